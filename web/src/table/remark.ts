/* What bots say, and how they are called: as the program does it (table/remark.h), from the number of an entry and what the
 * story tells everyone of it. Always true: a remark stands beside the story's line, and changes nothing of what happened. */
import { recall } from "../kit/theme";
import { say, sayIf } from "../voice/voice";
import type { Hello, StoryLine } from "./wire";

const APART = 3;
const times = (n: number) => Math.imul(n ^ (n >>> 16), 0x45d9f3b);
/** One to one, so that no two entries are equal. */
export function mixed(n: number): number {
  const m = times(times(n));
  return (m ^ (m >>> 16)) >>> 0;
}
/** Whether bots may say something at entry n. */
export function due(n: number): boolean {
  for (let d = 1; d <= APART; d++) if (mixed(n + d) > mixed(n) || mixed(n - d) > mixed(n)) return false;
  return true;
}

function put(game: string, kind: string, bot: string, word: string, turn = 0): string | undefined {
  const id = `${game}-${kind}-${bot.split(":")[0]}-${word}`;
  return (turn & 1 ? sayIf(`${id}-2`) : undefined) ?? sayIf(id);
}

/** What people call a bot of the game; undefined: it has no name, or its words were not loaded. */
export const nameOfBot = (game: string, bot: string) => put(game, "remark", bot, "name");
/** The same of the bot at a seat: where several are of one kind, the later ones have a number. */
function nameAt(game: string, bots: readonly string[], seat: number): string {
  const kind = (bot: string | undefined) => bot?.split(":")[0];
  const name = nameOfBot(game, bots[seat] ?? "") ?? "";
  const before = bots.slice(0, seat).filter((bot) => kind(bot) === kind(bots[seat])).length;
  return name && before ? `${name} ${before + 1}` : name;
}
/** What a bot is called where people choose one: "Mother Tally (bot careful)". */
export function botCalled(game: string, bot: string, start = false): string {
  const title = nameOfBot(game, bot);
  return title ? say("page-seat-by-bot", { title, name: bot }) : say("page-seat-bot", { name: bot, start });
}

/** The line with what a bot says of it. `bots`: the bot at each seat, "" where there is none. */
export function remarked(line: StoryLine, game: string, bots: readonly string[], over: boolean): StoryLine {
  const first = Number(sayIf(`${game}-remark-seat-first`) ?? 0);
  const of = (seat: number, words: string | undefined): StoryLine | undefined =>
    words ? { ...line, remark: { seat, name: nameAt(game, bots, seat), words } } : undefined;
  for (const [id, , who] of line.to === undefined ? (line.says ?? []) : []) {
    const seat = typeof who === "number" ? who + first : -1;
    const bot = bots[seat];
    if (!bot) continue;
    const words =
      put(game, "outcry", bot, id, mixed(line.n)) ??
      (due(line.n) ? put(game, "remark", bot, id, mixed(line.n)) : undefined);
    const told = of(seat, words);
    if (told) return told;
  }
  const seat = over ? bots.findIndex((bot) => bot && put(game, "remark", bot, "over")) : -1;
  return (seat >= 0 && of(seat, put(game, "remark", bots[seat]!, "over"))) || line;
}

/** What each kind of bot says as it sits down, before anything has happened. */
function sits(game: string, bots: readonly string[]): StoryLine[] {
  return bots.flatMap((bot, seat) => {
    const words = bot && bots.indexOf(bot) === seat ? put(game, "remark", bot, "sits") : undefined;
    return words ? [{ n: -1 - seat, text: "", remark: { seat, name: nameAt(game, bots, seat), words } }] : [];
  });
}

const known = new WeakMap<StoryLine, StoryLine>();
/** The story with what the bots of the table say. A line stays the same object. */
export function withRemarks(story: readonly StoryLine[], hello: Hello | null, over: boolean): StoryLine[] {
  if (!hello) return [...story];
  const bots = hello.who?.map((w) => (w.bot ? w.name : "")) ?? [];
  const last = over ? story.at(-1) : undefined;
  const told = story.map((line) => {
    const kept = line === last ? undefined : known.get(line);
    const now = kept ?? remarked(line, hello.game, bots, line === last);
    if (line !== last) known.set(line, now);
    return now;
  });
  return [...sits(hello.game, bots), ...told];
}

const KEPT = "croupier.remarks";
/** Whether bots say something: a setting of this browser, for its reader alone. */
export const remarksKept = (): boolean => recall(KEPT) !== "off";
export function keepRemarks(on: boolean): void {
  localStorage.setItem(KEPT, on ? "on" : "off");
}
