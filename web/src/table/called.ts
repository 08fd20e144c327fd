/* How people called things while they played. Always true: a name that nobody gave is told by its own, in words. */
import type { Labels, StoryLine } from "./wire";

function labelOf(labels: Labels | undefined, name: string): { name: string; said?: string } | undefined {
  for (const table of Object.values(labels ?? {})) if (table[name]) return table[name];
  return undefined;
}

export function spaced(name: string): string {
  return name.replaceAll("-", " ");
}

export function called(labels: Labels | undefined, name: string): string {
  return labelOf(labels, name)?.name ?? spaced(name);
}

/** What was said when the thing was named; "" if nothing. */
export function saidOf(labels: Labels | undefined, name: string): string {
  return labelOf(labels, name)?.said ?? "";
}

/** Who said it: what the game called that seat then, if it did. */
export function speakerOf(line: StoryLine, nameOf: (seat: number) => string): string {
  return line.by || nameOf(line.seat ?? 0);
}

/** A line of the story for who listens. */
export function aloud(line: StoryLine, nameOf: (seat: number) => string): string {
  return [line.text, line.words ? `${speakerOf(line, nameOf)}: ${line.words}` : ""].filter(Boolean).join(" ");
}
