/* What happened, shown one thing at a time; after the last of them comes the prompt. The truth is there at once: this only
 * decides when each part of it is seen. Always true: the stage holds a beat's end before its motion starts, so that skipping
 * is one synchronous step; every id that came in ends in the ledger with how it was shown, and is said once; an id that comes
 * again is passed over; whenever nothing waits, the stage is the truth. */

/** What a kind of beat is: [ms of motion, ms of rest, cue, weight]. */
export const KINDS = {
  scene: [520, 700, "open", 2],
  throw: [900, 250, "die", 2],
  sum: [420, 750, null, 2],
  turn: [360, 650, "card", 1],
  deal: [300, 120, "card", 1],
  play: [420, 500, "card", 1],
  coins: [620, 250, "coin", 1],
  risk: [1000, 650, "die", 2],
  blow: [620, 950, "blow", 3],
  even: [360, 750, "blow", 2],
  rise: [520, 600, "rise", 2],
  caught: [620, 1500, "lose", 3],
  take: [460, 700, "card", 2],
  raise: [560, 500, "coin", 2],
  tip: [1400, 900, "tip", 3],
  invoke: [700, 800, "secret", 2],
  pile: [480, 700, "hurt", 3],
  walk: [360, 100, "walk", 0],
  step: [140, 260, null, 0],
  say: [140, 500, null, 1],
  win: [700, 1500, "win", 3],
  lose: [700, 1500, "lose", 3],
  fold: [200, 900, "walk", 1],
} as const satisfies Record<string, readonly [number, number, string | null, Weight]>;
export type Kind = keyof typeof KINDS;
/** 0 small (may be summed up), 1 plain, 2 matters, 3 must be seen */
export type Weight = 0 | 1 | 2 | 3;

export const SPEEDS = { slow: 0.6, normal: 1, fast: 2.4, none: 0 } as const;
export type Speed = keyof typeof SPEEDS;

export interface Beat {
  /** of the entry that told it, and which of its messages: "138.2" */
  id: string;
  n: number;
  kind: Kind;
  /** the sentence; "": nothing is said */
  text: string;
  weight: Weight;
  /** whose doing it is; null: nobody's, or chance's */
  who: number | null;
  /** small beats that follow each other are summed up together if this is the same */
  fold: string;
  /** what a summary stands for */
  of?: this[];
  /** shown before, and once more on request */
  again?: boolean;
}

/** shown: by itself; folded: summed up; skipped: by the player; none: at that speed; away: nobody looked; undone: taken back
 *  before it was seen. */
export type How = "shown" | "folded" | "skipped" | "none" | "away" | "undone";

export interface Clock {
  now(): number;
  set(run: () => void, ms: number): unknown;
  clear(timer: unknown): void;
}
const browserClock: Clock = {
  now: () => performance.now(),
  set: (run, ms) => setTimeout(run, ms),
  clear: (timer) => clearTimeout(timer as number),
};

/** What can be ended, paused and hurried: the motions of one beat, all together (motion.ts adds them). */
export class Run {
  over = false;
  private motions: Animation[] = [];
  private ghosts: Element[] = [];
  constructor(
    private rate: number,
    readonly still: boolean,
  ) {}
  /** A motion from the past to what stands there now. */
  go(on: Element | null | undefined, frames: Keyframe[], how: KeyframeAnimationOptions): void {
    if (this.still || this.over || !on) return;
    const motion = on.animate(frames, { fill: "backwards", easing: "ease-out", ...how });
    motion.playbackRate = this.rate;
    this.motions.push(motion);
  }
  /** Something that is there only while it moves. */
  ghost<E extends Element>(it: E): E {
    this.ghosts.push(it);
    return it;
  }
  end(): void {
    this.over = true;
    for (const motion of this.motions) motion.finish();
    for (const ghost of this.ghosts) ghost.remove();
  }
  pause(): void {
    for (const motion of this.going()) motion.pause();
  }
  resume(): void {
    for (const motion of this.going()) motion.play();
  }
  hurry(rate: number): void {
    this.rate = rate;
    for (const motion of this.going()) motion.playbackRate = rate;
  }
  private going(): Animation[] {
    return this.motions.filter((motion) => motion.playState !== "finished");
  }
}

/** A wait that can be ended, paused and hurried. */
class Wait {
  readonly done: Promise<void>;
  private finish!: () => void;
  private timer: unknown = null;
  private begun = 0;
  constructor(
    private readonly clock: Clock,
    private left: number,
    private rate: number,
  ) {
    this.done = new Promise((done) => (this.finish = done));
  }
  go(): void {
    if (this.timer !== null || this.left === Infinity) return;
    this.begun = this.clock.now();
    this.timer = this.clock.set(() => this.finish(), Math.max(0, this.left) / this.rate);
  }
  stop(): void {
    if (this.timer === null) return;
    this.clock.clear(this.timer);
    this.left -= (this.clock.now() - this.begun) * this.rate;
    this.timer = null;
  }
  hurry(rate: number): void {
    const going = this.timer !== null;
    this.stop();
    this.rate = rate;
    if (going) this.go();
  }
  end(): void {
    this.stop();
    this.finish();
  }
}

export interface Stage<B extends Beat> {
  /** The stage becomes what it is after this beat, at once; motions are laid over it, on run. */
  show(beat: B, run: Run): void;
  /** The stage becomes the truth, at once. */
  settle(): void;
  /** Words for who listens instead of looking. */
  say?(text: string): void;
  sound?(cue: string, beat: B): void;
  /** What waits, or what is shown, is another. */
  changed?(): void;
  /** What a run of small things is summed up as. */
  sumUp(of: readonly B[]): string;
  /** What is said of things that were skipped: the heaviest, and how many more there are. */
  skippedOver(text: string, more: number): string;
}

export interface Told {
  id: string;
  /** null: it still waits */
  how: How | null;
  said: boolean;
}

/** Runs of this many are summed up; letters of one utterance; ms that may wait before newer things sum older ones up. */
const FEW = 3;
const UTTERANCE = 180;
const BEHIND_MS = 8000;
/** Time to read: ms, and ms a letter; time to hear: at least ms, and ms a letter. */
const READ = [350, 19] as const;
const HEAR = [700, 45] as const;

export class Beats<B extends Beat> {
  private waits: B[] = [];
  private now: { beat: B; run: Run; wait: Wait } | null = null;
  private busy = false;
  private holds = new Set<string>();
  private book = new Map<string, { beat: B; how: How | null; said: boolean }>();
  private missed: B[] = [];
  private voice: string[] = [];
  private speaking: unknown = null;
  private last = "";
  private hidden = false;
  private left_ = false;

  constructor(
    private readonly stage: Stage<B>,
    private readonly given: { speed: Speed; still?: boolean; me?: number; clock?: Clock },
  ) {}
  private get clock(): Clock {
    return this.given.clock ?? browserClock;
  }
  private get still(): boolean {
    return this.given.still ?? false;
  }

  /** Takes what came; what is true after it is true already. */
  add(beats: readonly B[]): void {
    // Behind is who gets newer things while older ones still wait for long; one long batch alone is not behind.
    if (this.time > BEHIND_MS) this.waits = this.summed(this.waits, 1);
    for (const beat of beats) {
      if (this.book.has(beat.id)) continue;
      this.book.set(beat.id, { beat, how: null, said: false });
      this.waits.push(beat);
    }
    if (this.hidden) this.skipAll("away");
    else if (this.given.speed === "none") this.skipAll("none");
    else {
      this.waits = this.summed(this.waits, 0);
      void this.play();
    }
  }

  get showing(): B | null {
    return this.now?.beat ?? null;
  }
  /** How many things are left, with the one that is shown. */
  get left(): number {
    return this.waits.length + (this.now ? 1 : 0);
  }
  get idle(): boolean {
    return !this.busy && this.left === 0;
  }
  /** How long what waits will take, in ms. */
  get time(): number {
    return this.waits.reduce((sum, beat) => sum + this.timeOf(beat), 0) / (SPEEDS[this.given.speed] || Infinity);
  }

  /** Ends the beat that is shown; the stage has its end already. */
  skip(): void {
    const now = this.now;
    if (!now) return;
    this.now = null;
    now.run.end();
    now.wait.end();
  }

  /** Jumps to what is true. */
  skipAll(how: How = "skipped"): void {
    const rest = this.waits.flatMap((beat) => beat.of ?? [beat]);
    this.waits = [];
    for (const beat of rest) this.mark(beat, how);
    if (how === "away") this.missed.push(...(this.now ? (this.now.beat.of ?? [this.now.beat]) : []), ...rest);
    this.summary(rest.filter((beat) => !beat.again));
    this.skip();
    this.stage.settle();
    if (!this.busy) this.stage.changed?.();
  }

  setSpeed(speed: Speed): void {
    this.given.speed = speed;
    if (speed === "none") return this.skipAll("none");
    this.now?.run.hurry(SPEEDS[speed]);
    this.now?.wait.hurry(SPEEDS[speed]);
  }
  /** No movement: what moves now stands at once. */
  setStill(still: boolean): void {
    this.given.still = still;
    if (still) this.now?.run.end();
  }
  setMe(seat: number): void {
    this.given.me = seat;
  }

  /** Everything stands as long as any reason to hold is there. */
  hold(why: string): void {
    this.holds.add(why);
    this.now?.run.pause();
    this.now?.wait.stop();
  }
  release(why: string): void {
    if (!this.holds.delete(why) || this.holds.size) return;
    this.now?.run.resume();
    this.now?.wait.go();
    void this.play();
  }

  /** Nobody looks: what waits and what comes is not shown, but kept. Gives what was missed when somebody looks again. */
  hide(hidden: boolean): B[] {
    this.hidden = hidden;
    if (hidden) {
      if (this.left) this.skipAll("away");
      return [];
    }
    return this.missed.splice(0);
  }

  /** Shows beats once more; neither the ledger nor the voice counts it. */
  again(beats: readonly B[]): void {
    this.waits.unshift(...beats.map((beat) => ({ ...beat, again: true })));
    void this.play();
  }

  /** Moves were taken back: what waits of entries after `n` is not shown any more. */
  undo(n: number): void {
    const kept: B[] = [];
    for (const beat of this.waits.flatMap((b) => b.of ?? [b]))
      if (beat.n > n) this.mark(beat, "undone");
      else kept.push(beat);
    this.waits = kept;
  }

  /** What was said last, once more. */
  repeat(): void {
    if (this.last) this.stage.say?.(this.last);
  }
  /** Said after all that waits to be said. */
  also(text: string): void {
    if (!text) return;
    this.voice.push(text);
    this.speak();
  }

  ledger(): Told[] {
    return [...this.book].map(([id, { how, said }]) => ({ id, how, said }));
  }
  /** Which of these nobody could have seen: none, once it is idle. */
  lost(ids: readonly string[]): string[] {
    return ids.filter((id) => !this.book.get(id)?.how);
  }

  /** For good. */
  leave(): void {
    this.left_ = true;
    this.waits = [];
    this.voice = [];
    this.clock.clear(this.speaking);
    this.skip();
  }

  /** Never shorter than its sentence takes to read, but for the smallest. */
  private timeOf(beat: B): number {
    const [ms, rest] = KINDS[beat.kind];
    return Math.max((this.still ? 0 : ms) + rest, beat.weight && beat.text ? READ[0] + READ[1] * beat.text.length : 0);
  }

  private mark(beat: B, how: How): void {
    if (beat.again) return;
    for (const one of beat.of ?? [beat]) {
      const entry = this.book.get(one.id);
      if (entry) entry.how ??= beat.of && how === "shown" ? "folded" : how;
    }
  }

  /** Sums up what small things others did one after the other; of who is behind (most is 1) their own as well. */
  private summed(list: readonly B[], most: Weight): B[] {
    const out: B[] = [];
    let run: B[] = [];
    const close = () => {
      if (run.length < (most ? 2 : FEW)) out.push(...run);
      else {
        const of = run.flatMap((beat) => beat.of ?? [beat]) as B[];
        const text = this.stage.sumUp(of);
        out.push({ ...of[0]!, id: `${of[0]!.id}+${of.length}`, kind: "fold", weight: 1, text, of });
      }
      run = [];
    };
    for (const beat of list) {
      const small =
        beat.weight <= most && !beat.again && (most > 0 || (beat.who !== (this.given.me ?? null) && !beat.of));
      if (!small || (most === 0 && run.length && run[0]!.fold !== beat.fold)) close();
      (small ? run : out).push(beat);
    }
    close();
    return out;
  }

  private async play(): Promise<void> {
    if (this.busy || this.holds.size) return;
    this.busy = true;
    while (this.waits.length && !this.holds.size) {
      const beat = this.waits.shift()!;
      const rate = SPEEDS[this.given.speed] || 1;
      const run = new Run(rate, this.still);
      // without motion, what must be seen stays until it is dismissed
      const stays = this.still && beat.weight >= 3 && !beat.again;
      const wait = new Wait(this.clock, stays ? Infinity : this.timeOf(beat), rate);
      this.now = { beat, run, wait };
      this.stage.show(beat, run);
      this.mark(beat, "shown");
      if (!beat.again) this.tell((beat.of ?? [beat]) as B[], beat.text);
      const cue = KINDS[beat.kind][2];
      if (cue) this.stage.sound?.(cue, beat);
      this.stage.changed?.();
      if (!this.holds.size) wait.go();
      await wait.done;
      run.end();
      this.now = null;
    }
    this.busy = false;
    if (this.left_) return;
    if (!this.waits.length) this.stage.settle();
    this.stage.changed?.();
  }

  /** Each is said once, in utterances that are not too long, none before the last could be heard. */
  private tell(beats: readonly B[], text: string): void {
    const entries = beats.map((beat) => this.book.get(beat.id)).filter((entry) => entry && !entry.said);
    if (!entries.length || !text) return;
    for (const entry of entries) entry!.said = true;
    this.also(text);
  }
  private summary(rest: readonly B[]): void {
    const unsaid = rest.filter((beat) => beat.text && !this.book.get(beat.id)?.said);
    const main = unsaid.findLast((beat) => beat.weight >= 3) ?? unsaid.at(-1);
    if (!main) return;
    const more = unsaid.length - 1 + this.voice.length; // what waited to be said stands in the story too
    this.voice = [];
    this.tell(unsaid, more ? this.stage.skippedOver(main.text, more) : main.text);
  }
  private speak(): void {
    if (this.speaking !== null || !this.voice.length || this.left_) return;
    let text = this.voice.shift()!;
    while (this.voice.length && text.length + this.voice[0]!.length < UTTERANCE) text += ` ${this.voice.shift()}`;
    this.last = text;
    this.stage.say?.(text);
    this.speaking = this.clock.set(
      () => {
        this.speaking = null;
        this.speak();
      },
      Math.max(HEAR[0], HEAR[1] * text.length),
    );
  }
}
