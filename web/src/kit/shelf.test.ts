/* Characters that a browser keeps. */
import { expect, test } from "vitest";
import { fileOf, forget, keep, namesKept } from "./shelf";

function shelf(full = false): Storage {
  const all = new Map<string, string>();
  return {
    getItem: (k) => all.get(k) ?? null,
    setItem: (k, v) => {
      if (full) throw new Error("full");
      all.set(k, v);
    },
    removeItem: (k) => void all.delete(k),
    key: (i) => [...all.keys()][i] ?? null,
    clear: () => all.clear(),
    get length() {
      return all.size;
    },
  };
}

test("each name is kept once for its game", () => {
  const on = shelf();
  on.setItem("croupier.character.kuhn.", "no name");
  expect(keep(on, "kuhn", "Ruth Delgado", "1")).toBe(true);
  expect(keep(on, "kuhn", "Ash", "2")).toBe(true);
  expect(keep(on, "leduc", "Other", "3")).toBe(true);
  expect(keep(on, "kuhn", "Ruth Delgado", "4")).toBe(true);
  expect(namesKept(on, "kuhn")).toEqual(["Ash", "Ruth Delgado"]);
  expect(fileOf(on, "kuhn", "Ruth Delgado")).toBe("4");
  forget(on, "kuhn", "Ruth Delgado");
  expect(namesKept(on, "kuhn")).toEqual(["Ash"]);
  expect(fileOf(on, "kuhn", "Ruth Delgado")).toBe("");
});

test("no room is said", () => expect(keep(shelf(true), "kuhn", "Ash", "1")).toBe(false));
