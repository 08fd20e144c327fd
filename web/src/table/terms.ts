/* The words of a game's rules: a sentence and an example as the rules tell them, and the numbered rules behind each. Always
 * true: which words there are stands in the page of rules, what they mean in the game's terms.ts. */
import { speak } from "../voice/voice";
import { listed, rulesOf, rulesPage, type Rule } from "./rules";
import { folder } from "./screens";

export interface Term {
  /** as it stands in a sentence */
  title: string;
  text: string;
  example: string;
  rules: Rule[];
}

/** "A Weapon: one for each Fighter" and "Risk: ..." begin with what they are about. */
const NAMED = /^(?:An? |The |Ein |Eine |Einen |Der |Die |Das )?([^:.,]{1,24})[^:.]{0,24}: /;

const all = import.meta.glob<{ told: (word: string) => [string, string] }>("../*/terms.ts");

async function told(game: string): Promise<Term[]> {
  const page = await rulesPage(game);
  const behind = listed(page, "Behind each word");
  const [its] = await Promise.all([all[`${folder(game)}terms.ts`]?.(), speak(`${game}-terms`)]);
  return [...behind].flatMap(([word, ids]) => {
    const [text, example] = its?.told(word) ?? [];
    if (!text || !example) return [];
    return [{ title: NAMED.exec(text)?.[1] ?? word.replaceAll("-", " "), text, example, rules: rulesOf(page, ids) }];
  });
}

const known = new Map<string, Promise<Term[]>>();
export function termsOf(game: string): Promise<Term[]> {
  if (!known.has(game)) known.set(game, told(game));
  return known.get(game)!;
}

/** What stands right after a word, and is not to begin the next line. */
const CLINGS = /^[^\s\p{L}\p{N}([]+/u;
export const clinging = (part: string | Term | undefined) =>
  typeof part === "string" ? (CLINGS.exec(part)?.[0] ?? "") : "";

/** A sentence cut up at the words that are explained; each of them once. */
export function cut(sentence: string, terms: readonly Term[]): (string | Term)[] {
  const byTitle = new Map(terms.filter((t) => /^\p{Lu}/u.test(t.title)).map((t) => [t.title, t]));
  if (!byTitle.size) return [sentence];
  const names = [...byTitle.keys()].sort((a, b) => b.length - a.length);
  const any = new RegExp(
    `(?<!\\p{L})(${names.map((n) => n.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")).join("|")})(?!\\p{L})`,
    "u",
  );
  const parts: (string | Term)[] = [];
  const seen = new Set<string>();
  for (const part of sentence.split(any)) {
    const term = seen.has(part) ? undefined : byTitle.get(part);
    if (term) seen.add(part);
    parts.push(term ?? part);
  }
  return parts;
}
