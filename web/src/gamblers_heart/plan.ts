/* What is to be decided, as the Now panel puts it: a main button, ways out, and a title where a choice of several steps is
 * in its second; else the game's own prompt is asked. Always true: which moves there are, and what they are called, is the
 * game's (table/making.ts); here stands which button comes first, and what of the page's own is beside it. The duel is in
 * plan_duel.ts, the GM's desk in plan_gm.ts. */
import { begin, begun, open, row, type Deed, type Making, type Plan, type Row } from "../table/making";
import { has, names } from "../table/options";
import type { Move, Turn } from "../table/wire";
import { say } from "../voice/voice";
import type { Draft } from "./draft.svelte";
import { duelPlans } from "./plan_duel";
import { deskPlan } from "./plan_gm";
import type { Board } from "./view";

export type { Plan };
export interface Asked extends Making {
  turn: Turn;
  board: Board;
  own: Draft;
  send: (move: Move) => void;
  /** the dialog in which a spell is made */
  openCast: () => void;
}

/** Of these verbs the first that is open is the button. */
const ROWS: Record<string, Row> = {
  make: { main: ["soul", "patron", "high-ace"], out: "roll-patron" },
  repatron: { main: "patron" },
  "new-patron": { main: "patron" },
  renew: { main: ["begin-anew", "go-on"], out: ["stay-lost", "retire"] },
  consent: { main: "agree", out: "disagree" },
  crew: { main: "step" },
  flashback: { main: "allow", out: "veto" },
  tip: { main: "vote", more: ["close-vote", "last-call"], out: "wait" },
  doom: { main: "doom" },
  sacrifice: { more: "sacrifice", out: "decline" },
  "after-loss": { main: "delays", out: "resolves" },
  peril: { main: "peril" },
};
/** What is taken where nothing is picked: the first way to act, an oracle that leans nowhere, the Patronage one has. */
export const lacking = ({ phase, options }: Turn, board: Board) => ({
  as: names(options, { do: "act" }, "as")[0],
  lean: "even",
  helps: "anything",
  ...(phase === "repatron" ? { patron: board.me?.patron } : {}),
});

/** With what was typed: a book's name as the house offers it, else as it stands. */
function named(x: Asked, argument: string): Asked {
  const typed = x.own.name.trim();
  const known = names(x.options, { do: "name" }, "person").find((p) => x.board.person(p) === typed);
  return { ...x, draft: { ...x.draft, [argument]: known ?? typed } };
}

function make(x: Asked): Plan {
  const name = x.own.name.trim();
  const main = open(named(x, "person"), "name", { label: say("gamblers-heart-page-i-am", { name }) });
  return main ? { main } : row(x, ROWS["make"]);
}

function list(x: Asked): Plan {
  if (x.draft.do !== "propose") return { main: open(x, "ready"), out: begin(x, "propose") };
  const patron = x.board.patron(String(x.draft["instead-of"] ?? "")).title;
  const label = say("gamblers-heart-page-propose", { name: x.own.name.trim(), patron });
  return begun(named(x, "patron"), "propose", { label });
}

function portent(x: Asked): Plan {
  const verb = x.draft.do;
  if (!verb) return row(x, { main: "roll-portent" });
  const plan = begun(x, verb);
  const unsaid = verb === "tell-portent" && !x.own.words.trim();
  return unsaid ? { ...plan, main: { label: say("gamblers-heart-page-say-first"), off: true } } : plan;
}

/* ---- The floor, for a Gambler ---- */
export const mayCast = (x: Asked) => has(x.options, "cast") || has(x.options, "cast-idea");
const cast = (x: Asked): Deed | null =>
  mayCast(x) ? { label: say("gamblers-heart-page-cast"), run: x.openCast, at: "cast-idea" } : null;

/** What is asked where it is to be told what is done. */
const TOLD = ["act", "flashback", "pass"] as const;
function floor(x: Asked): Plan {
  const verb = TOLD.find((name) => name === x.draft.do);
  if (verb) return { ...begun(x, verb), title: say(`gamblers-heart-page-${verb}`) };
  return { main: cast(x) ?? begin(x, "act"), out: open(x, "wait") };
}
/** Somebody else is asked: a spell may come in between. */
const reaction = (x: Asked): Plan => ({ main: open(x, "wait"), out: cast(x) });

const plans: Record<string, (x: Asked) => Plan> = {
  ...duelPlans,
  portent,
  list,
  make,
  scene: floor,
  showdown: floor,
  pressed: (x) => (x.board.reacts("pressed") ? reaction(x) : floor(x)),
  act: reaction,
  resolution: (x) => {
    const next = open(x, "next-quest");
    const ace = open(x, "jacknarok");
    return { main: next ?? ace, more: next ? ace : null, out: open(x, "part") };
  },
};
export function planOf(x: Asked): Plan {
  const { phase, seat } = x.turn;
  const desk = seat === 0 ? deskPlan(x) : null;
  return desk ?? plans[phase]?.(x) ?? row(x, ROWS[phase]);
}
