/* Characters as files, for any game that has them. Always true: whether a file is one, and how it is written, the game's
 * own rules say (table/character.h); one that comes along to a table is kept until it is made there, and no longer. */
import type { Question } from "../table/asked";
import { ask } from "../table/engine";
import { say } from "../voice/voice";

export type Character = { game: string; name?: string; text?: string; [member: string]: Question | undefined };
export type Rules = Record<string, string>;
export interface Judged {
  character: Character;
  /** as it is saved */
  file: string;
  /** what whoever makes it should know */
  notes: string;
}

/** What may be asked of a game; tests ask without a worker. */
export type Ask = (game: string, question: Question) => Promise<unknown>;

/** What is wrong with it is thrown, in one line. */
export async function judge(game: string, of: Question, rules: Rules = {}, by: Ask = ask): Promise<Judged> {
  const said = (await by(game, { character: { of, rules } })) as Omit<Judged, "character">;
  return { ...said, character: JSON.parse(said.file) as Character };
}
export function readCharacter(game: string, text: string, rules?: Rules, by?: Ask): Promise<Judged> {
  let content: Question;
  try {
    content = JSON.parse(text) as Question;
  } catch {
    return Promise.reject(new Error(say("page-make-not-json")));
  }
  return judge(game, content, rules, by);
}

/* ---- On the way to a table ---- */
const KEY = "croupier.brought.";
interface Brought {
  /** whose it is; -1: the first's who makes one */
  seat: number;
  character: Character;
}
export function bringAlong(character: Character, seat = -1): void {
  sessionStorage.setItem(KEY + character.game, JSON.stringify({ seat, character } satisfies Brought));
}
export function broughtAlong(game: string, seat: number): Character | null {
  const found = JSON.parse(sessionStorage.getItem(KEY + game) ?? "null") as Brought | null;
  return found && (found.seat < 0 || found.seat === seat) ? found.character : null;
}
export const arrived = (game: string): void => sessionStorage.removeItem(KEY + game);
