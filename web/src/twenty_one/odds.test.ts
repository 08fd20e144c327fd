import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contestChance, edgeOf, targetChances } from "./odds";
import { rules } from "./rules.fixture";

const RANKS = ["a", "2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k"];
const fresh = [
  ...["hearts", "diamonds", "clubs", "spades"].flatMap((suit) => RANKS.map((rank) => `${rank}-${suit}`)),
  "joker-1",
  "joker-2",
];

describe("the chance to reach a Target", () => {
  it("is that of the worked figures on the rules page, for a fresh deck, in a moment", async () => {
    const page = readFileSync(new URL("../../../docs/rules/twenty-one.md", import.meta.url), "utf8");
    const line = /P\(success\): (.*?)\. P\(Critical\)/.exec(page)![1]!;
    const figures = [...line.matchAll(/(\d+): (0\.\d+)/g)];
    expect(figures.length).toBe(6);
    const chances = await targetChances({ deck: fresh, discard: [] }, rules);
    for (const [, target, chance] of figures)
      expect(Math.abs(chances[Number(target)]! - Number(chance))).toBeLessThanOrEqual(0.00005); // four decimals
    expect([chances[12], chances.length]).toEqual([1, 22]);
  });
  it("counts only what is left; an empty deck is the discard shuffled", async () => {
    const of = async (deck: string[], discard: string[], target: number) =>
      (await targetChances({ deck, discard }, rules))[target];
    expect([await of(["10-hearts", "9-clubs"], [], 19), await of(["10-hearts", "9-clubs"], [], 20)]).toEqual([1, 0]);
    expect(await of(["10-hearts", "5-clubs"], ["6-spades", "k-spades", "q-spades"], 21)).toBe(0.3333);
    expect(await of(["a-hearts", "a-clubs", "9-clubs"], [], 21)).toBe(1); // two Aces are 12; with a 9 they are 21
  });
});

describe("a contest", () => {
  it("adds up, and favours who plays second where both decks are alike", async () => {
    const body = { deck: fresh, discard: [] };
    const chance = await contestChance(body, body, rules);
    expect(Math.abs(chance.first + chance.draw + chance.second - 1)).toBeLessThan(0.0002);
    expect(chance.second).toBeGreaterThan(chance.first);
  });
  it("is sure where the cards are", async () => {
    const of = (first: string[], second: string[]) =>
      contestChance({ deck: first, discard: [] }, { deck: second, discard: [] }, rules);
    expect(await of(["10-hearts", "9-clubs"], ["10-hearts", "8-clubs"])).toEqual({
      holds: 17,
      first: 1,
      draw: 0,
      second: 0,
    });
    // of three pairs one is 20 and holds; 16 twice, hits, and is over
    expect(await of(["10-hearts", "6-clubs", "k-clubs"], ["2-hearts", "2-clubs"])).toEqual({
      holds: 17,
      first: 0.3333,
      draw: 0,
      second: 0.6667,
    });
    expect(await of(["10-hearts", "9-clubs"], ["10-spades", "9-spades"])).toEqual({
      holds: 17,
      first: 0,
      draw: 1,
      second: 0,
    });
  });
});

describe("Edge of a Deal that is called", () => {
  const told = { edge: { strength: 2, dexterity: 3, endurance: 0, hope: 1, wits: 0, power: 0 }, tags: { stealth: 2 } };
  const call = { abilities: ["strength", "dexterity"], take: "best" as const, edge: 0, tags: [] as string[] };
  it("is the best, or the lowest, with what applies, not below 0", () => {
    expect(edgeOf(told, call)).toEqual({ edge: 3, ability: "dexterity" });
    expect(edgeOf(told, { ...call, take: "lowest", edge: -3 })).toEqual({ edge: 0, ability: "strength" });
    expect(edgeOf(told, { ...call, tags: ["stealth", "fire"], edge: 1 })?.edge).toBe(6);
    expect([edgeOf(told, { ...call, abilities: [] }), edgeOf(undefined, call)]).toEqual([null, null]);
  });
});
