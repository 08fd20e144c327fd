/* A person's key (docs/keys.md): made here, kept in this browser, sent to its own server alone, to which it is as a token. Always true:
 * what is no whole key of this server is refused before anything is sent. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { bearer, HouseError, json, post } from "../table/api";
import { allSeats, dropSeat, keepSeat, KEY_KEPT, seatAt, type Seat, type Shelf } from "../table/seats";
import { say } from "../voice/voice";

export interface Key {
  /** a label, which need not be unique */
  name: string;
  /** which server it is of */
  house: string;
  secret: string;
}
/** A table of a key's, as its server tells it. */
export interface KeyTable {
  table: string;
  game: string;
  seat: number;
  token: string;
  is: "open" | "over" | "stopped";
  created: number;
  points?: number;
  title: { name?: string; seats: string[] };
}
export interface KeyTables {
  house: string;
  tables: KeyTable[];
  characters: number;
}
export interface KeyCharacter {
  game: string;
  name: string;
  file: string;
}
/** The server tells of so many. */
const TOLD = 1000;

/* ---- As text ---- */

const checkOf = (text: string) => bytesToHex(sha256(utf8ToBytes(text))).slice(0, 8);
/** What its seats are marked with in this browser. */
export const markOf = (key: Key) => codeOf(key).slice(-8);

export function codeOf({ house, secret }: Key): string {
  const text = `croupier-key-1-${house}-${secret}`;
  return `${text}-${checkOf(text)}`;
}
export const fileOf = (key: Key, at: string) =>
  [say("page-key-file-of", { name: key.name }), at, codeOf(key), say("page-key-file-warns"), ""].join("\n");

/** The key in a file or in what was pasted; throws in a sentence if there is none that is whole. */
export function readKey(text: string, name = ""): Key {
  const found = /croupier-key-([0-9]*)(?:-([0-9a-f]{16})-([0-9a-f]{64})-([0-9a-f]{8})(?![0-9a-z]))?/i.exec(text);
  if (!found) throw new Error(say("page-key-none"));
  const [, version, house, secret, check] = found;
  if (version && Number(version) > 1) throw new Error(say("page-key-newer"));
  const key = { name, house: (house ?? "").toLowerCase(), secret: (secret ?? "").toLowerCase() };
  if (!check || codeOf(key).slice(-8) !== check.toLowerCase()) throw new Error(say("page-key-cut"));
  return { ...key, name: name || nameIn(text) };
}
/** The file's first line has it: "croupier key of Ann". */
const nameIn = (text: string) => (/^.*?\bcroupier\b[^:\n]*: *(.+)$/m.exec(text.split("\n")[0] ?? "")?.[1] ?? "").trim();
const addressIn = (text: string) => /^https?:\/\/\S+$/m.exec(text)?.[0] ?? "";

/* ---- In this browser ---- */

export function keptKey(shelf: Shelf): Key | null {
  try {
    const key = JSON.parse(shelf.getItem(KEY_KEPT) ?? "null") as Key | null;
    return key && typeof key.secret === "string" ? key : null;
  } catch {
    return null;
  }
}
export const keepKey = (shelf: Shelf, key: Key) => shelf.setItem(KEY_KEPT, JSON.stringify(key));
/** Its seats go with it: they are on every other device that has the key. */
export function dropKey(shelf: Shelf, key: Key): void {
  for (const seat of allSeats(shelf)) if (seat.key === markOf(key)) dropSeat(shelf, seat.table, seat.seat);
  shelf.removeItem(KEY_KEPT);
}

/* ---- With the server ---- */

const house = async () => (await json<{ house: string }>("/api/key")).house;
export const tablesOf = (key: Key) => json<KeyTables>("/api/key", bearer(key.secret));
export const charactersOf = async (key: Key) =>
  (await json<{ characters: KeyCharacter[] }>("/api/key/characters", bearer(key.secret))).characters;

export async function makeKey(shelf: Shelf, name: string): Promise<Key> {
  const key = { name, house: await house(), secret: bytesToHex(crypto.getRandomValues(new Uint8Array(32))) };
  keepKey(shelf, key);
  return key;
}
/** Throws in a sentence if it is no key of this server's, or was given up. */
export async function bringKey(shelf: Shelf, text: string): Promise<{ key: Key; has: KeyTables }> {
  const key = readKey(text);
  if (key.house !== (await house())) {
    const at = addressIn(text);
    throw new Error(at ? say("page-key-other-at", { at }) : say("page-key-other"));
  }
  const has = await tablesOf(key);
  keepKey(shelf, key);
  takeTables(shelf, key, has);
  return { key, has };
}
/** What the key has is here, too; what it has no more goes. */
export function takeTables(shelf: Shelf, key: Key, { tables }: KeyTables): void {
  const mark = markOf(key);
  if (tables.length < TOLD)
    for (const seat of allSeats(shelf))
      if (seat.key === mark && !tables.some((one) => one.table === seat.table && one.seat === seat.seat))
        dropSeat(shelf, seat.table, seat.seat);
  for (const { table, seat, token, game, title, created } of tables) {
    const kept = seatAt(shelf, table, seat);
    keepSeat(shelf, { made: created, seats: title.seats, ...(kept ?? {}), table, seat, game, token, key: mark });
  }
}

/** Puts a seat under the key that is here. A table that cannot be told now is played all the same. */
export async function putSeat(shelf: Shelf, seat: Seat): Promise<Seat> {
  const key = keptKey(shelf);
  if (!key) return seat;
  await post(`/api/tables/${seat.table}/key`, seat.token, { key: key.secret });
  const put = { ...seat, key: markOf(key) };
  keepSeat(shelf, put);
  return put;
}
export const takeOut = (seat: Seat) => post(`/api/tables/${seat.table}/key`, seat.token, { key: "" });

export const keepCharacter = (key: Key, of: KeyCharacter) => post("/api/key/characters", key.secret, of);
export const forgetCharacter = (key: Key, game: string, name: string) =>
  post("/api/key/characters", key.secret, { game, name, forget: true });

/** All that the server has of the key's owner. */
export async function allOf(key: Key): Promise<object> {
  const { tables, characters } = { ...(await tablesOf(key)), characters: await charactersOf(key) };
  const mine = [];
  for (const { table, token } of tables) mine.push(await json<object>(`/api/tables/${table}/mine`, bearer(token)));
  return { name: key.name, house: key.house, tables: mine, characters };
}
/** Removes all of it, seat by seat, then the key. What fails is thrown; what is gone is gone, and it can be done again. */
export async function giveUp(shelf: Shelf, key: Key, told: (done: number, of: number) => void): Promise<void> {
  const { erased } = await import("../table/mine");
  for (let of = 0, done = 0; ;) {
    const { tables } = await tablesOf(key);
    of ||= tables.length;
    if (!tables.length) break;
    for (const seat of tables) {
      told(done++, of);
      await erased(seat).catch((error: unknown) => {
        // two seats of one table: it went with the first
        if (!(error instanceof HouseError) || error.status !== 404) throw error;
      });
    }
  }
  await post("/api/key/end", key.secret, { end: true });
  dropKey(shelf, key);
}

/** Won, lost and ended, by game. */
export function results(tables: KeyTable[]): { game: string; won: number; lost: number; ended: number }[] {
  const by = new Map<string, { game: string; won: number; lost: number; ended: number }>();
  for (const { game, points } of tables) {
    if (points === undefined) continue;
    const of = by.get(game) ?? { game, won: 0, lost: 0, ended: 0 };
    of[points > 0 ? "won" : points < 0 ? "lost" : "ended"]++;
    by.set(game, of);
  }
  return [...by.values()];
}
