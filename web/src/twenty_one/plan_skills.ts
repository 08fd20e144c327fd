/* The plan of a window for Skills. Always true: what a Skill would make of a hand is reckoned from open cards, and is what
 * the house will make of it. */
import { answers, has, names } from "../table/options";
import type { Family, Move } from "../table/wire";
import { say } from "../voice/voice";
import { totalOf, type Held } from "./cards";
import { act, back, heading, wanting, type Asked, type Plan } from "./plan";
import { blankDeal, pass, type DealAsked } from "./plan_deal_draft";
import { capital, type Board, type Deal, type Party } from "./view";
import { card as titleOf } from "./words";

export interface SkillChoice {
  name: string;
  title: string;
  text: string;
  cost: number;
  kind: "skill" | "alter" | "cheek";
}
const SETS: readonly string[] = ["humanity", "lucky-lady", "lucky-lad"];

export function skillsOf(board: Board, options: readonly Family[]): SkillChoice[] {
  const found: SkillChoice[] = [];
  const put = (name: string, kind: SkillChoice["kind"]) => {
    if (found.some((s) => s.name === name)) return;
    const { title, cost, text } = board.skill(name);
    found.push({ name, kind, title, cost, text: capital(text) });
  };
  for (const f of options) {
    if (f.do === "skill") for (const name of f["skill"] as string[]) put(name, "skill");
    else if (f.do === "alter") for (const name of f["skill"] as string[]) put(name, "alter");
    else if (f.do === "cheek") put("cheek", "cheek");
  }
  return found;
}
/** The cards that a Skill may change, by hand. */
export function cardsFor(options: readonly Family[], skill: string): { first: string[]; second: string[] } {
  const of = (hand: string) => names(options, { do: "alter", skill, hand }, "card");
  return { first: of("first"), second: of("second") };
}
export function valuesFor(options: readonly Family[], skill: string, hand: string, card: string): number[] {
  return answers(options, { do: "alter", skill, hand, card }, "value")
    .map(Number)
    .sort((a, b) => a - b);
}
export const valueWords = (skill: string, n: number) =>
  skill === "soul"
    ? say("twenty-one-page-value-soul")
    : SETS.includes(skill)
      ? say("twenty-one-page-value-set", { n })
      : say("twenty-one-page-value-change", { n });
/** A hand after a Skill has changed one card of it (Soul sets 0 for good, others set the value anew or add to it). */
export function altered(hand: readonly Held[], card: string, skill: string, value: number): Held[] {
  return hand.map((c) => {
    if (c.name !== card) return c;
    if (skill === "soul") return { ...c, soul: true };
    return SETS.includes(skill) ? { ...c, set: value, change: 0 } : { ...c, change: c.change + value };
  });
}
/** The total that would follow, and from which. */
export function totalAfter(party: Party, card: string, skill: string, value: number): number {
  return totalOf(altered(party.hand, card, skill, value));
}
const partyAt = (deal: Deal, at: string) => deal.parties.find((p) => p.at === at);

const isMe = (p: Party) => p.body.mine && p.body.hero;
/** What a hand would count then. */
const then = (party: Party, total: number) =>
  isMe(party)
    ? say("twenty-one-page-your-total", { total, now: party.total })
    : say("twenty-one-page-their-total", { who: party.body.title, total, now: party.total });

/** The totals that a Skill on many cards at once would make; null where that cannot be told beforehand. */
export function totalsAfter(deal: Deal, me: Party, skill: string): { party: Party; total: number }[] | null {
  if (skill === "sturdy") return [{ party: me, total: totalOf(me.hand.map((c) => ({ ...c, change: c.change - 1 }))) }];
  if (skill !== "lean-into") return null;
  return deal.parties.map((party) => ({
    party,
    total: totalOf(party.hand.map((c) => (c.suit === "clubs" ? { ...c, change: c.change + 1 } : c))),
  }));
}

export function planSkills({ x, draft, set }: DealAsked): Plan {
  const { board, options } = x;
  const deal = board.deal;
  const me = deal ? board.mineOf(deal) : null;
  const chosen = skillsOf(board, options).find((s) => s.name === draft.skill);
  if (!deal || !chosen) return { title: heading(x), main: has(options, "pass") ? pass(x) : null };
  const left = back(() => set(blankDeal()));
  const price = { skill: chosen.title, cost: chosen.cost };
  if (chosen.kind === "skill") {
    const after = (me && totalsAfter(deal, me, chosen.name)) ?? [];
    return {
      title: [say("twenty-one-page-skill", price), ...after.map(({ party, total }) => then(party, total))].join(" "),
      main: act(x, say("twenty-one-page-use", { what: price.skill }), { do: "skill", skill: chosen.name }),
      ...left,
    };
  }
  if (chosen.kind === "cheek") {
    const open = names(options, { do: "cheek" }, "card");
    const hand = me?.at ?? "first";
    const ids = draft.picked.map((p) => p.card).filter((c) => open.includes(c));
    const pick = (at: "first" | "second", card: string) =>
      set({
        picked: ids.includes(card)
          ? draft.picked.filter((p) => p.card !== card)
          : [...draft.picked, { hand: at, card }].slice(-2),
      });
    const [card, also] = [ids[0] ?? "", ids[1] ?? ids[0] ?? ""];
    const label = !card
      ? say("twenty-one-page-choose-cards")
      : also === card
        ? say("twenty-one-page-discard", { card: titleOf(card) })
        : say("twenty-one-page-discard-two", { card: titleOf(card), also: titleOf(also) });
    return {
      title: say("twenty-one-page-cheek", { cost: chosen.cost }),
      main: act(x, label, fitsCheek(x, card, also), ids.length > 0),
      ...left,
      cards: {
        open: { first: hand === "first" ? open : [], second: hand === "second" ? open : [] },
        chosen: draft.picked,
        pick,
      },
    };
  }
  const at = draft.picked[0];
  const values = at ? valuesFor(options, chosen.name, at.hand, at.card) : [];
  const value =
    draft.value !== null && values.includes(draft.value) ? draft.value : values.length === 1 ? values[0]! : null;
  const pick = (hand: "first" | "second", card: string) => set({ picked: [{ hand, card }], value: null });
  const cards = { open: cardsFor(options, chosen.name), chosen: draft.picked, pick };
  if (!at)
    return {
      title: say("twenty-one-page-which-card", price),
      main: wanting(say("twenty-one-page-choose-card")),
      ...left,
      cards,
    };
  const [skill, card] = [price.skill, titleOf(at.card)];
  if (value === null)
    return {
      title: say("twenty-one-page-how-much", { skill, card }),
      main: wanting(say("twenty-one-page-choose-value")),
      ...left,
      cards,
    };
  const party = partyAt(deal, at.hand)!;
  return {
    title: `${say("twenty-one-page-alter", { skill, card, value: valueWords(chosen.name, value) })} ${then(party, totalAfter(party, at.card, chosen.name, value))}`,
    main: act(x, say("twenty-one-page-price", price), {
      do: "alter",
      skill: chosen.name,
      hand: at.hand,
      card: at.card,
      value,
    }),
    ...left,
    cards,
  };
}
function fitsCheek(x: Asked, card: string, also: string): Move {
  const straight = { do: "cheek", card, also };
  return names(x.options, { do: "cheek", card }, "also").includes(also)
    ? straight
    : { do: "cheek", card: also, also: card };
}
