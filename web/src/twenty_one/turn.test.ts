import { describe, expect, it } from "vitest";
import type { Family, Move } from "../table/wire";
import { actsOf, barredOf, planTurn, remediesOf } from "./plan_turn";
import { squaresOf, waysNear } from "./touch";
import { asked, attacks, boardOf, each } from "./table.fixture";

describe("plans of a turn", () => {
  const options: Family[] = [
    { do: "move", row: ["2"], column: ["a", "e"] },
    { do: "move", row: ["3"], column: ["a", "b"] },
    { do: "attack", with: ["left"], how: ["plain", "power-strike"] },
    { do: "cast", spell: ["heal"], expert: { min: 0, max: 1 } },
    { do: "use", from: ["pocket-1"] },
    { do: "swap", hand: ["left"] },
    { do: "end-turn" },
  ] as Family[];
  const plan = (picked: object = {}, phase = "turn", some = options, board = boardOf()) =>
    planTurn(asked(board, some, phase, picked));
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
  it("acts are called by the house; an attack that is made at once says whom it reaches", () => {
    const all = actsOf(asked(boardOf({}, 1, attacks), options, "turn"));
    expect(all.map((a) => [a.part.do, a.label, a.reach])).toEqual([
      ["attack", "<attack with=left how=plain>", ["foe-1"]],
      ["attack", "<attack with=left how=power-strike>", []],
      ["cast", "<cast spell=heal>", []],
      ["use", "<use from=pocket-1>", []],
      ["swap", "<swap hand=left>", []],
    ]);
  });
  it("nothing is sent before the main button; a square that is picked is a move, and can be left again", () => {
    const first = plan();
    expect([first.title, first.main, first.out!.move, first.squares!.verb]).toEqual([
      undefined,
      null,
      { do: "end-turn" },
      "move",
    ]);
    const then = plan({ do: "move", row: "2", column: "a" });
    expect(then.main!.move).toEqual({ do: "move", row: "2", column: "a" });
    expect([then.back, then.out!.pick]).toEqual([true, { do: null }]);
  });
  it("who is unaware can move and not act", () => {
    const board = boardOf({ aware: each((id) => (id === "hero-1" ? "no" : "yes")) });
    const blind = plan({}, "turn", [{ do: "move", row: ["2"], column: ["a"] }, { do: "end-turn" }] as Family[], board);
    expect([blind.main, blind.squares!.verb, barredOf(asked(board, [], "turn"))]).toEqual([null, "move", []]);
  });
  it("a spell takes no Edge for its Delay till some is picked", () => {
    const cast = plan({ do: "cast", spell: "heal" });
    expect(cast.main!.move).toEqual({ do: "cast", spell: "heal", expert: 0 });
    expect(plan({ do: "cast", spell: "heal", expert: 1 }).main!.move).toMatchObject({ expert: 1 });
  });
  it("an attack that reaches one is aimed at it; of several one is picked first, or the house asks", () => {
    const strike = [{ do: "attack", with: ["left"], how: ["plain"] }, { do: "end-turn" }] as Family[];
    const picked = { do: "attack", with: "left", how: "plain" };
    const one = plan(picked, "turn", strike, boardOf({}, 1, attacks));
    expect([one.main!.label, one.main!.move, one.bodies!.chosen]).toEqual(["Attack Rat 1", picked, ["foe-1"]]);
    const both = boardOf({}, 1, { attacks: { left: { gear: "broadsword", delay: 0, at: ["foe-1", "foe-2"] } } });
    const none = plan(picked, "turn", strike, both);
    expect([none.main!.label, none.main!.off, none.bodies!.open, none.bodies!.chosen]).toEqual([
      "<attack with=left how=plain>",
      false,
      ["foe-1", "foe-2"],
      [],
    ]);
    expect(none.bodies!.pick("foe-2")).toEqual({ at: "foe-2" });
    expect(plan({ ...picked, at: "foe-2" }, "turn", strike, both).main!.label).toBe("Attack Rat 2");
  });
  it("what is there and cannot be used now has the house's reason, each once", () => {
    const priest = boardOf({ spells: each((id) => (id === "hero-1" ? ["heal"] : [])) });
    const x = asked(priest, [], "turn");
    const lines: unknown[] = [];
    const barred = barredOf({ ...x, said: (part) => (lines.push(part), { why: "Not in hand." }) });
    expect(lines).toEqual([
      { do: "cast", spell: "heal", expert: 0 },
      { do: "use", from: "pocket-1" },
    ]);
    expect(barred).toEqual(["Not in hand."]);
    expect(barredOf(asked(priest, options, "turn"))).toEqual([]); // both are open
    expect(barredOf(asked(boardOf({ "has-acted": "yes" }), [], "turn"))).toEqual([]);
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
    const board = boardOf({}, 1, { strikes: { a3: ["hero-1", "foe-1"], c3: ["foe-1"] } });
    const at = (row: string, column: string) =>
      plan(
        { do: "square", row, column },
        "square",
        [{ do: "square", row: ["2", "3"], column: ["a", "c", "d"] }] as Family[],
        board,
      ).title;
    expect([at("3", "a"), at("3", "c"), at("2", "d")]).toEqual([
      "On a3? It strikes you and Rat 1.",
      "On c3? It strikes Rat 1.",
      "On d2? It strikes nobody.",
    ]);
  });
  it("a target: the only one is taken; of several none; a sweep takes some", () => {
    const at = (names: string[]): Family[] => [{ do: "aim", at: names }] as Family[];
    const only = plan({}, "aim", at(["foe-1"]));
    expect([only.main!.move, only.main!.off]).toEqual([{ do: "aim", at: "foe-1" }, false]);
    expect(plan({}, "aim", at(["foe-1", "foe-2"])).main!.off).toBe(true);
    const all = [{ do: "sweep", at: { of: ["foe-1", "foe-2"], min: 1, max: 2 } }] as Family[];
    const sweep = plan({ at: ["foe-1"] }, "aim", all);
    expect([sweep.main!.move, sweep.bodies!.pick("foe-2")]).toEqual([
      { do: "sweep", at: ["foe-1"] },
      { at: ["foe-1", "foe-2"] },
    ]);
  });
  it("a remedy shows which cards leave whose pile, as the house tells it", () => {
    const heals = { hearts: { "hero-1": ["3-hearts", "j-hearts"], "foe-1": ["5-hearts"] }, clubs: {} };
    const board = boardOf({}, 1, { heals });
    const open = [{ do: "suit", suit: ["hearts", "clubs"] }] as Family[];
    expect(remediesOf(asked(board, open, "remedy")).map((r) => [r.label, r.of, r.takes])).toEqual([
      ["<suit suit=hearts>", "You 2, Rat 1 1", ["3-hearts", "j-hearts", "5-hearts"]],
      ["<suit suit=clubs>", "", []],
    ]);
    const picked: Move = { do: "suit", suit: "hearts" };
    expect(plan(picked, "remedy", open, board).main!.move).toEqual(picked);
    expect(plan({}, "remedy", open, board).main).toMatchObject({ label: "Choose first", off: true });
  });
});
