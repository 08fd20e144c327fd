/* The same game once more: the same options and company at a new table. */
import { newTable, type NewTable, takeSeats } from "../lobby/begin";
import { type GameInfo, post } from "../table/api";
import { tableLog } from "../table/log";
import type { Seat } from "../table/seats";
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
export const nextEvening = async (seat: Seat, path: string): Promise<string> =>
  takeSeats(await post<NewTable>(path, seat.token, {}));
