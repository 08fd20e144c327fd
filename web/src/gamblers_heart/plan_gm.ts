/* The GM's desk: what may be done on the floor, with the one that the scene calls for first, and the answers to what
 * Gamblers start. Always true: what the scene calls for is a hint; everything open is a button of the desk. */
import type { Act } from "../kit/acts";
import { has, members, names } from "../table/options";
import type { Move } from "../table/wire";
import { say } from "../voice/voice";
import { act, mode, step, waitAct, type Asked, type Plan } from "./plan";
import { STEPS, type Board } from "./view";

/** What may stand on the GM's desk, in its order, each with its label. */
const DESK: Record<string, (board: Board) => string> = {
  press: () => say("gamblers-heart-page-desk-press"),
  obstacle: () => say("gamblers-heart-label-obstacle"),
  oracle: () => say("gamblers-heart-page-desk-oracle"),
  showdown: () => say("gamblers-heart-page-desk-showdown"),
  favour: (board) => say("gamblers-heart-label-favour", { fortune: board.fortune + 1 }),
  endure: (board) => say("gamblers-heart-label-lasts", { spell: board.spell(board.lastSpell ?? "") }),
  lasts: () => say("gamblers-heart-label-begun-lasts"),
  lift: () => say("gamblers-heart-page-desk-lift"),
  step: (board) => say("gamblers-heart-label-step", { step: STEPS[STEPS.indexOf(board.step) + 1]! }),
  victory: () => say("gamblers-heart-label-victory"),
  defeat: () => say("gamblers-heart-page-desk-defeat"),
  resolve: () => say("gamblers-heart-label-resolve"),
};
const label = (x: Asked, verb: string) => DESK[verb]?.(x.board) ?? "";

/** Everything on the GM's desk now, in its order. */
export const desk = (x: Asked) =>
  Object.keys(DESK)
    .filter((verb) => has(x.turn.options, verb))
    .map((verb) => ({ verb, label: label(x, verb) }));

/** What the scene calls for, as far as it is open. */
export function called(x: Asked): string {
  const { board, turn } = x,
    won = board.marks >= board.marksMost,
    lost = board.alarms >= board.alarmsMost;
  const order =
    turn.phase === "showdown"
      ? ["resolve"]
      : board.due.length
        ? ["showdown"]
        : board.step === "arrival" || (board.step === "work" && (won || lost))
          ? ["step"]
          : board.step === "conflict" && (won || lost)
            ? [won ? "victory" : "defeat"]
            : board.obstacle
              ? ["press"]
              : ["obstacle", "press"];
  return order.find((verb) => has(turn.options, verb)) ?? desk(x)[0]?.verb ?? "";
}

const seatsOf = (x: Asked) => x.draft.gamblers.map(Number).sort();

/** What was chosen at the desk, with the rest of its move. */
function chosen(x: Asked): Plan {
  const d = x.draft,
    spell = d.spell ? x.board.spell(d.spell) : null,
    first = say("gamblers-heart-page-choose-one");
  const go = (title: string, label: string, move: object, ready = true) =>
    step(x, title, act(x, label, { do: d.mode, ...move } as Move, ready));
  switch (d.mode) {
    case "press": {
      const name = d.gambler ? say("gamblers-heart-label-press", { gambler: Number(d.gambler) }) : first;
      return go(say("gamblers-heart-page-press-title"), name, { gambler: d.gambler }, d.gambler !== "");
    }
    case "oracle":
      return go(say("gamblers-heart-page-odds"), label(x, "oracle"), { lean: d.lean });
    case "showdown": {
      const seats = seatsOf(x);
      const name = seats.length ? say("gamblers-heart-label-showdown", { seats }) : first;
      return go(say("gamblers-heart-ask-showdown-seats"), name, { gamblers: d.gamblers }, seats.length > 0);
    }
    case "lasts": {
      const name = spell ? say("gamblers-heart-label-lasts", { spell }) : first;
      const ready = choosable(x, "lasts").includes(d.spell);
      return go(say("gamblers-heart-ask-lasts-spell"), name, { spell: d.spell }, ready);
    }
    case "lift": {
      const name = spell ? say("gamblers-heart-label-lift", { spell }) : first;
      return go(say("gamblers-heart-page-lift-title"), name, { spell: d.spell }, d.spell !== "");
    }
    default:
      return go(label(x, d.mode), label(x, d.mode), {});
  }
}

function floor(x: Asked): Plan {
  const { draft: d } = x;
  if (d.mode && has(x.turn.options, d.mode)) return chosen(x);
  const first = called(x);
  return { main: first ? mode(x, label(x, first), first) : null, out: waitAct(x) };
}

function answer(x: Asked): Plan {
  const { turn, board, draft: d } = x,
    who = board.focus ?? 0;
  if (d.mode === "oracle" && has(turn.options, "oracle")) return chosen(x);
  const happens = board.obstacle
    ? say("gamblers-heart-label-happens-met", { who })
    : say("gamblers-heart-label-happens", { who });
  const main = act(x, happens, { do: "happens" });
  if (board.v.as === "cards") return { main, out: act(x, say("gamblers-heart-label-dispute"), { do: "dispute" }) };
  return {
    main,
    more: has(turn.options, "oracle") ? mode(x, label(x, "oracle"), "oracle") : null,
    out: act(x, say("gamblers-heart-label-needs-spell"), { do: "needs-spell" }),
  };
}

function portent(x: Asked): Plan {
  const { draft: d, board } = x;
  const title = say("gamblers-heart-page-portent-title");
  if (d.mode === "seed") {
    const quest = board.book.quests?.[d.quest]?.title;
    const label = quest ? say("gamblers-heart-page-play-quest", { quest }) : say("gamblers-heart-page-choose-quest");
    return step(x, title, act(x, label, { do: "seed", quest: d.quest }, d.quest !== ""));
  }
  if (d.mode === "tell") {
    const told = d.words.trim() !== "";
    const label = told ? say("gamblers-heart-page-tell-it") : say("gamblers-heart-page-say-first");
    return step(x, title, act(x, label, { do: "tell-portent" }, told));
  }
  return { main: act(x, say("gamblers-heart-label-roll-portent"), { do: "roll-portent" }) };
}

export function plan(x: Asked): Plan | null {
  const { turn, board, draft: d } = x,
    o = turn.options;
  const only = (label: string, verb: string): Act => act(x, label, { do: verb });
  switch (turn.phase) {
    case "portent":
      return portent(x);
    case "crew":
      return { main: only(label(x, "step"), "step") };
    case "scene":
    case "showdown":
      return floor(x);
    case "act":
      return answer(x);
    case "pressed":
      return {
        main: null,
        out: only(say("gamblers-heart-label-pass-over", { gambler: board.pressed ?? 0 }), "pass-over"),
      };
    case "flashback": {
      const left = { fortune: board.fortune - board.flashback };
      return {
        main: only(
          board.flashback ? say("gamblers-heart-label-allow", left) : say("gamblers-heart-label-allow-free"),
          "allow",
        ),
        out: only(say("gamblers-heart-label-veto"), "veto"),
      };
    }
    case "doom": {
      const name = d.gambler
        ? say("gamblers-heart-label-doom", { gambler: Number(d.gambler) })
        : say("gamblers-heart-page-choose-one");
      return { main: act(x, name, { do: "doom", gambler: d.gambler }, d.gambler !== "") };
    }
    case "after-loss":
      return {
        main: only(say("gamblers-heart-label-delays"), "delays"),
        out: only(say("gamblers-heart-label-resolves"), "resolves"),
      };
    case "peril": {
      const seats = seatsOf(x);
      const lost = seats.length ? say("gamblers-heart-label-peril", { seats }) : say("gamblers-heart-label-safe");
      return { main: act(x, lost, { do: "peril", gamblers: seats.map(String) }) };
    }
    case "tip":
      return {
        main: null,
        more: has(o, "close-vote")
          ? only(say("gamblers-heart-label-close-vote"), "close-vote")
          : has(o, "last-call")
            ? only(say("gamblers-heart-page-last-call"), "last-call")
            : null,
        out: waitAct(x),
      };
    case "resolution": {
      const ace = only(say("gamblers-heart-page-jacknarok"), "jacknarok");
      const out = only(say("gamblers-heart-label-part"), "part");
      if (!has(o, "next-quest")) return { main: ace, out };
      const next = say("gamblers-heart-label-next-quest", { quest: board.quest + 1, quests: board.quests });
      return { main: only(next, "next-quest"), more: ace, out };
    }
    default:
      return null;
  }
}
/** Who may be chosen for a move that names one Gambler or some. */
export function choosable(x: Asked, verb: string): string[] {
  return verb === "showdown" || verb === "peril"
    ? members(x.turn.options, verb, "gamblers")
    : names(x.turn.options, { do: verb }, verb === "lift" || verb === "lasts" ? "spell" : "gambler");
}
