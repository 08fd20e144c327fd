/* What is to be decided, as the Now panel puts it: a title, a main button, ways out. Always true: a button is lit only
 * if the house has offered its move. The duel's plans stand in plan_duel.ts, those of the GM's desk in plan_gm.ts. */
import { fits, has, names } from "../table/options";
import type { Move, Turn } from "../table/wire";
import type { Draft } from "./draft.svelte";
import { duelPlan } from "./plan_duel";
import { gmPlan } from "./plan_gm";
import { capital, type Board } from "./view";
import { say } from "../voice/voice";

/** As in kit/acts.ts. */
export interface Act {
  label: string;
  run: () => void;
  off?: boolean;
  chance?: number | undefined;
}
export interface Plan {
  kicker: string;
  title: string;
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
  return { label, run: () => x.send(move), off: !ready || !fits(x.turn.options, move) };
}
export const backAct = (x: Asked): Act => ({ label: say("page-back"), run: () => x.draft.back() });
export const mode = (x: Asked, label: string, to: string): Act => ({ label, run: () => (x.draft.mode = to) });

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

/* ---- Between quests, and Act 1 ---- */

function making(x: Asked): Plan {
  const { board, draft: d, turn } = x;
  const at = (step: number) => say("gamblers-heart-page-making", { step });
  switch (board.me?.made) {
    case "nothing":
      return {
        kicker: at(1),
        title: say("gamblers-heart-page-name"),
        main: act(
          x,
          d.name.trim()
            ? say("gamblers-heart-page-i-am", { name: d.name.trim() })
            : say("gamblers-heart-page-name-first"),
          { do: "name", person: personOf(x) },
          d.name.trim() !== "",
        ),
      };
    case "name":
      return {
        kicker: at(2),
        title: say("gamblers-heart-page-soul"),
        main: act(
          x,
          d.royalty && d.suit
            ? say("gamblers-heart-page-soulcard", { royalty: capital(d.royalty), suit: capital(d.suit) })
            : say("gamblers-heart-page-choose-both"),
          { do: "soul", royalty: d.royalty, suit: d.suit },
          Boolean(d.royalty && d.suit),
        ),
      };
    case "soul":
      return {
        kicker: at(3),
        title: say("gamblers-heart-page-patron"),
        main: act(
          x,
          d.patron
            ? say("gamblers-heart-page-patron-secret", { patron: board.patron(d.patron).title })
            : say("gamblers-heart-page-choose-one"),
          { do: "patron", patron: d.patron },
          d.patron !== "",
        ),
        out: act(x, say("gamblers-heart-page-die-chooses"), { do: "roll-patron" }),
      };
    default:
      return {
        kicker: at(4),
        title: say("gamblers-heart-page-high-ace"),
        main: act(
          x,
          d.words.trim() ? say("gamblers-heart-page-write-down") : say("gamblers-heart-page-unwritten"),
          { do: "high-ace" },
          has(turn.options, "high-ace"),
        ),
      };
  }
}
/** The name as the house offers it, if it is one of the book's. */
function personOf(x: Asked): string {
  const typed = x.draft.name.trim();
  return names(x.turn.options, { do: "name" }, "person").find((p) => x.board.person(p) === typed) ?? typed;
}

function listPlan(x: Asked): Plan {
  const { draft: d, board } = x,
    kicker = say("gamblers-heart-page-list");
  if (d.mode === "propose")
    return {
      kicker,
      back: true,
      title: say("gamblers-heart-page-own-patron"),
      out: backAct(x),
      main: act(
        x,
        d.instead && d.name.trim()
          ? say("gamblers-heart-page-propose", { name: d.name.trim(), patron: board.patron(d.instead).title })
          : say("gamblers-heart-page-propose-first"),
        { do: "propose", "instead-of": d.instead, patron: d.name.trim() },
        Boolean(d.instead && d.name.trim()),
      ),
    };
  return {
    kicker,
    title: say("gamblers-heart-page-six"),
    main: act(x, say("gamblers-heart-page-play-these"), { do: "ready" }),
    out: has(x.turn.options, "propose") ? mode(x, say("gamblers-heart-page-propose-one"), "propose") : null,
  };
}

function patronPlan(x: Asked): Plan {
  const { board, draft: d, turn } = x,
    own = board.me?.patron ?? "";
  const again = turn.phase === "repatron",
    chosen = d.patron || (again ? own : "");
  return {
    kicker: again ? say("gamblers-heart-page-repatron") : say("gamblers-heart-page-after-quest"),
    title: again ? say("gamblers-heart-page-repatron-title") : say("gamblers-heart-page-new-patron"),
    main: act(
      x,
      !chosen
        ? say("gamblers-heart-page-choose-one")
        : chosen === own
          ? say("gamblers-heart-page-keep", { patron: board.patron(own).title })
          : say("gamblers-heart-page-patron-secret", { patron: board.patron(chosen).title }),
      { do: "patron", patron: chosen },
      chosen !== "",
    ),
  };
}

/* ---- The floor, for a Gambler ---- */

function gamblerFloor(x: Asked): Plan {
  const { turn, board, draft: d } = x,
    o = turn.options;
  const kicker =
    turn.phase === "showdown"
      ? say("gamblers-heart-page-showdown")
      : turn.phase === "pressed"
        ? say("gamblers-heart-page-pressed")
        : say("gamblers-heart-page-floor");
  const wait = has(o, "wait") ? act(x, say("page-nothing"), { do: "wait" }) : null;
  const dear = board.flashback > 0;
  if (d.mode === "act")
    return {
      kicker,
      back: true,
      title: say("gamblers-heart-page-act"),
      main: act(x, say("gamblers-heart-page-do-it"), { do: "act", as: d.as }),
      out: backAct(x),
    };
  if (d.mode === "flashback")
    return {
      kicker,
      back: true,
      title: say("gamblers-heart-page-flashback"),
      main: act(
        x,
        dear
          ? board.fortune === 2
            ? say("gamblers-heart-page-call-last")
            : say("gamblers-heart-page-call-two")
          : say("gamblers-heart-page-call"),
        { do: "flashback" },
      ),
      out: backAct(x),
    };
  if (d.mode === "pass")
    return {
      kicker,
      back: true,
      title: say("gamblers-heart-page-pass"),
      main: act(x, say("gamblers-heart-page-pass-good"), { do: "pass" }),
      out: backAct(x),
    };
  const may = has(o, "cast") || has(o, "cast-idea");
  const free = may && board.gm === 0;
  return {
    kicker,
    title: free
      ? say("gamblers-heart-page-free-spell")
      : turn.phase === "pressed"
        ? say("gamblers-heart-page-pressed-title")
        : say("gamblers-heart-page-floor-title"),
    main: may
      ? { label: say("gamblers-heart-page-cast"), run: x.openCast }
      : has(o, "act")
        ? mode(x, say("gamblers-heart-page-plain"), "act")
        : null,
    out: wait,
  };
}

/** Somebody else is asked: a spell may come in between. */
function reactionPlan(x: Asked): Plan {
  const { turn, board } = x,
    pressed = turn.phase === "pressed",
    who = board.name(pressed ? board.pressed : board.focus);
  return {
    kicker: say("gamblers-heart-page-between"),
    title: pressed
      ? say("gamblers-heart-page-between-pressed", { who })
      : say("gamblers-heart-page-between-act", { who }),
    main: act(x, pressed ? say("gamblers-heart-page-leave-to", { who }) : say("gamblers-heart-page-let-be"), {
      do: "wait",
    }),
    out:
      has(turn.options, "cast") || has(turn.options, "cast-idea")
        ? { label: say("gamblers-heart-page-cast"), run: x.openCast }
        : null,
  };
}

function tipPlan(x: Asked): Plan {
  const { draft: d, board } = x;
  return {
    kicker: say("gamblers-heart-page-tip"),
    title: say("gamblers-heart-page-tip-title"),
    main: act(
      x,
      d.use ? board.use(d.use) : say("gamblers-heart-page-choose-one"),
      { do: "vote", use: d.use },
      d.use !== "",
    ),
    out: has(x.turn.options, "wait") ? act(x, say("page-nothing"), { do: "wait" }) : null,
  };
}

export function planOf(x: Asked): Plan {
  const { turn, board } = x;
  if (turn.seat === 0) {
    const plan = gmPlan(x);
    if (plan) return plan;
  }
  switch (turn.phase) {
    case "renew":
      if (has(turn.options, "begin-anew"))
        return {
          kicker: say("gamblers-heart-page-before-quest"),
          title: say("gamblers-heart-page-renew-lost"),
          main: act(x, say("gamblers-heart-page-new-gambler"), { do: "begin-anew" }),
          out: act(x, say("gamblers-heart-page-stay-lost"), { do: "stay-lost" }),
        };
      return {
        kicker: say("gamblers-heart-page-before-quest"),
        title: say("gamblers-heart-page-renew-cursed"),
        main: act(x, say("gamblers-heart-page-go-on-cursed"), { do: "go-on" }),
        out: act(x, say("gamblers-heart-page-retire"), { do: "retire" }),
      };
    case "repatron":
    case "new-patron":
      return patronPlan(x);
    case "list":
      return listPlan(x);
    case "consent":
      return {
        kicker: say("gamblers-heart-page-proposal"),
        title: say("gamblers-heart-page-proposal-title", {
          patron: board.patron(board.proposed ?? "none").title,
          other: board.patron(board.insteadOf ?? "none").title,
        }),
        main: act(x, say("gamblers-heart-label-agree"), { do: "agree" }),
        out: act(x, say("gamblers-heart-page-list-stays"), { do: "disagree" }),
      };
    case "make":
      return making(x);
    case "act":
      return reactionPlan(x);
    case "scene":
    case "pressed":
    case "showdown":
      return board.reacts(turn.phase) ? reactionPlan(x) : gamblerFloor(x);
    case "sacrifice":
      return {
        kicker: say("gamblers-heart-page-disaster"),
        title: say("gamblers-heart-page-sacrifice", { who: board.name(board.victim) }),
        main: null,
        more: act(x, say("gamblers-heart-page-sacrifice-play"), { do: "sacrifice" }),
        out: act(x, say("gamblers-heart-page-decline"), { do: "decline" }),
      };
    case "tip":
      return tipPlan(x);
    default: {
      const duel = board.duel;
      if (duel) return duelPlan(x, duel);
      return {
        kicker: say("gamblers-heart-page-your-move"),
        title: turn.prompt || say("gamblers-heart-page-choose-move"),
        main: null,
      };
    }
  }
}
