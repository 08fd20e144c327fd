// The pictures of 21: a hero alone with bots, as e2e/twenty_one.mjs decides. The fire of Salla Ember shows
// an area act and what is not taken; Mother Quill heals; the sword of Berrick Stoll shows a Deal with its windows.
import { decide, settled, sit } from "../e2e/twenty_one.mjs";
import { camera, themes } from "./shots.mjs";

const SEEN = {
  "Build a hero": "1-hero",
  "Between fights": "2-between-fights",
  "Turn: Move, then act": "3-turn",
  "Choose the target": "4-target",
  "Deal: Edge Skills, or pass": "5-window",
  "Deal: hit or hold": "7-play",
  Riposte: "8-result",
  "Which way": "c-way",
};
const FIRE = { "Choose the square": "9-square", "Cards that are not taken": "a-not-taken" };
const END = { "The end": "d-end" };
const GRASS = { "What is healed": "b-healed" };
const RUNS = [
  { hero: "Berrick Stoll", seed: 4, rules: { story: "first", difficulty: "easy" }, shown: SEEN, most: 900 },
  { hero: "Osric Pale", seed: 5, rules: { story: "first", difficulty: "easy" }, shown: END, most: 900 },
  {
    hero: "Salla Ember",
    seed: 3,
    rules: { story: "first", defence: "ask", difficulty: "normal" },
    shown: FIRE,
    most: 400,
  },
  { hero: "Mother Quill", seed: 1, rules: { story: "first", defence: "ask" }, shown: GRASS, most: 200, healAt: 0.1 },
];

export async function twentyOneScreens(house, browser, sizes, folder) {
  for (const [name, width, height] of sizes) {
    const shot = camera(folder, "twenty-one", name);
    for (const { hero, seed, rules, shown, most, healAt } of RUNS) {
      const made = await house.table(["careful", "me", "careful", "careful"], seed, "twenty-one", rules);
      const page = await sit(browser, house, made.seats[1], { width, height });
      const left = new Map(Object.entries(shown));
      for (let i = 0; i < most && left.size; i++) {
        await settled(page);
        const kicker = await page.locator(".now .kicker span").innerText();
        const title = await page.locator(".now h2").innerText();
        /* a Skill that is chosen, with the total that would follow */
        if (/^Influence: .*Then /.test(title) && shown === SEEN && !left.has("6")) {
          left.set("6", "");
          await shot(page, "6-skill");
        }
        if (
          left.get(kicker) &&
          !(kicker.startsWith("Deal: Edge") && !(await page.locator(".now [data-choice]").count()))
        ) {
          await shot(page, left.get(kicker));
          if (name === "wide" && /^(Deal: Edge|Turn)/.test(kicker)) {
            await themes(shot, page, left.get(kicker));
          }
          left.delete(kicker);
        }
        if (kicker === "The end") break;
        if (left.size === 1 && left.has("6")) left.delete("6");
        if (!(await decide(page, hero, healAt)))
          throw new Error(`nothing to press: ${await page.locator(".now").innerText()}`);
      }
      const missed = [...left.values()].filter(Boolean);
      if (missed.length) console.log(`screens: 21, ${hero}, ${name}: not met: ${missed.join(", ")}`);
      await page.context().close();
    }
    console.log(`screens: 21, ${name}`);
  }
}
