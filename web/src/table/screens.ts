/* Which screen a game has: the one in the folder of its name, else the plain one. Always true: a screen is fetched
 * when a table of its game is opened, and no other. */
import type { Component, Snippet } from "svelte";
import type { Telling } from "../beats/rows";
import type { GameInfo } from "./api";
import type { TableState } from "./state";
import type { Who } from "./people";
import type { Sharing } from "./sharing";
import { speak } from "../voice/voice";
import type { Asked, Move } from "./wire";

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
  /** several seats are at this screen, and its game says when one of them has to look alone */
  sharing: Sharing | null;
  /** this screen is other seats' too */
  several?: boolean;
  /** this page is the seat's alone, on a phone: what everyone sees is folded */
  own?: boolean;
  /** who is waited for, a sentence */
  waiting: string;
  over: boolean;
  /** a match that is over is watched with all cards open: nothing is what one seat alone found out */
  allOpen?: boolean;
  /** false: a move is under way, or the house is away. text: what is said with it */
  play: (move: Move, text?: string) => boolean;
  /** takes the last move back; null where that is not open */
  takeBack: (() => void) | null;
  /** what the game says of moves in the making */
  ask: (lines: string[]) => Promise<Asked>;
  /** words for everyone at the table, at any time before the end; or a mark at those of an entry */
  say: (text: string, mark?: number) => boolean;
  /** the table as it stands, in the game's sentences */
  board: () => Promise<string>;
  /** shows the rules behind what is decided now, or behind another phase */
  openRules: (phase?: string) => void;
  /** belongs into the Now panel when it is over */
  atEnd: Snippet;
}
const screens = import.meta.glob<{ default: Component<ScreenProps> }>([
  "../*/Screen.svelte",
  "!../generic/Screen.svelte",
]);
export const folder = (game: string) => `../${game.replaceAll("-", "_")}/`;

export function hasScreen(game: string): boolean {
  return `${folder(game)}Screen.svelte` in screens;
}
const asked = new Map<string, Promise<Component<ScreenProps>>>();
/** The same promise each time: the page that waits for it is built once, however often it asks. */
export function screenOf(game: string, plain: boolean): Promise<Component<ScreenProps>> {
  const name = plain ? "" : `${folder(game)}Screen.svelte`;
  const known = asked.get(name);
  if (known) return known;
  const part = (screens[name] ?? (() => import("../generic/Screen.svelte")))();
  const found = Promise.all([part, speak(game)]).then(([screen]) => screen.default as Component<ScreenProps>);
  asked.set(name, found);
  found.catch(() => asked.delete(name));
  return found;
}

const beats = import.meta.glob<Telling>("../*/beats.ts");
/** What the room makes of what its game tells; nothing where a game has no screen of its own. */
export async function tellingOf(game: string): Promise<Telling> {
  return (await beats[`${folder(game)}beats.ts`]?.()) ?? { rows: {}, told: {} };
}
