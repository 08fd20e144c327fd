/* A view of Gambler's Heart, read into what the screen shows. Always true: it knows no more than the view, the facts and
 * the book; what nobody may know here is null. */
import { called, saidOf } from "../table/called";
import type { GamblersHeartView } from "../table/names.gen";
import { name as text, number, set } from "../table/view";
import type { Labels, View } from "../table/wire";

export interface Entry {
  title: string;
  text: string;
}
export interface Idea extends Entry {
  size: string;
  fits: string;
}
export interface Obstacle extends Entry {
  cards: boolean;
}
export interface Quest {
  title: string;
  portent: string;
  arrival: string;
  work: string;
  conflict: string;
  victory: string;
  defeat: string;
  "less-awful": string;
  "even-worse": string;
}
export interface Book {
  book?: string;
  patronages?: Record<string, Entry>;
  royalties?: Record<string, Entry>;
  suits?: Record<string, Entry>;
  tables?: { title: string; entries: string[] }[];
  quests?: Record<string, Quest>;
  ideas?: Record<string, Idea>;
  obstacles?: Record<string, Obstacle[]>;
  persons?: Record<string, string>;
}
export interface DuelFacts {
  "gm-pays"?: number;
  "gamblers-pay"?: number;
  fold?: number;
  raise?: { min: number; max: number };
  "before-dice"?: number;
  "before-dice-with-patron"?: number;
  points?: number;
  hand?: string;
  wins?: number;
  "wins-with-patron"?: number;
  /** the GM's, against a caster who counted on a Patron when rolling again */
  "if-counted"?: { wins: number; "wins-with-patron": number };
  best?: { dice: number[]; wins: number };
  "best-with-patron"?: { dice: number[]; wins: number };
  ahead?: boolean;
  "turn-wins"?: boolean;
  "best-turn"?: { die: number; face: string };
}
export interface Facts {
  gamblers?: number;
  gm?: number;
  people?: string[];
  "may-cast"?: number[];
  "may-save"?: number[];
  "royalty-helps"?: number[];
  "suit-helps"?: number[];
  "flashback-helps"?: boolean;
  flashback?: number;
  "may-flashback"?: boolean;
  "beats-left"?: number;
  "showdowns-left"?: number;
  "names-left"?: number;
  duel?: DuelFacts;
  suggestions?: string[];
}

export type Status = "free" | "blessed" | "cursed" | "lost";
export interface Gambler {
  seat: number;
  mine: boolean;
  name: string;
  made: string;
  royalty: string | null;
  suit: string | null;
  status: Status;
  loss: string;
  /** as far as this seat may know */
  patron: string | null;
  lastKnown: string | null;
  movedOn: boolean;
  barred: string[];
  /** in the Showdown: what is left to them, in words; "" outside one */
  showdown: string;
  vote: string | null;
}
export interface Duel {
  caster: number;
  spell: string;
  size: string;
  fits: string | null;
  stake: number;
  initial: number;
  left: number;
  gift: boolean;
  rerolled: number;
  invoked: string | null;
  /** 9 to a; null: hidden, or not rolled yet */
  dice: (string | null)[];
  again: string[];
  rolled: boolean;
  gmDie: number | null;
  gmRolled: boolean;
  facts: DuelFacts;
}

export const GM = 0;
export const FORTUNE = 40;
export const FACES = ["9", "10", "j", "q", "k", "a"];
export const SIZES = ["minor", "medium", "major"];
/** Guides of the Initial Stake. */
export const GUIDES: Record<string, number> = { minor: 4, medium: 8, major: 12 };
export const STEPS = ["portent", "crew", "arrival", "work", "conflict", "verdict", "resolution"];
export const DUEL_STEPS = ["Stake", "Answer", "Dice", "Raise", "Match", "Fold", "Reveal", "Patron", "Outcome"];

const thing = (v: string | null | undefined): string | null => (v === "none" ? null : text(v));
export const capital = (s: string) => s.charAt(0).toUpperCase() + s.slice(1);
export const faceName = (face: string | null) => (face === null ? "hidden" : face.toUpperCase());

export function duelStep(phase: string): number {
  switch (phase) {
    case "price":
      return 0;
    case "answer":
      return 1;
    case "hand":
    case "gm-die":
    case "reroll":
    case "turn-dice":
      return 2;
    case "raise":
      return 3;
    case "match":
      return 4;
    case "fold":
    case "gm-fold":
      return 5;
    case "show":
      return 6;
    case "invoke":
      return 7;
    default:
      return 8;
  }
}

export class Board {
  readonly v: Readonly<Partial<GamblersHeartView>>;
  readonly fortune: number;
  readonly gamblers: Gambler[];
  readonly patronList: string[];

  constructor(
    view: View,
    readonly book: Book,
    readonly labels: Labels | undefined,
    readonly facts: Facts,
    readonly seat: number,
    private readonly called: readonly string[] = [],
  ) {
    this.v = view as Partial<GamblersHeartView>;
    this.fortune = number(this.v.fortune);
    this.patronList = set(this.v.list);
    this.gamblers = Array.from({ length: number(this.v.gamblers) }, (_, g) => this.gambler(g + 1));
  }

  /* ---- Names ---- */
  name(seat: number | null): string {
    if (seat === null) return "Nobody";
    if (seat === GM) return this.called[GM] || "The GM";
    return this.called[seat] || this.facts.people?.[seat - 1] || `Gambler ${seat}`;
  }
  spell(name: string): { title: string; text: string } {
    const idea = this.book.ideas?.[name];
    return idea ?? { title: capital(called(this.labels, name)), text: saidOf(this.labels, name) };
  }
  patron(name: string): { title: string; text: string } {
    return (
      this.book.patronages?.[name] ?? { title: capital(called(this.labels, name)), text: saidOf(this.labels, name) }
    );
  }
  person(name: string): string {
    return this.book.persons?.[name] ?? called(this.labels, name);
  }
  soul(g: Gambler): string {
    return g.royalty && g.suit ? `${capital(g.royalty)} of ${capital(g.suit)}` : "";
  }

  /* ---- People ---- */
  private seats(v: string[] | "?" | undefined): number[] {
    return set(v).map(Number);
  }
  private gambler(seat: number): Gambler {
    const g = seat - 1;
    const status = (text(this.v.status?.[g]) ?? "free") as Status;
    const vote = text(this.v.vote?.[g]);
    return {
      seat,
      mine: seat === this.seat,
      name: this.name(seat),
      made: text(this.v.made?.[g]) ?? "nothing",
      royalty: text(this.v.royalty?.[g]),
      suit: text(this.v.suit?.[g]),
      status,
      loss: text(this.v.loss?.[g]) ?? "none",
      patron: thing(this.v.patron?.[g]),
      lastKnown: thing(this.v["last-known"]?.[g]),
      movedOn: this.v["moved-on"]?.[g] === "yes",
      barred: [...set(this.v["barred-ideas"]?.[g]), ...set(this.v["barred-named"]?.[g])],
      showdown: this.inShowdown(seat, status),
      vote: vote === "open" ? null : vote,
    };
  }
  private inShowdown(seat: number, status: Status): string {
    if (!this.involved.includes(seat) || status === "lost") return "";
    if (this.seats(this.v.safe).includes(seat)) return "spell cast: out of peril";
    if (this.seats(this.v.spent).includes(seat)) return "spell used";
    if (this.seats(this.v.passed).includes(seat)) return "has passed";
    return status === "cursed" ? "cursed, casts nothing" : "may cast or pass";
  }
  of(seat: number): Gambler | null {
    return this.gamblers[seat - 1] ?? null;
  }
  get me(): Gambler | null {
    return this.seat > GM ? this.of(this.seat) : null;
  }
  get living(): Gambler[] {
    return this.gamblers.filter((g) => g.status !== "lost");
  }
  get involved(): number[] {
    return this.seats(this.v.involved);
  }
  get due(): number[] {
    return this.seats(this.v.due);
  }
  get waiting(): number[] {
    return this.seats(this.v.waiting);
  }
  private one(v: string | null | undefined): number | null {
    const s = text(v);
    return s === null ? null : Number(s);
  }
  get actor(): number | null {
    return this.one(this.v.actor);
  }
  get focus(): number | null {
    return this.one(this.v.focus);
  }
  get victim(): number | null {
    return this.one(this.v.victim);
  }
  get pressed(): number | null {
    return this.one(this.v.pressed);
  }

  /* ---- The quest ---- */
  get gm(): number {
    return FORTUNE - this.fortune;
  }
  get step(): string {
    return text(this.v.step) ?? "portent";
  }
  get quest(): number {
    return number(this.v.quest);
  }
  get quests(): number {
    return number(this.v.quests);
  }
  get marks(): number {
    return number(this.v.marks);
  }
  get alarms(): number {
    return number(this.v.alarms);
  }
  get beatsLeft(): number {
    return this.facts["beats-left"] ?? 96 - number(this.v.beats);
  }
  /** What is nearly used up in this quest, a sentence each. */
  get near(): string[] {
    const left = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
    const beats = this.beatsLeft,
      showdowns = this.facts["showdowns-left"] ?? 6,
      spells = this.facts["names-left"] ?? 60;
    return [
      beats > 0 && beats <= 16
        ? `This quest has room for ${left(beats, "more move", "more moves")}; then only its end is left.`
        : "",
      this.seat === GM && showdowns <= 2 && !this.involved.length
        ? `This quest has room for ${left(showdowns, "more Showdown", "more Showdowns")}.`
        : "",
      this.seat !== GM && spells <= 5
        ? `This quest has room for ${left(spells, "more new name of a spell", "more new names of spells")}.`
        : "",
    ].filter(Boolean);
  }
  /** What a Flashback called now buys. */
  get flashbackBuys(): string {
    if (!this.obstacle || this.involved.length)
      return "Nothing is in the way that it could help with: it buys the story alone.";
    return this.facts["flashback-helps"]
      ? `An act at ${this.obstacle.title} then has two dice, and the higher counts: lucky 75%, not 50%.`
      : "One has helped in this act already: this one buys the story alone.";
  }
  /** Whether somebody else is asked and a spell may come in between. */
  reacts(phase: string): boolean {
    return this.seat > GM && (phase === "act" || (phase === "pressed" && this.pressed !== this.seat));
  }
  get flashback(): number {
    return this.facts.flashback ?? (this.v.flashback === "free" ? 0 : 2);
  }
  get tone(): string {
    return text(this.v.tone) ?? "none";
  }
  get lastSpell(): string | null {
    return text(this.v["last-spell"]);
  }
  get enduring(): string[] {
    return [...set(this.v["enduring-ideas"]), ...set(this.v["enduring-named"])];
  }
  get proposed(): string | null {
    return thing(this.v.proposed);
  }
  get insteadOf(): string | null {
    return thing(this.v["instead-of"]);
  }
  get seed(): Quest | null {
    const s = text(this.v.seed);
    return s === null ? null : (this.book.quests?.[s] ?? null);
  }
  /** One a quest that has ended: "victory", "defeat" or "" while it goes on. */
  get ended(): string[] {
    const won = set(this.v.victories),
      lost = set(this.v.defeats);
    return Array.from({ length: this.quest }, (_, i) =>
      won.includes(`quest-${i + 1}`) ? "victory" : lost.includes(`quest-${i + 1}`) ? "defeat" : "",
    );
  }
  /** The quest maker's five lines as one or two sentences; "" if it was not rolled. */
  get portent(): string {
    const dice = (this.v.portent ?? []).map(number);
    if (!dice.length || dice.some((d) => d < 1)) return "";
    const parts = (this.book.tables ?? []).map((t, i) => `${t.title} ${t.entries[dice[i]! - 1] ?? ""}`);
    return parts
      .join(" ")
      .replace(/ (Its agent)/, ". $1")
      .concat(".");
  }
  get obstacle(): (Obstacle & { size: string; planned: boolean }) | null {
    const size = text(this.v.obstacle);
    const found = size ? this.book.obstacles?.[size]?.[number(this.v.which) - 1] : undefined;
    return size && found ? { ...found, size, planned: this.v.planned === "yes" } : null;
  }
  /** What this step of the quest is about, by the book's quest. */
  get told(): string {
    const seed = this.seed,
      step = this.step as keyof Quest;
    if (!seed) return "";
    if (this.step === "verdict" || this.step === "resolution") {
      const end = this.ended.at(-1);
      if (end === "victory") return seed.victory;
      if (end === "defeat")
        return this.tone === "less-awful"
          ? seed["less-awful"]
          : this.tone === "even-worse"
            ? seed["even-worse"]
            : seed.defeat;
      return "";
    }
    return typeof seed[step] === "string" ? seed[step] : "";
  }

  /* ---- The duel ---- */
  get duel(): Duel | null {
    const caster = this.one(this.v.caster),
      spell = text(this.v.spell);
    if (caster === null || spell === null) return null;
    const raw = this.v.die ?? [];
    const dice = raw.map((d) => thing(d));
    return {
      caster,
      spell,
      size: text(this.v.size) ?? "unsaid",
      fits: thing(this.v.fits),
      stake: number(this.v.stake),
      initial: number(this.v["initial-stake"]),
      left: number(this.v["caster-stake"]),
      gift: this.v.gift === "yes",
      rerolled: number(this.v.rerolled),
      invoked: thing(this.v.invoked),
      dice,
      again: set(this.v.again),
      rolled: raw.some((d) => d === "?" || thing(d) !== null),
      gmDie: number(this.v["gm-die"]) || null,
      gmRolled: this.v["gm-die"] !== 0,
      facts: this.facts.duel ?? {},
    };
  }

  /** A use of Tip the Scales in words. */
  use(use: string): string {
    const m = /^(bring-back|free)-(\d)$/.exec(use);
    if (!m) return "Leave the scales as they are";
    const name = this.name(Number(m[2]));
    return m[1] === "free" ? `Free ${name} of the curse` : `Bring ${name} back`;
  }
}
