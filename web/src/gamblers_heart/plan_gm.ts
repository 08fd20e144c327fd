/* The GM's desk: what may be done on the floor, with the one that the scene calls for first, and the answers to what
 * Gamblers start. Always true: what the scene calls for is a hint; everything open is a button of the desk. */
import { has, members, names } from "../table/options";
import type { Move } from "../table/wire";
import { act, backAct, mode, type Act, type Asked, type Plan } from "./plan";
import { type Plain, say } from "../voice/voice";

export interface Desk {
  verb: string;
  label: string;
  note: string;
}
const DESK: { verb: string; label: Plain; note: Plain | null }[] = [
  { verb: "press", label: "gamblers-heart-page-desk-press", note: "gamblers-heart-page-desk-press-note" },
  { verb: "obstacle", label: "gamblers-heart-page-desk-obstacle", note: "gamblers-heart-page-desk-obstacle-note" },
  { verb: "oracle", label: "gamblers-heart-page-desk-oracle", note: "gamblers-heart-page-desk-oracle-note" },
  { verb: "showdown", label: "gamblers-heart-page-desk-showdown", note: "gamblers-heart-page-desk-showdown-note" },
  { verb: "favour", label: "gamblers-heart-page-desk-favour", note: "gamblers-heart-page-desk-favour-note" },
  { verb: "endure", label: "gamblers-heart-page-desk-endure", note: null },
  { verb: "lasts", label: "gamblers-heart-page-desk-lasts", note: "gamblers-heart-page-desk-lasts-note" },
  { verb: "lift", label: "gamblers-heart-page-desk-lift", note: null },
  { verb: "step", label: "gamblers-heart-page-desk-step", note: null },
  { verb: "victory", label: "gamblers-heart-page-desk-victory", note: "gamblers-heart-page-desk-victory-note" },
  { verb: "defeat", label: "gamblers-heart-page-desk-defeat", note: "gamblers-heart-page-desk-defeat-note" },
  { verb: "resolve", label: "gamblers-heart-page-desk-resolve", note: "gamblers-heart-page-desk-resolve-note" },
];
const NEXT: Record<string, Plain> = {
  arrival: "gamblers-heart-page-desk-work",
  work: "gamblers-heart-page-desk-conflict",
};

/** Everything on the GM's desk now, in its order. */
export function desk(x: Asked): Desk[] {
  return DESK.filter((d) => has(x.turn.options, d.verb)).map(({ verb, label, note }) => ({
    verb,
    label: say(verb === "step" ? (NEXT[x.board.step] ?? label) : label),
    note:
      verb === "endure" && x.board.lastSpell
        ? say("gamblers-heart-page-goes-on", { spell: x.board.spell(x.board.lastSpell).title })
        : note
          ? say(note)
          : "",
  }));
}
/** What the scene calls for, as far as it is open. */
export function called(x: Asked): string {
  const { board, turn } = x;
  const order =
    turn.phase === "showdown"
      ? ["resolve"]
      : board.due.length
        ? ["showdown"]
        : board.step === "arrival"
          ? ["step"]
          : board.step === "work" && (board.marks >= 4 || board.alarms >= 3)
            ? ["step"]
            : board.step === "conflict" && board.marks >= 2
              ? ["victory"]
              : board.step === "conflict" && board.alarms >= 2
                ? ["defeat"]
                : board.obstacle
                  ? ["press"]
                  : ["obstacle", "press"];
  return order.find((verb) => has(turn.options, verb)) ?? desk(x)[0]?.verb ?? "";
}

/** The move of what was chosen at the desk, with its parts, and whether it is whole. */
function deskMove(x: Asked): { title: string; label: string; move: Move; ready: boolean } {
  const d = x.draft,
    board = x.board;
  switch (d.mode) {
    case "press":
      return {
        title: say("gamblers-heart-page-press-title"),
        label: d.gambler
          ? say("gamblers-heart-page-press", { who: board.name(Number(d.gambler)) })
          : say("gamblers-heart-page-choose-one"),
        move: { do: "press", gambler: d.gambler },
        ready: d.gambler !== "",
      };
    case "oracle":
      return {
        title: say("gamblers-heart-page-odds"),
        label: say("gamblers-heart-page-desk-oracle"),
        move: { do: "oracle", lean: d.lean },
        ready: true,
      };
    case "showdown":
      return {
        title: say("gamblers-heart-page-showdown-title"),
        label: d.gamblers.length
          ? say("gamblers-heart-page-showdown-of", { names: d.gamblers.map((s) => board.name(Number(s))) })
          : say("gamblers-heart-page-choose-them"),
        move: { do: "showdown", gamblers: d.gamblers },
        ready: d.gamblers.length > 0,
      };
    case "lasts":
      return {
        title: say("gamblers-heart-page-lasts-title"),
        label: d.spell
          ? say("gamblers-heart-page-goes-on", { spell: board.spell(d.spell).title })
          : say("gamblers-heart-page-choose-one"),
        move: { do: "lasts", spell: d.spell },
        ready: choosable(x, "lasts").includes(d.spell),
      };
    case "lift":
      return {
        title: say("gamblers-heart-page-lift-title"),
        label: d.spell
          ? say("gamblers-heart-page-ends", { spell: board.spell(d.spell).title })
          : say("gamblers-heart-page-choose-one"),
        move: { do: "lift", spell: d.spell },
        ready: d.spell !== "",
      };
    default: {
      const entry = desk(x).find((e) => e.verb === d.mode);
      return {
        title: entry ? `${entry.label}${entry.note ? `: ${entry.note}` : ""}` : "",
        label: entry?.label ?? "",
        move: { do: d.mode },
        ready: true,
      };
    }
  }
}

function floorPlan(x: Asked): Plan {
  const { turn, board, draft: d } = x,
    o = turn.options;
  const kicker =
    turn.phase === "showdown"
      ? say("gamblers-heart-page-desk-showdown-kicker")
      : say("gamblers-heart-page-desk-kicker");
  if (d.mode && has(o, d.mode)) {
    const m = deskMove(x);
    return { kicker, back: true, title: m.title, main: act(x, m.label, m.move, m.ready), out: backAct(x) };
  }
  const first = desk(x).find((e) => e.verb === called(x));
  const others = board.waiting.some((s) => s > 0 && board.of(s)?.status !== "lost");
  return {
    kicker,
    title: !others
      ? say("gamblers-heart-page-all-wait")
      : has(o, "wait")
        ? say("gamblers-heart-page-what-happens")
        : say("gamblers-heart-page-anything"),
    main: first ? mode(x, first.label, first.verb) : null,
    out: has(o, "wait") ? act(x, say("page-nothing"), { do: "wait" }) : null,
  };
}

function actPlan(x: Asked): Plan {
  const { turn, board, draft: d } = x,
    name = board.name(board.focus),
    kicker = say("gamblers-heart-page-plain-act");
  if (d.mode === "oracle" && has(turn.options, "oracle"))
    return {
      kicker,
      back: true,
      title: say("gamblers-heart-page-odds"),
      main: act(x, say("gamblers-heart-page-desk-oracle"), { do: "oracle", lean: d.lean }),
      out: backAct(x),
    };
  if (board.v.as === "cards")
    return {
      kicker,
      title: say("gamblers-heart-page-cards-title", { who: name }),
      main: act(x, say("gamblers-heart-page-so-happens"), { do: "happens" }),
      out: act(x, say("gamblers-heart-page-dispute"), { do: "dispute" }),
    };
  return {
    kicker,
    title: say("gamblers-heart-page-act-title", { who: name }),
    main: act(x, say("gamblers-heart-page-it-happens"), { do: "happens" }),
    more: has(turn.options, "oracle") ? mode(x, say("gamblers-heart-page-desk-oracle"), "oracle") : null,
    out: act(x, say("gamblers-heart-page-takes-spell"), { do: "needs-spell" }),
  };
}

function portentPlan(x: Asked): Plan {
  const d = x.draft,
    kicker = say("gamblers-heart-page-portent");
  const main: Act =
    d.mode === "seed"
      ? act(
          x,
          d.quest
            ? say("gamblers-heart-page-play-quest", { quest: x.board.book.quests?.[d.quest]?.title ?? d.quest })
            : say("gamblers-heart-page-choose-quest"),
          { do: "seed", quest: d.quest },
          d.quest !== "",
        )
      : d.mode === "tell"
        ? act(
            x,
            d.words.trim() ? say("gamblers-heart-page-tell-it") : say("gamblers-heart-page-say-first"),
            { do: "tell-portent" },
            d.words.trim() !== "",
          )
        : act(x, say("gamblers-heart-page-roll-five"), { do: "roll-portent" });
  return {
    kicker,
    title: say("gamblers-heart-page-portent-title"),
    main,
    back: d.mode !== "",
    out: d.mode ? backAct(x) : null,
  };
}

export function plan(x: Asked): Plan | null {
  const { turn, board, draft: d } = x,
    o = turn.options;
  switch (turn.phase) {
    case "portent":
      return portentPlan(x);
    case "crew":
      return {
        kicker: say("gamblers-heart-page-crew"),
        title: say("gamblers-heart-page-crew-title"),
        main: act(x, say("gamblers-heart-page-arrival"), { do: "step" }),
      };
    case "scene":
    case "showdown":
      return floorPlan(x);
    case "act":
      return actPlan(x);
    case "pressed":
      return {
        kicker: say("gamblers-heart-page-desk-kicker"),
        title: say("gamblers-heart-page-wait-for", { who: board.name(board.pressed) }),
        main: null,
        out: act(x, say("gamblers-heart-page-pass-over"), { do: "pass-over" }),
      };
    case "flashback":
      return {
        kicker: say("gamblers-heart-page-flashback-kicker"),
        title: say("gamblers-heart-page-flashback-title", { who: board.name(board.focus) }),
        main: act(x, say("gamblers-heart-page-so-it-was"), { do: "allow" }),
        out: act(x, say("gamblers-heart-label-veto"), { do: "veto" }),
      };
    case "doom":
      return {
        kicker: say("gamblers-heart-page-disaster"),
        title: say("gamblers-heart-page-doom-title"),
        main: act(
          x,
          d.gambler
            ? say("gamblers-heart-page-doom", { who: board.name(Number(d.gambler)) })
            : say("gamblers-heart-page-choose-one"),
          { do: "doom", gambler: d.gambler },
          d.gambler !== "",
        ),
      };
    case "after-loss":
      return {
        kicker: say("gamblers-heart-page-after-loss"),
        title: say("gamblers-heart-page-after-loss-title"),
        main: act(x, say("gamblers-heart-page-delays"), { do: "delays" }),
        out: act(x, say("gamblers-heart-page-resolves"), { do: "resolves" }),
      };
    case "peril":
      return {
        kicker: say("gamblers-heart-page-peril"),
        title: say("gamblers-heart-page-peril-title"),
        main: act(
          x,
          d.gamblers.length
            ? say("gamblers-heart-page-lost", { names: d.gamblers.map((s) => board.name(Number(s))) })
            : say("gamblers-heart-page-nobody"),
          { do: "peril", gamblers: [...d.gamblers].sort() },
        ),
      };
    case "tip":
      return {
        kicker: say("gamblers-heart-page-tip"),
        title: has(o, "close-vote") ? say("gamblers-heart-page-close-title") : say("gamblers-heart-page-call-title"),
        main: null,
        more: has(o, "close-vote")
          ? act(x, say("gamblers-heart-page-close-vote"), { do: "close-vote" })
          : has(o, "last-call")
            ? act(x, say("gamblers-heart-page-last-call"), { do: "last-call" })
            : null,
        out: has(o, "wait") ? act(x, say("page-nothing"), { do: "wait" }) : null,
      };
    case "resolution": {
      const on = has(o, "next-quest");
      const ace = act(x, say("gamblers-heart-page-jacknarok"), { do: "jacknarok" });
      return {
        kicker: say("gamblers-heart-page-resolution"),
        title: on ? say("gamblers-heart-page-another") : say("gamblers-heart-page-ending"),
        main: on ? act(x, say("gamblers-heart-page-next-quest"), { do: "next-quest" }) : ace,
        more: on ? ace : null,
        out: act(x, say("gamblers-heart-page-part"), { do: "part" }),
      };
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
