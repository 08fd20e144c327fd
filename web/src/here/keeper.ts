/* A table in the page: the game's own WebAssembly module (web/wasm/table.h) as the keeper of one match. Always true: every
 * message, line, rule and draw is made there; nothing here knows any of them. */
import type { Hash } from "../table/asked";
import { begun, type BookExports, type Module } from "../table/module";
import { BadLine, linesOf, pack, sentence } from "../table/replay";

export const RANDOM_BYTES = 80;
const HASH_BYTES = 32;

interface Exports extends BookExports {
  croupier_check_start(): void;
  croupier_check_line(): number;
  croupier_check_room(): number;
  croupier_check_packed(): number;
  croupier_check_packed_room(): number;
  croupier_check_why(): number;
  croupier_check_keep(size: number): void;
  croupier_check_pack(): number;
  croupier_check_pack_size(): number;
  croupier_language(): void;
  croupier_table_random(): number;
  croupier_table_deal(size: number): number;
  croupier_table_line(size: number, packed: number): number;
  croupier_table_open(brought: number): number;
  croupier_table_ended(): number;
  croupier_table_go_on(): number;
  croupier_table_take(seat: number, size: number): number;
  croupier_table_leave(seat: number, size: number): number;
  croupier_table_ask(seat: number, size: number): void;
  croupier_told(): number;
  croupier_table_hello(seat: number): void;
  croupier_table_tell(seat: number, from: number): void;
  croupier_table_ok(seat: number): void;
  croupier_table_info(seat: number): void;
  croupier_table_board(seat: number): void;
  croupier_table_log(seat: number): void;
  croupier_table_log_next(): number;
  croupier_table_log_stop(): void;
  croupier_table_next(): number;
  croupier_describe(): void;
  croupier_cards(): number;
}

/** What the rules or the table say no to, as a sentence for people. */
export class Refused extends Error {}

/** Characters that nobody sees tell no two names apart; neither do case, width or composition. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;
const folded = (c: string) => (c === "ı" ? c : c.toUpperCase().toLowerCase());
const pass = (s: string) => Array.from(s.normalize("NFKC"), folded).join("").normalize("NFKC").replace(unseen, "");
/** NFKC_Casefold, as near as JavaScript has it (table/fold.h): which thing is meant stands in the log. */
export const fold = (s: string) => pass(pass(s));

export class Keeper {
  private constructor(
    private readonly wasm: Exports,
    private readonly hash: Hash,
  ) {}

  static async open(module: Module, hash: Hash): Promise<Keeper> {
    const bytes = (at: number, size: number) => new Uint8Array(wasm.memory.buffer, at >>> 0, size >>> 0);
    const host = {
      hash: (key: number, at: number, size: number, out: number) =>
        bytes(out, 32).set(hash(key ? bytes(key, 32) : null, bytes(at, size))),
      fold: (at: number, size: number, out: number, room: number) => {
        const to = new TextEncoder().encode(fold(new TextDecoder().decode(bytes(at, size))));
        if (to.length > room) return -1;
        bytes(out, room).set(to);
        return to.length;
      },
    };
    const wasm = await begun<Exports>(module, { host });
    return new Keeper(wasm, hash);
  }

  private bytes(at: number, size: number): Uint8Array {
    return new Uint8Array(this.wasm.memory.buffer, at >>> 0, size >>> 0);
  }
  private text(at: number): string {
    const all = new Uint8Array(this.wasm.memory.buffer, at >>> 0);
    return new TextDecoder().decode(all.subarray(0, all.indexOf(0)));
  }
  private told(): string {
    return this.text(this.wasm.croupier_told());
  }
  private put(s: string, at: number, room: number): number {
    const { read, written } = new TextEncoder().encodeInto(s, this.bytes(at, room));
    if (read < s.length) throw new BadLine("the line is too long");
    return written;
  }
  private packed(json: string): number {
    return this.put(pack(json), this.wasm.croupier_check_packed(), this.wasm.croupier_check_packed_room());
  }

  /** In which language people are told from now on. */
  speak(language: string): void {
    this.put(`${language}\0`, this.wasm.croupier_check_packed(), 8);
    this.wasm.croupier_language();
  }

  /** The bytes of the system that the match lives on: kept beside its log, told to nobody before the end. */
  get random(): Uint8Array {
    return this.bytes(this.wasm.croupier_table_random(), RANDOM_BYTES).slice();
  }
  set random(bytes: Uint8Array) {
    this.bytes(this.wasm.croupier_table_random(), RANDOM_BYTES).set(bytes.subarray(0, RANDOM_BYTES));
  }

  /** A new table; its first line. */
  deal(wish: string, random: Uint8Array): string {
    this.random = random;
    let size;
    try {
      size = this.packed(wish);
    } catch (error) {
      throw new Refused((error as Error).message);
    }
    if (!this.wasm.croupier_table_deal(size)) throw new Refused(this.told());
    return this.told();
  }

  private read(line: string): void {
    let code;
    try {
      const size = this.put(line, this.wasm.croupier_check_line(), this.wasm.croupier_check_room());
      code = this.wasm.croupier_table_line(size, this.packed(line));
    } catch (error) {
      throw error instanceof BadLine ? new Refused(error.message) : error;
    }
    if (code !== 0) throw new Refused(this.text(this.wasm.croupier_check_why()));
  }

  /** The pack that the match is played with, to be kept (web/wasm/check.h); null: there is none, or it was. */
  get pack(): Uint8Array | null {
    const packed = this.bytes(this.wasm.croupier_check_pack(), this.wasm.croupier_check_pack_size());
    if (!packed.length) return null;
    const pack = new Uint8Array(HASH_BYTES + packed.length);
    pack.set(this.hash(null, packed));
    pack.set(packed, HASH_BYTES);
    return pack;
  }

  /** A match from its log. `kept`: the pack that it was begun with. `brought` (and no `random`): from elsewhere; then the
   *  lines that are to be kept are returned, without a last one after which it goes on. */
  open(log: string, random: Uint8Array, kept?: Uint8Array, brought = false): string {
    const { lines, cut } = linesOf(log);
    this.random = random;
    this.wasm.croupier_check_start();
    if (kept) {
      this.bytes(this.wasm.croupier_check_packed(), this.wasm.croupier_check_packed_room()).set(kept);
      this.wasm.croupier_check_keep(kept.length);
    }
    lines.forEach((line, i) => {
      try {
        if (cut && i === lines.length - 1) throw new Refused("the line is cut: it has no end");
        this.read(line);
      } catch (error) {
        throw error instanceof Refused ? new Refused(`Line ${i + 1}: ${sentence(error.message)}`) : error;
      }
    });
    if (!this.wasm.croupier_table_open(brought ? 1 : 0)) throw new Refused(sentence(this.told()));
    if (!brought) return log;
    const stopped = !this.ended && /^\{"end":/.test(lines.at(-1)!);
    if (/,"h":"[0-9a-f]{16}"\}$/.test(lines[0]!)) return (stopped ? lines.slice(0, -1) : lines).join("\n") + "\n";
    const made = this.log(-1); // an old log without a chain: written anew
    return lines.at(-1)!.startsWith('{"end":') && !stopped ? `${made}${this.stop()}` : made;
  }

  /** It is over, or can only be looked at. */
  get ended(): boolean {
    return this.wasm.croupier_table_ended() !== 0;
  }

  /** What goes on without a person: the lines of one change, "" when a person has to move. */
  goOn(): string {
    return this.wasm.croupier_table_go_on() ? this.told() : "";
  }

  /** A message of a seat: its lines ("": it was played before), or the answer. */
  take(seat: number, message: string): { lines: string } | { answer: string } {
    const taken = this.wasm.croupier_table_take(seat, this.packed(message)) !== 0;
    return taken ? { lines: this.told() } : { answer: this.told() };
  }

  /** Takes a message that leaves a lesson; false if it is another kind of message. */
  leave(seat: number, message: string): boolean {
    return this.wasm.croupier_table_leave(seat, this.packed(message)) !== 0;
  }

  /** A question about moves in the making: the answer. */
  ask(seat: number, message: string): string {
    this.wasm.croupier_table_ask(seat, this.packed(message));
    return this.told();
  }

  hello(seat: number): string {
    this.wasm.croupier_table_hello(seat);
    return this.told();
  }
  tell(seat: number, from: number): string {
    this.wasm.croupier_table_tell(seat, from);
    return this.told();
  }
  ok(seat: number): string {
    this.wasm.croupier_table_ok(seat);
    return this.told();
  }
  info(seat: number): string {
    this.wasm.croupier_table_info(seat);
    return this.told();
  }
  board(seat: number): string {
    this.wasm.croupier_table_board(seat);
    return this.told();
  }
  /** The log as a seat may have it; the whole for -1. */
  log(seat: number): string {
    this.wasm.croupier_table_log(seat);
    let log = this.told();
    while (this.wasm.croupier_table_log_next()) log += this.told();
    return log;
  }
  /** A last line for a whole log that is taken elsewhere. */
  stop(): string {
    this.wasm.croupier_table_log_stop();
    return this.told();
  }

  /** The log that the next evening of a campaign begins with; "": none follows. */
  next(): string {
    return this.wasm.croupier_table_next() ? this.told() : "";
  }

  describe(): string {
    this.wasm.croupier_describe();
    return this.told();
  }
  cards(): string {
    return this.wasm.croupier_cards() ? this.told() : "{}";
  }
}
