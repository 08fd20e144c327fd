/* The GM's desk: what is corrected, which Deal is called, what may be done for all. Always true: what is chosen is not done
 * before a button says so, and a button is lit only if the house has offered its move. */
import { answers, fits, has, names } from "../table/options";
import type { Family, Move } from "../table/wire";
import { say } from "../voice/voice";
import { ABILITIES, titled, type Board, type Body } from "./view";

/** Something that may be done, and what comes of it; without a move it wants a choice first. */
export interface Tool {
  verb: string;
  label: string;
  text: string;
  move: Move | null;
}

/* ---- Corrections: somebody, then what is done to them ---- */
const ON_WHO = ["shift", "mend", "harm", "stun", "alert", "leave"] as const;

/** Everyone whom a correction is open for, in the map's order. */
export function correctable(board: Board, options: readonly Family[]): Body[] {
  const open = new Set([...ON_WHO, "edge"].flatMap((verb) => names(options, { do: verb }, "who")));
  return board.bodies.filter((b) => open.has(b.id));
}
export function corrections(board: Board, options: readonly Family[], id: string): (Tool & { move: Move })[] {
  const body = board.body(id);
  return ON_WHO.filter((verb) => body && fits(options, { do: verb, who: id })).map((verb) => {
    const how = verb !== "alert" ? verb : body!.aware ? "unaware" : "aware";
    return {
      verb,
      label: say(`twenty-one-page-correct-${how}`, { who: body!.title }),
      text:
        how === "mend" ? say("twenty-one-page-mend-how", { n: body!.pile.length }) : say(`twenty-one-page-how-${how}`),
      move: { do: verb, who: id },
    };
  });
}
/** Edge by circumstance that may be said of somebody, from least to most. */
export const edgesFor = (options: readonly Family[], id: string): number[] =>
  answers(options, { do: "edge", who: id }, "by")
    .map(Number)
    .sort((a, b) => a - b);
export const edgeWords = (by: number) => (by ? say("twenty-one-page-edge", { by }) : say("page-none"));
export const corrects = (options: readonly Family[]) =>
  ["bring", "peace", "edge", ...ON_WHO].some((verb) => has(options, verb));

/* ---- Calling a Deal ---- */
export const TAGS = ["social", "stealth", "fire", "non-combat"] as const;
/** Targets to begin with: the rules page works them out. */
export const TARGETS = [12, 15, 17, 19, 21] as const;
export interface Call {
  kind: "target" | "contest";
  abilities: string[];
  take: "best" | "lowest";
  target: number;
  edge: number;
  tags: string[];
  against: string;
}
export const blankCall = (): Call => ({
  kind: "target",
  abilities: [],
  take: "best",
  target: 15,
  edge: 0,
  tags: [],
  against: "",
});
const inOrder = (of: readonly string[], from: readonly string[]) => from.filter((name) => of.includes(name));
const tested = ({ abilities, take, edge }: Call) => ({ abilities: inOrder(abilities, ABILITIES), take, edge });
export const testMove = (call: Call): Move => ({ do: "test", ...tested(call) });
export function callMove(call: Call): Move {
  const tags = inOrder(call.tags, TAGS);
  return call.kind === "target"
    ? { do: "target", ...tested(call), target: call.target, tags }
    : { do: "oppose", against: call.against, tags };
}
/** "Target 15, the lowest of Hope and Wits"; of a side in a contest without a Target. */
export function callWords(call: Call, target: boolean): string {
  const { abilities, take, edge } = tested(call);
  const slots = {
    choice: abilities.length > 1 ? take : ("one" as const),
    abilities: abilities.map((name) => ({ name, title: name })),
    edge,
  };
  return target
    ? say("twenty-one-label-target", { ...slots, target: call.target, adds: edge !== 0 })
    : say("twenty-one-label-test", slots);
}

/* ---- Between fights ---- */
const AT_ONCE = ["fight", "rest", "onward", "finish"];
/** What the GM can do for all. */
export const tools = (board: Board, options: readonly Family[]): Tool[] =>
  (["fight", "scene", "call", "rest", "onward", "finish"] as const)
    .filter((verb) => has(options, verb))
    .map((verb) => ({
      verb,
      label: say(`twenty-one-page-tool-${verb}`),
      text:
        verb === "onward"
          ? say("twenty-one-page-onward-how", { stage: board.stage?.title ?? "" })
          : say(`twenty-one-page-how-${verb}`),
      move: AT_ONCE.includes(verb) ? { do: verb } : null,
    }));
/** What the story asks for next, so that the GM need not search. */
export function nextTool(board: Board, open: readonly Tool[]): string {
  const is = (verb: string) => open.some((t) => t.verb === verb);
  if (board.foes.some((b) => b.being === "up") && is("fight")) return "fight";
  return ["onward", "scene"].find(is) ?? open[0]?.verb ?? "";
}
/** Who stands in a scene at this table. */
export function foesIn(board: Board, encounter: string): string {
  const here = (board.book.encounters?.[encounter]?.foes ?? [])
    .filter((f) => (f.heroes ?? 1) <= board.heroes.length && (!f.hard || board.text("rule-difficulty") === "hard"))
    .map((f) => f.beast);
  const kinds = [...new Set(here)].map((beast) => ({
    kind: kindOf(board, beast),
    n: here.filter((b) => b === beast).length,
  }));
  return kinds.map((of) => say("twenty-one-page-foes", of)).join(", ");
}
export const kindOf = (board: Board, beast: string) => board.book.beasts?.[beast]?.title ?? titled(beast);
