// The pictures of Texarkana: the evening of e2e/texarkana.mjs, seen at each size by all three.
import { evening, playAlone, sit } from "../e2e/texarkana.mjs";
import { camera, themes } from "./shots.mjs";

export async function texarkanaScreens(house, browser, sizes, folder) {
  for (const [name, width, height] of sizes) {
    const shot = camera(folder, "texarkana", name);
    const made = await house.table(["me", "open", "open"], 7, "texarkana");
    const pages = [];
    for (const seat of made.seats) pages.push(await sit(browser, house, seat, { width, height }));
    await evening(pages, async (page, what) => {
      await shot(page, what);
      if (name === "wide" && /stakes|card/.test(what)) await themes(shot, page, what);
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
