/* Whether a window asks who sits here, or is passed for them: a setting of this browser's. Always true: no turn is passed
 * twice, nothing but the setting and what the house says of the window decides, and a window that was taken back
 * to is asked. */
import { recall } from "../kit/theme";
import type { Move, Turn } from "./wire";

export type Asking = "always" | "change" | "never";
export const ASKINGS: { name: Asking; title: string }[] = [
  { name: "always", title: "Always" },
  { name: "change", title: "When it can help" },
  { name: "never", title: "Never" },
];
const KEY = "croupier.windows";

export function asking(): Asking {
  const kept = recall(KEY);
  return kept === "always" || kept === "never" ? kept : "change";
}
export function keepAsking(chosen: Asking): void {
  localStorage.setItem(KEY, chosen);
}

const NOTES = {
  change: "A window was passed for you: nothing there could change it for the better.",
  never: "A window was passed for you, as you have set it.",
};

/** For one seat: what is played for it as a turn comes, or null. */
export function spared(how: () => Asking = asking): (turn: Turn) => { move: Move; note: string } | null {
  let passed = -1;
  let back = false; // a move was taken back, and nothing has been done since
  return (turn) => {
    for (const entry of turn.events) {
      if (entry.do === "undo") back = true;
      else if (entry.do !== "say") back = false;
    }
    const window = turn.type === "turn" ? turn.window : undefined;
    if (!window || back || turn.n === passed) return null;
    const chosen = how();
    if (chosen === "always" || (chosen === "change" && window.matters)) return null;
    passed = turn.n;
    return { move: window.pass, note: NOTES[chosen] };
  };
}
