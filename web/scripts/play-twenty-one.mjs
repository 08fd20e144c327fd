// Plays the whole solo run of 21 in Chromium to its end, by clicking: node scripts/play-twenty-one.mjs [HERO [SEED [FOLDER]]].
// Not a part of any test: it takes some minutes. Pictures of what it saw go to FOLDER (/tmp/21shots). Ends with how it went.
import { mkdirSync } from "node:fs";
import { House, openBrowser, openPage } from "../e2e/house.mjs";
import { decide, settled } from "../e2e/twenty_one.mjs";

const [hero = "Berrick Stoll", seed = "4", folder = "/tmp/21shots"] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const house = await House.open();
const browser = await openBrowser();
try {
  const made = await house.table(["careful", "me", "careful", "careful"], Number(seed), "twenty-one", {
    story: "first",
    difficulty: "easy",
  });
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
  const page = await openPage(context);
  await page.goto(house.url + made.seats[1].path);
  const seen = new Map();
  let presses = 0;
  let where = "";
  const begun = Date.now();
  for (; presses < 20000; presses++) {
    await settled(page);
    const [kicker, bar] = await page.evaluate(() => [
      document.querySelector(".now .kicker span").innerText,
      document.querySelector(".bar-place")?.innerText.replace(/\s+/g, " ") ?? "",
    ]);
    const times = (seen.get(kicker) ?? 0) + 1;
    seen.set(kicker, times);
    if (times <= 2 || times === 40)
      await page.screenshot({
        path: `${folder}/run-${String(presses).padStart(5, "0")}-${kicker.replace(/\W+/g, "-")}.png`,
      });
    const here = bar.replace(/ Conflict, turn.*| (Turn|Deal|Choose|Name|What|Between|Which).*/, "");
    if (here !== where) console.log(`${presses}: ${(where = here)}`);
    if (kicker === "The end") break;
    const did = await decide(page, hero);
    if (!did) throw new Error(`nothing to press: ${await page.locator(".now").innerText()}`);
  }
  await page.screenshot({ path: `${folder}/run-${String(presses).padStart(5, "0")}-end.png`, fullPage: true });
  console.log(
    `${presses} presses, ${((Date.now() - begun) / 1000).toFixed(0)} s; seen: ${[...seen].map(([k, n]) => `${k} ${n}`).join(", ")}`,
  );
  console.log((await page.locator(".now").innerText()).split("\n").slice(0, 6).join(" | "));
  if (page.troubles.length) throw new Error(page.troubles.join("\n"));
} finally {
  await browser.close();
  await house.close();
}
