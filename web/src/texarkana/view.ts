/* A view of Texarkana, read into what the screen shows. Always true: it knows no more than the view, the pack as
 * everyone may read it and the facts of this seat, and reckons nothing: scores, who is out and what came of a test are facts. */
import type { TexarkanaPhase, TexarkanaView } from "../table/names.gen";
import { name as text, number, oneOf, set, someOf } from "../table/view";
import type { Character as Kept } from "../makers/characters";
import type { View } from "../table/wire";
import type { Thing } from "../voice/reader";
import type { Messages } from "../voice/made/messages";
import { say } from "../voice/voice";
import { KINDS, MARKS, MOODS, RESOURCES } from "./names.gen";

type Named = Messages["texarkana-card-card"];
export type Suit = Exclude<Named["suit"], "none">;
export type Rank = Named["rank"];
/** A suit of the wire: the game and its messages call it the same. */
export const suitOf = (name: string | null | undefined): Suit | "none" =>
  name && name !== "?" ? (name as Suit) : "none";

export interface Told {
  title: string;
  text: string;
}
export interface Trait extends Told {
  kind: "score" | "trump" | "never-bust";
  field: Suit | "any";
  score?: number;
  trump?: Suit;
  uses: number;
  gear: boolean;
}
export interface Character extends Told {
  will: number;
  grit: number;
  coin: number;
  luck: number;
  weapon: Told & { damage: number };
  traits: Trait[];
  characteristics: Told[];
  flaws: Told[];
  invocations: Told[];
}
export interface SuitInfo {
  title: string;
  letter: string;
  colour: "red" | "black" | "none";
  field: string;
}
export type Importance = "minor" | "recurring" | "major" | "nemesis";
export interface Cards {
  pack?: string;
  limits?: { "bust-over": number; dv: number; "burn-gain": number; score: number };
  /** by its letter or number: how messages name it, and what it is worth */
  ranks?: Record<string, { word: Rank; worth: number }>;
  suits?: Record<string, SuitInfo>;
  characters?: Record<string, Character>;
  npcs?: Record<string, Told & { importance: Importance; grit: number; damage: number }>;
  scenarios?: Record<string, Told & { scenes: number }>;
}

export interface GoalFacts extends Told {
  stakes: string;
  tries: number;
  fields: Suit[];
  outcome?: string;
}
export interface Odds {
  stand: number;
  trump?: number;
  bust?: number;
}
/** As the house tells them, in ten-thousandths: to stand by a card's value, to trump by its name, [success, bust]; "now" and
 *  "trump": as it stands. */
export type ToldOdds = Record<string, number | [success: number, bust: number]>;
export interface Listed {
  trump: Suit;
  opposition: Suit | "none";
  against: string;
  dv: number;
  marks: number;
  cost: Record<string, number>;
}
/** On the score of the next test, with that suit or any. */
export interface Help {
  bonus?: number;
  field?: Suit | "none";
}
export interface Offer extends Told, Help {
  price: Record<string, number>;
  gain: Record<string, number>;
}
export interface Facts {
  /** null: a goal that is not there */
  scene?: Told & { goals: (GoalFacts | null)[] };
  /** what the story remembers */
  known?: string[];
  /** goals that the Dealer has made */
  made?: Record<string, { title: string; stakes: string }>;
  /** what can be bought now, by its name in moves */
  buys?: Record<string, Offer>;
  /** what a seat has bought for a test */
  held?: Record<string, { title: string } & Help>;
  /** what the scene says of how an NPC is, by its slot */
  moods?: Record<string, string>;
  odds?: ToldOdds;
  /** of both sides of a test, as far as they stand; and in words what came of it */
  scores?: [number, number];
  came?: string;
  /** seats that can take no part any more */
  out?: number[];
  ratings?: Record<string, Record<string, number>>;
  listed?: Listed;
  scenes?: string[];
  /** Who opposed in the last test, where somebody else or nobody stands in that place now. */
  opponent?: string;
  closing?: string;
  "closing-text"?: string;
}

export type Mark = (typeof MARKS)[number];
export type Mood = (typeof MOODS)[number];
export type Resource = (typeof RESOURCES)[number];
/** As a sheet has it: Injuries, not an Injury. */
export const resource = (which: string): string =>
  say("texarkana-card-resource", { which: oneOf(RESOURCES, which, "will") });
/** A thing of the pack, as messages name it. */
export const thing = (name: string | null, title: string, text = ""): Thing => ({ name: name ?? "none", title, text });

/* ---- Cards ---- */

export interface CardFace {
  name: string;
  rank: string;
  suit: Suit | "none";
}

export function face(name: string): CardFace {
  const [rank = "", of] = name.split("-");
  return { name, rank: rank.toUpperCase(), suit: suitOf(of) };
}

export function signed(n: number): string {
  return n > 0 ? `+${n}` : `${n}`.replace("-", "−");
}

/* ---- The view ---- */

export interface Sheet {
  seat: number;
  name: string;
  character: Character | null;
  here: boolean;
  out: boolean;
  will: number;
  grit: number;
  coin: number;
  luck: number;
  injuries: number;
  hand: number;
  /** times used this session, a trait each */
  used: number[];
  wagered: string[];
  invoked: string[];
}
export interface Npc {
  slot: string;
  title: string;
  text: string;
  importance: Importance;
  grit: number;
  damage: number;
  out: boolean;
  mood: Mood;
  /** what the scene says of it */
  moodText: string;
  /** the Dealer's alone */
  ratings: Record<string, number> | null;
}
export interface Goal extends Told {
  name: string;
  state: "open" | "won" | "lost";
  stakes: string;
  fields: Suit[];
  tries: number;
  failed: number;
  outcome: string;
}
export interface Side {
  side: "initiator" | "other";
  name: string;
  seat: number | null;
  declared: Suit | null;
  trumps: Suit[];
  played: string | null;
  down: boolean;
  mineDown: string | null;
  assisted: string | null;
  assistant: number | null;
  flips: string[];
  flipsHidden: number;
  total: number;
  bonus: number;
  trumped: boolean;
  busted: boolean;
  neverBust: boolean;
  burned: boolean;
  wager: string;
  traits: string[];
  tie: string | null;
  score: number;
}
export type Kind = (typeof KINDS)[number] | "none";

export class Board {
  readonly v: Partial<TexarkanaView>;
  constructor(
    view: View,
    readonly cards: Cards,
    readonly facts: Facts,
    readonly seat: number,
  ) {
    this.v = view as Partial<TexarkanaView>;
  }

  get phase(): string {
    return text(this.v.phase) ?? "";
  }
  get seats(): number {
    return number(this.v.seats);
  }
  get session(): number {
    return number(this.v.session);
  }
  get woe(): number {
    return number(this.v.woe);
  }
  get woeOn(): boolean {
    return this.v["rule-woe"] !== "no";
  }
  get unopposedDeclared(): boolean {
    return this.v["rule-dealer-unopposed-trump"] === "declared";
  }
  get supernaturalBurns(): boolean {
    return this.v["rule-supernatural-burns"] !== "no";
  }
  get injuriesOut(): number {
    return number(this.v["rule-injuries-out"]);
  }
  get handMax(): number {
    return number(this.v["rule-hand-max"]);
  }
  get sceneName(): string | null {
    return text(this.v.scene);
  }
  get scenario(): string | null {
    return text(this.v.scenario);
  }
  /** a scenario of the pack, not the free table */
  get prepared(): boolean {
    return this.cards.scenarios?.[this.scenario ?? ""] !== undefined;
  }
  /** As messages name it. */
  get story(): Thing {
    const name = this.scenario ?? "free";
    return thing(name, this.cards.scenarios?.[name]?.title ?? name);
  }
  get sceneTitle(): string {
    if (this.facts.scene) return this.facts.scene.title;
    return this.sceneName
      ? say("texarkana-page-scene-number", { n: number(this.v.scenes) })
      : say("texarkana-page-between");
  }
  /** A scene by its name, where the Dealer has the scenario's titles. */
  sceneCalled(name: string): string {
    const n = Number(name.slice(6));
    return this.facts.scenes?.[n - 1] ?? say("texarkana-page-scene-number", { n });
  }
  get to(): string | null {
    return text(this.v.to);
  }
  get deck(): number {
    return this.size("deck");
  }
  get discard(): number {
    return this.size("discard");
  }
  get actor(): number | null {
    const a = text(this.v.actor);
    return a === null ? null : Number(a);
  }

  private size(place: string): number {
    return number(this.v.size?.[place]);
  }
  place(place: string): string[] {
    return set(this.v.place?.[place]);
  }
  /** In the order of suits, then of ranks. */
  get hand(): string[] {
    return this.seat > 0 ? this.place(`hand-${this.seat}`) : [];
  }
  get look(): string[] {
    return this.place("look");
  }

  suit(name: string): SuitInfo {
    return this.cards.suits?.[name] ?? { title: name, letter: "", colour: "none", field: "" };
  }
  worth(card: string): number {
    return this.cards.ranks?.[card.slice(0, card.indexOf("-"))]?.worth ?? 0;
  }
  /** A card as messages want it. */
  said(card: string): { rank: Rank; suit: Suit | "none" } {
    const { rank, suit } = face(card);
    return { rank: this.cards.ranks?.[rank.toLowerCase()]?.word ?? "ace", suit };
  }
  /** The chances with a card of the own hand; null: as it stands. */
  odds(card: string | null): Odds | null {
    const odds = this.facts.odds ?? {};
    const stood = odds[card === null ? "now" : this.worth(card)];
    const trump = odds[card ?? "trump"];
    if (typeof stood !== "number") return null;
    const stand = stood / 10000;
    return Array.isArray(trump) ? { stand, trump: trump[0] / 10000, bust: trump[1] / 10000 } : { stand };
  }

  /* ---- People ---- */
  nameOf(seat: number): string {
    const named = this.cards.characters?.[text(this.v.character?.[seat]) ?? ""]?.title;
    return named ?? say("texarkana-card-speaker", { who: seat });
  }
  private traitsUsed(seat: number): number[] {
    const all = this.v["trait-used"] ?? [];
    const each = all.length / (this.v.will?.length ?? 1); // as many for each seat
    return all.slice(seat * each, (seat + 1) * each).map(number);
  }
  sheet(seat: number): Sheet {
    const character = this.cards.characters?.[text(this.v.character?.[seat]) ?? ""] ?? null;
    return {
      seat,
      name: this.nameOf(seat),
      character,
      here: set(this.v["in-scene"]).includes(String(seat)),
      out: this.facts.out?.includes(seat) ?? false,
      will: number(this.v.will?.[seat]),
      grit: number(this.v.grit?.[seat]),
      coin: number(this.v.coin?.[seat]),
      luck: number(this.v.luck?.[seat]),
      injuries: number(this.v.injuries?.[seat]),
      hand: this.size(`hand-${seat}`),
      used: this.traitsUsed(seat),
      wagered: set(this.v.wagered?.[seat]),
      invoked: set(this.v.invoked?.[seat]),
    };
  }
  /** What is kept of a character as it stands: no figure below 1. */
  lived(sheet: Sheet): Kept | null {
    const character = text(this.v.character?.[sheet.seat]);
    const { will, grit, coin, luck } = sheet;
    const figures = Object.fromEntries(Object.entries({ will, grit, coin, luck }).map(([f, n]) => [f, Math.max(1, n)]));
    return character ? { game: "texarkana", character, ...figures } : null;
  }
  get posse(): Sheet[] {
    return Array.from({ length: Math.max(0, this.seats - 1) }, (_, i) => this.sheet(i + 1));
  }
  get me(): Sheet | null {
    return this.seat > 0 ? this.sheet(this.seat) : null;
  }

  npc(slot: string): Npc | null {
    const name = text(this.v.cast?.[slot]);
    if (!name) return null;
    const card = this.cards.npcs?.[name];
    const same = Object.entries(this.v.cast ?? {})
      .filter(([, who]) => who === name)
      .map(([at]) => at);
    return {
      slot,
      title: `${card?.title ?? name}${same.length > 1 ? ` ${same.indexOf(slot) + 1}` : ""}`,
      text: card?.text ?? "",
      importance: card?.importance ?? "minor",
      grit: number(this.v["cast-grit"]?.[slot]),
      damage: card?.damage ?? 0,
      out: set(this.v["cast-out"]).includes(slot),
      mood: oneOf(MOODS, text(this.v["cast-mood"]?.[slot]), "even"),
      moodText: this.facts.moods?.[slot] ?? "",
      ratings: this.facts.ratings?.[slot] ?? null,
    };
  }
  get npcs(): Npc[] {
    return Object.keys(this.v.cast ?? {})
      .map((slot) => this.npc(slot))
      .filter((n): n is Npc => n !== null);
  }
  npcCalled(slot: string): Thing {
    return thing(slot, this.npc(slot)?.title ?? slot);
  }

  /** What it costs, and which Resource or help in a test it brings. */
  priceOf(of: Offer): string {
    const sums = (which: Record<string, number>) =>
      Object.entries(which).map(([name, n]) => ({ n, which: oneOf(RESOURCES, name, "coin") }));
    const brings = sums(of.gain)
      .map((sum) => (sum.which === "injury" ? say("texarkana-part-heals") : say("texarkana-part-brings", sum)))
      .concat(of.bonus ? [say("texarkana-part-bonus", { n: of.bonus, suit: of.field ?? "none" })] : []);
    return say("texarkana-page-price", {
      price: sums(of.price).map((sum) => say("texarkana-part-price", sum)),
      brings,
      more: brings.length > 0,
    });
  }
  get buys(): ({ name: string; price: string } & Told)[] {
    return Object.entries(this.facts.buys ?? {}).map(([name, of]) => ({
      name,
      title: of.title,
      text: of.text,
      price: this.priceOf(of),
    }));
  }
  /** One that the Dealer has made: any suit will do, once. */
  private made(name: string): GoalFacts | undefined {
    const of = this.facts.made?.[name];
    const fields = Object.keys(this.cards.suits ?? {}).filter((suit) => suit !== "skulls") as Suit[];
    return of && { ...of, text: "", tries: 1, fields };
  }
  get goals(): Goal[] {
    return Object.entries(this.v.goals ?? {})
      .map(([name, state], i) => ({ name, state, told: this.facts.scene?.goals[i] ?? this.made(name) }))
      .filter(({ state }) => state !== "absent")
      .map(({ name, state, told }) => {
        return {
          name,
          state: oneOf(["won", "lost"], state, "open"),
          title: told?.title ?? name,
          text: told?.text ?? "",
          stakes: told?.stakes ?? "",
          fields: told?.fields ?? [],
          tries: told?.tries ?? 0,
          failed: number(this.v["goal-tries"]?.[name]),
          outcome: told?.outcome ?? "",
        };
      });
  }
  goalCalled(name: string): Thing {
    return thing(name, this.goals.find((g) => g.name === name)?.title ?? "");
  }

  /* ---- The test ---- */
  get kind(): Kind {
    return oneOf(KINDS, text(this.v.kind), "none");
  }
  get result(): "none" | "success" | "failure" {
    return oneOf(["success", "failure"], text(this.v.result), "none");
  }
  get marks(): Mark[] {
    return someOf(MARKS, this.v.marks);
  }
  get risk(): Resource[] {
    return someOf(RESOURCES, this.v.risk);
  }
  /** What is to be gained or taken beyond what was agreed. */
  get gainsLeft(): number {
    return number(this.v["gains-left"]);
  }
  get takesLeft(): number {
    return number(this.v["takes-left"]);
  }
  get rests(): boolean {
    return this.v["dealer-rests"] === "yes";
  }
  get riskLeft(): Resource[] {
    const taken = set(this.v.taken);
    return this.risk.filter((r) => !taken.includes(r));
  }
  get against(): string | null {
    const a = text(this.v.against);
    return a === "none" ? null : a;
  }
  get fighters(): (number | null)[] {
    return ["initiator", "other"].map((s) => {
      const f = text(this.v.fighter?.[s]);
      return f === null ? null : Number(f);
    });
  }
  get asked(): "initiator" | "other" {
    return text(this.v.side) === "other" ? "other" : "initiator";
  }
  /** The true DV; null while this seat may not know it. */
  get dv(): number | null {
    return typeof this.v.dv === "number" ? this.v.dv - (this.cards.limits?.dv ?? 0) : null;
  }
  get woeIn(): number | null {
    return typeof this.v["woe-in"] === "number" ? this.v["woe-in"] : null;
  }
  /** Has the difficulty been set, and is it shown to all? */
  get difficulty(): "unset" | "secret" | "shown" {
    if (this.kind !== "test" && this.kind !== "invocation") return "unset";
    if (this.phase === "stakes" || this.phase === "difficulty") return "unset";
    return ["card", "assist", "trump", "chain", "reveal"].includes(this.phase) ? "secret" : "shown";
  }
  /** Goals and NPCs are those of the scene that is open: what a test of an earlier one was about has no title any more. */
  private get sameScene(): boolean {
    return this.sceneName !== null && number(this.v["test-scene"]) === number(this.v.scenes);
  }
  private get opponent(): string {
    if (!this.against) return this.nameOf(0);
    return this.facts.opponent ?? ((this.sameScene && this.npc(this.against)?.title) || say("texarkana-page-opponent"));
  }
  get aim(): string {
    const invocation = text(this.v.invocation);
    const suit = suitOf(text(this.v.field));
    const at = text(this.v["test-goal"]) ?? "none";
    const goal = (this.sameScene && this.goals.find((g) => g.name === at)?.title) || "";
    const [who, other] = this.fighters;
    if (this.kind === "invocation") {
      const title = this.sheet(who ?? 0).character?.invocations[Number(invocation?.slice(-1)) - 1]?.title ?? "";
      const its = { invocation: thing(invocation, title) };
      return goal ? say("texarkana-page-goal-by", { goal, ...its }) : say("texarkana-page-invocation", its);
    }
    if (this.kind === "duel") return say("texarkana-page-against", { who: who ?? 0, other: other ?? 0 });
    if (this.kind === "clash") return say("texarkana-phase-clash");
    if (suit === "none") return "";
    return goal ? say("texarkana-page-goal-with", { goal, suit }) : say("texarkana-page-test-of", { suit });
  }

  traitOf(seat: number, name: string): Trait | null {
    return this.sheet(seat).character?.traits[Number(name.slice(-1)) - 1] ?? null;
  }
  wagerTitle(seat: number, name: string): string {
    const sheet = this.sheet(seat).character;
    const told = name.startsWith("flaw") ? sheet?.flaws : sheet?.characteristics;
    return told?.[Number(name.slice(-1)) - 1]?.title ?? "";
  }

  side(side: "initiator" | "other"): Side {
    const seat = this.fighters[side === "initiator" ? 0 : 1] ?? null;
    const assistant = text(this.v.assistant?.[side]);
    const shown = set(this.v[side === "initiator" ? "initiator-flips" : "other-flips"]);
    const declared = suitOf(text(this.v.declared?.[side]));
    const down = side === "initiator" ? "down-a" : "down-b";
    const wager = text(this.v.wager?.[side]) ?? "none";
    const total = number(this.v.total?.[side]);
    const bonus = number(this.v.bonus?.[side]);
    const dealer = this.kind !== "duel" && side === "other";
    return {
      side,
      seat,
      name: dealer ? this.opponent : seat === null ? "" : this.nameOf(seat),
      declared: declared === "none" ? null : declared,
      trumps: set(this.v.trumps?.[side]) as Suit[],
      played: text(this.v.played?.[side]),
      down: this.size(down) > 0,
      mineDown: this.place(down)[0] ?? null,
      assisted: text(this.v.assisted?.[side]),
      assistant: assistant === null ? null : Number(assistant),
      flips: shown,
      flipsHidden: Math.max(0, number(this.v.flips?.[side]) - shown.length),
      total,
      bonus,
      trumped: this.v.trumped?.[side] === "yes",
      busted: this.v.busted?.[side] === "yes",
      neverBust: this.v["never-bust"]?.[side] === "yes",
      burned: this.v.burned?.[side] === "yes",
      wager: wager !== "none" && seat !== null ? this.wagerTitle(seat, wager) : "",
      traits: seat === null ? [] : set(this.v.traits?.[side]).map((t) => this.traitOf(seat, t)?.title ?? t),
      tie: text(this.v.tie?.[side]),
      score: this.facts.scores?.[side === "initiator" ? 0 : 1] ?? total,
    };
  }
}

/* ---- The steps of a test ---- */

export interface Step {
  title: string;
  state: "done" | "current" | "to-come";
}
type Begins = Extract<
  TexarkanaPhase,
  "stakes" | "difficulty" | "card" | "assist" | "trump" | "reveal" | "answer" | "tell" | "consent" | "down" | "turn-up"
>;
/** A step goes by the name of its first phase. */
const testSteps: [Begins, ...string[]][] = [
  ["stakes"],
  ["difficulty"],
  ["card"],
  ["assist"],
  ["trump", "chain"],
  ["reveal"],
  ["answer"],
  ["tell"],
];
const duelSteps: [Begins, ...string[]][] = [
  ["consent"],
  ["down"],
  ["turn-up"],
  ["assist"],
  ["trump", "chain"],
  ["tell", "tie"],
];

export function steps(kind: Kind, phase: string): Step[] {
  if (kind === "none" || kind === "clash") return [];
  const all = kind === "duel" ? duelSteps : testSteps;
  const at = all.findIndex((phases) => (phases as string[]).includes(phase));
  return all.map(([begins], i) => ({
    title: say(`texarkana-phase-${begins}`),
    state: at < 0 || i < at ? "done" : i === at ? "current" : "to-come",
  }));
}
