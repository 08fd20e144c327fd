/* What a seat may ask of its table besides moves and words: said once, and not again after the line was cut. What it came to is
 * told by the table (state.ts). */
import type { SignName } from "./signs";
import type { CareWish, HandoutWish, LinesWish, SeatWish, UndoWish, WaiveWish } from "./wire";

/** Words as the house takes them: no tabs, nothing around them. */
export function tidy(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/\t/g, " ").trim();
}

export abstract class Wishes {
  protected abstract put(message: unknown): void;

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
}
