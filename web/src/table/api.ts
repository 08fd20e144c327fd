/* The house's plain questions and answers (HTTP, JSON); of a table in this browser, the same without a house. */
import type { Seat } from "./seats";
import type { Clocks } from "./wire";
import { parse } from "./straight";
import { alone, here, isHere } from "../here/place";
import type { Hints } from "../kit/hints.svelte";
import { language, part, say } from "../voice/voice";

export interface RuleInfo {
  name: string;
  title: string;
  help: string;
  min: number;
  max: number;
  default: number;
  words?: string[];
  /** what they are called */
  values?: string[];
}
/** Where others reach the house, if it knows that this page was opened where they cannot. */
export const addresses = () =>
  json<{ addresses: string[] }>("/api/addresses").then(
    (got) => got.addresses,
    () => [],
  );

/** A table of the list, where strangers may sit down. */
export interface OpenTable {
  table: string;
  game: string;
  name: string;
  /** what its host says of it */
  says: string;
  /** seats */
  free: number[];
  of: number;
  language: string;
  /** Unix time in ms */
  since: number;
  clock?: Omit<Clocks, "type" | "clocks">;
  watchers?: true;
}
/** The list of open tables; null: this house has none. */
export const openTables = async () =>
  here ? null : ((await json<{ tables?: OpenTable[] }>("/api/tables")).tables ?? null);

export interface Bot {
  name: string;
  help: string;
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
  /** its characters can be made before a match, and kept */
  characters?: boolean;
  /** what people make at its table can be saved as a pack */
  makes?: boolean;
  /** it has a lesson */
  lesson?: boolean;
  /** who sits where when one plays alone */
  solo?: string[];
  roles?: string[];
  rules: RuleInfo[];
  bots: Bot[];
  /** how long bots of a table may try their moves, as the house allows it */
  thinks?: string[];
  /** it has windows that one may want to be spared */
  windows?: boolean;
  /** a bot of it gives advice, where a table wants that */
  advice?: boolean;
  phases: { name: string; title: string; kind: string }[];
  verbs: {
    name: string;
    /** what stands on a button */
    title: string;
    help: string;
    text?: "open" | "secret" | "shown";
    /** it is little without its player's words */
    invites?: boolean;
    args: { name: string; title: string; secret: boolean; label?: boolean }[];
  }[];
}
export interface TableInfo {
  table: string;
  game: string;
  name?: string;
  created: number;
  seat: number;
  seats: string[];
  roles?: string[];
  /** how the story calls each seat; "": not yet */
  called?: string[];
  n: number;
  phase: string;
  title?: string;
  round?: number;
  hints?: Hints;
  mine?: boolean;
  over: boolean;
  /** it can be shared: whether this seat agrees, how many do, and of how many */
  share?: { mine: boolean; shared: boolean; agreed: number; of: number };
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

/** Fetched when a table here is first asked for. */
const answerHere = async (path: string, init?: RequestInit) =>
  (await part("here", () => import("../here/here"))).answer(path, init);

export async function ask(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await (/^\/here\/|\/here-/.test(path) ? answerHere(path, init) : fetch(path, init));
  } catch {
    throw new HouseError(0, say("page-fault-house"));
  }
  if (response.ok) return response;
  const told = (await response.json().catch(() => null)) as { error?: { message?: string } } | null;
  const why = told?.error?.message ?? say("page-fault-answer", { status: response.status });
  throw new HouseError(response.status, /[.?!]$/.test(why) ? why : `${why}.`);
}

/** The same path, answered in the language of the page. */
export const spoken = (path: string) => `${path}?lang=${language}`;

export async function json<T>(path: string, init?: RequestInit): Promise<T> {
  return parse<T>(await (await ask(spoken(path), init)).text());
}

export function bearer(token: string): RequestInit {
  return { headers: { Authorization: `Bearer ${token}` } };
}

/** Something that a seat tells the house, and its answer. */
export const post = <T>(path: string, token: string, body: object) =>
  json<T>(path, {
    method: "POST",
    headers: { ...bearer(token).headers, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

/** All of them; that of a table here is asked of itself. */
export const games = async (game = "", table = "") =>
  isHere(table)
    ? [await json<GameInfo>(`/here/games/${game}`)]
    : alone
      ? parse<GameInfo[]>(await (await ask(`./games.${language}.json`)).text())
      : json<GameInfo[]>("/api/games");
export const cards = (game: string, at = here) =>
  json<Record<string, unknown>>(at ? `/here/games/${game}/cards` : `/api/games/${game}/cards`);
/** Those that the table is played with, which need not be built in (any more). */
export const cardsOf = (seat: Pick<Seat, "table" | "token" | "game">) =>
  json<Record<string, unknown>>(`/api/tables/${seat.table}/cards`, bearer(seat.token)).catch(() =>
    cards(seat.game, isHere(seat.table)),
  );
/** The table as it stands, in the game's sentences. */
export const boardOf = async (seat: Pick<Seat, "table" | "token">) =>
  (await json<{ board: string }>(`/api/tables/${seat.table}/board`, bearer(seat.token))).board;
export const tableInfo = (seat: Pick<Seat, "table" | "token">) =>
  json<TableInfo>(`/api/tables/${seat.table}`, bearer(seat.token));
