/* Several seats at one screen: what a game says of when one of them has to look alone, and what one of them has asked to be
 * asked. Always true: a seat's secrets are shown in its own visit only, and what it is not asked is declined for it. */
import { folder } from "./screens";
import type { Seat } from "./seats";
import type { Move, StoryLine, Turn } from "./wire";

/** What a seat may want to be asked, off till it says so. */
export type Idle = "step-in" | "discard";

/** The module `sharing.ts` of a game's room. */
export interface Manner {
  /** What of its round a seat sees in one visit; "": this turn asks for nothing secret, and needs none. */
  visit: (turn: Turn) => string;
  /** What kind of idle question this is, or null. */
  idle: (turn: Turn) => Idle | null;
  /** How the one that is asked declines it. */
  decline: (turn: Turn) => Move | null;
  /** Whether only the seat itself may read the line. */
  secret: (line: StoryLine) => boolean;
}
const manners = import.meta.glob<Manner>("../*/sharing.ts");
export async function mannerOf(game: string): Promise<Manner | null> {
  return (await manners[`${folder(game)}sharing.ts`]?.()) ?? null;
}

/** What a screen is given of it. */
export interface Sharing {
  /** nothing of the seat's own is shown */
  open: boolean;
  /** whose table this is */
  name: string;
  asks: readonly Idle[];
  ask: (what: Idle, on: boolean) => void;
}

const keyOf = (seat: Seat) => `croupier.asks.${seat.table}.${seat.seat}`;
export function asksOf(shelf: Pick<Storage, "getItem">, seat: Seat): Idle[] {
  return (shelf.getItem(keyOf(seat)) ?? "").split(" ").filter((one) => one !== "") as Idle[];
}
export function keepAsks(shelf: Pick<Storage, "setItem">, seat: Seat, asks: readonly Idle[]): void {
  shelf.setItem(keyOf(seat), asks.join(" "));
}

/** Whether the seat is in truth asked: not where it is spared the question. */
export function trulyAsked(manner: Manner | null, turn: Turn, asks: readonly Idle[]): boolean {
  const idle = manner?.idle(turn);
  return !idle || asks.includes(idle);
}
