/* A module and its book: they come together, whole and of the same build, or the game does not begin. */
import { describe, expect, it } from "vitest";
import { begun, type BookExports, OtherBuild } from "./module";
import { bytesOf, compiled, later } from "./module.fixture";

const host = { hash: () => undefined, fold: () => -1 };
const begins = (game: string, change: (book: Buffer<ArrayBuffer>) => Buffer<ArrayBuffer>) => {
  const { code, book } = bytesOf(game);
  return begun<BookExports>(compiled({ code, book: change(Buffer.from(book)) }), { host });
};

describe("a book", () => {
  it.each(["bloodsport", "gamblers-heart", "texarkana", "twenty-one", "kuhn"])("of %s is opened", async (game) => {
    await expect(begins(game, (book) => book)).resolves.toBeTruthy();
  });

  it("may have its packs in any order, and others between them", async () => {
    const { book } = bytesOf("twenty-one");
    const packs: Buffer[] = [];
    for (let at = 16; at < book.length; at += 4 + book.readUInt32LE(at))
      packs.push(book.subarray(at, at + 4 + book.readUInt32LE(at)));
    expect(packs.length).toBeGreaterThan(1);
    const other = Buffer.from([1, 0, 0, 0, 7]);
    const turned = Buffer.concat([book.subarray(0, 16), ...packs.reverse().flatMap((pack) => [other, pack])]);
    await expect(begins("twenty-one", () => turned)).resolves.toBeTruthy();
    const last = Buffer.concat([book.subarray(0, 16), ...packs.slice(1)]);
    await expect(begins("twenty-one", () => last)).rejects.toThrow(OtherBuild);
  });

  it.each<[string, (book: Buffer<ArrayBuffer>) => Buffer<ArrayBuffer>]>([
    ["with a byte changed", (book) => (book.writeUInt8(book[5000]! ^ 1, 5000), book)],
    ["that is cut", (book) => book.subarray(0, -1)],
    ["with a byte too many", (book) => Buffer.concat([book, Buffer.from([0])])],
    ["with no beginning", (book) => Buffer.concat([Buffer.from("<"), book])],
    ["without packs", (book) => book.subarray(0, 16)],
    ["that is empty", () => Buffer.alloc(0)],
    ["that is too long", () => Buffer.alloc(1 << 20)],
    ["of another game", () => bytesOf("texarkana").book],
    ["of a later build", (book) => (later({ code: bytesOf("bloodsport").code, book }, /\bstr\0[1-8](?=\0)/), book)],
  ])("%s is refused", async (_, change) => {
    await expect(begins("bloodsport", change)).rejects.toThrow(OtherBuild);
  });
});
