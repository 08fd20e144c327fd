import { describe, expect, it } from "vitest";
import { countsOf, oneMore, share, totalOf } from "./cards";
import { held } from "./table.fixture";

describe("cards (BJ-A3, BJ-E5)", () => {
  it("count their number, faces 10, an Ace 1 or 11, a Joker nothing", () => {
    expect(totalOf([held("k-hearts"), held("7-clubs")])).toBe(17);
    expect(totalOf([held("a-hearts"), held("k-clubs")])).toBe(21);
    expect(totalOf([held("a-hearts"), held("a-clubs")])).toBe(12);
    expect(totalOf([held("a-hearts"), held("9-clubs"), held("5-clubs")])).toBe(15);
    expect(totalOf([held("joker-1"), held("q-spades")])).toBe(10);
    expect(totalOf([held("k-hearts"), held("q-spades"), held("a-clubs"), held("a-spades")])).toBe(22);
  });
  it("are told one by one so that they come to the total", () => {
    expect(countsOf([held("a-hearts"), held("a-clubs")])).toEqual([11, 1]);
    expect(countsOf([held("a-hearts"), held("9-clubs"), held("5-clubs")])).toEqual([1, 9, 5]);
  });
  it("carry what Skills did: set anew, then changed, not below 0; Soul is for good; an Ace's change is to both", () => {
    expect(totalOf([held("k-hearts", { set: 3, change: 1 })])).toBe(4);
    expect(totalOf([held("2-hearts", { change: -5 }), held("9-clubs")])).toBe(9);
    expect(totalOf([held("a-hearts", { change: -1 }), held("k-clubs")])).toBe(20);
    expect(totalOf([held("a-hearts", { soul: true, change: 4 }), held("k-clubs")])).toBe(10);
  });
  it("one more card: the shares of an open deck", () => {
    const deck = ["5-hearts", "6-hearts", "k-spades", "a-clubs"];
    const shares = oneMore([held("k-hearts"), held("6-clubs")], deck); // 16: 21, 22, 26, 17
    expect(share(shares, (n) => n > 21)).toBeCloseTo(0.5);
    expect(share(shares, (n) => n === 21)).toBeCloseTo(0.25);
    expect(share(shares, (n) => n === 17)).toBeCloseTo(0.25);
    expect(share(oneMore([held("k-hearts"), held("6-clubs")], deck, 1), (n) => n > 21)).toBeCloseTo(0.25); // Sturdy: 20, 21, 25, 16
  });
});
