/* Chances of a Deal that is to be called, over the cards that are left in the decks (BJ-A3, BJ-B3, BJ-B4). What is always
 * true: they are exact for a hand played as said, no card is put back, and no Edge is spent. */
import { BUST_OVER, cardOf } from "./cards";
import { ABILITIES, FEET, type Ability, type Body } from "./view";

/** How many cards are left of each kind: Jokers 0, Aces 1, then by value. */
type Shoe = number[];
const KINDS = 11;
const OWED = 2;
const CALM_FEET = 15;

export function shoeOf(cards: readonly string[]): Shoe {
  const shoe = Array<number>(KINDS).fill(0);
  for (const name of cards) shoe[cardOf(name).own]!++;
  return shoe;
}
interface Hand { low: number; aces: number }
const totalOf = (hand: Hand) => (hand.aces && hand.low + 10 <= BUST_OVER ? hand.low + 10 : hand.low);

/** The shares of the totals that a hand ends with that hits while `hits` says so; over 21 all are one: 22. */
export function totals(deck: readonly string[], discard: readonly string[], hits: (total: number) => boolean): Map<number, number> {
  const found = new Map<number, number>();
  const first = shoeOf(deck);
  const second = shoeOf(discard);
  const left = [first, second].map((shoe) => shoe.reduce((a, b) => a + b, 0));
  /* what has been drawn decides the rest, in whatever order it came: those ways are added up */
  const stage = new Map<string, { drawn: number[]; weight: number }>([[Array(KINDS).fill(0).join(), { drawn: Array<number>(KINDS).fill(0), weight: 1 }]]);
  for (let n = 0; stage.size; n++) {
    const now = [...stage.values()];
    stage.clear();
    for (const { drawn, weight } of now) {
      const hand: Hand = { low: drawn.reduce((sum, count, kind) => sum + count * kind, 0), aces: drawn[1]! };
      const total = totalOf(hand);
      const more = n < left[0]! ? left[0]! - n : left[0]! + left[1]! - n;
      if ((n >= OWED && (total > BUST_OVER || !hits(total))) || more <= 0) {
        const end = Math.min(total, BUST_OVER + 1);
        found.set(end, (found.get(end) ?? 0) + weight);
        continue;
      }
      for (let kind = 0; kind < KINDS; kind++) {
        /* an empty deck is the discard shuffled (BJ-A2): while both last, the deck's cards go first */
        const of = n < left[0]! ? first[kind]! - drawn[kind]! : first[kind]! + second[kind]! - drawn[kind]!;
        if (of <= 0) continue;
        const next = [...drawn];
        next[kind]!++;
        const key = next.join();
        const share = (weight * of) / more;
        const there = stage.get(key);
        if (there) there.weight += share;
        else stage.set(key, { drawn: next, weight: share });
      }
    }
  }
  return found;
}
const sum = (shares: Map<number, number>, is: (total: number) => boolean) => [...shares].reduce((all, [total, share]) => all + (is(total) ? share : 0), 0);

/** The chance to reach a Target: it hits below, holds at or above. */
export function targetChance(body: Pick<Body, "deck" | "discard">, target: number): number {
  return sum(totals(body.deck, body.discard, (total) => total < target), (total) => total >= target && total <= BUST_OVER); /* BJ-B3 */
}

export const HOLDS_AT = 17;
/** A contest as it goes if the first hits up to 17 and the second then till it is above or over. */
export function contestChance(first: Pick<Body, "deck" | "discard">, second: Pick<Body, "deck" | "discard">): { first: number; draw: number; second: number } {
  const chance = { first: 0, draw: 0, second: 0 };
  for (const [total, share] of totals(first.deck, first.discard, (t) => t < HOLDS_AT)) {
    if (total > BUST_OVER) {
      chance.second += share; /* BJ-B4: one busts, the other wins at once */
      continue;
    }
    const answer = totals(second.deck, second.discard, (t) => t < total);
    chance.draw += share * (answer.get(total) ?? 0);
    chance.second += share * sum(answer, (t) => t > total && t <= BUST_OVER);
    chance.first += share * sum(answer, (t) => t < total || t > BUST_OVER);
  }
  return chance;
}

/* ---- Edge (BJ-E1, BJ-B6) ---- */
/** An Ability as it stands now (BJ-D5: halve first, then subtract; not below 0). */
export function abilityNow(body: Pick<Body, "abilities" | "marks">, ability: Ability, slow = false): number {
  let n = body.abilities[ability];
  if (ability === "dexterity" && slow) n = Math.floor(n / 2);
  if ((ability === "strength" || ability === "dexterity") && body.marks.includes("stunned")) n -= 1;
  return Math.max(0, n);
}
/** Somebody of the other side near it keeps Tranquility up. */
export function slowed(body: Body, all: readonly Body[]): boolean {
  const near = (a: Body, b: Body) => a.square !== null && b.square !== null && Math.max(Math.abs(a.square.row - b.square.row), Math.abs(a.square.column - b.square.column)) * FEET <= CALM_FEET;
  return all.some((other) => other.being === "up" && other.foe !== body.foe && other.timed.some((t) => t.name === "tranquility") && near(other, body));
}
export interface Called { abilities: readonly string[]; take: "best" | "lowest"; edge: number; tags: readonly string[] }
/** Edge in a Deal that the GM calls, and the Ability that gives it. */
export function edgeOf(body: Pick<Body, "abilities" | "marks" | "timed" | "skills">, call: Called, conflict: boolean, slow = false): { edge: number; ability: Ability } | null {
  const tested = ABILITIES.filter((a) => call.abilities.includes(a));
  if (!tested.length) return null;
  const ability = tested.reduce((best, a) => {
    const by = abilityNow(body, a, slow) - abilityNow(body, best, slow);
    return (call.take === "best" ? by > 0 : by < 0) ? a : best;
  });
  const has = (spell: string) => body.timed.some((t) => t.name === spell);
  const more = (body.skills.includes("optimism") && (!conflict || call.tags.includes("non-combat")) ? 1 : 0) + (body.marks.includes("power-within") ? 1 : 0)
    + (has("hush") && call.tags.includes("stealth") ? 2 : 0) + (has("flash-sweat") && call.tags.includes("fire") ? 1 : 0);
  return { edge: Math.max(0, abilityNow(body, ability, slow) + call.edge + more), ability };
}
