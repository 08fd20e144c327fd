/* Which button of the Now panel is the main one: orange, and what Enter presses. Always true: where the page shows how
 * likely things are to go well, the main button is never less likely to than another that is open; where a choice that is
 * not a button of the panel is likelier, none is the main one. */
import type { Move } from "../table/wire";
import { hints } from "./hints.svelte";

export interface Act {
  label: string;
  run: () => void;
  off?: boolean;
  /** it leads the eye to what is to be chosen first, and does nothing else */
  idle?: boolean;
  /** what it does, by its verb, or verb and arguments (`doing`): a lesson finds the button by it */
  at?: string | undefined;
  /** how likely this goes well for who sits here, where the page shows it: 0 to 1 */
  chance?: number | undefined;
}
/** A move as `data-at` has it: "pay time=1 coin=0". */
export const doing = ({ do: verb, ...args }: Move): string =>
  [verb, ...Object.entries(args).map(([name, value]) => `${name}=${[value].flat().join("+")}`)].join(" ");

export interface Acts {
  main: Act | null;
  more: Act | null;
  out: Act | null;
  /** whether `main` is orange and pressed by Enter */
  leads: boolean;
}

/** Chances are shown in whole percents: what reads alike is alike. */
const shown = (chance: number) => Math.round(chance * 100);
const open = (act: Act | null | undefined): act is Act & { chance: number } =>
  hints.odds && !!act && !act.off && act.chance !== undefined;

/** The buttons of a plan where they stand; `best`: the likeliest of the choices that stand elsewhere, if they show it. */
export function placed(plan: { main?: Act | null; more?: Act | null; out?: Act | null }, best?: number): Acts {
  const { main = null, more = null, out = null } = plan;
  const asWished = { main, more, out, leads: main !== null };
  if (!open(main)) return asWished;
  const rivals = [more, out].filter(open).sort((a, b) => b.chance - a.chance);
  const top = Math.max(shown(main.chance), ...rivals.map((act) => shown(act.chance)));
  if (best !== undefined && shown(best) > top) return { ...asWished, leads: false };
  const better = rivals[0];
  if (!better || shown(better.chance) <= shown(main.chance)) return asWished;
  return { main: better, more: better === more ? main : more, out: better === out ? main : out, leads: true };
}
