/* A move in the making: what is chosen of it, and what it is called meanwhile. Always true: what comes next, and every word of
 * it, is the game's (docs/protocol.md, Moves in the making); the page says only which answers were picked where. */
import type { Act } from "../kit/acts";
import { say } from "../voice/voice";
import { answers, argumentsOf, families, fits, has } from "./options";
import type { Answer, Family, Move } from "./wire";

/** A verb and its first answers. */
export type Begun = Partial<Omit<Move, "do">> & { do: string };
/** What the game says of it: `label` what the moves have in common that begin so, or the only one is called; `brief` the same in a
 *  few words; `value` the last answer by itself; `ask` the question for the next; `why` it is not open; `move` what the story has to do now. */
export interface Spoken {
  label?: string;
  brief?: string;
  value?: string;
  ask?: string;
  why?: string;
  move?: Move;
  /** of the line ">": what a prepared story holds from here on, for its master */
  ahead?: string;
}
/** What was picked, and not sent: a verb, or none yet, and answers by argument. */
export type Picked = { do: string | null } & { [argument: string]: Answer | null | undefined };

export interface Making {
  options: readonly Family[];
  draft: Picked;
  /** what is taken where nothing is picked, and the story has nothing to do */
  lacking?: Partial<Picked>;
  /** what the game says; nothing until it has answered */
  said: (begun: Begun | null) => Spoken;
  /** what the verb is called by itself */
  title: (verb: string) => string;
}

function word(answer: Answer): string {
  const text = Array.isArray(answer) ? answer.join(",") || "-" : String(answer);
  return /[\s"\\]/.test(text) || !text ? JSON.stringify(text) : text;
}
/** As it stands in a question to the house. */
export function lineOf(begun: Begun | null): string {
  if (!begun) return "";
  const { do: verb, ...rest } = begun;
  return [verb, ...Object.entries(rest).map(([key, answer]) => `${key}=${word(answer as Answer)}`)].join(" ");
}

/** A move of this verb as far as it is settled: each answer as picked, else as the story has it, else the only one there is,
 *  else nothing where that is an answer; and the first argument that is still open. */
export function chosen(making: Making, verb: string): { part: Begun; open: string | null } {
  const { options, said } = making;
  const of = families(options, { do: verb })[0];
  const story = said(null).move;
  const draft = story?.do === verb ? making.draft : { ...making.lacking, ...making.draft };
  const part: Begun = { do: verb };
  const may = (more: Partial<Move>) => families(options, { ...part, ...more }).length > 0;
  const picked: Partial<Move> = {};
  for (const argument of of ? argumentsOf(of) : []) {
    const answer = draft[argument];
    if (answer !== null && answer !== undefined && may({ ...picked, [argument]: answer })) picked[argument] = answer;
  }
  for (const argument of of ? argumentsOf(of) : []) {
    const all = answers(options, { ...picked, ...part }, argument);
    const listed = story?.do === verb ? story[argument] : undefined;
    /* "no" where it is an answer: it would do for a name that is still to be given */
    const no = all.find((name) => name === "no");
    const answer = [picked[argument], listed, all.length === 1 ? all[0] : undefined, [], 0, no].find(
      (a) => a !== undefined && may({ ...picked, [argument]: a }),
    );
    if (answer === undefined) return { part, open: argument };
    part[argument] = answer;
  }
  return { part, open: null };
}

/** What a button does, and is called: a move, or what it picks, or where it leads the eye. */
export interface Deed {
  label: string;
  move?: Move;
  pick?: Partial<Picked>;
  /** nothing to send: shows where the choice is */
  focus?: string;
  /** what a lesson finds the button by, where it is no move */
  at?: string;
  off?: boolean;
  /** what the page does by itself */
  run?: () => void;
  /** how likely it goes well, where that is shown: the main button is never the less likely one */
  chance?: number | undefined;
}
export interface Plan {
  title?: string;
  main: Deed | null;
  more?: Deed | null;
  out?: Deed | null;
  /** something is begun, and can be left again */
  back?: boolean;
  /** the likeliest choice that is not a button of the panel: how likely it goes well */
  best?: number | undefined;
}
/** Nothing is picked. */
export const NOTHING: Picked = { do: null };

/** The move of this verb, with what is picked for it, as a button; one that is not whole yet waits for what is to be chosen.
 *  `label`: what it is called where the game's label would not do. */
export function deed(making: Making, verb: string, more: Partial<Deed> = {}): Deed {
  const { part, open } = chosen(making, verb);
  const off = open !== null || !fits(making.options, part as Move);
  const { label, brief, why } = making.said(part);
  const words = open !== null ? say("page-choose-first") : off ? why : (more.label ?? brief ?? label);
  return { ...more, label: words ?? making.title(verb), move: part as Move, off };
}
type Verbs = string | readonly string[];
/** The same of the first of these verbs that is open. */
export function open(making: Making, verbs: Verbs, more: Partial<Deed> = {}): Deed | null {
  const verb = [verbs].flat().find((name) => has(making.options, name));
  return verb === undefined ? null : deed(making, verb, more);
}
/** Which verbs the buttons are. */
export type Row = { [button in "main" | "more" | "out"]?: Verbs };
export const row = (making: Making, of: Row = {}): Plan => ({
  main: open(making, of.main ?? []),
  more: open(making, of.more ?? []),
  out: open(making, of.out ?? []),
});
/** Nothing is to be done by a button before something is chosen. */
export const waits = (): Deed => ({ label: say("page-choose-first"), off: true });
/** A button that leaves what was picked, called as what may be done without it. */
export const instead = (of: Deed | null): Deed | null => of && { label: of.label, chance: of.chance, pick: NOTHING };
/** What is begun, on a button: in a few words where the game has them. */
export function called(making: Making, begun: Begun): string {
  const { label, brief } = making.said(begun);
  return brief ?? label ?? making.title(begun.do);
}
/** What leads to the further answers of a verb. */
export const begin = (making: Making, verb: string): Deed | null =>
  has(making.options, verb) ? { label: called(making, { do: verb }), pick: { do: verb } } : null;
/** The way back: from what was picked, or as the page has it. */
export const back = (run?: () => void) => ({
  out: { label: say("page-back"), ...(run ? { run } : { pick: NOTHING }) },
  back: true,
});
/** What is begun, with the way back. Its title: what is asked next; the whole move where the button says it in a few words;
 *  else what the first of several answers has made of it, or what was asked first. */
export function begun(making: Making, verb: string, more: Partial<Deed> = {}): Plan {
  const main = deed({ ...making, title: () => "…" }, verb, more);
  const [[first, answer] = [], second] = Object.entries(main.move!).slice(1);
  const { label, brief, ask } = making.said(main.move!);
  const half = first && second ? making.said({ do: verb, [first]: answer as Answer }).label : undefined;
  const title =
    (main.off ? ask : (brief || more.label) && label) ?? half ?? making.said({ do: verb }).ask ?? making.title(verb);
  return { title, main, ...back() };
}

export interface Hands {
  send: (move: Move) => void;
  pick: (part: Partial<Picked>) => void;
}
/* What is to be chosen first gets a ring, till somebody does something. Nothing is held that may go with its table. */
function quiet(): void {
  for (const one of document.querySelectorAll<HTMLElement>("[data-nudged]")) {
    one.removeAttribute("data-nudged");
    one.style.outline = "";
  }
}
function nudge(where: string): void {
  const all = [...document.querySelectorAll<HTMLElement>(where)].filter(
    (one) => one.getAttribute("aria-disabled") !== "true" && one.getClientRects().length,
  );
  all[0]?.focus();
  for (const one of all) {
    one.setAttribute("data-nudged", "");
    one.style.outlineStyle = "solid";
    one.style.outlineColor = "var(--brass)";
  }
  for (const ends of ["click", "keydown"]) addEventListener(ends, quiet, { once: true, capture: true });
}
/** A button of the Now panel. */
export function button(of: Deed | null | undefined, { send, pick }: Hands): Act | null {
  if (!of) return null;
  const run = () => {
    if (of.run) of.run();
    else if (of.move) send(of.move);
    else if (of.pick) pick(of.pick);
    else if (of.focus) nudge(of.focus);
  };
  const idle = !!of.focus && !of.move;
  return { label: of.label, at: of.at ?? of.move?.do, run, off: of.off === true, idle, chance: of.chance };
}

/** The answers that are open for an argument, each as the moves are called that begin so; what stands before it and is not
 *  settled is taken as it comes. */
export function choices(making: Making, verb: string, argument: string): { value: string; label: string }[] {
  const { options } = making;
  const settled = chosen(making, verb).part;
  const part: Begun = { do: verb };
  for (const before of argumentsOf(families(options, part)[0] ?? { do: verb })) {
    if (before === argument) break;
    const answer = settled[before] ?? answers(options, part, before)[0];
    if (answer !== undefined) part[before] = answer;
  }
  return answers(options, part, argument).map((answer) => {
    const { value, label } = making.said({ ...part, [argument]: answer });
    return { value: String(answer), label: label ?? value ?? "…" };
  });
}
