/* What is to be decided, as the Now panel puts it: a title, a main button, ways out. Always true: a button is lit only
 * if the house has offered its move. The duel's plans stand in plan_duel.ts, those of the GM's desk in plan_gm.ts. */
import { fits, has, names } from "../table/options";
import type { Move, Turn } from "../table/wire";
import type { Draft } from "./draft.svelte";
import { duelPlan } from "./plan_duel";
import { gmPlan } from "./plan_gm";
import { capital, type Board } from "./view";

/** As in kit/acts.ts. */
export interface Act { label: string; run: () => void; off?: boolean; chance?: number | undefined }
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
export const backAct = (x: Asked): Act => ({ label: "Back", run: () => x.draft.back() });
export const mode = (x: Asked, label: string, to: string): Act => ({ label, run: () => (x.draft.mode = to) });

/** The moves that the screen has controls for, by phase; whatever else is open stands in the drawer of other moves. */
const handled: Record<string, string[]> = {
  renew: ["go-on", "retire", "begin-anew", "stay-lost"], repatron: ["patron"], portent: ["roll-portent", "seed", "tell-portent"], list: ["propose", "ready"],
  consent: ["agree", "disagree"], make: ["name", "soul", "patron", "roll-patron", "high-ace"], crew: ["step"],
  scene: ["cast", "cast-idea", "act", "flashback", "wait", "favour", "oracle", "obstacle", "press", "showdown", "endure", "lasts", "lift", "step", "victory", "defeat"],
  pressed: ["cast", "cast-idea", "act", "flashback", "wait", "pass-over"],
  showdown: ["cast", "cast-idea", "act", "flashback", "pass", "wait", "favour", "oracle", "endure", "lasts", "lift", "resolve"],
  act: ["happens", "dispute", "oracle", "needs-spell", "wait", "cast", "cast-idea"], flashback: ["allow", "veto"], price: ["stake", "refuse", "allow"], answer: ["accept", "back-out"],
  reroll: ["keep", "reroll"], raise: ["raise", "stand"], match: ["match", "raise"], fold: ["fold", "stay"], "gm-fold": ["fold", "stay"],
  invoke: ["invoke", "no-patron"], judge: ["reject", "fit", "impose"], change: ["change", "leave"], impose: ["impose", "hold-back"],
  doom: ["doom"], sacrifice: ["sacrifice", "decline"], "after-loss": ["resolves", "delays"], peril: ["peril"], tip: ["vote", "last-call", "close-vote", "wait"],
  "new-patron": ["patron"], resolution: ["next-quest", "jacknarok", "part"],
};
export const handledVerbs = (phase: string): string[] => handled[phase] ?? [];
export function otherVerbs(turn: Turn): string[] {
  return [...new Set((turn.options ?? []).map((f) => f.do))].filter((verb) => !handledVerbs(turn.phase).includes(verb));
}

/* ---- Between quests, and Act 1 ---- */

function making(x: Asked): Plan {
  const { board, draft: d, turn } = x;
  const kicker = "Your Gambler";
  switch (board.me?.made) {
    case "nothing": return { kicker: `${kicker}, 1 of 4`, title: "What is your name?", main: act(x, d.name.trim() ? `I am ${d.name.trim()}` : "Choose or type a name", { do: "name", person: personOf(x) }, d.name.trim() !== "") };
    case "name": return { kicker: `${kicker}, 2 of 4`, title: "Your Soulcard: a Royalty and a Suit",
      main: act(x, d.royalty && d.suit ? `${capital(d.royalty)} of ${capital(d.suit)}` : "Choose both", { do: "soul", royalty: d.royalty, suit: d.suit }, Boolean(d.royalty && d.suit)) };
    case "soul": return { kicker: `${kicker}, 3 of 4`, title: "Your Patronage, in secret",
      main: act(x, d.patron ? `${board.patron(d.patron).title}, in secret` : "Choose one", { do: "patron", patron: d.patron }, d.patron !== ""),
      out: act(x, "Let a die choose", { do: "roll-patron" }) };
    default: return { kicker: `${kicker}, 4 of 4`, title: "Your High Ace: whom did you beat at cards, to win your magic?", main: act(x, d.words.trim() ? "Write it down" : "Leave it unwritten", { do: "high-ace" }, has(turn.options, "high-ace")) };
  }
}
/** The name as the house offers it, if it is one of the book's. */
function personOf(x: Asked): string {
  const typed = x.draft.name.trim();
  return names(x.turn.options, { do: "name" }, "person").find((p) => x.board.person(p) === typed) ?? typed;
}

function listPlan(x: Asked): Plan {
  const { draft: d, board } = x, kicker = "Act 1: the list of Patronages";
  if (d.mode === "propose")
    return { kicker, back: true, title: "A Patronage of your own: all must agree", out: backAct(x),
      main: act(x, d.instead && d.name.trim() ? `Propose ${d.name.trim()} for ${board.patron(d.instead).title}` : "Choose and name it", { do: "propose", "instead-of": d.instead, patron: d.name.trim() }, Boolean(d.instead && d.name.trim())) };
  return { kicker, title: "These six Patronages, or one of your own?", main: act(x, "Play with these", { do: "ready" }), out: has(x.turn.options, "propose") ? mode(x, "Propose one", "propose") : null };
}

function patronPlan(x: Asked): Plan {
  const { board, draft: d, turn } = x, own = board.me?.patron ?? "";
  const again = turn.phase === "repatron", chosen = d.patron || (again ? own : "");
  return { kicker: again ? "Before the quest: Repatronage" : "After the quest", title: again ? "Keep your Patronage, or choose another in secret" : "All know your Patronage: choose a different one, in secret",
    main: act(x, !chosen ? "Choose one" : chosen === own ? `Keep ${board.patron(own).title}` : `${board.patron(chosen).title}, in secret`, { do: "patron", patron: chosen }, chosen !== "") };
}

/* ---- The floor, for a Gambler ---- */

function gamblerFloor(x: Asked): Plan {
  const { turn, board, draft: d } = x, o = turn.options;
  const kicker = turn.phase === "showdown" ? "Showdown" : turn.phase === "pressed" ? "Now or never" : "Your move, if you like";
  const wait = has(o, "wait") ? act(x, "Nothing for now", { do: "wait" }) : null;
  const dear = board.flashback > 0;
  if (d.mode === "act")
    return { kicker, back: true, title: "What do you do, without a spell?", main: act(x, "Do it", { do: "act", as: d.as }), out: backAct(x) };
  if (d.mode === "flashback")
    return { kicker, back: true, title: "What was planned on the way here?", main: act(x, dear ? (board.fortune === 2 ? "Call it: one of you is then lost" : "Call it, for 2 Fortune") : "Call it", { do: "flashback" }), out: backAct(x) };
  if (d.mode === "pass")
    return { kicker, back: true, title: "Cast nothing in this Showdown, for good?", main: act(x, "Pass for good", { do: "pass" }), out: backAct(x) };
  const may = has(o, "cast") || has(o, "cast-idea");
  const free = may && board.gm === 0;
  return { kicker, title: free ? "Cast a spell, and it works without a gamble" : turn.phase === "pressed" ? "The GM looks at you. What do you do?" : "What do you do?",
    main: may ? { label: "Cast a spell", run: x.openCast } : has(o, "act") ? mode(x, "Do something plain", "act") : null, out: wait };
}

/** Somebody else is asked: a spell may come in between. */
function reactionPlan(x: Asked): Plan {
  const { turn, board } = x, pressed = turn.phase === "pressed", who = board.name(pressed ? board.pressed : board.focus);
  return { kicker: "In between", title: pressed ? `The GM looks at ${who}. Cast a spell before they move?` : `${who} acts, and the GM is about to answer. Cast a spell before that?`,
    main: act(x, pressed ? `Leave it to ${who}` : "Let it be", { do: "wait" }),
    out: has(turn.options, "cast") || has(turn.options, "cast-idea") ? { label: "Cast a spell", run: x.openCast } : null };
}

function tipPlan(x: Asked): Plan {
  const { draft: d, board } = x;
  return { kicker: "Tip the Scales", title: "What are the scales tipped for? All must agree", main: act(x, d.use ? board.use(d.use) : "Choose one", { do: "vote", use: d.use }, d.use !== ""),
    out: has(x.turn.options, "wait") ? act(x, "Nothing for now", { do: "wait" }) : null };
}

export function planOf(x: Asked): Plan {
  const { turn, board } = x;
  if (turn.seat === 0) {
    const plan = gmPlan(x);
    if (plan) return plan;
  }
  switch (turn.phase) {
    case "renew": if (has(turn.options, "begin-anew")) return { kicker: "Before the quest", title: "Your Gambler is lost. Make a new one, or sit this quest out?",
      main: act(x, "Make a new Gambler", { do: "begin-anew" }), out: act(x, "Stay lost for this quest", { do: "stay-lost" }) };
      return { kicker: "Before the quest", title: "You are cursed. Go on as you are, or make a new Gambler?", main: act(x, "Go on, cursed", { do: "go-on" }), out: act(x, "Retire for a new one", { do: "retire" }) };
    case "repatron": case "new-patron": return patronPlan(x);
    case "list": return listPlan(x);
    case "consent": return { kicker: "Act 1: a proposal", title: `${board.patron(board.proposed ?? "none").title} in the place of ${board.patron(board.insteadOf ?? "none").title}: do you agree?`,
      main: act(x, "Agree", { do: "agree" }), out: act(x, "The list stays", { do: "disagree" }) };
    case "make": return making(x);
    case "act": return reactionPlan(x);
    case "scene": case "pressed": case "showdown": return board.reacts(turn.phase) ? reactionPlan(x) : gamblerFloor(x);
    case "sacrifice": return { kicker: "Disaster", title: `${board.name(board.victim)} is about to be lost. Do you go instead?`,
      main: null, more: act(x, "The Sacrifice Play", { do: "sacrifice" }), out: act(x, "Decline", { do: "decline" }) };
    case "tip": return tipPlan(x);
    default: {
      const duel = board.duel;
      if (duel) return duelPlan(x, duel);
      return { kicker: "Your move", title: turn.prompt || "Choose one of the moves", main: null };
    }
  }
}
