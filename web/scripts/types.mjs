// Writes src/table/names.gen.ts from `croupier games GAME --json`: the names of verbs, arguments, phases and rules, and what a
// view has in each of its fields, as TypeScript types. `types.mjs --check` writes nothing and fails if the file is not what the program says.
// CROUPIER names the program (else build/croupier).
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = new URL("..", import.meta.url);
const target = new URL("src/table/names.gen.ts", root);
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

const games = ask().map((game) => ask(game.name));
const text = `// Made by scripts/types.mjs from the program's name tables; change those, not this.\n\n${games.map(typesOf).join("\n")}`;
if (process.argv.includes("--check")) {
  if (readFileSync(target, "utf8") !== text) {
    console.error("types: src/table/names.gen.ts is not what the program's name tables say; run: npm run types");
    process.exit(1);
  }
  console.log("types: names.gen.ts is what the program says");
} else {
  writeFileSync(target, text);
  console.log(`types: ${games.map((g) => g.name).join(", ")}`);
}
