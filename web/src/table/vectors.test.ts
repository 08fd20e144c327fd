import { readFileSync } from "node:fs";
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { describe, expect, it } from "vitest";
import { commitOf, seedOf, shareOf } from "./fair";

/* The published cases of the fair dealer. What fair.ts computes is checked against them, and the key and the draws, which the
 * page leaves to the game's module, are computed here from docs/fairness.md alone, as anyone may in a browser. */
interface Case {
  name: string;
  game: string;
  edition: number;
  data: string;
  rules: [string, number][];
  seats: number;
  number?: number;
  seed: string;
  table: string;
  shares: string[];
  commit: string;
  "share-commits": (string | null)[];
  key: string;
  draws: { draw: string; total: string; point: string }[];
}
const file = new URL("../../../tests/vectors/fair.json", import.meta.url);
const cases = (JSON.parse(readFileSync(file, "utf8")) as { cases: Case[] }).cases;

function little(n: bigint, bytes: number): Uint8Array {
  return Uint8Array.from({ length: bytes }, (_, i) => Number((n >> BigInt(8 * i)) & 255n));
}

function keyOf(c: Case): Uint8Array {
  const text = (s: string | number) => utf8ToBytes(String(s));
  const fields = [
    text("croupier-key-1"),
    hexToBytes(c.table),
    text(c.game),
    text(c.edition),
    hexToBytes(c.data),
    text(c.rules.length),
    ...c.rules.map(([name, value]) => text(`${name}=${value}`)),
    text(c.seats),
    ...c.shares.map(hexToBytes),
  ];
  const message = concatBytes(...fields.map((f) => concatBytes(little(BigInt(f.length), 4), f)));
  return hmac(sha256, hexToBytes(c.seed), message);
}

function* words(key: Uint8Array, draw: bigint): Generator<bigint> {
  for (let block = 0n; ; block++) {
    const bytes = hmac(sha256, key, concatBytes(utf8ToBytes("draw"), little(draw, 8), little(block, 4)));
    for (let at = 0; at < 32; at += 8) {
      let word = 0n;
      for (let i = 7; i >= 0; i--) word = (word << 8n) | BigInt(bytes[at + i]!);
      yield word;
    }
  }
}

function pointOf(key: Uint8Array, draw: bigint, total: bigint): bigint {
  const all = 1n << 64n;
  const least = (all - total) % total;
  for (const word of words(key, draw)) {
    const m = word * total;
    if (m % all >= least) return m / all;
  }
  throw new Error("words never end");
}

describe("the published cases of the fair dealer", () => {
  it("are there", () => {
    expect(cases.length).toBe(7);
    expect(new Set(cases.map((c) => c.key)).size).toBe(7);
  });
  for (const c of cases)
    it(c.name, () => {
      if (c.number !== undefined) expect(seedOf(c.number)).toBe(c.seed);
      expect(commitOf(c.seed)).toBe(c.commit);
      c.shares.forEach((share, seat) =>
        expect(share ? shareOf(c.table, seat, share) : null).toBe(c["share-commits"][seat]),
      );
      const key = keyOf(c);
      expect(bytesToHex(key)).toBe(c.key);
      for (const d of c.draws) expect(pointOf(key, BigInt(d.draw), BigInt(d.total))).toBe(BigInt(d.point));
    });
});
