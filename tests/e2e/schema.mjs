// Says of each line of the standard input whether it fits the JSON Schema of the file named: "ok", or what does not fit.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const Ajv = createRequire(new URL("../../web/package.json", import.meta.url))("ajv");
const ajv = new Ajv({ allErrors: false });
const fits = ajv.compile(JSON.parse(readFileSync(process.argv[2], "utf8")));
for (const line of readFileSync(0, "utf8").trimEnd().split("\n"))
  console.log(fits(JSON.parse(line)) ? "ok" : ajv.errorsText(fits.errors));
