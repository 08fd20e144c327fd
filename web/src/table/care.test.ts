import { expect, test } from "vitest";
import { minutesLeft } from "./care";

const care = (left: number) => ({ type: "care" as const, break: left, lifts: [0] });

test("a break is counted in whole minutes, and the last one to its end", () => {
  expect(minutesLeft(care(300_000), 0)).toBe(5);
  expect(minutesLeft(care(300_000), 240_001)).toBe(1);
  expect(minutesLeft(care(300_000), 299_999)).toBe(1);
  expect(minutesLeft(care(300_000), 300_000)).toBe(0);
  expect(minutesLeft(care(300_000), 900_000)).toBe(0);
  expect(minutesLeft(care(0), 0)).toBe(0);
});
