import { describe, expect, it } from "vitest";
import { foretold, stakes, targetsLater } from "./foretold";
import { dealOf } from "./table.fixture";

const [weak, strong] = [
  ["3-diamonds", "j-clubs"], // 13
  ["9-hearts", "9-spades"], // 18
];
/** A contest of the rat (first) against the hero (second), read by the hero. */
function read(change = {}, more = {}, first = weak, second = strong) {
  const board = dealOf(first, second, { phase: "play", ...change }, more);
  const deal = board.deal!;
  return { board, deal, me: board.mineOf(deal)! };
}
const said = ({ deal, me }: ReturnType<typeof read>) => foretold(deal, me);

describe("what a hold comes to", () => {
  it("against a hand that can still hit: its total, and no chance", () => {
    expect(said(read())).toBe("Rat 1 has 13 and can still hit.");
  });
  it("against a hand that has held: all outcomes, which add up to 100", () => {
    const won = read({ held: { first: "yes", second: "no" } }, { hands: [{}, { win: 1, draw: 0 }] });
    expect(said(won)).toBe("Hold now, if nobody uses Edge: win 100%, lose 0%.");
    const open = read({}, { hands: [{}, { win: 0.3649, draw: 0.1051 }] }); // 36.49, 10.51, 53: the largest rest is the draw's
    expect(said(open)).toBe("Hold now, if nobody uses Edge: win 36%, draw 11%, lose 53%.");
  });
  it("against nobody yet: nothing", () => {
    expect(said(read({}, {}, [], strong))).toBe("");
  });
  it("against a Target: reached or missed by the total", () => {
    const at = (target: number) =>
      read(
        { deal: "target", target, party: { first: "hero-1", second: null }, playing: "first" },
        { hands: [{ win: Number(target <= 18), draw: 0 }] },
        strong,
        [],
      );
    expect(said(at(18))).toBe("Hold now: the Target 18 is reached.");
    expect(said(at(19))).toBe("Hold now: the Target 19 is missed.");
  });
});

describe("what is at stake", () => {
  const staked = ({ board, deal, me }: ReturnType<typeof read>) => stakes(board, deal, me);
  it("of an attack: the cards of who is hit, for whoever strikes and whoever is struck", () => {
    expect(staked(read())).toBe("Lose, and your cards of this Deal go onto your Damage Pile.");
    const strikes = read({ party: { first: "hero-1", second: "foe-1" }, playing: "first" });
    expect(staked(strikes)).toBe("Win, and the cards of Rat 1 go onto its Damage Pile.");
  });
  it("of an area whose targets have no cards yet: the first of them", () => {
    const fire = { deal: "area", party: { first: "hero-1", second: null }, playing: "first", targets: ["foe-2"] };
    expect(staked(read(fire, {}, strong, []))).toBe("Win, and the cards of Rat 2 go onto its Damage Pile.");
  });
  it("of a spell that heals, of no act, and against a Target: nothing", () => {
    expect(staked(read({ "act-kind": "cast", "act-what": 0 }))).toBe("");
    expect(staked(read({ "act-kind": "none" }))).toBe("");
    expect(staked(read({ deal: "target", target: 12 }))).toBe("");
  });
});

it("the targets of an area are dealt their cards after the first hand alone", () => {
  const later = (change: object) => targetsLater(read(change).deal);
  expect(later({ deal: "area", party: { first: "hero-1", second: null } })).toBe(true);
  expect(later({ deal: "area", party: { first: "hero-1", second: "foe-1" } })).toBe(false);
  expect(later({ deal: "contest", party: { first: "hero-1", second: null } })).toBe(false);
});
