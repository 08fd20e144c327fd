/* The rules of 21 for tests: the module that a page fetches, asked without a worker. */
import { readFileSync } from "node:fs";
import { createHash, createHmac } from "node:crypto";
import { asker } from "../table/asked";
import type { Ask } from "./sheet";

const module = new WebAssembly.Module(readFileSync(new URL("../../../build/wasm/twenty-one.wasm", import.meta.url)));
const asked = await asker(module, (key, bytes) =>
  (key ? createHmac("sha256", key) : createHash("sha256")).update(bytes).digest(),
);
export const rules: Ask = async (question) => asked(question, "en");
