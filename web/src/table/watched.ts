/* A log watched in the game's own WebAssembly module (web/wasm/watch.h): the table after any entry, as a seat saw it. Always true:
 * what a seat did not know is never in a message of that seat. */
import type { Hash } from "./asked";
import { type Exports, type Outcome, read, running } from "./replay.ts";
import { lineOf } from "./line.ts";
import type { Module } from "./module";
import type { Hello, SentLine, SentTurn, StoryLine, Turn } from "./wire";

export const WATCHER = 14;
export const EVERYBODY = 15;

interface WatchExports extends Exports {
  croupier_watch_start(): number;
  croupier_watch_count(): number;
  croupier_watch_hello(seat: number): void;
  croupier_watch_turn(seat: number, all: number, from: number, to: number): number;
  croupier_watch_feed(seat: number, from: number): number;
  croupier_watch_board(seat: number): void;
  croupier_watch_chronicle(seat: number, past: number): number;
  croupier_watch_made(): number;
  croupier_watched(): number;
}

export interface Opened {
  outcome: Outcome;
  /** who may be watched, a mask; 0: it cannot be replayed, and `outcome` says why */
  seats: number;
  /** its entries */
  count: number;
}
/** A hello, with the messages of the game that begin a part of the story, and those that are looked for again. */
export type WatchHello = Hello & { chapters: string[]; moments: string[] };
export interface Watched {
  hello(seat: number): WatchHello;
  /** After entry `to`, with the story after entry `from`; everything open: `all`. */
  turn(seat: number, all: boolean, from: number, to: number): Turn;
  feed(seat: number): StoryLine[];
  board(seat: number): string;
  /** What was made at the table, as a pack file; it throws where there is nothing. */
  made(): string;
  /** The story as a page of HTML of its own, told afterwards by this table of messages (wasm/GAME.LANGUAGE.past). */
  chronicle(seat: number, past?: Uint8Array): string;
}

export async function watcher(
  log: string,
  language: string,
  module: Module,
  hash: Hash,
  pack?: Uint8Array,
): Promise<{ opened: Opened; watched: Watched }> {
  const game = await running<WatchExports>(module, hash);
  const { wasm, textAt, put, bytes } = game;
  const outcome = read(log, game, pack);
  const played = outcome.result !== "bad-file" && outcome.result !== "beyond";
  const opened: Opened = {
    outcome,
    seats: played ? wasm.croupier_watch_start() : 0,
    count: played ? wasm.croupier_watch_count() : 0,
  };
  put(`${language}\0`, wasm.croupier_check_packed(), wasm.croupier_check_packed_room());
  const said = (given: number | void): string => {
    if (given === 0) throw new Error("This may not be watched.");
    return textAt(wasm.croupier_watched());
  };
  const answer = <T>(given: number | void): T => JSON.parse(said(given)) as T;
  const watched: Watched = {
    hello: (seat) => answer(wasm.croupier_watch_hello(seat)),
    turn(seat, all, from, to) {
      const {
        all: open,
        story = [],
        ...turn
      } = answer<SentTurn & { all?: Turn["view"] }>(wasm.croupier_watch_turn(seat, Number(all), from, to));
      return { ...turn, ...(open ? { view: open } : {}), story: story.map(lineOf) } as Turn;
    },
    feed(seat) {
      const lines: StoryLine[] = [];
      for (let from = 0; from < opened.count;) {
        const { n, story } = answer<{ n: number; story: SentLine[] }>(wasm.croupier_watch_feed(seat, from));
        lines.push(...story.map(lineOf));
        from = n;
      }
      return lines;
    },
    made: () => said(wasm.croupier_watch_made()),
    board: (seat) => answer<{ board: string }>(wasm.croupier_watch_board(seat)).board,
    chronicle(seat, past = new Uint8Array()) {
      bytes(wasm.croupier_check_line(), wasm.croupier_check_room()).set(past);
      return said(wasm.croupier_watch_chronicle(seat, past.length));
    },
  };
  return { opened, watched };
}
