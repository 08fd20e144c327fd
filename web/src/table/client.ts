/* A seat at a table, as the page holds it: says hello, takes what the table sends, sends moves, and comes back after
 * the line was cut. Always true: one message at a time is under way, at most one of those that wait is a move, and until
 * the table has confirmed it, it is sent again with the same id after every reconnect, so that it is played, or said,
 * once or not at all. */
import { patched } from "./patch";
import { parse } from "./straight";
import { lineOf } from "./line";
import type { Link, OpenLink } from "./link";
import { AT_FIRST, beside, type TableState } from "./state";
import type { Asked, Confirmed, Fault, Message, Move, Patch, SentTurn, StoryLine, Turn } from "./wire";
import { tidy, Wishes } from "./wishes";
import { type Plain, say } from "../voice/voice";

export interface Clock {
  after(ms: number, run: () => void): unknown;
  stop(timer: unknown): void;
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

function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");
}

export class TableClient extends Wishes {
  state = AT_FIRST;

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
  ) {
    super();
  }

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

  protected put(message: unknown): void {
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
      default: {
        const news = beside(this.state, message);
        if (news) this.update(news);
      }
    }
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
