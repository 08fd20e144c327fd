/* Which of the three themes is shown: the one that was chosen, which is kept in localStorage, or else the system's. */
import type { Plain } from "../voice/voice";

export type Theme = "dark" | "light" | "contrast";
/** "": whichever the system asks for */
export const themes: { name: Theme | ""; title: Plain }[] = [
  { name: "", title: "page-look-system" },
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

export function chosenTheme(): Theme | "" {
  const kept = recall("croupier.theme");
  return kept === "dark" || kept === "light" || kept === "contrast" ? kept : "";
}

export function applyTheme(chosen?: Theme | ""): void {
  if (chosen !== undefined) localStorage.setItem("croupier.theme", chosen);
  const systems = matchMedia(MORE).matches ? "contrast" : matchMedia(LIGHT).matches ? "light" : "dark";
  document.documentElement.dataset["theme"] = chosenTheme() || systems;
}

/** What was not chosen follows the system, also when that changes. */
export function followSystem(): void {
  for (const asked of [MORE, LIGHT]) matchMedia(asked).addEventListener("change", () => applyTheme());
}
