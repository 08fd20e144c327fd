/* Chances of a Deal: of a hold, and of one more card. Always true: they are of the cards that are left in open decks. */
import { BUST_OVER, oneMore, share } from "./cards";
import type { Deal, Party } from "./view";

/** over: ahead, or the Target reached; where nobody is there yet to compare with: not over 21. */
export interface Chances {
  hold: { win: number; draw: number } | null;
  hit: { bust: number; over: number; even: number; under: number } | null;
  target: number;
  success: number | null;
}
export function chances(deal: Deal, me: Party): Chances {
  const other = deal.parties.find((p) => p !== me && p.hand.length > 0);
  const from = me.body.top ? [me.body.top] : me.body.deck.length ? me.body.deck : me.body.discard;
  const shares = oneMore(me.hand, from, me.sturdy);
  const bust = me.facts.bust ?? share(shares, (n) => n > BUST_OVER);
  const aim = deal.kind === "target" ? deal.target - 1 : other && other.total <= BUST_OVER ? other.total : -1;
  const over = share(shares, (n) => n > aim && n <= BUST_OVER);
  const even = deal.kind === "target" ? 0 : share(shares, (n) => n === aim);
  return {
    hold:
      me.facts.win === undefined || (deal.kind !== "target" && !other)
        ? null
        : { win: me.facts.win, draw: me.facts.draw ?? 0 },
    hit: from.length ? { bust, over, even, under: Math.max(0, 1 - bust - over - even) } : null,
    target: deal.target,
    success: me.facts.success ?? null,
  };
}
