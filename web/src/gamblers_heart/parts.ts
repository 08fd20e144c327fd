/* What the parts of the room ask in the Now panel, or on a page, with its words: fetched when a seat first needs it. */
import type { Component } from "svelte";
import { part } from "../voice/voice";
import type { Asked, PartName } from "./plan";

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
