// Matches watched again: from a file and from the lobby, stepped through to the end, by a seat and with all cards open; and logs
// that cannot be watched, which say why in one line.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openPage, program } from "./house.mjs";
import { audit, must, narrow, whole, wide, comes } from "./judge.mjs";

const GAMES = [
  ["bloodsport", 2, "Game round 2"],
  ["gamblers-heart", 3, "Arrival"],
  ["texarkana", 3, "Session 1"],
  ["twenty-one", 2, "The Conflict begins"],
];

/** A match of bots from its deal to its end, as a file. */
function played(folder, game, seats, more = []) {
  const path = join(folder, `${game}.jsonl`);
  const line = ["table", game, "--seats", Array(seats).fill("careful").join(), "--log", path, ...more];
  execFileSync(program, line, { stdio: "ignore" });
  return path;
}
async function bring(page, house, path) {
  await page.goto(house.url);
  await page.waitForSelector(".game");
  await page.setInputFiles("input[type=file]", path);
  await page.waitForSelector("[data-shown]");
}
const range = (page) => page.locator(".strip input[type=range]");
const at = async (page) => Number(await page.locator(".watch").getAttribute("data-n"));
async function jump(page, n) {
  await range(page).evaluate((e, to) => {
    e.value = String(to);
    e.dispatchEvent(new Event("input", { bubbles: true }));
  }, n);
  await page.waitForFunction((to) => document.querySelector(".watch")?.dataset.n === String(to), n);
}
/** On a wide screen no panel of the table lies over another, and its rows not over the buttons beside the title. */
async function apart(page, where) {
  const over = await page.evaluate(() => {
    const all = [...document.querySelectorAll("main .panel, main nav, main .bar, header .tools")].filter(
      (e) => e.getClientRects().length && !e.parentElement.closest(".panel"),
    );
    const boxes = all.map((e) => ({ name: e.innerText.slice(0, 20), ...e.getBoundingClientRect().toJSON() }));
    return boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter(
          (b) =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1,
        )
        .map((b) => `${a.name} over ${b.name}`),
    );
  });
  must(over.length === 0, `${where}: ${over.join("; ")}`);
}
async function drawer(page, name) {
  await page.getByRole("button", { name, exact: true }).click();
  await page.locator("dialog[open]").waitFor();
}

export const watch = {
  async "a finished match of each game is watched from a file, to its end, and its story saved"({ house, browser }) {
    const folder = mkdtempSync(join(house.folder, "watch-"));
    for (const [game, seats, chapter] of GAMES) {
      const path = played(folder, game, seats, game === "twenty-one" ? ["--rules", "story=second"] : []);
      const context = await browser.newContext({
        viewport: game === "texarkana" ? narrow : wide,
        reducedMotion: "reduce",
      });
      await context.addInitScript(() => localStorage.setItem("croupier.beats", "none"));
      const page = await openPage(context);
      await bring(page, house, path);
      const count = Number(await range(page).getAttribute("max"));
      must(count === readFileSync(path, "utf8").trimEnd().split("\n").length - 2, `${game}: ${count} entries`);
      must((await at(page)) > 0, `${game}: it opens where the table is laid`);
      await jump(page, 0);
      if (game === "bloodsport")
        must(
          (await page.locator(".rat, .asks").filter({ visible: true }).count()) === 0,
          "nothing to decide is offered",
        );
      await audit(page, `${game} watched`);
      await whole(page, `${game} watched`);
      let before = 0;
      for (let i = 0; i < 25; i++) {
        await page.getByRole("button", { name: "One step on" }).click();
        await page.waitForFunction((n) => Number(document.querySelector(".watch").dataset.n) > n, before);
        before = await at(page);
      }
      if (game === "bloodsport") {
        const hand = await page.locator(".hand .card").first().boundingBox();
        const strip = await page.locator(".strip").boundingBox();
        must(hand.y + hand.height <= strip.y + 1, `the hand is under the strip: ${hand.y}, ${hand.height}, ${strip.y}`);
        const seats = await page.getByLabel("Seen by").last().locator("option").allInnerTexts();
        must(seats[0] === "Gambler 1 (bot careful)", `seats as the game calls them: ${seats}`);
      }
      await page.getByRole("button", { name: "One step back" }).click();
      await page.waitForFunction((n) => Number(document.querySelector(".watch").dataset.n) < n, before);
      await drawer(page, "What mattered");
      await comes(
        async () => (await page.locator("dialog li.chapter").allInnerTexts()).some((t) => t.includes(chapter)),
        `${game}: ${chapter}`,
      );
      await audit(page, `${game}: what mattered`);
      const moment = page.locator("dialog li.moment button").last();
      const n = Number(await moment.locator(".num").innerText());
      await moment.click();
      await page.waitForFunction((to) => document.querySelector(".watch")?.dataset.n === String(to), n);
      await jump(page, Math.floor(count / 2));
      if (seats > 1) {
        await page.getByRole("button", { name: "All cards open" }).click();
        await page.waitForFunction(() => document.querySelector(".watch").dataset.shown?.endsWith("true"));
        await page.getByLabel("Seen by").last().selectOption("-1");
        await page.waitForFunction(() => document.querySelector(".watch").dataset.shown === "-1 true");
      }
      await audit(page, `${game}: all cards open`);
      must(!(await page.locator("main").innerText()).includes("you saw it"), `${game}: an open card is nobody's find`);
      await jump(page, count);
      await comes(async () => (await page.locator(".now").innerText()).length > 0, `${game}: the end`);
      if (game !== "texarkana") await apart(page, `${game}: the end`);
      await drawer(page, "The match");
      await page.getByText("unbroken chain").waitFor();
      await audit(page, `${game}: the match`);
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Save the story" }).click(),
      ]);
      const story = readFileSync(await file.path(), "utf8");
      must(
        story.startsWith("<!doctype html>") && / (won|cast|succeeded|failed)\b/.test(story),
        `${game}: the chronicle`,
      );
      must(story.includes(`>${game === "twenty-one" ? "The fight" : chapter}</h`), `${game}: its headings`);
      must(page.troubles.length === 0, page.troubles.join("\n"));
      await context.close();
    }
  },

  async "a finished table is watched from its room and from the lobby"({ house, browser }) {
    const folder = mkdtempSync(join(house.folder, "watch-"));
    for (const [game, seats] of GAMES) {
      const log = readFileSync(
        played(folder, game, seats, game === "twenty-one" ? ["--rules", "story=second"] : []),
        "utf8",
      );
      const made = await (await fetch(`${house.url}/api/import`, { method: "POST", body: log })).json();
      const context = await browser.newContext({ viewport: wide, reducedMotion: "reduce" });
      const page = await openPage(context);
      await page.goto(house.url + made.seats.find((seat) => seat.path).path);
      await page.getByRole("link", { name: "Watch it again" }).click();
      await page.waitForSelector("[data-shown]");
      must(page.url().includes(`#watch=${made.table}.`), `${game}: ${page.url()}`);
      const through = await page.locator(".seen option").allInnerTexts();
      must(through.filter((name) => name.endsWith(", you")).length === 1, `${game}: seen by ${through}`);
      must(through.filter((name) => name.includes("(bot careful)")).length >= seats - 1, `${game}: seen by ${through}`);
      await page.goto(house.url);
      await page.getByRole("link", { name: "Watch it again" }).click();
      await page.waitForSelector("[data-shown]");
      // and the same once more, with the options that it had
      await page.goto(`${house.url}/t/${made.table}`);
      await page.getByRole("button", { name: "Play again" }).click();
      await page.waitForFunction((table) => !location.pathname.includes(table), made.table);
      await page.locator(".now h2").waitFor();
      const kept = await page.evaluate(
        (table) => Object.entries(localStorage).find(([k]) => k.startsWith(`croupier.seat.${table}`))[1],
        new URL(page.url()).pathname.split("/")[2],
      );
      const { table, token, seats: sat } = JSON.parse(kept);
      const head = async (id, by) =>
        JSON.parse(
          (
            await (
              await fetch(`${house.url}/api/tables/${id}/log/own`, { headers: { Authorization: `Bearer ${by}` } })
            ).text()
          ).split("\n")[0],
        );
      const [was, is] = [JSON.parse(log.split("\n")[0]), await head(table, token)];
      must(is.game === was.game && JSON.stringify(is.rules) === JSON.stringify(was.rules), `${game}: the same options`);
      must(sat.length === was.seats.length && sat.includes("me"), `${game}: as many sit there: ${sat}`);
      must(page.troubles.length === 0, page.troubles.join("\n"));
      await context.close();
    }
  },

  async "a finished match is shared as a link, and no longer"({ house, browser }) {
    const folder = mkdtempSync(join(house.folder, "watch-"));
    const log = readFileSync(played(folder, "texarkana", 3), "utf8");
    const made = await (await fetch(`${house.url}/api/import`, { method: "POST", body: log })).json();
    const mine = made.seats.filter((seat) => seat.token);
    must(mine.length > 0, "somebody sits there");
    const context = await browser.newContext({ viewport: narrow, reducedMotion: "reduce" });
    const page = await openPage(context);
    const guest = await openPage(await browser.newContext({ viewport: narrow, reducedMotion: "reduce" }));
    const dead = async () => {
      await guest.goto("about:blank");
      await guest.goto(`${house.url}/#watch=${made.table}`);
      await guest.getByRole("alert").waitFor();
    };
    await page.goto(house.url + mine[0].path);
    await page.getByRole("link", { name: "Watch it again" }).click();
    await page.waitForSelector("[data-shown]");
    await dead();
    await drawer(page, "The match");
    await page.getByRole("button", { name: "Share as a link" }).click();
    const link = page.getByRole("textbox", { name: "Share as a link" });
    await link.waitFor();
    must((await link.inputValue()) === `${house.url}/#watch=${made.table}`, await link.inputValue());
    await page
      .getByText(
        mine.length > 1 ? `1 of ${mine.length} players agree.` : "Anyone with this link can watch the match now.",
      )
      .waitFor();
    await page.getByRole("button", { name: "Copy the link" }).click();
    await page.getByText(/^Copied\.$|The link is selected/).waitFor();
    await page.reload();
    await page.waitForSelector("[data-shown]");
    await drawer(page, "The match");
    await link.waitFor(); // what was agreed to is told again
    await audit(page, "a link to share");
    await whole(page, "a link to share");
    for (const { token } of mine.slice(1)) {
      await dead();
      await fetch(`${house.url}/api/tables/${made.table}/share`, {
        method: "POST",
        headers: { Authorization: `Bearer ${token}`, Origin: house.url },
        body: `{"share":true}`,
      });
    }
    await guest.goto("about:blank");
    await guest.goto(await link.inputValue());
    await guest.waitForSelector("[data-shown]");
    must((await guest.getByRole("button", { name: "All cards open" }).count()) === 1, "with all that was in it");
    await page.getByRole("button", { name: "Stop sharing it" }).click();
    await page.getByText("so the link is dead").waitFor();
    await dead();
    must(page.troubles.length + guest.troubles.length === 0, [...page.troubles, ...guest.troubles].join("\n"));
    await guest.context().close();
    await context.close();
  },

  async "a finished match is reviewed for who played it, and a decision leads to its place"({ house, browser }) {
    const folder = mkdtempSync(join(house.folder, "watch-"));
    const log = readFileSync(played(folder, "gamblers-heart", 2, ["--seed", "5"]), "utf8");
    const made = await (await fetch(`${house.url}/api/import`, { method: "POST", body: log })).json();
    const mine = made.seats.find((seat) => seat.token);
    const context = await browser.newContext({ viewport: narrow, reducedMotion: "reduce" });
    const page = await openPage(context);
    await page.goto(house.url + mine.path);
    await page.getByRole("link", { name: "Watch it again" }).click();
    await page.waitForSelector("[data-shown]");
    await drawer(page, "How I played");
    const all = page.getByRole("button", { name: "Every decision" });
    await all.waitFor({ timeout: 120000 });
    must((await page.getByText(/^Accuracy: \d+ of 100/).count()) === 1, "the accuracy is said");
    await all.click();
    const steps = page.locator("dialog .steps li");
    must((await steps.count()) > 3, `${await steps.count()} decisions`);
    await audit(page, "a review");
    await whole(page, "a review");
    const head = await steps.nth(2).getByRole("button").innerText();
    const n = parseInt(head, 10);
    await steps.nth(2).getByRole("button").click();
    await page.waitForFunction((to) => document.querySelector(".watch")?.dataset.n === String(to), n);
    must(page.troubles.length === 0, page.troubles.join("\n"));
    await context.close();
  },

  async "what plays by itself goes on, and other moves are played from any point"({ house, browser }) {
    const folder = mkdtempSync(join(house.folder, "watch-"));
    const path = played(folder, "bloodsport", 2);
    const context = await browser.newContext({ viewport: wide });
    await context.addInitScript(() => localStorage.setItem("croupier.beats", "fast"));
    const page = await openPage(context);
    await bring(page, house, path);
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await page.waitForFunction(() => Number(document.querySelector(".watch").dataset.n) >= 4);
    await page.getByRole("button", { name: "Pause" }).click();
    await jump(page, 40);
    await drawer(page, "The match");
    await page.getByRole("button", { name: "Same cards, other moves" }).click();
    await page.waitForSelector(".now [data-main]");
    must(/\/t\/[0-9a-f]{32}/.test(page.url()), `a new table: ${page.url()}`);
    await comes(
      async () => Number(await page.locator("header.top").getAttribute("data-n")) >= 40,
      "it goes on from there",
    );
    await page.goBack();
    await page.waitForSelector("[data-shown]");
    await drawer(page, "The match");
    await page.getByRole("button", { name: "Play again" }).click();
    await page.waitForSelector(".now");
    must(page.troubles.length === 0, page.troubles.join("\n"));
    await context.close();
  },

  async "what cannot be watched says why in one line"({ house, browser }) {
    const folder = mkdtempSync(join(house.folder, "watch-"));
    const log = readFileSync(played(folder, "bloodsport", 2), "utf8");
    const bare = log.replaceAll(/,"h":"[0-9a-f]{16}"/g, "");
    const context = await browser.newContext({ viewport: narrow });
    const page = await openPage(context);
    for (const [what, text, why] of [
      ["a broken chain", log.replace('"n":9,', '"n":9, '), "This log can't be watched. Line 10"],
      ["another edition", bare.replace(/"edition":\d+/, '"edition":99'), "edition 99"],
      ["another game", bare.replace('"game":"bloodsport"', '"game":"bridge"'), 'a game called "bridge"'],
      ["no log", `hello\n{"end":"over"}\n`, "This file isn't a croupier log."],
    ]) {
      const path = join(folder, "bad.jsonl");
      writeFileSync(path, text);
      await page.goto(`${house.url}/?${encodeURIComponent(what)}`);
      await page.waitForSelector(".game");
      await page.setInputFiles("input[type=file]", path);
      const told = page.getByRole("alert");
      await told.waitFor();
      await comes(async () => (await told.innerText()).includes(why), `${what}: ${await told.innerText()}`);
      must(!(await told.innerText()).includes("\n"), `${what}: one line`);
      await audit(page, what);
    }
    await page.goto(`${house.url}/#watch=${"0".repeat(32)}.0`);
    await page.getByRole("alert").waitFor();
    await context.close();
  },
};
