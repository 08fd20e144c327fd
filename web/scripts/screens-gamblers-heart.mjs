// The pictures of Gambler's Heart: the short quest of e2e/gamblers_heart.mjs, seen at each size by the GM
// and two Gamblers.
import { shortQuest, sit } from "../e2e/gamblers_heart.mjs";
import { camera, themes } from "./shots.mjs";

const SHOWN = {
  portent: "1-portent",
  soulcard: "2-soulcard",
  patronage: "3-patronage",
  floor: "4-floor",
  cast: "5-cast",
  price: "6-price",
  reroll: "7-reroll",
  raise: "8-raise",
  match: "9-match",
  invoke: "a-invoke",
  judge: "b-judge",
  desk: "c-desk",
  act: "d-act",
  "in-it": "e-showdown",
  peril: "f-peril",
  tip: "g-tip",
  end: "h-end",
};

export async function gamblersHeartScreens(house, browser, sizes, folder) {
  for (const [name, width, height] of sizes) {
    const shot = camera(folder, "gamblers-heart", name);
    const made = await house.table(["me", "open", "open"], 7, "gamblers-heart");
    const pages = [];
    for (const seat of made.seats) pages.push(await sit(browser, house, seat, { width, height }));
    const taken = new Set();
    await shortQuest(pages, async (page, what) => {
      if (!SHOWN[what] || (taken.has(what) && what !== "act")) return;
      taken.add(what);
      await shot(page, SHOWN[what]);
      if (name !== "wide" || what !== "invoke") return;
      await themes(shot, page, SHOWN[what]);
    });
    for (const page of pages) await page.context().close();
    console.log(`screens: gambler's heart, ${name}`);
  }
}
