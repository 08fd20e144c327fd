/* What the lobby says of a game's options and of the company that one has. Always true: made from what the house tells
 * of the game. */
import type { GameInfo, RuleInfo } from "../table/api";
import { seatTitle } from "../table/people";
import { say } from "../voice/voice";

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];

const YES: Record<string, () => string> = {
  no: () => say("page-option-no"),
  off: () => say("page-option-no"),
  yes: () => say("page-option-yes"),
  on: () => say("page-option-yes"),
};

/** The stories of a pack by title, in the pack's order. */
export function runsOf(cards: Record<string, unknown>): string[] {
  const told = (cards["runs"] ?? cards["scenarios"] ?? {}) as Record<string, { title?: string }>;
  return Object.values(told).map((run) => run.title ?? "");
}

/** A value of an option in words, `title` where the game has some: "first" by the title of the story, "" for one that the pack
 *  has not. */
export function wordOf(word: string, title: string | undefined, runs: readonly string[] | undefined): string {
  const at = ORDINALS.indexOf(word);
  if (at >= 0 && runs?.length) return runs[at] ?? "";
  return YES[word]?.() ?? title ?? word;
}

/** Which table it is, by who sits there: "as Berrick Stoll, with Mother Quill and the GM (bot careful)". */
export function seated(
  game: GameInfo | undefined,
  seats: readonly string[],
  mine: number,
  called: readonly string[] = [],
): string {
  const roles = game?.roles?.slice(0, seats.length) ?? [];
  const master = game?.master ?? false;
  const name = (seat: number) => {
    const own = called[seat];
    return own && own !== seatTitle(roles, seat, master) ? own : seatTitle(roles, seat, master, false);
  };
  const others = seats.flatMap((who, seat) =>
    seat === mine
      ? []
      : [who === "me" || who === "open" ? name(seat) : say("page-seat-by-bot", { title: name(seat), name: who })],
  );
  return others.length ? say("page-mine-with", { who: name(mine), others }) : say("page-mine-as", { who: name(mine) });
}

/** Between which numbers it may be. */
export function bound(rule: RuleInfo): string {
  return rule.words ? "" : ` ${say("page-option-bound", { min: rule.min, max: rule.max })}`;
}

/** Who sits at the table of somebody who plays alone: "Bots play the GM and player 2." */
export function company(game: GameInfo): string {
  const line = game.solo ?? [];
  const roles = line.map((_, seat) => game.roles?.[seat] ?? "");
  const bots = line.flatMap((who, seat) => (who === "me" ? [] : [seatTitle(roles, seat, game.master ?? false, false)]));
  return bots.length ? say("page-company", { count: bots.length, seats: bots }) : "";
}
