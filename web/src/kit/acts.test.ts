import { expect, it } from "vitest";
import { placed, type Act } from "./acts";

const act = (label: string, chance?: number, off = false): Act => ({
  label,
  run: () => undefined,
  off,
  ...(chance === undefined ? {} : { chance }),
});
const names = (acts: ReturnType<typeof placed>) => [acts.main?.label, acts.more?.label, acts.out?.label, acts.leads];

it("leaves buttons where they are when nothing better is shown", () => {
  const [trump, go] = [act("Trump", 0.99), act("Go on", 0.08)];
  expect(names(placed({ main: trump, out: go }))).toEqual(["Trump", undefined, "Go on", true]);
  expect(names(placed({ main: act("Play"), out: act("Pass", 0.5) }))).toEqual(["Play", undefined, "Pass", true]);
  expect(names(placed({ main: act("Hit", 0.404), out: act("Hold", 0.396) }))).toEqual(["Hit", undefined, "Hold", true]);
  expect(names(placed({ main: act("Hit", 0.396), out: act("Hold", 0.404) }))).toEqual(["Hit", undefined, "Hold", true]); // both read 40%
  expect(names(placed({ out: act("Pass") }))).toEqual([undefined, undefined, "Pass", false]);
});

it("makes the likelier button the main one", () => {
  expect(names(placed({ main: act("Trump", 0.08), out: act("Go on", 0.99) }))).toEqual([
    "Go on",
    undefined,
    "Trump",
    true,
  ]);
  expect(names(placed({ main: act("Hit", 0.2), more: act("Double", 0.9), out: act("Hold", 0.5) }))).toEqual([
    "Double",
    "Hit",
    "Hold",
    true,
  ]);
});

it("counts nothing that cannot be pressed", () => {
  expect(names(placed({ main: act("Trump", 0.08), out: act("Go on", 0.99, true) }))).toEqual([
    "Trump",
    undefined,
    "Go on",
    true,
  ]);
  expect(names(placed({ main: act("Choose", 0.08, true), out: act("Go on", 0.99) }))).toEqual([
    "Choose",
    undefined,
    "Go on",
    true,
  ]);
});

it("has no main button where a choice elsewhere is likelier", () => {
  expect(names(placed({ main: act("Lay nothing", 0) }, 0.83))).toEqual(["Lay nothing", undefined, undefined, false]);
  expect(names(placed({ main: act("Lay 4", 0.83) }, 0.83))).toEqual(["Lay 4", undefined, undefined, true]);
  expect(names(placed({ main: act("Lay 1", 0.3), out: act("Back", 0.9) }, 0.83))).toEqual([
    "Back",
    undefined,
    "Lay 1",
    true,
  ]);
});
