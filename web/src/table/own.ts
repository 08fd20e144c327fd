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

const KEPT = new Set(["n", "seat", "do", "text", "label", "digest", "h", "id", "clock"]);

/** null: no log of one seat; the house says what it thinks of it. */
export function readOwn(log: string): OwnLog | null {
  try {
    const [first, ...rest] = log
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => parse<Record<string, unknown>>(line));
    if (!first || first["croupier"] === undefined || typeof first["for"] !== "number") return null;
    return {
      game: String(first["game"]),
      seats: (first["seats"] ?? []) as string[],
      seat: first["for"],
      entries: rest.filter((entry) => entry["do"] !== undefined),
    };
  } catch {
    return null;
  }
}

/** Throws in a sentence if a file is no log at all, or one of a game that is not offered. */
export async function mustBeOffered(log: string, games: readonly { name: string }[]): Promise<void> {
  const game = /^\s*\{"croupier":.*?"game":"([^"\n]+)"/.exec(log)?.[1];
  if (games.some(({ name }) => name === game)) return;
  await speak("watch");
  throw new Error(game === undefined ? say("page-watch-no-log") : say("page-watch-no-game", { game }));
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
      words: typeof entry["text"] === "string" ? entry["text"] : "",
    };
  });
}
