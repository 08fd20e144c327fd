/* The pictures: none over its budget, each drawn the same twice, and what the page counts on is in them. */
import { describe, expect, it } from "vitest";
import { pictures } from "../../art/pictures.mjs";

const all = [...pictures()];

describe("pictures", () => {
  it("stay within their budgets", () => {
    expect(all.length).toBeGreaterThan(260);
    expect(all.filter((p) => Buffer.byteLength(p.text) > p.limit).map((p) => `${p.game}-${p.name}`)).toEqual([]);
  });
  it("are the same bytes when they are drawn again", () => {
    const before = new Map(all.map((p) => [`${p.game}-${p.name}`, p.text]));
    expect(before.size).toBe(all.length);
    for (const p of pictures()) expect(p.text === before.get(`${p.game}-${p.name}`), p.name).toBe(true);
  });
  it("hold no text, no script and no broken numbers, and fetch nothing", () => {
    const bad = /<text|<script|<foreignObject|NaN|undefined|(?:href|src)="(?!#)|url\((?!#)/;
    expect(all.filter((p) => bad.test(p.text)).map((p) => `${p.game}-${p.name}`)).toEqual([]);
  });
  it("have a filter at most once, and none that blurs", () => {
    for (const { text, name } of all) {
      expect(text.match(/<filter/g)?.length ?? 0, name).toBeLessThanOrEqual(1);
      expect(text, name).not.toMatch(/feGaussianBlur/);
    }
  });
  it("have a head to show small, where they are a face", () => {
    for (const name of ["lady-abattoir", "osric-pale", "jubal-crane", "ada-vane"])
      expect(all.find((p) => p.name === name)?.text, name).toContain('<view id="head"');
  });
});
