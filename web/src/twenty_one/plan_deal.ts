/* The plans of a Deal: hit or hold, Skills in a window, and the choices of the result. Always true: what a Skill would
 * make of a hand is reckoned from open cards, and is what the house will make of it. */
import { answers, has, names } from "../table/options";
import type { Family, Move } from "../table/wire";
import { BUST_OVER, oneMore, percent, share, signed, titleOf, totalOf, type Held } from "./cards";
import { act, type Act, type Asked, type Plan } from "./plan";
import { capital, titled, type Board, type Deal, type Party } from "./view";

export interface DealDraft {
  /** a Skill that is chosen; or what the phase asks for */
  skill: string;
  picked: { hand: "first" | "second"; card: string }[];
  value: number | null;
}
export const blankDeal = (): DealDraft => ({ skill: "", picked: [], value: null });
export interface DealAsked { x: Asked; draft: DealDraft; set: (part: Partial<DealDraft>) => void }

/* ---- Skills ---- */
export interface SkillChoice { name: string; title: string; text: string; cost: number; kind: "skill" | "alter" | "cheek" }
const SETS: readonly string[] = ["humanity", "lucky-lady", "lucky-lad"];

export function skillsOf(board: Board, options: readonly Family[]): SkillChoice[] {
  const found: SkillChoice[] = [];
  const put = (name: string, kind: SkillChoice["kind"]) => {
    if (found.some((s) => s.name === name)) return;
    const row = board.skill(name);
    const colon = row.text.indexOf(": ");
    found.push({ name, kind, title: row.title, cost: row.cost, text: capital(colon < 0 ? row.text : row.text.slice(colon + 2)) });
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
  return answers(options, { do: "alter", skill, hand, card }, "value").map(Number).sort((a, b) => a - b);
}
export const valueWords = (skill: string, value: number) => (skill === "soul" ? "0 for good" : SETS.includes(skill) ? `worth ${value}` : signed(value));

/** A hand after a Skill has changed one card of it (BJ-E5: Soul sets 0 for good, others set the value anew or add to it). */
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
const handOf = (p: Party) => (isMe(p) ? "your" : `${p.body.title}'s`);

/* ---- How it stands, in a sentence ---- */
const isMe = (p: Party) => p.body.mine && p.body.hero;
/** "You have", or of a foe whom the GM plays "The Mud Hound has". */
const have = (p: Party) => (isMe(p) ? "You have" : `${p.body.title} has`);
export function standing(deal: Deal, me: Party): string {
  if (me.total > BUST_OVER) return `${have(me)} ${me.total}, over 21: a bust unless a Skill brings it down before this window closes.`;
  if (deal.kind === "target") return me.total >= deal.target ? `${have(me)} ${me.total}: the Target ${deal.target} is reached.` : `${have(me)} ${me.total}; the Target is ${deal.target}.`;
  const other = deal.parties.find((p) => p !== me);
  if (!other || !other.hand.length) return `${have(me)} ${me.total}. The others are dealt their cards after the hold.`;
  const rival = `${isMe(other) ? "you have" : `${other.body.title} has`} ${other.total}${other.total > BUST_OVER ? ", over 21" : other.held ? ", held" : ""}`;
  const now = other.total > BUST_OVER || me.total > other.total ? "ahead" : me.total === other.total ? "even" : "behind";
  return `${have(me)} ${me.total}, ${rival}: ${isMe(me) ? `you are ${now}` : now}.`;
}
/** The totals that a Skill on many cards at once would make; null where that cannot be told beforehand. */
export function totalsAfter(deal: Deal, me: Party, skill: string): { party: Party; total: number }[] | null {
  if (skill === "sturdy") return [{ party: me, total: totalOf(me.hand.map((c) => ({ ...c, change: c.change - 1 }))) }];
  if (skill !== "lean-into") return null;
  return deal.parties.map((party) => ({ party, total: totalOf(party.hand.map((c) => (c.suit === "clubs" ? { ...c, change: c.change + 1 } : c))) }));
}

/** Chances of a hold and of one more card. */
/** over: ahead, or the Target reached; where nobody is there yet to compare with: not over 21. */
export interface Chances { hold: { win: number; draw: number } | null; hit: { bust: number; over: number; even: number; under: number } | null; target: number; success: number | null }
export function chances(deal: Deal, me: Party): Chances {
  const other = deal.parties.find((p) => p !== me && p.hand.length > 0);
  const from = me.body.top ? [me.body.top] : me.body.deck.length ? me.body.deck : me.body.discard;
  const shares = oneMore(me.hand, from, me.sturdy);
  const bust = me.facts.bust ?? share(shares, (n) => n > BUST_OVER);
  const aim = deal.kind === "target" ? deal.target - 1 : other && other.total <= BUST_OVER ? other.total : -1;
  const over = share(shares, (n) => n > aim && n <= BUST_OVER);
  const even = deal.kind === "target" ? 0 : share(shares, (n) => n === aim);
  return {
    hold: me.facts.win === undefined || (deal.kind !== "target" && !other) ? null : { win: me.facts.win, draw: me.facts.draw ?? 0 },
    hit: from.length && me.facts.bust !== undefined ? { bust, over, even, under: Math.max(0, 1 - bust - over - even) } : null,
    target: deal.target, success: me.facts.success ?? null,
  };
}

/* ---- The plan of each phase ---- */
function windowPlan({ x, draft, set }: DealAsked, deal: Deal, me: Party | null): Plan {
  const { board, options } = x;
  const back = () => set(blankDeal());
  const pass = act(x, "Pass", { do: "pass" });
  const chosen = skillsOf(board, options).find((s) => s.name === draft.skill);
  const title = me ? standing(deal, me) : "Edge Skills, or pass?";
  if (!chosen) {
    return { title, main: has(options, "pass") ? pass : null };
  }
  const price = chosen.cost ? ` for ${chosen.cost} Edge` : ", free";
  if (chosen.kind === "skill") {
    const after = deal && me ? totalsAfter(deal, me, chosen.name) : null;
    const then = after?.map(({ party, total }) => `${handOf(party)} total is ${total}, now ${party.total}`).join("; ") ?? "";
    return {
      title: `${chosen.title}${price}?${then ? ` Then ${then}.` : ""}`, main: act(x, `Use ${chosen.title}`, { do: "skill", skill: chosen.name }), out: { label: "Back", run: back }, back,
    };
  }
  if (chosen.kind === "cheek") {
    const open = names(options, { do: "cheek" }, "card");
    const hand = me?.at ?? "first";
    const ids = draft.picked.map((p) => p.card).filter((c) => open.includes(c));
    const pick = (at: "first" | "second", card: string) =>
      set({ picked: ids.includes(card) ? draft.picked.filter((p) => p.card !== card) : [...draft.picked, { hand: at, card }].slice(-2) });
    const [card, also] = [ids[0] ?? "", ids[1] ?? ids[0] ?? ""];
    return {
      title: `${chosen.title}${price}: discard one or two of your cards.`,
      main: act(x, ids.length ? `Discard ${ids.map(titleOf).join(" and ")}` : "Choose one or two cards", fitsCheek(x, card, also), ids.length > 0),
      out: { label: "Back", run: back }, back,
      cards: { open: { first: hand === "first" ? open : [], second: hand === "second" ? open : [] }, chosen: draft.picked, pick },
    };
  }
  const open = cardsFor(options, chosen.name);
  const at = draft.picked[0];
  const values = at ? valuesFor(options, chosen.name, at.hand, at.card) : [];
  const value = draft.value !== null && values.includes(draft.value) ? draft.value : values.length === 1 ? values[0]! : null;
  const pick = (hand: "first" | "second", card: string) => set({ picked: [{ hand, card }], value: null });
  const cards = { open, chosen: draft.picked, pick };
  const out: Act = { label: "Back", run: back };
  if (!at) return { title: `${chosen.title}${price}: which card?`, main: { label: "Choose a card", run: () => undefined, off: true }, out, back, cards };
  const party = partyAt(deal, at.hand)!;
  if (value === null) return { title: `${chosen.title}: the ${titleOf(at.card)} of ${handOf(party)} hand, by how much?`, main: { label: "Choose a value", run: () => undefined, off: true }, out, back, cards };
  const after = totalAfter(party, at.card, chosen.name, value);
  return {
    title: `${chosen.title}: the ${titleOf(at.card)} ${valueWords(chosen.name, value)}. Then ${handOf(party)} total is ${after}, now ${party.total}.`,
    main: act(x, `${chosen.title}${price}`, { do: "alter", skill: chosen.name, hand: at.hand, card: at.card, value }), out, back, cards,
  };
}
function fitsCheek(x: Asked, card: string, also: string): Move {
  const straight = { do: "cheek", card, also };
  return names(x.options, { do: "cheek", card }, "also").includes(also) ? straight : { do: "cheek", card: also, also: card };
}

/** How often each goes well, by the figures that are shown: a draw counts as half, and one more card that leaves one behind
 *  is half a hope. Where nobody is there to compare with, a hold is put at one half. */
function worth(deal: Deal, me: Party, c: Chances): { hit: number; hold: number } | null {
  if (!c.hit) return null;
  const { bust, over, even, under } = c.hit;
  if (deal.kind === "target") return me.total >= deal.target ? { hit: over, hold: 1 } : { hit: c.success ?? over, hold: 0 };
  return c.hold ? { hit: over + (even + under) / 2, hold: c.hold.win + c.hold.draw / 2 } : { hit: 1 - bust, hold: 0.5 };
}

function playPlan({ x, draft, set }: DealAsked, deal: Deal, me: Party | null): Plan {
  const { options } = x;
  const back = () => set(blankDeal());
  if (draft.skill === "recompense") {
    const card = draft.picked[0]?.card ?? "";
    return { title: "Recompense for 3 Edge: which card of your Damage Pile joins your hand?", main: act(x, card ? `Take the ${titleOf(card)}` : "Choose a card", { do: "recompense", card }, card !== ""), out: { label: "Back", run: back }, back };
  }
  const c = me ? chances(deal, me) : null;
  const by = me && c ? worth(deal, me, c) : null;
  const hit = has(options, "hit") ? { ...act(x, c?.hit ? `Hit (over 21: ${percent(c.hit.bust)})` : "Hit", { do: "hit" }), chance: by?.hit } : null;
  const hold = has(options, "hold") ? { ...act(x, me ? `Hold at ${me.total}` : "Hold", { do: "hold" }), chance: by?.hold } : null;
  const more = has(options, "recompense") ? { label: "Recompense (3 Edge)", run: () => set({ ...blankDeal(), skill: "recompense" }) } : null;
  /* where one more card can win nothing, the hold is the first button */
  const sure = me !== null && hold !== null && (me.total === BUST_OVER || (deal.kind === "target" ? me.total >= deal.target : (c?.hold?.win ?? 0) > 0.995));
  const [main, out] = sure ? [hold, hit] : [hit ?? hold, hit ? hold : null];
  return { title: me ? `Hit or hold? ${standing(deal, me)}` : "Hit or hold?", main, out, more };
}

function discardPlan({ x, draft }: DealAsked, question: string, verb: string, pass: string): Plan {
  const open = names(x.options, { do: "discard" }, "card");
  const card = open.includes(draft.skill) ? draft.skill : open.length === 1 ? open[0]! : "";
  return { title: question, main: act(x, card ? `${verb} the ${titleOf(card)}` : "Choose a card", { do: "discard", card }, card !== ""), out: has(x.options, "pass") ? act(x, pass, { do: "pass" }) : null };
}

export function planDeal(asked: DealAsked): Plan {
  const { x, draft } = asked;
  const deal = x.board.deal;
  const me = deal ? x.board.mineOf(deal) : null;
  const prompt = x.turn.prompt?.split("\n")[0] ?? "";
  switch (x.turn.phase) {
    case "window": return deal ? windowPlan(asked, deal, me) : { title: prompt, main: act(x, "Pass", { do: "pass" }) };
    case "play": return deal ? playPlan(asked, deal, me) : { title: prompt, main: null };
    case "defence": {
      const open = names(x.options, { do: "defend" }, "ability");
      const ability = open.includes(draft.skill) ? draft.skill : "";
      return { title: prompt || "With which Ability do you defend?", main: act(x, ability ? `Defend with ${titled(ability)}` : "Choose an Ability", { do: "defend", ability }, ability !== "") };
    }
    case "riposte":
      if (!names(x.options, { do: "skill" }, "skill").includes("riposte")) return { title: prompt, main: act(x, "Pass", { do: "pass" }) };
      return { title: prompt, main: act(x, "Riposte", { do: "skill", skill: "riposte" }), out: act(x, "Not now", { do: "pass" }) };
    case "shield": return { title: prompt, main: act(x, "Magic Shield", { do: "skill", skill: "magic-shield" }), out: act(x, "Not now", { do: "pass" }) };
    case "reduce": return discardPlan(asked, prompt || "Which card do you not take?", "Do not take", "Take them all");
    case "cheer": return discardPlan(asked, prompt || "Cheer: which Heart leaves your Damage Pile?", "Discard", "None");
    default: return { title: prompt, main: null };
  }
}
