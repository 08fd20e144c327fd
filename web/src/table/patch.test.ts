import { describe, expect, it } from "vitest";
import { patched } from "./patch";

/* docs/protocol.md, "Patches"; the cases of RFC 7386, appendix A, that hold no list in the base */
describe("a patch", () => {
  it("merges objects and takes members away, as the RFC has it", () => {
    const cases: [unknown, unknown, unknown][] = [
      [{ a: "b" }, { a: "c" }, { a: "c" }],
      [{ a: "b" }, { b: "c" }, { a: "b", b: "c" }],
      [{ a: "b", b: "c" }, { a: null }, { b: "c" }],
      [{ a: "c" }, { a: ["b"] }, { a: ["b"] }],
      [{ a: { b: "c" } }, { a: { b: "d", c: null } }, { a: { b: "d" } }],
      [{ a: "foo" }, "bar", "bar"],
      [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
    ];
    for (const [base, patch, result] of cases) expect(patched(base, patch)).toEqual(result);
  });
  it("edits lists by place, and by what comes and goes", () => {
    expect(patched({ l: [1, [2], null] }, { l: { "1": [3], "0": null } })).toEqual({ l: [null, [3], null] });
    expect(
      patched(["a", "b", "c", "d"], {
        splice: [
          [0, 1],
          [2, 0, "x", "y"],
        ],
      }),
    ).toEqual(["b", "c", "x", "y", "d"]);
    expect(patched([{ do: "bet", coin: [1, 2] }], { "0": { coin: { splice: [[0, 1]] } } })).toEqual([
      { do: "bet", coin: [2] },
    ]);
  });
  it("sets null in a view, where nothing is ever taken away", () => {
    expect(
      patched(
        { view: { on: "left", l: [{ a: 1 }] }, undo: 4 },
        { view: { on: null, l: { "0": { a: null } } }, undo: null },
      ),
    ).toEqual({ view: { on: null, l: [{ a: null }] } });
  });
  it("leaves the base as it was, and what it does not touch the same", () => {
    const base = { view: { l: [1, 2], far: { x: 1 } } };
    const after = patched(base, { view: { l: { "0": 9 } } }) as typeof base;
    expect(base).toEqual({ view: { l: [1, 2], far: { x: 1 } } });
    expect(after.view.far).toBe(base.view.far);
  });
});
