import { expect, it } from "vitest";
import { EMPTY, type Looks, type Row } from "../beats/rows";
import { rows } from "./beats";

/* A React was asked for in between: the picture begins anew, and the Fighter has borne a Wound since the round before. */
it("a blow after a question still shows the Wounds of before, and stands on the table", () => {
  const x: Looks = {
    view: {
      fight: "fight-1",
      "fighter-at": { "left-1": "the-elder", "right-1": "grave-filler" },
      wounds: { "left-1": 0, "right-1": 1 },
      die: [2, 2],
    },
    facts: { fighters: { "left-1": { life: 3 }, "right-1": { life: 3 } } },
    cards: {},
    nameOf: () => "",
    me: 0,
    text: "",
  };
  const sums = {
    ...{ "left-die": 2, "left-add": 0, "left-stat": "dex", "left-by": 4, "left-sum": 6 },
    ...{ "right-die": 2, "right-add": 0, "right-stat": "dex", "right-by": 2, "right-sum": 4 },
  };
  const told = rows.blow;
  const scene = typeof told === "object" ? told.scene!({ ...sums, on: "the-elder" } as never, EMPTY, x) : EMPTY;
  expect(scene.there).toBe(true);
  expect(scene.sides.map((side) => side.total)).toEqual([6, 4]);
  expect(scene.sides.map((side) => side.meter)).toEqual([undefined, { now: 1, most: 3 }]);
  expect(scene.sides.map((side) => side.leads)).toEqual([true, false]);
});

it("a lost bet is told with its sum and a stamp, as a won one is", () => {
  const x: Looks = { view: {}, facts: {}, cards: {}, nameOf: () => "", me: 0, text: "" };
  const after = (name: "slip-won" | "slip-lost" | "slip-caught", slots: object) => {
    const told = rows[name] as Row;
    return told.scene!(slots as never, EMPTY, x);
  };
  const [won, lost, caught] = [
    after("slip-won", { who: 0, coin: 3, on: "", gain: 6, fight: 1 }),
    after("slip-lost", { who: 0, coin: 3, on: "", fight: 1 }),
    after("slip-caught", { who: 0, coin: 2, on: "", fight: 3 }),
  ];
  expect([won, lost, caught].map((scene) => [scene.sides[0]?.total, scene.mark?.tone])).toEqual([
    ["+6", "good"],
    ["\u22123", "bad"],
    ["\u22122", "bad"],
  ]);
});
