/* The clocks that a new table may have, as they are offered; a program may ask for any (docs/protocol.md). */
export interface ClockKind {
  name: "quick" | "calm" | "match" | "slow";
  /** seconds */
  move?: number;
  match?: number;
  add?: number;
  slow?: true;
}
export interface ClockWish extends ClockKind {
  late: "least" | "bot";
}

export const CLOCKS: ClockKind[] = [
  { name: "quick", move: 45 },
  { name: "calm", move: 180 },
  { name: "match", move: 20, match: 1200 },
  { name: "slow", move: 86400, slow: true },
];

/** As the house is asked for it. */
export function clockAsked({ move, match, add, slow, late }: ClockWish) {
  return {
    ...(move ? { move } : {}),
    ...(match ? { match } : {}),
    ...(add ? { add } : {}),
    ...(slow ? { slow } : {}),
    late,
  };
}
