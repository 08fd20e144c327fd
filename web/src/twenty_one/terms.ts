/* The words of the rules, as the game explains them. */
import { say } from "../voice/voice";

/** One that the page of rules lists: a sentence and an example. */
export const told = (word: string): [string, string] => [
  say(`twenty-one-term-${word as "deal"}`),
  say(`twenty-one-term-${word as "deal"}.example`),
];
