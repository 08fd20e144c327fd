/* A room that the GM draws before anybody sees it, and how it comes to the table: as moves, one after the other. Always true: what
 * is drawn is in this browser alone until it is put in play; a square is laid only if it is to be something else. */
import { fits } from "../table/options";
import type { Family, Move } from "../table/wire";
import { COLUMNS, squareName, type Square } from "./view";

/** As a map is written: floor, wall, dark floor, rough ground, a door that is shut. */
export const GROUNDS = { ".": "floor", "#": "wall", ":": "dark", ",": "rough", "+": "door" } as const;
export type Sign = keyof typeof GROUNDS;
export interface Drawn {
  rows: string[];
  foes: { beast: string; at: Square }[];
}
export const SIDES = { rows: [2, 24], columns: [2, 32] } as const;

export const empty = (rows: number, columns: number): Drawn => ({
  rows: Array.from({ length: rows }, () => ".".repeat(columns)),
  foes: [],
});
/** The same with another number of rows and columns. */
export function sized(drawn: Drawn, rows: number, columns: number): Drawn {
  return {
    rows: Array.from({ length: rows }, (_, r) => (drawn.rows[r] ?? "").slice(0, columns).padEnd(columns, ".")),
    foes: drawn.foes.filter(({ at }) => at.row < rows && at.column < columns),
  };
}
export function painted(drawn: Drawn, { row, column }: Square, sign: Sign): Drawn {
  const rows = drawn.rows.map((line, r) => (r === row ? line.slice(0, column) + sign + line.slice(column + 1) : line));
  const walls = sign === "#" || sign === "+";
  return { rows, foes: drawn.foes.filter(({ at }) => !walls || at.row !== row || at.column !== column) };
}

/** As few rectangles as lie at hand: along a row first, then down. */
export function laid(rows: readonly string[], from: readonly string[]): Move[] {
  const moves: Move[] = [];
  const done: Record<number, true> = {};
  const open = (r: number, c: number, sign: string) =>
    rows[r]?.[c] === sign && from[r]?.[c] !== sign && !done[r * 64 + c];
  rows.forEach((line, r) =>
    [...line].forEach((sign, c) => {
      if (!open(r, c, sign)) return;
      let right = c;
      while (open(r, right + 1, sign)) right++;
      let down = r;
      const whole = (row: number) =>
        Array.from({ length: right - c + 1 }, (_, i) => c + i).every((k) => open(row, k, sign));
      while (whole(down + 1)) down++;
      for (let row = r; row <= down; row++) for (let k = c; k <= right; k++) done[row * 64 + k] = true;
      moves.push({
        do: "lay",
        ground: GROUNDS[sign as Sign],
        row: String(r + 1),
        column: COLUMNS[c]!,
        "to-row": String(down + 1),
        "to-column": COLUMNS[right]!,
      });
    }),
  );
  return moves;
}
const placed = (at: Square): Move => ({ do: "at", row: String(at.row + 1), column: COLUMNS[at.column]! });
/** All moves that put it on the table: of a room that is there, what is changed; else a new one. */
export function moves(drawn: Drawn, now: readonly string[] | null): Move[] {
  const width = drawn.rows[0]!.length;
  const base = now ?? empty(drawn.rows.length, width).rows;
  return [
    ...(now ? [] : [{ do: "room", rows: drawn.rows.length, columns: width }]),
    ...laid(drawn.rows, base),
    ...drawn.foes.flatMap(({ beast, at }) => [{ do: "bring", beast }, placed(at)]),
  ];
}
export const foeAt = (drawn: Drawn, { row, column }: Square) =>
  drawn.foes.find(({ at }) => at.row === row && at.column === column);
export const nameOf = squareName;

/* ---- In this browser ---- */
const KEY = "twenty-one-room";
export function keptRoom(): Drawn | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Drawn | null;
    const good =
      kept?.rows.length && kept.rows.every((line) => /^[.#:,+]+$/.test(line) && line.length === kept.rows[0]!.length);
    return good && Array.isArray(kept.foes) ? kept : null;
  } catch {
    return null;
  }
}
export function keepRoom(drawn: Drawn): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(drawn));
  } catch {
    /* without room it lasts as long as the page */
  }
}

/* ---- To the table ---- */
const waiting = $state<{ moves: Move[]; stopped: boolean }>({ moves: [], stopped: false });
export const left = () => waiting.moves.length;
export const stopped = () => waiting.stopped;
export function begin(all: Move[]): void {
  waiting.moves = all;
  waiting.stopped = false;
}
/** The next of them, if the table is ready; what it does not take stops all. */
export function step(options: readonly Family[], send: (move: Move) => boolean): void {
  const [next, ...rest] = waiting.moves;
  if (!next) return;
  const open = fits(options, next);
  if (open && !send(next)) return;
  waiting.stopped = !open;
  waiting.moves = open ? rest : [];
}
