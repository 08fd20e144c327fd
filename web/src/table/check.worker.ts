/* Beside the page: fetches the engine as WebAssembly when a log is to be checked, and replays it. Always true: only
 * this worker may compile anything; the page may not. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { replay, type Hash, type Outcome } from "./replay";

export type Answer = Outcome | { result: "not-here" };

const hash: Hash = (key, bytes) => (key ? hmac(sha256, key, bytes) : sha256(bytes));

async function answer(log: string): Promise<Answer> {
  const response = await fetch("/croupier.wasm");
  if (!response.ok) return { result: "not-here" };
  return replay(log, await WebAssembly.compileStreaming(response), hash);
}

addEventListener("message", (e: MessageEvent<string>) => {
  // a failure goes to the page as an error of the worker
  void answer(e.data).then(
    (told) => postMessage(told),
    (error: unknown) => setTimeout(() => { throw error; }),
  );
});
