/* Tables without a house, on the games' own modules: what is kept, told and refused. */
import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { type Failed, type Given, House } from "./house";
import { fold } from "./keeper";
import type { Kept, Shelf } from "./shelf";
import type { Module } from "../table/module";
import { bytesOf, compiled, later as laterBuild } from "../table/module.fixture";
import { type Exports, playOf, read, replay, running } from "../table/replay";
import type { Family, Turn } from "../table/wire";

const GAMES = ["bloodsport", "gamblers-heart", "texarkana", "twenty-one"];
const SOLO: Record<string, string[]> = {
  bloodsport: ["me"],
  "gamblers-heart": ["careful", "me"],
  texarkana: ["careful", "me"],
  "twenty-one": ["careful", "me"],
};
const modules = new Map<string, Module>();
function moduleOf(game: string): Module | null {
  try {
    if (!modules.has(game)) modules.set(game, compiled(bytesOf(game)));
    return modules.get(game)!;
  } catch {
    return null;
  }
}

/** Something of each pack that decides play; its last letter is another in a later build. */
const DECIDES: Record<string, RegExp> = {
  bloodsport: /\bstr\0[1-8](?=\0)/,
  "gamblers-heart": /Every Word of It(?=\0)/,
  texarkana: /\bgrit\0[1-8](?=\0)/,
  "twenty-one": /\blimit\0[1-8](?=\0)/,
};
const laters = new Map<string, Module>();
function laterOf(game: string): Module {
  const bytes = bytesOf(game);
  laterBuild(bytes, DECIDES[game]!);
  if (!laters.has(game)) laters.set(game, compiled(bytes));
  return laters.get(game)!;
}

class Memory implements Shelf {
  rows = new Map<string, Kept>();
  lines = new Map<string, string[]>();
  packs = new Map<string, Uint8Array>();
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
  pack(play: string) {
    return Promise.resolve(this.packs.get(play));
  }
  keepPack(play: string, pack: Uint8Array) {
    this.packs.set(play, pack);
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
const hash = (key: Uint8Array | null, bytes: Uint8Array): Uint8Array =>
  (key ? createHmac("sha256", key) : createHash("sha256")).update(bytes).digest();
function given(shelf: Shelf, module: (game: string) => Module | null = moduleOf): Given {
  return {
    shelf,
    hash,
    module: (game) => Promise.resolve(module(game)),
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

describe("a table here", { timeout: 60_000 }, () => {
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
      ["ConstraintError", "other-tab"],
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
    expect(other.faults.map((f) => f.fault)).toEqual(["other-tab"]);
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

  it("goes back to before my last move, whatever bots have done since, and asks nobody", async () => {
    const shelf = new Memory();
    const house = new House(given(shelf));
    const made = await deal(house, { game: "bloodsport", seats: ["me", "careful"], seed: 3 });
    const end = new End(house, made.table, 0);
    await end.sit();
    for (let i = 0; i < 60 && end.turn!["take-back"] === undefined; i++) {
      const { n, options, window } = end.turn!;
      await end.say({ n, id: `k${i}`, ...(window?.pass ?? pick(options![i % options!.length]!)) });
    }
    const { n, "take-back": to } = end.turn!;
    expect(to).toBeLessThan(n - 1);
    await end.say({ type: "undo", do: "beg" });
    expect(JSON.parse(end.told.at(-1)!)).toMatchObject({ type: "error", code: "bad-message" });
    await end.say({ type: "undo", do: "ask" });
    expect(end.turn!.n).toBe(n + 1);
    expect(end.turn!.options).not.toEqual([]);
    expect(await shelf.log(made.table)).toContain(`{"n":${n + 1},"do":"undo","to":${to},`);
    await end.say({ type: "undo", do: "ask" });
    expect(end.faults).toEqual([]);
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

describe("a lesson here", { timeout: 60_000 }, () => {
  interface Step {
    id: string;
    n: number;
    say: string;
    wait?: { seat: number; do: string }[];
    wrong?: string;
  }
  const stepsOf = (end: End) => (end.turn as { lesson?: { of: number; steps: Step[] } } | null)?.lesson;
  const begin = async (house: House, wish: object) => {
    const made = await deal(house, wish);
    const seat = made.seats.find((s) => s.token)!.seat;
    const end = new End(house, made.table, seat);
    await end.sit();
    return end;
  };
  const take = async (end: End, way = 0) => {
    const { seat: _, ...move } = stepsOf(end)!.steps.at(-1)!.wait!.at(way)!;
    await end.say({ n: end.turn!.n, id: `l${end.turn!.n}`, ...move });
  };

  for (const game of GAMES)
    it(`of ${game} goes to its end on each of its ways, and is where it was when it is opened again`, async () => {
      for (const way of [0, -1]) {
        const shelf = new Memory();
        let end = await begin(new House(given(shelf)), { lesson: game });
        const { of } = stepsOf(end)!;
        let said = 0;
        for (let i = 0; i < 40 && stepsOf(end); i++) {
          const { steps } = stepsOf(end)!;
          for (const step of steps) {
            expect([said, said + 1]).toContain(step.n); // a step may wait for several moves in a row
            said = step.n;
            expect(step.say).toMatch(/^[A-Z0-9].*[.?]$/s);
          }
          if (way === 0) {
            await end.house.left(end);
            const again = new End(new House(given(shelf)), end.table, end.seat);
            await again.sit();
            expect(shown(again)).toEqual(shown(end));
            end = again;
          }
          if (!steps.at(-1)!.wait) break;
          await take(end, way);
          expect(end.faults).toEqual([]);
        }
        expect(said).toBe(stepsOf(end)?.of ?? of);
        // and the match goes on with the dealer and the usual bots
        const { n } = end.turn!;
        await play([end], 6);
        expect(end.turn!.n).toBeGreaterThan(n + 3);
        expect(stepsOf(end)).toBeUndefined();
        const log = await shelf.log(end.table);
        expect(log.split("\n", 1)[0]).toContain(`"lesson":"${game}"`);
        expect(log.split("\n", 1)[0]).not.toContain('"fair"');
        await end.house.left(end);
      }
    });

  it("answers another move with its own sentence, begins at a step that is named, and can be left", async () => {
    const end = await begin(new House(given(new Memory())), { lesson: "bloodsport", step: "keyhole" });
    const { n } = end.turn!;
    expect(stepsOf(end)!.steps.at(-1)).toMatchObject({ id: "keyhole", wait: [{ do: "discover", card: "keyhole-2" }] });
    await end.say({ n, id: "w", do: "pass" });
    expect(end.told.at(-1)).toContain("That card is good later. Play Keyhole first.");
    await end.say({ n, id: "u", do: "undo", to: 0 });
    expect(JSON.parse(end.told.at(-1)!)).toMatchObject({ type: "error", code: "illegal" });
    expect(stepsOf(end)!.steps.at(-1)!.id).toBe("keyhole");
    expect(end.turn!.n).toBe(n);
    await end.say({ type: "leave-lesson" });
    expect(stepsOf(end)).toBeUndefined();
    await end.say({ n, id: "p", do: "pass" });
    expect(end.turn!.n).toBeGreaterThan(n);
    expect(end.faults).toEqual([]);
  });

  it("has no such step: says so", async () => {
    const answer = await ask(
      new House(given(new Memory())),
      "POST",
      "/here/tables",
      JSON.stringify({ lesson: "bloodsport", step: "nowhere" }),
    );
    expect(answer.status).toBe(422);
    expect(message(answer)).toMatch(/"step" must be the id of a step/);
  });
});

describe("a pack", { timeout: 60_000 }, () => {
  for (const game of GAMES)
    it(`of ${game} is kept once, and played on with in a build that has another`, async () => {
      const shelf = new Memory();
      const house = new House(given(shelf));
      const made = await deal(house, { game, seats: SOLO[game] });
      const seat = SOLO[game]!.indexOf("me");
      const end = new End(house, made.table, seat);
      await end.sit();
      await play([end], 12);
      await house.left(end);
      await deal(house, { game, seats: SOLO[game] });
      expect([...shelf.packs.keys()]).toEqual([playOf(await shelf.log(made.table))]);

      const later = new House(given(shelf, laterOf));
      const on = new End(later, made.table, seat);
      await on.sit();
      expect(on.faults).toEqual([]);
      expect(shown(on)).toEqual(shown(end));
      await play([on], 12);
      expect(on.turn!.n).toBeGreaterThan(end.turn!.n);
      await later.left(on);
      const log = await shelf.log(made.table);
      expect((await ask(later, "GET", `/api/tables/${made.table}/board`, "", `here-${seat}`)).status).toBe(200);
      const cards = (of: House, at: string) => ask(of, "GET", at, "", `here-${seat}`).then(({ text }) => text);
      const table = `/api/tables/${made.table}/cards?lang=en`;
      expect(await cards(later, table)).toBe(await cards(house, `/here/games/${game}/cards?lang=en`));
      expect(await cards(later, table)).not.toBe(await cards(later, `/here/games/${game}/cards?lang=en`));
      // by the same rules and draws as where it was begun
      const fresh = new House(given(new Memory()));
      const whole = (await ask(later, "GET", `/api/tables/${made.table}/log/whole`, "", `here-${seat}`)).text;
      const back = (await ask(fresh, "POST", "/here/import?lang=en", whole)).json() as Made;
      const there = new End(fresh, back.table, seat);
      await there.sit();
      expect(shown(there)).toEqual(shown(on));
      await fresh.left(there);
      // and is said to be, to who checks it
      const pack = await shelf.pack(playOf(log)!);
      const without = await replay(whole, laterOf(game), hash);
      expect(without).toMatchObject({ result: "beyond", why: expect.stringContaining("differs") as string });
      const told = await replay(whole, laterOf(game), hash, pack);
      expect(told).toEqual(await replay(whole, moduleOf(game)!, hash));
      expect(["proven", "nothing-to-prove"]).toContain(told.result);

      const after = await deal(later, { game, seats: SOLO[game] });
      expect(playOf(await shelf.log(after.table))).not.toBe(playOf(log));
      expect(shelf.packs.size).toBe(2);
    });

  it("of a match from before packs were kept is kept when somebody sits down", async () => {
    const shelf = new Memory();
    const house = new House(given(shelf));
    const made = await deal(house, { game: "bloodsport", seats: ["me"] });
    shelf.packs.clear();
    const end = new End(house, made.table, 0);
    await end.sit();
    expect(shelf.packs.size).toBe(1);
    await house.left(end);
  });

  it("that is not there or damaged is said to be, and what is built in is not kept from playing", async () => {
    const shelf = new Memory();
    const made = await deal(new House(given(shelf)), { game: "bloodsport", seats: ["me"] });
    const [[key, whole]] = [...shelf.packs] as [[string, Uint8Array]];
    const kept = await shelf.log(made.table);
    const sit = async (module: (game: string) => Module | null) => {
      const end = new End(new House(given(shelf, module)), made.table, 0);
      await end.sit();
      await end.house.left(end);
      return end.faults;
    };
    const signed = (packed: Uint8Array) => Buffer.concat([hash(null, packed), packed]);
    const packed = whole.subarray(32);
    const changed = (change: (bytes: Uint8Array) => void) => {
      const bytes = packed.slice();
      change(bytes);
      return bytes;
    };
    const number = Buffer.from(packed).indexOf("str\0") + 4;
    const damaged: Uint8Array[] = [
      new Uint8Array(0),
      whole.subarray(0, 31),
      whole.subarray(0, 32),
      whole.subarray(0, -1),
      new Uint8Array(400_000),
      Uint8Array.from(whole, (b, i) => (i === 5000 ? b ^ 1 : b)),
      // whole as bytes, but no pack, or not this one
      ...[
        new Uint8Array(0),
        Uint8Array.of(2),
        Uint8Array.of(3),
        new Uint8Array(131_072).fill(97),
        new Uint8Array(60_000).fill(33),
        packed.subarray(0, -1),
        Uint8Array.of(...packed, 0),
        changed((bytes) => (bytes[0]! |= 64)),
        changed((bytes) => (bytes[number]! += 1)),
      ].map(signed),
    ];
    shelf.packs.delete(key);
    expect((await sit(laterOf)).map((f) => f.fault)).toEqual(["broken"]);
    for (const bytes of damaged) {
      shelf.packs.set(key, bytes);
      expect(await sit(moduleOf)).toEqual([]);
      const [failed] = await sit(laterOf);
      expect(failed).toMatchObject({ fault: "broken" });
      expect(failed!.why).toMatch(/^Line 1: .*(damaged|differs)[^\n]*\.$/);
      const { text } = await ask(
        new House(given(shelf, laterOf)),
        "GET",
        `/api/tables/${made.table}/log/whole`,
        "",
        "here-0",
      );
      expect(text).toBe(kept);
    }
    shelf.packs.set(key, whole);
    expect(await sit(laterOf)).toEqual([]);
  });

  it("with any byte changed, and its hash made anew, is refused in a line or is read", async () => {
    const shelf = new Memory();
    const made = await deal(new House(given(shelf)), { game: "bloodsport", seats: ["me"] });
    const log = await shelf.log(made.table);
    const [[, whole]] = [...shelf.packs] as [[string, Uint8Array]];
    const later = await running<Exports>(laterOf("bloodsport"), hash);
    const results = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const packed = whole.slice(32);
      packed[Math.floor(((i * 0.618034) % 1) * packed.length)]! ^= 1 << (i % 8);
      const { result, why } = read(log, later, Buffer.concat([hash(null, packed), packed]));
      results.add(result);
      if (result === "bad-file") expect(why).toMatch(/^line 1: [^\n]*[.?]$/);
    }
    expect([...results].sort()).toEqual(["bad-file", "nothing-to-prove"]);
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
