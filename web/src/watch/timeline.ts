/* What a timeline is made of: the story of a match, and which of its messages are chapters and moments. Always true: it follows
 * from what the one who looks on was told, never from the log itself. */
import type { StoryLine } from "../table/wire";

export interface Mark {
  n: number;
  /** a chapter begins, or something happens that is looked for again */
  kind: "chapter" | "moment";
  text: string;
}

/** A chapter by its first sentence, and a moment by those of all its messages. */
export function marksOf(feed: readonly StoryLine[], chapters: readonly string[], moments: readonly string[]): Mark[] {
  return feed.flatMap((line): Mark[] => {
    const says = line.says ?? [];
    const begins = says.find(([id]) => chapters.includes(id));
    const told = says.filter(([id]) => moments.includes(id));
    return [
      ...(begins ? [{ n: line.n, kind: "chapter" as const, text: begins[1].trim().split(/(?<=[.!?]) /)[0]! }] : []),
      ...(told.length
        ? [
            {
              n: line.n,
              kind: "moment" as const,
              text: told
                .map(([, text]) => text)
                .join("")
                .trim(),
            },
          ]
        : []),
    ];
  });
}

/** The entry at which a match is opened, for before it the table is empty: the last that was dealt before anyone chose, or, where
 *  someone chose first, the first chapter. */
export function opensAt(log: string, marks: readonly Mark[]): number {
  const entries = log.split("\n").slice(1);
  const dealt = entries.findIndex((line) => !/"seat":"chance"/.test(line));
  return dealt > 0 ? dealt : (marks.find((mark) => mark.kind === "chapter")?.n ?? 0);
}

/** The entries after which a step stops: where something was told, the start and the end. */
export function stepsOf(feed: readonly StoryLine[], count: number): number[] {
  return [...new Set([0, ...feed.filter((line) => line.text || line.words || line.says).map((line) => line.n), count])];
}
export const stepAfter = (steps: readonly number[], at: number) => steps.find((n) => n > at) ?? at;
export const stepBefore = (steps: readonly number[], at: number) => steps.findLast((n) => n < at) ?? at;
