// Characters before there is a table: made, kept, saved, brought, played; and what is secret of one stays with its owner.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { openPage, program } from "./house.mjs";
import { audit, must, narrow, whole, wide, comes } from "./judge.mjs";

const open = async (house, browser, game, viewport = wide) => {
  const context = await browser.newContext({ viewport, acceptDownloads: true, reducedMotion: "reduce" });
  const page = await openPage(context);
  await page.goto(house.url);
  const door = page.locator(`.game.${game}`);
  await door.locator("summary").click();
  await door.getByRole("link", { name: "Make a character" }).click();
  await page.waitForSelector(".maker");
  return page;
};
const press = (page, name) => page.getByRole("button", { name }).first().click();
/** Kept in the browser and saved as a file, which the program reads as the same. */
async function kept(page, game, name) {
  await press(page, "Keep it in this browser");
  await page.getByText(`${name} is kept in this browser`).waitFor();
  const [download] = await Promise.all([page.waitForEvent("download"), press(page, "Save it as a file")]);
  const file = readFileSync(await download.path(), "utf8");
  const read = execFileSync(program, ["character", game, "--from", "-", "--json"], { input: file, encoding: "utf8" });
  must(read === file, `${game}: the program writes the same file: ${file}`);
  const shelved = await page.evaluate(
    ([of, by]) => localStorage.getItem(`croupier.character.${of}.${by}`),
    [game, name],
  );
  must(shelved === file, `${game}: the browser keeps the same file`);
  return JSON.parse(file);
}
/** What each seat and a watcher are told of the whole match so far. */
async function told(house, made, seat) {
  const token = made.seats[seat].token;
  const path = `${house.url}/api/tables/${made.table}/log/own`;
  return (await fetch(path, { headers: { Authorization: `Bearer ${token}` } })).text();
}
const nexts = async (page, until) => {
  for (let i = 0; i < 60 && !(await until()); i++) {
    const next = page.getByRole("button", { name: /^(Next|Play with these six)/ });
    if (await next.count())
      await next
        .first()
        .click({ timeout: 1000 })
        .catch(() => undefined);
    await page.waitForTimeout(100);
  }
  must(await until(), "it is come to");
};

export const makers = {
  async "makers: a Gambler is made, kept, saved and played; its secrets stay with it"({ house, browser }) {
    const page = await open(house, browser, "gamblers-heart");
    must((await page.getByRole("button", { name: "Keep it in this browser" }).count()) === 0, "a half one is not kept");
    await page.getByLabel("Your name").fill("Kate Vole");
    await press(page, /^Q Queen/);
    await press(page, /^Spades/);
    await press(page, /^Time/);
    await page.getByLabel(/^Your High Ace/).fill("Old Ned, at faro");
    await audit(page, "making a Gambler");
    await whole(page, "making a Gambler");
    const file = await kept(page, "gamblers-heart", "Kate Vole");
    must(file.patronage === "time" && file["high-ace"] === "Old Ned, at faro" && file.suit === "spades", "all of it");
    await press(page, "Play with it");
    await page.waitForURL(/\/t\//);
    await nexts(page, async () => (await page.getByRole("button", { name: "Cast a spell" }).count()) > 0);
    const sheet = page.locator(".sheet");
    await comes(
      async () => /Kate Vole[^]*Queen of\s+Spades[^]*Time/.test(await sheet.innerText()),
      "she is at the table",
    );
    await sheet.getByText("Keep this Gambler").click();
    await sheet.getByRole("button", { name: "Keep it in this browser" }).click();
    await sheet.getByText("Kate Vole is kept in this browser").waitFor();
    await comes(
      async () =>
        JSON.stringify(
          JSON.parse(await page.evaluate(() => localStorage.getItem("croupier.character.gamblers-heart.Kate Vole"))),
        ) === JSON.stringify(file),
      "as she came",
    );
    must((await page.evaluate(() => Object.keys(sessionStorage).join())).includes("brought") === false, "arrived");
  },

  async "makers: a Gambler is brought to a table of two, and nobody else reads her secrets"({ house, browser }) {
    const made = await house.table(["careful", "me", "me"], 5, "gamblers-heart");
    const context = await browser.newContext({ viewport: narrow, reducedMotion: "reduce" });
    const page = await openPage(context);
    await page.goto(house.url);
    await page.evaluate(() => {
      const kate = { game: "gamblers-heart", name: "Kate Vole", royalty: "queen", suit: "spades" };
      const whole = { ...kate, patronage: "time", "high-ace": "Old Ned, at faro" };
      localStorage.setItem("croupier.character.gamblers-heart.Kate Vole", JSON.stringify(whole));
      localStorage.setItem("croupier.character.gamblers-heart.Torn", JSON.stringify({ ...kate, suit: "skulls" }));
    });
    const other = await openPage(await browser.newContext({ viewport: narrow, reducedMotion: "reduce" }));
    await other.goto(house.url + made.seats[2].path);
    await page.goto(house.url + made.seats[1].path);
    const bring = page.getByText("Bring a character");
    await nexts(other, async () => {
      const next = page.getByRole("button", { name: /^(Next|Play with these six)/ });
      if (await next.count())
        await next
          .first()
          .click({ timeout: 1000 })
          .catch(() => undefined);
      return (await bring.count()) > 0;
    });
    await bring.click();
    await press(page, "Torn");
    await page
      .getByRole("alert")
      .getByText(/^Torn: suit must be hearts, diamonds, spades or clubs, not "skulls"/)
      .waitFor();
    await audit(page, "bringing a Gambler");
    await whole(page, "bringing a Gambler");
    await page.locator(".bring").getByRole("button", { name: "Kate Vole", exact: true }).click();
    await nexts(page, async () => (await page.locator(".sheet").getByText("Time", { exact: true }).count()) > 0);
    await page.getByText("Old Ned, at faro").first().waitFor({ state: "attached" });
    await nexts(other, async () => (await other.getByText(/Kate Vole/).count()) > 0);
    const [own, theirs] = [await told(house, made, 1), await told(house, made, 2)];
    must(own.includes("Old Ned") && /"do":"patron","patron":"time"/.test(own), `her own log has them: ${own}`);
    must(!theirs.includes("Old Ned") && !/"patron":"time"/.test(theirs), `another's has not: ${theirs}`);
    must(theirs.includes("Kate Vole"), "but the name");
    must(!(await other.content()).includes("Old Ned"), "nor has another's page");
  },

  async "makers: a character of Texarkana is made, kept, saved and played"({ house, browser }) {
    const page = await open(house, browser, "texarkana");
    await press(page, /Doc Lucinda Wray/);
    await page.getByRole("button", { name: /Grit.*more|[Mm]ore.*Grit/ }).click();
    await audit(page, "making a character of Texarkana");
    await whole(page, "making a character of Texarkana");
    const file = await kept(page, "texarkana", "Doc Lucinda Wray");
    must(
      file.grit === 5 && file.will === 5 && file.character === "doc-lucinda-wray",
      `her figures: ${JSON.stringify(file)}`,
    );
    await press(page, /Ramon Ibarra/);
    await page.locator(".bring").getByRole("button", { name: "Doc Lucinda Wray", exact: true }).click();
    await page.locator(".made h3").getByText("Doc Lucinda Wray").waitFor();
    await press(page, "Play with it");
    await page.waitForURL(/\/t\//);
    await nexts(page, async () => (await page.getByRole("button", { name: "Play Doc Lucinda Wray" }).count()) > 0);
    await press(page, "Play Doc Lucinda Wray");
    await nexts(page, async () => /Grit\s+5/.test(await page.locator(".mine").first().innerText()));
  },

  async "makers: a hero of 21 is made before a table, kept, saved and taken to one"({ house, browser }) {
    const page = await open(house, browser, "twenty-one", narrow);
    const main = page.locator(".form button.main");
    await main.waitFor();
    for (let i = 0; i < 40 && (await main.count()); i++) {
      const free = page.locator('.form [data-choice][aria-pressed="false"]:not([aria-disabled="true"])');
      const point = page.locator('.form .points button:not([aria-disabled="true"])').last();
      if ((await main.getAttribute("aria-disabled")) !== "true") await main.click();
      else if ((await page.locator('.form [data-choice][aria-pressed="true"]').count()) && (await point.count()))
        await point.click();
      else await free.first().click();
      await page.waitForTimeout(150);
    }
    await page.getByLabel("Name", { exact: true }).fill("Mara Vint");
    await page.locator(".made h2").getByText("Mara Vint").waitFor();
    await audit(page, "a hero made before a table");
    await whole(page, "a hero made before a table");
    const file = await kept(page, "twenty-one", "Mara Vint");
    must(file.name === "Mara Vint" && file.skills.length === 4, `a whole hero: ${JSON.stringify(file)}`);
    await press(page, "Play with it");
    await page.waitForURL(/\/t\//);
    await nexts(page, async () => (await page.getByRole("button", { name: "Take Mara Vint" }).count()) > 0);
    await press(page, "Take Mara Vint");
    await nexts(page, async () => (await page.locator(".making").count()) === 0);
    await comes(async () => (await page.content()).includes("Mara Vint"), "she is at the table");
  },
};
