// lab.mjs FOLDER CROUPIER: asks each module of the lab a few hundred things, made by rule from what the module itself says may be
// asked, and `croupier odds` the same. Always true: an answer is the same to the byte, a refusal the same to the word. Also: a
// module imports nothing and is small when compressed.
import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const [folder, croupier] = process.argv.slice(2);
const COMPRESSED_MAX = 150 * 1024;
const EACH = 75; // questions a game
let passed = 0;
let failed = 0;
function expect(ok, what) {
  if (ok) passed++;
  else if (++failed < 20) console.log(`FAIL ${what}`);
}

let state = 15;
const below = (n) => ((state = (Math.imul(state, 1103515245) + 12345) >>> 0) >>> 16) % n;
const some = (list) => list[below(list.length)];

/** A module, and how to ask it: {good, said}. */
function open(name) {
  const file = readFileSync(join(folder, "lab", name));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: file.length, [constants.BROTLI_PARAM_LGWIN]: 24 };
  const small = brotliCompressSync(file, { params }).length;
  console.log(`lab/${name}: ${file.length} bytes, ${small} compressed`);
  expect(small <= COMPRESSED_MAX, `lab/${name} is ${small} bytes when compressed, above ${COMPRESSED_MAX}`);
  const module = new WebAssembly.Module(file);
  expect(WebAssembly.Module.imports(module).length === 0, `lab/${name} may import nothing, not ${JSON.stringify(WebAssembly.Module.imports(module))}`);
  const wasm = new WebAssembly.Instance(module, {}).exports;
  wasm._initialize?.();
  if (wasm.book_open) {
    const book = readFileSync(join(folder, name.replace(/wasm$/, "book")));
    new Uint8Array(wasm.memory.buffer).set(book, wasm.book_room());
    expect(wasm.book_open(book.length) === 1, `lab/${name} opens its book`);
  }
  return (call, question = "") => {
    const bytes = Buffer.from(question);
    new Uint8Array(wasm.memory.buffer, wasm.lab_room(), bytes.length).set(bytes);
    const good = wasm[call](bytes.length) === 1;
    const all = new Uint8Array(wasm.memory.buffer, wasm.lab_said());
    return { good, said: Buffer.from(all.subarray(0, all.indexOf(0))).toString("utf8") };
  };
}

function terminal(args) {
  return new Promise((done) =>
    execFile(croupier, ["odds", ...args], { encoding: "utf8", maxBuffer: 1 << 26 }, (error, out, wrong) =>
      done(error ? { good: false, said: wrong.replace(/^croupier: /, "").trimEnd() } : { good: true, said: out.trimEnd() }),
    ),
  );
}
/** Both answers; `wants`: what somebody who reads this should see. */
async function same(here, args, wants) {
  const there = await terminal(args);
  expect(here.good === there.good && here.said === there.said, `odds ${args.join(" ")}\n  here:  ${here.said.slice(0, 300)}\n  there: ${there.said.slice(0, 300)}`);
  if (wants !== undefined) expect(here.good === wants, `odds ${args.join(" ")}: ${here.said.slice(0, 200)}`);
  return here.good;
}

// ---- Games ----

const a = (option) => {
  if (option.kind === "flag") return "";
  if (option.kind === "number") return String(below(50) ? option.lo + below(option.hi - option.lo + 1) : option.hi + 1);
  if (option.kind === "name") return below(20) ? some(option.names) : "hatstand";
  if (option.kind === "names") {
    const count = option.most ? option.most - (below(12) ? 0 : 1) : 1 + below(2);
    return Array.from({ length: count }, () => some(option.names)).join();
  }
  return option.parts.slice(0, option.parts.length - below(2)).map(a).join();
};
const question = (given) => given.map(([name, value]) => `${name}\0${value}\0`).join("");

async function game(name) {
  const ask = open(`${name}.wasm`);
  const declared = JSON.parse(ask("lab_options").said);
  expect(declared.game === name && declared.options.length > 0, `what ${name} says may be asked: ${JSON.stringify(declared).slice(0, 200)}`);
  let good = 0;
  for (let i = 0; i < EACH; i++) {
    const given = declared.options.filter(() => below(4)).map((option) => [option.name, a(option)]);
    const args = given.flatMap(([option, value]) => (value === "" ? [`--${option}`] : [`--${option}=${value}`]));
    good += await same(ask("lab_odds", question(given)), [name, ...args, "--json"]);
  }
  expect(good >= EACH / 10 && good < EACH, `${good} of ${EACH} questions about ${name} have an answer`);
  console.log(`     ${name}: ${good} of ${EACH} have an answer`);
}

// ---- Dice ----

const FIXED = [
  "4d6kh3", "2d20kl1+3", "d%", "5dF", "8d6>=5", "4d6 vs 4d6", "d20+5 > d20", "3d6 # strength", "2*(3d6+1)", "5d6!", "d6!!", "2d6r<3", "2d6ro<3",
  "5d6!>=5", "10d10kh5", "100d6", "20d20kh1", "1000d2", "200d6", "-3d6-1000000", "2d6+1d8-1", "3d6*-4", "100d6 vs 99d6", "30d1000", "6d6!!kh3", "1d1", "7",
];
const WRONG = ["0d6", "1000000000d6", "", "3d", "d0", "2d6kh3", "3d6>=10", "4d6 vs 4d6 vs 4d6", "(3d6", "3d6)", "1000d1000", "d6r<7", "½d6", "kh3"];
const pool = () => {
  const n = 1 + below(9);
  const faces = some([2, 3, 4, 6, 8, 10, 12, 20]);
  const keep = below(3) ? "" : some(["kh", "kl", "dh", "dl"]) + (1 + below(n));
  return `${n}d${faces}${some(["", "", "r1", "ro<3", "!!", "!"])}${keep}${below(5) ? "" : `>=${1 + below(faces)}`}`;
};
async function dice() {
  const ask = open("dice.wasm");
  for (const text of FIXED) await same(ask("lab_dice", text), ["dice", "--json", "--", text], true);
  for (const text of WRONG) await same(ask("lab_dice", text), ["dice", "--json", "--", text], false);
  let good = 0;
  for (let i = 0; i < 120; i++) {
    const text = `${pool()}${some(["", "", "", ` + ${pool()}`, ` - ${pool()}`, ` vs ${pool()}`, ` >= ${pool()}`, " * 3"])}`;
    good += await same(ask("lab_dice", text), ["dice", "--json", "--", text]);
  }
  console.log(`     dice: ${good} of 120 made by rule have an answer`);
  expect(good > 60, `${good} of 120 expressions have an answer`);
}

// ---- The figures of a view ----

/** What a page has read and writes again has lost the point of 0.0000 and 1.0000. */
function seen() {
  const ask = open("dice.wasm");
  const facts = '{"coin":3,"now":1,"fights":{"0":{"left":0.3125,"right":0.6875,"nobody":0.0000,"odds":"even"},"1":{"left":1.0000,"right":0.0000,"nobody":0.0000}},"duel":{"wins":1.0000,"dice":[1,0,4]},"odds":{"9":5000,"now":[2500,1]}}';
  const want = {
    chances: { "fights.0.left": 0.3125, "fights.0.right": 0.6875, "fights.0.none": 0, "fights.1.left": 1, "fights.1.right": 0, "fights.1.none": 0, "duel.win": 1, "odds.9.success": 0.5, "odds.now.success": 0.25, "odds.now.bust": 0.0001 },
    success: 0.25, bust: 0.0001, win: 1,
  };
  for (const text of [facts, JSON.stringify(JSON.parse(facts))]) {
    const { good, said } = ask("lab_seen", text);
    expect(good && JSON.stringify(JSON.parse(said)) === JSON.stringify(want), `chances of ${text}\n  ${said}`);
  }
  for (const text of ["", "{", '{"a":0.5', "[0.5,]", "nonsense"]) expect(!ask("lab_seen", text).good, `"${text}" is no object`);
}

seen();
await dice();
for (const name of readdirSync(join(folder, "lab")).filter((name) => name !== "dice.wasm" && name.endsWith(".wasm"))) await game(name.slice(0, -5));
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
