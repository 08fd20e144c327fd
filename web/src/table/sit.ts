/* Sitting down with what an address brings: an invitation, or the token of a seat. Always true: what an invitation is
 * exchanged for is kept before the house is asked, so that an answer that was lost can be asked for again. */
import { HouseError, json, post, tableInfo } from "./api";
import { keepSeat, seatAt, seatsOf, underKey, type Seat, type Shelf } from "./seats";

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
  const found = await keep(shelf, table, got.token, got.token === given ? {} : { invitation: given });
  shelf.removeItem(SITTING + given);
  return got.token === given ? found : underKey(shelf, found);
}

async function keep(shelf: Shelf, table: string, token: string, more: Partial<Seat>): Promise<Seat> {
  const at = await tableInfo({ table, token });
  const kept = seatAt(shelf, table, at.seat);
  const found: Seat = {
    ...(kept ?? {}),
    table,
    seat: at.seat,
    token,
    game: at.game,
    seats: at.seats,
    made: kept?.made ?? Date.now(),
    ...more,
  };
  keepSeat(shelf, found);
  return found;
}

/** A seat of a table of the list, without an invitation. */
export const sitAsStranger = (shelf: Shelf, table: string, seat: number) => sitUnasked(shelf, table, "sit", { seat });

/** A seat for which the token that is asked for is kept until it has come. */
async function sitUnasked(shelf: Shelf, table: string, how: "sit" | "back", body: object): Promise<Seat> {
  const wish = shelf.getItem(SITTING + table) ?? freshToken();
  shelf.setItem(SITTING + table, wish);
  const got = await json<{ token: string }>(`/api/tables/${table}/${how}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...body, token: wish }),
  }).catch((error: unknown) => {
    if (error instanceof HouseError && error.status) shelf.removeItem(SITTING + table); // it was answered
    throw error;
  });
  const found = await keep(shelf, table, got.token, {});
  shelf.removeItem(SITTING + table);
  return underKey(shelf, found);
}

/** The same seat at the table of the next evening: the token of the one that is over opens it. */
export async function sitOn(shelf: Shelf, seat: Seat, table: string): Promise<Seat> {
  const kept = seatAt(shelf, table, seat.seat);
  if (kept) return kept;
  const got = await post<{ token: string }>(`/api/tables/${table}/sit`, seat.token, {});
  return underKey(shelf, await keep(shelf, table, got.token, {}));
}

/** The words by which another device gets this seat. */
export const phraseFor = async (seat: Pick<Seat, "table" | "token">) =>
  (await post<{ phrase: string }>(`/api/tables/${seat.table}/phrase`, seat.token, {})).phrase.split(" ");

/** The seat of such words, which are kept nowhere. */
export const comeBack = (shelf: Shelf, table: string, phrase: string) => sitUnasked(shelf, table, "back", { phrase });
