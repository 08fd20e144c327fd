import { describe, expect, it } from "vitest";
import { goes, picture } from "./help";
import { readyTokens } from "./pay";
import { Board, endings, stakeWords, type FightFacts } from "./view";

/** Figures of a table that has nothing yet but its dice. */
const dice = new Board({}, { die: 6 }, {}, 0);

describe("what is offered first", () => {
  /* each token takes 1 off the Risk; caught on 1 to what is left of it and Guard, by the number of tokens */
  it("pays a card's Risk off by Time, and by Coin only where it would be caught for certain", () => {
    expect(readyTokens(dice, { risk: 4, need: [5, 4, 3, 2, 1] }, 6, 16)).toEqual({ time: 4, coin: 0 });
    expect(readyTokens(dice, { risk: 5, need: [6, 5, 4, 3, 2, 1] }, 3, 16)).toEqual({ time: 3, coin: 0 }); // on 1 to 3
    expect(readyTokens(dice, { risk: 5, need: [6, 5, 4, 3, 2, 1] }, 0, 16)).toEqual({ time: 0, coin: 1 }); // 5 is not always
    const guarded = { risk: 6, need: [9, 8, 7, 6, 5, 4, 3] };
    expect(readyTokens(dice, guarded, 1, 16)).toEqual({ time: 1, coin: 3 }); // 9 - 1 - 3 = 5
    expect(readyTokens(dice, guarded, 0, 2)).toEqual({ time: 0, coin: 0 }); // 4 Coin would be needed
    expect(readyTokens(dice, { risk: 0, need: [2] }, 6, 16)).toEqual({ time: 0, coin: 0 });
  });
  it("says of a card of the hand what it risks, face down and face up", () => {
    const slippers = { risk: 4, need: [5, 4, 3, 2, 1], shown: { risk: 5, need: [6, 5, 4, 3, 2, 1] } };
    const gentle = { shown: { risk: 1, need: [2, 1] } };
    const board = new Board({}, {}, { risks: { slippers, gentle } }, 0);
    expect(board.risks("slippers", false)).toEqual({ risk: 4, need: [5, 4, 3, 2, 1] });
    expect(board.risks("slippers", true)).toEqual({ risk: 5, need: [6, 5, 4, 3, 2, 1] });
    expect([board.risks("gentle", false), board.risks("gentle", true)?.risk]).toEqual([null, 1]);
    expect(board.risks("no-such-card", true)).toBeNull();
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
  /* The house says what may be bet and what it brings; here at 2:1 for the left and at even odds. */
  it("wagers are the house's, and put in words", () => {
    const fights = [
      {
        odds: "2:1",
        favourite: "left",
        lo: [2, 1],
        hi: [2, 3],
        pays: [
          [null, 1, null],
          [2, 4, 6],
        ],
      },
      {
        odds: "1:1",
        lo: [1, 1],
        hi: [3, 3],
        pays: [
          [1, 2, 3],
          [1, 2, 3],
        ],
      },
      {
        odds: "3:1",
        favourite: "right",
        lo: [1, 3],
        hi: [3, 3],
        pays: [
          [3, 6, 9],
          [null, null, 1],
        ],
      },
    ] as FightFacts[];
    const at = new Board({}, {}, { fights }, 0);
    const sides = [0, 1, 2].flatMap((f) => [at.fight(f).left, at.fight(f).right]);
    expect(sides.map((c) => [c.role, stakeWords(c)])).toEqual([
      ["favourite", "Bet exactly 2 Coin to win 1"],
      ["underdog", "Bet 1 to 3 Coin, win twice that"],
      ["even", "Bet 1 to 3 Coin, win the same"],
      ["even", "Bet 1 to 3 Coin, win the same"],
      ["underdog", "Bet 1 to 3 Coin, win 3 times that"],
      ["favourite", "Bet exactly 3 Coin to win 1"],
    ]);
    expect([at.fight(0).odds, at.fight(0).right.pays[2], at.fight(2).right.pays[2]]).toEqual(["2:1", 6, 1]);
  });
  /* a die above Risk + Guard succeeds; 6 or more is always caught. */
  it("the Risk roll", () => {
    expect(dice.caughtShare(3)).toBe(0.5);
    expect(dice.caughtShare(6)).toBe(1);
    expect(dice.caughtShare(8)).toBe(1);
    expect(dice.caughtWords(3)).toBe("caught on 1 to 3 (50%)");
    expect(dice.caughtWords(1)).toBe("caught on 1 (17%)");
    expect(dice.caughtWords(7)).toBe("caught on any roll");
  });
  it("how it goes has its pictures", () => {
    for (const { pictures, text } of goes) {
      expect(text).toMatch(/\w/);
      for (const name of pictures) expect(picture(name), name).toMatch(/svg$/);
    }
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
  const board = new Board(view, cards, { "coin-in-hand": 8 }, 0);

  it("tells open, seen and face-down apart", () => {
    const fight = board.fight(0);
    expect([fight.left.weapon.face, fight.right.weapon.face, fight.secret.face, board.fight(1).secret.face]).toEqual([
      "seen",
      "back",
      "open",
      "none",
    ]);
    expect(new Board(view, cards, {}, 0, true).fight(0).left.weapon.face).toBe("open");
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
});
