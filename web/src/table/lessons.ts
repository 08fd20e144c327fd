/* How far a lesson of this browser has come: a step for the lobby to go on with, and all that were reached, to be chosen
 * again. Always true: what an older or a broken page kept is no lesson. */
export interface Kept {
  table: string;
  seat: number;
  /** the step that is up; over: the lesson is */
  n: number;
  of: number;
  over: boolean;
  steps: { id: string; n: number; say: string }[];
}
type Shelf = Pick<Storage, "getItem" | "setItem">;

const keyOf = (game: string) => `croupier.lesson.${game}`;

export function lessonKept(shelf: Pick<Storage, "getItem">, game: string): Kept | null {
  try {
    const kept = JSON.parse(shelf.getItem(keyOf(game)) ?? "null") as Kept | null;
    return kept && typeof kept.table === "string" && Array.isArray(kept.steps) ? kept : null;
  } catch {
    return null;
  }
}

/** With each step; one that is reached again, or in another language, is kept as it is now. */
export function keepLesson(shelf: Shelf, game: string, now: Omit<Kept, "steps">, step?: Kept["steps"][number]): void {
  const before = lessonKept(shelf, game);
  const steps = (before?.steps ?? []).filter((one) => one.id !== step?.id);
  if (step) steps.push({ id: step.id, n: step.n, say: step.say });
  shelf.setItem(keyOf(game), JSON.stringify({ ...now, steps: steps.sort((a, b) => a.n - b.n) }));
}
