// run.mjs FOLDER NATIVE SEEDS: plays every game with every bot in its WebAssembly module and in the native program and
// compares each match's moves, last state and log. Also: a module imports a hash and a spelling, no more, and is small when compressed.
import { execFile } from "node:child_process";
import { createHash, createHmac } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync, constants } from "node:zlib";

const [folder, nativePath, seedsText] = process.argv.slice(2);
const seeds = Number(seedsText);
// Natively they are played meanwhile.
const native = promisify(execFile)(nativePath, [String(seeds)], { encoding: "utf8", maxBuffer: 1 << 24 });
let passed = 0;
let failed = 0;

function expect(ok, what) {
  if (ok) {
    passed++;
  } else {
    failed++;
    console.log(`FAIL ${what}`);
  }
}

const COMPRESSED_MAX = 150 * 1024;
const BOOK_COMPRESSED_MAX = 100 * 1024;
const compressed = (bytes) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length, [constants.BROTLI_PARAM_LGWIN]: 24 } }).length;

/** A game's module, ready to be called; `text` reads what it says. What it is called by the tests alone, the one in the folder
 *  `played` can. */
function open(name) {
  const file = readFileSync(join(folder, "played", name));
  const shipped = readFileSync(join(folder, name));
  const small = compressed(shipped);
  console.log(`${name}: ${shipped.length} bytes, ${small} compressed`);
  expect(small <= COMPRESSED_MAX, `${name} is ${small} bytes when compressed, above ${COMPRESSED_MAX}`);
  const module = new WebAssembly.Module(file);
  const imports = WebAssembly.Module.imports(new WebAssembly.Module(shipped)).map((i) => `${i.module}.${i.name} ${i.kind}`);
  expect(imports.sort().join(", ") === "host.fold function, host.hash function", `${name} may import host.hash and host.fold alone, not: ${imports.join(", ")}`);
  let memory;
  const bytes = (at, size) => new Uint8Array(memory.buffer, at >>> 0, size);
  const host = {
    hash(key, at, size, out) {
      const hash = key ? createHmac("sha256", bytes(key, 32)) : createHash("sha256");
      bytes(out, 32).set(hash.update(bytes(at, size >>> 0)).digest());
    },
    fold: () => -1,
  };
  const wasm = new WebAssembly.Instance(module, { host }).exports;
  memory = wasm.memory;
  wasm._initialize?.();
  const book = readFileSync(join(folder, name.replace(/wasm$/, "book")));
  const bookSmall = compressed(book);
  expect(bookSmall <= BOOK_COMPRESSED_MAX, `the book of ${name} is ${bookSmall} bytes when compressed, above ${BOOK_COMPRESSED_MAX}`);
  console.log(`  its book: ${book.length} bytes, ${bookSmall} compressed`);
  bytes(wasm.book_room(), book.length).set(book);
  expect(wasm.book_open(book.length) === 1, `${name} opens its book`);
  const text = (at) => {
    const all = new Uint8Array(memory.buffer, at >>> 0);
    return Buffer.from(all.subarray(0, all.indexOf(0))).toString("utf8");
  };
  expect(`${text(wasm.croupier_name())}.wasm` === name, `${name} holds ${text(wasm.croupier_name())}`);
  return { wasm, text };
}

const ours = new Map();
for (const name of readdirSync(folder).filter((name) => name.endsWith(".wasm"))) {
  const { wasm, text } = open(name);
  for (let seats = wasm.croupier_seats_min(); seats <= wasm.croupier_seats_max(); seats++)
    for (let policy = 0; policy <= wasm.croupier_policies(); policy++)
      for (let seed = 1; seed <= (policy < wasm.croupier_policies() ? seeds : Math.ceil(seeds / 4)); seed++)
        ours.set(`${text(wasm.croupier_name())} ${seats} ${policy} ${seed}`, text(wasm.croupier_play(seats, policy, seed)));
}

const theirs = (await native).stdout.trimEnd().split("\n");
expect(ours.size === theirs.length && ours.size > 0, `${ours.size} matches here, ${theirs.length} natively`);
for (const line of theirs) {
  const [match, there] = line.split(": ");
  expect(ours.get(match) === there, `${match} here: ${ours.get(match)}\n     natively: ${there}`);
  expect(/^\d+ -?\d+ [0-9a-f]{16}$/.test(there), `a match that did not end: ${line}`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
