/* The dealer's word for the shuffle, as this browser first heard it: kept, so that one that is changed later is seen, and what
 * this browser adds to it. */
import type { TableState } from "./state";
import type { Fair, Shuffle } from "./wire";

const keyOf = (table: string) => `croupier.fair.${table}`;

/** What the dealer had committed to when this browser first heard of it, or before it added to the shuffle. */
export function firstHeard(table: string, held: TableState | null): Fair | undefined {
  const fair = held?.shuffle?.fair ?? held?.hello?.fair;
  if (!fair || !held?.turn || held.gathers) return fair;
  const kept = localStorage.getItem(keyOf(table));
  if (kept) return JSON.parse(kept) as Fair;
  localStorage.setItem(keyOf(table), JSON.stringify(fair));
  return fair;
}

/** Does what the shuffle asks of this seat's browser. */
export async function takePart(
  table: string,
  told: Shuffle,
  seat: number,
  add: (part: { commit: string } | { reveal: string }) => void,
): Promise<void> {
  if (told.is !== "commits") localStorage.setItem(keyOf(table), JSON.stringify(told.fair));
  const part = (await import("./shuffle")).partIn(told, seat);
  if (part) add(part);
}
