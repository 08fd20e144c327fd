/* A question to the rules of a game, in the game's own WebAssembly module (web/wasm/ask.h), before any move is made. Always
 * true: what may be done is answered there and nowhere in the page. */

import { begun, type BookExports, type Module } from "./module";

/** SHA-256 of bytes, or with a key their HMAC-SHA-256. */
export type Hash = (key: Uint8Array | null, bytes: Uint8Array) => Uint8Array;
export type Question = string | number | boolean | null | Question[] | { [member: string]: Question | undefined };

interface Exports extends BookExports {
  croupier_check_packed(): number;
  croupier_check_packed_room(): number;
  croupier_ask(size: number): number;
  croupier_said(): number;
}

function text(s: string): string {
  if (s.includes("\0")) throw new Error("There is a zero in a text.");
  return `${s}\0`;
}
function pack(value: Question): string {
  if (typeof value === "string") return `"${text(value)}`;
  if (typeof value !== "object" || value === null) return `#${String(value)}\0`;
  if (Array.isArray(value)) return `[\0${value.map(pack).join("")}]\0`;
  return `{\0${Object.entries(value)
    .map(([key, of]) => (of === undefined ? "" : text(key) + pack(of)))
    .join("")}}\0`;
}

/** A module that answers, in a language; what is wrong with a question is thrown. */
export type Asked = (question: Question, language: string) => unknown;
export async function asker(module: Module, hash: Hash): Promise<Asked> {
  const bytes = (at: number, size: number) => new Uint8Array(wasm.memory.buffer, at >>> 0, size >>> 0);
  const host = {
    hash: (key: number, at: number, size: number, out: number) =>
      bytes(out, 32).set(hash(key ? bytes(key, 32) : null, bytes(at, size))),
    fold: () => -1, // nothing is named here
  };
  const wasm = await begun<Exports>(module, { host });
  return (question, language) => {
    const packed = text(language) + pack(question);
    const { read, written } = new TextEncoder().encodeInto(
      packed,
      bytes(wasm.croupier_check_packed(), wasm.croupier_check_packed_room()),
    );
    if (read < packed.length) throw new Error("The question is too long.");
    const answered = wasm.croupier_ask(written);
    const all = new Uint8Array(wasm.memory.buffer, wasm.croupier_said() >>> 0);
    const said = new TextDecoder().decode(all.subarray(0, all.indexOf(0)));
    if (!answered) throw new Error(said);
    return JSON.parse(said) as unknown;
  };
}
