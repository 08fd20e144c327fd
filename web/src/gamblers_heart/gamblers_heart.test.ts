import { describe, expect, it } from "vitest";
import { readBy } from "../voice/voice";
import { lineOf } from "../table/making";
import type { Turn } from "../table/wire";
import { lacking, planOf, type Asked } from "./plan";
import { Board, duelStep, type Book } from "./view";

describe("decisions", () => {
  it("stand at their step of the duel", () => {
    expect(
      ["price", "answer", "turn-dice", "raise", "match", "gm-fold", "show", "invoke", "judge"].map(duelStep),
    ).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

describe("the board", () => {
  const eight = <T>(first: T[], rest: T): T[] => [...first, ...Array.from({ length: 8 - first.length }, () => rest)];
  const view = {
    gamblers: 2,
    fortune: 13,
    quest: 1,
    quests: 2,
    step: "conflict",
    list: ["death", "patron-7"],
    status: eight(["cursed", "lost"], "free"),
    loss: eight(["none", "fortune"], "none"),
    made: eight(["all", "all"], "nothing"),
    royalty: eight(["king", "ace"], null as string | null),
    suit: eight(["clubs", "hearts"], null as string | null),
    patron: eight(["death", "?"], "?"),
    "last-known": eight(["none", "time"], "none"),
    "moved-on": eight(["no", "yes"], "no"),
    vote: eight(["open", "free-1"], "open"),
    "barred-ideas": eight([["cold-hands"], []], []),
    "barred-named": eight([["spell-61"], []], []),
    involved: ["1"],
    spent: [],
    passed: [],
    safe: [],
    due: [],
    caster: "1",
    spell: "spell-61",
    size: "minor",
    fits: "patron-7",
    stake: 5,
    "initial-stake": 4,
    "caster-stake": 5,
    gift: "no",
    rerolled: 1,
    invoked: "none",
    die: ["?", "?", "?", "?", "?"],
    again: "?",
    "gm-die": 3,
    obstacle: "minor",
    which: 2,
    planned: "yes",
    portent: [1, 2, 3, 4, 5],
    victories: ["quest-1"],
    defeats: [],
    tone: "none",
  };
  const entries = ["a", "b", "c", "d", "e", "f"];
  const book: Book = {
    patronages: { death: { title: "Death", text: "ends" } },
    ideas: { "cold-hands": { title: "Cold Hands", text: "cold", size: "minor", fits: "death" } },
    tables: ["You are bound for", "where they use", "in order to", "Its agent in charge is", "who has"].map(
      (title) => ({ title, entries }),
    ),
    obstacles: {
      minor: [
        { title: "One", text: "", cards: false },
        { title: "Two", text: "t", cards: true },
      ],
    },
    sent: [[], [{ title: "Desk", text: "", cards: false }]],
    "own-obstacles": { train: [{ title: "Steward", text: "", cards: false, stake: "s", why: "w" }] },
    maker: entries.slice(0, 5).map((t) => entries.map((e) => ({ title: t + e, text: "", cards: false }))),
  };
  const labels = {
    spell: { "spell-61": { name: "Moonlit Door", said: "It opens." } },
    patron: { "patron-7": { name: "Luck", said: "chance itself" } },
  };
  const called = ["", "Ada", "Ben"];
  const board = new Board(view, book, labels, { gm: 27, people: ["Ada", "Ben"] }, 0, called);
  readBy({ seat: 0, players: 3, first: 0, master: true, called });

  it("keeps apart what is hidden, none and known", () => {
    expect([board.fortune, board.gm]).toEqual([13, 27]);
    expect(board.gamblers.map((g) => [g.name, g.status, g.patron, g.lastKnown, g.movedOn, g.vote])).toEqual([
      ["Ada", "cursed", "death", null, false, null],
      ["Ben", "lost", null, "time", true, "free-1"],
    ]);
    expect(board.living.map((g) => g.seat)).toEqual([1]);
    const duel = board.duel!;
    expect([duel.caster, duel.dice, duel.rolled, duel.gmDie, duel.gmRolled, duel.invoked, duel.fits]).toEqual([
      1,
      [null, null, null, null, null],
      true,
      3,
      true,
      null,
      "patron-7",
    ]);
    expect(
      new Board({ ...view, "gm-die": "?", die: ["9", "k", "k", "k", "a"] }, book, labels, {}, 1).duel,
    ).toMatchObject({ gmDie: null, gmRolled: true, dice: ["9", "k", "k", "k", "a"] });
    expect(
      new Board({ ...view, "gm-die": 0, die: ["none", "none", "none", "none", "none"] }, book, labels, {}, 1).duel,
    ).toMatchObject({ gmDie: null, gmRolled: false, rolled: false });
    expect(new Board({ ...view, caster: null, spell: null }, book, labels, {}, 1).duel).toBeNull();
  });
  it("calls things as people named them, else as the book does", () => {
    expect(board.spell("spell-61")).toMatchObject({ title: "Moonlit Door", text: "It opens." });
    expect(board.spell("cold-hands").title).toBe("Cold Hands");
    expect(board.patron("patron-7")).toMatchObject({ title: "Luck", text: "chance itself" });
    expect(board.of(1)!.barred.map((s) => board.spell(s).title)).toEqual(["Cold Hands", "Moonlit Door"]);
    expect([board.use("none"), board.use("bring-back-2"), board.use("free-1")]).toEqual([
      "Leave the Scales alone",
      "Bring back Ben",
      "Free Ada of the curse",
    ]);
  });
  it("tells the quest", () => {
    expect(board.portent).toBe(
      "You are bound for a, where they use b in order to c. Its agent in charge is d, who has e.",
    );
    expect(board.obstacle).toMatchObject({ title: "Two", cards: true, planned: true, size: "minor" });
    expect(new Board({ ...view, which: 9, seed: "train" }, book, labels, {}, 1).obstacle).toMatchObject({
      title: "Steward",
    });
    expect(new Board({ ...view, which: 23, seed: "train" }, book, labels, {}, 1).obstacle).toMatchObject({
      title: "Desk",
    });
    expect(new Board({ ...view, which: 11 }, book, labels, {}, 1).obstacle).toMatchObject({ title: "cc" });
    expect(board.ended).toEqual(["victory"]);
    expect(board.of(1)!.showdown).toBe("is cursed, and can't cast");
    expect(board.of(2)!.showdown).toBe("");
  });
  /* others than the one asked. */
  it("tells who may come in between", () => {
    const told = (facts: object, seat = 1, more: object = {}) =>
      new Board({ ...view, involved: [], ...more }, book, labels, facts, seat);
    expect(
      [told({}, 1, { pressed: "1" }), told({}, 2, { pressed: "1" }), told({}, 0, { pressed: "1" })].map((b) =>
        b.reacts("pressed"),
      ),
    ).toEqual([false, true, false]);
  });
});

describe("the main button", () => {
  const board = (facts: object, seat = 1) =>
    new Board(
      {
        gamblers: 1,
        fortune: 20,
        caster: "1",
        spell: "cold-hands",
        stake: 8,
        die: ["9", "9", "10", "j", "k"],
        "gm-die": 3,
        pressed: "1",
        victim: "1",
      },
      {} as Book,
      undefined,
      { duel: facts },
      seat,
      ["", "Ada"],
    );
  const plan = (phase: string, verbs: object[], facts: object, seat = 1, picked: object = {}) =>
    planOf({
      turn: { type: "turn", seat, n: 1, phase, turn: [seat], view: {} },
      board: board(facts, seat),
      options: verbs,
      draft: { do: null, ...picked },
      own: { name: "Ada", words: "", set: () => undefined },
      said: (part: Parameters<Asked["said"]>[0]) => (part ? { label: `<${lineOf(part)}>` } : {}),
      title: (verb: string) => verb,
      lacking: lacking({ phase, options: verbs } as Turn, board(facts, seat)),
    } as unknown as Asked);
  it("is never the worse choice", () => {
    const fold = [{ do: "stay" }, { do: "fold" }];
    expect(plan("fold", fold, { dear: true })).toMatchObject({ main: null, more: { move: { do: "stay" } } });
    expect(plan("fold", fold, { dear: false }).main?.move).toEqual({ do: "stay" });
    const change = [{ do: "leave" }, { do: "change", die: ["die-3"], face: ["9"] }];
    expect(
      plan("change", change, { ahead: false, points: 1, "turn-wins": true, "best-turn": { die: 3, face: "9" } }),
    ).toMatchObject({
      main: { label: "<change die=die-3 face=9>", move: { do: "change", die: "die-3", face: "9" } },
      out: { label: "<leave>" },
    });
    expect(plan("change", change, { ahead: true, points: 3 }).main?.label).toBe("<leave>");
    expect(plan("sacrifice", [{ do: "sacrifice" }, { do: "decline" }], {}).main).toBeNull();
    expect(plan("reroll", [{ do: "keep" }], { wins: 0.17, best: { dice: [3, 4], wins: 0.36 } })).toMatchObject({
      main: { chance: 0.17 },
      best: 0.36,
    });
    expect(plan("invoke", [{ do: "no-patron" }], { ahead: false, points: 1 }).main).toBeNull();
    const impose = [{ do: "hold-back" }, { do: "impose" }];
    expect(plan("impose", impose, { ahead: true, points: 4 }, 0)).toMatchObject({
      main: null,
      more: { label: "<hold-back>" },
    });
    expect(plan("impose", impose, { ahead: false, points: 2 }, 0).main?.label).toBe("<hold-back>");
  });
  it("stands once, with a die chosen and no face yet", () => {
    const change = [{ do: "leave" }, { do: "change", die: ["die-3"], face: ["9"] }];
    const { main, out } = plan("change", change, { ahead: false, points: 1 }, 1, { die: "die-3" });
    expect([main?.label, out]).toEqual(["<leave>", undefined]);
  });
  it("waits for who is asked, whom the GM may pass over", () => {
    expect(plan("pressed", [{ do: "pass-over" }], {}, 0)).toMatchObject({ main: null, out: { label: "<pass-over>" } });
  });
  it("is a whole move, or says what is wanting", () => {
    const dice = { of: ["die-1", "die-2", "die-3"], min: 1, max: 2 };
    const reroll = [{ do: "keep" }, { do: "reroll", count: { min: 1, max: 2 }, dice }];
    expect(plan("reroll", reroll, {}, 1, { dice: ["die-3", "die-1"] }).main).toMatchObject({
      label: "<reroll count=2 dice=die-1,die-3>",
      move: { do: "reroll", count: 2, dice: ["die-1", "die-3"] },
      off: false,
    });
    const raise = [{ do: "raise", to: { min: 9, max: 16 } }, { do: "stand" }];
    expect(plan("raise", raise, {}).main!.move).toEqual({ do: "stand" });
    expect(plan("raise", raise, {}, 1, { to: 12 }).main!.move).toEqual({ do: "raise", to: 12 });
    const price = [
      { do: "stake", to: { min: 1, max: 15 } },
      { do: "refuse", why: ["unseen", "alike"] },
    ];
    expect(plan("price", price, {}, 0, { to: 4 })).toMatchObject({
      main: { move: { do: "stake", to: 4 } },
      out: { pick: { do: "refuse" } },
    });
    expect(plan("price", price, {}, 0, { do: "refuse" })).toMatchObject({
      main: { label: "Choose first", off: true },
      back: true,
    });
    expect(plan("doom", [{ do: "doom", gambler: ["1", "2"] }], {}, 0).main).toMatchObject({
      label: "Choose first",
      off: true,
    });
    const desk = [{ do: "oracle", lean: ["bad", "even", "good"] }, { do: "step" }];
    expect(plan("scene", desk, {}, 0, { do: "oracle" }).main!.move).toEqual({ do: "oracle", lean: "even" });
  });
});
