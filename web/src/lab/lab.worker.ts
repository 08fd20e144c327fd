/* Beside the page: fetches a module of the lab when something is asked of it, and asks. Always true: only this worker may
 * compile anything; the page may not. */
import { DICE, packed, type Question } from "./question";

export type Order = { n: number } & ({ question: Question } | { options: string } | { facts: string });
/** `wrong`: what is wrong with the question; `missing`: there is no such module; neither: it did not come */
export type Reply = { n: number } & ({ said: string } | { wrong: string } | { missing: boolean });

interface Exports {
  memory: WebAssembly.Memory;
  _initialize?(): void;
  lab_room(): number;
  lab_room_size(): number;
  lab_said(): number;
  lab_options?(): number;
  lab_odds?(size: number): number;
  lab_dice?(size: number): number;
  lab_seen?(size: number): number;
}
const modules = new Map<string, Promise<Exports | null>>();

async function fetched(of: string): Promise<Exports | null> {
  const response = await fetch(new URL(`../wasm/lab/${of}.wasm`, location.href));
  if (!response.ok) return null;
  const { instance } = await WebAssembly.instantiate(await response.arrayBuffer(), {});
  const wasm = instance.exports as unknown as Exports;
  wasm._initialize?.();
  return wasm;
}

async function reply(order: Order): Promise<Reply> {
  const { n } = order;
  const of = "options" in order ? order.options : "facts" in order ? DICE : order.question.of;
  if (!modules.has(of)) modules.set(of, fetched(of));
  const wasm = await modules.get(of)!;
  if (!wasm) return { n, missing: true };
  let good: number | undefined;
  if ("options" in order) {
    good = wasm.lab_options?.();
  } else {
    const bytes = new TextEncoder().encode("facts" in order ? order.facts : packed(order.question));
    const fits = bytes.subarray(0, wasm.lab_room_size());
    new Uint8Array(wasm.memory.buffer, wasm.lab_room() >>> 0, fits.length).set(fits);
    const call = "facts" in order ? wasm.lab_seen : of === DICE ? wasm.lab_dice : wasm.lab_odds;
    good = call?.(fits.length);
  }
  const all = new Uint8Array(wasm.memory.buffer, wasm.lab_said() >>> 0);
  const said = new TextDecoder().decode(all.subarray(0, all.indexOf(0)));
  return good ? { n, said } : { n, wrong: said };
}

addEventListener("message", (e: MessageEvent<Order>) => {
  void reply(e.data).then(
    (told) => postMessage(told),
    () => {
      modules.clear(); // the next question tries again
      postMessage({ n: e.data.n, missing: false } satisfies Reply);
    },
  );
});
