// Puts docs/reports/ into the built page, with a list of what each is called: node scripts/reports.mjs, after vite and before
// offline.mjs. Always true: a report is the same file to the byte.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const from = fileURLToPath(new URL("../../docs/reports", import.meta.url));
const to = fileURLToPath(new URL("../dist/reports", import.meta.url));
mkdirSync(to, { recursive: true });
const list = readdirSync(from)
  .filter((name) => /^[a-z0-9-]+\.html$/.test(name))
  .sort()
  .map((name) => {
    const title = /<title>([^<]+)<\/title>/.exec(readFileSync(join(from, name), "utf8"))[1];
    copyFileSync(join(from, name), join(to, name));
    return { name: name.slice(0, -5), title: title.replaceAll("&#x27;", "'").replaceAll("&amp;", "&") };
  });
writeFileSync(join(to, "reports.json"), JSON.stringify(list));
