/* The duel's decisions, for the caster and the GM, in the order of the rules; what the GM alone rules is in plan_ruling.ts. Always true: what a fold, a loss or a win
 * would truly move is said as the house has worked it out. */
import { percent } from "../kit/shares";
import { span } from "../table/options";
import { say } from "../voice/voice";
import { act, run, type Asked, type Plan } from "./plan";
import { dieAt, faceName, standing, type Duel } from "./view";

function answer(x: Asked, duel: Duel): Plan {
  const { gift, stake, facts } = duel;
  const swing = { stake, gain: facts["gm-pays"] ?? 0, loss: facts["gamblers-pay"] ?? 0 };
  return {
    main: act(x, gift ? say("gamblers-heart-label-accept-gift") : say("gamblers-heart-label-accept", swing), {
      do: "accept",
    }),
    out: act(x, say("gamblers-heart-label-back-out", { gift }), { do: "back-out" }),
  };
}

function reroll(x: Asked, duel: Duel): Plan {
  const dice = [...x.draft.dice].sort();
  const { wins, best } = duel.facts;
  const keep = say("gamblers-heart-label-keep", { wins: percent(wins ?? 0) });
  if (!dice.length) return { main: { ...act(x, keep, { do: "keep" }), chance: wins }, best: best?.wins };
  const label = say("gamblers-heart-page-reroll-faces", { faces: dice.map((die) => dieAt(duel, die)) });
  return {
    main: act(x, label, { do: "reroll", count: dice.length, dice }),
    out: { ...run(keep, () => (x.draft.dice = [])), chance: wins },
  };
}

function raise(x: Asked, { stake }: Duel): Plan {
  const may = span(x.turn.options, { do: "raise" }, "to");
  const to = may && x.draft.to >= may.min ? Math.min(x.draft.to, may.max) : 0;
  if (to)
    return {
      main: act(x, say("gamblers-heart-label-begun-raise-one", { to }), { do: "raise", to }),
      out: run(say("gamblers-heart-page-raise-no"), () => (x.draft.to = 0)),
    };
  return {
    main:
      x.turn.phase === "match"
        ? act(x, say("gamblers-heart-label-match", { stake }), { do: "match" })
        : act(x, say("gamblers-heart-label-stand", { stake }), { do: "stand" }),
  };
}

function fold(x: Asked, { facts: f }: Duel): Plan {
  const gm = x.turn.phase === "gm-fold",
    price = f.fold ?? 0,
    won = (gm ? f["gamblers-pay"] : f["gm-pays"]) ?? 0,
    lost = (gm ? f["gm-pays"] : f["gamblers-pay"]) ?? 0;
  /* By the dice alone, staying costs more on the whole than folding: then neither is put forward. */
  const dear = f.wins !== undefined && f.wins * won - (1 - f.wins) * lost < -price;
  const stay = act(x, say("gamblers-heart-label-stay"), { do: "stay" });
  const label = gm ? say("gamblers-heart-label-fold-gm", { price }) : say("gamblers-heart-label-fold", { price });
  return { main: dear ? null : stay, more: dear ? stay : null, out: act(x, label, { do: "fold" }) };
}

function invoke(x: Asked, duel: Duel): Plan {
  const { board, draft: d } = x;
  const nobody = say("gamblers-heart-label-no-patron", standing(duel));
  const leave = act(x, nobody, { do: "no-patron" });
  if (!d.patron) return duel.facts.ahead ? { main: leave } : { main: null, out: leave };
  const label = say("gamblers-heart-label-invoke", {
    fits: board.patron(d.patron).title,
    own: d.patron === board.me?.patron,
    said: d.patron === duel.fits,
  });
  return { main: act(x, label, { do: "invoke", patron: d.patron }), out: run(nobody, () => (d.patron = "")) };
}

function change(x: Asked, duel: Duel): Plan {
  const d = x.draft,
    turned = duel.facts["best-turn"],
    nothing = say("gamblers-heart-label-leave", standing(duel));
  const leave = act(x, nothing, { do: "leave" });
  const turn = (die: string, face: string) =>
    act(x, say("gamblers-heart-page-turn-die", { from: dieAt(duel, die), to: faceName(face) }), {
      do: "change",
      die,
      face,
    });
  /* Where a turned die decides the round, none is put forward but the one that does. */
  const best = turned && !duel.facts.ahead && duel.facts["turn-wins"] ? turn(`die-${turned.die}`, turned.face) : null;
  const drop = run(nothing, () => (d.die = d.face = ""));
  return {
    main: d.die && d.face ? turn(d.die, d.face) : (best ?? leave),
    out: d.die && (d.face || best) ? drop : best ? leave : null,
  };
}

const plans: Record<string, (x: Asked, duel: Duel) => Plan> = {
  answer,
  reroll,
  raise,
  match: raise,
  fold,
  "gm-fold": fold,
  invoke,
  change,
};
export function plan(x: Asked): Plan | null {
  const { duel } = x.board;
  return (duel && plans[x.turn.phase]?.(x, duel)) ?? null;
}
