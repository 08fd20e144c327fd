/* A view of Texarkana, read into what the screen shows. Always true: it knows no more than the view, the pack as
 * everyone may read it and the facts of this seat, and reckons nothing but what the rules tell all. */
import type { TexarkanaView } from "../table/names.gen";
import { name as text, number, set } from "../table/view";
import type { View } from "../table/wire";

export const SUITS = ["hearts", "diamonds", "horns", "pistols", "clubs", "spades", "masks", "tomes", "skulls"] as const;
export type Suit = (typeof SUITS)[number];
/** What can be declared: Skulls are the Dealer's. */
export const FIELDS = SUITS.slice(0, 8) as Suit[];
export const BUST = 21;

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
export interface Cards {
  pack?: string;
  suits?: Record<string, SuitInfo>;
  characters?: Record<string, Character>;
  npcs?: Record<string, Told & { importance: string; grit: number; damage: number }>;
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
/** As the house tells them: to stand by a card's value, to trump by its name, [success, bust]; "now": as it stands. */
export interface ToldOdds {
  stand: Record<string, number>;
  trump?: Record<string, [number, number]>;
}
export interface Listed {
  trump: Suit;
  opposition: Suit | "none";
  against: string;
  dv: number;
  marks: number;
  cost: Record<string, number>;
}
export interface Facts {
  scene?: Told & { goals: GoalFacts[] };
  odds?: ToldOdds;
  ratings?: Record<string, Record<string, number>>;
  listed?: Listed;
  scenes?: string[];
  /** Who opposed in the last test, where somebody else or nobody stands in that place now. */
  opponent?: string;
  closing?: string;
  "closing-text"?: string;
}

export const MARKS = ["violence", "supernatural", "burn-offered", "burn-asked"] as const;
export const RESOURCES = ["will", "grit", "coin", "luck", "injury"] as const;
export const resourceTitle: Record<string, string> = {
  will: "Will",
  grit: "Grit",
  coin: "Coin",
  luck: "Luck",
  injury: "Injury",
};
export const markTitle: Record<string, string> = {
  violence: "Violence",
  supernatural: "Supernatural",
  "burn-offered": "May be burned",
  "burn-asked": "Is burned",
};
export const heightTitle: Record<string, string> = {
  worse: "Worse than agreed",
  grander: "Grander",
  better: "Better than agreed",
};
export const heightText: Record<string, string> = {
  worse: "The player trumped and failed: the Dealer may take 1 more.",
  grander: "The player trumped and succeeded: 1 to gain.",
  better: "The Dealer trumped, and the player succeeded: 1 to gain.",
};

/* ---- Cards ---- */

const rankTitles: Record<string, string> = { a: "Ace", j: "Jack", q: "Queen", k: "King" };
/** Ranks as messages name them. */
const RANKS = {
  a: "ace",
  2: "two",
  3: "three",
  4: "four",
  5: "five",
  6: "six",
  7: "seven",
  8: "eight",
  9: "nine",
  10: "ten",
  j: "jack",
  q: "queen",
  k: "king",
} as const;
export type Rank = (typeof RANKS)[keyof typeof RANKS];

export interface CardFace {
  name: string;
  rank: string;
  rankTitle: string;
  word: Rank;
  suit: Suit;
  value: number;
}

export function face(name: string): CardFace {
  const at = name.indexOf("-");
  const rank = name.slice(0, at);
  const value = rank === "a" ? 1 : "jqk".includes(rank) ? 10 : Number(rank);
  return {
    name,
    rank: rank.toUpperCase(),
    rankTitle: rankTitles[rank] ?? rank,
    word: RANKS[rank as keyof typeof RANKS],
    suit: name.slice(at + 1) as Suit,
    value,
  };
}

export function signed(n: number): string {
  return n > 0 ? `+${n}` : `${n}`.replace("-", "−");
}

export function join(words: readonly string[], last = "and"): string {
  return words.length > 1 ? `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}` : (words[0] ?? "");
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
  importance: string;
  grit: number;
  gritFull: number;
  damage: number;
  out: boolean;
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
  assistant: string;
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
  heights: string[];
  tie: string | null;
  score: number;
}
export type Kind = "none" | "test" | "invocation" | "duel" | "clash";

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
  get looksAtTwo(): boolean {
    return this.v["rule-look-at-two"] !== "no";
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
  get scenarioTitle(): string {
    return this.scenario === "free" ? "A free table" : (this.cards.scenarios?.[this.scenario ?? ""]?.title ?? "");
  }
  get sceneTitle(): string {
    return this.facts.scene?.title ?? (this.sceneName ? `Scene ${number(this.v.scenes)}` : "Between scenes");
  }
  /** A scene by its name, where the Dealer has the scenario's titles. */
  sceneCalled(name: string): string {
    return this.facts.scenes?.[Number(name.slice(6)) - 1] ?? name.replace("-", " ").replace("s", "S");
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
    return (
      this.cards.suits?.[name] ?? {
        title: name.charAt(0).toUpperCase() + name.slice(1),
        letter: name.charAt(0).toUpperCase(),
        colour: "none",
        field: "",
      }
    );
  }
  suitsTitle(names: readonly string[]): string {
    return join(names.map((name) => this.suit(name).title));
  }
  /** The chances with a card of the own hand; null: as it stands. */
  odds(card: string | null): Odds | null {
    const odds = this.facts.odds;
    const stand = odds?.stand[card === null ? "now" : face(card).value];
    if (stand === undefined) return null;
    const trump = odds?.trump?.[card ?? "now"];
    return trump ? { stand, trump: trump[0], bust: trump[1] } : { stand };
  }
  cardTitle(name: string): string {
    const c = face(name);
    return `${c.rankTitle} of ${this.suit(c.suit).title}`;
  }

  /* ---- People ---- */
  personTitle(seat: number): string {
    return seat === this.seat ? "You" : this.nameOf(seat);
  }
  nameOf(seat: number): string {
    if (seat === 0) return "The Dealer";
    return this.cards.characters?.[text(this.v.character?.[seat]) ?? ""]?.title ?? `Player ${seat}`;
  }
  sheet(seat: number): Sheet {
    const character = this.cards.characters?.[text(this.v.character?.[seat]) ?? ""] ?? null;
    const injuries = number(this.v.injuries?.[seat]);
    const will = number(this.v.will?.[seat]);
    return {
      seat,
      name: this.nameOf(seat),
      character,
      here: set(this.v["in-scene"]).includes(String(seat)),
      out: character !== null && this.session > 0 && (will === 0 || injuries >= this.injuriesOut),
      will,
      grit: number(this.v.grit?.[seat]),
      coin: number(this.v.coin?.[seat]),
      luck: number(this.v.luck?.[seat]),
      injuries,
      hand: this.size(`hand-${seat}`),
      used: (this.v["trait-used"] ?? []).slice(seat * 6, seat * 6 + 6).map(number),
      wagered: set(this.v.wagered?.[seat]),
      invoked: set(this.v.invoked?.[seat]),
    };
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
      importance: card?.importance ?? "",
      grit: number(this.v["cast-grit"]?.[slot]),
      gritFull: card?.grit ?? 0,
      damage: card?.damage ?? 0,
      out: set(this.v["cast-out"]).includes(slot),
      ratings: this.facts.ratings?.[slot] ?? null,
    };
  }
  get npcs(): Npc[] {
    return Object.keys(this.v.cast ?? {})
      .map((slot) => this.npc(slot))
      .filter((n): n is Npc => n !== null);
  }
  npcTitle(slot: string): string {
    return this.npc(slot)?.title ?? "nobody";
  }

  get goals(): Goal[] {
    return Object.entries(this.v.goals ?? {})
      .filter(([, state]) => state !== "absent")
      .map(([name, state], i) => {
        const told = this.facts.scene?.goals[i];
        return {
          name,
          state: state as Goal["state"],
          title: told?.title ?? `Goal ${i + 1}`,
          text: told?.text ?? "",
          stakes: told?.stakes ?? "",
          fields: told?.fields ?? [],
          tries: told?.tries ?? 0,
          failed: number(this.v["goal-tries"]?.[name]),
          outcome: told?.outcome ?? "",
        };
      });
  }
  goalTitle(name: string): string {
    return this.goals.find((g) => g.name === name)?.title ?? "Something of your own";
  }

  /* ---- The test ---- */
  get kind(): Kind {
    return (text(this.v.kind) ?? "none") as Kind;
  }
  get result(): "none" | "success" | "failure" {
    return (text(this.v.result) ?? "none") as "none";
  }
  get marks(): string[] {
    return set(this.v.marks);
  }
  get risk(): string[] {
    return set(this.v.risk);
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
  get riskLeft(): string[] {
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
  get dealerTotal(): number {
    return number(this.v.total?.["other"]);
  }
  /** The true DV; null while this seat may not know it. */
  get dv(): number | null {
    return typeof this.v.dv === "number" ? this.v.dv - 3 : null;
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
    if (!this.against) return "The Dealer";
    return this.facts.opponent ?? ((this.sameScene && this.npc(this.against)?.title) || "The opponent");
  }
  get aim(): string {
    const invocation = text(this.v.invocation);
    const field = text(this.v.field);
    const goal = text(this.v["test-goal"]) ?? "none";
    const what = (this.sameScene && this.goals.find((g) => g.name === goal)?.title) || "";
    if (this.kind === "invocation") {
      const seat = this.fighters[0] ?? 0;
      const title =
        this.sheet(seat).character?.invocations[Number(invocation?.slice(-1)) - 1]?.title ?? "an Invocation";
      return what ? `${what}, by ${title}` : title;
    }
    if (this.kind === "duel")
      return `${this.nameOf(this.fighters[0] ?? 0)} against ${this.nameOf(this.fighters[1] ?? 0)}`;
    if (this.kind === "clash") return "NPC against NPC";
    const by = field && field !== "none" ? this.suit(field).title : "";
    return what ? `${what}, by ${by}` : by ? `A test of ${by}` : "";
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
    const declared = text(this.v.declared?.[side]);
    const down = side === "initiator" ? "down-a" : "down-b";
    const wager = text(this.v.wager?.[side]) ?? "none";
    const total = number(this.v.total?.[side]);
    const bonus = number(this.v.bonus?.[side]);
    const dealer = this.kind !== "duel" && side === "other";
    return {
      side,
      seat,
      name: dealer ? this.opponent : seat === null ? "" : this.nameOf(seat),
      declared: declared && declared !== "none" ? (declared as Suit) : null,
      trumps: set(this.v.trumps?.[side]) as Suit[],
      played: text(this.v.played?.[side]),
      down: this.size(down) > 0,
      mineDown: this.place(down)[0] ?? null,
      assisted: text(this.v.assisted?.[side]),
      assistant: assistant === null ? "" : this.nameOf(Number(assistant)),
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
      heights: set(this.v.heights?.[side]),
      tie: text(this.v.tie?.[side]),
      score: total + bonus + (dealer ? (this.dv ?? 0) + (this.woeIn ?? 0) : 0),
    };
  }
}

/* ---- The steps of a test ---- */

export interface Step {
  title: string;
  state: "done" | "current" | "to-come";
}
const testSteps: [string, string[]][] = [
  ["Stakes", ["stakes"]],
  ["Difficulty", ["difficulty"]],
  ["Card", ["card"]],
  ["Assist", ["assist"]],
  ["Trump or not", ["trump", "chain"]],
  ["DV shown", ["reveal"]],
  ["Dealer's flip", ["answer"]],
  ["Result", ["tell"]],
];
const duelSteps: [string, string[]][] = [
  ["Consent", ["consent"]],
  ["Face down", ["down"]],
  ["Turned up", ["turn-up"]],
  ["Assist", ["assist"]],
  ["Trump or not", ["trump", "chain"]],
  ["Result", ["tie", "tell"]],
];

export function steps(kind: Kind, phase: string): Step[] {
  if (kind === "none" || kind === "clash") return [];
  const all = kind === "duel" ? duelSteps : testSteps;
  const at = all.findIndex(([, phases]) => phases.includes(phase));
  return all.map(([title], i) => ({ title, state: at < 0 || i < at ? "done" : i === at ? "current" : "to-come" }));
}

/** What came of a test, in the words of the rules: a bust is told, and not left to the totals. */
export function outcome(board: Board): string {
  const [a, b] = [board.side("initiator"), board.side("other")];
  const won = board.result === "success";
  const scores = `${a.score} to ${b.score}`;
  const they = (side: Side) => (side.seat !== null && side.seat === board.seat ? "You" : side.name);
  const busts = (side: Side) => `${they(side)} bust${they(side) === "You" ? "" : "s"} at ${side.total}`;
  if (a.busted && b.busted) return `Both bust, so the scores count: ${scores}`;
  if (a.busted) return busts(a);
  if (b.busted) return `${busts(b)}${won ? ", which is a success" : ""}`;
  return scores;
}
