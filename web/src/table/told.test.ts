import { expect, test } from "vitest";
import { toldLines } from "./told";

test("words in a told log turn nothing around", () => {
  const lines = ["{}", '{"seat":1,"do":"say","text":"a\u202eb \\u2066c\u200f"}'];
  expect(toldLines(lines.join("\n"))).toEqual(["Seat 1: say: \u201cab c\u200f\u201d"]);
});

test("a told log reads as lines, and hides what is hidden", () => {
  const log = [
    { told: true, game: "bloodsport", edition: 9, by: "7.0", seats: 2, for: 0 },
    { n: 1, seat: "chance", do: "draw", to: 1, card: "?" },
    { n: 2, seat: 0, do: "sabotage", card: "pear-cordial", on: ["left-1"] },
    { n: 3, seat: 1, do: "say", text: "Well?" },
    { end: "stopped" },
  ].map((line) => JSON.stringify(line));
  expect(toldLines(log.join("\n") + "\n")).toEqual([
    "Chance: draw (to 1; card hidden)",
    "Seat 0: sabotage (card pear cordial; on left 1)",
    "Seat 1: say: \u201cWell?\u201d",
    "The match was not finished.",
  ]);
});
