/* Several seats of a table at one screen: which of them is shown, and what lies between two. Always true: where one of them
 * has to look alone, nothing of a seat's own is shown before its cover was taken off, and nothing of it is left after. */
import { asksOf, keepAsks, trulyAsked, type Idle, type Manner, type Sharing } from "./sharing";
import { coverFor, seatsOf, type Seat } from "./seats";
import type { TableState } from "./state";
import type { Turn } from "./wire";

/** The room, as it is now. */
export interface Shown {
  readonly seat: Seat | null;
  readonly mySeat: number;
  readonly turn: Turn | null;
  readonly over: boolean;
  readonly playing: boolean;
  /** how the game is played by several at one screen, if it says so */
  readonly manner: Manner | null;
  /** the plain screen hides nothing from the others */
  readonly plain: boolean;
  /** nobody knows anything that the others do not: no cover comes between two seats */
  readonly frank: boolean;
  titleOf: (seat: number) => string;
  sit: (seat: Seat) => void;
  /** closes what stands outside the table that a cover replaces: what was last spoken, a drawer with a link or a log in it */
  close: () => void;
}

export const several = (at: Seat) => at.seats.filter((who) => who === "me").length > 1;

export class OneScreen {
  /** whose cover lies on the screen */
  covered = $state.raw<Seat | null>(null);
  /** the visit that a cover has opened, and the last entry before what everyone may read of the story */
  private visited = $state("");
  private upTo = $state(-1);
  private asks = $state.raw<readonly Idle[]>([]);
  /** the other seats of this screen */
  readonly partners = $derived.by(() => {
    const { seat } = this.room;
    return seat && several(seat) ? seatsOf(localStorage, seat.table).filter((s) => s.seat !== seat.seat) : [];
  });
  /** those of them that are asked */
  readonly asked = $derived.by(() => {
    const { turn, over, playing } = this.room;
    return turn && !over && !playing ? this.partners.filter((one) => this.asksTruly(one)) : [];
  });
  /** What this turn asks to be looked at alone, "" for nothing; null where the game does not say. */
  readonly stage = $derived.by(() => {
    const { manner, plain, turn, over } = this.room;
    return manner && !plain && this.partners.length && turn && !over ? manner.visit(turn) : null;
  });
  private readonly visit = $derived.by(() => (this.stage ? `${this.room.mySeat} ${this.stage}` : ""));
  /** nothing of the seat's own is shown */
  readonly open = $derived.by(
    () =>
      this.stage !== null &&
      (!this.stage || this.visited !== this.visit || !this.room.turn?.turn.includes(this.room.mySeat)),
  );
  readonly sharing = $derived.by((): Sharing | null => {
    const { manner, over, seat, mySeat, titleOf } = this.room;
    if (!manner || !this.partners.length || over || !seat) return null;
    return {
      open: this.open,
      name: titleOf(mySeat),
      asks: this.asks,
      ask: (what, on) => {
        this.asks = on ? [...this.asks, what] : this.asks.filter((one) => one !== what);
        keepAsks(localStorage, seat, this.asks);
      },
    };
  });

  constructor(private readonly room: Shown) {
    $effect(() => void (room.seat && (this.asks = asksOf(localStorage, room.seat))));
    $effect(() => this.goOn());
  }

  private asksTruly(at: Seat): boolean {
    const { turn, manner } = this.room;
    return turn !== null && turn.turn.includes(at.seat) && trulyAsked(manner, turn, asksOf(localStorage, at));
  }

  /** Whoever is asked next has the screen after a moment. */
  private goOn(): (() => void) | undefined {
    const { turn, over, playing, seat } = this.room;
    if (!turn || over || this.covered || playing) return undefined;
    const mine = seat !== null && this.asksTruly(seat);
    if (this.stage === "") this.visited = "";
    else if (mine && this.stage && !this.open) this.upTo = turn.n;
    const next = mine ? (this.stage && this.open ? seat : null) : this.asked[0];
    if (!next) return undefined;
    const timer = setTimeout(() => this.handOver(next), mine || this.stage === "" ? 300 : 900);
    return () => clearTimeout(timer);
  }

  handOver(next: Seat): void {
    if (this.stage === "" || this.room.frank) this.room.sit(next);
    else this.cover(next);
  }

  /** A page that is loaded again meanwhile is still covered. */
  cover(next: Seat): void {
    this.room.close();
    coverFor(sessionStorage, next);
    this.covered = next;
  }

  uncover(): void {
    const next = this.covered;
    if (!next) return;
    if (this.stage) this.visited = `${next.seat} ${this.stage}`;
    this.room.sit(next);
    coverFor(sessionStorage, null);
    this.covered = null;
  }

  /** What everyone at the screen may see: nothing that a seat was told in its visit. */
  shared(state: TableState): TableState {
    if (!this.open) return state;
    const { manner } = this.room;
    return { ...state, story: state.story.filter((line) => line.n > this.upTo + 1 && !manner!.secret(line)) };
  }
}
