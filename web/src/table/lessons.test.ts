/* How far a lesson has come, as it is kept. */
import { expect, test } from "vitest";
import { keepLesson, lessonKept } from "./lessons";

function shelf() {
  const all = new Map<string, string>();
  return { getItem: (k: string) => all.get(k) ?? null, setItem: (k: string, v: string) => void all.set(k, v) };
}
const step = (id: string, n: number, say = id) => ({ id, n, say });

test("steps are kept in their order, each once, as they were last said", () => {
  const on = shelf();
  const now = (n: number, over = false) => ({ table: "t", seat: 0, n, of: 3, over });
  keepLesson(on, "kuhn", now(2), step("b", 2));
  keepLesson(on, "kuhn", now(1), step("a", 1));
  keepLesson(on, "kuhn", now(2), step("b", 2, "anders"));
  keepLesson(on, "kuhn", now(3, true));
  expect(lessonKept(on, "kuhn")).toEqual({ ...now(3, true), steps: [step("a", 1), step("b", 2, "anders")] });
  expect(lessonKept(on, "leduc")).toBeNull();
});

test("what is broken is no lesson", () => {
  const on = shelf();
  for (const bad of ["{", "7", "null", '{"table":1,"steps":[]}', '{"table":"t"}']) {
    on.setItem("croupier.lesson.kuhn", bad);
    expect(lessonKept(on, "kuhn")).toBeNull();
  }
});
