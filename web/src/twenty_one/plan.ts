/* What is to be decided, as the Now panel, the map and the cards put it. Always true: which moves there are, and what they are
 * called, is the game's (table/making.ts); a plan says which button comes first and what is picked by touching what. Plans of a
 * turn stand in plan_turn.ts, of a Deal in plan_deal.ts, of Skills in plan_skills.ts, of the GM's desk in plan_desk.ts. */
import type { GameInfo } from "../table/api";
import type { Making, Picked, Plan as Buttons } from "../table/making";
import type { Move, Turn } from "../table/wire";
import type { Draft } from "./draft.svelte";
import type { Board } from "./view";

export type Hand = "first" | "second";
/** Things that may be touched: what is open, what is picked, and what a touch picks. Once more on what is picked does it. */
export interface Touch<T> {
  open: T[];
  chosen: T[];
  pick: (one: T) => Partial<Picked>;
  /** a touch adds one, or takes it out again */
  several?: boolean;
}
export interface Plan extends Buttons {
  kicker?: string;
  /** the squares of this verb may be touched; what stands for that on the map */
  squares?: { verb: string; what: string } | null;
  /** figures, by their ids */
  bodies?: Touch<string> | null;
  /** cards of the hands on the table */
  cards?: Touch<{ hand: Hand; card: string }> | null;
}

/** What every part of the screen is given. */
export interface Asked extends Making {
  board: Board;
  turn: Turn;
  info: GameInfo | null;
  /** the seat is asked now */
  mine: boolean;
  /** all others at the table are bots */
  alone?: boolean;
  busy: boolean;
  own: Draft;
  /** takes what is touched, or does it where it was picked before */
  touch: (part: Partial<Picked>, again: boolean) => void;
  /** plays a move; false: not taken */
  send: (move: Move, text?: string) => boolean;
  /** what the Now panel and the map show; call it in an $effect whenever it changes */
  decide: (plan: Plan) => void;
  /** opens somebody's sheet */
  sheet: (id: string) => void;
}
