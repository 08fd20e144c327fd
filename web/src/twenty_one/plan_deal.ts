/* The plans of a Deal: hit or hold, Skills in a window, and the choices of the result. Always true: what a Skill would
 * make of a hand is reckoned from open cards, and is what the house will make of it. */
import { answers, has, names } from "../table/options";
import type { Family, Move } from "../table/wire";
import { say } from "../voice/voice";
import { BUST_OVER, oneMore, share, totalOf, type Held } from "./cards";
import { act, back, heading, wanting, type Act, type Asked, type Plan } from "./plan";
import { capital, type Board, type Deal, type Party } from "./view";
import { ability as abilityName, card as titleOf } from "./words";

export interface DealDraft {
  /** a Skill that is chosen; or what the phase asks for */
  skill: string;
  picked: { hand: "first" | "second"; card: string }[];
  value: number | null;
}
export const blankDeal = (): DealDraft => ({ skill: "", picked: [], value: null });
export interface DealAsked {
  x: Asked;
  draft: DealDraft;
  set: (part: Partial<DealDraft>) => void;
}

/* ---- Skills ---- */
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
const pass = (x: Asked): Act => act(x, say("twenty-one-label-pass"), { do: "pass" });
const chooseCard = () => say("twenty-one-page-choose-card");

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

/** Chances of a hold and of one more card. */
/** over: ahead, or the Target reached; where nobody is there yet to compare with: not over 21. */
export interface Chances {
  hold: { win: number; draw: number } | null;
  hit: { bust: number; over: number; even: number; under: number } | null;
  target: number;
  success: number | null;
}
export function chances(deal: Deal, me: Party): Chances {
  const other = deal.parties.find((p) => p !== me && p.hand.length > 0);
  const from = me.body.top ? [me.body.top] : me.body.deck.length ? me.body.deck : me.body.discard;
  const shares = oneMore(me.hand, from, me.sturdy);
  const bust = me.facts.bust ?? share(shares, (n) => n > BUST_OVER);
  const aim = deal.kind === "target" ? deal.target - 1 : other && other.total <= BUST_OVER ? other.total : -1;
  const over = share(shares, (n) => n > aim && n <= BUST_OVER);
  const even = deal.kind === "target" ? 0 : share(shares, (n) => n === aim);
  return {
    hold:
      me.facts.win === undefined || (deal.kind !== "target" && !other)
        ? null
        : { win: me.facts.win, draw: me.facts.draw ?? 0 },
    hit:
      from.length && me.facts.bust !== undefined
        ? { bust, over, even, under: Math.max(0, 1 - bust - over - even) }
        : null,
    target: deal.target,
    success: me.facts.success ?? null,
  };
}

/* ---- The plan of each phase ---- */
function windowPlan({ x, draft, set }: DealAsked, deal: Deal, me: Party | null): Plan {
  const { board, options } = x;
  const chosen = skillsOf(board, options).find((s) => s.name === draft.skill);
  if (!chosen) return { title: heading(x), main: has(options, "pass") ? pass(x) : null };
  const left = back(() => set(blankDeal()));
  const price = { skill: chosen.title, cost: chosen.cost };
  if (chosen.kind === "skill") {
    return {
      title: say("twenty-one-page-skill", price),
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
  if (!at) return { title: say("twenty-one-page-which-card", price), main: wanting(chooseCard()), ...left, cards };
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

/** How often each goes well, by the figures that are shown: a draw counts as half, and one more card that leaves one behind
 *  is half a hope. Where nobody is there to compare with, a hold is put at one half. */
function worth(deal: Deal, me: Party, c: Chances): { hit: number; hold: number } | null {
  if (!c.hit) return null;
  const { bust, over, even, under } = c.hit;
  if (deal.kind === "target")
    return me.total >= deal.target ? { hit: over, hold: 1 } : { hit: c.success ?? over, hold: 0 };
  return c.hold ? { hit: over + (even + under) / 2, hold: c.hold.win + c.hold.draw / 2 } : { hit: 1 - bust, hold: 0.5 };
}

/** A chance as the terminal words it. */
const chance = (of: number) =>
  ({
    nearly: of > 0 && of < 0.01 ? "under" : of > 0.99 && of < 1 ? "over" : "exact",
    percent: Math.round(of * 100),
  }) as const;

function playPlan({ x, draft, set }: DealAsked, deal: Deal, me: Party | null): Plan {
  const { options } = x;
  const price = { skill: x.board.skill("recompense").title, cost: x.board.skill("recompense").cost };
  if (draft.skill === "recompense") {
    const card = draft.picked[0]?.card ?? "";
    return {
      title: say("twenty-one-page-recompense", { cost: price.cost }),
      main: act(
        x,
        card ? say("twenty-one-page-take", { card: titleOf(card) }) : chooseCard(),
        { do: "recompense", card },
        card !== "",
      ),
      ...back(() => set(blankDeal())),
    };
  }
  const c = me ? chances(deal, me) : null;
  const by = me && c ? worth(deal, me, c) : null;
  const hit = has(options, "hit")
    ? {
        ...act(x, c?.hit ? say("twenty-one-label-hit", chance(c.hit.bust)) : say("twenty-one-page-hit"), { do: "hit" }),
        chance: by?.hit,
      }
    : null;
  const hold = has(options, "hold")
    ? {
        ...act(x, say("twenty-one-label-hold", { total: me?.total ?? 0, silent: false }), { do: "hold" }),
        chance: by?.hold,
      }
    : null;
  const more = has(options, "recompense")
    ? { label: say("twenty-one-page-price", price), run: () => set({ ...blankDeal(), skill: "recompense" }) }
    : null;
  /* where one more card can win nothing, the hold is the first button */
  const sure =
    me !== null &&
    hold !== null &&
    (me.total === BUST_OVER || (deal.kind === "target" ? me.total >= deal.target : (c?.hold?.win ?? 0) > 0.995));
  const [main, out] = sure ? [hold, hit] : [hit ?? hold, hit ? hold : null];
  return { title: heading(x), main, out, more };
}

function discardPlan({ x, draft }: DealAsked): Plan {
  const open = names(x.options, { do: "discard" }, "card");
  const card = open.includes(draft.skill) ? draft.skill : open.length === 1 ? open[0]! : "";
  return {
    title: heading(x),
    main: act(
      x,
      card ? say("twenty-one-page-discard", { card: titleOf(card) }) : chooseCard(),
      { do: "discard", card },
      card !== "",
    ),
    out: has(x.options, "pass") ? pass(x) : null,
  };
}

function skillPlan(x: Asked, skill: string): Plan {
  if (!names(x.options, { do: "skill" }, "skill").includes(skill)) return { title: heading(x), main: pass(x) };
  return {
    title: heading(x),
    main: act(x, say("twenty-one-page-use", { what: x.board.skill(skill).title }), { do: "skill", skill }),
    out: pass(x),
  };
}

export function planDeal(asked: DealAsked): Plan {
  const { x, draft } = asked;
  const deal = x.board.deal;
  const me = deal ? x.board.mineOf(deal) : null;
  switch (x.turn.phase) {
    case "window":
      return deal ? windowPlan(asked, deal, me) : { title: heading(x), main: pass(x) };
    case "play":
      return deal ? playPlan(asked, deal, me) : { title: heading(x), main: null };
    case "defence": {
      const open = names(x.options, { do: "defend" }, "ability");
      const ability = open.includes(draft.skill) ? draft.skill : "";
      return {
        title: heading(x),
        main: act(
          x,
          ability
            ? say("twenty-one-page-defend", { ability: abilityName(ability) })
            : say("twenty-one-page-choose-ability"),
          { do: "defend", ability },
          ability !== "",
        ),
      };
    }
    case "riposte":
      return skillPlan(x, "riposte");
    case "shield":
      return skillPlan(x, "magic-shield");
    case "reduce":
    case "cheer":
      return discardPlan(asked);
    default:
      return { title: heading(x), main: null };
  }
}
