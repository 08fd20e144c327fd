/* What is spent on a card: chosen, or offered first. */
import { span } from "../table/options";
import type { Asked } from "./draft";
import type { Board, Risk } from "./view";

/** Time and Coin with which a card is offered to be paid for: all Time that takes Risk off, and only where that leaves it
 * always caught, as much Coin as makes it possible at all. */
export function readyTokens(
  board: Board,
  { risk, need }: Risk,
  time: number,
  coin: number,
): { time: number; coin: number } {
  const hours = Math.min(risk, time);
  const short = need.slice(hours).findIndex((caught) => board.caughtShare(caught) < 1);
  return { time: hours, coin: short > 0 && short <= coin ? short : 0 };
}

export function payment({ board, draft, options, seat }: Asked) {
  const purse = board.purses[seat];
  const ready = readyTokens(board, board.facts.pay ?? { risk: 0, need: [] }, purse?.time ?? 0, purse?.inHand ?? 0);
  const { time = ready.time, coin = ready.coin } = draft;
  const times = span(options, { do: "pay", coin }, "time");
  const coins = span(options, { do: "pay", time }, "coin");
  return {
    time,
    coin,
    times,
    coins,
    risk: board.payRisk - time - coin,
    /** A Risk roll up to this is caught: as chosen, with nothing spent, with all that may be. */
    need: board.payNeed(time + coin),
    bare: board.payNeed(0),
    most: board.payNeed((times?.max ?? 0) + (coins?.max ?? 0)),
  };
}
