/* The same game once more: the same options and company at a new table. */
import { pathTo } from "../here/place";
import { newTable, type NewTable, takeSeats } from "../lobby/begin";
import { type GameInfo, post } from "../table/api";
import { tableLog } from "../table/log";
import { seatsOf, type Seat } from "../table/seats";
import { sitOn } from "../table/sit";
import { readEnds, type Head } from "./source";

export const botsOf = (info: GameInfo | null): string[] => info?.bots.map((bot) => bot.name) ?? [];

/** Gives the path of the new table. Seats of people are mine, or to be invited as they were. */
export async function playAgain(head: Head, bots: readonly string[], seat: number): Promise<string> {
  const seats = head.seats.map((name) => (bots.includes(name) || name === "me" ? name : "open"));
  if (!seats.includes("me")) seats[Math.max(seat, 0)] = "me";
  return takeSeats(await newTable({ game: head.game, seats, rules: head.rules }));
}

/** Of the table that this seat is at. */
export const againAt = async (seat: Seat, info: GameInfo | null): Promise<string> =>
  playAgain({ ...readEnds(await tableLog(seat)).head, seats: seat.seats }, botsOf(info), seat.seat);

/** The next evening of a campaign, which the table that is over leaves; gives the path of its table. */
export async function nextEvening(seat: Seat, path: string): Promise<string> {
  const made = await post<NewTable | { table: string }>(path, seat.token, {});
  return "seats" in made ? takeSeats(made) : seatAtNext(seat, made.table);
}

/** It has begun: all seats of this browser are taken there, and the path is that of this one. */
export async function seatAtNext(seat: Seat, table: string): Promise<string> {
  const { seat: at } = await sitOn(localStorage, seat, table);
  for (const other of seatsOf(localStorage, seat.table))
    if (other.seat !== at) await sitOn(localStorage, other, table).catch(() => undefined);
  return pathTo(table, at);
}
