import { expect, test } from "vitest";
import { leftOf, timeSaid } from "./clocks";
import type { Clocks } from "./wire";

const clocks: Clocks = {
  type: "clock",
  late: "least",
  move: 30,
  clocks: [
    { seat: 0, left: 12_400, match: 0, runs: true },
    { seat: 1, left: 0, match: 0 },
  ],
};

test("a clock that runs counts down, and stops at nothing", () => {
  expect(leftOf(clocks, 0, 400)).toEqual({ ms: 12_000, runs: true });
  expect(leftOf(clocks, 0, 99_000)).toEqual({ ms: 0, runs: true });
});

test("who is not on the move shows a clock of the match alone", () => {
  expect(leftOf(clocks, 1, 400)).toBeNull();
  expect(leftOf({ ...clocks, match: 600, clocks: [{ seat: 1, left: 0, match: 5000 }] }, 1, 400)).toEqual({
    ms: 5000,
    runs: false,
  });
  expect(leftOf(clocks, 2, 0)).toBeNull();
});

test("time is said as a clock shows it, long times in words", () => {
  expect(timeSaid(9001)).toBe("0:10");
  expect(timeSaid(760_000)).toBe("12:40");
  expect(timeSaid(86_400_000)).toBe("24 hours");
  expect(timeSaid(3 * 86_400_000)).toBe("3 days");
});
