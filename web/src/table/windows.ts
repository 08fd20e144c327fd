/* Whether a window asks who sits here, or is passed for them: a setting of this browser's. Always true: no turn is passed
 * twice, nothing but the setting and what the house says of the window decides, and a window that was taken back
 * to is asked. */
import { recall } from "../kit/theme";
import type { Move, Turn } from "./wire";
import { type Plain, say } from "../voice/voice";

export type Asking = "always" | "change" | "never";
export const ASKINGS: { name: Asking; title: Plain }[] = [
  { name: "always", title: "page-asking-always" },
  { name: "change", title: "page-asking-change" },
  { name: "never", title: "page-asking-never" },
];
const KEY = "croupier.windows";

export function asking(): Asking {
  const kept = recall(KEY);
  return kept === "always" || kept === "never" ? kept : "change";
}
export function keepAsking(chosen: Asking): void {
  localStorage.setItem(KEY, chosen);
}

const NOTES = { change: "page-passed-change", never: "page-passed-never" } as const;

/** For one seat: what is played for it as a turn comes, or null. `declined`: what it has said that it does not want to be asked,
 *  where that is more than a window. */
export function spared(
  how: () => Asking = asking,
  declined: (turn: Turn) => Move | null = () => null,
): (turn: Turn) => { move: Move; note: string } | null {
  let passed = -1;
  let known = 0; // the last entry that we have been told of
  let back = false; // a move was taken back, and nothing has been done since
  return (turn) => {
    const lines = turn.story?.filter((line) => line.n > known) ?? [];
    const undo = lines.findLast((line) => line.to !== undefined);
    const since = undo?.n ?? known;
    const talk = lines.filter((line) => line.n > since && line.words !== undefined && !line.text && !line.says);
    back = (back || undo !== undefined) && turn.n - since === talk.length;
    known = turn.n;
    if (turn.type !== "turn" || back || turn.n === passed) return null;
    const asked = turn.ask ?? "";
    const instead = turn.options ? declined(turn) : null;
    if (instead) {
      passed = turn.n;
      return { move: instead, note: say(NOTES.never, { asked }) };
    }
    const { window } = turn;
    if (!window) return null;
    const chosen = how();
    if (chosen === "always" || (chosen === "change" && window.matters)) return null;
    passed = turn.n;
    return { move: window.pass, note: say(NOTES[chosen], { asked }) };
  };
}
