/* The motions of each kind of beat, over the table and the picture as they stand after it. A place of the table is found by its
 * data-at; where there is none, nothing moves there. */
import { appear, blow, coins, fly, pulse, roll, stamp, turn, walk } from "./motion";
import type { Run } from "./queue";
import type { Looks, Seen } from "./rows";

const place = (name: string | null | undefined): HTMLElement | null =>
  name
    ? ([...document.querySelectorAll<HTMLElement>(`[data-at~="${CSS.escape(name)}"]`)].find(
        (e) => e.offsetWidth || e.getClientRects().length,
      ) ?? null)
    : null;

export interface Before {
  at: readonly (string | null)[];
  /** where the first of them was */
  was: DOMRect | null;
}
/** What of the table a beat concerns, before it is shown. */
export function before(beat: Seen, looks: Omit<Looks, "text">): Before {
  const at = beat.row.on?.(beat.slots, { ...looks, text: beat.text }) ?? [];
  return { at, was: beat.kind === "walk" ? (place(at[0])?.getBoundingClientRect() ?? null) : null };
}

export function move(beat: Seen, { at, was }: Before, run: Run): void {
  const picture =
    [...document.querySelectorAll<HTMLElement>(".beat-scene")].find((e) => e.getClientRects().length) ?? null;
  const fresh = (of: string) => picture?.querySelectorAll<HTMLElement>(`${of}[data-fresh]`) ?? [];
  const [from, to] = [place(at[0]), place(at[1])];
  const only = to ?? from;
  const hidden = beat.row.hidden?.(beat.slots) ?? false;
  /** when the last die lies: what it makes is not seen before */
  let delay = 0;
  fresh(".beat-die").forEach((die, i) => {
    const after = i * 60;
    delay = 720 + after;
    roll(run, die, {
      delay: after,
      from: [i % 2 ? 150 : -150, -70],
      faces: [...die.querySelectorAll<HTMLElement>(".other")],
    });
  });
  for (const sum of fresh(":is(.parts,.beat-sum)")) appear(run, sum, { delay, scale: 0.6 });
  for (const card of fresh(".beat-card")) turn(run, card);
  for (const mark of fresh(".beat-mark")) stamp(run, mark, { delay, ground: picture });
  switch (beat.kind) {
    case "scene":
    case "win":
    case "lose":
      appear(run, picture, { y: 16 });
      break;
    case "turn":
      turn(run, only);
      break;
    case "deal":
    case "play":
    case "take":
      if (from && to) fly(run, from.querySelector("[data-fly]") ?? from, from, to, { hidden });
      else pulse(run, only);
      break;
    case "coins":
    case "raise": {
      const count = Math.max(
        1,
        ...["coin", "time", "paid", "to", "by", "gain", "stake"].map((slot) => Number(beat.slots[slot]) || 0),
      );
      coins(run, from, to ?? picture, count);
      break;
    }
    case "blow": {
      const sides = [...(picture?.querySelectorAll<HTMLElement>(".beat-side") ?? [])];
      const winner = sides.findIndex((side) => side.dataset["leads"]);
      blow(run, sides[winner], sides[1 - winner], winner ? -1 : 1);
      pulse(run, only, { delay: 260 });
      break;
    }
    case "pile":
    case "rise":
    case "tip":
    case "caught":
    case "sum":
    case "even":
    case "invoke":
      for (const name of at) pulse(run, place(name));
      break;
    case "walk":
      walk(run, from, was);
      break;
    default:
      break;
  }
}
