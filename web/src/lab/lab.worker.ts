/* Beside the page: fetches a module of the lab when something is asked of it, and asks. Always true: only this worker may
 * compile anything; the page may not. */
import { begun, type BookExports, fetched } from "../table/module";
import { DICE, packed, type Question } from "./question";

export type Order = { n: number } & ({ question: Question } | { options: string } | { facts: string });
/** `wrong`: what is wrong with the question; `missing`: there is no such module; neither: it did not come */
export type Reply = { n: number } & ({ said: string } | { wrong: string } | { missing: boolean });

interface Exports extends BookExports {
  lab_room(): number;
  lab_room_size(): number;
  lab_said(): number;
  lab_options?(): number;
  lab_odds?(size: number): number;
  lab_dice?(size: number): number;
  lab_seen?(size: number): number;
}
const modules = new Map<string, Promise<Exports | null>>();

async function running(of: string): Promise<Exports | null> {
  const module = await fetched(`lab/${of}`, of === DICE ? null : of);
  return module && begun<Exports>(module, {});
}

async function reply(order: Order): Promise<Reply> {
  const { n } = order;
  const of = "options" in order ? order.options : "facts" in order ? DICE : order.question.of;
  if (!modules.has(of)) modules.set(of, running(of));
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
