// What every room's page has to hold to, at one screen that two players share: under the cover nothing of a seat is left in
// the document or in what a screen reader is told; whatever can be pressed lies bare at every width; nothing that was shown
// and is gone stays alive.
import { openPage } from "./house.mjs";
import { fits, must, narrow } from "./judge.mjs";
import { wanted } from "./wanted.mjs";

/** All that the document and its accessibility tree hold, in words. */
async function everyWord(page, line) {
  const { nodes } = await line.send("Accessibility.getFullAXTree");
  const heard = nodes
    .flatMap((node) => [node.name, node.value, node.description, ...(node.properties ?? []).map((p) => p.value)])
    .map((is) => (typeof is?.value === "string" ? is.value.trim() : ""))
    .filter((words) => words && !words.startsWith("http"));
  return {
    heard,
    ...(await page.evaluate(() => {
      const [texts, told] = [[], []];
      const walk = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
      for (let at = walk.currentNode; at; at = walk.nextNode()) {
        if (at.closest?.("head") || at.parentElement?.closest("head, noscript")) continue;
        if (at.nodeType === Node.TEXT_NODE) texts.push(at.data.trim());
        else
          for (const { name, value } of at.attributes)
            if (!["class", "type", "id", "lang", "src"].includes(name)) told.push(`${name}=${value}`);
      }
      return {
        texts: texts.filter(Boolean),
        told,
        title: document.title,
        focus: document.activeElement?.textContent.trim(),
        state: JSON.stringify(history.state),
        fields: document.querySelectorAll("input, select, textarea, dialog, svg, template, iframe").length,
        room: document.documentElement.dataset.room,
      };
    })),
  };
}

/** Under the cover there is the cover. */
async function covered(page, line, game, spoken) {
  const found = await everyWord(page, line);
  const whose = /I am (.*): show my table/.exec(await page.locator(".cover button").innerText())[1];
  const own = [
    "Hand over the screen",
    whose,
    "Everyone else looks away. Your cards come up when you press the button.",
    `I am ${whose}: show my table`,
  ];
  const known = new Set([...own, found.title, "polite", "additions text", "true", "false"]);
  const at = `${game.name}, covered after '${spoken.slice(0, 60)}'`;
  must(
    found.title === `${game.title}, croupier` && found.state === "null" && found.fields === 0,
    `${at}: ${found.title}, ${found.state}, ${found.fields} fields`,
  );
  must(found.texts.join("|") === own.join("|"), `${at}, in the document: ${found.texts.join(" | ")}`);
  const attributes = found.told.filter(
    (is) => !/^(aria-live=polite|role=status|data-theme=\w+|data-letters=|data-room=[a-z-]+)$/.test(is),
  );
  must(attributes.length === 0, `${at}, in attributes: ${attributes.join(" | ")}`);
  const more = found.heard.filter((words) => !known.has(words) && !own.some((line) => line.includes(words)));
  must(more.length === 0, `${at}, in the accessibility tree: ${more.join(" | ")}`);
  must(found.focus === own[3], `${at}: the focus is on '${found.focus}'`);
}

/** One press of somebody who knows nothing. */
export const press = (page) => page.evaluate(wanted, true);

/** How many nodes are alive though they stand nowhere, once what can be freed is freed. */
export async function loose(page, line) {
  await line.send("HeapProfiler.collectGarbage");
  const { metrics } = await line.send("Performance.getMetrics");
  const alive = metrics.find((m) => m.name === "Nodes").value;
  const walk = () => {
    const it = document.createNodeIterator(document);
    let count = 0;
    while (it.nextNode()) count++;
    return count;
  };
  const attached = await page.evaluate(walk);
  return { alive, attached, loose: alive - attached };
}

const MOVES = 60;
/** So many more nodes may be alive without a place: what Svelte and the browser keep at hand, and a table under its cover. */
export const LOOSE = 4000;

async function evening({ house, browser }, name, seats, rules) {
  const game = (await (await fetch(`${house.url}/api/games`)).json()).find((g) => g.name === name);
  const made = await house.table(seats, 5, name, rules);
  const context = await browser.newContext({ viewport: narrow, reducedMotion: "reduce" });
  await context.addInitScript(
    (mine) => {
      localStorage.setItem("croupier.fights", "at-once");
      const later = window.setTimeout; // the cover leaves people time to see what came: nobody looks here
      window.setTimeout = (run, ms, ...more) => later(run, ms === 900 ? 20 : ms, ...more);
      for (const seat of mine) {
        const key = `croupier.seat.${seat.table}.${seat.seat}`;
        if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(seat));
      }
    },
    made.seats
      .filter((s) => s.token)
      .map(({ seat, token }) => ({ table: made.table, seat, token, game: name, seats, made: 1 })),
  );
  const page = await openPage(context);
  const line = await context.newCDPSession(page);
  for (const domain of ["Performance", "HeapProfiler"]) await line.send(`${domain}.enable`);
  let moves = 0;
  page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => (moves += /"do":/.test(payload) ? 1 : 0)));
  await page.goto(`${house.url}/t/${made.table}#seat-${seats.indexOf("me")}`);
  await page.locator(".now h2, .cover").first().waitFor();
  let [covers, checked, telling, early, quiet, last] = [0, 0, 0, null, 0, ""];
  const looked = new Set();
  const called = new Set(); // the buttons that there have been, by what they say
  for (let i = 0; i < 1500 && moves < MOVES && quiet < 400; i++) {
    const { cover, spoken, kicker, word, worse, asks, labels } = await page.evaluate(() => {
      const text = (selector) => document.querySelector(selector)?.textContent.trim() ?? "";
      return {
        cover: text(".cover"),
        spoken: text("p.hush[role=status]"),
        kicker: text(".now .kicker span"),
        word: text(".now [data-main]").split(" ")[0],
        worse: worse(),
        asks: text(".now h2"),
        labels: [...document.querySelectorAll(".now button:not(.rule)")].map((e) =>
          e.textContent.replace(/\s+/g, " ").trim(),
        ),
      };
      /* what Enter presses, beside whatever the panel shows to be likelier; and a button that tells a chance unseen by that rule */
      function worse() {
        const acts = [...document.querySelectorAll(".now .acts button")].filter(
          (e) => e.getAttribute("aria-disabled") !== "true",
        );
        const main = acts.find((e) => e.hasAttribute("data-main"));
        const share = (e) => Math.round(Number(e.dataset.chance) * 100);
        return [
          ...acts.filter((e) => main?.dataset.chance && e.dataset.chance && share(e) > share(main)),
          ...acts.filter((e) => /\d%/.test(e.textContent) && !e.dataset.chance),
        ].map((e) => `${e.textContent} beside ${main?.textContent}`);
      }
    });
    // No button yet while the question's own file is on its way; and one bears its verb's name until the game's rules have
    // said what the move is called. What is begun bears the name of the button that began it.
    let absent = labels.length ? [...called].filter((label) => asks.includes(label) && asks !== label) : [];
    const now = page.locator(".now");
    for (let tries = 0; absent.length && tries < 100; tries++) {
      if (tries) await page.waitForTimeout(20);
      const asked = (await now.locator("h2").allTextContents()).join().trim();
      const buttons = (await now.locator("button:not(.rule)").allTextContents()).map((e) => e.replace(/\s+/g, " "));
      absent = asked === asks ? absent.filter((label) => !buttons.some((at) => at.includes(label))) : [];
    }
    must(
      absent.length === 0,
      `${name}: '${asks}' names '${absent}', and there is no such button: ${labels.join(" | ")}`,
    );
    for (const label of labels) if (/^[A-Z][a-z]+ [a-z ]+$/.test(label)) called.add(label);
    must(worse.length === 0, `${name}: Enter is the worse choice: ${worse}`);
    if (cover) {
      covers++;
      if (last) telling++;
      await page.waitForFunction(() => document.activeElement?.matches(".cover button"));
      if (covers <= 2 || (last && checked < 4)) {
        checked++;
        await covered(page, line, game, last);
      }
      if (covers === 2) {
        const asks = await page.locator(".cover button").innerText();
        await page.reload();
        await page.locator(".cover").getByRole("button", { name: asks, exact: true }).waitFor(); // by the name of the story, which comes later
        await page.waitForFunction(() => document.activeElement?.matches(".cover button"));
        await covered(page, line, game, "a reload");
      }
      if (covers <= 6) await page.waitForTimeout(1500); // words that wait to be spoken go on under the cover
      const still = await page.evaluate(async () => {
        document.querySelector(".cover button").click();
        await Promise.resolve(); // the next seat has heard nothing yet
        return document.querySelector("p.hush[role=status]").textContent;
      });
      must(still === "", `${name}: the last seat's words are spoken to the next: ${still}`);
      await page.locator(".now h2, .cover").first().waitFor();
      last = "";
      continue;
    }
    if (!early && moves >= MOVES / 3) early = await loose(page, line);
    if (spoken) last = spoken;
    if (/The end/.test(kicker)) break;
    const moment = `${kicker} ${word}`;
    if (looked.size < 4 && kicker && !/Waiting/.test(kicker) && !looked.has(moment)) {
      looked.add(moment);
      await fits(page, `${name}, ${moment}`);
    }
    const [before, text] = [moves, await press(page)];
    quiet = text ? 0 : quiet + 1;
    await page.waitForTimeout(text && moves === before ? 15 : 40);
  }
  // under a cover the table that it covers is alive and stands nowhere
  while (!(await page.locator(".now h2").count())) {
    await page.evaluate(() => document.querySelector(".cover button")?.click());
    await page.locator(".now h2, .cover").first().waitFor();
  }
  const late = await loose(page, line);
  console.log(
    `     ${name}: ${moves} moves, ${covers} covers, ${telling} after something was spoken; ${late.alive} nodes alive, ${late.attached} attached; looked at ${[...looked].join(", ")}`,
  );
  return { page, context, game, covers, telling, early, late, moves };
}

/** Seats 1 and 2 are one's own at this screen; in a game without a master 0 and 1. */
const ROOMS = [
  ["bloodsport", ["me", "me"]],
  ["gamblers-heart", ["careful", "me", "me"], { quests: 3 }],
  ["texarkana", ["careful", "me", "me"]],
  ["twenty-one", ["careful", "me", "me"], { story: "first" }],
];

export const screen = Object.fromEntries(
  ROOMS.map(([name, seats, rules]) => [
    `${name}: at one screen for two nothing stays under the cover, nothing lies over another, nothing that is gone stays alive`,
    async (given) => {
      const { page, context, covers, telling, early, late, moves } = await evening(given, name, seats, rules);
      must(moves >= MOVES, `${name}: ${moves} moves, then ${(await page.locator("body").innerText()).slice(0, 400)}`);
      /* nothing of 21 is secret among its players: there is nothing to cover */
      const fits = name === "twenty-one" ? covers === 0 : covers >= 2 && telling >= 1;
      must(fits, `${name}: ${covers} covers, ${telling} after something was spoken`);
      must(
        late.loose < early.loose + LOOSE,
        `${name}: ${early.loose} nodes stood nowhere after ${MOVES / 3} moves, ${late.loose} after ${moves}`,
      );
      must(page.troubles.length === 0, page.troubles.join("\n"));
      await context.close();
    },
  ]),
);
