/* The page's way to the rules of a game as WebAssembly, in a worker beside it. Always true: it is fetched when first needed,
 * and an answer is of the question that it was asked. */
import { language, say } from "../voice/voice";
import type { Question } from "./asked";
import type { Call, Order, Reply } from "./engine.worker";
import type { Outcome } from "./replay";
import type { Opened, Watched } from "./watched";

type Waiting = { done: (reply: Reply) => void; fail: (error: Error) => void };
let worker: Worker | null = null;
let count = 0;
const waiting = new Map<number, Waiting>();

function open(): Worker {
  const made = new Worker(new URL("./engine.worker.ts", import.meta.url), { type: "module" });
  made.onmessage = (e: MessageEvent<Reply>) => {
    waiting.get(e.data.n)?.done(e.data);
    waiting.delete(e.data.n);
  };
  made.onerror = (e) => {
    worker = null;
    made.terminate();
    for (const { fail } of waiting.values()) fail(new Error(e.message));
    waiting.clear();
  };
  return made;
}
type Content<T> = T extends unknown ? Omit<T, "n"> : never;
function order(what: Content<Order>): Promise<Reply> {
  worker ??= open();
  const n = ++count;
  return new Promise((done, fail) => {
    waiting.set(n, { done, fail });
    worker!.postMessage({ n, ...what });
  });
}

/** What the rules answer. What is wrong with the question is thrown as a sentence. */
export async function ask(game: string, question: Question): Promise<unknown> {
  const reply = await order({ game, question, language });
  if ("answer" in reply) return reply.answer;
  throw new Error("wrong" in reply ? reply.wrong : say("page-rules-missing"));
}

/** What comes of replaying a log; null: this house has nothing to do it with. What failed is thrown, "" if it did not come. */
export async function replayed(game: string, log: string): Promise<Outcome | null> {
  const reply = await order({ game, log });
  if ("told" in reply) return reply.told;
  if ("missing" in reply) return null;
  throw new Error("wrong" in reply ? reply.wrong : "");
}

/** Opens a log to be watched, in place of the one before; null: this house has nothing to do it with. */
export async function watch(game: string, log: string): Promise<Opened | null> {
  const reply = await order({ game, watch: log, language });
  if ("opened" in reply) return reply.opened;
  if ("missing" in reply) return null;
  throw new Error("wrong" in reply ? reply.wrong : "");
}
/** What the log that is watched shows. */
export async function watched<K extends keyof Watched>(
  game: string,
  ...call: [K, ...Parameters<Watched[K]>]
): Promise<ReturnType<Watched[K]>> {
  const reply = await order({ game, call: call as unknown as Call });
  if ("answer" in reply) return reply.answer as ReturnType<Watched[K]>;
  throw new Error("wrong" in reply ? reply.wrong : "");
}
