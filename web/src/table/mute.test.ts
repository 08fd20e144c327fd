import { expect, test } from "vitest";
import { unheard } from "./mute";

test("of a seat that is not to be heard only its words are missing", () => {
  const story = [
    { n: 1, text: "", seat: 1, words: "Psst." },
    { n: 2, text: "You win.", seat: 1, words: "Well played." },
    { n: 3, text: "", seat: 2, words: "Hello." },
    { n: 4, text: "You draw." },
  ];
  expect(unheard(story, [1])).toEqual([{ n: 2, text: "You win.", seat: 1 }, story[2], story[3]]);
  expect(unheard(story, [])).toEqual(story);
});
