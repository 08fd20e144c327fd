/* The ways on, and what a hero may do between fights. */
import { has, names } from "../table/options";
import type { Family } from "../table/wire";
import { roadOf } from "./road";
import type { Stage, Board } from "./view";
import { begun, row } from "../table/making";
import { say } from "../voice/voice";
import type { Asked, Plan } from "./plan";

/** The ways that are open, with what the pack tells of each. */
export function waysOpen(
  board: Board,
  options: readonly Family[],
): { way: string; title: string; stage: Stage | null }[] {
  const road = roadOf(board);
  return names(options, { do: "path" }, "way").map((way) => {
    const i = Number(way.slice(-1)) - 1;
    return { way, title: board.facts.ways?.[i] ?? way, stage: road?.ways[i] ?? null };
  });
}

/** The hero who does best at it, where nobody is named: by chance, or by Edge where chances are not shown. */
export function ablest(by: Record<string, { edge: number; success?: number }>): string | undefined {
  const all = Object.entries(by).sort(([, a], [, b]) => (b.success ?? 0) - (a.success ?? 0) || b.edge - a.edge);
  return all[0]?.[0];
}

/** What is tried in a scene: what was picked, by whom it was picked or who does best at it. */
function planScene(x: Asked): Plan {
  const approach = x.board.facts.scene?.approaches[String(x.draft["approach"])];
  const who = approach && ablest(approach.by);
  const draft = { ...x.draft, who: x.draft["who"] ?? who };
  return row({ ...x, draft }, { main: "approach", out: "pass" });
}

/** `beaten`: the last fight was lost. */
export function planQuest(x: Asked, beaten: boolean): Plan {
  const { board, draft, options } = x;
  if (x.turn.phase === "try") return planScene(x);
  if (x.turn.phase === "path") return row(x, { main: "path" });
  if (draft.do && has(options, draft.do)) return begun(x, draft.do);
  if (!has(options, "fight")) return row(x, { main: "wait" });
  /* to begin is the GM's to lead with, unless nobody else waits for it or a lesson does: a player who wants to says so by
   * another button */
  const taught = x.turn.lesson?.steps.some((step) => step.wait?.some((move) => move.do === "fight"));
  return {
    ...row(x, taught || x.alone ? { main: "fight", out: "wait" } : { main: "wait", out: "fight" }),
    title: beaten
      ? say("twenty-one-page-defeated", { n: board.number("defeats"), most: board.book.limits.defeats })
      : say("twenty-one-page-ready"),
  };
}
