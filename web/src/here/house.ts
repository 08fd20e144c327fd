/* What the house answers, answered in the page (docs/offline.md): the same paths and messages (docs/protocol.md), for tables that
 * this browser keeps. Always true: a move is kept before anyone is told of it, and one window at a time has a table. */
import type { Hash } from "../table/asked";
import type { Module } from "../table/module";
import { playOf } from "../table/replay";
import { Keeper, RANDOM_BYTES, Refused } from "./keeper";
import type { Kept, Shelf } from "./shelf";

/** Why something cannot be done here; the page has a sentence for each. */
export type Fault = "full" | "forbidden" | "other-tab" | "gone" | "missing" | "broken";
export class Failed extends Error {
  constructor(
    readonly fault: Fault,
    /** what is wrong, in the table's own words */
    readonly why = "",
  ) {
    super(fault);
  }
}

/** What the browser says of its store, as a fault. */
export function faultOf(error: unknown): Failed {
  if (error instanceof Failed) return error;
  const name = error instanceof Error ? error.name : "";
  if (name === "QuotaExceededError") return new Failed("full");
  if (name === "ConstraintError") return new Failed("other-tab");
  if (
    /^(SecurityError|InvalidStateError|UnknownError|NotAllowedError|NotFoundError|VersionError|AbortError)$/.test(name)
  )
    return new Failed("forbidden");
  return new Failed("broken", error instanceof Error ? error.message : String(error));
}

export interface Answer {
  status: number;
  text: string;
}
export interface Request {
  method: string;
  /** with "?lang=" */
  path: string;
  token: string;
  body: string;
}
/** One end of a line, as the page holds the other. */
export interface Line {
  send(text: string): void;
  fault(failed: Failed): void;
}
export interface Given {
  shelf: Shelf;
  hash: Hash;
  /** null: there is no such game */
  module(game: string): Promise<Module | null>;
  /** Has the table for this window alone until it is let go of; null: another has it. */
  lock(id: string): Promise<(() => void) | null>;
  random(bytes: number): Uint8Array;
}

const seatOf = (token: string) => Number(/^here-(\d+)$/.exec(token)?.[1] ?? -1);
const json = (value: unknown, status = 200): Answer => ({ status, text: JSON.stringify(value) });
const refused = (status: number, code: string, message: string) => json({ error: { code, message } }, status);

class Sitting {
  readonly lines = new Map<Line, { seat: number; told: number }>();
  private turn: Promise<void> = Promise.resolve();
  constructor(
    readonly keeper: Keeper,
    private row: Kept,
    private readonly shelf: Shelf,
    readonly close: () => void,
  ) {}

  /** One thing at a time. What fails ends the sitting: it begins again from what is kept. */
  next(run: () => Promise<void>): Promise<void> {
    this.turn = this.turn.then(run).catch((error: unknown) => this.fail(faultOf(error)));
    return this.turn;
  }
  private fail(failed: Failed): void {
    for (const line of this.lines.keys()) line.fault(failed);
    this.lines.clear();
    this.close();
  }
  async keep(lines: string): Promise<void> {
    const { row, keeper } = this;
    const next = { ...row, changes: row.changes + 1, info: row.info.map((_, seat) => keeper.info(seat)) };
    await this.shelf.add(next, lines);
    this.row = next;
  }
  tell(line: Line): void {
    const at = this.lines.get(line);
    if (!at) return;
    const told = this.keeper.tell(at.seat, at.told);
    at.told = Number(/"n":(\d+)/.exec(told)?.[1] ?? 0);
    line.send(told);
  }
  private tellAll(): void {
    for (const line of this.lines.keys()) this.tell(line);
  }
  async goOn(): Promise<void> {
    for (let lines = this.keeper.goOn(); lines; lines = this.keeper.goOn()) {
      await this.keep(lines);
      this.tellAll();
    }
  }
  async leave(line: Line, message: string): Promise<void> {
    const at = this.lines.get(line);
    if (!at || !this.keeper.leave(at.seat, message)) return;
    this.tellAll();
    await this.goOn();
  }
  async take(line: Line, message: string, id: boolean): Promise<void> {
    const at = this.lines.get(line);
    if (!at) return;
    const taken = this.keeper.take(at.seat, message);
    if ("answer" in taken) {
      line.send(taken.answer);
      if (/"code":"(stale|not-your-turn)"/.test(taken.answer)) this.tell(line);
      return;
    }
    if (taken.lines) await this.keep(taken.lines);
    if (id) line.send(this.keeper.ok(at.seat));
    if (!taken.lines) return;
    this.tellAll();
    await this.goOn();
  }
}

export class House {
  private readonly sittings = new Map<string, Promise<Sitting>>();
  private readonly modules = new Map<string, Promise<Module | null>>();
  constructor(private readonly given: Given) {}

  private async keeper(game: string, language: string): Promise<Keeper> {
    if (!this.modules.has(game)) this.modules.set(game, this.given.module(game));
    const failed = (error: unknown) => {
      this.modules.delete(game); // the next question tries again
      throw new Failed("missing", String(error));
    };
    const module = await this.modules.get(game)!.catch(failed);
    if (!module) throw new Failed("missing");
    const keeper = await Keeper.open(module, this.given.hash).catch(failed);
    keeper.speak(language);
    return keeper;
  }

  /* ---- Packs: a later build may have others ---- */

  /** The one that a log was begun with, if it is kept. */
  private async packOf(log: string): Promise<Uint8Array | undefined> {
    const play = playOf(log);
    return play ? this.given.shelf.pack(play) : undefined;
  }
  private async keepPack(log: string, keeper: Keeper): Promise<void> {
    const [play, { pack }] = [playOf(log), keeper];
    if (play && pack && !(await this.given.shelf.pack(play))) await this.given.shelf.keepPack(play, pack);
  }

  /* ---- Questions ---- */

  async answer(request: Request): Promise<Answer> {
    try {
      return await this.route(request);
    } catch (error) {
      if (error instanceof Refused) return refused(422, "refused", error.message);
      throw faultOf(error);
    }
  }

  private async route({ method, path, token, body }: Request): Promise<Answer> {
    const url = new URL(path, "http://here");
    const language = url.searchParams.get("lang") ?? "en";
    const [, , what, name = "", of = "", more = ""] = url.pathname.split("/");
    if (what === "tables" && method === "POST" && !name) return this.deal(body, language);
    if (what === "import" && method === "POST") return this.bring(body, language);
    if (what === "games") {
      const keeper = await this.keeper(name, language);
      return { status: 200, text: of === "cards" ? keeper.cards() : keeper.describe() };
    }
    const seat = seatOf(token);
    const row = what === "tables" ? await this.given.shelf.find(name) : undefined;
    if (!row || !row.info[seat]) return refused(404, "no-such-table", "");
    if (method === "DELETE") {
      await this.given.shelf.drop(name);
      return json({});
    }
    if (of === "next") return this.evening(row, method === "POST", language);
    if (!of) return json({ ...(JSON.parse(row.info[seat]) as object), table: row.id, created: row.created });
    if (of === "board") return { status: 200, text: (await this.look(row, language)).board(seat) };
    if (of === "cards") return { status: 200, text: await this.cards(row, language) };
    if (of === "log") return { status: 200, text: await this.log(row, seat, more, language) };
    return refused(404, "not-found", "");
  }

  /** As it is kept, for somebody who only looks. */
  private async look(row: Kept, language: string): Promise<Keeper> {
    const live = await this.sittings.get(row.id);
    if (live) return live.keeper;
    const keeper = await this.keeper(row.game, language);
    const log = await this.given.shelf.log(row.id);
    keeper.open(log, row.random, await this.packOf(log));
    return keeper;
  }

  /** Of the pack that it is played with: its first line names it. */
  private async cards(row: Kept, language: string): Promise<string> {
    const keeper = await this.keeper(row.game, language);
    const [head] = (await this.given.shelf.log(row.id)).split("\n", 1);
    keeper.open(`${head}\n`, row.random, await this.packOf(head!));
    return keeper.cards();
  }

  /** A seat's while the match is on; the whole when it is over, or to go on elsewhere. What this build cannot read is given whole
   *  as it was kept. */
  private async log(row: Kept, seat: number, more: string, language: string): Promise<string> {
    const keeper = await this.look(row, language).catch((error: unknown) => {
      if (more === "whole" && error instanceof Refused) return null;
      throw error;
    });
    if (!keeper) return this.given.shelf.log(row.id);
    const over = (JSON.parse(row.info[seat]!) as { over: boolean }).over;
    const sealed = over && keeper.tell(seat, 0).includes('"sealed":true');
    if (more === "own" || sealed || (more !== "whole" && !over)) return keeper.log(seat);
    return (await this.given.shelf.log(row.id)) + (keeper.ended ? "" : keeper.stop());
  }

  private async deal(body: string, language: string): Promise<Answer> {
    let wish: { game?: string; lesson?: string; seats?: string[] };
    try {
      wish = JSON.parse(body) as typeof wish;
    } catch {
      throw new Refused("This is no JSON.");
    }
    if (wish.seats) wish.seats = wish.seats.map((who) => (who === "open" ? "me" : who)); // all who play are here
    const keeper = await this.keeper(String(wish.lesson ?? wish.game), language);
    const lines = keeper.deal(JSON.stringify(wish), this.given.random(RANDOM_BYTES));
    return this.made(keeper, lines + keeper.goOn());
  }

  private async bring(log: string, language: string): Promise<Answer> {
    const game = /^\{[^\n]*?"game":"([a-z0-9-]+)"/.exec(log)?.[1];
    if (!game) throw new Failed("broken");
    const keeper = await this.keeper(game, language);
    return this.made(keeper, keeper.open(log, this.given.random(RANDOM_BYTES), await this.packOf(log), true));
  }

  /** The next evening of a campaign, from the one that is over: a table, or the log that it begins with. */
  private async evening(row: Kept, begins: boolean, language: string): Promise<Answer> {
    const log = (await this.look(row, language)).next();
    if (!log) return refused(409, "no-evening", "");
    return begins ? this.bring(log, language) : { status: 200, text: log };
  }

  private async made(keeper: Keeper, lines: string): Promise<Answer> {
    const hello = JSON.parse(keeper.hello(0)) as { game: string; who: { bot: boolean; name: string }[] };
    await this.keepPack(lines, keeper);
    const id = `here-${Array.from(this.given.random(16), (b) => b.toString(16).padStart(2, "0")).join("")}`;
    await this.given.shelf.add(
      {
        id,
        game: hello.game,
        created: Date.now(),
        random: keeper.random,
        info: hello.who.map((_, seat) => keeper.info(seat)),
        changes: 1,
      },
      lines,
    );
    const seats = hello.who.map(({ bot, name }, seat) =>
      bot ? { seat, who: name } : { seat, who: "me", token: `here-${seat}` },
    );
    return json({ table: id, game: hello.game, seats }, 201);
  }

  /* ---- Lines ---- */

  /** Nothing is forgotten with a sitting: the next begins from what is kept. */
  private sit(id: string, language: string): Promise<Sitting> {
    const there = this.sittings.get(id);
    if (there) return there;
    const sitting = (async () => {
      const row = await this.given.shelf.find(id);
      if (!row) throw new Failed("gone");
      const unlock = await this.given.lock(id);
      if (!unlock) throw new Failed("other-tab");
      try {
        const keeper = await this.keeper(row.game, language);
        const now = (await this.given.shelf.find(id))!; // another window may have played on until it let go
        const log = await this.given.shelf.log(id);
        try {
          keeper.open(log, now.random, await this.packOf(log));
        } catch (error) {
          throw error instanceof Refused ? new Failed("broken", error.message) : error;
        }
        await this.keepPack(log, keeper);
        return new Sitting(keeper, now, this.given.shelf, () => {
          this.sittings.delete(id);
          unlock();
        });
      } catch (error) {
        unlock();
        throw error;
      }
    })();
    this.sittings.set(id, sitting);
    sitting.catch(() => this.sittings.delete(id));
    return sitting;
  }

  private readonly at = new Map<Line, Promise<Sitting>>();

  async message(line: Line, text: string, language: string): Promise<void> {
    const said = JSON.parse(text) as { type?: string; table?: string; token?: string; n?: number; id?: string };
    try {
      if (said.type === "hello") {
        const seat = seatOf(String(said.token));
        const sitting = this.sit(String(said.table), language);
        this.at.set(line, sitting);
        const found = await sitting;
        await found.next(async () => {
          if (this.at.get(line) !== sitting) return; // it has left meanwhile
          found.lines.set(line, { seat, told: said.n ?? 0 });
          line.send(found.keeper.hello(seat));
          found.tell(line);
          await found.goOn();
        });
        return;
      }
      const found = await this.at.get(line);
      if (said.type === "whole")
        await found?.next(() => {
          const at = found.lines.get(line);
          if (at) at.told = said.n ?? 0;
          found.tell(line);
          return Promise.resolve();
        });
      else if (said.type === "ask")
        await found?.next(() => {
          const at = found.lines.get(line);
          if (at) line.send(found.keeper.ask(at.seat, text));
          return Promise.resolve();
        });
      else if (said.type === "leave-lesson") await found?.next(() => found.leave(line, text));
      else await found?.next(() => found.take(line, text, said.id !== undefined));
    } catch (error) {
      line.fault(faultOf(error));
    }
  }

  /** Whoever leaves last lets go of the table, when what is under way is kept. */
  async left(line: Line): Promise<void> {
    const sitting = this.at.get(line);
    this.at.delete(line);
    const found = await sitting?.catch(() => null);
    await found?.next(() => {
      found.lines.delete(line);
      if (!found.lines.size) found.close();
      return Promise.resolve();
    });
  }
}
