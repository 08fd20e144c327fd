import { describe, expect, it } from "vitest";
import { machine } from "./clock.fixture";
import { type Beat, Beats, type Kind, KINDS, type Speed, SPEEDS, type Weight } from "./queue";

/** A feed of which nobody chose the order: kinds, weights and seats from a seed. */
function feed(seed: number, count: number): Beat[] {
  const kinds = Object.keys(KINDS).filter((kind) => kind !== "fold") as Kind[];
  let state = seed;
  const die = (n: number) => (state = (state * 48271) % 2147483647) % n;
  return Array.from({ length: count }, (_, i) => {
    const small = die(3) > 0;
    const kind = small ? (["step", "walk", "deal"] as const)[die(3)]! : kinds[die(kinds.length)]!;
    const who = die(4) - 1;
    const text = die(12) ? `Thing ${i} happens${" and so on".repeat(die(6))}.` : "";
    const weight = (small ? 0 : KINDS[kind][3]) as Weight;
    return { id: `${1 + (i >> 1)}.${i & 1}`, n: 1 + (i >> 1), kind, text, weight, who, fold: `${who}` };
  });
}

function table(speed: Speed, given: { still?: boolean; me?: number } = {}) {
  const { clock, pass } = machine();
  const at = { stage: -1, truth: -1, shown: [] as string[], spoken: [] as string[], times: [] as number[] };
  const queue: Beats<Beat> = new Beats<Beat>(
    {
      show: (beat) => {
        const ids = (beat.of ?? [beat]).map((one) => one.id);
        at.stage = Number(ids.at(-1)!.split(".")[0]);
        at.times.push(clock.now());
        if (!beat.again) at.shown.push(...ids);
      },
      settle: () => (at.stage = at.truth),
      say: (text) => at.spoken.push(text),
      sumUp: (of) => `${of.length} things.`,
      skippedOver: (text, more) => `${text} ${more} more.`,
    },
    { speed, clock, ...given },
  );
  const take = (beats: readonly Beat[]) => {
    at.truth = beats.at(-1)?.n ?? at.truth;
    queue.add(beats);
  };
  return { queue, at, take, pass, clock };
}
const one = (n: number, more: Partial<Beat> = {}): Beat => ({
  id: `${n}.0`,
  n,
  kind: "turn",
  text: `Card ${n}.`,
  weight: 1,
  who: 0,
  fold: "0",
  ...more,
});

describe("no beat is lost", () => {
  const speeds = Object.keys(SPEEDS) as Speed[];
  const feeds = [1, 7, 42, 78].map((seed) => [seed, feed(seed, 120)] as const);
  for (const speed of speeds)
    for (const way of ["looking on", "pressing about", "without motion"] as const)
      it(`at speed ${speed}, ${way}`, async () => {
        for (const [seed, beats] of feeds) {
          const { queue, at, take, pass } = table(speed, { me: 1, still: way === "without motion" });
          let state = seed + 1;
          const die = (n: number) => (state = (state * 48271) % 2147483647) % n;
          let hidden = false;
          const presses = [
            () => queue.skip(),
            () => {
              queue.skipAll();
              expect(at.stage).toBe(at.truth);
            },
            () => queue.hold("dialog"),
            () => queue.release("dialog"),
            () => queue.hide((hidden = !hidden)),
            () => queue.setSpeed(speeds[die(4)]!),
          ];
          for (let i = 0; i < beats.length;) {
            const size = 1 + die(30);
            take(beats.slice(Math.max(0, i - 3), i + size)); // a reconnect tells three again
            i += size;
            if (hidden || speed === "none") if (way !== "pressing about") expect(at.stage).toBe(at.truth);
            await pass(die(9000));
            if (way === "pressing about") presses[die(presses.length)]!();
          }
          queue.hide(false);
          queue.release("dialog");
          for (let i = 0; !queue.idle && i < 500; i++) {
            await pass(60_000);
            if (way === "without motion") queue.skip();
          }
          await pass(600_000);
          const ledger = queue.ledger();
          expect(queue.idle).toBe(true);
          expect(queue.lost(beats.map((beat) => beat.id))).toEqual([]);
          expect(ledger.map((entry) => entry.id)).toEqual(beats.map((beat) => beat.id));
          expect(new Set(at.shown).size).toBe(at.shown.length);
          const order = at.shown.map((id) => beats.findIndex((beat) => beat.id === id));
          expect(order).toEqual([...order].sort((a, b) => a - b));
          expect(ledger.filter((entry) => entry.how === "shown" || entry.how === "folded").map((e) => e.id)).toEqual(
            at.shown,
          );
          expect(at.stage).toBe(at.truth);
          const texts = new Map(beats.map((beat) => [beat.id, beat.text]));
          expect(ledger.filter((entry) => !entry.said && texts.get(entry.id))).toEqual([]);
          expect(at.spoken.filter((text) => text.length > 200)).toEqual([]);
          if (way === "looking on" && speed !== "none") {
            const said = at.spoken.join(" ");
            for (const entry of ledger.filter((entry) => entry.how === "shown" && texts.get(entry.id)))
              expect(said.split(texts.get(entry.id)!).length, texts.get(entry.id)).toBe(2);
          }
        }
      });
});

describe("what waits", () => {
  it("small things of others are summed up, one's own are not, and each counts", async () => {
    const small = (n: number, who: number) => one(n, { kind: "step", weight: 0, who, fold: `${who}` });
    const { queue, at, take, pass } = table("normal", { me: 1 });
    take([small(1, 0), small(2, 0), small(3, 0), small(4, 1), small(5, 1), small(6, 1), small(7, 0), small(8, 0)]);
    await pass(60_000);
    expect(queue.ledger().map((entry) => entry.how)).toEqual([
      ...["folded", "folded", "folded"],
      ...["shown", "shown", "shown", "shown", "shown"],
    ]);
    expect(at.spoken.join(" ")).toContain("3 things.");
  });

  it("who is behind gets runs of plain things summed up, never what matters", async () => {
    const { queue, take, pass } = table("normal", { me: 0 });
    take(Array.from({ length: 12 }, (_, i) => one(i + 1, { weight: i === 5 ? 2 : 1 })));
    await pass(100);
    expect(queue.left).toBe(12); // one long batch alone is not behind
    take([one(20)]);
    expect(queue.left).toBe(5); // the one shown, two sums, that which matters between them, and the new one
    await pass(60_000);
    expect(queue.ledger()[5]!.how).toBe("shown");
    expect(queue.lost(queue.ledger().map((entry) => entry.id))).toEqual([]);
  });

  it("a beat lasts as long as its sentence takes to read", async () => {
    const { at, take, pass } = table("normal");
    take([one(1, { text: "x".repeat(100), weight: 1 }), one(2)]);
    await pass(2249);
    expect(at.shown).toEqual(["1.0"]);
    await pass(2); // 350 + 19 * 100
    expect(at.shown).toEqual(["1.0", "2.0"]);
  });

  it("holds while there is a reason, and goes on from where it was", async () => {
    const { queue, at, take, pass } = table("normal");
    take([one(1), one(2)]);
    await pass(800);
    queue.hold("dialog");
    queue.hold("cover");
    await pass(60_000);
    queue.release("cover");
    await pass(60_000);
    expect(at.shown).toEqual(["1.0"]);
    queue.release("dialog");
    await pass(208); // 360 + 650 in all
    expect(at.shown).toEqual(["1.0"]);
    await pass(3);
    expect(at.shown).toEqual(["1.0", "2.0"]);
  });

  it("without motion what must be seen stays until it is dismissed", async () => {
    const { queue, at, take, pass } = table("fast", { still: true });
    take([one(1, { kind: "blow", weight: 3 }), one(2)]);
    await pass(600_000);
    expect(at.shown).toEqual(["1.0"]);
    queue.skip();
    await pass(10);
    expect(at.shown).toEqual(["1.0", "2.0"]);
  });

  it("what was taken back is not shown any more", async () => {
    const { queue, at, take, pass } = table("normal");
    take([one(1), one(2), one(3)]);
    await pass(10);
    queue.undo(1);
    take([one(4, { text: "Taken back." })]);
    await pass(60_000);
    expect(at.shown).toEqual(["1.0", "4.0"]);
    expect(queue.ledger().map((entry) => entry.how)).toEqual(["shown", "undone", "undone", "shown"]);
    expect(queue.lost(["1.0", "2.0", "3.0", "4.0"])).toEqual([]);
  });

  it("while nobody looks nothing plays, and what was missed can be seen again", async () => {
    const { queue, at, take, pass } = table("normal");
    take([one(1), one(2)]);
    await pass(10);
    expect(queue.hide(true)).toEqual([]);
    expect([at.stage, queue.left]).toEqual([2, 0]);
    take([one(3)]);
    expect(at.stage).toBe(3);
    await pass(60_000);
    const missed = queue.hide(false);
    expect(missed.map((beat) => beat.id)).toEqual(["1.0", "2.0", "3.0"]);
    const before = at.spoken.length;
    queue.again(missed);
    await pass(60_000);
    expect(at.times.length).toBe(4);
    expect([at.stage, at.spoken.length]).toEqual([3, before]);
    expect(queue.ledger().map((entry) => entry.how)).toEqual(["shown", "away", "away"]);
  });

  it("skipping all says what weighs most and how much more there is", async () => {
    const { queue, at, take, pass } = table("normal");
    take([one(1), one(2, { kind: "caught", weight: 3, text: "You are caught." }), one(3), one(4)]);
    await pass(10);
    queue.skipAll();
    await pass(60_000);
    expect(at.spoken).toEqual(["Card 1.", "You are caught. 2 more."]);
    queue.repeat();
    expect(at.spoken.at(-1)).toBe("You are caught. 2 more.");
  });

  it("a speed is kept to in the middle of a beat", async () => {
    const { queue, at, take, pass } = table("slow");
    take([one(1), one(2)]);
    await pass(1000); // 600 of 1010 are over
    queue.setSpeed("fast");
    await pass(168);
    expect(at.shown).toEqual(["1.0"]);
    await pass(5); // 410 / 2.4
    expect(at.shown).toEqual(["1.0", "2.0"]);
    queue.setSpeed("none");
    expect([queue.left, at.stage]).toEqual([0, 2]);
  });
});
