/* What the page says: say("page-lobby-join", { name }), in the language of the reader. The sentences stand in web/voice and
 * in the voice folders of the games; scripts/voice.mjs makes of them the types of all messages and a table for each language.
 * Always true: what is said stands in a table that was loaded before (speak). */
import { spokenFirst } from "./language";
import type { Messages } from "./made/messages";
import { type Reader, reader, type Slot } from "./reader";

export type { Reader } from "./reader";
/** A message that needs no slots. */
export type Plain = { [K in keyof Messages]: Messages[K] extends null ? K : never }[keyof Messages];

const tables = import.meta.glob<{ default: string }>("./made/*.??.ts");
export const languages = Object.keys(tables).flatMap((path) => /page\.(..)\.ts$/.exec(path)?.[1] ?? []);
/** The language of the page: that which was chosen here, else the first of the browser's that the page speaks. */
export const language = spokenFirst(languages);

const voices = new Map<string, ReturnType<typeof reader>>();
const spoke = new Set<object>();
let who: Reader = { seat: -1, players: 0 };

/** Loads the messages of the page, or of a game; in English where there are none in the language of the page. */
export async function speak(name: string): Promise<void> {
  const path = (l: string) => `./made/${name.replaceAll("-", "_")}.${l}.ts`;
  const spoken = tables[path(language)] ? language : "en";
  const table = await tables[path(spoken)]?.();
  if (!table || spoke.has(table)) return;
  spoke.add(table);
  const voice = reader(table.default, spoken);
  for (const id of voice.ids) voices.set(id, voice);
}

/** A part of the page that is fetched when it is first needed, with what it says. */
export async function part<T>(name: string, fetched: () => Promise<T>): Promise<T> {
  return (await Promise.all([fetched(), speak(name)]))[0];
}

/** Who is "you" from now on. */
export function readBy(reader: Reader): void {
  who = reader;
}

/** A message without slots, by a name that is worked out; undefined: no table that was loaded has it. */
export const sayIf = (id: string): string | undefined => voices.get(id)?.say(id, {}, who);

export function say<K extends keyof Messages>(id: K, ...slots: Messages[K] extends null ? [] : [Messages[K]]): string {
  return voices.get(id)?.say(id, (slots[0] ?? {}) as Record<string, Slot>, who) ?? `{${id}}`;
}
