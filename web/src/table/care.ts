/* Breaks, as the house sends them. Always true: the house ends a break, nothing here does. */
import type { Care } from "./wire";

/** What is left of a break `since` ms after the message came, in whole minutes, rounded up; 0: there is none. */
export function minutesLeft(told: Care, since: number): number {
  return Math.max(0, Math.ceil((told.break - since) / 60_000));
}
