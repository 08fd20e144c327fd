import { describe, expect, it } from "vitest";
import type { Family, Turn, View } from "../table/wire";
import { cardOf, countsOf, oneMore, share, totalOf, type Held } from "./cards";
import type { Asked } from "./plan";
import { placed } from "../kit/acts";
import { chances } from "./chances";
import { planDeal } from "./plan_deal";
import { blankDeal, type DealDraft } from "./plan_deal_draft";
import { altered, cardsFor, planSkills, skillsOf, totalAfter, totalsAfter, valuesFor } from "./plan_skills";
import { actsOf, barredOf, blankTurn, planTurn, remediesOf, squaresOf, waysNear, type TurnDraft } from "./plan_turn";
import { ABILITIES, Board, BODY_IDS, POCKETS, SLOTS, TIMED, type Book, type Facts } from "./view";

/* ---- A table made by hand: a hero at a4, two rats at b4 and f2 of a small map ---- */
const each = <T>(of: (id: string, at: number) => T) =>
  Object.fromEntries(BODY_IDS.map((id, at) => [id, of(id, at)])) as View;
const here = ["hero-1", "foe-1", "foe-2"];
function viewOf(change: Partial<Record<string, unknown>> = {}): View {
  const flat = (per: number, some: Record<string, unknown> = {}, none: unknown = null) =>
    BODY_IDS.flatMap((id) => Array.from({ length: per }, (_, i) => some[`${id} ${i}`] ?? none));
  return {
    being: each((id) => (here.includes(id) ? "up" : "absent")),
    side: each((id) => (id.startsWith("foe") ? "foes" : "heroes")),
    aware: each(() => "yes"),
    row: each((id) => ({ "hero-1": "4", "foe-1": "4", "foe-2": "2" })[id] ?? null),
    column: each((id) => ({ "hero-1": "a", "foe-1": "b", "foe-2": "f" })[id] ?? null),
    kind: each((id) => (here.includes(id) ? 0 : null)),
    "deck-of": each((id) => id),
    top: each(() => null),
    "base-limit": each(() => 8),
    deck: each(() => []),
    discard: each(() => []),
    pile: each((id) => (id === "hero-1" ? ["j-hearts", "3-hearts"] : [])),
    skills: each(() => []),
    spells: each(() => []),
    used: each(() => []),
    marks: each(() => []),
    coated: each(() => []),
    edge: each(() => 2),
    "attuned-to": each(() => "none"),
    armor: each(() => null),
    abilities: flat(ABILITIES.length, {}, 0),
    slots: flat(SLOTS.length, { "hero-1 0": "broadsword", "hero-1 1": "kite-shield", "hero-1 2": "mace" }),
    "slot-counts": flat(SLOTS.length, {}, 1),
    pockets: flat(POCKETS.length, { "hero-1 0": "half-moon-grass" }),
    "pocket-counts": flat(POCKETS.length, { "hero-1 0": 4 }, 0),
    "turns-left": flat(TIMED.length, { "hero-1 1": 2 }, 0),
    conflict: "yes",
    order: ["foe-1", "hero-1", "foe-2", null],
    delaying: [null],
    "delay-left": each(() => 0),
    "plan-kind": each(() => "none"),
    "plan-what": each(() => 0),
    "plan-gear": each(() => null),
    "plan-how": each(() => 0),
    mover: "hero-1",
    feet: 30,
    "has-moved": "no",
    phase: "turn",
    deal: "none",
    result: "none",
    party: { first: null, second: null },
    tested: {},
    held: {},
    busted: {},
    critical: {},
    sturdy: {},
    "hand-count": {},
    hands: [],
    "hand-set": [],
    "hand-change": [],
    "hand-soul": [],
    "act-kind": "attack",
    "act-who": "hero-1",
    "act-what": 0,
    "act-gear": "broadsword",
    "act-how": "plain",
    targets: [],
    settled: [],
    laid: [],
    tags: [],
    ...change,
  } as View;
}
const row = (title: string, has: string, text: string, more: object) => ({ title, of: "", has, text, ...more });
const book = {
  skills: {
    influence: row("Influence", "1 Edge", "one card +1 or -1.", { ability: "none", cost: 1 }),
    soul: row("Soul", "2 Edge", "0.", { ability: "none", cost: 2 }),
    "lean-into": row("Lean Into", "1 Edge", "Clubs.", { ability: "strength", cost: 1 }),
    cheek: row("Cheek", "2 Edge", "discard.", { ability: "wits", cost: 2 }),
  },
  spells: { heal: row("Heal", "Delay 2", "..", { school: "miracle", delay: 2, target: 15, range: 0 }) },
  gear: {
    broadsword: row("Broadsword", "Weight 1", "A blade.", {
      class: "melee",
      weight: 1,
      reach: 5,
      stack: 0,
    }),
    longbow: row("Longbow", "Weight 2, Dexterity, Delay 2", "A bow.", {
      class: "ranged",
      weight: 2,
      reach: 0,
      stack: 0,
    }),
    talisman: row("Talisman", "Weight 1", "", { class: "tool", weight: 1, reach: 0, stack: 0, school: "miracle" }),
    mace: row("Mace", "", "", { class: "melee", weight: 1, reach: 5, stack: 0 }),
    "kite-shield": row("Kite Shield", "", "", { class: "shield", weight: 1, reach: 0, stack: 0 }),
    "half-moon-grass": row("Half Moon Grass", "", "Heals.", { class: "item", weight: 0, reach: 0, stack: 5 }),
  },
  armor: {},
  heroes: { berrick: row("Berrick Stoll", "", "A sword.", {}) },
  beasts: { rat: row("Cellar Rat", "", "It bites.", {}) },
  maps: [{ title: "The Causeway", text: "", rows: ["######", "......", "..#...", ".....:"] }],
  encounters: {},
  runs: {},
  pack: "t",
} as unknown as Book;
const facts: Facts = {
  map: 0,
  bodies: {
    "hero-1": { title: "Berrick Stoll", limit: 12, feet: 30 },
    "foe-1": { title: "Rat 1", limit: 2, feet: 30, away: 5, seen: true },
    "foe-2": { title: "Rat 2", limit: 2, feet: 30, away: 25, seen: true },
  },
};
/** What the left hand could strike now. */
const attacks: Partial<Facts> = { attacks: { left: { delay: 0, power: 1, at: ["foe-1"] } } };
const boardOf = (change = {}, seat = 1, more: Partial<Facts> = {}) =>
  new Board(viewOf(change), book, { ...facts, ...more }, seat);

/** A Deal in the window: these hands; the first is foe-1's. */
function dealOf(first: string[], second: string[], change = {}, more: Partial<Facts> = {}): Board {
  const lay = (a: unknown[], b: unknown[], none: unknown) => [
    ...a,
    ...Array.from({ length: 40 - a.length }, () => none),
    ...b,
    ...Array.from({ length: 40 - b.length }, () => none),
  ];
  return boardOf(
    {
      phase: "window",
      deal: "contest",
      party: { first: "foe-1", second: "hero-1" },
      tested: { first: "strength", second: "dexterity" },
      held: { first: "no", second: "no" },
      "hand-count": { first: first.length, second: second.length },
      hands: lay(first, second, null),
      "hand-set": lay([], [], null),
      "hand-change": lay([], [], 0),
      "hand-soul": lay([], [], 0),
      asked: "hero-1",
      playing: "second",
      target: 0,
      ...change,
    },
    1,
    more,
  );
}
function asked(board: Board, options: Family[], phase: string, prompt = "?") {
  const sent: unknown[] = [];
  const x = {
    board,
    options,
    turn: { phase, prompt, n: 1 } as unknown as Turn,
    send: (move: unknown) => (sent.push(move), true),
    mine: true,
    busy: false,
  } as unknown as Asked;
  return { x, sent };
}
const held = (name: string, part: Partial<Held> = {}): Held => ({
  ...cardOf(name),
  set: null,
  change: 0,
  soul: false,
  counts: 0,
  why: "",
  ...part,
});

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

describe("the view", () => {
  it("tells who is here, with all that is theirs", () => {
    const board = boardOf();
    expect(board.bodies.map((b) => b.id)).toEqual(here);
    const me = board.me!;
    expect([me.title, me.mark, me.mine, me.foe, me.limit, me.square]).toEqual([
      "Berrick Stoll",
      "H1",
      true,
      false,
      12,
      { row: 3, column: 0 },
    ]);
    expect(me.slots.map((s) => [s.at, s.title])).toEqual([
      ["left", "Broadsword"],
      ["right", "Kite Shield"],
      ["reserve-left", "Mace"],
    ]);
    expect(me.pockets).toEqual([
      { at: "pocket-1", gear: "half-moon-grass", count: 4, title: "Half Moon Grass", coated: false },
    ]);
    expect([
      board.body("foe-2")!.mine,
      boardOf({}, 0).body("foe-2")!.mine,
      boardOf({}, -1).body("foe-2")!.mine,
    ]).toEqual([false, true, false]);
  });
  it("has whose turn it is first in the order, and Delays beside it", () => {
    const board = boardOf({
      delaying: ["foe-2"],
      "delay-left": each((id) => (id === "foe-2" ? 2 : 0)),
    });
    expect(board.order.map((b) => b.id)).toEqual(["hero-1", "foe-1", "foe-2"]);
    expect(board.delaying.map((b) => [b.id, b.delay])).toEqual([["foe-2", 2]]);
    expect(boardOf({ conflict: "no" }).mover).toBeNull();
  });
  it("reads a Deal: hands, totals, why; and the one before it when it is over", () => {
    const board = dealOf(
      ["3-diamonds", "j-clubs"],
      ["a-diamonds", "k-diamonds"],
      { critical: { first: "yes" } },
      { hands: [{}, { why: { 0: "Ace as 11" } }] },
    );
    const deal = board.deal!;
    expect(deal.parties.map((p) => [p.body.id, p.total, p.tested, p.asked, p.critical])).toEqual([
      ["foe-1", 13, "strength", false, true],
      ["hero-1", 21, "dexterity", true, false],
    ]);
    expect(deal.parties[1]!.hand.map((c) => [c.counts, c.why])).toEqual([
      [11, "Ace as 11"],
      [10, ""],
    ]);
    expect(board.mineOf(deal)!.body.id).toBe("hero-1");
    expect(board.lastDeal).toBeNull();
    expect(
      dealOf(["3-diamonds"], ["k-clubs"], { deal: "none", result: "second" }).lastDeal!.parties.map((p) => p.total),
    ).toEqual([3, 10]);
    expect(dealOf([], [], { deal: "none" }).lastDeal).toBeNull();
    const stale = dealOf(["3-diamonds"], ["k-clubs"], { target: 17 });
    expect([
      stale.deal!.target,
      dealOf(["3-diamonds"], ["k-clubs"], { deal: "none", result: "second", target: 17 }).lastDeal!.target,
    ]).toEqual([0, 0]); // of an older Deal
    expect(dealOf(["3-diamonds"], [], { deal: "none", result: "failure", target: 17 }).lastDeal).toMatchObject({
      kind: "target",
      target: 17,
    });
  });
  it("which scene it is: another place, another time after a defeat; at a fire the fight is past", () => {
    const run = {
      runs: {
        bell: {
          title: "Bell",
          text: "",
          stages: [
            { title: "Road", text: "" },
            { title: "Fire", text: "", rest: true },
          ],
        },
      },
    };
    const at = (change: object) =>
      new Board(
        viewOf({ run: "bell", "run-at": 0, encounter: "rats", defeats: 0, ...change }),
        { ...book, ...run } as unknown as Book,
        facts,
        1,
      );
    expect(
      new Set([at({}), at({ defeats: 1 }), at({ "run-at": 1 }), at({ encounter: "bats" })].map((b) => b.scene)).size,
    ).toBe(4);
    expect([at({}).resting, at({ "run-at": 1 }).resting, at({ "run-at": 1, conflict: "no" }).resting]).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe("plans of a turn", () => {
  const options: Family[] = [
    { do: "move", row: ["2"], column: ["a", "e"] },
    { do: "move", row: ["3"], column: ["a", "b"] },
    { do: "attack", with: ["left"], how: ["plain", "power-strike"] },
    { do: "cast", spell: ["heal"], expert: { min: 0, max: 1 } },
    { do: "use", from: ["pocket-1"] },
    { do: "swap", hand: ["left"] },
    { do: "drop", slot: ["right"] },
    { do: "end-turn" },
  ] as Family[];
  const plan = (draft: Partial<TurnDraft> = {}, phase = "turn", some = options, board = boardOf()) => {
    const drafts: Partial<TurnDraft>[] = [];
    const { x, sent } = asked(board, some, phase);
    return {
      plan: planTurn({
        x,
        draft: { ...blankTurn(), ...draft },
        set: (part) => void drafts.push(part),
        words: "I hide",
      }),
      sent,
      drafts,
    };
  };
  it("squares are those that the house offers", () => {
    expect(squaresOf(options, "move").map((s) => [s.row, s.column])).toEqual([
      [1, 0],
      [1, 4],
      [2, 0],
      [2, 1],
    ]);
  });
  it("a way towards each foe that is nearer than where one stands", () => {
    const board = boardOf();
    expect(waysNear(board, squaresOf(options, "move"), board.me).map((w) => [w.body.id, w.square, w.away])).toEqual([
      ["foe-2", { row: 1, column: 4 }, 5],
    ]);
  });
  it("acts have labels, prices and who is in reach", () => {
    const board = boardOf({}, 1, attacks);
    expect(actsOf(board, options, board.me).map((a) => [a.kind, a.label, a.price])).toEqual([
      ["attack", "Attack with Broadsword", "in reach: F1"],
      ["attack", "Attack with Broadsword as a Power Strike", "Delay 1"],
      ["cast", "Cast Heal", "Delay 2"],
      ["use", "Use Half Moon Grass", "4 left"],
      ["swap", "Swap Broadsword for Mace (Left hand)", ""],
      ["drop", "Drop Kite Shield", "free"],
    ]);
    const bow = boardOf(
      {
        slots:
          viewOf().slots &&
          BODY_IDS.flatMap((id) =>
            SLOTS.map((_, i) =>
              id === "hero-1"
                ? [null, null, null, null].with(0, "longbow" as never).with(1, "two-handed" as never)[i]
                : null,
            ),
          ),
      },
      1,
      { attacks: { right: { delay: 2, power: 3, at: [] } } },
    );
    expect(
      actsOf(bow, [{ do: "attack", with: ["right"], how: ["plain"] }] as Family[], bow.me).map((a) => [
        a.label,
        a.price,
      ]),
    ).toEqual([["Attack with Longbow", "Delay 2"]]);
  });
  it("nothing is sent before the main button; once more on the chosen square is that button", () => {
    const first = plan();
    expect([first.plan.main, first.plan.out!.label]).toEqual([null, "End the turn without an act"]);
    first.plan.squares!.pick({ row: 1, column: 0 });
    expect([first.sent, first.drafts[0]!.square]).toEqual([[], { row: 1, column: 0 }]);
    const then = plan({ square: { row: 1, column: 0 } });
    expect(then.plan.main!.label).toBe("Move to a2");
    then.plan.squares!.pick({ row: 1, column: 0 });
    then.plan.main!.run();
    expect(then.sent).toEqual(Array(2).fill({ do: "move", row: "2", column: "a" }));
  });
  it("who is unaware can move and not act (BJ-D7)", () => {
    const blind = plan(
      {},
      "turn",
      [{ do: "move", row: ["2"], column: ["a"] }, { do: "end-turn" }] as Family[],
      boardOf({ aware: each((id) => (id === "hero-1" ? "no" : "yes")) }),
    );
    expect([blind.plan.title, blind.plan.main, blind.plan.squares!.open.length]).toEqual(["?", null, 1]);
  });
  it("a spell says its Delay and the Edge that shortens it; words go with what is tried", () => {
    const key = JSON.stringify({ do: "cast", spell: "heal" });
    const { plan: cast, sent } = plan({ act: key, expert: 1 });
    expect(cast.main!.label).toBe("Cast Heal, Delay 1, for 1 Edge");
    cast.main!.run();
    expect(sent).toEqual([{ do: "cast", spell: "heal", expert: 1 }]);
    expect(plan({ act: key }).plan.main!.label).toBe("Cast Heal, Delay 2");
  });
  it("an attack that reaches one aims at it; of several one is chosen first, or the house asks", () => {
    const strike = [{ do: "attack", with: ["left"], how: ["plain"] }, { do: "end-turn" }] as Family[];
    const act = JSON.stringify({ do: "attack", with: "left", how: "plain" });
    const aimed: string[] = [];
    const at = (board: Board, draft: Partial<TurnDraft>) => {
      const { x, sent } = asked(board, strike, "turn");
      return {
        plan: planTurn({
          x,
          draft: { ...blankTurn(), act, ...draft },
          set: () => undefined,
          words: "",
          aim: (id) => void aimed.push(id),
        }),
        sent,
      };
    };
    const one = at(boardOf({}, 1, attacks), {});
    one.plan.main!.run();
    expect([one.plan.title, one.plan.main!.label, one.sent, aimed]).toEqual([
      "Attack with Broadsword. Choose the target.",
      "Attack Rat 1",
      [{ do: "attack", with: "left", how: "plain" }],
      ["foe-1"],
    ]);
    const both = boardOf(
      {
        row: each(() => "4"),
        column: each((id) => ({ "hero-1": "b", "foe-1": "a", "foe-2": "c" })[id] ?? null),
      },
      1,
      { attacks: { left: { delay: 0, power: 1, at: ["foe-1", "foe-2"] } } },
    );
    const none = at(both, {});
    none.plan.main!.run();
    expect([none.plan.main!.label, none.plan.bodies!.open, aimed.length]).toEqual([
      "Attack with Broadsword",
      ["foe-1", "foe-2"],
      1,
    ]);
    expect(at(both, { at: ["foe-2"] }).plan.main!.label).toBe("Attack Rat 2");
  });
  it("what cannot be used now says what it needs (BJ-G1, BJ-F6)", () => {
    const priest = boardOf({ spells: each((id) => (id === "hero-1" ? ["heal"] : [])) });
    expect(barredOf(priest, priest.me, [])).toEqual([
      "Heal needs a Talisman in hand.",
      "You need an empty hand for what is in your pockets: Half Moon Grass.",
    ]);
    expect(barredOf(priest, priest.me, actsOf(priest, options, priest.me))).toEqual([
      "You need an empty hand for what is in your pockets: Half Moon Grass.",
    ]);
    const free = boardOf({
      slots: BODY_IDS.flatMap((id) => SLOTS.map((_, i) => (id === "hero-1" && i === 0 ? "broadsword" : null))),
    });
    expect(barredOf(free, free.me, [])).toEqual([]);
    const done = boardOf({ "has-acted": "yes" });
    expect(barredOf(done, done.me, [])).toEqual([]);
  });
  it("of squares as near to a foe, the one straight before it", () => {
    const board = boardOf({
      row: each((id) => (id === "foe-2" ? "2" : "4")),
      column: each((id) => ({ "hero-1": "a", "foe-1": "b", "foe-2": "f" })[id] ?? null),
    });
    const open = [
      { row: 3, column: 3 },
      { row: 1, column: 3 },
    ]; // both 10 feet from f2 and 15 from a4
    expect(waysNear(board, open, board.me).map((w) => w.square)).toEqual([{ row: 1, column: 3 }]);
  });
  it("a square of an area spell says whom it strikes", () => {
    const burning = {
      ...book,
      spells: {
        fireball: row(
          "Fireball",
          "Delay 2",
          "An attack on a square in sight within 15 feet and all adjacent to it, allies too.",
          {
            school: "pyromancy",
            delay: 2,
            target: 0,
            range: 15,
            attacks: 1,
            near: 1,
          },
        ),
      },
    } as unknown as Book;
    const board = new Board(viewOf({ "act-kind": "cast", "act-what": 0 }), burning, facts, 1);
    const at = (row: number, column: number) =>
      plan(
        { square: { row, column } },
        "square",
        [{ do: "square", row: ["2", "3"], column: ["a", "c", "d"] }] as Family[],
        board,
      ).plan.title;
    expect([at(2, 0), at(2, 2), at(1, 3)]).toEqual([
      "On a3? It strikes you and Rat 1.",
      "On c3? It strikes Rat 1.",
      "On d2? It strikes nobody.",
    ]);
  });
  it("a target: the only one is chosen; of several none; a sweep takes some", () => {
    const at = (names: string[]): Family[] => [{ do: "aim", at: names }] as Family[];
    const only = plan({}, "aim", at(["foe-1"]));
    expect([only.plan.main!.label, only.plan.main!.off]).toEqual(["Attack Rat 1", false]);
    expect(plan({}, "aim", at(["foe-1", "foe-2"])).plan.main!.off).toBe(true);
    const sweep = plan({ at: ["foe-1", "foe-2"] }, "aim", [
      { do: "sweep", at: { of: ["foe-1", "foe-2"], min: 1, max: 2 } },
    ] as Family[]);
    sweep.plan.main!.run();
    expect([sweep.plan.main!.label, sweep.sent]).toEqual([
      "Strike Rat 1 and Rat 2",
      [{ do: "sweep", at: ["foe-1", "foe-2"] }],
    ]);
  });
  it("a remedy shows which cards it takes", () => {
    const board = boardOf();
    expect(
      remediesOf(board, [{ do: "kind", kind: ["non-face", "face"] }] as Family[]).map((r) => [r.label, r.takes]),
    ).toEqual([
      ["All others", ["3-hearts"]],
      ["All face cards", ["j-hearts"]],
    ]);
    expect(remediesOf(board, [{ do: "suit", suit: ["hearts"] }] as Family[])[0]!.takes).toEqual([
      "j-hearts",
      "3-hearts",
    ]);
    const rats = boardOf({
      being: each((id) => (here.includes(id) || id === "hero-2" ? "up" : "absent")),
      pile: each(
        (id) => ({ "hero-1": ["3-hearts"], "hero-2": ["5-hearts", "9-clubs"], "foe-1": ["k-spades"] })[id] ?? [],
      ),
    });
    const suits = remediesOf(rats, [{ do: "suit", suit: ["hearts", "clubs", "spades"] }] as Family[]); // BJ-G1: a suit leaves all piles of the side
    expect(suits.map((r) => [r.of, r.takes])).toEqual([
      ["You 1, Hero 2 1", ["3-hearts", "5-hearts"]],
      ["Hero 2 1", ["9-clubs"]],
      ["nothing", []],
    ]);
    const { plan: chosen, sent } = plan({ name: "3-hearts" }, "remedy", [
      { do: "discard", card: ["3-hearts"] },
    ] as Family[]);
    chosen.main!.run();
    expect([chosen.main!.label, sent]).toEqual(["Heal: 3 of Hearts", [{ do: "discard", card: "3-hearts" }]]);
  });
});

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
    const { x, sent } = asked(on, some, phase, "Riposte for 1 of 3 Edge?\nmore");
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
