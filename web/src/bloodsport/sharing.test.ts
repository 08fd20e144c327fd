import { describe, expect, it } from "vitest";
import { asksOf, keepAsks, trulyAsked } from "../table/sharing";
import type { Family, Turn, View } from "../table/wire";
import * as manner from "./sharing";
import { laidOpen, type Cards } from "./view";

const turn = (phase: string, view: View = {}, options: Family[] = []): Turn => ({
  type: "turn",
  seat: 0,
  n: 9,
  story: [],
  phase,
  turn: [0],
  view: { round: 2, ...view },
  options,
});

describe("two players at one screen", () => {
  it("look alone for cards and bets in one visit, for each Fight in another, and at nothing for payments", () => {
    expect(["action", "target", "pay", "bet"].map((phase) => manner.visit(turn(phase)))).toEqual(["2", "2", "2", "2"]);
    expect(manner.visit(turn("react", { fight: "fight-3" }))).toBe("2 fight-3");
    expect(["settle", "after"].map((phase) => manner.visit(turn(phase)))).toEqual(["", ""]);
  });
  it("are asked idle questions only where they want it, and decline for a whole Fight", () => {
    const shelf = new Map<string, string>();
    const kept = {
      getItem: (key: string) => shelf.get(key) ?? null,
      setItem: (key: string, value: string) => void shelf.set(key, value),
    };
    const seat = { table: "t", seat: 1, token: "", game: "bloodsport", seats: ["me", "me"], made: 1 };
    const react = turn("react", {}, [{ do: "pass" }, { do: "pass-fight" }]);
    expect(trulyAsked(manner, react, asksOf(kept, seat))).toBe(false);
    expect(manner.decline(react)).toEqual({ do: "pass-fight" });
    expect(manner.decline(turn("window", {}, [{ do: "rat" }, { do: "pass" }]))).toEqual({ do: "pass" });
    expect(manner.decline(turn("discard", {}, [{ do: "done" }]))).toEqual({ do: "done" });
    keepAsks(kept, seat, ["step-in"]);
    expect(trulyAsked(manner, react, asksOf(kept, seat))).toBe(true);
    expect(trulyAsked(manner, turn("discard"), asksOf(kept, seat))).toBe(false);
    expect(trulyAsked(manner, turn("bet"), [])).toBe(true);
  });
  it("see between their visits nothing that one of them alone knows", () => {
    const view = {
      seats: 2,
      "action-place": { "hand-0": ["keyhole"], "row-1": ["pear-cordial"] },
      "action-size": { "hand-0": 1, "row-1": 1 },
      "action-known": { "hand-0": 1, "row-1": 65535 },
      "weapon-place": { "left-1": ["scimitar"], "right-1": ["ladder"] },
      "weapon-size": { "left-1": 1, "right-1": 1 },
      "weapon-known": { "left-1": 1, "right-1": 65535 },
      odds: [2, 0, 0],
      bet: ["left-for-2", "none", "none", "right-for-1", "none", "none"],
      "bet-known": [1, 65535],
    } as unknown as View;
    const open = laidOpen(view, {} as Cards, { "coin-in-hand": 3, fights: [{ odds: "2:1", left: 0.4 }] }, 0);
    expect(open.hand).toEqual([]);
    expect(open.corner(0, "left").weapon.face).toBe("back");
    expect(open.corner(0, "right").weapon.name).toBe("ladder");
    expect(open.bets(0)[0]).toBeUndefined();
    expect(open.bets(1)[0]).toEqual({ side: "right", coin: 1 });
    expect(open.facts).toEqual({ fights: [{ odds: "2:1" }] });
  });
  it("keep what is drawn to who draws it, and what is looked at to who looks", () => {
    for (const [id, text] of [
      ["draw", "You draw Keyhole."],
      ["look-see", "Brass Toad's Weapon is Triple Axe (STR, Damage 4)."],
    ])
      expect(manner.secret({ n: 1, text, says: [[id, text, {}]] } as never)).toBe(true);
    expect(manner.secret({ n: 1, text: "Gambler 2 passes." })).toBe(false);
  });
});
