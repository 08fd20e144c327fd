/* The plans of a Deal: hit or hold, and the choices of the result; Skills in a window are in plan_skills.ts. */
import { begin, open } from "../table/making";
import { say } from "../voice/voice";
import { doing, heading, type Asked, type Plan } from "./plan";
import type { Deal, Party } from "./view";

/** How often each goes well, by the figures that are shown: a draw counts as half, and one more card that leaves one behind
 *  is half a hope. Where nobody is there to compare with, a hold is put at one half. */
export function worth(deal: Deal, me: Party): { hit: number; hold: number } | null {
  const { next, win, draw, success } = me.facts;
  if (!next) return null;
  const hold = win === undefined ? 0.5 : win + (draw ?? 0) / 2;
  const ahead = next.ahead + (next.even + next.behind) / 2;
  return { hit: deal.kind !== "target" ? ahead : win ? next.ahead : (success ?? next.ahead), hold };
}

function play(x: Asked): Plan {
  const { board, draft } = x;
  if (draft.do === "recompense") return doing(x, draft.do, { want: say("twenty-one-page-choose-card") });
  const me = board.deal && board.mineOf(board.deal);
  const by = me && worth(board.deal!, me);
  const hit = open(x, "hit", { chance: by?.hit });
  const hold = open(x, "hold", { chance: by?.hold });
  return { title: heading(x), main: hit ?? hold, out: hit ? hold : null, more: begin(x, "recompense") };
}

/** One of some things is picked, or passed. */
const one = (verb: string, want: () => string) => (x: Asked) => ({
  title: heading(x),
  main: open(x, verb, { want: want() }) ?? open(x, "pass"),
  out: open(x, verb) && open(x, "pass"),
});
const card = one("discard", () => say("twenty-one-page-choose-card"));
const skill = one("skill", () => "");
const plans: Record<string, (x: Asked) => Plan> = {
  play,
  defence: one("defend", () => say("twenty-one-page-choose-ability")),
  riposte: skill,
  shield: skill,
  reduce: card,
  cheer: card,
};
export const planDeal = (x: Asked): Plan => plans[x.turn.phase]?.(x) ?? { title: heading(x), main: null };
