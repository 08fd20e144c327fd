/* The numbered rules of a game, as its page in docs/rules has them: fetched when somebody asks for one. */
const pages = import.meta.glob<string>(["../../../docs/rules/*.md", "!../../../docs/rules/map-*.md"], {
  query: "?raw",
  import: "default",
});

export async function rulesPage(game: string): Promise<string> {
  return (await pages[`../../../docs/rules/${game}.md`]?.()) ?? "";
}

export interface Rule {
  id: string;
  text: string;
}
/** What the page lists behind each decision or word: "- bet: D1 D2". */
export function listed(page: string, heading: string): Map<string, string[]> {
  const section = page.split(`\n## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
  return new Map([...section.matchAll(/^- ([a-z -]+): (.*)$/gm)].map(([, name, ids]) => [name!, ids!.split(" ")]));
}
export const rulesOf = (page: string, ids: readonly string[]): Rule[] =>
  ids.flatMap((id) => ruleOf(page.split("\n"), id) ?? []);
/** The rules behind a phase, else those of any other. */
export function rulesBehind(page: string, phase: string): Rule[] {
  const all = listed(page, "Behind each decision");
  return rulesOf(page, all.get(phase) ?? all.get("any other") ?? []);
}
/** A rule's whole id and text; continuation lines are indented. */
function ruleOf(lines: string[], id: string): Rule | null {
  const at = lines.findIndex((line) => new RegExp(`^- [A-Z]+-${id} `).test(line));
  if (at < 0) return null;
  const [, whole, first] = /^- (\S+) (.*)$/.exec(lines[at]!)!;
  const found = [first!];
  for (let i = at + 1; i < lines.length && lines[i]!.startsWith("  "); i++) found.push(lines[i]!.trim());
  return { id: whole!, text: found.join(" ").replaceAll("**", "").replaceAll("`", "") };
}
