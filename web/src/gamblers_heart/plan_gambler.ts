/* A Gambler's decisions outside a duel: the floor, what may come in between, the scales, a loss. Always true: as in plan.ts. */
import type { Act } from "../kit/acts";
import { has } from "../table/options";
import { say } from "../voice/voice";
import { act, mode, run, step, waitAct, type Asked, type Plan } from "./plan";
import type { Board } from "./view";

export const mayCast = (x: Asked) => has(x.turn.options, "cast") || has(x.turn.options, "cast-idea");
const castAct = (x: Asked): Act | null =>
  mayCast(x) ? { ...run(say("gamblers-heart-page-cast"), x.openCast), at: "cast-idea" } : null;
/** Calling a Flashback, with its price. */
export const flashbackCall = ({ fortune, flashback }: Board) =>
  !flashback
    ? say("gamblers-heart-label-flashback-free")
    : fortune === flashback
      ? say("gamblers-heart-label-flashback-last")
      : say("gamblers-heart-label-flashback", { fortune });

function floor(x: Asked): Plan {
  const { board, draft: d } = x;
  switch (d.mode) {
    case "act": {
      const main = act(x, say("gamblers-heart-page-do-it"), { do: "act", as: d.as });
      return step(x, say("gamblers-heart-page-act"), main);
    }
    case "flashback":
      return step(x, say("gamblers-heart-page-flashback"), act(x, flashbackCall(board), { do: "flashback" }));
    case "pass":
      return step(x, say("gamblers-heart-page-pass"), act(x, say("gamblers-heart-label-pass"), { do: "pass" }));
  }
  const plain = has(x.turn.options, "act") ? mode(x, say("gamblers-heart-label-act-plain"), "act") : null;
  return { main: castAct(x) ?? plain, out: waitAct(x) };
}

/** Somebody else is asked: a spell may come in between. */
function reaction(x: Asked): Plan {
  const { turn, board } = x;
  const label =
    turn.phase === "pressed"
      ? say("gamblers-heart-label-wait-pressed", { gambler: board.pressed ?? 0 })
      : say("gamblers-heart-label-wait-act");
  return { main: act(x, label, { do: "wait" }), out: castAct(x) };
}

export function plan(x: Asked): Plan | null {
  const { turn, board, draft: d } = x;
  switch (turn.phase) {
    case "renew":
      return has(turn.options, "begin-anew")
        ? {
            main: act(x, say("gamblers-heart-label-begin-anew"), { do: "begin-anew" }),
            out: act(x, say("gamblers-heart-page-stay-lost"), { do: "stay-lost" }),
          }
        : {
            main: act(x, say("gamblers-heart-label-go-on"), { do: "go-on" }),
            out: act(x, say("gamblers-heart-label-retire"), { do: "retire" }),
          };
    case "act":
      return reaction(x);
    case "scene":
    case "pressed":
    case "showdown":
      return board.reacts(turn.phase) ? reaction(x) : floor(x);
    case "sacrifice":
      return {
        main: null,
        more: act(x, say("gamblers-heart-label-sacrifice", { victim: board.victim ?? 0 }), { do: "sacrifice" }),
        out: act(x, say("gamblers-heart-page-decline"), { do: "decline" }),
      };
    case "tip": {
      const label = d.use ? board.use(d.use) : say("gamblers-heart-page-choose-one");
      return { main: act(x, label, { do: "vote", use: d.use }, d.use !== ""), out: waitAct(x) };
    }
    default:
      return null;
  }
}
