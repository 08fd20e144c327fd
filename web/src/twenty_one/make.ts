/* The hero that is being made, before any of it is sent. What is always true: a draft says what is wished; what of it the
 * limits carry, what is open and what is missing, the rules say (`make`), and the next wish begins from there. */
import { capital, type Ability, type Book } from "./view";
import {
  askRules,
  groupOf,
  nameOf,
  PLURAL,
  SCHOOLS,
  sheetOf,
  worn,
  written,
  yes,
  type Answered,
  type Ask,
  type Limited,
  type Place,
  type Read,
  type School,
  type Sheet,
} from "./sheet";

export type Part = "points" | "skills" | "spells" | "armor" | "gear" | "whole";
export const PART_TITLE: Record<Part, string> = {
  points: "Points",
  skills: "Skills",
  spells: "Spells",
  armor: "Armor",
  gear: "Gear",
  whole: "The whole",
};

export interface Draft {
  /** what the house has of it: stays */
  kept: Sheet;
  group: string | null;
  /** single points, in the order chosen */
  singles: Ability[];
  sheet: Sheet;
}
export interface Made extends Limited {
  /** what the limits carry of the wishes */
  draft: Draft;
  /** why what is not open is not: by name, gear by its place first */
  closed: Record<"skills" | "spells" | "armor" | "pockets" | Place, Record<string, string>>;
  /** who may have one more single point */
  raise: Ability[];
  wanting: { group: boolean; points: number; skills: number; school: boolean };
  /** the first rule that the whole breaks; "": none */
  wrong: string;
  /** what whoever makes it should know */
  notes: string;
  /** what is wrong with its name; "": nothing */
  unnamed: string;
}
const sum = (s: Sheet) => Object.values(s.abilities).reduce((a, b) => a + b, 0);

export const draftOf = (kept: Sheet): Draft => ({ kept, group: null, singles: [], sheet: structuredClone(kept) });
/** A sheet that came whole. */
export const draftFrom = (read: Read, kept: Sheet): Draft => ({
  kept,
  group: read.group,
  singles: read.singles,
  sheet: read.sheet,
});
export const groupOpen = (d: Draft) => sum(d.kept) === 0;

export async function make(d: Draft, twice: boolean, of: Ask = askRules): Promise<Made> {
  const { skills, attuned, spells, text } = d.sheet;
  const name = nameOf(d.sheet);
  const said = (await of({
    hero: {
      kept: written(d.kept),
      "single-twice": yes(twice),
      ...(name ? { name } : {}),
      ...(d.group ? { group: d.group } : {}),
      singles: d.singles,
      skills,
      ...(attuned ? { attuned } : {}),
      spells,
      ...worn(d.sheet),
    },
  })) as Limited & Answered & Omit<Made, "draft"> & { group?: string; singles: Ability[] };
  return {
    ...said,
    draft: { kept: d.kept, group: said.group ?? null, singles: said.singles, sheet: sheetOf(said, d.sheet.name, text) },
  };
}

/* ---- Wishes ---- */
export const withGroup = (d: Draft, group: string): Draft => ({ ...d, group });
export const withSingle = (d: Draft, ability: Ability): Draft => ({ ...d, singles: [...d.singles, ability] });
export function withoutSingle(d: Draft, ability: Ability): Draft {
  const at = d.singles.lastIndexOf(ability);
  return at < 0 ? d : { ...d, singles: d.singles.filter((_, i) => i !== at) };
}
const changed = (d: Draft, part: Partial<Sheet>): Draft => ({ ...d, sheet: { ...d.sheet, ...part } });
const toggled = (of: string[], name: string) => (of.includes(name) ? of.filter((n) => n !== name) : [...of, name]);
export const withSkill = (d: Draft, name: string): Draft => changed(d, { skills: toggled(d.sheet.skills, name) });
export const withSchool = (d: Draft, attuned: School): Draft => changed(d, { attuned });
export const withSpell = (d: Draft, name: string): Draft => changed(d, { spells: toggled(d.sheet.spells, name) });
export const withArmor = (d: Draft, armor: string | null): Draft => changed(d, { armor });
/** To a pocket gear is added, from a place it takes what lay there. */
export function withGear(d: Draft, place: string, gear: string | null): Draft {
  const s = d.sheet;
  if (place === "pockets") return gear ? changed(d, { pockets: [...s.pockets, gear] }) : d;
  const slots = { ...s.slots, [place]: gear };
  if (gear && place === "both") slots.left = slots.right = null;
  if (gear && (place === "left" || place === "right")) slots.both = null;
  return changed(d, { slots });
}
export const withoutPocket = (d: Draft, at: number): Draft =>
  changed(d, { pockets: d.sheet.pockets.filter((_, i) => i !== at) });

/* ---- What a part says of itself ---- */
export function limitLine(part: Part, m: Made): string {
  const { limits, schools } = m;
  if (part === "points") return "One group of two Abilities: +1 each. Then two single points. None above 3.";
  if (part === "skills")
    return "One Skill for each point, of its Ability: four. Influence, Soul and Humanity you have anyway.";
  if (part === "spells")
    return (
      SCHOOLS.map((school) => `${PLURAL[school]} ${schools[school].known} of ${schools[school].most}`).join(", ") +
      (limits.free ? "; Combustion is free." : ".")
    );
  if (part === "armor") return `Your armor may weigh ${limits.armor} at most. It also brings the pockets.`;
  if (part === "gear")
    return `A hand with its reserve carries Weight ${limits.hand}; one thing in both hands, reserves included, ${limits.both}. Pockets: ${limits.pockets}.`;
  return "All of it together. Nothing is sent before you take it.";
}
/** What must be done here before one goes on; "": nothing. */
export function wanting(part: Part, m: Made): string {
  const { group, points, skills, school } = m.wanting;
  if (part === "points")
    return group ? "Choose a group" : points ? `${points} single point${points === 1 ? "" : "s"} to give` : "";
  if (part === "skills") return skills ? `${skills} Skill${skills === 1 ? "" : "s"} to choose` : "";
  if (part === "spells") return school ? "Choose a school for Attunement" : "";
  return part === "whole" ? m.wrong : "";
}
export function parts(m: Made | null): Part[] {
  return ["points", "skills", ...(m?.limits.magic ? (["spells"] as const) : []), "armor", "gear", "whole"];
}
/** What a finished hero leaves unused, or cannot use. */
export function notes(m: Made, book: Book): string[] {
  const s = m.draft.sheet;
  const room = SCHOOLS.filter((school) => m.schools[school].known < m.schools[school].most);
  const tools = SCHOOLS.filter((school) => m.schools[school].any && !m.schools[school].at).map(
    (school) => m.schools[school].tool,
  );
  const empty = m.limits.pockets - s.pockets.length;
  return [
    ...tools.map(
      (tool) =>
        `Spells that you know need ${/^[aeiou]/.test(tool) ? "an" : "a"} ${book.gear[tool]?.title ?? tool} in hand.`,
    ),
    ...(room.length ? [`One more spell may be known: ${room.map((f) => capital(f)).join(", ")}.`] : []),
    ...(!s.slots.both && !s.slots.left && !s.slots.right ? ["Your hands are empty."] : []),
    ...(empty > 0 ? [`${empty} pocket${empty === 1 ? " is" : "s are"} empty.`] : []),
    ...(s.armor ? [] : ["You wear no armor, and so have no pockets."]),
  ];
}
export { groupOf };
