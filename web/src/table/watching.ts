/* A table without a seat at it. Always true: whoever watches holds no token, and keeps nothing in this browser. */
import { tableLog } from "./log";
import { HouseError } from "./api";
import { parse } from "./straight";
import type { Seat } from "./seats";

/** The place of a watcher, if the table lets anyone watch: its log, which says which game it is, is open to all then. */
export async function watch(table: string): Promise<Seat | null> {
  const seat = { table, seat: -1, token: "", game: "", seats: [], made: 0 };
  try {
    const [head = "{}"] = (await tableLog(seat, "own")).split("\n", 1);
    return { ...seat, game: parse<{ game: string }>(head).game };
  } catch (error) {
    if (error instanceof HouseError && error.status === 401) return null;
    throw error;
  }
}
