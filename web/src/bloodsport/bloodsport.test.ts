import { describe, expect, it } from "vitest";
import type { Batch } from "../table/client";
import { phases } from "./help";
import { restOfFight, stage } from "./show";
import { Board, brings, caughtShare, caughtWords, endings, phaseNumber, readyTokens, stakeWords, wager } from "./view";

describe("what is offered first", () => {
  /* BG-C3, C4: each takes 1 off the Risk; caught on 1 to Risk + Guard */
  it("pays a card's Risk off by Time, and by Coin only where it would be caught for certain", () => {
    expect(readyTokens(4, 1, 6, 16)).toEqual({ time: 4, coin: 0 });
    expect(readyTokens(5, 1, 3, 16)).toEqual({ time: 3, coin: 0 }); // 2 + 1: caught on 1 to 3
    expect(readyTokens(5, 1, 0, 16)).toEqual({ time: 0, coin: 1 }); // 5 + 1 is always caught, 4 + 1 is not
    expect(readyTokens(6, 3, 1, 16)).toEqual({ time: 1, coin: 3 }); // 5 + 3 - 3
    expect(readyTokens(6, 3, 0, 2)).toEqual({ time: 0, coin: 0 }); // 4 Coin would be needed
    expect(readyTokens(0, 2, 6, 16)).toEqual({ time: 0, coin: 0 });
  });
  it("names nobody as the winner of a Fight only where that is at all likely", () => {
    expect(endings({ left: 0.5, right: 0.49, nobody: 0.01 }, "L", "R").map((e) => e.label)).toEqual([
      "L",
      "R",
      "nobody",
    ]);
    expect(endings({ left: 0.5, right: 0.499, nobody: 0.001 }, "L", "R").map((e) => e.label)).toEqual(["L", "R"]);
  });
});

describe("figures, by the numbered rules", () => {
  /* BG-D1, D2: 1 to 3 Coin; a favourite at 2:1 exactly 2, at 3:1 exactly 3. BG-F1: favourite 1 Coin, underdog by 1
   * twice, by 2 three times the wager; even: the wager. */
  it("wagers and payouts", () => {
    expect([2, 1, 0, -1, -2].map((lead) => [wager(lead).lo, wager(lead).hi])).toEqual([
      [3, 3],
      [2, 2],
      [1, 3],
      [1, 3],
      [1, 3],
    ]);
    expect([brings(2, 3), brings(1, 2), brings(0, 2), brings(-1, 3), brings(-2, 3)]).toEqual([1, 1, 2, 6, 9]);
    expect([1, 0, -1, -2].map((lead) => stakeWords(wager(lead)))).toEqual([
      "Bet exactly 2 Coin to win 1",
      "Bet 1 to 3 Coin, win the same",
      "Bet 1 to 3 Coin, win twice that",
      "Bet 1 to 3 Coin, win 3 times that",
    ]);
  });
  /* BG-C4: a die above Risk + Guard succeeds; 6 or more is always caught. */
  it("the Risk roll", () => {
    expect(caughtShare(3)).toBe(0.5);
    expect(caughtShare(6)).toBe(1);
    expect(caughtShare(8)).toBe(1);
    expect(caughtWords(3)).toBe("caught on 1 to 3 (50%)");
    expect(caughtWords(1)).toBe("caught on 1 (17%)");
    expect(caughtWords(7)).toBe("caught on any roll");
  });
  it("phases", () => {
    expect(["action", "bet", "react", "settle", "discard"].map((p) => phaseNumber(p))).toEqual([2, 3, 4, 5, 6]);
    expect(phaseNumber("window", "settle")).toBe(5);
    expect(phases).toHaveLength(6);
    for (const phase of phases) expect(phase.title && phase.text).toMatch(/\w/);
  });
});

describe("the board", () => {
  const view = {
    phase: "bet",
    round: 2,
    seats: 2,
    guard: 2,
    fight: null,
    coin: [10, 12],
    time: [3, 4],
    chance: [3, 2],
    paid: [["3"], []],
    status: ["playing", "playing"],
    outcome: ["none", "none"],
    "outcome-round": [0, 0],
    fate: [0, 0],
    "fighter-at": { "left-1": "grave-filler", "right-1": "the-elder" },
    odds: [0, -1, 2],
    winner: ["none", "none", "none"],
    wounds: { "left-1": 1 },
    "mod-str": { "left-1": 1 },
    "weapon-size": { "left-1": 1, "right-1": 1 },
    "weapon-known": { "left-1": 1, "right-1": 0 },
    "weapon-place": { "left-1": ["scimitar"], "right-1": [] },
    "secret-size": { "fight-1": 1 },
    "secret-known": { "fight-1": 65535 },
    "secret-place": { "fight-1": ["only-a-rumour"] },
    "action-size": { "hand-0": 1, "hand-1": 5 },
    "action-place": { "hand-0": ["keyhole-2"], "hand-1": [], "row-1": [], "row-2": ["sawn-through"] },
    bet: ["left-for-2", "none", "none", "?", "?", "?"],
    "bets-made": [1, 3],
    "bets-void": [["fight-1"], []],
    "row-count": 2,
    "row-on": ["left-1", "right-1"],
    "row-owner": [1, 0],
    "row-time": [2, 0],
    "row-coin": [1, 0],
    "row-done": ["no", "no"],
    "row-tie": ["?", "left-1"],
  };
  const cards = {
    actions: {
      "sawn-through": { title: "Sawn Through", text: "", flavour: "", type: "Sabotage", risk: 4, weapon: true },
    },
  };
  const board = new Board(view, cards, {}, 0);

  it("tells open, seen and face-down apart", () => {
    const fight = board.fight(0);
    expect([fight.left.weapon.face, fight.right.weapon.face, fight.secret.face, board.fight(1).secret.face]).toEqual([
      "seen",
      "back",
      "open",
      "none",
    ]);
    expect(fight.left.wounds).toBe(1);
    expect(fight.left.title).toBe("Grave filler");
  });
  it("shows a slip to its owner alone", () => {
    expect(board.bets(0)).toEqual([{ side: "left", coin: 2 }, null, null]);
    expect(board.bets(1)).toEqual([undefined, undefined, undefined]);
    expect(board.purses[0]!.inHand).toBe(8);
    expect(board.purses[1]!.inHand).toBeNull();
    expect(board.fight(0).bets).toEqual([{ seat: 0, coin: 2, on: "Grave filler", lost: true }]);
  });
  it("lists Sabotage in order, its tokens known, its card only if seen", () => {
    expect(board.rows.map((r) => [r.number, r.mine, r.title, r.time, r.coin, r.moved])).toEqual([
      [1, false, "face down", 2, 1, false],
      [2, true, "Sawn Through", 0, 0, true],
    ]);
  });
  it("knows the favourite", () => {
    expect([board.fight(0).favourite, board.fight(1).favourite, board.fight(2).favourite]).toEqual([
      null,
      "right",
      "left",
    ]);
    expect(board.fight(1).right.role).toBe("favourite");
    expect(board.fight(1).odds).toBe("2 : 1");
  });
});

describe("the show", () => {
  const batch: Batch = {
    events: [
      { n: 1, seat: 1, do: "bet", fight: "fight-3", on: "?", coin: "?" },
      {
        n: 2,
        seat: "chance",
        do: "uncover",
        fight: "fight-1",
        left: "scimitar",
        right: "triple-axe",
        secret: "only-a-rumour",
      },
      { n: 3, seat: "chance", do: "unveil-done" },
      { n: 4, seat: "chance", do: "dice", left: 2, "left-again": 3, right: 5, "right-again": 0 },
      { n: 5, seat: "chance", do: "again", on: "right", die: 3, again: 0 },
      { n: 6, seat: "chance", do: "uncover", fight: "fight-2", left: "a", right: "b", secret: "c" },
      { n: 7, seat: "chance", do: "slips" },
    ],
    story: [1, 2, 4, 5, 6, 7].map((n) => ({ n, text: `line ${n}` })),
  };
  it("tells what came before at once, and the fights step by step", () => {
    const { told, steps } = stage(batch, null, false);
    expect(told.map((l) => l.n)).toEqual([1]);
    expect(steps.map((s) => [s.n, s.fight])).toEqual([
      [2, 0],
      [4, 0],
      [5, 0],
      [6, 1],
      [7, null],
    ]);
    expect(steps[1]!.dice).toEqual({ left: [2, 3], right: [5] });
    expect(steps[2]!.dice).toEqual({ left: [2, 3], right: [3] });
    expect(steps[3]!.dice).toBeNull();
    expect(restOfFight(steps)).toBe(3);
  });
  it("appends everything while it is being played", () => {
    const { told, steps } = stage({ events: batch.events.slice(0, 1), story: batch.story.slice(0, 1) }, 0, true);
    expect(told).toEqual([]);
    expect(steps.map((s) => s.n)).toEqual([1]);
  });
  it("has nothing to show where nobody fights", () => {
    expect(stage({ events: batch.events.slice(0, 1), story: batch.story.slice(0, 1) }, null, false).steps).toEqual([]);
  });
});
