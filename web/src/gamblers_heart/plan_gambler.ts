/* A Gambler's decisions outside a duel: the floor, what may come in between, the scales, a loss. Always true: as in plan.ts. */
import { has } from "../table/options";
import { say } from "../voice/voice";
import { act, backAct, mode, type Asked, type Plan } from "./plan";

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

export function plan(x: Asked): Plan | null {
  const { turn, board } = x;
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
    default:
      return null;
  }
}
