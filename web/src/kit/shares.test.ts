import { expect, it } from "vitest";
import { percent, percents, percentWords } from "./shares";

it("adds up to 100, the largest remainders first", () => {
  expect(percents([0.365, 0.635])).toEqual([37, 63]); // one by one: 37 and 64
  expect(percents([0.7241, 0.2639, 0.012])).toEqual([73, 26, 1]); // 72 + 26 + 1 is 99; .41 is the largest rest
  expect(percents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
  expect(percents([0.29, 0.71])).toEqual([29, 71]);
  expect(percents([1, 0])).toEqual([100, 0]);
});

it("leaves alone what is no list of all ways", () => {
  expect(percents([0.365, 0.365])).toEqual([37, 37]);
});

it("says sure only of what is", () => {
  expect(percentWords([0.996, 0.004])).toEqual(["over 99%", "under 1%"]);
  expect(percentWords([1, 0])).toEqual(["100%", "0%"]);
  expect(percentWords([0.8333, 0.1667])).toEqual(["83%", "17%"]);
  expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual(["0%", "under 1%", "50%", "over 99%", "100%"]);
});
