import { beforeEach, describe, expect, it } from "vitest";
import { TableClient } from "./client";
import type { LinkEvents } from "./link";
import type { TableState } from "./state";
import { asSent } from "./line.fixture";

/* A table by hand: links that note what was sent, and a clock that runs when told to. */
class Line {
  sent: Record<string, unknown>[] = [];
  closed = false;
  constructor(readonly events: LinkEvents) {}
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.closed = true;
  }
  says(message: object) {
    this.events.message(JSON.stringify(asSent(message)));
  }
}

let lines: Line[];
let timers: { at: number; run: () => void }[];
let time: number;
let state: TableState;
let client: TableClient;
let ids: number;

const clock = {
  after(ms: number, run: () => void) {
    const timer = { at: time + ms, run };
    timers.push(timer);
    return timer;
  },
  stop(timer: unknown) {
    timers = timers.filter((t) => t !== timer);
  },
};
function pass(ms: number) {
  time += ms;
  for (const timer of timers.filter((t) => t.at <= time)) {
    timers = timers.filter((t) => t !== timer);
    timer.run();
  }
}
const hello = { type: "hello", seat: 0, protocol: 1, game: "g", edition: 1, rules: {}, seats: ["me"] };
const turn = (n: number, more: object = {}) => ({
  type: "turn",
  seat: 0,
  n,
  phase: "p",
  turn: [0],
  view: {},
  options: [{ do: "go" }],
  story: [],
  ...more,
});
const last = () => lines.at(-1)!;
function sit(n = 5) {
  last().events.open();
  last().says(hello);
  last().says(turn(n));
}

beforeEach(() => {
  lines = [];
  timers = [];
  time = 0;
  ids = 0;
  client = new TableClient(
    (events) => {
      const line = new Line(events);
      lines.push(line);
      return line;
    },
    { table: "t".repeat(32), token: "secret" },
    (s) => (state = s),
    clock,
    () => `id${++ids}`,
  );
  client.connect();
});

describe("patches", () => {
  const start = () => {
    last().events.open();
    last().says(hello);
    last().says(
      turn(5, {
        view: { coin: [3, 4], on: null },
        undo: 4,
        ask: ["Bet?", "Or pass."],
        story: [{ n: 5, text: "So it began." }],
      }),
    );
  };
  const patch = (n: number, change: object) => ({ n, ...change });
  it("are asked for, and make the next turn of the one before", () => {
    start();
    expect(last().sent[0]).toMatchObject({ type: "hello", patch: true });
    const before = state.turn;
    last().says(
      patch(7, {
        view: { coin: { "1": 5 }, on: "left" },
        undo: null,
        ask: ["Pay?"],
        story: [{ n: 7, text: "You go." }],
      }),
    );
    expect(state.turn).toEqual(
      turn(7, {
        view: { coin: [3, 5], on: "left" },
        ask: "Pay?",
        guide: "",
        story: [{ n: 7, text: "You go." }],
      }),
    );
    expect(state.story.map((l) => l.n)).toEqual([5, 7]);
    expect(before!.view).toEqual({ coin: [3, 4], on: null });
    last().says(patch(8, { end: "over", options: null }));
    expect(state.turn).toMatchObject({ type: "end", end: "over", n: 8 });
    expect(state.turn!.options).toBeUndefined();
  });
  it("of nothing are thrown away, and the whole table is asked for", () => {
    last().events.open();
    last().says(hello);
    last().says(patch(7, { view: { on: "right" }, story: [{ n: 7, text: "Lost." }] }));
    expect(state.turn).toBeNull();
    expect(last().sent.at(-1)).toEqual({ type: "whole", n: 0 });
    last().says(
      turn(7, {
        view: { on: "right" },
        story: [
          { n: 6, text: "First." },
          { n: 7, text: "Lost." },
        ],
      }),
    );
    expect(state.story.map((l) => l.text)).toEqual(["First.", "Lost."]);
  });
  it("leave it to the view to name the phase", () => {
    last().events.open();
    last().says(hello);
    last().says({ ...turn(5, { view: { phase: "bet" } }), phase: undefined });
    last().says(patch(6, { view: { phase: "pay" } }));
    expect(state.turn?.phase).toBe("pay");
  });
  it("come after a whole turn on each new line", () => {
    start();
    last().events.closed(1006, "");
    pass(400);
    last().events.open();
    last().says(hello);
    expect(last().sent[0]).toMatchObject({ type: "hello", n: 5, patch: true });
    last().says(turn(6, { view: { coin: [9, 9], on: null } }));
    last().says(patch(7, { view: { coin: { "0": 8 } } }));
    expect(state.turn!.view).toEqual({ coin: [8, 9], on: null });
  });
});

describe("words", () => {
  it("go with a move, and stand in their own field", () => {
    sit();
    expect(client.play({ do: "cast", spell: "Moonlit Door" }, '  I say\r\n"open".  ')).toBe(true);
    expect(last().sent.at(-1)).toEqual({ n: 5, id: "id1", do: "cast", spell: "Moonlit Door", text: 'I say\n"open".' });
    expect(client.play({ do: "go" }, "")).toBe(false);
  });
  it("that are blank are none", () => {
    sit();
    expect(client.say(" \n ")).toBe(false);
    client.play({ do: "go" }, "   ");
    expect(last().sent.at(-1)).toEqual({ n: 5, id: "id1", do: "go" });
  });
  it("between moves wait for each other, and a move behind them keeps the n it was made at", () => {
    sit();
    client.say("one");
    client.say("two");
    client.play({ do: "go" });
    expect(state.saying).toEqual(["one", "two"]);
    expect(last().sent.slice(1)).toEqual([{ id: "id1", do: "say", text: "one" }]);
    last().says({ type: "ok", seat: 0, id: "id1", n: 6 });
    last().says(turn(6, { story: [{ n: 6, text: "", seat: 0, words: "one" }] }));
    expect(last().sent.at(-1)).toEqual({ id: "id2", do: "say", text: "two" });
    last().says(turn(7));
    last().says({ type: "ok", seat: 0, id: "id2", n: 7 });
    expect(last().sent.at(-1)).toEqual({ n: 5, id: "id3", do: "go" });
    expect(state.saying).toEqual([]);
    expect(state.sending).toEqual({ do: "go" });
  });
  it("are confirmed along with the turn that follows", () => {
    sit();
    client.play({ do: "go" });
    last().says({ n: 6, phase: "b", ok: { id: "id1", n: 6 } });
    expect(state.sending).toBe(null);
    expect(state.turn).toMatchObject({ n: 6, phase: "b" });
    expect(state.turn).not.toHaveProperty("ok");
  });
  it("that were heard before the line was cut are not said again, others are", () => {
    sit();
    client.say("yes");
    client.say("yes");
    last().events.closed(1006, "");
    pass(400);
    sit(5);
    expect(last().sent.slice(1)).toEqual([{ id: "id1", do: "say", text: "yes" }]);
    last().events.closed(1006, "");
    pass(400);
    last().events.open();
    last().says(hello);
    last().says(turn(6, { story: [{ n: 6, text: "", seat: 0, words: "yes" }] }));
    expect(last().sent.slice(1)).toEqual([{ id: "id2", do: "say", text: "yes" }]);
    expect(state.saying).toEqual(["yes"]);
  });
  it("that are refused are told of, and the next go on", () => {
    sit();
    client.say("one");
    client.say("two");
    last().says({ type: "error", seat: 0, code: "too-fast", message: "Too many messages." });
    expect(state.fault?.code).toBe("too-fast");
    expect(last().sent.at(-1)).toEqual({ id: "id2", do: "say", text: "two" });
  });
  it("keep whose they are in the story", () => {
    sit();
    last().says(turn(6, { story: [{ n: 6, text: " You write. ", seat: 0, words: "for me", only: true }] }));
    expect(state.story).toEqual([{ n: 6, text: "You write.", seat: 0, words: "for me", only: true }]);
  });
});

describe("sitting down", () => {
  it("says hello first, and is live at the first turn", () => {
    last().events.open();
    expect(last().sent).toEqual([
      {
        type: "hello",
        table: "t".repeat(32),
        token: "secret",
        n: 0,
        patch: true,
        says: true,
        "with-ok": true,
        "no-events": true,
        shuffle: true,
      },
    ]);
    last().says(hello);
    expect(state.line).toBe("connecting");
    last().says(turn(5, { story: [{ n: 3, text: "\nRound 1 begins." }] }));
    expect(state.line).toBe("live");
    expect(state.batch).toBeNull();
    expect(state.story).toEqual([{ n: 3, text: "Round 1 begins." }]);
  });

  it("asks for no events", () => {
    sit(5);
    expect(last().sent[0]).toMatchObject({ type: "hello", "no-events": true });
    last().says({ n: 6, phase: "q", story: [{ n: 6, text: "You go." }] });
    expect(state).toMatchObject({ turn: { n: 6, phase: "q" }, batch: { story: [{ n: 6, text: "You go." }] } });
  });

  it("asks which messages the story says, and reads the lines whole", () => {
    const shown: TableState[] = [];
    const reads = new TableClient(
      (events) => (lines.push(new Line(events)), last()),
      { table: "t".repeat(32), token: "secret" },
      (s) => shown.push(s),
      clock,
      () => "id",
    );
    reads.connect();
    last().events.open();
    expect(last().sent[0]).toMatchObject({ type: "hello", says: true });
    const says = [
      ["hit", "You hit. ", 4],
      ["draw", "You draw a card."],
    ];
    last().says({ ...turn(5), story: [{ n: 5, says, words: "Ha!" }] });
    expect(shown.at(-1)?.story).toEqual([{ n: 5, says, words: "Ha!", text: "You hit. You draw a card." }]);
  });

  it("does not try again where the seat is refused", () => {
    last().events.open();
    last().says({ type: "error", code: "no-such-table", message: "This link opens no table here. Ask for a new one." });
    expect(state.line).toBe("refused");
    last().events.closed(1008, "");
    pass(60_000);
    expect(lines).toHaveLength(1);
  });

  it("tries again where the house was closing", () => {
    last().events.open();
    last().says({ type: "error", code: "closing", message: "the house closes" });
    last().events.closed(1001, "");
    pass(300);
    expect(lines).toHaveLength(2);
  });
});

describe("moves", () => {
  it("go with the turn's n and an id, one at a time", () => {
    sit(5);
    expect(client.play({ do: "go" })).toBe(true);
    expect(last().sent.at(-1)).toEqual({ n: 5, id: "id1", do: "go" });
    expect(client.play({ do: "go" })).toBe(false);
    last().says({ type: "ok", id: "id1", n: 6 });
    expect(client.play({ do: "go" })).toBe(false);
    last().says(turn(6));
    expect(state.sending).toBeNull();
    expect(client.play({ do: "go" })).toBe(true);
    expect(last().sent.at(-1)).toEqual({ n: 6, id: "id2", do: "go" });
  });

  it("that are refused are gone, with the reason", () => {
    sit(5);
    client.play({ do: "go" });
    last().says({ type: "error", code: "stale", message: "made against entry 5, which is past" });
    expect(state.sending).toBeNull();
    expect(state.fault?.code).toBe("stale");
    expect(state.fault?.message).not.toContain("entry");
    last().says(turn(7));
    client.play({ do: "go" });
    expect(state.fault).toBeNull();
    expect(last().sent.at(-1)).toEqual({ n: 7, id: "id2", do: "go" });
  });

  it("that were held are no longer said to be, once the cards or the break are others", () => {
    sit(5);
    client.play({ do: "go" });
    last().says({ type: "error", code: "held", message: "nobody moves" });
    expect(state.fault?.code).toBe("held");
    last().says({ type: "care", card: "none", shown: 2, lifts: [0], break: 0 });
    expect(state.fault).toBeNull();
  });

  it("that were confirmed are not sent again after a cut, and wait for the turn that shows them", () => {
    sit(5);
    client.play({ do: "go" });
    last().says({ type: "ok", id: "id1", n: 6 });
    last().events.closed(1006, "");
    pass(300);
    last().events.open();
    last().says(hello);
    last().says(turn(6));
    expect(last().sent).toHaveLength(1);
    expect(state.sending).toBeNull();
  });

  it("are taken back where the turn says how, as one message with an id", () => {
    sit(5);
    expect(client.undo()).toBe(false);
    last().says(turn(6, { undo: 4 }));
    expect(client.undo()).toBe(true);
    expect(client.undo()).toBe(false);
    expect(last().sent.at(-1)).toEqual({ id: "id1", do: "undo", to: 4 });
    last().says({ type: "ok", id: "id1", n: 7 });
    expect(state.sending).not.toBeNull();
    last().says(turn(7));
    expect(state.sending).toBeNull();
    expect(client.undo()).toBe(false);
  });

  it("are asked for by all, and what came of it is forgotten with the line", () => {
    sit(5);
    client.takeBack({ do: "ask" });
    expect(last().sent.at(-1)).toEqual({ type: "undo", do: "ask" });
    last().says({ type: "undo", is: "asked", of: 0, to: 3, moves: 2, agreed: [], waits: [1] });
    expect(state.undo?.told.waits).toEqual([1]);
    last().events.closed(1006, "");
    pass(300);
    sit(6);
    expect(state.undo).toBeNull();
  });

  it("an ok for another id confirms nothing", () => {
    sit();
    client.play({ do: "go" });
    last().says({ type: "ok", id: "other", n: 6 });
    expect(state.sending).toEqual({ do: "go" });
  });
});

describe("a line that was cut", () => {
  it("is opened again from the last n, and the unanswered move sent again, the same bytes, after the turn", () => {
    sit(5);
    client.play({ do: "go" });
    const sent = last().sent.at(-1);
    last().events.closed(1006, "");
    expect(state.line).toBe("away");
    expect(state.turn?.n).toBe(5);
    pass(299);
    expect(lines).toHaveLength(1);
    pass(1);
    expect(lines).toHaveLength(2);
    last().events.open();
    expect(last().sent).toEqual([expect.objectContaining({ type: "hello", n: 5 })]);
    last().says(hello);
    expect(last().sent).toHaveLength(1);
    last().says(turn(5));
    expect(last().sent.at(-1)).toEqual(sent);
    last().says({ type: "ok", id: "id1", n: 6 });
    last().says(turn(6));
    last().events.closed(1006, "");
    pass(300);
    sit(6);
    expect(last().sent).toHaveLength(1);
  });

  it("waits longer each time, and at most 8 s", () => {
    sit();
    last().events.closed(1006, "");
    for (const ms of [300, 700, 1500, 3000, 5000, 8000, 8000]) {
      const before = lines.length;
      pass(ms - 1);
      expect(lines).toHaveLength(before);
      pass(1);
      expect(lines).toHaveLength(before + 1);
      last().events.closed(1006, "");
    }
  });

  it("hurries when the network is back", () => {
    sit();
    last().events.closed(1006, "");
    client.hurry();
    expect(lines).toHaveLength(2);
    pass(10_000);
    expect(lines).toHaveLength(2);
  });

  it("that says nothing after a move is given up, each time later", () => {
    sit();
    client.play({ do: "go" });
    for (const [i, ms] of [2000, 4000, 12_000, 12_000].entries()) {
      pass(ms - 1);
      expect(lines[i]!.closed).toBe(false);
      pass(1);
      expect(lines[i]!.closed).toBe(true);
      pass(300);
      expect(lines).toHaveLength(i + 2);
      sit();
    }
    last().says({ type: "ok", id: "id1", n: 6 });
    last().says(turn(6));
    client.play({ do: "go" });
    pass(2000);
    expect(last().closed).toBe(true);
  });

  it("what an old line still says is not heard", () => {
    sit(5);
    const old = last();
    old.events.closed(1006, "");
    pass(300);
    old.says(turn(99));
    expect(state.turn?.n).toBe(5);
  });

  it("is not opened again once one has left", () => {
    sit();
    client.leave();
    last().events.closed(1000, "");
    pass(60_000);
    expect(lines).toHaveLength(1);
  });
});

describe("the story", () => {
  it("takes each line once, and keeps apart what is new", () => {
    sit(5);
    last().says(
      turn(7, {
        story: [
          { n: 6, text: "a" },
          { n: 7, text: "b" },
        ],
      }),
    );
    expect(state.batch?.story.map((l) => l.text)).toEqual(["a", "b"]);
    last().says(
      turn(8, {
        story: [
          { n: 7, text: "b" },
          { n: 8, text: "c" },
        ],
      }),
    );
    expect(state.story.map((l) => l.text)).toEqual(["a", "b", "c"]);
    expect(state.batch?.story.map((l) => l.text)).toEqual(["c"]);
  });

  it("is asked for from the beginning after the store has failed", () => {
    sit(5);
    client.play({ do: "go" });
    last().says({ type: "error", code: "store", message: "not written" });
    expect(state.sending).toBeNull();
    pass(300);
    last().events.open();
    expect(last().sent[0]).toMatchObject({ type: "hello", n: 0 });
  });
});

describe("questions about moves in the making", () => {
  it("are answered by their ids, and asked again after the line was cut", async () => {
    sit();
    const [first, second] = [client.ask(["call"]), client.ask(["call pc=1", ""])];
    expect(last().sent.slice(1)).toEqual([
      { type: "ask", id: "id1", of: ["call"] },
      { type: "ask", id: "id2", of: ["call pc=1", ""] },
    ]);
    last().says({ type: "asked", seat: 0, n: 5, id: "id2", of: [{ label: "Call" }, {}] });
    expect(await second).toMatchObject({ n: 5, of: [{ label: "Call" }, {}] });
    last().events.closed(1006, "");
    pass(300);
    sit();
    expect(last().sent.slice(1)).toEqual([{ type: "ask", id: "id1", of: ["call"] }]);
    last().says({ type: "asked", seat: 0, n: 5, id: "id1", of: [{ ask: "Whom?" }] });
    expect((await first).of).toEqual([{ ask: "Whom?" }]);
  });
  it("are asked again where they came too fast, with what is under way", async () => {
    sit();
    client.play({ do: "go" });
    const answer = client.ask(["call"]);
    last().says({ type: "error", seat: 0, code: "too-fast", message: "Too fast." });
    expect([state.fault, state.sending?.do]).toEqual([null, "go"]);
    last().sent = [];
    pass(1000);
    expect(last().sent).toEqual([
      { n: 5, id: "id1", do: "go" },
      { type: "ask", id: "id2", of: ["call"] },
    ]);
    last().says({ type: "asked", seat: 0, n: 5, id: "id2", of: [{}] });
    expect((await answer).n).toBe(5);
  });
});
