/* Playing cards as they look. Always true: what they count is told by the house. */
import { card } from "./words";

export interface CardFace {
  name: string;
  /** A, 2 .. 10, J, Q, K, or ★ of a Joker */
  rank: string;
  suit: "hearts" | "diamonds" | "clubs" | "spades" | "joker";
  mark: string;
  red: boolean;
  face: boolean;
  title: string;
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
  };
}

/** A card as it lies in a hand. */
export interface Held extends CardFace {
  /** what it counts now; null: not told yet */
  counts: number | null;
  /** why, where that is not its own value; else "" */
  why: string;
}
export const percent = (x: number) => `${Math.round(x * 100)}%`;
