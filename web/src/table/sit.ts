/* Sitting down with what an address brings: an invitation, or the token of a seat. Always true: what an invitation is
 * exchanged for is kept before the house is asked, so that an answer that was lost can be asked for again. */
import { post, tableInfo } from "./api";
import { keepSeat, seatAt, seatsOf, type Seat, type Shelf } from "./seats";

const SITTING = "croupier.sitting.";

function freshToken(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (b) => b.toString(16).padStart(2, "0")).join("");
}

export async function sitDown(shelf: Shelf, table: string, given: string): Promise<Seat> {
  const before = seatsOf(shelf, table).find((seat) => seat.invitation === given || seat.token === given);
  if (before) return before; // the link was followed again
  const wish = shelf.getItem(SITTING + given) ?? freshToken();
  shelf.setItem(SITTING + given, wish);
  const got = await post<{ seat: number; token: string }>(`/api/tables/${table}/sit`, given, { token: wish });
  const at = await tableInfo({ table, token: got.token });
  const kept = seatAt(shelf, table, at.seat);
  const found: Seat = {
    ...(kept ?? {}),
    table,
    seat: at.seat,
    token: got.token,
    game: at.game,
    seats: at.seats,
    made: kept?.made ?? Date.now(),
    ...(got.token === given ? {} : { invitation: given }),
  };
  keepSeat(shelf, found);
  shelf.removeItem(SITTING + given);
  return found;
}
