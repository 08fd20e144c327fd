import { describe, expect, it, vi } from "vitest";
import { TableClient } from "./client";
import type { LinkEvents } from "./link";
import type { TableState } from "./state";
import { asSent } from "./line.fixture";
import type { StoryLine, Turn } from "./wire";
import { spared, type Asking } from "./windows";

const pass = { seat: 1, do: "pass" };
const turn = (n: number, matters: boolean | null, story: StoryLine[] = []): Turn => ({
  type: "turn",
  seat: 1,
  n,
  story,
  phase: "window",
  turn: [1],
  view: {},
  options: [{ do: "pass" }, { do: "bend" }],
  ...(matters === null ? {} : { window: { pass, matters } }),
});

const first = (how: () => Asking) => {
  const instead = spared(how);
  return (at: Turn) => instead(at)?.move ?? null;
};

describe("whether a window asks", () => {
  const told = (how: Asking, matters: boolean | null) => spared(() => how)(turn(5, matters))?.move ?? null;
  it("is the setting's and the house's word, nothing else", () => {
    expect([told("always", true), told("always", false)]).toEqual([null, null]);
    expect([told("change", true), told("change", false)]).toEqual([null, pass]);
    expect([told("never", true), told("never", false)]).toEqual([pass, pass]);
    for (const how of ["always", "change", "never"] as const) expect(told(how, null)).toBeNull();
  });
  it("declines what a seat does not want to be asked, window or not, once", () => {
    const declined = vi.fn(() => pass);
    const instead = spared(() => "always", declined);
    expect([instead(turn(5, null))?.move, instead(turn(5, null)), instead(turn(7, true))?.move]).toEqual([
      pass,
      null,
      pass,
    ]);
    expect(
      spared(
        () => "always",
        () => null,
      )(turn(5, null)),
    ).toBeNull();
    expect(declined).toHaveBeenCalledTimes(2);
  });
  it("passes a turn once: the second time it asks", () => {
    const instead = first(() => "never");
    expect([instead(turn(5, false)), instead(turn(5, false)), instead(turn(7, false))]).toEqual([pass, null, pass]);
  });
  it("holds from the next window on when the setting changes", () => {
    let how: Asking = "always";
    const instead = first(() => how);
    expect(instead(turn(5, false))).toBeNull();
    how = "never";
    expect(instead(turn(6, true))).toEqual(pass);
  });
  it("asks in a window that was taken back to, whatever is said meanwhile, and only there", () => {
    const instead = first(() => "never");
    expect(instead(turn(3, false))).toEqual(pass);
    const undo = { n: 5, text: "1 move is taken back.", to: 3 };
    const talk = (n: number) => ({ n, text: "", seat: 0, words: "well?" });
    const move = (n: number) => ({ n, text: "Somebody holds." });
    expect(instead(turn(5, false, [move(4), undo]))).toBeNull();
    expect(instead(turn(7, false, [talk(6), talk(7)]))).toBeNull();
    expect(instead(turn(9, false, [talk(8), move(9)]))).toEqual(pass);
    const anew = first(() => "never"); /* the page has been loaded since */
    expect(anew(turn(12, false, [move(1), { ...undo, n: 12 }]))).toBeNull();
    expect(anew(turn(13, false))).toEqual(pass); /* by a move that the story has no sentence for */
    const later = first(() => "never");
    expect(later(turn(6, false, [undo]))).toEqual(pass);
  });
  it("passes nothing once the match has ended", () => {
    expect(spared(() => "never")({ ...turn(5, false), type: "end" })).toBeNull();
  });
});

describe("a window that is passed, on the line", () => {
  let events: LinkEvents;
  let sent: Record<string, unknown>[] = [];
  let states: TableState[] = [];
  function sit(how: Asking) {
    [sent, states] = [[], []];
    let ids = 0;
    const open = (to: LinkEvents) => (
      (events = to),
      { send: (text: string) => void sent.push(JSON.parse(text) as Record<string, unknown>), close: () => undefined }
    );
    const client = new TableClient(
      open,
      { table: "t", token: "k" },
      (s) => states.push(s),
      { after: () => 0, stop: () => undefined },
      () => `id${++ids}`,
      spared(() => how),
    );
    client.connect();
    events.open();
    says({ type: "hello", seat: 1, protocol: 1, game: "g", edition: 1, rules: {}, seats: ["me", "me"] });
    return client;
  }
  const says = (message: object) => events.message(JSON.stringify(asSent(message)));
  const now = () => states.at(-1)!;
  const plays = () => sent.filter((m) => m["type"] !== "hello");

  it("is answered at once, against its own turn, and is under way like any move", () => {
    const client = sit("change");
    says(turn(5, false));
    expect(plays()).toEqual([{ n: 5, id: "id1", seat: 1, do: "pass" }]);
    expect(now().sending).toEqual(pass);
    expect(client.play({ do: "bend" })).toBe(false);
    says({ type: "ok", id: "id1", n: 6 });
    says(turn(6, true));
    expect(now().sending).toBeNull();
    expect(plays().length).toBe(1);
  });
  it("is noted in the story, once where nothing comes between, and in its place", () => {
    sit("change");
    const line = (n: number) => ({ n, text: `entry ${n}.` });
    says({ ...turn(5, false), story: [line(4), line(5)] });
    says({ type: "ok", id: "id1", n: 6 });
    says(turn(7, false));
    says({ type: "ok", id: "id2", n: 8 });
    says({ ...turn(9, true), story: [line(9)] });
    expect(now().story.map((l) => [l.n, l.text.slice(0, 8)])).toEqual([
      [4, "entry 4."],
      [5, "entry 5."],
      [5.5, "You were"],
      [9, "entry 9."],
    ]);
    expect(now().batch?.story.map((l) => l.n)).toEqual([9]);
  });
  it("is never passed while a move of one's own is under way", () => {
    const client = sit("never");
    says(turn(5, null));
    expect(client.play({ do: "hit" })).toBe(true);
    says(turn(6, false));
    expect(plays()).toEqual([{ n: 5, id: "id1", do: "hit" }]);
    says({ type: "ok", id: "id1", n: 6 });
    expect(plays().slice(1)).toEqual([{ n: 6, id: "id2", seat: 1, do: "pass" }]);
  });
  it("waits behind words that are under way", () => {
    const client = sit("never");
    says(turn(5, null));
    client.say("Well?");
    says(turn(6, false));
    expect(plays().map((m) => m["do"])).toEqual(["say"]);
    says({ type: "ok", id: "id1", n: 6 });
    expect(plays().map((m) => m["do"])).toEqual(["say", "pass"]);
  });
  it("refused, tells nobody of a move they did not make, and asks", () => {
    sit("never");
    says(turn(5, false));
    says({ type: "error", code: "stale", message: "stale", id: "id1" });
    says(turn(5, false));
    expect([now().fault, now().sending, plays().length, now().story]).toEqual([null, null, 1, []]);
  });
  it("leaves standing why a move of one's own was not played", () => {
    const client = sit("never");
    says(turn(5, null));
    client.play({ do: "hit" });
    says({ type: "error", code: "illegal", message: "too late", id: "id1" });
    says(turn(6, false));
    expect([now().fault?.message, plays().length]).toEqual(["Too late", 2]);
  });
});
