/* What the parts of the room ask in the Now panel, or on a page, with its words: fetched when a seat first needs it. */
import type { Component } from "svelte";
import { part } from "../voice/voice";
import type { Asked } from "./plan";

export type PartName = "making" | "gambler" | "duel" | "ruling" | "gm";
/** What is chosen on a page of its own. */
export const PAGES = new Set(["portent", "list", "consent", "make", "repatron", "new-patron"]);
const DUEL = new Set(["answer", "reroll", "raise", "match", "fold", "gm-fold", "invoke", "change"]);
const RULING = new Set(["price", "judge", "impose"]);
/** The parts of the screen that this seat needs in this phase. */
export function partsOf(phase: string, seat: number): PartName[] {
  if (PAGES.has(phase)) return ["making"];
  return DUEL.has(phase) ? ["duel"] : RULING.has(phase) ? ["ruling"] : seat === 0 ? ["gm"] : ["gambler"];
}

/** inside the Now panel; a page has none */
export type Ask = Component<{ x: Asked; gmIsBot: boolean }> | null;
const fetched: Record<PartName, () => Promise<{ default: unknown } | null>> = {
  making: () => part("gamblers-heart-making", () => Promise.resolve(null)),
  gambler: () => part("gamblers-heart-gambler", () => import("./AskGambler.svelte")),
  duel: () => part("gamblers-heart-duel", () => import("./AskDuel.svelte")),
  ruling: () => part("gamblers-heart-ruling", () => import("./AskRuling.svelte")),
  gm: () => part("gamblers-heart-gm", () => import("./AskGm.svelte")),
};
export const fetchPart = async (name: PartName): Promise<Ask> => ((await fetched[name]())?.default ?? null) as Ask;
