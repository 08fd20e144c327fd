// run.mjs MODULE NATIVE SEEDS: plays every game with every bot in the WebAssembly module and in the native
// program and compares each match's moves, last state and log. Also: the module imports a hash, no more.
import { execFile } from "node:child_process";
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";

const [modulePath, nativePath, seedsText] = process.argv.slice(2);
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

const module = new WebAssembly.Module(readFileSync(modulePath));
const imports = WebAssembly.Module.imports(module).map((i) => `${i.module}.${i.name} ${i.kind}`);
expect(imports.join(", ") === "host.hash function", `it may import host.hash alone, not: ${imports.join(", ")}`);

let memory;
const bytes = (at, size) => new Uint8Array(memory.buffer, at >>> 0, size);
const host = {
  hash(key, at, size, out) {
    const hash = key ? createHmac("sha256", bytes(key, 32)) : createHash("sha256");
    bytes(out, 32).set(hash.update(bytes(at, size >>> 0)).digest());
  },
};
const wasm = new WebAssembly.Instance(module, { host }).exports;
memory = wasm.memory;
wasm._initialize?.();

function text(at) {
  const all = new Uint8Array(memory.buffer, at >>> 0);
  return Buffer.from(all.subarray(0, all.indexOf(0))).toString("utf8");
}

const ours = [];
for (let game = 0; game < wasm.croupier_games(); game++)
  for (let seats = wasm.croupier_seats_min(game); seats <= wasm.croupier_seats_max(game); seats++)
    for (let policy = 0; policy <= wasm.croupier_policies(game); policy++)
      for (let seed = 1; seed <= seeds; seed++)
        ours.push(
          `${text(wasm.croupier_name(game))} ${seats} ${policy} ${seed}: ` +
            text(wasm.croupier_play(game, seats, policy, seed)),
        );

const theirs = (await native).stdout.trimEnd().split("\n");
expect(ours.length === theirs.length && ours.length > 0, `${ours.length} matches here, ${theirs.length} natively`);
ours.forEach((line, i) => {
  expect(line === theirs[i], `here:     ${line}\n     natively: ${theirs[i]}`);
  expect(/: \d+ -?\d+ [0-9a-f]{16}$/.test(line), `a match that did not end: ${line}`);
});
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
