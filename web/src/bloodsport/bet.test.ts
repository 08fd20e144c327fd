import { beforeAll, describe, expect, it } from "vitest";
import type { Family, Move } from "../table/wire";
import { plan } from "./BetNow.svelte";
import { Board } from "./view";
import { fresh } from "./draft";
import { speak } from "../voice/voice";

const none = (fight: number): Family => ({ do: "bet", fight: [`fight-${fight}`], on: ["none"], coin: [0] });
const left = (fight: number): Family => ({ do: "bet", fight: [`fight-${fight}`], on: ["left"], coin: [1] });

function asked(made: number, options: Family[]) {
  const sent: Move[] = [];
  let skipped = 0;
  const view = {
    seats: 1,
    "bets-made": [made],
    odds: [1, 1, 1],
    "fighter-at": { "left-1": "a", "left-2": "b", "left-3": "c" },
  };
  const board = new Board(view as never, {}, { fights: [1, 2, 3].map(() => ({ odds: "1:1" })) } as never, 0);
  const of = plan({
    ask: "Who wins?",
    options,
    board,
    seat: 0,
    draft: fresh(),
    change: () => undefined,
    back: () => undefined,
    takeBack: null,
    send: (move) => sent.push(move),
    leave: (bets) => (skipped = bets),
  });
  return { of, press: () => of.main!.run(), sent, skipped: () => skipped };
}

describe("bets without Coin", () => {
  beforeAll(() => speak("bloodsport-bet"));
  it("are one question for all that are left, and one press", () => {
    const { of, press, sent, skipped } = asked(1, [none(2)]);
    const { title, main, more, out } = of;
    expect([title, main!.label, more, out]).toEqual([
      "You have no Coin left to bet.",
      "No more bets this round",
      undefined,
      undefined,
    ]);
    press();
    expect(sent).toEqual([{ do: "bet", fight: "fight-2", on: "none", coin: 0 }]);
    expect(skipped()).toBe(1); // the third Fight's
  });
  it("are as ever where one Fighter can be bet on", () => {
    const { of } = asked(0, [none(1), left(1)]);
    expect([of.title, of.out?.label, of.more?.label]).toEqual([
      "Who wins?",
      "No bet on this Fight",
      "No bets this round",
    ]);
  });
});
