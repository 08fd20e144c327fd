/* The GM's desk: which story, what is corrected, which Deal is called. Always true: what is chosen is not done before a
 * button says so, and a button is lit only if the house has offered its move. */
import { fits, has, names } from "../table/options";
import type { Family, Move } from "../table/wire";
import { ABILITIES, capital, titled, type Board, type Body } from "./view";

/* ---- Corrections: somebody, then what is done to them ---- */
export interface Correction {
  verb: string;
  label: string;
  text: string;
  move: Move;
}
const ON_WHO = ["shift", "mend", "harm", "stun", "alert", "leave"] as const;

/** Everyone whom a correction is open for, in the map's order. */
export function correctable(board: Board, options: readonly Family[]): Body[] {
  const open = new Set([...ON_WHO, "edge"].flatMap((verb) => names(options, { do: verb }, "who")));
  return board.bodies.filter((b) => open.has(b.id));
}
export function corrections(board: Board, options: readonly Family[], id: string): Correction[] {
  const body = board.body(id);
  if (!body) return [];
  const says: Record<(typeof ON_WHO)[number], [string, string]> = {
    shift: ["Move", "Anywhere on the map; the square comes next."],
    mend: ["Mend", `The Damage Pile is emptied: ${body.pile.length} card${body.pile.length === 1 ? "" : "s"}.`],
    harm: ["Harm", "One card from its deck onto its Damage Pile. A Delay is broken."],
    stun: ["Stun", "No retaliation, Strength and Dexterity 1 less, until its next turn."],
    alert: body.aware
      ? ["Make unaware", "It cannot act or retaliate till attacked, in a Deal, or made aware."]
      : ["Make aware", "It notices the others."],
    leave: ["Lead off", "Out of this Conflict, off the map."],
  };
  return ON_WHO.flatMap((verb) => {
    const move: Move = { do: verb, who: id };
    return fits(options, move) ? [{ verb, label: says[verb][0], text: says[verb][1], move }] : [];
  });
}
/** "Stun Hero 1", "Make the rat unaware". */
export function corrected(board: Board, c: Correction): string {
  const who = board.body(String(c.move["who"]))?.title ?? "";
  const [first, ...rest] = c.label.split(" ");
  return c.verb === "leave" ? `Lead ${who} off` : [first, who, ...rest].join(" ");
}
/** Edge by circumstance that may be said of somebody, from least to most. */
export const edgesFor = (options: readonly Family[], id: string): number[] =>
  [-3, -2, -1, 0, 1, 2, 3].filter((by) => fits(options, { do: "edge", who: id, by }));
export const edgeWords = (by: number) => (by ? `Edge ${by > 0 ? "+" : "−"}${Math.abs(by)}` : "None");
export const corrects = (options: readonly Family[]) =>
  has(options, "bring") || has(options, "peace") || has(options, "edge") || ON_WHO.some((verb) => has(options, verb));

/* ---- Calling a Deal ---- */
export const TAGS = ["social", "stealth", "fire", "non-combat"] as const;
export const TAG_SAYS: Record<string, string> = {
  social: "for the story",
  stealth: "Hush: 2 Edge more",
  fire: "Flash Sweat: 1 Edge more",
  "non-combat": "Optimism: 1 Edge more",
};
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
export function callMove(call: Call): Move {
  return call.kind === "target"
    ? {
        do: "target",
        abilities: inOrder(call.abilities, ABILITIES),
        take: call.take,
        target: call.target,
        edge: call.edge,
        tags: inOrder(call.tags, TAGS),
      }
    : { do: "oppose", against: call.against, tags: inOrder(call.tags, TAGS) };
}
export const testMove = (call: Call): Move => ({
  do: "test",
  abilities: inOrder(call.abilities, ABILITIES),
  take: call.take,
  edge: call.edge,
});
/** "Wits or Power", "the lowest of Hope and Wits". */
export function abilityWords(call: Pick<Call, "abilities" | "take">): string {
  const of = inOrder(call.abilities, ABILITIES).map(capital);
  if (of.length < 2) return of[0] ?? "";
  return call.take === "best" ? of.join(" or ") : `the lowest of ${of.slice(0, -1).join(", ")} and ${of.at(-1)}`;
}

/* ---- Between fights ---- */
export interface Tool {
  verb: string;
  label: string;
  text: string;
  move: Move | null;
}
/** What the GM can do for all; those with a move need nothing more. */
export function tools(board: Board, options: readonly Family[]): Tool[] {
  const all: Tool[] = [
    {
      verb: "fight",
      label: "Start the Conflict",
      text: "Cards for the Turn Order are shuffled; everyone here is in it.",
      move: { do: "fight" },
    },
    {
      verb: "scene",
      label: "Set up a scene",
      text: "An encounter of the pack: its map, its foes, where the heroes stand.",
      move: null,
    },
    {
      verb: "call",
      label: "Ask a hero for a Deal",
      text: "Against a Target, or a contest with somebody who is here.",
      move: null,
    },
    {
      verb: "rest",
      label: "All rest",
      text: "Damage Piles emptied, discards shuffled in, stacks refilled, spells ended.",
      move: { do: "rest" },
    },
    {
      verb: "onward",
      label: "The run goes on",
      text: board.stage ? `${board.stage.title} is done, whether or not it was fought.` : "",
      move: { do: "onward" },
    },
    {
      verb: "finish",
      label: "Leave it at that",
      text: "The match is over, whatever is still open.",
      move: { do: "finish" },
    },
  ];
  return all.filter((t) => has(options, t.verb));
}
/** What the story asks for next, so that the GM need not search. */
export function nextTool(board: Board, open: readonly Tool[]): string {
  const is = (verb: string) => open.some((t) => t.verb === verb);
  const foes = board.foes.some((b) => b.being === "up");
  if (foes && is("fight")) return "fight";
  if (is("onward")) return "onward";
  return is("scene") ? "scene" : (open[0]?.verb ?? "");
}
/** "2 Cellar Rats", "3 Drowned Men", "1 Late Sentry". */
export function several(n: number, kind: string): string {
  if (n === 1) return `1 ${kind}`;
  if (/man$/i.test(kind)) return `${n} ${kind.slice(0, -2)}en`;
  if (/[^aeiou]y$/i.test(kind)) return `${n} ${kind.slice(0, -1)}ies`;
  return `${n} ${kind}${/(s|x|ch|sh)$/i.test(kind) ? "es" : "s"}`;
}
/** Who stands in a scene at this table: "2 Cellar Rats, 1 Late Sentry", "The Salt Abbot". */
export function foesIn(board: Board, encounter: string): string {
  const here =
    board.book.encounters?.[encounter]?.foes.filter(
      (f) => (f.heroes ?? 1) <= board.heroes.length && (!f.hard || board.text("rule-difficulty") === "hard"),
    ) ?? [];
  const kinds = [...new Set(here.map((f) => f.beast))];
  return kinds
    .map((beast) => [kindOf(board, beast), here.filter((f) => f.beast === beast).length] as const)
    .map(([kind, n]) => (n > 1 || !/^The /.test(kind) ? several(n, kind) : kind))
    .join(", ");
}
export const kindOf = (board: Board, beast: string) => board.book.beasts?.[beast]?.title ?? titled(beast);
