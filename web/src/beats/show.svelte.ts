/* The table as it is shown: what happened is told beat by beat, and while beats are left the screen gets the turn before, with
 * what they said laid over it. Always true: a screen that is not given the truth is given no options, so that nobody decides
 * before they have seen, or chosen to skip, what it is about; when nothing is left, the screen has the truth. */
import { getContext, setContext, tick } from "svelte";
import { aloud } from "../table/called";
import type { TableState } from "../table/state";
import type { StoryLine, Turn } from "../table/wire";
import { say } from "../voice/voice";
import { before, move } from "./moves";
import { Beats, type Run } from "./queue";
import { beatsOf, EMPTY, laid, type Looks, type Scene, type Seen, settled, summed, type Telling } from "./rows";
import { soundKept, speedKept, whenSpeed } from "./setting";
import { Sound } from "./sound";

interface Given extends Telling {
  cards: Record<string, unknown>;
  game: string;
  nameOf: (seat: number) => string;
  speak: (text: string) => void;
}
const NOBODY = -1;
const HURRY_MS = 250;

/** Facts without what is stale: a fact, or a member of each thing in its list. */
function current(facts: Record<string, unknown>, stale: readonly string[]): Record<string, unknown> {
  const kept = { ...facts };
  for (const [fact, member] of stale.map((name) => name.split(".") as [string, string?])) {
    const list = kept[fact];
    if (member && Array.isArray(list))
      kept[fact] = list.map((one: Record<string, unknown>) => {
        const { [member]: _, ...others } = one;
        return others;
      });
    else if (!member) delete kept[fact];
  }
  return kept;
}

/** A turn as it is shown while something is told: nobody is asked for anything, and nothing is over yet. */
function staged(turn: Turn, stale: readonly string[] = []): Turn {
  const { undo: _, window: __, aside: ___, end: ____, ...rest } = turn;
  const facts = current(rest.facts ?? {}, stale);
  return { ...rest, type: "turn", options: [], ask: "", guide: "", turn: [], facts };
}

export class Show {
  /** the beat that is shown; null between the truth and the truth */
  now = $state.raw<Seen | null>(null);
  /** how many are left, with that one */
  left = $state(0);
  scene = $state.raw<Scene>(EMPTY);
  /** what happened while nobody looked */
  missed = $state.raw<readonly Seen[]>([]);
  /** the turn that the screen is shown; null: the truth */
  private staged = $state.raw<Turn | null>(null);
  /** up to where the story is told */
  private upTo = $state.raw<{ n: number; k: number }>({ n: 0, k: 0 });
  private truth: Turn | null = null;
  /** where the telling has come to: the screen follows in the task after the sentence's; null: the truth */
  private at: Turn | null = null;
  private steps = 0;
  /** the table as it was before what came with the beat of this id */
  private bases: Record<string, Turn> = {};
  private asked = "";
  private pressed = -Infinity;
  private readonly queue: Beats<Seen>;
  private readonly sound: Sound;
  private readonly ends: (() => void)[] = [];

  constructor(private readonly given: Given) {
    this.sound = new Sound(given.game, soundKept);
    const stillness = matchMedia("(prefers-reduced-motion: reduce)");
    this.queue = new Beats<Seen>(
      {
        show: (beat, run) => this.show(beat, run),
        settle: () => this.settle(),
        say: (text) => given.speak(text),
        sound: (cue) => this.sound.cue(cue),
        changed: () => (this.left = this.queue.left),
        sumUp: (of) => summed(of, given.sums, (last) => say("page-beats-fold", { count: of.length, last })),
        skippedOver: (text, more) => say("page-beats-more", { text, more }),
      },
      { speed: speedKept(), still: stillness.matches, me: NOBODY },
    );
    const stills = () => this.queue.setStill(stillness.matches);
    stillness.addEventListener("change", stills);
    const looks = () => {
      const missed = this.queue.hide(document.visibilityState === "hidden");
      if (missed.length) this.missed = [...this.missed, ...missed];
    };
    document.addEventListener("visibilitychange", looks);
    this.ends.push(
      () => stillness.removeEventListener("change", stills),
      () => document.removeEventListener("visibilitychange", looks),
      whenSpeed(() => this.queue.setSpeed(speedKept())),
    );
    looks();
  }

  /** To whoever looks at another window, if sounds are on. */
  bell(): void {
    this.sound.cue("tip");
  }

  get playing(): boolean {
    return this.staged !== null;
  }
  /** What the screen shows of the table. */
  shown(table: TableState): TableState {
    const { staged, upTo } = this;
    if (!staged) return table;
    const story = table.story.flatMap(({ remark, ...line }): StoryLine[] => {
      const whole = remark ? { ...line, remark } : line;
      if (line.n < upTo.n || (!line.says && line.words)) return [whole];
      if (!line.says) return line.n > upTo.n ? [] : [whole];
      if (line.n > upTo.n || upTo.k < 0) return line.words ? [{ ...line, says: [], text: "" }] : [];
      const says = line.says.slice(0, upTo.k + 1);
      return [
        {
          ...line,
          says,
          text: says
            .map(([, text]) => text)
            .join("")
            .trim(),
        },
      ];
    });
    return { ...table, turn: staged, story, batch: null };
  }

  /** Takes a state of the table as it comes. */
  take(state: TableState): void {
    const { turn, batch } = state;
    if (!turn || turn === this.truth) return;
    const was = this.truth;
    this.truth = turn;
    const seat = typeof turn.seat === "number" ? turn.seat : NOBODY;
    this.queue.setMe(seat);
    if (!batch || !was || was.seat !== turn.seat) return;
    const back = batch.story.find((line) => line.to !== undefined);
    if (back) this.queue.undo(back.to!);
    if (!this.at) {
      this.begin(was);
      this.upTo = { n: was.n, k: Infinity };
    }
    const beats = beatsOf(batch.story, this.given, this.looks(turn));
    if (beats[0]) this.bases[beats[0].id] = was;
    this.queue.add(beats);
    for (const line of batch.story) if (line.words) this.queue.also(aloud({ ...line, text: "" }, this.given.nameOf));
    if (this.queue.idle) this.settle();
  }

  next(): void {
    this.pressed = performance.now();
    this.queue.skip();
  }
  /** Whether somebody pressed for the next thing just now: the press after it was not meant for what is asked. */
  hurried(): boolean {
    return performance.now() - this.pressed < HURRY_MS;
  }
  skip(): void {
    this.queue.skipAll();
  }
  repeat(): void {
    this.queue.repeat();
  }
  /** What was missed, shown once more; or not. */
  catchUp(wanted: boolean): void {
    const missed = this.missed;
    this.missed = [];
    if (!wanted || !this.truth) return;
    if (!this.at) this.begin(this.truth);
    this.queue.again(missed);
  }
  hold(why: string, on: boolean): void {
    if (on) this.queue.hold(why);
    else this.queue.release(why);
  }
  /** For tests: how each thing that was told was shown. */
  ledger = () => this.queue.ledger();

  leave(): void {
    this.steps++;
    for (const end of this.ends) end();
    this.queue.leave();
    this.sound.close();
  }

  private looks(turn: Turn): Omit<Looks, "text"> {
    const { cards, nameOf } = this.given;
    return {
      view: turn.view,
      facts: turn.facts ?? {},
      cards,
      nameOf,
      me: typeof turn.seat === "number" ? turn.seat : NOBODY,
      ...(this.truth ? { then: this.truth } : {}),
    };
  }

  private begin(turn: Turn): void {
    this.steps++;
    this.staged = this.at = staged(turn, this.given.stale);
  }
  /** The table changes in the task after a frame, so that a slow machine answers a press with the sentence first. */
  private follow(then: () => void, frame?: () => void): void {
    const mine = ++this.steps;
    requestAnimationFrame(() => {
      frame?.();
      setTimeout(() => mine === this.steps && then());
    });
  }

  private show(beat: Seen, run: Run): void {
    let turn = this.at!;
    let scene = this.scene;
    for (const one of (beat.of ?? [beat]) as Seen[]) {
      const base = beat.again ? undefined : this.bases[one.id];
      if (base) turn = staged(base, this.given.stale);
      const looks = { ...this.looks(turn), text: one.text };
      if (one.row.lay) turn = laid(turn, one.row.lay(one.slots, looks));
      scene = settled(scene);
      if (one.row.scene) scene = one.row.scene(one.slots, scene, looks);
    }
    const last = (beat.of?.at(-1) ?? beat) as Seen;
    this.at = turn;
    this.scene = scene;
    this.now = beat;
    this.left = this.queue.left;
    // where things are is asked in the frame that lays them out, before it is painted
    const stood = this.looks(this.staged!);
    let was: ReturnType<typeof before>;
    this.follow(
      () => {
        if (!beat.again) this.upTo = { n: last.n, k: last.k };
        this.staged = turn;
        void tick().then(() => requestAnimationFrame(() => run.over || run.still || move(beat, was, run)));
      },
      () => (was = before(beat, stood)),
    );
  }

  private settle(): void {
    const { truth } = this;
    this.bases = {};
    if (this.at && this.now && truth && document.visibilityState === "visible") {
      // what lies there first, then what is asked
      this.staged = staged(truth, this.given.stale);
      this.upTo = { n: truth.n, k: Infinity };
      this.follow(() => this.reveal());
    } else if (this.at) this.reveal();
    this.at = null;
    const prompt = truth?.options?.length ? (truth.ask ?? "") : "";
    const key = `${truth?.n} ${prompt}`;
    if (prompt && key !== this.asked) this.queue.also(prompt);
    this.asked = key;
  }
  private reveal(): void {
    this.steps++;
    this.staged = null;
    this.now = null;
    this.scene = EMPTY;
  }
}

/** The show of the table that this part of the page belongs to. */
const KEY = "show";
export const giveShow = (show: () => Show | null): void => void setContext(KEY, show);
export const givenShow = (): (() => Show | null) => getContext<(() => Show | null) | undefined>(KEY) ?? (() => null);
