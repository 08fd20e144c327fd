/* The fights told blow by blow. The truth arrives first; this plays it: a batch of events becomes steps, one a line
 * of the story, and while steps are left the table is shown as it was. Always true: nothing is shown that the truth
 * does not hold already, and skipping to the end shows exactly the truth. */
import type { Batch } from "../table/client";
import type { Entry, StoryLine } from "../table/wire";

export interface Step {
  n: number;
  text: string;
  /** the Fight, from 0; null once they are over */
  fight: number | null;
  verb: string;
  /** faces of each side, the second only if it rolled twice */
  dice: { left: number[]; right: number[] } | null;
  uncover: { left: string; right: string; secret: string } | null;
}

const BEGIN = new Set(["uncover", "unveil", "dice", "again"]);
const AFTER = new Set(["slips", "settled", "fate"]);

function faces(first: unknown, again: unknown): number[] {
  return [first, again].filter((x): x is number => typeof x === "number" && x > 0);
}

function fightOf(entry: Entry, before: number | null): number | null {
  if (entry.do === "uncover" && typeof entry["fight"] === "string") return Number(entry["fight"].slice(-1)) - 1;
  return AFTER.has(entry.do) ? null : before;
}

/** Splits a batch: lines that are told at once, and steps to be played; `fight` is the Fight that was going on. */
export function stage(batch: Batch, fight: number | null, playing: boolean): { told: StoryLine[]; steps: Step[] } {
  const lines = new Map(batch.story.map((line) => [line.n, line.text]));
  const from = playing ? 0 : batch.events.findIndex((e) => e.seat === "chance" && BEGIN.has(e.do));
  if (from < 0) return { told: batch.story, steps: [] };
  const begin = batch.events[from]?.n ?? 0;
  const told = playing ? [] : batch.story.filter((line) => line.n < begin);
  const steps: Step[] = [];
  let dice: Step["dice"] = null;
  for (const entry of batch.events.slice(from)) {
    fight = fightOf(entry, fight);
    if (entry.do === "uncover") dice = null;
    if (entry.do === "dice")
      dice = { left: faces(entry["left"], entry["left-again"]), right: faces(entry["right"], entry["right-again"]) };
    if (entry.do === "again" && dice && (entry["on"] === "left" || entry["on"] === "right"))
      dice = { ...dice, [entry["on"]]: faces(entry["die"], entry["again"]) };
    const text = lines.get(entry.n);
    if (!text) continue;
    steps.push({
      n: entry.n,
      text,
      fight,
      verb: entry.do,
      dice: fight === null ? null : dice,
      uncover:
        entry.do === "uncover"
          ? { left: String(entry["left"]), right: String(entry["right"]), secret: String(entry["secret"]) }
          : null,
    });
  }
  return { told, steps };
}

/** How many steps are left of the Fight that stands first. */
export function restOfFight(steps: readonly Step[]): number {
  const fight = steps[0]?.fight ?? null;
  const end = steps.findIndex((step) => step.fight !== fight);
  return end < 0 ? steps.length : end;
}
