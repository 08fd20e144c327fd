/* A question to the lab: how it stands in an address, and as a command. Always true: the address has the command's own
 * options, so that whoever knows one reads the other. */

export const DICE = "dice";
/** `values`: of a game's options by name, "" for a flag; of dice: their expression, as `of`. */
export interface Question {
  of: string;
  values: Record<string, string>;
  /** another situation in the same game, that this one is compared with; of dice there is none, for they have "vs" */
  beside?: Record<string, string>;
}
const BESIDE = "beside";

/** What a game says may be asked of it (docs/lab.md). */
export interface Option {
  name: string;
  kind: "flag" | "number" | "name" | "names" | "parts";
  lo?: number;
  hi?: number;
  names?: string[];
  /** of names: so many at most */
  most?: number;
  parts?: Option[];
}
export interface Figures {
  [figure: string]: number | string | Record<string, string> | undefined;
  exact?: Record<string, string>;
}
export interface Chance {
  chance: number;
  exact: string;
}
export interface Spread {
  min: number;
  max: number;
  mean: number;
  mean_exact: string;
  sd: number;
  quantiles: Record<string, number>;
  values: (Chance & { value: number; at_least: number; at_most: number })[];
}
export interface Sides {
  holds?: Chance;
  left: Chance;
  equal: Chance;
  right: Chance;
}
export type Dice = { dice: string; explosions_max?: number } & (Spread | Sides);

const inAddress = (values: Record<string, string>) => new URLSearchParams(values).toString().replaceAll("%2C", ",");
/** "#lab=dice&of=4d6kh3": what is asked, and whether anything is. */
export function readQuestion(hash: string): Question {
  const [first = "", ...rest] = hash.replace(/^#lab=?/, "").split("&");
  const { [BESIDE]: other, ...values } = Object.fromEntries(new URLSearchParams(rest.join("&")));
  const of = /^[a-z0-9-]+$/.test(first) ? first : DICE;
  const beside = of !== DICE && other ? { beside: Object.fromEntries(new URLSearchParams(other)) } : {};
  return { of, values, ...beside };
}
export function addressOf({ of, values, beside }: Question): string {
  const asked = inAddress({ ...values, ...(beside && { [BESIDE]: inAddress(beside) }) });
  return `#lab=${of}${asked ? `&${asked}` : ""}`;
}

const quoted = (word: string) => (/^[\w,.%+:/-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);
/** The line that gives the same in a terminal. */
export function commandOf({ of, values }: Question): string {
  if (of === DICE) {
    const dice = values["of"] ?? "";
    return `croupier odds dice ${dice.startsWith("-") ? "-- " : ""}${quoted(dice)}`;
  }
  const options = Object.entries(values).map(([name, value]) =>
    value === "" ? ` --${name}` : ` --${name}${value.startsWith("-") ? "=" : " "}${quoted(value)}`,
  );
  return `croupier odds ${of}${options.join("")}`;
}

/** The line that gives a seat's chances from the log of its match. */
export const seenCommand = (game: string, n: number, seat: number): string =>
  `croupier odds ${game} --log ${game}.jsonl --at ${n} --seat ${seat}`;

/** As the module takes it. */
export const packed = ({ of, values }: Question): string =>
  of === DICE
    ? (values["of"] ?? "")
    : Object.entries(values)
        .map(([name, value]) => `${name}\0${value}\0`)
        .join("");

/** Results that say nothing in a long list, as in the terminal. */
const RARE = 5e-5;
const FEW = 60;
export const shown = (values: Spread["values"], all: boolean): Spread["values"] =>
  all || values.length <= FEW ? values : values.filter((v) => v.chance >= RARE);
/** Bars of a plot: a result each, or as many together as make no more than `most` of them. */
export function bars(spread: Spread, most: number): { from: number; to: number; chance: number }[] {
  const likely = shown(spread.values, false);
  const [first, last] = [likely[0]?.value ?? spread.min, likely.at(-1)?.value ?? spread.max];
  const each = Math.ceil((last - first + 1) / most);
  const all: { from: number; to: number; chance: number }[] = [];
  for (let from = first; from <= last; from += each) all.push({ from, to: Math.min(from + each - 1, last), chance: 0 });
  for (const { value, chance } of likely) all[Math.floor((value - first) / each)]!.chance += chance;
  return all;
}
