import { describe, expect, it } from "vitest";
import type { GameInfo } from "../table/api";
import { bound, company, runsOf, seated, wordOf } from "./options";

describe("what the lobby says of options", () => {
  it("names the stories of the pack, and leaves out those that it has not", () => {
    const runs = runsOf({ runs: { bell: { title: "The Evening Bell" }, drain: { title: "The Drain" } } });
    const told = (word: string) => wordOf(word, word === "ask" ? "The GM chooses" : undefined, runs);
    expect(["ask", "first", "second", "third", "yes"].map(told)).toEqual([
      "The GM chooses",
      "The Evening Bell",
      "The Drain",
      "",
      "Yes",
    ]);
    expect(wordOf("second", undefined, undefined)).toBe("second");
    expect(runsOf({ scenarios: { rain: { title: "Rain" } } })).toEqual(["Rain"]);
    expect(wordOf("first", undefined, runsOf({}))).toBe("first");
  });
  it("says how large a number may be", () => {
    expect(bound({ name: "feet", title: "", help: "", min: 5, max: 60, default: 30 })).toBe(" (5 to 60)");
    expect(bound({ name: "log", title: "", help: "", min: 0, max: 1, default: 0, words: ["opened", "sealed"] })).toBe(
      "",
    );
  });
  it("says who else sits at the table of one who plays alone", () => {
    const game = (solo: string[], roles: string[]) => ({ solo, roles, master: true }) as unknown as GameInfo;
    expect(company(game(["careful", "me"], ["GM", "gambler"]))).toBe("A bot plays the GM.");
    expect(company(game(["careful", "me", "careful"], ["GM", "player", "player"]))).toBe(
      "Bots play the GM and Player 2.",
    );
    expect(company(game(["careful", "me", "careful", "careful"], ["GM", "player", "player", "player"]))).toBe(
      "Bots play the GM, Player 2 and Player 3.",
    );
    expect(company(game(["me"], ["gambler"]))).toBe("");
  });
  it("says which table it is by who sits there", () => {
    const game = { roles: ["GM", "player", "player", "player"], master: true } as unknown as GameInfo;
    expect(seated(game, ["careful", "me", "careful"], 1, ["The GM", "Mother Quill", "Osric Pale"])).toBe(
      "as Mother Quill, with the GM (bot careful) and Osric Pale (bot careful)",
    );
    expect(seated(game, ["me", "open", "random"], 0, ["The GM", "", ""])).toBe(
      "as the GM, with Player 1 and Player 2 (bot random)",
    );
    expect(seated({ roles: ["GM", "gambler"], master: true } as unknown as GameInfo, ["careful", "me"], 1)).toBe(
      "as the gambler, with the GM (bot careful)",
    );
    expect(seated(undefined, ["me"], 0)).toBe("as Player 1");
  });
});
