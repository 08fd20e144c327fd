// Pictures of every state of the page, from real games, into build/screens/: node scripts/screens.mjs [--docs] [GAME...]
// (CROUPIER names the program). --docs takes those that docs/screens/ has anew; what was seen when they were looked at
// stands in its README.md, by hand.
import { copyFileSync, mkdirSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { House, openBrowser, openPage, playOnce } from "../e2e/house.mjs";
import { gamblersHeartScreens } from "./screens-gamblers-heart.mjs";
import { texarkanaScreens } from "./screens-texarkana.mjs";
import { twentyOneDeskScreens } from "./screens-twenty-one-desk.mjs";
import { twentyOneScreens } from "./screens-twenty-one.mjs";

const folder = fileURLToPath(new URL("../../build/screens/", import.meta.url));
const shown = fileURLToPath(new URL("../../docs/screens/", import.meta.url));
mkdirSync(folder, { recursive: true });
const sizes = [
  ["wide", 1280, 800],
  ["phone", 360, 740],
];
const forDocs = process.argv.includes("--docs");
const only = process.argv.slice(2).filter((word) => word !== "--docs");
const wanted = (game) => only.length === 0 || only.includes(game);
const house = await House.open();
const browser = await openBrowser();

async function main(page) {
  return (
    (await page
      .locator(".now [data-main]")
      .innerText({ timeout: 2000 })
      .catch(() => "")) || ""
  );
}
async function until(page, wanted, most = 80) {
  for (let i = 0; i < most; i++) {
    if (
      wanted.test(await page.locator(".now").innerText()) &&
      !/writes it down/.test(await page.locator(".now").innerText())
    )
      return true;
    await playOnce(page);
  }
  return false;
}
try {
  if (wanted("gamblers-heart")) await gamblersHeartScreens(house, browser, sizes, folder);
  if (wanted("texarkana")) await texarkanaScreens(house, browser, sizes, folder);
  if (wanted("twenty-one")) await twentyOneScreens(house, browser, sizes, folder);
  if (wanted("twenty-one")) await twentyOneDeskScreens(house, browser, sizes, folder);
  for (const [name, width, height] of wanted("bloodsport") ? sizes : []) {
    const context = await browser.newContext({ viewport: { width, height }, reducedMotion: "reduce" });
    const page = await openPage(context);
    const shot = async (what) => {
      await page.evaluate(() => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : 0));
      await page.waitForTimeout(150);
      await page.screenshot({ path: `${folder}${what}-${name}.png` });
    };
    await page.goto(house.url);
    await page.waitForSelector(".game");
    await shot("1-lobby");
    const made = await house.table(["me", "careful"], 6);
    await page.goto(house.url + made.seats[0].path);
    await page.waitForSelector(".now [data-main]");
    await until(page, /Choose a card/);
    await page.evaluate(() => scrollTo(0, 0));
    await shot("2-action");
    const sabotage = page.locator(".hand button", { has: page.locator(".sabotage") }).first();
    if (await sabotage.count()) {
      await sabotage.click();
      await page.locator(".now [data-choice]").nth(1).click();
      await shot("3-sabotage");
      await page.locator(".now [data-main]").click();
    } else {
      await page.locator(".hand [data-choice]").first().click();
      await page.locator(".now [data-main]").click();
      await page.waitForSelector(".now .choices");
      await page.locator(".now [data-choice]").first().click();
      await shot("3-target");
      await page.locator(".now [data-main]").click();
    }
    await page.getByRole("spinbutton").first().waitFor();
    const more = page.getByRole("button", { name: "More Time" });
    if (await more.isEnabled()) await more.click();
    await shot("4-pay");
    await page.locator(".now [data-main]").click();
    await until(page, /bet 1 of 3/);
    await page.locator(".now [data-choice]").first().click();
    await shot("5-bet");
    await until(page, /^Fight 1/);
    await page.locator(".now [data-main]").click();
    await shot("6-fight");
    for (let i = 0; i < 60 && !/Choose a payment/.test(await main(page)); i++) await playOnce(page);
    await page.locator(".boxes [data-choice]").first().click();
    await shot("7-settle");
    if (name === "wide") {
      for (const theme of ["light", "contrast"]) {
        await page.evaluate((t) => (document.documentElement.dataset.theme = t), theme);
        await shot(`8-${theme}`);
      }
      await page.evaluate(() => (document.documentElement.dataset.theme = "dark"));
    }
    await page.getByRole("button", { name: "How it goes" }).click();
    await shot("9-how-it-goes");
    await page.keyboard.press("Escape");
    for (let i = 0; i < 700 && !/The game is over/.test(await page.locator(".now").innerText()); i++)
      await playOnce(page);
    await shot("a-fate");
    const fair = await house.table(["me"]); // not seeded: its dealer commits
    await page.goto(house.url + fair.seats[0].path);
    await page.waitForSelector(".now [data-main]");
    for (let i = 0; i < 700 && !/The game is over/.test(await page.locator(".now").innerText()); i++)
      await playOnce(page);
    await page.getByRole("button", { name: "Check that it was fair" }).click();
    await page.waitForFunction(() => document.querySelectorAll(".found li").length >= 2);
    await shot("b-fair");
    await context.close();
    console.log(`screens: ${name}`);
  }
  if (forDocs)
    for (const name of readdirSync(shown))
      if (name.endsWith(".png") && readdirSync(folder).includes(name)) copyFileSync(folder + name, shown + name);
} finally {
  await browser.close();
  await house.close();
}
