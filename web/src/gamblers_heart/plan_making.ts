/* Between quests, and Act 1: the list of Patronages, one's own Gambler in four steps, another Patronage. Always true: as in
 * plan.ts. */
import { has, names } from "../table/options";
import { say } from "../voice/voice";
import { act, mode, step, type Asked, type Plan } from "./plan";

/** The name as the house offers it, if it is one of the book's. */
function personOf(x: Asked): string {
  const typed = x.draft.name.trim();
  return names(x.turn.options, { do: "name" }, "person").find((p) => x.board.person(p) === typed) ?? typed;
}

function make(x: Asked): Plan {
  const { board, draft: d } = x,
    name = d.name.trim();
  switch (board.me?.made) {
    case "nothing": {
      const label = name ? say("gamblers-heart-page-i-am", { name }) : say("gamblers-heart-page-name-first");
      return { main: act(x, label, { do: "name", person: personOf(x) }, name !== "") };
    }
    case "name": {
      const label = d.royalty && d.suit ? board.soulcard(d.royalty, d.suit) : say("gamblers-heart-page-choose-both");
      return { main: act(x, label, { do: "soul", royalty: d.royalty, suit: d.suit }, !!(d.royalty && d.suit)) };
    }
    case "soul":
      return {
        main: patronAct(x, d.patron),
        out: act(x, say("gamblers-heart-page-die-chooses"), { do: "roll-patron" }),
      };
    default: {
      const label = d.words.trim() ? say("gamblers-heart-page-write-down") : say("gamblers-heart-page-unwritten");
      return { main: act(x, label, { do: "high-ace" }) };
    }
  }
}

function patronAct(x: Asked, patron: string) {
  const named = x.board.patron(patron);
  const label = !patron
    ? say("gamblers-heart-page-choose-one")
    : patron === x.board.me?.patron
      ? say("gamblers-heart-label-patron-keep-bare", { patron: named })
      : say("gamblers-heart-page-patron-secret", { patron: named.title });
  return act(x, label, { do: "patron", patron }, patron !== "");
}

function list(x: Asked): Plan {
  const { draft: d, board } = x,
    name = d.name.trim();
  if (d.mode !== "propose")
    return {
      main: act(x, say("gamblers-heart-label-ready"), { do: "ready" }),
      out: has(x.turn.options, "propose") ? mode(x, say("gamblers-heart-page-propose-one"), "propose") : null,
    };
  const ready = !!(d.instead && name);
  const label = ready
    ? say("gamblers-heart-page-propose", { name, patron: board.patron(d.instead).title })
    : say("gamblers-heart-page-propose-first");
  const move = { do: "propose", "instead-of": d.instead, patron: name };
  return step(x, say("gamblers-heart-page-own-patron"), act(x, label, move, ready));
}

export function plan(x: Asked): Plan | null {
  const { turn, board, draft: d } = x;
  switch (turn.phase) {
    case "repatron":
      return { main: patronAct(x, d.patron || (board.me?.patron ?? "")) };
    case "new-patron":
      return { main: patronAct(x, d.patron) };
    case "list":
      return list(x);
    case "consent":
      return {
        main: act(x, say("gamblers-heart-label-agree"), { do: "agree" }),
        out: act(x, say("gamblers-heart-label-disagree"), { do: "disagree" }),
      };
    case "make":
      return make(x);
    default:
      return null;
  }
}
