/* What came of the Deals and Delays since one's own turn before this one. Always true: each sentence is the story's, and what
 * it is about is known by its message alone. */
import type { StoryLine } from "../table/wire";

const TURN: readonly string[] = ["your-turn", "delay-yours"];
const BEGUN: readonly string[] = ["aim", "sweep", "square", "act", "swap", "put-away", "delay-over", "delay-yours"];
const CAME: readonly string[] = [
  "reached",
  "missed",
  "missed-bust",
  "win",
  "win-with",
  "win-to",
  "bust",
  "bust-at",
  "draw-at",
  "draw-bust",
  "undealt",
  "stunned",
  "pile-more",
  "pile-out",
  "pile-less",
  "down",
  "leave",
  "flee",
  "delay-broken",
  "delay-aimless",
  "delay-lost",
];

/** One line for each Deal; the story's end is the begin of one's own turn, or what was done in it. */
export function sinceTurn(story: readonly StoryLine[]): string[] {
  const said = story.flatMap((line) => line.says ?? []);
  const now = said.findLastIndex(([id]) => TURN.includes(id));
  const before = said.findLastIndex(([id], i) => i < now && (id === "fight" || TURN.includes(id)));
  if (now < 0 || before < 0) return [];
  const deals: { what: string; came: string[] }[] = [{ what: "", came: [] }];
  for (const [id, text] of said.slice(before, now)) {
    if (CAME.includes(id)) deals.at(-1)!.came.push(text.trim());
    else if (BEGUN.includes(id)) deals.push({ what: text.trim(), came: [] });
  }
  return deals.filter((deal) => deal.came.length).map((deal) => [deal.what, ...deal.came].filter(Boolean).join(" "));
}

/** The Conflict that is over was lost. */
export const lost = (story: readonly StoryLine[]) =>
  story
    .findLast((line) => line.says?.some(([id]) => id === "conflict-over"))
    ?.says?.some(([id]) => id.startsWith("defeat")) ?? false;
