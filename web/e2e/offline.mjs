// The page without a house: from a web host at some path, with no croupier running, and what goes to a house and comes back.
import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { folderFor, House, openPage, playOnce, program } from "./house.mjs";
import { begin as learn, course } from "./lesson.mjs";
import { audit, comes, fits, must, narrow, wide } from "./judge.mjs";
import { Site } from "./site.mjs";
import { later as laterBuild } from "../src/table/module.fixture.ts";

const GAMES = {
  bloodsport: "Bloodsport Gambler",
  "gamblers-heart": "Gambler's Heart",
  texarkana: "Texarkana",
  "twenty-one": "21",
};

const made = folderFor("site");
let folder = "";
/** As `make site` makes it, once for all tests. */
function site() {
  if (!folder) {
    folder = join(made, "site");
    execFileSync(process.execPath, [fileURLToPath(new URL("../scripts/offline.mjs", import.meta.url)), folder]);
  }
  return folder;
}

async function alone(browser, run, viewport = wide) {
  const host = await Site.open(site());
  const context = await browser.newContext({ viewport, reducedMotion: "reduce", acceptDownloads: true });
  try {
    await run({ host, context, page: await openPage(context) });
  } finally {
    await context.close();
    await host.close();
  }
}
const at = async (page) => Number(await page.locator("header.top").getAttribute("data-n"));
/** The same once nothing more comes: a bot may still be about to move. */
async function settled(page) {
  for (let n = await at(page); ;) {
    await page.waitForTimeout(300);
    const then = await at(page);
    if (then === n) return n;
    n = then;
  }
}
const begin = (page, title) =>
  page.getByRole("region", { name: title, exact: true }).getByRole("button", { name: "Play now" }).click();

async function plainly(page) {
  await page.locator(".now").waitFor({ timeout: 20_000 });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByText("Plain screen").click();
  await page.keyboard.press("Escape");
  await page.waitForSelector(".plain");
}
/** Plays on the plain screen until the table is at `n` or later, whatever is open. */
async function playPlain(page, n) {
  for (let i = 0; i < 80 && (await at(page)) < n; i++) {
    const before = await at(page);
    for (const field of await page.locator(".now input[list], .now input[type=text]").all())
      if (!(await field.inputValue())) await field.fill(`Ada ${i}`);
    const ready = page.locator(".now button.do:not([aria-disabled=true]), .now button[data-out]");
    const many = await ready.count();
    if (many)
      await ready
        .nth(i % many)
        .click({ timeout: 2000 })
        .catch(() => undefined);
    for (let k = 0; k < 50 && (await at(page)) === before; k++) await page.waitForTimeout(20);
  }
  await comes(
    async () => (await at(page)) >= n,
    `at ${await at(page)}, not at ${n}: ${await page.locator(".now").innerText()}`,
  );
}
/** The match, saved to go on elsewhere. */
async function saved(page) {
  await page.getByRole("button", { name: "Menu" }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save it to continue elsewhere" }).click(),
  ]);
  const log = readFileSync(await file.path());
  await page.keyboard.press("Escape");
  return log;
}
const bring = (page, log) =>
  page
    .locator("input[type=file]")
    .setInputFiles({ name: "match.jsonl", mimeType: "application/x-ndjson", buffer: log });
const packOf = (log) => JSON.parse(String(log).split("\n", 1)[0]).data.play;
const proven = (log) => execFileSync(program, ["verify", "-"], { input: log, encoding: "utf8" });
/** All is kept, and what keeps it is what this page asks. */
const kept = (page) => page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");

/** In the worker: the store refuses to take anything, when it is told to and as it is told to. */
const POOR_STORE = `
let refuses = "";
new BroadcastChannel("store").onmessage = ({ data }) => (refuses = data);
const add = IDBObjectStore.prototype.add;
IDBObjectStore.prototype.add = function (...all) {
  if (refuses) throw new DOMException("", refuses);
  return add.apply(this, all);
};
`;

export const offline = {};
for (const [game, title] of Object.entries(GAMES))
  offline[`${game} without a house: played, loaded again, taken to a house and back`] = async ({ house, browser }) =>
    alone(browser, async ({ host, page }) => {
      const sockets = [];
      page.on("websocket", (socket) => sockets.push(socket.url()));
      await page.goto(host.url);
      await begin(page, title);
      await plainly(page);
      await playPlain(page, 8);
      const n = await settled(page);
      const story = await page.locator(".story").innerText();
      await page.reload();
      await plainly(page);
      await comes(async () => (await at(page)) === n, `${n} before it was loaded again, ${await at(page)} after`);
      await comes(async () => (await page.locator(".story").innerText()) === story, "the same story");
      const log = await saved(page);
      must(/draws/.test(proven(log)), "verify proves it as far as it went");
      must(sockets.length === 0 && host.asked.every((path) => !/\/api\/|\/ws/.test(path)), "no house was asked for");
      // the same match in a house
      await page.goto(house.url);
      await bring(page, log);
      await page.waitForURL(/\/t\/[0-9a-f]{32}#seat-\d+$/);
      await plainly(page);
      await comes(async () => (await at(page)) === n, `in the house it is at ${await at(page)}, not at ${n}`);
      await playPlain(page, n + 3);
      const on = await at(page);
      const back = await saved(page);
      must(back.toString().startsWith(log.toString().trimEnd().split("\n").slice(0, -1).join("\n")), "the same lines");
      // and back
      await page.goto(host.url);
      await bring(page, back);
      await page.waitForURL(/\?t=here-[0-9a-f]{32}#seat-\d+$/);
      await plainly(page);
      await comes(async () => (await at(page)) >= on, `back it is at ${await at(page)}, not at ${on}`);
      await playPlain(page, on + 3);
      proven(await saved(page));
      must(page.troubles.length === 0, page.troubles.join("\n"));
    });

Object.assign(offline, {
  async "without a house: a match to its end, checked there, and axe finds nothing"({ browser }) {
    await alone(
      browser,
      async ({ host, page }) => {
        await page.goto(host.url);
        await page.waitForSelector(".game");
        await audit(page, "lobby without a house");
        must(!(await page.getByText("Play without the server").count()), "there is no server to play without");
        await page.getByText("More ways to play").first().click();
        must(!(await page.getByRole("button", { name: /Invite/ }).count()), "nobody can be invited");
        await begin(page, GAMES.bloodsport);
        await page.locator(".now").waitFor();
        await audit(page, "a table without a house");
        const over = () => page.getByRole("button", { name: "Check that it was fair" }).count();
        for (let i = 0; i < 600 && !(await over()); i++) await playOnce(page);
        await page.getByRole("button", { name: "Check that it was fair" }).click();
        await page.locator(".found").getByText("replayed").waitFor({ timeout: 20_000 });
        const found = await page.locator(".found").innerText();
        must(/committed to before the first card/.test(found) && !/Does not hold/.test(found), found);
        const story = async () => {
          const save = page.getByRole("button", { name: "Save the story" });
          const [got] = await Promise.all([page.waitForEvent("download"), save.click()]);
          return readFileSync(await got.path(), "utf8");
        };
        await page.keyboard.press("Escape");
        const told = await story();
        must(/<h2>The best moments/.test(told) && /<\/html>\s*$/.test(told), told.slice(0, 300));
        await page.goto(host.url);
        await page.getByText("Over.").waitFor();
        must((await story()) === told, "the lobby has the same story");
        await fits(page, "a match that is over, in the lobby");
        must(page.troubles.length === 0, page.troubles.join("\n"));
      },
      narrow,
    );
  },

  async "without a house: a match that a later build cannot read says so, and can be saved"({ browser }) {
    await alone(browser, async ({ host, page }) => {
      await page.goto(host.url);
      await begin(page, GAMES.bloodsport);
      await page.locator(".now").waitFor({ timeout: 20_000 });
      await page.evaluate(async () => {
        const db = await new Promise((done) => (indexedDB.open("croupier").onsuccess = (e) => done(e.target.result)));
        const lines = db.transaction("lines", "readwrite").objectStore("lines");
        await new Promise((done) => {
          lines.openCursor().onsuccess = ({ target: { result: at } }) => {
            if (!at) return done();
            at.update(at.value.replace(/"edition":\d+/, '"edition":99'));
            return at.continue();
          };
        });
        db.close();
      });
      await page.reload();
      await page.getByText("This match cannot be read here. Nothing in it was changed.").waitFor({ timeout: 20_000 });
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Save what happened", exact: true }).click(),
      ]);
      const log = readFileSync(await file.path(), "utf8");
      must(/"edition":99/.test(log) && log.split("\n").length > 20, `saved: ${log.slice(0, 300)}`);
      await audit(page, "a match that cannot be read");
    });
  },

  async "without a house: two windows on one match, one says so and loses nothing"({ browser }) {
    await alone(browser, async ({ host, context, page }) => {
      await page.goto(host.url);
      await begin(page, GAMES.bloodsport);
      await page.locator(".now").waitFor();
      for (let i = 0; i < 4; i++) await playOnce(page);
      const n = await at(page);
      const other = await openPage(context);
      await other.goto(page.url());
      await other.getByText("This match is open in another window.").waitFor({ timeout: 15_000 });
      for (let i = 0; i < 8 && (await at(page)) <= n; i++) await playOnce(page); // a press may only choose
      const on = await at(page);
      must(on > n, "the first window plays on");
      await page.close();
      await other.reload();
      await other.locator(".now").waitFor({ timeout: 15_000 });
      await comes(async () => (await at(other)) === on, `${await at(other)} in the other window, not ${on}`);
      must(other.troubles.length === 0, other.troubles.join("\n"));
    });
  },

  async "without a house: a window that dies in mid-write leaves a whole match"({ browser }) {
    await alone(browser, async ({ host, context, page: first }) => {
      await first.goto(host.url);
      await begin(first, GAMES.bloodsport);
      await first.locator(".now").waitFor();
      const { href } = new URL(first.url());
      let page = first;
      let n = 0;
      for (let i = 0; i < 6; i++) {
        await playOnce(page);
        n = await at(page);
        const button = page.locator(".now [data-main], .now .acts button").first();
        await button.evaluate((it) => setTimeout(() => it.click(), 0));
        await page.waitForTimeout(i * 4);
        const cdp = await context.newCDPSession(page);
        await Promise.race([cdp.send("Page.crash").catch(() => undefined), new Promise((on) => setTimeout(on, 500))]);
        await page.close();
        page = await openPage(context);
        await page.goto(href);
        await page.locator(".now").waitFor({ timeout: 20_000 });
        await comes(async () => (await at(page)) >= n, `${await at(page)} after it died at ${n}`);
      }
      proven(await saved(page));
    });
  },

  async "without a house: a store that is full or forbidden is said in a line, and the move can be made later"({
    browser,
  }) {
    await alone(browser, async ({ host, page }) => {
      host.before = [/\/assets\/worker-/, POOR_STORE];
      const store = (is) => page.evaluate((how) => new BroadcastChannel("store").postMessage(how), is);
      await page.goto(host.url);
      await begin(page, GAMES.bloodsport);
      await page.locator(".now").waitFor();
      for (let i = 0; i < 3; i++) await playOnce(page);
      const n = await settled(page);
      await store("QuotaExceededError");
      const full = page.getByText("This browser has no room left.");
      for (let i = 0; i < 10 && !(await full.count()); i++) await playOnce(page);
      await full.waitFor({ timeout: 10_000 });
      await page.locator(".now").waitFor();
      await comes(async () => (await at(page)) === n, `what was not kept is not shown: ${await at(page)}, not ${n}`);
      await store("");
      for (let i = 0; i < 10 && (await at(page)) === n; i++) await playOnce(page);
      await comes(async () => (await at(page)) > n, "it goes on when there is room");
      // a new match, where nothing may be kept
      await page.goto(host.url);
      await page.waitForSelector(".game");
      await page.getByText("Continue").first().waitFor();
      await store("SecurityError");
      await begin(page, GAMES["twenty-one"]);
      await page.getByText("This browser does not let the page keep anything.").waitFor({ timeout: 10_000 });
      await store("");
      await begin(page, GAMES["twenty-one"]);
      await page.locator(".now").waitFor({ timeout: 20_000 });
    });
  },

  async "without a network after the first visit: the page opens, plays, and a new build is never missed"({ browser }) {
    await alone(browser, async ({ host, context, page }) => {
      await page.goto(host.url);
      await page.waitForSelector(".game");
      await kept(page);
      await host.close();
      await context.setOffline(true);
      await begin(page, GAMES.texarkana); // at once, on the page of the first visit
      await plainly(page);
      await playPlain(page, 4);
      await page.reload();
      await page.locator(".now").waitFor();
      await page.goto(host.url);
      await begin(page, GAMES["gamblers-heart"]);
      await page.locator(".now").waitFor({ timeout: 20_000 });
      must(page.troubles.length === 0, page.troubles.join("\n"));
      await context.setOffline(false);
      // another build at the same address: it is what is shown, at once
      const newer = join(made, "newer");
      cpSync(site(), newer, { recursive: true });
      const index = join(newer, "index.html");
      writeFileSync(index, readFileSync(index, "utf8").replace("<body>", '<body data-newer="">'));
      const again = await Site.open(newer, "/some/where/", Number(new URL(host.url).port));
      await page.goto(host.url);
      await comes(
        async () => (await page.locator("body[data-newer]").count()) === 1,
        "the new page, not the one that was kept",
      );
      await again.close();
    });
  },

  async "without a network: the four lessons go from their doors to their ends, and again from a step"({ browser }) {
    await alone(browser, async ({ host, context, page }) => {
      await page.goto(host.url);
      await page.waitForSelector(".game");
      await kept(page);
      await host.close();
      await context.setOffline(true);
      for (const title of Object.values(GAMES)) {
        await learn(page, host, title);
        await course(page, title);
      }
      // left half way, it goes on from the lobby; and any step that was reached can be chosen
      await learn(page, host, GAMES.bloodsport);
      await page.getByRole("button", { name: "Next", exact: true }).click();
      await page.goto(host.url);
      await page.getByRole("link", { name: /^Continue the lesson/ }).click();
      await page.getByRole("button", { name: "How to play" }).first().click();
      await page.getByRole("button", { name: /^3 These are your 6 Action cards/ }).click();
      await page.waitForSelector("aside.lesson[data-step=keyhole]");
      await page.reload();
      await page.waitForSelector("aside.lesson[data-step=keyhole]");
      await page.locator("aside.lesson").getByRole("button", { name: "Skip the lesson" }).click();
      await page.waitForSelector("aside.lesson[data-step=over]");
      await page.getByRole("link", { name: "To the lobby" }).first().click();
      await page.waitForSelector(".game");
      must(page.troubles.length === 0, page.troubles.join("\n"));
    });
  },

  async "without a house: a match goes on with its own cards when those of a new build are others"({ browser }) {
    await alone(browser, async ({ host, page }) => {
      await page.goto(host.url);
      await begin(page, GAMES.bloodsport);
      await page.locator(".now").waitFor();
      for (let i = 0; i < 3; i++) await playOnce(page);
      const [n, { href }] = [await at(page), new URL(page.url())];
      const begun = packOf(await saved(page));
      await host.close();
      const later = join(made, "later");
      cpSync(site(), later, { recursive: true });
      const paths = [join(later, "wasm", "bloodsport.wasm"), join(later, "wasm", "bloodsport.book")];
      const [code, book] = paths.map((path) => readFileSync(path));
      laterBuild({ code, book }, /\bstr\0[1-8](?=\0)/);
      writeFileSync(paths[0], code);
      writeFileSync(paths[1], book);
      const again = await Site.open(later, "/some/where/", Number(new URL(host.url).port));
      try {
        await page.goto(host.url);
        await page.goto(href);
        await page.locator(".now").waitFor({ timeout: 20_000 });
        await comes(async () => (await at(page)) === n, `${await at(page)} in the new build, not ${n}`);
        for (let i = 0; i < 6 && (await at(page)) === n; i++) await playOnce(page);
        await comes(async () => (await at(page)) > n, "it goes on");
        const log = await saved(page);
        must(packOf(log) === begun, "with the cards that it was begun with");
        proven(log);
        await page.goto(host.url);
        await begin(page, GAMES.bloodsport);
        await page.locator(".now").waitFor();
        await comes(async () => packOf(await saved(page)) !== begun, "a new match has the new ones");
        must(page.troubles.length === 0, page.troubles.join("\n"));
      } finally {
        await again.close();
      }
    });
  },

  async "in a house: one can play without it, and goes on when it is shut"({ browser }) {
    const house = await House.open();
    const context = await browser.newContext({ viewport: narrow, reducedMotion: "reduce" });
    try {
      const page = await openPage(context);
      const asked = [];
      page.on("request", (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(house.url);
      await page.waitForSelector(".game");
      must(!asked.some((path) => /sw\.js|worker|wasm/.test(path)), `nothing of it is fetched before: ${asked}`);
      await page.getByRole("link", { name: "Play without the server" }).click();
      await page.getByText("in this browser").waitFor();
      await audit(page, "the lobby of this browser");
      await comes(
        async () => (await page.getByText("Learn in five minutes").count()) === 4,
        "each game has its lesson here",
      );
      await kept(page);
      await begin(page, GAMES.bloodsport);
      await page.locator(".now").waitFor();
      for (let i = 0; i < 3; i++) await playOnce(page);
      const n = await settled(page);
      await house.stop();
      await page.reload();
      await page.locator(".now").waitFor({ timeout: 20_000 });
      await comes(async () => (await at(page)) === n, `${await at(page)} when the house is shut, not ${n}`);
      for (let i = 0; i < 6 && (await at(page)) === n; i++) await playOnce(page);
      await comes(async () => (await at(page)) > n, "it goes on");
      await page.getByRole("button", { name: "Menu" }).click();
      await page.getByRole("link", { name: "To the lobby" }).click();
      await page.getByRole("link", { name: "Continue", exact: true }).waitFor();
      must(page.troubles.length === 0, page.troubles.join("\n"));
    } finally {
      await context.close();
      await house.close();
    }
  },
});
