import { describe, expect, it } from "vitest";
import type { Family } from "../table/wire";
import { actsOf, barredOf, blankTurn, planTurn, remediesOf, squaresOf, waysNear, type TurnDraft } from "./plan_turn";
import { type Board, BODY_IDS, SLOTS } from "./view";
import { asked, attacks, boardOf, each, here, viewOf } from "./table.fixture";

describe("plans of a turn", () => {
  const options: Family[] = [
    { do: "move", row: ["2"], column: ["a", "e"] },
    { do: "move", row: ["3"], column: ["a", "b"] },
    { do: "attack", with: ["left"], how: ["plain", "power-strike"] },
    { do: "cast", spell: ["heal"], expert: { min: 0, max: 1 } },
    { do: "use", from: ["pocket-1"] },
    { do: "swap", hand: ["left"] },
    { do: "drop", slot: ["right"] },
    { do: "end-turn" },
  ] as Family[];
  const plan = (draft: Partial<TurnDraft> = {}, phase = "turn", some = options, board = boardOf()) => {
    const drafts: Partial<TurnDraft>[] = [];
    const { x, sent } = asked(board, some, phase);
    return {
      plan: planTurn({
        x,
        draft: { ...blankTurn(), ...draft },
        set: (part) => void drafts.push(part),
        words: "I hide",
      }),
      sent,
      drafts,
    };
  };
  it("squares are those that the house offers", () => {
    expect(squaresOf(options, "move").map((s) => [s.row, s.column])).toEqual([
      [1, 0],
      [1, 4],
      [2, 0],
      [2, 1],
    ]);
  });
  it("a way towards each foe that is nearer than where one stands", () => {
    const board = boardOf();
    expect(waysNear(board, squaresOf(options, "move"), board.me).map((w) => [w.body.id, w.square, w.away])).toEqual([
      ["foe-2", { row: 1, column: 4 }, 5],
    ]);
  });
  it("acts have labels, prices and who is in reach", () => {
    const board = boardOf({}, 1, attacks);
    expect(actsOf(board, options, board.me).map((a) => [a.kind, a.label, a.price])).toEqual([
      ["attack", "Attack with Broadsword", "in reach: F1"],
      ["attack", "Attack with Broadsword as a Power Strike", "Delay 1"],
      ["cast", "Cast Heal", "Delay 2"],
      ["use", "Use Half Moon Grass", "4 left"],
      ["swap", "Swap Broadsword for Mace (Left hand)", ""],
      ["drop", "Drop Kite Shield", "free"],
    ]);
    const bow = boardOf(
      {
        slots:
          viewOf().slots &&
          BODY_IDS.flatMap((id) =>
            SLOTS.map((_, i) =>
              id === "hero-1"
                ? [null, null, null, null].with(0, "longbow" as never).with(1, "two-handed" as never)[i]
                : null,
            ),
          ),
      },
      1,
      { attacks: { right: { delay: 2, power: 3, at: [] } } },
    );
    expect(
      actsOf(bow, [{ do: "attack", with: ["right"], how: ["plain"] }] as Family[], bow.me).map((a) => [
        a.label,
        a.price,
      ]),
    ).toEqual([["Attack with Longbow", "Delay 2"]]);
  });
  it("nothing is sent before the main button; once more on the chosen square is that button", () => {
    const first = plan();
    expect([first.plan.main, first.plan.out!.label]).toEqual([null, "End the turn without an act"]);
    first.plan.squares!.pick({ row: 1, column: 0 });
    expect([first.sent, first.drafts[0]!.square]).toEqual([[], { row: 1, column: 0 }]);
    const then = plan({ square: { row: 1, column: 0 } });
    expect(then.plan.main!.label).toBe("Move to a2");
    then.plan.squares!.pick({ row: 1, column: 0 });
    then.plan.main!.run();
    expect(then.sent).toEqual(Array(2).fill({ do: "move", row: "2", column: "a" }));
  });
  it("who is unaware can move and not act (BJ-D7)", () => {
    const blind = plan(
      {},
      "turn",
      [{ do: "move", row: ["2"], column: ["a"] }, { do: "end-turn" }] as Family[],
      boardOf({ aware: each((id) => (id === "hero-1" ? "no" : "yes")) }),
    );
    expect([blind.plan.title, blind.plan.main, blind.plan.squares!.open.length]).toEqual(["?", null, 1]);
  });
  it("a spell says its Delay and the Edge that shortens it; words go with what is tried", () => {
    const key = JSON.stringify({ do: "cast", spell: "heal" });
    const { plan: cast, sent } = plan({ act: key, expert: 1 });
    expect(cast.main!.label).toBe("Cast Heal, Delay 1, for 1 Edge");
    cast.main!.run();
    expect(sent).toEqual([{ do: "cast", spell: "heal", expert: 1 }]);
    expect(plan({ act: key }).plan.main!.label).toBe("Cast Heal, Delay 2");
  });
  it("an attack that reaches one aims at it; of several one is chosen first, or the house asks", () => {
    const strike = [{ do: "attack", with: ["left"], how: ["plain"] }, { do: "end-turn" }] as Family[];
    const act = JSON.stringify({ do: "attack", with: "left", how: "plain" });
    const aimed: string[] = [];
    const at = (board: Board, draft: Partial<TurnDraft>) => {
      const { x, sent } = asked(board, strike, "turn");
      return {
        plan: planTurn({
          x,
          draft: { ...blankTurn(), act, ...draft },
          set: () => undefined,
          words: "",
          aim: (id) => void aimed.push(id),
        }),
        sent,
      };
    };
    const one = at(boardOf({}, 1, attacks), {});
    one.plan.main!.run();
    expect([one.plan.title, one.plan.main!.label, one.sent, aimed]).toEqual([
      "Attack with Broadsword: which target?",
      "Attack Rat 1",
      [{ do: "attack", with: "left", how: "plain" }],
      ["foe-1"],
    ]);
    const both = boardOf(
      {
        row: each(() => "4"),
        column: each((id) => ({ "hero-1": "b", "foe-1": "a", "foe-2": "c" })[id] ?? null),
      },
      1,
      { attacks: { left: { delay: 0, power: 1, at: ["foe-1", "foe-2"] } } },
    );
    const none = at(both, {});
    none.plan.main!.run();
    expect([none.plan.main!.label, none.plan.bodies!.open, aimed.length]).toEqual([
      "Attack with Broadsword",
      ["foe-1", "foe-2"],
      1,
    ]);
    expect(at(both, { at: ["foe-2"] }).plan.main!.label).toBe("Attack Rat 2");
  });
  it("what cannot be used now says what it needs (BJ-G1, BJ-F6)", () => {
    const priest = boardOf({ spells: each((id) => (id === "hero-1" ? ["heal"] : [])) });
    expect(barredOf(priest, priest.me, [])).toEqual([
      "Heal needs a Talisman in hand.",
      "You need an empty hand for what is in your pockets: Half Moon Grass.",
    ]);
    expect(barredOf(priest, priest.me, actsOf(priest, options, priest.me))).toEqual([
      "You need an empty hand for what is in your pockets: Half Moon Grass.",
    ]);
    const free = boardOf({
      slots: BODY_IDS.flatMap((id) => SLOTS.map((_, i) => (id === "hero-1" && i === 0 ? "broadsword" : null))),
    });
    expect(barredOf(free, free.me, [])).toEqual([]);
    const done = boardOf({ "has-acted": "yes" });
    expect(barredOf(done, done.me, [])).toEqual([]);
  });
  it("of squares as near to a foe, the one straight before it", () => {
    const board = boardOf({
      row: each((id) => (id === "foe-2" ? "2" : "4")),
      column: each((id) => ({ "hero-1": "a", "foe-1": "b", "foe-2": "f" })[id] ?? null),
    });
    const open = [
      { row: 3, column: 3 },
      { row: 1, column: 3 },
    ]; // both 10 feet from f2 and 15 from a4
    expect(waysNear(board, open, board.me).map((w) => w.square)).toEqual([{ row: 1, column: 3 }]);
  });
  it("a square of an area spell says whom it strikes, as the house tells it", () => {
    const strikes = { a3: ["hero-1", "foe-1"], c3: ["foe-1"] };
    const board = boardOf({ "act-kind": "cast", "act-what": 0 }, 1, { strikes });
    const at = (row: number, column: number) =>
      plan(
        { square: { row, column } },
        "square",
        [{ do: "square", row: ["2", "3"], column: ["a", "c", "d"] }] as Family[],
        board,
      ).plan.title;
    expect([at(2, 0), at(2, 2), at(1, 3)]).toEqual([
      "On a3? It strikes you and Rat 1.",
      "On c3? It strikes Rat 1.",
      "On d2? It strikes nobody.",
    ]);
  });
  it("a target: the only one is chosen; of several none; a sweep takes some", () => {
    const at = (names: string[]): Family[] => [{ do: "aim", at: names }] as Family[];
    const only = plan({}, "aim", at(["foe-1"]));
    expect([only.plan.main!.label, only.plan.main!.off]).toEqual(["Attack Rat 1", false]);
    expect(plan({}, "aim", at(["foe-1", "foe-2"])).plan.main!.off).toBe(true);
    const sweep = plan({ at: ["foe-1", "foe-2"] }, "aim", [
      { do: "sweep", at: { of: ["foe-1", "foe-2"], min: 1, max: 2 } },
    ] as Family[]);
    sweep.plan.main!.run();
    expect([sweep.plan.main!.label, sweep.sent]).toEqual([
      "Strike Rat 1 and Rat 2",
      [{ do: "sweep", at: ["foe-1", "foe-2"] }],
    ]);
  });
  it("a remedy shows which cards it takes", () => {
    const board = boardOf();
    expect(
      remediesOf(board, [{ do: "kind", kind: ["non-face", "face"] }] as Family[]).map((r) => [r.label, r.takes]),
    ).toEqual([
      ["All others", ["3-hearts"]],
      ["All face cards", ["j-hearts"]],
    ]);
    expect(remediesOf(board, [{ do: "suit", suit: ["hearts"] }] as Family[])[0]!.takes).toEqual([
      "j-hearts",
      "3-hearts",
    ]);
    const rats = boardOf({
      being: each((id) => (here.includes(id) || id === "hero-2" ? "up" : "absent")),
      pile: each(
        (id) => ({ "hero-1": ["3-hearts"], "hero-2": ["5-hearts", "9-clubs"], "foe-1": ["k-spades"] })[id] ?? [],
      ),
    });
    const suits = remediesOf(rats, [{ do: "suit", suit: ["hearts", "clubs", "spades"] }] as Family[]); // BJ-G1: a suit leaves all piles of the side
    expect(suits.map((r) => [r.of, r.takes])).toEqual([
      ["You 1, Hero 2 1", ["3-hearts", "5-hearts"]],
      ["Hero 2 1", ["9-clubs"]],
      ["nothing", []],
    ]);
    const { plan: chosen, sent } = plan({ name: "3-hearts" }, "remedy", [
      { do: "discard", card: ["3-hearts"] },
    ] as Family[]);
    chosen.main!.run();
    expect([chosen.main!.label, sent]).toEqual(["Heal: 3 of Hearts", [{ do: "discard", card: "3-hearts" }]]);
  });
});
