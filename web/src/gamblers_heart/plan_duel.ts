/* The duel's decisions, for the caster and the GM, in the order of the rules. Always true: where by the figures of the house a
 * choice is the worse one, it is not put forward. */
import { begin, begun, instead, open, row, type Deed, type Plan } from "../table/making";
import { span } from "../table/options";
import type { Asked } from "./plan";
import type { Duel } from "./view";

/** The Initial Stake as it stands on the stepper: the guide for the size, until another is picked. */
export function stakeOf(x: Asked, duel: Duel): number {
  const { guides } = x.board.facts;
  return Number(x.draft["to"] ?? guides?.[duel.size] ?? guides?.["medium"] ?? 1);
}
function price(x: Asked, duel: Duel): Plan {
  if (x.draft.do === "refuse") return begun(x, "refuse");
  const to = stakeOf(x, duel);
  return { main: open({ ...x, draft: { ...x.draft, to } }, ["allow", "stake"]), out: begin(x, "refuse") };
}

function reroll(x: Asked, duel: Duel): Plan {
  const dice = [...((x.draft["dice"] as string[] | undefined) ?? [])].sort();
  const { wins, best } = duel.facts;
  const keep = open(x, "keep", { chance: wins });
  if (!dice.length) return { main: keep, best: best?.wins };
  return { main: open({ ...x, draft: { do: null, count: dice.length, dice } }, "reroll"), out: instead(keep) };
}

function raise(x: Asked): Plan {
  const may = span(x.options, { do: "raise" }, "to");
  const to = Number(x.draft["to"] ?? 0);
  const as = open(x, ["match", "stand"]);
  if (!may || to < may.min) return { main: as };
  return { main: open({ ...x, draft: { do: null, to: Math.min(to, may.max) } }, "raise"), out: instead(as) };
}

/** Where it is the worse choice, it is a button, and not the main one. */
const meant = (deed: Deed | null, worse: boolean | undefined) => (worse ? { main: null, more: deed } : { main: deed });

function invoke(x: Asked, duel: Duel): Plan {
  const nobody = open(x, "no-patron");
  if (x.draft["patron"]) return { main: open(x, "invoke"), out: instead(nobody) };
  return duel.facts.ahead ? { main: nobody } : { main: null, out: nobody };
}

function change(x: Asked, duel: Duel): Plan {
  const { "best-turn": best, "turn-wins": wins, ahead } = duel.facts;
  const { die, face } = x.draft;
  const nothing = open(x, "leave");
  if (die && face) return { main: open(x, "change"), out: instead(nothing) };
  /* Where a turned die decides the round, none is put forward but the one that does. */
  if (!best || ahead || !wins) return { main: nothing };
  const draft = { do: null, die: `die-${best.die}`, face: best.face };
  return { main: open({ ...x, draft }, "change"), out: die ? instead(nothing) : nothing };
}

const plans: Record<string, (x: Asked, duel: Duel) => Plan> = {
  price,
  reroll,
  raise,
  match: raise,
  invoke,
  change,
  answer: (x) => row(x, { main: "accept", out: "back-out" }),
  fold: (x, { facts }) => ({ ...meant(open(x, "stay"), facts.dear), out: open(x, "fold") }),
  /* A matter of judgement: none of the three is put forward. */
  judge: (x) => ({ ...row(x, { more: "impose", out: "reject" }), main: open(x, "fit", { chance: 0 }), best: 1 }),
  /* Where the dice have won for the caster, holding back pays the Stake for certain. */
  impose: (x, { facts }) => ({ ...meant(open(x, "hold-back"), facts.ahead), out: open(x, "impose") }),
};
plans["gm-fold"] = plans["fold"]!;
/** Of each step of the duel. */
export const duelPlans: Record<string, (x: Asked) => Plan> = Object.fromEntries(
  Object.entries(plans).map(([phase, plan]) => [
    phase,
    (x: Asked) => (x.board.duel ? plan(x, x.board.duel) : { main: null }),
  ]),
);
