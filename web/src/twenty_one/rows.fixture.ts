/* The rows of 21 as docs/rules/twenty-one-rows.md has them, for tests. */
import { readFileSync } from "node:fs";
import { ABILITIES, titled, type Book } from "./view";

export function rowsBook(): Book {
  const page = readFileSync(new URL("../../../docs/rules/twenty-one-rows.md", import.meta.url), "utf8");
  const book: Book = {
    pack: "",
    skills: {},
    spells: {},
    gear: {},
    armor: {},
    heroes: {},
    beasts: {},
    maps: [],
    encounters: {},
    runs: {},
    limits: { square: 5, defeats: 5, acts: 16, "bust-over": 21, targets: [12, 15, 17, 19, 21] },
  };
  const schools: Record<string, string> = { Miracles: "miracle", Sorceries: "sorcery", Pyromancies: "pyromancy" };
  const classes: Record<string, string> = {
    "Melee weapons": "melee",
    "Ranged weapons": "ranged",
    Shields: "shield",
    Tools: "tool",
    Items: "item",
  };
  let under = "";
  for (const line of page.split("\n")) {
    under = /^## ([A-Z][a-z]*(?: [a-z]+)*)/.exec(line)?.[1] ?? under;
    const row = /^- \*\*([a-z-]+)\*\*(.*)/.exec(line);
    if (!row) continue;
    const name = row[1]!.replace(/-(skill|spell)$/, (tail) => (/^(light)/.test(row[1]!) ? "" : tail));
    const weight = Number(/ W(\d)/.exec(row[2]!)?.[1] ?? 0);
    const told = { title: titled(name), of: "", has: "", text: row[2]! };
    if (schools[under]) book.spells[name] = { ...told, school: schools[under]!, delay: 0, target: 0, range: 0 };
    else if (classes[under]) book.gear[name] = { ...told, class: classes[under]!, weight, reach: 0, stack: 0 };
    else if (under === "Armor")
      book.armor[name] = {
        ...told,
        weight,
        pockets: Number(/(\d) pocket/.exec(row[2]!)?.[1] ?? 0),
        limit: Number(/is (\d) more/.exec(row[2]!)?.[1] ?? 0),
      };
    else book.skills[name] = { ...told, ability: ABILITIES.find((a) => titled(a) === under) ?? "none", cost: 0 };
  }
  book.gear["incidental"] = {
    title: "An incidental item",
    of: "",
    has: "",
    text: "",
    class: "incidental",
    weight: 0,
    reach: 0,
    stack: 0,
  };
  return book;
}
