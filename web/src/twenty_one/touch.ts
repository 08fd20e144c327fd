/* Squares, as moves name them and as they are touched. */
import { each } from "../table/each";
import type { Picked } from "../table/making";
import type { Family, Move } from "../table/wire";
import { COLUMNS, same, type Body, type Board, type Square } from "./view";

const squareAt = (m: Move | Picked): Square => ({
  row: Number(m["row"]) - 1,
  column: COLUMNS.indexOf(String(m["column"])),
});
export const squaresOf = (options: readonly Family[], verb: string): Square[] => each(options, verb).map(squareAt);
/** The square that is picked for a verb, if it is open. */
export const squareIn = (draft: Picked, options: readonly Family[], verb: string): Square | null =>
  (draft.do === verb && squaresOf(options, verb).find((s) => same(s, squareAt(draft)))) || null;
/** What a touch of it picks. */
export const squarePart = (verb: string, s: Square): Picked => ({
  do: verb,
  row: String(s.row + 1),
  column: COLUMNS[s.column]!,
});

/** In squares. */
export const distance = (a: Square, b: Square) => Math.max(Math.abs(a.row - b.row), Math.abs(a.column - b.column));
/** As the crow flies, squared: of squares as many steps away, the one straight before is the nearest. */
const line = (a: Square, b: Square) => (a.row - b.row) ** 2 + (a.column - b.column) ** 2;

/** Squares that bring one near: for each foe that stands, the one nearest to it (of those, the nearest to oneself). */
export function waysNear(board: Board, open: readonly Square[], from: Body | null) {
  if (!from?.square || !open.length) return [];
  const by = (to: Square) => (a: Square, b: Square) =>
    distance(a, to) - distance(b, to) ||
    distance(a, from.square!) - distance(b, from.square!) ||
    line(a, to) - line(b, to);
  return board.bodies
    .filter((b) => b.foe !== from.foe && b.being === "up" && b.square)
    .map((body) => ({ body, square: open.toSorted(by(body.square!))[0]!, now: distance(from.square!, body.square!) }))
    .map((way) => ({ ...way, away: distance(way.square, way.body.square!) }))
    .filter((way) => way.away < way.now)
    .map(({ body, square, now, away }) => ({ body, square, now: now * board.step, away: away * board.step }))
    .sort((a, b) => a.away - b.away)
    .slice(0, 4);
}
