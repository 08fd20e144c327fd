/* A small table of 21 made by hand, for the tests: a hero, two rats, a map, and a Deal between two of them. */
import { lineOf, type Begun, type Spoken } from "../table/making";
import type { Family, Turn, View } from "../table/wire";
import type { Asked } from "./plan";
import { ABILITIES, Board, BODIES, POCKETS, SLOTS, type Book, type Facts } from "./view";

/* ---- A table made by hand: a hero at a4, two rats at b4 and f2 of a small map ---- */
export const each = <T>(of: (id: string, at: number) => T) =>
  Object.fromEntries(BODIES.map((id, at) => [id, of(id, at)])) as View;
export const here = ["hero-1", "foe-1", "foe-2"];
export function viewOf(change: Partial<Record<string, unknown>> = {}): View {
  const flat = (per: number, some: Record<string, unknown> = {}, none: unknown = null) =>
    BODIES.flatMap((id) => Array.from({ length: per }, (_, i) => some[`${id} ${i}`] ?? none));
  return {
    being: each((id) => (here.includes(id) ? "up" : "absent")),
    side: each((id) => (id.startsWith("foe") ? "foes" : "heroes")),
    aware: each(() => "yes"),
    row: each((id) => ({ "hero-1": "4", "foe-1": "4", "foe-2": "2" })[id] ?? null),
    column: each((id) => ({ "hero-1": "a", "foe-1": "b", "foe-2": "f" })[id] ?? null),
    kind: each((id) => (here.includes(id) ? 0 : null)),
    "deck-of": each((id) => id),
    top: each(() => null),
    "base-limit": each(() => 8),
    deck: each(() => []),
    discard: each(() => []),
    pile: each((id) => (id === "hero-1" ? ["j-hearts", "3-hearts"] : [])),
    skills: each(() => []),
    spells: each(() => []),
    used: each(() => []),
    marks: each(() => []),
    coated: each(() => []),
    edge: each(() => 2),
    "attuned-to": each(() => "none"),
    armor: each(() => null),
    abilities: flat(ABILITIES.length, {}, 0),
    slots: flat(SLOTS.length, { "hero-1 0": "broadsword", "hero-1 1": "kite-shield", "hero-1 2": "mace" }),
    "slot-counts": flat(SLOTS.length, {}, 1),
    pockets: flat(POCKETS.length, { "hero-1 0": "half-moon-grass" }),
    "pocket-counts": flat(POCKETS.length, { "hero-1 0": 4 }, 0),
    "turns-left": flat(5, { "hero-1 1": 2 }, 0),
    conflict: "yes",
    order: ["foe-1", "hero-1", "foe-2", null],
    delaying: [null],
    "delay-left": each(() => 0),
    "plan-kind": each(() => "none"),
    "plan-what": each(() => 0),
    "plan-gear": each(() => null),
    "plan-how": each(() => 0),
    mover: "hero-1",
    feet: 30,
    "has-moved": "no",
    phase: "turn",
    deal: "none",
    result: "none",
    party: { first: null, second: null },
    tested: {},
    held: {},
    busted: {},
    critical: {},
    sturdy: {},
    "hand-count": {},
    hands: [],
    "hand-set": [],
    "hand-change": [],
    "hand-soul": [],
    "act-kind": "attack",
    "act-who": "hero-1",
    "act-what": 0,
    "act-gear": "broadsword",
    "act-how": "plain",
    targets: [],
    settled: [],
    laid: [],
    tags: [],
    ...change,
  } as View;
}
export const row = (title: string, has: string, text: string, more: object) => ({ title, of: "", has, text, ...more });
export const book = {
  skills: {
    influence: row("Influence", "1 Edge", "one card +1 or -1.", { ability: "none", cost: 1, everyone: true }),
    soul: row("Soul", "2 Edge", "0.", { ability: "none", cost: 2, everyone: true }),
    "lean-into": row("Lean Into", "1 Edge", "Clubs.", { ability: "strength", cost: 1 }),
    cheek: row("Cheek", "2 Edge", "discard.", { ability: "wits", cost: 2 }),
  },
  spells: { heal: row("Heal", "Delay 2", "..", { school: "miracle", delay: 2, target: 15, range: 0 }) },
  gear: {
    broadsword: row("Broadsword", "Weight 1", "A blade.", {
      class: "melee",
      weight: 1,
      reach: 5,
      stack: 0,
    }),
    longbow: row("Longbow", "Weight 2, Dexterity, Delay 2", "A bow.", {
      class: "ranged",
      weight: 2,
      reach: 0,
      stack: 0,
    }),
    talisman: row("Talisman", "Weight 1", "", { class: "tool", weight: 1, reach: 0, stack: 0, school: "miracle" }),
    mace: row("Mace", "", "", { class: "melee", weight: 1, reach: 5, stack: 0 }),
    "kite-shield": row("Kite Shield", "", "", { class: "shield", weight: 1, reach: 0, stack: 0 }),
    "half-moon-grass": row("Half Moon Grass", "", "Heals.", { class: "item", weight: 0, reach: 0, stack: 5 }),
  },
  armor: {},
  heroes: { berrick: row("Berrick Stoll", "", "A sword.", {}) },
  beasts: { rat: row("Cellar Rat", "", "It bites.", {}) },
  maps: [{ title: "The Causeway", text: "", rows: ["######", "......", "..#...", ".....:"] }],
  encounters: {},
  runs: {},
  pack: "t",
  limits: { square: 5, defeats: 5, acts: 16, "bust-over": 21, targets: [12, 15, 17, 19, 21] },
} as unknown as Book;
export const facts: Facts = {
  map: 0,
  bodies: {
    "hero-1": { title: "Berrick Stoll", limit: 12, feet: 30 },
    "foe-1": { title: "Rat 1", limit: 2, feet: 30, away: 5, seen: true },
    "foe-2": { title: "Rat 2", limit: 2, feet: 30, away: 25, seen: true },
  },
};
/** What the left hand could strike now. */
export const attacks: Partial<Facts> = { attacks: { left: { gear: "broadsword", delay: 0, at: ["foe-1"] } } };
export const boardOf = (change = {}, seat = 1, more: Partial<Facts> = {}) =>
  new Board(viewOf(change), book, { ...facts, ...more }, seat);

/** A Deal in the window: these hands; the first is foe-1's. */
export function dealOf(first: string[], second: string[], change = {}, more: Partial<Facts> = {}): Board {
  const lay = (a: unknown[], b: unknown[], none: unknown) => [
    ...a,
    ...Array.from({ length: 40 - a.length }, () => none),
    ...b,
    ...Array.from({ length: 40 - b.length }, () => none),
  ];
  return boardOf(
    {
      phase: "window",
      deal: "contest",
      party: { first: "foe-1", second: "hero-1" },
      tested: { first: "strength", second: "dexterity" },
      held: { first: "no", second: "no" },
      "hand-count": { first: first.length, second: second.length },
      hands: lay(first, second, null),
      "hand-set": lay([], [], null),
      "hand-change": lay([], [], 0),
      "hand-soul": lay([], [], 0),
      asked: "hero-1",
      playing: "second",
      target: 0,
      ...change,
    },
    1,
    { ...more, hands: [first, second].map((hand, i) => ({ ...counted(hand), ...more.hands?.[i] })) },
  );
}
/** What cards count by themselves, an Ace 11: as the house tells it of hands without a Skill. */
const counted = (hand: string[]) => {
  const counts = hand.map((name) => ({ a: 11, j: 10, q: 10, k: 10 })[name.split("-")[0]!] ?? Number.parseInt(name));
  return hand.length ? { counts, total: counts.reduce((sum, n) => sum + n, 0) } : {};
};
/** A part of the screen, with what is picked; the house answers each line of a move with itself. */
export function asked(board: Board, options: Family[], phase: string, picked: object = {}) {
  const draft = { do: null, ...picked };
  const x = {
    board,
    options,
    draft,
    turn: { phase, ask: "What now?", n: 1 } as unknown as Turn,
    said: (part: Begun | null): Spoken => (part ? { label: `<${lineOf(part)}>` } : {}),
    title: (verb: string) => verb,
    mine: true,
    busy: false,
  } as unknown as Asked;
  return x;
}
