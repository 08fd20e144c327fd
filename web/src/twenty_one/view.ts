/* A view of 21, read into what the screen shows. Always true: it knows no more than the view, the pack as everyone may
 * read it and the facts of this seat. A view is the whole state: nothing is secret in 21. */
import type { TwentyOneView } from "../table/names.gen";
import { type FieldsOf, name as text, number, oneOf, set } from "../table/view";
import type { View } from "../table/wire";
import { say } from "../voice/voice";
import { cardOf, type Held } from "./cards";
import { ABILITIES, BODIES, COLUMNS as LETTERS, PARTIES, PLACES, POCKETS } from "./names.gen";

export { ABILITIES, BODIES, PLACES, POCKETS };
export const HEROES = BODIES.filter((id) => id.startsWith("hero-"));
export type Ability = (typeof ABILITIES)[number];
/** Where gear is put; `both`: one thing held with both hands. */
export type Place = (typeof PLACES)[number];
export const SLOTS = PLACES.filter((place) => place !== "both");
export const COLUMNS: readonly string[] = LETTERS;

/* ---- The pack and the rows (GET /api/games/twenty-one/cards) ---- */
export interface Told {
  title: string;
  text: string;
}
export interface SheetRows {
  abilities: Partial<Record<Ability, number>>;
  skills: string[];
  spells: string[];
  armor?: string;
  slots: Record<string, string>;
  pockets: string[];
}
/** of: what kind of thing it is; has: its figures; text: what it does */
export interface Row extends Told {
  of: string;
  has: string;
}
export interface SkillRow extends Row {
  ability: string;
  cost: number;
  /** every hero has it */
  everyone?: boolean;
}
/** attacks: it deals Damage; near: what is adjacent to its square too */
export interface SpellRow extends Row {
  school: string;
  delay: number;
  target: number;
  range: number;
  attacks?: number;
  near?: number;
}
/** school: of a tool, whose spells want it in hand */
export interface GearRow extends Row {
  class: string;
  school?: string;
  weight: number;
  reach: number;
  stack: number;
}
export interface ArmorRow extends Row {
  weight: number;
  pockets: number;
  limit: number;
}
/** '#' wall, ':' dark, '.' floor, ',' rough ground, '+' a door that is shut */
export interface MapRow extends Told {
  rows: string[];
}
/** A stage of a run: a fire is a rest; ways lead to other stages, none: it is the last. */
export interface Stage extends Told {
  rest?: boolean;
  ways?: number[];
}
/** An encounter. */
export interface Scene extends Told {
  map: number;
}
export interface Book {
  pack: string;
  skills: Record<string, SkillRow>;
  spells: Record<string, SpellRow>;
  gear: Record<string, GearRow>;
  armor: Record<string, ArmorRow>;
  heroes: Record<string, Told & SheetRows & { unpaid?: string }>;
  beasts: Record<string, Told & SheetRows & { limit: number }>;
  maps: MapRow[];
  encounters: Record<string, Scene>;
  runs: Record<string, Told & { stages: Stage[] }>;
  /** feet of a square; defeats that a run allows; acts between fights; the Targets that are offered first */
  limits: { square: number; defeats: number; acts: number; "bust-over": number; targets: number[] };
}

/* ---- Facts: what follows from the view, reckoned by the house ---- */
export interface BodyFacts {
  title: string;
  limit: number;
  feet: number;
  away?: number;
  seen?: boolean;
  /** what an earlier run has left, marks, spells, the act that a Delay is for */
  lasts?: string[];
  /** what a hero's file has for the next run */
  wound?: string;
  byname?: string;
}
/** win, draw: if held now, where there is something to be compared with; success: of a Target, hitting on */
export interface HandFacts {
  total?: number;
  counts?: number[];
  /** why cards do not count their own value, by their place */
  why?: Record<string, string>;
  /** one more card: ahead, or the Target; even; behind; over 21 */
  next?: { ahead: number; even: number; behind: number; bust: number };
  win?: number;
  draw?: number;
  success?: number;
}
export interface Facts {
  map?: number;
  /** a room that the GM has drawn, or the map as it has changed it */
  room?: { rows: string[] };
  stage?: string;
  ways?: string[];
  /** a scene without foes: what may be tried, and by whom, with their Edge and chance */
  scene?: {
    text: string;
    approaches: Record<string, Told & { takes: string; by: Record<string, { edge: number; success?: number }> }>;
  };
  /** what has happened, and is remembered */
  remembered?: string[];
  bodies: Record<string, BodyFacts>;
  /** what the Deal is about */
  deal?: string;
  hands?: HandFacts[];
  /** of each hand: what is in it, turns that an attack takes, and whom it could be aimed at */
  attacks?: Record<string, { gear: string; delay: number; at: string[] }>;
  /** of each remedy: which cards leave whose Damage Pile */
  heals?: Record<string, Record<string, string[]>>;
  closing?: string;
  /** what that end is called, if it is called something */
  "closing-title"?: string;
  /** of each square on which the spell would strike somebody: whom */
  strikes?: Record<string, string[]>;
  /** of each encounter that the GM may open: how many of each beast stand in it */
  scenes?: Record<string, Record<string, number>>;
  /** to whom a Deal is called: the Edge of each Ability, and how much more by a tag */
  call?: { edge: Record<Ability, number>; tags: Record<string, number> };
}

/* ---- What the screen shows ---- */
export interface Square {
  row: number;
  column: number;
}
export interface Gear {
  at: string;
  gear: string;
  count: number;
  title: string;
  coated: boolean;
}
export interface Body {
  id: string;
  hero: boolean;
  /** whose it is: of foes the GM's, 0 */
  seat: number;
  mine: boolean;
  title: string;
  /** what the pack calls it, whatever it goes by here; "" if it was built */
  kind: string;
  /** H1 .. H4, F1 .. F8: how the map and the story name it */
  mark: string;
  /** what it is, of the pack; "" if it was built */
  text: string;
  being: "absent" | "up" | "down" | "fled";
  foe: boolean;
  /** on no side */
  neutral: boolean;
  aware: boolean;
  square: Square | null;
  pile: string[];
  limit: number;
  deck: string[];
  discard: string[];
  /** the card that Guidance shows; "" */
  top: string;
  abilities: Record<Ability, number>;
  skills: string[];
  spells: string[];
  school: string;
  armor: string;
  slots: Gear[];
  pockets: Gear[];
  stunned: boolean;
  /** what lasts for it, in words */
  lasts: string[];
  /** what its file has for the next run, by name; "": nothing */
  wound: string;
  byname: string;
  edge: number;
  used: string[];
  /** turns of others till its act; null: it is about none */
  delay: number | null;
  feet: number;
  /** feet from whom you look with; null: not on the map */
  away: number | null;
  seen: boolean;
}
export interface Party {
  at: "first" | "second";
  body: Body;
  hand: Held[];
  total: number;
  /** over 21 */
  over: boolean;
  held: boolean;
  busted: boolean;
  critical: boolean;
  tested: string;
  edge: number;
  /** it is its hit or hold */
  plays: boolean;
  /** it is asked now */
  asked: boolean;
  facts: HandFacts;
}
export interface Deal {
  kind: "target" | "contest" | "area";
  /** first, second; against a Target the first alone */
  parties: Party[];
  target: number;
  tags: string[];
  result: string;
  stage: string;
  blow: string;
  laid: string[];
  loser: string;
  bonus: number;
  reduce: number;
  /** of an area act: all, and those that are settled */
  targets: string[];
  settled: string[];
  /** what it is about */
  about: string;
}

const rowOf = (v: string | null) => (v ? Number(v) - 1 : -1);
const columnOf = (v: string | null) => (v ? COLUMNS.indexOf(v) : -1);
export const squareName = (s: Square) => `${COLUMNS[s.column]}${s.row + 1}`;
export const same = (a: Square | null | undefined, b: Square | null | undefined) =>
  !!a && !!b && a.row === b.row && a.column === b.column;
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** A name that nothing has a title for. */
export const titled = (name: string) => name.split("-").map(capital).join(" ");

const untold = (name: string): Row => ({ title: titled(name), of: "", has: "", text: "" });

export class Board {
  readonly v: Partial<TwentyOneView>;
  constructor(
    v: View,
    readonly book: Book,
    readonly facts: Facts,
    readonly seat: number,
  ) {
    this.v = v as Partial<TwentyOneView>;
  }

  /* ---- Fields ---- */
  get<F extends keyof TwentyOneView>(field: F): TwentyOneView[F] | undefined {
    return this.v[field];
  }
  text(field: FieldsOf<TwentyOneView, string | null>): string {
    return text(this.v[field]) ?? "";
  }
  number(field: FieldsOf<TwentyOneView, number | null>): number {
    return number(this.v[field]);
  }
  yes(field: FieldsOf<TwentyOneView, string | null>): boolean {
    return this.v[field] === "yes";
  }
  list(field: FieldsOf<TwentyOneView, (string | null)[]>): string[] {
    return set(this.v[field]);
  }
  /** A name in a field that has one for each of some names, as for each combatant. */
  of(field: FieldsOf<TwentyOneView, Record<string, string | null>>, name: string): string | null {
    return text(this.v[field]?.[name]);
  }
  listOf(field: FieldsOf<TwentyOneView, Record<string, string[]>>, name: string): string[] {
    return set(this.v[field]?.[name]);
  }
  numberOf(field: FieldsOf<TwentyOneView, Record<string, number | null>>, name: string): number {
    return number(this.v[field]?.[name]);
  }
  /** What stands in a field for the n-th of so many, who have as many places each. */
  private slice<T>(all: readonly T[] = [], n: number, of: number): readonly T[] {
    const places = all.length / of;
    return all.slice(n * places, (n + 1) * places);
  }
  /** Gear in the places of the n-th combatant; null: nothing there. */
  gearAt(field: "slots" | "pockets" | "kit", n: number): readonly (string | null)[] {
    return this.slice(this.v[field], n, (field === "kit" ? HEROES : BODIES).length);
  }
  abilitiesAt(n: number): Record<Ability, number> {
    const all = this.slice(this.v.abilities, n, BODIES.length);
    return Object.fromEntries(ABILITIES.map((ability, i) => [ability, number(all[i])])) as Record<Ability, number>;
  }

  /* ---- Words of the rows ---- */
  skill(name: string): SkillRow {
    return this.book.skills?.[name] ?? { ...untold(name), ability: "none", cost: 0 };
  }
  spell(name: string): SpellRow {
    return this.book.spells?.[name] ?? { ...untold(name), school: "none", delay: 0, target: 0, range: 0 };
  }
  gear(name: string): GearRow {
    return this.book.gear?.[name] ?? { ...untold(name), class: "", weight: 0, reach: 0, stack: 0 };
  }
  armor(name: string): ArmorRow {
    return this.book.armor?.[name] ?? { ...untold(name), weight: 0, pockets: 0, limit: 0 };
  }

  /* ---- Combatants ---- */
  private kept = new Map<string, Body | null>();
  body(id: string | null | undefined): Body | null {
    if (!id) return null;
    if (!this.kept.has(id)) this.kept.set(id, this.readBody(id));
    return this.kept.get(id)!;
  }
  private readBody(id: string): Body | null {
    const at = BODIES.findIndex((known) => known === id);
    const being = oneOf(["up", "down", "fled"], this.of("being", id), null);
    if (at < 0 || !being) return null;
    const facts = this.facts.bodies?.[id];
    const hero = at < HEROES.length;
    const row = rowOf(this.of("row", id));
    const column = columnOf(this.of("column", id));
    const things = (field: "slots" | "pockets", counts: readonly (number | null)[], names: readonly string[]): Gear[] =>
      this.gearAt(field, at).flatMap((gear, i) =>
        gear
          ? [
              {
                at: names[i]!,
                gear,
                count: counts[i] ?? 1,
                title: this.gear(gear).title,
                coated: this.listOf("coated", id).includes(names[i]!),
              },
            ]
          : [],
      );
    const kind = this.v.kind?.[id];
    const told =
      typeof kind === "number" ? Object.values((hero ? this.book.heroes : this.book.beasts) ?? {})[kind] : undefined;
    const owner = this.of("deck-of", id) ?? id;
    const top = this.of("top", owner);
    return {
      id,
      hero,
      seat: hero ? at + 1 : 0,
      mine: this.seat >= 0 && (hero ? at + 1 : 0) === this.seat,
      title: facts?.title ?? told?.title ?? titled(id),
      kind: told?.title ?? "",
      mark: `${hero ? "H" : "F"}${hero ? at + 1 : at - HEROES.length + 1}`,
      text: told?.text ?? "",
      being,
      foe: this.of("side", id) === "foes",
      neutral: this.of("side", id) === "nobody",
      aware: this.of("aware", id) === "yes",
      square: row >= 0 && column >= 0 ? { row, column } : null,
      pile: this.listOf("pile", id),
      limit: facts?.limit ?? this.numberOf("base-limit", id),
      deck: this.listOf("deck", owner),
      discard: this.listOf("discard", owner),
      top: top && top !== "none" ? top : "",
      abilities: this.abilitiesAt(at),
      skills: this.listOf("skills", id),
      spells: this.listOf("spells", id),
      school: this.of("attuned-to", id) ?? "none",
      armor: this.of("armor", id) ?? "",
      slots: things("slots", this.slice(this.v["slot-counts"], at, BODIES.length), SLOTS),
      pockets: things("pockets", this.slice(this.v["pocket-counts"], at, BODIES.length), POCKETS),
      stunned: this.listOf("marks", id).includes("stunned"),
      lasts: facts?.lasts ?? [],
      wound: facts?.wound ?? "",
      byname: facts?.byname ?? "",
      edge: this.numberOf("edge", id),
      used: this.listOf("used", id),
      delay: this.list("delaying").includes(id) ? this.numberOf("delay-left", id) : null,
      feet: facts?.feet ?? 0,
      away: facts?.away ?? null,
      seen: facts?.seen ?? false,
    };
  }
  /** Everyone who has ever come, heroes first. */
  get bodies(): Body[] {
    return BODIES.map((id) => this.body(id)).filter((b) => b !== null);
  }
  get heroes(): Body[] {
    return this.bodies.filter((b) => b.hero);
  }
  get foes(): Body[] {
    return this.bodies.filter((b) => !b.hero);
  }
  /** The hero of this seat. */
  get me(): Body | null {
    return this.seat > 0 ? this.body(HEROES[this.seat - 1]) : null;
  }
  /** Whose turn it is. */
  get mover(): Body | null {
    return this.conflict ? this.body(this.text("mover")) : null;
  }
  at(square: Square): Body[] {
    return this.bodies.filter((b) => same(b.square, square) && b.being !== "fled");
  }
  /** Somebody in a sentence, or at its start. */
  named(id: string, start = false): string {
    const b = this.body(id);
    return b ? (b.mine && b.hero ? say("page-seat-you", { start }) : b.title) : titled(id);
  }
  /** How the map and the story mark somebody: H1, F2. */
  mark = (id: string): string => this.body(id)?.mark ?? "";
  /** What must be in hand for the spells of a school. */
  tool(school: string): string {
    return Object.values(this.book.gear ?? {}).find((row) => row.school === school)?.title ?? "";
  }

  /* ---- The map ---- */
  /** Feet of a square. */
  get step(): number {
    return this.book.limits.square;
  }
  get map(): MapRow | null {
    const kept = this.facts.map === undefined ? null : (this.book.maps?.[this.facts.map] ?? null);
    const { room } = this.facts;
    return room ? { title: kept?.title ?? say("twenty-one-part-room"), text: kept?.text ?? "", rows: room.rows } : kept;
  }
  get encounter(): Scene | null {
    return this.book.encounters?.[this.text("encounter")] ?? null;
  }

  /* ---- The Conflict ---- */
  get conflict(): boolean {
    return this.yes("conflict");
  }
  /** From the top: who comes next. The mover, while it is its turn, first. */
  get order(): Body[] {
    const all = this.list("order");
    const mover = this.text("mover");
    const ids = all.includes(mover) ? [mover, ...all.filter((id) => id !== mover)] : all;
    return ids.map((id) => this.body(id)).filter((b) => b !== null);
  }
  get delaying(): Body[] {
    return this.list("delaying")
      .map((id) => this.body(id))
      .filter((b) => b !== null);
  }

  /* ---- The Deal ---- */
  get deal(): Deal | null {
    const kind = oneOf(["target", "contest", "area"], this.text("deal"), null);
    return kind && this.readDeal(kind);
  }
  /** The last one, whose cards still lie there. */
  get lastDeal(): Deal | null {
    if (this.deal || this.text("result") === "none" || this.text("phase") === "call-side") return null; // its parties are the next one's
    return this.readDeal(["success", "failure"].includes(this.text("result")) ? "target" : "contest");
  }
  private readDeal(kind: Deal["kind"]): Deal | null {
    const asked = this.text("asked");
    const playing = this.text("playing");
    const phase = this.text("phase");
    const parties = PARTIES.flatMap((at, i): Party[] => {
      const body = this.body(this.of("party", at));
      if (!body) return [];
      const facts = this.facts.hands?.[i] ?? {};
      const cards = this.slice(this.v.hands, i, PARTIES.length);
      const hand = Array.from({ length: this.numberOf("hand-count", at) }, (_, k): Held => ({
        ...cardOf(cards[k] ?? ""),
        counts: facts.counts?.[k] ?? null,
        why: facts.why?.[k] ?? "",
      }));
      const total = facts.total ?? 0;
      return [
        {
          at,
          body,
          hand,
          total,
          over: total > this.book.limits["bust-over"],
          held: this.of("held", at) === "yes",
          busted: this.of("busted", at) === "yes",
          critical: this.of("critical", at) === "yes",
          tested: this.of("tested", at) ?? "",
          edge: body.edge,
          plays: phase === "play" && playing === at,
          asked: phase === "play" ? playing === at : asked === body.id,
          facts,
        },
      ];
    });
    return {
      kind,
      parties,
      target: kind === "target" ? this.number("target") : 0, // else of a Deal long past
      tags: this.list("tags"),
      result: this.text("result"),
      stage: this.text("stage"),
      blow: this.text("blow"),
      laid: this.list("laid"),
      loser: this.text("loser"),
      bonus: this.number("bonus"),
      reduce: this.number("reduce"),
      targets: this.list("targets"),
      settled: this.list("settled"),
      about: this.facts.deal ?? "",
    };
  }
  /** The party that this seat plays. */
  mineOf(deal: Deal): Party | null {
    return deal.parties.find((p) => p.asked && p.body.mine) ?? deal.parties.find((p) => p.body.mine) ?? null;
  }

  /* ---- The run ---- */
  get run(): (Told & { stages: Stage[] }) | null {
    return this.book.runs?.[this.text("run")] ?? null;
  }
  get stage(): Stage | null {
    return this.run?.stages[this.number("run-at")] ?? null;
  }
  get free(): boolean {
    return this.text("run") === "free";
  }
  /** In a scene without foes: whoever is there plays against a hero. */
  get inScene(): boolean {
    return !this.free && !this.conflict && this.v.encounter === null;
  }
  /** At a fire: who fought before it, and where, is past. */
  get resting(): boolean {
    return !this.conflict && this.stage?.rest === true;
  }
  /** Which scene this is, and which time. */
  get scene(): string {
    return [this.text("run"), this.number("run-at"), this.text("encounter"), this.number("defeats")].join(" ");
  }
  /** The cards of the last Deal: while they are the same, it is the same. */
  get dealt(): string {
    return JSON.stringify([this.get("party"), this.get("hand-count"), this.get("hands")]);
  }
}
