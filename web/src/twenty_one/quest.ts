/* The ways on, and what a hero may do between fights. */
import { dull, has, names } from "../table/options";
import type { Family } from "../table/wire";
import { actsOf, type ActChoice } from "./plan_turn";
import { roadOf } from "./road";
import type { Stage, Board } from "./view";

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

export interface Peace {
  acts: ActChoice[];
  fight: boolean;
  nothing: boolean;
}
export function peaceOf(board: Board, options: readonly Family[]): Peace {
  return {
    acts: actsOf(board, options, board.me).map((a) => ({ ...a, price: a.delay ? "" : a.price })),
    fight: has(options, "fight"),
    nothing: dull(options) !== null,
  };
}
