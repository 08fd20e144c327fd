/* Between quests, and Act 1: the list of Patronages, one's own Gambler in four steps, another Patronage. Always true: as in
 * plan.ts. */
import { has, names } from "../table/options";
import { say } from "../voice/voice";
import { act, backAct, mode, type Asked, type Plan } from "./plan";
import { capital } from "./view";

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

export function plan(x: Asked): Plan | null {
  const { turn, board } = x;
  switch (turn.phase) {
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
    default:
      return null;
  }
}
