import { expect, it } from "vitest";
import { lineOf } from "../table/line";
import type { SentLine } from "../table/wire";
import { marksOf, opensAt, stepAfter, stepBefore, stepsOf } from "./timeline";

const sent: SentLine[] = [
  [2, ["round", "Game round 1. It is cold.", 1]],
  [4, ["pass", "You pass. "], ["win", "Brass Toad wins Fight 1."]],
  [5, { text: "The last move was undone.", to: 3 }],
  [7, { words: "Well!" }],
];
const feed = sent.map(lineOf);

it("knows chapters and moments by their ids alone", () => {
  expect(marksOf(feed, ["round"], ["win"])).toEqual([
    { n: 2, kind: "chapter", text: "Game round 1." },
    { n: 4, kind: "moment", text: "Brass Toad wins Fight 1." },
  ]);
  expect(marksOf(feed, [], [])).toEqual([]);
  expect(feed[1]!.text).toBe("You pass. Brass Toad wins Fight 1.");
});

it("opens where the table is laid: after the deal, or where the story begins", () => {
  const [head, chance, choice] = ['{"croupier":1}', '{"n":1,"seat":"chance"}', '{"n":1,"seat":0}'];
  const dealt = [head, chance, chance, chance, choice];
  const chosen = [head, choice, chance];
  const marks = marksOf(feed, ["round"], ["win"]);
  expect(opensAt(dealt.join("\n"), marks)).toBe(3);
  expect(opensAt(chosen.join("\n"), marks)).toBe(2);
  expect(opensAt(chosen.join("\n"), marksOf(feed, [], ["win"]))).toBe(0);
});

it("stops where something was told, at the start and at the end", () => {
  const steps = stepsOf(feed, 9);
  expect(steps).toEqual([0, 2, 4, 5, 7, 9]);
  expect([stepAfter(steps, 0), stepAfter(steps, 3), stepAfter(steps, 9)]).toEqual([2, 4, 9]);
  expect([stepBefore(steps, 9), stepBefore(steps, 3), stepBefore(steps, 0)]).toEqual([7, 2, 0]);
});
