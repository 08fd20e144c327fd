import type { Clock } from "./queue";

/** A clock whose time passes only when told; gives also what runs due have left to do. */
export function machine() {
  let now = 0;
  let last = 0;
  const timers = new Map<number, [number, () => void]>();
  const clock: Clock = {
    now: () => now,
    set: (run, ms) => (timers.set(++last, [now + ms, run]), last),
    clear: (timer) => timers.delete(timer as number),
  };
  async function pass(ms: number): Promise<void> {
    const until = now + ms;
    for (;;) {
      await new Promise(setImmediate);
      const [id, next] = [...timers].filter(([, [at]]) => at <= until).sort((a, b) => a[1][0] - b[1][0])[0] ?? [];
      if (id === undefined || !next) break;
      timers.delete(id);
      now = next[0];
      next[1]();
    }
    now = until;
  }
  return { clock, pass };
}
