import { expect, it } from "vitest";
import { allSeats, coverFor, coveredFor, dropSeat, keepSeat, readAddress, seatAt, seatsOf, type Seat } from "./seats";

function shelf() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (i: number) => [...kept.keys()][i] ?? null,
    get length() {
      return kept.size;
    },
  };
}
const table = "0123456789abcdef0123456789abcdef";
const seat = (n: number, made: number): Seat => ({
  table,
  seat: n,
  token: `token-${n}`,
  game: "g",
  seats: ["me", "me"],
  made,
});

it("keeps two seats of one table apart, in one browser", () => {
  const on = shelf();
  keepSeat(on, seat(1, 10));
  keepSeat(on, seat(0, 20));
  on.setItem("croupier.theme", "dark");
  expect(seatAt(on, table, 1)?.token).toBe("token-1");
  expect(seatsOf(on, table).map((s) => s.seat)).toEqual([0, 1]);
  expect(allSeats(on).map((s) => s.seat)).toEqual([0, 1]);
  dropSeat(on, table, 0);
  expect(seatAt(on, table, 0)).toBeNull();
});

it("passes over what is spoilt", () => {
  const on = shelf();
  on.setItem(`croupier.seat.${table}.0`, "{");
  on.setItem(`croupier.seat.${table}.1`, '{"seat":1}');
  expect(allSeats(on)).toEqual([]);
});

it("reads tables, tokens and seats from an address, and nothing else", () => {
  const token = "ab".repeat(32);
  expect(readAddress(`/t/${table}`, `#${token}`)).toEqual({ table, token });
  expect(readAddress(`/t/${table}`, "#seat-1")).toEqual({ table, seat: 1 });
  expect(readAddress(`/t/${table}`, `#${token}-own`)).toEqual({ table, token, frame: "own" });
  expect(readAddress(`/t/${table}`, "#own-1")).toEqual({ table, seat: 1, frame: "own" });
  expect(readAddress(`/t/${table}`, "#screen-0")).toEqual({ table, seat: 0, frame: "screen" });
  expect(readAddress(`/t/${table}`, "#whole-0")).toEqual({ table });
  expect(readAddress(`/t/${table}`, "")).toEqual({ table });
  expect(readAddress("/t/0123", "")).toBeNull();
  expect(readAddress(`/t/${table}/x`, "")).toBeNull();
  expect(readAddress("/", `#${token}`)).toBeNull();
});

it("keeps a window covered for a seat of its table, till it is uncovered or the seat is gone", () => {
  const [window, on] = [shelf(), shelf()];
  keepSeat(on, seat(1, 10));
  expect(coveredFor(window, on, table)).toBeNull();
  coverFor(window, seat(1, 10));
  expect(coveredFor(window, on, table)?.token).toBe("token-1");
  expect(coveredFor(window, on, "f".repeat(32))).toBeNull();
  expect(window.getItem("croupier.cover")).not.toContain("token");
  coverFor(window, null);
  expect(coveredFor(window, on, table)).toBeNull();
  coverFor(window, seat(0, 10));
  expect(coveredFor(window, on, table)).toBeNull();
});
