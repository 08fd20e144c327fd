import { describe, expect, it } from "vitest";
import { answers, byteLength, dull, fits, fresh, has, members, span } from "./options";
import type { Family } from "./wire";

/* The families of docs/protocol.md. */
const options: Family[] = [
  { do: "pay", time: { min: 0, max: 0 }, coin: { min: 0, max: 2 } },
  { do: "pay", time: { min: 1, max: 1 }, coin: { min: 0, max: 1 } },
  { do: "pay", time: { min: 2, max: 2 }, coin: { min: 0, max: 0 } },
  { do: "sabotage", card: ["pear-cordial"], on: ["left-1", "right-1"], shown: ["no", "yes"] },
  { do: "settle", boxes: [[], ["3"], ["3", "4"]] },
  { do: "mark", what: { of: ["a", "b", "c"], min: 1, max: 2 } },
  { do: "pass", dull: true },
];

describe("options", () => {
  it("hold a move only whole and in one family", () => {
    expect(fits(options, { do: "pay", time: 1, coin: 1 })).toBe(true);
    expect(fits(options, { do: "pay", time: 1, coin: 2 })).toBe(false);
    expect(fits(options, { do: "pay", time: 1 })).toBe(false);
    expect(fits(options, { do: "pay", time: 0.5, coin: 0 })).toBe(false);
    expect(fits(options, { do: "pass" })).toBe(true);
    expect(fits(options, { do: "pass", time: 0 })).toBe(false);
    expect(fits(undefined, { do: "pass" })).toBe(false);
  });

  it("read sets as sets", () => {
    expect(fits(options, { do: "settle", boxes: ["4", "3"] })).toBe(true);
    expect(fits(options, { do: "settle", boxes: [] })).toBe(true);
    expect(fits(options, { do: "settle", boxes: ["4"] })).toBe(false);
    expect(members(options, "settle", "boxes")).toEqual(["3", "4"]);
    expect(fits(options, { do: "mark", what: ["a", "c"] })).toBe(true);
    expect(fits(options, { do: "mark", what: ["a", "a"] })).toBe(false);
    expect(fits(options, { do: "mark", what: [] })).toBe(false);
    expect(members(options, "mark", "what")).toEqual(["a", "b", "c"]);
  });

  it("narrow one answer by the others", () => {
    expect(span(options, { do: "pay", time: 1 }, "coin")).toEqual({ min: 0, max: 1 });
    expect(span(options, { do: "pay", time: 3 }, "coin")).toBeNull();
    expect(span(options, { do: "pay", coin: 0 }, "time")).toEqual({ min: 0, max: 2 });
    expect(answers(options, { do: "sabotage", on: "left-1" }, "on")).toEqual(["left-1", "right-1"]);
    expect(has(options, "pass")).toBe(true);
    expect(has(options, "rat")).toBe(false);
  });
});

describe("names that people give", () => {
  const cast: Family[] = [
    { do: "cast", spell: { of: ["fire", "spell-2"], new: true }, force: { min: 1, max: 2 } },
    { do: "cast", spell: ["fire", "cold-rain"], force: { min: 3, max: 3 } },
    { do: "wait", dull: true },
  ];
  it("are any text of 1 to 64 bytes where a new thing may be named", () => {
    expect(fits(cast, { do: "cast", spell: "Moonlit Door", force: 2 })).toBe(true);
    expect(fits(cast, { do: "cast", spell: "Moonlit Door", force: 3 })).toBe(false);
    expect(fits(cast, { do: "cast", spell: "cold-rain", force: 3 })).toBe(true);
    expect(fits(cast, { do: "cast", spell: " ", force: 2 })).toBe(false);
    expect(fits(cast, { do: "cast", spell: "é".repeat(32), force: 2 })).toBe(true);
    expect(fits(cast, { do: "cast", spell: "é".repeat(33), force: 2 })).toBe(false);
    expect(byteLength("é€")).toBe(5);
  });
  it("are new or known", () => {
    expect(fresh(cast, { do: "cast" }, "spell")).toBe(true);
    expect(fresh(cast, { do: "cast", force: 3 }, "spell")).toBe(false);
    expect(fresh(options, { do: "mark" }, "what")).toBe(false);
    expect(answers(cast, { do: "cast" }, "spell")).toEqual(["fire", "spell-2", "cold-rain"]);
    expect(members(cast, "cast", "spell")).toEqual([]);
  });
  it("nothing for now is a move without a choice", () => {
    expect(dull(cast)).toEqual({ do: "wait" });
    expect(dull(cast.slice(0, 2))).toBeNull();
  });
});
