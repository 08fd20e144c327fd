// The pictures of Texarkana in docs/screens/: the evening of e2e/texarkana.mjs, seen at each size by all three.
import { evening, playAlone, sit } from "../e2e/texarkana.mjs";

export async function texarkanaScreens(house, browser, sizes, folder) {
  for (const [name, width, height] of sizes) {
    const shot = async (page, what) => {
      await page.evaluate(() => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        scrollTo(0, 0);
      });
      await page.waitForTimeout(150);
      await page.screenshot({ path: `${folder}texarkana-${what}-${name}.png` });
    };
    const themes = async (page, what) => {
      for (const theme of ["light", "contrast"]) {
        await page.evaluate((t) => (document.documentElement.dataset.theme = t), theme);
        await shot(page, `${what}-${theme}`);
      }
      await page.evaluate(() => (document.documentElement.dataset.theme = "dark"));
    };
    const made = await house.table(["me", "open", "open"], 7, "texarkana");
    const pages = [];
    for (const seat of made.seats) pages.push(await sit(browser, house, seat, { width, height }));
    await evening(pages, async (page, what) => {
      await shot(page, what);
      if (name === "wide" && /stakes|card/.test(what)) await themes(page, what);
    });
    for (const page of pages) await page.context().close();
    const alone = await house.table(["careful", "me"], 3, "texarkana");
    const page = await sit(browser, house, alone.seats[1], { width, height });
    await playAlone(page);
    await page.getByText("The game is over.").waitFor();
    await shot(page, "f-story-told");
    await page.context().close();
    console.log(`screens: texarkana, ${name}`);
  }
}
