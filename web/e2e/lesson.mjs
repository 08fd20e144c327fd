// Lessons at the page: from the door to the end by "Next" and "Do it for me" alone, with a ring round what is spoken of. Always
// true: what the voice says is what the table sent.
import { openPage } from "./house.mjs";
import { audit, must, narrow, whole, wide, comes } from "./judge.mjs";

const STEPS = { "Bloodsport Gambler": 22, "Gambler's Heart": 22, Texarkana: 21, 21: 21 };
const voice = (page) => page.locator("aside.lesson");
const stepOf = (page) => voice(page).getAttribute("data-step");

export async function begin(page, house, title) {
  await page.goto(house.url);
  const door = page.getByRole("region", { name: title, exact: true });
  await door.getByRole("button", { name: "Learn in five minutes" }).click();
  await page.waitForSelector("aside.lesson");
}

/** A table of a lesson, played up to a step of it: the path of its seat. */
export async function taught(house, lesson, step) {
  const made = await fetch(`${house.url}/api/tables`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: house.url },
    body: JSON.stringify({ lesson, step }),
  });
  const { seats } = await made.json();
  return seats.find((seat) => seat.path).path;
}

/** One step on; which was left. */
async function on(page) {
  const at = await stepOf(page);
  await voice(page)
    .getByRole("button", { name: /^(Next|Do it for me)$/ })
    .click();
  await page.waitForFunction(
    ([before, said]) => {
      const now = document.querySelector("aside.lesson");
      return now && (now.dataset.step !== before || now.innerText !== said || !document.querySelector("[data-sent]"));
    },
    [at, await voice(page).innerText()],
  );
  await page.waitForFunction(() => !document.querySelector("[data-sent]") && document.querySelector("aside.lesson"));
  return at;
}

/** From the first step to the end. */
export async function course(page, title, judged = false) {
  const seen = new Set();
  for (let i = 0; i < 80 && (await stepOf(page)) !== "over"; i++) {
    seen.add(await stepOf(page));
    const rings = await page.locator("[data-lesson]").count();
    await comes(
      async () => rings > 0 || (await stepOf(page)) === "over",
      `${title}: no ring at step ${await stepOf(page)}`,
    );
    const last =
      (await voice(page)
        .getByRole("button", { name: /^(Next|Do it for me)$/ })
        .count()) === 0;
    if (judged && (i === 0 || i === 12)) {
      await audit(page, `${title}: step ${await stepOf(page)}`);
      await whole(page, `${title}: step ${await stepOf(page)}`);
    }
    if (last) break;
    await on(page);
  }
  must(seen.size === STEPS[title], `${title}: ${seen.size} of ${STEPS[title]} steps: ${[...seen].join()}`);
  must(page.troubles.length === 0, page.troubles.join("\n"));
}

export const lesson = {
  async "a lesson goes from its door to its end"({ house, browser }) {
    for (const title of Object.keys(STEPS)) {
      const context = await browser.newContext({ viewport: title === "Texarkana" ? narrow : wide });
      const page = await openPage(context);
      await begin(page, house, title);
      await course(page, title, true);
      await context.close();
    }
  },

  async "a lesson goes on from the door, and again from a step, and explains its words"({ house, browser }) {
    const context = await browser.newContext({ viewport: wide });
    const page = await openPage(context);
    await begin(page, house, "Bloodsport Gambler");
    for (let i = 0; i < 4; i++) await on(page);
    await page.goto(house.url);
    await page.getByRole("link", { name: "Continue the lesson (step 5 of 22)" }).click();
    await page.waitForSelector("aside.lesson[data-step=risk]");
    await voice(page).getByRole("button", { name: "Guard Level" }).click();
    const told = voice(page).locator(".term");
    await comes(async () => /how alert the guards are/.test(await told.innerText()), await told.innerText());
    await told.locator("summary").click();
    await comes(async () => /BG-C5/.test(await told.innerText()), await told.innerText());
    await audit(page, "a word of the lesson");
    await page.getByRole("button", { name: "How to play" }).click();
    await page.getByRole("button", { name: /^3 These are your 6 Action cards/ }).click();
    await page.waitForSelector("aside.lesson[data-step=keyhole]");
    must(page.troubles.length === 0, page.troubles.join("\n"));
    await context.close();
  },

  async "on a phone the dice that the voice speaks of lie above the question"({ house, browser }) {
    const steps = ["flagon", "turn"]; // at 360 px the others have no room for what they point at and the dice
    for (const [viewport, all] of [
      [narrow, steps],
      [{ width: 390, height: 844 }, [...steps, "won", "lodger"]],
    ]) {
      const context = await browser.newContext({ viewport });
      const page = await openPage(context);
      for (const step of all) {
        await page.goto(house.url + (await taught(house, "bloodsport", step)));
        await page.waitForSelector(`aside.lesson[data-step=${step}]`);
        await page.waitForSelector(".now h2");
        const bare = () =>
          page.evaluate(() => {
            const box = (at) => document.querySelector(at).getBoundingClientRect();
            const [voice, asked, hand] = [box("aside.lesson").bottom, box(".now").top, box(".hand-place")];
            const foot = hand.bottom > asked - 20 ? hand.top : asked; // where it keeps to the panel
            const dice = [...document.querySelectorAll(".die")].map((die) => die.getBoundingClientRect());
            return dice.length === 2 && dice.every(({ top, bottom }) => top >= voice && bottom <= foot);
          });
        await comes(bare, `${step}, ${viewport.width} px: the dice lie under something`);
      }
      must(page.troubles.length === 0, page.troubles.join("\n"));
      await context.close();
    }
  },

  async "in a lesson another move is answered, and it can be left"({ house, browser }) {
    const context = await browser.newContext({ viewport: wide });
    const page = await openPage(context);
    await begin(page, house, "Bloodsport Gambler");
    await comes(
      async () => (await page.locator("[data-at~=payments][data-lesson]").count()) === 1,
      "the payments have a ring",
    );
    await on(page);
    await on(page);
    await comes(async () => (await stepOf(page)) === "keyhole", "the first choice");
    await comes(
      async () => (await page.locator("[data-at=keyhole-2][data-lesson]").count()) === 1,
      "the card has a ring",
    );
    const pass = page.getByRole("button", { name: /^Pass/ }).first();
    await pass.click();
    await page.getByText("That card is good later. Play Keyhole first.").first().waitFor();
    await comes(async () => (await stepOf(page)) === "keyhole", "and nothing else happens");
    await page.reload();
    await page.waitForSelector("aside.lesson");
    await voice(page).getByRole("button", { name: "Skip the lesson" }).click();
    await page.waitForSelector("aside.lesson[data-step=over]");
    await page.getByRole("button", { name: /^Pass/ }).first().click();
    await page.waitForFunction(() => document.querySelector(".story")?.innerText.includes("You pass."));
    must(page.troubles.length === 0, page.troubles.join("\n"));
    await context.close();
  },

  async "on a phone the question is folded while the voice only speaks, and opens for the move it waits for"({
    house,
    browser,
  }) {
    const context = await browser.newContext({ viewport: narrow });
    const page = await openPage(context);
    await page.goto(house.url + (await taught(house, "gamblers-heart", "scales")));
    await page.waitForSelector("aside.lesson[data-step=scales]");
    const open = page.locator(".now .what.open");
    await page.locator(".now [data-main]").waitFor();
    await comes(async () => (await open.count()) === 0, "nothing hides the table");
    await on(page);
    await comes(async () => (await open.count()) === 0, "nor at the second step");
    await on(page);
    await comes(async () => (await stepOf(page)) === "cast" && (await open.count()) === 1, "now it is to be answered");
    must(page.troubles.length === 0, page.troubles.join("\n"));
    await context.close();
  },

  async "after the lesson the room is where it was without it"({ house, browser }) {
    const context = await browser.newContext({ viewport: wide });
    const page = await openPage(context);
    await page.goto(house.url + (await taught(house, "bloodsport", "blow")));
    await page.waitForSelector("aside.lesson");
    await voice(page).getByRole("button", { name: "Skip the lesson" }).click();
    await voice(page).getByRole("button", { name: "Play on" }).click();
    await voice(page).waitFor({ state: "detached" });
    const [header, phases] = [page.locator("header.top"), page.locator(".phases")];
    await comes(async () => {
      const [a, b] = [await header.boundingBox(), await phases.boundingBox()];
      return b.y >= a.y && b.y + b.height <= a.y + a.height + 1;
    }, "the phases stand beside the title");
    must((await page.locator("[data-lesson]").count()) === 0, "no ring is left");
    await context.close();
  },
};
