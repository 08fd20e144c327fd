/* The hero that is being made, before any of it is sent. What is always true: a draft keeps all limits of section F but
 * that it may be unfinished, and holds all that the house has already. */
import { capital, type Ability, type Book } from "./view";
import { armorLimit, blankSheet, bothLimit, counted, freeCombustion, gearWrong, groupIn, groupOf, handLimit, hasMagic, PLACES, PLURAL, pocketCount, POINTS, schoolOpen, SCHOOLS, sheetWrong, spellLimit, toolsWanted, type School, type Sheet } from "./sheet";

export type Part = "points" | "skills" | "spells" | "armor" | "gear" | "whole";
export const PART_TITLE: Record<Part, string> = { points: "Points", skills: "Skills", spells: "Spells", armor: "Armor", gear: "Gear", whole: "The whole" };
export const PART_RULES: Record<Part, string[]> = {
  points: ["BJ-F1"], skills: ["BJ-F2", "BJ-E2", "BJ-E3"], spells: ["BJ-F3", "BJ-G1"], armor: ["BJ-F4", "BJ-C3"], gear: ["BJ-F4", "BJ-F6", "BJ-F8"], whole: ["BJ-F5"],
};

export interface Draft {
  /** what the house has of it: stays */
  kept: Sheet;
  group: string | null;
  /** single points, in the order chosen */
  singles: Ability[];
  sheet: Sheet;
}
const sum = (s: Sheet) => Object.values(s.abilities).reduce((a, b) => a + b, 0);

export function draftOf(kept: Sheet): Draft {
  return pointed({ kept, group: null, singles: [], sheet: structuredClone(kept) });
}
/** A sheet that came whole. */
export function draftFrom(sheet: Sheet, twice: boolean): Draft {
  const group = groupIn(sheet, twice);
  const left = { ...sheet.abilities };
  for (const a of group ? groupOf(group) : []) left[a]--;
  const singles = (Object.keys(left) as Ability[]).flatMap((a) => Array<Ability>(Math.max(0, left[a])).fill(a));
  return { kept: blankSheet(), group, singles, sheet: structuredClone(sheet) };
}
export const groupOpen = (d: Draft) => sum(d.kept) === 0;
/** How many single points are still to be given. */
export const singlesMax = (d: Draft) => (groupOpen(d) ? POINTS - 2 : POINTS - sum(d.kept));

/* ---- Changes: each gives a draft that keeps the limits ---- */
function pointed(d: Draft): Draft {
  const abilities = { ...d.kept.abilities };
  for (const a of d.group ? groupOf(d.group) : []) abilities[a]++;
  for (const a of d.singles) abilities[a]++;
  return { ...d, sheet: { ...d.sheet, abilities } };
}
/** Drops what the points and Skills do not carry any more. */
export function trim(d: Draft, book: Book): Draft {
  const s: Sheet = { ...d.sheet, slots: { ...d.sheet.slots } };
  const skills: string[] = [];
  for (const name of s.skills) {
    const ability = book.skills[name]?.ability as Ability;
    if (skills.filter((k) => book.skills[k]?.ability === ability).length < (s.abilities[ability] ?? 0)) skills.push(name); /* BJ-F2 */
  }
  s.skills = skills;
  if (!skills.includes("attunement") || (s.attuned && !schoolOpen(s, s.attuned))) s.attuned = null; /* BJ-F3 */
  s.spells = s.spells.filter((name) => name !== "combustion");
  const spells: string[] = [];
  for (const name of s.spells) {
    const school = book.spells[name]!.school as School;
    if (counted({ ...s, spells }, book, school).length < spellLimit(s, school)) spells.push(name); /* BJ-F3 */
  }
  s.spells = freeCombustion(s) && skills.length === POINTS ? [...spells, "combustion"] : spells; /* BJ-F3 */
  if (s.armor && book.armor[s.armor]!.weight > armorLimit(s)) s.armor = null; /* BJ-F4 */
  s.pockets = s.pockets.slice(0, pocketCount(s, book)); /* BJ-F4 */
  for (const place of [...PLACES].reverse()) if (gearWrong(s, book)) s.slots[place] = null;
  return { ...d, sheet: s };
}
export function withGroup(d: Draft, group: string, book: Book, twice: boolean): Draft {
  const next = { ...d, group };
  return trim(pointed({ ...next, singles: d.singles.filter((a, i) => singleOpen({ ...next, singles: d.singles.slice(0, i) }, a, twice)) }), book);
}
/** May this Ability have one more single point? */
export function singleOpen(d: Draft, ability: Ability, twice: boolean): boolean {
  if (d.singles.length >= singlesMax(d) || (groupOpen(d) && !d.group)) return false;
  const all = pointed({ ...d, singles: [...d.singles, ability] }).sheet;
  /* what is still missing may go anywhere: legal if some way of giving it is */
  const rest = POINTS - sum(all);
  const ways = rest ? (Object.keys(all.abilities) as Ability[]).map((a) => ({ ...all, abilities: { ...all.abilities, [a]: all.abilities[a] + rest } })) : [all];
  return ways.some((way) => groupIn(way, twice) !== null);
}
export const withSingle = (d: Draft, ability: Ability, book: Book): Draft => trim(pointed({ ...d, singles: [...d.singles, ability] }), book);
export function withoutSingle(d: Draft, ability: Ability, book: Book): Draft {
  const at = d.singles.lastIndexOf(ability);
  return at < 0 ? d : trim(pointed({ ...d, singles: d.singles.filter((_, i) => i !== at) }), book);
}
const toggled = (of: string[], name: string) => (of.includes(name) ? of.filter((n) => n !== name) : [...of, name]);
export const withSkill = (d: Draft, name: string, book: Book): Draft => trim({ ...d, sheet: { ...d.sheet, skills: toggled(d.sheet.skills, name) } }, book);
export const withSchool = (d: Draft, attuned: School, book: Book): Draft => trim({ ...d, sheet: { ...d.sheet, attuned } }, book);
export const withSpell = (d: Draft, name: string, book: Book): Draft => trim({ ...d, sheet: { ...d.sheet, spells: toggled(d.sheet.spells, name) } }, book);
export const withArmor = (d: Draft, armor: string | null, book: Book): Draft => trim({ ...d, sheet: { ...d.sheet, armor } }, book);

/** The same sheet with this gear there: to a pocket it is added, from a place it takes what lay there. */
export function placed(s: Sheet, place: string, gear: string | null): Sheet {
  if (place === "pockets") return gear ? { ...s, pockets: [...s.pockets, gear] } : s;
  const slots = { ...s.slots, [place]: gear };
  if (gear && place === "both") slots.left = slots.right = null;
  if (gear && (place === "left" || place === "right")) slots.both = null;
  return { ...s, slots };
}
export const withGear = (d: Draft, place: string, gear: string | null): Draft => ({ ...d, sheet: placed(d.sheet, place, gear) });
export const withoutPocket = (d: Draft, at: number): Draft => ({ ...d, sheet: { ...d.sheet, pockets: d.sheet.pockets.filter((_, i) => i !== at) } });

/* ---- Why not ---- */
export function skillClosed(s: Sheet, name: string, book: Book): string {
  const ability = book.skills[name]!.ability as Ability;
  const [points, known] = [s.abilities[ability] ?? 0, s.skills.filter((k) => book.skills[k]?.ability === ability).length];
  if (s.skills.includes(name) || known < points) return "";
  return points ? `BJ-F2: ${points} point${points === 1 ? "" : "s"} of ${capital(ability)}, and as many Skills chosen` : `BJ-F2: you have no point of ${capital(ability)}`;
}
export function spellClosed(s: Sheet, name: string, book: Book): string {
  const school = book.spells[name]!.school as School;
  if (s.spells.includes(name) || (name !== "combustion" && counted(s, book, school).length < spellLimit(s, school))) return "";
  if (name === "combustion") return "BJ-F3: comes free with Power or Endurance";
  const most = spellLimit(s, school);
  return most ? `BJ-F3: ${most} of this school may be known` : `BJ-F3: the school is closed to you`;
}
export const armorClosed = (s: Sheet, name: string, book: Book): string =>
  book.armor[name]!.weight > armorLimit(s) ? `BJ-F4: Weight ${book.armor[name]!.weight}; yours may weigh ${armorLimit(s)}` : "";
export const gearClosed = (s: Sheet, place: string, gear: string, book: Book): string =>
  place === "pockets" && s.pockets.length >= pocketCount(s, book) ? "BJ-F6: no pocket is free" : (gearWrong(placed(s, place, gear), book) ?? "");

/* ---- What a part says of itself ---- */
export function limitLine(part: Part, d: Draft, book: Book): string {
  const s = d.sheet;
  if (part === "points") return "One group of two Abilities: +1 each. Then two single points. None above 3.";
  if (part === "skills") return "One Skill for each point, of its Ability: four. Influence, Soul and Humanity you have anyway.";
  if (part === "spells") return SCHOOLS.map((school) => `${PLURAL[school]} ${counted(s, book, school).length} of ${spellLimit(s, school)}`).join(", ") + (freeCombustion(s) ? "; Combustion is free." : ".");
  if (part === "armor") return `Your armor may weigh ${armorLimit(s)} at most. It also brings the pockets.`;
  if (part === "gear") return `A hand with its reserve carries Weight ${handLimit(s)}; one thing in both hands, reserves included, ${bothLimit(s)}. Pockets: ${pocketCount(s, book)}.`;
  return "All of it together. Nothing is sent before you take it.";
}
/** What must be done here before one goes on; "": nothing. */
export function wanting(part: Part, d: Draft, book: Book, twice: boolean): string {
  const s = d.sheet;
  if (part === "points") {
    if (groupOpen(d) && !d.group) return "Choose a group";
    const left = singlesMax(d) - d.singles.length;
    return left ? `${left} single point${left === 1 ? "" : "s"} to give` : "";
  }
  if (part === "skills") return s.skills.length < POINTS ? `${POINTS - s.skills.length} Skill${POINTS - s.skills.length === 1 ? "" : "s"} to choose` : "";
  if (part === "spells") return s.skills.includes("attunement") && !s.attuned ? "Choose a school for Attunement" : "";
  return part === "whole" ? (sheetWrong(s, book, twice) ?? "") : "";
}
export function parts(d: Draft): Part[] {
  return ["points", "skills", ...(hasMagic(d.sheet) ? (["spells"] as const) : []), "armor", "gear", "whole"];
}
/** What a finished hero leaves unused, or cannot use. */
export function notes(s: Sheet, book: Book): string[] {
  const free = SCHOOLS.filter((school) => counted(s, book, school).length < spellLimit(s, school));
  const empty = pocketCount(s, book) - s.pockets.length;
  return [
    ...toolsWanted(s, book).map((tool) => `Spells that you know need ${/^[aeiou]/.test(tool) ? "an" : "a"} ${book.gear[tool]?.title ?? tool} in hand.`),
    ...(free.length ? [`One more spell may be known: ${free.map((f) => capital(f)).join(", ")}.`] : []),
    ...(!s.slots.both && !s.slots.left && !s.slots.right ? ["Your hands are empty."] : []),
    ...(empty > 0 ? [`${empty} pocket${empty === 1 ? " is" : "s are"} empty.`] : []),
    ...(s.armor ? [] : ["You wear no armor, and so have no pockets."]),
  ];
}
