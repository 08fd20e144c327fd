// Builds the page into web/dist. Always true: the result has no inline script, no inline style and no data: URL,
// so that it runs under "default-src 'self'".
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const house = process.env.CROUPIER_HOUSE ?? "http://127.0.0.1:2121";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "dist",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    reportCompressedSize: false,
  },
  // By this name the house knows what may compile WebAssembly: the worker that checks logs, and nothing else.
  worker: { format: "es", rollupOptions: { output: { entryFileNames: "assets/worker-[hash].js" } } },
  server: { proxy: { "/api": house, "/ws": { target: house, ws: true } } },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
