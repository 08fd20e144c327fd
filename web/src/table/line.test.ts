import { describe, expect, it } from "vitest";
import { lineOf, slotsOf, toldOf } from "./line";

describe("a line of the story", () => {
  it("is its messages, one after the other, and what else was sent with them", () => {
    const says = [
      ["hit", "You hit. ", 4, null],
      ["stuck", "You cannot move."],
    ] as [string, string][];
    expect(lineOf([7, ...says])).toEqual({ n: 7, says, text: "You hit. You cannot move." });
    expect(lineOf([8, { to: 3, text: "2 moves are taken back." }])).toEqual({
      n: 8,
      to: 3,
      text: "2 moves are taken back.",
    });
    expect(lineOf([9, { seat: 1, words: "Well?" }])).toEqual({ n: 9, text: "", seat: 1, words: "Well?" });
  });
  it("has slots by the names that the game's story gives them, and none of a message that it does not know", () => {
    const told = toldOf("hit die on\nstuck");
    expect(slotsOf(told, "hit", [4, ["left", "?"]])).toEqual({ die: 4, on: ["left", "?"] });
    expect(slotsOf(told, "stuck", [])).toEqual({});
    expect(slotsOf(told, "game-end-won", [1])).toEqual({});
    expect(slotsOf(told, "constructor", [1])).toEqual({});
  });
});
