/* What the rules' tables call things, by their names on the wire; and what whoever looks on sees of somebody. */
import { say } from "../voice/voice";
import type { Body } from "./view";

/** A word of a table, as sentences take it. */
export const thing = (name: string) => ({ name, title: name });
export const ability = (name: string) => say("twenty-one-page-ability", { ability: thing(name) });
export const school = (name: string) => say("twenty-one-page-schools", { school: thing(name) });
export const suit = (name: string) => say("twenty-one-page-suit", { suit: thing(name) });
export const tag = (name: string) => say("twenty-one-page-tag", { tag: thing(name) });
export function card(name: string): string {
  const [rank, suit] = name.split("-") as ["a", string];
  return say("twenty-one-page-card", { rank: Number(rank) ? "number" : rank, n: Number(rank), suit: thing(suit) });
}
/** Hands, reserves, both hands, pockets. */
export const place = (name: string) =>
  name.startsWith("pocket")
    ? say("twenty-one-page-pocket", { pocket: thing(name) })
    : say("twenty-one-page-slot", { slot: thing(name) });
/** How somebody is, where that is not well, and what lasts for them. */
export const states = (b: Body): string[] => [
  ...(b.being === "down" || b.being === "fled"
    ? [say(`twenty-one-page-is-${b.being}`)]
    : b.aware
      ? []
      : [say("twenty-one-page-is-unaware")]),
  ...b.lasts,
];
export const damage = (b: Body) => say("twenty-one-page-damage", { pile: b.pile.length, limit: b.limit });
