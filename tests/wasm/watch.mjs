// watch.mjs FOLDER CROUPIER: a match of each game watched entry by entry as the page does it. Always true of it: forwards and back
// alike, every line told once, and a seat is told nothing of a card that another one keeps. Run by a Node that reads TypeScript.
import { spawnSync } from "node:child_process";
import { createHash, createHmac } from "node:crypto";
import { readFileSync, rmSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { EVERYBODY, WATCHER, watcher } from "../../web/src/table/watched.ts";

const [modules, croupier] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "croupier-watch-"));
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
const moduleOf = (game) => ({
  code: new WebAssembly.Module(readFileSync(join(modules, `${game}.wasm`))),
  book: readFileSync(join(modules, `${game}.book`)),
});
const pastOf = (game, language = "en") => readFileSync(join(modules, `${game}.${language}.past`));
const open = (game, log) => watcher(log, "en", moduleOf(game), hash);
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

const logs = new Map();
for (const [game, seats] of [["bloodsport", 2], ["gamblers-heart", 3], ["texarkana", 3], ["twenty-one", 3]]) {
  const path = join(folder, `${game}.jsonl`);
  const line = ["table", game, "--seats", Array(seats).fill("careful").join(), "--seed", "7", "--log", path];
  const done = spawnSync(croupier, line, { encoding: "utf8", input: "" });
  if (done.status !== 0) throw new Error(`${game}: ${done.stderr}`);
  const log = readFileSync(path, "utf8");
  logs.set(game, log);
  const { opened, watched } = await open(game, log);
  const entries = log.trimEnd().split("\n").length - 2;
  expect(opened.count === entries, `${game}: ${opened.count} of ${entries} entries`);
  expect((opened.seats >> EVERYBODY) & 1, `${game}: all cards open, for it is over`);
  const past = pastOf(game);
  const at = [...Array(13).keys()].map((i) => Math.floor((opened.count * i) / 12));
  for (const seat of [...Array(seats).keys(), WATCHER]) {
    const hello = watched.hello(seat);
    expect(hello.game === game && hello.chapters.length && hello.moments.length, `${game}: hello of ${seat}`);
    const forwards = at.map((n) => watched.turn(seat, false, n, n));
    const back = at.toReversed().map((n) => watched.turn(seat, false, n, n)).toReversed();
    expect(same(forwards, back), `${game}: seat ${seat} sees the same on the way back`);
    expect(forwards.at(-1).type === "end" && forwards[6].type === "turn", `${game}: it ends at its end`);
    const feed = watched.feed(seat);
    expect(feed.every((line, i) => !i || line.n > feed[i - 1].n), `${game}: the feed of ${seat} in order`);
    const parts = at.slice(1).flatMap((to, i) => watched.turn(seat, false, at[i], to).story);
    expect(same(parts, feed), `${game}: seat ${seat} is told on the way what its feed has`);
    const ids = new Set(feed.flatMap((line) => (line.says ?? []).map(([id]) => id)));
    expect(hello.chapters.some((id) => ids.has(id)), `${game}: chapters of ${seat}`);
    expect(hello.moments.some((id) => ids.has(id)), `${game}: moments of ${seat}`);
    expect(watched.board(seat).length > 40, `${game}: the table in words`);
    const chronicle = watched.chronicle(seat, past);
    const chapters = feed.flatMap((line) => (line.says ?? []).filter(([id]) => hello.chapters.includes(id)).slice(0, 1));
    const heads = [...chronicle.matchAll(/<h[23]>(.*?)<\/h[23]>/g)].map(([, head]) => head.replace(/<a id="n\d+"><\/a>/, ""));
    expect(heads.length >= chapters.length + 2, `${game}: ${heads.length} heads for ${chapters.length} chapters of seat ${seat}`);
    expect(!heads.some((head) => /[.\n]$/.test(head) || head.length > 80), `${game}: heads that are no heads: ${heads}`);
    expect(!/<\/h2>\s*<h2>/.test(chronicle), `${game}: a head with nothing below it, seat ${seat}`);
    expect(!/<script|src=|http/.test(chronicle), `${game}: the chronicle stands alone`);
    const all = at.map((n) => watched.turn(seat, true, n, n));
    const hidden = JSON.stringify(all.map((turn) => turn.view)).split('"?"').length;
    expect(hidden === 1, `${game}: ${hidden - 1} things hidden with all cards open`);
  }
}

// Two worlds: what seat 1 draws and keeps to itself to the end is another card in each, and seat 0 is told the same bytes.
const bare = logs.get("bloodsport")
  .replace(/,"digest":"[0-9a-f]*"(?=[,}])/g, "")
  .replace(/,"h":"[0-9a-f]{16}"\}/g, "}");
const uses = (card) => bare.split(`"${card}"`).length - 1;
const kept = [...bare.matchAll(/"do":"draw","to":"?1"?,"card":"([a-z0-9-]+)"/g)].map(([, card]) => card)
  .filter((card) => uses(card) === 1);
expect(kept.length > 1, `cards that seat 1 keeps: ${kept}`);
const swapped = bare.replaceAll(`"${kept[0]}"`, "\u0001").replaceAll(`"${kept.at(-1)}"`, `"${kept[0]}"`)
  .replaceAll("\u0001", `"${kept.at(-1)}"`);
const told = [];
for (const world of [bare, swapped]) {
  const { opened, watched } = await open("bloodsport", world);
  expect(opened.count > 100, `the world is open: ${opened.outcome.why}`);
  const turns = [];
  for (let n = 0; n <= opened.count; n += 7) turns.push(watched.turn(0, false, n, n));
  told.push([watched.feed(0), turns, watched.hello(0), watched.chronicle(0, pastOf("bloodsport"))]);
  expect(!same(watched.turn(1, false, opened.count - 40, opened.count - 40), null), "seat 1 may be watched");
}
expect(same(told[0], told[1]), "seat 0 is told the same in both worlds");
const mine = await Promise.all([bare, swapped].map((world) => open("bloodsport", world)));
const hands = mine.map(({ watched, opened }) => [...Array(12).keys()].map((i) => watched.turn(1, false, opened.count * i / 12 | 0, opened.count * i / 12 | 0).view));
expect(!same(hands[0], hands[1]), "seat 1 sees that the worlds differ");

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
