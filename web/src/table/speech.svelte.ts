/* What the house says of moves in the making, as the page learns it. Always true: it is of the table as it is shown, and is
 * asked for once, when it is first needed. */
import type { Asked, Turn } from "./wire";
import { lineOf, type Begun, type Spoken } from "./making";

/** The most lines that go into one question. */
const LINES = 64;

export class Speech {
  /** of which turn, and by line */
  private known = $state.raw<{ n: number; of: Record<string, Spoken> }>({ n: -1, of: {} });
  /** something was asked, and is not answered yet */
  waiting = $state(false);
  private n = -1;
  private asked: Record<string, true> = {};
  private wanted: string[] = [];

  constructor(private readonly ask: (lines: string[]) => Promise<Asked>) {}

  /** For a turn: what is said of what is begun there. */
  of(turn: Turn): (begun: Begun | null) => Spoken {
    const known = this.known.n === turn.n ? this.known.of : {};
    if (turn.n !== this.n) {
      this.n = turn.n;
      this.asked = {};
      this.wanted = [];
    }
    return (begun) => known[lineOf(begun)] ?? this.want(lineOf(begun));
  }

  private want(line: string): Spoken {
    if (!this.asked[line]) {
      this.asked[line] = true;
      if (this.wanted.push(line) === 1) queueMicrotask(() => void this.put());
    }
    return {};
  }

  private async put(): Promise<void> {
    const n = this.n;
    const lines = this.wanted.splice(0, LINES);
    if (this.wanted.length) queueMicrotask(() => void this.put());
    this.waiting = true;
    const answer = await this.ask(lines);
    this.waiting = this.wanted.length > 0;
    if (answer.n !== n || this.n !== n) return; /* the table has gone on */
    const said = Object.fromEntries(lines.map((line, i) => [line, answer.of[i] ?? {}]));
    this.known = { n, of: { ...(this.known.n === n ? this.known.of : {}), ...said } };
  }
}
