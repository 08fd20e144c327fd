import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const { coarse } = (await import("../../scripts/paths.mjs" as string)) as {
  coarse: (path: string, by?: number) => string;
};
const src = new URL("..", import.meta.url);

describe("drawings in whole units", () => {
  it("round the place and not the step, so that no error adds up", () => {
    // places 0.4, 0.8, 1.2, 1.6, 2: a step of 0.4 rounded by itself would never leave 0
    expect(coarse("M0 0l.4.4.4.4.4.4.4.4.4.4z")).toBe("M0 0h0l1 1h0l1 1h0z");
    expect(coarse("M10.4 10.4H20.6V30.2L10.4 10.4")).toBe("M10 10h11v20l-11-20");
  });
  it("go on from where a closed path began, and begin another where it was", () => {
    expect(coarse("m2 3 4 0 0 4z m1 1l3 5")).toBe("M2 3h4v4zm1 1 3 5");
  });
  it("read flags of arcs without spaces, and keep arcs fine", () => {
    expect(coarse("M1 1a5.5 5.5 0 013.333.5")).toBe("M1 1a5.5 5.5 0 0 1 3.3 .5");
  });
  it("are drawn smaller, but for turns and flags of arcs", () => {
    expect(coarse("M8 8h40a20 20 45 1020 8", 1 / 4)).toBe("M2 2h10a5 5 45 1 0 5 2");
  });
  it("refuse what is no path", () => {
    for (const bad of ["M1 1l2", "M1 1x2 2", "M1 1l2 ?", "M1 1h"]) expect(() => coarse(bad), bad).toThrow("path");
  });
});

describe("what a game's screen draws", () => {
  for (const folder of readdirSync(src).filter((name) => existsSync(new URL(`${name}/icons.txt`, src)))) {
    it(`${folder}: is its list, no more and no less`, () => {
      const list = readFileSync(new URL(`${folder}/icons.txt`, src), "utf8")
        .split(/\s+/)
        .filter(Boolean);
      const made = [
        ...readFileSync(new URL(`${folder}/icons.gen.ts`, src), "utf8").matchAll(/^ {2}"([a-z0-9-]+)":/gm),
      ].map((m) => m[1]);
      expect(made).toEqual(list);
    });
  }
});
