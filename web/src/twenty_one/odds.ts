/* Chances of a Deal that is to be called, and the Edge in it. What is always true: chances are the engine's, exact over the
 * cards that are left for a hand played as said, without Edge; what an Ability or a tag brings is the house's. */
import { askRules, type Ask } from "./sheet";
import { ABILITIES, type Ability, type Body, type Facts } from "./view";

type Cards = Pick<Body, "deck" | "discard">;
const cards = ({ deck, discard }: Cards) => ({ deck, discard });

/** The chance to reach each Target, by its number. */
export async function targetChances(body: Cards, of: Ask = askRules): Promise<number[]> {
  return ((await of({ reach: cards(body) })) as { targets: number[] }).targets;
}
/** A contest as it goes if the first hits below `holds` and the second then till it is above or over. */
export interface Contest {
  holds: number;
  first: number;
  draw: number;
  second: number;
}
export const contestChance = async (first: Cards, second: Cards, of: Ask = askRules): Promise<Contest> =>
  (await of({ contest: { first: cards(first), second: cards(second) } })) as Contest;

export interface Called {
  abilities: readonly string[];
  take: "best" | "lowest";
  edge: number;
  tags: readonly string[];
}
/** Edge in a Deal as the GM is about to call it, and the Ability that gives it. */
export function edgeOf(told: Facts["call"], call: Called): { edge: number; ability: Ability } | null {
  const tested = ABILITIES.filter((a) => call.abilities.includes(a));
  if (!told || !tested.length) return null;
  const ability = tested.reduce((best, a) =>
    (call.take === "best" ? told.edge[a] > told.edge[best] : told.edge[a] < told.edge[best]) ? a : best,
  );
  const tags = call.tags.reduce((sum, tag) => sum + (told.tags[tag] ?? 0), 0);
  return { edge: Math.max(0, told.edge[ability] + call.edge + tags), ability };
}
