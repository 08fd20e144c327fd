/* Games for tests: the modules and books that a page fetches, read from the build. */
import { readFileSync } from "node:fs";
import type { Module } from "./module";

const built = new URL("../../../build/wasm/", import.meta.url);
const read = (name: string) => readFileSync(new URL(name, built));
export const bytesOf = (game: string) => ({ code: read(`${game}.wasm`), book: read(`${game}.book`) });
export const compiled = ({ code, book }: { code: Buffer<ArrayBuffer>; book: Buffer<ArrayBuffer> }): Module => ({
  code: new WebAssembly.Module(code),
  book,
});
export const moduleOf = (game: string): Module => compiled(bytesOf(game));

/** FNV-1a, as web/wasm/unpack.h has it. */
function digest(bytes: Buffer): Buffer {
  let digest = 14695981039346656037n;
  for (const byte of bytes) digest = BigInt.asUintN(64, (digest ^ BigInt(byte)) * 1099511628211n);
  const all = Buffer.alloc(8);
  all.writeBigUInt64LE(digest);
  return all;
}

const BEGINS = "croupier-book-1\n".length;

/** A later build, in place: in its book the last letter of what `decides` finds is the next one, and its module knows the book by
 *  its digests. */
export function later({ code, book }: { code: Buffer; book: Buffer }, decides: RegExp): void {
  const [was] = decides.exec(book.toString("latin1"))!;
  const at = book.indexOf(was) + was.length - 1;
  for (let begin = BEGINS; begin < book.length;) {
    const pack = book.subarray(begin + 4, begin + 4 + book.readUInt32LE(begin));
    begin += 4 + pack.length;
    if (at < begin - pack.length || at >= begin) continue;
    const known = code.indexOf(digest(pack));
    if (known < 0) throw new Error("The module does not know this pack.");
    book[at]!++;
    digest(pack).copy(code, known);
  }
}
