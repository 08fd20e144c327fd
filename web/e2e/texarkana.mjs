// The page of Texarkana: a Dealer and two players in three windows, and one alone with the bot Dealer. Always true: a
// window knows neither the others' cards nor, before it is shown, the difficulty.
import { hear, openPage } from "./house.mjs";
import { audit, must, narrow, reachable, whole, wide, comes, endsInSight } from "./judge.mjs";

const value = (card) => (card.startsWith("a-") ? 1 : /^[jqk]-/.test(card) ? 10 : Number(card.split("-")[0]));
const suit = (card) => card.split("-")[1];
const titles = { a: "Ace", j: "Jack", q: "Queen", k: "King" };
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);
const cardTitle = (card) => `${titles[card.split("-")[0]] ?? card.split("-")[0]} of ${capital(suit(card))}`;

/** A window at a seat, with all that it was told. */
export async function sit(browser, house, seat, viewport) {
  const context = await browser.newContext({ viewport, reducedMotion: "reduce" });
  const page = await openPage(context);
  page.heard = [];
  hear(page, (message) => page.heard.push(message));
  await page.goto(house.url + seat.path);
  await page.waitForSelector(".now h2");
  return page;
}
const last = (page) => page.heard.findLast((f) => f.view);
const hand = (page, seat) => last(page).view.place[`hand-${seat}`];
const now = (page) => page.locator(".now");
const main = (page, words) =>
  now(page).locator("[data-main]:not([aria-disabled=true])", { hasText: words }).click({ timeout: 6000 });
const out = (page, words) =>
  now(page).locator("[data-out]:not([aria-disabled=true])", { hasText: words }).click({ timeout: 6000 });
const pick = (page, name) => now(page).getByRole("button", { name }).first().click({ timeout: 6000 });
const group = (page, name) => now(page).getByRole("group", { name, exact: false });
const say = (page, label, words) => now(page).getByLabel(label).fill(words, { timeout: 6000 });
const held = (page, card) => page.locator(".hand").getByRole("button", { name: cardTitle(card) });
const told = (page, words) => page.locator(".story").getByText(words).first().waitFor({ timeout: 6000 });
async function phase(page, ...names) {
  for (let i = 0; i < 300; i++) {
    if (names.includes(last(page)?.phase)) return last(page);
    await page.waitForTimeout(20);
  }
  throw new Error(`${names.join(" or ")} was not reached: ${last(page)?.phase}`);
}
/** What the table tells next that somebody is to answer. */
async function after(page, n) {
  for (let i = 0; i < 300; i++) {
    if (last(page).n > n && last(page).turn[0] !== "chance") return last(page);
    await page.waitForTimeout(20);
  }
  throw new Error(`nothing came after ${n}`);
}
async function looks(page, where) {
  await audit(page, where);
  await whole(page, where);
  await reachable(page, where);
}

/** In no frame of a window stands a card that somebody else holds hidden at that moment, nor an unseen DV. */
function nothingLeaks(pages) {
  const hidden = pages.map(
    (page, seat) =>
      new Map(
        page.heard
          .filter((f) => f.view)
          .map((f) => [
            f.n,
            [
              ...(f.view.place[`hand-${seat}`] ?? []),
              ...f.view.place.look,
              ...["down-a", "down-b"].flatMap((at) => f.view.place[at]),
            ],
          ]),
      ),
  );
  let compared = 0;
  pages.forEach((page, seat) => {
    for (const frame of page.heard) {
      if (seat > 0)
        must(
          !/"(ratings|listed)"/.test(frame.text),
          `what the Dealer alone knows, at seat ${seat}: ${frame.text.slice(0, 200)}`,
        );
      if (!frame.view) continue;
      const secret = ["card", "assist", "trump"].includes(frame.phase) && frame.view.kind === "test";
      if (seat > 0 && secret)
        must(
          frame.view.dv === "?" && frame.view["woe-in"] === "?" && !/"dv":-?\d/.test(frame.text),
          `the difficulty reached seat ${seat}`,
        );
      hidden.forEach((by, other) => {
        if (other === seat) return;
        for (const card of by.get(frame.n) ?? []) {
          compared++;
          must(
            !frame.text.includes(`"${card}"`) && !frame.text.includes(cardTitle(card)),
            `${card} of seat ${other} reached seat ${seat}: ${frame.text.slice(0, 300)}`,
          );
        }
      });
    }
  });
  must(compared > 100, `compared: ${compared}`);
}

/** A story begun, a test with all that goes with it, a sheet changed, a duel, the end. `at` looks on at main moments. */
export async function evening(pages, at) {
  const [dealer, ann, ben] = pages;
  // a story and two characters, one of them with figures of one's own
  await now(dealer).locator("[data-choice]").first().click();
  await main(dealer, "Play");
  await ann.locator(".casting [data-choice]").first().click({ timeout: 6000 });
  await now(ann).getByRole("button", { name: "With your own numbers" }).click();
  for (let i = 0; i < 5; i++) await now(ann).getByRole("spinbutton", { name: "Will" }).press("ArrowUp");
  await at(ann, "1-casting");
  await main(ann, "Play");
  await ben.locator(".casting [data-choice]").first().click({ timeout: 6000 });
  await main(ben, "Play");
  must((await phase(dealer, "free")).view.will[1] > 8, "as many cards as Will, as chosen");
  await at(dealer, "2-between-scenes");
  await main(dealer, "Open");
  await phase(ann, "free");
  await now(ann).locator("[data-choice]").first().waitFor({ timeout: 6000 });
  await at(ann, "3-free-play");
  await at(dealer, "3-free-play-dealer");
  // a Dealer who has nothing for now can go on all the same, and no player's answer is waited for
  await main(dealer, "Nothing for now");
  await now(dealer).getByText("nobody waits for you").waitFor({ timeout: 6000 });
  await comes(
    async () => (await now(dealer).locator("[data-out]:not([aria-disabled=true])").innerText()) === "Close the scene",
    "the Dealer can close the scene",
  );

  // a test: trump, wager, assist, Woe
  const [mine, others] = [hand(ann, 1), hand(ben, 2)];
  const pairs = mine.flatMap((card) =>
    suit(card) === "skulls"
      ? []
      : others.filter((o) => value(o) === value(card) || suit(o) === suit(card)).map((o) => [card, o]),
  );
  const [card, help] = pairs.sort((a, b) => value(a[0]) + value(a[1]) - value(b[0]) - value(b[1]))[0];
  await pick(ann, /Something else/);
  await at(ann, "4-field-of-use");
  await say(ann, "Your aim", "Over the roof, and quietly.");
  await group(ann, "With which suit?")
    .getByRole("button", { name: capital(suit(card)) })
    .click();
  for (const page of pages) await told(page, "Over the roof, and quietly.");
  await phase(dealer, "stakes");
  await comes(
    async () => (await group(dealer, "Which trumps does the player have?").innerText()).split("\n").length >= 16,
    "eight suits with their fields of use",
  );
  await group(dealer, "Which trumps does the player have?")
    .getByRole("button", { name: capital(suit(card)) })
    .click();
  await at(dealer, "5-stakes");
  await now(dealer).getByLabel("Grit", { exact: true }).check();
  await say(dealer, "What failure brings", "The tin gives way.");
  await main(dealer, "Set the stakes");
  await group(dealer, "Which DV?").getByRole("button", { name: "+2" }).click();
  await now(dealer).getByRole("button", { name: "More Woe" }).click();
  await at(dealer, "6-difficulty");
  await main(dealer, "Set DV +2 and 1 Woe");
  const woe = (await phase(ann, "card")).view.woe;
  await comes(
    async () =>
      /%/.test(await ann.locator(".hand").innerText()) &&
      /noted in secret/.test(await ann.locator(".test").innerText()),
    "chances of the own cards, the DV is hidden",
  );
  await now(ann)
    .getByRole("button", { name: /Wager 1 Luck on/ })
    .first()
    .click();
  await main(ann, "Wager 1 Luck");
  await ann.locator(".test").getByText("Wagers on").waitFor();
  await held(ann, card).click();
  await at(ann, "7-card");
  await main(ann, `Play the ${cardTitle(card)}`);
  await phase(ben, "assist");
  await held(ben, help).click();
  await at(ben, "8-assist");
  await main(ben, "Assist");
  await phase(ann, "trump");
  await comes(
    async () => /Succeeds if you trump/.test(await now(ann).innerText()),
    "chances with and without trumping",
  );
  await at(ann, "9-trump");
  // whichever of the two is the likelier is the main button
  const chance = async (name) =>
    Number(await now(ann).getByRole("button", { name, exact: true }).getAttribute("data-chance"));
  const [trumping, standing] = [await chance("Trump"), await chance("Do not trump")];
  must(
    Math.abs(trumping - standing) < 0.01 ||
      (await now(ann).locator("[data-main]").innerText()) === (trumping > standing ? "Trump" : "Do not trump"),
    `trumping ${trumping}, standing ${standing}`,
  );
  await now(ann).getByRole("button", { name: "Trump", exact: true }).click({ timeout: 6000 });
  const end = await phase(dealer, "tell");
  const success = end.view.result === "success";
  for (const page of pages) {
    const text = await page.locator(".test").innerText();
    must(
      text.includes(success ? "succeed" : "fail") && text.includes(success ? "grander" : "worse than agreed"),
      `the result, marked: ${text}`,
    );
    must(text.includes("DV +2") && text.includes("Woe +1"), "DV and Woe are shown");
  }
  const skulls = [card, help, ...end.view["initiator-flips"], ...end.view["other-flips"]].filter(
    (c) => c && suit(c) === "skulls",
  ).length;
  must(end.view.woe === woe - 1 + skulls, `Woe: ${woe} was, ${end.view.woe} is, ${skulls} Skulls`);
  await at(ben, "a-result");
  const teller = success ? ann : dealer;
  if (!success) {
    await now(dealer).getByRole("button", { name: "Take 1 Grit" }).click();
    await main(dealer, "Take 1 Grit");
  }
  if (success) {
    // it trumped: what that is worth comes before the telling
    const worth = end.view["gains-left"];
    must(worth === (end.view.trumped.other === "yes" ? 2 : 1), `grander, and better if the Dealer trumped: ${worth}`);
    await pick(ann, `${worth} Luck`);
    await main(ann, `Gain ${worth} Luck`);
    await told(ben, "brings more than agreed");
  }
  await say(teller, success ? "How it goes" : "What comes of it", "And so the night went.");
  await main(teller, "Tell it");
  for (const page of pages) await told(page, "And so the night went.");
  if ((await phase(ann, "keep", "free")).phase === "keep") {
    await ann.locator(".hand [data-choice]").first().click({ timeout: 6000 });
    await main(ann, "Keep it");
  }

  // the Dealer changes a sheet
  const coin = (await phase(dealer, "free")).view.coin[2];
  await pick(dealer, "Change a sheet");
  await group(dealer, "Whose sheet?").getByRole("button").nth(1).click();
  await group(dealer, "Change what?").getByRole("button", { name: "Coin" }).click();
  await at(dealer, "b-change");
  await main(dealer, /Coin by \+1/);
  for (let i = 0; i < 100 && last(ben).view.coin[2] !== Math.min(10, coin + 1); i++) await ben.waitForTimeout(20);
  must(last(ben).view.coin[2] === Math.min(10, coin + 1), "the change is on the sheet");

  // player against player, cards face down
  await pick(ann, /^(\d )?Challenge/);
  await main(ann, "Challenge");
  await main(ben, "Agree");
  await group(dealer, "trumps").first().getByRole("button", { name: "Hearts" }).click();
  await group(dealer, "trumps").nth(1).getByRole("button", { name: "Clubs" }).click();
  await at(dealer, "c-consent");
  await main(dealer, "Allow it: Hearts against Clubs");
  await phase(ann, "down");
  await ann.locator(".hand [data-choice]").first().click();
  await main(ann, /^Play .* face down/);
  await ben.locator(".test .back").waitFor({ timeout: 6000 });
  must(
    (await ann.locator(".test .seen").count()) === 1 && (await ben.locator(".test .seen").count()) === 0,
    "the own card is seen, the other's is not",
  );
  await at(ben, "d-face-down");
  await ben.locator(".hand [data-choice]").first().click();
  await main(ben, /^Play .* face down/);
  for (let at = await phase(dealer, "trump", "tell", "free"); at.phase !== "free"; at = await after(dealer, at.n)) {
    const page = pages[at.turn[0]];
    // without odds neither trumping nor standing is the main button
    if (at.phase === "trump")
      await now(page)
        .getByRole("button", { name: /^(Trump|Go on)$/ })
        .click({ timeout: 6000 });
    if (at.phase === "tell") await pick(page, "Tell it");
    if (at.phase === "assist") await out(page, "Do not assist");
  }
  await comes(async () => /win/.test(await dealer.locator(".test .result").innerText()), "who won");

  // a goal is decided without a test
  await pick(dealer, "Decide a goal");
  await group(dealer, "Which goal?").getByRole("button").first().click();
  await group(dealer, "Won or lost?").getByRole("button", { name: "Won" }).click();
  await main(dealer, "won");
  for (const page of pages) await page.locator(".goals .won").waitFor({ timeout: 6000 });
  // with none left a test is for something else: that is not asked, its suit is
  while (last(dealer).options.some((f) => f.do === "judge")) {
    const { n } = last(dealer);
    await pick(dealer, "Decide a goal");
    const goals = group(dealer, "Which goal?").getByRole("button");
    if (await goals.count()) await goals.first().click();
    await group(dealer, "Won or lost?").getByRole("button", { name: "Lost" }).click();
    await main(dealer, "lost");
    await after(dealer, n);
  }
  await pick(dealer, /Ask (a character )?for a test$/);
  await group(dealer, "Who takes the test?").getByRole("button").first().click();
  await group(dealer, "With which suit?").getByRole("button", { name: "Clubs" }).click();
  await now(dealer).locator("[data-main]:not([aria-disabled=true])").waitFor();
  must((await group(dealer, "What for?").count()) === 0, "one answer is no question");
  await out(dealer, "Back");

  // every move is within reach under "All moves" as well
  await pick(dealer, "All moves");
  await dealer.getByRole("dialog").getByRole("form").first().waitFor();
  const forms = await dealer.getByRole("dialog").getByRole("form").count();
  must(
    forms ===
      new Set(
        last(dealer)
          .options.filter((f) => !f.dull)
          .map((f) => f.do),
      ).size,
    `all verbs: ${forms}`,
  );
  const whom = await dealer.getByRole("dialog").getByLabel("Character").first().locator("option").allInnerTexts();
  must(
    whom.some((name) => name === last(dealer).called[1]),
    `characters by their names: ${whom}`,
  );
  await audit(dealer, "every move");
  await dealer.keyboard.press("Escape");
  await pick(dealer, "Close the session");
  await main(dealer, "Close the session");
  for (const page of pages) await page.getByText("The game is over.").waitFor({ timeout: 6000 });
  await at(ben, "e-end");
}

export const texarkana = {
  async "texarkana: a Dealer and two players; hands and difficulty reach nobody else"({ house, browser }) {
    const made = await house.table(["me", "open", "open"], 7, "texarkana");
    const pages = [];
    for (const seat of made.seats) pages.push(await sit(browser, house, seat, seat.seat === 2 ? narrow : wide));
    await evening(pages, (page, where) => looks(page, `${where}, ${page.viewportSize().width} px`));
    nothingLeaks(pages);
    for (const page of pages) {
      must(page.troubles.length === 0, page.troubles.join("\n"));
      await page.context().close();
    }
  },

  async "texarkana: alone with the bot Dealer, a scenario from start to end"({ house, browser }) {
    const made = await house.table(["careful", "me"], 3, "texarkana");
    const page = await sit(browser, house, made.seats[1], wide);
    // the first test by keys alone, then on by its buttons
    await playAlone(page, (turn) => turn.phase === "free" && turn.options.length > 0);
    await now(page).locator("[data-choice]").first().waitFor();
    await page.keyboard.press("1");
    await page.waitForTimeout(60);
    must(await page.evaluate(() => document.activeElement !== document.body), "focus is not lost");
    await group(page, "With which suit?").waitFor();
    await page.keyboard.press("1"); // a suit begins the test
    await phase(page, "card");
    await page.locator(".hand [data-choice]").first().waitFor();
    must(
      await page.evaluate(() => document.activeElement !== document.body),
      "focus is not lost when the table changes",
    );
    await page.keyboard.press("1");
    await now(page)
      .locator("[data-main]", { hasText: /^\s*(Play|Burn) the/ })
      .waitFor({ timeout: 6000 }); // 1 chooses a card
    await page.keyboard.press("Escape");
    await now(page)
      .locator("[data-main]", { hasText: /^\s*Choose a card/ })
      .waitFor({ timeout: 6000 }); // Escape steps back
    const seen = await playAlone(page);
    must(seen.has("free") && seen.has("card"), `seen: ${[...seen].join(", ")}`);
    const end = await now(page).innerText();
    must(/The game is over\./.test(end) && /Goals won: /.test(end), end);
    must(last(page).view.ending !== "none", "an ending");
    await endsInSight(page, "texarkana: the end");
    must(page.troubles.length === 0, page.troubles.join("\n"));
    await page.context().close();
  },
};

/** Plays a seat to the end by the buttons of the Now panel; gives the phases in which it had to decide. */
export async function playAlone(page, until = () => false) {
  const seen = new Set();
  for (let i = 0; i < 600; i++) {
    const turn = last(page);
    if (turn?.type === "end" || turn?.end) break;
    if (await until(turn)) return seen;
    if (!turn?.options?.length) {
      await page.waitForTimeout(15);
      continue;
    }
    seen.add(turn.phase);
    const frames = page.heard.length;
    // chosen and pressed in the page at once: one step of a person who takes what stands first
    const sent = await page.evaluate((n) => {
      if (!document.querySelector(`.top[data-n="${n}"]:not([data-sent])`)) return false; // not shown yet, or answered
      const panel = document.querySelector(".now");
      const press = (found) => (found ? (found.click(), true) : false);
      const button = panel?.querySelector("[data-main]");
      const text = button?.textContent ?? "";
      const leave = panel?.querySelector("[data-out]:not([aria-disabled=true])");
      if (/^Choose a character/.test(text)) return press(document.querySelector(".casting [data-choice]")) && false;
      if (/^Choose a card/.test(text)) {
        const cards = [...document.querySelectorAll(".hand [data-choice]")];
        const best = (card) => Math.max(0, ...[...card.textContent.matchAll(/(\d+)%/g)].map((m) => Number(m[1])));
        return press(cards.sort((a, b) => best(b) - best(a))[0]) && false;
      }
      if (/^Choose what you gain/.test(text)) return press(panel.querySelector("[data-choice]")) && false;
      if (/^Choose what to attempt/.test(text)) {
        const first = panel.querySelector("[data-choice]");
        if (/Something else/.test(first?.textContent ?? "") || /You can move on now/.test(panel.textContent))
          return press(leave);
        return press(first) && false;
      }
      if (!button) return press(panel?.querySelector("[data-choice]:not([aria-disabled=true])"));
      if (button.getAttribute("aria-disabled") === "true")
        return press(panel.querySelector("[data-choice]:not([aria-disabled=true])")) && false;
      return press(button);
    }, turn.n);
    for (let k = 0; k < 100 && sent && page.heard.length === frames; k++) await page.waitForTimeout(10);
    await page.waitForTimeout(sent ? 25 : 10);
  }
  return seen;
}
