/* What is to be decided, as the Now panel puts it: a main button, ways out, and a title where a choice of several steps is
 * in its second; else the game's own prompt is asked. Always true: which moves there are, and what they are called, is the
 * game's (table/making.ts); here stands which button comes first, and what of the page's own is beside it. The duel is in
 * plan_duel.ts, the GM's desk in plan_gm.ts. */
import { begin, begun, open, type Deed, type Making, type Plan } from "../table/making";
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

/** What is wanting of a move that is not whole. */
const one = () => say("gamblers-heart-page-choose-one");
const WANTS: Record<string, () => string> = {
  vote: one,
  press: one,
  doom: one,
  showdown: one,
  lasts: one,
  lift: one,
  patron: one,
  soul: () => say("gamblers-heart-page-choose-both"),
  seed: () => say("gamblers-heart-page-choose-quest"),
  refuse: () => say("gamblers-heart-page-choose-why"),
};
/** The first of these verbs that is open. */
export function act(x: Asked, verbs: string | readonly string[], more: Partial<Deed> = {}): Deed | null {
  const verb = [verbs].flat().find((name) => has(x.options, name));
  return verb ? open(x, verb, { ...(WANTS[verb] ? { want: WANTS[verb]() } : {}), ...more }) : null;
}
/** A button of the page itself: it picks, or opens something. */
export const run = (label: string, run: () => void): Deed => ({ label, run });
/** What is begun, with the way back. */
export const step = (x: Asked, verb: string, title: string, more: Partial<Deed> = {}): Plan => ({
  ...begun(x, verb),
  title,
  main: act(x, verb, more),
});
export const waiting = (x: Asked) => act(x, "wait", { label: say("page-nothing") });

/* ---- By phase ---- */
/** Of these verbs the first that is open is the button. */
interface Buttons {
  main?: readonly string[];
  more?: readonly string[];
  out?: readonly string[];
}
const BUTTONS: Record<string, Buttons> = {
  renew: { main: ["begin-anew", "go-on"], out: ["stay-lost", "retire"] },
  consent: { main: ["agree"], out: ["disagree"] },
  crew: { main: ["step"] },
  flashback: { main: ["allow"], out: ["veto"] },
  doom: { main: ["doom"] },
  sacrifice: { more: ["sacrifice"], out: ["decline"] },
  "after-loss": { main: ["delays"], out: ["resolves"] },
  peril: { main: ["peril"] },
};
const buttons = (x: Asked, { main = [], more = [], out = [] }: Buttons): Plan => ({
  main: act(x, main),
  more: act(x, more),
  out: act(x, out),
});

/** A book's name as the house offers it, else as it was typed. */
function named(x: Asked): string {
  const typed = x.own.name.trim();
  return names(x.options, { do: "name" }, "person").find((p) => x.board.person(p) === typed) ?? typed;
}
const having = (x: Asked, more: object): Asked => ({ ...x, draft: { ...x.draft, ...more } });

function make(x: Asked): Plan {
  const name = x.own.name.trim();
  const words = x.own.words.trim();
  switch (x.board.me?.made) {
    case "nothing":
      return {
        main: act(having(x, { person: named(x) }), "name", {
          label: say("gamblers-heart-page-i-am", { name }),
          want: say("gamblers-heart-page-name-first"),
        }),
      };
    case "name":
      return { main: act(x, "soul", soul(x)) };
    case "soul":
      return { main: act(x, "patron", patron(x)), out: act(x, "roll-patron") };
    default:
      return {
        main: act(x, "high-ace", {
          label: say(words ? "gamblers-heart-page-write-down" : "gamblers-heart-page-unwritten"),
        }),
      };
  }
}
/** On the pages beside which it is told what each is: its name alone. */
function soul({ board, draft }: Asked): Partial<Deed> {
  const { royalty, suit } = draft;
  return typeof royalty === "string" && typeof suit === "string" ? { label: board.soulcard(royalty, suit) } : {};
}
function patron({ board, draft }: Asked): Partial<Deed> {
  const name = String(draft["patron"] ?? "");
  return {
    label:
      name === board.me?.patron
        ? say("gamblers-heart-label-patron-keep-bare", { patron: board.patron(name) })
        : say("gamblers-heart-page-patron-secret", { patron: board.patron(name).title }),
  };
}

const nextPatron = (x: Asked): Plan => ({ main: act(x, "patron", patron(x)) });

function list(x: Asked): Plan {
  if (x.draft.do !== "propose")
    return { main: act(x, "ready"), out: begin(x, "propose", say("gamblers-heart-page-propose-one")) };
  const name = x.own.name.trim();
  const instead = String(x.draft["instead-of"] ?? "");
  return step(having(x, { patron: name }), "propose", say("gamblers-heart-page-own-patron"), {
    label: say("gamblers-heart-page-propose", { name, patron: x.board.patron(instead).title }),
    want: say("gamblers-heart-page-propose-first"),
  });
}

function portent(x: Asked): Plan {
  const title = say("gamblers-heart-page-portent-title");
  if (x.draft.do === "seed") return step(x, "seed", title);
  if (x.draft.do !== "tell-portent") return { main: act(x, "roll-portent") };
  const off = !x.own.words.trim();
  const plan = step(x, "tell-portent", title, {
    label: say(off ? "gamblers-heart-page-say-first" : "gamblers-heart-page-tell-it"),
  });
  return { ...plan, main: plan.main && { ...plan.main, off } };
}

/* ---- The floor, for a Gambler ---- */
export const mayCast = (x: Asked) => has(x.options, "cast") || has(x.options, "cast-idea");
const cast = (x: Asked): Deed | null =>
  mayCast(x) ? { ...run(say("gamblers-heart-page-cast"), x.openCast), at: "cast-idea" } : null;

function floor(x: Asked): Plan {
  if (x.draft.do === "act")
    return step(x, "act", say("gamblers-heart-page-act"), { label: say("gamblers-heart-page-do-it") });
  if (x.draft.do === "flashback") return step(x, "flashback", say("gamblers-heart-page-flashback"));
  if (x.draft.do === "pass") return step(x, "pass", say("gamblers-heart-page-pass"));
  const plain = begin(x, "act", say("gamblers-heart-label-act-plain"));
  return { main: cast(x) ?? plain, out: waiting(x) };
}
/** Somebody else is asked: a spell may come in between. */
const reaction = (x: Asked): Plan => ({ main: act(x, "wait"), out: cast(x) });

const plans: Record<string, (x: Asked) => Plan> = {
  ...duelPlans,
  portent,
  list,
  make,
  repatron: (x) => nextPatron(having(x, { patron: x.draft["patron"] ?? x.board.me?.patron })),
  "new-patron": (x) => nextPatron(x),
  scene: floor,
  showdown: floor,
  pressed: (x) => (x.board.reacts("pressed") ? reaction(x) : floor(x)),
  act: reaction,
  tip: (x) => ({ main: act(x, "vote"), more: act(x, ["close-vote", "last-call"]), out: waiting(x) }),
  resolution: (x) => {
    const next = act(x, "next-quest");
    const ace = act(x, "jacknarok");
    return { main: next ?? ace, more: next ? ace : null, out: act(x, "part") };
  },
};
export function planOf(x: Asked): Plan {
  const { phase, seat } = x.turn;
  const desk = seat === 0 ? deskPlan(x) : null;
  return desk ?? plans[phase]?.(x) ?? buttons(x, BUTTONS[phase] ?? {});
}
