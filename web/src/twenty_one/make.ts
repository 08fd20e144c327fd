/* The hero that is being made, before any of it is sent. What is always true: a draft says what is wished; what of it the
 * limits carry, what is open and what is missing, the rules say (`make`), and the next wish begins from there. */
import { say, speak } from "../voice/voice";
import type { Ability, Book } from "./view";
import { school as schoolName } from "./words";
import {
  askRules,
  groupOf,
  nameOf,
  SCHOOLS,
  lastingOf,
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
export const partTitle = (part: Part) => say(`twenty-one-page-part-${part}`);

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
  const spoken = speak("twenty-one-build"); // what is said of it here
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
  await spoken;
  return {
    ...said,
    draft: {
      kept: d.kept,
      group: said.group ?? null,
      singles: said.singles,
      sheet: { ...sheetOf(said, d.sheet.name, text), ...lastingOf(d.sheet) },
    },
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
export function limitLine(part: Part, { limits, schools }: Made): string {
  if (part === "armor") return say("twenty-one-page-limit-armor", { weight: limits.armor });
  if (part === "gear") {
    const { hand, both, pockets } = limits;
    return say("twenty-one-page-limit-gear", { hand, both, pockets });
  }
  if (part !== "spells") return say(`twenty-one-page-limits-${part}`);
  const of = SCHOOLS.map((name) =>
    say("twenty-one-page-known", {
      school: schoolName(name),
      n: schools[name].known,
      most: schools[name].most,
      attuned: false,
    }),
  );
  return say("twenty-one-page-limit-spells", { of, free: limits.free });
}
/** What must be done here before one goes on; "": nothing. */
export function wanting(part: Part, m: Made): string {
  const { group, points, skills, school } = m.wanting;
  if (part === "points")
    return group ? say("twenty-one-page-want-group") : points ? say("twenty-one-page-want-points", { n: points }) : "";
  if (part === "skills") return skills ? say("twenty-one-page-want-skills", { n: skills }) : "";
  if (part === "spells") return school ? say("twenty-one-page-want-school") : "";
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
    ...tools.map((tool) => say("twenty-one-page-note-tool", { tool: book.gear[tool]?.title ?? tool })),
    ...(room.length ? [say("twenty-one-page-note-room", { of: room.map(schoolName) })] : []),
    ...(!s.slots.both && !s.slots.left && !s.slots.right ? [say("twenty-one-page-note-hands")] : []),
    ...(empty > 0 ? [say("twenty-one-page-empty-pockets", { n: empty })] : []),
    ...(s.armor ? [] : [say("twenty-one-page-note-armor")]),
  ];
}
export { groupOf };
