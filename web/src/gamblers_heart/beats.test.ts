import { expect, it } from "vitest";
import { EMPTY, type Looks } from "../beats/rows";
import { rows } from "./beats";

it("dice that are revealed are drawn, beside the points that they make, and stand on the table", () => {
  const x: Looks = { view: {}, facts: {}, cards: {}, nameOf: () => "Ada", me: 1, text: "" };
  const told = rows["show-dice"];
  const slots = { who: 1, faces: ["king", "king", "king", "ace", "nine"], points: 3, die: 2 };
  const scene = typeof told === "object" ? told.scene!(slots as never, EMPTY, x) : EMPTY;
  expect(scene.there).toBe(true);
  expect(scene.sides[0]?.dice?.map((die) => die.src?.split("#")[1])).toEqual(
    ["k", "k", "k", "a", "9"].map((face) => `face-${face}`),
  );
  expect(scene.sides.map((side) => [side.total, side.leads])).toEqual([
    [3, true],
    [2, false],
  ]);
});
