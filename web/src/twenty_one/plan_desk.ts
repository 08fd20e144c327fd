/* The GM's desk: which Deal is called, what may be done for all, where somebody stands. Always true: what is chosen is not done
 * before a button says so. What is corrected goes without a plan: Correct.svelte. */
import { back, begin, begun, open, row, type Picked } from "../table/making";
import { fits, has, names, numbers } from "../table/options";
import type { Family, Move } from "../table/wire";
import { say } from "../voice/voice";
import type { Asked, Plan } from "./plan";
import { COLUMNS, squareName, titled, type Board, type Body } from "./view";

/* ---- Corrections: somebody, then what is done to them ---- */
const ON_WHO = ["shift", "mend", "harm", "stun", "alert", "make", "leave"] as const;
/** Everyone whom a correction is open for, in the map's order. */
export function correctable(board: Board, options: readonly Family[]): Body[] {
  const who = new Set([...ON_WHO, "edge"].flatMap((verb) => names(options, { do: verb }, "who")));
  return board.bodies.filter((b) => who.has(b.id));
}
export const corrections = (options: readonly Family[], who: string) =>
  ON_WHO.map((verb) => ({ do: verb, who })).filter((move) => fits(options, move));
/** Edge by circumstance that may be said of somebody, from least to most. */
export const edgesFor = (options: readonly Family[], who: string) =>
  numbers(options, { do: "edge", who }, "by").map((by) => ({ do: "edge", who, by }));
export const corrects = (options: readonly Family[]) =>
  ["bring", "peace", "edge", ...ON_WHO].some((verb) => has(options, verb));

/** The GM may change the ground, or open a room of its own. */
export const draws = (options: readonly Family[]) => has(options, "lay") || has(options, "room");
/** Doors that are shut, by their squares; laying floor there opens one. */
export const doors = (board: Board, options: readonly Family[]): { square: string; move: Move }[] =>
  has(options, "lay")
    ? (board.map?.rows ?? []).flatMap((line, r) =>
        [...line].flatMap((sign, c) => {
          const at = { row: String(r + 1), column: COLUMNS[c]! };
          const move = { do: "lay", ground: "floor", ...at, "to-row": at.row, "to-column": at.column };
          return sign === "+" ? [{ square: squareName({ row: r, column: c }), move }] : [];
        }),
      )
    : [];

/* ---- Between fights ---- */
/** What the GM can do for all. */
export const TOOLS = ["fight", "scene", "call", "rest", "onward", "finish"] as const;
export const tools = (options: readonly Family[]) => TOOLS.filter((verb) => has(options, verb));
/** What the story asks for next, so that the GM need not search. */
export function nextTool(board: Board, options: readonly Family[]): string {
  const all: readonly string[] = tools(options);
  const first = board.foes.some((b) => b.being === "up") ? ["fight", "onward", "scene"] : ["onward", "scene"];
  return first.find((verb) => all.includes(verb)) ?? all[0] ?? "";
}
/** Who stands in a scene at this table. */
export const foesIn = (board: Board, encounter: string): string =>
  Object.entries(board.facts.scenes?.[encounter] ?? {})
    .map(([beast, n]) => say("twenty-one-page-foes", { kind: kindOf(board, beast), n }))
    .join(", ");
export const kindOf = (board: Board, beast: string) => board.book.beasts?.[beast]?.title ?? titled(beast);

/** Where nothing is picked: the best Ability counts, against the second of the Targets that are offered first. */
export const lacking = (board: Board): Partial<Picked> => ({ take: "best", target: board.book.limits.targets[1]! });
/** What is called: against a Target, or a contest. */
export const calls = (x: Asked): string => (x.turn.phase === "call-side" ? "test" : (x.draft.do ?? "target"));

function free(x: Asked): Plan {
  const { board, draft, options } = x;
  if (draft.do === "lay") return { title: say("twenty-one-page-room"), main: null, ...back() };
  if (draft.do === "correct") return { title: say("twenty-one-page-correct"), main: null, ...back() };
  if (draft.do === "call") {
    const plan = begun(x, "call");
    const chosen = [plan.main!.move!["who"] ?? []].flat().map(String);
    return { ...plan, bodies: { open: names(options, { do: "call" }, "who"), chosen, pick: (who) => ({ who }) } };
  }
  if (draft.do && has(options, draft.do)) return begun(x, draft.do);
  const next = nextTool(board, options);
  return { main: next === "scene" || next === "call" ? begin(x, next) : open(x, next) };
}

export function planDesk(x: Asked): Plan {
  switch (x.turn.phase) {
    case "free":
      return free(x);
    case "place":
      return { main: open(x, "at"), squares: { verb: "at", what: say("twenty-one-page-reach-free") } };
    case "make":
      return { main: open(x, "done") };
    case "call":
    case "call-side":
      return row({ ...x, lacking: lacking(x.board) }, { main: calls(x), out: "no-deal" });
    default:
      return row(x, { main: "run" });
  }
}
