/* The parts of a table that is opened stand one after the other: as many in one task as take a few milliseconds, each
 * of which a slow machine takes for itself and paints before the next. Always true: they come in their order, so that
 * once the last is there, all are; and they come in a window that nobody looks at, too. */
import { flushSync, untrack } from "svelte";

const TASK_MS = 5;
/** A window that is not shown has no frames. */
const HIDDEN_MS = 60;

/** The next task after a frame. */
function framed(): Promise<void> {
  return new Promise((done) => {
    const late = setTimeout(done, HIDDEN_MS);
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(done);
    });
  });
}

/** Counts how many of so many parts are to stand, once the first of them may. */
export function inTurn(parts: number, may = () => true): { readonly at: number } {
  let at = $state(0);
  $effect(() => {
    let gone = !may();
    void (async () => {
      while (!gone && at < parts) {
        await framed();
        for (const begun = performance.now(); !gone && at < parts && performance.now() - begun < TASK_MS;)
          flushSync(() => at++);
      }
    })();
    return () => (gone = true);
  });
  return {
    get at() {
      return at;
    },
  };
}

/** What it is, a task after a frame later: a press is seen to be taken before what it opens is made. */
export function later<T>(value: () => T, first = untrack(value)): { readonly now: T } {
  let now = $state.raw(first);
  $effect(() => {
    const next = value();
    let gone = false;
    void framed().then(() => {
      if (!gone) now = next;
    });
    return () => (gone = true);
  });
  return {
    get now() {
      return now;
    },
  };
}

const seen = new WeakSet<object>();
/** A part that was fetched, the first time in a task of its own: what a screen is made of is often there at once, and then
 *  came all in one. */
export const apart = <T extends object>(part: Promise<T>): Promise<T> =>
  part.then((it) => (seen.has(it) ? it : new Promise((done) => setTimeout(() => (seen.add(it), done(it))))));
