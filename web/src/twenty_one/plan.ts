/* What is to be decided, as the Now panel and the map put it. Always true: a button is lit only if the house has offered
 * its move. Plans of a turn stand in plan_turn.ts, of a Deal in plan_deal.ts; those of the desk and the run by themselves. */
import type { GameInfo } from "../table/api";
import { fits } from "../table/options";
import type { Family, Move, Turn } from "../table/wire";
import { say } from "../voice/voice";
import type { Board, Square } from "./view";

export interface Act {
  label: string;
  run: () => void;
  off?: boolean;
  /** its verb */
  at?: string | undefined;
  chance?: number | undefined;
}
export interface Plan {
  kicker?: string;
  title: string;
  main: Act | null;
  more?: Act | null;
  out?: Act | null;
  /** a step back, undoing nothing: Escape */
  back?: (() => void) | null;
  /** squares that may be chosen on the map */
  squares?: { open: Square[]; chosen: Square | null; pick: (square: Square) => void; what: string } | null;
  /** figures that may be chosen on the map */
  bodies?: { open: string[]; chosen: string[]; pick: (id: string) => void } | null;
  /** cards of a hand that may be chosen: by party, then name */
  cards?: {
    open: { first: string[]; second: string[] };
    chosen: { hand: string; card: string }[];
    pick: (hand: "first" | "second", card: string) => void;
  } | null;
}

/** What every part of the screen is given. */
export interface Asked {
  board: Board;
  turn: Turn;
  options: Family[];
  info: GameInfo | null;
  /** the seat is asked now */
  mine: boolean;
  busy: boolean;
  /** plays a move; false: not taken */
  send: (move: Move, text?: string) => boolean;
  /** what the Now panel and the map show; call it in an $effect whenever it changes */
  decide: (plan: Plan) => void;
  /** opens somebody's sheet */
  sheet: (id: string) => void;
}

export function act(x: Pick<Asked, "options" | "send">, label: string, move: Move, ready = true): Act {
  return { label, at: move.do, run: () => void x.send(move), off: !ready || !fits(x.options, move) };
}
/** A button that waits for a choice: it says which. */
export const wanting = (label: string): Act => ({ label, run: () => undefined, off: true });
/** What leaves a choice again, for a button and for Escape. */
export const back = (run: () => void) => ({ out: { label: say("page-back"), run }, back: run });
/** The question of the house. */
export const heading = (x: Pick<Asked, "turn">) => x.turn.ask ?? "";
