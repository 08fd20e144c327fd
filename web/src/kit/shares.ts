/* Chances of all ways in which one thing can go, as they are shown. Always true: whole percents of such a list add up to 100,
 * and sure is only what is. */
import { say } from "../voice/voice";

/** Whole percents by largest remainder; what does not add up to 1 is rounded one by one. */
export function percents(shares: readonly number[]): number[] {
  const all = shares.reduce((sum, x) => sum + x, 0);
  if (Math.abs(all - 1) > 0.005) return shares.map((x) => Math.round(x * 100));
  const whole = shares.map((x) => Math.floor(x * 100 + 1e-9));
  const order = shares
    .map((_, i) => i)
    .sort((a, b) => shares[b]! * 100 - whole[b]! - (shares[a]! * 100 - whole[a]!) || a - b);
  let left = 100 - whole.reduce((sum, x) => sum + x, 0);
  for (const i of order) {
    if (left <= 0) break;
    whole[i]!++;
    left--;
  }
  return whole;
}

/** The same in words. */
export function percentWords(shares: readonly number[]): string[] {
  return percents(shares).map((n, i) => {
    const x = shares[i]!;
    return x > 0.995 && x < 1
      ? say("page-percent-over")
      : x > 0 && x < 0.005
        ? say("page-percent-under")
        : say("page-percent", { n });
  });
}

/** One chance in words, beside no others. */
export const percent = (share: number): string => percentWords([share])[0]!;
