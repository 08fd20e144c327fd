// Bloodsport in the browser: what is offered first, the switch for windows, a React's scores, giving up.
import { hear, openPage, playOnce } from "./house.mjs";
import { must, wide } from "./judge.mjs";

/** A table of one, and its page. */
async function alone(browser, house, seed) {
  const context = await browser.newContext({ viewport: wide, reducedMotion: "reduce" });
  await context.addInitScript(() => localStorage.setItem("croupier.fights", "at-once"));
  const page = await openPage(context);
  const turns = [];
  hear(page, (message) => message.type === "turn" && turns.push(message));
  const made = await house.table(["me"], seed);
  await page.goto(house.url + made.seats[0].path);
  await page.waitForSelector(".now");
  return { context, page, turns };
}
const now = (page) => page.locator(".now");

export const bloodsport = {
  /** BG-C3, C4: Enter never lays nothing on a card that would be caught for certain. */
  async "bloodsport: a card is offered with its Risk paid off, and Enter spends that"({ house, browser }) {
    const { context, page, turns } = await alone(browser, house, 7);
    for (let i = 0; i < 40 && turns.at(-1)?.phase !== "pay"; i++) {
      if (turns.at(-1)?.phase === "action") await page.locator(".hand [data-choice]").first().click();
      await playOnce(page);
    }
    must(turns.at(-1).phase === "pay", `no card is being paid for: ${turns.at(-1).phase}`);
    const { risk } = turns.at(-1).facts.pay;
    const label = await now(page).locator("[data-main]").innerText();
    must(risk === 0 || label === `Spend ${risk} Time`, `Risk ${risk}: '${label}'`);
    must(/caught on a 1, 17 %/.test(await now(page).innerText()), await now(page).innerText());
    const time = turns.at(-1).view.time[0];
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => !document.querySelector(".now [data-main]")?.textContent?.startsWith("Spend"));
    must(turns.at(-1).view.time[0] === time - risk, "the Time is spent");
    await context.close();
  },

  /** BG-C10, BG-E5: windows by a switch; odds shown together add to 100. */
  async "bloodsport: Reacts without a bet are passed, unless always asked for; odds add to 100"({ house, browser }) {
    for (const asking of ["always", "change"]) {
      const { context, page, turns } = await alone(browser, house, 3);
      await page.evaluate((how) => localStorage.setItem("croupier.windows", how), asking);
      await page.reload();
      await page.waitForSelector(".now");
      let asked = 0;
      for (let i = 0; i < 60 && (turns.at(-1)?.view.round ?? 1) < 2; i++) {
        const { phase } = turns.at(-1) ?? {};
        for (const words of await page.locator(".fight .words").allInnerTexts()) {
          const sum = [...words.matchAll(/(\d+) %/g)].reduce((all, m) => all + Number(m[1]), 0);
          must(sum === 100 || /over 99|under 1/.test(words), `odds of one Fight: ${words}`);
        }
        if (phase === "react") {
          /* what is passed for the player stands for a moment, until the house has answered */
          const { n } = turns.at(-1);
          await page.waitForTimeout(250);
          if (turns.at(-1).n !== n) continue;
          asked++;
          break;
        }
        if (phase === "bet" || phase === "action") await now(page).locator("[data-out]").click();
        else await playOnce(page);
        await page.waitForTimeout(60);
      }
      must(asking === "always" ? asked > 0 : asked === 0, `${asking}: Reacts asked for ${asked} times`);
      await context.close();
    }
  },
};
