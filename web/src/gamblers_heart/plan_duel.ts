/* The duel's decisions, for the caster and the GM, in the order of the rules. Always true: what a fold, a loss or a win
 * would truly move is said as the house has worked it out. */
import { span } from "../table/options";
import type { Move } from "../table/wire";
import { act, backAct, mode, type Asked, type Plan } from "./plan";
import { faceName, GUIDES, listed, type Duel } from "./view";

const points = (n: number) => `${n} point${n === 1 ? "" : "s"}`;

/** The Initial Stake as it stands on the stepper: the guide for the size, until another is chosen. */
export const stakeOf = (x: Asked, duel: Duel) => x.draft.to || GUIDES[duel.size] || 8;

function pricePlan(x: Asked, duel: Duel): Plan {
  const { board, draft: d } = x, kicker = "The duel: the Initial Stake";
  const title = board.spell(duel.spell).title, caster = board.name(duel.caster);
  if (d.mode === "refuse")
    return { kicker, back: true, title: `Refuse ${title}: why?`, main: act(x, d.why ? "Refuse it" : "Choose why", { do: "refuse", why: d.why }, d.why !== ""), out: backAct(x) };
  const refuse = mode(x, "Refuse it", "refuse");
  if (duel.gift)
    return { kicker, title: `${caster} casts ${title}, and you have no Fortune: it works`, main: act(x, "So be it", { do: "allow" }), out: refuse };
  const to = stakeOf(x, duel);
  return { kicker, title: `${caster} casts ${title}. For what Stake?`, main: act(x, `Stake ${to}`, { do: "stake", to }), out: refuse };
}

function answerPlan(x: Asked, duel: Duel): Plan {
  const kicker = "The duel: your answer";
  if (duel.gift)
    return { kicker, title: "No gamble: the spell works, and then the Gamblers have 30, the GM 10", main: act(x, "Cast it", { do: "accept" }), out: act(x, "Leave it", { do: "back-out" }) };
  return { kicker, title: `Gamble for it at Stake ${duel.stake}?`, main: act(x, "Accept", { do: "accept" }), out: act(x, "Back out, at no cost", { do: "back-out" }) };
}

function rerollPlan(x: Asked, duel: Duel): Plan {
  const dice = [...x.draft.dice].sort();
  const faces = dice.map((die) => faceName(duel.dice[Number(die.slice(-1)) - 1] ?? null));
  const reroll: Move = { do: "reroll", count: dice.length, dice };
  const { wins, best } = duel.facts;
  return { kicker: "The duel: the reroll", title: "Roll one or two dice again, once?", main: dice.length ? act(x, `Roll ${listed(faces)} again`, reroll) : { ...act(x, "Keep all five", { do: "keep" }), chance: wins }, best: dice.length ? undefined : best?.wins,
    out: dice.length ? { label: "Keep all five", run: () => (x.draft.dice = []) } : null };
}

function raisePlan(x: Asked, duel: Duel): Plan {
  const gm = x.turn.phase === "match", may = span(x.turn.options, { do: "raise" }, "to");
  const stay = act(x, gm ? `Match ${duel.stake}` : `Let it stand at ${duel.stake}`, { do: gm ? "match" : "stand" });
  const to = may && x.draft.to >= may.min ? Math.min(x.draft.to, may.max) : 0;
  return { kicker: gm ? "The duel: match or raise" : "The duel: raise or stand", title: may ? `Stake ${duel.stake}. Raise it, to ${may.max} at most?` : `Stake ${duel.stake}. No raise is open to you`,
    main: to ? act(x, `Raise to ${to}`, { do: "raise", to }) : stay, out: to ? { label: "No raise", run: () => (x.draft.to = 0) } : null };
}

function foldPlan(x: Asked, duel: Duel): Plan {
  const gm = x.turn.phase === "gm-fold", price = duel.facts.fold ?? 0, f = duel.facts;
  const won = (gm ? f["gamblers-pay"] : f["gm-pays"]) ?? 0, lost = (gm ? f["gm-pays"] : f["gamblers-pay"]) ?? 0;
  /* By the dice alone, staying costs more on the whole than folding: then neither is put forward. */
  const dear = f.wins !== undefined && f.wins * won - (1 - f.wins) * lost < -price;
  const stay = act(x, "Stay", { do: "stay" });
  return { kicker: "The duel: fold or stay", title: gm ? "They stay. Do you show, or fold and let the spell happen?" : "Stay and show, or fold and let the spell go?",
    main: dear ? null : stay, more: dear ? stay : null, out: act(x, `Fold, for ${price} Fortune`, { do: "fold" }) };
}

function invokePlan(x: Asked, duel: Duel): Plan {
  const { board, draft: d } = x;
  const lie = d.patron && d.patron !== board.me?.patron;
  const leave = act(x, "Let the dice stand", { do: "no-patron" });
  return { kicker: "The duel: Invoke the Patron", title: duel.facts.ahead ? `You win as it stands, ${points(duel.facts.points ?? 0)} against ${duel.gmDie}. Invoke?` : `You lose as it stands, ${points(duel.facts.points ?? 0)} against ${duel.gmDie}. Invoke?`,
    main: d.patron ? act(x, `Invoke ${board.patron(d.patron).title}, ${lie ? "a lie" : "the truth"}`, { do: "invoke", patron: d.patron }) : duel.facts.ahead ? leave : null,
    out: d.patron ? { label: "Let the dice stand", run: () => (d.patron = "") } : duel.facts.ahead ? null : leave };
}

function judgePlan(x: Asked, duel: Duel): Plan {
  const { board } = x, patron = board.patron(duel.invoked ?? "none").title;
  return { kicker: "The duel: your answer to the Patron", title: `${board.name(duel.caster)} invokes ${patron}. Does it fit ${board.spell(duel.spell).title} best?`,
    /* A matter of judgement: none of the three is put forward. */
    main: { ...act(x, `${patron} fits`, { do: "fit" }), chance: 0 }, best: 1,
    more: x.turn.options?.some((f) => f.do === "impose") ? act(x, "IMPOSE ORDER", { do: "impose" }) : null, out: act(x, "Reject it", { do: "reject" }) };
}

function changePlan(x: Asked, duel: Duel): Plan {
  const d = x.draft, turned = duel.facts["best-turn"], leave = act(x, "Leave them", { do: "leave" });
  /* Where a turned die decides the round, none is put forward but the one that does. */
  const best = turned && !duel.facts.ahead && duel.facts["turn-wins"] ? act(x, `Turn ${faceName(duel.dice[turned.die - 1] ?? null)} to ${faceName(turned.face)}`, { do: "change", die: `die-${turned.die}`, face: turned.face }) : null;
  const from = faceName(duel.dice[Number(d.die.slice(-1)) - 1] ?? null);
  return { kicker: "The duel: the Patron is accepted", title: "Turn one die to another face?",
    main: d.die && d.face ? act(x, `Turn ${from} to ${faceName(d.face)}`, { do: "change", die: d.die, face: d.face }) : best ?? leave,
    out: d.die ? { label: "Leave them", run: () => { d.die = ""; d.face = ""; } } : best ? leave : null };
}

export function duelPlan(x: Asked, duel: Duel): Plan {
  switch (x.turn.phase) {
    case "price": return pricePlan(x, duel);
    case "answer": return answerPlan(x, duel);
    case "reroll": return rerollPlan(x, duel);
    case "raise": case "match": return raisePlan(x, duel);
    case "fold": case "gm-fold": return foldPlan(x, duel);
    case "invoke": return invokePlan(x, duel);
    case "judge": return judgePlan(x, duel);
    case "change": return changePlan(x, duel);
    case "impose": {
      /* Where the dice have won for the caster, holding back pays the Stake for certain: then neither is put forward. */
      const hold = act(x, "Hold back", { do: "hold-back" }), { ahead } = duel.facts;
      return { kicker: "The duel: IMPOSE ORDER?", title: `${x.board.name(duel.caster)} invoked ${x.board.patron(duel.invoked ?? "none").title}. ${ahead ? "They win as it stands. " : ""}Impose Order?`,
        main: ahead ? null : hold, more: ahead ? hold : null, out: act(x, "IMPOSE ORDER", { do: "impose" }) };
    }
    default: return { kicker: "The duel", title: x.turn.prompt ?? "", main: null };
  }
}
