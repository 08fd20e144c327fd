import { describe, expect, it } from "vitest";
import { checkChain, checkDealer, checkSame, commitOf, drawsFinding, seedOf, shareOf } from "./fair";

/* Expected hashes were made with sha256sum and Python's hashlib from the bytes that docs/fairness.md and docs/log.md
 * describe: seed = 00 01 .. 1f, table = 00 01 .. 0f, share = 32 bytes 07. */
const seed = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const commit = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
const table = "000102030405060708090a0b0c0d0e0f";
const share = "07".repeat(32);
const promise = "da29259ad2f6b2261df8923be93def8d021d91907ebf7bc122a650f21c35bb15";

it("hashes as the docs say", () => {
  expect(seedOf(7)).toBe("99ef8c0aa63b6b9026ae36a1a41779bcbe0064c339382a43e2030debfac76608");
  expect(commitOf(seed)).toBe(commit);
  expect(shareOf(table, 1, share)).toBe(promise);
});

describe("the dealer", () => {
  it("holds to a commitment, or does not", () => {
    expect(checkDealer({ commit }, { seed }).map((f) => f.good)).toEqual([true]);
    expect(checkDealer({ commit }, { seed: "11".repeat(32) }).map((f) => f.good)).toEqual([false]);
    expect(checkDealer({ commit }, {}).map((f) => f.good)).toEqual([false]);
    expect(checkDealer({ commit }, { seed: "zz" }).map((f) => f.good)).toEqual([false]);
    expect(checkDealer(undefined, { seed }).map((f) => f.good)).toEqual([null]);
  });

  it("shows the bytes of seats too", () => {
    const first = { commit, table, shares: [null, promise] };
    expect(checkDealer(first, { seed, reveals: [null, share] }).map((f) => f.good)).toEqual([true, true]);
    expect(checkDealer(first, { seed, reveals: [share, null] }).map((f) => f.good)).toEqual([true, false]);
  });

  it("never calls a seeded table fair", () => {
    expect(checkDealer({ seeded: 7 }, {})[0]!.good).toBeNull();
    expect(checkDealer({ seeded: 7 }, {})[0]!.text).toContain("nothing about fairness");
  });
});

describe("the chain of a log", () => {
  const log = `{"a":1,"h":"8b0f0d75aabe01bb"}\n{"b":"ü","h":"154e080eaf752b48"}\n`;
  it("holds", () => {
    expect(checkChain(log)).toEqual({ good: true, text: "The log's 2 lines form one unbroken chain." });
  });
  it("names the line that was changed, taken out or bare", () => {
    expect(checkChain(log.replace('"ü"', '"u"')).text).toContain("Line 2");
    expect(checkChain(log.split("\n")[1]!).text).toContain("Line 1");
    expect(checkChain('{"a":1}').good).toBe(false);
    expect(checkChain("").good).toBe(false);
  });
});

describe("the log", () => {
  it("is of the dealer that was heard of", () => {
    const log = `{"croupier":1,"fair":{"table":"${table}","commit":"${commit}"}}\n{"n":1}\n`;
    expect(checkSame({ commit, table }, log)).toBeNull();
    expect(checkSame({ commit: "11".repeat(32), table }, log)!.good).toBe(false);
    expect(checkSame({ commit, table: "11".repeat(16) }, log)!.good).toBe(false);
    expect(checkSame({ commit, table, shares: [null, null] }, log)).toBeNull();
    // The seed is the one, but the bytes of a seat are not in it.
    expect(checkSame({ commit, table, shares: [null, promise] }, log)!.good).toBe(false);
    expect(checkSame({ seeded: 7 }, log)!.good).toBe(false);
    expect(checkSame({ commit }, "no log")!.good).toBe(false);
  });
  it("holds only where every draw was made again", () => {
    expect(drawsFinding({ result: "proven", draws: 3, why: "" })).toMatchObject({ good: true });
    expect(drawsFinding({ result: "proven", draws: 3, why: "" }).text).toContain("all 3 draws");
    expect(drawsFinding({ result: "differs", draws: 0, why: "entry 3 is not what was drawn" })).toEqual({
      good: false,
      text: "Entry 3 is not what was drawn.",
    });
    expect(drawsFinding({ result: "bad-file", draws: 0, why: "line 2: no such move" }).good).toBe(false);
    for (const result of ["nothing-to-prove", "beyond"] as const)
      expect(drawsFinding({ result, draws: 0, why: "x" }).good).toBeNull();
    expect(drawsFinding({ result: "not-here" }).good).toBeNull();
  });
});
