/* What is to be decided, as the Now panel puts it: a main button, ways out, and a title where a choice of several steps is
 * in its second; else the game's own prompt is asked. Always true: a button is lit only if the house has offered its move.
 * The plans stand by what is decided (making, gambler, duel, ruling, gm), and are fetched with their words when they are first
 * needed: parts.ts. */
import type { Act } from "../kit/acts";
import { fits } from "../table/options";
import type { Move, Turn } from "../table/wire";
import { say } from "../voice/voice";
import type { Draft } from "./draft.svelte";
import type { Board } from "./view";

export interface Plan {
  title?: string;
  main: Act | null;
  more?: Act | null;
  out?: Act | null;
  back?: boolean;
  /** the likeliest choice that is not a button of the panel: how likely it goes well */
  best?: number | undefined;
}
export interface Asked {
  turn: Turn;
  board: Board;
  draft: Draft;
  send: (move: Move) => void;
  /** the dialog in which a spell is made */
  openCast: () => void;
}

/** An act that is lit only where the house offers the move. */
export function act(x: Asked, label: string, move: Move, ready = true): Act {
  return { label, at: move.do, run: () => x.send(move), off: !ready || !fits(x.turn.options, move) };
}
export const run = (label: string, run: () => void): Act => ({ label, run });
export const mode = (x: Asked, label: string, to: string): Act => run(label, () => (x.draft.mode = to));
/** The second step of a choice, with the way back to the first. */
export const step = (x: Asked, title: string, main: Act): Plan => ({
  back: true,
  title,
  main,
  out: run(say("page-back"), () => x.draft.back()),
});
export const waitAct = (x: Asked): Act | null =>
  x.turn.options?.some((f) => f.do === "wait") ? act(x, say("page-nothing"), { do: "wait" }) : null;

/** The moves that the screen has controls for, by phase; whatever else is open stands in the drawer of other moves. */
const handled: Record<string, string[]> = {
  renew: ["go-on", "retire", "begin-anew", "stay-lost"],
  repatron: ["patron"],
  portent: ["roll-portent", "seed", "tell-portent"],
  list: ["propose", "ready"],
  consent: ["agree", "disagree"],
  make: ["name", "soul", "patron", "roll-patron", "high-ace"],
  crew: ["step"],
  scene: [
    "cast",
    "cast-idea",
    "act",
    "flashback",
    "wait",
    "favour",
    "oracle",
    "obstacle",
    "press",
    "showdown",
    "endure",
    "lasts",
    "lift",
    "step",
    "victory",
    "defeat",
  ],
  pressed: ["cast", "cast-idea", "act", "flashback", "wait", "pass-over"],
  showdown: [
    "cast",
    "cast-idea",
    "act",
    "flashback",
    "pass",
    "wait",
    "favour",
    "oracle",
    "endure",
    "lasts",
    "lift",
    "resolve",
  ],
  act: ["happens", "dispute", "oracle", "needs-spell", "wait", "cast", "cast-idea"],
  flashback: ["allow", "veto"],
  price: ["stake", "refuse", "allow"],
  answer: ["accept", "back-out"],
  reroll: ["keep", "reroll"],
  raise: ["raise", "stand"],
  match: ["match", "raise"],
  fold: ["fold", "stay"],
  "gm-fold": ["fold", "stay"],
  invoke: ["invoke", "no-patron"],
  judge: ["reject", "fit", "impose"],
  change: ["change", "leave"],
  impose: ["impose", "hold-back"],
  doom: ["doom"],
  sacrifice: ["sacrifice", "decline"],
  "after-loss": ["resolves", "delays"],
  peril: ["peril"],
  tip: ["vote", "last-call", "close-vote", "wait"],
  "new-patron": ["patron"],
  resolution: ["next-quest", "jacknarok", "part"],
};
export const handledVerbs = (phase: string): string[] => handled[phase] ?? [];
export function otherVerbs(turn: Turn): string[] {
  return [...new Set((turn.options ?? []).map((f) => f.do))].filter((verb) => !handledVerbs(turn.phase).includes(verb));
}

/* ---- Who decides what ---- */

export type PartName = "making" | "gambler" | "duel" | "ruling" | "gm";
/** What the plan of a part says; null: that is not its matter. */
export type Parts = { [name in PartName]?: { plan: (x: Asked) => Plan | null } };

/** What is chosen on a page of its own. */
export const PAGES = new Set(["portent", "list", "consent", "make", "repatron", "new-patron"]);
const DUEL = new Set(["answer", "reroll", "raise", "match", "fold", "gm-fold", "invoke", "change"]);
const RULING = new Set(["price", "judge", "impose"]);
/** The parts that this seat needs in this phase, the first that has a plan first. */
export function partsOf(phase: string, seat: number): PartName[] {
  const gm: PartName[] = seat === 0 ? ["gm"] : [];
  if (PAGES.has(phase)) return [...gm, "making"];
  return DUEL.has(phase) ? ["duel"] : RULING.has(phase) ? ["ruling"] : seat === 0 ? gm : ["gambler"];
}

export function planOf(x: Asked, parts: Parts): Plan {
  for (const name of partsOf(x.turn.phase, x.turn.seat as number)) {
    const plan = parts[name]?.plan(x);
    if (plan) return plan;
  }
  return { main: null };
}
