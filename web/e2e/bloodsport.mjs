// Bloodsport in the browser: what is offered first, the switches for windows and Reacts, a React's scores, a Special taken
// back alone, giving up. Always true: what is pressed is pressed where it is offered, and the house's answer waited for.
import { hear, openPage, sitAtOne } from "./house.mjs";
import { audit, must, wide, comes } from "./judge.mjs";
import { taught } from "./lesson.mjs";

/** A table of one, its page, and the turns that the page has been told. */
async function alone(browser, house, seed, windows = "change") {
  const context = await browser.newContext({ viewport: wide, reducedMotion: "reduce" });
  await context.addInitScript((how) => {
    localStorage.setItem("croupier.fights", "at-once");
    localStorage.setItem("croupier.windows", how);
  }, windows);
  const page = await openPage(context);
  const turns = [];
  hear(page, (message) => ["turn", "end"].includes(message.type) && turns.push(message));
  const made = await house.table(["me"], seed);
  await page.goto(house.url + made.seats[0].path);
  await page.waitForSelector(".now");
  const now = page.locator(".now");
  const last = () => turns.at(-1);

  /** Waits until that is so; for what is not true of the page after a while, the words say what it was. */
  async function until(what, is, most = 8000) {
    for (let waited = 0; waited < most; waited += 20) {
      if (last() && (await is())) return;
      await page.waitForTimeout(20);
    }
    throw new Error(`${what}, but: ${last()?.phase}: ${await now.innerText()}`);
  }
  /** Presses a button of the Now panel by its words, and waits for another turn. */
  async function press(words) {
    const { n } = last();
    await now.getByRole("button", { name: words }).click();
    await until(`a turn after '${words}'`, () => last().n !== n);
  }
  const phase = (name, most) => until(`the phase is ${name}`, () => last().phase === name, most);
  /** Chooses a card of the hand, and begins to play it. */
  async function play(title) {
    await page.locator(".hand").getByRole("button", { name: title }).first().click();
    await press(new RegExp(`^Play ${title}`));
  }
  async function noBets() {
    await phase("bet");
    for (let i = 0; i < 3; i++) await press("No bet on this Fight");
  }
  return { context, page, now, last, until, press, phase, play, noBets };
}

/** Caught for certain: Risk 6 and nothing laid on it. Guard Level is 2 then, and ratting open. */
async function caught({ now, press, phase, play }) {
  await phase("action");
  await play("Wet Poster");
  await now.locator("[data-choice]").first().click(); // what it is aimed at is chosen at once
  await phase("pay");
  for (let i = 0; i < 6; i++) await now.getByRole("button", { name: "Less Time" }).click();
  await press("Spend nothing");
  await phase("action");
}

export const bloodsport = {
  /** BG-C3, C4: Enter never lays nothing on a card that would be caught for certain. */
  async "bloodsport: a card is offered with its Risk paid off, and Enter spends that"({ house, browser }) {
    const { context, page, now, last, until, phase, play } = await alone(browser, house, 1);
    await phase("action");
    await play("Pickpocket's Apprentice");
    await phase("pay");
    must(last().facts.pay.risk === 4, `Risk: ${last().facts.pay.risk}`);
    await until("4 Time are laid on it", async () => (await now.locator("[data-main]").innerText()) === "Spend 4 Time");
    await comes(async () => /caught on 1 \(17%\)/.test(await now.innerText()), await now.innerText());
    const { n } = last();
    await page.keyboard.press("Enter");
    await until("the card is paid for", () => last().n !== n);
    must(last().view.time[0] === 2, `Time left: ${last().view.time[0]}`);
    must(page.troubles.length === 0, page.troubles.join("\n"));
    await context.close();
  },

  /** A Special that is played alone lies open at once, yet nothing has come of it: it can be taken back till chance answers. */
  async "bloodsport: alone, a Special is taken back before its roll"({ house, browser }) {
    const { context, page, last, until, phase, play } = await alone(browser, house, 1);
    await phase("action");
    const hand = last().view["action-place"]["hand-0"].join();
    await play("Pickpocket's Apprentice");
    await phase("pay");
    await page.getByRole("button", { name: "Take back" }).click();
    await until(
      "it is in the hand again",
      () => last().phase === "action" && last().view["action-place"]["hand-0"].join() === hand,
    );
    must(page.troubles.length === 0, page.troubles.join("\n"));
    await context.close();
  },

  /** BG-C10: a window for ratting is asked in, or passed, as one has set it. */
  async "bloodsport: windows for ratting always, when it can help, never"({ house, browser }) {
    for (const [asking, why] of [
      ["always", null],
      ["change", /asked "Rat to the guards before bets are placed, for 1 Chance\?" Nothing you could have done/],
      ["never", /asked "Rat to the guards before bets are placed, for 1 Chance\?", as you have set it/],
    ]) {
      const at = await alone(browser, house, 1, asking);
      const { context, page, now, last, press, phase } = at;
      await caught(at);
      must(last().view.guard === 2, `Guard Level: ${last().view.guard}`);
      await press("Pass for this phase");
      if (asking === "always") {
        await phase("window");
        await page.waitForTimeout(600);
        must(
          /Rat to the guards before bets are placed, for 1 Chance\?/.test(await now.innerText()),
          await now.innerText(),
        );
        await press("Keep quiet");
      }
      await phase("bet");
      const told = await page.locator(".story").innerText();
      must(why ? why.test(told) : !/You were not asked/.test(told), `${asking}: ${told.slice(-400)}`);
      must(last().view.guard === 2 && last().view.chance[0] === 3, "nobody has ratted");
      must(page.troubles.length === 0, page.troubles.join("\n"));
      await context.close();
    }
  },

  /** BG-E5: without a bet no React can matter, and none is asked for; odds shown together add to 100. */
  async "bloodsport: Reacts without a bet are passed, unless always asked for; odds add to 100"({ house, browser }) {
    for (const asking of ["always", "change"]) {
      const at = await alone(browser, house, 3, asking);
      const { context, page, press, phase, noBets } = at;
      await phase("action");
      for (const words of await page.locator(".fight .words").allInnerTexts()) {
        const sum = [...words.matchAll(/(\d+)%/g)].reduce((all, m) => all + Number(m[1]), 0);
        must(sum === 100 || /over 99|under 1/.test(words), `odds of one Fight: ${words}`);
      }
      await press("Pass for this phase");
      await noBets();
      await phase(asking === "always" ? "react" : "settle", 20000);
      must(page.troubles.length === 0, page.troubles.join("\n"));
      await context.close();
    }
  },

  /** BG-E5, E6: what a React would make of the scores stands there before it is played: 2 off the right's roll. */
  async "bloodsport: a React shows the scores that it would bring"({ house, browser }) {
    const at = await alone(browser, house, 4);
    const { context, page, now, last, until, press, phase } = at;
    await phase("action");
    await press("Pass for this phase");
    await phase("bet");
    await now.locator("[data-choice]").first().click();
    await press(/^Bet /);
    for (let i = 0; i < 2; i++) await press("No bet on this Fight");
    await phase("react");
    const sums = [...last().guide.matchAll(/= (-?\d+)/g)].map((m) => Number(m[1]));
    must(sums.length === 2, `the sums as they stand: ${last().guide}`);
    await page.locator(".hand").getByRole("button", { name: "Borrow the Sun" }).click();
    await now.locator("[data-choice]").nth(1).click();
    const want = `If it works, the scores are ${Math.max(1, sums[0])} to ${Math.max(1, sums[1] - 2)}.`;
    await until(want, async () => (await now.innerText()).includes(want));
    must(page.troubles.length === 0, page.troubles.join("\n"));
    await context.close();
  },

  /** BG-F3: with no Coin left there is a way to give up, and it is not the main button. */
  async "bloodsport: with no Coin left one may give up"({ house, browser }) {
    const { context, page, now, last, until, press, phase, noBets } = await alone(browser, house, 3);
    await phase("action");
    await press("Pass for this phase");
    await noBets();
    await phase("settle", 20000);
    must(!(await now.innerText()).includes("Give up"), "not with Coin in hand");
    for (const box of ["3", "5", "8"]) await now.getByRole("button", { name: box, exact: true }).click();
    await press("Pay 3 + 5 + 8 = 16 Coin");
    await phase("discard");
    await press("Keep the rest");
    await phase("action");
    await press("Pass for this phase");
    await phase("bet");
    must((await now.innerText()).includes("You have no Coin left to bet."), "one question for all Fights");
    await press("No bets this round");
    await phase("settle", 20000);
    must(last().view.coin[0] === 0, `Coin: ${last().view.coin[0]}`);
    await comes(async () => /You have no Coin left/.test(await now.innerText()), await now.innerText());
    await comes(
      async () => (await now.locator("[data-main]").innerText()) === "Skip, for 1 Chance",
      "the main button skips",
    );
    await now.getByRole("button", { name: "Give up" }).click();
    await until("the match is over", async () => (await now.innerText()).includes("You lost"), 20000);
    must(page.troubles.length === 0, page.troubles.join("\n"));
    await context.close();
  },

  /** By docs/lessons: Brass Toad 4 + WORST 2 against The Elder 3 + DEX 4. */
  async "bloodsport on a phone: finished Fights are a line each, and the sums stand by the dice"({ house, browser }) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await openPage(context);
    await page.goto(house.url + (await taught(house, "bloodsport", "caught")));
    await page.waitForSelector("aside.lesson");
    const lines = page.locator(".fight.line");
    await comes(async () => (await lines.count()) === 2, "two Fights are over");
    for (let i = 0; i < 2; i++) {
      const { height } = await lines.nth(i).boundingBox();
      must(height <= 56, `Fight ${i + 1} is ${height} px high`);
    }
    const told = page.locator(".fight.large .die");
    await comes(
      async () =>
        (await told.allInnerTexts()).map((t) => t.replace(/\s+/g, " ").trim()).join("|") ===
        "4 + WORST 2 6|3 + DEX 4 7",
      `${await told.allInnerTexts()}`,
    );
    const below = await page.locator(".now").boundingBox();
    const pit = await page.locator(".fight.large .fighter").first().boundingBox();
    must(pit.y + 60 < below.y, `the faces of the pit are above the question: ${pit.y} of ${below.y}`);
    await audit(page, "a Fight in the pit below two lines");
    await context.close();
  },

  async "bloodsport: the other gambler has one name, in the purse and in the story"({ house, browser }) {
    const context = await browser.newContext({ viewport: wide, reducedMotion: "reduce" });
    const page = await openPage(context);
    const made = await house.table(["careful", "me"], 3);
    await page.goto(house.url + made.seats[1].path);
    const purse = page.locator(".rival h2");
    await comes(async () => /^Gambler 1 \(bot careful\)/.test(await purse.innerText()), await purse.innerText());
    await comes(
      async () => /Gambler 1\b/.test(await page.locator(".story").innerText()),
      await page.locator(".story").innerText(),
    );
    must(!/The other gambler|The bot careful/.test(await page.locator("main").innerText()), "no other name");
    await context.close();
  },

  async "bloodsport: the plain screen of two at one screen has the switches for idle questions"({ house, browser }) {
    const made = await house.table(["me", "me"], 6);
    const context = await browser.newContext({ viewport: wide, reducedMotion: "reduce" });
    const page = await openPage(context);
    await sitAtOne(page, house, made);
    const cover = page.locator(".cover button");
    const menu = page.getByRole("button", { name: "Menu", exact: true });
    // the other seat may be asked first, and the cover come late
    await comes(async () => {
      if (await cover.count()) await cover.click({ timeout: 2000 }).catch(() => undefined);
      await menu.click({ timeout: 2000 }).catch(() => undefined);
      return (await page.getByRole("dialog").count()) === 1;
    }, "the menu is open");
    await page.getByLabel("Plain screen: every option and the table in words").check();
    await page.keyboard.press("Escape");
    const asks = page.locator("main.plain").getByLabel("Ask me what to discard");
    await comes(async () => {
      if (await cover.count()) await cover.click().catch(() => undefined);
      return (await asks.count()) === 1;
    }, "who is asked can switch it on");
    await asks.check();
    const kept = await page.evaluate(() =>
      Object.entries(localStorage).filter(([name]) => name.startsWith("croupier.asks")),
    );
    must(kept.length === 1 && kept[0][1] === "discard", JSON.stringify(kept));
    await audit(page, "the plain screen of two");
    await context.close();
  },
};
