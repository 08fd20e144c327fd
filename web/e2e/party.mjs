// A whole evening of people who live apart: a game master, two Gamblers and somebody who watches in four browsers, and a third
// Gambler at a terminal. Always true: nobody is sent what another holds before the rules reveal it.
import { spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";
import {
  ACES,
  duel,
  ending,
  folded,
  last,
  making,
  nothingLeaks,
  now,
  phase,
  showdown,
  work,
} from "./gamblers_heart.mjs";
import { hear, House, openPage, playOnce, program } from "./house.mjs";
import { audit, comes, must, narrow, wide } from "./judge.mjs";
import { links, press } from "./room.mjs";

const PILOT = "a river pilot who never sleeps";
/** The number of the last line of a menu that fits. */
const line = (words) => (asked) =>
  asked
    .split("\n")
    .findLast((one) => /^ +\d+\. /.test(one) && words.test(one))
    ?.match(/\d+/)[0];
/** What the Gambler at the terminal answers. Elsewhere the others do not wait for an answer. */
const ANSWERS = [
  [/Agree to Luck/, line(/Agree/)],
  [/Play with these six, or/, line(/Play with these/)],
  [/What is your Gambler's name/, '"Cal Redding"'],
  [/Which Suit/i, line(/Diamonds/)],
  [/step 2 of 4/, line(/King/)],
  [/step 3 of 4/, line(/Death/)],
  [/step 4 of 4/, PILOT],
  [/Your words/, ""],
  [/How do you vote to Tip the Scales/, line(/Bring back/)],
];

/** croupier join in a terminal of its own. It answers the first of `answers` that its last question fits, each as often as it
 *  is asked, and presses Enter where the terminal waits to be read on. */
class Terminal {
  constructor(url, folder, answers) {
    this.text = "";
    this.answered = 0;
    this.answers = answers;
    this.child = spawn("script", ["-qfec", `'${program}' join '${url}' --name Cal`, "/dev/null"], {
      env: { ...process.env, XDG_DATA_HOME: folder, TERM: "xterm", LC_ALL: "C.UTF-8" },
    });
    this.gone = new Promise((done) => this.child.once("exit", (code) => done(code)));
    this.child.stdout.on("data", (bytes) => {
      this.text += stripVTControlCharacters(String(bytes)).replaceAll("\r", "");
      this.answer();
    });
  }

  answer() {
    const asked = this.text.slice(this.answered);
    if (!/: $/.test(asked)) return;
    const say = this.answers.find(([question]) => question.test(asked))?.[1];
    const answer = typeof say === "function" ? say(asked) : say;
    if (answer !== undefined) this.type(answer);
  }

  type(line) {
    this.answered = this.text.length;
    this.child.stdin.write(`${line}\r`);
  }

  shows(words) {
    return comes(async () => words.test(this.text), `the terminal shows ${words}: ${this.text.slice(-3000)}`);
  }
}

/** The seat of `page` becomes that of another browser, which has then heard all that the seat had. */
async function handOver(house, page, other) {
  await press(page, "Menu");
  await page.getByRole("dialog").getByRole("button", { name: "People" }).click();
  await page.getByText("Change who plays your seat").click();
  await press(page, "Hand my seat to somebody else");
  await page.getByText("Whoever opens this link takes your seat.").waitFor();
  await other.goto(house.url + (await links(page)).at(-1));
  await other.waitForSelector(".now h2");
  await page.getByText("You no longer have this seat.").waitFor();
  other.heard.unshift(...page.heard);
}

export const party = {
  async "party: a GM and two Gamblers in browsers, one at a terminal and one watching play a whole Quest"({ browser }) {
    const house = await House.open();
    const opened = [];
    const open = async (viewport) => {
      const page = await openPage(await browser.newContext({ viewport, reducedMotion: "reduce" }));
      page.heard = [];
      hear(page, (message) => page.heard.push(message));
      opened.push(page);
      return page;
    };
    const gm = await open(wide);
    await gm.goto(house.url);
    const game = gm.getByRole("region", { name: "Gambler's Heart" });
    await game.getByText("More ways to play").click();
    await game.getByText("Choose who sits where").click();
    await game.getByLabel("Seats").selectOption("4");
    await game.getByLabel("The GM").selectOption({ label: "You, at this screen" });
    for (const seat of [1, 2, 3])
      await game.getByLabel(`Gambler ${seat}`).selectOption({ label: "Someone you invite" });
    await game.getByText("Table options").click();
    await game.getByLabel("Watchers").selectOption({ label: "Anyone with the link" });
    await press(game, "Start");
    await gm.getByRole("heading", { name: "Waiting for everyone" }).waitFor();

    const [ada, ben, watcher] = [await open(wide), await open(narrow), await open(narrow)];
    const [toAda, toBen, toCal] = await links(gm);
    await watcher.goto(gm.url().split("#")[0]);
    await ada.goto(house.url + toAda);
    await ben.goto(house.url + toBen);
    const cal = new Terminal(house.url + toCal, house.folder, ANSWERS);
    for (const page of [gm, ada, ben, watcher]) await page.waitForSelector(".now h2:not(#gather)");

    let reloads = 0;
    const at = async (page, what) => {
      if (what === "raise") {
        await page.reload(); // in the middle of the duel, with the raise only chosen
        await phase(page, "raise");
        await now(page).getByRole("spinbutton", { name: "Stake" }).focus();
        for (let i = 0; i < 8; i++) await page.keyboard.press("ArrowUp");
        reloads++;
      }
      if (what === "peril") {
        await house.stop("SIGKILL");
        await house.start();
        await cal.shows(/You are connected again\./);
        reloads++;
      }
      if (["floor", "judge-seen", "act"].includes(what)) {
        await audit(watcher, `watching, ${what}`);
        await audit(page, `${what}, four at the table`);
      }
    };
    await making([gm, ada, ben], at);
    await duel([gm, ada, ben], at);
    cal.type("say The water is rising.");
    await watcher.locator(".story").getByText("The water is rising.").waitFor();
    await folded([gm, ada, ben], at);
    const zoe = await open(narrow);
    await handOver(house, ben, zoe);
    const sentBefore = ben.heard.length;
    for (const part of [work, showdown, ending]) await part([gm, ada, zoe], at);
    must(reloads === 2, `came back ${reloads} times`);
    must(
      !ben.heard.slice(sentBefore).some((message) => message.view),
      "who has handed a seat on is told nothing more of the table",
    );
    await cal.shows(/The game is over after/);
    must((await cal.gone) === 0, "the terminal ends by itself");
    await watcher.getByText("The game is over.").waitFor();

    const aces = [...ACES, PILOT];
    nothingLeaks([gm, ada, zoe, { heard: [] }, watcher], aces);
    const ends = cal.text.indexOf("The game is over after");
    const shown = cal.text.search(/Black Jacknarok/);
    must(shown > 0 && shown < ends, "the end is told at the terminal");
    for (const ace of ACES) {
      const first = cal.text.replaceAll("\n", " ").indexOf(ace);
      must(first > shown, `a High Ace at the terminal: ${first}, told from ${shown} on`);
    }
    for (const page of opened) {
      must(page.troubles.length === 0, page.troubles.join("\n"));
      await page.context().close();
    }
    await house.close();
  },

  async "party: two play Bloodsport by clock, from the lobby to the end"({ house, browser }) {
    const pages = [];
    for (const viewport of [wide, narrow]) {
      const page = await openPage(await browser.newContext({ viewport, reducedMotion: "reduce" }));
      page.heard = [];
      page.sent = [];
      hear(page, (message) => page.heard.push(message));
      page.on("websocket", (socket) =>
        socket.on("framesent", ({ payload }) => page.sent.push(JSON.parse(String(payload)))),
      );
      pages.push(page);
    }
    const [host, guest] = pages;
    await host.goto(house.url);
    const pits = host.getByRole("region", { name: "Bloodsport Gambler" });
    await pits.getByText("More ways to play").click();
    await pits.getByLabel("Time to think").selectOption("45 seconds a move");
    await pits.getByRole("button", { name: "Invite a second player" }).click();
    await host.getByRole("heading", { name: "Waiting for everyone" }).waitFor();
    await guest.goto(house.url + (await links(host))[0]);
    for (const page of pages) {
      await page.waitForSelector(".now h2:not(#gather)");
      await page.getByRole("list", { name: "Clocks" }).waitFor();
    }
    const over = () => host.heard.some((frame) => frame.type === "end");
    for (let i = 0; i < 4000 && !over(); i++) {
      for (const page of pages) if (!over() && last(page)?.turn.includes(pages.indexOf(page))) await playOnce(page);
      await host.waitForTimeout(10);
    }
    for (const page of pages) await now(page).getByText("The game is over.").waitFor();
    must(
      pages.every((page) => page.heard.some((frame) => frame.type === "clock")),
      "the clocks ran",
    );

    let [hands, slips] = [0, 0];
    for (const [seat, page] of pages.entries()) {
      const other = 1 - seat;
      const moves = pages[other].sent.filter((frame) => frame.do && frame.id);
      must(moves.length > 10, `seat ${other} has moved ${moves.length} times`);
      for (const frame of page.heard) {
        must(!moves.some(({ id }) => frame.text.includes(`"id":"${id}"`)), `an id of seat ${other} at seat ${seat}`);
        if (!frame.view || frame.type === "end") continue;
        if (frame.view["action-size"][`hand-${other}`]) hands++;
        must(frame.view["action-place"][`hand-${other}`].length === 0, `the hand of seat ${other} at seat ${seat}`);
        if (frame.phase !== "bet" || !frame.view["bets-made"][other]) continue;
        slips++;
        must(frame.view.bet.slice(other * 3, other * 3 + 3).includes("?"), `the slip of seat ${other} at seat ${seat}`);
      }
    }
    must(hands > 20 && slips > 2, `compared: ${hands} hands, ${slips} slips`);
    for (const page of pages) {
      must(page.troubles.length === 0, page.troubles.join("\n"));
      await page.context().close();
    }
  },
};
