import { describe, expect, it } from "vitest";
import type { Family, Move, View } from "../table/wire";
import { readBy } from "../voice/voice";
import { lineOf, NOTHING, type Picked } from "../table/making";
import { attempted, lacking, type Now, plan, spoken, wordsFor } from "./plan";
import { dealers } from "./plan_dealer";
import { Board, face, signed, steps, type Cards, type Facts } from "./view";

readBy({ seat: 1, players: 3, master: true });

const cards: Cards = {
  limits: { "bust-over": 21, dv: 3, "burn-gain": 3, score: 10 },
  ranks: {
    a: { word: "ace", worth: 1 },
    2: { word: "two", worth: 2 },
    9: { word: "nine", worth: 9 },
    10: { word: "ten", worth: 10 },
    j: { word: "jack", worth: 10 },
    q: { word: "queen", worth: 10 },
    k: { word: "king", worth: 10 },
  },
  suits: Object.fromEntries(
    ["hearts", "diamonds", "horns", "pistols", "clubs", "spades", "masks", "tomes", "skulls"].map((s) => [
      s,
      { title: s.charAt(0).toUpperCase() + s.slice(1), letter: "?", colour: "red", field: `field of ${s}` },
    ]),
  ),
  characters: {
    ada: {
      title: "Ada",
      text: "",
      will: 5,
      grit: 4,
      coin: 3,
      luck: 2,
      weapon: { title: "Whip", text: "", damage: 1 },
      traits: [{ title: "Keen", text: "", kind: "score", field: "masks", score: 2, uses: 1, gear: false }],
      characteristics: [{ title: "Bold", text: "" }],
      flaws: [{ title: "Proud", text: "" }],
      invocations: [{ title: "The Lamp", text: "" }],
    },
    ben: {
      title: "Ben",
      text: "",
      will: 4,
      grit: 4,
      coin: 3,
      luck: 2,
      weapon: { title: "", text: "", damage: 0 },
      traits: [],
      characteristics: [],
      flaws: [],
      invocations: [],
    },
  },
  npcs: { guard: { title: "Guard", text: "", importance: "minor", grit: 2, damage: 1 } },
};
const pair = (initiator: unknown, other: unknown) => ({ initiator, other });

function view(more: Record<string, unknown> = {}): View {
  return {
    phase: "free",
    seats: 3,
    session: 1,
    woe: 4,
    "rule-woe": "yes",
    "rule-injuries-out": 3,
    "rule-hand-max": 10,
    scenario: "free",
    scene: "scene-1",
    to: null,
    "in-scene": ["1", "2"],
    goals: { "goal-1": "open", "goal-2": "absent" },
    "goal-tries": { "goal-1": 1 },
    "goals-won": 0,
    cast: { "npc-1": "guard", "npc-2": "guard", "npc-3": null },
    "cast-grit": { "npc-1": 2, "npc-2": 1 },
    "cast-out": ["npc-2"],
    character: [null, "ada", "ben"],
    will: [0, 5, 4],
    grit: [0, 4, 4],
    coin: [0, 3, 3],
    luck: [0, 2, 2],
    injuries: [0, 0, 3],
    "trait-used": [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    wagered: [[], ["flaw-1"], []],
    invoked: [[], [], []],
    kind: "none",
    fighter: pair(null, null),
    "test-goal": "none",
    field: "none",
    invocation: null,
    declared: pair("none", "none"),
    against: "none",
    marks: [],
    risk: [],
    taken: [],
    wager: pair("none", "none"),
    traits: pair([], []),
    bonus: pair(0, 0),
    "never-bust": pair("no", "no"),
    played: pair(null, null),
    burned: pair("no", "no"),
    assisted: pair(null, null),
    assistant: pair(null, null),
    side: "initiator",
    total: pair(0, 0),
    trumps: pair([], []),
    trumped: pair("no", "no"),
    busted: pair("no", "no"),
    flips: pair(0, 0),
    "initiator-flips": [null],
    "other-flips": [null],
    tie: pair(null, null),
    result: "none",
    heights: pair([], []),
    actor: null,
    size: { deck: 100, discard: 3, "hand-1": 5, "hand-2": 4 },
    place: { "hand-1": ["9-masks", "k-skulls"], look: [], "down-a": [], "down-b": [] },
    dv: "?",
    "woe-in": "?",
    ...more,
  } as View;
}
const testing = (more: Record<string, unknown> = {}) =>
  view({
    phase: "card",
    kind: "test",
    fighter: pair("1", null),
    "test-goal": "goal-1",
    field: "masks",
    declared: pair("masks", "pistols"),
    against: "npc-1",
    trumps: pair(["masks"], ["pistols", "skulls"]),
    ...more,
  });
const facts: Facts = {
  scene: {
    title: "The Yard",
    text: "",
    goals: [{ title: "Get in", text: "", stakes: "", tries: 2, fields: ["masks"] }],
  },
};
const board = (v: View, seat = 1, f: Facts = facts) => new Board(v, cards, f, seat);
/** As the house would say it: a move by its line, and what the story has to do. */
const making = (b: Board, options: Family[], draft: Partial<Picked> = {}, usual?: Move): Now => ({
  board: b,
  options,
  draft: { do: null, ...draft },
  ask: "What do you do?",
  said: (begun) => (begun ? { label: lineOf(begun) } : usual ? { move: usual } : {}),
  title: (verb) => verb,
  lacking: lacking(b, options),
});
const planned = (b: Board, options: Family[], draft: Partial<Picked> = {}, usual?: Move) =>
  plan(making(b, options, draft, usual), b.seat === 0 ? dealers : undefined);

describe("cards", () => {
  it("are worth what the pack says of their rank", () => {
    const b = board(view());
    expect(["a-hearts", "2-hearts", "10-skulls", "k-horns"].map((c) => b.worth(c))).toEqual([1, 2, 10, 10]);
    expect(face("10-skulls")).toMatchObject({ rank: "10", suit: "skulls" });
    expect(b.said("q-skulls")).toEqual({ rank: "queen", suit: "skulls" });
  });
});

describe("words", () => {
  it("are signed", () => {
    expect([signed(2), signed(0), signed(-1)]).toEqual(["+2", "0", "−1"]);
  });
});

describe("the view", () => {
  it("has the goals that are there, by their own numbers, and what the story remembers", () => {
    const later = { title: "Get out", text: "", stakes: "", tries: 1, fields: ["horns" as const] };
    const goals = { "goal-1": "absent", "goal-2": "open" };
    const b = board(view({ goals }), 1, {
      scene: { title: "The Yard", text: "", goals: [null, later] },
      known: ["So."],
    });
    expect(b.goals.map((g) => [g.name, g.title, g.fields])).toEqual([["goal-2", "Get out", ["horns"]]]);
    expect(b.facts.known).toEqual(["So."]);
  });
  it("tells who is out, and numbers NPCs that are called alike", () => {
    const b = board(view(), 1, { ...facts, out: [2] });
    expect(b.posse.map((s) => [s.name, s.out, s.hand])).toEqual([
      ["Ada", false, 5],
      ["Ben", true, 4],
    ]);
    expect(b.npcs.map((n) => [n.title, n.out, n.ratings])).toEqual([
      ["Guard 1", false, null],
      ["Guard 2", true, null],
    ]);
    expect(b.sheet(1).used[0]).toBe(1);
  });
  it("hides the difficulty from a player till it is shown, and not from the Dealer", () => {
    expect(board(testing()).dv).toBeNull();
    expect(board(testing()).difficulty).toBe("secret");
    expect(board(testing({ dv: 5, "woe-in": 2 }), 0).dv).toBe(2);
    expect(board(testing({ phase: "answer", dv: 2, "woe-in": 0 })).difficulty).toBe("shown");
    expect(board(testing({ phase: "answer", dv: 2, "woe-in": 0 })).dv).toBe(-1);
  });
  it("has both scores from the facts, and the cards alone where there are none", () => {
    const v = testing({ phase: "tell", total: pair(12, 9), bonus: pair(2, 0), dv: 4, "woe-in": 2, result: "success" });
    const scores = (f: Facts) => [board(v, 1, f).side("initiator").score, board(v, 1, f).side("other").score];
    expect(scores({ ...facts, scores: [14, 12] })).toEqual([14, 12]);
    expect(scores(facts)).toEqual([12, 9]);
  });
  it("has no title for the goal of a scene that was closed", () => {
    expect(board(testing({ goals: {} })).aim).toBe("A test of Masks");
    expect(board(testing()).aim).toBe("Get in, with Masks");
  });
  it("has no title either where the scene that is open is another one", () => {
    const at = (tested: number, scenes: number) => board(testing({ phase: "free", "test-scene": tested, scenes })).aim;
    expect(at(2, 2)).toBe("Get in, with Masks");
    expect(at(1, 2)).toBe("A test of Masks");
  });
  it("names no NPC of the scene that is open as the one who opposed in another", () => {
    const at = (tested: number, scenes: number) =>
      board(testing({ phase: "free", "test-scene": tested, scenes })).side("other").name;
    expect(at(2, 2)).toBe("Guard 1");
    expect(at(1, 2)).toBe("The opponent");
  });
  it("names who opposed, though somebody else stands there now", () => {
    const b = board(testing({ phase: "free" }), 1, { ...facts, opponent: "Ghost" });
    expect(b.side("other").name).toBe("Ghost");
    expect(
      board(testing({ phase: "free", against: "none" }), 1, { ...facts, opponent: "Ghost" }).side("other").name,
    ).toBe("The Dealer");
  });
  it("reads the chances of a card by its value, and with trumping by its name", () => {
    const b = board(testing(), 1, {
      ...facts,
      odds: { "10": 7800, "9": 4000, now: 2000, "9-masks": [6000, 1000] },
    });
    expect(b.odds("k-skulls")).toEqual({ stand: 0.78 });
    expect(b.odds("9-masks")).toEqual({ stand: 0.4, trump: 0.6, bust: 0.1 });
    expect(b.odds("9-horns")).toEqual({ stand: 0.4 });
    expect([b.odds(null), b.odds("2-horns")]).toEqual([{ stand: 0.2 }, null]);
  });
  it("has what can be bought with its price, and what it brings", () => {
    const buys = {
      "buy-1": { title: "Soup", text: "It is hot.", price: { coin: 1 }, gain: { grit: 2, injury: -1 } },
      "buy-4": { title: "Lens", text: "", price: { coin: 2, luck: 1 }, gain: {}, bonus: 2, field: "pistols" as const },
      "buy-5": { title: "Map", text: "", price: { luck: 1 }, gain: {} },
    };
    expect(board(testing(), 1, { ...facts, buys }).buys.map((b) => [b.name, b.price])).toEqual([
      ["buy-1", "1 Coin (+2 Grit and 1 Injury healed)"],
      ["buy-4", "2 Coin and 1 Luck (+2 to your next score with Pistols)"],
      ["buy-5", "1 Luck"],
    ]);
  });
  it("shows a card laid face down to its player alone", () => {
    const down = { kind: "duel", phase: "down", fighter: pair("1", "2"), size: { "down-a": 1 } };
    expect(board(view(down), 2).side("initiator")).toMatchObject({ down: true, mineDown: null, played: null });
    expect(board(view({ ...down, place: { "down-a": ["9-masks"] } }), 1).side("initiator").mineDown).toBe("9-masks");
  });
  it("goes through a test in strict steps", () => {
    expect(steps("test", "assist").map((s) => s.state)).toEqual([
      "done",
      "done",
      "done",
      "current",
      "to-come",
      "to-come",
      "to-come",
      "to-come",
    ]);
    expect(steps("test", "free").every((s) => s.state === "done")).toBe(true);
    expect(steps("duel", "down").map((s) => s.title)[1]).toBe("Play a card face down");
  });
});

describe("plans", () => {
  it("try a goal in a field, with words", () => {
    const options: Family[] = [{ do: "attempt", goal: ["goal-1"], field: ["masks", "horns"] }, { do: "wait" }];
    expect(planned(board(view()), options).out).toMatchObject({ move: { do: "wait" }, off: false });
    const begun = planned(board(view()), options, { do: "attempt", goal: "goal-1" });
    expect([begun.main, begun.out?.pick]).toEqual([null, NOTHING]); // a suit is the answer, and there is a way back
    const ready = attempted(making(board(view()), options, { do: "attempt", goal: "goal-1" }), "masks");
    expect(ready).toMatchObject({
      move: { do: "attempt", goal: "goal-1", field: "masks" },
      off: false,
    });
    expect([ready, begun.out].map(spoken)).toEqual([true, false]);
    expect([wordsFor("attempt", false), wordsFor("wait", false)]).toEqual(["Your aim, and what it would change", ""]);
  });
  it("invoke", () => {
    const options: Family[] = [{ do: "invoke", invocation: ["invocation-1"], goal: ["goal-1", "none"] }];
    const p = planned(board(view()), options, { do: "invoke", invocation: "invocation-1", goal: "none" });
    expect(p.main?.label).toBe("invoke invocation=invocation-1 goal=none");
    expect(p.main).toMatchObject({ move: { do: "invoke", invocation: "invocation-1", goal: "none" }, off: false });
  });
  it("burn where the card must be burned, or may be and is wished to be", () => {
    const play = (burn: string[], wish = false) =>
      planned(board(testing()), [{ do: "play", card: ["9-masks"], burn }], {
        card: "9-masks",
        burn: wish ? "yes" : "no",
      }).main?.move;
    expect(play(["no"], true)).toEqual({ do: "play", card: "9-masks", burn: "no" });
    expect(play(["yes"])).toEqual({ do: "play", card: "9-masks", burn: "yes" });
    expect(play(["no", "yes"], true)).toEqual({ do: "play", card: "9-masks", burn: "yes" });
  });
  it("keep one of two by tossing the other", () => {
    const b = board(view({ phase: "keep", place: { look: ["2-horns", "9-tomes"] } }));
    expect(planned(b, [{ do: "toss", card: ["2-horns", "9-tomes"] }], { card: "9-tomes" }).main?.move).toEqual({
      do: "toss",
      card: "2-horns",
    });
  });
  it("begin stakes and difficulty as the story has them", () => {
    const usual: Move = {
      do: "declare",
      trump: "masks",
      opposition: "pistols",
      against: "npc-1",
      marks: ["violence", "supernatural"],
      risk: ["grit", "injury"],
    };
    const options: Family[] = [
      {
        do: "declare",
        trump: ["hearts", "masks"],
        opposition: ["none"],
        against: ["none"],
        marks: { of: ["violence", "supernatural"], min: 0, max: 2 },
        risk: { of: ["grit", "injury"], min: 0, max: 2 },
      },
      {
        do: "declare",
        trump: ["hearts", "masks"],
        opposition: ["hearts", "pistols"],
        against: ["npc-1"],
        marks: { of: ["violence", "supernatural"], min: 0, max: 2 },
        risk: { of: ["grit", "injury"], min: 0, max: 2 },
      },
    ];
    const b = board(testing({ phase: "stakes", declared: pair("none", "none") }), 0);
    expect(planned(b, options, {}, usual).main).toMatchObject({ off: false, move: usual });
    expect(planned(b, options).main?.off).toBe(true);
    expect(planned(b, options, { trump: "hearts" }).main?.move).toMatchObject({ against: "none", opposition: "none" });
    expect(planned(b, options, { against: "none" }, usual).main).toMatchObject({
      off: false,
      move: { ...usual, opposition: "none", against: "none" },
    });
    const difficulty: Family[] = [{ do: "difficulty", dv: { min: -3, max: 3 }, woe: { min: 0, max: 2 } }];
    const at = (usual?: Move) => planned(board(testing({ phase: "difficulty" }), 0), difficulty, {}, usual).main?.move;
    expect(at({ do: "difficulty", dv: -1, woe: 0 })).toEqual({ do: "difficulty", dv: -1, woe: 0 });
    expect(at()).toEqual({ do: "difficulty", dv: 0, woe: 0 });
  });
  it("lead the Dealer on: wait, ask, close, open", () => {
    const call: Family = { do: "call", pc: ["1"], goal: ["goal-1"], field: ["masks"] };
    const dealer = (more: Record<string, unknown>, options: Family[]) => planned(board(view(more), 0), options).main;
    expect(dealer({}, [call, { do: "close-scene" }, { do: "wait" }])).toMatchObject({ move: { do: "wait" } });
    expect(dealer({}, [call, { do: "close-scene" }])).toMatchObject({ pick: { do: "call" } });
    expect(dealer({ to: "scene-2" }, [call, { do: "close-scene" }])).toMatchObject({ move: { do: "close-scene" } });
    expect(dealer({ scene: null, to: "scene-2" }, [{ do: "scene", scene: ["scene-1", "scene-2"] }])).toMatchObject({
      move: { do: "scene", scene: "scene-2" },
      off: false,
    });
    expect(
      dealer({ scene: null, to: "ending-1" }, [{ do: "scene", scene: ["scene-1"] }, { do: "close-session" }]),
    ).toMatchObject({ move: { do: "close-session" } });
  });
  it("give a chance with trumping and with standing, and lead to neither where none is shown", () => {
    const options: Family[] = [{ do: "trump" }, { do: "stand" }];
    const at = (f: Facts) => planned(board(testing({ phase: "trump" }), 1, f), options);
    expect(at({ ...facts, odds: { now: 9900, trump: [800, 9000] } })).toMatchObject({
      main: { move: { do: "trump" }, chance: 0.08 },
      out: { move: { do: "stand" }, chance: 0.99 },
    });
    expect(at(facts)).toMatchObject({ main: null, more: { move: { do: "trump" } }, out: { move: { do: "stand" } } });
  });
  it("gain what is beyond the stakes before it is told", () => {
    const options: Family[] = [
      { do: "gain", resource: ["grit", "luck"], amount: { min: 1, max: 2 } },
      { do: "narrate" },
    ];
    const b = board(testing({ phase: "tell", result: "success", "gains-left": 2 }));
    expect(planned(b, options)).toMatchObject({
      main: { label: "Choose what you gain" },
      out: { move: { do: "narrate" } },
    });
    expect(planned(b, options, { do: "gain", resource: "luck", amount: 2 }).main).toMatchObject({
      move: { do: "gain", resource: "luck", amount: 2 },
      off: false,
    });
  });
  it("take what the scenario has a failure cost by one key", () => {
    const options: Family[] = [{ do: "take", resource: ["grit"], amount: { min: 1, max: 3 } }, { do: "narrate" }];
    const b = board(testing({ phase: "tell", result: "failure", risk: ["grit"] }), 0);
    const usual: Move = { do: "take", resource: "grit", amount: 2 };
    expect(planned(b, options, {}, usual).main).toMatchObject({ move: usual });
    expect(planned(b, [{ do: "narrate" }]).main).toMatchObject({ move: { do: "narrate" } });
  });
  it("let a Dealer who has nothing for now go on all the same", () => {
    const call: Family = { do: "call", pc: ["1"], goal: ["goal-1"], field: ["masks"] };
    expect(planned(board(view(), 0), [call, { do: "close-scene" }, { do: "wait" }])).toMatchObject({
      main: { move: { do: "wait" } },
      more: { pick: { do: "call" } },
      out: { move: { do: "close-scene" } },
    });
    expect(planned(board(view({ "dealer-rests": "yes" }), 0), [call, { do: "close-scene" }])).toMatchObject({
      main: { pick: { do: "call" } },
      out: { move: { do: "close-scene" } },
    });
  });
  it("take what was at risk, then tell it", () => {
    const options: Family[] = [{ do: "take", resource: ["grit"], amount: { min: 1, max: 3 } }, { do: "narrate" }];
    const b = board(testing({ phase: "tell", result: "failure", risk: ["grit"] }), 0);
    expect(planned(b, options, { do: "take", resource: "grit", amount: 2 }).main).toMatchObject({
      move: { do: "take", resource: "grit", amount: 2 },
      off: false,
    });
    expect(planned(b, options).main).toMatchObject({ move: { do: "narrate" } });
  });
  it("offer no button for what is not open", () => {
    expect(planned(board(view({ phase: "trump", kind: "test" })), [{ do: "stand" }]).main).toMatchObject({
      move: { do: "stand" },
    });
    expect(planned(board(view({ phase: "assist", kind: "test" })), [{ do: "pass" }]).main).toMatchObject({
      move: { do: "pass" },
    });
  });
});
