import { describe, expect, it } from "vitest";
import type { Family, View } from "../table/wire";
import { correctable, corrections, corrects, edgesFor, foesIn, nextTool, planDesk, tools } from "./plan_desk";
import { fits } from "../table/options";
import { planQuest, waysOpen } from "./quest";
import { roadOf, shortest } from "./road";
import { ofBody, ofKit } from "./sheet";
import { rowsBook } from "./rows.fixture";
import { asked } from "./table.fixture";
import { Board, BODIES, type Book, type Stage } from "./view";

const by = <T>(first: Record<string, T>, rest: T) => Object.fromEntries(BODIES.map((id) => [id, first[id] ?? rest]));
const places = (n: number, of: Record<number, string> = {}) =>
  Array.from({ length: BODIES.length * n }, (_, i) => of[i] ?? null);
const zeros = (n: number) => Array.from({ length: BODIES.length * n }, () => 0);
/* One hero with a Talisman and a Mace, two foes: one aware and hurt, one neither. */
function view(change: View = {}): View {
  return {
    being: by<string>({ "hero-1": "up", "foe-1": "up", "foe-2": "up" }, "absent"),
    side: by<string>({ "foe-1": "foes", "foe-2": "foes" }, "heroes"),
    aware: by<string>({ "hero-1": "yes", "foe-1": "yes" }, "no"),
    kind: by<number | null>({ "hero-1": 16, "foe-1": 0, "foe-2": 0 }, null),
    row: by<string | null>({}, null),
    column: by<string | null>({}, null),
    pile: by<string[]>({ "foe-1": ["2-clubs", "k-spades"] }, []),
    deck: by<string[]>({}, []),
    discard: by<string[]>({}, []),
    "deck-of": by<string | null>({}, null),
    top: by<string | null>({}, null),
    abilities: zeros(6),
    skills: by<string[]>({}, []),
    spells: by<string[]>({}, []),
    "attuned-to": by<string>({}, "none"),
    armor: by<string | null>({}, null),
    slots: places(4, { 0: "talisman", 1: "mace" }),
    "slot-counts": zeros(4),
    pockets: places(4),
    "pocket-counts": zeros(4),
    coated: by<string[]>({}, []),
    marks: by<string[]>({}, []),
    "turns-left": zeros(5),
    edge: by<number>({}, 0),
    used: by<string[]>({}, []),
    delaying: [],
    conflict: "no",
    run: "evening",
    "run-at": 1,
    "rested-at": 1,
    defeats: 2,
    acts: 3,
    ...change,
  };
}
const stages: Stage[] = [
  { title: "Road", text: "r", ways: [1, 2] },
  { title: "Fire", text: "f", rest: true, ways: [3] },
  { title: "Bog", text: "b", ways: [3, 4] },
  { title: "Hall", text: "h", ways: [4] },
  { title: "Bell", text: "b", ways: [] },
];
const book: Book = {
  ...rowsBook(),
  beasts: {
    rat: { title: "Cellar Rat", text: "", abilities: {}, skills: [], spells: [], slots: {}, pockets: [], limit: 2 },
  },
  runs: { evening: { title: "The Evening", text: "", stages } },
};
const board = (change: View = {}, facts = {}, seat = 0) =>
  new Board(
    view(change),
    book,
    { bodies: { "foe-1": { title: "the first rat", limit: 2, feet: 30 } }, ...facts },
    seat,
  );
const options: Family[] = [
  { do: "shift", who: ["hero-1", "foe-1", "foe-2"] },
  { do: "leave", who: ["hero-1", "foe-1", "foe-2"] },
  { do: "mend", who: ["foe-1"] },
  { do: "harm", who: ["hero-1", "foe-1"] },
  { do: "stun", who: ["hero-1"] },
  { do: "alert", who: ["foe-1", "foe-2"] },
];

describe("a hero's file", () => {
  it("has what was first packed, not what is left of it", () => {
    const packed = [null, "greatsword", "dagger", null, "firebomb", null, "turpentine", null];
    packed[0] = "two-handed";
    const b = board({
      slots: places(4, { 2: "dagger" }),
      pockets: places(4, { 2: "turpentine" }),
      "pocket-counts": zeros(4).map((_, i) => (i === 2 ? 1 : 0)),
      kit: [...packed, ...Array.from({ length: 24 }, () => null)],
    });
    const sheet = ofKit(b, b.body("hero-1")!);
    expect([sheet.slots.both, sheet.slots.left, sheet.slots["reserve-left"], sheet.pockets]).toEqual([
      "greatsword",
      null,
      "dagger",
      ["firebomb", "turpentine"],
    ]);
    expect(ofBody(b.body("hero-1")!, b.book)).toMatchObject({
      pockets: ["turpentine"],
      slots: { both: null, "reserve-left": "dagger" },
    });
  });
});

describe("corrections", () => {
  it("are those that are open for whom is chosen", () => {
    expect(correctable(board(), options).map((b) => b.id)).toEqual(["hero-1", "foe-1", "foe-2"]);
    const of = (id: string) => corrections(options, id).map((c) => c.do);
    expect(of("foe-1")).toEqual(["shift", "mend", "harm", "alert", "leave"]);
    expect(of("hero-1")).toEqual(["shift", "harm", "stun", "leave"]);
    expect(of("foe-8")).toEqual([]);
    for (const move of corrections(options, "foe-1")) expect(fits(options, move)).toBe(true);
    expect([corrects(options), corrects([{ do: "attack" }]), corrects([{ do: "peace" }])]).toEqual([true, false, true]);
    const edges = [{ do: "edge", who: ["foe-1"], by: { min: -1, max: 1 } }] as Family[];
    expect(edgesFor(edges, "foe-1").map((e) => e.by)).toEqual([-1, 0, 1]);
    expect(edgesFor(edges, "foe-2")).toEqual([]);
  });
});

describe("a Deal that is called", () => {
  const sets = { of: ["strength", "dexterity", "endurance", "hope", "wits", "power"], min: 1, max: 6 };
  const tags = { of: ["social", "stealth", "fire", "non-combat"], min: 0, max: 4 };
  const open: Family[] = [
    {
      do: "target",
      abilities: sets,
      take: ["best", "lowest"],
      target: { min: 2, max: 21 },
      edge: { min: -3, max: 3 },
      tags,
    },
    { do: "oppose", against: ["foe-1", "foe-2"], tags },
    { do: "test", abilities: sets, take: ["best", "lowest"], edge: { min: -3, max: 3 } },
    { do: "no-deal" },
  ] as Family[];
  const call = (picked: object, phase = "call") => planDesk(asked(board(), open, phase, picked)).main!;
  it("is a move once what is tested, or against whom, is said; the rest is taken as it is offered first", () => {
    expect(call({})).toMatchObject({ label: "Choose first", off: true });
    expect(call({ abilities: ["wits"] })).toMatchObject({
      off: false,
      move: { do: "target", abilities: ["wits"], take: "best", target: 15, edge: 0, tags: [] },
    });
    const picked = { abilities: ["hope", "wits"], take: "lowest", target: 17, edge: -2, tags: ["social"] };
    expect(call({ do: "target", ...picked }).move).toEqual({ do: "target", ...picked });
    expect(call({ do: "oppose" })).toMatchObject({ label: "Choose first", off: true });
    expect(call({ do: "oppose", against: "foe-1", tags: ["fire"] }).move).toEqual({
      do: "oppose",
      against: "foe-1",
      tags: ["fire"],
    });
    expect(call({ abilities: ["power"], edge: 1 }, "call-side").move).toEqual({
      do: "test",
      abilities: ["power"],
      take: "best",
      edge: 1,
    });
  });
});

describe("between fights", () => {
  it("the GM's next step is the fight while foes stand, then the road, then a scene", () => {
    const all: Family[] = [{ do: "fight" }, { do: "onward" }, { do: "scene", encounter: ["a"] }, { do: "finish" }];
    expect(tools(all)).toEqual(["fight", "scene", "onward", "finish"]);
    expect(nextTool(board(), all)).toBe("fight");
    const gone = board({ being: by<string>({ "hero-1": "up" }, "absent") });
    expect(nextTool(gone, all)).toBe("onward");
    expect(nextTool(gone, all.slice(2))).toBe("scene");
    expect(nextTool(gone, [{ do: "finish" }])).toBe("finish");
    const desk = (some: Family[], picked = {}) => planDesk(asked(gone, some, "free", picked));
    expect(desk(all).main!.move).toEqual({ do: "onward" });
    expect(desk(all.slice(2)).main!.pick).toEqual({ do: "scene" });
    expect(desk(all, { do: "scene", encounter: "a" }).main!.move).toEqual({ do: "scene", encounter: "a" });
  });
  it("a hero waits, or begins the fight, or does what is picked", () => {
    const all: Family[] = [{ do: "try" }, { do: "fight" }, { do: "wait", dull: true }];
    const quest = (some: Family[], picked = {}) => planQuest(asked(board({}, {}, 1), some, "free", picked), false);
    expect([quest(all).main!.label, quest(all).out!.move]).toEqual(["<wait>", { do: "fight" }]);
    const at = asked(board({}, {}, 1), all, "free", {});
    const lesson = { of: 1, steps: [{ id: "rats", n: 1, say: "", point: [], wait: [{ seat: 1, do: "fight" }] }] };
    const taught = planQuest({ ...at, turn: { ...at.turn, lesson } }, false);
    expect([taught.main!.move, taught.out!.label]).toEqual([{ do: "fight" }, "<wait>"]);
    expect(quest([all[2]!]).out).toBeNull();
    expect(quest(all, { do: "try" }).main).toMatchObject({ move: { do: "try" } });
  });
  it("the road knows the place, the last fire and the ways", () => {
    const road = roadOf(board())!;
    expect([road.here?.title, road.fire?.title, road.ways.map((w) => w.title), road.left, road.defeats]).toEqual([
      "Fire",
      "Fire",
      ["Hall"],
      2,
      2,
    ]);
    expect(roadOf(board({ "run-at": 2, "rested-at": 0 }))!.fire).toBeNull(); // the run's first place is no fire
    expect(roadOf(board({ run: "free" }))).toBeNull();
    expect([0, 2, 4].map((i) => shortest(stages, i))).toEqual([2, 1, 0]);
    expect(
      waysOpen(board({ "run-at": 0 }, { ways: ["Fire", "Bog"] }), [{ do: "path", way: ["way-1", "way-2"] }]).map(
        (w) => [w.way, w.title, w.stage?.rest ?? false],
      ),
    ).toEqual([
      ["way-1", "Fire", true],
      ["way-2", "Bog", false],
    ]);
  });
});

describe("who stands in a scene", () => {
  it("is told by the rules", () => {
    const facts = { bodies: {}, scenes: { road: { rat: 3, "mud-hound": 1 } } };
    expect(foesIn(new Board(view({}), book, facts, 0), "road")).toBe("3 × Cellar Rat, Mud Hound");
    expect(foesIn(new Board(view({}), book, facts, 0), "bog")).toBe("");
  });
});
