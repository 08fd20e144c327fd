/* Beside the page: fetches a game as WebAssembly when a log of it is to be checked or something is asked of its rules.
 * Always true: only this worker may compile anything; the page may not. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { asker, type Hash, type Question } from "./asked";
import { fetched, fetchedPast, type Module, OtherBuild } from "./module";
import { playOf, replay, type Outcome } from "./replay";
import { type Opened, type Watched, watcher } from "./watched";

/** What is asked of a log that is watched: the name of a call, and what it is called with. */
export type Call = { [K in keyof Watched]: [K, ...Parameters<Watched[K]>] }[keyof Watched];
export type Order = { n: number; game: string } & (
  { log: string } | { question: Question; language: string } | { watch: string; language: string } | { call: Call }
);
/** `wrong`: what is wrong with the question, or what failed */
export type Reply = { n: number } & (
  { told: Outcome } | { opened: Opened } | { answer: unknown } | { wrong: string } | { missing: true }
);

const hash: Hash = (key, bytes) => (key ? hmac(sha256, key, bytes) : sha256(bytes));
const modules = new Map<string, Promise<Module | null>>();
/** the log that is watched */
let watched: { log: Watched; language: string } | null = null;
const askers = new Map<string, ReturnType<typeof asker>>();

/** What comes of a log; where its pack is not built in (any more), with the one that this browser keeps, if it does. */
async function withPack<T>(log: string, run: (pack?: Uint8Array) => Promise<T>, of: (got: T) => Outcome): Promise<T> {
  const got = await run();
  const play = of(got).result === "beyond" && playOf(log);
  if (!play) return got;
  const { BrowserShelf } = await import("../here/shelf");
  const pack = await new BrowserShelf().pack(play);
  return pack ? run(pack) : got;
}

async function reply(order: Order): Promise<Reply> {
  const { n, game } = order;
  if (!modules.has(game)) modules.set(game, fetched(game));
  const module = await modules.get(game)!.catch((error: unknown) => {
    modules.delete(game); // the next question tries again
    throw error;
  });
  if (!module) return { n, missing: true };
  if ("call" in order) {
    const [name, ...given] = order.call as [keyof Watched, ...unknown[]];
    if (name === "chronicle") given.push((await fetchedPast(game, watched!.language)) ?? undefined);
    return { n, answer: (watched!.log[name] as (...given: unknown[]) => unknown)(...given) };
  }
  if ("watch" in order) {
    const { watch, language } = order;
    const open = (pack?: Uint8Array) => watcher(watch, language, module, hash, pack);
    const at = await withPack(watch, open, ({ opened }) => opened.outcome);
    watched = { log: at.watched, language };
    return { n, opened: at.opened };
  }
  if ("log" in order) {
    const { log } = order;
    const told = await withPack(
      log,
      (pack) => replay(log, module, hash, pack),
      (outcome) => outcome,
    );
    return { n, told };
  }
  if (!askers.has(game)) askers.set(game, asker(module, hash));
  return { n, answer: (await askers.get(game)!)(order.question, order.language) };
}

addEventListener("message", (e: MessageEvent<Order>) => {
  const { n, game } = e.data;
  void reply(e.data).then(
    (told) => postMessage(told),
    (error: unknown) => {
      const other = error instanceof OtherBuild;
      if (other) for (const kept of [modules, askers]) kept.delete(game); // the next question fetches both again
      const wrong = error instanceof Error ? error.message : String(error);
      postMessage((other ? { n, missing: true } : { n, wrong }) satisfies Reply);
    },
  );
});
