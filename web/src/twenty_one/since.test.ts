import { describe, expect, it } from "vitest";
import { sinceTurn } from "./since";

describe("since one's own last turn", () => {
  const story = [
    "The Conflict begins.", "First in the Turn Order: you.", "Then Rat 1. It is your turn.", "You attack with the Mace.",
    "You aim at Rat 1. The Deal: you with Edge 1 against Rat 1 with Edge 1.", "You draw the Queen of Clubs: 10.", "Rat 1 holds at 21. Rat 1 wins 21 to 18. There is no retaliation.\nIt is the turn of Rat 1.",
    "Rat 1 moves to f2.", "Rat 1 aims at Berrick Stoll. The Deal: Rat 1 with Edge 1 against Berrick Stoll with Edge 1.", "Berrick Stoll draws the 9 of Clubs: 26.",
    "Rat 1 wins with 21, for 26 is over 21. Berrick Stoll takes 9 of Hearts, 8 of Spades and 9 of Clubs onto the Damage Pile: 3 of 10.\nIt is your turn.",
  ];
  it("each Deal is a line: who at whom, what came of it, cards counted; one's own first", () => {
    expect(sinceTurn(story)).toEqual(["You aim at Rat 1. Rat 1 wins 21 to 18.", "Rat 1 aims at Berrick Stoll. Rat 1 wins with 21, for 26 is over 21. Berrick Stoll takes 3 cards, Damage 3 of 10."]);
  });
  it("stays as it is while the turn lasts, and begins anew with the next", () => {
    expect(sinceTurn([...story, "You move to e4."])).toEqual(sinceTurn(story));
    expect(sinceTurn([...story, "You end the turn. It is the turn of Rat 1.", "Rat 1 ends the turn. It is your turn."])).toEqual([]);
  });
  it("the first turn has what was before it in this Conflict alone", () => {
    expect(sinceTurn([...story, "The Conflict is over.", "The Conflict begins.", "Rat 2 aims at you. The Deal.", "You win 20 to 19. It is your turn."])).toEqual(["Rat 2 aims at you. You win 20 to 19."]);
    expect(sinceTurn(story.slice(0, 3))).toEqual([]);
  });
  it("a Delay that is over is what its Deal is about", () => {
    expect(sinceTurn([...story.slice(0, 3), "Rat 1 ends the turn. Your Delay is over: to cast Group Heal. The Deal: you with Edge 2 against Target 17.", "You hold at 21. You succeed: 21 against Target 17.",
      "Rat 1 ends the turn. It is your turn."])).toEqual(["Your Delay is over: to cast Group Heal. You succeed: 21 against Target 17."]);
  });
});
