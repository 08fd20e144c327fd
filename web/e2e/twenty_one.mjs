// The page of 21: a hero alone with bots, by mouse and by keys. Always true: whatever is pressed is pressed in the page.
import { openPage } from "./house.mjs";
import { audit, must, narrow, reachable, whole, wide } from "./judge.mjs";

export const now = (page) => page.locator(".now");
const kickerOf = (page) => page.evaluate(() => document.querySelector(".now .kicker span")?.innerText ?? "");

/** Waits till the house has written down what was sent, and this seat is asked, or it is over. */
export async function settled(page, most = 600) {
  for (let i = 0; i < most; i++) {
    const ready = await page.evaluate(() => {
      const panel = document.querySelector(".now");
      if (!panel || /writes it down/.test(panel.innerText)) return false;
      const kicker = panel.querySelector(".kicker span").innerText;
      return kicker === "The end" || (kicker !== "Waiting" && !!panel.querySelector("[data-main], [data-out], [data-choice], form"));
    });
    if (ready) return;
    await page.waitForTimeout(20);
  }
  throw new Error(`not asked: ${await now(page).innerText()}`);
}

/** One press as somebody who knows a little would make it; what was pressed, or "". */
export async function decide(page, hero = "Berrick Stoll") {
  const before = await page.evaluate(() => document.querySelector(".now").innerText);
  const did = await page.evaluate((name) => {
    const panel = document.querySelector(".now");
    const text = panel.innerText;
    const lit = (e) => e && e.getAttribute("aria-disabled") !== "true";
    const [main, out] = [panel.querySelector("[data-main]"), panel.querySelector("[data-out]")];
    const choices = [...panel.querySelectorAll("[data-choice]")].filter(lit);
    const press = (e) => {
      const said = e.innerText.replace(/\s+/g, " ").slice(0, 80);
      e.click();
      return said;
    };
    const one = (...patterns) => patterns.map((p) => choices.find((c) => p.test(c.innerText))).find(Boolean);
    const kicker = panel.querySelector(".kicker span").innerText;
    window.tried ??= new Set();
    const title = panel.querySelector("h2").innerText;
    if (/^Build/.test(kicker)) {
      if (lit(main) && main.innerText.includes(name)) return press(main);
      const ready = [...document.querySelectorAll(".middle button")].find((b) => b.innerText.includes(name));
      return ready ? press(ready) : lit(main) ? press(main) : "";
    }
    if (/Hit or hold/.test(title)) {
      const bust = Number(/over 21: (\d+) %/.exec(main.innerText)?.[1] ?? 100);
      const lost = /you lose (9\d|100) %|is missed/.test(text);
      const won = /you win (7\d|8\d|9\d|100) %|is reached\./.test(text);
      return !won && (bust < 42 || lost) && /^Hit/.test(main.innerText) ? press(main) : press(out ?? main);
    }
    if (/^Deal: Edge/.test(kicker)) {
      const out21 = /^You have (\d+), over 21/.exec(title);
      const skill = out21 && ["Influence", "Light", "Soul", "Humanity"].map((s) => choices.find((c) => c.innerText.startsWith(s))).find((c) => c && !window.tried.has(title + c.innerText));
      if (skill) {
        window.tried.add(title + skill.innerText);
        return press(skill);
      }
      const then = /Then your total is (\d+)/.exec(title);
      if (then) return Number(then[1]) <= 21 ? press(main) : press(out);
      if (/which card\?/.test(title)) {
        const mine = [...panel.querySelectorAll("[role=group]")].find((g) => /^Yours/.test(g.getAttribute("aria-label")))?.querySelector("[data-choice]");
        return mine ? press(mine) : press(out);
      }
      if (/by how much\?/.test(title)) return press(choices.find((c) => /−1|worth 1/.test(c.innerText)) ?? choices.at(-1));
      return lit(main) ? press(main) : press(out);
    }
    if (/^Turn/.test(kicker)) {
      if (lit(main)) return press(main);
      const own = /Damage (\d+) of (\d+)/.exec([...document.querySelectorAll(".people li")].find((l) => /You:/.test(l.innerText))?.innerText ?? "");
      const hurt = own && Number(own[1]) / Number(own[2]) > 0.6;
      const act = (hurt && one(/^Use the (Full|Half|Crescent)/, /^Cast Heal/)) || one(/^Attack with (?!.*(Power Strike|bare hands))/, /^Cast (Soul Arrow|Fireball)/, /^Attack with (?!.*bare)/);
      if (act && !window.tried.has(text + act.innerText)) {
        window.tried.add(text + act.innerText);
        return press(act);
      }
      const towards = one(/towards/);
      if (towards) return press(towards);
      return lit(out) ? press(out) : choices[0] ? press(choices[0]) : "";
    }
    if (/^Choose a way/.test(main?.innerText ?? "")) return press(choices[0]);
    if (lit(main)) return press(main);
    if (choices.length) return press(choices[0]);
    if (lit(out)) return press(out);
    const form = [...panel.querySelectorAll("form button.do")].find(lit);
    return form ? press(form) : "";
  }, hero);
  for (let i = 0; did && i < 40 && (await page.evaluate(() => document.querySelector(".now")?.innerText)) === before; i++) await page.waitForTimeout(15);
  return did;
}

async function looks(page, where, small = false) {
  await audit(page, where);
  await whole(page, where);
  if (small) await reachable(page, where);
}

export const twentyOne = {};
void [openPage, must, narrow, wide, kickerOf, looks];
