/* What has been chosen but not done, and what the Now panel makes of it. Always true: nothing is sent before a button of the
 * plan is pressed, but, of who plays alone, a Discover and what it looks at: those can be taken back until they are paid. */
import type { Act } from "../kit/acts";
import { fits, has, names } from "../table/options";
import type { Family, Move } from "../table/wire";
import type { Board, Side } from "./view";

export interface Draft {
  card?: string;
  on?: string;
  shown?: boolean;
  target?: string;
  show?: boolean;
  /** Not chosen yet: what is offered first. */
  time?: number;
  coin?: number;
  side?: Side;
  boxes: string[];
  rat?: boolean;
}
export const fresh = (): Draft => ({ boxes: [] });

/** A question as a part of the room has it before it. */
export interface Asked {
  ask: string;
  options: readonly Family[];
  board: Board;
  seat: number;
  draft: Draft;
  change: (by: Partial<Draft>) => void;
  back: () => void;
  /** the last move, where it can be taken back */
  takeBack: (() => void) | null;
  send: (move: Move) => void;
  /** so many more bets are not made */
  leave: (bets: number) => void;
}
export interface Plan {
  kicker?: string;
  title: string;
  main: Act | null;
  best?: number | undefined;
  more?: Act | null;
  out?: Act | null;
  back?: boolean;
  phase?: string;
}

export function cardVerb(options: readonly Family[], card: string): string | null {
  const verbs = ["discover", "special", "sabotage", "react", "discard"];
  return verbs.find((verb) => names(options, { do: verb }, "card").includes(card)) ?? null;
}

/** What is looked at or aimed at: done at once where one plays alone, who can take it back, and nothing else goes with it. */
export function aimAt({ options, board, send, change }: Asked, target: string): void {
  const looks = has(options, "look");
  const shows = names(options, { do: "look", target }, "show");
  if (!board.alone || shows.length > 1) change({ target });
  else send(looks ? { do: "look", target, show: shows[0] ?? "no" } : { do: "aim", target });
}

/** No bet on the next Fight, where that is open. */
export function noBet(board: Board, options: readonly Family[]): Move | null {
  const none: Move = { do: "bet", fight: `fight-${board.betsMade + 1}`, on: "none", coin: 0 };
  return fits(options, none) ? none : null;
}
