/* A whole log replayed by the rules, and every draw made again, in the program's own engine compiled to WebAssembly
 * (web/wasm/check.h). Always true: what comes out is what `croupier verify` says of the same log. */

import type { Hash } from "./asked";
import { begun, type BookExports, type Module } from "./module.ts";

export interface Outcome {
  /** beyond: the log may be good, but not for what is built in here */
  result: "proven" | "differs" | "bad-file" | "nothing-to-prove" | "beyond";
  /** how many draws were made again */
  draws: number;
  why: string;
}
const RESULTS = ["proven", "differs", "bad-file", "nothing-to-prove"] as const;
const FINE = 0;
const BEYOND = 2;

export interface Exports extends BookExports {
  croupier_check_start(): void;
  croupier_check_line(): number;
  croupier_check_packed(): number;
  croupier_check_room(): number;
  croupier_check_packed_room(): number;
  croupier_check_keep(size: number): void;
  croupier_check_next(size: number, packed: number): number;
  croupier_check_end(): number;
  croupier_check_why(): number;
  croupier_check_draws(): number;
}

export class BadLine extends Error {}

function text(s: string): string {
  if (s.includes("\0")) throw new BadLine("there is a zero in a text");
  return s;
}

function packItem(item: unknown): string {
  if (item === null) return "n\0";
  if (typeof item === "string") return `"${text(item)}\0`;
  if (Number.isSafeInteger(item)) return `"${String(item)}\0`;
  throw new BadLine("a list holds words and whole numbers only");
}

function packValue(value: unknown): string {
  if (value === null) return "n\0";
  if (typeof value === "boolean") return value ? "t\0" : "f\0";
  if (typeof value === "string") return `"${text(value)}\0`;
  if (Array.isArray(value)) return `[${value.length}\0${value.map(packItem).join("")}`;
  if (typeof value !== "number") throw new BadLine("an object in an object in an object");
  if (Number.isInteger(value) && !Number.isSafeInteger(value))
    throw new BadLine("a number that is too large to be read here");
  return Number.isInteger(value) ? `#${value}\0` : "?\0";
}

/** What a line holds, as web/wasm/check.h wants it. */
export function pack(line: string): string {
  let read: unknown;
  try {
    read = JSON.parse(line);
  } catch {
    throw new BadLine("not a JSON object");
  }
  if (typeof read !== "object" || read === null || Array.isArray(read)) throw new BadLine("not a JSON object");
  let packed = "";
  for (const [key, value] of Object.entries(read)) {
    if (typeof value === "object" && value !== null && !Array.isArray(value))
      for (const [inner, member] of Object.entries(value))
        packed += `${text(key)}.${text(inner)}\0${packValue(member)}`;
    else packed += `${text(key)}\0${packValue(value)}`;
  }
  return packed;
}

/** Which hash has what decides play in the pack that the log was begun with. */
export function playOf(log: string): string | undefined {
  try {
    const { data } = JSON.parse(log.split("\n", 1)[0]!) as { data?: { play?: unknown } };
    return typeof data?.play === "string" ? data.play : undefined;
  } catch {
    return undefined; // no log: whoever reads it says so
  }
}

/** The lines; a chained log ends with the end of one. */
export function linesOf(log: string): { lines: string[]; cut: boolean } {
  const lines = log.split("\n");
  const last = lines.pop()!;
  const chained = /,"h":"[0-9a-f]{16}"\}$/.test(lines[0] ?? last);
  if (last !== "") lines.push(last);
  return { lines, cut: chained && last !== "" };
}

/** A reason as a sentence, as text_sentence in engine/text.c has it: what begins with a name stays as it is. */
export function sentence(why: string): string {
  const begun = /^[a-z]+[ ,']/.test(why) ? why[0]!.toUpperCase() + why.slice(1) : why;
  return /[.?!]$/.test(begun) ? begun : begun + ".";
}

/** A game's module, running: with what it needs of a host, and its texts as strings. */
export async function running<E extends Exports>(module: Module, hash: Hash) {
  const bytes = (at: number, size: number) => new Uint8Array(wasm.memory.buffer, at >>> 0, size >>> 0);
  const host = {
    hash: (key: number, at: number, size: number, out: number) =>
      bytes(out, 32).set(hash(key ? bytes(key, 32) : null, bytes(at, size))),
    fold: () => -1, // what is named stands in the log
  };
  const wasm = await begun<E>(module, { host });
  const textAt = (at: number) => {
    const all = new Uint8Array(wasm.memory.buffer, at >>> 0);
    return new TextDecoder().decode(all.subarray(0, all.indexOf(0)));
  };
  const put = (s: string, at: number, room: number): number => {
    const { read, written } = new TextEncoder().encodeInto(s, bytes(at, room));
    if (read < s.length) throw new BadLine("the line is too long");
    return written;
  };
  const keep = (pack: Uint8Array) => {
    bytes(wasm.croupier_check_packed(), wasm.croupier_check_packed_room()).set(pack);
    wasm.croupier_check_keep(pack.length);
  };
  return { wasm, textAt, put, keep, bytes };
}

/** Reads a log into a running module, to its end; `kept`: the pack that it was begun with. */
export function read(
  log: string,
  { wasm, textAt, put, keep }: Awaited<ReturnType<typeof running<Exports>>>,
  kept?: Uint8Array,
): Outcome {
  const why = () => textAt(wasm.croupier_check_why());
  const [line, packed] = [wasm.croupier_check_line(), wasm.croupier_check_packed()];
  const [room, packedRoom] = [wasm.croupier_check_room(), wasm.croupier_check_packed_room()];
  const { lines, cut } = linesOf(log);
  wasm.croupier_check_start();
  if (kept) keep(kept);
  if (!lines.length) return { result: "bad-file", draws: 0, why: "line 1: The log is empty." };
  for (let i = 0; i < lines.length; i++) {
    const bad = (what: string): Outcome => ({ result: "bad-file", draws: 0, why: `line ${i + 1}: ${sentence(what)}` });
    try {
      if (cut && i === lines.length - 1) return bad("the line is cut: it has no end");
      const size = put(lines[i]!, line, room);
      const code = wasm.croupier_check_next(size, put(pack(lines[i]!), packed, packedRoom));
      if (code === BEYOND) return { result: "beyond", draws: 0, why: why() };
      if (code !== FINE) return bad(why());
    } catch (error) {
      if (error instanceof BadLine) return bad(error.message);
      throw error;
    }
  }
  const result = RESULTS[wasm.croupier_check_end()] ?? "bad-file";
  return { result, draws: result === "proven" ? wasm.croupier_check_draws() : 0, why: why() };
}

export const replay = async (log: string, module: Module, hash: Hash, kept?: Uint8Array): Promise<Outcome> =>
  read(log, await running(module, hash), kept);
