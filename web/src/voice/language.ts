/* Which language the page speaks. Kept in localStorage where a person has chosen one; the house and WebSocket are told of
 * it with "lang=de". */
const KEPT = "croupier.language";
const NAMES: Record<string, string> = { en: "English", de: "Deutsch" };

/** How a language calls itself. */
export const nameOf = (language: string) => NAMES[language] ?? language;

export function spokenFirst(languages: readonly string[]): string {
  const wished = [globalThis.localStorage?.getItem(KEPT), ...(globalThis.navigator?.languages ?? [])];
  return wished.map((l) => l?.slice(0, 2).toLowerCase()).find((l) => l && languages.includes(l)) ?? "en";
}

/** Chosen by a person; the page begins anew in it. */
export function choose(language: string): void {
  localStorage.setItem(KEPT, language);
  location.reload();
}
