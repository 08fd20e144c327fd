/* Two players at one screen: a hand is needed for cards, bets and Reacts, and for what is discarded; payments are public. */
import { has } from "../table/options";
import type { Idle } from "../table/sharing";
import type { Move, StoryLine, Turn } from "../table/wire";

const PLANS = ["action", "target", "pay", "window", "bet", "react"];

export function visit(turn: Turn): string {
  if (turn.phase === "discard") return "discard";
  if (!PLANS.includes(turn.phase)) return "";
  return typeof turn.view["fight"] === "string"
    ? `${turn.view["round"]} ${turn.view["fight"]}`
    : `${turn.view["round"]}`;
}

export function idle(turn: Turn): Idle | null {
  return turn.phase === "react" || turn.phase === "window" ? "step-in" : turn.phase === "discard" ? "discard" : null;
}

export function decline({ phase, options }: Turn): Move | null {
  const verbs = phase === "discard" ? ["done"] : phase === "react" ? ["pass-fight", "pass"] : ["pass"];
  const verb = verbs.find((one) => has(options, one));
  return verb ? { do: verb } : null;
}

/** What a seat draws and what it looks at, it alone reads. */
export const secret = (line: StoryLine): boolean =>
  line.says?.some(([id]) => id === "draw" || id === "look-see") ?? false;
