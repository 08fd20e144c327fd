/* The words in a sentence of a lesson. */
import { expect, test } from "vitest";
import { clinging, cut, type Term } from "./terms";

const term = (title: string): Term => ({ title, text: `${title}: so.`, example: "", rules: [] });
const terms = ["Risk", "Guard Level", "Guard", "rat"].map(term);

test("the longest word counts, once, and only a whole one", () => {
  const parts = cut("Risk 1 and Guard Level 1: at Risk, Risky, you rat.", terms);
  expect(parts.map((p) => (typeof p === "string" ? p : `<${p.title}>`)).join("")).toBe(
    "<Risk> 1 and <Guard Level> 1: at Risk, Risky, you rat.",
  );
});

test("what ends a sentence stays with its last word", () => {
  expect([".", ": your Ace", " (3 left)", ") is", "\u2019s die", "s"].map(clinging)).toEqual([
    ".",
    ":",
    "",
    ")",
    "\u2019",
    "",
  ]);
  expect([undefined, term("Risk")].map(clinging)).toEqual(["", ""]);
});

test("without words a sentence stays whole", () => expect(cut("Hold.", [])).toEqual(["Hold."]));
