/* What the lobby knows by a person's key before it shows their tables. */
import type { TableInfo } from "../table/api";
import { allSeats, NOT_YET, type Seat, type Shelf } from "../table/seats";
import { keptKey, putSeat, tablesOf, takeTables, type KeyTable } from "./key";

export const keyName = () => keptKey(localStorage)?.name ?? "";

/** Tables that the key has come into this browser; of those that are over it is said how, and the house is not asked more. */
export async function refresh(shelf: Shelf) {
  const key = keptKey(shelf);
  if (!key) return null;
  for (const seat of allSeats(shelf)) if (seat.key === NOT_YET) await putSeat(shelf, seat).catch(() => undefined);
  const has = await tablesOf(key);
  takeTables(shelf, key, has);
  const of = (seat: Seat): KeyTable | undefined =>
    has.tables.find((one) => one.table === seat.table && one.seat === seat.seat && one.is === "over");
  return {
    points: (seat: Seat) => of(seat)?.points,
    over: (seat: Seat): TableInfo => ({
      ...seat,
      n: 0,
      created: seat.made,
      phase: "",
      over: true,
      mine: false,
      name: seat.name ?? "",
    }),
  };
}
