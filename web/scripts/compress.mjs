// Puts each file of the built page beside itself compressed, FILE.br and FILE.gz, where that is smaller: once, on all
// cores, for every build of the program. node scripts/compress.mjs, after vite.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import zlib from "node:zlib";

const [brotli, gzip] = [promisify(zlib.brotliCompress), promisify(zlib.gzip)];
const { BROTLI_PARAM_MODE, BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
const TEXT = /\.(html|js|css|json|webmanifest|svg|txt|wasm|book|past)$/; // fonts and pictures are compressed already
const WORTH_BYTES = 200;
const dist = new URL("../dist/", import.meta.url);

/** Whichever of brotli's modes 0 (generic) and 2 (font) gives the fewest bytes: they differ by a few, and a first load is
 *  counted to the byte. Mode 1 (text) gives the same as 0. */
async function smallest(bytes) {
  const params = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_LGWIN]: 24, [BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const all = await Promise.all(
    [0, 2].map((mode) => brotli(bytes, { params: { ...params, [BROTLI_PARAM_MODE]: mode } })),
  );
  return all.reduce((a, b) => (b.length < a.length ? b : a));
}

async function compress(file) {
  const bytes = await readFile(file);
  if (bytes.length < WORTH_BYTES) return;
  const made = { br: await smallest(bytes), gz: await gzip(bytes, { level: 9, memLevel: 9 }) };
  for (const [end, small] of Object.entries(made))
    if (small.length < bytes.length) await writeFile(new URL(`${file.href}.${end}`), small);
}

const files = (await readdir(dist, { recursive: true })).filter((name) => TEXT.test(name));
await Promise.all(files.map((name) => compress(new URL(name, dist))));
