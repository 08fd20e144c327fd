// A browser that is told when it is its player's turn. No push service can be reached from here: what a browser would ask of one is
// answered in the page, and a push is handed to the worker by the browser's debugger. And this Chromium, which has no windows, shows no
// notices: what the worker asks it to show is kept instead.
import { House, openPage, program } from "./house.mjs";
import { comes, must, narrow, wide } from "./judge.mjs";

const ENDPOINT = "https://example.net/w/1a2b";

/** What a browser asks its push service for; and that notices are allowed, which it is told where they are shown, too. */
function served(endpoint) {
  const allowed = { get: () => (localStorage.getItem("test.forbids") ? "denied" : "granted") };
  Object.defineProperty(Notification, "permission", allowed);
  Notification.requestPermission = async () => Notification.permission;
  const kept = () => JSON.parse(localStorage.getItem("test.pushed") ?? "null");
  const made = () =>
    kept() && {
      endpoint,
      options: { userVisibleOnly: true, applicationServerKey: new Uint8Array(kept()).buffer },
      unsubscribe: async () => (localStorage.removeItem("test.pushed"), true),
    };
  PushManager.prototype.getSubscription = async () => made();
  PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
    if (!userVisibleOnly) throw new Error("a push that nobody sees");
    localStorage.setItem("test.pushed", JSON.stringify([...applicationServerKey]));
    return made();
  };
}

async function pushes(run, browser, viewport = wide) {
  const house = await House.open(program, ["--push", "mailto:host@example.org", "--push-to", "example.net"]);
  const context = await browser.newContext({ viewport, reducedMotion: "reduce" });
  try {
    await context.addInitScript(served, ENDPOINT);
    await run({ house, context });
  } finally {
    await context.close();
    await house.close();
  }
}

/** A table for two, one of whom sits in this context; that seat, and where it is. */
async function seat(house, context, game = "bloodsport") {
  const made = await house.table(["open", "open"], undefined, game);
  const page = await openPage(context);
  await page.goto(house.url + made.seats[1].path);
  await page.waitForURL(/#seat-1$/);
  await page.waitForSelector(".now");
  const token = await page.evaluate((table) => JSON.parse(localStorage[`croupier.seat.${table}.1`]).token, made.table);
  const papers = async () => {
    const answer = await fetch(`${house.url}/api/tables/${made.table}/mine`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    return Object.fromEntries((await answer.json()).papers.map(({ name, text }) => [name, text]));
  };
  return { page, table: made.table, token, papers };
}
const button = (page, name) => page.getByRole("dialog").getByRole("button", { name });
async function menu(page) {
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^(Menu|Menü)$/ }).click();
  await page.getByRole("dialog").getByRole("checkbox").first().waitFor();
}
async function asks(page) {
  await menu(page);
  await button(page, "Tell me when it's my turn").click();
  await button(page, "Stop telling me").waitFor();
}

const workerOf = (context) => context.serviceWorkers().find((one) => one.url().endsWith("/push.js"));
/** In the worker: what it shows, and where it would lead; a person's click alone lets it. */
function watched() {
  self.shown ??= [];
  ServiceWorkerRegistration.prototype.showNotification = async (title, { tag, lang, icon, ...rest }) => {
    self.shown = [...self.shown.filter((one) => one.tag !== tag), { title, tag, lang, rest: Object.keys(rest).join() }];
    if (!(await fetch(icon)).ok) throw new Error("a picture that is not there");
  };
  WindowClient.prototype.focus = async function () {
    self.did = `focus ${this.url.replace(/#.*/, "")}`;
  };
  Clients.prototype.openWindow = async (url) => {
    self.did = `open ${url}`;
  };
}

/** Hands a push to the worker, as a push service would; gives the notices that are then shown. */
async function push(page, origin) {
  const worker = workerOf(page.context());
  await worker.evaluate(watched);
  await worker.evaluate(() => {
    self.came = 0;
    self.addEventListener("push", () => self.came++);
  });
  const cdp = await page.context().newCDPSession(page);
  const registered = new Promise((done) =>
    cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const found = registrations.find((one) => one.scopeURL.endsWith("/push/") && !one.isDeleted);
      if (found) done(found.registrationId);
    }),
  );
  await cdp.send("ServiceWorker.enable");
  await cdp.send("ServiceWorker.deliverPushMessage", { origin, registrationId: await registered, data: "" });
  await comes(() => worker.evaluate(() => self.came > 0 && self.shown.length > 0), "a notice is shown");
  await cdp.detach();
  return worker.evaluate(() => self.shown);
}

/** What the worker does at a click on its notice. */
const clicked = (context) =>
  workerOf(context).evaluate(async () => {
    self.did = "nothing";
    const notification = { close: () => (self.shown = []) };
    self.dispatchEvent(Object.assign(new ExtendableEvent("notificationclick"), { notification }));
    for (let i = 0; i < 100 && self.did === "nothing"; i++) await new Promise((done) => setTimeout(done, 20));
    return `${self.did}, ${self.shown.length} left`;
  });

export const pushed = {
  async "push: a browser asks, is told in its language, and leads back to the table"({ browser }) {
    await pushes(async ({ house, context }) => {
      const { page, table, token, papers } = await seat(house, context);
      await asks(page);
      must((await papers())["push-1"]?.endsWith(` ${ENDPOINT}\n`), "the house knows where");
      const { push: key } = await (await fetch(`${house.url}/api/push`)).json();
      const asked = JSON.parse(await page.evaluate(() => localStorage.getItem("test.pushed")));
      must(Buffer.from(asked).toString("base64url") === key, "with the house's key");
      const [notice, ...more] = await push(page, house.url);
      must(
        notice.title === "It is your turn at a croupier table" && notice.lang === "en" && notice.rest === "renotify",
        `a sentence, and no more: ${JSON.stringify(notice)}`,
      );
      must(!more.length, "one notice");
      must((await push(page, house.url)).length === 1, "a second push is no second notice");
      const slept = await clicked(context);
      must(slept === `focus ${house.url}/t/${table}, 0 left`, `the page that sleeps comes to the front: ${slept}`);
      // it goes on when the page is loaded again, in the language that was chosen meanwhile
      await menu(page);
      await page.getByRole("dialog").getByRole("button", { name: "Deutsch" }).click();
      await page.waitForFunction(() => document.documentElement.lang === "de");
      await page.waitForSelector(".now");
      await comes(
        async () => (await push(page, house.url))[0].title === "Du bist an einem croupier-Tisch am Zug",
        "in German",
      );
      // away from the table
      await page.goto(`${house.url}/healthz`);
      const other = await openPage(context);
      await other.goto(`${house.url}/`);
      await other.waitForSelector("h1, h2");
      await comes(
        async () => (await clicked(context)) === `open /t/${table}#seat-1, 0 left`,
        "a page that is closed is opened",
      );
      // a second one that is told: which of two closed tables it was, nobody knows
      const second = await seat(house, context, "kuhn");
      await menu(second.page);
      await button(second.page, "Sag mir, wenn ich am Zug bin").click();
      await button(second.page, "Sag es mir nicht mehr").waitFor();
      must((await clicked(context)) === `open /t/${table}#seat-1, 0 left`, "of two the one whose page is closed");
      // a page that is closed is a window to the worker for a moment more
      const leads = (to, why) => comes(async () => (await clicked(context)) === `${to}, 0 left`, why);
      await second.page.close();
      await leads(`focus ${house.url}/`, "of two that are closed to neither, but to the list of one's tables");
      await other.close();
      await leads("open /", "which is opened where it is not");
      // the house forgets the browser, and hears of it when the page is opened again
      await fetch(`${house.url}/api/tables/${table}/push`, {
        method: "POST",
        headers: { Authorization: `Bearer ${token}` },
        body: JSON.stringify({ endpoint: ENDPOINT, off: true }),
      });
      must(!(await papers())["push-1"], "the house has forgotten");
      await page.goto(`${house.url}/t/${table}#seat-1`);
      await comes(async () => (await papers())["push-1"] !== undefined, "the page has asked again");
      must(
        [page, other, second.page].every((one) => !one.troubles.length),
        [...page.troubles, ...other.troubles, ...second.page.troubles].join("\n"),
      );
    }, browser);
  },

  async "push: taken back, and where a browser forbids it or a house has none"({ house: none, browser }) {
    await pushes(
      async ({ house, context }) => {
        const { page, papers } = await seat(house, context);
        await asks(page);
        await button(page, "Stop telling me").click();
        await button(page, "Tell me when it's my turn").waitFor();
        must(Object.keys(await papers()).length === 0, "nothing is left at the house");
        must((await page.evaluate(() => localStorage.getItem("test.pushed"))) === null, "nor at the push service");
        must((await page.evaluate(() => localStorage.getItem("croupier.push"))) === null, "nor in the page");
        // two tables in one browser: the other goes on
        await button(page, "Tell me when it's my turn").click();
        await button(page, "Stop telling me").waitFor();
        const second = await seat(house, context, "kuhn");
        await asks(second.page);
        await button(second.page, "Stop telling me").click();
        await button(second.page, "Tell me when it's my turn").waitFor();
        must((await papers())["push-1"] && !(await second.papers())["push-1"], "each table by itself");
        must(
          (await page.evaluate(() => localStorage.getItem("test.pushed"))) !== null,
          "the browser is still subscribed",
        );
        await second.page.evaluate(() => localStorage.setItem("test.forbids", "1"));
        await button(second.page, "Tell me when it's my turn").click();
        await second.page.getByRole("alert").filter({ hasText: "does not allow" }).waitFor();
        must(page.troubles.length === 0, page.troubles.join("\n"));
      },
      browser,
      narrow,
    );
    const context = await browser.newContext({ viewport: wide, reducedMotion: "reduce" });
    const { page } = await seat(none, context);
    await menu(page);
    await page.waitForTimeout(500);
    must((await button(page, "Tell me when it's my turn").count()) === 0, "no button where the house sends none");
    await context.close();
  },

  async "push: no button where the page is not safe"({ browser }) {
    await pushes(async ({ house, context }) => {
      await context.addInitScript(() => Object.defineProperty(window, "isSecureContext", { value: false }));
      const { page } = await seat(house, context);
      await menu(page);
      await page.waitForTimeout(500);
      must((await button(page, "Tell me when it's my turn").count()) === 0, "no button");
    }, browser);
  },
};
