/* Tables without a house, on the games' own modules: what is kept, told and refused. */
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Failed, type Given, House } from "./house";
import { fold } from "./keeper";
import type { Kept, Shelf } from "./shelf";
import type { Family, Turn } from "../table/wire";

const GAMES = ["bloodsport", "gamblers-heart", "texarkana", "twenty-one"];
const SOLO: Record<string, string[]> = {
  bloodsport: ["me"],
  "gamblers-heart": ["careful", "me"],
  texarkana: ["careful", "me"],
  "twenty-one": ["careful", "me"],
};
const modules = new Map<string, WebAssembly.Module>();
function moduleOf(game: string): WebAssembly.Module | null {
  try {
    const bytes = readFileSync(new URL(`../../../build/wasm/${game}.wasm`, import.meta.url));
    if (!modules.has(game)) modules.set(game, new WebAssembly.Module(bytes));
    return modules.get(game)!;
  } catch {
    return null;
  }
}

class Memory implements Shelf {
  rows = new Map<string, Kept>();
  lines = new Map<string, string[]>();
  /** what the next change meets */
  trouble: Error | null = null;
  find(id: string) {
    return Promise.resolve(this.rows.get(id));
  }
  log(id: string) {
    return Promise.resolve((this.lines.get(id) ?? []).join(""));
  }
  add(row: Kept, lines: string) {
    const { trouble } = this;
    this.trouble = null;
    if (trouble) return Promise.reject(trouble);
    this.rows.set(row.id, row);
    this.lines.set(row.id, [...(this.lines.get(row.id) ?? []), lines]);
    return Promise.resolve();
  }
  drop(id: string) {
    this.rows.delete(id);
    this.lines.delete(id);
    return Promise.resolve();
  }
}

const locked = new Set<string>();
let n = 0;
function given(shelf: Shelf): Given {
  return {
    shelf,
    hash: (key, bytes) => (key ? createHmac("sha256", key) : createHash("sha256")).update(bytes).digest(),
    module: (game) => Promise.resolve(moduleOf(game)),
    lock: (id) => {
      if (locked.has(id)) return Promise.resolve(null);
      locked.add(id);
      return Promise.resolve(() => void locked.delete(id));
    },
    random: (bytes) => Uint8Array.from({ length: bytes }, () => (n = (n * 73 + 41) % 251)),
  };
}

class End {
  turn: Turn | null = null;
  faults: Failed[] = [];
  told: string[] = [];
  constructor(
    readonly house: House,
    readonly table: string,
    readonly seat: number,
  ) {}
  send(text: string) {
    this.told.push(text);
    const message = JSON.parse(text) as Turn;
    if (message.type === "turn" || message.type === "end") this.turn = message;
  }
  fault(failed: Failed) {
    this.faults.push(failed);
  }
  say(message: object) {
    return this.house.message(this, JSON.stringify(message), "en");
  }
  sit() {
    return this.say({ type: "hello", table: this.table, token: `here-${this.seat}`, n: 0 });
  }
}

async function ask(house: House, method: string, path: string, body = "", token = "") {
  const { status, text } = await house.answer({ method, path, body, token });
  return { status, text, json: () => JSON.parse(text) as never };
}
interface Made {
  table: string;
  game: string;
  seats: { seat: number; who: string; token?: string }[];
}
const deal = async (house: House, wish: object): Promise<Made> =>
  (await ask(house, "POST", "/here/tables?lang=en", JSON.stringify(wish))).json();
const message = (answer: { json: () => never }) => (answer.json() as { error: { message: string } }).error.message;

let step = 0;
function pick(family: Family) {
  step++;
  const one = (domain: Family[string]) => {
    if (Array.isArray(domain)) return domain[step % domain.length];
    if (typeof domain !== "object") return domain;
    if ("new" in domain && domain.new) return domain.of[0] ?? `Thing ${step}`;
    return domain.of ? domain.of.slice(0, domain.min) : domain.min! + (step % (domain.max! - domain.min! + 1));
  };
  return Object.fromEntries(
    Object.entries(family)
      .filter(([key]) => key !== "dull")
      .map(([key, is]) => [key, key === "do" ? is : one(is)]),
  );
}
/** So many moves of whoever sits there; fewer if it is over. */
async function play(ends: End[], moves: number) {
  for (let i = 0; i < moves; i++) {
    const at = ends.find((end) => end.turn?.options?.length);
    if (!at) return;
    const { turn } = at;
    const family = turn!.options![(i * 7) % turn!.options!.length]!;
    await at.say({ n: turn!.n, id: `m${i}`, ...(turn!.window?.pass ?? pick(family)) });
  }
}
const shown = ({ turn }: End) => ({ ...turn!, story: [] });

describe("a table here", () => {
  for (const game of GAMES)
    it(`of ${game} is dealt, played, kept and opened again as it was`, async () => {
      const shelf = new Memory();
      const house = new House(given(shelf));
      const made = await deal(house, { game, seats: SOLO[game] });
      expect(made.seats.filter((s) => s.token).map((s) => s.token)).toEqual([`here-${SOLO[game]!.indexOf("me")}`]);
      const seat = SOLO[game]!.indexOf("me");
      const end = new End(house, made.table, seat);
      await end.sit();
      expect(end.faults).toEqual([]);
      expect(end.told[0]).toContain('"type":"hello"');
      expect(end.told[0]).toMatch(/"commit":"[0-9a-f]{64}"/);
      await play([end], 25);
      expect(end.turn!.n).toBeGreaterThan(20);
      // what was told is what is kept: another window after this one sees the same
      await house.left(end);
      const again = new End(new House(given(shelf)), made.table, seat);
      await again.sit();
      expect(shown(again)).toEqual(shown(end));
      const info = await ask(again.house, "GET", `/api/tables/${made.table}?lang=en`, "", `here-${seat}`);
      expect(info.json()).toMatchObject({ table: made.table, game, n: end.turn!.n, over: false });
      await again.house.left(again);
    });

  it("is told of a move only when it is kept; what is not kept did not happen, and can be done again", async () => {
    const shelf = new Memory();
    const house = new House(given(shelf));
    const made = await deal(house, { game: "bloodsport", seats: ["me"] });
    for (const [name, fault] of [
      ["QuotaExceededError", "full"],
      ["InvalidStateError", "forbidden"],
      ["ConstraintError", "elsewhere"],
    ]) {
      const end = new End(house, made.table, 0);
      await end.sit();
      const before = shown(end);
      const [heard, kept] = [end.told.length, await shelf.log(made.table)];
      shelf.trouble = Object.assign(new Error("no"), { name });
      await play([end], 1);
      expect(end.faults.map((f) => f.fault)).toEqual([fault]);
      expect(end.told.length).toBe(heard);
      expect(await shelf.log(made.table)).toBe(kept);
      const next = new End(house, made.table, 0);
      await next.sit();
      expect(shown(next)).toEqual(before);
      await play([next], 1);
      expect(next.turn!.n).toBeGreaterThan(before.n);
      await house.left(next);
    }
  });

  it("is one window's at a time", async () => {
    const shelf = new Memory();
    const [one, two] = [new House(given(shelf)), new House(given(shelf))];
    const made = await deal(one, { game: "bloodsport", seats: ["me", "me"] });
    const [first, second] = [new End(one, made.table, 0), new End(one, made.table, 1)];
    await first.sit();
    await second.sit(); // two seats at one screen
    const other = new End(two, made.table, 0);
    await other.sit();
    expect(other.faults.map((f) => f.fault)).toEqual(["elsewhere"]);
    expect(other.told).toEqual([]);
    await play([first, second], 12);
    expect([first, second].flatMap((e) => e.faults)).toEqual([]);
    expect(first.turn!.n).toBe(second.turn!.n);
    await one.left(first);
    await one.left(second);
    await other.sit();
    expect(other.turn!.n).toBe(first.turn!.n);
    await two.left(other);
  });

  it("never tells a seat the other's secrets, nor the seed before the end", async () => {
    const shelf = new Memory();
    const house = new House(given(shelf));
    const made = await deal(house, { game: "bloodsport", seats: ["me", "me"] });
    const ends = [0, 1].map((seat) => new End(house, made.table, seat));
    for (const end of ends) await end.sit();
    await play(ends, 30);
    const seed = Buffer.from(shelf.rows.get(made.table)!.random.subarray(16, 48)).toString("hex");
    for (const end of ends) expect(end.told.join("")).not.toContain(seed);
    const own = await ask(house, "GET", `/api/tables/${made.table}/log`, "", "here-0");
    expect(own.text.split("\n")[0]).toContain('"for":0');
    expect(own.text).not.toContain(seed);
    const whole = await ask(house, "GET", `/api/tables/${made.table}/log/whole`, "", "here-0");
    expect(whole.text).toContain(seed);
    for (const end of ends) await house.left(end);
  });

  it("goes on elsewhere from its whole log, by the same draws", async () => {
    for (const game of GAMES) {
      const shelf = new Memory();
      const house = new House(given(shelf));
      const made = await deal(house, { game, seats: SOLO[game] });
      const seat = SOLO[game]!.indexOf("me");
      const end = new End(house, made.table, seat);
      await end.sit();
      await play([end], 8);
      const path = (table: string) => `/api/tables/${table}/log/whole`;
      const whole = (await ask(house, "GET", path(made.table), "", `here-${seat}`)).text;
      expect(whole.trimEnd().split("\n").at(-1)).toMatch(/^\{"end":"stopped","seed":"[0-9a-f]{64}"/);
      const there = new House(given(new Memory()));
      const got = (await ask(there, "POST", "/here/import?lang=en", whole)).json() as Made;
      const on = new End(there, got.table, seat);
      await on.sit();
      expect(shown(on)).toEqual(shown(end));
      const back = (await ask(there, "GET", path(got.table), "", `here-${seat}`)).text;
      expect(back).toBe(whole);
      await there.left(on);
      await house.left(end);
    }
  });

  it("says in one line what is wrong with a log, and keeps nothing of it", async () => {
    const shelf = new Memory();
    const house = new House(given(shelf));
    const made = await deal(house, { game: "bloodsport", seats: ["me"] });
    const log = (await ask(house, "GET", `/api/tables/${made.table}/log/whole`, "", "here-0")).text;
    const lines = log.trimEnd().split("\n");
    const bad: [string, RegExp][] = [
      [log.replace(/"edition":\d+/, '"edition":99'), /^Line 1: .*\.$/],
      [log.replace(/"h":"./, '"h":"z'), /^Line \d+: .*\.$/],
      [[...lines.slice(0, 3), ...lines.slice(4)].join("\n") + "\n", /^Line 4: .*\.$/],
      [log.slice(0, -4), /^Line \d+: .*\.$/],
    ];
    for (const [text, why] of bad) {
      const answer = await ask(house, "POST", "/here/import?lang=en", text);
      expect(answer.status).toBe(422);
      expect(message(answer)).toMatch(why);
      expect(message(answer)).not.toContain("\n");
    }
    const fault = (text: string) =>
      house.answer({ method: "POST", path: "/here/import", body: text, token: "" }).then(
        () => "taken",
        (failed: Failed) => failed.fault,
      );
    expect(await fault("no log")).toBe("broken");
    expect(await fault(log.replace('"bloodsport"', '"hopscotch"'))).toBe("missing");
    expect(shelf.rows.size).toBe(1);
  });

  it("gives out as it was kept what it cannot read", async () => {
    const shelf = new Memory();
    const house = new House(given(shelf));
    const made = await deal(house, { game: "bloodsport", seats: ["me"] });
    const newer = (line: string) => line.replace(/"edition":\d+/, '"edition":99');
    for (const [key, lines] of shelf.lines) shelf.lines.set(key, lines.map(newer));
    const kept = await shelf.log(made.table);
    const end = new End(house, made.table, 0);
    await end.sit();
    expect(end.faults.map((f) => f.fault)).toEqual(["broken"]);
    expect((await ask(house, "GET", `/api/tables/${made.table}/log`, "", "here-0")).status).toBe(422);
    expect((await ask(house, "GET", `/api/tables/${made.table}/log/whole`, "", "here-0")).text).toBe(kept);
  });

  it("refuses what no table can be, by the same words as a house", async () => {
    const house = new House(given(new Memory()));
    const answer = await ask(
      house,
      "POST",
      "/here/tables",
      JSON.stringify({ game: "bloodsport", seats: ["me", "carefull"] }),
    );
    expect(answer.status).toBe(422);
    expect(message(answer)).toMatch(/There is no player or bot.*careful/);
  });

  it("is gone when it is forgotten", async () => {
    const shelf = new Memory();
    const house = new House(given(shelf));
    const made = await deal(house, { game: "bloodsport", seats: ["me"] });
    await ask(house, "DELETE", `/api/tables/${made.table}`, "", "here-0");
    expect([shelf.rows.size, shelf.lines.size]).toEqual([0, 0]);
    const end = new End(house, made.table, 0);
    await end.sit();
    expect(end.faults.map((f) => f.fault)).toEqual(["gone"]);
  });
});

describe("spellings", () => {
  it("are folded as the house folds them", () => {
    expect(fold("ＭＯＯＮＬＩＴ Door")).toBe(fold("moonlit door"));
    expect(fold("Straße")).toBe(fold("STRASSE"));
    expect(fold("ΟΔΟΣ")).toBe(fold("οδος"));
    expect(fold("a\u200db\u00ad")).toBe("ab");
    expect(fold("e\u0301")).toBe(fold("É"));
  });
});
