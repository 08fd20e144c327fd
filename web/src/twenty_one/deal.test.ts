import { describe, expect, it } from "vitest";
import type { Family } from "../table/wire";
import { placed } from "../kit/acts";
import { button } from "../table/making";
import { planDeal, worth } from "./plan_deal";
import { cardsFor, cheeked, planSkills, skillsOf, valuesFor } from "./plan_skills";
import { asked, dealOf } from "./table.fixture";

const board = dealOf(["3-diamonds", "j-clubs"], ["2-clubs", "9-spades"]); // 13 against 11

describe("a window for Skills", () => {
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
  const window = (picked: object = {}) => asked(board, options, "window", picked);
  const plan = (picked: object = {}) => planSkills(window(picked));
  it("has those that are open, called by the house, with what they do", () => {
    expect(skillsOf(window()).map((s) => [s.name, s.label, s.text])).toEqual([
      ["lean-into", "<skill skill=lean-into>", "Clubs."],
      ["influence", "<alter skill=influence>", "One card +1 or -1."],
      ["soul", "<alter skill=soul>", "0."],
      ["cheek", "<cheek>", "Discard."],
    ]);
    expect([cardsFor(options, "influence", "first"), cardsFor(options, "influence", "second")]).toEqual([
      ["3-diamonds", "j-clubs"],
      [],
    ]);
    expect(plan().main!.move).toEqual({ do: "pass" });
    expect(plan({ do: "skill", skill: "lean-into" }).main!.move).toEqual({ do: "skill", skill: "lean-into" });
  });
  it("asks for a card, then for what it is worth, and says the whole before it is done", () => {
    const influence = { do: "alter", skill: "influence" };
    const which = plan(influence);
    expect([which.main!.label, which.main!.off, which.cards!.open.length]).toEqual(["Choose first", true, 2]);
    const picked = { hand: "first", card: "j-clubs" } as const;
    expect(which.cards!.pick(picked)).toEqual({ ...picked, value: null });
    const worth = plan({ ...influence, ...picked });
    expect([worth.main!.label, worth.main!.off]).toEqual(["Choose first", true]);
    expect(worth.title).toBe("<alter skill=influence hand=first card=j-clubs>");
    expect(valuesFor(window({ ...influence, ...picked }))).toEqual([-1, 1]);
    const done = plan({ ...influence, ...picked, value: -1 });
    expect(done.main!.move).toEqual({ ...influence, ...picked, value: -1 });
    expect(done.title).toBe("<alter skill=influence hand=first card=j-clubs value=-1>");
    expect([done.main!.label, done.cards!.chosen]).toEqual(["<alter skill=influence>", [picked]]);
    expect(plan({ do: "alter", skill: "soul", hand: "second", card: "2-clubs" }).main!.off).toBe(false); // one value
  });
  it("Cheek takes one card or two, however they were picked", () => {
    expect(plan({ do: "cheek" }).main).toMatchObject({ label: "Choose first", off: true });
    const one = cheeked(options, { do: "cheek" }, "9-spades");
    expect(one).toEqual({ card: "9-spades", also: "9-spades" });
    const two = cheeked(options, { do: "cheek", ...one }, "2-clubs");
    expect(two).toEqual({ card: "2-clubs", also: "9-spades" });
    expect(plan({ do: "cheek", ...two }).main!.move).toEqual({ do: "cheek", ...two });
    expect(cheeked(options, { do: "cheek", ...two }, "2-clubs")).toEqual(one);
    expect(cheeked(options, { do: "cheek", ...one }, "9-spades")).toEqual({ card: null, also: null });
  });
});

describe("hit or hold", () => {
  const options = [{ do: "hit" }, { do: "hold" }] as Family[];
  const play = (facts: object, change = {}) => {
    const on = dealOf(
      ["k-diamonds", "9-clubs"],
      ["k-clubs", "5-spades"],
      { phase: "play", ...change },
      {
        hands: [{}, facts],
      },
    );
    return { plan: planDeal(asked(on, options, "play")), deal: on.deal!, me: on.deal!.parties[1]! };
  };
  /** As the panel shows it: the likelier is the main button. */
  const main = ({ plan }: ReturnType<typeof play>) => {
    const hands = { send: () => undefined, pick: () => undefined };
    return placed({ main: button(plan.main, hands), out: button(plan.out, hands) }).main!.label;
  };
  it("by the house's figures: even is half, and being behind may still be mended", () => {
    const at = play({ next: { ahead: 0.5, even: 0.25, behind: 0, bust: 0.25 }, win: 0, draw: 0 });
    expect(worth(at.deal, at.me)).toEqual({ hit: 0.5 + 0.25 / 2, hold: 0 });
    expect(main(at)).toBe("<hit>");
    expect(main(play({ next: { ahead: 0.25, even: 0, behind: 0, bust: 0.75 }, win: 0.6, draw: 0.1 }))).toBe("<hold>");
  });
  it("against a Target: how often it is reached; where it is, a hold is sure", () => {
    const target = { deal: "target", target: 17, party: { first: null, second: "hero-1" } };
    const next = { ahead: 0.5, even: 0, behind: 0, bust: 0.5 };
    const open = play({ next, win: 0, success: 0.6 }, target);
    expect([worth(open.deal, open.deal.parties[0]!), main(open)]).toEqual([{ hit: 0.6, hold: 0 }, "<hit>"]);
    const there = play({ next, win: 1, success: 1 }, target);
    expect([worth(there.deal, there.deal.parties[0]!), main(there)]).toEqual([{ hit: 0.5, hold: 1 }, "<hold>"]);
  });
  it("against nobody yet there is only over 21 or not", () => {
    const area = play(
      { next: { ahead: 0.4, even: 0, behind: 0, bust: 0.6 } },
      { deal: "area", party: { first: null, second: "hero-1" } },
    );
    expect([worth(area.deal, area.deal.parties[0]!), main(area)]).toEqual([{ hit: 0.4, hold: 0.5 }, "<hold>"]);
    const last = play({});
    expect([worth(last.deal, last.me), last.plan.main!.chance]).toEqual([null, undefined]); // it gets no card
  });
  it("what the result asks for", () => {
    const at = (phase: string, some: object[], picked = {}) => planDeal(asked(board, some as Family[], phase, picked));
    const riposte = at("riposte", [{ do: "skill", skill: ["riposte"] }, { do: "pass" }]);
    expect([riposte.main!.move, riposte.out!.move]).toEqual([{ do: "skill", skill: "riposte" }, { do: "pass" }]);
    const none = at("riposte", [{ do: "pass" }]);
    expect([none.main!.move, none.out]).toEqual([{ do: "pass" }, null]);
    const cards = [{ do: "discard", card: ["2-clubs", "9-spades"] }, { do: "pass" }];
    expect(at("reduce", cards).main).toMatchObject({ label: "Choose first", off: true });
    expect(at("reduce", cards, { card: "2-clubs" }).main!.move).toEqual({ do: "discard", card: "2-clubs" });
    const defend = [{ do: "defend", ability: ["strength", "dexterity"] }];
    expect(at("defence", defend).main).toMatchObject({ label: "Choose first", off: true });
    expect(at("defence", defend, { ability: "dexterity" }).main!.off).toBe(false);
    const back = [{ do: "recompense", card: ["2-clubs", "9-spades"] }, { do: "hit" }];
    expect(at("play", back).more).toMatchObject({ pick: { do: "recompense" } });
    expect(at("play", back, { do: "recompense" }).main).toMatchObject({ label: "Choose first", off: true });
  });
});
