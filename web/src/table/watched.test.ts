import { createHash, createHmac } from "node:crypto";
import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { moduleOf } from "./module.fixture";
import { EVERYBODY, WATCHER, watcher } from "./watched";

const modules = new URL("../../../build/wasm/", import.meta.url);
const hash = (key: Uint8Array | null, bytes: Uint8Array) =>
  (key ? createHmac("sha256", key) : createHash("sha256")).update(bytes).digest();
const open = (game: string, log: string) => watcher(log, "en", moduleOf(game), hash);
describe.runIf(existsSync(new URL("kuhn.wasm", modules)))("a log that is watched", () => {
  const kuhn = (card: string, end: string) =>
    [
      '{"croupier":1,"game":"kuhn","edition":1,"seats":["me","careful"]}',
      '{"seat":"chance","do":"deal","to":0,"card":"queen"}',
      `{"seat":"chance","do":"deal","to":1,"card":"${card}"}`,
      '{"seat":0,"do":"check"}',
      '{"seat":1,"do":"bet"}',
      '{"seat":0,"do":"fold"}',
      end,
    ].join("\n");

  it("shows a seat the same bytes in two worlds that differ in what it never saw", async () => {
    const worlds = [];
    for (const card of ["king", "jack"]) {
      const { opened, watched } = await open("kuhn", kuhn(card, ""));
      expect(opened.count).toBe(5);
      const turns = [...Array(6).keys()].map((n) => watched.turn(0, false, 0, n));
      worlds.push(JSON.stringify([watched.hello(0), watched.feed(0), turns, watched.board(0)]));
    }
    expect(worlds[0]).toBe(worlds[1]);
    expect(worlds[0]).not.toContain("king");
  });

  it("shows everybody's cards of a match that is over, and of no other", async () => {
    const done = await open("kuhn", kuhn("king", ""));
    expect(JSON.stringify(done.watched.turn(0, true, 0, 3).view)).toContain("king");
    const half = await open("kuhn", kuhn("king", "").split("\n").slice(0, 4).join("\n"));
    expect(half.opened.seats).toBe((1 << 0) | (1 << WATCHER));
    expect((done.opened.seats >> EVERYBODY) & 1).toBe(1);
    expect(() => half.watched.turn(0, true, 0, 3)).toThrow();
    expect(() => half.watched.turn(1, false, 0, 3)).toThrow();
    expect(() => half.watched.turn(0, false, 0, 4)).toThrow();
    expect(() => half.watched.feed(1)).toThrow();
    expect(half.watched.turn(0, false, 0, 3).seat).toBe(0);
  });
});
