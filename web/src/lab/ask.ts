/* The page's way to the lab, in a worker beside it. Always true: an answer is of the question that it was asked, and who gives
 * up on one ends the worker with it. */
import { say } from "../voice/voice";
import type { Order, Reply } from "./lab.worker";
import type { Option, Question } from "./question";

interface Waiting {
  done: (reply: Reply) => void;
  fail: (error: Error) => void;
}
let worker: Worker | null = null;
let count = 0;
const waiting = new Map<number, Waiting>();

function end(error: Error): void {
  worker?.terminate();
  worker = null;
  for (const { fail } of waiting.values()) fail(error);
  waiting.clear();
}
function open(): Worker {
  const made = new Worker(new URL("./lab.worker.ts", import.meta.url), { type: "module" });
  made.onmessage = (e: MessageEvent<Reply>) => {
    waiting.get(e.data.n)?.done(e.data);
    waiting.delete(e.data.n);
  };
  made.onerror = () => end(new Error(say("page-lab-lost")));
  return made;
}
type Content<T> = T extends unknown ? Omit<T, "n"> : never;
async function order(what: Content<Order>): Promise<unknown> {
  worker ??= open();
  const n = ++count;
  const reply = await new Promise<Reply>((done, fail) => {
    waiting.set(n, { done, fail });
    worker!.postMessage({ n, ...what });
  });
  if ("said" in reply) return JSON.parse(reply.said);
  throw new Error("wrong" in reply ? reply.wrong : say(reply.missing ? "page-lab-missing" : "page-lab-lost"));
}

/** The chances in the figures of a view, each with its place. */
export async function chancesOf(facts: Record<string, unknown>): Promise<[string, number][]> {
  const { chances } = (await order({ facts: JSON.stringify(facts) })) as { chances: Record<string, number> };
  return Object.entries(chances);
}
/** What is asked and not answered yet is given up. */
export const giveUp = (): void => end(new Error(say("page-lab-given-up")));
export const ask = (question: Question): Promise<unknown> => order({ question });
export const optionsOf = async (game: string): Promise<Option[]> =>
  ((await order({ options: game })) as { options: Option[] }).options;
