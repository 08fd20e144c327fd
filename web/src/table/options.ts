/* Reading a turn's options: which answers are left, given some. Always true: a move is offered by the page only if
 * one family contains it whole. */
import type { Answer, Domain, Family, Move } from "./wire";

type Span = { min: number; max: number; of?: undefined };
type Naming = { of: string[]; new: true };

function isSpan(domain: Exclude<Domain, unknown[]>): domain is Span {
  return domain.of === undefined;
}
function isNaming(domain: Exclude<Domain, unknown[]>): domain is Naming {
  return "new" in domain;
}

/** The longest that a new name, and what is said, may be, in bytes of UTF-8. */
export const NAME_BYTES = 64;
export const TEXT_BYTES = 2000;
export function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}

function sameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((x) => b.includes(x));
}

export function contains(domain: Domain, answer: Answer): boolean {
  if (Array.isArray(domain))
    return domain.some((d) => (Array.isArray(d) ? Array.isArray(answer) && sameSet(d, answer) : d === answer));
  if (isSpan(domain))
    return typeof answer === "number" && Number.isInteger(answer) && answer >= domain.min && answer <= domain.max;
  if (isNaming(domain)) return typeof answer === "string" && answer.trim() !== "" && byteLength(answer) <= NAME_BYTES;
  return (
    Array.isArray(answer) &&
    answer.length >= domain.min &&
    answer.length <= domain.max &&
    new Set(answer).size === answer.length &&
    answer.every((a) => domain.of.includes(a))
  );
}

export function argumentsOf(family: Family): string[] {
  return Object.keys(family).filter((key) => key !== "do" && key !== "dull");
}

function agrees(family: Family, move: Partial<Move>): boolean {
  return (
    family.do === move.do &&
    Object.entries(move).every(
      ([key, answer]) =>
        key === "do" || answer === undefined || (family[key] !== undefined && contains(family[key] as Domain, answer)),
    )
  );
}

/** The families that still hold a move with these answers. */
export function families(options: readonly Family[] | undefined, part: Partial<Move>): Family[] {
  return (options ?? []).filter((family) => agrees(family, part));
}

export function has(options: readonly Family[] | undefined, verb: string): boolean {
  return (options ?? []).some((family) => family.do === verb);
}

/** Is the move one of the options, whole? */
export function fits(options: readonly Family[] | undefined, move: Move): boolean {
  return families(options, move).some((family) => argumentsOf(family).length === Object.keys(move).length - 1);
}

/** Names or numbers that `argument` may still be, given the other answers in `part`; in the order offered. */
export function answers(
  options: readonly Family[] | undefined,
  part: Partial<Move>,
  argument: string,
): (string | number)[] {
  const { [argument]: _mine, ...others } = part;
  const found = new Set<string | number>();
  for (const family of families(options, others)) {
    const domain = family[argument] as Domain | undefined;
    if (domain === undefined) continue;
    if (Array.isArray(domain)) {
      for (const d of domain) if (!Array.isArray(d)) found.add(d);
    } else if (isSpan(domain)) {
      for (let i = domain.min; i <= domain.max; i++) found.add(i);
    } else {
      for (const name of domain.of) found.add(name);
    }
  }
  return [...found];
}

export function names(options: readonly Family[] | undefined, part: Partial<Move>, argument: string): string[] {
  return answers(options, part, argument).filter((a): a is string => typeof a === "string");
}

/** From the least. */
export const numbers = (options: readonly Family[] | undefined, part: Partial<Move>, argument: string): number[] =>
  answers(options, part, argument)
    .filter((a): a is number => typeof a === "number")
    .sort((a, b) => a - b);

/** May `argument` be a name that nothing has yet? */
export function fresh(options: readonly Family[] | undefined, part: Partial<Move>, argument: string): boolean {
  const { [argument]: _mine, ...others } = part;
  return families(options, others).some((family) => {
    const domain = family[argument] as Domain | undefined;
    return domain !== undefined && !Array.isArray(domain) && isNaming(domain);
  });
}

/** The move that says nothing for now, if there is one that can be made without a choice. */
export function dull(options: readonly Family[] | undefined): Move | null {
  const family = (options ?? []).find((f) => f.dull && argumentsOf(f).length === 0);
  return family ? { do: family.do } : null;
}

/** The smallest and largest number that `argument` may be, or null. */
export function span(
  options: readonly Family[] | undefined,
  part: Partial<Move>,
  argument: string,
): { min: number; max: number } | null {
  const [min, ...more] = numbers(options, part, argument);
  return min === undefined ? null : { min, max: more.at(-1) ?? min };
}

/** All names that occur in the sets of `argument`. */
export function members(options: readonly Family[] | undefined, verb: string, argument: string): string[] {
  const found = new Set<string>();
  for (const family of families(options, { do: verb })) {
    const domain = family[argument] as Domain | undefined;
    if (Array.isArray(domain)) domain.forEach((d) => Array.isArray(d) && d.forEach((name) => found.add(name)));
    else if (domain && !isSpan(domain) && !isNaming(domain)) domain.of.forEach((name) => found.add(name));
  }
  return [...found];
}
