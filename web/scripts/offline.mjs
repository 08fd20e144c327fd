// What lets the page be kept by a browser: node scripts/offline.mjs, after vite, for the page of the house; with a FOLDER it makes
// there a site of web/dist that any web host can give, without a house. Always true: sw.js names every file of its build, and
// nothing that is not there.
import { createHash } from "node:crypto";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const dist = fileURLToPath(new URL("../dist", import.meta.url));
const LANGUAGES = readdirSync(new URL("../voice/", import.meta.url)).map((name) => name.slice(0, 2));

const bookOf = (module) => module.replace(/\.wasm$/, ".book");

/** What a game's module says of itself; null: it is only for tests. */
async function described(path, language) {
  const none = () => -1;
  const { instance } = await WebAssembly.instantiate(readFileSync(path), { host: { hash: none, fold: none } });
  const wasm = instance.exports;
  wasm._initialize?.();
  const book = readFileSync(bookOf(path));
  new Uint8Array(wasm.memory.buffer).set(book, wasm.book_room());
  if (!wasm.book_open(book.length)) throw new Error(`${bookOf(path)} does not belong to ${path}`);
  if (wasm.croupier_toy()) return null;
  new Uint8Array(wasm.memory.buffer).set(Buffer.from(`${language}\0`), wasm.croupier_check_packed());
  wasm.croupier_language();
  wasm.croupier_describe();
  const all = Buffer.from(wasm.memory.buffer, wasm.croupier_told());
  return all.subarray(0, all.indexOf(0)).toString("utf8");
}

const files = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !/\.(br|gz)$/.test(file.name) && file.name !== "sw.js")
    .map((file) => join(file.parentPath, file.name).slice(folder.length + 1))
    .sort();
/** Those of games; what is in `wasm/lab` answers other questions. */
const modules = (folder) => files(folder).filter((name) => /^wasm\/[^/]+\.wasm$/.test(name));

function worker(folder, names) {
  const hash = createHash("sha256");
  for (const name of names) hash.update(`${name}\n`).update(readFileSync(join(folder, name)));
  const build = `croupier-${hash.digest("hex").slice(0, 16)}`;
  const text = readFileSync(new URL("./sw.js", import.meta.url), "utf8");
  writeFileSync(
    join(folder, "sw.js"),
    text.replace('"@BUILD@"', JSON.stringify(build)).replace('"@FILES@"', JSON.stringify(names)),
  );
}

const index = (folder, change) => {
  const path = join(folder, "index.html");
  writeFileSync(path, change(readFileSync(path, "utf8")));
};

const [to] = process.argv.slice(2);
if (!to) {
  index(dist, (html) => html.replaceAll('="./', '="/')); // a table's address is deeper
  const toys = [];
  for (const name of modules(dist)) if (!(await described(join(dist, name), "en"))) toys.push(name, bookOf(name));
  worker(
    dist,
    files(dist).filter((name) => !toys.includes(name)),
  );
} else {
  const there = existsSync(to) ? readdirSync(to) : [];
  if (there.length && !there.includes("sw.js")) {
    console.error(`${to} has other files in it. Name a folder that is empty, or an older site.`);
    process.exit(1);
  }
  rmSync(to, { recursive: true, force: true });
  cpSync(dist, to, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  index(to, (html) => html.replaceAll('="/', '="./').replace("<html", '<html data-site=""'));
  for (const name of modules(to))
    if (!(await described(join(to, name), "en"))) for (const file of [name, bookOf(name)]) rmSync(join(to, file));
  for (const language of LANGUAGES) {
    const games = await Promise.all(modules(to).map((name) => described(join(to, name), language)));
    writeFileSync(join(to, `games.${language}.json`), `[${games.join(",\n")}]\n`);
  }
  worker(to, files(to));
}
