/* Who makes a character of which game: the Maker in the game's folder, fetched with what it says when it is opened. */
import type { Component, Snippet } from "svelte";
import type { GameInfo } from "../table/api";
import { speak } from "../voice/voice";
import type { Character } from "./characters";

/** What every maker is given. */
export interface MakerProps {
  info: GameInfo;
  /** what the game tells of its cards (GET /api/games/NAME/cards) */
  cards: Record<string, unknown>;
  /** one to begin from; null: a new one */
  from: Character | null;
  /** what there is now, and what it goes by; null: something is still to be chosen */
  made: (character: Character | null, called: string) => void;
  /** stands with the sheet: what may be done with it */
  keep: Snippet;
}
interface Maker {
  default: Component<MakerProps>;
  /** the parts of the game's words that it says */
  speaks?: readonly string[];
}
const makers = import.meta.glob<Maker>("../*/Maker.svelte");

export async function makerOf(game: string): Promise<Component<MakerProps> | null> {
  const name = game.replaceAll("-", "_");
  const maker = makers[`../${name}/Maker.svelte`];
  const [it] = await Promise.all([maker?.() ?? null, speak(game)]);
  await Promise.all((it?.speaks ?? []).map(speak));
  return it?.default ?? null;
}
