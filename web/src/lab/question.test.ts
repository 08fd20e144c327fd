/* A question in an address and as a command: what is written is read again. */
import { describe, expect, it } from "vitest";
import { addressOf, bars, commandOf, packed, type Question, readQuestion, shown, type Spread } from "./question";

describe("a question to the lab", () => {
  const asked: Question[] = [
    { of: "dice", values: { of: "(3d6 + 1) >= 10 # 50% & more" } },
    { of: "dice", values: { of: "-d6-1" } },
    { of: "gamblers-heart", values: { hand: "9,9,k,q,j", patron: "" } },
    { of: "texarkana", values: { card: "9-hearts", dv: "-1", "use-trump": "" } },
  ];
  it("comes back from its address", () => {
    for (const question of asked) expect(readQuestion(addressOf(question))).toEqual(question);
    expect(addressOf(asked[2]!)).toBe("#lab=gamblers-heart&hand=9,9,k,q,j&patron=");
  });
  it("comes back with the situation that it is compared with, which dice have none of", () => {
    const both: Question = {
      of: "twenty-one",
      values: { target: "15" },
      beside: { target: "18", have: "k-clubs,a-hearts" },
    };
    expect(readQuestion(addressOf(both))).toEqual(both);
    expect(readQuestion("#lab=dice&of=d6&beside=of%3Dd8")).toEqual({ of: "dice", values: { of: "d6" } });
    expect(packed(both)).toBe("target\x0015\0");
    expect(commandOf(both)).toBe("croupier odds twenty-one --target 15");
  });
  it("is of dice where the address names nothing that can be", () => {
    expect(readQuestion("#lab")).toEqual({ of: "dice", values: {} });
    expect(readQuestion("#lab=../x&of=d6").of).toBe("dice");
  });
  it("is a command that a shell reads as it stands", () => {
    expect(asked.map(commandOf)).toEqual([
      "croupier odds dice '(3d6 + 1) >= 10 # 50% & more'",
      "croupier odds dice -- -d6-1",
      "croupier odds gamblers-heart --hand 9,9,k,q,j --patron",
      "croupier odds texarkana --card 9-hearts --dv=-1 --use-trump",
    ]);
    expect(commandOf({ of: "dice", values: { of: "d6 # it's" } })).toBe("croupier odds dice 'd6 # it'\\''s'");
  });
  it("is told to a module with a zero behind each piece", () => {
    expect(packed(asked[2]!)).toBe("hand\x009,9,k,q,j\0patron\0\0");
    expect(packed(asked[1]!)).toBe("-d6-1");
  });
});

describe("a plot", () => {
  const of = (chances: number[]): Spread => ({
    ...{ min: 1, max: chances.length, mean: 0, mean_exact: "0", sd: 0, quantiles: {} },
    values: chances.map((chance, i) => ({ value: i + 1, chance, exact: "", at_least: 1, at_most: 1 })),
  });
  it("has a bar for each result, or for as many together as make no more than so many bars", () => {
    expect(bars(of([0.25, 0.5, 0.25]), 10).map((bar) => bar.chance)).toEqual([0.25, 0.5, 0.25]);
    const many = bars(of(Array.from({ length: 55 }, () => 1 / 55)), 20);
    expect(many.length).toBe(19);
    expect(many.at(-1)).toMatchObject({ from: 55, to: 55 });
    expect(many.reduce((sum, bar) => sum + bar.chance, 0)).toBeCloseTo(1);
  });
  it("leaves out of a long list what is rare", () => {
    const long = of([1e-6, ...Array.from({ length: 70 }, () => 1 / 70)]);
    expect(shown(long.values, false).length).toBe(70);
    expect(shown(long.values, true).length).toBe(71);
    expect(shown(of([1e-6, 1]).values, false).length).toBe(2);
    expect(bars(long, 200)[0]!.from).toBe(2);
  });
});
