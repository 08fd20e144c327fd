// What every page must hold to, whatever game it shows. Always true: who calls learns of all that is wrong at once.
import { readFileSync } from "node:fs";

const axe = readFileSync(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");

export function must(good, what) {
  if (!good) throw new Error(what);
}
export const wide = { width: 1280, height: 800 };
export const narrow = { width: 360, height: 740 };

/** What axe has to say, run by hand: its script is put in by the debugger, so that the page's own policy stays. */
export async function audit(page, where) {
  const found = await page.evaluate(`${axe}; axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] })`
    + `.then((r) => r.violations.map((v) => v.id + ": " + v.nodes.map((n) => n.target.join(" ") + " " + (n.any[0]?.message ?? "")).slice(0, 3).join(" | ")))`);
  must(found.length === 0, `${where}: ${found.join("\n")}`);
}
/** Nothing hangs out at the side, and no text is cut where it cannot be scrolled. */
export async function whole(page, where) {
  const out = await page.evaluate(() => {
    const found = [];
    if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
    for (const e of document.querySelectorAll("button, .card, h2, h3, p, li")) {
      const style = getComputedStyle(e);
      if (e.closest(".hush") || style.overflowX === "auto" || e.clientWidth === 0 || style.display === "inline") continue;
      if (e.scrollWidth > e.clientWidth + 1) found.push(`${e.tagName} '${e.textContent.trim().slice(0, 40)}' is cut`);
    }
    return found;
  });
  must(out.length === 0, `${where}: ${out.join("; ")}`);
}
/** Targets of at least 44 px (WCAG 2.5.5), but words within sentences. */
export async function reachable(page, where) {
  const small = await page.evaluate(() => [...document.querySelectorAll("button, select, .button, [role=spinbutton]")]
    .filter((e) => e.offsetParent && (e.getBoundingClientRect().height < 43.5 || e.getBoundingClientRect().width < 39.5))
    .map((e) => `${e.textContent.trim().slice(0, 30)} ${Math.round(e.getBoundingClientRect().width)}x${Math.round(e.getBoundingClientRect().height)}`));
  must(small.length === 0, `${where}: too small: ${small.join("; ")}`);
}
/** What somebody who comes for the first time loads till the page stands, in KB without fonts: at most 60. */
export async function light(browser, url, where) {
  const context = await browser.newContext({ viewport: wide });
  const page = await context.newPage();
  let bytes = 0;
  page.on("response", (response) => {
    if (/\.woff2$|\/api\//.test(response.url())) return;
    const size = Number(response.headers()["content-length"]);
    must(response.headers()["content-encoding"] === "br" || size < 600, `${response.url()} is not compressed`);
    bytes += size;
  });
  await page.goto(url);
  await page.waitForSelector(".game, .now");
  await page.waitForTimeout(300);
  await context.close();
  must(bytes > 5000 && bytes <= 60 * 1024, `${where}: ${bytes} bytes`);
  return `${(bytes / 1024).toFixed(1)} KB`;
}
