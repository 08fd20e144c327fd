/* What came of the Deals and Delays since one's own turn before this one. Always true: each sentence is the story's; only
 * cards that are taken are counted, not named. */
const TURN = /\bIt is your turn\.|\bYour Delay is over\b/;
const BEGUN = /\baims? at\b|\bDelay is over\b|\bcasts?\b/;
const TELLS = /^A draw\b|\b(?:wins?|succeeds?|fails?|bust|withstands?|beaten|flees?|Stunned|Incapacitated)\b|onto the Damage Pile|Damage Pile loses|Delay comes to nothing|Delay, not to/;
const TAKES = /(takes?) (.+) onto the Damage Pile: (\d+ of \d+)\./;

const sentences = (line: string) => line.split(/(?<=\.)\s+(?=[A-Z])/);
function shorter(sentence: string): string {
  return sentence.replace(TAKES, (_, takes: string, cards: string, pile: string) => {
    const n = cards.split(/, | and /).length;
    return `${takes} ${n} card${n === 1 ? "" : "s"}, Damage ${pile}.`;
  });
}

/** One line for each Deal; the story's end is the begin of one's own turn, or what was done in it. */
export function sinceTurn(story: readonly string[]): string[] {
  const now = story.findLastIndex((line) => TURN.test(line));
  const before = story.findLastIndex((line, i) => i < now && (TURN.test(line) || line.startsWith("The Conflict begins.")));
  if (now < 0 || before < 0) return [];
  const deals: { what: string; came: string[] }[] = [{ what: "", came: [] }];
  for (const sentence of story.slice(before, now + 1).flatMap((line, i) => (i ? sentences(line) : sentences(line).filter((s) => BEGUN.test(s) && !TELLS.test(s))))) {
    if (TELLS.test(sentence)) deals.at(-1)!.came.push(shorter(sentence));
    else if (BEGUN.test(sentence)) deals.push({ what: sentence, came: [] });
  }
  return deals.filter((deal) => deal.came.length).map((deal) => [deal.what, ...deal.came].filter(Boolean).join(" "));
}
