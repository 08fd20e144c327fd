/* What a room makes of what its game tells: for each message a kind of beat, the places of the table that it concerns, what
 * the shown table has after it, and its picture. Always true: a row counts no rule, it only puts slots where they are shown. */
import { slotsOf, type Told } from "../table/line";
import type { Said, Slots, StoryLine, Value, View } from "../table/wire";
import { type Beat, type Kind, KINDS, type Weight } from "./queue";

/** Absolute values by where they stand in the view, or in the facts: "wounds.left-1", "coin.0", "facts.gm". */
export type Edits = Record<string, Value>;

export interface Die {
  face: number | string;
  /** what it looks like; hidden: it ends blank */
  look?: "bone" | "letters" | "oxblood" | undefined;
  /** a drawing of its face */
  src?: string | undefined;
  /** does not count */
  off?: boolean | undefined;
  fresh?: boolean;
}
export interface Side {
  title?: string;
  /** the address of a portrait, 3 wide by 4 high */
  face?: string;
  note?: string;
  dice?: readonly Die[];
  /** face: its picture, 3 wide by 4 high */
  cards?: readonly { title: string; note?: string; face?: string; fresh?: boolean }[];
  /** a sum in figures: its parts and what they make */
  parts?: string;
  total?: number | string;
  /** of so many that somebody bears */
  meter?: { now: number; most: number };
  leads?: boolean;
  out?: boolean;
  /** something of it is new with this beat */
  fresh?: boolean;
}
export interface Mark {
  text: string;
  tone: "good" | "bad" | "plain";
  fresh?: boolean;
}
/** The picture of what happens: one or two sides, and a stamp on it. */
export interface Scene {
  title?: string;
  /** the address of a picture of all of it, 8 wide by 5 high */
  art?: string | undefined;
  sides: readonly Side[];
  mark?: Mark | undefined;
  /** what it is about stands large on the table: a wide screen shows its dice and sums there, not once more in the panel */
  there?: boolean | undefined;
}
export const EMPTY: Scene = { sides: [] };

/** What a row may look at beside its slots. */
export interface Looks {
  view: View;
  /** what the house worked out beside it */
  facts: Record<string, unknown>;
  /** what the game's cards are called and have on them */
  cards: Record<string, unknown>;
  /** "You", "Gambler 2" */
  nameOf: (seat: number) => string;
  me: number;
  text: string;
  /** where all that is told leads to: for who comes on the way, and is not in the view yet */
  then?: { view: View; facts?: Record<string, unknown> };
}

export interface Row<S = Slots> {
  kind: Kind;
  weight?: Weight | ((slots: S, x: Looks) => Weight);
  /** whose doing it is, where that is not the slot `who` */
  who?: (slots: S) => number;
  /** small ones with the same word are summed up together, whoever did them */
  fold?: string;
  /** places by their data-at: where from, where to; or the one that it concerns */
  on?: (slots: S, x: Looks) => readonly (string | null)[];
  /** what flies there is not to be told by who looks on */
  hidden?: (slots: S) => boolean;
  lay?: (slots: S, x: Looks) => Edits;
  /** the picture after it, made of that before it; without: it stays */
  scene?: (slots: S, was: Scene, x: Looks) => Scene;
}
/** A row for each message that a game tells; a kind alone where there is no more to say. */
export type Rows<T> = { readonly [K in keyof T]: Row<T[K]> | Kind };
/** The same where nobody knows any more which message has which slots. */
export type AnyRows = Readonly<Record<string, Row<never> | Kind>>;

/** What a room makes of what its game tells. */
export interface Telling {
  rows: AnyRows;
  told: Told;
  /** facts that are not shown while something is told; "fights.left" is that member of each of a list */
  stale?: readonly string[];
  /** what small things with the same `fold` are summed up as */
  sums?: Readonly<Record<string, (of: readonly Seen[]) => string>>;
  /** who sits where, in a game whose tells speak of others than seats */
  seatOf?: (who: number) => number;
}

export interface Seen extends Beat {
  message: string;
  /** which of the line's messages it is */
  k: number;
  slots: Slots;
  row: Row<Slots>;
}

/** Looks like nothing that a row was made for: an end, a message of a later house. */
const OTHER: Row<Slots> = { kind: "say" };

function rowOf(rows: AnyRows, message: string): Row<Slots> {
  const row = Object.hasOwn(rows, message) ? rows[message] : undefined;
  return typeof row === "string" ? { kind: row } : ((row as Row<Slots> | undefined) ?? OTHER);
}

/** What a run of small beats is summed up as: by the room, where all are of one kind. */
export function summed(of: readonly Seen[], sums: Telling["sums"], plain: (last: string) => string): string {
  const fold = of[0]?.fold ?? "";
  return (of.every((one) => one.fold === fold) && sums?.[fold]?.(of)) || plain(of.at(-1)!.text);
}

/** The beats of some lines of the story: one for each of their messages, one for a line without. */
export function beatsOf(
  lines: readonly StoryLine[],
  { rows, told, seatOf = (who) => who }: Telling,
  looks: Omit<Looks, "text">,
): Seen[] {
  return lines.flatMap((line) =>
    (line.says ?? (line.text ? [["", line.text] as Said] : [])).map(([message, said, ...values], k): Seen => {
      const row = rowOf(rows, message);
      const slots = slotsOf(told, message, values);
      const text = said.trim();
      const who = row.who ? row.who(slots) : slots["who"];
      const weight = typeof row.weight === "function" ? row.weight(slots, { ...looks, text }) : row.weight;
      return {
        id: `${line.n}.${k}`,
        n: line.n,
        k,
        message,
        slots,
        row,
        text,
        kind: row.kind,
        who: typeof who === "number" ? seatOf(who) : null,
        weight: weight ?? KINDS[row.kind][3],
        fold: row.fold ?? `${message} ${String(who)}`,
      };
    }),
  );
}

interface Shown {
  view: View;
  facts?: Record<string, unknown>;
}
/** View and facts with these values in them; the parts that do not change stay the same objects. */
export function laid<T extends Shown>(turn: T, edits: Edits): T {
  let { view, facts = {} } = turn;
  for (const [path, value] of Object.entries(edits)) {
    const [first, ...rest] = path.split(".");
    if (first === "facts") facts = put(facts as View, rest, value) as View;
    else view = put(view, [first!, ...rest], value) as View;
  }
  return { ...turn, view, facts };
}
function put(base: Value | undefined, [step, ...rest]: readonly string[], value: Value): Value {
  if (step === undefined) return value;
  if (Array.isArray(base)) return base.map((old, i) => (String(i) === step ? put(old, rest, value) : old));
  const old = typeof base === "object" && base ? base : {};
  return { ...old, [step]: put(old[step], rest, value) };
}

/** The same picture, nothing of it new any more. */
export const settled = (scene: Scene): Scene => ({
  ...scene,
  sides: scene.sides.map(({ fresh: _, ...side }) => ({
    ...side,
    ...(side.dice ? { dice: side.dice.map((die) => ({ ...die, fresh: false })) } : {}),
    ...(side.cards ? { cards: side.cards.map((card) => ({ ...card, fresh: false })) } : {}),
  })),
  ...(scene.mark ? { mark: { ...scene.mark, fresh: false } } : {}),
});

/** One side of a picture made other than it was. */
export function side(scene: Scene, at: number, by: Partial<Side>): Scene {
  const sides = [...scene.sides];
  while (sides.length <= at) sides.push({});
  sides[at] = { ...sides[at], ...by, fresh: true };
  return { ...scene, sides };
}
export const marked = (scene: Scene, text: string, tone: Mark["tone"]): Scene => ({
  ...scene,
  mark: { text, tone, fresh: true },
});
