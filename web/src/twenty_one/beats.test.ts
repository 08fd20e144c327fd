/* A Deal is dealt on the table card by card, as it is told. Expected by hand. */
import { expect, it } from "vitest";
import { EMPTY, laid, type Looks, type Row } from "../beats/rows";
import { rows } from "./beats";
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
