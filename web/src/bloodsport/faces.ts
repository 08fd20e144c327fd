/* Which drawing stands for what. */
import type { IconName } from "./icons.gen";
import type { Kind } from "./view";

const fighters: Record<string, IconName> = {
  "doomed-monstrosity": "monster-grasp",
  "putrid-snake-beast": "snake",
  "somebodys-cousin": "person",
  "candle-thief": "candle-light",
  "half-a-minotaur": "minotaur",
  "choir-of-rats": "rat",
  "grave-filler": "spade",
  "the-elder": "beard",
  "widow-of-nine": "diamond-ring",
  "clerk-of-meats": "meat-cleaver",
  "brass-toad": "frog",
  "twice-hanged-jory": "hood",
  "demon-spawn": "daemon-skull",
  "lady-abattoir": "rose",
  "uncle-furnace": "furnace",
  "saint-of-knives": "winged-sword",
  "what-is-left-of-the-palace": "castle-ruins",
  "the-lodger-in-cell-six": "cage",
};
export const fighterIcon = (name: string | null): IconName => (name && fighters[name]) || "hood";

export const kinds: Record<Kind, { icon: IconName }> = {
  discover: { icon: "magnifying-glass" },
  special: { icon: "knapsack" },
  react: { icon: "public-speaker" },
  sabotage: { icon: "poison" },
};
