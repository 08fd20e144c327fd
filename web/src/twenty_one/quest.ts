/* Where one is in a run, and what a hero may do between fights. */
import { dull, has, names } from "../table/options";
import type { Family } from "../table/wire";
import { actsOf, type ActChoice } from "./plan_turn";
import type { Board, Told } from "./view";

/** A stage as the pack tells it: a fire is a rest; ways lead to other stages, none: it is the last. */
export interface Stage extends Told { rest?: boolean; ways?: number[] }
export const DEFEATS_MAX = 5;

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
  const stages = board.run?.stages as Stage[] | undefined;
  if (!stages) return null;
  const at = board.number("run-at");
  const rested = board.number("rested-at");
  const ways = (stages[at]?.ways ?? []).map((i) => stages[i]!).filter(Boolean);
  return { here: stages[at] ?? null, fire: stages[rested]?.rest ? stages[rested]! : null, ways, left: shortest(stages, at), defeats: board.number("defeats") };
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

/** The ways that are open, with what the pack tells of each. */
export function waysOpen(board: Board, options: readonly Family[]): { way: string; title: string; stage: Stage | null }[] {
  const road = roadOf(board);
  return names(options, { do: "path" }, "way").map((way) => {
    const i = Number(way.slice(-1)) - 1;
    return { way, title: board.facts.ways?.[i] ?? way, stage: road?.ways[i] ?? null };
  });
}

export interface Peace { acts: ActChoice[]; fight: boolean; nothing: boolean }
export function peaceOf(board: Board, options: readonly Family[]): Peace {
  return { acts: actsOf(board, options, board.me).map((a) => ({ ...a, price: a.price.replace(/^Delay \d+$/, "") })), fight: has(options, "fight"), nothing: dull(options) !== null };
}
