// check.mjs FOLDER CROUPIER: logs checked by each game's WebAssembly module as the page does it, against `croupier verify`:
// the golden ones, a match of each game, and matches that somebody bent. Run by a Node that reads TypeScript.
import { spawnSync } from "node:child_process";
import { createHash, createHmac } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { replay } from "../../web/src/table/replay.ts";

const [modules, croupier] = process.argv.slice(2);
const compiled = new Map(readdirSync(modules).filter((name) => name.endsWith(".wasm"))
  .map((name) => [name.slice(0, -5), { code: new WebAssembly.Module(readFileSync(join(modules, name))), book: readFileSync(join(modules, name.replace(/wasm$/, "book"))) }]));
/** The page takes the module of the game that its table plays. */
const moduleOf = (log) => compiled.get(/"game":"([^"]*)"/.exec(log)?.[1]) ?? compiled.get("kuhn");
const folder = mkdtempSync(join(tmpdir(), "croupier-check-"));
process.once("exit", () => rmSync(folder, { recursive: true })); // whatever ends it
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

const hash = (key, bytes) => (key ? createHmac("sha256", key) : createHash("sha256")).update(bytes).digest();
function run(...args) {
  const done = spawnSync(croupier, args, { encoding: "utf8", input: "" });
  if (done.error) throw done.error;
  return done;
}
/** What the program says of a log; of a bad one only where and why. */
function natively(log) {
  const path = join(folder, "x.jsonl");
  writeFileSync(path, log);
  const { status, stdout, stderr } = run("verify", path, "--json");
  if (status === 2) return { result: "bad-file", why: stderr.trim().replace(/^.*x\.jsonl:(\d+): /, "line $1: ") };
  const { result, why } = JSON.parse(stdout);
  return { result, why };
}
/** The log with line i changed, and its chain made anew. */
function bent(log, i, change) {
  let before = "";
  return log.trimEnd().split("\n").map((line, at) => {
    const bare = (at === i ? change(line) : line).replace(/,"h":"[0-9a-f]{16}"\}$/, "");
    before = createHash("sha256").update(before + bare).digest("hex").slice(0, 16);
    return `${bare},"h":"${before}"}\n`;
  }).join("");
}

const logs = new Map();
for (const game of readdirSync("tests/golden"))
  for (const name of readdirSync(join("tests/golden", game)))
    if (name.endsWith(".jsonl")) logs.set(`${game}/${name}`, readFileSync(join("tests/golden", game, name), "utf8"));
const golden = logs.size;
const toys = ["kuhn", "leduc"].map((name) => ({ name, seats: { min: 2 } }));
for (const game of [...JSON.parse(run("games", "--json").stdout), ...toys]) {
  for (const seed of [["--seed", "5"], []]) {
    const path = join(folder, `${game.name}${seed.length}.jsonl`);
    const seats = game.seats.min;
    const done = run("table", game.name, "--seats", Array(seats).fill("random").join(), ...seed, "--log", path);
    if (done.status !== 0) throw new Error(`${game.name}: ${done.stderr}`);
    logs.set(`a match of ${game.name}${seed.length ? "" : ", committed"}`, readFileSync(path, "utf8"));
  }
}
expect(golden >= 10, `golden logs: ${golden}`);

const told = new Map();
async function same(name, log) {
  const [here, there] = [await replay(log, moduleOf(log), hash), natively(log)];
  told.set(name, here);
  if (/"data":\{[^}]*"text":/.test(log.slice(0, log.indexOf("\n")))) {
    expect(here.result === "beyond" && / cards of its own/.test(here.why), `${name}: ${JSON.stringify(here)}`);
    return;
  }
  expect(here.result === there.result && here.why === there.why, `${name}: ${JSON.stringify(here)}, natively ${JSON.stringify(there)}`);
  const draws = /all (\d+) draws/.exec(there.why)?.[1];
  expect(here.draws === Number(here.result === "proven" ? draws : 0), `${name}: ${here.draws} draws, not ${draws}`);
}

for (const [name, log] of logs) await same(name, log);

// Another card than was drawn, in a chain that holds: Kuhn poker deals two of jack, queen, king
const kuhn = logs.get("a match of kuhn");
const dealt = kuhn.split("\n").findIndex((line) => line.includes('"do":"deal"'));
const cards = ["jack", "queen", "king"];
const other = cards.find((card) => !kuhn.includes(`"${card}"`));
const bare = kuhn.replace(/,"digest":"[0-9a-f]*"/g, "");
await same("another card", bent(bare, dealt, (line) => line.replace(/"card":"[a-z]+"/, `"card":"${other}"`)));
const bet = (line) => line.replace(/"do":"(check|bet)"/, '"do":"fold"');
const acts = kuhn.split("\n").findIndex((line) => /"do":"(check|bet)"/.test(line));
await same("a move that is not open", bent(kuhn, acts, bet));
await same("a line changed and its chain not", kuhn.replace(/"card":"[a-z]+"/, '"card":"ace"'));
await same("a seed that was not committed to", bent(logs.get("a match of kuhn, committed"), logs.get("a match of kuhn, committed").trimEnd().split("\n").length - 1,
  (line) => line.replace(/"seed":"[0-9a-f]{64}"/, `"seed":"${"ab".repeat(32)}"`)));
await same("an unknown member", bent(kuhn, acts, (line) => line.replace('"do"', '"dew":1,"do"')));
await same("another edition", bent(kuhn, 0, (line) => line.replace('"edition":1', '"edition":99')));
await same("a game that is none", bent(kuhn, 0, (line) => line.replace('"game":"kuhn"', '"game":"kuhm"')));
await same("one line less at the end", kuhn.split("\n").slice(0, -2).join("\n") + "\n");
await same("one line less in the middle", kuhn.split("\n").filter((_, i) => i !== 2).join("\n"));
await same("a cut line", kuhn.trimEnd());
await same("nothing", "");
await same("an entry that is a list", kuhn.split("\n").map((line, i) => (i === 2 ? "[]" : line)).join("\n").replace(/,"h":"[0-9a-f]{16}"/g, ""));
for (const [name, result] of [["another card", "differs"], ["a move that is not open", "bad-file"], ["a line changed and its chain not", "bad-file"],
  ["a seed that was not committed to", "differs"], ["one line less at the end", "nothing-to-prove"], ["a match of kuhn, committed", "proven"]])
  expect(told.get(name)?.result === result, `${name}: ${JSON.stringify(told.get(name))}`);
// what the page's parser alone refuses
const huge = await replay('{"croupier":1,"game":"kuhn","edition":1,"seats":["me","me"],"fair":{"seeded":9223372036854775807}}\n', compiled.get("kuhn"), hash);
expect(huge.result === "bad-file" && huge.why === "line 1: A number that is too large to be read here.", JSON.stringify(huge));
const wide = await replay(`{"croupier":1,"note":"${"x".repeat(300000)}"}\n`, compiled.get("kuhn"), hash);
expect(wide.result === "bad-file" && wide.why === "line 1: The line is too long.", JSON.stringify(wide));

// a module holds its own game alone
const elsewhere = await replay(kuhn, compiled.get("leduc"), hash);
expect(elsewhere.result === "bad-file" && /kuhn/.test(elsewhere.why), JSON.stringify(elsewhere));

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
