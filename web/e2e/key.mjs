// A person's key: made in one browser, brought to another, which then has its tables and characters; taken out, and given up.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { House, openPage, program } from "./house.mjs";
import { audit, comes, must, whole, wide } from "./judge.mjs";

const phone = { width: 390, height: 844 };
const alert = (page) => page.getByRole("alert");
const seats = (page) => page.evaluate(() => Object.keys(localStorage).filter((k) => k.startsWith("croupier.seat.")));
/** At both sizes, looked at by axe. */
async function looks(page, where) {
  for (const size of [wide, phone]) {
    await page.setViewportSize(size);
    await whole(page, `${where}, ${size.width} px`);
  }
  await audit(page, where);
}
const begin = (page) =>
  page.getByRole("region", { name: "Bloodsport Gambler" }).getByRole("button", { name: "Play now" }).click();

export const key = {
  async "key: made in one browser, its tables are in another; taken out and given up"({ house, browser }) {
    const here = await openPage(await browser.newContext({ viewport: wide, acceptDownloads: true }));
    await here.goto(house.url);
    await begin(here);
    await here.waitForSelector(".now h2");
    const first = here.url();
    await here.goto(house.url);
    // by the keyboard alone
    const make = here.getByRole("link", { name: "make or bring a key" });
    await make.focus();
    await here.keyboard.press("Enter");
    await here.getByRole("heading", { name: "Your key", level: 1 }).waitFor();
    await looks(here, "no key yet");
    await here.getByLabel("A name for it").fill("Ann");
    must(await here.getByLabel("Put the table of this browser under it").isChecked(), "what was here goes along");
    await here.keyboard.press("Enter");
    await here.getByRole("heading", { name: "Key of Ann", level: 1 }).waitFor();
    await here.getByText("Tables: 1. Characters: 0.").waitFor();
    const code = await here.locator(".code").innerText();
    must(/^croupier-key-1-[0-9a-f]{16}-[0-9a-f]{64}-[0-9a-f]{8}$/.test(code), `a key: ${code}`);
    await looks(here, "a new key");
    const [download] = await Promise.all([
      here.waitForEvent("download"),
      here.getByRole("button", { name: "Save it as a file" }).click(),
    ]);
    const file = readFileSync(await download.path(), "utf8");
    must(file.includes(code) && file.includes("Ann") && file.includes(house.url), `the file has it: ${file}`);
    const secret = code.split("-")[4];

    // a table that is made with the key belongs to it
    await here.goto(`${house.url}/#lobby`);
    await here.getByRole("link", { name: "Key of Ann" }).waitFor();
    await begin(here);
    await here.waitForSelector(".now h2");
    const second = here.url();
    must(![first, second].some((url) => url.includes(secret)), "no secret is in an address");

    // another browser: what is no key is refused in one line, and nothing is kept
    const there = await openPage(await browser.newContext({ viewport: phone, acceptDownloads: true }));
    const asked = [];
    there.on("request", (request) => asked.push(JSON.stringify([request.url(), request.headers()])));
    await there.goto(`${house.url}/#key`);
    const paste = there.getByLabel("Or paste it");
    const other = await House.open();
    try {
      const page = await openPage(await browser.newContext({ viewport: wide }));
      const calls = [];
      page.on("request", (request) => calls.push(JSON.stringify([request.url(), request.headers()])));
      await page.goto(`${other.url}/#key`);
      await page
        .locator("input[type=file]")
        .setInputFiles({ name: "key.txt", mimeType: "text/plain", buffer: Buffer.from(file) });
      await alert(page).waitFor();
      must(
        (await alert(page).innerText()) === `This key is of another server. Use it at ${house.url}.`,
        await alert(page).innerText(),
      );
      must(!calls.some((call) => call.includes(secret)), "another server is not told of it");
      await page.context().close();
    } finally {
      await other.close();
    }
    for (const [what, text, why] of [
      ["no key", "hello", /no key in this/],
      ["one that is cut", code.slice(0, -3), /not whole/],
      ["its beginning", "croupier-key-1-", /not whole/],
      ["a wrong digit", code.replace(secret, (secret[0] === "a" ? "b" : "a") + secret.slice(1)), /not whole/],
      ["a newer one", code.replace("key-1-", "key-2-"), /newer croupier/],
    ]) {
      await paste.fill(text);
      await there.getByRole("button", { name: "Use this key" }).click();
      await comes(async () => why.test((await alert(there).allInnerTexts()).join()), `${what} is refused`);
      must(!(await alert(there).innerText()).includes("\n"), `${what}: one line`);
      must((await there.evaluate(() => localStorage.getItem("croupier.key"))) === null, `${what}: nothing is kept`);
    }
    await looks(there, "a bad key");
    must(!asked.some((call) => call.includes(secret)), "and nothing is sent");
    await there
      .locator("input[type=file]")
      .setInputFiles({ name: "key.txt", mimeType: "text/plain", buffer: Buffer.from(file) });
    await there.getByRole("heading", { name: "Key of Ann", level: 1 }).waitFor();
    await there.getByText("Tables: 2. Characters: 0.").waitFor();
    await there.getByRole("link", { name: "Your tables" }).click();
    await there.getByRole("link", { name: "Continue", exact: true }).click();
    await there.waitForSelector(".now h2");
    must(there.url() === second, `one press goes back: ${there.url()}`);
    await here.waitForTimeout(300);
    must((await here.getByText("You no longer have this seat").count()) === 0, "and the first device keeps it");

    // a character kept on one is offered on the other
    await there.goto(`${house.url}/#make=gamblers-heart`);
    const keep = there.getByRole("button", { name: "Keep it with your key" });
    await there.getByRole("region", { name: "Kept in this browser" }).locator("input[type=file]").waitFor();
    const ruth = execFileSync(
      program,
      ["character", "gamblers-heart", "--random", "--seed", "1", "--name", "Ruth", "--json"],
      {
        encoding: "utf8",
      },
    );
    await there
      .getByRole("region", { name: "Kept in this browser" })
      .locator("input[type=file]")
      .setInputFiles({ name: "ruth.json", mimeType: "application/json", buffer: Buffer.from(ruth) });
    await keep.first().click();
    const name = JSON.parse(ruth).name;
    await there.getByText(`${name} is kept with your key`).waitFor();
    await here.goto(`${house.url}/#make=gamblers-heart`);
    await here.getByText("Kept with your key").waitFor();
    await here.getByRole("button", { name, exact: true }).click();
    await here.getByRole("button", { name: "Keep it with your key" }).first().waitFor();

    // taken out of one browser nothing of it stays there
    await there.goto(`${house.url}/#key`);
    await there.getByText("Tables: 2. Characters: 1.").waitFor();
    await looks(there, "a key that was brought");
    await there.getByRole("button", { name: "Take it out of this browser" }).click();
    await there.getByText("are no longer in this browser").waitFor();
    const left = await there.evaluate(() => JSON.stringify(Object.entries(localStorage)));
    must((await seats(there)).length === 0 && !left.includes(secret) && !left.includes(name), `nothing stays: ${left}`);

    // all of it as a file; then given up: nowhere any more, on no device
    await here.goto(`${house.url}/#key`);
    await here.getByText("Tables: 2. Characters: 1.").waitFor();
    const [given] = await Promise.all([
      here.waitForEvent("download"),
      here.getByRole("button", { name: "Save all of it as a file" }).click(),
    ]);
    const all = JSON.parse(readFileSync(await given.path(), "utf8"));
    must(all.tables.length === 2 && all.characters[0].name === name, `all of it: ${JSON.stringify(all).slice(0, 200)}`);
    must(!JSON.stringify(all).includes(secret), "without the secret");
    await here.getByRole("button", { name: "Give the key up", exact: true }).click();
    must(
      (await here.evaluate(() => document.activeElement.textContent)) === "No, keep it",
      "the way back has the focus",
    );
    await looks(here, "asked before it is given up");
    await here.getByRole("button", { name: "Yes, give it up" }).click();
    await here.getByText("The key is given up").waitFor();
    must((await seats(here)).length === 0, "its seats are gone");
    await paste.fill(code);
    await there.getByRole("button", { name: "Use this key" }).click();
    await comes(
      async () => (await alert(there).allInnerTexts()).join().includes("was given up"),
      "it is void elsewhere",
    );
    must(here.troubles.length === 0 && there.troubles.length === 0, [...here.troubles, ...there.troubles].join("\n"));
    await here.context().close();
    await there.context().close();
  },
};
