// One fight, one duel, one test and one Deal as strips of frames, to be looked at: node e2e/strip.mjs [NAME...] writes
// build/strips/NAME.png with what stood on the screen, a few times a second, from one step of a lesson to another. Always true: the
// page is a person's, at the usual speed and with motion; steps are taken as "Do it for me" takes them.
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { House, openBrowser, openPage } from "./house.mjs";
import { wide } from "./judge.mjs";

const STRIPS = {
  fight: { lesson: "bloodsport", from: "even", to: "lodger" },
  duel: { lesson: "gamblers-heart", from: "leave", to: "swing" },
  test: { lesson: "texarkana", from: "ace", to: "skull" },
  deal: { lesson: "twenty-one", from: "arrow", to: "damage" },
};
const EACH_MS = 180;
const MOST = 120;
const [WIDE, ACROSS] = [426, 6];
const folder = fileURLToPath(new URL("../../build/strips/", import.meta.url));

async function frames(browser, house, { lesson, from, to }) {
  const made = await fetch(`${house.url}/api/tables`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: house.url },
    body: JSON.stringify({ lesson, step: from }),
  });
  if (!made.ok) throw new Error(`${lesson}, ${from}: ${await made.text()}`);
  const { seats } = await made.json();
  const context = await browser.newContext({ viewport: wide });
  const page = await openPage(context, "normal");
  await page.goto(house.url + seats.find((seat) => seat.path).path);
  await page.waitForSelector("aside.lesson");
  const voice = page.locator("aside.lesson");
  const taken = [];
  for (let shot = 0, last = ""; shot < MOST; shot++) {
    const begun = Date.now();
    const step = await voice.getAttribute("data-step");
    const picture = await page.screenshot({ type: "jpeg", quality: 70 });
    const same = picture.toString("base64") === last;
    last = picture.toString("base64");
    if (!same) taken.push({ picture: last, said: `${step} ${await page.locator(".now h2").innerText()}` });
    const press = voice
      .getByRole("button", { name: /^(Next|Do it for me)$/ })
      .and(page.locator(":not([aria-disabled=true])"));
    if (same && (await press.count())) {
      if (step === to) break;
      await press.click();
    }
    await page.waitForTimeout(Math.max(0, EACH_MS - (Date.now() - begun)));
  }
  await context.close();
  return taken;
}

async function strip(browser, name, taken) {
  const page = await browser.newPage({ viewport: { width: WIDE * ACROSS, height: 400 } });
  const cells = taken.map(
    ({ picture, said }, i) =>
      `<figure><img src="data:image/jpeg;base64,${picture}"><figcaption>${i + 1}. ${said.replaceAll("<", "&lt;")}</figcaption></figure>`,
  );
  await page.setContent(
    `<style>body{margin:0;display:grid;grid-template-columns:repeat(${ACROSS},${WIDE}px);font:14px sans-serif}figure{margin:0}img{width:${WIDE}px;display:block}figcaption{height:36px;overflow:hidden}</style>${cells.join("")}`,
  );
  writeFileSync(`${folder}${name}.png`, await page.screenshot({ fullPage: true }));
  await page.close();
}

const only = process.argv.slice(2);
const house = await House.open();
const browser = await openBrowser();
try {
  mkdirSync(folder, { recursive: true });
  for (const [name, of] of Object.entries(STRIPS)) {
    if (only.length && !only.includes(name)) continue;
    const taken = await frames(browser, house, of);
    await strip(browser, name, taken);
    console.log(`build/strips/${name}.png: ${taken.length} frames`);
  }
} finally {
  await browser.close();
  await house.close();
}
