/* What is told lies on the table with its beat, not only when the next turn comes. Expected by hand, from a test of Hearts. */
import { expect, it } from "vitest";
import { laid, type Looks } from "../beats/rows";
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
