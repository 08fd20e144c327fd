import { describe, expect, it } from "vitest";
import { begun, chosen, choices, deed, lineOf, type Making, type Picked } from "./making";
import type { Family, Move } from "./wire";

const call: Family = { do: "call", pc: ["1", "2"], goal: ["vault", "none"], field: ["masks"] };
const rate: Family = { do: "rate", dv: { min: -1, max: 1 }, risk: { of: ["grit", "coin"], min: 0, max: 2 } };
const making = (options: Family[], draft: Partial<Picked> = {}, story?: Move): Making => ({
  options,
  draft: { do: null, ...draft },
  said: (of) =>
    of === null ? (story ? { move: story } : {}) : Object.keys(of).length < 4 ? { ask: "And then?" } : { label: "It" },
  title: (verb) => `The ${verb}`,
});

describe("a move in the making", () => {
  it("is a line as a log has it", () => {
    expect(lineOf(null)).toBe("");
    expect(lineOf({ do: "cast", spell: 'A "Door"', risk: [], dice: ["die-1", "die-3"], to: 8 })).toBe(
      'cast spell="A \\"Door\\"" risk=- dice=die-1,die-3 to=8',
    );
  });
  it("takes what is picked, then what the story has, then the only answer, then none", () => {
    expect(chosen(making([call]), "call")).toEqual({ part: { do: "call" }, open: "pc" });
    expect(chosen(making([call], { pc: "2", goal: "vault" }), "call")).toEqual({
      part: { do: "call", pc: "2", goal: "vault", field: "masks" },
      open: null,
    });
    const story: Move = { do: "rate", dv: -1, risk: ["grit"] };
    expect(chosen(making([rate], {}, story), "rate").part).toEqual(story);
    expect(chosen(making([rate], { dv: 1 }, story), "rate").part).toEqual({ ...story, dv: 1 });
    expect(chosen(making([rate]), "rate").part).toEqual({ do: "rate", dv: 0, risk: [] });
  });
  it("forgets what was picked and is not open any more", () => {
    expect(chosen(making([call], { pc: "3", goal: "vault" }), "call").open).toBe("pc");
  });
  it("asks on its button for what is wanting, and is off until it is whole", () => {
    expect(deed(making([call], { pc: "1" }), "call")).toMatchObject({ label: "Choose first", off: true });
    expect(deed(making([call], { pc: "1", goal: "none" }), "call")).toMatchObject({ label: "It", off: false });
    expect(deed(making([]), "call")).toMatchObject({ off: true });
    expect(begun(making([call]), "call")).toMatchObject({
      title: "And then?",
      back: true,
      out: { pick: { do: null } },
    });
  });
  it("has the whole move as its title where its button says it in a few words", () => {
    const said = () => ({ label: "Cast Firebolt for 10 feet", brief: "Cast Firebolt" });
    expect(begun({ ...making([{ do: "cast", spell: ["firebolt"] }]), said }, "cast")).toMatchObject({
      title: "Cast Firebolt for 10 feet",
      main: { label: "Cast Firebolt", off: false },
    });
  });
  it("gives nothing a name by itself", () => {
    const named = [{ do: "name", person: { of: ["ada", "ben"], new: true } }] as unknown as Family[];
    expect(chosen(making(named), "name")).toEqual({ part: { do: "name" }, open: "person" });
    expect(chosen(making(named, { person: "no" }), "name").part).toEqual({ do: "name", person: "no" });
  });
  it("has words for each answer, with what stands before it", () => {
    const asked: string[] = [];
    const said = (of: Parameters<Making["said"]>[0]) => {
      asked.push(lineOf(of));
      return { label: `so: ${lineOf(of)}` };
    };
    expect(choices({ ...making([call]), said }, "call", "goal").map((of) => of.value)).toEqual(["vault", "none"]);
    expect(asked).toContain("call pc=1 goal=none");
  });
});
