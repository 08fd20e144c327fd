/* What real matches tell, at every speed: each message that a seat was sent ends in the ledger, once and in its order, as
 * shown, summed up or skipped. The ids are counted from the story alone, not by what makes the beats. Whole matches of each game
 * are played by bots at a table without a house, and told as they are played; golden logs are told in pieces of any size. */
import { createHash, createHmac } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Keeper, RANDOM_BYTES } from "../here/keeper";
import { lineOf } from "../table/line";
import { moduleOf } from "../table/module.fixture";
import { EVERYBODY, WATCHER, watcher } from "../table/watched";
import type { SentTurn, StoryLine, Turn, View } from "../table/wire";
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
/** Tables at which bots play a whole match, seat "me" as the careful one would. */
const TABLES: Record<string, { seats: string[]; rules?: Record<string, unknown> }> = {
  bloodsport: { seats: ["me", "careful"] },
  "gamblers-heart": {
    seats: ["careful", "me", "careful"],
    rules: { quests: 2 },
  },
  texarkana: { seats: ["careful", "me"] },
  "twenty-one": {
    seats: ["careful", "me"],
    rules: { story: "first", difficulty: "easy" },
  },
};
const MOST_MOVES = 6000;

interface Batch {
  view: View;
  story: StoryLine[];
}
const idsOf = (story: readonly StoryLine[]) =>
  story.flatMap((line) => [...Array(line.says?.length ?? (line.text ? 1 : 0)).keys()].map((k) => `${line.n}.${k}`));

/** What one seat is told of a log, in pieces of up to nine entries. */
async function ofLog(game: string, log: string): Promise<{ seat: number; batches: Batch[] }> {
  const { opened, watched } = await watcher(log, "en", moduleOf(game), hash);
  const seats = [...Array(EVERYBODY).keys()].filter((seat) => (opened.seats >> seat) & 1);
  const seat = seats.find((at) => at !== WATCHER && at > 0) ?? seats[0]!;
  const batches: Batch[] = [];
  let state = 7;
  for (let from = 0; from < opened.count;) {
    state = (state * 48271) % 2147483647;
    const to = Math.min(opened.count, from + 1 + (state % 9));
    const { view, story = [] } = watched.turn(seat, false, from, to);
    batches.push({ view, story });
    from = to;
  }
  return { seat, batches };
}

/** What the seat of a person is told, message by message, of a match that is played here to its end. */
async function ofTable(game: string): Promise<{ seat: number; batches: Batch[]; whole: string[] }> {
  const wish = { game, hints: "advice", ...TABLES[game]! };
  const seat = wish.seats.indexOf("me");
  const keeper = await Keeper.open(moduleOf(game), hash);
  const batches: Batch[] = [];
  let told = 0;
  const tell = (from: number) => {
    const { story = [], ...turn } = JSON.parse(keeper.tell(seat, from)) as SentTurn;
    return {
      turn: turn as unknown as Turn,
      story: story.map(lineOf) as StoryLine[],
    };
  };
  keeper.deal(
    JSON.stringify(wish),
    Uint8Array.from({ length: RANDOM_BYTES }, (_, i) => (i * 53 + 11) % 251),
  );
  for (let moves = 0; ; moves++) {
    expect(moves, `${game} does not end`).toBeLessThan(MOST_MOVES);
    const lines = keeper.goOn();
    const { turn, story } = tell(told);
    told = turn.n;
    batches.push({ view: turn.view, story });
    if (turn.type === "end") break;
    if (lines) continue;
    const advice = JSON.parse(keeper.ask(seat, JSON.stringify({ type: "ask", id: "1", of: ["?"] }))) as {
      of: { move?: object }[];
    };
    const { seat: _, ...move } = advice.of[0]!.move as { seat: number };
    const taken = keeper.take(seat, JSON.stringify({ n: turn.n, ...move }));
    expect(taken).not.toHaveProperty("answer");
  }
  return { seat, batches, whole: idsOf(tell(0).story) };
}

/** Nothing of it is lost, at each speed, looking on and pressing. */
async function lostNowhere(game: string, seat: number, batches: readonly Batch[]): Promise<string[]> {
  const given = await tellings[`../${game.replaceAll("-", "_")}/beats.ts`]!();
  const told = batches.flatMap(({ story }) => idsOf(story));
  expect(told.length).toBeGreaterThan(20);
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
      let state = 7;
      const die = (n: number) => (state = (state * 48271) % 2147483647) % n;
      for (const { view, story } of batches) {
        const looks = {
          view,
          facts: {},
          cards: {},
          nameOf: (at: number) => `Seat ${at}`,
          me: seat,
        };
        queue.add(beatsOf(story, given, looks));
        await pass(die(6000));
        if (pressing) [() => queue.skip(), () => queue.skipAll(), () => undefined][die(3)]!();
      }
      for (let i = 0; !queue.idle && i < 2000; i++) await pass(60_000);
      await pass(600_000);
      const ledger = queue.ledger();
      const at = `${speed}, ${pressing ? "pressing" : "looking on"}`;
      expect(
        ledger.map((entry) => entry.id),
        at,
      ).toEqual(told);
      expect(
        ledger.filter((entry) => !entry.how),
        at,
      ).toEqual([]);
      const ways = new Set(ledger.map((entry) => entry.how));
      if (speed !== "none") expect(ways, at).toContain("shown");
      if (!pressing)
        expect(
          [...ways].filter((how) => !["shown", "folded", "none"].includes(String(how))),
          at,
        ).toEqual([]);
      expect(said.length, at).toBeGreaterThan(0);
    }
  return told;
}

describe.runIf(existsSync(new URL("kuhn.wasm", modules)))(
  "what real matches tell is not lost",
  { timeout: 120_000 },
  () => {
    it("has the logs", () => {
      for (const [game, names] of Object.entries(LOGS))
        expect(readdirSync(new URL(`${game}/`, golden))).toEqual(
          expect.arrayContaining(names.map((name) => `${name}.jsonl`)),
        );
    });
    for (const [game, names] of Object.entries(LOGS))
      for (const name of names)
        it(`${game}, ${name}`, async () => {
          const log = readFileSync(new URL(`${game}/${name}.jsonl`, golden), "utf8");
          const { seat, batches } = await ofLog(game, log);
          await lostNowhere(game, seat, batches);
        });
    for (const game of Object.keys(TABLES))
      it(`${game}, a whole match that bots play at a table here`, async () => {
        const { seat, batches, whole } = await ofTable(game);
        const told = await lostNowhere(game, seat, batches);
        expect(whole.length).toBeGreaterThan(100);
        expect(told.slice(-whole.length)).toEqual(whole); // who comes at the end is told the same, as much as one message holds
      });
  },
);
