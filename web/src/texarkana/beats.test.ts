/* What is told lies on the table with its beat, not only when the next turn comes. Expected by hand, from a test of Hearts. */
import { expect, it } from "vitest";
import { EMPTY, laid, type Looks, type Row, type Scene } from "../beats/rows";
import { rows } from "./beats";
import { Board, type Cards, type Facts } from "./view";

const cards: Cards = {
  limits: { "bust-over": 21, dv: 3, "burn-gain": 3, score: 10 },
  ranks: { 9: { word: "nine", worth: 9 }, 10: { word: "ten", worth: 10 }, a: { word: "ace", worth: 1 } },
};
const start = {
  view: {
    phase: "card",
    kind: "test",
    result: "none",
    fighter: { initiator: "1", other: null },
    played: { initiator: null, other: null },
    total: { initiator: 0, other: 0 },
    "initiator-flips": [],
    "other-flips": [],
    flips: { initiator: 0, other: 0 },
    size: {},
    dv: "?",
  },
  facts: {},
};
function tell(shown: typeof start, message: keyof typeof rows, slots: object, text = "") {
  const row = rows[message];
  const x = { ...shown, cards, nameOf: () => "", me: 1, text } as unknown as Looks;
  if (typeof row === "string" || !row.lay) throw new Error(`${message} lays nothing`);
  return laid(shown, row.lay(slots as never, x));
}
const board = (shown: typeof start) => new Board(shown.view as never, cards, shown.facts as Facts, 1);

it("cards, totals, DV and outcome of a test lie on the table as they are told", () => {
  let now = tell(start, "play", { who: 1, rank: "nine", suit: "pistols" });
  expect(board(now).side("initiator")).toMatchObject({ played: "9-pistols", total: 9, flips: [] });
  now = tell(now, "reveal", { dv: -1, woe: 2 });
  expect(board(now)).toMatchObject({ dv: -1, woeIn: 2, difficulty: "shown" });
  now = tell(now, "flip", { who: 0, rank: "ten", suit: "diamonds", total: 10 });
  expect(board(now).side("other")).toMatchObject({ flips: ["10-diamonds"], total: 10 });
  now = tell(now, "flip", { who: 1, rank: "ace", suit: "hearts", total: 10 });
  expect(board(now).side("initiator")).toMatchObject({ played: "9-pistols", flips: ["a-hearts"], total: 10 });
  const scores = { who: 1, score: 10, total: 10, traits: 0, "other-score": 11, "other-total": 10, dv: -1, woe: 2 };
  now = tell(now, "failure", scores, "You fail, 10 to 11.");
  expect(board(now)).toMatchObject({ result: "failure", facts: { came: "You fail, 10 to 11.", scores: [10, 11] } });
});

it("a bust is a failure on the table, too", () => {
  const now = tell(start, "bust-failure", { who: 1, total: 23, "other-total": 0 }, "You bust at 23 and fail.");
  expect(board(now).result).toBe("failure");
  expect(now.view).toHaveProperty("busted.initiator", "yes");
  expect(now.facts).toEqual({ came: "You bust at 23 and fail." });
});

it("a card that is played leaves the hand, one of two alike", () => {
  const held = {
    ...start,
    view: { ...start.view, place: { "hand-1": ["9-pistols", "a-hearts", "9-pistols"] }, size: { "hand-1": 3 } },
  };
  const now = tell(held, "play", { who: 1, rank: "nine", suit: "pistols" });
  expect(board(now).hand).toEqual(["a-hearts", "9-pistols"]);
  expect(now.view.size).toEqual({ "hand-1": 2 });
});

it("after a question the picture has what lies there already, and Woe does not take its place", () => {
  const lie = { ...start.view, played: { initiator: "a-hearts", other: null }, "initiator-flips": ["9-pistols"] };
  const x = { view: lie, facts: {}, cards, nameOf: () => "Ada", me: 1, text: "" } as unknown as Looks;
  const after = (message: keyof typeof rows, slots: object, was: Scene) =>
    (rows[message] as Row).scene!(slots as never, was, x);
  const flipped = after("flip", { who: 1, rank: "ten", suit: "skulls", total: 20 }, EMPTY);
  expect(flipped.sides[0]!.cards!.map((card) => [card.title, card.fresh])).toEqual([
    ["A", false],
    ["9", false],
    ["10", true],
  ]);
  expect(after("woe", { woe: 4 }, flipped)).toEqual(flipped);
  expect(after("woe", { woe: 4 }, EMPTY).sides[0]!.total).toBe(4);
  const scores = {
    who: 1,
    score: 20,
    total: 20,
    traits: 0,
    "other-score": 11,
    "other-total": 10,
    "other-traits": 0,
    dv: -1,
    woe: 2,
  };
  expect(after("success", scores, flipped).sides.map((side) => side.parts)).toEqual([undefined, "10 \u2212 1 + 2"]);
});
