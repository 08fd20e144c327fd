/* The duel's decisions, for the caster and the GM, in the order of the rules. Always true: what a fold, a loss or a win
 * would truly move is said as the house has worked it out. */
import { span } from "../table/options";
import type { Move } from "../table/wire";
import { act, backAct, mode, type Asked, type Plan } from "./plan";
import { faceName, GUIDES, type Duel } from "./view";
import { say } from "../voice/voice";

/** The Initial Stake as it stands on the stepper: the guide for the size, until another is chosen. */
export const stakeOf = (x: Asked, duel: Duel) => x.draft.to || GUIDES[duel.size] || 8;

function pricePlan(x: Asked, duel: Duel): Plan {
  const { board, draft: d } = x,
    kicker = say("gamblers-heart-page-price");
  const title = board.spell(duel.spell).title,
    caster = board.name(duel.caster);
  if (d.mode === "refuse")
    return {
      kicker,
      back: true,
      title: say("gamblers-heart-page-refuse-why", { spell: title }),
      main: act(
        x,
        d.why ? say("gamblers-heart-page-refuse") : say("gamblers-heart-page-choose-why"),
        { do: "refuse", why: d.why },
        d.why !== "",
      ),
      out: backAct(x),
    };
  const refuse = mode(x, say("gamblers-heart-page-refuse"), "refuse");
  if (duel.gift)
    return {
      kicker,
      title: say("gamblers-heart-page-gift", { who: caster, spell: title }),
      main: act(x, say("gamblers-heart-page-so-be-it"), { do: "allow" }),
      out: refuse,
    };
  const to = stakeOf(x, duel);
  return {
    kicker,
    title: say("gamblers-heart-page-stake-title", { who: caster, spell: title }),
    main: act(x, say("gamblers-heart-page-stake", { to }), { do: "stake", to }),
    out: refuse,
  };
}

function answerPlan(x: Asked, duel: Duel): Plan {
  const kicker = say("gamblers-heart-page-answer");
  if (duel.gift)
    return {
      kicker,
      title: say("gamblers-heart-page-answer-gift"),
      main: act(x, say("gamblers-heart-page-cast-it"), { do: "accept" }),
      out: act(x, say("gamblers-heart-label-back-out", { gift: true }), { do: "back-out" }),
    };
  return {
    kicker,
    title: say("gamblers-heart-page-accept-title", { stake: duel.stake }),
    main: act(x, say("gamblers-heart-page-accept"), { do: "accept" }),
    out: act(x, say("gamblers-heart-label-back-out", { gift: false }), { do: "back-out" }),
  };
}

function rerollPlan(x: Asked, duel: Duel): Plan {
  const dice = [...x.draft.dice].sort();
  const faces = dice.map((die) => faceName(duel.dice[Number(die.slice(-1)) - 1] ?? null));
  const reroll: Move = { do: "reroll", count: dice.length, dice };
  const { wins, best } = duel.facts;
  return {
    kicker: say("gamblers-heart-page-reroll"),
    title: say("gamblers-heart-page-reroll-title"),
    main: dice.length
      ? act(x, say("gamblers-heart-page-reroll-faces", { faces }), reroll)
      : { ...act(x, say("gamblers-heart-page-keep-all"), { do: "keep" }), chance: wins },
    best: dice.length ? undefined : best?.wins,
    out: dice.length ? { label: say("gamblers-heart-page-keep-all"), run: () => (x.draft.dice = []) } : null,
  };
}

function raisePlan(x: Asked, duel: Duel): Plan {
  const gm = x.turn.phase === "match",
    may = span(x.turn.options, { do: "raise" }, "to");
  const stay = act(
    x,
    gm
      ? say("gamblers-heart-page-match", { stake: duel.stake })
      : say("gamblers-heart-page-stand", { stake: duel.stake }),
    { do: gm ? "match" : "stand" },
  );
  const to = may && x.draft.to >= may.min ? Math.min(x.draft.to, may.max) : 0;
  return {
    kicker: gm ? say("gamblers-heart-page-match-kicker") : say("gamblers-heart-page-raise-kicker"),
    title: may
      ? say("gamblers-heart-page-raise-title", { stake: duel.stake, most: may.max })
      : say("gamblers-heart-page-raise-none", { stake: duel.stake }),
    main: to ? act(x, say("gamblers-heart-page-raise", { to }), { do: "raise", to }) : stay,
    out: to ? { label: say("gamblers-heart-page-raise-no"), run: () => (x.draft.to = 0) } : null,
  };
}

function foldPlan(x: Asked, duel: Duel): Plan {
  const gm = x.turn.phase === "gm-fold",
    price = duel.facts.fold ?? 0,
    f = duel.facts;
  const won = (gm ? f["gamblers-pay"] : f["gm-pays"]) ?? 0,
    lost = (gm ? f["gm-pays"] : f["gamblers-pay"]) ?? 0;
  /* By the dice alone, staying costs more on the whole than folding: then neither is put forward. */
  const dear = f.wins !== undefined && f.wins * won - (1 - f.wins) * lost < -price;
  const stay = act(x, say("gamblers-heart-page-stay"), { do: "stay" });
  return {
    kicker: say("gamblers-heart-page-fold"),
    title: gm ? say("gamblers-heart-page-fold-gm") : say("gamblers-heart-page-fold-title"),
    main: dear ? null : stay,
    more: dear ? stay : null,
    out: act(x, say("gamblers-heart-page-fold-for", { price }), { do: "fold" }),
  };
}

function invokePlan(x: Asked, duel: Duel): Plan {
  const { board, draft: d } = x;
  const lie = d.patron && d.patron !== board.me?.patron;
  const leave = act(x, say("gamblers-heart-page-no-patron"), { do: "no-patron" });
  return {
    kicker: say("gamblers-heart-page-invoke"),
    title: say("gamblers-heart-page-invoke-title", {
      ahead: !!duel.facts.ahead,
      points: duel.facts.points ?? 0,
      die: duel.gmDie ?? 0,
    }),
    main: d.patron
      ? act(x, say("gamblers-heart-page-invoke-patron", { patron: board.patron(d.patron).title, lie: !!lie }), {
          do: "invoke",
          patron: d.patron,
        })
      : duel.facts.ahead
        ? leave
        : null,
    out: d.patron
      ? { label: say("gamblers-heart-page-no-patron"), run: () => (d.patron = "") }
      : duel.facts.ahead
        ? null
        : leave,
  };
}

function judgePlan(x: Asked, duel: Duel): Plan {
  const { board } = x,
    patron = board.patron(duel.invoked ?? "none").title;
  return {
    kicker: say("gamblers-heart-page-judge"),
    title: say("gamblers-heart-page-judge-title", {
      who: board.name(duel.caster),
      patron,
      spell: board.spell(duel.spell).title,
    }),
    /* A matter of judgement: none of the three is put forward. */
    main: { ...act(x, say("gamblers-heart-page-fits", { patron }), { do: "fit" }), chance: 0 },
    best: 1,
    more: x.turn.options?.some((f) => f.do === "impose")
      ? act(x, say("gamblers-heart-page-impose-order"), { do: "impose" })
      : null,
    out: act(x, say("gamblers-heart-page-reject"), { do: "reject" }),
  };
}

function changePlan(x: Asked, duel: Duel): Plan {
  const d = x.draft,
    turned = duel.facts["best-turn"],
    leave = act(x, say("gamblers-heart-page-leave-dice"), { do: "leave" });
  /* Where a turned die decides the round, none is put forward but the one that does. */
  const best =
    turned && !duel.facts.ahead && duel.facts["turn-wins"]
      ? act(
          x,
          say("gamblers-heart-page-turn-die", {
            from: faceName(duel.dice[turned.die - 1] ?? null),
            to: faceName(turned.face),
          }),
          { do: "change", die: `die-${turned.die}`, face: turned.face },
        )
      : null;
  const from = faceName(duel.dice[Number(d.die.slice(-1)) - 1] ?? null);
  return {
    kicker: say("gamblers-heart-page-change"),
    title: say("gamblers-heart-page-change-title"),
    main:
      d.die && d.face
        ? act(x, say("gamblers-heart-page-turn-die", { from, to: faceName(d.face) }), {
            do: "change",
            die: d.die,
            face: d.face,
          })
        : (best ?? leave),
    out: d.die
      ? {
          label: say("gamblers-heart-page-leave-dice"),
          run: () => {
            d.die = "";
            d.face = "";
          },
        }
      : best
        ? leave
        : null,
  };
}

export function plan(x: Asked): Plan | null {
  const { duel } = x.board;
  if (!duel) return null;
  switch (x.turn.phase) {
    case "price":
      return pricePlan(x, duel);
    case "answer":
      return answerPlan(x, duel);
    case "reroll":
      return rerollPlan(x, duel);
    case "raise":
    case "match":
      return raisePlan(x, duel);
    case "fold":
    case "gm-fold":
      return foldPlan(x, duel);
    case "invoke":
      return invokePlan(x, duel);
    case "judge":
      return judgePlan(x, duel);
    case "change":
      return changePlan(x, duel);
    case "impose": {
      /* Where the dice have won for the caster, holding back pays the Stake for certain: then neither is put forward. */
      const hold = act(x, say("gamblers-heart-page-hold-back"), { do: "hold-back" }),
        { ahead } = duel.facts;
      return {
        kicker: say("gamblers-heart-page-impose"),
        title: say("gamblers-heart-page-impose-title", {
          who: x.board.name(duel.caster),
          patron: x.board.patron(duel.invoked ?? "none").title,
          ahead: !!ahead,
        }),
        main: ahead ? null : hold,
        more: ahead ? hold : null,
        out: act(x, say("gamblers-heart-page-impose-order"), { do: "impose" }),
      };
    }
    default:
      return { kicker: say("gamblers-heart-page-duel"), title: x.turn.prompt ?? "", main: null };
  }
}
