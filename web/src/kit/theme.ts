/* Which of the three themes is shown: kept in localStorage. */
import type { Plain } from "../voice/voice";

export type Theme = "dark" | "light" | "contrast";
export const themes: { name: Theme; title: Plain }[] = [
  { name: "dark", title: "page-look-dark" },
  { name: "light", title: "page-look-light" },
  { name: "contrast", title: "page-look-contrast" },
];

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function theme(): Theme {
  const kept = recall("croupier.theme");
  if (kept === "dark" || kept === "light" || kept === "contrast") return kept;
  return matchMedia("(prefers-contrast: more)").matches ? "contrast" : "dark";
}

export function applyTheme(chosen?: Theme): void {
  if (chosen) localStorage.setItem("croupier.theme", chosen);
  document.documentElement.dataset["theme"] = theme();
}
