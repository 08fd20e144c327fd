// By the keyboard alone, from the door of each game to the end of its match: Tab, Enter, Space, arrows, digits, Escape, and letters
// where a name is asked for. Always true: after each key something has the focus, it lies in sight, and it is seen to have it.
import { openPage } from "./house.mjs";
import { must, wide } from "./judge.mjs";
import { wanted } from "./wanted.mjs";

/** What is wrong with where the focus is; "": nothing. */
const astray = () => {
  const at = document.activeElement;
  if (!at || at === document.body || at === document.documentElement) return "nothing has the focus";
  const told = `${at.tagName.toLowerCase()} '${(at.getAttribute("aria-label") ?? at.textContent).trim().slice(0, 40)}'`;
  const seen = at.getClientRects().length ? at : at.closest("label, [data-group]");
  const { left, top, right, bottom } = (seen ?? at).getBoundingClientRect();
  if (right <= left || bottom <= top) return `${told} has the focus and no place`;
  if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth)
    return `${told} has the focus out of sight`;
  const [x, y] = [Math.max(left, 0) + Math.min(right, innerWidth), Math.max(top, 0) + Math.min(bottom, innerHeight)];
  const over = document.elementFromPoint(x / 2, y / 2);
  if (over && !at.contains(over) && !over.contains(at) && !at.labels?.[0]?.contains(over))
    return `${told} has the focus under ${over.tagName.toLowerCase()}.${over.className}`;
  const marked = (e, pseudo) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(e, pseudo);
    return (outlineStyle !== "none" && parseFloat(outlineWidth) > 0) || boxShadow !== "none";
  };
  if (!at.matches(":focus-visible")) return `${told} has the focus and does not show it`;
  if (![at, at.parentElement, at.nextElementSibling].some((e) => e && marked(e)) && !marked(at, "::after"))
    return `${told} has the focus without a ring`;
  return "";
};
/** Waits till it is right, for what is on its way; else throws. */
async function watchful(page, after) {
  let wrong = "";
  for (let i = 0; i < 20; i++) {
    wrong = await page.evaluate(astray).catch((error) => String(error)); // on its way to another page
    if (!wrong) return;
    await page.waitForTimeout(50);
  }
  const now = await page.evaluate(() => document.querySelector(".now h2, dialog[open] h2, h1")?.textContent ?? "");
  if (process.env.SHOTS)
    await page.screenshot({
      path: `${process.env.SHOTS}/astray-${Date.now()}.png`,
    });
  throw new Error(`after ${after}, at '${now}': ${wrong}`);
}

/** The map's own place among the tabs; a drawer that is open keeps the Tab to itself. */
const ground = () => {
  document.querySelectorAll("[data-wanted]").forEach((e) => e.removeAttribute("data-wanted"));
  const drawer = document.querySelector("dialog[open]");
  const square = drawer ? null : document.querySelector("button[data-square][tabindex='0']");
  square?.setAttribute("data-wanted", "");
  return square !== null;
};
const there = () => document.activeElement?.hasAttribute("data-wanted") ?? false;

/** What is wanted can still be reached. */
const stands = () => {
  const to = document.querySelector("[data-wanted]");
  const drawer = document.querySelector("dialog[open]");
  const open = to !== null && (!drawer || drawer.contains(to));
  return open && to.tabIndex >= 0 && to.checkVisibility({ visibilityProperty: true });
};

/** What has the focus, in short. */
const stop = () => {
  const at = document.activeElement;
  return `${at.tagName.toLowerCase()} '${(at.getAttribute("aria-label") ?? at.textContent).trim().slice(0, 30)}'`;
};

/** By Tab, or Shift+Tab where that is nearer, to what is wanted. */
async function go(page, label) {
  if (await page.evaluate(there)) return;
  const back = await page.evaluate(() => {
    const at = document.activeElement;
    const to = document.querySelector("[data-wanted]");
    return Boolean(to && at.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_PRECEDING);
  });
  const stops = new Set();
  for (let i = 0; i < 160; i++) {
    await page.keyboard.press(back ? "Shift+Tab" : "Tab");
    if (await page.evaluate(there)) return;
    if (i % 8 === 7 && !(await page.evaluate(stands))) return; // the table went on
    stops.add(await page.evaluate(stop));
  }
  throw new Error(`'${label}' cannot be reached, only ${[...stops].join(", ")}`);
}

/** From the lobby: Tab to the door's "Play now", Enter. */
async function door(page, house, title) {
  await page.goto(house.url);
  await page.waitForSelector(".game");
  await page.getByRole("region", { name: title, exact: true }).getByRole("button", { name: "Play now" }).waitFor();
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press("Tab");
    await watchful(page, "Tab in the lobby");
    const at = await page.evaluate(
      () =>
        `${document.activeElement.closest("section, article")?.getAttribute("aria-label") ?? document.activeElement.closest("section, article")?.querySelector("h2")?.textContent.trim()}: ${document.activeElement.textContent.trim()}`,
    );
    if (at.includes("Play now") && at.startsWith(`${title}:`)) {
      await page.keyboard.press("Enter");
      await page.waitForSelector(".now h2", { timeout: 20_000 });
      return;
    }
  }
  throw new Error(`the door of ${title} cannot be reached`);
}

async function played({ house, browser }, { game, title, most, seen, map = false }) {
  const context = await browser.newContext({
    viewport: wide,
    reducedMotion: "reduce",
  });
  await context.addInitScript(() => {
    window.clicks = 0;
    for (const what of ["mousedown", "touchstart"]) addEventListener(what, () => window.clicks++, true);
  });
  const page = await openPage(context);
  await door(page, house, title);
  const kinds = new Set();
  const squares = new Set();
  let steps = 0;
  for (; steps < most; steps++) {
    await page.waitForTimeout(60);
    const now = await page.evaluate(() => document.querySelector(".now")?.innerText ?? "");
    kinds.add(now.split("\n")[0].replace(/\d+/g, "n").slice(0, 30));
    if (
      /The game is over|The end\b/.test(now) ||
      (await page.getByRole("button", { name: "Check that it was fair" }).count())
    )
      break;
    await watchful(page, "a while");
    if (map && squares.size < 3 && (await page.evaluate(ground))) {
      await go(page, "the map");
      if (!(await page.evaluate(there))) continue;
      // the arrows lead on from square to square
      for (const arrow of ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]) {
        squares.add(await page.evaluate(() => document.activeElement.dataset.square));
        await page.keyboard.press(arrow);
        await watchful(page, `${arrow} on the map`);
      }
    }
    const way = await page.evaluate(wanted);
    if (!way) continue;
    if (way.text) {
      await go(page, way.label);
      await page.keyboard.type(`Ada ${steps}`);
    } else if (way.main && way.heading) await page.keyboard.press("Enter");
    else if (way.digit >= 1 && way.digit <= 9 && steps % 2) await page.keyboard.press(String(way.digit));
    else {
      await go(page, way.label);
      if (!(await page.evaluate(there))) continue;
      await watchful(page, `Tab to '${way.label}'`);
      await page.keyboard.press(steps % 3 ? "Enter" : "Space");
    }
    await watchful(page, `'${way.label}'`);
  }
  const over = await page.getByRole("button", { name: "Check that it was fair" }).count();
  console.log(`     ${game}: ${steps} steps, ${over ? "to the end" : "not over"}; ${[...kinds].join(", ")}`);
  must(!map || squares.size > 2, `${game}: the arrows walk over the map: ${[...squares].join(", ")}`);
  for (const kind of seen)
    must(
      [...kinds].some((at) => kind.test(at)),
      `${game}: never at ${kind}: ${[...kinds].join(", ")}`,
    );
  if (over) {
    // the end: what it offers is reached, a drawer opens and gives the focus back. The last press may have met the end's own
    // button, which came up between the look and the key: then its drawer is open already, and keeps the Tab to itself.
    if (await page.locator("dialog[open]").count()) {
      await page.keyboard.press("Escape");
      await page.locator("dialog[open]").waitFor({ state: "detached" });
    }
    await page.evaluate(() => {
      document.querySelectorAll("[data-wanted]").forEach((e) => e.removeAttribute("data-wanted"));
      [...document.querySelectorAll("button")]
        .find((e) => /Check that it was fair/.test(e.textContent))
        .setAttribute("data-wanted", "");
    });
    await go(page, "Check that it was fair");
    await watchful(page, "Tab at the end");
    await page.keyboard.press("Enter");
    await page.locator("dialog[open]").waitFor();
    await watchful(page, "the fairness check");
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    must(await page.evaluate(there), `${game}: the drawer gives the focus back to what opened it`);
  }
  must((await page.evaluate(() => window.clicks)) === 0, "nothing was pressed but keys");
  must(page.troubles.length === 0, page.troubles.join("\n"));
  await context.close();
  return over;
}

const ROOMS = [
  { game: "bloodsport", title: "Bloodsport Gambler", most: 300, seen: [] },
  { game: "gamblers-heart", title: "Gambler's Heart", most: 300, seen: [] },
  { game: "texarkana", title: "Texarkana", most: 300, seen: [] },
  { game: "twenty-one", title: "21", most: 120, seen: [], map: true },
];
export const keyboard = Object.fromEntries(
  ROOMS.map((room) => [`by the keyboard alone, from the door: ${room.game}`, (given) => played(given, room)]),
);
