/* Which of the three themes is shown: the one that was chosen, which is kept in localStorage, or else the system's. */
import type { Plain } from "../voice/voice";

export type Theme = "dark" | "light" | "contrast";
export const themes: { name: Theme; title: Plain }[] = [
  { name: "dark", title: "page-look-dark" },
  { name: "light", title: "page-look-light" },
  { name: "contrast", title: "page-look-contrast" },
];

const MORE = "(prefers-contrast: more)";
const LIGHT = "(prefers-color-scheme: light)";

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
  return matchMedia(MORE).matches ? "contrast" : matchMedia(LIGHT).matches ? "light" : "dark";
}

export function applyTheme(chosen?: Theme): void {
  if (chosen) localStorage.setItem("croupier.theme", chosen);
  document.documentElement.dataset["theme"] = theme();
}

/** What was not chosen follows the system, also when that changes. */
export function followSystem(): void {
  for (const asked of [MORE, LIGHT]) matchMedia(asked).addEventListener("change", () => applyTheme());
}
