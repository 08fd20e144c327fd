// The lab: what is asked there is answered as the terminal answers it, by the keyboard too, and its address can be shared.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { folderFor, House, openPage, program } from "./house.mjs";
import { audit, must, narrow, whole, wide } from "./judge.mjs";

const terminal = (...args) => JSON.parse(execFileSync(program, ["odds", ...args, "--json"], { encoding: "utf8" }));
const open = async (house, browser, address, viewport = wide) => {
  const context = await browser.newContext({
    viewport,
    reducedMotion: "reduce",
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const page = await openPage(context);
  page.modules = [];
  page.on("request", (request) => /\/wasm\//.test(request.url()) && page.modules.push(new URL(request.url()).pathname));
  await page.goto(house.url + address);
  return page;
};
const work = (page) => page.getByRole("button", { name: "Work it out" }).click();
/** The rows of what is answered: {what: decimal}. */
const figures = async (page) => {
  const rows = page.getByRole("region", { name: "The chances" }).locator("tbody tr");
  await rows.first().waitFor();
  return Object.fromEntries(
    await rows.evaluateAll((all) =>
      all.map((row) => [row.cells[0].innerText, [...row.cells].slice(1, 4).map((c) => c.innerText)]),
    ),
  );
};

/** What the sheet tells: the place of each chance, and the chance as the terminal's percent with two decimals. */
async function sheet(page) {
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("button", { name: "What are the odds?" }).click();
  const rows = page.locator("dialog tbody tr");
  await rows.first().waitFor();
  return rows.evaluateAll((all) => all.map((row) => row.cells[1].innerText));
}

export const lab = {
  async "lab: the odds of a table are those of the terminal with its log, and none where it has no hints"({
    house,
    browser,
  }) {
    const made = await house.table(["me", "careful"], 5);
    const { path, token } = made.seats[0];
    const page = await open(house, browser, path);
    await page.locator(".now").waitFor();
    const told = await sheet(page);
    const saved = await fetch(`${house.url}/api/tables/${made.table}/log/whole`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const folder = folderFor("lab");
    writeFileSync(join(folder, "whole.jsonl"), await saved.text());
    const { chances } = terminal("bloodsport", "--log", join(folder, "whole.jsonl"), "--seat", "0");
    const words = Object.values(chances).map((chance) => `${(100 * chance).toFixed(2)}%`);
    must(words.length > 2 && told.join() === words.join(), `${told} at the table, ${words} in the terminal`);
    must(page.modules.includes("/wasm/lab/dice.wasm"), `by the lab's module: ${page.modules}`);
    await audit(page, "odds at a table");
    must(page.troubles.length === 0, page.troubles.join("\n"));
    await page.context().close();

    const quiet = await fetch(`${house.url}/api/tables`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: house.url },
      body: JSON.stringify({ game: "bloodsport", seats: ["me", "careful"], hints: "none" }),
    }).then((answer) => answer.json());
    const other = await open(house, browser, quiet.seats[0].path);
    await other.locator(".now").waitFor();
    await other.getByRole("button", { name: "Menu", exact: true }).click();
    await other.getByRole("button", { name: "Keyboard", exact: true }).waitFor();
    must(
      (await other.getByRole("button", { name: "What are the odds?" }).count()) === 0,
      "a table without hints has no such button",
    );
    await other.context().close();
  },

  async "lab: dice are worked out, by the keyboard, and the address is shared"({ house, browser }) {
    const page = await open(house, browser, "/");
    await page.getByRole("link", { name: "The lab" }).click();
    const field = page.getByLabel("Dice, such as 4d6kh3");
    await field.waitFor();
    must(page.modules.length === 0, `nothing is fetched before anything is asked: ${page.modules}`);
    await field.fill("2d6+1d8-1");
    await page.keyboard.press("Enter");
    const results = page.getByRole("region", { name: "All results" });
    await results.waitFor();
    must(page.modules.join() === "/wasm/lab/dice.wasm", `the module of dice alone: ${page.modules}`);
    const told = terminal("dice", "2d6+1d8-1");
    const rows = await results
      .locator("tbody tr")
      .evaluateAll((all) => all.map((row) => [row.cells[0].innerText, row.cells[4].innerText]));
    must(
      JSON.stringify(rows) === JSON.stringify(told.values.map((v) => [String(v.value), v.exact])),
      `each result with its fraction: ${JSON.stringify(rows)}`,
    );
    await page.getByRole("button", { name: "Copy as command" }).click();
    await page.getByRole("button", { name: "Copied" }).waitFor();
    const command = await page.evaluate(() => navigator.clipboard.readText());
    must(command === "croupier odds dice 2d6+1d8-1", command);
    await audit(page, "lab, dice");
    const other = await open(house, browser, new URL(page.url()).pathname + new URL(page.url()).hash, narrow);
    await other.getByRole("region", { name: "All results" }).waitFor();
    must(
      (await other.getByLabel("Dice, such as 4d6kh3").inputValue()) === "2d6+1d8-1",
      "the field has what the address asks",
    );
    await whole(other, "lab, dice, narrow");
    await audit(other, "lab, dice, narrow");
    await other.goBack().catch(() => undefined);
    await field.fill("0d6");
    await work(page);
    await page.getByRole("alert").waitFor();
    must(/^column 1: .*1 to 1000 dice/.test(await page.getByRole("alert").innerText()), "the terminal's own line");
    await field.fill("1000d6");
    await work(page);
    await page.getByText(/^From 1000 to 6000/).waitFor({ timeout: 60000 });
    must(page.troubles.length === 0, page.troubles.join("\n"));
    await page.context().close();
    await other.context().close();
  },

  async "lab: a situation of each game, as its module declares it"({ house, browser }) {
    const page = await open(house, browser, "/#lab=gamblers-heart&hand=9,9,k,q,j&patron=");
    const duel = terminal("gamblers-heart", "--hand", "9,9,k,q,j", "--patron");
    const called = async (name, title) => {
      const text = await page.locator(`form option[value="${name}"]`).first().textContent();
      must(text === title, `${name} goes by its title: ${text}`);
    };
    let got = await figures(page);
    must(
      got["Win"]?.[2] === duel.exact.win && got["Win with the Hand as it is"]?.[2] === duel.exact.stand,
      JSON.stringify(got),
    );
    must((await page.getByLabel("A Patron is invoked and accepted").isChecked()) === true, "the form has it too");
    await audit(page, "lab, a duel");
    await page.getByRole("button", { name: "Remove K", exact: true }).click();
    await work(page);
    await page.getByRole("alert").waitFor();
    const wrong = await page.getByRole("alert").innerText();
    must(
      /"Hand, five faces" takes five faces/.test(wrong),
      `what is wrong, and the field as the form calls it: ${wrong}`,
    );

    await page.getByRole("link", { name: "21", exact: false }).first().click();
    await page.getByLabel(/^Target/).fill("15");
    await page.getByLabel("Your cards").last().selectOption("k-clubs");
    await work(page);
    got = await figures(page);
    const deal = terminal("twenty-one", "--target", "15", "--have", "k-clubs");
    must(got["Success"]?.[2] === deal.exact.success, `21: ${JSON.stringify(got)}`);

    await called("joker-1", "Joker");
    await page.goto(`${house.url}/#lab=bloodsport&left=5,3,4&right=4,4,5`);
    got = await figures(page);
    const fight = terminal("bloodsport", "--left", "5,3,4", "--right", "4,4,5");
    must(Math.abs(Number(got["Left wins"][1]) - fight.left) < 1e-5, `a Fight: ${JSON.stringify(got)}`);
    await called("butchers-hook", "Butcher's Hook");
    await audit(page, "lab, a Fight");

    await page.goto(`${house.url}/#lab=texarkana&card=9-hearts&dv=1&trump=hearts&use-trump=`);
    got = await figures(page);
    await called("9-hearts", "9 of Hearts");
    const test = terminal("texarkana", "--card", "9-hearts", "--dv", "1", "--trump", "hearts", "--use-trump");
    must(Math.abs(Number(got["Success"][1]) - test.success) < 1e-5, `a test: ${JSON.stringify(got)}`);
    await page.setViewportSize(narrow);
    await whole(page, "lab, a test, narrow");
    must(page.troubles.length === 0, page.troubles.join("\n"));
    await page.context().close();
  },

  async "lab: two situations of a game stand side by side, and the address has both"({ house, browser }) {
    const page = await open(house, browser, "/#lab=twenty-one&target=15");
    await figures(page);
    await page.getByRole("button", { name: "Compare with another" }).click();
    must(await page.getByLabel(/^Target/).evaluate((e) => e === document.activeElement), "the form is next");
    await page.getByLabel("Your cards").last().selectOption("k-clubs");
    await work(page);
    const [first, second] = [
      terminal("twenty-one", "--target", "15"),
      terminal("twenty-one", "--target", "15", "--have", "k-clubs"),
    ];
    const share = (chance) => `${(100 * chance).toFixed(4)}%`;
    const compared = async (on) => {
      await on.getByText("Second", { exact: true }).first().waitFor();
      const got = await figures(on);
      const [a, b, points] = got["Success"];
      must(a === share(first.success) && b === share(second.success), `each with its own chance: ${got["Success"]}`);
      const apart = 100 * (second.success - first.success);
      must(apart > 0 && points === `+${apart.toFixed(4)}`, `how far apart: ${points}, and ${apart}`);
    };
    await compared(page);
    must(
      (await page.locator("dd").allInnerTexts()).join() === "Target: 15,Target: 15; Your cards: King of Clubs",
      "what is compared",
    );
    must(
      (await page.locator("code").allInnerTexts()).join() ===
        "croupier odds twenty-one --target 15,croupier odds twenty-one --target 15 --have k-clubs",
      "a command for each",
    );
    await audit(page, "lab, compared");
    const address = new URL(page.url());
    const other = await open(house, browser, address.pathname + address.hash, narrow);
    await compared(other);
    await whole(other, "lab, compared, narrow");
    await audit(other, "lab, compared, narrow");
    await other.getByRole("button", { name: "Stop comparing" }).click();
    await other.getByRole("button", { name: "Compare with another" }).waitFor();
    const alone = await figures(other);
    must(alone["Success"][2] === second.exact.success, `the second stays: ${JSON.stringify(alone)}`);
    must(!other.url().includes("beside"), other.url());
    must(page.troubles.concat(other.troubles).length === 0, page.troubles.concat(other.troubles).join("\n"));
    await page.context().close();
    await other.context().close();
  },

  async "lab: the odds of a match that is watched are the terminal's, of that seat at that moment"({ house, browser }) {
    const log = join(folderFor("lab-watched"), "match.jsonl");
    execFileSync(program, ["table", "bloodsport", "--seats", "careful,careful", "--seed", "3", "--log", log], {
      stdio: "ignore",
    });
    const page = await open(house, browser, "/");
    await page.waitForSelector(".game");
    await page.setInputFiles("input[type=file]", log);
    await page.waitForSelector("[data-shown]");
    let told = 0;
    for (const [n, seat] of [
      [30, 0],
      [60, 1],
      [90, 0],
    ]) {
      await page.getByLabel("Seen by").last().selectOption(String(seat));
      await page.locator(".strip input[type=range]").evaluate((e, to) => {
        e.value = String(to);
        e.dispatchEvent(new Event("input", { bubbles: true }));
      }, n);
      await page.waitForFunction(
        ([to, by]) => {
          const { n, shown } = document.querySelector(".watch")?.dataset ?? {};
          return n === String(to) && shown?.startsWith(`${by} `);
        },
        [n, seat],
      );
      const { chances } = terminal("bloodsport", "--log", log, "--at", String(n), "--seat", String(seat));
      const words = Object.values(chances).map((chance) => `${(100 * chance).toFixed(2)}%`);
      await page.getByRole("button", { name: "What are the odds?" }).click();
      const dialog = page.locator("dialog[open]");
      await dialog.waitFor();
      if (words.length) await dialog.locator("tbody tr").first().waitFor();
      const rows = await dialog.locator("tbody tr").evaluateAll((all) => all.map((row) => row.cells[1].innerText));
      must(rows.join() === words.join(), `entry ${n}, seat ${seat}: ${rows} in the page, ${words} in the terminal`);
      told += words.length;
      await audit(page, "odds of a match that is watched");
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
    }
    must(told > 4, `${told} chances were compared`);
    must(page.troubles.length === 0, page.troubles.join("\n"));
    await page.context().close();
  },

  async "lab: reports are read in the page, ours and one from a file, and nothing in them runs"({ house, browser }) {
    const page = await open(house, browser, "/#lab");
    await page.getByRole("link", { name: "Reports" }).click();
    await page.getByRole("link", { name: "Gambler's Heart: the price of a bluff" }).click();
    const article = page.locator("article");
    await article.locator("ol li").first().waitFor();
    const file = await (await fetch(`${house.url}/reports/gamblers-heart.html`)).text();
    const count = (text, of) => text.split(of).length - 1;
    must((await article.locator("ol li").count()) === count(file, "<li>"), "each sentence");
    must((await article.locator("tr").count()) === count(file, "<tr>"), "each row of the tables");
    must((await article.locator("svg[role=img]").count()) === count(file, 'role="img"'), "each chart");
    must(
      (await article
        .locator("svg[role=img] path")
        .first()
        .evaluate((e) => getComputedStyle(e).fill)) !== "none",
      "charts have colour",
    );
    await audit(page, "a report");
    must((await page.title()).startsWith("Gambler's Heart: the price of a bluff"), await page.title());
    await page.setViewportSize(narrow);
    await whole(page, "a report, narrow");

    const folder = folderFor("lab-report");
    const own = join(folder, "own.html");
    execFileSync(program, ["playtest", "kuhn", "--bots", "random", "--matches", "20", "-o", own]);
    const input = page.getByLabel("Open a report of your own");
    await input.setInputFiles(own);
    await article.getByText("With random in every seat").first().waitFor();
    await audit(page, "a report of one's own");
    const bad = join(folder, "bad.html");
    writeFileSync(
      bad,
      '<h1>x</h1><main><ol><li>fine<script>document.title = "ran"</script><img src="/api/games" onerror="document.title = 1">' +
        '<a href="https://example.org">away</a></li></ol></main><footer><dl><dt>a</dt></dl></footer>',
    );
    await input.setInputFiles(bad);
    await article.getByText("fine").waitFor();
    must((await article.innerHTML()) === "<ol><li>fine</li></ol><dl><dt>a</dt></dl>", await article.innerHTML());
    must((await page.title()).startsWith("x"), await page.title());
    writeFileSync(bad, "<h1>A letter</h1>");
    await input.setInputFiles(bad);
    await page.getByRole("alert").waitFor();
    must(/isn't a report/.test(await page.getByRole("alert").innerText()), "what is no report says so");
    must(page.troubles.length === 0, page.troubles.join("\n"));
    await page.context().close();
  },

  async "lab: a house shows the reports of its folder beside ours"({ browser }) {
    const folder = folderFor("lab-folder");
    execFileSync(program, [
      "playtest",
      "kuhn",
      "--bots",
      "random",
      "--matches",
      "20",
      "-o",
      join(folder, "our-kuhn.html"),
    ]);
    const own = await House.open(program, ["--reports", folder]);
    try {
      const page = await open(own, browser, "/#reports");
      const links = page.getByRole("navigation", { name: "Reports" }).getByRole("link");
      await links.filter({ hasText: "the price of a bluff" }).waitFor();
      await page.locator('a[href="#reports=our-kuhn"]').click();
      const article = page.locator("article");
      await article.getByText("With random in every seat").first().waitFor();
      must(await page.locator('a[href="#reports=our-kuhn"]').getAttribute("aria-current"), "which one is open");
      await audit(page, "a report of the house");
      await page.setViewportSize(narrow);
      await whole(page, "a report of the house, narrow");
      await links.filter({ hasText: "the price of a bluff" }).click();
      await article.getByText("With random in every seat").first().waitFor({ state: "detached" });
      await article.locator("ol li").first().waitFor();
      must(page.troubles.length === 0, page.troubles.join("\n"));
      await page.context().close();
    } finally {
      await own.close();
    }
  },
};
