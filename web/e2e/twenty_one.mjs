// The page of 21: a hero alone with bots, by mouse and by keys. Always true: whatever is pressed is pressed in the page.
import { hear, openPage, playTo } from "./house.mjs";
import { audit, must, narrow, reachable, shows, whole, wide, comes } from "./judge.mjs";
import { LOOSE, loose } from "./screen.mjs";

export const now = (page) => page.locator(".now");

/** Waits till the house has written down what was sent, and this seat is asked, or it is over; gives the kicker. The page
 *  itself looks, for each question from here takes longer than what is waited for. */
export async function settled(page, most = 600) {
  const asked = await page.evaluate(
    (ms) =>
      new Promise((done) => {
        const begun = performance.now();
        const look = () => {
          const panel = document.querySelector(".now");
          const kicker = panel?.querySelector(".kicker span").textContent.trim();
          const ready =
            kicker === "The end" ||
            (panel &&
              kicker !== "Waiting" &&
              !/on its way|writes it down/.test(panel.textContent) &&
              !panel.closest("[aria-busy]") &&
              !!panel.querySelector("[data-main], [data-out], [data-choice], form"));
          if (ready || performance.now() - begun > ms) done(ready ? kicker : null);
          else setTimeout(look, 10);
        };
        look();
      }),
    most * 20,
  );
  if (asked === null) throw new Error(`not asked: ${await now(page).innerText()}`);
  return asked;
}

/** One press as somebody who knows a little would make it; what was pressed, or "". */
export async function decide(page, hero = "Berrick Stoll", healAt = 0.6) {
  return page.evaluate(
    async ([name, much]) => {
      const panel = document.querySelector(".now");
      const before = panel.textContent;
      const did = choose();
      /* what it brought */
      for (
        const begun = performance.now();
        did && performance.now() - begun < 600 && document.querySelector(".now")?.textContent === before;
      )
        await new Promise((on) => setTimeout(on, 10));
      return did;

      function choose() {
        const text = panel.innerText;
        const lit = (e) => e && e.getAttribute("aria-disabled") !== "true";
        const [main, out] = [panel.querySelector("[data-main]"), panel.querySelector("[data-out]")];
        const choices = [...panel.querySelectorAll("[data-choice]")].filter(lit);
        const press = (e) => {
          const said = e.innerText.replace(/\s+/g, " ").slice(0, 80);
          e.click();
          return said;
        };
        const one = (...patterns) => patterns.map((p) => choices.find((c) => p.test(c.innerText))).find(Boolean);
        const kicker = panel.querySelector(".kicker span").innerText;
        window.tried ??= new Set();
        const title = panel.querySelector("h2").innerText;
        if (/^Build/.test(kicker)) {
          if (lit(main) && main.innerText.includes(name)) return press(main);
          const ready = [...document.querySelectorAll(".middle button")].find((b) => b.innerText.includes(name));
          return ready ? press(ready) : lit(main) ? press(main) : "";
        }
        if (/Hit or hold/.test(title)) {
          const [hit, hold] = /^Hit/.test(main.innerText) ? [main, out] : [out, main];
          const bust = Number(
            /\((\d+)% to bust/.exec(hit?.innerText)?.[1] ?? (/cannot bust/.test(hit?.innerText) ? 0 : 100),
          );
          const lost = /lose (9\d|100)%|is missed/.test(text);
          const won = /: win (7\d|8\d|9\d|100)%|is reached\./.test(text);
          return hit && !won && (bust < 42 || lost) ? press(hit) : press(hold ?? hit);
        }
        if (/^Deal: use/.test(kicker)) {
          const out21 = /^Use a Skill, or bust\?/.exec(title);
          const skill =
            out21 &&
            ["Influence", "Light", "Soul", "Humanity"]
              .map((s) => choices.find((c) => c.innerText.startsWith(s)))
              .find((c) => c && !window.tried.has(title + c.innerText));
          if (skill) {
            window.tried.add(title + skill.innerText);
            return press(skill);
          }
          const then = /\(total (\d+)\)/.exec(title);
          if (then) return Number(then[1]) <= 21 ? press(main) : press(out);
          const wanting = /^Choose first/.test(main?.innerText ?? "");
          if (wanting && !panel.querySelector("[role=group] [aria-pressed=true]")) {
            const mine = [...panel.querySelectorAll("[role=group]")]
              .find((g) => /^Your cards/.test(g.getAttribute("aria-label")))
              ?.querySelector("[data-choice]");
            return mine ? press(mine) : press(out);
          }
          if (wanting) return press(choices.find((c) => /−1|worth 1/.test(c.innerText)) ?? choices.at(-1));
          return lit(main) ? press(main) : press(out);
        }
        if (/^Turn/.test(kicker)) {
          if (lit(main)) return press(main);
          const own = /Damage (\d+) of (\d+)/.exec(
            [...document.querySelectorAll(".people li")].find((l) => /You:/.test(l.innerText))?.innerText ?? "",
          );
          const hurt = own && Number(own[1]) / Number(own[2]) > much;
          const act =
            (hurt && one(/^Use (Full|Half|Crescent)/, /^Cast Heal/)) ||
            one(/^Attack with (?!.*Power Strike)/, /^Cast (Soul Arrow|Fireball)/, /^Attack /);
          if (act && !window.tried.has(text + act.innerText)) {
            window.tried.add(text + act.innerText);
            return press(act);
          }
          const towards = panel.querySelector("[aria-labelledby=towards] [data-choice]");
          if (towards) return press(towards);
          return lit(out) ? press(out) : choices[0] ? press(choices[0]) : "";
        }
        const open = [...document.querySelectorAll(".map button.open")];
        if (/^Choose first/.test(main?.innerText ?? "") && open.length)
          return press(open.find((b) => /\(F\d\)/.test(b.innerText)) ?? open.at(-1));
        if (/^Choose first/.test(main?.innerText ?? "")) return press(choices[0]);
        if (lit(main)) return press(main);
        if (choices.length) return press(choices[0]);
        if (lit(out)) return press(out);
        const form = [...panel.querySelectorAll("form button.do")].find(lit);
        return form ? press(form) : "";
      }
    },
    [hero, healAt],
  );
}

/** The same, where there has to be something to press. */
export async function goOn(page, ...how) {
  if (!(await decide(page, ...how))) throw new Error(`nothing to press: ${await now(page).innerText()}`);
}

/** A window at a seat, with all that it was told. */
export async function sit(browser, house, seat, viewport) {
  const context = await browser.newContext({ viewport, reducedMotion: "reduce" });
  await context.addInitScript(() => localStorage.setItem("croupier.windows", "always"));
  const page = await openPage(context);
  page.heard = [];
  hear(page, (message) => page.heard.push(message));
  await page.goto(house.url + seat.path);
  await page.waitForSelector(".now h2");
  await settled(page);
  return page;
}
const last = (page) => page.heard.findLast((f) => f.view);
const titleOf = (page) => page.locator(".now h2").innerText();

async function looks(page, where, small = false) {
  /* from its end, so that the panel under the thumb lies over nothing */
  if (small) await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await audit(page, where);
  await whole(page, where);
  if (small) await reachable(page, where);
}
/** Goes on as `decide` would till `wanted` is asked. */
async function until(page, wanted, most = 120) {
  for (let i = 0; i < most; i++) {
    if (wanted.test(await settled(page))) return;
    await goOn(page);
  }
  throw new Error(`${wanted} was not asked: ${await now(page).innerText()}`);
}
async function after(page, n) {
  for (let i = 0; i < 300; i++) {
    if (last(page).n > n) return last(page);
    await page.waitForTimeout(20);
  }
  throw new Error(`nothing came after ${n}`);
}
/** All that the story has said since entry n, by its messages; it may have come in several frames. */
const since = (page, n) =>
  page.heard
    .flatMap((f) => f.story ?? [])
    .filter((line) => line.n > n)
    .flatMap((line) => (line.says ?? []).map(([id, text]) => ({ n: line.n, id, text })));
const focused = (page) =>
  page.evaluate(() => document.activeElement?.dataset?.square ?? document.activeElement?.innerText ?? "");

/** A turn by keys: arrows onto the map, Enter chooses a square, Enter again moves there. */
async function movesByKeys(page) {
  const before = last(page);
  await page.evaluate(() => document.querySelector(".now h2").focus());
  await page.keyboard.press("ArrowRight");
  await comes(async () => /^\d+ \d+$/.test(await focused(page)), `an arrow leads onto the map: ${await focused(page)}`);
  await page.keyboard.press("ArrowRight");
  const [row, column] = (await focused(page)).split(" ").map(Number);
  await page.keyboard.press("Enter");
  const name = `${"abcdefghijklmnopqrstuvwxyz"[column]}${row + 1}`;
  await shows(page, ".now h2", new RegExp(`Move to ${name}`), `${name} is chosen`);
  must(last(page).n === before.n, "nothing was sent yet");
  await page.keyboard.press("Enter");
  const then = await after(page, before.n);
  must(
    then.view.row["hero-1"] === String(row + 1) && then.view.column["hero-1"] === name[0],
    `moved to ${name}: ${then.view.column["hero-1"]}${then.view.row["hero-1"]}`,
  );
  must(then.view.feet < before.view.feet, "it cost feet");
}

/** Influence on a card of one's own by number keys: the total is then what was promised. */
async function influences(page) {
  const before = last(page);
  const skills = await now(page).locator("[data-choice]").allInnerTexts();
  await page.keyboard.press(String(skills.findIndex((s) => s.startsWith("Influence")) + 1));
  await now(page).getByRole("button", { name: "Choose first" }).waitFor();
  await now(page).getByRole("group", { name: "Your cards" }).getByRole("button").first().click();
  await now(page).getByRole("button", { name: /^−1/ }).click();
  const promised = Number(/\(total (\d+)\)/.exec(await titleOf(page))[1]);
  await comes(
    async () => (await page.locator(".hand [aria-pressed=true]").count()) === 1,
    "the card is marked on the table",
  );
  must(last(page).n === before.n, "nothing was sent yet");
  await page.evaluate(() => document.querySelector(".now h2").focus());
  await page.keyboard.press("Enter");
  const then = await after(page, before.n);
  const at = then.view.party.first === "hero-1" ? 0 : 1;
  const played = since(page, before.n);
  must(played[0].id === "alter" && played[0].text.startsWith("You "), `it was used: ${JSON.stringify(played)}`);
  must(
    then.facts.hands[at].total === promised || played.some((said) => said.n > played[0].n),
    `total ${then.facts.hands[at].total}, promised ${promised}`,
  );
  must(then.view.edge["hero-1"] === before.view.edge["hero-1"] - 1, "it cost 1 Edge");
}

/** What the panel says of a hit is what the house reckons; then Enter hits. */
async function hits(page) {
  const before = last(page);
  const bust = before.facts.hands.find((h) => h.win !== undefined).next.bust;
  const main = await now(page).locator("[data-main]").innerText();
  await comes(
    async () =>
      (await now(page).innerText()).includes(
        bust ? `Hit (${Math.round(bust * 100)}% to bust)` : "Hit (you cannot bust)",
      ),
    `${await now(page).innerText()}: ${bust}`,
  );
  const totals = await page.locator(".hand .total strong").allInnerTexts();
  must(
    totals.map(Number).sort().join() ===
      before.facts.hands
        .map((h) => h.total)
        .sort()
        .join(),
    `totals ${totals}`,
  );
  await page.evaluate(() => document.querySelector(".now h2").focus());
  await page.keyboard.press("Enter");
  const then = await after(page, before.n);
  must(
    then.n > before.n && since(page, before.n)[0].id.startsWith(/^Hit/.test(main) ? "hit" : "hold"),
    `Enter is the main button: ${main}`,
  );
}

export const twentyOne = {
  async "21, alone: a hero by keys and mouse, through the first fights"({ house, browser }) {
    const made = await house.table(["careful", "me", "careful"], 21, "twenty-one", { story: "first" });
    const page = await sit(browser, house, made.seats[1], wide);
    await looks(page, "a hero is chosen");
    await until(page, /^Between/);
    await looks(page, "between fights");
    await page
      .locator(".people")
      .getByRole("button", { name: /Cellar Rat 1/ })
      .click();
    await page.getByRole("dialog").getByText("Left in the deck: 54").waitFor();
    await audit(page, "a foe's sheet");
    await page.keyboard.press("Escape");
    await until(page, /^Turn/);
    await looks(page, "a turn");
    await page.emulateMedia({ forcedColors: "active" });
    const bare = await page.evaluate(() =>
      [
        [".map .cell.wall", "backgroundImage"],
        [".map .cell.open", "boxShadow"],
      ].map(([where, by]) => {
        const all = [...document.querySelectorAll(where)];
        return all.length ? all.filter((e) => getComputedStyle(e)[by] === "none").length : "no squares";
      }),
    );
    must(bare.join() === "0,0", `walls and squares in reach are told without grounds, too: ${bare}`);
    await page.emulateMedia({ forcedColors: "none" });
    const figures = Object.values(last(page).view.being).filter((b) => b === "up" || b === "down").length;
    await comes(
      async () => (await page.locator(".map details li").count()) === figures,
      `the map in words tells of all ${figures}`,
    );
    await movesByKeys(page);
    await until(page, /^Deal: use/);
    await looks(page, "a window");
    for (let i = 0; i < 60 && !(await now(page).locator("[data-choice]", { hasText: "Influence" }).count()); i++) {
      await decide(page);
      await until(page, /^Deal: use/);
    }
    await influences(page);
    await until(page, /^Deal: hit/);
    await looks(page, "hit or hold");
    await hits(page);
    const strike = now(page)
      .locator("[data-choice]", { hasText: /^Attack with .*in reach/s })
      .first();
    for (let i = 0; i < 120 && !(await strike.count()); i++) {
      await decide(page);
      await until(page, /^Turn/);
    }
    await strike.click();
    await looks(page, "an attack: at whom");
    const figure = page.locator(".map button.aimed").first();
    const only = (await figure.getAttribute("aria-pressed")) === "true"; // the one in reach is chosen already
    await figure.click();
    if (!only) await figure.click({ timeout: 2000 });
    for (let i = 0; i < 250 && last(page).view.deal === "none"; i++) await page.waitForTimeout(20);
    must(last(page).view.deal !== "none", "a press on the map, and of several another, is attack and aim at once");
    await until(page, /^Deal/);
    const [title, n2] = [await titleOf(page), last(page).n];
    await page.reload();
    await page.waitForSelector(".now h2");
    await settled(page);
    await comes(
      async () => (await titleOf(page)) === title && last(page).n === n2,
      `the Deal is there again: ${await titleOf(page)}`,
    );
    await until(page, /^Which way/, 300);
    must(last(page).view["fights-won"] >= 1 || last(page).view.defeats >= 1, "a Conflict has ended");
    must(page.troubles.length === 0, page.troubles.join("\n"));
    await page.context().close();
  },

  async "21: a character that is brought says which Skill it can never pay"({ house, browser }) {
    const made = await house.table(["careful", "me"], 3, "twenty-one", { story: "first" });
    const page = await sit(browser, house, made.seats[1], wide);
    const hero = {
      game: "twenty-one",
      abilities: { strength: 1, dexterity: 0, endurance: 1, hope: 0, wits: 1, power: 1 },
      skills: ["weightlift", "vitality", "attunement", "power-spell"],
      attuned: "sorcery",
      spells: ["hush", "light", "fall-control", "combustion", "flash-sweat"],
      armor: "shadow-gear",
      both: "dagger",
      "reserve-left": "longbow",
      "reserve-right": "greatshield",
      pockets: ["half-moon-grass"],
    };
    await page.getByRole("button", { name: "Bring a character" }).click();
    await page
      .locator(".making input[type=file]")
      .setInputFiles({ name: "hero.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(hero)) });
    await page
      .getByRole("status")
      .getByText(/Power Spell.*2 Edge/)
      .waitFor(); // every spell is tested with an Ability of 1
    // kept in this browser, it is there for the next table, and printed it stands alone
    await page.evaluate(
      (file) => localStorage.setItem("croupier.character.twenty-one.Ruth", file),
      JSON.stringify(hero),
    );
    await page.evaluate(() => localStorage.setItem("croupier.character.twenty-one.Torn", "{"));
    await page.reload();
    await page.getByRole("button", { name: "Bring a character" }).click();
    await page.getByRole("button", { name: "Torn", exact: true }).click();
    await page.getByRole("alert").getByText("Torn: This file is not JSON.").waitFor();
    await page.getByRole("button", { name: "Forget Torn" }).click();
    must((await page.getByRole("button", { name: "Torn", exact: true }).count()) === 0, "it is forgotten");
    await page.getByRole("button", { name: "Ruth", exact: true }).click();
    await page
      .getByRole("status")
      .getByText(/Power Spell.*2 Edge/)
      .waitFor();
    await page.getByRole("button", { name: /^Take/ }).click();
    const mine = page.locator(".people button").filter({ hasText: "(you)" }).or(page.locator(".people button")).first();
    await mine.click();
    await page.getByRole("button", { name: "Keep it in this browser" }).click();
    await page.getByText(/is kept in this browser/).waitFor();
    await page.evaluate(() => (window.print = () => document.body.setAttribute("data-printed", "")));
    await page.getByRole("button", { name: "Print", exact: true }).click();
    await page.waitForSelector("body[data-printed]");
    await page.emulateMedia({ media: "print" });
    const seen = await page.evaluate(() =>
      [...document.body.children].filter((one) => getComputedStyle(one).display !== "none").map((one) => one.id),
    );
    must(seen.join() === "paper", `on paper: ${seen}`);
    must(page.troubles.length === 0, page.troubles.join("\n"));
    await page.context().close();
  },

  async "21: twenty attacks rebuild nothing, and nothing that is gone stays alive"({ house, browser }) {
    const made = await house.table(["careful", "me", "careful"], 22, "twenty-one", {
      story: "first",
      difficulty: "easy",
    });
    const page = await sit(browser, house, made.seats[1], wide);
    const line = await page.context().newCDPSession(page);
    for (const domain of ["Performance", "HeapProfiler"]) await line.send(`${domain}.enable`);
    await until(page, /^Turn/);
    let [attacks, early, seen] = [0, null, -1];
    for (let i = 0; i < 1500 && attacks < 20; i++) {
      if ((await settled(page)) === "The end") break;
      const before = last(page);
      await page.evaluate(() =>
        document.querySelectorAll(".map, .people, .now, .story").forEach((e) => (e.kept = true)),
      );
      await goOn(page);
      await settled(page);
      const [then, own] = [
        last(page),
        since(page, seen < 0 ? before.n : seen).some(({ text }) => /^You (begin to )?attack/.test(text)),
      ];
      seen = then.n;
      if (!own) continue;
      attacks++;
      const anew = await page.evaluate(() =>
        [...document.querySelectorAll(".map, .people, .now, .story")].filter((e) => !e.kept).map((e) => e.className),
      );
      if (then.view.conflict === "yes" && then.view.encounter === before.view.encounter)
        must(anew.length === 0, `attack ${attacks} made anew: ${anew}`);
      if (attacks === 10) early = await loose(page, line);
    }
    const late = await loose(page, line);
    console.log(
      `     ${attacks} attacks; after 10 ${early?.alive} nodes alive, ${early?.attached} attached; then ${late.alive}, ${late.attached}`,
    );
    must(attacks === 20, `${attacks} attacks, then ${await now(page).innerText()}`);
    must(
      late.loose < early.loose + LOOSE,
      `${early.loose} nodes stood nowhere after 10 attacks, ${late.loose} after 30`,
    );
    must(page.troubles.length === 0, page.troubles.join("\n"));
    await page.context().close();
  },

  async "21: with four foes to move towards the panel hides nothing of a turn"({ house, browser }) {
    const made = await house.table(["careful", "me", "careful"], 1, "twenty-one");
    const context = await browser.newContext({ viewport: wide });
    const page = await openPage(context);
    await page.goto(house.url);
    await page.evaluate(playTo, { table: made.table, tokens: [made.seats[1].token], most: 200, phase: "turn" });
    await page.goto(house.url + made.seats[1].path);
    const towards = page.getByRole("group", { name: "Move towards" });
    await comes(async () => (await towards.getByRole("button").count()) === 4, "four foes");
    const shown = () =>
      now(page)
        .locator(".what")
        .evaluate((e) => `${e.clientHeight} of ${e.scrollHeight}`);
    await comes(async () => /^(\d+) of \1$/.test(await shown()), `the panel shows ${await shown()} pixels`);
    must(page.troubles.length === 0, page.troubles.join("\n"));
    await context.close();
  },

  async "21 on a phone: the square that is chosen lies wholly in sight"({ house, browser }) {
    const made = await house.table(["careful", "me", "careful"], 7, "twenty-one");
    const context = await browser.newContext({ viewport: narrow });
    const page = await openPage(context);
    await page.goto(house.url);
    await page.evaluate(playTo, { table: made.table, tokens: [made.seats[1].token], most: 200, phase: "turn" });
    await page.goto(house.url + made.seats[1].path);
    await page.locator(".map button.open").first().waitFor();
    await page.locator(".now h2").waitFor();
    const cut = await page.evaluate(() => {
      const edge = document.querySelector(".map .box").getBoundingClientRect().right;
      const cell = [...document.querySelectorAll(".map button.open")].find((e) => {
        const { left, right } = e.getBoundingClientRect();
        return left + 4 < edge && right > edge;
      });
      cell?.click();
      return cell?.dataset.square;
    });
    must(cut, "no open square is cut by the map's edge");
    await comes(
      () =>
        page.evaluate(() => {
          const box = document.querySelector(".map .box").getBoundingClientRect();
          const cell = document.querySelector(".cell.chosen")?.getBoundingClientRect();
          return cell && cell.left >= box.left && cell.right <= box.right;
        }),
      `${cut} is chosen, and the map's edge cuts it`,
    );
    await context.close();
  },

  async "21 on a phone, in three themes: fire on a square"({ house, browser }) {
    const made = await house.table(["careful", "me", "careful", "careful"], 3, "twenty-one", {
      story: "first",
      defence: "ask",
      difficulty: "easy",
    });
    const page = await sit(browser, house, made.seats[1], narrow);
    const seen = new Set();
    const wanted = [
      "Build a hero",
      "Between fights",
      "Turn: Move, then act",
      "Choose the square",
      "Deal: hit or hold",
      "Deal: use a Skill?",
    ];
    for (let i = 0; i < 120 && !wanted.every((one) => seen.has(one)); i++) {
      const kicker = await settled(page);
      if (!seen.has(kicker)) {
        seen.add(kicker);
        await looks(page, `${kicker}, 360 px`, true);
        if (/^Deal: use/.test(kicker)) {
          for (const theme of ["light", "contrast", "dark"]) {
            await page.evaluate((t) => (document.documentElement.dataset.theme = t), theme);
            await audit(page, `${kicker}, ${theme}`);
          }
        }
      }
      if (kicker === "The end") break;
      await goOn(page, "Salla Ember");
    }
    must(
      wanted.every((one) => seen.has(one)),
      `seen: ${[...seen].join(", ")}`,
    );
    must(page.troubles.length === 0, page.troubles.join("\n"));
    await page.context().close();
  },
};
