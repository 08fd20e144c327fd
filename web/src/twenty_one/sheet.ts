/* A character outside a match: the limits of section F, the moves that build it, and its file. What is always true: a
 * sheet in which nothing is wrong is one that the house builds whole by the moves named here. */
import type { Move } from "../table/wire";
import { ABILITIES, POCKETS, SLOTS, titled, TOOL, type Ability, type Board, type Body, type Book, type SheetRows } from "./view";

export const GROUPS = ["strength-dexterity", "endurance-hope", "wits-power"] as const;
export const SCHOOLS = ["miracle", "sorcery", "pyromancy"] as const;
export type School = (typeof SCHOOLS)[number];
/** Where gear is put; `both`: one thing held with both hands. */
export const PLACES = [...SLOTS, "both"] as const;
export type Place = (typeof PLACES)[number];
export const UNIVERSAL = ["influence", "soul", "humanity"];
export const PLURAL: Record<School, string> = { miracle: "Miracles", sorcery: "Sorceries", pyromancy: "Pyromancies" };
export const POINTS = 4;
const ABILITY_MAX = 3;
const LIMIT = 8;
const BOWS = new Set(["shortbow", "longbow"]); /* BJ-F4: always two hands */
export const groupOf = (group: string): Ability[] => group.split("-") as Ability[];

export interface Sheet {
  name: string;
  text: string;
  abilities: Record<Ability, number>;
  /** the own ones, in the order of the table */
  skills: string[];
  attuned: School | null;
  /** Combustion too, where it comes free */
  spells: string[];
  armor: string | null;
  slots: Record<Place, string | null>;
  pockets: string[];
}

export function blankSheet(): Sheet {
  return {
    name: "", text: "", abilities: { strength: 0, dexterity: 0, endurance: 0, hope: 0, wits: 0, power: 0 }, skills: [], attuned: null, spells: [],
    armor: null, slots: { left: null, right: null, "reserve-left": null, "reserve-right": null, both: null }, pockets: [],
  };
}
/** A hero or beast as the pack has it. */
export function ofRows(rows: SheetRows & { title?: string; text?: string }): Sheet {
  const sheet = blankSheet();
  Object.assign(sheet.abilities, rows.abilities);
  const slots = { ...rows.slots };
  const grip = slots["right"] === "two-handed" ? "left" : slots["left"] === "two-handed" ? "right" : null;
  for (const [place, gear] of Object.entries(slots)) if (gear !== "two-handed") sheet.slots[place as Place] = gear;
  if (grip) {
    sheet.slots.both = sheet.slots[grip];
    sheet.slots[grip] = null;
  }
  return { ...sheet, name: rows.title ?? "", text: rows.text ?? "", skills: [...rows.skills], spells: [...rows.spells], armor: rows.armor ?? null, pockets: [...rows.pockets] };
}
/** What has been built of a combatant of the table so far. */
export function ofBody(body: Body): Sheet {
  const rows: SheetRows = {
    abilities: body.abilities, skills: body.skills.filter((s) => !UNIVERSAL.includes(s)), spells: body.spells,
    slots: Object.fromEntries(body.slots.map((g) => [g.at, g.gear])), pockets: body.pockets.map((g) => g.gear),
  };
  const attuned = SCHOOLS.find((s) => s === body.school) ?? null;
  return { ...ofRows(rows), name: body.title, text: body.text, armor: body.armor || null, attuned };
}
/** A hero with what it first packed, whatever is used up or dropped since. */
export function ofKit(board: Board, body: Body): Sheet {
  const at = Number(body.id.slice(-1)) - 1;
  const places = [...SLOTS, ...POCKETS];
  const kit = (board.get("kit") as (string | null)[]).slice(at * places.length, (at + 1) * places.length);
  const of = (from: number, to: number) => places.slice(from, to).flatMap((place, i) => (kit[from + i] ? [[place, kit[from + i]!] as const] : []));
  const packed = ofRows({ abilities: {}, skills: [], spells: [], slots: Object.fromEntries(of(0, SLOTS.length)), pockets: of(SLOTS.length, places.length).map(([, gear]) => gear) });
  return { ...ofBody(body), slots: packed.slots, pockets: packed.pockets };
}
/** The hero that is being built: it is not yet among the combatants. */
export function ofBuilder(board: Board, id: string): Sheet {
  const at = Number(id.slice(-1)) - 1;
  const names = (field: "slots" | "pockets", places: readonly string[]) => (board.get(field) as (string | null)[]).slice(at * places.length, (at + 1) * places.length);
  const gear = names("slots", SLOTS);
  const abilities = (board.get("abilities") as number[]).slice(at * ABILITIES.length, (at + 1) * ABILITIES.length);
  const school = board.of("attuned-to", id);
  return {
    ...ofRows({
      abilities: Object.fromEntries(ABILITIES.map((a, i) => [a, abilities[i] ?? 0])), skills: board.listOf("skills", id).filter((s) => !UNIVERSAL.includes(s)),
      spells: board.listOf("spells", id), slots: Object.fromEntries(SLOTS.flatMap((s, i) => (gear[i] ? [[s, gear[i]]] : []))),
      pockets: names("pockets", POCKETS).filter((g): g is string => g !== null),
    }),
    armor: typeof board.of("armor", id) === "string" ? String(board.of("armor", id)) : null, attuned: SCHOOLS.find((s) => s === school) ?? null,
  };
}

/* ---- Limits ---- */
const has = (sheet: Sheet, skill: string) => sheet.skills.includes(skill);
const weight = (book: Book, gear: string | null) => (gear ? (book.gear[gear]?.weight ?? 0) : 0);
const small = (book: Book, gear: string) => ["item", "incidental"].includes(book.gear[gear]?.class ?? "");

export const handLimit = (s: Sheet) => Math.max(s.abilities.endurance, s.abilities.strength) + (has(s, "weightlift") ? 1 : 0); /* BJ-F4 */
export const bothLimit = (s: Sheet) => 2 * handLimit(s) || 1; /* BJ-F4 */
export const armorLimit = (s: Sheet) => s.abilities.endurance + (has(s, "encumbrance") ? 1 : 0); /* BJ-F4 */
export const pocketCount = (s: Sheet, book: Book) => (s.armor ? (book.armor[s.armor]?.pockets ?? 0) + (has(s, "encumbrance") ? 1 : 0) : 0); /* BJ-F4 */
export const hasMagic = (s: Sheet) => s.abilities.power + s.abilities.hope + s.abilities.wits > 0; /* BJ-F3 */
export const freeCombustion = (s: Sheet) => hasMagic(s) && s.abilities.power + s.abilities.endurance > 0; /* BJ-F3 */
export const damageLimit = (s: Sheet, book: Book, base = LIMIT) => base + (has(s, "vitality") ? 2 : 0) + (s.armor ? (book.armor[s.armor]?.limit ?? 0) : 0); /* BJ-C3 */
function plainLimit(s: Sheet, school: School): number {
  if (!hasMagic(s)) return 0;
  return school === "miracle" ? s.abilities.hope : school === "sorcery" ? s.abilities.wits + 1 : Math.min(s.abilities.endurance, s.abilities.power); /* BJ-F3 */
}
export const schoolOpen = (s: Sheet, school: School) => plainLimit(s, school) > 0;
export const spellLimit = (s: Sheet, school: School) => plainLimit(s, school) + (has(s, "attunement") && s.attuned === school ? 1 : 0); /* BJ-F3 */
/** The spells of a school that count against its limit. */
export const counted = (s: Sheet, book: Book, school: School) =>
  s.spells.filter((name) => book.spells[name]?.school === school && !(name === "combustion" && freeCombustion(s)));

function singlesOf(s: Sheet, group: string): number[] | null {
  const left = ABILITIES.map((a) => s.abilities[a] - (groupOf(group).includes(a) ? 1 : 0));
  return left.some((n) => n < 0) || left.reduce((a, b) => a + b, 0) !== POINTS - 2 ? null : left;
}
/** The group of a sheet, of those that leave legal single points; null: of none. */
export function groupIn(s: Sheet, twice: boolean): string | null {
  return GROUPS.find((g) => singlesOf(s, g)?.every((n) => n <= (twice ? 2 : 1))) ?? null;
}
function pointsWrong(s: Sheet, twice: boolean): string | null {
  const high = ABILITIES.find((a) => s.abilities[a] > ABILITY_MAX);
  if (high) return `BJ-F1: ${titled(high)} is ${s.abilities[high]}; no Ability may be above ${ABILITY_MAX}`;
  if (groupIn(s, twice)) return null;
  if (!twice && groupIn(s, true)) return "BJ-F1: at this table the two single points may not both go to one Ability";
  return "BJ-F1: +1 to both Abilities of one group, then +1 to two single ones: 4 points in all";
}
function skillsWrong(s: Sheet, book: Book): string | null {
  for (const name of s.skills) {
    const row = book.skills[name]!;
    if (UNIVERSAL.includes(name)) return `BJ-F2: ${row.title} is everyone's; list the four own Skills only`;
    if (row.ability === "none") return `BJ-F2: ${row.title} comes with gear or a spell, not with a character`;
  }
  for (const a of ABILITIES) {
    const known = s.skills.filter((name) => book.skills[name]?.ability === a).length;
    if (known > s.abilities[a]) return `BJ-F2: ${known} Skill${known === 1 ? "" : "s"} of ${titled(a)}, with ${s.abilities[a] || "no"} point${s.abilities[a] === 1 ? "" : "s"} of it`;
  }
  return s.skills.length === POINTS ? null : `BJ-F2: one Skill for each point: ${POINTS} in all, here ${s.skills.length}`;
}
function spellsWrong(s: Sheet, book: Book): string | null {
  if (has(s, "attunement") !== (s.attuned !== null)) return "BJ-F3: a school is named by who has Attunement, and by nobody else";
  if (s.attuned && !schoolOpen(s, s.attuned)) return `BJ-F3: Attunement adds to a school that is open; ${titled(s.attuned)} is not`;
  if (s.spells.length && !hasMagic(s)) return "BJ-F3: spells are for who has a point of Power, Hope or Wits";
  if (freeCombustion(s) && !s.spells.includes("combustion")) return "BJ-F3: Combustion comes free to who has Power or Endurance";
  const says: Record<School, string> = { miracle: "Hope", sorcery: "Wits + 1", pyromancy: "the lower of Endurance and Power" };
  for (const school of SCHOOLS) {
    const n = counted(s, book, school).length;
    if (n > spellLimit(s, school)) return `BJ-F3: ${n} of the school ${titled(school)}, where ${spellLimit(s, school)} may be known (${says[school]}${s.attuned === school ? ", Attunement +1" : ""})`;
  }
  return null;
}
/** Why this may not lie there; null: it may. */
export function gearWrong(s: Sheet, book: Book): string | null {
  const one = handLimit(s);
  const { both } = s.slots;
  const reserves = [s.slots["reserve-left"], s.slots["reserve-right"]];
  if (both && (s.slots.left || s.slots.right)) return "BJ-F4: both hands hold one thing; left and right then hold nothing else";
  if (both && small(book, both)) return `BJ-F4: two hands hold one weapon, shield or tool, not ${book.gear[both]!.title}`;
  for (const [i, hand] of (["left", "right"] as const).entries()) {
    const [held, reserve] = [s.slots[hand], reserves[i]!];
    if (held && BOWS.has(held)) return `BJ-F4: ${book.gear[held]!.title}: a bow needs both hands`;
    if (weight(book, reserve) > one) return `BJ-F4: ${book.gear[reserve!]!.title} weighs ${weight(book, reserve)}; a reserve carries ${one}`;
    const all = weight(book, held) + weight(book, reserve);
    if (all > one) return `BJ-F4: the ${hand} hand and its reserve would carry ${all}; they may carry ${one}`;
  }
  const all = weight(book, both) + weight(book, reserves[0]!) + weight(book, reserves[1]!);
  if (both && all > bothLimit(s)) return `BJ-F4: both hands with both reserves would carry ${all}; they may carry ${bothLimit(s)}`;
  return armorWrong(s, book) ?? pocketsWrong(s, book);
}
function armorWrong(s: Sheet, book: Book): string | null {
  const row = s.armor ? book.armor[s.armor]! : null;
  return row && row.weight > armorLimit(s) ? `BJ-F4: ${row.title} weighs ${row.weight}; armor may weigh ${armorLimit(s)} here` : null;
}
function pocketsWrong(s: Sheet, book: Book): string | null {
  const big = s.pockets.find((g) => !small(book, g));
  if (big) return `BJ-F6: a pocket holds a stack of one item, not ${book.gear[big]!.title}`;
  return s.pockets.length > pocketCount(s, book) ? `BJ-F6: ${s.pockets.length} pockets are filled; here there are ${pocketCount(s, book)}` : null;
}
/** The first rule that the sheet breaks, in one line; null: it is legal. */
export function sheetWrong(s: Sheet, book: Book, twice: boolean): string | null {
  return pointsWrong(s, twice) ?? skillsWrong(s, book) ?? spellsWrong(s, book) ?? gearWrong(s, book);
}
export const toolOf = (school: string): string => TOOL[school as School] ?? "";
/** Where the tool of a school is: "" if the sheet has it nowhere. */
export function toolAt(s: Sheet, school: string): "in hand" | "in reserve" | "" {
  const held = (places: readonly Place[]) => places.some((place) => s.slots[place] === toolOf(school));
  return held(["left", "right", "both"]) ? "in hand" : held(["reserve-left", "reserve-right"]) ? "in reserve" : ""; /* BJ-G1 */
}
/** What a school's spells want in hand. */
export const toolsWanted = (s: Sheet, book: Book): string[] => {
  const held = Object.values(s.slots);
  return SCHOOLS.filter((school) => s.spells.some((name) => book.spells[name]?.school === school) && !held.includes(TOOL[school]!)).map((school) => TOOL[school]!);
};

/* ---- The moves ---- */
/** The next move that makes the hero at this step of building the one wanted; null: it cannot become that any more. Named: it has
 * its name already, or can have none. */
export function nextMove(want: Sheet, now: Sheet, step: string, twice: boolean, named = false): Move | null {
  const missing = (of: readonly string[], from: readonly string[]) => of.find((name) => !from.includes(name));
  if (step === "start" && nameOf(want) && !named) return { do: "name", hero: nameOf(want) };
  if (step === "start") {
    const group = groupIn(want, twice);
    return group ? { do: "group", group } : null;
  }
  if (step === "single-a" || step === "single-b") {
    const ability = ABILITIES.find((a) => want.abilities[a] > now.abilities[a]);
    return ability ? { do: "raise", ability } : null;
  }
  if (step === "skills") {
    const skill = missing(want.skills, now.skills);
    return skill ? { do: "learn", skill } : null;
  }
  if (step === "attune") return want.attuned ? { do: "attune", school: want.attuned } : null;
  if (step === "spells") {
    const spell = missing(want.spells.filter((name) => name !== "combustion"), now.spells);
    return spell ? { do: "spell", spell } : { do: "done" };
  }
  if (step === "armor") return want.armor ? { do: "armor", armor: want.armor } : { do: "done" };
  if (step !== "gear") return null;
  const slot = PLACES.find((place) => want.slots[place] && now.slots[place] !== want.slots[place]);
  if (slot) return { do: "equip", slot, gear: want.slots[slot]! };
  const gear = want.pockets[now.pockets.length];
  return gear ? { do: "stow", pocket: POCKETS[now.pockets.length]!, gear } : { do: "done" };
}

/* ---- The file ---- */
const FILE_MAX = 16 * 1024;
export const NAME_MAX = 40;
const TEXT_MAX = 600;
const KEYS = ["game", "name", "text", "abilities", "skills", "attuned", "spells", "armor", ...PLACES, "pockets"];

const line = (text: string) => text.replace(/\s+/g, " ").trim();
/** The name as it is kept and sent. */
export const nameOf = (s: Sheet): string => line(s.name);
/** Why a hero may not be called so, in one line; "": it may, or has no name. */
export function nameWrong(name: string): string {
  if (!line(name)) return "";
  if (new TextEncoder().encode(line(name)).length > NAME_MAX) return `A name has at most ${NAME_MAX} bytes`;
  return /^[\s-]*$/.test(name) ? "A name has more in it than hyphens" : "";
}
/** The same as `croupier character twenty-one --json` writes. */
export function sheetFile(s: Sheet): string {
  const slots = Object.fromEntries((["left", "right", "both", "reserve-left", "reserve-right"] as const).flatMap((p) => (s.slots[p] ? [[p, s.slots[p]]] : [])));
  const file = {
    game: "twenty-one", ...(line(s.name) ? { name: line(s.name) } : {}), ...(line(s.text) ? { text: line(s.text) } : {}),
    abilities: Object.fromEntries(ABILITIES.map((a) => [a, s.abilities[a]])), skills: s.skills, ...(s.attuned ? { attuned: s.attuned } : {}),
    ...(s.spells.length ? { spells: s.spells } : {}), ...(s.armor ? { armor: s.armor } : {}), ...slots, ...(s.pockets.length ? { pockets: s.pockets } : {}),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

class Bad extends Error {}
function names(raw: unknown, key: string, table: Record<string, unknown>): string[] {
  if (!Array.isArray(raw)) throw new Bad(`"${key}" is a list of names`);
  raw.forEach((name, i) => {
    one(name, key, table);
    if (key !== "pockets" && raw.indexOf(name) !== i) throw new Bad(`${titled(String(name))} stands twice in "${key}"`);
  });
  return Object.keys(table).filter((name) => key !== "pockets" && raw.includes(name)).concat(key === "pockets" ? (raw as string[]) : []);
}
function one(raw: unknown, key: string, table: Record<string, unknown>): string {
  if (typeof raw !== "string" || !Object.hasOwn(table, raw)) throw new Bad(`"${key}": ${typeof raw === "string" ? `there is no ${raw}` : "a name is wanted"}`);
  return raw;
}
function words(raw: unknown, key: string, most: number): string {
  if (raw === undefined) return "";
  if (typeof raw !== "string" || /[\n\r\t]/.test(raw) || new TextEncoder().encode(raw).length > most) throw new Bad(`"${key}" is one line of at most ${most} bytes`);
  return raw;
}
function read(text: string, book: Book): Sheet {
  if (new TextEncoder().encode(text).length > FILE_MAX) throw new Bad("a character's file is at most 16 KB");
  let raw: Record<string, unknown>;
  try {
    raw = JSON.parse(text) as Record<string, unknown>;
  } catch {
    throw new Bad("this is not JSON: save a character here, or with croupier character twenty-one --json");
  }
  if (raw === null || typeof raw !== "object" || Array.isArray(raw) || raw["game"] !== "twenty-one") throw new Bad('this is no character of 21: "game" is not "twenty-one"');
  const odd = Object.keys(raw).find((key) => !KEYS.includes(key));
  if (odd) throw new Bad(`"${odd}" is no part of a character`);
  const sheet = blankSheet();
  const given = raw["abilities"];
  if (given === null || typeof given !== "object" || Array.isArray(given)) throw new Bad('"abilities" is wanted: six numbers by name');
  for (const [ability, n] of Object.entries(given as Record<string, unknown>)) {
    if (!(ABILITIES as readonly string[]).includes(ability)) throw new Bad(`"abilities": there is no ${ability}`);
    if (typeof n !== "number" || !Number.isInteger(n) || n < 0) throw new Bad(`"abilities": ${ability} is a whole number, 0 to ${ABILITY_MAX}`);
    sheet.abilities[ability as Ability] = n;
  }
  const gear = Object.fromEntries(Object.entries(book.gear).filter(([name]) => name !== "two-handed" && name !== "bare-hands"));
  sheet.name = words(raw["name"], "name", NAME_MAX);
  if (/^[ -]+$/.test(sheet.name)) throw new Bad('"name" has more in it than blanks and hyphens');
  sheet.text = words(raw["text"], "text", TEXT_MAX);
  sheet.skills = names(raw["skills"] ?? [], "skills", book.skills);
  if (raw["attuned"] !== undefined) sheet.attuned = one(raw["attuned"], "attuned", Object.fromEntries(SCHOOLS.map((s) => [s, 1]))) as School;
  sheet.spells = names(raw["spells"] ?? [], "spells", book.spells);
  if (freeCombustion(sheet) && !sheet.spells.includes("combustion")) sheet.spells.push("combustion");
  if (raw["armor"] !== undefined) sheet.armor = one(raw["armor"], "armor", book.armor);
  for (const place of PLACES) if (raw[place] !== undefined) sheet.slots[place] = one(raw[place], place, gear);
  sheet.pockets = names(raw["pockets"] ?? [], "pockets", gear);
  return sheet;
}
/** A file as a sheet, or what is wrong with it, in one line. */
export function readSheet(text: string, book: Book, twice: boolean): { sheet: Sheet } | { wrong: string } {
  try {
    const sheet = read(text, book);
    const wrong = sheetWrong(sheet, book, twice);
    return wrong ? { wrong } : { sheet };
  } catch (error) {
    if (error instanceof Bad) return { wrong: error.message };
    throw error;
  }
}
