// What happens is seen: every message that the house told a page ends in its ledger as shown, summed up or skipped, in the order
// in which it was told, and nothing is asked before. Always true: the page is driven as fast as its own speed allows.
import { hear, openPage, playOnce, playTo } from "./house.mjs";
import { audit, must, wide, comes } from "./judge.mjs";
import { taught } from "./lesson.mjs";

/** The ids of what a story tells: a message's line and its place there. */
const ids = (story) => story.flatMap((line) => (line.says ?? (line.text ? [0] : [])).map((_, k) => `${line.n}.${k}`));

/** Plays `most` presses of a match whose beats run, pressing on, waiting and skipping in turn, and compares. */
async function watched({ house, browser }, { game, seats, seed, most, rules, look }) {
  const context = await browser.newContext({ viewport: wide });
  const page = await openPage(context, "fast");
  const told = [];
  let first = true;
  let asked = null;
  hear(page, (message) => {
    if (!["turn", "end"].includes(message.type)) return;
    if (!first) told.push(...ids(message.story ?? []));
    first = false;
    asked = message;
  });
  const made = await house.table(seats, seed, game, rules);
  await page.goto(house.url + made.seats[seats.indexOf("me")].path);
  await page.waitForSelector(".now");
  const playing = () => page.evaluate(() => window.croupierTold().some(({ how }) => how === null));
  let seen = 0;
  for (let i = 0, presses = 0; presses < most; i++) {
    if (await playing()) {
      const next = page.locator(".now").getByRole("button", { name: "Next" });
      await comes(async () => (await next.count()) || !(await playing()), "what happens has a way on");
      if (!(await playing())) continue; // it came to its end by itself
      must(
        (await page.locator("[data-choice]:not([aria-disabled=true])").count()) === 0 ||
          !asked.options?.length ||
          seen++ < 3,
        "nothing is asked yet",
      );
      if (look && i % 5 === 1) await look(page, i);
      if (i % 9 === 4) await page.keyboard.press("Enter");
      else if (i % 40 === 33) await page.keyboard.press("Escape");
      else await page.waitForTimeout(120);
    } else {
      if (/over\.$/.test(await page.locator(".now h2").innerText())) break;
      presses++;
      await playOnce(page);
    }
  }
  for (let i = 0; i < 300 && (await playing()); i++) await page.waitForTimeout(100);
  const ledger = await page.evaluate(() => window.croupierTold());
  must(told.length > most / 2, `something was told: ${told.length}`);
  must(
    ledger.map((entry) => entry.id).join() === told.join(),
    `told ${told.join(" ")}, kept ${ledger.map((entry) => entry.id).join(" ")}`,
  );
  const lost = ledger.filter(({ how }) => !how);
  must(lost.length === 0, `lost: ${JSON.stringify(lost)}`);
  must(
    ledger.some(({ how }) => how === "shown"),
    "something was shown",
  );
  must(page.troubles.length === 0, page.troubles.join("\n"));
  await context.close();
  return ledger;
}

/** The same where a program plays the seat of the page, faster than anyone could follow: what matters is shown all the same. */
async function looked({ house, browser }, { game, seed, rules }) {
  const seats = ["careful", "me", "careful"];
  const made = await house.table(seats, seed, game, rules);
  const context = await browser.newContext({ viewport: wide });
  const page = await openPage(context, "fast");
  const told = [];
  let first = true;
  hear(page, (message) => {
    if (!["turn", "end"].includes(message.type)) return;
    if (!first) told.push(...ids(message.story ?? []));
    first = false;
  });
  await page.goto(house.url + made.seats[1].path);
  await page.waitForSelector(".now");
  const player = await context.newPage();
  await player.goto(house.url);
  await page.bringToFront();
  let over = false;
  const played = player
    .evaluate(playTo, { table: made.table, tokens: [made.seats[1].token], most: 70, phase: "none of them" })
    .then(
      () => "",
      (error) => (/not there after|Too many messages/.test(error.message) ? "" : error.message),
    )
    .finally(() => (over = true));
  const waiting = () => page.evaluate(() => window.croupierTold().some(({ how }) => how === null));
  for (let i = 0; i < 1500 && (!over || (await waiting())); i++) {
    if (i % 7 === 4) await page.keyboard.press("Enter");
    if (i % 500 === 377) await page.keyboard.press("Escape");
    await page.waitForTimeout(60);
  }
  const trouble = await played;
  must(!trouble, trouble);
  const ledger = await page.evaluate(() => window.croupierTold());
  const how = (what) => ledger.filter((entry) => entry.how === what).length;
  console.log(
    `     ${game}: ${told.length} told, ${how("shown")} shown, ${how("folded")} summed up, ${how("skipped")} skipped`,
  );
  must(told.length > 60, `something was told: ${told.length}`);
  must(
    ledger.map((entry) => entry.id).join() === told.join(),
    `told ${told.join(" ")}, kept ${ledger.map((entry) => entry.id).join(" ")}`,
  );
  must(
    ledger.every((entry) => entry.how),
    `lost: ${JSON.stringify(ledger.filter((entry) => !entry.how))}`,
  );
  must(how("shown") > 20, "things were shown");
  must(page.troubles.length === 0, page.troubles.join("\n"));
  await context.close();
}

export const beats = {
  async "beats: no beat of Bloodsport is lost"(given) {
    await watched(given, { game: "bloodsport", seats: ["me", "careful"], seed: 78, most: 40 });
  },

  async "beats: no beat of Gambler's Heart is lost"(given) {
    await looked(given, { game: "gamblers-heart", seed: 43 });
  },

  async "beats: no beat of Texarkana is lost"(given) {
    await looked(given, { game: "texarkana", seed: 5 });
  },

  async "beats: no beat of 21 is lost"(given) {
    await looked(given, { game: "twenty-one", seed: 21, rules: { story: "first", difficulty: "easy" } });
  },

  async "beats: without motion what must be seen stays, and axe finds nothing"({ house, browser }) {
    const context = await browser.newContext({ viewport: wide, reducedMotion: "reduce" });
    const page = await openPage(context, "normal");
    const made = await house.table(["me"], 1);
    await page.goto(house.url + made.seats[0].path);
    await page.waitForSelector(".now [data-main]");
    const heading = page.locator(".now h2");
    for (let i = 0; i < 400; i++) {
      const skip = page.locator(".now").getByRole("button", { name: "Next" });
      if (await skip.count()) {
        if (/takes? \d+ Wound|wins the round/.test(await heading.innerText())) break;
        await skip.click().catch(() => undefined);
      } else await playOnce(page);
    }
    const text = await heading.innerText();
    must(/Wound|wins the round/.test(text), text);
    const sums = page.locator(".fight.large .beat-sum");
    must((await sums.count()) === 2 && (await sums.first().isVisible()), "both sums stand between the Fighters");
    must(!(await page.locator(".now .beat-scene").isVisible()), "and not once more beside them");
    await page.waitForTimeout(3500);
    await comes(async () => (await heading.innerText()) === text, "it stays");
    must(
      (await page.evaluate(() => document.getAnimations().filter((a) => a.playState === "running").length)) === 0,
      "nothing moves",
    );
    await audit(page, "a blow");
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => window.croupierTold().every(({ how }) => how));
    await context.close();
  },

  async "beats: what dice make is seen once they lie, and not before"({ house, browser }) {
    const context = await browser.newContext({ viewport: wide });
    await context.addInitScript(() => {
      window.motions = [];
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, how) {
        const what = ["beat-die", "beat-sum", "beat-mark"].find((name) => this.classList.contains(name));
        if (what) window.motions.push({ what, delay: how.delay ?? 0, ms: how.duration });
        return animate.call(this, frames, how);
      };
    });
    const page = await openPage(context, "fast");
    const made = await taught(house, "bloodsport", "risk");
    await page.goto(house.url + made);
    const voice = page.locator("aside.lesson");
    await voice.getByRole("button", { name: "Do it for me" }).click();
    await page.waitForFunction(() => document.querySelector("aside.lesson")?.dataset.step === "cannon");
    const motions = await page.evaluate(() => window.motions);
    const dice = motions.filter(({ what }) => what === "beat-die");
    must(dice.length === 1, `one die is rolled: ${JSON.stringify(motions)}`);
    const stamps = motions.filter(({ what }) => what === "beat-mark");
    must(stamps.length === 1, `one stamp: ${JSON.stringify(motions)}`);
    /* it touches the ground for the last time after 78% of its way (motion.ts) */
    must(
      stamps[0].delay >= dice[0].delay + 0.78 * dice[0].ms,
      `the stamp comes down after the die: ${JSON.stringify(motions)}`,
    );
    await context.close();
  },
};
