import { describe, expect, it } from "vitest";
import type { StoryLine } from "../table/wire";
import { lost, sinceTurn } from "./since";

let n = 0;
const line = (...says: [string, string][]): StoryLine => ({
  n: ++n,
  text: says.map(([, text]) => text).join(""),
  says,
});

describe("since one's own last turn", () => {
  const begin = [
    line(["fight", "The Conflict begins."]),
    line(["order", "Turn Order: you, Rat 1.\n"], ["your-turn", "Your turn."]),
  ];
  const story = [
    ...begin,
    line(["aim", "You attack Rat 1 with Mace. "], ["deal", "A Deal, Edge 1 against Rat 1's Edge 1."]),
    line(["draw", "You draw the Queen of Clubs: 10."]),
    line(
      ["hold", "Rat 1 holds at 21. "],
      ["win-to", "Rat 1 wins, 21 to 18. "],
      ["no-retaliation", "Rat 1 cannot retaliate.\n"],
      ["turn", "Rat 1's turn."],
    ),
    line(["move", "Rat 1 moves to f2."]),
    line(["aim", "Rat 1 attacks you bare-handed. "], ["deal", "A Deal, Edge 1 against your Edge 1."]),
    line(["hit-draw", "You hit and draw the 9 of Clubs: 26."]),
    line(
      ["bust-at", "You bust at 26. "],
      ["win-with", "Rat 1 wins with 21. "],
      ["pile-more", "You take 1 card of Damage (1 of 10): the 9 of Clubs.\n"],
      ["your-turn", "Your turn."],
    ),
  ];
  it("each Deal is a line: who at whom, what came of it; one's own first", () => {
    expect(sinceTurn(story)).toEqual([
      "You attack Rat 1 with Mace. Rat 1 wins, 21 to 18.",
      "Rat 1 attacks you bare-handed. You bust at 26. Rat 1 wins with 21. You take 1 card of Damage (1 of 10): the 9 of Clubs.",
    ]);
  });
  it("stays as it is while the turn lasts, and begins anew with the next", () => {
    expect(sinceTurn([...story, line(["move", "You move to e4."])])).toEqual(sinceTurn(story));
    expect(
      sinceTurn([
        ...story,
        line(["end", "You end the turn.\n"], ["turn", "Rat 1's turn."]),
        line(["end", "Rat 1 ends the turn.\n"], ["your-turn", "Your turn."]),
      ]),
    ).toEqual([]);
  });
  it("the first turn has what was before it in this Conflict alone", () => {
    const next = [
      line(["conflict-over", "The Conflict is over."]),
      line(["fight", "The Conflict begins."]),
      line(["aim", "Rat 2 attacks you. "], ["deal", "A Deal."]),
      line(["win-to", "You win, 20 to 19. "], ["your-turn", "Your turn."]),
    ];
    expect(sinceTurn([...story, ...next])).toEqual(["Rat 2 attacks you. You win, 20 to 19."]);
    expect(sinceTurn(begin)).toEqual([]);
  });
  it("a Delay that is over is what its Deal is about, and what others say is nothing", () => {
    expect(
      sinceTurn([
        ...begin,
        line(
          ["end", "Rat 1 ends the turn. "],
          ["delay-yours", "Your Delay is over. "],
          ["deal-target", "A Deal for you, Edge 2 against Target 17."],
        ),
        { n: ++n, text: "", words: "Your turn." },
        line(["hold", "You hold at 21. "], ["reached", "You reach Target 17 with 21."]),
        line(["your-turn", "Your turn."]),
      ]),
    ).toEqual(["Your Delay is over. You reach Target 17 with 21."]);
  });
  it("a defeat is told with the end of its Conflict, and forgotten with the next", () => {
    const over = line(["conflict-over", "The Conflict is over. "], ["defeat", "Every hero is down: defeat 1 of 5."]);
    expect(lost([...story, over])).toBe(true);
    expect(
      lost([
        ...story,
        over,
        ...begin,
        line(["conflict-over", "The Conflict is over. "], ["fight-won", "The heroes have won."]),
      ]),
    ).toBe(false);
  });
});
