/* The plans of a Deal: hit or hold, and the choices of the result; Skills in a window are in plan_skills.ts. */
import { begin, begun, open } from "../table/making";
import { percent } from "../kit/shares";
import type { Asked, Plan } from "./plan";
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
  if (draft.do === "recompense") return begun(x, draft.do);
  const me = board.deal && board.mineOf(board.deal);
  const by = me && worth(board.deal!, me);
  const hit = open(x, "hit", { chance: by?.hit });
  const hold = open(x, "hold", { chance: by?.hold });
  const more = begin(x, "recompense");
  /* where a card more is worth no more than none, none comes first */
  if (hit && hold && by && percent(by.hit) === percent(by.hold)) return { main: hold, out: hit, more };
  return { main: hit ?? hold, out: hit ? hold : null, more };
}

/** What may be done for the result, or passed. */
const ANSWERS = ["defend", "discard", "skill"];
export function planDeal(x: Asked): Plan {
  if (x.turn.phase === "play") return play(x);
  const main = open(x, ANSWERS);
  const pass = open(x, "pass");
  return { main: main ?? pass, out: main && pass };
}
