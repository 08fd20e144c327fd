import { expect, it } from "vitest";
import { checkDealer, commitOf, shareOf } from "./fair";
import { keptShare, partIn } from "./shuffle";
import type { Shuffle } from "./wire";

const seed = "00".repeat(32);
const fair = { table: "0f".repeat(16), commit: commitOf(seed) };
const told = (is: Shuffle["is"], shares: (string | null)[], failed: number[] = []): Shuffle => ({
  type: "shuffle",
  is,
  fair: { ...fair, shares },
  again: 0,
  failed,
});
function shelf() {
  const all = new Map<string, string>();
  return { getItem: (k: string) => all.get(k) ?? null, setItem: (k: string, v: string) => void all.set(k, v) };
}

it("commits to 32 bytes, the same in each window, and reveals them", () => {
  const on = shelf();
  const first = partIn(told("commits", [null, null]), 1, on) as { commit: string };
  const bytes = keptShare(fair.table, on)!;
  expect(bytes).toMatch(/^[0-9a-f]{64}$/);
  expect(first).toEqual({ commit: shareOf(fair.table, 1, bytes) });
  expect(partIn(told("commits", [null, null]), 1, on)).toEqual(first);
  expect(partIn(told("commits", [null, first.commit]), 1, on)).toBeNull();
  expect(partIn(told("reveals", ["aa", first.commit]), 1, on)).toEqual({ reveal: bytes });
  expect(partIn(told("done", ["aa", first.commit]), 1, on)).toBeNull();
});

it("reveals nothing that is not among the commitments", () => {
  const on = shelf();
  partIn(told("commits", [null, null]), 1, on);
  expect(partIn(told("reveals", ["aa", null]), 1, on)).toBeNull();
  expect(partIn(told("reveals", ["aa", "bb"]), 1, on)).toBeNull();
  expect(partIn(told("reveals", ["aa", "bb"]), 1, shelf())).toBeNull();
});

it("adds nothing where it watches, or was not there in time", () => {
  expect(partIn(told("commits", [null, null]), -1, shelf())).toBeNull();
  expect(partIn(told("commits", [null, null], [1]), 1, shelf())).toBeNull();
});

it("has new bytes for every shuffle", () => {
  const on = shelf();
  partIn(told("commits", [null]), 0, on);
  const again = told("commits", [null]);
  again.fair.table = "f0".repeat(16);
  partIn(again, 0, on);
  expect(keptShare(fair.table, on)).not.toBe(keptShare(again.fair.table, on));
});

it("looks for its own bytes at the end", () => {
  const own = "07".repeat(32);
  const first = { ...fair, shares: [null, shareOf(fair.table, 1, own)] };
  const good = (reveals: (string | null)[]) => checkDealer(first, { seed, reveals }, 1, own).map((f) => f.good);
  expect(good([null, own])).toEqual([true, true, true]);
  expect(good([own, null])).toEqual([true, false, false]);
  // The commitments were closed without them: they were never revealed, and nothing was promised.
  expect(checkDealer({ ...fair, shares: [null, null] }, { seed, reveals: [null, null] }, 1, own)[1]!.good).toBeNull();
});
