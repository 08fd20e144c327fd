// The pictures of 21's builder and of the GM's desk: the evening of e2e/twenty_one_desk.mjs, seen at each
// size by all three.
import { deskEvening, sit } from "../e2e/twenty_one_desk.mjs";
import { camera, themes } from "./shots.mjs";

const SHOWN = [
  "story",
  "ready",
  "points",
  "skills",
  "gear",
  "whole",
  "bring-bad",
  "free-player",
  "desk",
  "call-target",
  "call-contest",
  "correct",
  "place",
  "override",
];

export async function twentyOneDeskScreens(house, browser, sizes, folder) {
  for (const [name, width, height] of sizes) {
    const shot = camera(folder, "twenty-one-desk", name);
    const made = await house.table(["me", "open", "open"], 7, "twenty-one");
    const pages = [];
    for (const seat of made.seats) pages.push(await sit(browser, house, seat, { width, height }));
    await deskEvening(pages, async (page, what) => {
      if (!SHOWN.includes(what)) return;
      /* the Now panel from its beginning, or from what is unfolded in it */
      await page.evaluate(() => {
        const panel = document.querySelector(".now .what");
        const open = panel?.querySelector("details[open]");
        if (panel)
          panel.scrollTop += open
            ? open.getBoundingClientRect().top - panel.getBoundingClientRect().top
            : -panel.scrollTop;
      });
      await shot(page, what);
      if (name !== "wide" || !/gear|call-target/.test(what)) return;
      await themes(shot, page, what);
    });
    for (const page of pages) await page.context().close();
    console.log(`screens: 21's builder and desk, ${name}`);
  }
}
