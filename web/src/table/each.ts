/* The options one by one. */
import { argumentsOf, families } from "./options";
import type { Answer, Family, Move } from "./wire";

/** Every move of a verb, by what its arguments may be; without those of `skip`, and those that are no list of answers. */
export function each(options: readonly Family[], verb: string, skip: readonly string[] = []): Move[] {
  const moves = new Map<string, Move>();
  for (const family of families(options, { do: verb })) {
    let found: Move[] = [{ do: verb }];
    for (const key of argumentsOf(family).filter((k) => !skip.includes(k) && Array.isArray(family[k])))
      found = found.flatMap((move) => (family[key] as Answer[]).map((answer) => ({ ...move, [key]: answer })));
    for (const move of found) moves.set(JSON.stringify(move), move);
  }
  return [...moves.values()];
}
