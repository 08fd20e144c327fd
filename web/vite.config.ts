// Builds the page into web/dist. Always true: the result has no inline script, no inline style and no data: URL,
// so that it runs under "default-src 'self'".
import { readdirSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { art } from "./art/plugin";

const house = process.env.CROUPIER_HOUSE ?? "http://127.0.0.1:2121";

/** What comes first, at the door as at a table; and what every table needs before anything is seen. Each is one file, for many
 *  small ones weigh more and come later. */
const FIRST =
  /rolldown.runtime|node_modules\/svelte\/|src\/(App|styles|voice\/(voice|reader|language)|kit\/(shelves|theme|turns|hints)|table\/(seats|sit|api|straight|people|called)|here\/place)\b/;
const TABLE =
  /src\/(beats\/|kit\/(measured|NowPanel|Story|follow|Icon|icons|Words)|table\/(Room|client|named|screens|options|windows))\b/;

/** Nothing here is hydrated: the page is drawn by the browser alone. Svelte asks a variable; as a constant it takes all
 *  that would be done otherwise out of the page. */
function drawnHere(): Plugin {
  const asked = "export let hydrating = false;";
  const set = /export function set_hydrating\(value\) \{\s*hydrating = value;\s*\}/;
  return {
    name: "drawn-here",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      if (!/svelte\/src\/internal\/client\/dom\/hydration\.js$/.test(id)) return null;
      if (!code.includes(asked) || !set.test(code)) this.error("Svelte asks in another way now whether it hydrates");
      return {
        code: code.replace(asked, "export const hydrating = false;").replace(set, "export function set_hydrating() {}"),
        map: null,
      };
    },
  };
}

/** Messages go by short names in the tables ("pe12", as the types that voicec makes say), so that pages and tables are small. */
function shortNames(): Plugin {
  const names = new Map<string, string>();
  return {
    name: "short-names",
    enforce: "pre",
    buildStart() {
      const folder = new URL("./src/voice/made/", import.meta.url);
      for (const file of readdirSync(folder).filter((f) => /^[a-z_]+\.ts$/.test(f)))
        for (const [, id, name] of readFileSync(new URL(file, folder), "utf8").matchAll(
          /^ {2}"([^"]+)": .*; \/\/ (\w+)$/gm,
        ))
          names.set(id!, name!);
      if (new Set(names.values()).size < names.size) this.error("two messages have one short name");
    },
    transform(code, id) {
      if (!/\/src\/.*\.(ts|svelte)$/.test(id) || id.includes("/voice/made/")) return null;
      return {
        code: code.replace(/(["'`])((?:[a-z]+-)[a-z0-9.-]+)\1/g, (all, quote: string, name: string) =>
          names.has(name) ? `${quote}${names.get(name)}${quote}` : all,
        ),
        map: null,
      };
    },
  };
}

/** What is fetched before it is asked for: all that a screen needs. A part of a screen needs little that the screen has not
 *  fetched, and every link to it costs the task that makes the screen. */
function ahead(file: string, needs: string[]): string[] {
  return /\/(Screen|Lobby|Watch)-/.test(file) ? needs : needs.filter((name) => name.endsWith(".css"));
}

export default defineConfig({
  // The page runs from any folder: what it fetches is beside its code. scripts/offline.mjs tells the house's where its root is.
  base: "./",
  plugins: [shortNames(), drawnHere(), art(), svelte()],
  build: {
    outDir: "dist",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: ahead },
    target: "es2022",
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "first", test: FIRST, priority: 2 },
            { name: "table", test: TABLE, priority: 1 },
          ],
        },
        // The first file has a list of all the others, and a hash is what does not compress: this many bits are enough.
        chunkFileNames: "assets/[name]-[hash:7].js",
        assetFileNames: "assets/[name]-[hash:6][extname]",
      },
    },
  },
  // By this name the house knows what may compile WebAssembly: the worker that checks logs, and nothing else.
  worker: { format: "es", rollupOptions: { output: { entryFileNames: "assets/worker-[hash].js" } } },
  server: { proxy: { "/api": house, "/ws": { target: house, ws: true } } },
  test: { include: ["src/**/*.test.ts"], environment: "node", setupFiles: ["src/voice/setup.ts"] },
});
