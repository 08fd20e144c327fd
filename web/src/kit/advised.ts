/* Who gives advice at the table that a screen shows: asked by the panel of what is to be decided. */
import { getContext, setContext } from "svelte";

export interface Adviser {
  /** changes with every entry of the match: what was advised is then past */
  n: number;
  ask: () => Promise<string>;
  /** makes the move that was advised last */
  take: () => void;
}
const KEY = "adviser";
export const giveAdvice = (adviser: Adviser): void => void setContext(KEY, adviser);
export const advised = (): Adviser | undefined => getContext<Adviser | undefined>(KEY);
