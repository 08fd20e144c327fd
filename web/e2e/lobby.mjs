// The lobby: its doors as a newcomer sees them, what is brought along and is no good, and a browser that keeps nothing.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { folderFor, openPage, program } from "./house.mjs";
import { audit, comes, must, whole, wide } from "./judge.mjs";

const phone = { width: 390, height: 844 };

/** A match of bots that stopped after some entries, as its log. */
function half(folder) {
  const path = join(folder, "half.jsonl");
  execFileSync(program, ["table", "bloodsport", "--seats", "careful,careful", "--seed", "1", "--log", path], {
    stdio: "ignore",
  });
  return readFileSync(path, "utf8").split("\n").slice(0, 30).join("\n") + "\n";
}

export const lobby = {
  async "the doors' pictures are whole, four doors stand on a screen, two on a phone"({ house, browser }) {
    for (const [viewport, least] of [
      [wide, 4],
      [phone, 2],
    ]) {
      const context = await browser.newContext({ viewport });
      const page = await openPage(context);
      await page.goto(house.url);
      await page.waitForSelector(".game img");
      await page.waitForLoadState("networkidle");
      const doors = await page.evaluate(() =>
        [...document.querySelectorAll(".game")].map((door) => {
          const image = door.querySelector("img");
          const [shown, { bottom }] = [image.getBoundingClientRect(), door.getBoundingClientRect()];
          return { drawn: 640 / 400, as: shown.width / shown.height, fit: getComputedStyle(image).objectFit, bottom };
        }),
      );
      must(doors.length === 4, `${doors.length} doors`);
      for (const { drawn, as } of doors) must(Math.abs(as - drawn) < 0.03, `a picture is ${as} wide, drawn ${drawn}`);
      const seen = doors.filter(({ bottom }) => bottom <= viewport.height).length;
      must(seen >= least, `${seen} doors in sight at ${viewport.width} px`);
      for (const door of await page.locator(".game summary").all()) await door.click();
      await page.locator(".game select").first().waitFor();
      for (const [game, where, bot] of [
        ["Bloodsport Gambler", "select", "Mother Tally (bot careful)"],
        ["Gambler's Heart", "ul.bots", "Agnes Even (bot careful)"],
        ["Gambler's Heart", "select", "The Professor (bot strong)"],
      ]) {
        const shown = page.getByRole("region", { name: game }).locator(where, { hasText: bot }).first();
        await shown.waitFor({ timeout: 10_000 });
      }
      await whole(page, `doors unfolded, ${viewport.width} px`);
      must(page.troubles.length === 0, page.troubles.join("\n"));
      await context.close();
    }
  },

  async "a log that cannot be gone on with says why in one line, and nothing is lost"({ house, browser }) {
    const folder = folderFor("lobby");
    const log = half(folder);
    const bare = log.replaceAll(/,"h":"[0-9a-f]{16}"/g, "");
    const bad = [
      ["a broken chain", log.replace('"n":9,', '"n":9, '), /line 10\b/i],
      ["another edition", bare.replace(/"edition":\d+/, '"edition":99'), /edition 99/],
      ["a game that is not here", bare.replace('"game":"bloodsport"', '"game":"bridge"'), /bridge/],
      ["a card that is not in the pack", bare.replace('"card":"keyhole-2"', '"card":"keyhole-9"'), /keyhole-9/],
      ["a picture", "\u0089PNG\r\n\u001a\n\0\0\0\rIHDR", /isn't a croupier log/],
      ["nothing", "", /isn't a croupier log/],
    ];
    for (const where of ["/", "/?here"]) {
      const context = await browser.newContext({ viewport: phone, reducedMotion: "reduce" });
      const page = await openPage(context);
      await page.goto(house.url + where);
      const door = page.getByRole("region", { name: "Bloodsport Gambler" });
      await door.getByRole("button", { name: "Play now" }).click();
      await page.waitForSelector(".now h2");
      await page.goto(house.url + where);
      await page.getByRole("link", { name: "Continue", exact: true }).waitFor();
      const shelf = () =>
        page.evaluate(() =>
          JSON.stringify(Object.entries(localStorage).filter(([k]) => k.startsWith("croupier.seat"))),
        );
      const before = await shelf();
      const told = page.getByRole("alert");
      for (const [what, text, why] of bad) {
        await page.reload();
        await page.getByRole("link", { name: "Continue", exact: true }).waitFor();
        await page
          .locator("input[type=file]")
          .setInputFiles({ name: "log.jsonl", mimeType: "application/x-ndjson", buffer: Buffer.from(text, "latin1") });
        await told.waitFor();
        const line = await told.innerText();
        await page.getByRole("region", { name: "Bring a match" }).scrollIntoViewIfNeeded();
        const { y, height } = await told.boundingBox();
        must(y >= 0 && y + height <= phone.height, `${where}, ${what}: the line is not in sight, at ${y}`);
        must(why.test(line) && !line.includes("\n") && line.length > 12, `${where}, ${what}: '${line}'`);
        must(new URL(page.url()).pathname === "/", `${where}, ${what}: ${page.url()}`);
        must((await shelf()) === before, `${where}, ${what}: the seats are as they were`);
        await audit(page, `${where}, ${what}`, false);
      }
      await page.getByRole("link", { name: "Continue", exact: true }).click();
      await page.waitForSelector(".now h2");
      must(page.troubles.length === 0, page.troubles.join("\n"));
      // a part of the page that does not come is said at the table, too
      if (where === "/") {
        await page.route(/\/Sheets-[^/]*\.(js|css)/, (request) => request.abort());
        await page.getByRole("button", { name: "Menu" }).click();
        await page.locator("p.away").getByText("The page did not load completely.").waitFor();
      }
      await context.close();
    }
  },

  async "an evening that keeps its secrets is told as a story by its server"({ house, browser }) {
    const log = join(folderFor("evening"), "evening.jsonl");
    const seats = ["--seats", "careful,careful,strong", "--seed", "1", "--rules", "evening=1"];
    execFileSync(program, ["table", "gamblers-heart", ...seats, "--log", log], { stdio: "ignore" });
    const answer = await fetch(`${house.url}/api/import`, { method: "POST", body: readFileSync(log) });
    const made = await answer.json();
    const mine = made.seats.find((seat) => seat.token);
    const page = await openPage(await browser.newContext({ viewport: wide, acceptDownloads: true }));
    await page.goto(house.url + mine.path);
    await page.getByText("Watch it again").click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save the story" }).click(),
    ]);
    const story = readFileSync(await download.path(), "utf8");
    must(/The Last Honest Jukebox/.test(story) && /<\/html>\s*$/.test(story), story.slice(0, 300));
    must(page.troubles.length === 0, page.troubles.join("\n"));
    await page.context().close();
  },

  async "a browser that keeps nothing is told so at the first visit, and no table is lost"({ house, browser }) {
    const context = await browser.newContext({ viewport: phone });
    await context.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage", "indexedDB"])
        Object.defineProperty(window, name, {
          configurable: true,
          get: () => {
            throw new DOMException("Access is denied for this document.", "SecurityError");
          },
        });
    });
    const page = await context.newPage();
    const troubles = [];
    page.on("pageerror", (error) => troubles.push(String(error)));
    const made = [];
    page.on("request", (request) => request.method() === "POST" && made.push(request.url()));
    await page.goto(house.url);
    const told = page.getByRole("alert");
    await comes(
      async () => (await told.allInnerTexts()).join().startsWith("This browser does not let the page keep anything."),
      "the lobby says so",
    );
    await page.getByRole("button", { name: "Daylight", exact: true }).click();
    await page.getByRole("button", { name: "Play now" }).first().click();
    await page.getByRole("button", { name: "Learn in five minutes" }).first().click();
    must(made.length === 0 && page.url() === `${house.url}/`, `no table that would be lost: ${made}`);
    must((await told.count()) === 1, "and it still says why");
    await audit(page, "a browser that keeps nothing");
    must(troubles.length === 0, troubles.join("\n"));
    await context.close();
  },
};
