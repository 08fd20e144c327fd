/* Where one is in a run. */
import type { Board, Stage } from "./view";

export interface Road {
  here: Stage | null;
  /** the last rest, where all go back to if all fall; null: the run's beginning */
  fire: Stage | null;
  ways: Stage[];
  /** places that are still to come at least, this one not counted */
  left: number;
  /** fires among the ways */
  defeats: number;
}
export function roadOf(board: Board): Road | null {
  const stages = board.run?.stages;
  if (!stages) return null;
  const at = board.number("run-at");
  const rested = board.number("rested-at");
  const ways = (stages[at]?.ways ?? []).map((i) => stages[i]!).filter(Boolean);
  return {
    here: stages[at] ?? null,
    fire: stages[rested]?.rest ? stages[rested]! : null,
    ways,
    left: shortest(stages, at),
    defeats: board.number("defeats"),
  };
}
/** The fewest stages from here to an end of the run. */
export function shortest(stages: readonly Stage[], from: number): number {
  let at = new Set([from]);
  for (let n = 0; n <= stages.length; n++) {
    if ([...at].some((i) => !stages[i]?.ways?.length)) return n;
    at = new Set([...at].flatMap((i) => stages[i]!.ways!));
  }
  return 0;
}
