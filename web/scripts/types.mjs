// Writes src/table/names.gen.ts from `croupier games GAME --json`: the names of verbs, arguments, phases and rules, and what a
// view has in each of its fields, as TypeScript types; and src/GAME/names.gen.ts: the names that a page goes through in their
// order. `types.mjs --check` writes nothing and fails if a file is not what the program says.
// CROUPIER names the program (else build/croupier).
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = new URL("..", import.meta.url);
/** Which lists a page has as values: what a verb's argument may be, what may stand in a field, or the keys of a field. */
const lists = {
  "gamblers-heart": {
    FACES: "change face",
    SIZES: "cast size",
    HELPS: "write-obstacle helps",
    STEPS: "step",
    MADE: "made",
  },
  texarkana: {
    KINDS: "kind",
    MARKS: "declare marks",
    MOODS: "mood mood",
    RESOURCES: "change resource",
    FIGURES: "rate arguments",
  },
  "twenty-one": {
    ABILITIES: "raise ability",
    BODIES: "deck keys",
    COLUMNS: "move column",
    GROUPS: "group group",
    PARTIES: "party keys",
    PLACES: "equip slot",
    POCKETS: "stow pocket",
    SCHOOLS: "attune school",
  },
};
const program = process.env.CROUPIER ?? fileURLToPath(new URL("../build/croupier", root));

function ask(...args) {
  return JSON.parse(execFileSync(program, ["games", ...args, "--json"], { encoding: "utf8" }));
}

function union(names) {
  if (names.length === 0) return "never";
  const lines = [""];
  for (const name of names) {
    const word = `${JSON.stringify(name)}`;
    const last = lines.at(-1);
    if (last !== "" && last.length + word.length > 100) lines.push("");
    lines[lines.length - 1] += `${lines.at(-1) === "" ? "" : " "}| ${word}`;
  }
  return `\n  ${lines.join("\n  ")}`;
}

/** What stands in a field of a view: a name is a string, what may be unknown can be "?". */
function typeOf(field) {
  if (field.show === "places") return "Record<string, string[]>";
  const one = { number: "number", name: "string", set: "string[]" }[field.show];
  const all = [one, ...(field.null ? ["null"] : []), ...(field.hidden && one !== "string" ? ['"?"'] : [])];
  const any = all.join(" | ");
  if (field.count === 1) return any;
  return field.named ? `Record<string, ${any}>` : all.length > 1 ? `(${any})[]` : `${any}[]`;
}

function typesOf(game) {
  const prefix = game.name.replace(/(^|-)([a-z0-9])/g, (_, __, c) => c.toUpperCase());
  const args = game.verbs.map(
    (v) =>
      `  ${JSON.stringify(v.name)}: ${v.arguments.length ? v.arguments.map((a) => JSON.stringify(a.name)).join(" | ") : "never"};`,
  );
  return [
    `// ${game.title}, edition ${game.edition}`,
    `export type ${prefix}Phase =${union(game.phases.map((p) => p.name))};`,
    `export type ${prefix}Verb =${union(game.verbs.map((v) => v.name))};`,
    `/** The names of each verb's arguments. */`,
    `export interface ${prefix}Arguments {\n${args.join("\n")}\n}`,
    `/** What a seat may know of the state. */`,
    `export interface ${prefix}View {\n${game.fields.map((f) => `  ${JSON.stringify(f.name)}: ${typeOf(f)};`).join("\n")}\n}`,
    `export type ${prefix}Field = keyof ${prefix}View;`,
    `export type ${prefix}Rule =${union(game.rules.map((r) => r.name))};`,
    "",
  ].join("\n");
}

function listOf(game, from) {
  const [name, of] = from.split(" ");
  const field = game.fields.find((f) => f.name === name);
  const verb = game.verbs.find((v) => v.name === name);
  const found =
    of === "keys"
      ? field?.keys
      : of === "arguments"
        ? verb?.arguments.filter((a) => !a.values).map((a) => a.name)
        : of
          ? verb?.arguments.find((a) => a.name === of)?.values
          : field?.values;
  if (!found) throw new Error(`types: ${game.name} has no "${from}"`);
  return found.filter((one) => one !== "none" && one !== "unsaid"); // nothing, chosen or not yet
}
const listsOf = (game) =>
  Object.entries(lists[game.name])
    .map(([name, from]) => `export const ${name} = ${JSON.stringify(listOf(game, from))} as const;\n`)
    .join("");

const made = "// Made by scripts/types.mjs from the program's name tables; change those, not this.\n\n";
const games = ask().map((game) => ask(game.name));
const files = new Map([
  ["table", made + games.map(typesOf).join("\n")],
  ...games.filter((g) => lists[g.name]).map((g) => [g.name.replaceAll("-", "_"), made + listsOf(g)]),
]);
const fileOf = (folder) => new URL(`src/${folder}/names.gen.ts`, root);
if (process.argv.includes("--check")) {
  for (const [folder, text] of files)
    if (readFileSync(fileOf(folder), "utf8") !== text) {
      console.error(`types: src/${folder}/names.gen.ts is not what the program's name tables say; run: npm run types`);
      process.exit(1);
    }
  console.log("types: names.gen.ts is what the program says");
} else {
  for (const [folder, text] of files) writeFileSync(fileOf(folder), text);
  console.log(`types: ${games.map((g) => g.name).join(", ")}`);
}
