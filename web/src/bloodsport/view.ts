/* A view of Bloodsport Gambler, read into what the screen shows. Always true: it knows no more than the view, and
 * reckons nothing: figures are the house's. */
import type { BloodsportView } from "../table/names.gen";
import { name as text, number, set } from "../table/view";
import type { View } from "../table/wire";
import { say } from "../voice/voice";

export type Side = "left" | "right";
export interface FighterCard {
  title: string;
  text: string;
  rank: number;
  str: number;
  dex: number;
  life: number;
}
export interface WeaponCard {
  title: string;
  text: string;
  type: string;
  damage: number;
}
export interface SecretCard {
  title: string;
  text: string;
  flavour: string;
}
export type Kind = "discover" | "special" | "react" | "sabotage";
export interface ActionCard {
  title: string;
  text: string;
  flavour: string;
  type: string;
  risk: number | null;
  weapon: boolean;
}
export interface Cards {
  fighters?: Record<string, FighterCard>;
  weapons?: Record<string, WeaponCard>;
  secrets?: Record<string, SecretCard>;
  actions?: Record<string, ActionCard>;
  /** the payments of a Loan, in Coin */
  boxes?: string[];
  /** the faces of a die */
  die?: number;
}

export interface FightFacts {
  /** "2:1" */
  odds?: string;
  favourite?: Side | null;
  /** of left and right: the fewest and the most Coin of a bet, and what 1, 2 and 3 Coin bring; null: no bet */
  lo?: [number, number];
  hi?: [number, number];
  pays?: [(number | null)[], (number | null)[]];
  left?: number;
  right?: number;
  nobody?: number;
  now?: { left: number; right: number; nobody: number };
}
/** A side of a fight round: its die, what cards add, what of which stat, and all of it. */
export interface Sum {
  die: number;
  add: number;
  stat: string;
  by: number;
  sum: number;
}
/** need: up to what a Risk roll is caught, by how many tokens are spent */
export interface Risk {
  risk: number;
  need: number[];
}
export interface Facts {
  fights?: FightFacts[];
  fighters?: Record<string, { str: number; dex: number; life: number; wounds: number; type?: string; damage?: number }>;
  rows?: { row: number; fight: number; need?: number }[];
  "coin-in-hand"?: number;
  /** from 1 */
  "phase-of-round"?: number;
  pay?: { card: string } & Risk;
  /** of each card of the own hand that would roll; shown: of a Sabotage laid face up, where that costs more */
  risks?: Record<string, Partial<Risk> & { shown?: Risk }>;
  /** what both dice make, while it is asked whether that stands */
  sums?: Sum[];
  /** scores, left and right, if a React of the hand works on that side */
  reacts?: Record<string, Partial<Record<Side | "none", [number, number]>>>;
}

/** open: all see it; seen: you do; back: nobody of this seat does; none: nothing lies there */
export type Face = "open" | "seen" | "back" | "none";
export interface Laid<T> {
  face: Face;
  name: string | null;
  card: T | null;
  title: string;
}
export interface Corner {
  slot: string;
  side: Side;
  name: string | null;
  title: string;
  card: FighterCard | null;
  str: number;
  dex: number;
  life: number;
  wounds: number;
  notes: string[];
  weapon: Laid<WeaponCard>;
  weaponType: string | null;
  weaponDamage: number | null;
  lo: number;
  hi: number;
  pays: readonly (number | null)[];
  role: "favourite" | "underdog" | "even";
}
export interface Fight {
  index: number;
  odds: string;
  favourite: Side | null;
  left: Corner;
  right: Corner;
  secret: Laid<SecretCard>;
  winner: "none" | "left" | "right" | "nobody";
  fighting: boolean;
  chance: { left: number; right: number; nobody: number; now: boolean } | null;
  rows: Row[];
  bets: { seat: number; coin: number; on: string; lost: boolean }[];
}
export interface Row {
  number: number;
  mine: boolean;
  owner: number;
  slot: string;
  side: Side;
  name: string | null;
  title: string;
  card: ActionCard | null;
  seen: boolean;
  time: number;
  coin: number;
  /** up to what its roll is caught, in words; null: it does not roll, or nobody knows */
  caught: string | null;
  moved: boolean;
}
export interface Purse {
  seat: number;
  coin: number;
  inHand: number | null;
  time: number;
  chance: number;
  hand: number;
  paid: string[];
  status: string;
  outcome: string;
  outcomeRound: number;
  fate: number;
}

const ALL = 65535;
export const SIDES: Side[] = ["left", "right"];

export function humanise(name: string): string {
  const words = name.replace(/-\d+$/, "").replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A wager in words: "Bet exactly 2 Coin to win 1", "Bet 1 to 3 Coin, win twice that". */
export function stakeWords({ lo, hi, pays }: Pick<Corner, "lo" | "hi" | "pays">): string {
  const least = pays[lo - 1] ?? 0;
  if (lo === hi) return say("bloodsport-page-stake-exact", { low: lo, win: least });
  const times = least / lo;
  if (times === 1) return say("bloodsport-page-stake-same", { low: lo, high: hi });
  if (times === 2) return say("bloodsport-page-stake-twice", { low: lo, high: hi });
  return say("bloodsport-page-stake-times", { low: lo, high: hi, times });
}
export const roleWords = (role: Corner["role"]): string => say(`bloodsport-page-role-${role}`);
/** By which of a Fighter's stats a Weapon goes. */
export function typeWords(type: string | null): string {
  const words: Record<string, string> = {
    STR: say("bloodsport-page-str"),
    DEX: say("bloodsport-page-dex"),
    BEST: say("bloodsport-page-type-best"),
    WORST: say("bloodsport-page-type-worst"),
  };
  return words[type?.toUpperCase() ?? ""] ?? type ?? "";
}

const signed = (n: number, what = "") => (n ? ` ${n < 0 ? "\u2212" : "+"} ${what}${Math.abs(n)}` : "");
/** The parts of a sum: 4 + DEX 5 − 2. */
export const partsOf = ({ die, stat, by, add }: Omit<Sum, "sum">) =>
  `${die}${signed(by, `${typeWords(stat)} `)}${signed(add)}`;
/** The head of a Fighter's picture. */
export const head = (picture: (name: string) => string, { name }: Corner) => {
  const of = picture(name ?? "");
  return of && `${of}#head`;
};

/** How a Fight may end, for a bar: nobody is shown where it is at all likely. */
export function endings(
  chance: { left: number; right: number; nobody: number },
  left: string,
  right: string,
): { share: number; label: string; tone: "brass" | "paper" | "blood" }[] {
  const sides = [
    { share: chance.left, label: left, tone: "brass" as const },
    { share: chance.right, label: right, tone: "paper" as const },
  ];
  return chance.nobody >= 0.005
    ? [...sides, { share: chance.nobody, label: say("bloodsport-page-nobody"), tone: "blood" as const }]
    : sides;
}

export class Board {
  readonly v: Partial<BloodsportView>;
  constructor(
    view: View,
    readonly cards: Cards,
    readonly facts: Facts,
    readonly seat: number,
    readonly allOpen = false,
  ) {
    this.v = view as Partial<BloodsportView>;
  }

  get phase(): string {
    return text(this.v.phase) ?? "";
  }
  get round(): number {
    return number(this.v.round);
  }
  get guard(): number {
    return number(this.v.guard);
  }
  get seats(): number {
    return number(this.v.seats);
  }
  get alone(): boolean {
    return this.purses.filter((p) => p.status !== "out").length < 2;
  }

  /** A Risk roll is caught on 1 to `need`. */
  caughtShare(need: number): number {
    const die = this.cards.die ?? need;
    return need <= 0 ? 0 : Math.min(need, die) / die;
  }
  caughtWords(need: number): string {
    const share = this.caughtShare(need);
    if (share >= 1) return say("bloodsport-page-caught-always");
    if (share <= 0) return say("bloodsport-page-caught-never");
    return say("bloodsport-page-caught", { need, share: Math.round(share * 100) });
  }

  action(name: string | null): ActionCard | null {
    return name ? (this.cards.actions?.[name] ?? null) : null;
  }
  title(name: string | null): string {
    if (!name) return "";
    return (
      this.cards.actions?.[name]?.title ??
      this.cards.fighters?.[name]?.title ??
      this.cards.weapons?.[name]?.title ??
      this.cards.secrets?.[name]?.title ??
      humanise(name)
    );
  }
  kind(name: string): Kind {
    return (this.action(name)?.type.toLowerCase() ?? "special") as Kind;
  }

  get hand(): string[] {
    return this.v["action-place"]?.[`hand-${this.seat}`] ?? [];
  }

  get purses(): Purse[] {
    return Array.from({ length: this.seats }, (_, seat) => ({
      seat,
      coin: number(this.v.coin?.[seat]),
      time: number(this.v.time?.[seat]),
      chance: number(this.v.chance?.[seat]),
      inHand: seat === this.seat ? (this.facts["coin-in-hand"] ?? null) : null,
      hand: number(this.v["action-size"]?.[`hand-${seat}`]),
      paid: set(this.v.paid?.[seat]),
      status: text(this.v.status?.[seat]) ?? "",
      outcome: text(this.v.outcome?.[seat]) ?? "none",
      outcomeRound: number(this.v["outcome-round"]?.[seat]),
      fate: number(this.v.fate?.[seat]),
    }));
  }

  /** The slip of a seat as far as it may be read: for each Fight a wager, null (none), or undefined (unknown). */
  bets(seat: number): ({ side: Side; coin: number } | null | undefined)[] {
    return this.fightNumbers.map((f) => {
      const said = this.v.bet?.[seat * this.fightNumbers.length + f];
      if (typeof said !== "string" || said === "?") return undefined;
      const m = /^(left|right)-for-(\d)$/.exec(said);
      return m ? { side: m[1] as Side, coin: Number(m[2]) } : null;
    });
  }
  get betsMade(): number {
    return number(this.v["bets-made"]?.[this.seat]);
  }
  betLost(seat: number, f: number): boolean {
    return set(this.v["bets-void"]?.[seat]).includes(`fight-${f + 1}`);
  }

  private laid<T extends { title: string }>(
    kind: "weapon" | "secret",
    place: string,
    cards: Record<string, T> | undefined,
  ): Laid<T> {
    const lies = number(this.v[`${kind}-size`]?.[place]) > 0;
    const name = text(this.v[`${kind}-place`]?.[place]?.[0]);
    const open = number(this.v[`${kind}-known`]?.[place]) === ALL;
    const card = name ? (cards?.[name] ?? null) : null;
    return {
      face: !lies ? "none" : !name ? "back" : open || this.allOpen || this.seats < 2 ? "open" : "seen",
      name,
      card,
      title: card?.title ?? (name ? humanise(name) : ""),
    };
  }

  corner(f: number, side: Side): Corner {
    const slot = `${side}-${f + 1}`;
    const name = text(this.v["fighter-at"]?.[slot]);
    const card = name ? (this.cards.fighters?.[name] ?? null) : null;
    const mod = (of: Record<string, number | null> | undefined) => of?.[slot] ?? 0;
    const facts = this.facts.fighters?.[slot];
    const { favourite, lo, hi, pays } = this.facts.fights?.[f] ?? {};
    const at = SIDES.indexOf(side);
    const weapon = this.laid("weapon", slot, this.cards.weapons);
    const notes: string[] = [];
    const die = mod(this.v["mod-die"]);
    const twice = mod(this.v["mod-twice"]);
    const damage = mod(this.v["mod-damage"]);
    if (die) notes.push(say("bloodsport-page-rolls", { by: die }));
    if (twice > 0) notes.push(say("bloodsport-page-rolls-higher"));
    if (twice < 0) notes.push(say("bloodsport-page-rolls-lower"));
    if (damage) notes.push(say("bloodsport-page-weapon-by", { by: damage }));
    return {
      slot,
      side,
      name,
      card,
      weapon,
      notes,
      title: card?.title ?? (name ? humanise(name) : say("bloodsport-page-nobody-yet")),
      str: facts?.str ?? 0,
      dex: facts?.dex ?? 0,
      life: facts?.life ?? 0,
      wounds: mod(this.v.wounds),
      weaponType: facts?.type ?? text(this.v["mod-type"]?.[slot])?.toUpperCase() ?? null,
      weaponDamage: facts?.damage ?? null,
      lo: lo?.[at] ?? 0,
      hi: hi?.[at] ?? 0,
      pays: pays?.[at] ?? [],
      role: !favourite ? "even" : favourite === side ? "favourite" : "underdog",
    };
  }

  fight(f: number): Fight {
    const facts = this.facts.fights?.[f];
    const winner = (text(this.v.winner?.[f]) ?? "none") as Fight["winner"];
    const share = facts?.now ?? facts;
    return {
      index: f,
      odds: facts?.odds ?? "",
      favourite: facts?.favourite ?? null,
      left: this.corner(f, "left"),
      right: this.corner(f, "right"),
      secret: this.laid("secret", `fight-${f + 1}`, this.cards.secrets),
      winner,
      fighting: text(this.v.fight) === `fight-${f + 1}` && winner === "none",
      chance:
        winner === "none" && share?.left !== undefined && share.right !== undefined
          ? { left: share.left, right: share.right, nobody: share.nobody ?? 0, now: facts?.now !== undefined }
          : null,
      rows: this.rows.filter((row) => row.slot.endsWith(`-${f + 1}`)),
      bets: Array.from({ length: this.seats }, (_, seat) => ({ seat, bet: this.bets(seat)[f] }))
        .filter((x) => x.bet)
        .map((x) => ({
          seat: x.seat,
          coin: x.bet!.coin,
          on: this.corner(f, x.bet!.side).title,
          lost: this.betLost(x.seat, f),
        })),
    };
  }
  /** Of the Fights of a round, from 0. */
  private get fightNumbers(): number[] {
    return (this.v.odds ?? []).map((_, f) => f);
  }
  get fights(): Fight[] {
    return this.fightNumbers.map((f) => this.fight(f)).filter((f) => f.left.name || f.right.name);
  }

  get rows(): Row[] {
    const found: Row[] = [];
    for (let i = 0; i < number(this.v["row-count"]); i++) {
      const slot = text(this.v["row-on"]?.[i]);
      if (!slot || this.v["row-done"]?.[i] === "yes") continue;
      const name = text(this.v["action-place"]?.[`row-${i + 1}`]?.[0]);
      const owner = number(this.v["row-owner"]?.[i]);
      const card = this.action(name);
      const facts = this.facts.rows?.find((r) => r.row === i + 1);
      const tie = text(this.v["row-tie"]?.[i]);
      found.push({
        number: i + 1,
        owner,
        mine: owner === this.seat,
        slot,
        side: slot.startsWith("left") ? "left" : "right",
        name,
        title: name ? this.title(name) : say("bloodsport-page-face-down"),
        card,
        seen: name !== null,
        time: number(this.v["row-time"]?.[i]),
        coin: number(this.v["row-coin"]?.[i]),
        caught: facts?.need === undefined ? null : this.caughtWords(facts.need),
        moved: Boolean(card?.weapon && tie && tie !== slot),
      });
    }
    return found;
  }

  slotTitle(slot: string): string {
    return this.corner(Number(slot.slice(-1)) - 1, slot.startsWith("left") ? "left" : "right").title;
  }

  /** What a card of the hand risks if it is the next; null: it does not roll. */
  risks(card: string, shown: boolean): Risk | null {
    const of = this.facts.risks?.[card];
    const { risk, need } = (shown && of?.shown) || (of ?? {});
    return risk === undefined || !need ? null : { risk, need };
  }
  /** The Risk of what is being paid for, before tokens. */
  get payRisk(): number {
    return this.facts.pay?.risk ?? 0;
  }
  /** Up to what a Risk roll is caught once so many tokens are spent. */
  payNeed(spent: number): number {
    return this.facts.pay?.need.at(Math.min(spent, this.payRisk)) ?? 0;
  }
  /** A Sabotage is paid for when it is laid and rolls later; everything else lies face up while it is paid for. */
  get paysSabotage(): boolean {
    return text(this.v["play-card"]) === null;
  }
  /** What the card that is being played looks at or is aimed at, so far. */
  get named(): string[] {
    return (this.v["play-target"] ?? []).slice(0, number(this.v["play-named"])).filter((name) => name !== null);
  }
  /** Risk taken off this seat's next card by an earlier one. */
  get riskCut(): number {
    return number(this.v["risk-cut"]?.[this.seat]);
  }
  get dice(): [number, number] {
    const d = this.v.die ?? [];
    return [number(d[0]), number(d[1])];
  }
  get fightNow(): number | null {
    const f = text(this.v.fight);
    return f ? Number(f.slice(-1)) - 1 : null;
  }
}

/** The table as everyone at a screen that several share may see it: what one seat alone knows lies face down. */
export function laidOpen(view: View, cards: Cards, facts: Facts, seat: number): Board {
  const v = view as Partial<BloodsportView>;
  const fights = v.odds?.length ?? 1;
  const shown = (places: Record<string, string[]> | undefined, known: Record<string, number> | undefined) =>
    Object.fromEntries(Object.entries(places ?? {}).filter(([place]) => number(known?.[place]) === ALL));
  return new Board(
    {
      ...view,
      "action-place": shown(v["action-place"], v["action-known"]),
      "weapon-place": shown(v["weapon-place"], v["weapon-known"]),
      "secret-place": shown(v["secret-place"], v["secret-known"]),
      bet: (v.bet ?? []).map((said, i) => (number(v["bet-known"]?.[Math.floor(i / fights)]) === ALL ? said : "?")),
    },
    cards,
    /* chances count what the seat has seen */
    {
      ...(facts["phase-of-round"] ? { "phase-of-round": facts["phase-of-round"] } : {}),
      ...(facts.fighters ? { fighters: facts.fighters } : {}),
      ...(facts.fights
        ? { fights: facts.fights.map(({ odds, favourite, lo, hi, pays }) => ({ odds, favourite, lo, hi, pays })) }
        : {}),
    },
    seat,
  );
}

/** The phases of a round by name, from the first. */
export const phases = (): string[] => [
  say("bloodsport-page-phase-1"),
  say("bloodsport-page-phase-2"),
  say("bloodsport-page-phase-3"),
  say("bloodsport-page-phase-4"),
  say("bloodsport-page-phase-5"),
  say("bloodsport-page-phase-6"),
];
