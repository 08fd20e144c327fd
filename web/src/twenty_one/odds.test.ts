import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contestChance, edgeOf, slowed, targetChance, totals } from "./odds";
import { ABILITIES, type Body } from "./view";

const RANKS = ["a", "2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k"];
const fresh = [...["hearts", "diamonds", "clubs", "spades"].flatMap((suit) => RANKS.map((rank) => `${rank}-${suit}`)), "joker-1", "joker-2"];

describe("the chance to reach a Target (BJ-B3)", () => {
  it("is that of the worked figures on the rules page, for a fresh deck", () => {
    const page = readFileSync(new URL("../../../docs/rules/twenty-one.md", import.meta.url), "utf8");
    const line = /P\(success\): (.*?)\. P\(Critical\)/.exec(page)![1]!;
    const figures = [...line.matchAll(/(\d+): (0\.\d+)/g)];
    expect(figures.length).toBe(6);
    for (const [, target, chance] of figures) expect(targetChance({ deck: fresh, discard: [] }, Number(target))).toBeCloseTo(Number(chance), 8);
    expect(targetChance({ deck: fresh, discard: [] }, 12)).toBeCloseTo(1, 12);
  });
  it("counts only what is left; an empty deck is the discard shuffled (BJ-A2)", () => {
    expect(targetChance({ deck: ["10-hearts", "9-clubs"], discard: [] }, 19)).toBe(1);
    expect(targetChance({ deck: ["10-hearts", "9-clubs"], discard: [] }, 20)).toBe(0); // nothing more to draw: it must hold
    expect(targetChance({ deck: ["10-hearts", "5-clubs"], discard: ["6-spades", "k-spades", "q-spades"] }, 21)).toBeCloseTo(1 / 3, 12);
    // two Aces are 12; with a 9 they are 21
    expect([...totals(["a-hearts", "a-clubs", "9-clubs"], [], (t) => t < 21)]).toEqual([[21, 1]]);
    const all = totals(fresh, [], (t) => t < 17);
    expect([...all.values()].reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
  });
});

describe("a contest (BJ-B4)", () => {
  it("adds up, and favours who plays second where both decks are alike", () => {
    const body = { deck: fresh, discard: [] };
    const chance = contestChance(body, body);
    expect(chance.first + chance.draw + chance.second).toBeCloseTo(1, 12);
    expect(chance.second).toBeGreaterThan(chance.first);
  });
  it("is sure where the cards are", () => {
    expect(contestChance({ deck: ["10-hearts", "9-clubs"], discard: [] }, { deck: ["10-hearts", "8-clubs"], discard: [] })).toEqual({ first: 1, draw: 0, second: 0 });
    // of three pairs one is 20 and holds; 16 twice, hits, and is over
    const third = contestChance({ deck: ["10-hearts", "6-clubs", "k-clubs"], discard: [] }, { deck: ["2-hearts", "2-clubs"], discard: [] });
    expect([third.first, third.draw, third.second].map((n) => n.toFixed(6))).toEqual(["0.333333", "0.000000", "0.666667"]);
    expect(contestChance({ deck: ["10-hearts", "9-clubs"], discard: [] }, { deck: ["10-spades", "9-spades"], discard: [] })).toEqual({ first: 0, draw: 1, second: 0 });
  });
});

describe("Edge of a Deal that is called (BJ-E1, BJ-B6)", () => {
  const body = { abilities: { strength: 2, dexterity: 3, endurance: 0, hope: 1, wits: 0, power: 0 }, marks: [] as string[], timed: [] as Body["timed"], skills: [] as string[] };
  const call = { abilities: ["strength", "dexterity"], take: "best" as const, edge: 0, tags: [] as string[] };
  it("is the best, or the lowest, with what applies, not below 0", () => {
    expect(edgeOf(body, call, true)).toEqual({ edge: 3, ability: "dexterity" });
    expect(edgeOf(body, { ...call, take: "lowest", edge: -3 }, true)).toEqual({ edge: 0, ability: "strength" });
    expect(edgeOf(body, { ...call, abilities: [] }, true)).toBeNull();
    expect(edgeOf(body, { ...call, abilities: [...ABILITIES], take: "lowest", edge: 2 }, true)?.edge).toBe(2);
  });
  it("BJ-D5: halved first, then 1 less where Stunned", () => {
    expect(edgeOf({ ...body, marks: ["stunned"] }, { ...call, abilities: ["dexterity"] }, true, true)?.edge).toBe(0);
    expect(edgeOf({ ...body, marks: ["stunned"] }, call, true)?.edge).toBe(2);
  });
  it("has Optimism outside a Conflict or tagged so, Hush for stealth, Power Within always, Flash Sweat for fire", () => {
    const glad = { ...body, skills: ["optimism"] };
    expect([edgeOf(glad, call, false)?.edge, edgeOf(glad, call, true)?.edge, edgeOf(glad, { ...call, tags: ["non-combat"] }, true)?.edge]).toEqual([4, 3, 4]);
    expect(edgeOf({ ...body, timed: [{ name: "hush", turns: 1 }] }, { ...call, tags: ["stealth"] }, true)?.edge).toBe(5);
    expect(edgeOf({ ...body, timed: [{ name: "flash-sweat", turns: 1 }], marks: ["power-within"] }, { ...call, tags: ["fire"] }, true)?.edge).toBe(5);
  });
  it("knows who is calmed: within 15 feet of the other side's caster", () => {
    const at = (column: number, foe: boolean, timed: Body["timed"] = []) => ({ ...body, being: "up", foe, square: { row: 0, column }, timed }) as unknown as Body;
    const caster = at(0, false, [{ name: "tranquility", turns: 1 }]);
    expect([at(3, true), at(4, true), at(3, false)].map((b) => slowed(b, [caster, b]))).toEqual([true, false, false]);
  });
});
