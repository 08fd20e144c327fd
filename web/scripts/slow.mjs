// How the page feels on a slow machine: node scripts/slow.mjs [GAME...] plays some presses of a match of each game with the
// processor slowed down four times, and tells the longest tasks and how long a press took to be painted. Ends with 1 where a
// task took over 50 ms or a press over 100. Only a calm machine says something (uptime under 4).
import { loadavg } from "node:os";
import { House, openBrowser, openPage } from "../e2e/house.mjs";
import { press } from "../e2e/screen.mjs";

const MATCHES = [
  ["bloodsport", 6, ["me"]],
  ["gamblers-heart", 5, ["careful", "me"]],
  ["texarkana", 5, ["careful", "me"]],
  ["twenty-one", 21, ["careful", "me"], { story: "first", difficulty: "easy" }],
];
const PRESSES = Number(process.env.PRESSES ?? 60);
const [TASK_MS, PAINT_MS] = [50, 100];
const only = process.argv.slice(2);
const house = await House.open();
const browser = await openBrowser();
let slow = 0;
console.log(`load ${loadavg()[0].toFixed(1)}`);
try {
  for (const [game, seed, seats, rules] of MATCHES.filter(([name]) => !only.length || only.includes(name))) {
    const made = await house.table(seats, seed, game, rules);
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await openPage(context, process.env.SPEED ?? "normal");
    await page.goto(house.url + made.seats[seats.indexOf("me")].path);
    await page.waitForSelector(".now h2");
    await page.evaluate(() => {
      window.tasks = [];
      window.paints = [];
      const at = () => document.querySelector(".now h2")?.textContent ?? "";
      new PerformanceObserver((list) => {
        for (const e of list.getEntries()) {
          const worst = [...(e.scripts ?? [])].sort((a, b) => b.duration - a.duration)[0];
          const by = worst ? `${worst.invoker} ${worst.sourceFunctionName} ${Math.round(worst.duration)}` : "no script";
          const style = Math.round(e.startTime + e.duration - e.styleAndLayoutStart);
          window.tasks.push({ ms: Math.round(e.duration), by: `${by}, layout and paint ${style}`, at: at() });
        }
      }).observe({ type: "long-animation-frame" });
      new PerformanceObserver((list) => {
        for (const e of list.getEntries())
          if (e.interactionId) window.paints.push({ ms: e.duration, by: e.name, at: at() });
      }).observe({ type: "event", durationThreshold: 16 });
    });
    const line = await context.newCDPSession(page);
    await line.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    for (let i = 0; i < PRESSES; i++) {
      await page.waitForTimeout(350);
      if (i % 3 === 2)
        await page.keyboard.press("Enter"); // a real event; the others are clicks by script
      else await press(page);
    }
    await line.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    const { tasks, paints } = await page.evaluate(() => ({ tasks: window.tasks, paints: window.paints }));
    const worst = (of, most) => {
      const over = of.filter((one) => one.ms > most);
      slow += over.length;
      for (const one of over.sort((a, b) => b.ms - a.ms).slice(0, 6))
        console.log(`     ${one.ms} ms: ${one.by} (${one.at.slice(0, 50)})`);
      return over.length;
    };
    const median = paints.map((p) => p.ms).sort((a, b) => a - b)[Math.floor(paints.length / 2)] ?? 0;
    console.log(`${game}: ${worst(tasks, TASK_MS)} of ${tasks.length} long frames over ${TASK_MS} ms`);
    console.log(`${game}: ${worst(paints, PAINT_MS)} of ${paints.length} inputs over ${PAINT_MS} ms, median ${median}`);
    await context.close();
  }
} finally {
  await browser.close();
  await house.close();
}
process.exit(slow ? 1 : 0);
