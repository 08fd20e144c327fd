/* Which screen a game has: the one in the folder of its name, else the plain one. Always true: a screen is fetched
 * when a table of its game is opened, and no other. */
import type { Component, Snippet } from "svelte";
import type { GameInfo } from "./api";
import type { TableState } from "./client";
import type { Who } from "./people";
import type { Move } from "./wire";

/** What every screen is given. */
export interface ScreenProps {
  table: TableState;
  info: GameInfo | null;
  /** what the game tells of its cards (GET /api/games/NAME/cards) */
  cards: Record<string, unknown>;
  /** mine; -1: looking on */
  seat: number;
  who: Who[];
  /** who[i].called */
  seatNames: string[];
  /** who is waited for, a sentence */
  waiting: string;
  over: boolean;
  /** false: a move is under way, or the house is away. text: what is said with it */
  play: (move: Move, text?: string) => boolean;
  /** words for everyone at the table, at any time before the end */
  say: (text: string) => boolean;
  openRules: (ids: string[]) => void;
  /** told to whoever listens instead of looking */
  speak: (text: string) => void;
  /** belongs into the Now panel when it is over */
  atEnd: Snippet;
}
const screens = import.meta.glob<{ default: Component<ScreenProps> }>(["../*/Screen.svelte", "!../generic/Screen.svelte"]);
export const folder = (game: string) => `../${game.replaceAll("-", "_")}/`;

export function hasScreen(game: string): boolean {
  return `${folder(game)}Screen.svelte` in screens;
}
export async function screenOf(game: string, plain: boolean): Promise<Component<ScreenProps>> {
  const own = plain ? undefined : screens[`${folder(game)}Screen.svelte`];
  return (await (own ?? (() => import("../generic/Screen.svelte")))()).default as Component<ScreenProps>;
}
