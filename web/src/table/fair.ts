/* What the page itself can check of a dealer's word (docs/fairness.md): that the seed shown at the end is the one
 * committed to at the start, that shown shares match theirs, that the log's lines form one chain, and, by replaying it
 * beside the page, that every draw follows from the seed. Always true: it says exactly what was checked, and never
 * more. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { replayed } from "./engine";
import type { Outcome } from "./replay";
import type { Fair } from "./wire";
import { say } from "../voice/voice";

export interface Finding {
  /** null: nothing that could hold or not */
  good: boolean | null;
  text: string;
}

const hex32 = /^[0-9a-f]{64}$/;

export function seedOf(n: number): string {
  return bytesToHex(sha256(utf8ToBytes(`croupier-seed${n}`)));
}

export function commitOf(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

export function shareOf(table: string, seat: number, share: string): string {
  return bytesToHex(sha256(concatBytes(hexToBytes(table), Uint8Array.of(seat), hexToBytes(share))));
}

/** `first` is what the table said when it began (as this page heard it), `last` what it shows at the end; `own` the bytes
 *  that this browser added for the seat `mine`. */
export function checkDealer(
  first: Fair | undefined,
  last: Fair | undefined,
  mine = -1,
  own: string | null = null,
): Finding[] {
  if (!first) return [{ good: null, text: say("page-found-none") }];
  if (first.seeded !== undefined)
    return [{ good: null, text: say("page-found-seeded", { seed: String(first.seeded) }) }];
  if (!first.commit || !hex32.test(first.commit)) return [{ good: false, text: say("page-found-no-hash") }];
  if (!last?.seed) return [{ good: false, text: say("page-found-unshown") }];
  if (!hex32.test(last.seed)) return [{ good: false, text: say("page-found-no-seed") }];
  const found: Finding[] = [];
  const match = commitOf(last.seed) === first.commit;
  found.push({ good: match, text: say(match ? "page-found-seed" : "page-found-other-seed") });
  (first.shares ?? []).forEach((promise, seat) => {
    if (!promise) return;
    const share = last.reveals?.[seat];
    const good =
      typeof share === "string" &&
      hex32.test(share) &&
      first.table !== undefined &&
      shareOf(first.table, seat, share) === promise;
    found.push({
      good,
      text: good ? say("page-found-share", { seat: seat + 1 }) : say("page-found-other-share", { seat: seat + 1 }),
    });
  });
  if (own !== null && first.shares?.[mine] == null) found.push({ good: null, text: say("page-found-late-own") });
  else if (own !== null) {
    const good = last.reveals?.[mine] === own;
    found.push({ good, text: say(good ? "page-found-own" : "page-found-other-own") });
  }
  return found;
}

/** Each line of a log ends with "h": 16 hexadecimal digits of SHA-256 over the h before and the line up to it. */
export function checkChain(log: string): Finding {
  const lines = log.split("\n").filter((line) => line !== "");
  let before = "";
  for (let i = 0; i < lines.length; i++) {
    const m = /^(.*),"h":"([0-9a-f]{16})"\}$/.exec(lines[i]!);
    if (!m) return { good: false, text: say("page-found-unlinked", { line: i + 1 }) };
    const h = bytesToHex(sha256(utf8ToBytes(before + m[1]!))).slice(0, 16);
    if (h !== m[2]) return { good: false, text: say("page-found-changed", { line: i + 1 }) };
    before = h;
  }
  return { good: lines.length > 0, text: say("page-found-chain", { lines: lines.length }) };
}

/** All that the draws are fixed by: of two dealers with the same seed one may have left somebody's bytes out. */
function dealerOf(fair: Fair | undefined): string {
  const { seeded, commit, table, shares = [] } = fair ?? {};
  return JSON.stringify([seeded, commit, table, shares.some(Boolean) ? shares : []]);
}

/** Whether the log is of the dealer that this page heard of first. */
export function checkSame(first: Fair | undefined, log: string): Finding | null {
  let head: { fair?: Fair };
  try {
    head = JSON.parse(log.slice(0, log.indexOf("\n"))) as { fair?: Fair };
  } catch {
    return { good: false, text: say("page-found-unreadable") };
  }
  if (!first || dealerOf(first) === dealerOf(head.fair)) return null;
  return { good: false, text: say("page-found-other-dealer") };
}

/** What came of replaying the log. */
export function drawsFinding(told: Outcome | { result: "not-here" }): Finding {
  switch (told.result) {
    case "proven":
      return { good: true, text: say("page-found-draws", { draws: told.draws }) };
    case "differs":
    case "bad-file":
      return { good: false, text: sentence(told.why) };
    case "nothing-to-prove":
      return { good: null, text: sentence(told.why) };
    case "beyond":
      return { good: null, text: `${sentence(told.why)} ${say("page-found-beyond")}` };
    case "not-here":
      return { good: null, text: say("page-found-not-here") };
  }
}

function sentence(why: string): string {
  return `${why.charAt(0).toUpperCase()}${why.slice(1)}.`;
}

/** Replays the log beside the page, and makes every draw of chance again. */
export async function checkDraws(game: string, log: string): Promise<Finding> {
  try {
    return drawsFinding((await replayed(game, log)) ?? { result: "not-here" });
  } catch (error) {
    const why = error instanceof Error ? error.message : "";
    throw new Error(why ? say("page-found-stopped", { why }) : say("page-found-not-sent"));
  }
}
