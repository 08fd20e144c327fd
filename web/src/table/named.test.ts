import { expect, it } from "vitest";
import { nameFits, nameOf } from "./named";

it("a name is one line that can be seen, of at most 40 bytes", () => {
  expect(nameOf("  Ana \n B. ")).toBe("Ana B.");
  expect(nameOf("\u200b\u2060 ")).toBe("");
  expect(nameFits("x".repeat(40))).toBe(true);
  expect(nameFits("\u00df".repeat(21))).toBe(false);
});
