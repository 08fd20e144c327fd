/* New tables, and matches brought along. Always true: a seat that the house gives to this browser is kept before the
 * page goes there. */
import { json } from "../table/api";
import { keepSeat } from "../table/seats";

export interface NewTable {
  table: string;
  game: string;
  seats: { seat: number; who: string; token?: string; path?: string }[];
}

export const newTable = (wish: { game: string; seats: string[]; rules?: Record<string, string | number>; name?: string; seed?: number }) =>
  json<NewTable>("/api/tables", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(wish) });

export const importLog = (log: string) =>
  json<NewTable>("/api/import", { method: "POST", headers: { "Content-Type": "application/x-ndjson" }, body: log });

/** Keeps the seats of a new table that are this browser's; gives the path to the first. */
export function takeSeats(made: NewTable, name?: string): string {
  const seats = made.seats.map((s) => s.who);
  const invites = made.seats.filter((s) => s.who === "open" && s.path).map((s) => ({ seat: s.seat, path: s.path! }));
  const mine = made.seats.filter((s) => s.who === "me" && s.token);
  const kept = mine.length ? mine : made.seats.filter((s) => s.token).slice(0, 1);
  for (const s of kept)
    keepSeat(localStorage, {
      table: made.table, seat: s.seat, token: s.token!, game: made.game, seats, made: Date.now(),
      ...(invites.length ? { invites } : {}), ...(name ? { name } : {}),
    });
  return `/t/${made.table}#seat-${kept[0]?.seat ?? 0}`;
}
