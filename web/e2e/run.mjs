// The page in a real browser against a real house: node e2e/run.mjs [NAME...]. Ends with "N passed, M failed". What fails
// beside others runs once more, alone.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { hear, House, openPage, openVeiled, parley, playOn, playOnce, playTo, program } from "./house.mjs";
import { hints } from "./hints.mjs";
import { audit, light, must, received, narrow, reachable, whole, wide, comes } from "./judge.mjs";
import { beats } from "./beats.mjs";
import { bloodsport } from "./bloodsport.mjs";
import { gamblersHeart } from "./gamblers_heart.mjs";
import { texarkana } from "./texarkana.mjs";
import { twentyOne } from "./twenty_one.mjs";
import { twentyOneDesk } from "./twenty_one_desk.mjs";
import { twentyOneRooms } from "./twenty_one_rooms.mjs";
import { gamblersHeartCursed } from "./gamblers_heart_cursed.mjs";
import { makers } from "./makers.mjs";
import { party } from "./party.mjs";
import { pushed } from "./push.mjs";
import { presses } from "./presses.mjs";
import { looks } from "./looks.mjs";
import { room } from "./room.mjs";
import { screen } from "./screen.mjs";
import { lab } from "./lab.mjs";
import { judged } from "./judged.mjs";
import { smooth } from "./smooth.mjs";
import { key } from "./key.mjs";
import { keyboard } from "./keyboard.mjs";
import { lesson } from "./lesson.mjs";
import { lobby } from "./lobby.mjs";
import { many } from "./many.mjs";
import { offline } from "./offline.mjs";
import { watch } from "./watch.mjs";
import { windows } from "./windows.mjs";

const only = process.argv.slice(2);
let passed = 0;
const again = []; // what failed beside others
const failed = []; // and failed again, alone

const over = async (page) => (await page.locator(".now").innerText()).includes("The game is over.");
/** How many draws the program finds in a log. */
function drawsOf(log) {
  return Number(/all (\d+) draws/.exec(execFileSync(program, ["verify", "-"], { input: log, encoding: "utf8" }))?.[1]);
}
/** The log with its last rolled die turned, and its chain made anew. */
function bentDie(log) {
  const lines = log.trimEnd().split("\n");
  const at = lines.findLastIndex((line) => line.includes('"seat":"chance"') && /"die":[1-6]/.test(line));
  lines[at] = lines[at].replace(/"die":([1-6])/, (_, die) => `"die":${(die % 6) + 1}`);
  let before = "";
  return lines
    .map((line) => {
      const bare = line.replace(/,"digest":"[0-9a-f]*"/, "").replace(/,"h":"[0-9a-f]{16}"\}$/, "");
      before = createHash("sha256")
        .update(before + bare)
        .digest("hex")
        .slice(0, 16);
      return `${bare},"h":"${before}"}\n`;
    })
    .join("");
}

/** The lobby, the credits and a match of Bloodsport at one width, in each theme. */
async function everywhere({ house, browser }, viewport) {
  const at = `${viewport.width} px`;
  const context = await browser.newContext({ viewport, reducedMotion: "reduce", drawn: true });
  await context.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) =>
      window.shifts.push(
        ...list
          .getEntries()
          .map(
            (e) => `${e.value.toFixed(3)} of ${e.sources.map((s) => s.node?.className || s.node?.nodeName).join(", ")}`,
          ),
      ),
    ).observe({ type: "layout-shift", buffered: true });
  });
  const page = await openPage(context);
  // Letters that come late must not move it either, and a busy machine is not needed to see that.
  const late = (route) => setTimeout(() => void route.continue().catch(() => undefined), 1500);
  await page.route("**/*.woff2", late);
  await page.goto(house.url);
  await page.waitForSelector(".game");
  await page.waitForLoadState("networkidle");
  must(
    (await page.evaluate(() => window.shifts)).length === 0,
    `the lobby moves while it loads, ${at}: ${await page.evaluate(() => window.shifts)}`,
  );
  await page.unroute("**/*.woff2");
  const themed = () => page.evaluate(() => document.documentElement.dataset.theme);
  for (const [asked, follows] of [
    [{ colorScheme: "light" }, "light"],
    [{ contrast: "more" }, "contrast"],
    [{ colorScheme: "dark", contrast: "no-preference" }, "dark"],
  ]) {
    await page.emulateMedia(asked);
    await comes(async () => (await themed()) === follows, `the system asks for ${follows}`);
  }
  for (const name of ["Daylight", "High contrast", "Night"]) {
    await page.getByRole("button", { name, exact: true }).click();
    await audit(page, `lobby, ${name}, ${at}`);
  }
  await page.emulateMedia({ colorScheme: "light" });
  must((await themed()) === "dark", "what was chosen stays");
  await page.getByRole("button", { name: "As the system", exact: true }).click();
  must((await themed()) === "light", "the system is followed again");
  await page.emulateMedia({ colorScheme: "dark" });
  await whole(page, `lobby, ${at}`);
  await page.goto(`${house.url}/#credits`);
  await page.getByRole("heading", { name: "Credits" }).waitFor();
  await audit(page, `credits, ${at}`);
  const made = await house.table(["me", "careful"], 11);
  await page.goto(house.url + made.seats[0].path);
  await page.waitForSelector(".now [data-main]");
  const seen = new Set();
  let played = false;
  for (let i = 0; i < 140 && seen.size < 11 && !(await over(page)); i++) {
    const label =
      (await page
        .locator(".now .acts button")
        .first()
        .innerText({ timeout: 2000 })
        .catch(() => "")) || "waiting";
    const kind = label
      .replace(/[0-9].*|:.*/, "")
      .split(" ")
      .slice(0, 2)
      .join(" ");
    if (!seen.has(kind)) {
      seen.add(kind);
      await page.waitForTimeout(120);
      for (const theme of seen.size % 3 === 0 ? ["light", "contrast", "dark"] : ["dark"]) {
        await page.evaluate((t) => (document.documentElement.dataset.theme = t), theme);
        await audit(page, `'${label}', ${theme}, ${at}`);
      }
      await whole(page, `'${label}', ${at}`);
      await reachable(page, `'${label}', ${at}`);
    }
    if (/^Choose a card/.test(label) && !played) {
      played = true;
      await page.locator(".hand [data-choice]").first().click();
    } else await playOnce(page);
  }
  must(seen.size >= 7, `seen: ${[...seen].join(", ")}`);
  for (const name of ["How to play", "Menu", "The rule behind this"]) {
    await page.getByRole("button", { name }).first().click();
    await page.waitForTimeout(150);
    await audit(page, `${name}, ${at}`);
    await page.keyboard.press("Escape");
  }
  must(page.troubles.length === 0, page.troubles.join("\n"));
  await context.close();
}

const tests = {
  async "no violation for axe, nothing cut, targets large, at 360 px and in each theme"(given) {
    await everywhere(given, narrow);
  },

  async "no violation for axe, nothing cut, targets large, at 1280 px and in each theme"(given) {
    await everywhere(given, wide);
  },

  async "types are what the program says"() {
    execFileSync(process.execPath, [fileURLToPath(new URL("../scripts/types.mjs", import.meta.url)), "--check"], {
      env: { ...process.env, CROUPIER: program },
    });
  },

  async "a solo game from lobby to fate, and the dealer's word checked"({ house, browser }) {
    const context = await browser.newContext({ viewport: wide });
    const page = await openPage(context);
    await page.goto(house.url);
    await page.getByRole("region", { name: "Bloodsport Gambler" }).getByRole("button", { name: "Play now" }).click();
    await page.waitForSelector(".now [data-main]");
    must(/#seat-0$/.test(page.url()), `the address keeps no token: ${page.url()}`);
    // the first card of the hand is played for real: chosen, paid for, rolled
    await page.locator(".hand [data-choice]").first().click();
    await playOnce(page);
    await playOn(page, over);
    await comes(async () => /won|lost/i.test(await page.locator(".now").innerText()), "the end says who won");
    for (const place of [".story", ".now"])
      await comes(async () => /Fate rolls/.test(await page.locator(place).innerText()), `fate is told in ${place}`);
    await comes(
      async () => (await page.locator(".story p.head").count()) > 2,
      "rounds and Fights stand out in the story",
    );
    const fetched = [];
    page.on("request", (request) => fetched.push(request.url()));
    await page.getByRole("button", { name: "Check that it was fair" }).click();
    await page.locator(".found").getByText("replayed").waitFor({ timeout: 20_000 });
    const said = await page.locator(".found").innerText();
    must(
      /committed to before the first card/.test(said) && /unbroken chain/.test(said) && !/Does not hold/.test(said),
      said,
    );
    must(
      fetched
        .filter((url) => url.endsWith(".wasm"))
        .map((url) => new URL(url).pathname)
        .join() === "/wasm/bloodsport.wasm",
      `fetched to check: ${fetched}`,
    );
    must(page.troubles.length === 0, page.troubles.join("\n"));
    const draws = Number(/all (\d+) draws made again/.exec(said)?.[1]);
    must(draws > 20, said);
    // its log, brought back, is the same match in another table
    const log = await page.evaluate(async () => {
      const seat = JSON.parse(
        localStorage.getItem(Object.keys(localStorage).find((k) => k.startsWith("croupier.seat."))),
      );
      return (
        await fetch(`/api/tables/${seat.table}/log`, { headers: { Authorization: `Bearer ${seat.token}` } })
      ).text();
    });
    must(draws === drawsOf(log), `${draws} draws, by croupier verify ${drawsOf(log)}`);
    const fate = await page.locator(".now").innerText();
    await page.keyboard.press("Escape");
    // a log that the house bent: the same chain, another die
    await page.route(/\/log$/, (route) => route.fulfill({ contentType: "application/x-ndjson", body: bentDie(log) }));
    await page.getByRole("button", { name: "Check that it was fair" }).click();
    await page.getByRole("button", { name: "Check now" }).click();
    await page.locator(".found .bad").waitFor({ timeout: 20_000 });
    await comes(
      async () => /Entry \d+ is not what was drawn|Line \d+: /.test(await page.locator(".found .bad").innerText()),
      await page.locator(".found").innerText(),
    );
    await page.unroute(/\/log$/);
    // only the worker may compile WebAssembly, never the page
    const compiled = await page.evaluate(() =>
      WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(
        () => "compiled",
        () => "refused",
      ),
    );
    must(compiled === "refused", "the page itself may compile nothing");
    await page.goto(house.url);
    await page.getByText("Over.").waitFor();
    const old = page.url();
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "match.jsonl", mimeType: "application/x-ndjson", buffer: Buffer.from(log) });
    // a match that is over is watched: at its end stands the same fate
    await page.waitForURL((url) => String(url) !== old);
    await page.waitForSelector("[data-shown]");
    await page.locator(".strip input[type=range]").press("End");
    const end = fate.split("\n").find((line) => /Fate rolls/.test(line));
    await page.locator(".story").getByText(end).waitFor();
    await context.close();
  },

  async "the plain screen plays any game from its options"({ house, browser }) {
    const made = await house.table(["me"], 5);
    const context = await browser.newContext({ viewport: narrow });
    const page = await openPage(context);
    await page.goto(house.url + made.seats[0].path);
    await page.waitForSelector(".now [data-main]");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByText("Plain screen").click();
    await page.keyboard.press("Escape");
    await page.waitForSelector(".plain");
    await audit(page, "plain");
    const phases = new Set();
    // the table is told in the game's own sentences, not as fields of its state
    const board = page.locator(".plain .board");
    await board
      .getByText(/Guard Level/)
      .first()
      .waitFor();
    await comes(
      async () =>
        /You have \d+ Coin|You hold \d+ Coin/.test(await board.innerText()) &&
        !/65535|rule |secret known/.test(await board.innerText()),
      await board.innerText(),
    );
    for (let i = 0; i < 60 && phases.size < 7; i++) {
      const now = page.locator(".now");
      phases.add(await now.locator(".kicker").innerText());
      const before = await page.locator("main.plain").innerText();
      const forms = now.locator("form");
      // the first form that is ready; a settlement is ticked first
      const box = now.locator("input[type=checkbox]").first();
      if (await box.count()) await box.check({ timeout: 2000 }).catch(() => undefined); // the table may have gone on
      const all = await forms.count();
      const outs = await now.locator("[data-out]").count();
      const press = i % (all + outs) < all ? forms.nth(i % (all + outs)) : now.locator(".acts");
      await press
        .locator("button.do:not([aria-disabled=true]), button[data-out]")
        .first()
        .click({ timeout: 2000 })
        .catch(() => undefined);
      for (let k = 0; k < 40 && (await page.locator("main.plain").innerText()) === before; k++)
        await page.waitForTimeout(20);
    }
    must(phases.size >= 7, `phases: ${[...phases].join(", ")}`);
    must(page.troubles.length === 0, page.troubles.join("\n"));
    await context.close();
  },

  async "words, names and a floor on the plain screen; secret words reach nobody else"({ browser }) {
    const house = await House.open(parley);
    try {
      const made = await house.table(["me", "open", "open"], 4, "parley");
      const heard = [[], [], []];
      const pages = [];
      for (const seat of [0, 1, 2]) {
        const context = await browser.newContext({ viewport: seat ? narrow : wide });
        const page = await openPage(context);
        page.on("websocket", (socket) =>
          socket.on("framereceived", ({ payload }) => heard[seat].push(String(payload))),
        );
        await page.goto(house.url + made.seats[seat].path);
        await page.waitForSelector(".now form");
        pages.push(page);
      }
      const [host, ada, ben] = pages;
      const form = (page, verb) => page.getByRole("form", { name: verb, exact: true });
      const button = (page, verb) => form(page, verb).getByRole("button", { name: verb, exact: true });
      const told = (page, words) => page.locator(".story").getByText(words).first().waitFor({ timeout: 5000 });
      await comes(
        async () => (await button(ada, "cast").getAttribute("aria-disabled")) === "true",
        "nothing is cast without a name",
      );
      await form(ada, "cast").getByLabel("spell").fill("Moonlit Door");
      await comes(async () => /A new name/.test(await form(ada, "cast").innerText()), "a new name is called one");
      await form(ada, "cast").getByLabel("force").selectOption("2");
      await form(ada, "cast").getByLabel("Say with it").fill("I say <open>.\nNow.");
      await button(ada, "cast").click();
      for (const page of pages) {
        await told(page, "I say <open>.");
        await comes(
          async () => /Moonlit Door: I say <open>/.test(await page.getByRole("region", { name: "Names" }).innerText()),
          "what it is called is shown",
        );
      }
      await comes(
        async () =>
          /Guest 1:/.test(await host.locator(".story").innerText()) &&
          /You:/.test(await ada.locator(".story").innerText()),
        "who said it",
      );
      await comes(
        async () =>
          (await form(ada, "cast").getByLabel("spell").inputValue()) === "" &&
          (await form(ada, "cast").getByLabel("Say with it").inputValue()) === "",
        "what was sent is gone from the form",
      );
      await form(ben, "cast").getByLabel("spell").fill("moonlit  DOOR");
      await button(ben, "cast").click();
      await form(ben, "drop").waitFor();
      await comes(
        async () =>
          (await form(ben, "drop").getByLabel("spell").locator("option").allInnerTexts()).join() === "Moonlit Door",
        "it is still one thing",
      );

      await form(ada, "note").getByLabel("Say with it").fill("under the third stone");
      await comes(
        async () => /Only you see this/.test(await form(ada, "note").innerText()),
        "secret words are marked where they are written",
      );
      await button(ada, "note").click();
      await told(ada, "under the third stone");
      await comes(
        async () => /Only you see this/.test(await ada.locator(".story").innerText()),
        "and where they are read",
      );
      await ben.getByLabel("Say to everyone at the table").fill("Well?");
      await ben.keyboard.press("Enter");
      for (const page of pages) await told(page, "Well?");
      await comes(
        async () => (await ben.getByLabel("Say to everyone at the table").inputValue()) === "",
        "the line is free again",
      );
      await host.locator("[role=status].hush").getByText("Guest 2: Well?").waitFor({ state: "attached" });

      const star = { name: "Mark as a quote for the chronicle" };
      await host.locator(".story p", { hasText: "Well?" }).getByRole("button", star).press("Enter");
      for (const page of pages) {
        await told(page, 'marked this for the story: "Well?"');
        await page.locator(".story p", { hasText: "Well?" }).getByTitle("Marked as a quote").waitFor();
      }
      const secret = ada.locator(".story p", { hasText: "under the third stone" });
      must((await secret.getByRole("button").count()) === 0, "what only one reads is not marked");

      await ada.getByRole("button", { name: "Nothing for now" }).click();
      await ada.locator(".now").getByText("Waiting for").waitFor();
      for (const [page, where] of [
        [host, "1280 px"],
        [ben, "360 px"],
      ]) {
        await audit(page, `words, ${where}`);
        await whole(page, `words, ${where}`);
        await reachable(page, `words, ${where}`);
      }
      await ada.reload();
      await told(ada, "under the third stone");
      await form(host, "close").getByLabel("secretly").selectOption("yes");
      await button(host, "close").click();
      for (const page of pages) await page.getByText("The game is over.").waitFor();
      await host.getByRole("button", { name: "Why this cannot be checked" }).click();
      await host.getByText("agreed to keep its secrets").waitFor();
      for (const seat of [0, 2]) {
        const opened = heard[seat].findIndex((frame) => /"do":"open"|"end":"over"/.test(frame)); // the end tells all
        for (const frame of heard[seat].slice(0, opened < 0 ? undefined : opened))
          must(!frame.includes("third stone"), `secret words reached seat ${seat}: ${frame.slice(0, 300)}`);
      }
      for (const page of pages) {
        must(page.troubles.length === 0, page.troubles.join("\n"));
        await page.context().close();
      }
    } finally {
      await house.close();
    }
  },

  async "who sits where is chosen in the lobby; seats of one screen are handed over"({ house: main, browser }) {
    const house = await House.open(parley);
    const context = await browser.newContext({ viewport: narrow });
    const page = await openPage(context);
    const hellos = [];
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => /^{"type":"hello"/.test(payload) && hellos.push(JSON.parse(payload))),
    );
    try {
      await page.goto(house.url);
      await page.getByLabel("The host You").selectOption({ label: "The bot random" });
      await page.getByLabel("Guest 1").selectOption({ label: "You, at this screen" });
      await page.getByLabel("Guest 2").selectOption({ label: "Someone you invite" });
      await audit(page, "who sits where");
      await whole(page, "who sits where");
      await page.getByLabel("Guest 2").selectOption({ label: "You, at this screen" });
      await page.getByRole("button", { name: "Start", exact: true }).click();
      await page.waitForSelector(".now form");
      must(
        hellos[0].seats.join() === "random,me,me" && hellos[0].seat === 1,
        `as chosen: ${JSON.stringify(hellos[0].seats)}`,
      );
      await page.getByRole("button", { name: "Hand over to Guest 2" }).click();
      await page.getByRole("button", { name: "I am Guest 2: show my table" }).click();
      await page.waitForSelector(".now form");
      must(hellos.at(-1).seat === 2, "the other seat");
      await page.getByRole("button", { name: "Nothing for now" }).click();
      await page.getByRole("button", { name: "I am Guest 1: show my table" }).click({ timeout: 15_000 });
      await page.waitForSelector(".now form");
      must(hellos.at(-1).seat === 1, "who is still asked has the screen again");

      await page.goto(house.url);
      for (const guest of ["Guest 1", "Guest 2"])
        await page.getByLabel(guest).selectOption({ label: "Someone you invite" });
      await page.getByLabel("The host You").selectOption({ label: "You, at this screen" });
      await page.getByRole("button", { name: "Start", exact: true }).click();
      await page.getByRole("main").getByText("The first to open a link takes its seat").waitFor();
      await comes(
        async () =>
          (await page
            .getByRole("main")
            .getByRole("button", { name: /^Copy the link for Guest/ })
            .count()) === 2,
        "a link for each guest",
      );
      must(page.troubles.length === 0, page.troubles.join("\n"));
    } finally {
      await context.close();
      await house.close();
    }
    const games = await (await fetch(`${main.url}/api/games`)).json();
    for (const game of games.filter((g) => g.rules.some((r) => !r.words))) {
      const other = await browser.newContext({ viewport: wide });
      const lobby = await openPage(other);
      let wish = null;
      await lobby.route(/\/api\/tables(\?|$)/, (route) => ((wish = route.request().postDataJSON()), route.continue()));
      await lobby.goto(main.url);
      const part = lobby.getByRole("region", { name: game.title });
      await part.getByText("More ways to play").click();
      for (const rule of game.rules) {
        const field = part.getByLabel(rule.title, { exact: true });
        await (rule.words ? field.selectOption(rule.words.at(-1)) : field.fill(String(rule.max)));
      }
      await part.getByRole("button", { name: "Play now" }).click();
      await lobby.waitForSelector(".now");
      const last = (r) => (r.words ? r.words.at(-1) : r.max);
      const start = (r) => (r.words ? r.words[r.default - r.min] : r.default);
      const wrong = game.rules.filter((r) => (wish.rules[r.name] ?? start(r)) !== last(r)).map((r) => r.name);
      must(wrong.length === 0, `the options ${wrong} of ${game.name}: ${JSON.stringify(wish)}`);
      await other.close();
    }
  },

  async "an invitation is good once, and all concerned see who comes second"({ house, browser }) {
    const contexts = [
      await browser.newContext({ viewport: wide }),
      await browser.newContext({ viewport: wide }),
      await browser.newContext({ viewport: wide }),
    ];
    const [host, guest, late] = await Promise.all(contexts.map((context) => openPage(context)));
    await host.goto(house.url);
    const pits = host.getByRole("region", { name: "Bloodsport Gambler" });
    await pits.getByText("More ways to play").click();
    await pits.getByRole("button", { name: "Invite a second player" }).click();
    await host.waitForSelector(".now h2");
    const waiting = host.getByRole("main");
    await waiting.getByText("not here yet").waitFor(); // whoever invites is shown the link at once
    await waiting.getByText("open on this computer only").waitFor();
    await waiting.getByLabel("Your name at tables").fill("  Ana  B. ");
    await waiting.getByRole("button", { name: "Use this name" }).click();
    await waiting.getByText("Ana B.").waitFor();
    await audit(host, "people");
    await whole(host, "people");
    const link = await host.evaluate(() =>
      Object.values(localStorage)
        .map((text) => {
          try {
            return JSON.parse(text).invites?.[0].path;
          } catch {
            return undefined;
          }
        })
        .find((path) => path),
    );
    const kept = await host.evaluate(() => JSON.stringify(localStorage));
    await guest.goto(house.url + link);
    await guest.waitForSelector(".now h2");
    must(guest.url().endsWith("#seat-1"), `the guest sits at ${guest.url()}`);
    await guest.getByRole("group", { name: "People" }).getByText("Ana B.", { exact: true }).waitFor();
    const people = host.getByRole("dialog");
    await host.getByRole("button", { name: "People" }).first().click();
    await guest.getByRole("button", { name: "People" }).click();
    await guest.getByLabel("Your name at tables").fill("x".repeat(41));
    await guest.getByText("A name has up to 40").waitFor();
    await guest.getByLabel("Your name at tables").fill("Ben");
    await guest.getByRole("button", { name: "Use this name" }).click();
    await people.getByText("Gambler 2, here").waitFor();
    const token = await guest.evaluate(() =>
      Object.values(localStorage)
        .map((text) => {
          try {
            return JSON.parse(text).token;
          } catch {
            return undefined;
          }
        })
        .find((t) => t),
    );
    must(
      /^[0-9a-f]{64}$/.test(token) && !kept.includes(token) && !link.includes(token),
      "by a token that the host has never seen",
    );
    await guest.goto("about:blank");
    await people.getByText("Gambler 2, away").waitFor();
    await guest.goto(house.url + link);
    await guest.waitForSelector(".now h2");
    must(guest.url().endsWith("#seat-1"), "the same link leads the guest back");
    await late.goto(house.url + link);
    await late.getByText("This invitation has been used").waitFor();
    await host.getByText("Somebody tried to use the invitation of").waitFor();
    await guest.getByText("Somebody tried to use your invitation after you").waitFor();
    await host.keyboard.press("Escape");
    await host.getByRole("group", { name: "People" }).getByText("Ben", { exact: true }).waitFor();
    for (const page of [host, guest, late]) must(page.troubles.length === 0, page.troubles.join());
    for (const context of contexts) await context.close();
  },

  async "two windows: secret bets reach nobody else"({ house, browser }) {
    const made = await house.table(["me", "open"]);
    const heard = [[], []];
    const sent = [[], []];
    const pages = [];
    const context = await browser.newContext({ viewport: wide });
    for (const seat of [0, 1]) {
      const page = await openPage(context);
      hear(page, (message) => heard[seat].push(message));
      page.on("websocket", (socket) => {
        socket.on("framesent", ({ payload }) => sent[seat].push(JSON.parse(payload)));
      });
      await page.goto(house.url + made.seats[seat].path);
      await page.waitForSelector(".now h2");
      must(page.url().endsWith(`#seat-${seat}`), `two windows are two seats: ${page.url()}`);
      pages.push(page);
    }
    const bets = () => sent.map((frames) => frames.filter((f) => f.do === "bet").length);
    for (let i = 0; i < 60 && bets().some((n) => n < 3); i++)
      for (const seat of [0, 1]) if (bets()[seat] < 3 || bets()[1 - seat] === 3) await playOnce(pages[seat]);
    await pages[0].waitForTimeout(300);
    must(
      bets().every((n) => n === 3),
      `both slips are sealed: ${bets()}`,
    );
    for (const seat of [0, 1]) {
      const other = 1 - seat;
      const mine = sent[other].filter((f) => f.do === "bet");
      must(
        mine.some((f) => f.on !== "none"),
        "the other has bet on something",
      );
      for (const frame of heard[seat]) {
        const text = JSON.stringify(frame);
        for (const f of mine)
          must(!text.includes(`"id":"${f.id}"`), `a move's id of seat ${other} reached seat ${seat}`);
        if (frame.view) {
          const slip = frame.view.bet.slice(other * 3, other * 3 + 3);
          must(
            slip.every((x) => x === "?" || x === "none"),
            `slip of seat ${other} at seat ${seat}: ${slip}`,
          );
          if (frame.view["bets-made"][other] > 0) must(slip.includes("?"), `a made bet is hidden, not 'none': ${slip}`);
          must(frame.view["action-place"][`hand-${other}`].length === 0, `the hand of seat ${other} at seat ${seat}`);
        }
      }
      must(!heard[seat].some((f) => JSON.stringify(f).includes(made.seats[other].token)), "a token of the other");
    }
    must([...pages[0].troubles, ...pages[1].troubles].length === 0, pages[0].troubles.join("\n"));
    await context.close();
  },

  async "by keyboard alone, and focus is never lost"({ house, browser }) {
    const made = await house.table(["me", "careful"], 11);
    const context = await browser.newContext({ viewport: wide });
    const page = await openPage(context);
    await page.goto(house.url + made.seats[0].path);
    await page.waitForSelector(".now [data-main]");
    const focus = async (when) =>
      must(await page.evaluate(() => document.activeElement !== document.body), `focus is lost ${when}`);
    const main = () => page.locator(".now .acts button").first().innerText();
    await page.waitForTimeout(100);
    await focus("at first");
    await page.keyboard.press("?");
    await page.getByRole("dialog").getByText("this list").waitFor({ timeout: 5000 });
    await page.keyboard.press("Escape");
    await page.waitForTimeout(50);
    await page.keyboard.press("1");
    await comes(async () => /^Play /.test(await main()), `1 chooses a card: ${await main()}`);
    await page.keyboard.press("Escape");
    await comes(async () => /^Choose a card/.test(await main()), "Escape steps back");
    await page.keyboard.press("1");
    await page.keyboard.press("Enter");
    await page
      .locator(".now [data-main]")
      .filter({ hasNotText: /^(Play|Choose a card)/ })
      .waitFor({ timeout: 5000 });
    const settled = async () => {
      let before = "";
      for (let i = 0; i < 80; i++) {
        const now = await page.locator(".now").innerText();
        if (now === before && !/on its way|writes it down|Waiting/.test(now)) return now;
        before = now;
        await page.waitForTimeout(40);
      }
      return before;
    };
    await page.evaluate(() => document.querySelector(".now h2").focus());
    const reached = new Set();
    for (let i = 0; i < 200 && !(await over(page)) && reached.size < 6; i++) {
      const text = await settled();
      await focus(`at '${text.slice(0, 60)}'`);
      for (const word of ["Play ", "Look at", "Lay ", "bet 1 of 3", "Fight 1", "payment", "discard", "Next"])
        if (text.includes(word)) reached.add(word);
      const label = await main().catch(() => "");
      const off =
        (await page
          .locator(".now .acts button")
          .first()
          .getAttribute("aria-disabled")
          .catch(() => null)) === "true";
      if (off || /^Choose a payment/.test(label)) await page.keyboard.press("1");
      else if (/^Choose a card/.test(label)) {
        for (let t = 0; t < 8 && !(await page.evaluate(() => document.activeElement?.matches(".now [data-out]"))); t++)
          await page.keyboard.press("Tab");
        if (!(await page.evaluate(() => document.activeElement?.matches(".now [data-out]")))) {
          await page.evaluate(() => document.querySelector(".now h2").focus());
          for (
            let t = 0;
            t < 8 && !(await page.evaluate(() => document.activeElement?.matches(".now [data-out]")));
            t++
          )
            await page.keyboard.press("Tab");
        }
        await page.keyboard.press("Enter");
      } else if (/^Lay/.test(label)) {
        for (
          let t = 0;
          t < 6 && !(await page.evaluate(() => document.activeElement?.matches("[role=spinbutton]")));
          t++
        )
          await page.keyboard.press("Tab");
        await page.keyboard.press("ArrowUp");
        await page.keyboard.press("Enter");
      } else {
        // Enter on a chosen option only chooses it again; on anything else it is the main button
        await page.evaluate(
          () => document.activeElement?.matches("[data-choice]") && document.querySelector(".now h2").focus(),
        );
        await page.keyboard.press("Enter");
      }
    }
    must(reached.size >= 6, `reached by keys: ${[...reached].join(", ")}`);
    must(page.troubles.length === 0, page.troubles.join("\n"));
    await context.close();
  },

  async "back without loss after the house was killed, and after a reload"({ house, browser }) {
    const context = await browser.newContext({ viewport: wide });
    const page = await openPage(context);
    await page.goto(house.url);
    await page.getByRole("region", { name: "Bloodsport Gambler" }).getByRole("button", { name: "Play now" }).click();
    await page.waitForSelector(".now [data-main]");
    await playOnce(page);
    await playOnce(page);
    const before = await page.locator(".now h2").innerText();
    const hand = await page.locator(".hand").innerText();
    await page.waitForLoadState("networkidle"); // a part that is still on its way would be missing
    await house.stop("SIGKILL");
    await page.getByText("No answer from the table.").waitFor();
    await house.start();
    await page.getByText("No answer from the table.").waitFor({ state: "detached", timeout: 20_000 });
    await comes(async () => (await page.locator(".now h2").innerText()) === before, "the same decision");
    await comes(async () => (await page.locator(".hand").innerText()) === hand, "the same hand");
    await playOn(page, async (p) => (await p.locator(".now h2").innerText()) !== before, { most: 4 });
    await page.reload();
    await page.waitForSelector(".now [data-main]");
    await comes(async () => (await page.locator(".hand").innerText()).length > 0, "the hand after a reload");
    must(page.troubles.length === 0, page.troubles.join("\n"));
    await context.close();
  },

  async "a move that the house never heard is sent again, and played once"({ house, browser }) {
    const context = await browser.newContext({ viewport: wide });
    const page = await openPage(context);
    let drop = false;
    let frames = [];
    await page.routeWebSocket(/\/ws(\?|$)/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((text) => {
        if (text.includes('"do"')) frames.push(JSON.parse(text));
        if (drop && text.includes('"do"')) {
          drop = false;
          void socket.close({ code: 1011 });
          void server.close();
          return;
        }
        server.send(text);
      });
    });
    const made = await house.table(["me"], 3);
    await page.goto(house.url + made.seats[0].path);
    await page.waitForSelector(".now [data-main]");
    drop = true;
    await page.getByRole("button", { name: "Pass for this phase" }).click();
    await page.getByText("bet 1 of 3").waitFor({ timeout: 15_000 });
    must(
      frames.length === 2 && frames[0].id === frames[1].id && frames[0].n === frames[1].n,
      `sent: ${JSON.stringify(frames)}`,
    );
    await comes(async () => (await page.locator(".story").innerText()).match(/You pass/g)?.length === 1, "told once");
    await context.close();
  },

  async "two at one screen: a cover stands between, and nothing of the other under it"({ house, browser }) {
    const context = await browser.newContext({ viewport: narrow });
    const page = await openPage(context);
    await page.goto(house.url);
    const pits = page.getByRole("region", { name: "Bloodsport Gambler" });
    await pits.getByText("More ways to play").click();
    await pits.getByRole("button", { name: "Two players at this screen" }).click();
    await page.waitForSelector(".now h2, .cover"); // of the second player, if they act first
    for (let i = 0; i < 40 && !(await page.locator(".cover").count()); i++) {
      await playOnce(page).catch(() => undefined);
      await page.waitForTimeout(60);
    }
    await page.locator(".cover").waitFor();
    const text = await page.locator("body").innerText();
    must(!/Risk \d|Your hand|Coin/.test(text), `under the cover: ${text}`);
    await page.getByRole("button", { name: /^I am Gambler/ }).click();
    await page.waitForSelector(".hand");
    await context.close();
  },

  async "keys and hints speak of the game at the table, and of the screen that is shown"({ house, browser }) {
    const own = {
      bloodsport: /a card, a Fight, a Fighter or a payment/,
      "gamblers-heart": /a die, a Patronage/,
      texarkana: /a card, a suit/,
      "twenty-one": /an act, a Skill/,
    };
    const context = await browser.newContext({ viewport: narrow });
    const page = await openPage(context);
    const small = await House.open(parley); // its game has no screen of its own
    try {
      const at = async (place) =>
        (await (await fetch(`${place.url}/api/games`)).json()).map((game) => ({ game, place }));
      for (const { game, place } of [...(await at(house)), ...(await at(small))]) {
        const made = await place.table(
          game.solo?.length ? game.solo : ["me", ...Array(game.seats_min - 1).fill("open")],
          undefined,
          game.name,
        );
        await page.goto(place.url + made.seats.find((s) => s.path).path);
        await page.waitForSelector(".now h2");
        const open = async (sheet) => {
          await page.getByRole("button", { name: "Menu" }).click();
          await page.getByRole("button", { name: sheet, exact: true }).waitFor();
          await page.waitForTimeout(150);
          await comes(
            async () => (await page.getByText("Plain screen").count()) === (game.name in own ? 1 : 0),
            `${game.name}: a choice of screens`,
          );
          await comes(
            async () => (await page.getByText("How fast things happen").count()) === 1,
            `${game.name}: a choice of speed`,
          );
          await page.getByRole("button", { name: sheet, exact: true }).click();
          await page.locator("dialog dt").first().waitFor();
          const text = await page.getByRole("dialog").innerText();
          await audit(page, `${game.name}, ${sheet}`);
          await page.keyboard.press("Escape");
          return text;
        };
        const plainKeys = (text) =>
          must(!/1 to 9|Now panel/.test(text) && /Tab/.test(text), `the keys of the plain screen: ${text}`);
        const keys = await open("Keyboard");
        if (!(game.name in own)) {
          // no screen of its own: the plain one
          plainKeys(keys);
          continue;
        }
        for (const [name, words] of Object.entries(own))
          must(words.test(keys) === (name === game.name), `the keys of ${game.name}: ${keys}`);
        must(/Enter/.test(keys) && /Now panel/.test(keys), keys);
        await page.getByRole("button", { name: "How to play" }).click();
        await page.locator(".how li").first().waitFor();
        const how = await page.getByRole("dialog").innerText();
        must(
          /§/.test(how) &&
            /only you know|known to you alone|yours alone|Nothing is secret/.test(how) &&
            (game.name === "bloodsport") === /moneylenders/.test(how),
          `how ${game.name} goes: ${how}`,
        );
        await page.keyboard.press("Escape");
        await page.getByRole("button", { name: "Menu" }).click();
        await page.getByText("Plain screen").click();
        await page.keyboard.press("Escape");
        await page.waitForSelector(".plain");
        plainKeys(await open("Keyboard"));
      }
    } finally {
      await small.close();
    }
    must(page.troubles.length === 0, page.troubles.join("\n"));
    await context.close();
  },

  async "a move is taken back, and made again otherwise"({ house, browser }) {
    const made = await house.table(["me"], 3);
    const context = await browser.newContext({ viewport: narrow });
    const page = await openPage(context);
    await page.goto(house.url + made.seats[0].path);
    await page.waitForSelector(".now [data-main]");
    const back = page.getByRole("button", { name: "Take back" });
    must((await back.count()) === 0, "the deal cannot be taken back");
    const passes = page.getByRole("button", { name: "Pass for this phase" });
    const first = await page.locator(".now").innerText();
    await passes.click();
    await page.getByText("bet 1 of 3").waitFor();
    await back.click();
    await passes.waitFor();
    await comes(async () => (await page.locator(".now").innerText()) === first, "the same decision again");
    await comes(
      async () => /The last move was undone/.test(await page.locator(".story").innerText()),
      "the story tells of it",
    );
    must(await page.evaluate(() => document.activeElement !== document.body), "focus is not lost");
    must((await back.count()) === 0, "nothing more to take back");
    await passes.click();
    await page.getByText("bet 1 of 3").waitFor();
    await page.evaluate(() => scrollTo(0, 1e6)); // nothing lies partly under the panel there
    await audit(page, "with a move to take back");
    await whole(page, "with a move to take back");
    must(page.troubles.length === 0, page.troubles.join("\n"));
    await context.close();
  },

  async "a seat that nobody has given, and a log that is broken"({ house, browser }) {
    const context = await browser.newContext({ viewport: wide });
    const page = await openPage(context);
    await page.goto(`${house.url}/t/${"0".repeat(32)}#${"ab".repeat(32)}`);
    await page.getByText("This link opens no table here.").waitFor();
    for (const none of ["/nothing", "/t/123"]) {
      must((await page.goto(house.url + none)).status() === 404, none);
      await page.getByRole("heading", { name: "Nothing here" }).waitFor();
      await audit(page, none);
      await whole(page, none);
    }
    await page.getByRole("link", { name: "To the lobby" }).click();
    await page.locator(".game").first().waitFor();
    await page.goto(house.url);
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "x.jsonl", mimeType: "application/x-ndjson", buffer: Buffer.from('{"croupier":1}\n') });
    await page.getByRole("alert").waitFor();
    await comes(async () => (await page.getByRole("alert").innerText()).length > 10, "says what is wrong");

    // what was saved while a match is on is read again, here
    const made = await house.table(["me", "careful"], 3);
    await page.goto(house.url + made.seats[0].path);
    await page.getByRole("button", { name: "Menu" }).click();
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save your log" }).click();
    const log = readFileSync(await (await saved).path());
    const lines = String(log).trimEnd().split("\n").length;
    const bring = (buffer) =>
      page.locator("input[type=file]").setInputFiles({ name: "own.jsonl", mimeType: "application/x-ndjson", buffer });
    await page.goto(house.url);
    await bring(log);
    const dialog = page.getByRole("dialog", { name: "What happened" });
    await dialog.getByText("Holds.").waitFor();
    await comes(
      async () =>
        (await dialog.locator("ol li").count()) === lines - 1 &&
        /The dealer: draw, to 1, card unknown/.test(await dialog.innerText()),
      await dialog.innerText(),
    );
    await audit(page, "a seat's own log");
    await page.keyboard.press("Escape");
    await bring(Buffer.from(String(log).replace('"n":2,"seat":"chance"', '"n":2,"seat":0')));
    await dialog.getByText("Does not hold. Line 3").waitFor();
    must(page.url() === `${house.url}/`, "no table is made of it");
    await context.close();
  },

  ...beats,
  ...bloodsport,
  ...gamblersHeart,
  ...texarkana,
  ...twentyOne,
  ...twentyOneDesk,
  ...twentyOneRooms,
  ...gamblersHeartCursed,
  ...judged,
  ...key,
  ...keyboard,
  ...lesson,
  ...lobby,
  ...offline,
  ...watch,
  ...windows,
  ...lab,
  ...makers,
  ...looks,
  ...room,
  ...many,
  ...party,
  ...pushed,
  ...presses,
  ...screen,
  ...smooth,
  ...hints,

  async "in German, by the browser and by the switch"({ house, browser }) {
    const context = await browser.newContext({ viewport: narrow, locale: "de-DE" });
    const page = await openPage(context);
    const asked = [];
    page.on("request", (request) => asked.push(request.url()));
    page.on("websocket", (socket) => asked.push(socket.url()));
    await page.goto(house.url);
    const game = page.getByRole("region", { name: "Bloodsport Gambler" });
    await game.getByRole("button", { name: "Jetzt spielen" }).waitFor();
    await comes(
      async () => (await page.evaluate(() => document.documentElement.lang)) === "de",
      "the document says its language",
    );
    await audit(page, "lobby, German");
    await whole(page, "lobby, German");
    await game.getByRole("button", { name: "Jetzt spielen" }).click();
    await page.waitForSelector(".now [data-main]");
    for (const path of [/\/api\/games\?lang=de$/, /\/api\/tables\/[0-9a-f]+\/cards\?lang=de$/, /\/ws\?lang=de$/])
      must(
        asked.some((url) => path.test(url)),
        `${path} in German: ${asked}`,
      );
    await page.getByRole("button", { name: "Menü" }).click();
    await audit(page, "menu, German");
    await whole(page, "menu, German");
    await page.keyboard.press("Escape");
    const now = page.locator(".now");
    await now.getByRole("button", { name: /^Wähle eine Karte/ }).waitFor();
    await comes(
      async () => /Spielst du|passt du|Karte/.test(await now.locator("h2").innerText()),
      await now.locator("h2").innerText(),
    );
    await now.getByRole("button", { name: "Für diese Phase passen" }).waitFor();
    await page.getByRole("button", { name: "Menü" }).click();
    await page.getByRole("button", { name: "English" }).click();
    await page.getByRole("button", { name: "Menu", exact: true }).waitFor();
    must(
      asked.some((url) => url.endsWith("/ws?lang=en")),
      `the table is told of it: ${asked}`,
    );
    await page.goto(house.url);
    await game.getByRole("button", { name: "Play now" }).waitFor(); // kept, though the browser wants German
    must(page.troubles.length === 0, page.troubles.join("\n"));
    await context.close();
  },

  async "the first load is at most 60 KB without fonts, and a table at most 60 more"({ house, browser }) {
    const games = await (await fetch(`${house.url}/api/games`)).json();
    const paths = [["lobby", "/"]];
    for (const game of games) {
      const made = await house.table(game.solo?.length ? game.solo : ["me"], undefined, game.name);
      paths.push([game.name, made.seats.find((s) => s.path).path]);
    }
    // 21 shows most in mid-fight, on one's own turn
    const fight = await house.table(["careful", "me", "careful"], 7, "twenty-one");
    const context = await browser.newContext({ viewport: narrow });
    const page = await openPage(context);
    await page.goto(house.url);
    await page.evaluate(playTo, { table: fight.table, tokens: [fight.seats[1].token], most: 200, phase: "turn" });
    await context.close();
    paths.push(["twenty-one, a turn in a fight", fight.seats[1].path]);
    for (const [what, path] of paths)
      console.log(`     ${what}: ${await light(browser, house.url + path, what, path === "/" ? 16 : 48)}`);
    for (const { name } of games) {
      const bytes = await received(`${house.url}/wasm/${name}.wasm`);
      must(bytes > 50_000 && bytes <= 150 * 1024, `the rules of ${name} are ${bytes} bytes`);
      console.log(`     ${name}.wasm: ${(bytes / 1024).toFixed(1)} KB`);
      const packs = await received(`${house.url}/wasm/${name}.book`);
      must(packs > 1000 && packs <= 100 * 1024, `the packs of ${name} are ${packs} bytes`);
      console.log(`     ${name}.book: ${(packs / 1024).toFixed(1)} KB`);
      const odds = await received(`${house.url}/wasm/lab/${name}.wasm`);
      must(odds > 10_000 && odds <= 150 * 1024, `the lab of ${name} is ${odds} bytes`);
    }
  },
};

/** Tests have nothing in common but the browser: several run at a time, each with a house of its own, the long ones first
 *  (so that none is left running alone). A person's pace, not the machine's, is what most of them wait for. */
const JOBS = Number(process.env.E2E_JOBS ?? 3);
const LONG =
  /thirty attacks|by the keyboard|GM and two|Dealer and two|Sacrifice|no violation|party|on a phone|keys and hints|solo game|first load|under the cover|in sight|without a house|windows for ratting/;
const wanted = Object.entries(tests).filter(([name]) => !only.length || only.some((word) => name.includes(word)));
const queue = [...wanted.filter(([name]) => LONG.test(name)), ...wanted.filter(([name]) => !LONG.test(name))];

const browser = await openVeiled();
async function work(house, last = false) {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [name, test] = next;
    const begun = Date.now();
    try {
      await test({ house, browser });
      passed++;
      console.log(`ok   ${name} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
    } catch (error) {
      (last ? failed : again).push(name);
      if (house.child.exitCode !== null || house.child.signalCode !== null) await house.start(); // the next needs it
      console.log(`${last ? "FAIL" : "once"} ${name}\n     ${error.stack}`);
    }
  }
}
const houses = [];
try {
  for (let i = 0; i < Math.min(JOBS, queue.length); i++) houses.push(await House.open()); // one by one: each looks for a free port
  await Promise.all(houses.map((house) => work(house)));
  // On a busy machine a window may be slower than a test is patient. What is wrong is wrong alone, too; both are told.
  queue.push(...again.map((name) => [name, tests[name]]));
  if (queue.length) await work(houses[0], true);
} finally {
  await browser.close();
  for (const house of houses) await house.close();
}
if (again.length > failed.length) console.log(`${again.length - failed.length} of them only alone`);
console.log(`${passed} passed, ${failed.length} failed`);
process.exit(failed.length || !passed ? 1 : 0);
