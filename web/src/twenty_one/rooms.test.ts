import { describe, expect, it } from "vitest";
import { empty, laid, moves, painted, sized } from "./rooms.svelte";

const lay = (ground: string, row: string, column: string, toRow: string, toColumn: string) => ({
  do: "lay",
  ground,
  row,
  column,
  "to-row": toRow,
  "to-column": toColumn,
});

describe("a room that is drawn", () => {
  it("comes to the table as few rectangles", () => {
    const rows = ["####", "#..#", "#..+", "####"];
    expect(laid(rows, empty(4, 4).rows)).toEqual([
      lay("wall", "1", "a", "1", "d"),
      lay("wall", "2", "a", "4", "a"),
      lay("wall", "2", "d", "2", "d"),
      lay("door", "3", "d", "3", "d"),
      lay("wall", "4", "b", "4", "d"),
    ]);
  });
  it("is a new room, then its ground, then its foes, each with its square", () => {
    const drawn = { rows: [".#", ".."], foes: [{ beast: "mud-hound", at: { row: 1, column: 1 } }] };
    expect(moves(drawn, null)).toEqual([
      { do: "room", rows: 2, columns: 2 },
      lay("wall", "1", "b", "1", "b"),
      { do: "bring", beast: "mud-hound" },
      { do: "at", row: "2", column: "b" },
    ]);
  });
  it("changes of a room that is there what is changed, and nothing else", () => {
    expect(moves({ rows: [".#", "+."], foes: [] }, [".#", "##"])).toEqual([
      lay("door", "2", "a", "2", "a"),
      lay("floor", "2", "b", "2", "b"),
    ]);
    expect(moves({ rows: [".#"], foes: [] }, [".#"])).toEqual([]);
  });
  it("puts nobody into a wall, nor outside", () => {
    const foes = [{ beast: "mud-hound", at: { row: 1, column: 1 } }];
    expect(painted({ rows: ["..", ".."], foes }, { row: 1, column: 1 }, "#")).toEqual({ rows: ["..", ".#"], foes: [] });
    expect(sized({ rows: ["..", ".."], foes }, 1, 3)).toEqual({ rows: ["..."], foes: [] });
  });
});
