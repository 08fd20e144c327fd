/* The GM's desk: what may be done on the floor, with the one that the scene calls for first, and the answers to what
 * Gamblers start. Always true: what the scene calls for is a hint; everything open is a button of the desk. */
import { begin, begun, open, row, type Plan } from "../table/making";
import { has, members, names } from "../table/options";
import { say } from "../voice/voice";
import type { Asked } from "./plan";

/** What may stand on the GM's desk, in its order. */
// prettier-ignore
const DESK = [
  "press", "obstacle", "write-obstacle", "oracle", "showdown", "favour", "endure",
  "lasts", "lift", "step", "victory", "defeat", "resolve",
];
/** Everything on it now. */
export const desk = (x: Asked) => DESK.filter((verb) => has(x.options, verb));
/** What the scene calls for, else the first. */
export const calledFor = (x: Asked): string => x.said(null).move?.do ?? desk(x)[0] ?? "";

function floor(x: Asked): Plan {
  const verb = x.draft.do;
  /* what is new has no name by which the game could say it, and the form asks all at once */
  if (verb === "write-obstacle" && has(x.options, verb))
    return { ...begun(x, verb, { label: say("gamblers-heart-page-write-put") }), title: x.title(verb) };
  return verb && has(x.options, verb) ? begun(x, verb) : { main: begin(x, calledFor(x)), out: open(x, "wait") };
}

const plans: Record<string, (x: Asked) => Plan> = {
  scene: floor,
  showdown: floor,
  act: (x) =>
    x.draft.do === "oracle"
      ? begun(x, "oracle")
      : { ...row(x, { main: "happens", out: ["dispute", "needs-spell"] }), more: begin(x, "oracle") },
  pressed: (x) => row(x, { out: "pass-over" }),
};
/** What the GM decides that is no Gambler's matter too. */
export const deskPlan = (x: Asked): Plan | null => plans[x.turn.phase]?.(x) ?? null;

/** Who may be chosen for a move that names one Gambler or some. */
export function choosable(x: Asked, verb: string): string[] {
  return verb === "showdown" || verb === "peril"
    ? members(x.options, verb, "gamblers")
    : names(x.options, { do: verb }, verb === "lift" || verb === "lasts" ? "spell" : "gambler");
}
