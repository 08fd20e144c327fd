/* What the Dealer decides: as plan.ts. Always true: it is fetched where a Dealer sits, and by nobody else. */
import { begin, deed, open, row, type Plan } from "../table/making";
import { has } from "../table/options";
import type { Now } from "./plan";

/** Between scenes the next one is opened, in a scene the Dealer waits, asks for a test, or closes it. */
function free(now: Now): Plan {
  const { board } = now;
  const rest = open(now, "wait");
  if (board.sceneName === null) {
    const ends = board.to?.startsWith("ending") || !has(now.options, "scene");
    if (ends) return { main: open(now, "close-session"), out: rest };
    return { main: open(now, "scene"), more: rest, out: begin(now, "close-session") };
  }
  const close = deed(now, "close-scene");
  if (board.to) return { main: close, out: rest };
  const ask = begin(now, "call");
  return rest ? { main: rest, more: ask, out: close } : { main: ask ?? close, out: ask && close };
}

export const dealers: Record<string, (now: Now) => Plan> = {
  free,
  story: (now) => row(now, { main: "scenario" }),
  /* what is picked stands above */
  stakes: (now) => ({ main: open(now, "declare", { label: now.title("declare") }), out: open(now, "no-cards") }),
  difficulty: (now) => row(now, { main: "difficulty", out: "call-off" }),
  card: (now) => row(now, { main: "wait", out: "call-off" }),
};
