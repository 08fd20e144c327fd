/* The seats that this browser may take: their tokens, kept in localStorage by table and seat. Always true: a token
 * stands in no URL but an invitation's fragment, and is taken out of the address as soon as it was read. */

export interface Seat {
  table: string;
  seat: number;
  token: string;
  game: string;
  /** who sits where, as asked for: "me", "open", a bot's name */
  seats: string[];
  made: number;
  /** what to send to the others */
  invites?: { seat: number; path: string }[];
  name?: string;
}

export type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

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

export function dropSeat(shelf: Shelf, table: string, seat: number): void {
  shelf.removeItem(keyOf(table, seat));
}

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
  return allSeats(shelf).filter((seat) => seat.table === table).sort((a, b) => a.seat - b.seat);
}

/** What an address asks for: a table, and a token or a seat in its fragment. */
export function readAddress(path: string, hash: string): { table: string; token?: string; seat?: number } | null {
  const table = /^\/t\/([0-9a-f]{32})$/.exec(path)?.[1];
  if (!table) return null;
  const token = /^#([0-9a-f]{64})$/.exec(hash)?.[1];
  const seat = /^#seat-(\d+)$/.exec(hash)?.[1];
  return { table, ...(token ? { token } : {}), ...(seat ? { seat: Number(seat) } : {}) };
}
