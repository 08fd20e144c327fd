// How long the page's own thread is busy at a time on a slow machine, and how long it takes from a press to what is seen:
// node e2e/slow.mjs [--presses N] [--runs N] [--narrow] [--all] [--no-clock] [WHAT...] plays each game and prints a table. The clock (at a
// processor four times slower) is for a machine that does nothing else: the median of some runs is told. The processor's own time
// of each task, times four, does not depend on others: the least of some runs is told, and what it was. Always true: a press is a
// mouse's, at the middle of what is pressed.
import { execFileSync } from "node:child_process";
import { loadavg } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { folderFor, House, openBrowser, openPage, playTo } from "./house.mjs";
import { narrow, wide } from "./judge.mjs";
import { Site } from "./site.mjs";
import { wanted } from "./wanted.mjs";

const SLOWER = 4;
const LONG_MS = 50;
const PAINT_MS = 100;
const REST_MS = 350;
const TITLES = {
  bloodsport: "Bloodsport Gambler",
  "gamblers-heart": "Gambler's Heart",
  texarkana: "Texarkana",
  "twenty-one": "21",
};
const GAMES = [
  { game: "bloodsport", seats: ["me", "careful"], seed: 78 },
  { game: "gamblers-heart", seats: ["careful", "me"], seed: 5 },
  { game: "texarkana", seats: ["careful", "me"], seed: 5 },
  { game: "twenty-one", seats: ["careful", "me"], seed: 21, rules: { story: "first", difficulty: "easy" } },
  { game: "twenty-one", what: "a fight", seats: ["careful", "me", "careful"], seed: 7, phase: "turn" },
];

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

/** What a task did, by the names of the trace. */
const SORTS = [
  ["layout", /^Layout$/],
  ["style", /^(UpdateLayoutTree|RecalcStyle)$/],
  ["paint", /^(Paint|PrePaint|Layerize|Commit|UpdateLayer)/],
  ["parse", /^(ParseHTML|ParseAuthorStyleSheet)/],
  ["compile", /^(v8\.compile|V8\.CompileCode|v8\.evaluateModule|v8\.produceCache)/],
  ["garbage", /^(MinorGC|MajorGC|V8\.GC|BlinkGC)/],
  ["picture", /^(Decode|ImageDecode|Draw LazyPixelRef)/],
  [
    "script",
    /^(EvaluateScript|FunctionCall|EventDispatch|RunMicrotasks|TimerFire|FireAnimationFrame|HandlePostMessage|WebSocketReceive|V8|v8)/,
  ],
];
const CATEGORIES = [
  "devtools.timeline",
  "disabled-by-default-devtools.timeline",
  "v8",
  "blink.user_timing",
  "toplevel",
  "__metadata",
];

/** The tasks of the page's thread, with what they did, and in which step: of the events of a trace. */
function tasksOf(events) {
  const main = events.find((e) => e.name === "thread_name" && e.args.name === "CrRendererMain" && busy(e));
  function busy(thread) {
    return events.some((e) => e.pid === thread.pid && e.tid === thread.tid && /^step /.test(e.name));
  }
  if (!main) throw new Error("the trace shows no page");
  const mine = events.filter((e) => e.pid === main.pid && e.tid === main.tid);
  const steps = mine.filter((e) => /^step /.test(e.name)).sort((a, b) => a.ts - b.ts);
  const whole = mine
    .filter((e) => e.ph === "X" && e.dur !== undefined && e.tdur !== undefined)
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  const tasks = [];
  const open = [];
  for (const event of whole) {
    while (open.length && open.at(-1).ts + open.at(-1).dur <= event.ts) open.pop();
    const sort = SORTS.find(([, names]) => names.test(event.name))?.[0];
    const at = { ...event, sort: sort ?? open.at(-1)?.sort ?? "other", task: open[0]?.task };
    if (!open.length) {
      at.task = { ms: 0, by: {}, step: steps.findLast((s) => s.ts <= event.ts)?.name.slice(5) ?? "", names: new Set() };
      at.task.ms = event.tdur / 1000;
      tasks.push(at.task);
    }
    at.task.by[at.sort] = (at.task.by[at.sort] ?? 0) + event.tdur / 1000;
    const above = open.at(-1);
    if (above) above.task.by[above.sort] -= event.tdur / 1000;
    const { data } = event.args ?? {};
    if (/^(FunctionCall|EvaluateScript|EventDispatch|TimerFire)/.test(event.name) && event.tdur > 2000)
      at.task.names.add(
        [event.name, data?.type, data?.functionName, data?.url?.split("/").at(-1)].filter(Boolean).join(" "),
      );
    open.push(at);
  }
  return tasks;
}

async function traced(browser, page, run) {
  const line = await browser.newBrowserCDPSession();
  const events = [];
  line.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  await line.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: CATEGORIES, recordMode: "recordAsMuchAsPossible" },
  });
  await run();
  const done = new Promise((on) => line.once("Tracing.tracingComplete", on));
  await line.send("Tracing.end");
  await done;
  await line.detach();
  return tasksOf(events);
}

/** In the page, from its first moment: long tasks and slow presses, with the step in which they began. */
function watch() {
  window.slow = { tasks: [], presses: [] };
  const step = (at) =>
    performance
      .getEntriesByType("mark")
      .filter((mark) => mark.name.startsWith("step ") && mark.startTime <= at)
      .at(-1)
      ?.name.slice(5) ?? "load";
  new PerformanceObserver((list) => {
    for (const e of list.getEntries()) window.slow.tasks.push({ ms: e.duration, step: step(e.startTime) });
  }).observe({ type: "longtask", buffered: true });
  new PerformanceObserver((list) => {
    for (const e of list.getEntries())
      if (e.interactionId) window.slow.presses.push({ ms: e.duration, name: e.name, step: step(e.startTime + 1) });
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
  performance.mark("step load");
}

/** One press with the mouse on what somebody who knows nothing presses next; gives what it was, "" for nothing. */
async function press(page) {
  const way = await page.evaluate(wanted, false);
  if (!way) return "";
  const at = page.locator("[data-wanted]");
  const kicker = await page
    .locator(".now .kicker span")
    .first()
    .innerText({ timeout: 200 })
    .catch(() => "");
  const where = await at
    .evaluate((e) => {
      e.scrollIntoView({ block: "nearest", behavior: "instant" });
      const { left, top, width, height } = e.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    })
    .catch(() => null);
  if (!where) return "";
  const label = `${kicker}: ${way.label}`.replace(/\d+/g, "#");
  await page.evaluate((name) => performance.mark(`step ${name}`), label);
  await page.mouse.click(...where);
  if (way.text) await page.keyboard.type("Ada");
  return label;
}

const args = process.argv.slice(2);
const valued = (name, given) => (args.includes(name) ? Number(args.splice(args.indexOf(name), 2)[1]) : given);
const flag = (name) => args.includes(name) && args.splice(args.indexOf(name), 1).length > 0;
const PRESSES = valued("--presses", 30);
const RUNS = valued("--runs", 3);
const viewport = flag("--narrow") ? narrow : wide;
const all = flag("--all");
const clock = !flag("--no-clock");

/** Runs `go` some times: by the clock of a slow machine, then by the processor's time; prints what was slowest. */
async function measured(browser, what, go) {
  if (args.length && !args.some((word) => what.includes(word))) return;
  const [tasks, paints, ours] = [[], [], []];
  const load = [];
  for (let run = clock ? 0 : RUNS; run < RUNS * 2; run++) {
    const throttled = run < RUNS;
    const context = await browser.newContext({ viewport });
    await context.addInitScript(watch);
    const page = await openPage(context, "fast");
    const line = await context.newCDPSession(page);
    if (throttled) {
      await line.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
      await go(page);
      const slow = await page.evaluate(() => window.slow);
      tasks.push(slow.tasks);
      paints.push(slow.presses);
      load.push(loadavg()[0]);
    } else ours.push(await traced(browser, page, () => go(page)));
    await context.close();
  }
  const worst = (list) => Math.max(0, ...list.map(({ ms }) => ms));
  const steps = [...new Set(ours.flat().map(({ step }) => step))];
  // the least of what each step's longest task took: others only make it longer
  const longest = steps
    .map((step) => {
      const each = ours.map((list) => list.filter((t) => t.step === step)).filter((list) => list.length);
      const per = each.map((list) => list.reduce((a, b) => (b.ms > a.ms ? b : a)));
      return per.reduce((a, b) => (b.ms < a.ms ? b : a));
    })
    .sort((a, b) => b.ms - a.ms);
  console.log(
    `${what}: longest task ${(longest[0].ms * SLOWER).toFixed(0)} ms of the processor, ${median(tasks.map(worst)).toFixed(0)} by the clock; ` +
      `press to paint ${median(paints.map(worst)).toFixed(0)} ms (load ${load.map((l) => l.toFixed(1)).join(", ")})`,
  );
  for (const task of longest.filter((t, i) => (all ? t.ms * SLOWER > 20 : i < 6))) {
    const by = Object.entries(task.by)
      .filter(([, ms]) => ms * SLOWER >= 2)
      .sort(([, a], [, b]) => b - a)
      .map(([sort, ms]) => `${sort} ${(ms * SLOWER).toFixed(0)}`)
      .join(", ");
    const clock = median(tasks.map((list) => worst(list.filter((t) => t.step === task.step))));
    const paint = median(paints.map((list) => worst(list.filter((t) => t.step === task.step))));
    const over = task.ms * SLOWER > LONG_MS || paint > PAINT_MS ? "!" : " ";
    console.log(
      `  ${over} ${(task.ms * SLOWER).toFixed(0).padStart(4)} ms  (${by}); clock ${clock.toFixed(0)}, paint ${paint}; ${task.step}${all ? `  [${[...task.names].join("; ")}]` : ""}`,
    );
  }
}

const house = await House.open();
const browser = await openBrowser();
const folder = join(folderFor("slow"), "site");
execFileSync(process.execPath, [fileURLToPath(new URL("../scripts/offline.mjs", import.meta.url)), folder]);
const host = await Site.open(folder);
try {
  await measured(browser, "the lobby", async (page) => {
    await page.goto(house.url);
    await page.waitForSelector(".game");
    await sleep(1500);
  });
  for (const { game, what, seats, seed, rules, phase } of GAMES) {
    const name = what ? `${game}, ${what}` : game;
    await measured(browser, name, async (page) => {
      const made = await house.table(seats, seed, game, rules);
      const mine = made.seats[seats.indexOf("me")];
      if (phase) {
        const other = await browser.newPage();
        await other.goto(house.url);
        await other.evaluate(playTo, { table: made.table, tokens: [mine.token], most: 200, phase });
        await other.close();
      }
      await page.goto(house.url + mine.path);
      await page.waitForSelector(".now h2");
      await sleep(1500);
      for (let i = 0, done = 0; i < 6 * PRESSES && done < PRESSES; i++) {
        if (await press(page)) done++;
        await sleep(REST_MS);
      }
      await sleep(500);
    });
    if (!what)
      await measured(browser, `${game} without a house`, async (page) => {
        await page.goto(host.url);
        await page.waitForSelector(".game");
        await sleep(1000);
        await page.evaluate(() => performance.mark("step Play now"));
        await page
          .getByRole("region", { name: TITLES[game], exact: true })
          .getByRole("button", { name: "Play now" })
          .click();
        await page.waitForSelector(".now h2");
        await sleep(1500);
        for (let i = 0, done = 0; i < PRESSES && done < 6; i++) {
          if (await press(page)) done++;
          await sleep(REST_MS);
        }
      });
  }
} finally {
  await browser.close();
  await house.close();
  await host.close();
}
