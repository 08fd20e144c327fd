/* What shows what happens is small: it comes with every table. */
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";
import { expect, test } from "vitest";

/** These files in one, as the page has them: minified and compressed. */
async function bytes(...files: string[]): Promise<number> {
  const entry = "\0entry";
  const made = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === "entry" ? entry : null),
        load: (id) =>
          id === entry
            ? files
                .map((file) => `export * from ${JSON.stringify(fileURLToPath(new URL(file, import.meta.url)))};`)
                .join("\n")
            : null,
      },
    ],
    build: { write: false, minify: true, rollupOptions: { input: "entry", preserveEntrySignatures: "strict" } },
  });
  const [one] = [made].flat();
  if (!one || !("output" in one)) throw new Error("nothing was made");
  const code = one.output.map((part) => (part.type === "chunk" ? part.code : "")).join("");
  return brotliCompressSync(code).length;
}

test("queue and motion are under 4 KB, sounds under 2", async () => {
  const queue = await bytes("./queue.ts", "./motion.ts", "./moves.ts");
  const sound = await bytes("./sound.ts");
  console.log(`queue and motion: ${queue} bytes, sounds: ${sound}`);
  expect(queue).toBeGreaterThan(1000);
  expect(queue).toBeLessThan(4096);
  expect(sound).toBeGreaterThan(500);
  expect(sound).toBeLessThan(2048);
}, 60_000);
