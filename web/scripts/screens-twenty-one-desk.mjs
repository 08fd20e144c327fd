// The pictures of 21's builder and of the GM's desk in docs/screens/: the evening of e2e/twenty_one_desk.mjs, seen at each
// size by all three.
import { deskEvening, sit } from "../e2e/twenty_one_desk.mjs";

const SHOWN = ["story", "ready", "points", "skills", "gear", "whole", "bring-bad", "free-player", "desk", "call-target", "call-contest", "correct", "place", "override"];

export async function twentyOneDeskScreens(house, browser, sizes, folder) {
  for (const [name, width, height] of sizes) {
    const shot = async (page, what) => {
      await page.evaluate(() => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        scrollTo(0, 0);
        document.querySelector(".now .what")?.scrollTo(0, 0);
      });
      await page.waitForTimeout(150);
      await page.screenshot({ path: `${folder}twenty-one-desk-${what}-${name}.png` });
    };
    const made = await house.table(["me", "open", "open"], 7, "twenty-one");
    const pages = [];
    for (const seat of made.seats) pages.push(await sit(browser, house, seat, { width, height }));
    await deskEvening(pages, async (page, what) => {
      if (!SHOWN.includes(what)) return;
      await shot(page, what);
      if (name !== "wide" || !/gear|call-target/.test(what)) return;
      for (const theme of ["light", "contrast"]) {
        await page.evaluate((t) => (document.documentElement.dataset.theme = t), theme);
        await shot(page, `${what}-${theme}`);
      }
      await page.evaluate(() => (document.documentElement.dataset.theme = "dark"));
    });
    for (const page of pages) await page.context().close();
    console.log(`screens: 21's builder and desk, ${name}`);
  }
}
