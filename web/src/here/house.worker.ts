/* Beside the page: the house for tables that this browser keeps. Always true: only here is a match made or changed. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { fetched } from "../table/module";
import { type Answer, type Fault, faultOf, House, type Line, type Request } from "./house";
import { BrowserShelf } from "./shelf";

export type Order =
  ({ n: number } & Request) | { line: number; say: string; language: string } | { line: number; close: true };
export type Reply =
  | ({ n: number } & (Answer | { fault: Fault; why: string }))
  | { line: number; said: string }
  | { line: number; fault: Fault; why: string };

/** So long one waits for a window that is being closed. */
const LOCK_MS = 3000;

async function lock(id: string): Promise<(() => void) | null> {
  if (!("locks" in navigator)) return () => undefined; // plain HTTP: the second to write a change is refused
  return new Promise((done, fail) => {
    navigator.locks
      .request(
        `croupier ${id}`,
        { signal: AbortSignal.timeout(LOCK_MS) },
        () => new Promise<void>((free) => done(free)),
      )
      .catch((error: unknown) =>
        error instanceof DOMException && /^(Timeout|Abort)Error$/.test(error.name) ? done(null) : fail(error as Error),
      );
  });
}

const house = new House({
  shelf: new BrowserShelf(),
  hash: (key, bytes) => (key ? hmac(sha256, key, bytes) : sha256(bytes)),
  module: (game) => fetched(game),
  lock,
  random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
});

const lines = new Map<number, Line>();
const reply = (told: Reply) => postMessage(told);

addEventListener("message", ({ data }: MessageEvent<Order>) => {
  if ("n" in data) {
    void house.answer(data).then(
      (answer) => reply({ n: data.n, ...answer }),
      (error: unknown) => {
        const { fault, why } = faultOf(error);
        reply({ n: data.n, fault, why });
      },
    );
  } else if ("say" in data) {
    const line = lines.get(data.line) ?? {
      send: (said) => reply({ line: data.line, said }),
      fault: ({ fault, why }) => reply({ line: data.line, fault, why }),
    };
    lines.set(data.line, line);
    void house.message(line, data.say, data.language);
  } else {
    const line = lines.get(data.line);
    lines.delete(data.line);
    if (line) void house.left(line);
  }
});
