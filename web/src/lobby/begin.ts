/* New tables, and matches brought along. Always true: a seat that the house gives to this browser is kept before the
 * page goes there. */
import { here, isHere, keeps, pathTo } from "../here/place";
import type { Hints } from "../kit/hints.svelte";
import { bearer, json } from "../table/api";
import { keepSeat, seatAt, underKey, type Seat } from "../table/seats";
import { sitDown } from "../table/sit";
import { say } from "../voice/voice";

export interface NewTable {
  table: string;
  game: string;
  /** a token of one's own seat, or an invitation for someone else's */
  seats: { seat: number; who: string; token?: string; invitation?: string; path?: string }[];
  /** it was asked for as a lesson */
  lesson?: boolean;
}

export const newTable = (
  wish:
    | {
        game: string;
        seats: string[];
        gather?: boolean;
        hints?: Hints;
        think?: string;
        level?: Level;
        clock?: { move?: number; match?: number; add?: number; slow?: true; late: "least" | "bot" };
        rules?: Record<string, string | number>;
        name?: string;
        seed?: number;
        watchers?: true;
        "watch-moves"?: number;
        "watch-seconds"?: number;
      }
    | { lesson: string; step?: string },
) =>
  json<NewTable>(keeps ? "/here/tables" : "/api/tables", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(wish),
  }).then((made) => ({ ...made, lesson: "lesson" in wish }));

/** Whether the master may let pass what the rules refuse. */
export const LEVELS = ["enforce", "warn"] as const;
export type Level = (typeof LEVELS)[number];

/** Who may watch a new table: nobody, or anyone with the link, at once or late. */
export const LOOKS = {
  nobody: {},
  now: { watchers: true },
  moves: { watchers: true, "watch-moves": 3 },
  minute: { watchers: true, "watch-seconds": 60 },
} as const;
export type Looks = keyof typeof LOOKS;

export const importLog = (log: string) =>
  json<NewTable>(here ? "/here/import" : "/api/import", {
    method: "POST",
    headers: { "Content-Type": "application/x-ndjson" },
    body: log,
  });

/** Keeps the seats of a new table that are this browser's; gives the path to the first. Where nobody is "me" it is the
 *  first that is not a bot's. */
export async function takeSeats(made: NewTable, name?: string): Promise<string> {
  const seats = made.seats.map((s) => s.who);
  const mine = made.seats.filter((s) => s.token);
  const first = mine[0] ?? made.seats.find((s) => s.invitation);
  const invites = made.seats.filter((s) => s.invitation && s !== first).map((s) => ({ seat: s.seat, path: s.path! }));
  const kept = mine.map((s) => ({
    table: made.table,
    seat: s.seat,
    token: s.token!,
    game: made.game,
    seats,
    made: Date.now(),
  }));
  if (!mine.length && first) kept.push(await sitDown(localStorage, made.table, first.invitation!));
  try {
    for (const seat of kept)
      keepSeat(localStorage, {
        ...seat,
        ...(invites.length ? { invites } : {}),
        ...(name ? { name } : {}),
        ...(made.lesson ? { lesson: true } : {}),
      });
  } catch {
    throw new Error(say("page-no-room"));
  }
  for (const { table, seat } of mine.length ? kept : [])
    await underKey(localStorage, seatAt(localStorage, table, seat)!);
  return pathTo(made.table, first?.seat ?? 0);
}

/** Takes a table here away with its log, when no seat of it is left in this browser. */
export const dropTable = (seat: Seat) =>
  isHere(seat.table) ? json(`/api/tables/${seat.table}`, { ...bearer(seat.token), method: "DELETE" }) : undefined;
