/* Logs that are watched: brought as a file, or of one's own table. Always true: what cannot be watched is said in one line, and
 * what was brought stays with the window until another comes. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { ask, bearer, spoken } from "../table/api";
import { tableLog } from "../table/log";
import { seatAt, type Seat } from "../table/seats";
import { parse } from "../table/straight";
import type { Fair } from "../table/wire";
import { say } from "../voice/voice";

const KEPT = "croupier.watch";
/* between two looks whether a story is made */
const STORY_MS = 500;
let brought: string | null = null;

/** Keeps a log that was brought, so that it is there after the page was loaded again too, if it fits. */
export function keepBrought(log: string): void {
  brought = log;
  try {
    sessionStorage.setItem(KEPT, log);
  } catch {
    sessionStorage.removeItem(KEPT);
  }
}

export interface Head {
  game: string;
  seats: string[];
  rules: Record<string, string | number>;
  fair?: Fair;
  lesson?: string;
  /** of one reader alone */
  for?: number | "watcher";
}
export interface Source {
  log: string;
  head: Head;
  /** the seat that is one's own */
  seat: Seat | null;
  /** the last line, if it is one */
  end: { end?: string; seed?: string; sealed?: boolean } | null;
}

/** The first and the last line of a log; what is no log is thrown as a sentence. */
export function readEnds(log: string): Pick<Source, "head" | "end"> {
  const lines = log.split("\n").filter((line) => line.trim() !== "");
  const read = (line: string | undefined) => {
    try {
      return parse<Record<string, unknown>>(line ?? "");
    } catch {
      return null;
    }
  };
  const first = read(lines[0]);
  if (!first || typeof first["croupier"] !== "number" || typeof first["game"] !== "string")
    throw new Error(say("page-watch-no-log"));
  const last = lines.length > 1 ? read(lines.at(-1)) : null;
  const { seats } = first;
  const head = {
    ...(first as unknown as Head),
    seats: Array.isArray(seats) ? (seats as string[]) : Array.from({ length: Number(seats) || 0 }, () => ""),
    rules: (first["rules"] ?? {}) as Head["rules"],
  };
  return { head, end: last?.["end"] === undefined ? null : (last as Source["end"]) };
}

/** What the address asks for: #watch, #watch=TABLE.SEAT, or #watch=TABLE of a match that its players share. */
export async function sourceOf(hash: string): Promise<Source> {
  const own = /^#watch=((?:here-)?[0-9a-f]+)\.(\d+)$/.exec(hash);
  if (own) {
    const seat = seatAt(localStorage, own[1]!, Number(own[2]));
    if (!seat) throw new Error(say("page-no-seat-why"));
    const log = await tableLog(seat);
    return { log, seat, ...readEnds(log) };
  }
  const shared = /^#watch=([0-9a-f]{32})$/.exec(hash);
  if (shared) {
    const log = await (await ask(`/api/tables/${shared[1]!}/log`)).text();
    return { log, seat: null, ...readEnds(log) };
  }
  const log = brought ?? sessionStorage.getItem(KEPT);
  if (log === null) throw new Error(say("page-watch-gone"));
  return { log, seat: null, ...readEnds(log) };
}

/** The match as a page of HTML, as this seat was told it, once its server has made it. */
export async function storyOf(seat: Seat): Promise<string> {
  for (;;) {
    const answer = await ask(spoken(`/api/tables/${seat.table}/chronicle`), bearer(seat.token));
    if (answer.status === 200) return answer.text();
    await new Promise((on) => setTimeout(on, STORY_MS));
  }
}

/** Each line with its link to those before (docs/log.md). */
function linked(): (line: string) => string {
  let h = "";
  return (line) => {
    const bare = line.slice(0, -1);
    h = bytesToHex(sha256(utf8ToBytes(h + bare))).slice(0, 16);
    return `${bare},"h":"${h}"}\n`;
  };
}

/** The log up to an entry, to be played on from there by these seats. Where the last line showed the dealer's seed it is shown
 *  again, as of a match that was stopped there: then the same dealer deals on. */
export function cutAt(log: string, n: number, seats: readonly string[]): string {
  const [first, ...rest] = log.split("\n").filter((line) => line.trim() !== "");
  const bare = (line: string) => line.replace(/,"h":"[0-9a-f]{16}"\}\s*$/, "}");
  const { lesson: _, h: __, ...head } = parse<Record<string, unknown>>(first!);
  const { seed, reveals } = parse<Record<string, unknown>>(rest.at(-1) ?? "{}");
  return [
    JSON.stringify({ ...head, seats }),
    ...rest
      .filter((line) => /"do":/.test(line))
      .slice(0, n)
      .map(bare),
    JSON.stringify({ end: "stopped", ...(seed ? { seed, reveals } : {}) }),
  ]
    .map(linked())
    .join("");
}
