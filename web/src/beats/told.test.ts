/* What real matches tell, at every speed: each message that a seat was sent ends in the ledger, once and in its order, as
 * shown, summed up or skipped. The ids are counted from the story alone, not by what makes the beats. */
import { createHash, createHmac } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { EVERYBODY, WATCHER, watcher } from "../table/watched";
import { machine } from "./clock.fixture";
import { Beats, type Speed, SPEEDS } from "./queue";
import { beatsOf, type Seen, summed, type Telling } from "./rows";

const modules = new URL("../../../build/wasm/", import.meta.url);
const golden = new URL("../../../tests/golden/", import.meta.url);
const hash = (key: Uint8Array | null, bytes: Uint8Array) =>
  (key ? createHmac("sha256", key) : createHash("sha256")).update(bytes).digest();
const tellings = import.meta.glob<Telling>("../*/beats.ts");
/** Logs of whole matches; of Bloodsport, Fights and their payment, to a watcher where no seat may be watched before the end. Those
 *  of 21 bear packs of their own, which the modules do not read. */
const LOGS: Record<string, readonly string[]> = {
  bloodsport: ["fight", "payout", "loans"],
  "gamblers-heart": ["five-seats"],
  texarkana: ["posse"],
};

describe.runIf(existsSync(new URL("kuhn.wasm", modules)))("what real matches tell is not lost", () => {
  it("has the logs", () => {
    for (const [game, names] of Object.entries(LOGS))
      expect(readdirSync(new URL(`${game}/`, golden))).toEqual(
        expect.arrayContaining(names.map((name) => `${name}.jsonl`)),
      );
  });
  for (const [game, names] of Object.entries(LOGS))
    for (const name of names)
      it(`${game}, ${name}`, { timeout: 60_000 }, async () => {
        const given = await tellings[`../${game.replaceAll("-", "_")}/beats.ts`]!();
        const log = readFileSync(new URL(`${game}/${name}.jsonl`, golden), "utf8");
        const module = new WebAssembly.Module(readFileSync(new URL(`${game}.wasm`, modules)));
        const { opened, watched } = await watcher(log, "en", module, hash);
        const seats = [...Array(EVERYBODY).keys()].filter((seat) => (opened.seats >> seat) & 1);
        const seat = seats.find((at) => at !== WATCHER && at > 0) ?? seats[0]!;
        for (const speed of Object.keys(SPEEDS) as Speed[])
          for (const pressing of [false, true]) {
            const { clock, pass } = machine();
            const said: string[] = [];
            const queue = new Beats<Seen>(
              {
                show: () => undefined,
                settle: () => undefined,
                say: (text) => said.push(text),
                sumUp: (of) => summed(of, given.sums ?? {}, (last) => `${of.length} things. ${last}`),
                skippedOver: (text, more) => `${text} ${more} more.`,
              },
              { speed, clock, me: seat },
            );
            const told: string[] = [];
            let state = 7;
            const die = (n: number) => (state = (state * 48271) % 2147483647) % n;
            for (let from = 0; from < opened.count;) {
              const to = Math.min(opened.count, from + 1 + die(9));
              const turn = watched.turn(seat, false, from, to);
              const story = turn.story ?? [];
              told.push(
                ...story.flatMap((line) =>
                  [...Array(line.says?.length ?? (line.text ? 1 : 0)).keys()].map((k) => `${line.n}.${k}`),
                ),
              );
              const looks = { view: turn.view, facts: {}, cards: {}, nameOf: (at: number) => `Seat ${at}`, me: seat };
              queue.add(beatsOf(story, given, looks));
              await pass(die(6000));
              if (pressing) [() => queue.skip(), () => queue.skipAll(), () => undefined][die(3)]!();
              from = to;
            }
            for (let i = 0; !queue.idle && i < 2000; i++) await pass(60_000);
            await pass(600_000);
            const ledger = queue.ledger();
            const at = `${speed}, ${pressing ? "pressing" : "looking on"}`;
            expect(told.length, at).toBeGreaterThan(20);
            expect(
              ledger.map((entry) => entry.id),
              at,
            ).toEqual(told);
            expect(
              ledger.filter((entry) => !entry.how),
              at,
            ).toEqual([]);
            if (speed !== "none") expect(ledger.filter((entry) => entry.how === "shown").length, at).toBeGreaterThan(0);
            expect(said.length, at).toBeGreaterThan(0);
          }
      });
});
