/* A character on paper, and what the rules say of it. What is always true: limits, costs, moves and the file are the
 * engine's (games/twenty_one/hero/asked.c); nothing here decides what is legal. */
import type { Question } from "../table/asked";
import { ask } from "../table/engine";
import type { Move } from "../table/wire";
import { say } from "../voice/voice";
import { GROUPS, SCHOOLS } from "./names.gen";
import {
  PLACES,
  POCKETS,
  SLOTS,
  type Ability,
  type Board,
  type Body,
  type Book,
  type Place,
  type SheetRows,
} from "./view";

export { GROUPS, PLACES, SCHOOLS, type Place };
export type School = (typeof SCHOOLS)[number];
/** What every hero has is on no sheet. */
export const everyones = (book: Book): string[] =>
  Object.keys(book.skills).filter((name) => book.skills[name]!.everyone);
const own = (skills: readonly string[], book: Book) => skills.filter((name) => !book.skills[name]?.everyone);
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
  /** what an earlier run has left */
  wound?: string;
  byname?: string;
}

export function blankSheet(): Sheet {
  return {
    name: "",
    text: "",
    abilities: { strength: 0, dexterity: 0, endurance: 0, hope: 0, wits: 0, power: 0 },
    skills: [],
    attuned: null,
    spells: [],
    armor: null,
    slots: { left: null, right: null, "reserve-left": null, "reserve-right": null, both: null },
    pockets: [],
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
  return {
    ...sheet,
    name: rows.title ?? "",
    text: rows.text ?? "",
    skills: [...rows.skills],
    spells: [...rows.spells],
    armor: rows.armor ?? null,
    pockets: [...rows.pockets],
  };
}
/** What has been built of a combatant of the table so far. */
export function ofBody(body: Body, book: Book): Sheet {
  const rows: SheetRows = {
    abilities: body.abilities,
    skills: own(body.skills, book),
    spells: body.spells,
    slots: Object.fromEntries(body.slots.map((g) => [g.at, g.gear])),
    pockets: body.pockets.map((g) => g.gear),
  };
  const attuned = SCHOOLS.find((s) => s === body.school) ?? null;
  return { ...ofRows(rows), name: body.title, text: body.text, armor: body.armor || null, attuned };
}
/** A hero with what it first packed, whatever is used up or dropped since. */
export function ofKit(board: Board, body: Body): Sheet {
  const at = Number(body.id.slice(-1)) - 1;
  const places = [...SLOTS, ...POCKETS];
  const kit = board.gearAt("kit", at);
  const of = (from: number, to: number) =>
    places.slice(from, to).flatMap((place, i) => (kit[from + i] ? [[place, kit[from + i]!] as const] : []));
  const packed = ofRows({
    abilities: {},
    skills: [],
    spells: [],
    slots: Object.fromEntries(of(0, SLOTS.length)),
    pockets: of(SLOTS.length, places.length).map(([, gear]) => gear),
  });
  return { ...ofBody(body, board.book), slots: packed.slots, pockets: packed.pockets, ...lastingOf(body) };
}
/** The hero that is being built: it is not yet among the combatants. */
export function ofBuilder(board: Board, id: string): Sheet {
  const at = Number(id.slice(-1)) - 1;
  const gear = board.gearAt("slots", at);
  const school = board.of("attuned-to", id);
  return {
    ...ofRows({
      abilities: board.abilitiesAt(at),
      skills: own(board.listOf("skills", id), board.book),
      spells: board.listOf("spells", id),
      slots: Object.fromEntries(SLOTS.flatMap((s, i) => (gear[i] ? [[s, gear[i]]] : []))),
      pockets: board.gearAt("pockets", at).filter((g) => g !== null),
    }),
    armor: board.of("armor", id),
    attuned: SCHOOLS.find((s) => s === school) ?? null,
  };
}

/* ---- What the rules say ---- */
/** What may be asked of them; tests ask without a worker. */
export type Ask = (question: Question) => Promise<unknown>;
export const askRules: Ask = (question) => ask("twenty-one", question);

export interface Limited {
  limits: {
    hand: number;
    both: number;
    armor: number;
    pockets: number;
    damage: number;
    magic: boolean;
    /** Combustion comes free */ free: boolean;
  };
  /** known: those that count; any: some spell of it is known; tool: what its spells want in hand, and where that is, "" if nowhere */
  schools: Record<
    School,
    { known: number; most: number; open: boolean; any: boolean; tool: string; at: "hand" | "reserve" | "" }
  >;
}

/** The name as it is kept and sent. */
export const lineOf = (text: string) => text.replace(/\s+/g, " ").trim();
export const nameOf = (s: Sheet): string => lineOf(s.name);

/** Armor and gear as a file has them. */
export const worn = (s: Sheet): { [member: string]: Question } => ({
  ...(s.armor ? { armor: s.armor } : {}),
  ...Object.fromEntries(PLACES.flatMap((place) => (s.slots[place] ? [[place, s.slots[place]]] : []))),
  ...(s.pockets.length ? { pockets: s.pockets } : {}),
});
/** A sheet as a file has it, without a name. */
export const written = (s: Sheet): { [member: string]: Question } => ({
  abilities: s.abilities,
  skills: s.skills,
  ...(s.attuned ? { attuned: s.attuned } : {}),
  ...(s.spells.length ? { spells: s.spells } : {}),
  ...worn(s),
});
export const yes = (is: boolean) => (is ? "yes" : "no");

/** The limits of any sheet, a foe's too; Skills that come with gear or a spell have no part in them. */
export const limitsOf = (s: Sheet, book: Book, of: Ask = askRules): Promise<Limited> =>
  of({
    sheet: written({ ...s, skills: s.skills.filter((name) => (book.skills[name]?.ability ?? "none") !== "none") }),
  }) as Promise<Limited>;

/** The next move that makes the hero at this step of building the one wanted; null: it cannot become that any more. */
export async function nextMove(
  want: Sheet,
  kept: Sheet,
  step: string,
  twice: boolean,
  of: Ask = askRules,
): Promise<Move | null> {
  const answer = (await of({
    next: { kept: written(kept), want: written(want), step, "single-twice": yes(twice) },
  })) as { next?: Move };
  return answer.next ?? null;
}

/* ---- The file ---- */
type FileAnswer = { file: string; name: string; text: string; group?: string; singles: Ability[] } & Answered &
  Pick<Sheet, "wound" | "byname">;
/** What the rules carry of a sheet, as they name it. */
export type Answered = {
  abilities: Sheet["abilities"];
  skills: string[];
  attuned?: School;
  spells: string[];
  armor?: string;
  pockets: string[];
} & Partial<Record<Place, string>>;
export function sheetOf(answer: Answered, name: string, text: string): Sheet {
  const slots = Object.fromEntries(PLACES.map((place) => [place, answer[place] ?? null])) as Sheet["slots"];
  return {
    name,
    text,
    abilities: answer.abilities,
    skills: answer.skills,
    attuned: answer.attuned ?? null,
    spells: answer.spells,
    armor: answer.armor ?? null,
    slots,
    pockets: answer.pockets,
  };
}
/** What an earlier run has left, of whoever has it. */
export const lastingOf = ({ wound, byname }: Pick<Sheet, "wound" | "byname">) => ({
  ...(wound ? { wound } : {}),
  ...(byname ? { byname } : {}),
});
export interface Read {
  sheet: Sheet;
  group: string | null;
  singles: Ability[];
  file: string;
}
async function judged(content: Question, twice: boolean, of: Ask): Promise<Read> {
  const answer = (await of({ file: { of: content, "single-twice": yes(twice) } })) as FileAnswer;
  return {
    sheet: { ...sheetOf(answer, answer.name, answer.text), ...lastingOf(answer) },
    group: answer.group ?? null,
    singles: answer.singles,
    file: answer.file,
  };
}
/** A file as a sheet; what is wrong with it is thrown, in one line. */
export async function readSheet(text: string, twice: boolean, of: Ask = askRules): Promise<Read> {
  let content: Question;
  try {
    content = JSON.parse(text) as Question;
  } catch {
    throw new Error(say("twenty-one-page-not-json"));
  }
  return judged(content, twice, of);
}
/** A whole character as `croupier character twenty-one --json` writes it; why there can be no such file is thrown. */
export async function sheetFile(s: Sheet, of: Ask = askRules): Promise<string> {
  const told = {
    ...(lineOf(s.name) ? { name: lineOf(s.name) } : {}),
    ...(lineOf(s.text) ? { text: lineOf(s.text) } : {}),
    /* only of somebody who has a name */
    ...(lineOf(s.name) ? lastingOf(s) : {}),
  };
  return (await judged({ game: "twenty-one", ...told, ...written(s) }, true, of)).file;
}
