// The page of Gambler's Heart: a GM and two Gamblers in three windows, and one alone with the bot GM. Always true: a window
// knows nobody else's Patronage, dice or High Ace before the rules reveal them.
import { hear, openPage } from "./house.mjs";
import { audit, light, must, narrow, reachable, shows, whole, wide, comes } from "./judge.mjs";

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
export const last = (page) => page.heard.findLast((f) => f.view);
export const now = (page) => page.locator(".now");
const patient = { timeout: 6000 };
export const main = (page, words) =>
  now(page).locator("[data-main]:not([aria-disabled=true])", { hasText: words }).click(patient);
export const out = (page, words) =>
  now(page).locator("[data-out]:not([aria-disabled=true])", { hasText: words }).click(patient);
export const pick = (page, name) => now(page).getByRole("button", { name }).first().click(patient);
const told = (page, words) => page.locator(".story").getByText(words).first().waitFor(patient);
export async function phase(page, ...names) {
  for (let i = 0; i < 300; i++) {
    if (names.includes(last(page)?.phase)) return last(page);
    await page.waitForTimeout(20);
  }
  throw new Error(`${names.join(" or ")} was not reached: ${last(page)?.phase}`);
}
/** Whole, within reach, the end of the story in sight, and every open move has its place: none is left to the drawer of
 *  other moves. */
export async function looks(page, where) {
  const hidden = () =>
    page.locator(".story .box").evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight);
  let below = await hidden();
  for (let i = 0; i < 120 && below >= 40; i++) {
    await page.waitForTimeout(25); // till the next frames, which come late on a busy machine
    below = await hidden();
  }
  must(below < 40, `${where}: ${below} pixels of the story lie below`);
  await whole(page, where);
  await reachable(page, where);
  must((await page.getByRole("button", { name: "Other moves" }).count()) === 0, `${where}: a move without its place`);
}

export const ACES = ["the devil's own banker at Memphis", "a blind woman on the night boat"];

/** A short quest: making, a duel with a raise, Invoke and IMPOSE ORDER, a fold, a plain act, a Flashback, a Showdown, the
 *  scales tipped, the end. `at` is called at its main moments with who is looked at and a name. */
export async function shortQuest(pages, at) {
  for (const part of [making, duel, folded, work, showdown, ending]) await part(pages, at);
}

/** The Quest and its Patronages, one of them their own; two Gamblers and all their secrets. */
export async function making([gm, ada, ben], at) {
  const page = (who) => who.locator(".making");
  await page(gm).getByRole("button", { name: "One of the book's Quests" }).click();
  await page(gm).locator(".quests [data-choice]").nth(2).click();
  await at(gm, "portent");
  await main(gm, "Play");

  // a Patronage of their own, to which all agree; words that may not be read as markup
  await out(ada, "Propose one");
  await page(ada).getByRole("button", { name: "Paragon" }).click();
  await page(ada).getByLabel("The new Patronage").fill("Luck");
  await page(ada).getByLabel("What it empowers").fill("Whatever hangs by a <hair>.");
  await at(ada, "propose");
  await main(ada, "Propose Luck for Paragon");
  await phase(gm, "consent");
  await main(gm, "Agree");
  await at(ben, "consent");
  await main(ben, "Agree");
  for (const who of [gm, ada, ben]) await main(who, "Play with these");

  await page(ada).getByLabel("Your name").fill("Ada Vane");
  await main(ada, "I am Ada Vane");
  await page(ada).getByRole("button", { name: "Queen" }).click(patient);
  await page(ada).getByRole("button", { name: "Hearts" }).click();
  await at(ada, "soulcard");
  await main(ada, "Queen of Hearts");
  await page(ada).getByRole("button", { name: /^Time/ }).click(patient);
  await at(ada, "patronage");
  await main(ada, "Time, in secret");
  await page(ada).getByLabel("Your High Ace").fill(ACES[0]);
  await main(ada, "Done");
  await page(ben).getByRole("button", { name: "Suggest one" }).click();
  await at(ben, "name");
  await main(ben, "I am");
  await page(ben).getByRole("button", { name: "Jack" }).click(patient);
  await page(ben).getByRole("button", { name: "Clubs" }).click();
  await main(ben, "Jack of Clubs");
  await page(ben).getByRole("button", { name: /^Luck/ }).click(patient);
  await main(ben, "Luck, in secret");
  await page(ben).getByLabel("Your High Ace").fill(ACES[1]);
  await main(ben, "Done");
  await main(gm, "On to Arrival");
  await phase(ada, "scene");
}

/** A spell of her own name, raised, invoked with the truth, Order imposed: blessed, 16 Fortune won. */
export async function duel([gm, ada, ben], at) {
  await at(ada, "floor");
  await main(ada, "Cast a spell");
  const dialog = ada.getByRole("dialog");
  await comes(async () => /Name it/.test(await dialog.innerText()), "the dialog says what is wanting");
  await dialog.getByLabel("Its name").fill("Moonlit Door");
  await dialog.getByRole("button", { name: /^Medium/ }).click();
  await dialog.getByRole("button", { name: /^Time/ }).click();
  await dialog.getByLabel("What it does").fill("It opens onto last Tuesday.");
  await at(ada, "cast");
  await ada.keyboard.press("Escape");
  await main(ada, "Cast a spell");
  await comes(
    async () => (await dialog.getByLabel("Its name").inputValue()) === "Moonlit Door",
    "a closed dialog keeps what was typed",
  );
  await dialog.getByRole("button", { name: "Cast Moonlit Door" }).click();
  await phase(gm, "price");
  await shows(gm, ".duel", /last Tuesday/, "what was said stands with the spell");
  await at(gm, "price");
  await main(gm, "Stake 8");
  await at(ada, "answer");
  await main(ada, "Accept");
  // by keys: two dice are chosen, one is left again, Enter rolls
  await phase(ada, "reroll");
  for (const key of ["1", "2", "2"]) await ada.keyboard.press(key);
  await at(ada, "reroll");
  await ada.evaluate(() => document.querySelector(".now h2").focus());
  await ada.keyboard.press("Enter");
  const before = await phase(ada, "raise");
  must(
    before.view.rerolled === 1 && before.view.die.every((d) => d !== "?"),
    "one die was rolled again, and she sees all five",
  );
  await now(ada).getByRole("spinbutton", { name: "Stake" }).focus();
  for (let i = 0; i < 8; i++) await ada.keyboard.press("ArrowUp");
  await at(ada, "raise");
  await main(ada, "Raise the Stake to 16");
  await phase(gm, "match");
  await at(gm, "match");
  await main(gm, "Match the Stake of 16");
  await phase(ada, "fold");
  await shows(ada, ".now", /fold for 8 Fortune/, "a fold at 16 costs 8");
  await at(ada, "fold");
  await pick(ada, /^Stay/); // put forward or not, by the dice
  await pick(gm, /^Stay/);
  await phase(ada, "invoke");
  await pick(ada, /Illusion/);
  await comes(
    async () => /a lie/.test(await now(ada).locator("[data-main]").innerText()),
    "a lie is called one, to her",
  );
  await pick(ada, /Illusion/);
  await pick(ada, /Time/);
  await at(ada, "invoke");
  await main(ada, "Invoke Time, the truth");
  await phase(gm, "judge");
  await at(gm, "judge");
  await at(ben, "judge-seen");
  await pick(gm, "IMPOSE ORDER");
  await phase(gm, "scene");
  for (const who of [gm, ada, ben]) await shows(who, ".scales svg", /Gamblers 36, GM 4/, "20 and 16 are 36");
  await shows(ben, ".people", /Blessed[^]*Last known: Time/, "blessed, and why");
}

/** On a phone what casts is in sight beside any spell of the book, and names the spell that is chosen. */
async function castInSight(page, dialog) {
  const chosen = dialog.getByRole("list", { name: "Spells from the book" }).getByRole("button").last();
  await chosen.scrollIntoViewIfNeeded();
  await chosen.click();
  const [spell, cast, high] = [
    await chosen.boundingBox(),
    await dialog.locator("button.main").boundingBox(),
    page.viewportSize().height,
  ];
  must(cast.y > 0 && cast.y + cast.height <= high, `what casts stands at ${cast.y} of ${high}`);
  must(
    spell.y < high && spell.y + spell.height > 0 && Math.abs(cast.y - spell.y) < high,
    `the spell chosen stands at ${spell.y}, what casts at ${cast.y}`,
  );
  await comes(
    async () => (await dialog.locator("button.main").innerText()) === `Cast ${await chosen.locator("b").innerText()}`,
    "it names the spell chosen",
  );
}

/** One of the book's, its size and fit printed: folded by the caster at Stake 4. */
export async function folded([gm, ada, ben], at) {
  await now(ada).getByRole("button", { name: "Act without magic" }).click(patient);
  await now(ada).getByLabel("Describe it").fill("half a sentence");
  await main(ben, "Cast a spell");
  const dialog = ben.getByRole("dialog");
  const spells = dialog.getByRole("list", { name: "Spells from the book" }).getByRole("button");
  const second = await spells.nth(1).boundingBox();
  const foot = await dialog.locator(".foot").boundingBox();
  must(second.y + second.height <= foot.y, `two spells are in sight at once: ${second.y}, over ${foot.y}`);
  await dialog.getByRole("button", { name: "Make up your own" }).click();
  const name = await dialog.getByLabel("Its name").boundingBox();
  must(name.y >= 0 && name.y < 300, `one press leads to one's own, at ${name.y}`);
  await dialog.getByLabel("Fits").selectOption({ label: "Illusion" });
  await castInSight(ben, dialog);
  await dialog.getByRole("list", { name: "Spells from the book" }).getByRole("button").first().click();
  await at(ben, "cast");
  await dialog.locator("button.main").click();
  await phase(gm, "price");
  await now(gm).getByRole("button", { name: /^4/ }).click();
  await main(gm, "Stake 4");
  await main(ben, "Accept");
  await phase(ben, "reroll");
  await at(ben, "reroll");
  await pick(ben, /^Keep all five/);
  await main(ben, "Leave the Stake at 4");
  await main(gm, "Match");
  await at(ben, "fold");
  await out(ben, "Fold for 2");
  await phase(gm, "scene");
  await shows(gm, ".scales svg", /Gamblers 34, GM 6/, "half of 4 is 2");
  await comes(
    async () => (await now(ada).getByLabel("Describe it").inputValue()) === "half a sentence",
    "what one types outlives what others do",
  );
  await out(ada, "Back");
}

/** The Work: an obstacle, a Gambler pressed, an act with the oracle; a Flashback. */
export async function work([gm, ada, ben], at) {
  await main(gm, "On to the Work");
  await main(gm, "On to the Work");
  await at(gm, "desk");
  await main(gm, "Roll an obstacle");
  await main(gm, "Roll an obstacle");
  await phase(gm, "scene");
  await gm.locator(".scene .paper").waitFor(patient);
  await main(gm, "Press a Gambler");
  await now(gm).locator("[data-choice]").nth(1).click();
  await main(gm, "Press");
  await phase(ben, "pressed");
  // GH-C1, GH-E7: another may cast in between, and the GM may go on without who is pressed
  await shows(ada, ".now", /Cast a spell first\?[^]*The GM looks at/, "what may come in between");
  await shows(gm, ".now", /Wait for [^]*, or pass over them\?/, "what the GM may do");
  await at(gm, "pass-over");
  await out(gm, "Pass over");
  await phase(gm, "scene");
  await main(gm, "Press a Gambler");
  await now(gm).locator("[data-choice]").nth(1).click();
  await main(gm, "Press");
  await phase(ben, "pressed");
  await at(ben, "pressed");
  await pick(ben, "Act without magic");
  await pick(ben, /Soul Royalty, Jack/);
  await now(ben).getByLabel("Describe it").fill("A whiskey for the guard.");
  await at(ben, "act");
  await main(ben, "Do it");
  await phase(gm, "act");
  await shows(gm, ".now", /A whiskey for the guard/, "what they say is before the GM");
  await shows(
    ada,
    ".now",
    /Cast a spell first\?[^]*acts, and the GM is about to answer/,
    "a spell may come before the answer",
  );
  await main(ada, "Let the GM answer");
  await at(gm, "act");
  await main(gm, "Let it happen");
  for (let i = 0; i < 100 && last(ada).view.marks !== 1; i++) await ada.waitForTimeout(20);
  await shows(ada, ".scene", /Marks 1/, "met: 1 mark");
  await pick(ada, "A Flashback");
  await now(ada).getByLabel("Describe it").fill("I swapped the keys on Monday.");
  await at(ada, "flashback");
  await main(ada, "Call a Flashback, for 2 of your 34 Fortune");
  await main(gm, "Allow it");
  await phase(gm, "scene");
  await shows(gm, ".scales svg", /Gamblers 32/, "2 Fortune");
  // GH-A8: a game of cards is won, unless the GM says that those are no ordinary people
  await pick(ben, "Act without magic");
  await pick(ben, /Play cards/);
  await main(ben, "Do it");
  await phase(gm, "act");
  await shows(
    gm,
    ".now",
    /sits down to cards, and against ordinary people a Gambler always wins/,
    "what happens if the GM says nothing else",
  );
  await at(ada, "between");
  await at(gm, "cards");
  await out(gm, "Dispute it");
  await shows(gm, ".now", /Does it happen, does the oracle decide, or does it need a spell\?/, "an act like any other");
  await out(gm, "Ask for a spell");
  await phase(gm, "scene");
  await written([gm, ada, ben], at);
  await out(ben, "Nothing for now");
}

/** GH-H9: an obstacle of the GM's own; one written ahead waits in this browser, and nobody else has read it before. */
async function written([gm, ada, ben], at) {
  const title = () => now(gm).getByLabel("What is it called?");
  await pick(gm, "Write an obstacle of your own");
  await title().fill("The Locked Vault");
  await now(gm).getByLabel("Major").check();
  await now(gm).getByLabel("What does a spell have to do").selectOption("break");
  await now(gm).getByLabel("What is in the way").fill("Steel, and a <clock> that nobody set.");
  await now(gm).getByRole("button", { name: "Keep it for later" }).click();
  await at(gm, "write");
  await title().fill("");
  await now(gm).getByRole("button", { name: "The Locked Vault" }).click();
  must((await title().inputValue()) === "The Locked Vault", "one written ahead is taken whole");
  must(
    !JSON.stringify([ada.heard, ben.heard]).includes("Locked Vault"),
    "what is not put in the way is nobody's to read",
  );
  await main(gm, "Put it in the way");
  for (const who of [ada, ben])
    await shows(
      who,
      ".scene",
      /The Locked Vault\s+Steel, and a <clock> that[^]*breaking it/,
      "it stands as it was written",
    );
  await at(ada, "written");
}

/** Both are in it: one passes, the other does something plain and then passes; one is lost. */
export async function showdown([gm, ada, ben], at) {
  await pick(gm, "On to the Conflict");
  await main(gm, "On to the Conflict");
  for (let i = 0; i < 100 && last(gm).view.step !== "conflict"; i++) await gm.waitForTimeout(20);
  await pick(gm, "Call a Showdown");
  for (const box of (await now(gm).getByRole("checkbox").all()).slice(0, 2)) await box.check();
  await now(gm).getByLabel("Describe it").fill("The lights go out.");
  await at(gm, "showdown");
  await main(gm, "Call a Showdown of");
  await phase(ben, "showdown");
  await shows(ben, ".people", /can cast or pass/, "where the other stands");
  await at(ben, "in-it");
  await pick(ben, /^\d?Pass: cast nothing/);
  await main(ben, "Pass: cast nothing");
  for (let i = 0; i < 100 && !last(ada).view.passed.includes("2"); i++) await ada.waitForTimeout(20);
  await pick(ada, /^\d?Pass: cast nothing/);
  await main(ada, "Pass: cast nothing");
  await phase(gm, "peril");
  await now(gm).getByRole("checkbox").nth(1).check(patient);
  await comes(async () => (await now(gm).getByRole("checkbox").count()) === 2, "both can be named");
  await at(gm, "peril");
  await main(gm, "Declare lost:");
  await phase(gm, "scene");
  await shows(ada, ".people", /Lost in a Showdown/, "who is lost, and how");
  await shows(ben, ".sheet", /You are lost/, "and to themselves");
}

/** Victory at 32: the scales are tipped for the one who is lost; a blessed one chooses anew; Black Jacknarok. */
export async function ending([gm, ada, ben], at) {
  await pick(gm, "Declare victory");
  await main(gm, "Declare victory");
  await phase(ada, "tip");
  await now(ada).getByRole("button", { name: /back/ }).click(patient);
  await at(ada, "tip");
  await main(ada, /back/);
  await phase(ada, "new-patron");
  await ada
    .locator(".making")
    .getByRole("button", { name: /^Death/ })
    .click(patient);
  must((await ada.locator(".making").getByRole("button", { name: /^Time/ }).count()) === 0, "a different one");
  await at(ada, "new-patron");
  await main(ada, "Death, in secret");
  await phase(gm, "resolution");
  await shows(gm, ".people", /Once: Time, another since/, "that they have moved on is known");
  await at(gm, "resolution");
  await main(gm, "Call Black Jacknarok");
  for (const who of [gm, ada, ben]) {
    await who.getByText("The game is over.").waitFor(patient);
    for (const ace of ACES) await told(who, ace);
    await shows(who, ".now", /Quest 1:\s+Victory/, "how the quest ended");
    const ends = (await who.locator("main").innerText()).match(/Quest 1:\s+Victory/g) ?? [];
    must(ends.length === 1, `how the quest ended is told ${ends.length} times`);
  }
  await at(ben, "end");
}

/** Every frame up to the reveal, searched for what its window may not know: those of the seats in their order, and of watchers
 *  behind them. `aces`: the High Aces of all Gamblers. */
export function nothingLeaks(pages, aces = ACES) {
  let compared = 0;
  const all = pages.map((_, i) => i);
  const gamblers = aces.map((_, i) => i + 1);
  /** What the story has told, by its messages. */
  const tells = (frame) =>
    (frame.story ?? []).flatMap((line) =>
      (line.says ?? []).map(([id, text, slots = {}]) => ({ n: line.n, id, text, slots })),
    );
  const revealed = (seat, what) => {
    const n = pages[seat].heard.flatMap(tells).find(({ id }) => id === what)?.n;
    must(n > 0, `${what} was told`);
    return n;
  };
  const [shown, unveiled, named] = [revealed(0, "show"), revealed(0, "unveil"), revealed(0, "ace")];
  const dice = new Map(pages[1].heard.filter((f) => f.view?.caster === "1").map((f) => [f.n, f.view.die]));
  for (const seat of all)
    for (const frame of pages[seat].heard) {
      for (const other of gamblers.filter((s) => s !== seat)) {
        if ((frame.n ?? 0) < named)
          must(
            !frame.text.includes(aces[other - 1]),
            `the High Ace of seat ${other} reached seat ${seat}: ${frame.text.slice(0, 300)}`,
          );
        for (const tell of tells(frame)) {
          const { n, id, slots } = tell;
          if (/^patron/.test(id) && slots.who === other)
            must(!slots.patron || slots.patron === "?", `a Patronage reached seat ${seat}: ${JSON.stringify(tell)}`);
          if (/^reroll/.test(id) && slots.who === other)
            must(
              !Array.isArray(slots.faces),
              `dice that seat ${other} rolls again, at seat ${seat}: ${JSON.stringify(tell)}`,
            );
          if (/^hand/.test(id) && seat !== 1 && n < shown)
            must(!Array.isArray(slots.faces), `a hand reached seat ${seat}: ${JSON.stringify(tell)}`);
        }
      }
      if (seat > 0)
        for (const { id, n, slots } of tells(frame))
          if (/^gm-die/.test(id) && n < shown)
            must(!slots.die || slots.die === "?", `the GM's die reached seat ${seat}`);
      const view = frame.view;
      if (!view) continue;
      for (const other of gamblers.filter((s) => s !== seat)) {
        const open = other === 1 && frame.n >= unveiled && view.status[0] === "blessed";
        if (view.made[other - 1] === "all" && !open)
          must(
            view.patron[other - 1] === "?",
            `the Patronage of seat ${other} at seat ${seat}, ${frame.n}: ${view.patron[other - 1]}`,
          );
      }
      if (seat !== 1 && frame.n < shown && dice.get(frame.n)?.some((d) => d !== "none")) {
        compared++;
        must(
          view.die.every((d) => d === "?"),
          `dice at seat ${seat}: ${view.die}`,
        );
      }
      if (seat > 0 && view.caster && frame.n < shown && view["gm-die"] !== 0)
        must(view["gm-die"] === "?", `the GM's die at seat ${seat}`);
    }
  must(compared > 6, `compared: ${compared}`);
}

/** Plays a seat to the end by what stands first; gives the phases in which it had to decide. */
export async function playAlone(page, at = () => {}) {
  const seen = new Set();
  let moves = 0; // turns that were answered, not passes of this loop or presses, of which a slow machine has more
  let answered = -1;
  for (let i = 0; i < 900; i++) {
    const turn = last(page);
    if (turn?.type === "end" || turn?.end) break;
    if (!turn?.options?.length) {
      await page.waitForTimeout(15);
      continue;
    }
    if (!seen.has(turn.phase)) {
      seen.add(turn.phase);
      await at(page, turn.phase);
    }
    const frames = page.heard.length;
    const sent = await page.evaluate(
      ([n, step]) => {
        if (!document.querySelector(`.top[data-n="${n}"]:not([data-sent])`)) return false; // not shown yet, or answered
        const press = (found) => (found ? (found.click(), true) : false);
        const dialog = document.querySelector("dialog[open]");
        if (dialog) {
          if (dialog.querySelector("button.main[aria-disabled=true]"))
            return press(dialog.querySelectorAll("ul button")[step % 3] ?? dialog.querySelector("ul button")) && false;
          return press(dialog.querySelector("button.main"));
        }
        const panel = document.querySelector(".now");
        const button =
          panel?.querySelector("[data-main]") ?? panel?.querySelector(".acts button:not([aria-disabled=true])");
        const text = button?.textContent ?? "";
        const plain = [...(panel?.querySelectorAll("[data-choice]") ?? [])].find((b) =>
          /Act without magic/.test(b.textContent),
        );
        const best = panel?.querySelector(".hint");
        if (/Cast a spell/.test(text) && plain && step % 3 === 1) return press(plain) && false;
        if (/Cast a spell|Act without magic/.test(text)) return press(button) && false;
        if (/Choose first/.test(text) && document.querySelector(".name button"))
          return press(document.querySelector(".name button")) && false;
        if (/Keep all five|Change no die/.test(text) && best && !/keep all/.test(best.textContent))
          return press(best) && false;
        if (button?.getAttribute("aria-disabled") === "true") {
          const groups = [...document.querySelectorAll("[data-group]")].filter(
            (g) => !g.querySelector("[aria-pressed=true]"),
          );
          return (
            press(
              groups[0]?.querySelectorAll("[data-choice]")[step % 4] ?? groups[0]?.querySelector("[data-choice]"),
            ) && false
          );
        }
        return press(button);
      },
      [turn.n, moves],
    );
    if (sent && turn.n !== answered) {
      answered = turn.n;
      moves++;
    }
    for (let k = 0; k < 100 && sent && page.heard.length === frames; k++) await page.waitForTimeout(10);
    await page.waitForTimeout(sent ? 25 : 15);
  }
  return seen;
}

export const gamblersHeart = {
  async "gambler's heart: a GM and two Gamblers; Patronages, dice and High Aces reach nobody else"({ house, browser }) {
    const made = await house.table(["me", "open", "open"], undefined, "gamblers-heart");
    const pages = [];
    for (const seat of made.seats) pages.push(await sit(browser, house, seat, seat.seat === 2 ? narrow : wide));
    const axed = new Set(["soulcard", "cast", "reroll", "invoke", "peril", "desk"]);
    await shortQuest(pages, async (page, what) => {
      if (axed.has(what)) await audit(page, what);
      await looks(page, what);
    });
    nothingLeaks(pages);
    for (const page of pages) {
      must(page.troubles.length === 0, page.troubles.join("\n"));
      await page.context().close();
    }
  },

  async "gambler's heart: the GM sets the Fortune right, by keyboard, and both are told"({ house, browser }) {
    const made = await house.table(["me", "open"], 4, "gamblers-heart");
    const pages = [];
    for (const seat of made.seats) pages.push(await sit(browser, house, seat, seat.seat ? narrow : wide));
    const [gm, gambler] = pages;
    must((await gambler.getByRole("button", { name: "Set right" }).count()) === 0, "a Gambler is offered nothing");
    await gm.getByRole("button", { name: "Set right" }).focus();
    await gm.keyboard.press("Enter");
    const sheet = gm.getByRole("dialog");
    await sheet.getByText("Correct the Gamblers' Fortune, now 20").waitFor(patient);
    must(
      (await sheet.locator("option").allInnerTexts()).join() ===
        [...Array(41).keys()]
          .slice(1)
          .filter((n) => n !== 20)
          .join(),
      "what may not be is not offered",
    );
    await sheet.getByRole("button", { name: "Set the Gamblers' Fortune to 21" }).waitFor(patient); // beside what it is
    await audit(gm, "Set right");
    await sheet.locator("select").focus();
    await sheet.locator("select").selectOption("14");
    await sheet.getByRole("button", { name: "Set the Gamblers' Fortune to 14" }).focus();
    await gm.keyboard.press("Enter");
    await sheet.waitFor({ state: "hidden", ...patient });
    await told(gm, "You correct the Gamblers' Fortune from 20 to 14.");
    await told(gambler, "The GM corrects the Gamblers' Fortune from 20 to 14.");
    must(last(gambler).view.fortune === 14, "the Gambler's table has it");
    for (const page of pages) {
      must(page.troubles.length === 0, page.troubles.join("\n"));
      await page.context().close();
    }
  },

  async "gambler's heart: alone with the bot GM, at 360 px, to the end of a quest"({ house, browser }) {
    const made = await house.table(["careful", "me"], 1, "gamblers-heart");
    const page = await sit(browser, house, made.seats[1], narrow);
    let shared = 0;
    const seen = await playAlone(page, async (at, what) => {
      await looks(at, `${what}, 360 px`);
      const [words, all] = await at.evaluate(() =>
        [...document.querySelectorAll(".now .begin:has(+ .all), .now .begin + .all")].map((e) => {
          const { top, left, right } = e.getBoundingClientRect();
          return { top, left, right };
        }),
      );
      if (all) must(words.top === all.top && words.right <= all.left, `${what}: small buttons share a line`);
      if (all) shared++;
      if (what === "reroll") await light(browser, house.url + made.seats[1].path, "come back in mid-duel");
      if (what === "scene" || what === "raise") {
        for (const theme of ["light", "contrast", "dark"]) {
          await at.evaluate((t) => (document.documentElement.dataset.theme = t), theme);
          await audit(at, `${what}, ${theme}`);
        }
      }
    });
    for (const one of ["list", "make", "scene", "answer", "reroll", "raise", "fold"])
      must(seen.has(one), `seen: ${[...seen].join(", ")}`);
    must(shared > 0, "words can be said with a move");
    await comes(
      async () => /The game is over\.[^]*Quest 1:\s+(Victory|Defeat)/.test(await now(page).innerText()),
      await now(page).innerText(),
    );
    must(page.troubles.length === 0, page.troubles.join("\n"));
    await page.context().close();
  },
};
