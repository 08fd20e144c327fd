/* The messages of a table as they stand on the wire (docs/protocol.md and, for the extra keys, the server). Always
 * true: whatever is not promised is optional here. */

import type { Hints } from "../kit/hints.svelte";
import type { Spoken } from "./making";
import type { SignName } from "./signs";

/** A value in a view or a move: a name, a number, nothing, a set of names, or "?" for what one may not know. */
export type Value = string | number | boolean | null | Value[] | { [name: string]: Value };
export type View = { [field: string]: Value };

/** What one argument may be: a list of answers, a stretch of numbers, a choice from a set, or a name: one of these or
 *  a new one. */
export type Domain =
  | (string | number | string[])[]
  | { min: number; max: number; of?: undefined }
  | { of: string[]; min: number; max: number; new?: undefined }
  | { of: string[]; new: true; min?: undefined; max?: undefined };

/** Every combination of what its arguments may be is a move. */
export interface Family {
  do: string;
  dull?: boolean;
  [argument: string]: Domain | string | boolean | undefined;
}

export type Answer = string | number | string[];
export interface Move {
  do: string;
  [argument: string]: Answer;
}

/** What a message was made of but for its texts: a number, a seat's number, a thing's name, nothing, or "?" for what one may
 *  not know. */
export type SlotValue = number | string | null;
export type Slots = { [slot: string]: SlotValue | SlotValue[] };

/** A message by its name in the story, its sentence, and its slots in the order of the game's `told`: ["hit", "You hit. ", 4]. */
export type Said = [id: string, text: string, ...slots: (SlotValue | SlotValue[])[]];
/** When, what the game says of it, and what else there is. */
export type SentLine = [n: number, ...(Said | Partial<Besides>)[]];

export interface StoryLine extends Besides {
  n: number;
  /** the same as the text, cut where its messages begin */
  says?: Said[];
  /** what a bot says of it (remark.ts), and what people call that bot */
  remark?: Remark;
}
export interface Remark {
  seat: number;
  name: string;
  words: string;
}
export interface Besides {
  /** the game's sentences; "" if it has none */
  text: string;
  /** of an undo: the table is as it was after this entry */
  to?: number;
  /** whose words are marked for the chronicle: those of this entry */
  mark?: number;
  /** what this seat said with it, or between moves */
  words?: string;
  seat?: number;
  /** what the game called that seat then */
  by?: string;
  /** nobody else reads the words */
  only?: boolean;
}

/** What people called things, by name table (that is, by the argument that names them) and placeholder. */
export type Labels = Record<string, Record<string, { name: string; said?: string }>>;

export interface Fair {
  seeded?: number;
  table?: string;
  commit?: string;
  shares?: (string | null)[];
  seed?: string;
  reveals?: (string | null)[];
}

export interface Hello {
  type: "hello";
  seat: number | "watcher" | null;
  protocol: number;
  game: string;
  edition: number;
  data?: { name: string; edition: number; sha256: string };
  rules: Record<string, Value>;
  seats: string[];
  who?: { seat: number; role: string; name: string; bot: boolean }[];
  role?: string;
  fair?: Fair;
  commit?: string | Fair | null;
  /** the match began as the game's lesson */
  lesson?: string;
  /** absent: "chances" */
  hints?: Hints;
  /** the master may let pass what the rules refuse; absent: "enforce" */
  level?: "warn";
  name?: string;
  /** anyone may watch, and sees the match so much later */
  watch?: { moves?: number; seconds?: number };
}

/** A step of a lesson: what the voice says, what it points at, and the moves that it waits for; without those it is only
 *  to be read. */
export interface LessonStep {
  id: string;
  n: number;
  say: string;
  point: string[];
  wait?: (Move & { seat: number })[];
  wrong?: string;
}

export interface Turn {
  type: "turn" | "end";
  seat: number | "watcher" | null;
  n: number;
  phase: string;
  turn: (number | "chance")[];
  digest?: string;
  view: View;
  options?: Family[];
  /** what I may do though nobody waits for me: in place of the options, which are empty then. The client gives both the same */
  aside?: Family[];
  /** what I may correct as the game's master, in anyone's turn */
  powers?: Family[];
  /** what the rules refuse me, and the master may let pass */
  waivers?: Family[];
  /** entries to which I may take the match back as its master, the nearest first */
  back?: number[];
  /** a window that I may want to be spared: what declines it, and whether anything open there could bring something now */
  window?: { pass: Move; matters: boolean };
  /** what to send with undo, to take back my last move; absent: it cannot be taken back */
  undo?: number;
  /** where the match would stand if all let me take my last move back, with what came after it; absent: I can't ask */
  "take-back"?: number;
  /** what is to be decided, and what guides the answer; "": nothing */
  ask?: string;
  guide?: string;
  story?: StoryLine[];
  facts?: Record<string, unknown>;
  labels?: Labels;
  /** what the story calls each seat now */
  called?: string[];
  waiting?: string | null;
  end?: "over" | "stopped";
  payoff?: number[];
  fair?: Fair;
  /** over, and its secrets are kept for good */
  sealed?: boolean;
  ok?: Confirmed;
  /** to who learns: the steps from the last move on, to the next that waits for one; of how many */
  lesson?: { of: number; steps: LessonStep[] };
}

/** What changed since the turn before; n, story and ok are its own. */
export interface Patch {
  type?: undefined;
  n: number;
  story?: SentLine[];
  ok?: Confirmed;
  [member: string]: unknown;
}

/** The move that came with this id was played, as entry n. */
export interface Confirmed {
  id: string;
  n: number;
}

export interface Ok extends Confirmed {
  type: "ok";
}

export interface Fault {
  type: "error";
  code: string;
  message: string;
  id?: string;
}

/** How seats are held: of one's own, and for whoever invited also of the guests'. Only what is worth telling. */
export interface SeatNews {
  seat: number;
  windows: number;
  places: number;
  /** how often its invitation was tried after it had been used */
  tried: number;
  /** when its invitation was used, Unix time in ms; 0: it had none, or not yet */
  taken: number;
}
export interface Seats {
  type: "seats";
  seat: number;
  seats: SeatNews[];
}
/** Who is at the table: told to everyone there alike, where it is a table for several. */
export interface Person {
  seat: number;
  /** open: the invitation has not been used yet */
  is: "here" | "away" | "open";
  name?: string;
  /** who had it has left it: what they were called; "": nothing */
  left?: string;
  /** 1 to 8 */
  colour?: number;
  /** of whoever made the table */
  host?: true;
  /** the bot that plays for it at present */
  bot?: string;
}
export interface People {
  type: "people";
  people: Person[];
  /** nothing is dealt before all are there */
  gathers?: true;
  /** how many watch, where anyone may */
  watchers?: number;
  /** it is on the list of open tables, where strangers read this */
  listed?: string;
}
/** How far the shuffle is that everyone at a waiting table adds to. */
export interface Shuffle {
  type: "shuffle";
  is: "commits" | "reveals" | "done";
  fair: Fair;
  /** how often all began anew, because somebody did not reveal */
  again: number;
  /** who did not: they are not asked again */
  failed: number[];
}
/** The clocks of a table as they were when it was sent; times of the table in seconds, what is left in ms. */
export interface Clocks {
  type: "clock";
  /** for each decision, for the match, and more of that after each move */
  move?: number;
  match?: number;
  add?: number;
  slow?: true;
  /** what is done for who is out of time */
  late: "least" | "bot";
  /** who stopped them all */
  paused?: number;
  clocks: { seat: number; left: number; match: number; runs?: true }[];
}
/** The last card that somebody showed, nobody learns who, and what is left of a break, in ms. */
export interface Care {
  type: "care";
  /** absent: none was ever shown; "none": a "stop" was lifted */
  card?: "none" | "go-on" | "slow-down" | "stop";
  /** how many were shown */
  shown?: number;
  /** to watchers: there is a "stop" */
  stopped?: boolean;
  break: number;
  /** the seats that may lift a "stop" */
  lifts: number[];
}
export interface CareWish {
  do: "go-on" | "slow-down" | "stop" | "lift" | "break" | "back";
  minutes?: number;
}
/** A seat asks everyone whether it may take the match back to before its last move. */
export interface UndoAsked {
  type: "undo";
  /** how it stands, or how it ended: "moved" if the table went on meanwhile, or a seat changed hands; "lapsed" if not all answered
   *  in time */
  is: "asked" | "agreed" | "refused" | "withdrawn" | "moved" | "lapsed";
  /** who asks */
  of: number;
  /** who refused */
  by?: number;
  /** while it is asked: the entry after which the match would stand, how many moves would go, and who has answered */
  to?: number;
  moves?: number;
  agreed?: number[];
  waits?: number[];
}
export interface UndoWish {
  do: "ask" | "agree" | "refuse" | "withdraw";
  of?: number;
  to?: number;
}
/** A seat puts a move that the rules refuse to the master. */
export interface WaiveAsked {
  type: "waive";
  /** how it stands, or how it ended: "moved" if the table went on meanwhile, "lapsed" if nobody answered in time */
  is: "asked" | "allowed" | "refused" | "moved" | "lapsed";
  /** who asks */
  of: number;
  /** while it is asked: what to answer with, the move in words, and the reason of the refusal */
  id?: number;
  what?: string;
  why?: string;
}
/** The move itself, or the master's answer. */
export type WaiveWish = Move | { allow: boolean; id: number };
/** What must not come up at a table (lines), and what may only off screen (veils): of all seats together, nobody learns
 * whose, and of this one. */
export interface Lines {
  type: "lines";
  lines: string[];
  veils: string[];
  mine: { lines: string[]; veils: string[] };
}
export interface LinesWish {
  do: "line" | "veil" | "take-back";
  text: string;
}
/** What one seat said to one other, of which nobody else learns. */
export interface Whisper {
  /** Unix time in ms; no two of the same two seats have the same */
  at: number;
  from: number;
  to: number;
  text: string;
}
export interface Whispers {
  type: "whispers";
  /** these are all that are kept */
  all?: true;
  whispers: Whisper[];
}
/** What this seat noted for itself, and the table's note; in a message what is new. */
export interface Notes {
  mine: string;
  table: string;
  /** how often the table's was changed */
  version: number;
}
/** A sign that somebody at the table makes, seen for some seconds. */
export interface SignNews {
  type: "sign";
  of: number;
  sign: SignName;
}
/** The next evening of a campaign has begun, at that table. */
export interface Evening {
  type: "evening";
  table: string;
}
/** A text that a seat was given: when (which names it to this seat), and by which seat. */
export interface Handout {
  at: number;
  by: number;
  title: string;
  text: string;
}
/** One that this seat has made, and who has it. */
export interface MadeHandout {
  id: number;
  to: number[];
  title: string;
  text: string;
}
export interface Handouts {
  made: MadeHandout[];
  given: Handout[];
}
/** What is new of them, or with `all` those that there are. */
export interface HandoutNews extends Partial<Handouts> {
  type: "handouts";
  all?: true;
  /** by their id */
  removed?: number[];
  /** taken back, by when they were given */
  gone?: number[];
}
export interface HandoutWish {
  do: "put" | "remove";
  id?: number;
  title?: string;
  text?: string;
  to?: number[];
}
/** What somebody wants of a seat: their own, or any as the host. */
export interface SeatWish {
  do: "invite" | "bot" | "back" | "leave";
  of: number;
  bot?: string;
}
/** A new invitation that was asked for. */
export interface Invited {
  type: "invited";
  of: number;
  path: string;
}
/** A turn as it is sent: the phase is told by the view, where that has it; what is asked and what guides are a list. */
export type SentTurn = Omit<Turn, "story" | "ask" | "guide"> & {
  story?: SentLine[];
  ask?: [ask?: string, guide?: string];
};
/** The answer to a question about moves in the making: of each of its lines what the game says. */
export interface Asked {
  type: "asked";
  n: number;
  id: string;
  of: Spoken[];
}
export type Message =
  | Hello
  | SentTurn
  | Patch
  | Ok
  | Fault
  | Seats
  | People
  | Shuffle
  | Clocks
  | Care
  | UndoAsked
  | WaiveAsked
  | Lines
  | Whispers
  | (Partial<Notes> & { type: "notes" })
  | HandoutNews
  | SignNews
  | Evening
  | Invited
  | Asked;
