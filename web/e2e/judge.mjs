// What every page must hold to, whatever game it shows. Always true: who calls learns of all that is wrong at once.
import { readFileSync } from "node:fs";
import { get } from "node:http";

const axe = readFileSync(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");

export function must(good, what) {
  if (!good) throw new Error(what);
}
const PATIENT = { timeout: 6000 };
/** What comes true once the window has what it was sent: asked again until then, at most some seconds. */
export async function comes(asks, what) {
  for (const begun = Date.now(); ; await new Promise((on) => setTimeout(on, 20)))
    if (await asks()) return;
    else if (Date.now() - begun > PATIENT.timeout) throw new Error(what);
}
/** What is shown once the window has it: the text, or the label, of `where` comes to match. */
export async function shows(page, where, words, what) {
  let text = "";
  for (let i = 0; i < 200; i++) {
    const at = page.locator(where).first();
    text = await (where.endsWith("svg") ? at.getAttribute("aria-label", PATIENT) : at.innerText(PATIENT));
    if (words.test(text)) return;
    await page.waitForTimeout(20);
  }
  throw new Error(`${what}: ${text}`);
}
export const wide = { width: 1280, height: 800 };
export const narrow = { width: 360, height: 740 };

/** Lifts the veil off a page that is not drawn (openVeiled in house.mjs), or lays it on again. */
async function unveiled(page, lifted) {
  const opacity = await page.evaluate((lift) => {
    if (window.veil) window.veil.disabled = lift;
    return getComputedStyle(document.body).opacity;
  }, lifted);
  must(!lifted || opacity === "1", `what is looked at has an opacity of ${opacity}`);
}

/** What axe has to say, run by hand: its script is put in by the debugger, once a page, so that the page's own policy stays. A
 *  target that something covers in part is looked at again where it is scrolled to. Contrast takes two thirds of the time: who
 *  looks at a state at several sizes may leave it to one of them. */
export async function audit(page, where, contrast = true) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  await unveiled(page, true);
  const found = await page.evaluate(
    (contrast) =>
      axe
        .run(document, {
          resultTypes: ["violations"],
          rules: { "color-contrast": { enabled: contrast } },
          runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
        })
        .then(async (r) => {
          const covered = r.violations.find((v) => v.id === "target-size");
          const still = [];
          for (const node of covered?.nodes ?? []) {
            const target = document.querySelector(node.target[0]);
            if (!/obscured/.test(node.any[0]?.message ?? "") || !target) still.push(node);
            else {
              const [x, y] = [scrollX, scrollY];
              target.scrollIntoView({ block: "center", behavior: "instant" });
              const again = await axe.run(target, { runOnly: ["target-size"] });
              still.push(...again.violations.flatMap((v) => v.nodes));
              scrollTo({ left: x, top: y, behavior: "instant" });
            }
          }
          if (covered) covered.nodes = still;
          return r.violations.filter((v) => v.nodes.length);
        })
        .then((violations) =>
          violations.map(
            (v) =>
              v.id +
              ": " +
              v.nodes
                .map((n) => n.target.join(" ") + " " + (n.any[0]?.message ?? ""))
                .slice(0, 3)
                .join(" | "),
          ),
        ),
    contrast,
  );
  await unveiled(page, false);
  must(found.length === 0, `${where}: ${found.join("\n")}`);
}
/** Nothing hangs out at the side, and no text is cut where it cannot be scrolled. */
export async function whole(page, where) {
  const out = await page.evaluate(() => {
    const found = [];
    if (document.documentElement.scrollWidth > innerWidth)
      found.push(
        `the page is ${document.documentElement.scrollWidth} wide: ${[...document.querySelectorAll("main *, header *")]
          .filter((e) => e.getBoundingClientRect().right > innerWidth + 1)
          .slice(0, 3)
          .map((e) => `${e.tagName}.${e.className} '${e.textContent.trim().slice(0, 20)}'`)}`,
      );
    const unsaid = /\{[a-z]{2}\d+\}/.exec(document.body.innerText);
    if (unsaid) found.push(`${unsaid[0]} is not there to be said`);
    for (const e of document.querySelectorAll("button, .card, h2, h3, p, li")) {
      const style = getComputedStyle(e);
      if (e.closest(".hush") || style.overflowX === "auto" || e.clientWidth === 0 || style.display === "inline")
        continue;
      if (e.scrollWidth > e.clientWidth + 1) found.push(`${e.tagName} '${e.textContent.trim().slice(0, 40)}' is cut`);
    }
    return found;
  });
  must(out.length === 0, `${where}: ${out.join("; ")}`);
}
/** From a phone to a wide screen. */
export const WIDTHS = [
  [360, 740],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1270, 800],
  [1280, 800],
  [1440, 900],
  [2560, 1440],
];
/** At every width whatever can be pressed or typed into lies bare once it is brought into sight: nothing over its middle or
 *  an edge, and no box that cuts it off. */
export async function fits(page, where, widths = WIDTHS) {
  const before = page.viewportSize();
  await unveiled(page, true);
  for (const [width, height] of widths) {
    await page.setViewportSize({ width, height });
    const found = await page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      const hidden = [];
      const [x0, y0] = [scrollX, scrollY];
      const place = document.querySelector("dialog[open]") ?? document;
      const boxes = new Map();
      for (const e of place.querySelectorAll("button, a[href], input, select, textarea, summary, [role=spinbutton]")) {
        if (
          !e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
          e.closest(".hush") ||
          getComputedStyle(e).pointerEvents === "none"
        )
          continue;
        for (let at = e.parentElement; at; at = at.parentElement)
          if (at.scrollTop || at.scrollHeight > at.clientHeight)
            if (!boxes.has(at)) boxes.set(at, [at.scrollLeft, at.scrollTop]);
        const over = () => {
          const box = e.getBoundingClientRect();
          if (box.height > innerHeight * 0.8 || box.width > innerWidth) return null;
          const [x, y, dx, dy] = [
            (box.left + box.right) / 2,
            (box.top + box.bottom) / 2,
            box.width / 2 - 2,
            box.height / 2 - 2,
          ];
          return [
            [x, y],
            [x - dx, y],
            [x + dx, y],
            [x, y - dy],
            [x, y + dy],
          ]
            .map(([px, py]) => document.elementFromPoint(px, py))
            .find(
              (top) =>
                !top ||
                !(
                  e.contains(top) ||
                  (top.contains(e) && top.matches("label, button, summary")) ||
                  e.labels?.[0]?.contains(top)
                ),
            );
        };
        let by = null;
        for (const block of ["nearest", "center", "start", "end"]) {
          e.scrollIntoView({ block, inline: "nearest", behavior: "instant" });
          by = over();
          if (!by) break;
        }
        const named = (at) =>
          `${at.tagName.toLowerCase()}.${at.className} '${(at.getAttribute("aria-label") ?? at.textContent).trim().replace(/\s+/g, " ").slice(0, 40)}'`;
        if (by) hidden.push(`${named(e)} under ${named(by)}`);
      }
      for (const [at, [left, top]] of boxes) [at.scrollLeft, at.scrollTop] = [left, top];
      scrollTo({ left: x0, top: y0, behavior: "instant" });
      const what = document.querySelector(".now .what");
      const cut =
        what &&
        innerWidth >= 1100 &&
        what.scrollHeight > what.clientHeight + 1 &&
        what.closest(".now").offsetHeight < innerHeight - 130;
      return [
        ...hidden,
        ...(cut ? [`the panel shows ${what.clientHeight} of ${what.scrollHeight} pixels`] : []),
        ...(document.documentElement.scrollWidth > innerWidth
          ? [`the page is ${document.documentElement.scrollWidth} wide`]
          : []),
      ];
    });
    if (found.length) await unveiled(page, false);
    must(found.length === 0, `${where}, ${width} px: ${found.slice(0, 6).join("; ")}`);
  }
  await page.setViewportSize(before);
  await unveiled(page, false);
}
/** On a phone what can be done at the end is in sight as it stands, whatever came of the match. */
export async function endsInSight(page, where) {
  const before = page.viewportSize();
  for (const viewport of [narrow, { width: 390, height: 844 }]) {
    await page.setViewportSize(viewport);
    const hidden = () =>
      page.evaluate(() => {
        const ends = [...document.querySelectorAll(".ends > *")];
        const bare = ends.filter((e) => {
          const { left, top, width, height } = e.getBoundingClientRect();
          return e.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        });
        return `${bare.length} of ${ends.length}`;
      });
    await comes(async () => (await hidden()) === "5 of 5", `${where}, ${viewport.width} px: not all in sight`);
  }
  await page.setViewportSize(before);
}
/** Targets of at least 44 px (WCAG 2.5.5), but words within sentences. */
export async function reachable(page, where) {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll("button, select, .button, [role=spinbutton]")]
      .filter(
        (e) => e.offsetParent && (e.getBoundingClientRect().height < 43.5 || e.getBoundingClientRect().width < 39.5),
      )
      .map(
        (e) =>
          `${e.textContent.trim().slice(0, 30)} ${Math.round(e.getBoundingClientRect().width)}x${Math.round(e.getBoundingClientRect().height)}`,
      ),
  );
  must(small.length === 0, `${where}: too small: ${small.join("; ")}`);
}
/** How many bytes come of a file when it is asked for as browsers do. */
export function received(url) {
  return new Promise((done, fail) => {
    get(url, { headers: { "Accept-Encoding": "br" } }, (response) => {
      let bytes = 0;
      response.on("data", (piece) => (bytes += piece.length));
      response.on("end", () => done(bytes));
    }).on("error", fail);
  });
}

/** What somebody who comes for the first time loads till the page stands, in KB without fonts: the lobby at most 60, a table by
 *  its own link at most 60 more, also in the middle of a Deal or a duel. Pictures come after that, and are counted apart. */
export async function light(browser, url, where, most = 48) {
  const context = await browser.newContext({ viewport: wide, drawn: true });
  const page = await context.newPage();
  let bytes = 0;
  let drawn = 0;
  const bare = [];
  page.on("response", (response) => {
    const { "content-length": length, "content-encoding": encoding } = response.headers();
    if (/\.woff2$/.test(response.url())) return;
    const api = /\/api\//.test(response.url());
    if (api ? /\/api\/games/.test(response.url()) && encoding !== "br" : encoding !== "br" && Number(length) >= 600)
      bare.push(response.url());
    if (/\.svg$/.test(new URL(response.url()).pathname)) drawn += Number(length);
    else if (!api) bytes += Number(length);
  });
  await page.goto(url);
  await page.waitForSelector(".game, .now");
  await page.waitForTimeout(300);
  await context.close();
  must(bare.length === 0, `${where}: not compressed: ${bare}`);
  must(bytes > 5000 && bytes <= (/\/t\//.test(url) ? 120 : 60) * 1024, `${where}: ${bytes} bytes`);
  must(drawn <= most * 1024, `${where}: ${drawn} bytes of pictures`);
  return `${(bytes / 1024).toFixed(1)} KB, and ${(drawn / 1024).toFixed(1)} of pictures`;
}
