/* What the Dealer decides: as plan.ts. Always true: it is fetched where a Dealer sits, and by nobody else. */
import { begin, deed, open, type Plan } from "../table/making";
import { has } from "../table/options";
import { say } from "../voice/voice";
import type { Now } from "./plan";
import { thing } from "./view";

/** Between scenes the next one is opened, in a scene the Dealer waits, asks for a test, or closes it. */
function free(now: Now): Plan {
  const { board, ask: title } = now;
  const rest = open(now, "wait", { label: say("page-nothing") });
  if (board.sceneName === null) {
    const ends = board.to?.startsWith("ending") || !has(now.options, "scene");
    const end = ends ? deed(now, "close-session", { said: true }) : begin(now, "close-session");
    const scene = deed(now, "scene", { said: true });
    return { title, main: ends ? end : scene, more: ends ? null : rest, out: ends ? rest : end };
  }
  const close = deed(now, "close-scene", { said: true });
  if (board.to) return { title, main: close, out: rest };
  const ask = begin(now, "call");
  return rest ? { title, main: rest, more: ask, out: close } : { title, main: ask ?? close, out: ask ? close : null };
}

function story(now: Now): Plan {
  const name = now.draft["scenario"];
  const title = now.board.cards.scenarios?.[String(name)]?.title ?? "";
  const label =
    name === "free"
      ? say("texarkana-page-free-table")
      : say("texarkana-page-play-story", { scenario: thing(String(name), title) });
  return { title: now.ask, main: deed(now, "scenario", { label }) };
}

export const dealers: Record<string, (now: Now) => Plan> = {
  free,
  story,
  stakes: (now) => ({
    title: now.ask,
    main: deed(now, "declare", { said: true }),
    out: deed(now, "no-cards", { said: true }),
  }),
  difficulty: (now) => ({ title: now.ask, main: deed(now, "difficulty"), out: open(now, "call-off") }),
  card: (now) => ({
    title: now.ask,
    main: open(now, "wait", { label: say("page-nothing") }),
    out: open(now, "call-off"),
  }),
};
