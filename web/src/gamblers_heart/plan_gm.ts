/* The GM's desk: what may be done on the floor, with the one that the scene calls for first, and the answers to what
 * Gamblers start. Always true: what the scene calls for is a hint; everything open is a button of the desk. */
import { begin, called, type Plan } from "../table/making";
import { has, members, names } from "../table/options";
import { say } from "../voice/voice";
import { act, step, waiting, type Asked } from "./plan";

/** What may stand on the GM's desk, in its order. */
// prettier-ignore
const DESK = [
  "press", "obstacle", "oracle", "showdown", "favour", "endure",
  "lasts", "lift", "step", "victory", "defeat", "resolve",
];
/** Everything on it now, with its label. */
export const desk = (x: Asked) =>
  DESK.filter((verb) => has(x.options, verb)).map((verb) => ({ verb, label: called(x, { do: verb }) }));

/** What the scene calls for, as far as it is open. */
export function calledFor(x: Asked): string {
  const { board, turn } = x,
    won = board.marks >= board.marksMost,
    lost = board.alarms >= board.alarmsMost;
  const order =
    turn.phase === "showdown"
      ? ["resolve"]
      : board.due.length
        ? ["showdown"]
        : board.step === "arrival" || (board.step === "work" && (won || lost))
          ? ["step"]
          : board.step === "conflict" && (won || lost)
            ? [won ? "victory" : "defeat"]
            : board.obstacle
              ? ["press"]
              : ["obstacle", "press"];
  return [...order, ...DESK].find((verb) => has(x.options, verb)) ?? "";
}

const TITLES: Record<string, () => string> = {
  press: () => say("gamblers-heart-page-press-title"),
  oracle: () => say("gamblers-heart-page-odds"),
  showdown: () => say("gamblers-heart-ask-showdown-seats"),
  lasts: () => say("gamblers-heart-ask-lasts-spell"),
  lift: () => say("gamblers-heart-page-lift-title"),
};
/** A die by itself decides evenly, until it is leant. */
export const LACKING = { lean: "even" };
const chosen = (x: Asked, verb: string): Plan =>
  step({ ...x, lacking: LACKING }, verb, TITLES[verb]?.() ?? called(x, { do: verb }));

function floor(x: Asked): Plan {
  const verb = x.draft.do;
  if (verb && has(x.options, verb)) return chosen(x, verb);
  const first = calledFor(x);
  return { main: first ? begin(x, first) : null, out: waiting(x) };
}

function answer(x: Asked): Plan {
  if (x.draft.do === "oracle") return chosen(x, "oracle");
  const out = act(x, ["dispute", "needs-spell"]);
  return { main: act(x, "happens"), more: begin(x, "oracle"), out };
}

const plans: Record<string, (x: Asked) => Plan> = {
  scene: floor,
  showdown: floor,
  act: answer,
  pressed: (x) => ({ main: null, out: act(x, "pass-over") }),
};
/** What the GM decides that is no Gambler's matter too. */
export const deskPlan = (x: Asked): Plan | null => plans[x.turn.phase]?.(x) ?? null;

/** Who may be chosen for a move that names one Gambler or some. */
export function choosable(x: Asked, verb: string): string[] {
  return verb === "showdown" || verb === "peril"
    ? members(x.options, verb, "gamblers")
    : names(x.options, { do: verb }, verb === "lift" || verb === "lasts" ? "spell" : "gambler");
}
