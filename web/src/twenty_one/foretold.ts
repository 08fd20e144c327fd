/* What a Deal may come to, said before it is decided. Always true: it follows from the cards that lie open, the figures that
 * the house reckoned, and what the Deal is about. */
import { percents } from "../kit/shares";
import { say } from "../voice/voice";
import type { Board, Deal, Party } from "./view";

/** What a hold now comes to; "": there is nobody to compare with. */
export function foretold(deal: Deal, me: Party): string {
  const other = deal.parties.find((p) => p !== me && p.hand.length > 0);
  const { win, draw = 0 } = me.facts;
  if (win === undefined)
    return other && !other.held ? say("twenty-one-page-hold-open", { who: other.body.title, total: other.total }) : "";
  if (deal.kind === "target") return say("twenty-one-page-hold-target", { target: deal.target, reached: win > 0 });
  const [won, even, lost] = percents([win, draw, Math.max(0, 1 - win - draw)]);
  return say("twenty-one-page-hold", { win: won!, draw: even!, lose: lost! });
}

/** What is lost by this Deal, where it is an attack; else "". */
export function stakes(board: Board, deal: Deal, me: Party): string {
  const other = deal.parties.find((p) => p !== me)?.body ?? board.body(deal.targets[0]);
  const [kind, what] = [board.text("act-kind"), board.number("act-what")];
  const cast = kind === "cast" && Object.values(board.book.spells ?? {})[what]?.attacks;
  if (!other || deal.kind === "target" || !(kind === "attack" || kind === "use" || cast)) return "";
  return me.at === "first"
    ? say("twenty-one-page-stake-win", { who: other.title })
    : say("twenty-one-page-stake-lose", { who: me.body.title, you: me.body.hero });
}

/** Whether the targets of an area are dealt their cards when this hand is done. */
export const targetsLater = (deal: Deal): boolean => deal.kind === "area" && deal.parties.length === 1;
