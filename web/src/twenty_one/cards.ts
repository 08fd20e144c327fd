/* Playing cards, hands and what they come to, for one who looks on. Always true: it counts only open cards. */
import { card } from "./words";

export const BUST_OVER = 21;

export interface CardFace {
  name: string;
  /** A, 2 .. 10, J, Q, K, or ★ of a Joker */
  rank: string;
  suit: "hearts" | "diamonds" | "clubs" | "spades" | "joker";
  mark: string;
  red: boolean;
  face: boolean;
  title: string;
  /** its own value; of an Ace the lower */
  own: number;
  ace: boolean;
}
const MARKS = { hearts: "♥", diamonds: "♦", clubs: "♣", spades: "♠", joker: "★" } as const;

export function cardOf(name: string): CardFace {
  if (name.startsWith("joker"))
    return {
      name,
      rank: "★",
      suit: "joker",
      mark: "★",
      red: false,
      face: false,
      title: card(name),
      own: 0,
      ace: false,
    };
  const [rank, suit] = name.split("-") as [string, "hearts" | "diamonds" | "clubs" | "spades"];
  const face = "jqk".includes(rank);
  return {
    name,
    rank: rank.toUpperCase(),
    suit,
    mark: MARKS[suit],
    red: suit === "hearts" || suit === "diamonds",
    face,
    title: card(name),
    own: rank === "a" ? 1 : face ? 10 : Number(rank),
    ace: rank === "a",
  };
}

/** A card as it lies in a hand. */
export interface Held extends CardFace {
  /** set by a Skill; null: its own value */
  set: number | null;
  change: number;
  soul: boolean;
  /** what it counts now */
  counts: number;
  /** why, where that is not its own value; else "" */
  why: string;
}

/** What a card may count: an Ace two ways (a change applies to both). */
function worths(card: Pick<Held, "soul" | "set" | "change" | "own" | "ace">): number[] {
  if (card.soul) return [0];
  const from = card.set !== null ? [card.set] : card.ace ? [1, 11] : [card.own];
  return from.map((n) => Math.max(0, n + card.change));
}
/** The highest total not over 21, else the lowest. */
export function totalOf(hand: readonly Pick<Held, "soul" | "set" | "change" | "own" | "ace">[]): number {
  let sums = new Set([0]);
  for (const card of hand) sums = new Set([...sums].flatMap((sum) => worths(card).map((n) => sum + n)));
  const all = [...sums];
  const good = all.filter((n) => n <= BUST_OVER);
  return good.length ? Math.max(...good) : Math.min(...all);
}

/** What each card counts in that total: of Aces no more count 11 than it takes. */
export function countsOf(hand: readonly Pick<Held, "soul" | "set" | "change" | "own" | "ace">[]): number[] {
  const both = hand.map(worths);
  const counts = both.map((w) => Math.min(...w));
  let short = totalOf(hand) - counts.reduce((sum, n) => sum + n, 0);
  both.forEach((w, i) => {
    const more = Math.max(...w) - counts[i]!;
    if (more > 0 && more <= short) {
      counts[i]! += more;
      short -= more;
    }
  });
  return counts;
}

/** What one more card from an open deck would make of a hand: the shares of each total. */
export function oneMore(hand: readonly Held[], deck: readonly string[], sturdy = 0): Map<number, number> {
  const shares = new Map<number, number>();
  for (const name of deck) {
    const total = totalOf([...hand, { ...cardOf(name), soul: false, set: null, change: -sturdy }]);
    shares.set(total, (shares.get(total) ?? 0) + 1 / deck.length);
  }
  return shares;
}
export const share = (shares: Map<number, number>, is: (total: number) => boolean) =>
  [...shares].reduce((sum, [total, part]) => sum + (is(total) ? part : 0), 0);
export const percent = (x: number) => `${Math.round(x * 100)}%`;
