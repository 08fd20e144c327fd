/* The parts of the room that decide something, each with its plan, what it asks in the Now panel or on a page, and its words:
 * fetched when a seat first needs it. */
import type { Component } from "svelte";
import { part } from "../voice/voice";
import type { Asked, PartName, Parts } from "./plan";

type Ask = Component<{ x: Asked; gmIsBot: boolean }>;
export interface Part extends NonNullable<Parts[PartName]> {
  /** inside the Now panel; a page has none */
  Ask?: Ask;
}
type Fetched = [NonNullable<Parts[PartName]>, { default: unknown }?];
const fetched: Record<PartName, () => Promise<Fetched>> = {
  making: () => part("gamblers-heart-making", () => Promise.all([import("./plan_making")])),
  gambler: () =>
    part("gamblers-heart-gambler", () => Promise.all([import("./plan_gambler"), import("./AskGambler.svelte")])),
  duel: () => part("gamblers-heart-duel", () => Promise.all([import("./plan_duel"), import("./AskDuel.svelte")])),
  ruling: () =>
    part("gamblers-heart-ruling", () => Promise.all([import("./plan_ruling"), import("./AskRuling.svelte")])),
  gm: () => part("gamblers-heart-gm", () => Promise.all([import("./plan_gm"), import("./AskGm.svelte")])),
};
export async function fetchPart(name: PartName): Promise<Part> {
  const [{ plan }, ask] = await fetched[name]();
  return ask ? { plan, Ask: ask.default as Ask } : { plan };
}
