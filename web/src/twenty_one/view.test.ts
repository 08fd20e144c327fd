import { describe, expect, it } from "vitest";
import { Board, type Book } from "./view";
import { boardOf, book, dealOf, each, facts, here, viewOf } from "./table.fixture";

describe("the view", () => {
  it("tells who is here, with all that is theirs", () => {
    const board = boardOf();
    expect(board.bodies.map((b) => b.id)).toEqual(here);
    const me = board.me!;
    expect([me.title, me.mark, me.mine, me.foe, me.limit, me.square]).toEqual([
      "Berrick Stoll",
      "H1",
      true,
      false,
      12,
      { row: 3, column: 0 },
    ]);
    expect(me.slots.map((s) => [s.at, s.title])).toEqual([
      ["left", "Broadsword"],
      ["right", "Kite Shield"],
      ["reserve-left", "Mace"],
    ]);
    expect(me.pockets).toEqual([
      { at: "pocket-1", gear: "half-moon-grass", count: 4, title: "Half Moon Grass", coated: false },
    ]);
    expect([
      board.body("foe-2")!.mine,
      boardOf({}, 0).body("foe-2")!.mine,
      boardOf({}, -1).body("foe-2")!.mine,
    ]).toEqual([false, true, false]);
  });
  it("has whose turn it is first in the order, and Delays beside it", () => {
    const board = boardOf({
      delaying: ["foe-2"],
      "delay-left": each((id) => (id === "foe-2" ? 2 : 0)),
    });
    expect(board.order.map((b) => b.id)).toEqual(["hero-1", "foe-1", "foe-2"]);
    expect(board.delaying.map((b) => [b.id, b.delay])).toEqual([["foe-2", 2]]);
    expect(boardOf({ conflict: "no" }).mover).toBeNull();
  });
  it("reads a Deal: hands, totals, why; and the one before it when it is over", () => {
    const board = dealOf(
      ["3-diamonds", "j-clubs"],
      ["a-diamonds", "k-diamonds"],
      { critical: { first: "yes" } },
      { hands: [{}, { why: { 0: "Ace as 11" } }] },
    );
    const deal = board.deal!;
    expect(deal.parties.map((p) => [p.body.id, p.total, p.tested, p.asked, p.critical])).toEqual([
      ["foe-1", 13, "strength", false, true],
      ["hero-1", 21, "dexterity", true, false],
    ]);
    expect(deal.parties[1]!.hand.map((c) => [c.counts, c.why])).toEqual([
      [11, "Ace as 11"],
      [10, ""],
    ]);
    expect(board.mineOf(deal)!.body.id).toBe("hero-1");
    expect(board.lastDeal).toBeNull();
    expect(
      dealOf(["3-diamonds"], ["k-clubs"], { deal: "none", result: "second" }).lastDeal!.parties.map((p) => p.total),
    ).toEqual([3, 10]);
    expect(dealOf([], [], { deal: "none" }).lastDeal).toBeNull();
    const stale = dealOf(["3-diamonds"], ["k-clubs"], { target: 17 });
    expect([
      stale.deal!.target,
      dealOf(["3-diamonds"], ["k-clubs"], { deal: "none", result: "second", target: 17 }).lastDeal!.target,
    ]).toEqual([0, 0]); // of an older Deal
    expect(dealOf(["3-diamonds"], [], { deal: "none", result: "failure", target: 17 }).lastDeal).toMatchObject({
      kind: "target",
      target: 17,
    });
  });
  it("which scene it is: another place, another time after a defeat; at a fire the fight is past", () => {
    const run = {
      runs: {
        bell: {
          title: "Bell",
          text: "",
          stages: [
            { title: "Road", text: "" },
            { title: "Fire", text: "", rest: true },
          ],
        },
      },
    };
    const at = (change: object) =>
      new Board(
        viewOf({ run: "bell", "run-at": 0, encounter: "rats", defeats: 0, ...change }),
        { ...book, ...run } as unknown as Book,
        facts,
        1,
      );
    expect(
      new Set([at({}), at({ defeats: 1 }), at({ "run-at": 1 }), at({ encounter: "bats" })].map((b) => b.scene)).size,
    ).toBe(4);
    expect([at({}).resting, at({ "run-at": 1 }).resting, at({ "run-at": 1, conflict: "no" }).resting]).toEqual([
      false,
      false,
      true,
    ]);
  });
});
