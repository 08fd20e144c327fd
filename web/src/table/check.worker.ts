/* Beside the page: fetches a game as WebAssembly when a log of it is to be checked, and replays it. Always true: only
 * this worker may compile anything; the page may not. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { replay, type Hash, type Outcome } from "./replay";

export interface Question { game: string; log: string }
export type Answer = Outcome | { result: "not-here" };

const hash: Hash = (key, bytes) => (key ? hmac(sha256, key, bytes) : sha256(bytes));

async function answer({ game, log }: Question): Promise<Answer> {
  const response = await fetch(`/wasm/${game}.wasm`);
  if (!response.ok) return { result: "not-here" };
  return replay(log, await WebAssembly.compileStreaming(response), hash);
}

addEventListener("message", (e: MessageEvent<Question>) => {
  // a failure goes to the page as an error of the worker
  void answer(e.data).then(
    (told) => postMessage(told),
    (error: unknown) => setTimeout(() => { throw error; }),
  );
});
