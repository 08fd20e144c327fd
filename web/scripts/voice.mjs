// Writes src/voice/made: of the page's sentences (web/voice), the table's and those of each game (games/GAME/voice) the types of the
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
function save(name, text) {
  const path = out(name);
  if (!readdirSync(made).includes(name) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
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
  here: /^web\/src\/here\/here\./,
  sheets:
    /^web\/src\/(table\/(Sheets|Powers|UndoAsked|People|Gather|Clock|clocks|Code|Company|Ends|Evening|How|Told|told|Phrase|Back|fair|own)|kit\/(theme|Languages)|beats\/setting)\./,
  push: /^web\/src\/table\/(TellMe|push)\./,
  key: /^web\/src\/key\//,
  makers: /^web\/src\/(makers\/|\w+\/Maker\.)/,
  lab: /^web\/src\/lab\//,
  watch: /^web\/src\/(watch\/|table\/(fair|own)\.|lobby\/Own\.|beats\/setting\.)/,
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
// Why the table refuses what somebody says or names.
types("table/voice", "table", "table");
compile("table/voice", "table", "table", first);
// What a game says, by what of its screen is loaded together; the rest comes with the screen.
const screens = {
  bloodsport: {
    card: /\/CardNow\./,
    target: /\/TargetNow\./,
    pay: /\/(PayNow|pay)\./,
    bet: /\/BetNow\./,
    react: /\/ReactNow\./,
    settle: /\/SettleNow\./,
    help: /\/help\./,
    terms: /\/terms\./,
  },
  gamblers_heart: {
    help: /\/help\./,
    terms: /\/terms\./,
    making: /\/(Making|Maker|Patrons|SoulPick)\./,
    gambler: /\/(AskGambler|Cast)\./,
    duel: /\/(AskDuel|DuelBox|PokerDie|Patrons)\./,
    ruling: /\/AskRuling\./,
    gm: /\/AskGm\./,
  },
  texarkana: { help: /\/help\./, terms: /\/terms\./, desk: /\/(plan_dealer|Dealer[A-Z]\w*)\./ },
  twenty_one: {
    deal: /\/(plan_deal|foretold|DealNow)\./,
    skills: /\/(plan_skills|SkillsNow)\./,
    turn: /\/(plan_turn|Turn|Quest|quest|Road|Since)\./,
    desk: /\/(plan_desk|Desk|DeskMoves|CallDeal|Correct|Who)\./,
    hero: /\/(Making|Maker|Sheet|SheetRows|SaveSheet|sheet|Piles)\./,
    build: /\/(make|BuildParts|Steps)\./,
    help: /\/help\./,
    terms: /\/terms\./,
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
  // What its bots say, whole: which of it is said follows from what is told (web/src/table/remark.ts).
  const remarks = `games/${game}/remarks`;
  for (const path of files(remarks, /^..\.ftl$/)) {
    const language = path.slice(-6, -4);
    run(name, `${remarks}/en.ftl`, path, language, "--module", out(`${game}_remarks.${language}.ts`));
  }
}
// for the tests: the sample of tests/voice, whole
const sample = "tests/voice/sample";
for (const l of ["en", "de"])
  run("bloodsport", `${sample}.en.ftl`, `${sample}.${l}.ftl`, l, "--module", out(`test/${l}.ts`));
run("bloodsport", `${sample}.en.ftl`, `${sample}.en.ftl`, "en", "--slots", out("test/slots.txt"));

// What the story of each game tells, by message, and the slots that come with it (docs/protocol.md, The story): a room has a
// beat for each.
const slot = (type) =>
  /^(text|list)$/.test(type)
    ? null
    : type.startsWith("list of ")
      ? `${slot(type.slice(8))}[]`
      : /^(number|signed|seat)$/.test(type)
        ? "number"
        : type === "flag"
          ? "0 | 1"
          : "string";
const tells = games.map((game) => {
  const found = [];
  const told = [];
  let slots = "";
  const start = `${game.replaceAll("_", "-")}-tell-`;
  for (const line of readFileSync(join(root, `games/${game}/voice/en.ftl`), "utf8").split("\n")) {
    const id = /^([a-z][a-z0-9-]*) =/.exec(line)?.[1];
    if (id?.startsWith(start)) {
      const its = [...slots.matchAll(/\$([a-z-]+) ([a-z][a-z -]*)\??/g)]
        .map(([, name, type]) => [name, slot(type.trim())])
        .filter(([, type]) => type);
      const short = id.slice(start.length);
      found.push(`  "${short}": { ${its.map(([name, type]) => `"${name}": ${type};`).join(" ")} };`);
      told.push([short, ...its.map(([name]) => name)].join(" "));
    }
    if (!line.startsWith("#") || /^# \$/.test(line)) slots = line.startsWith("#") ? `${slots} ${line}` : "";
  }
  save(`told_${game}.ts`, `/* Made by scripts/voice.mjs. */\nexport default ${JSON.stringify(told.join("\n"))};\n`);
  const name = game.replace(/(^|_)(.)/g, (_, __, letter) => letter.toUpperCase());
  return `export interface ${name}Tells {\n${found.join("\n")}\n}\n`;
});
save("tells.ts", `/* Made by scripts/voice.mjs: what is told, and its slots. */\n${tells.join("\n")}`);

const all = ["page", "table", ...games];
const text =
  `/* Made by scripts/voice.mjs. */\n${all.map((n, i) => `import type { Said as S${i} } from "./${n}";`).join("\n")}\n\n` +
  `export interface Messages extends ${all.map((_, i) => `S${i}`).join(", ")} {}\n`;
save("messages.ts", text);
for (const old of readdirSync(made, { recursive: true }))
  if (/\./.test(old) && !written.has(old)) rmSync(join(made, old));
