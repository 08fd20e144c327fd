/* What is to be decided, as the Now panel, the map and the cards put it. Always true: which moves there are, and what they are
 * called, is the game's (table/making.ts); a plan says which button comes first and what is picked by touching what. Plans of a
 * turn stand in plan_turn.ts, of a Deal in plan_deal.ts, of Skills in plan_skills.ts, of the GM's desk in plan_desk.ts. */
import type { GameInfo } from "../table/api";
import { begun, deed, type Begun, type Deed, type Making, type Picked, type Plan as Buttons } from "../table/making";
import type { Move, Turn } from "../table/wire";
import { say } from "../voice/voice";
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
  title: string;
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

/** A button that waits for a touch: it says of what. */
export const wanting = (label: string): Deed => ({ label, off: true });
/** What leaves a choice again, for a button and for Escape. */
export const back = (run: () => void) => ({ out: { label: say("page-back"), run }, back: true });
/** The question of the house. */
export const heading = (x: Pick<Asked, "turn">) => x.turn.ask ?? "";
/** What is begun: whole as the title, in a few words on the button, and the way back. */
export function doing(x: Asked, verb: string, more: Partial<Deed> = {}): Plan {
  const main = deed(x, verb, more);
  const { label, ask } = x.said(main.move as Begun);
  return { ...begun(x, verb), title: (main.off ? ask : undefined) ?? label ?? x.title(verb), main };
}
