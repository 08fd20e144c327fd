/* Which drawing stands for which Patronage, state and face. Always true: a drawing never stands alone, a word is with it. */
import type { IconName } from "./icons.gen";

const patrons: Record<string, IconName> = {
  death: "death-skull",
  illusion: "domino-mask",
  elemental: "flame",
  transmutation: "transform",
  time: "hourglass",
  paragon: "strong",
};
export const patronIcon = (name: string): IconName => patrons[name] ?? "crystal-ball";
export const statusIcon: Record<string, IconName> = {
  free: "person",
  blessed: "spiked-halo",
  cursed: "cursed-star",
  lost: "tombstone",
};
export const faceIcon: Record<string, IconName> = {
  "9": "diamonds",
  "10": "hearts",
  j: "clubs",
  q: "chess-queen",
  k: "chess-king",
  a: "spades",
};
export const suitIcon: Record<string, IconName> = {
  hearts: "hearts",
  diamonds: "diamonds",
  spades: "spades",
  clubs: "clubs",
};
