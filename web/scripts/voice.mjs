// Writes src/voice/made: of the page's sentences (web/voice) and those of each game (games/GAME/voice) the types of the
// messages that the page asks for, and a table of them for each language, by tools/voicec (VOICEC names it, else that in
// build/). Ends with one line, "file:line:column: what is wrong", where a file of sentences does not hold.
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const voicec = process.env.VOICEC ?? join(root, "build/tools/voicec");
const made = join(root, "web/src/voice/made");
const files = (folder, end) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((f) => end.test(f))
    .map((f) => `${folder}/${f}`)
    .sort();
const asked = files("web/src", /\.(ts|svelte)$/).filter((f) => !/\.test\.ts$|\/made\//.test(f));
const written = new Set();

function run(...args) {
  const done = spawnSync(voicec, args, { cwd: root, encoding: "utf8" });
  if (done.status === 0) return;
  console.error(done.error ? `${voicec}: ${done.error.message}` : done.stderr.trim());
  process.exit(1);
}
function out(name) {
  written.add(name);
  return join(made, name);
}
/** A table of one folder's messages for each language: of those that these files ask for. */
function compile(folder, file, name, by) {
  for (const path of files(folder, /^..\.ftl$/)) {
    const language = path.slice(-6, -4);
    run(
      name,
      `${folder}/en.ftl`,
      path,
      language,
      "--module",
      out(`${file}.${language}.ts`),
      "--asked",
      ...by,
      "--elsewhere",
      ...asked,
    );
  }
}
/** The types of one folder's messages; all that only the page can say is asked for. */
function types(folder, file, name) {
  run(name, `${folder}/en.ftl`, `${folder}/en.ftl`, "en", "--types", out(`${file}.ts`), "--asked", ...asked);
}
// The page's own words, by what of it is loaded together; what is said in several of these stands in each.
const parts = {
  lobby: /^web\/src\/(lobby\/|kit\/(theme|Languages)\.)/,
  sheets: /^web\/src\/(table\/(Sheets|Told|told|fair|own)|kit\/(theme|Languages))\./,
};
const first = asked.filter((file) => !Object.values(parts).some((part) => part.test(file)));

mkdirSync(join(made, "test"), { recursive: true });
const games = readdirSync(join(root, "games"), { withFileTypes: true })
  .filter((f) => f.isDirectory() && readdirSync(join(root, "games", f.name)).includes("voice"))
  .map((f) => f.name);
types("web/voice", "page", "page");
compile("web/voice", "page", "page", first);
for (const [part, its] of Object.entries(parts))
  compile(
    "web/voice",
    part,
    "page",
    asked.filter((f) => its.test(f)),
  );
// What a game says, by what of its screen is loaded together; the rest comes with the screen.
const screens = {
  bloodsport: { help: /\/help\./ },
  gamblers_heart: {
    making: /\/(plan_making|Making|Patrons)\./,
    gambler: /\/(plan_gambler|AskGambler|Cast)\./,
    duel: /\/(plan_duel|AskDuel|DuelBox|PokerDie)\./,
    gm: /\/(plan_gm|AskGm)\./,
  },
  texarkana: { desk: /\/(plan_dealer|Dealer[A-Z]\w*)\./ },
  twenty_one: {
    deal: /\/(plan_deal|plan_deal_draft|DealNow)\./,
    skills: /\/(plan_skills|plan_deal_draft|SkillsNow)\./,
    turn: /\/(plan_turn|Turn|Quest|quest|Road|Since)\./,
    desk: /\/(plan_desk|Desk|DeskMoves|CallDeal|Correct|Who)\./,
    hero: /\/(Making|Sheet|SheetRows|SaveSheet|sheet|Piles)\./,
    build: /\/(make|BuildParts)\./,
    help: /\/help\./,
  },
};
for (const game of games) {
  const [folder, name] = [`games/${game}/voice`, game.replaceAll("_", "-")];
  types(folder, game, name);
  const parts = Object.entries(screens[game] ?? {});
  const its = new Set(asked);
  for (const [part, test] of parts) {
    const files = asked.filter((f) => f.startsWith(`web/src/${game}/`) && test.test(f));
    for (const file of files) its.delete(file);
    compile(folder, `${game}_${part}`, name, files);
  }
  compile(folder, game, name, [...its]);
}
// for the tests: the sample of tests/voice, whole
const sample = "tests/voice/sample";
for (const l of ["en", "de"])
  run("bloodsport", `${sample}.en.ftl`, `${sample}.${l}.ftl`, l, "--module", out(`test/${l}.ts`));
run("bloodsport", `${sample}.en.ftl`, `${sample}.en.ftl`, "en", "--slots", out("test/slots.txt"));

const all = ["page", ...games];
const text =
  `/* Made by scripts/voice.mjs. */\n${all.map((n, i) => `import type { Said as S${i} } from "./${n}";`).join("\n")}\n\n` +
  `export interface Messages extends ${all.map((_, i) => `S${i}`).join(", ")} {}\n`;
const path = out("messages.ts");
const before = readdirSync(made).includes("messages.ts") ? readFileSync(path, "utf8") : "";
if (before !== text) writeFileSync(path, text);
for (const old of readdirSync(made, { recursive: true }))
  if (/\./.test(old) && !written.has(old)) rmSync(join(made, old));
