/* Obstacles written ahead. */
import { expect, test } from "vitest";
import { drop, prepare, prepared, PREPARED_MOST } from "./prepared";

function shelf(full = false) {
  const all = new Map<string, string>();
  return {
    all,
    getItem: (k: string) => all.get(k) ?? null,
    setItem: (k: string, v: string) => {
      if (full) throw new Error("full");
      all.set(k, v);
    },
  };
}
const vault = { title: "The Vault", text: "Steel.", size: "major", cards: "no", helps: "break" };
const dog = { title: "A Dog", text: "", size: "", cards: "no", helps: "anything" };

test("they wait in their order, each title once, and go", () => {
  const on = shelf();
  expect(prepared(on)).toEqual([]);
  expect(prepare(on, vault)).toBe(true);
  expect(prepare(on, dog)).toBe(true);
  expect(prepare(on, { ...vault, text: "Iron." })).toBe(true);
  expect(prepared(on)).toEqual([dog, { ...vault, text: "Iron." }]);
  drop(on, "A Dog");
  expect(prepared(on).map((one) => one.title)).toEqual(["The Vault"]);
});

test("what is no list of them is passed over, and a full shelf says so", () => {
  const on = shelf();
  for (const bad of ["{", "{}", "null", '[1,null,{"title":"x"}]']) {
    on.all.set("gamblers-heart-obstacles", bad);
    expect(prepared(on)).toEqual([]);
  }
  on.all.set("gamblers-heart-obstacles", JSON.stringify([vault, { ...dog, size: "huge" }, { ...dog, title: "" }]));
  expect(prepared(on)).toEqual([vault]);
  expect(prepare(shelf(true), vault)).toBe(false);
  const many = shelf();
  for (let i = 0; i < PREPARED_MOST; i++) expect(prepare(many, { ...dog, title: `Dog ${i}` })).toBe(true);
  expect(prepare(many, vault)).toBe(false);
  expect(prepare(many, { ...dog, title: "Dog 3" })).toBe(true);
});
