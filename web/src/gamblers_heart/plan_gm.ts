/* The GM's desk: what may be done on the floor, with the one that the scene calls for first, and the answers to what
 * Gamblers start. Always true: what the scene calls for is a hint; everything open is a button of the desk. */
import { has, members, names } from "../table/options";
import type { Move } from "../table/wire";
import { act, backAct, mode, type Act, type Asked, type Plan } from "./plan";
import { listed } from "./view";

export interface Desk { verb: string; label: string; note: string }
const DESK: Desk[] = [
  { verb: "press", label: "Press a Gambler", note: "now or never: they must do something" },
  { verb: "obstacle", label: "Roll an obstacle", note: "what stands in the way" },
  { verb: "oracle", label: "Ask the oracle", note: "a die says how it turns out" },
  { verb: "showdown", label: "Call a Showdown", note: "one spell each, then who is in peril" },
  { verb: "favour", label: "Fortune's Favour", note: "1 Fortune for the Gamblers" },
  { verb: "endure", label: "The last spell endures", note: "" },
  { verb: "lasts", label: "An earlier spell endures", note: "any that was cast in this quest" },
  { verb: "lift", label: "End an enduring spell", note: "" },
  { verb: "step", label: "On to the next step", note: "" },
  { verb: "victory", label: "Victory", note: "the quest is won" },
  { verb: "defeat", label: "Defeat", note: "the quest is lost" },
  { verb: "resolve", label: "The Showdown is resolved", note: "then you name who is in peril" },
];
const NEXT: Record<string, string> = { arrival: "On to the Work", work: "On to the Conflict" };

/** Everything on the GM's desk now, in its order. */
export function desk(x: Asked): Desk[] {
  return DESK.filter((d) => has(x.turn.options, d.verb)).map((d) =>
    d.verb === "step" ? { ...d, label: NEXT[x.board.step] ?? d.label }
      : d.verb === "endure" && x.board.lastSpell ? { ...d, note: `${x.board.spell(x.board.lastSpell).title} goes on` } : d);
}
/** What the scene calls for (GH-H5), as far as it is open. */
export function called(x: Asked): string {
  const { board, turn } = x;
  const order = turn.phase === "showdown" ? ["resolve"]
    : board.due.length ? ["showdown"]
      : board.step === "arrival" ? ["step"]
        : board.step === "work" && (board.marks >= 4 || board.alarms >= 3) ? ["step"]
          : board.step === "conflict" && board.marks >= 2 ? ["victory"]
            : board.step === "conflict" && board.alarms >= 2 ? ["defeat"]
              : board.obstacle ? ["press"] : ["obstacle", "press"];
  return order.find((verb) => has(turn.options, verb)) ?? desk(x)[0]?.verb ?? "";
}

/** The move of what was chosen at the desk, with its parts, and whether it is whole. */
function deskMove(x: Asked): { title: string; label: string; move: Move; ready: boolean } {
  const d = x.draft, board = x.board;
  switch (d.mode) {
    case "press": return { title: "Who must do something, now?", label: d.gambler ? `Press ${board.name(Number(d.gambler))}` : "Choose one", move: { do: "press", gambler: d.gambler }, ready: d.gambler !== "" };
    case "oracle": return { title: "What are the odds?", label: "Ask the oracle", move: { do: "oracle", lean: d.lean }, ready: true };
    case "showdown": return { title: "Who is in the Showdown?", label: d.gamblers.length ? `Showdown: ${listed(d.gamblers.map((s) => board.name(Number(s))))}` : "Choose them", move: { do: "showdown", gamblers: d.gamblers }, ready: d.gamblers.length > 0 };
    case "lasts": return { title: "Which spell goes on?", label: d.spell ? `${board.spell(d.spell).title} goes on` : "Choose one", move: { do: "lasts", spell: d.spell }, ready: choosable(x, "lasts").includes(d.spell) };
    case "lift": return { title: "Which spell ends?", label: d.spell ? `${board.spell(d.spell).title} ends` : "Choose one", move: { do: "lift", spell: d.spell }, ready: d.spell !== "" };
    default: {
      const entry = desk(x).find((e) => e.verb === d.mode);
      return { title: entry ? `${entry.label}${entry.note ? `: ${entry.note}` : ""}` : "", label: entry?.label ?? "", move: { do: d.mode }, ready: true };
    }
  }
}

function floorPlan(x: Asked): Plan {
  const { turn, board, draft: d } = x, o = turn.options;
  const kicker = turn.phase === "showdown" ? "Your desk: Showdown" : "Your desk";
  if (d.mode && has(o, d.mode)) {
    const m = deskMove(x);
    return { kicker, back: true, title: m.title, main: act(x, m.label, m.move, m.ready), out: backAct(x) };
  }
  const first = desk(x).find((e) => e.verb === called(x));
  const others = board.waiting.some((s) => s > 0 && board.of(s)?.status !== "lost");
  return { kicker, title: !others ? "All wait for you. What happens?" : has(o, "wait") ? "What happens, if anything?" : "The Gamblers go on. Does anything happen?",
    main: first ? mode(x, first.label, first.verb) : null, out: has(o, "wait") ? act(x, "Nothing for now", { do: "wait" }) : null };
}

function actPlan(x: Asked): Plan {
  const { turn, board, draft: d } = x, name = board.name(board.focus), kicker = "A plain act";
  if (d.mode === "oracle" && has(turn.options, "oracle"))
    return { kicker, back: true, title: "What are the odds?", main: act(x, "Ask the oracle", { do: "oracle", lean: d.lean }), out: backAct(x) };
  if (board.v.as === "cards") return { kicker, title: `${name} sits down to cards, and wins against ordinary people. Tell how`, main: act(x, "So it happens", { do: "happens" }),
    out: act(x, "Dispute it: no ordinary people", { do: "dispute" }) };
  return { kicker, title: `${name} acts. Does it happen?`, main: act(x, "It happens", { do: "happens" }),
    more: has(turn.options, "oracle") ? mode(x, "Ask the oracle", "oracle") : null, out: act(x, "That takes a spell", { do: "needs-spell" }) };
}

function portentPlan(x: Asked): Plan {
  const d = x.draft, kicker = "Act 1: the Portent";
  const main: Act = d.mode === "seed" ? act(x, d.quest ? `Play ${x.board.book.quests?.[d.quest]?.title ?? d.quest}` : "Choose a quest", { do: "seed", quest: d.quest }, d.quest !== "")
    : d.mode === "tell" ? act(x, d.words.trim() ? "Tell it" : "Say it first", { do: "tell-portent" }, d.words.trim() !== "")
      : act(x, "Roll the five dice", { do: "roll-portent" });
  return { kicker, title: "What is The CONTROL planning, and where?", main, back: d.mode !== "", out: d.mode ? backAct(x) : null };
}

export function gmPlan(x: Asked): Plan | null {
  const { turn, board, draft: d } = x, o = turn.options;
  switch (turn.phase) {
    case "portent": return portentPlan(x);
    case "crew": return { kicker: "Act 1: the Crew", title: "The crew is ready. On to Arrival?", main: act(x, "On to Arrival", { do: "step" }) };
    case "scene": case "showdown": return floorPlan(x);
    case "act": return actPlan(x);
    case "pressed": return { kicker: "Your desk", title: `You wait for ${board.name(board.pressed)}`, main: null, out: act(x, "Pass them over", { do: "pass-over" }) };
    case "flashback": return { kicker: "A Flashback", title: `${board.name(board.focus)} calls a Flashback. Is it so?`, main: act(x, "So it was", { do: "allow" }), out: act(x, "Veto it", { do: "veto" }) };
    case "doom": return { kicker: "Disaster", title: "The Gamblers have no Fortune. Who is about to be lost?", main: act(x, d.gambler ? `${board.name(Number(d.gambler))} is about to be lost` : "Choose one", { do: "doom", gambler: d.gambler }, d.gambler !== "") };
    case "after-loss": return { kicker: "Showdown: after the loss", title: "Does this loss resolve the Showdown?", main: act(x, "It only delays it", { do: "delays" }), out: act(x, "It resolves it", { do: "resolves" }) };
    case "peril": return { kicker: "Showdown: the end", title: "Who is still in peril? They are lost",
      main: act(x, d.gamblers.length ? `Lost: ${listed(d.gamblers.map((s) => board.name(Number(s))))}` : "Nobody is in peril", { do: "peril", gamblers: [...d.gamblers].sort() }) };
    case "tip": return { kicker: "Tip the Scales", title: has(o, "close-vote") ? "All have voted or been asked. You may close the vote, and nothing is done" : "The Gamblers vote. Before you close it, ask those who have not",
      main: null, more: has(o, "close-vote") ? act(x, "Close the vote", { do: "close-vote" }) : has(o, "last-call") ? act(x, "Ask for the last time", { do: "last-call" }) : null,
      out: has(o, "wait") ? act(x, "Nothing for now", { do: "wait" }) : null };
    case "resolution": {
      const on = has(o, "next-quest");
      const ace = act(x, "Black Jacknarok", { do: "jacknarok" });
      return { kicker: "Act 3: the Resolution", title: on ? "Another quest, or the end of the campaign?" : "How does the campaign end?",
        main: on ? act(x, "On to the next quest", { do: "next-quest" }) : ace, more: on ? ace : null, out: act(x, "End it, aces unseen", { do: "part" }) };
    }
    default: return null;
  }
}
/** Who may be chosen for a move that names one Gambler or some. */
export function choosable(x: Asked, verb: string): string[] {
  return verb === "showdown" || verb === "peril" ? members(x.turn.options, verb, "gamblers") : names(x.turn.options, { do: verb }, verb === "lift" || verb === "lasts" ? "spell" : "gambler");
}
