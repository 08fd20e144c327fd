/* Clocks of a table, as the house sends them: what each has left, at any moment after. Always true: nothing here decides
 * who is out of time, the house does. */
import type { Clocks } from "./wire";
import { say } from "../voice/voice";

/** From here on a clock is marked, and spoken once. */
export const LAST_MS = 10_000;

/** What a seat has left `since` ms after the message came; null: it has no clock, or is not on the move without one for the match. */
export function leftOf(clocks: Clocks, seat: number, since: number): { ms: number; runs: boolean } | null {
  const at = clocks.clocks.find((one) => one.seat === seat);
  if (!at) return null;
  const runs = at.runs === true;
  const ms = Math.max(0, at.left + at.match - (runs ? since : 0));
  return runs || clocks.match !== undefined ? { ms, runs } : null;
}

/** "0:09", "12:40", "23 h", "2 days": rounded up, so that nothing is left at 0 alone. */
export function timeSaid(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds >= 2 * 86400) return say("page-clock-days", { count: Math.ceil(seconds / 86400) });
  if (seconds >= 2 * 3600) return say("page-clock-hours", { count: Math.ceil(seconds / 3600) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** What the clocks of a table are, in sentences. */
export const clockSaid = (clocks: Omit<Clocks, "type" | "clocks">): string =>
  [timesSaid(clocks), say(`page-clock-then-${clocks.late}`)].filter(Boolean).join(" ");

/** The same without what becomes of whoever is late. */
export function timesSaid({ move, match, add, slow }: Omit<Clocks, "type" | "clocks" | "late">): string {
  const parts = [
    match ? say("page-clock-is-match", { time: timeSaid(match * 1000), add: add ?? 0 }) : "",
    move
      ? say(slow ? "page-clock-is-slow" : match ? "page-clock-is-both" : "page-clock-is-move", {
          time: timeSaid(move * 1000),
        })
      : "",
  ];
  return parts.filter(Boolean).join(" ");
}
