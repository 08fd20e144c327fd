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
/** The rules that the page lists behind a phase ("- bet: D1 D2" below "## Behind each decision"), else those of any other. */
export function rulesBehind(page: string, phase: string): Rule[] {
  const lines = page.split("\n");
  const listed = lines.slice(lines.indexOf("## Behind each decision") + 1);
  const behind = [phase, "any other"]
    .map((name) => listed.find((line) => line.startsWith(`- ${name}: `)))
    .find(Boolean);
  return (behind?.split(": ")[1]?.split(" ") ?? []).flatMap((id) => ruleOf(lines, id) ?? []);
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
