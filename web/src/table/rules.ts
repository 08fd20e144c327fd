/* The numbered rules of a game, as its page in docs/rules has them: fetched when somebody asks for one. */
const pages = import.meta.glob<string>(["../../../docs/rules/*.md", "!../../../docs/rules/map-*.md"], {
  query: "?raw",
  import: "default",
});

export async function rulesPage(game: string): Promise<string> {
  return (await pages[`../../../docs/rules/${game}.md`]?.()) ?? "";
}

/** Finds "- BG-C4 text" in the numbered rules; continuation lines are indented. */
export function ruleText(page: string, id: string): string | null {
  const lines = page.split("\n");
  const at = lines.findIndex((line) => line.startsWith(`- ${id} `));
  if (at < 0) return null;
  const found = [lines[at]!.slice(id.length + 3)];
  for (let i = at + 1; i < lines.length && lines[i]!.startsWith("  "); i++) found.push(lines[i]!.trim());
  return found.join(" ").replaceAll("**", "").replaceAll("`", "");
}
