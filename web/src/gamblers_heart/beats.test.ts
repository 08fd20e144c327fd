import { describe, expect, it } from "vitest";
import { EMPTY, laid, type Looks, type Row, type Scene } from "../beats/rows";
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

describe("a duel's outcome", () => {
  const view = {
    caster: "seat-1",
    spell: "still-as-a-photograph",
    die: ["k", "10", "10", "9", "q"],
    "gm-die": 2,
    fortune: 24,
    facts: { gm: 16 },
  };
  const x: Looks = { view, facts: {}, cards: {}, nameOf: (who) => (who ? "Ada" : "The GM"), me: 1, text: "" };
  const after = (name: "works" | "fails" | "fold" | "nothing" | "change", slots: object, was: Scene = EMPTY): Scene => {
    const row = rows[name];
    return (row as Row).scene!(slots as never, was, x);
  };

  it("is told with the dice of both, also after a question in between", () => {
    for (const [name, points, leads] of [
      ["works", 3, [true, false]],
      ["fails", 1, [false, true]],
    ] as const) {
      const scene = after(name, { spell: "", stake: 8, points, die: 2 });
      expect(scene.sides.map((side) => side.dice?.length)).toEqual([5, 1]);
      expect(scene.sides.map((side) => side.leads)).toEqual(leads);
      expect(scene.sides.every((side) => side.face && side.title)).toBe(true);
    }
  });
  it("is thrown die by die where some are rolled again, and the table has them", () => {
    const again = rows["turn"] as Row;
    const told = { who: 1, from: "king", to: "ten", number: 1 };
    const scene = again.scene!(told as never, EMPTY, x);
    expect(scene.sides[0]!.dice!.map((die) => [die.src?.split("#")[1], die.fresh ?? false])).toEqual([
      ["face-10", true],
      ["face-10", false],
      ["face-10", false],
      ["face-9", false],
      ["face-q", false],
    ]);
    expect(scene.sides[0]!.total).toBeUndefined(); // the Hand is told of after its dice
    const hand = { who: 1, faces: ["ten", "ten", "ten", "nine", "queen"], points: 3 };
    const whole = (rows["hand-now"] as Row).scene!(hand as never, scene, x);
    expect(whole.sides[0]!.dice!.filter((die) => die.fresh)).toEqual([]);
    expect(whole.sides[0]!.total).toBe(3);
    for (const name of ["turn", "change"] as const)
      expect(laid({ view }, (rows[name] as Row).lay!(told as never, x)).view["die"]).toEqual([
        "10",
        "10",
        "10",
        "9",
        "q",
      ]);
  });
  it("after a Patron's portrait has the GM in its place", () => {
    const portrait: Scene = { sides: [{ title: "Ada" }, { title: "Time" }] };
    const faces = ["ten", "ten", "ten", "nine", "queen"];
    const scene = after("change", { who: 1, number: 1, faces, points: 3, die: 2 }, portrait);
    expect(scene.sides.map((side) => side.title)).toEqual(["Ada", "The GM"]);
    expect(scene.sides[0]!.dice!.map((die) => die.fresh)).toEqual([true, false, false, false, false]);
  });
  it("after a fold shows who folded, and no die", () => {
    for (const [who, out] of [
      [0, [false, true]],
      [1, [true, false]],
    ] as const) {
      const scene = after("fold", { who, stake: 8 });
      expect(scene.sides.map((side) => side.out)).toEqual(out);
      const told = who ? after("nothing", { stake: 8 }, scene) : after("works", { stake: 8 }, scene);
      expect(told.sides.map((side) => side.dice)).toEqual([undefined, undefined]);
      expect(told.mark?.tone).toBe(who ? "bad" : "good");
    }
  });
});
