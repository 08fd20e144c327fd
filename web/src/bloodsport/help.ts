/* Short words for a newcomer, fetched when asked for. */
import { phases as titles } from "./view";

const texts = [
  "Three Fights are dealt, your hand is filled up to 6 cards and your Time to 6.",
  "Play cards to look at what lies face down, or to sabotage. Each card has a Risk: roll a die above Risk and Guard Level together, or be caught.",
  "On each Fight: one Fighter or none. Favourites cost a fixed wager and bring 1 Coin; underdogs bring more.",
  "Weapons and Secrets are turned up. Each round both Fighters roll; die plus the stat that the Weapon asks for. The higher wounds the other.",
  "Wagers are paid, and the moneylenders want at least one payment, or 1 of your Chances.",
  "Discard what you like; if nobody was caught the guards calm down.",
];
export const phases = titles.map((title, i) => ({ title, text: texts[i]! }));
export const aim =
  "You owe two Loans: payments of 3, 4 and 5, and of 6, 7 and 8 Coin. Make all six and you win. With no Coin for a payment and no Chance left, you lose.";
export const numbers = "choose a card, a Fighter, a payment: they are numbered as they stand";
export const windows =
  "In a window you may rat to the guards. It helps before a Sabotage rolls that Guard Level 1 could save; elsewhere it can wait. A React is asked for wherever it could matter, and passed with the windows where it could not.";
export const hint = "Cards with a dashed edge are known to you alone.";
export const steps = "Show every blow";
