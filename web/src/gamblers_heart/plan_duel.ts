/* The duel's decisions, for the caster and the GM, in the order of the rules. Always true: where by the figures of the house a
 * choice is the worse one, it is not put forward. */
import { span } from "../table/options";
import { say } from "../voice/voice";
import { begin, NOTHING, type Deed, type Plan } from "../table/making";
import { act, run, step, type Asked } from "./plan";
import { dieAt, faceName, type Duel } from "./view";

/** What is picked is left again. */
const leave = (x: Asked, deed: Deed | null): Deed | null =>
  deed && { label: deed.label, chance: deed.chance, run: () => x.own.set(NOTHING) };

/** The Initial Stake as it stands on the stepper: the guide for the size, until another is picked. */
export function stakeOf(x: Asked, duel: Duel): number {
  const { guides } = x.board.facts;
  return Number(x.draft["to"] ?? guides?.[duel.size] ?? guides?.["medium"] ?? 1);
}
function price(x: Asked, duel: Duel): Plan {
  if (x.draft.do === "refuse")
    return step(x, "refuse", say("gamblers-heart-page-refuse-why", { spell: x.board.spell(duel.spell).title }));
  const to = stakeOf(x, duel);
  return {
    main: act({ ...x, draft: { ...x.draft, to } }, ["allow", "stake"]),
    out: begin(x, "refuse"),
  };
}

function reroll(x: Asked, duel: Duel): Plan {
  const dice = [...((x.draft["dice"] as string[] | undefined) ?? [])].sort();
  const { wins, best } = duel.facts;
  const keep = act(x, "keep", { chance: wins });
  if (!dice.length) return { main: keep, best: best?.wins };
  const label = say("gamblers-heart-page-reroll-faces", { faces: dice.map((die) => dieAt(duel, die)) });
  return {
    main: act({ ...x, draft: { do: null, count: dice.length, dice } }, "reroll", { label }),
    out: leave(x, keep),
  };
}

function raise(x: Asked): Plan {
  const may = span(x.options, { do: "raise" }, "to");
  const to = Number(x.draft["to"] ?? 0);
  if (!may || to < may.min) return { main: act(x, ["match", "stand"]) };
  const main = act({ ...x, draft: { do: null, to: Math.min(to, may.max) } }, "raise");
  return { main, out: run(say("gamblers-heart-page-raise-no"), () => x.own.set(NOTHING)) };
}

function fold(x: Asked, { facts: f }: Duel): Plan {
  const gm = x.turn.phase === "gm-fold";
  const won = (gm ? f["gamblers-pay"] : f["gm-pays"]) ?? 0;
  const lost = (gm ? f["gm-pays"] : f["gamblers-pay"]) ?? 0;
  /* By the dice alone, staying costs more on the whole than folding: then neither is put forward. */
  const dear = f.wins !== undefined && f.wins * won - (1 - f.wins) * lost < -(f.fold ?? 0);
  const stay = act(x, "stay");
  return { main: dear ? null : stay, more: dear ? stay : null, out: act(x, "fold") };
}

function invoke(x: Asked, duel: Duel): Plan {
  const nobody = act(x, "no-patron");
  const name = x.draft["patron"];
  if (typeof name === "string") {
    const [own, said] = [name === x.board.me?.patron, name === duel.fits];
    const label = say("gamblers-heart-label-invoke", { fits: x.board.patron(name).title, own, said });
    return { main: act(x, "invoke", { label }), out: leave(x, nobody) };
  }
  return duel.facts.ahead ? { main: nobody } : { main: null, out: nobody };
}

function change(x: Asked, duel: Duel): Plan {
  const { "best-turn": turned, "turn-wins": wins, ahead } = duel.facts;
  const { die, face } = x.draft as Record<string, string | undefined>;
  const nothing = act(x, "leave");
  const turn = (die: string, face: string) =>
    act({ ...x, draft: { do: null, die, face } }, "change", {
      label: say("gamblers-heart-page-turn-die", { from: dieAt(duel, die), to: faceName(face) }),
    });
  /* Where a turned die decides the round, none is put forward but the one that does. */
  const best = turned && !ahead && wins ? turn(`die-${turned.die}`, turned.face) : null;
  return {
    main: die && face ? turn(die, face) : (best ?? nothing),
    out: die && (face || best) ? leave(x, nothing) : best ? nothing : null,
  };
}

function judge(x: Asked, duel: Duel): Plan {
  const label = say("gamblers-heart-page-fits", { patron: x.board.patron(duel.invoked ?? "").title });
  /* A matter of judgement: none of the three is put forward. */
  return { main: act(x, "fit", { label, chance: 0 }), best: 1, more: act(x, "impose"), out: act(x, "reject") };
}

function impose(x: Asked, duel: Duel): Plan {
  /* Where the dice have won for the caster, holding back pays the Stake for certain: then neither is put forward. */
  const hold = act(x, "hold-back");
  return { ...(duel.facts.ahead ? { main: null, more: hold } : { main: hold }), out: act(x, "impose") };
}

const answer = (x: Asked): Plan => ({ main: act(x, "accept"), out: act(x, "back-out") });
const plans = { price, answer, reroll, raise, match: raise, fold, "gm-fold": fold, invoke, judge, change, impose };
/** Of each step of the duel. */
export const duelPlans: Record<string, (x: Asked) => Plan> = Object.fromEntries(
  Object.entries(plans).map(([phase, plan]) => [
    phase,
    (x: Asked) => (x.board.duel ? plan(x, x.board.duel) : { main: null }),
  ]),
);
