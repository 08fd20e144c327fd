import { describe, expect, it } from "vitest";
import { answers, fits, has, members, span } from "./options";
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
