/* What the GM rules in a duel: the Initial Stake, the answer to the Patron, Order imposed. Always true: as in plan.ts. */
import { has } from "../table/options";
import { say } from "../voice/voice";
import { act, mode, step, type Asked, type Plan } from "./plan";
import { standing, type Duel, type Why } from "./view";

/** The Initial Stake as it stands on the stepper: the guide for the size, until another is chosen. */
export function stakeOf(x: Asked, duel: Duel): number {
  const { guides } = x.board.facts;
  return x.draft.to || (guides?.[duel.size] ?? guides?.medium ?? 1);
}

function price(x: Asked, duel: Duel): Plan {
  const { draft: d } = x;
  if (d.mode === "refuse") {
    const label = d.why ? say("gamblers-heart-page-refuse") : say("gamblers-heart-page-choose-why");
    const title = say("gamblers-heart-page-refuse-why", { spell: x.board.spell(duel.spell).title });
    return step(x, title, act(x, label, { do: "refuse", why: d.why }, d.why !== ""));
  }
  const to = stakeOf(x, duel);
  return {
    main: duel.gift
      ? act(x, say("gamblers-heart-label-allow-gift"), { do: "allow" })
      : act(x, say("gamblers-heart-page-stake", { to }), { do: "stake", to }),
    out: mode(x, say("gamblers-heart-page-refuse"), "refuse"),
  };
}

function judge(x: Asked, duel: Duel): Plan {
  const patron = x.board.patron(duel.invoked ?? "").title;
  return {
    /* A matter of judgement: none of the three is put forward. */
    main: { ...act(x, say("gamblers-heart-page-fits", { patron }), { do: "fit" }), chance: 0 },
    best: 1,
    more: has(x.turn.options, "impose") ? act(x, say("gamblers-heart-page-impose-order"), { do: "impose" }) : null,
    out: act(x, say("gamblers-heart-label-reject"), { do: "reject" }),
  };
}

function impose(x: Asked, duel: Duel): Plan {
  /* Where the dice have won for the caster, holding back pays the Stake for certain: then neither is put forward. */
  const hold = act(x, say("gamblers-heart-label-hold-back", standing(duel)), { do: "hold-back" });
  return {
    ...(duel.facts.ahead ? { main: null, more: hold } : { main: hold }),
    out: act(x, say("gamblers-heart-page-impose-order"), { do: "impose" }),
  };
}

const plans: Record<string, (x: Asked, duel: Duel) => Plan> = { price, judge, impose };
export function plan(x: Asked): Plan | null {
  const { duel } = x.board;
  return (duel && plans[x.turn.phase]?.(x, duel)) ?? null;
}
/** Why a spell may be refused, as far as it is open. */
export const refusal = (why: string) => say("gamblers-heart-label-refuse", { why: why as Why });
