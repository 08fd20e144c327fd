/* The GM's desk: which Deal is called, what may be done for all, where somebody stands. Always true: what is chosen is not done
 * before a button says so. What is corrected goes without a plan: Correct.svelte. */
import { called, deed, open, type Picked } from "../table/making";
import { answers, fits, has, names } from "../table/options";
import type { Family } from "../table/wire";
import { say } from "../voice/voice";
import { back, doing, heading, wanting, type Asked, type Plan } from "./plan";
import { squareIn } from "./touch";
import { titled, type Board, type Body } from "./view";

/* ---- Corrections: somebody, then what is done to them ---- */
const ON_WHO = ["shift", "mend", "harm", "stun", "alert", "leave"] as const;
/** Everyone whom a correction is open for, in the map's order. */
export function correctable(board: Board, options: readonly Family[]): Body[] {
  const who = new Set([...ON_WHO, "edge"].flatMap((verb) => names(options, { do: verb }, "who")));
  return board.bodies.filter((b) => who.has(b.id));
}
export const corrections = (options: readonly Family[], who: string) =>
  ON_WHO.map((verb) => ({ do: verb, who })).filter((move) => fits(options, move));
/** Edge by circumstance that may be said of somebody, from least to most. */
export const edgesFor = (options: readonly Family[], who: string) =>
  answers(options, { do: "edge", who }, "by")
    .map(Number)
    .sort((a, b) => a - b)
    .map((by) => ({ do: "edge", who, by }));
export const corrects = (options: readonly Family[]) =>
  ["bring", "peace", "edge", ...ON_WHO].some((verb) => has(options, verb));

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
export function foesIn(board: Board, encounter: string): string {
  const here = (board.book.encounters?.[encounter]?.foes ?? [])
    .filter((f) => (f.heroes ?? 1) <= board.heroes.length && (!f.hard || board.text("rule-difficulty") === "hard"))
    .map((f) => f.beast);
  return [...new Set(here)]
    .map((beast) =>
      say("twenty-one-page-foes", { kind: kindOf(board, beast), n: here.filter((b) => b === beast).length }),
    )
    .join(", ");
}
export const kindOf = (board: Board, beast: string) => board.book.beasts?.[beast]?.title ?? titled(beast);

/** Where nothing is picked: the best Ability counts, against the second of the Targets that are offered first. */
export const lacking = (board: Board): Partial<Picked> => ({ take: "best", target: board.book.limits.targets[1]! });
/** What is called: against a Target, or a contest. */
export const calls = (x: Asked): string => (x.turn.phase === "call-side" ? "test" : (x.draft.do ?? "target"));

function free(x: Asked): Plan {
  const { board, draft, options } = x;
  const left = back(() => x.own.clear());
  if (draft.do === "correct") return { title: say("twenty-one-page-correct"), main: null, ...left };
  if (draft.do === "scene")
    return {
      ...doing(x, "scene", { said: true, want: say("twenty-one-page-choose-scene") }),
      title: say("twenty-one-page-which-scene"),
    };
  if (draft.do === "call") {
    const all = names(options, { do: "call" }, "who");
    const main = deed(x, "call", { said: true, want: say("twenty-one-page-choose-hero") });
    const chosen = main.off ? [] : [String(main.move!["who"])];
    return {
      title: say("twenty-one-page-whom-call"),
      main,
      ...left,
      bodies: { open: all, chosen, pick: (who) => ({ who }) },
    };
  }
  if (draft.do && has(options, draft.do)) return doing(x, draft.do, { said: true });
  const next = nextTool(board, options);
  const asks = next === "scene" || next === "call";
  return {
    title: heading(x),
    main: asks ? { label: called(x, { do: next }), pick: { do: next } } : open(x, next, { said: true }),
  };
}

const plans: Record<string, (x: Asked) => Plan> = {
  free,
  story: (x) => ({
    title: heading(x),
    main: deed(x, "run", { said: true, want: say("twenty-one-page-choose-run") }),
  }),
  place: (x) => ({
    title: heading(x),
    main: squareIn(x.draft, x.options, "at") ? deed(x, "at") : wanting(say("twenty-one-page-choose-square")),
    squares: { verb: "at", what: say("twenty-one-page-reach-free") },
  }),
  call: (x) => {
    const verb = calls(x);
    const want = say(verb === "target" ? "twenty-one-page-choose-ability" : "twenty-one-page-choose-rival");
    return {
      title: heading(x),
      main: deed({ ...x, lacking: lacking(x.board) }, verb, { said: true, want }),
      out: deed(x, "no-deal", { said: true }),
    };
  },
  "call-side": (x) => ({
    title: heading(x),
    main: deed({ ...x, lacking: lacking(x.board) }, "test", {
      said: true,
      want: say("twenty-one-page-choose-ability"),
    }),
  }),
};
export const planDesk = (x: Asked): Plan => plans[x.turn.phase]?.(x) ?? { title: heading(x), main: null };
