// Hints are the table's: with none no percentage comes to the page, over the wire or by its own reckoning, in the document or
// its attributes, while a match of each game is played; with advice the panel says what the careful bot would do, and does it.
import { openPage, playOnce, playTo } from "./house.mjs";
import { audit, must, wide, comes } from "./judge.mjs";

const GAMES = {
  bloodsport: [["me", "careful"], 60],
  "gamblers-heart": [["careful", "me", "careful"], 60],
  texarkana: [["careful", "me"], 40],
  "twenty-one": [["careful", "me"], 60],
};
async function table(house, wish) {
  const answer = await fetch(`${house.url}/api/tables`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: house.url },
    body: JSON.stringify(wish),
  });
  return { status: answer.status, ...(await answer.json()) };
}
const mine = (made) => made.seats.find((s) => s.who === "me").path;
const token = (made) => made.seats.find((s) => s.who === "me").token;

/** Notes whatever holds a percentage, or a share in an attribute, as soon as it stands in the document. */
function watch() {
  window.percents = [];
  const look = () => {
    for (const text of [document.body?.innerText ?? "", ...attributes()])
      if (/\d\s?%|^data-chance/.test(text)) window.percents.push(/.{0,60}(\d\s?%|data-chance).{0,20}/.exec(text)[0]);
  };
  function* attributes() {
    for (const one of document.querySelectorAll("[aria-label], [title], [data-chance], .odds .bar"))
      for (const name of ["aria-label", "title", "data-chance", "class"])
        if (one.hasAttribute(name)) yield name === "class" ? "" : `${name}=${one.getAttribute(name)}`;
  }
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
  });
}

export const hints = Object.fromEntries(
  Object.entries(GAMES).map(([game, [seats, moves]]) => [
    `${game}: without hints no chance comes to the page or stands on it`,
    async ({ house, browser }) => {
      const context = await browser.newContext({ viewport: wide, reducedMotion: "reduce" });
      await context.addInitScript(watch);
      const page = await openPage(context);
      const frames = [];
      let [made, sent] = [await table(house, { game, seats, seed: 5, hints: "none" }), 0];
      page.on("websocket", (socket) => {
        socket.on("framereceived", ({ payload }) => frames.push(String(payload)));
        socket.on("framesent", ({ payload }) => (sent += /"do":/.test(payload) ? 1 : 0));
      });
      await page.goto(house.url + mine(made));
      await page.locator(".now h2").waitFor();
      await comes(async () => await page.getByText("No hints", { exact: true }).count(), "the table says so");
      /* a program moves for the same seat, and the page shows each turn; then it is pressed on there */
      const played = page.evaluate(playTo, { table: made.table, tokens: [token(made)], most: moves, phase: "never" });
      await played.catch(() => undefined); // it has made them all, or the match is over
      for (let i = 0; i < 12; i++) await playOnce(page);
      must(sent >= moves / 3, `${sent} moves`);
      const shown = await page.evaluate(() => window.percents);
      must(shown.length === 0, `shown: ${[...new Set(shown)].slice(0, 5).join(" | ")}`);
      must((await page.locator(".odds .bar").count()) === 0, "no bar of chances");
      const told = frames.find((f) => /\d\s?%|"(?:wins|bust|success|nobody|stand|before-dice)":0\.\d/.test(f));
      must(!told, `on the wire: ${/.{80}(\d\s?%|":0\.\d).{40}/.exec(told ?? "")?.[0]}`);
      must(page.troubles.length === 0, page.troubles.join("\n"));
      await context.close();
    },
  ]),
);

hints["hints are chosen at the door; advice is the careful bot's move, and one press makes it"] = async ({
  house,
  browser,
}) => {
  const context = await browser.newContext({ viewport: wide, reducedMotion: "reduce" });
  const page = await openPage(context);
  await page.goto(house.url);
  const door = page.getByRole("region", { name: "Bloodsport Gambler" });
  await door.getByText("More ways to play").click();
  await door.getByLabel(/^Hints/).selectOption({ label: "Chances and advice" });
  await audit(page, "a door with hints");
  const [asked, sent] = [[], []];
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(payload);
      if (message.type === "asked" && message.of[0].move) asked.push(message);
    });
    socket.on("framesent", ({ payload }) => {
      const message = JSON.parse(payload);
      if (message.do) sent.push(message);
    });
  });
  await door.getByRole("button", { name: "Play against a bot" }).click();
  for (let i = 0; i < 6; i++) {
    const advice = page.locator(".now .advice");
    await advice.waitFor();
    const { of, n } = asked.at(-1);
    await comes(async () => (await advice.innerText()).includes(of[0].brief ?? of[0].label), "what is told is shown");
    if (!i) await audit(page, "advice");
    const before = sent.length; // what follows by itself, as in a window that is passed, is sent after it
    await advice.getByRole("button", { name: "Do that" }).click();
    await page.waitForFunction((was) => Number(document.querySelector("header.top").dataset.n) > was, n);
    const [{ seat: _, ...move }, made] = [of[0].move, sent[before]];
    for (const [key, is] of Object.entries(move))
      must(
        JSON.stringify(made[key]) === JSON.stringify(is),
        `advised ${JSON.stringify(move)}, sent ${JSON.stringify(made)}`,
      );
    await page.waitForTimeout(200);
  }
  const wrong = await table(house, { game: "bloodsport", seats: ["me", "careful"], hints: "all" });
  must(
    wrong.status === 422 && /"none", "chances" or "advice"/.test(JSON.stringify(wrong).replaceAll("\\", "")),
    "refused",
  );
  must(page.troubles.length === 0, page.troubles.join("\n"));
  await context.close();
};
