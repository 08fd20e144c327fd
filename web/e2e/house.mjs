// What every browser test needs: a house of its own on a free port with an empty folder, and Chromium. Always true:
// both are ended, and their folders removed, whatever the test did, even where the process throws.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { lineOf, slotsOf, toldOf } from "../src/table/line.ts";
import { patched } from "../src/table/patch.ts";

export const program = process.env.CROUPIER ?? fileURLToPath(new URL("../../build/croupier", import.meta.url));
/** A house with the small game of words that the tests in C have: a floor, names, secret words, a sealed end. */
export const parley = join(dirname(program), "tests/server/parley_house");
const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

function freePort() {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once("error", fail);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}

const folders = new Set();
const houses = new Set();
process.once("exit", () => {
  for (const house of houses) house.child?.kill("SIGKILL");
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
/** A new folder, for as long as this process lives. */
export function folderFor(name) {
  const folder = mkdtempSync(join(tmpdir(), `croupier-${name}-`));
  folders.add(folder);
  return folder;
}

export class House {
  constructor(port, folder, serves, more, store) {
    this.store = store;
    this.serves = serves;
    this.more = more;
    this.port = port;
    this.folder = folder;
    this.url = `http://127.0.0.1:${port}`;
  }

  /** `more`: options of "serve" besides those that every house here has; `store`: the URL of its database, if that is
   *  none in a folder of its own. */
  static async open(serves = program, more = [], store = "") {
    const house = new House(await freePort(), folderFor("web"), serves, more, store);
    houses.add(house);
    await house.start();
    return house;
  }

  async start() {
    /* what presses here is quicker than people are */
    const rate = this.serves === program ? ["--rate", "100"] : [];
    const kept = this.store ? ["--store", this.store] : ["--data", join(this.folder, "data")];
    const at = ["--port", String(this.port), ...kept];
    this.child = spawn(this.serves, ["serve", ...at, ...rate, ...this.more], {
      stdio: ["ignore", "pipe", "pipe"],
    });
    let said = "";
    this.child.stderr.on("data", (bytes) => (said += bytes));
    for (let i = 0; i < 100; i++) {
      if (this.child.exitCode !== null) throw new Error(`the house did not open: ${said}`);
      const answer = await fetch(`${this.url}/healthz`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error("the house did not open in 5 s");
  }

  async stop(signal = "SIGTERM") {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = new Promise((done) => this.child.once("exit", done));
    this.child.kill(signal);
    await gone;
  }

  async close() {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** A table made over HTTP; gives what the house answered. */
  async table(seats, seed, game = "bloodsport", rules = undefined) {
    const answer = await fetch(`${this.url}/api/tables`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: this.url },
      body: JSON.stringify({ game, seats, ...(seed === undefined ? {} : { seed }), ...(rules ? { rules } : {}) }),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  }
}

export function openBrowser() {
  // Chromium without windows: the same pages with a fifth less of the processor
  const shell = process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell";
  return chromium.launch({ executablePath: shell, headless: true, args: flags });
}

/** A browser in whose contexts nothing is painted, unless one is asked for with `drawn`: everything has its place, takes clicks
 *  and is read, but no pixel is made, which takes a quarter of the processor. Whoever asks how transparent something is lifts the
 *  veil for as long (`unveiled` in judge.mjs). */
export async function openVeiled() {
  const browser = await openBrowser();
  const opens = browser.newContext.bind(browser);
  browser.newContext = async ({ drawn = false, ...how } = {}) => {
    const context = await opens({ colorScheme: "dark", ...how });
    if (!drawn)
      await context.addInitScript(() => {
        window.veil = new CSSStyleSheet(); // the page's policy forbids a style element, not this
        window.veil.replaceSync("body { opacity: 0 }");
        document.adoptedStyleSheets = [window.veil];
      });
    return context;
  };
  return browser;
}

/** The names of the slots that a game's story comes with; a game without a screen has none. */
const told = Object.fromEntries(
  await Promise.all(
    ["bloodsport", "gamblers_heart", "texarkana", "twenty_one"].map(async (game) => [
      game.replaceAll("_", "-"),
      toldOf((await import(`../src/voice/made/told_${game}.ts`)).default),
    ]),
  ),
);

/** Calls `heard` with each message that the page is sent, those that come as patches made whole, and in `says` of the story slots
 *  by name; `text` is what came. */
export function hear(page, heard) {
  page.on("websocket", (socket) => {
    let base = null;
    let game = "";
    const lineHere = (sent) => {
      const line = lineOf(sent);
      const says = line.says?.map(([id, text, ...values]) => [id, text, slotsOf(told[game] ?? {}, id, values)]);
      return { ...line, ...(says ? { says } : {}) };
    };
    socket.on("framereceived", ({ payload }) => {
      const came = JSON.parse(payload);
      if (came.type === "hello") game = came.game;
      const { n, ok, story, ...change } = came;
      const message = came.type ? came : { ...patched(base, change), n, ...(ok ? { ok } : {}) };
      if (!came.type) message.type = message.end ? "end" : "turn";
      if (["turn", "end"].includes(message.type)) {
        message.phase = message.view.phase ?? message.phase;
        message.story = (story ?? []).map(lineHere);
        base = message;
      }
      const [ask = "", guide = ""] = message.ask ?? [];
      heard({ text: String(payload), ...message, ask, guide });
    });
  });
}

/** A page that notes what went wrong in it: errors, and what its content policy stopped. What happens is shown at once, unless
 *  another speed is asked for. */
export async function openPage(context, speed = "none") {
  await context.addInitScript((kept) => {
    if (location.protocol !== "about:") localStorage.setItem("croupier.beats", kept); // an empty page has none
  }, speed);
  const page = await context.newPage();
  page.troubles = [];
  page.on("pageerror", (error) => page.troubles.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" && !/WebSocket|ERR_CONNECTION|Failed to load resource/.test(message.text()))
      page.troubles.push(message.text());
  });
  return page;
}

/** In a page: sits down as a program at these seats and plays whatever is offered, always passing in windows, until the last
 *  of them is asked in this phase (a fight is begun as soon as it can be), or, with none named, in a window in which nothing
 *  could change; gives that turn. */
export function playTo({ table, tokens, most, phase }) {
  let step = 0;
  const one = (domain) => {
    if (Array.isArray(domain)) return domain[step % domain.length];
    if (domain.new) return domain.of[0] ?? "Thing";
    return domain.of ? domain.of.slice(0, domain.min) : domain.min + (step % (domain.max - domain.min + 1));
  };
  const sockets = tokens.map(() => new WebSocket(`${location.origin.replace("http", "ws")}/ws`, "croupier.1"));
  return new Promise((done, fail) => {
    const stop = (answer, value) => (sockets.forEach((socket) => socket.close()), answer(value));
    sockets.forEach((socket, i) => {
      socket.onopen = () => socket.send(JSON.stringify({ type: "hello", table, token: tokens[i], n: 0, plain: true }));
      socket.onmessage = async ({ data }) => {
        const turn = JSON.parse(data);
        if (turn.type === "error" && !["stale", "not-your-turn"].includes(turn.code))
          return stop(fail, new Error(turn.message));
        if (turn.type === "end" || step > most) return stop(fail, new Error(`not there after ${step} moves`));
        if (turn.type !== "turn" || !turn.options.length) return undefined;
        if (i === tokens.length - 1 && (phase ? turn.phase === phase : turn.window?.matters === false))
          return stop(done, turn);
        step++;
        if (step > 12) await new Promise((on) => setTimeout(on, 105)); // ten a second are let in
        const open = turn.options.filter((f) => f.do !== "bear"); // nobody here has been in an earlier run
        const family = open.find((f) => phase && f.do === "fight") ?? open[(step * 7) % open.length];
        const move =
          turn.window?.pass ??
          Object.fromEntries(
            Object.entries(family)
              .filter(([key]) => key !== "dull")
              .map(([key, is]) => [key, key === "do" ? is : one(is)]),
          );
        return socket.readyState === 1 && socket.send(JSON.stringify({ n: turn.n, ...move }));
      };
    });
  });
}

/** Presses on till `until(page)` is true: always the main button of the Now panel, choosing where a choice is due. */
export async function playOn(page, until, { most = 600, onStep, choose = true } = {}) {
  for (let i = 0; i < most; i++) {
    if (await until(page)) return i;
    await onStep?.(page, i);
    await playOnce(page, choose);
  }
  throw new Error(`not there after ${most} presses: ${await page.locator(".now").innerText()}`);
}

/** One press, chosen and made in the page at once, so that nothing changes in between; the page then waits for an effect. */
export async function playOnce(page, choose = true) {
  await page.locator(".now").waitFor({ timeout: 5000 }); // of a table that is opened the last to come
  await page.evaluate(async (mayChoose) => {
    const now = document.querySelector(".now");
    const before = now?.textContent;
    press();
    for (
      const begun = performance.now();
      performance.now() - begun < 900 && document.querySelector(".now")?.textContent === before;
    )
      await new Promise((on) => setTimeout(on, 10));

    function press() {
      const find = (selector) => now?.querySelector(`${selector}:not([aria-disabled=true])`);
      const main = now?.querySelector("[data-main]") ?? now?.querySelector(".acts button:not([data-out])"); // none leads where a choice is likelier
      if (!main) return void find("[data-choice]")?.click();
      const [text, out] = [main.textContent ?? "", find("[data-out]")];
      if (main.getAttribute("aria-disabled") === "true") {
        if (mayChoose) (find("[data-choice]") ?? out)?.click();
      } else if (/^Choose a card/.test(text)) out?.click();
      else if (/^Choose a payment/.test(text)) find(".boxes [data-choice]")?.click();
      else if (/^Next|^Go on/.test(text) && /Skip/.test(out?.textContent ?? "")) out.click();
      else main.click();
    }
  }, choose);
}

/** Both seats of a round for two are this browser's; the first one's table is opened. */
export async function sitAtOne(page, house, made) {
  await page.goto(house.url);
  await page.evaluate(({ table, seats }) => {
    for (const { seat, token } of seats)
      localStorage.setItem(
        `croupier.seat.${table}.${seat}`,
        JSON.stringify({ table, seat, token, game: "bloodsport", seats: ["me", "me"], made: 1 }),
      );
  }, made);
  await page.goto(`${house.url}/t/${made.table}#seat-0`);
}
