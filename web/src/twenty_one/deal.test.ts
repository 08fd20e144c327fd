import { describe, expect, it } from "vitest";
import type { Family } from "../table/wire";
import { placed } from "../kit/acts";
import { chances } from "./chances";
import { planDeal } from "./plan_deal";
import { blankDeal, type DealDraft } from "./plan_deal_draft";
import { altered, cardsFor, planSkills, skillsOf, totalAfter, totalsAfter, valuesFor } from "./plan_skills";
import { asked, dealOf, each, held } from "./table.fixture";

describe("plans of a Deal", () => {
  const options: Family[] = [
    {
      do: "alter",
      skill: ["influence"],
      hand: ["first"],
      card: ["3-diamonds", "j-clubs"],
      value: { min: -1, max: -1 },
    },
    { do: "alter", skill: ["influence"], hand: ["first"], card: ["3-diamonds", "j-clubs"], value: { min: 1, max: 1 } },
    { do: "alter", skill: ["soul"], hand: ["second"], card: ["2-clubs"], value: { min: 0, max: 0 } },
    { do: "skill", skill: ["lean-into"] },
    { do: "cheek", card: ["2-clubs"], also: ["2-clubs", "9-spades"] },
    { do: "cheek", card: ["9-spades"], also: ["9-spades"] },
    { do: "pass" },
  ] as Family[];
  const board = dealOf(["3-diamonds", "j-clubs"], ["2-clubs", "9-spades"]); // 13 against 11
  const plan = (draft: Partial<DealDraft>, some = options, phase = "window", on = board) => {
    const drafts: Partial<DealDraft>[] = [];
    const { x, sent } = asked(on, some, phase, "Riposte for 1 of 3 Edge?");
    return {
      plan: (x.turn.phase === "window" ? planSkills : planDeal)({
        x,
        draft: { ...blankDeal(), ...draft },
        set: (part) => void drafts.push(part),
      }),
      sent,
      drafts,
    };
  };
  it("a window: Skills with their price and their words without the head", () => {
    expect(skillsOf(board, options).map((s) => [s.title, s.cost, s.kind, s.text])).toEqual([
      ["Influence", 1, "alter", "One card +1 or -1."],
      ["Soul", 2, "alter", "0."],
      ["Lean Into", 1, "skill", "Clubs."],
      ["Cheek", 2, "cheek", "Discard."],
    ]);
    expect(cardsFor(options, "influence")).toEqual({ first: ["3-diamonds", "j-clubs"], second: [] });
    expect(valuesFor(options, "influence", "first", "j-clubs")).toEqual([-1, 1]);
    expect(plan({}).plan.main!.label).toBe("Pass");
  });
  it("a card is chosen, then by how much; the total that follows is told; then it is done", () => {
    const which = plan({ skill: "influence" });
    expect([which.plan.main!.off, which.plan.cards!.open.first.length]).toEqual([true, 2]);
    which.plan.cards!.pick("first", "j-clubs");
    expect(which.drafts[0]!.picked).toEqual([{ hand: "first", card: "j-clubs" }]);
    const picked = [{ hand: "first" as const, card: "j-clubs" }];
    expect(plan({ skill: "influence", picked }).plan.main!.off).toBe(true);
    const done = plan({ skill: "influence", picked, value: -1 });
    expect(done.plan.title).toBe("Influence: the Jack of Clubs −1. Then Rat 1's total is 12, now 13.");
    done.plan.main!.run();
    expect(done.sent).toEqual([{ do: "alter", skill: "influence", hand: "first", card: "j-clubs", value: -1 }]);
    expect(plan({ skill: "soul", picked: [{ hand: "second", card: "2-clubs" }] }).plan.title).toBe(
      "Soul: the 2 of Clubs 0 for good. Then your total is 9, now 11.",
    );
  });
  it("what a Skill would make of a hand (BJ-E4, BJ-E5)", () => {
    const deal = board.deal!;
    expect(totalAfter(deal.parties[0]!, "j-clubs", "humanity", 4)).toBe(7);
    expect(altered([held("q-hearts", { change: 2 })], "q-hearts", "lucky-lady", 2)[0]).toMatchObject({
      set: 2,
      change: 0,
    });
    expect(totalsAfter(deal, deal.parties[1]!, "lean-into")!.map((t) => t.total)).toEqual([14, 12]); // a Club in each
    expect(totalsAfter(deal, deal.parties[1]!, "sturdy")!.map((t) => t.total)).toEqual([9]);
    expect(totalsAfter(deal, deal.parties[1]!, "overbear")).toBeNull();
    expect(plan({ skill: "lean-into" }).plan.title).toBe(
      "Use Lean Into, for 1 Edge? Then Rat 1's total is 14, now 13. Then your total is 12, now 11.",
    );
  });
  it("Cheek takes one card or two, however they were picked", () => {
    const two = plan({
      skill: "cheek",
      picked: [
        { hand: "second", card: "9-spades" },
        { hand: "second", card: "2-clubs" },
      ],
    });
    two.plan.main!.run();
    expect(two.sent).toEqual([{ do: "cheek", card: "2-clubs", also: "9-spades" }]);
    const one = plan({ skill: "cheek", picked: [{ hand: "second", card: "9-spades" }] });
    one.plan.main!.run();
    expect(one.sent).toEqual([{ do: "cheek", card: "9-spades", also: "9-spades" }]);
  });
  it("hit or hold with their chances", () => {
    const on = dealOf(
      ["k-diamonds", "9-clubs"],
      ["k-clubs", "5-spades"],
      { phase: "play", deck: each((id) => (id === "hero-1" ? ["4-hearts", "5-hearts", "6-hearts", "k-hearts"] : [])) },
      { hands: [{}, { bust: 0.25, win: 0, draw: 0 }] },
    );
    const deal = on.deal!;
    const c = chances(deal, deal.parties[1]!); // 15: 19, 20, 21, 25 against 19
    expect(c.hit).toEqual({ bust: 0.25, over: 0.5, even: 0.25, under: 0 });
    expect(c.hold).toEqual({ win: 0, draw: 0 });
    const { plan: p } = plan({}, [{ do: "hit" }, { do: "hold" }] as Family[], "play", on);
    expect([p.title, p.main!.label, p.out!.label]).toEqual([
      "Riposte for 1 of 3 Edge?",
      "Hit (25% to bust)",
      "Hold at 15",
    ]);
    expect([p.main!.chance, p.out!.chance]).toEqual([0.5 + 0.25 / 2, 0]); // ahead, or even, which is half
    const reached = dealOf(
      [],
      ["k-clubs", "5-spades"],
      {
        phase: "play",
        deal: "target",
        target: 12,
        party: { first: null, second: "hero-1" },
        deck: each(() => ["4-hearts", "k-hearts"]),
      },
      { hands: [{}, { bust: 0.5, win: 1, success: 1 }] },
    );
    const { plan: sure } = plan({}, [{ do: "hit" }, { do: "hold" }] as Family[], "play", reached);
    expect([sure.main!.label, sure.out!.label]).toEqual(["Hold at 15", "Hit (50% to bust)"]);
    expect([sure.main!.chance, sure.out!.chance]).toEqual([1, 0.5]); // the King is a bust
    const ahead = dealOf(
      ["k-diamonds", "4-clubs"],
      ["k-clubs", "9-spades"],
      { phase: "play", deck: each((id) => (id === "hero-1" ? ["a-hearts", "5-hearts", "6-hearts", "k-hearts"] : [])) },
      { hands: [{}, { bust: 0.75, win: 0.6, draw: 0.1 }] },
    );
    const { plan: worse } = plan({}, [{ do: "hit" }, { do: "hold" }] as Family[], "play", ahead);
    expect(placed(worse).main!.label).toBe("Hold at 19"); // 65 % against the Ace alone, 25 %
  });
  it("against nobody yet there is only over 21 or not, and nothing to win by a hold (BJ-G3)", () => {
    const area = dealOf(
      [],
      ["k-clubs", "5-spades"],
      {
        phase: "play",
        deal: "area",
        party: { first: null, second: "hero-1" },
        deck: each((id) => (id === "hero-1" ? ["4-hearts", "k-hearts"] : [])),
      },
      { hands: [{}, { bust: 0.5, win: 0, draw: 0 }] },
    );
    const deal = area.deal!;
    expect(chances(deal, deal.parties[0]!)).toMatchObject({
      hold: null,
      hit: { bust: 0.5, over: 0.5, even: 0, under: 0 },
    });
  });
  it("what the result asks for", () => {
    const riposte = plan({}, [{ do: "skill", skill: ["riposte"] }, { do: "pass" }] as Family[], "riposte");
    expect([riposte.plan.title, riposte.plan.main!.label, riposte.plan.out!.label]).toEqual([
      "Riposte for 1 of 3 Edge?",
      "Use Riposte",
      "Pass",
    ]);
    const reduce = plan(
      { skill: "2-clubs" },
      [{ do: "discard", card: ["2-clubs", "9-spades"] }, { do: "pass" }] as Family[],
      "reduce",
    );
    reduce.plan.main!.run();
    expect(reduce.sent).toEqual([{ do: "discard", card: "2-clubs" }]);
    const defence = plan(
      { skill: "dexterity" },
      [{ do: "defend", ability: ["strength", "dexterity"] }] as Family[],
      "defence",
    );
    expect([defence.plan.main!.label, defence.plan.main!.off]).toEqual(["Defend with Dexterity", false]);
  });
});
