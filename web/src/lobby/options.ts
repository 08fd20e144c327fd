/* What the lobby says of a game's options and of the company that one has. Always true: made from what the house tells
 * of the game. */
import type { GameInfo, RuleInfo } from "../table/api";
import { seatTitle } from "../table/people";

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];

/** The stories of a pack by title, in the pack's order. */
export function runsOf(cards: Record<string, unknown>): string[] {
  const told = (cards["runs"] ?? cards["scenarios"] ?? {}) as Record<string, { title?: string }>;
  return Object.values(told).map((run) => run.title ?? "");
}

/** A value of an option in words: "first" by the title of the story, "" for one that the pack has not. */
export function wordOf(word: string, runs: readonly string[] | undefined): string {
  const at = ORDINALS.indexOf(word);
  return at < 0 || !runs?.length ? word.replaceAll("-", " ") : (runs[at] ?? "");
}

const lower = (title: string) => (title.startsWith("The ") ? `the ${title.slice(4)}` : `${title.charAt(0).toLowerCase()}${title.slice(1)}`);
const listed = (of: readonly string[]) => (of.length > 2 ? `${of.slice(0, -1).join(", ")} and ${of.at(-1)}` : of.join(" and "));

/** Which table it is, by who sits there: "as Berrick Stoll, with Mother Quill and a bot as the GM". */
export function seated(game: GameInfo | undefined, seats: readonly string[], mine: number, called: readonly string[] = []): string {
  const roles = game?.roles?.slice(0, seats.length) ?? [];
  const name = (seat: number) => called[seat] || lower(seatTitle(roles, seat, game?.master ?? false));
  const known = (title: string) => (title.startsWith("The ") ? lower(title) : title);
  const others = seats.flatMap((who, seat) => (seat === mine ? [] : [`${known(name(seat))}${who === "me" || who === "open" ? "" : ` (bot ${who})`}`]));
  return `as ${known(name(mine))}${others.length ? `, with ${listed(others)}` : ""}`;
}

/** Between which numbers it may be. */
export function bound(rule: RuleInfo): string {
  return rule.words ? "" : ` (${rule.min} to ${rule.max})`;
}

/** Who sits at the table of somebody who plays alone: "Bots play the GM and player 2." */
export function company(game: GameInfo): string {
  const line = game.solo ?? [];
  const roles = line.map((_, seat) => game.roles?.[seat] ?? "player");
  const bots = line.flatMap((who, seat) => (who === "me" ? [] : [seatTitle(roles, seat, game.master ?? false)]));
  const named = bots.map(lower);
  const list = listed(named);
  return !named.length ? "" : named.length === 1 ? `A bot plays ${list}.` : `Bots play ${list}.`;
}
