// Windows (BJ-I4): whether the page asks in one or passes it, by the setting of this browser. Always true: the match is
// brought to such a window as any program would, and the page then finds it open.
import { hear, openPage, playTo } from "./house.mjs";
import { audit, light, must, narrow, whole, comes } from "./judge.mjs";

/** Both heroes of a table of 21 are this browser's. */
const bothHere = (page, made) =>
  page.evaluate(({ table, seats }) => {
    for (const { seat, token } of seats)
      if (token)
        localStorage.setItem(
          `croupier.seat.${table}.${seat}`,
          JSON.stringify({ table, seat, token, game: "twenty-one", seats: ["careful", "me", "me"], made: 1 }),
        );
  }, made);

export const windows = {
  async "BJ-I4: a window asks, or is passed, as one has set it"({ house, browser }) {
    const made = await house.table(["careful", "me", "careful"], 7, "twenty-one");
    const context = await browser.newContext({ viewport: narrow });
    await context.addInitScript(
      () => localStorage.getItem("croupier.windows") ?? localStorage.setItem("croupier.windows", "always"),
    );
    const page = await openPage(context);
    await page.goto(house.url);
    const found = await page.evaluate(playTo, { table: made.table, tokens: [made.seats[1].token], most: 200 });
    let [asked, played] = [[], []];
    hear(page, (message) => message.window && asked.push(message));
    page.on("websocket", (socket) => {
      socket.on("framesent", ({ payload }) => {
        const frame = JSON.parse(payload);
        if (frame.do) played.push(frame);
      });
    });
    const set = async (name) => {
      await page.getByRole("button", { name: "Menu" }).click();
      const group = page.getByRole("group", { name: "Ask me whether to step in" });
      await group.getByRole("button", { name, exact: true }).click();
      await comes(
        async () => (await group.locator("[aria-pressed=true]").allInnerTexts()).join() === name,
        `set: ${name}`,
      );
      await audit(page, `windows, ${name}`);
      await whole(page, `windows, ${name}`);
      await page.keyboard.press("Escape");
    };
    const settle = async () => {
      for (let before = -1; before !== asked.length + played.length; await page.waitForTimeout(250))
        before = asked.length + played.length;
    };
    await page.goto(house.url + made.seats[1].path);
    await page.waitForSelector(".now h2");
    await settle();
    must(asked.at(-1)?.n === found.n && played.length === 0, `"always" asks: ${JSON.stringify(played)}`);
    await set("When it can help");
    must(played.length === 0, "what is asked already stays asked");
    [asked, played] = [[], []];
    await page.reload();
    await page.waitForSelector(".now h2");
    await settle();
    const spared = asked.filter((turn) => !turn.window.matters);
    must(spared[0]?.n === found.n, "it was found open");
    for (const turn of spared)
      must(
        played.filter((move) => move.n === turn.n && move.do === turn.window.pass.do).length === 1,
        `passed once at ${turn.n}: ${JSON.stringify(played)}`,
      );
    must(played.length === spared.length, `nothing else is played: ${JSON.stringify(played)}`);
    await comes(
      async () =>
        (await page
          .locator(".story")
          .getByText(/You were not asked "[^"]+\?" Nothing you could have done/)
          .count()) > 0,
      "the story tells it",
    );

    await set("Never");
    [asked, played] = [[], []];
    await page.reload();
    await page.waitForSelector(".now h2");
    await settle();
    must(
      asked.length === 0 ||
        (await page
          .locator(".story")
          .getByText(/You were not asked "[^"]+\?", as you have set it/)
          .count()) > 0,
      "and why",
    );
    must(
      played.length === asked.length && asked.every((turn) => played.some((move) => move.n === turn.n)),
      `"never" passes each: ${asked.map((t) => t.n)}, ${JSON.stringify(played)}`,
    );
    must(page.troubles.length === 0, page.troubles.join("\n"));

    await light(browser, house.url + made.seats[1].path, "come back in a Deal");

    const other = await house.table(["careful", "me"], 3, "texarkana");
    await page.goto(house.url + other.seats[1].path);
    await page.waitForSelector(".now h2");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("heading", { name: "The log" }).waitFor();
    must(
      (await page.getByText("Ask me whether to step in").count()) === 0,
      "a game without windows has no such setting",
    );
    await context.close();
  },

  async "BJ-I4: at one screen nobody hands over for a window that is passed"({ house, browser }) {
    const made = await house.table(["careful", "me", "me"], 7, "twenty-one");
    const context = await browser.newContext({ viewport: narrow });
    const page = await openPage(context);
    await page.goto(house.url);
    const found = await page.evaluate(playTo, {
      table: made.table,
      tokens: [1, 2].map((seat) => made.seats[seat].token),
      most: 300,
    });
    must(found.seat === 2 && !found.turn.includes(1), `the other seat is asked: ${found.turn}`);
    await bothHere(page, made);
    let passed = null;
    page.on("websocket", (socket) =>
      socket.on("framesent", ({ payload }) => {
        const frame = JSON.parse(payload);
        if (frame.do) passed ??= frame;
      }),
    );
    await page.goto(`${house.url}/t/${made.table}#seat-1`);
    await page.waitForSelector("header.top"); // the table, before all of its parts
    for (let i = 0; i < 40 && !passed; i++) await page.waitForTimeout(20);
    must(
      passed?.n === found.n && passed.do === found.window.pass.do,
      `passed for the other: ${JSON.stringify(passed)}`,
    );
    must((await page.locator(".cover").count()) === 0, "no cover for it");
    must(page.troubles.length === 0, page.troubles.join("\n"));
    await context.close();
  },

  async "21: at one screen nothing is secret, so no cover comes, and whose turn it is stands there"({
    house,
    browser,
  }) {
    const made = await house.table(["careful", "me", "me"], 7, "twenty-one");
    const context = await browser.newContext({ viewport: narrow });
    const page = await openPage(context);
    await page.goto(house.url);
    const tokens = [1, 2].map((seat) => made.seats[seat].token);
    const found = await page.evaluate(playTo, { table: made.table, tokens, most: 300, phase: "turn" });
    must(found.seat === 2 && !found.turn.includes(1), `the other seat is asked: ${found.turn}`);
    await bothHere(page, made);
    await page.addInitScript(() => {
      window.covers = 0;
      new MutationObserver(() => (window.covers += document.querySelectorAll(".cover").length)).observe(document, {
        childList: true,
        subtree: true,
      });
    });
    await page.goto(`${house.url}/t/${made.table}#seat-1`);
    await page.waitForFunction(() => location.hash === "#seat-2");
    const heading = page.locator(".now h2");
    await comes(async () => /^(Thing|Hero 2): Your turn/.test(await heading.innerText()), "it says whose turn it is");
    must((await page.evaluate(() => window.covers)) === 0, "and nobody has to look away");
    must(page.troubles.length === 0, page.troubles.join("\n"));
    await context.close();
  },
};
