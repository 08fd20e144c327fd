/* How people called things while they played. Always true: a name that nobody gave is told by its own, in words. */
import type { GameInfo } from "./api";
import type { Labels, StoryLine } from "./wire";

function labelOf(labels: Labels | undefined, name: string): { name: string; said?: string } | undefined {
  for (const table of Object.values(labels ?? {})) if (table[name]) return table[name];
  return undefined;
}

export function spaced(name: string): string {
  return name.replaceAll("-", " ");
}

export function called(labels: Labels | undefined, name: string, cards?: Cards): string {
  return labelOf(labels, name)?.name ?? titleOf(cards, name) ?? spaced(name);
}

/** What the game tells of its cards: by kind, what each thing is called. */
export type Cards = Record<string, unknown>;
export function titleOf(cards: Cards | undefined, name: string): string | undefined {
  for (const kind of Object.values(cards ?? {})) {
    const of = kind && typeof kind === "object" ? (kind as Record<string, unknown>)[name] : undefined; // "1" of a word is a letter
    const title = of && typeof of === "object" && "title" in of ? of.title : of;
    if (typeof title === "string") return title;
  }
  return undefined;
}

/** What a verb, or an argument of some verb, is called by the game. */
export const verbTitle = (info: GameInfo | null, verb: string) =>
  info?.verbs.find((v) => v.name === verb)?.title ?? spaced(verb);
export const argTitle = (info: GameInfo | null, arg: string) =>
  info?.verbs.flatMap((v) => v.args).find((a) => a.name === arg)?.title ?? spaced(arg);

/** What was said when the thing was named; "" if nothing. */
export function saidOf(labels: Labels | undefined, name: string): string {
  return labelOf(labels, name)?.said ?? "";
}

/** Who said it: what the game called that seat then, if it did; "" if the line's sentence says whose words those are. */
export function speakerOf(line: StoryLine, nameOf: (seat: number) => string): string {
  return line.by === "" && line.text ? "" : line.by || nameOf(line.seat ?? 0);
}

/** A line of the story for who listens. */
export function aloud(line: StoryLine, nameOf: (seat: number) => string): string {
  const by = speakerOf(line, nameOf);
  const said = line.words ? `${by && `${by}: `}${line.words}` : "";
  return [line.text, said, line.remark ? `${line.remark.name}: ${line.remark.words}` : ""].filter(Boolean).join(" ");
}
