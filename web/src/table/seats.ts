/* The seats that this browser may take: their tokens, kept in localStorage by table and seat. Always true: a token
 * stands in no URL but an invitation's fragment, and is taken out of the address as soon as it was read. */

/** A link for somebody else. */
export interface Invite {
  seat: number;
  path: string;
}

export interface Seat {
  table: string;
  seat: number;
  token: string;
  game: string;
  /** who sits where, as asked for: "me", "open", a bot's name */
  seats: string[];
  made: number;
  /** what it was exchanged for */
  invitation?: string;
  /** what to send to the others */
  invites?: Invite[];
  name?: string;
  /** the table began as a lesson */
  lesson?: boolean;
  /** whose key it is under (web/src/key): that key's mark, or NOT_YET */
  key?: string;
}

export type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** Where the path of a table is kept that was begun by "Play now": what a first turn needs is then chosen by lot. */
export const AT_ONCE = "croupier.at-once";
export function begunAtOnce(): boolean {
  const path = sessionStorage.getItem(AT_ONCE);
  return path !== null && location.href.endsWith(path.replace(/^\./, ""));
}

/** Where this browser keeps a person's key; and the mark of a seat that is to be put under it. */
export const KEY_KEPT = "croupier.key";
export const NOT_YET = "?";

const PREFIX = "croupier.seat.";

function keyOf(table: string, seat: number): string {
  return `${PREFIX}${table}.${seat}`;
}

function read(text: string | null): Seat | null {
  if (text === null) return null;
  try {
    const seat = JSON.parse(text) as Seat;
    return typeof seat.token === "string" && typeof seat.table === "string" ? seat : null;
  } catch {
    return null;
  }
}

export function keepSeat(shelf: Shelf, seat: Seat): void {
  shelf.setItem(keyOf(seat.table, seat.seat), JSON.stringify(seat));
}

export function seatAt(shelf: Shelf, table: string, seat: number): Seat | null {
  return read(shelf.getItem(keyOf(table, seat)));
}

/** With the new link for a seat, in the place of its old one. */
export function withInvite(seat: Seat, to: Invite): Seat {
  return {
    ...seat,
    seats: seat.seats.map((who, at) => (at === to.seat && who !== "me" ? "open" : who)),
    invites: [...(seat.invites ?? []).filter((old) => old.seat !== to.seat), to],
  };
}

export function dropSeat(shelf: Shelf, table: string, seat: number): void {
  shelf.removeItem(keyOf(table, seat));
}

/** Whether this browser can be told, when no page is open, that it is this seat's turn. */
export const mayTell = ({ seat, table, lesson }: Seat) =>
  seat >= 0 && !lesson && !table.startsWith("here-") && window.isSecureContext && "PushManager" in window;
/** The key under which the seats are kept for which it is. */
export const TOLD_SEATS = "croupier.push";

/** All seats, newest first. */
export function allSeats(shelf: Shelf): Seat[] {
  const found: Seat[] = [];
  for (let i = 0; i < shelf.length; i++) {
    const key = shelf.key(i);
    const seat = key?.startsWith(PREFIX) ? read(shelf.getItem(key)) : null;
    if (seat) found.push(seat);
  }
  return found.sort((a, b) => b.made - a.made || a.seat - b.seat);
}

export function seatsOf(shelf: Shelf, table: string): Seat[] {
  return allSeats(shelf)
    .filter((seat) => seat.table === table)
    .sort((a, b) => a.seat - b.seat);
}

/** A seat that has just been taken is the key's that is here. The table is played, too, when the house cannot be told now. */
export async function underKey(shelf: Shelf, seat: Seat): Promise<Seat> {
  if (shelf.getItem(KEY_KEPT) === null || seat.table.startsWith("here-")) return seat;
  try {
    return await (await import("../key/key")).putSeat(shelf, seat);
  } catch {
    keepSeat(shelf, { ...seat, key: NOT_YET });
    return seat;
  }
}

const COVER = "croupier.cover";

/** That this window is covered for a seat, or for none: kept with the window, so that loading it again uncovers nothing. */
export function coverFor(shelf: Shelf, seat: Seat | null): void {
  if (seat) shelf.setItem(COVER, `${seat.table} ${seat.seat}`);
  else shelf.removeItem(COVER);
}

/** The seat of a table for which this window is covered, if its token is still here. */
export function coveredFor(window: Shelf, shelf: Shelf, table: string): Seat | null {
  const [at, seat] = (window.getItem(COVER) ?? "").split(" ");
  return at === table && seat !== undefined ? seatAt(shelf, table, Number(seat)) : null;
}

/** What else than the whole table is shown: one seat's own part of it, for a phone; or what all in a room may see, on its
 *  large screen. */
export type Frame = "own" | "screen";
export interface Address {
  table: string;
  token?: string;
  seat?: number;
  frame?: Frame;
}

/** What an address asks for: a table, and a token or a seat in its fragment. */
export function readAddress(path: string, hash: string, search = ""): Address | null {
  const table = /^\/t\/([0-9a-f]{32})$/.exec(path)?.[1] ?? /^\?t=(here-[0-9a-f]{32})$/.exec(search)?.[1];
  if (!table) return null;
  const [, token, own] = /^#([0-9a-f]{64})(-own)?$/.exec(hash) ?? [];
  const [, of, seat] = /^#(seat|own|screen)-(\d+)$/.exec(hash) ?? [];
  const frame = of === "own" || of === "screen" ? of : own ? "own" : undefined;
  return { table, ...(token ? { token } : {}), ...(seat ? { seat: Number(seat) } : {}), ...(frame ? { frame } : {}) };
}
