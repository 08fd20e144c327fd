/* The bytes that this browser adds to the shuffle while a match waits for its people (docs/fairness.md). Always true: they
 * are used for one shuffle, and revealed only when the commitments are closed with theirs among them. */
import { bytesToHex } from "@noble/hashes/utils.js";
import { shareOf } from "./fair";
import type { Shuffle } from "./wire";

type Shelf = Pick<Storage, "getItem" | "setItem">;
const KEPT = "croupier.share.";

/** The bytes that were added to the shuffle of this name; null: none from here. */
export const keptShare = (table: string | undefined, shelf: Shelf = localStorage): string | null =>
  table === undefined ? null : shelf.getItem(KEPT + table);

/** What is to be sent now; null: nothing. */
export function partIn(
  { is, fair: { table, shares }, failed }: Shuffle,
  seat: number,
  shelf: Shelf = localStorage,
): { commit: string } | { reveal: string } | null {
  if (table === undefined || seat < 0 || failed.includes(seat)) return null;
  const committed = shares?.[seat];
  let share = keptShare(table, shelf);
  if (is === "commits" && !committed) {
    share ??= bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
    shelf.setItem(KEPT + table, share);
    return { commit: shareOf(table, seat, share) };
  }
  return is === "reveals" && share !== null && committed === shareOf(table, seat, share) ? { reveal: share } : null;
}
