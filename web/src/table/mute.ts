/* Seats whose words this browser does not show at a table. Always true: nobody else learns of it, and what a seat does
 * is shown as before. */
import type { StoryLine } from "./wire";

const keyOf = (table: string) => `croupier.mute.${table}`;

export function mutedAt(table: string): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(table)) ?? "[]");
    return Array.isArray(kept) ? kept.filter((seat): seat is number => typeof seat === "number") : [];
  } catch {
    return [];
  }
}

/** The seats after one of them was muted, or is heard again; kept. */
export function muteTurned(table: string, muted: number[], seat: number): number[] {
  const now = muted.includes(seat) ? muted.filter((at) => at !== seat) : [...muted, seat];
  localStorage.setItem(keyOf(table), JSON.stringify(now));
  return now;
}

/** The story without what these seats said. */
export function unheard(story: StoryLine[], muted: number[]): StoryLine[] {
  return story.flatMap((line) => {
    if (!line.words || line.seat === undefined || !muted.includes(line.seat)) return [line];
    const { words: _, ...rest } = line;
    return rest.text || rest.says ? [rest] : [];
  });
}
