/* The plans of a Deal: hit or hold, and the choices of the result; Skills in a window are in plan_skills.ts. */
import { has, names } from "../table/options";
import { say } from "../voice/voice";
import { BUST_OVER } from "./cards";
import { chances, type Chances } from "./chances";
import { act, back, heading, type Asked, type Plan } from "./plan";
import { blankDeal, pass, type DealAsked } from "./plan_deal_draft";
import type { Deal, Party } from "./view";
import { ability as abilityName, card as titleOf } from "./words";

const chooseCard = () => say("twenty-one-page-choose-card");

/* ---- The plan of each phase ---- */
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
