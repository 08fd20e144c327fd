/* A game as the page fetches it: its WebAssembly module and its book, the packs that the module is made for
 * (web/wasm/book.h). Always true: a module that runs has opened its book. */
export interface Module {
  code: WebAssembly.Module;
  /** null: it is no game's */
  book: Uint8Array | null;
}

export interface BookExports {
  memory: WebAssembly.Memory;
  _initialize?(): void;
  book_room(): number;
  book_room_size(): number;
  book_open(size: number): number;
}

async function bytesOf(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const response = await fetch(new URL(`../wasm/${name}`, location.href));
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : null; // whatever type the host gives it
}

/** A module and its book, the names of the files below `wasm/` without their ends; null: there is no such game. */
export async function fetched(module: string, book: string | null = module): Promise<Module | null> {
  const [code, packs] = await Promise.all([bytesOf(`${module}.wasm`), book === null ? null : bytesOf(`${book}.book`)]);
  return code && (packs || book === null) ? { code: await WebAssembly.compile(code), book: packs } : null;
}

/** The messages of a game's story as they are told afterwards, in this language if it has them; null: it has none. */
export const fetchedPast = async (game: string, language: string): Promise<Uint8Array | null> =>
  (await bytesOf(`${game}.${language}.past`)) ?? bytesOf(`${game}.en.past`);

/** The book is not the one that the module was made with, or not whole. */
export class OtherBuild extends Error {}

/** A module that runs, with what it imports. */
export async function begun<E extends BookExports>({ code, book }: Module, imports: WebAssembly.Imports): Promise<E> {
  const wasm = (await WebAssembly.instantiate(code, imports)).exports as unknown as E;
  wasm._initialize?.();
  if (!book) return wasm;
  const fits = book.length <= wasm.book_room_size();
  if (fits) new Uint8Array(wasm.memory.buffer, wasm.book_room() >>> 0, book.length).set(book);
  if (!fits || !wasm.book_open(book.length)) throw new OtherBuild("other-build");
  return wasm;
}
