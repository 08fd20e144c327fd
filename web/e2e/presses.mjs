// How many presses a thing takes, and that what is asked lies in sight. Always true: each press is a click at the page by who
// knows the way; what nobody has to press is not counted.
import { openPage, sitAtOne } from "./house.mjs";
import { audit, must, narrow, whole, wide } from "./judge.mjs";
import { press } from "./screen.mjs";
import { decide, settled } from "./twenty_one.mjs";

/** A table of these seats at the page of "me", which counts what is pressed. */
async function table({ house, browser }, game, seed, seats, { rules, viewport, keep } = {}) {
  const made = await house.table(seats, seed, game, rules);
  return sit(browser, house.url + made.seats[seats.indexOf("me")].path, viewport, keep);
}
/** The table of a lesson, played up to a step of it. */
async function taught({ house, browser }, lesson, step) {
  const answer = await fetch(`${house.url}/api/tables`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: house.url },
    body: JSON.stringify({ lesson, step }),
  });
  const { seats } = await answer.json();
  return sit(browser, house.url + seats.find((seat) => seat.path).path);
}
async function sit(browser, url, viewport = wide, keep = {}) {
  const context = await browser.newContext({ viewport, reducedMotion: "reduce" });
  await context.addInitScript((kept) => {
    for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
    window.presses = 0;
    addEventListener("click", () => window.presses++, true);
  }, keep);
  const page = await openPage(context);
  await page.goto(url);
  await page.waitForSelector(".now h2");
  return page;
}
/** Waits until the panel asks for that. */
const asks = (page, what) =>
  page.waitForFunction(
    ([source]) =>
      !document.querySelector("[data-sent]") &&
      new RegExp(source).test(document.querySelector(".now")?.innerText ?? ""),
    [what.source],
  );
const button = (page, name) => page.locator(".now").getByRole("button", { name }).first();
async function counted(page, most, what) {
  const presses = await page.evaluate(() => window.presses);
  console.log(`     ${what}: ${presses} presses`);
  must(presses > 0 && presses <= most, `${what}: ${presses} presses`);
  must(page.troubles.length === 0, page.troubles.join("\n"));
  await page.context().close();
}

/** What of the question, and of the hand, cannot be seen where the page stands: under something, or beyond the window. What the panel itself
 *  scrolls counts as seen if its first is. */
const unseen = () => {
  if (document.querySelector("dialog[open]")) return [];
  const seen = (e) => {
    const { left, top, width, height } = e.getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    return at !== null && (e.contains(at) || at.contains(e));
  };
  const answered = (e) => e.closest("[data-group]")?.querySelector("[aria-pressed=true]");
  const all = [...document.querySelectorAll("[data-choice]:not([aria-disabled=true])")].filter(
    (e) => e.offsetParent && !answered(e),
  );
  const groups = Map.groupBy(all, (e) => e.closest(".now .what, .making") ?? e);
  const asked = [
    ...document.querySelectorAll(".now h2, .now .acts button, .hand-place .hand"),
    ...[...groups.values()].map(([one]) => one),
  ];
  return asked
    .filter((e) => e.getClientRects().length && !seen(e))
    .map((e) => e.textContent.replace(/\s+/g, " ").trim().slice(0, 40));
};

const MATCHES = [
  ["bloodsport", 6, ["me"]],
  ["gamblers-heart", 5, ["careful", "me"]],
  ["texarkana", 5, ["careful", "me"]],
  ["twenty-one", 21, ["careful", "me"], { story: "first", difficulty: "easy" }],
];
const LOOKS = 45;
const STATES = 12;
/** The page's own themes, and the colours of somebody's system; as many as have no factor in common with the sizes. */
const LOOKED = ["dark", "light", "contrast", "forced"];
/** The smallest and the largest, and 1280x800 at 200 %. */
const SIZES = [
  [320, 640],
  [640, 400],
  [2560, 1440],
];

/** A screen that both players of a match share, and what counts there: presses, and covers taken away. */
async function shared({ house, browser }, seed) {
  const made = await house.table(["me", "me"], seed);
  const context = await browser.newContext({ viewport: wide, reducedMotion: "reduce" });
  await context.addInitScript(() => {
    localStorage.setItem("croupier.fights", "at-once");
    window.presses = 0;
    addEventListener("click", () => window.presses++, true);
  });
  const page = await openPage(context);
  await sitAtOne(page, house, made);
  return page;
}
/** Plays one round at a shared screen: at each question `answer` may press what it likes, else the idle way is taken. Gives how
 *  many covers stood between, whose questions they opened, and what was asked with no cover taken away since. */
async function roundOfTwo(page, answer = async () => false) {
  const idle =
    /^(Pass for this phase|No (more )?bets this round|No bet on this Fight|Skip, for 1 Chance|Keep the rest|Let it stand|Keep quiet)/;
  const told = { covers: 0, visits: [], open: [], leaked: [] };
  const cards = new Set();
  for (let i = 0; i < 90; i++) {
    await page.waitForFunction(
      () =>
        document.querySelector(".cover") ||
        (document.querySelector(".now :is(.acts button, [data-choice]):not([aria-disabled=true])") &&
          !document.querySelector("[data-sent]")),
    );
    await page.waitForTimeout(350); // a cover may be about to come down
    if (await page.locator(".cover").count()) {
      told.covers++;
      await page.locator(".cover button").click();
      await page.waitForFunction(() => document.querySelector(".now h2"));
      told.visits.push("");
      continue;
    }
    if (/Game round 2/.test(await page.locator(".phases").innerText())) return told;
    const state = () =>
      page.evaluate(
        () => `${document.querySelector(".now")?.innerText} ${document.querySelector("header.top")?.dataset.n}`,
      );
    const before = await state();
    const asked = await page.locator(".now h2").innerText();
    if (told.visits.length) told.visits[told.visits.length - 1] += `${asked} `;
    const hand = await page.locator(".hand .title").allTextContents();
    for (const card of hand) cards.add(card.trim());
    if (!hand.length) {
      told.open.push(asked);
      const shown = await page.evaluate(() => document.documentElement.textContent);
      told.leaked.push(...[...cards].filter((card) => shown.includes(card)));
    }
    if (!(await answer(page, asked))) {
      const way = page.locator(".now .acts button").filter({ hasText: idle }).first();
      await ((await way.count()) ? way : page.locator(".now .acts button:not([aria-disabled=true])").first()).click();
    }
    for (let k = 0; k < 100 && !(await page.locator(".cover").count()) && (await state()) === before; k++)
      await page.waitForTimeout(20);
  }
  throw new Error(`no end of the round: ${await page.locator("body").innerText()}`);
}

export const presses = {
  ...Object.fromEntries(
    MATCHES.map(([game, seed, seats, rules]) => [
      `what is asked lies in sight: ${game}`,
      async (given) => {
        for (const viewport of [wide, { width: 390, height: 844 }, narrow]) {
          const page = await table(given, game, seed, seats, {
            rules,
            viewport,
            keep: { "croupier.fights": "at-once" },
          });
          const hidden = new Set();
          for (let i = 0; i < LOOKS; i++) {
            await page.waitForTimeout(90);
            const before = await page.evaluate(unseen);
            // the table may have been about to come into place
            const lost = before.length ? (await page.waitForTimeout(250), await page.evaluate(unseen)) : before;
            if (lost.length) hidden.add(`'${await page.locator(".now h2").innerText()}' hides ${lost.join(", ")}`);
            await press(page);
          }
          must(hidden.size === 0, `${game}, ${viewport.width} px: ${[...hidden].slice(0, 5).join("; ")}`);
          must(page.troubles.length === 0, page.troubles.join("\n"));
          await page.context().close();
        }
      },
    ]),
  ),

  ...Object.fromEntries(
    MATCHES.map(([game, seed, seats, rules]) => [
      `no violation for axe in a match, from 320 to 2560 px, at 200 %, in every theme: ${game}`,
      async (given) => {
        const page = await table(given, game, seed, seats, { rules, keep: { "croupier.fights": "at-once" } });
        const seen = new Set();
        for (let i = 0; i < LOOKS; i++) {
          await page.waitForTimeout(90);
          const state = await page.evaluate(() =>
            [".now h2", "dialog[open] h2"]
              .map((at) => document.querySelector(at)?.textContent.slice(0, 16) ?? "")
              .join(" ")
              .trim(),
          );
          if (!seen.has(state) && seen.size < STATES) {
            seen.add(state);
            const look = LOOKED[seen.size % LOOKED.length];
            await page.emulateMedia({ forcedColors: look === "forced" ? "active" : "none" });
            await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), look);
            for (const [at, [width, height]] of SIZES.entries()) {
              await page.setViewportSize({ width, height });
              // contrast in somebody's own colours is theirs
              const contrast = look !== "forced" && seen.size % SIZES.length === at;
              await audit(page, `${game}, '${state}', ${width} px, ${look}`, contrast);
              await whole(page, `${game}, '${state}', ${width} px`);
            }
            await page.setViewportSize(wide);
          }
          await press(page);
        }
        must(seen.size > 2, [...seen].join());
        must(page.troubles.length === 0, page.troubles.join("\n"));
        await page.context().close();
      },
    ]),
  ),

  async "presses: a Discover"(given) {
    const page = await taught(given, "bloodsport", "keyhole");
    await page.locator("[data-at=keyhole-2] button").click();
    await page.locator("[data-at=weapon-right-1] button").click();
    await button(page, /^Spend/).click();
    await page.locator(".hand [data-choice]").first().waitFor();
    await counted(page, 3, "a Discover");
  },

  async "'Choose a card' shows which can be played, and what a card has looked at is marked"(given) {
    const page = await taught(given, "bloodsport", "keyhole");
    const ringed = page.locator(".hand.nudged [data-choice]");
    must((await ringed.count()) === 0, "no ring before");
    await button(page, /^Choose a card/).click();
    must((await ringed.count()) > 0, "a ring after it");
    must((await ringed.first().evaluate((e) => getComputedStyle(e).outlineStyle)) === "solid", "which is seen");
    await page.locator("[data-at=keyhole-2] button").click();
    await page.locator("[data-at=weapon-right-1] button").click();
    await asks(page, /Spend/);
    must((await page.locator("[data-at=weapon-right-1] .chosen").count()) === 1, "what it looks at is marked");
    must(page.troubles.length === 0, page.troubles.join("\n"));
    await page.context().close();
  },

  async "a button that leads to what is chosen first gives that a ring"(given) {
    const page = await taught(given, "texarkana", "barkeep");
    const ringed = page.locator(".now [data-choice][data-nudged]");
    must((await ringed.count()) === 0, "no ring before");
    await button(page, /^Choose what to attempt/).click();
    must((await ringed.count()) === 4, `${await ringed.count()} of three goals and something else`);
    await page.locator('.now [data-at~="goal-3"]').click();
    must((await page.locator("[data-nudged]").count()) === 0, "and none after the next press");
    must(page.troubles.length === 0, page.troubles.join("\n"));
    await page.context().close();
  },

  async "presses: an idle round of Bloodsport"(given) {
    const page = await table(given, "bloodsport", 6, ["me"], { keep: { "croupier.fights": "at-once" } });
    const idle =
      /^(Pass for this phase|No (more )?bets this round|No bet on this Fight|Skip, for 1 Chance|Keep the rest|Let it stand|Keep quiet)/;
    await asks(page, /Pass for this phase/);
    for (let i = 0; i < 30; i++) {
      await page.waitForFunction(() => document.querySelector(".now .acts button:not([aria-disabled=true])"));
      if (i && /Game round 2/.test(await page.locator(".phases").innerText())) break;
      const before = await page.locator(".now").innerText();
      const way = page.locator(".now .acts button").filter({ hasText: idle }).first();
      await ((await way.count()) ? way : page.locator(".now .acts button").first()).click();
      await page
        .waitForFunction((was) => document.querySelector(".now")?.innerText !== was, before, { timeout: 4000 })
        .catch(() => undefined);
      await page.waitForFunction(() => !document.querySelector("[data-sent]"));
    }
    await counted(page, 4, "an idle round of Bloodsport");
  },

  async "presses and covers: a round for two at one screen"(given) {
    const page = await shared(given, 6);
    const { covers, open, visits, leaked } = await roundOfTwo(page);
    console.log(`     covers: ${covers}`);
    /* a cover for who acts first, one for the other, who bets at once, one for the first one's bets; and one into round 2 */
    must(covers <= 4, `${covers} covers: ${visits.join(" | ")}`);
    must(open.length === 2 && open.every((asked) => /payments/.test(asked)), `in front of all: ${open.join(" | ")}`);
    must(leaked.length === 0, `cards of a hand in front of all: ${leaked.join()}`);
    await counted(page, 10, "an idle round for two at one screen");
  },

  async "at one screen who wants to be asked is, each time behind a cover"(given) {
    const page = await shared(given, 6);
    const set = new Set();
    const { covers, visits, leaked } = await roundOfTwo(page, async (at, asked) => {
      if (set.size || !/Play a card/.test(asked)) return false;
      set.add(asked);
      await at.getByLabel("Ask me whether to step in").check();
      await at.getByLabel("Ask me what to discard").check();
      return false;
    });
    /* Player 2 acts first, and switched it on: of three Fights with a React each, and the discards, only Player 2 is asked */
    must(visits.filter((asked) => /React\?/.test(asked)).length > 0, `no React asked: ${visits.join(" | ")}`);
    must(visits.filter((asked) => /Discard any/.test(asked)).length === 1, `discards: ${visits.join(" | ")}`);
    must(
      visits.every((asked) => !/React\?|Discard/.test(asked) || !/Play a card|Who wins/.test(asked)),
      "a cover before it",
    );
    must(covers > 4 && leaked.length === 0, `${covers} covers, ${leaked.join()}`);
    must(page.troubles.length === 0, page.troubles.join("\n"));
    await page.context().close();
  },

  async "presses and covers: a round for two with cards, bets and payments"(given) {
    const page = await shared(given, 6);
    const played = new Set();
    const { covers } = await roundOfTwo(page, async (at, asked) => {
      const now = at.locator(".now");
      if (/Discard|React\?|Who wins Fight [23]/.test(asked)) return false;
      if (/Play a card/.test(asked)) {
        const whose = await now.locator(".kicker").innerText();
        if (played.has(whose)) return false;
        played.add(whose);
        await at
          .locator(".hand [data-choice]")
          .filter({ hasText: /Special|Discover/ })
          .first()
          .click();
        return true;
      }
      const chosen = await now.locator(".what [aria-pressed=true]").count();
      const choices = now.locator(".what [data-choice]:not([aria-disabled=true])");
      if (!chosen && (await choices.count())) await choices.first().click();
      else await now.locator(".acts button:not([aria-disabled=true])").first().click();
      return true;
    });
    must(played.size === 2, [...played].join());
    must(covers <= 7, `${covers} covers`);
    await counted(page, 30, "a round for two");
  },

  async "presses: a test of Texarkana"(given) {
    const page = await taught(given, "texarkana", "barkeep");
    await page.locator('.now [data-at~="goal-3"]').click();
    await page.locator('.now [data-at~="hearts"]').click();
    await page.locator("[data-at='9-pistols'] button").click();
    await button(page, /^Play the/).click();
    await asks(page, /Go on/);
    await counted(page, 4, "a test of Texarkana: goal, suit, and a card");
  },

  async "presses: a duel of Gambler's Heart"(given) {
    const page = await table(given, "gamblers-heart", 5, ["careful", "me"]);
    for (let i = 0; i < 60 && !/Accept the Stake/.test(await page.locator(".now").innerText()); i++) {
      await press(page);
      await page.waitForTimeout(120);
    }
    await page.evaluate(() => (window.presses = 0));
    const way = /^(Accept|Keep all|Leave the Stake|Stay in|Invoke nobody|Change no die)/;
    for (let i = 0; i < 12; i++) {
      if (/What do you do\?|The Quest/.test(await page.locator(".now").innerText())) break;
      const next = page.locator(".now .acts button:not([aria-disabled=true])").filter({ hasText: way }).first();
      if (await next.count()) await next.click();
      await page.waitForTimeout(150);
    }
    await counted(page, 5, "a duel of Gambler's Heart");
  },

  async "presses: the first fight of 21"(given) {
    const page = await table(given, "twenty-one", 4, ["careful", "me"], {
      rules: { story: "first", difficulty: "easy" },
    });
    let begun = false;
    for (let i = 0; i < 200; i++) {
      await settled(page);
      const bar = await page.locator(".bar-place").innerText();
      if (!begun && /Conflict, turn/.test(bar)) {
        begun = true;
        await page.evaluate(() => (window.presses = 0));
      }
      if (begun && !/Conflict, turn/.test(bar)) break;
      must(await decide(page), await page.locator(".now").innerText());
    }
    await counted(page, 36, "a fight of 21");
  },
};
