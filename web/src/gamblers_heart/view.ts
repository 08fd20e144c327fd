/* A view of Gambler's Heart, read into what the screen shows. Always true: it knows no more than the view, the facts and
 * the book; what nobody may know here is null. */
import { called, saidOf } from "../table/called";
import type { GamblersHeartPhase, GamblersHeartView } from "../table/names.gen";
import { name as text, number, set } from "../table/view";
import type { Labels, View } from "../table/wire";
import { say } from "../voice/voice";
import { FACES, MADE, SIZES, STEPS } from "./names.gen";

export interface Entry {
  title: string;
  text: string;
}
/** With the name that a message knows it by. */
export interface Thing extends Entry {
  name: string;
}
export interface Idea extends Entry {
  size: Size;
  fits: string;
}
export interface Obstacle extends Entry {
  cards: boolean;
  /** of a quest's own alone: what is lost if it goes wrong, and why something helps */
  stake?: string;
  why?: string;
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
  /** by quest; of the quest maker by table and face */
  "own-obstacles"?: Record<string, Obstacle[]>;
  maker?: Obstacle[][];
  /** whom factions send, two of each at most; their numbers come after a quest's twelve */
  sent?: Obstacle[][];
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
  /** by the dice alone, a fold costs less than to stay does on the whole */
  dear?: boolean;
  "turn-wins"?: boolean;
  "best-turn"?: { die: number; face: string };
}
export interface Facts {
  gm?: number;
  /** Fortune from which the Scales may be tipped at a quest's end */
  "tip-from"?: number;
  /** of the Initial Stake, by size */
  guides?: Record<string, number>;
  /** at an obstacle of the quest's own */
  helps?: string;
  "marks-most"?: number;
  "alarms-most"?: number;
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
  /** of a campaign: which one it is of how many, and what its factions remember */
  evening?: string;
  remembered?: string[];
}

export type Made = (typeof MADE)[number];
export type Loss = "none" | "fortune" | "showdown" | "sacrifice" | "retired";
export type Status = "free" | "blessed" | "cursed" | "lost";
export interface Gambler {
  seat: number;
  mine: boolean;
  name: string;
  made: Made;
  royalty: string | null;
  suit: string | null;
  status: Status;
  loss: Loss;
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
  size: Size | "unsaid";
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
/** the number of an obstacle that the GM wrote */
const WRITTEN = 37;
export { FACES, SIZES, STEPS };
export type Size = (typeof SIZES)[number];
export type Why = "unseen" | "alike" | "unsuited" | "unstated";
export type Step = (typeof STEPS)[number];

const thing = (v: string | null | undefined): string | null => (v === "none" ? null : text(v));
export const capital = (s: string) => s.charAt(0).toUpperCase() + s.slice(1);
export const faceName = (face: string | null) =>
  face === null ? say("gamblers-heart-page-hidden") : face.toUpperCase();
/** What a die of the Hand shows, by its name in a move. */
export const dieAt = (duel: Duel, die: string) => faceName(duel.dice[Number(die.slice(-1)) - 1] ?? null);

/** The steps of a duel, and the phases of each; what follows is its outcome. */
export const DUEL_STEPS = ["stake", "answer", "dice", "raise", "match", "fold", "reveal", "patron", "outcome"] as const;
const DUEL_PHASES: readonly GamblersHeartPhase[][] = [
  ["price"],
  ["answer"],
  ["hand", "gm-die", "reroll", "turn-dice"],
  ["raise"],
  ["match"],
  ["fold", "gm-fold"],
  ["show"],
  ["invoke"],
];
export function duelStep(phase: string): number {
  const at = DUEL_PHASES.findIndex((phases) => (phases as string[]).includes(phase));
  return at < 0 ? DUEL_PHASES.length : at;
}

/** How a duel stands: the Hand against the GM's die. */
export const standing = ({ facts, gmDie }: Duel) => ({
  points: facts.points ?? 0,
  die: gmDie ?? 0,
  wins: !!facts.ahead,
});

/** How a quest came out, by its place from 0. */
export const ending = (end: string, i: number) =>
  say("gamblers-heart-page-ended", { quest: i + 1, over: end !== "", won: end === "victory" });

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
    if (seat === null) return "";
    return this.called[seat] || (seat === GM ? say("gamblers-heart-page-gm") : (this.facts.people?.[seat - 1] ?? ""));
  }
  /** As people named it, where the book has none of that name. */
  private given(name: string): Entry {
    return { title: capital(called(this.labels, name)), text: saidOf(this.labels, name) };
  }
  spell(name: string): Thing {
    return { ...(this.book.ideas?.[name] ?? this.given(name)), name };
  }
  patron(name: string): Thing {
    return { ...(this.book.patronages?.[name] ?? this.given(name)), name };
  }
  person(name: string): string {
    return this.book.persons?.[name] ?? called(this.labels, name);
  }
  /** A half of a Soulcard as the book has it. */
  half(kind: "royalties" | "suits", name: string): Thing {
    return { name, ...(this.book[kind]?.[name] ?? { title: capital(name), text: "" }) };
  }
  soul(g: Gambler): string {
    if (!g.royalty || !g.suit) return "";
    const [a, b] = [this.half("royalties", g.royalty), this.half("suits", g.suit)];
    return say("gamblers-heart-page-soulcard", { royalty: a.title, suit: b.title });
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
      made: (text(this.v.made?.[g]) ?? "nothing") as Made,
      royalty: text(this.v.royalty?.[g]),
      suit: text(this.v.suit?.[g]),
      status,
      loss: (text(this.v.loss?.[g]) ?? "none") as Loss,
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
    const among = (v: string[] | undefined) => this.seats(v).includes(seat);
    const state = among(this.v.safe)
      ? "safe"
      : among(this.v.spent)
        ? "spent"
        : among(this.v.passed)
          ? "passed"
          : status === "cursed"
            ? "cursed"
            : "open";
    return say(`gamblers-heart-page-peril-${state}`);
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
    return this.facts.gm ?? 0;
  }
  get step(): Step {
    return (text(this.v.step) ?? "portent") as Step;
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
  get marksMost(): number {
    return this.facts["marks-most"] ?? 0;
  }
  get alarmsMost(): number {
    return this.facts["alarms-most"] ?? 0;
  }
  /** Whether somebody else is asked and a spell may come in between. */
  reacts(phase: string): boolean {
    return this.seat > GM && (phase === "act" || (phase === "pressed" && this.pressed !== this.seat));
  }
  get flashback(): number {
    return this.facts.flashback ?? 0;
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
    const [place, means, aim, agent, edge] = (this.book.tables ?? []).map((t, i) => [
      t.title,
      t.entries[dice[i]! - 1] ?? "",
    ]);
    if (!place || !means || !aim || !agent || !edge) return "";
    return say("gamblers-heart-board-portent-dice", {
      "place-of": place[0]!,
      place: place[1]!,
      "means-of": means[0]!,
      means: means[1]!,
      "aim-of": aim[0]!,
      aim: aim[1]!,
      "agent-of": agent[0]!,
      agent: agent[1]!,
      "edge-of": edge[0]!,
      edge: edge[1]!,
    });
  }
  get obstacle(): (Obstacle & { size: Size; planned: boolean }) | null {
    const size = text(this.v.obstacle) as Size | null;
    const found = size
      ? (this.written ?? this.own ?? this.book.obstacles?.[size]?.[number(this.v.which) - 1])
      : undefined;
    return size && found ? { ...found, size, planned: this.v.planned === "yes" } : null;
  }
  /** One that the GM wrote: its texts are where its name is. */
  private get written(): Obstacle | undefined {
    if (number(this.v.which) !== WRITTEN) return undefined;
    const { title, text: says } = this.given("obstacle-1");
    return { title, text: says, cards: this.v["written-cards"] === "yes" };
  }
  /** The one of the quest's own that is in the way; those are numbered behind the eight general ones. */
  private get own(): Obstacle | undefined {
    const at = number(this.v.which) - 9,
      seed = text(this.v.seed),
      face = number((this.v.portent ?? [])[at] ?? 0);
    if (at >= 12) return this.book.sent?.[Math.floor((at - 12) / 2)]?.[at % 2];
    return seed ? this.book["own-obstacles"]?.[seed]?.[at] : this.book.maker?.[at]?.[face - 1];
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
      size: (text(this.v.size) ?? "unsaid") as Duel["size"],
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
    const gambler = Number(m?.[2] ?? 0);
    const vote = !m ? "none" : m[1] === "free" ? "free" : "back";
    return say("gamblers-heart-label-vote", {
      gambler,
      vote: vote !== "none" && gambler === this.seat ? `${vote}-own` : vote,
    });
  }
}
