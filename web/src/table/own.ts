/* A log of one seat ("for"), as "Save what happened" writes it while a match is on: read and told in words. Always true: it
 * leaves out what that seat could not see, so it can be read again, but not played on. */
import type { GameInfo } from "./api";
import { called } from "./called";
import { seatTitle } from "./people";
import { parse } from "./straight";
import { say, speak } from "../voice/voice";

export interface OwnLog {
  game: string;
  seats: string[];
  /** whose it is */
  seat: number;
  entries: Record<string, unknown>[];
}

/** In the place of words that their speaker had removed (docs/log.md). */
const REMOVED = "\u0001";
const KEPT = new Set(["n", "seat", "do", "text", "label", "digest", "h", "id", "clock"]);

function readLine(line: string): Record<string, unknown> | null {
  try {
    return parse<Record<string, unknown>>(line);
  } catch {
    return null;
  }
}
/** Its lines, null for one that is cut; null: it is no log of one seat. */
function ownRead(log: string) {
  const lines = log
    .split("\n")
    .filter((line) => line !== "")
    .map(readLine);
  const [first, ...rest] = lines;
  return first?.["croupier"] !== undefined && typeof first["for"] === "number"
    ? { first, seat: first["for"], rest, cut: rest.indexOf(null) }
    : null;
}

/** null: no log of one seat, or none that is whole; the house says what it thinks of it. */
export function readOwn(log: string): OwnLog | null {
  const own = ownRead(log);
  if (!own || own.cut >= 0) return null;
  return {
    game: String(own.first["game"]),
    seats: (own.first["seats"] ?? []) as string[],
    seat: own.seat,
    entries: own.rest.flatMap((entry) => (entry?.["do"] === undefined ? [] : [entry])),
  };
}

/** Throws in a sentence if a file is no log at all, one of a game that is not offered, or one of a seat that is cut. */
export async function mustBeOffered(log: string, games: readonly { name: string }[]): Promise<void> {
  const game = /^\s*\{"croupier":.*?"game":"([^"\n]+)"/.exec(log)?.[1];
  const offered = games.some(({ name }) => name === game);
  const cut = ownRead(log)?.cut ?? -1;
  if (offered && cut < 0) return;
  await speak("watch");
  if (game === undefined) throw new Error(say("page-watch-no-log"));
  throw new Error(offered ? say("page-watch-cut", { line: cut + 2 }) : say("page-watch-no-game", { game }));
}

function answer(value: unknown): string {
  if (value === "?" || value === null) return say("page-unknown");
  if (Array.isArray(value)) return value.length ? value.map(answer).join(", ") : say("page-none");
  return typeof value === "string" ? called(undefined, value) : String(value);
}

export interface OwnLine {
  n: number;
  who: string;
  what: string;
  words: string;
}

/** Each entry in words: who, what with what, and what was said with it. */
export function ownLines(log: OwnLog, info: GameInfo | null): OwnLine[] {
  const roles = log.seats.map((_, seat) => info?.roles?.[seat] ?? "");
  const nameOf = (seat: unknown) =>
    seat === log.seat
      ? say("page-seat-you", { start: true })
      : typeof seat === "number"
        ? seatTitle(roles, seat, info?.master ?? false)
        : say("page-seat-dealer");
  return log.entries.map((entry) => {
    const with_ = Object.entries(entry)
      .filter(([key]) => !KEPT.has(key))
      .map(([key, value]) => `${called(undefined, key)} ${answer(value)}`);
    const label = typeof entry["label"] === "string" ? `"${entry["label"]}"` : "";
    return {
      n: Number(entry["n"] ?? 0),
      who: nameOf(entry["seat"]),
      what: [called(undefined, String(entry["do"])), ...with_, label].filter(Boolean).join(", "),
      words:
        typeof entry["text"] === "string"
          ? entry["text"] === REMOVED
            ? say("page-words-removed")
            : entry["text"]
          : "",
    };
  });
}
