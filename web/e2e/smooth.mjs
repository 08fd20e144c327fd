// What keeps a slow machine from stuttering, told without a clock: nothing on the page asks where or how large something is
// while the page is being changed (that would lay it out at once, and again at its end); a table that is opened comes part
// after part, what is asked last; and a press makes anew only what it changes. How long things take: slow.mjs.
import { readdir, readFile } from "node:fs/promises";
import { openPage } from "./house.mjs";
import { comes, must, wide } from "./judge.mjs";
import { press } from "./screen.mjs";

/** In the page: who asks for a size or a place outside of a frame, where it is laid out anyway. A figure's walk asks where it stood
 *  before anything is changed. */
function notes() {
  window.askedEarly = [];
  window.laidOut = []; // what would be laid out at each frame while it changes
  addEventListener("transitionrun", ({ propertyName: name, target }) => {
    if (/^(flex|width|height|top|left|right|bottom|margin|padding|font)/.test(name))
      window.laidOut.push(`${name} of ${target.className || target.nodeName}`);
  });
  let frame = 0;
  const within = (run) =>
    function (...all) {
      frame++;
      try {
        return run.apply(this, all);
      } finally {
        frame--;
      }
    };
  const later = window.requestAnimationFrame;
  window.requestAnimationFrame = (run) => later.call(window, within(run));
  const Sizes = window.ResizeObserver;
  window.ResizeObserver = class extends Sizes {
    constructor(run) {
      super(within(run));
    }
  };
  // what has been scrolled is told in a frame
  const listen = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (name, run, ...how) {
    return listen.call(this, name, name === "scroll" && typeof run === "function" ? within(run) : run, ...how);
  };
  const note = (what) => {
    if (!frame) window.askedEarly.push(`${what} ${new Error().stack.split("\n").slice(3, 6).join(" < ")}`);
  };
  const sizes = [
    [HTMLElement.prototype, ["offsetHeight", "offsetWidth", "offsetTop", "offsetLeft"]],
    [Element.prototype, ["clientHeight", "clientWidth", "scrollHeight", "scrollWidth", "scrollTop"]],
  ];
  for (const [of, names] of sizes)
    for (const name of names) {
      const is = Object.getOwnPropertyDescriptor(of, name);
      Object.defineProperty(of, name, {
        ...is,
        get() {
          note(name);
          return is.get.call(this);
        },
      });
    }
  const place = Element.prototype.getBoundingClientRect;
  Element.prototype.getBoundingClientRect = function () {
    note("getBoundingClientRect");
    return place.call(this);
  };
}

/** In the page: how many elements stood when what is asked first stood, and in how many tasks they came. */
function parts() {
  window.came = { tasks: 0, fights: -1, cards: -1 };
  let task = 0;
  let seen = -1;
  const channel = new MessageChannel();
  channel.port1.onmessage = () => (task++, channel.port2.postMessage(0)); // one more with each turn of the loop
  channel.port2.postMessage(0);
  new MutationObserver((changes) => {
    const { came } = window;
    if (came.fights >= 0 || !changes.some((c) => c.target.closest?.(".room") || c.target.querySelector?.(".room")))
      return;
    if (task !== seen) came.tasks++;
    seen = task;
    if (!document.querySelector(".now")) return;
    came.fights = document.querySelectorAll(".fight").length;
    came.cards = document.querySelectorAll(".hand .card").length;
    channel.port1.close();
  }).observe(document, { childList: true, subtree: true });
}

/** In the page: in which turns of the loop the sentence of what happens, and the table beside it, were changed. */
function answers() {
  window.answered = [];
  let task = 0;
  const channel = new MessageChannel();
  channel.port1.onmessage = () => (task++, channel.port2.postMessage(0));
  channel.port2.postMessage(0);
  new MutationObserver((changes) => {
    const at = window.answered.findLast((one) => one.task === task) ?? { task, sentence: 0, table: 0 };
    if (!window.answered.includes(at)) window.answered.push(at);
    for (const { target } of changes) {
      const e = target.nodeType === 1 ? target : target.parentElement;
      if (e?.closest(".now")) at.sentence++;
      else if (e?.closest(".room, .story, .log")) at.table++;
    }
  }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
}

/** What is laid out at each frame while it changes; "all" would be that too. */
const LAID = /[:,\s](flex|width|height|top|left|right|bottom|margin|padding|font|all)\b/;

const TABLES = [
  ["bloodsport", ["me", "careful"], 78],
  ["gamblers-heart", ["careful", "me"], 5],
  ["texarkana", ["careful", "me"], 5],
  ["twenty-one", ["careful", "me"], 21, { story: "first", difficulty: "easy" }],
];

export const smooth = {
  ...Object.fromEntries(
    TABLES.map(([game, seats, seed, rules]) => [
      `smooth: ${game} asks for no size while it changes`,
      async ({ house, browser }) => {
        const context = await browser.newContext({ viewport: wide });
        await context.addInitScript(notes);
        const page = await openPage(context, "fast");
        const made = await house.table(seats, seed, game, rules);
        await page.goto(house.url + made.seats[seats.indexOf("me")].path);
        await page.locator(".now h2").waitFor();
        const asked = new Set();
        for (let i = 0; i < 60 && asked.size < 12; i++) {
          const label = await press(page);
          if (label) asked.add(label);
          await page.waitForTimeout(60);
        }
        must(asked.size >= 8, `pressed: ${[...asked].join(", ")}`);
        const early = await page.evaluate(() => window.askedEarly);
        must(early.length === 0, `${early.length} times, first ${early.slice(0, 3).join("\n")}`);
        const laid = await page.evaluate(() => window.laidOut);
        must(laid.length === 0, `laid out at each frame: ${[...new Set(laid)].join(", ")}`);
        must(page.troubles.length === 0, page.troubles.join("\n"));
        await context.close();
      },
    ]),
  ),

  async "smooth: no style changes over time what the page would be laid out for"() {
    const folder = new URL("../dist/assets/", import.meta.url);
    const sheets = (await readdir(folder)).filter((name) => name.endsWith(".css"));
    const moves = [];
    for (const name of sheets)
      moves.push(...(await readFile(new URL(name, folder), "utf8")).matchAll(/\btransition(?:-property)?:[^;}]*/g));
    must(moves.length > 2, `${moves.length} transitions in ${sheets.length} sheets`);
    const laid = moves.flat().filter((move) => LAID.test(move));
    must(laid.length === 0, laid.join("\n"));
  },

  async "smooth: a table that is opened comes part after part, and what is asked last"({ house, browser }) {
    const context = await browser.newContext({ viewport: wide });
    await context.addInitScript(parts);
    const page = await openPage(context);
    const line = await context.newCDPSession(page);
    await line.send("Emulation.setCPUThrottlingRate", { rate: 12 }); // no part is done in the time of many
    const made = await house.table(["me", "careful"], 78);
    await page.goto(house.url + made.seats[0].path);
    await page.locator(".now h2").waitFor();
    const { tasks, fights, cards } = await page.evaluate(() => window.came);
    must(fights === 3, `what is asked stands with ${fights} Fights`);
    must(cards > 0, "and with the hand");
    must(tasks >= 4, `it came in ${tasks} tasks`);
    await context.close();
  },

  async "smooth: the hall comes row after row, and nothing is made that is folded away"({ house, browser }) {
    const context = await browser.newContext({ viewport: wide });
    await context.addInitScript(() => {
      window.halls = [];
      new MutationObserver(() => {
        const doors = document.querySelectorAll(".game").length;
        if (doors && window.halls.at(-1) !== doors) window.halls.push(doors);
      }).observe(document, { childList: true, subtree: true });
    });
    const page = await openPage(context);
    const line = await context.newCDPSession(page);
    await line.send("Emulation.setCPUThrottlingRate", { rate: 12 }); // no row is done in the time of many
    await page.goto(house.url);
    await page.locator("footer").waitFor();
    const halls = await page.evaluate(() => window.halls);
    must(`${halls}` === "2,4", `doors in sight: ${halls}`);
    const door = page.locator(".game.texarkana");
    must((await door.locator("details select").count()) === 0, "what is folded away is not made");
    await door.locator("summary").click();
    const seats = door.locator('details select:has(option[value="none"])');
    await seats.first().waitFor();
    await seats.last().selectOption("none");
    await door.locator("summary").click();
    await door.locator("summary").click();
    must((await seats.last().inputValue()) === "none", "what was chosen is kept when it is folded");
    must(page.troubles.length === 0, page.troubles.join("\n"));
    await context.close();
  },

  async "smooth: a press for the next thing is answered by its sentence, then the table changes"({ house, browser }) {
    const context = await browser.newContext({ viewport: wide });
    await context.addInitScript(answers);
    const page = await openPage(context, "slow");
    const made = await house.table(["careful", "me"], 5, "texarkana");
    await page.goto(house.url + made.seats[1].path);
    await page.locator(".now h2").waitFor();
    let [pressed, told] = [0, 0];
    for (let i = 0; i < 60 && pressed < 6; i++) {
      const next = await page.evaluate(
        () => document.querySelector(".now [data-main]")?.innerText.startsWith("Next") ?? false,
      );
      if (next) await page.evaluate(() => void (window.answered = []));
      if (next) await page.locator(".now [data-main]").first().click();
      else await press(page);
      await page.waitForTimeout(150);
      if (!next) continue;
      pressed++;
      const [first, second] = await page.evaluate(() => window.answered);
      must(!first?.sentence || !first.table, `one task changed both: ${JSON.stringify(first)}`);
      told += first?.sentence && second?.table ? 1 : 0;
    }
    must(pressed === 6 && told > 1, `pressed ${pressed} times, ${told} of which changed the table after the sentence`);
    await context.close();
  },

  async "smooth: a card is chosen, and nothing that stays is made anew"({ house, browser }) {
    const context = await browser.newContext({ viewport: wide });
    const page = await openPage(context);
    const made = await house.table(["me", "careful"], 78);
    await page.goto(house.url + made.seats[0].path);
    const card = page.locator(".hand [data-choice]").first();
    await card.waitFor();
    await page.evaluate(() => {
      window.stood = [...document.querySelectorAll(".purses *, .fight *, .hand *, .story *")].filter(
        (e) => !e.closest("kbd"),
      );
    });
    await card.click();
    await comes(async () => (await card.getAttribute("aria-pressed")) === "true", "the card is chosen");
    const [stood, gone] = await page.evaluate(() => [
      window.stood.length,
      window.stood.filter((e) => !e.isConnected).map((e) => e.outerHTML.slice(0, 80)),
    ]);
    must(stood > 200, `${stood} elements`);
    must(gone.length <= 12, `${gone.length} of ${stood} are made anew: ${gone.slice(0, 12).join("\n")}`);
    await context.close();
  },

  async "smooth: a card is chosen, and the style of what stays is not worked out anew"({ house, browser }) {
    const context = await browser.newContext({ viewport: wide });
    const page = await openPage(context);
    const made = await house.table(["me", "careful"], 78);
    await page.goto(house.url + made.seats[0].path);
    const card = page.locator(".hand [data-choice]").first();
    await card.waitFor();
    await page.locator(".now h2").waitFor();
    await page.waitForTimeout(1000);
    const { frameTree } = await (await context.newCDPSession(page)).send("Page.getFrameTree");
    const line = await browser.newBrowserCDPSession();
    const counts = []; // of this page: others are open in the same browser
    line.on("Tracing.dataCollected", ({ value }) => {
      const styles = value.filter((e) => e.name === "UpdateLayoutTree" && e.args.beginData);
      const own = styles.filter((e) => e.args.beginData.frame === frameTree.frame.id);
      counts.push(...own.map((e) => e.args.elementCount));
    });
    const done = new Promise((on) => line.once("Tracing.tracingComplete", on));
    await line.send("Tracing.start", {
      transferMode: "ReportEvents",
      traceConfig: { includedCategories: ["devtools.timeline"] },
    });
    await card.click();
    await comes(async () => (await card.getAttribute("aria-pressed")) === "true", "the card is chosen");
    await page.waitForTimeout(300);
    await line.send("Tracing.end");
    await done;
    must(counts.length > 0 && Math.max(...counts) < 250, `elements restyled at a time: ${counts.filter((n) => n > 9)}`);
    await context.close();
  },
};
