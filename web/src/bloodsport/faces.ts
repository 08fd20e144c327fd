/* Which drawing stands for what. */
import type { IconName } from "../kit/icons.gen";
import type { Kind } from "./view";

const fighters: Record<string, IconName> = {
  "doomed-monstrosity": "monster-grasp", "putrid-snake-beast": "cobra", "somebodys-cousin": "person", "candle-thief": "candle-light",
  "half-a-minotaur": "minotaur", "choir-of-rats": "rat", "grave-filler": "spade", "the-elder": "beard", "widow-of-nine": "diamond-ring",
  "clerk-of-meats": "meat-cleaver", "brass-toad": "frog", "twice-hanged-jory": "hood", "demon-spawn": "daemon-skull",
  "lady-abattoir": "vampire-dracula", "uncle-furnace": "furnace", "saint-of-knives": "angel-wings",
  "what-is-left-of-the-palace": "castle-ruins", "the-lodger-in-cell-six": "imprisoned",
};
export const fighterIcon = (name: string | null): IconName => (name && fighters[name]) || "goblin-head";

export const kinds: Record<Kind, { icon: IconName; title: string }> = {
  discover: { icon: "spyglass", title: "Discover" },
  special: { icon: "swap-bag", title: "Special" },
  react: { icon: "beer-stein", title: "React" },
  sabotage: { icon: "scorpion", title: "Sabotage" },
};
