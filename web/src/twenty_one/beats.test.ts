/* A Deal is dealt on the table card by card, as it is told. Expected by hand. */
import { expect, it } from "vitest";
import { beatsOf, EMPTY, laid, type Looks, type Row } from "../beats/rows";
import { rows, told } from "./beats";
import { dealOf } from "./table.fixture";
import { Board } from "./view";

it("the first cards of a Deal lie in their hands with their totals, and each is held as it is said", () => {
  const { v: view, facts, book } = dealOf(["3-diamonds", "j-clubs"], ["2-clubs", "9-spades"]);
  let shown = { view, facts } as unknown as { view: Looks["view"]; facts: Record<string, unknown> };
  const { first, second } = view.party as Record<string, string>;
  const who = (id: string) => (id.startsWith("foe") ? 3 + Number(id.slice(4)) : Number(id.slice(5)) - 1);
  const board = () => new Board(shown.view, book, shown.facts as never, 1);
  const tell = (message: keyof typeof rows, slots: object) => {
    const row = rows[message];
    if (typeof row === "string" || !row.lay) throw new Error(`${message} lays nothing`);
    shown = laid(shown, row.lay(slots as never, { ...shown, cards: book, nameOf: () => "", me: 1, text: "" } as never));
  };
  const hands = () => board().deal!.parties.map((p) => [p.hand.map((card) => card.name), p.total, p.held]);

  tell("deal-of", { who: who(first!), on: who(second!), edge: 2, "on-edge": 0 });
  expect(hands()).toEqual([
    [[], 0, false],
    [[], 0, false],
  ]);
  tell("draw-two", { who: who(first!), first: "a-clubs", card: "2-hearts", shown: 1, total: 13 });
  tell("draw", { who: who(second!), card: "4-clubs", shown: 1, total: 4 });
  tell("draw", { who: who(second!), card: "9-hearts", shown: 1, total: 13 });
  tell("hit-draw", { who: who(first!), card: "9-spades", shown: 1, total: 12 });
  tell("skill-did", { who: who(first!), total: 11 });
  tell("hold", { who: who(second!), total: 13 });
  expect(hands()).toEqual([
    [["a-clubs", "2-hearts", "9-spades"], 11, false],
    [["4-clubs", "9-hearts"], 13, true],
  ]);
});

it("after a question a Deal is shown with both hands as they lie, a Skill with its total, Damage on its pile", () => {
  const { v: view, facts, book } = dealOf(["3-diamonds", "j-clubs"], ["2-clubs", "9-spades"]);
  const x = { view, facts, cards: book, nameOf: () => "", me: 1, text: "" } as unknown as Looks;
  const { first } = view.party as Record<string, string>;
  const who = 3 + Number(first!.slice(4)); // foes come after the four heroes
  const hit = (rows["hit-draw"] as Row).scene!({ who, card: "5-hearts", shown: 1, total: 18 } as never, EMPTY, x);
  expect(hit.sides.map((side) => side.cards?.map((card) => [card.title, card.fresh]))).toEqual([
    [
      ["3 \u2666", false],
      ["J \u2663", false],
      ["5 \u2665", true],
    ],
    [
      ["2 \u2663", false],
      ["9 \u2660", false],
    ],
  ]);
  expect(hit.sides[0]!.total).toBe(18);
  const altered = (rows["alter"] as Row).lay!({ who, owner: who, total: 12 } as never, x);
  expect(laid({ view: x.view, facts: x.facts }, altered).facts).toMatchObject({ hands: [{ total: 12 }, {}] });
  const hurt = (rows["pile-more"] as Row).lay!(
    { who, n: 2, pile: 2, limit: 9, drawn: ["4-clubs", "9-hearts"] } as never,
    x,
  );
  expect(laid({ view: x.view }, hurt).view["pile"]).toMatchObject({ [first!]: ["4-clubs", "9-hearts"] });
});

it("an attack's Deal lies there from its first word, each of several plays against the hand, and the next turn clears it", () => {
  const {
    v: view,
    facts,
    book,
  } = dealOf(["3-diamonds", "j-clubs"], ["2-clubs", "9-spades"], {
    deal: "none",
    result: "second",
  });
  let shown = { view, facts } as unknown as { view: Looks["view"]; facts: Record<string, unknown> };
  let scene = EMPTY;
  const x = () => ({ ...shown, cards: book, nameOf: () => "", me: 1, text: "" }) as never;
  const tell = (message: keyof typeof rows, slots: object) => {
    const row = rows[message] as Row;
    const before = x();
    if (row.lay) shown = laid(shown, row.lay(slots as never, before));
    if (row.scene) scene = row.scene(slots as never, scene, before);
  };
  const board = () => new Board(shown.view, book, shown.facts as never, 1);
  const hands = () => board().deal!.parties.map((p) => [p.body.id, p.hand.map((card) => card.name), p.total]);
  const [HERO, RAT, OTHER] = [0, 4, 5]; // four heroes come before the foes
  expect(board().lastDeal).not.toBeNull();

  tell("aim", { who: HERO, on: RAT });
  expect([board().deal, board().lastDeal]).toEqual([null, null]);
  tell("deal", { edge: 1, on: RAT, "on-edge": 0 });
  expect(hands()).toEqual([
    ["hero-1", [], 0],
    ["foe-1", [], 0],
  ]);
  expect(scene.sides).toHaveLength(2);
  tell("turn", { who: RAT });
  expect([board().deal, board().text("mover")]).toEqual([null, "foe-1"]);

  tell("sweep", { who: HERO, on: [RAT, OTHER] });
  tell("deal-area", { who: HERO, edge: 1, on: [RAT, OTHER] });
  tell("draw-two", { who: HERO, first: "a-clubs", card: "9-hearts", shown: 1, total: 20 });
  expect(hands()).toEqual([["hero-1", ["a-clubs", "9-hearts"], 20]]);
  for (const [foe, card, total] of [
    [RAT, "9-spades", 12],
    [OTHER, "4-clubs", 7],
  ] as const) {
    tell("deal-next", { who: foe, edge: 0 });
    tell("draw", { who: foe, card, shown: 1, total });
    expect(hands()).toEqual([
      ["hero-1", ["a-clubs", "9-hearts"], 20],
      [foe === RAT ? "foe-1" : "foe-2", [card], total],
    ]);
    expect(scene.sides.map((side) => side.cards?.length)).toEqual([2, 1]);
  }
});

it("what a scene brings clears the Deal, and what a run leaves is shown for itself", () => {
  const { v, facts, book } = dealOf(["3-diamonds"], ["2-clubs"]);
  const x = { view: v, facts, cards: book, nameOf: () => "", me: 1, text: "" } as never;
  const row = (message: string) => rows[message as keyof typeof rows] as Row;
  const after = laid({ view: v as never, facts: facts as never }, row("came").lay!({} as never, x)).view;
  expect([after["deal"], after["result"]]).toEqual(["none", "none"]);
  expect(row("came").scene!({} as never, { sides: [{ title: "You" }] }, x)).toEqual(EMPTY);
  for (const message of ["approach", "gift"])
    expect(row(message).on!({ who: 1 } as never, x), message).toEqual(["body-hero-2"]);
  const says = ["approach", "came", "wounded", "healed", "named", "closing-of"].map((message) => [message, "Told."]);
  const beats = beatsOf([{ n: 1, text: "", says }] as never, { rows, told } as never, x);
  expect(beats.map((beat) => [beat.message, beat.kind])).toEqual([
    ["approach", "play"],
    ["came", "scene"],
    ["wounded", "say"],
    ["healed", "say"],
    ["named", "say"],
    ["closing-of", "scene"],
  ]);
  expect(Math.min(...beats.map((beat) => beat.weight))).toBe(2); // of less several are told as one
  expect(new Set(beats.map((beat) => beat.fold)).size).toBe(beats.length);
});

it("who plays against a hero in a scene is there from the Deal's first word, as the story calls them", () => {
  const dealt = dealOf(["3-diamonds"], ["2-clubs"], { deal: "none", result: "none" });
  const { v: view, facts, book } = dealt;
  const then = {
    view: {
      ...view,
      being: { ...(view.being as object), "foe-1": "up" },
      kind: { ...(view.kind as object), "foe-1": 0 },
    },
    facts: { ...facts, bodies: { "foe-1": { title: "The Stranger", limit: 3 } } },
  };
  const alone = {
    ...view,
    being: { ...(view.being as object), "foe-1": "absent" },
    tested: { first: "hope", second: "wits" },
  };
  const x = { view: alone, facts: { bodies: {} }, cards: book, nameOf: () => "", me: 1, text: "", then } as never;
  const slots = { who: 0, edge: 2, on: 4, "on-edge": 1 } as never;
  const row = rows["deal-of"] as Row;
  expect(row.scene!(slots, EMPTY, x).sides.map((side) => side.title)).toEqual([expect.anything(), "The Stranger"]);
  const shown = laid({ view: alone as never, facts: { bodies: {} } }, row.lay!(slots, x));
  const deal = new Board(shown.view, book, shown.facts as never, 1).deal!;
  expect(deal.parties.map((p) => [p.body.title, p.body.edge, p.tested])).toEqual([
    [expect.anything(), 2, "none"],
    ["The Stranger", 1, "none"],
  ]);
});

it("that somebody of one's own side wins is good, that they win against oneself is not", () => {
  const { v, facts, book } = dealOf(["3-diamonds"], ["2-clubs"]);
  const tone = (first: string, second: string, who: number, me: number) => {
    const view = { ...v, party: { first, second } };
    const x = { view, facts, cards: book, nameOf: () => "", me, text: "" } as never;
    return (rows["win"] as Row).scene!({ who, loser: 0 } as never, EMPTY, x).mark?.tone;
  };
  expect(tone("hero-2", "foe-1", 1, 1)).toBe("good"); // the other hero, for the first one's seat
  expect(tone("hero-2", "foe-1", 4, 1)).toBe("bad");
  expect(tone("hero-2", "hero-1", 1, 1)).toBe("bad");
  expect(tone("hero-2", "foe-1", 4, 0)).toBe("good"); // for the GM
});
