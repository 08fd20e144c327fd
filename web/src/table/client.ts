/* A seat at a table, as the page holds it: says hello, takes what the table sends, sends moves, and comes back after
 * the line was cut. Always true: one message at a time is under way, at most one of those that wait is a move, and until
 * the table has confirmed it, it is sent again with the same id after every reconnect, so that it is played, or said,
 * once or not at all. */
import { patched } from "./patch";
import { parse } from "./straight";
import { lineOf } from "./line";
import type {
  Asked,
  Care,
  CareWish,
  Clocks,
  Confirmed,
  Fault,
  Handout,
  HandoutNews,
  Handouts,
  HandoutWish,
  Hello,
  Invited,
  Lines,
  LinesWish,
  Message,
  Move,
  Notes,
  Patch,
  Person,
  SeatNews,
  SeatWish,
  SentTurn,
  Shuffle,
  StoryLine,
  Turn,
  UndoAsked,
  UndoWish,
  WaiveAsked,
  WaiveWish,
  Whisper,
  Whispers,
} from "./wire";
import type { Signed, SignName } from "./signs";
import { spoken } from "./api";
import { part, type Plain, say } from "../voice/voice";

/** One way to a table: a WebSocket to the house, or the worker that keeps tables here. */
export interface Link {
  send(text: string): void;
  close(): void;
}
export interface LinkEvents {
  open(): void;
  message(text: string): void;
  closed(code: number, reason: string): void;
}
export type OpenLink = (events: LinkEvents) => Link;

export interface Clock {
  after(ms: number, run: () => void): unknown;
  stop(timer: unknown): void;
}

export interface Batch {
  story: StoryLine[];
}

export interface TableState {
  /** connecting: for the first time; away: the line was cut, tries go on; refused: no use in trying */
  line: "connecting" | "live" | "away" | "refused";
  hello: Hello | null;
  turn: Turn | null;
  /** the whole story so far, oldest first */
  story: StoryLine[];
  /** what came with the last turn; null if it was the table's whole past */
  batch: Batch | null;
  sending: Move | null;
  /** words for the table that it has not confirmed yet */
  saying: string[];
  /** why the last move was not played, or why the table is closed to us */
  fault: { code: string; message: string } | null;
  /** how seats are held, as far as it is worth telling */
  seats: SeatNews[];
  /** who is at the table; empty at a table for one */
  people: Person[];
  /** how many watch */
  watchers: number;
  /** what strangers read of this table on the list of open ones; undefined: it is not there */
  listed: string | undefined;
  /** the match waits for its people */
  gathers: boolean;
  /** how far the shuffle of a waiting match is; null: nobody adds to it */
  shuffle: Shuffle | null;
  /** the clocks, if the table has some, and when they came, by performance.now() */
  clocks: { told: Clocks; came: number } | null;
  /** cards and breaks, and when they came, by performance.now(); null: none yet */
  care: { told: Care; came: number } | null;
  /** that somebody asks to take the match back, or how that ended, and when it came; null: nobody has asked */
  undo: { told: UndoAsked; came: number } | null;
  waive: { told: WaiveAsked; came: number } | null;
  /** lines and veils; null: none yet */
  lines: Lines | null;
  /** what was whispered to this seat and by it, oldest first; and the last one that came from another while we were here */
  whispers: Whisper[];
  whispered: Whisper | null;
  notes: Notes;
  /** the last sign of each seat, oldest first */
  signs: Signed[];
  handouts: Handouts;
  /** the last one that was given, or changed, while we were here; null: none, or it was taken back */
  handed: Handout | null;
  /** the last new invitation that was asked for here */
  invited: Invited | null;
}

interface Pending {
  id: string;
  /** the entry that it became; 0 until the table has confirmed it */
  entry: number;
  message: string;
  /** null: only words */
  move: Move | null;
  words: string;
  /** the last entry that we knew when it was first sent */
  after?: number;
  /** where the story notes that it is played for who sits here; they are not told why it was not */
  noted?: number;
}

const SAYS_WAITING = 8;
const RETRY_MS = [300, 700, 1500, 3000, 5000, 8000];
/** How long an answer may take, by how often none has come: a server that hangs is not waited for when another has the table
 *  by then, and one that is only slow is not pressed. What was sent has its id, so it is played once. */
const ANSWER_MS = [2000, 4000, 12_000];
/** After a message too many. */
const PAUSE_MS = 1000;
/** Errors that trying again does not mend: the second set only in answer to hello. */
const FINAL = new Set(["no-such-table", "seat-lost", "not-replayed", "other-tab", "gone", "missing", "broken", "full"]);
const FINAL_AT_FIRST = new Set(["bad-message", "bad-json"]);

/** What people read where the table's own sentence is about entries. */
const PLAIN: Record<string, Plain> = {
  stale: "page-fault-stale",
  "not-your-turn": "page-fault-late",
  "too-fast": "page-fault-fast",
};

export const browserClock: Clock = {
  after: (ms, run) => setTimeout(run, ms),
  stop: (timer) => clearTimeout(timer as number),
};

function tidy(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/\t/g, " ").trim();
}

function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");
}

export class TableClient {
  state: TableState = {
    line: "connecting",
    hello: null,
    turn: null,
    story: [],
    batch: null,
    sending: null,
    saying: [],
    fault: null,
    seats: [],
    people: [],
    watchers: 0,
    listed: undefined,
    gathers: false,
    shuffle: null,
    clocks: null,
    care: null,
    undo: null,
    waive: null,
    lines: null,
    whispers: [],
    whispered: null,
    notes: { mine: "", table: "", version: 0 },
    signs: [],
    handouts: { made: [], given: [] },
    handed: null,
    invited: null,
  };

  private link: Link | null = null;
  /** the first is under way */
  private queue: Pending[] = [];
  private seen = 0;
  /** the last turn as it came: patches are made from it */
  private came: SentTurn | null = null;
  private fails = 0;
  /** answers that did not come, since the last that did */
  private silent = 0;
  private retry: unknown = null;
  private wait: unknown = null;
  private left = false;
  private greeted = false;
  /** questions that have no answer yet, by their ids */
  private questions = new Map<string, { message: unknown; done: (answer: Asked) => void }>();

  constructor(
    private readonly open: OpenLink,
    private readonly who: { table: string; token: string; watch?: boolean },
    private readonly changed: (state: TableState) => void,
    private readonly clock: Clock = browserClock,
    private readonly makeId: () => string = freshId,
    /** what is played at once for who sits here, before they are asked, and what the story says of it; null: nothing */
    private readonly instead: (turn: Turn) => { move: Move; note: string } | null = () => null,
  ) {}

  connect(): void {
    this.clock.stop(this.retry);
    this.retry = null;
    if (this.left || this.link || this.state.line === "refused") return;
    this.greeted = false;
    let mine: Link | null = null;
    const current = () => this.link === mine;
    mine = this.open({
      open: () => {
        if (current())
          this.put({
            type: "hello",
            table: this.who.table,
            token: this.who.token,
            ...(this.who.watch ? { watch: true } : {}),
            n: this.seen,
            patch: true,
            "with-ok": true,
            says: true,
            "no-events": true,
            shuffle: true,
          });
      },
      message: (text) => {
        if (current()) this.take(text);
      },
      closed: (code, reason) => {
        if (current()) this.cut(code, reason);
      },
    });
    this.link = mine;
  }

  /** Plays a move, with what is said with it; false if one is under way or the table is not there. */
  play(move: Move, text = ""): boolean {
    const { turn, line } = this.state;
    if (this.state.sending || line !== "live" || !turn) return false;
    this.addMove(turn.n, move, tidy(text));
    return true;
  }

  /** Takes my last move back; false if it cannot be, or one is under way. */
  undo(): boolean {
    const { turn, line } = this.state;
    if (this.state.sending || line !== "live" || turn?.undo === undefined) return false;
    const id = this.makeId();
    const move = { do: "undo", to: turn.undo };
    this.add({ id, entry: 0, move, words: "", message: JSON.stringify({ id, ...move }) });
    return true;
  }

  /** Takes the match back to a point, as its master; false if one is under way. */
  back(to: number): boolean {
    if (this.state.sending || this.state.line !== "live") return false;
    const id = this.makeId();
    const move = { do: "back", to };
    this.add({ id, entry: 0, move, words: "", message: JSON.stringify({ id, ...move }) });
    return true;
  }

  /** Says something to the table; false if there is nothing to say, the table is not there, or much waits already. */
  say(text: string): boolean {
    const words = tidy(text);
    if (!words || this.state.line !== "live" || this.state.saying.length >= SAYS_WAITING) return false;
    const id = this.makeId();
    this.add({ id, entry: 0, move: null, words, message: JSON.stringify({ id, do: "say", text: words }) });
    return true;
  }

  /** Marks words of the story for the chronicle, by their entry. */
  mark(entry: number): boolean {
    if (this.state.line !== "live") return false;
    this.put({ type: "move", do: "say", mark: entry });
    return true;
  }

  /** What the game says of moves in the making; asked again after the line was cut. */
  ask(lines: string[]): Promise<Asked> {
    const id = this.makeId();
    const message = { type: "ask", id, of: lines };
    return new Promise((done) => {
      this.questions.set(id, { message, done });
      if (this.state.line === "live") this.put(message);
    });
  }

  /** What the others at the table call who sits here; "": nothing. */
  callMe(name: string, colour: number): void {
    this.put({ type: "name", name: tidy(name), colour });
  }

  /** Has something done with a seat. */
  ofSeat(wish: SeatWish): void {
    this.put({ type: "seat", ...wish });
  }

  /** Puts this table on the list of open tables, or takes it off. */
  list(open: boolean, text = ""): void {
    this.put(open ? { type: "list", open, text } : { type: "list", open });
  }

  /** Stops all clocks, or lets them go on. */
  stopClocks(stop: boolean): void {
    this.put({ type: "clock", do: stop ? "pause" : "go-on" });
  }

  /** Asks all others to take the match back, or answers who asks. */
  takeBack(wish: UndoWish): void {
    this.put({ type: "undo", ...wish });
  }

  /** Puts a move that the rules refuse to the master, or answers as the master. */
  waive(wish: WaiveWish): void {
    this.put({ type: "waive", ...wish });
  }

  /** Shows a card, or begins and ends what holds the table. */
  care(wish: CareWish): void {
    this.put({ type: "care", ...wish });
  }

  /** Names what must not come up, or takes it back. */
  lines(wish: LinesWish): void {
    this.put({ type: "lines", ...wish });
  }

  /** Says something to one seat alone. */
  whisper(to: number, text: string): void {
    this.put({ type: "whisper", to, text });
  }

  /** Saves a note in place of what is there; `was`: the version of the table's that this began with. */
  note(of: "mine" | "table", text: string, was: number): void {
    this.put({ type: "note", of, text, was });
  }

  /** Makes a sign that all at the table see. */
  makeSign(sign: SignName): void {
    this.put({ type: "sign", sign });
  }

  /** Makes a handout, changes one, gives it, takes it back. */
  handOut(wish: HandoutWish): void {
    this.put({ type: "handout", ...wish });
  }

  /** Begins a match that waits for its people. */
  begin(): void {
    this.put({ type: "begin" });
  }

  /** Adds to the shuffle of a match that waits. */
  shuffle(part: { commit: string } | { reveal: string }): void {
    this.put({ type: "shuffle", ...part });
  }

  /** Goes on without the lesson. */
  leaveLesson(): void {
    this.put({ type: "leave-lesson" });
  }

  /** Tries at once, if it was waiting to try again. */
  hurry(): void {
    if (this.retry !== null) this.connect();
  }

  /** Leaves for good. */
  leave(): void {
    this.left = true;
    this.clock.stop(this.retry);
    this.clock.stop(this.wait);
    const link = this.link;
    this.link = null;
    link?.close();
  }

  private put(message: unknown): void {
    this.link?.send(JSON.stringify(message));
  }

  private addMove(n: number, move: Move, words: string, noted?: number): void {
    const id = this.makeId();
    this.add({
      id,
      entry: 0,
      move,
      words,
      ...(noted ? { noted } : {}),
      message: JSON.stringify({ n, id, ...move, ...(words ? { text: words } : {}) }),
    });
  }

  private add(pending: Pending): void {
    this.queue.push(pending);
    this.update({ ...this.underWay(), fault: pending.noted ? this.state.fault : null });
    if (this.queue.length === 1) this.sendFirst();
  }

  private underWay(): Pick<TableState, "sending" | "saying"> {
    return {
      sending: this.queue.find((p) => p.move)?.move ?? null,
      saying: this.queue.filter((p) => !p.move).map((p) => p.words),
    };
  }

  private sendFirst(): void {
    const first = this.queue[0];
    if (!first || first.entry || !this.link) return;
    first.after ??= this.seen;
    this.link.send(first.message);
    this.clock.stop(this.wait);
    this.wait = this.clock.after(ANSWER_MS[Math.min(this.silent, ANSWER_MS.length - 1)]!, () => {
      this.silent++;
      this.drop();
    });
  }

  /** Gives the line up as dead and opens another. */
  private drop(): void {
    const link = this.link;
    if (!link) return;
    this.cut(1006, "");
    link.close();
  }

  private cut(code: number, reason: string): void {
    this.link = null;
    this.clock.stop(this.wait);
    if (this.left || this.state.line === "refused") return;
    if (code === 1008 && !this.greeted) {
      this.refuse({ code: "refused", message: reason || say("page-fault-seat") });
      return;
    }
    const ms = RETRY_MS[Math.min(this.fails, RETRY_MS.length - 1)]!;
    this.fails++;
    this.update({ line: this.state.turn ? "away" : this.fails > 1 ? "away" : "connecting" });
    this.retry = this.clock.after(ms, () => this.connect());
  }

  private refuse(fault: { code: string; message: string }): void {
    this.queue = [];
    this.update({ line: "refused", fault, ...this.underWay() });
    const link = this.link;
    this.link = null;
    link?.close();
  }

  private take(text: string): void {
    let message: Message;
    try {
      message = parse<Message>(text);
    } catch {
      this.drop();
      return;
    }
    switch (message.type) {
      case "hello":
        this.greeted = true;
        this.update({ hello: message, undo: null, waive: null });
        break;
      case "turn":
      case "end":
        this.along(message);
        this.takeTurn(message);
        break;
      case undefined:
        this.along(message);
        this.takePatch(message);
        break;
      case "seats":
        this.update({ seats: message.seats });
        break;
      case "people":
        this.update({
          people: message.people,
          gathers: message.gathers === true,
          watchers: message.watchers ?? 0,
          listed: message.listed,
        });
        break;
      case "shuffle":
        this.update({ shuffle: message });
        break;
      case "clock":
        this.update({ clocks: { told: message, came: performance.now() } });
        break;
      case "care":
        this.update({
          care: { told: message, came: performance.now() },
          /* why a move was held is no longer so, or stands there anew */
          fault: this.state.fault?.code === "held" ? null : this.state.fault,
        });
        break;
      case "undo":
        this.update({ undo: { told: message, came: performance.now() } });
        break;
      case "waive":
        this.update({ waive: { told: message, came: performance.now() } });
        break;
      case "lines":
        this.update({ lines: message });
        break;
      case "whispers":
        this.takeWhispers(message);
        break;
      case "notes":
        this.update({
          notes: {
            mine: message.mine ?? this.state.notes.mine,
            table: message.table ?? this.state.notes.table,
            version: message.version ?? this.state.notes.version,
          },
        });
        break;
      case "sign": {
        const { of, sign } = message;
        const others = this.state.signs.filter((one) => one.of !== of);
        this.update({ signs: [...others, { of, sign, came: performance.now() }] });
        break;
      }
      case "handouts":
        this.takeHandouts(message);
        break;
      case "invited":
        this.update({ invited: message });
        break;
      case "ok":
        this.takeOk(message);
        break;
      case "asked":
        this.questions.get(message.id)?.done(message);
        this.questions.delete(message.id);
        break;
      case "error":
        this.takeFault(message);
        break;
    }
  }

  private takeWhispers({ all, whispers }: Whispers): void {
    const had = all ? [] : this.state.whispers;
    const fresh = whispers.filter((one) => !had.some((old) => old.at === one.at && old.from === one.from));
    const theirs = fresh.findLast((one) => one.from !== this.state.hello?.seat);
    this.update({
      whispers: [...had, ...fresh].sort((a, b) => a.at - b.at),
      ...(!all && theirs ? { whispered: theirs } : {}),
    });
  }

  private takeHandouts({ all, made = [], given = [], removed = [], gone = [] }: HandoutNews): void {
    const had = all ? { made: [], given: [] } : this.state.handouts;
    const handed = all ? this.state.handed : (given.at(-1) ?? this.state.handed);
    const handouts = {
      made: [...had.made.filter(({ id }) => !removed.includes(id) && !made.some((one) => one.id === id)), ...made],
      given: [...had.given.filter(({ at }) => !gone.includes(at) && !given.some((one) => one.at === at)), ...given],
    };
    handouts.made.sort((a, b) => a.id - b.id);
    handouts.given.sort((a, b) => a.at - b.at);
    this.update({ handouts, handed: handouts.given.find((one) => one.at === handed?.at) ?? null });
  }

  /** What came along with a turn, and is no part of it. */
  private along(message: { ok?: Confirmed }): void {
    if (message.ok) this.takeOk(message.ok);
    delete message.ok;
  }

  /** Without the message that it changes, a patch is of no use: the whole table is asked for. */
  private takePatch({ n, story = [], ...change }: Patch): void {
    if (!this.came) {
      this.put({ type: "whole", n: this.seen });
      return;
    }
    const now = patched(this.came, change) as SentTurn;
    this.takeTurn({ ...now, type: now.end ? "end" : "turn", n, story });
  }

  private takeTurn({ story: sent = [], ...came }: SentTurn): void {
    this.came = came;
    const { ask: [ask = "", guide = ""] = [], ...taken } = came;
    const lines = sent.map(lineOf);
    const phase = typeof taken.view["phase"] === "string" ? taken.view["phase"] : taken.phase;
    const turn: Turn = { ...taken, phase, ask, guide, story: lines, ...(taken.aside ? { options: taken.aside } : {}) };
    const told = this.state.story.at(-1)?.n ?? 0;
    const fresh = lines.filter((line) => line.n > told);
    const past = this.seen === 0 && !this.state.turn;
    const batch = past ? null : { story: fresh };
    this.seen = turn.n;
    const again = this.state.line !== "live";
    this.fails = 0;
    this.update({
      line: "live",
      turn,
      batch,
      story: fresh.length ? [...this.state.story, ...fresh] : this.state.story,
    });
    const first = this.queue[0];
    if (first && (first.entry ? turn.n >= first.entry : again && this.wasSaid(first, fresh))) this.settled();
    else if (again) this.sendFirst();
    if (again) for (const { message } of this.questions.values()) this.put(message);
    this.spare();
  }

  /** Between two entries the story has room for a note of ours; of several with nothing between them one is enough. */
  private spare(): void {
    const { turn, sending, story } = this.state;
    const done = turn && !sending ? this.instead(turn) : null;
    if (!done) return;
    const noted = turn!.n + 0.5;
    if (Number.isInteger(story.at(-1)?.n ?? 0)) this.update({ story: [...story, { n: noted, text: done.note }] });
    this.addMove(turn!.n, done.move, "", noted);
  }

  /** Words that arrived before the line was cut are not said again: of a seat with two windows the house knows the last id alone. */
  private wasSaid(pending: Pending, fresh: StoryLine[]): boolean {
    const seat = this.state.turn?.seat;
    return (
      pending.move === null &&
      fresh.some(
        (l) => l.n > (pending.after ?? Infinity) && l.seat === seat && l.text === "" && l.words === pending.words,
      )
    );
  }

  /** Played; the next move has to wait for the turn that shows it. */
  private takeOk({ id, n }: Confirmed): void {
    if (this.queue[0]?.id !== id) return;
    this.clock.stop(this.wait);
    this.silent = 0;
    this.queue[0]!.entry = Math.max(n, 1);
    if ((this.state.turn?.n ?? 0) < n) return;
    this.settled();
    this.spare();
  }

  /** The first is done with, one way or the other. */
  private settled(): void {
    this.queue.shift();
    this.clock.stop(this.wait);
    this.silent = 0;
    this.update(this.underWay());
    this.sendFirst();
  }

  private takeFault(fault: Fault): void {
    const told = {
      code: fault.code,
      message: PLAIN[fault.code]
        ? say(PLAIN[fault.code]!)
        : `${fault.message.charAt(0).toUpperCase()}${fault.message.slice(1)}`,
    };
    if (FINAL.has(fault.code) || (!this.greeted && FINAL_AT_FIRST.has(fault.code))) {
      this.refuse(told);
      return;
    }
    if (!this.greeted || fault.code === "closing") return;
    if (fault.code === "too-fast" && this.questions.size) {
      // It may have been a question: all that has no answer is sent again, and what was taken is not taken twice.
      this.clock.after(PAUSE_MS, () => {
        this.sendFirst();
        for (const { message } of this.questions.values()) this.put(message);
      });
      return;
    }
    if (fault.id !== undefined && fault.id !== this.queue[0]?.id) return;
    if (fault.code === "store") {
      // What was not stored did not happen: the table is asked for its truth from the beginning.
      this.seen = 0;
      this.queue.shift();
      this.update({ ...this.underWay(), fault: told, turn: null, story: [], batch: null });
      this.drop();
      return;
    }
    const noted = this.queue[0]?.noted;
    this.settled();
    this.update(noted ? { story: this.state.story.filter((line) => line.n !== noted) } : { fault: told });
  }

  private update(change: Partial<TableState>): void {
    this.state = { ...this.state, ...change };
    this.changed(this.state);
  }
}

/** The line over a WebSocket of this house. */
export function webSocketLink(events: LinkEvents): Link {
  const url = new URL(spoken("/ws"), location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  const socket = new WebSocket(url, "croupier.1");
  socket.onopen = () => events.open();
  socket.onmessage = (e) => events.message(String(e.data));
  socket.onclose = (e) => events.closed(e.code, e.reason);
  return {
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => socket.close(1000),
  };
}

/** The line to a table in this browser. */
export function hereLink(events: LinkEvents): Link {
  let link: Link | null = null;
  let left = false;
  void part("here", () => import("../here/here")).then(
    ({ open }) => {
      if (!left) link = open(events);
    },
    () => events.closed(1006, ""),
  );
  return {
    send: (text) => link?.send(text),
    close: () => {
      left = true;
      link?.close();
    },
  };
}
