/* The house's plain questions and answers (HTTP, JSON). */
import { keepSeat, type Seat } from "./seats";

export interface RuleInfo {
  name: string;
  help: string;
  min: number;
  max: number;
  default: number;
  words?: string[];
}
export interface GameInfo {
  name: string;
  title: string;
  author: string;
  about: string;
  edition: number;
  seats_min: number;
  seats_max: number;
  /** seat 0 runs the game for the others */
  master?: boolean;
  /** who sits where when one plays alone */
  solo?: string[];
  roles?: string[];
  rules: RuleInfo[];
  bots: { name: string; help: string }[];
  phases: { name: string; title: string; kind: string }[];
  verbs: { name: string; help: string; text?: "open" | "secret" | "shown"; args: { name: string; secret: boolean; label?: boolean }[] }[];
}
export interface TableInfo {
  table: string;
  game: string;
  name?: string;
  created: number;
  seat: number;
  seats: string[];
  roles?: string[];
  n: number;
  phase: string;
  title?: string;
  round?: number;
  mine?: boolean;
  over: boolean;
}
export interface NewTable {
  table: string;
  game: string;
  seats: { seat: number; who: string; token?: string; path?: string }[];
}

/** What went wrong, in one sentence for people. */
export class HouseError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new HouseError(0, "The house does not answer. Is it still running?");
  }
  if (response.ok) return response;
  const told = (await response.json().catch(() => null)) as { error?: { message?: string } } | null;
  throw new HouseError(response.status, told?.error?.message ?? `The house answered ${response.status}.`);
}

async function json<T>(path: string, init?: RequestInit): Promise<T> {
  return (await (await ask(path, init)).json()) as T;
}

function bearer(token: string): RequestInit {
  return { headers: { Authorization: `Bearer ${token}` } };
}

export const games = () => json<GameInfo[]>("/api/games");
export const cards = (game: string) => json<Record<string, unknown>>(`/api/games/${game}/cards`);
export const tableInfo = (seat: Seat) => json<TableInfo>(`/api/tables/${seat.table}`, bearer(seat.token));
/** The whole log once it may be had, else what this seat may know; `own`: always that. */
export const tableLog = async (seat: Seat, own = false) => (await ask(`/api/tables/${seat.table}/log${own ? "/own" : ""}`, bearer(seat.token))).text();

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
