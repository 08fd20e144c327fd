/* The lines of the story as they are sent (docs/protocol.md, The story). Always true: what is left out is not made up. */
import type { Besides, Said, SentLine, Slots, SlotValue, StoryLine } from "./wire";

/** The names of the slots that come with each message of a game's story, in their order. */
export type Told = Readonly<Record<string, readonly string[]>>;

/** From a message's name and those of its slots a line. */
export const toldOf = (lines: string): Told =>
  Object.fromEntries(
    lines.split("\n").map((line) => {
      const [id, ...slots] = line.split(" ");
      return [id, slots];
    }),
  );

export function slotsOf(told: Told, id: string, values: readonly (SlotValue | SlotValue[])[]): Slots {
  const names = Object.hasOwn(told, id) ? told[id]! : [];
  return Object.fromEntries(values.flatMap((value, i) => (names[i] === undefined ? [] : [[names[i], value]])));
}

export function lineOf([n, ...parts]: SentLine): StoryLine {
  const says = parts.filter((part): part is Said => Array.isArray(part));
  const besides = parts.find((part): part is Partial<Besides> => !Array.isArray(part));
  const text = besides?.text ?? says.map(([, said]) => said).join("");
  return { ...besides, n, text: text.trim(), ...(says.length ? { says } : {}) };
}
