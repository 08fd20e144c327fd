// Pictures of what happens: node scripts/screens-beats.mjs FOLDER GAME SEED SEAT... plays a match of these seats with its beats
// running, and takes one picture in the middle and one at the end of each kind of message, at 1280x800 and 390x844.
import { mkdirSync } from "node:fs";
import { House, openBrowser, openPage, playOnce, playTo } from "../e2e/house.mjs";

const [folder, game, seed, ...seats] = process.argv.slice(2);
const most = Number(process.env.MOST ?? 120);
mkdirSync(folder, { recursive: true });
const house = await House.open();
const browser = await openBrowser();
try {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ]) {
    const made = await house.table(seats, Number(seed), game);
    const context = await browser.newContext({ viewport: { width, height } });
    const page = await openPage(context, "slow");
    await page.goto(house.url + made.seats[seats.indexOf("me")].path);
    await page.waitForSelector(".now");
    const taken = new Set();
    const seat = made.seats[seats.indexOf("me")];
    if (game !== "bloodsport") {
      // a program plays the seat, the page looks on
      const player = await context.newPage();
      await player.goto(house.url);
      await page.bringToFront();
      player
        .evaluate(playTo, { table: made.table, tokens: [seat.token], most, phase: "none of them" })
        .catch((error) => console.log(error.message.split("\n")[0]));
    }
    for (let i = 0, idle = 0; i < most * 4 && idle < most; i++) {
      const now = await page.evaluate(() => {
        const told = window.croupierTold();
        return told.some(({ how }) => how === null) ? (window.croupierNow?.() ?? "beat") : null;
      });
      if (now === null) {
        idle++;
        if (game === "bloodsport") await playOnce(page);
        else await page.waitForTimeout(100);
        continue;
      }
      const kind = now.split(" ")[0];
      if (!taken.has(kind)) {
        taken.add(kind);
        for (const [what, ms] of [
          ["a", 200],
          ["b", 900],
        ]) {
          await page.waitForTimeout(ms);
          await page.screenshot({
            path: `${folder}/${game}-${width}-${String(taken.size).padStart(2, "0")}-${kind}-${what}.png`,
          });
        }
      }
      await page
        .locator(".now")
        .getByRole("button", { name: "Next" })
        .click({ timeout: 500 })
        .catch(() => undefined);
      await page.waitForTimeout(30);
    }
    console.log(width, [...taken].join(" "), page.troubles.join("; "));
    await context.close();
  }
} finally {
  await browser.close();
  await house.close();
}
