// A table for several: people wait for each other, and seats change hands. What lets somebody in is in nobody else's frames.
import { readFileSync } from "node:fs";
import { House, openPage, program } from "./house.mjs";
import { audit, comes, fits, must, narrow, whole, wide, WIDTHS } from "./judge.mjs";
import { press as pressed } from "./screen.mjs";

export const press = (page, name) => page.getByRole("button", { name }).first().click();
/** What a page of a seat was sent, as it came. */
function frames(page) {
  const all = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => all.push(payload)));
  return all;
}
/** The links that a browser holds for others' seats, newest last. */
export const links = (page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith("croupier.seat."))
      .flatMap((key) => JSON.parse(localStorage[key]).invites ?? [])
      .map((to) => to.path),
  );
const people = async (page) => {
  await page.keyboard.press("Escape");
  await press(page, "Menu");
  await page.getByRole("dialog").getByRole("button", { name: "People" }).click();
};

/** Opens seats of a new table, each in a browser of its own: the page, and what it was sent. */
async function invited(house, browser, what) {
  const made = await fetch(`${house.url}/api/tables`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(what),
  }).then((answer) => answer.json());
  return async (viewport, seat, first = ".now h2") => {
    const page = await openPage(await browser.newContext({ viewport, reducedMotion: "reduce" }));
    const heard = frames(page);
    await page.goto(house.url + made.seats[seat].path);
    await page.waitForSelector(first);
    return [page, heard];
  };
}

/** A table whose invitations have been used, and the tokens of its seats. */
async function seated(house, what) {
  const post = (path, body, token = "") =>
    fetch(house.url + path, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    }).then((answer) => answer.json());
  const made = await post("/api/tables", what);
  const tokens = [];
  for (const seat of made.seats)
    tokens.push(seat.token ?? (await post(`/api/tables/${made.table}/sit`, {}, seat.invitation)).token);
  return { table: made.table, tokens };
}
/** Plays two seats at random, over their own lines, until one of them may ask to take back what the other followed. Which one. */
const playedOn = (page, table, tokens) =>
  page.evaluate(
    async ({ table, tokens }) => {
      let seed = 12345;
      const pick = (list) => list[(seed = (seed * 1103515245 + 12345) % 2147483648) % list.length];
      const value = (domain) =>
        Array.isArray(domain)
          ? pick(domain)
          : domain.new
            ? pick(domain.of)
            : domain.of
              ? domain.of.slice(0, domain.min)
              : domain.min;
      const seats = tokens.map((token) => {
        const at = { turn: null };
        at.socket = new WebSocket(`ws://${location.host}/ws`, "croupier.1");
        at.socket.onopen = () => at.socket.send(JSON.stringify({ type: "hello", table, token, n: 0 }));
        at.socket.onmessage = ({ data }) => {
          const message = JSON.parse(data);
          if (message.type === "turn" || message.type === "end") at.turn = message;
          if (message.type === "error") at.refused = true;
        };
        return at;
      });
      const moment = () => new Promise((on) => setTimeout(on, 60));
      for (let i = 0; i < 400; i++) {
        await moment();
        if (seats.some((at) => !at.turn) || seats[0].turn.n !== seats[1].turn.n) continue;
        const asker = seats.findIndex((at) => at.turn["take-back"] !== undefined);
        if (asker >= 0) {
          for (const at of seats) at.socket.close();
          return asker;
        }
        const mover = seats.find((at) => at.turn.options?.length);
        if (!mover) continue;
        const family = pick(mover.turn.options);
        const move = Object.fromEntries(
          Object.entries(family)
            .filter(([key]) => key !== "dull")
            .map(([key, domain]) => [key, key === "do" ? domain : value(domain)]),
        );
        mover.socket.send(JSON.stringify({ n: mover.turn.n, ...move }));
      }
      return -1;
    },
    { table, tokens },
  );

/** Bots play a table of people to its end: its host, whose token comes first, asks for them. */
const toTheEnd = (page, table, tokens) =>
  page.evaluate(
    ({ table, tokens }) =>
      new Promise((over) => {
        const line = new WebSocket(`ws://${location.host}/ws`, "croupier.1");
        const send = (message) => line.send(JSON.stringify(message));
        line.onopen = () => {
          send({ type: "hello", table, token: tokens[0], n: 0 });
          for (const of of tokens.keys()) send({ type: "seat", do: "bot", of, bot: "careful" });
        };
        line.onmessage = ({ data }) => {
          if (JSON.parse(data).type !== "end") return;
          line.close();
          over();
        };
      }),
    { table, tokens },
  );

export const room = {
  async "room: who sat at an evening takes their seat at the next"({ house, browser }) {
    const rules = { evening: 1 };
    const what = { game: "gamblers-heart", seats: ["me", "open", "open"], rules, watchers: true, name: "Tuesdays" };
    const { table, tokens } = await seated(house, what);
    const open = async (viewport, token) => {
      const page = await openPage(
        await browser.newContext({ viewport, reducedMotion: "reduce", acceptDownloads: true }),
      );
      await page.goto(`${house.url}/t/${table}${token ? `#${token}` : ""}`);
      await page.waitForSelector(".now h2");
      return page;
    };
    const gm = await open(wide, tokens[0]);
    const one = await open({ width: 390, height: 844 }, tokens[1]);
    const watcher = await open(wide, "");
    await toTheEnd(gm, table, tokens);
    for (const page of [gm, one]) await page.getByText("The evening is over.").waitFor();
    const waits = one.getByText("Whoever runs the game or made the table begins the next evening.");
    await waits.waitFor();
    must(!(await one.getByRole("button", { name: "Begin the next evening" }).count()), "a player does not begin it");
    await audit(one, "the evening is over");
    await fits(one, "the evening is over");

    // What happened is theirs to keep, from where the evening ends
    const [story] = await Promise.all([
      one.waitForEvent("download"),
      one.getByRole("button", { name: "Save the story" }).click(),
    ]);
    const told = readFileSync(await story.path(), "utf8");
    must(/<h2>The best moments/.test(told) && /<\/html>\s*$/.test(told), told.slice(0, 300));

    await gm.getByText("Everyone who sat here is told here that it has begun").waitFor();
    await press(gm, "Begin the next evening");
    await gm.waitForURL((url) => url.pathname !== `/t/${table}`);
    await gm.getByText("Evening 2.").first().waitFor();
    must(!(await gm.getByRole("dialog").count()), "no links are pressed on whoever began it");
    const next = new URL(gm.url()).pathname;
    await comes(async () => (await one.getByText("The next evening has begun.").count()) === 1, "the others are told");
    must(!(await waits.count()), "and wait no more");
    await audit(one, "the next evening has begun");
    await fits(one, "the next evening has begun");
    const late = await open({ width: 390, height: 844 }, tokens[2]);
    await late.getByText("The next evening has begun.").waitFor();
    for (const [page, seat] of [
      [one, 1],
      [late, 2],
    ]) {
      await press(page, "Take my seat at the next evening");
      await page.waitForURL((url) => url.pathname === next && url.hash === `#seat-${seat}`);
      await page.getByText("Evening 2").first().waitFor();
      must(!/[0-9a-f]{64}/.test(page.url()), "no token stands in the address");
      // pressed again at the old table, it is the same seat
      await page.goto(`${house.url}/t/${table}#seat-${seat}`);
      await press(page, "Take my seat at the next evening");
      await page.waitForURL((url) => url.pathname === next && url.hash === `#seat-${seat}`);
    }
    await watcher.getByRole("link", { name: "Watch the next evening" }).first().click();
    await watcher.waitForURL((url) => url.pathname === next);
    await watcher.getByText("You're watching.").waitFor();
    // whoever began it comes back to the old table, and to the new one
    await gm.goto(`${house.url}/t/${table}#seat-0`);
    await press(gm, "Take my seat at the next evening");
    await gm.waitForURL((url) => url.pathname === next && url.hash === "#seat-0");

    // who has given the seat up there is told so, and has no other
    await late.evaluate(() => {
      const key = Object.keys(localStorage).find((key) =>
        key.startsWith(`croupier.seat.${location.pathname.slice(3)}`),
      );
      const { table, token } = JSON.parse(localStorage[key]);
      localStorage.removeItem(key);
      return new Promise((left) => {
        const line = new WebSocket(`ws://${location.host}/ws`, "croupier.1");
        line.onopen = () => {
          line.send(JSON.stringify({ type: "hello", table, token, n: 0 }));
          line.send(JSON.stringify({ type: "seat", do: "leave" }));
        };
        line.onclose = left;
      });
    });
    await late.goto(`${house.url}/t/${table}#seat-2`);
    await press(late, "Take my seat at the next evening");
    await late.getByRole("alert").getByText("Somebody else has your seat there by now, or you gave it back.").waitFor();
    await fits(late, "the seat is another's");
    must(new URL(late.url()).pathname === `/t/${table}`, "and stays where they are");
    for (const page of [gm, one, late, watcher]) {
      must(page.troubles.length === 0, page.troubles.join("\n"));
      await page.context().close();
    }
  },

  async "room: people wait for each other, a bot plays for one, a seat goes to another"({ house, browser }) {
    const open = async (viewport) => {
      const page = await openPage(await browser.newContext({ viewport, reducedMotion: "reduce" }));
      return [page, frames(page)];
    };
    const [host, hostHeard] = await open(wide);
    const [guest, guestHeard] = await open(narrow);
    await host.goto(house.url);
    const pits = host.getByRole("region", { name: "Bloodsport Gambler" });
    await pits.getByText("More ways to play").click();
    await pits.getByRole("button", { name: "Invite a second player" }).click();
    await host.getByRole("heading", { name: "Waiting for everyone" }).waitFor();
    await host.getByLabel("Your name at tables").fill("Ana");
    await host.getByRole("radio", { name: "Green" }).check({ force: true });
    await press(host, "Use this name and colour");
    await host.getByRole("listitem").getByText("Ana", { exact: true }).waitFor();
    await host.getByText("Show it as a QR code").click();
    await host.getByRole("img", { name: "QR code of the link for Gambler 2" }).waitFor();
    must(
      !hostHeard.some((frame) => frame.includes('"fighter"') && frame.includes('"do":"deal"')),
      "nothing is dealt yet",
    );
    await audit(host, "waiting for everyone");
    await whole(host, "waiting for everyone");

    await host.getByText("Your devices shuffle together with the server").waitFor();

    // The second comes, and it begins by itself for both
    const [first] = await links(host);
    await guest.goto(house.url + first);
    for (const page of [host, guest]) await page.waitForSelector(".now h2:not(#gather)");
    await press(guest, "Menu");
    await guest.getByRole("dialog").getByRole("button", { name: "Fair dealing" }).click();
    await guest.getByText("The devices of 2 players added secret numbers").waitFor();
    await press(guest, "Close");
    await guest.getByRole("group", { name: "People" }).getByText("Ana", { exact: true }).waitFor();

    // The guest lets a bot play, and plays again
    await people(guest);
    await guest.getByText("Change who plays your seat").click();
    await audit(guest, "who plays my seat");
    await whole(guest, "who plays my seat");
    await press(guest, /^Let .+ \(bot \w+\) play for me$/);
    await guest.getByText(/^you, played by .+ \(bot \w+\)$/).waitFor();
    await host.getByRole("group", { name: "People" }).getByText("Gambler 2 (a bot plays)").waitFor();
    await press(guest, "Close");
    const instead = guest.locator(".missed", { hasText: /\(bot \w+\) plays for you\./ });
    await instead.getByRole("button", { name: "Play myself again" }).click();
    await comes(async () => (await instead.count()) === 0, "who plays again is told of no bot");
    await comes(async () => (await host.getByText(/\(a bot plays\)$/).count()) === 0, "the bot has left");

    // Handed on by the guest: theirs until the link is used, then another's
    await people(guest);
    await guest.getByText("Change who plays your seat").click();
    await press(guest, "Hand my seat to somebody else");
    await guest.getByText("Whoever opens this link takes your seat.").waitFor();
    const [handed] = await links(guest);
    const [other, otherHeard] = await open(narrow);
    await other.goto(house.url + handed);
    await other.waitForSelector(".now h2");
    await guest.getByText("You no longer have this seat.").waitFor();
    await guest.reload();
    await guest.getByRole("heading", { name: "No seat" }).waitFor();

    // Taken away by the host, who is asked twice and then has a new link
    await people(host);
    await host.getByText("Change who plays Gambler 2").click();
    await press(host, "Give the seat to somebody else");
    await audit(host, "who plays a seat");
    await press(host, /loses the seat\. Press again$/);
    await other.getByText("You no longer have this seat.").waitFor();
    await comes(async () => (await links(host)).at(-1) !== first, "a new link");
    const last = (await links(host)).at(-1);
    await guest.goto(house.url + last);
    await guest.waitForSelector(".now h2");
    await host.getByRole("dialog").getByText(/^here/).waitFor();

    // Given back
    await people(guest);
    await guest.getByText("Change who plays your seat").click();
    await press(guest, "Leave the table");
    await press(guest, /lets you back in\. Press again$/);
    await guest.getByText("You no longer have this seat.").waitFor();
    await host
      .getByRole("dialog")
      .getByText(/^left|has left$/)
      .waitFor();
    await press(host, "Make a new link");
    await comes(async () => (await links(host)).at(-1) !== last, "another link");

    const secret = (path) => path.split("#")[1];
    for (const [heard, path] of [
      [guestHeard, last],
      [otherHeard, handed],
      [otherHeard, last],
      [hostHeard, handed],
    ])
      must(!heard.some((frame) => frame.includes(secret(path))), "a link in frames of somebody else");
    for (const page of [host, guest, other]) {
      must(page.troubles.length === 0, page.troubles.join("\n"));
      await page.context().close();
    }
  },

  async "room: begun with a bot for who is missing; a friend drops in where a bot plays"({ house, browser }) {
    const host = await openPage(await browser.newContext({ viewport: narrow, reducedMotion: "reduce" }));
    await host.goto(house.url);
    const pits = host.getByRole("region", { name: "Bloodsport Gambler" });
    await pits.getByText("More ways to play").click();
    await pits.getByRole("button", { name: "Invite a second player" }).click();
    await host.getByRole("heading", { name: "Waiting for everyone" }).waitFor();
    await audit(host, "waiting for everyone, narrow");
    await whole(host, "waiting for everyone, narrow");
    const heard = frames(host);
    await host.reload();
    await host.getByRole("button", { name: /^Begin now, with .+ \(bot \w+\) in the empty seats$/ }).dblclick();
    await host.waitForSelector(".now h2:not(#gather)");
    const line = host.getByRole("group", { name: "People" });
    await line.getByText(/\(a bot plays\)$/).waitFor();
    must(!heard.some((frame) => frame.includes('"type":"error"')), "nothing is refused");
    must((await host.getByRole("dialog").count()) === 0, "a bot plays: nobody has to be invited now");
    await host.setViewportSize({ width: 320, height: 640 });
    await line.evaluate((e) => {
      e.firstElementChild.textContent = "Anastasia Konstantinopolskaya the Third";
      e.append(e.firstElementChild.cloneNode(true));
    });
    must(await line.evaluate((e) => e.scrollWidth <= e.clientWidth), "a long line of people is seen whole");
    await host.setViewportSize(narrow);

    await host.goto(house.url);
    await host.getByRole("region", { name: "Texarkana" }).getByRole("button", { name: "Play now" }).click();
    await host.waitForSelector(".now");
    await people(host);
    await press(host.getByRole("dialog"), "Invite somebody to this seat");
    await comes(async () => (await links(host)).length > 1, "a link for a bot's seat");
    const path = (await links(host)).find((at) => host.url().includes(at.split("#")[0]));
    const friend = await openPage(await browser.newContext({ viewport: wide, reducedMotion: "reduce" }));
    await friend.goto(house.url + path);
    await friend.waitForSelector(".now h2");
    await host.getByRole("dialog").getByText("here", { exact: true }).waitFor();
    for (const page of [host, friend]) {
      must(page.troubles.length === 0, page.troubles.join("\n"));
      await page.context().close();
    }
  },

  async "room: Bloodsport by clock, one of two away until time is up"({ house, browser }) {
    const made = await fetch(`${house.url}/api/tables`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ game: "bloodsport", seats: ["open", "open"], gather: true, clock: { move: 14 }, seed: 6 }),
    }).then((answer) => answer.json());
    const open = async (viewport, seat) => {
      const page = await openPage(await browser.newContext({ viewport, reducedMotion: "reduce" }));
      await page.goto(house.url + made.seats[seat].path);
      return page;
    };
    const [near, far] = [await open(wide, 0), await open(narrow, 1)];
    for (const page of [near, far]) await page.waitForSelector(".now h2:not(#gather)");
    const clocks = (page) => page.getByRole("list", { name: "Clocks" });
    const yours = async (page) => (await page.title()).startsWith("Your turn: ");
    for (const page of [near, far]) await clocks(page).waitFor();
    await comes(async () => (await yours(near)) !== (await yours(far)), "one of them is told in the title");
    const [asked, other] = (await yours(near)) ? [near, far] : [far, near];
    await clocks(asked).getByText("You", { exact: true }).waitFor();
    await audit(asked, "by clock");
    await whole(far, "by clock, narrow");
    await fits(far, "by clock");

    // Ten seconds before the end it is marked by more than a colour, and spoken once
    await asked.getByText("hurry").waitFor();
    await asked.getByRole("status").getByText("10 seconds").waitFor({ state: "attached" });
    const away = asked.url();
    await asked.goto("about:blank");
    await other
      .getByText(/ran out of time\./)
      .first()
      .waitFor({ timeout: 30_000 });
    await comes(() => clocks(other).isVisible(), "the match goes on by clock");
    await asked.goto(away);
    await clocks(asked).waitFor();

    // What the clocks are stands with the people; whoever made the table stops them
    await people(near);
    await near.getByRole("dialog").getByText("Each move may take 0:14.").waitFor();
    await press(near.getByRole("dialog"), "Stop the clocks");
    await far.getByText(/has stopped the clocks\.$/).waitFor();
    await press(near.getByRole("dialog"), "Start the clocks again");
    await comes(async () => !(await far.getByText(/has stopped the clocks\.$/).count()), "they go on");
    for (const page of [near, far]) {
      must(page.troubles.length === 0, page.troubles.join("\n"));
      await page.context().close();
    }
  },

  async "room: cards without a name, and a break"({ house, browser }) {
    const made = await fetch(`${house.url}/api/tables`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ game: "bloodsport", seats: ["me", "open"], seed: 6, watchers: true }),
    }).then((answer) => answer.json());
    const open = async (viewport, seat) => {
      const page = await openPage(await browser.newContext({ viewport, reducedMotion: "reduce" }));
      const heard = frames(page);
      await page.goto(house.url + made.seats[seat].path);
      await page.waitForSelector(".now h2");
      return [page, heard];
    };
    const [[host, hostHeard], [guest, guestHeard]] = [await open(wide, 0), await open(narrow, 1)];
    const watcher = await openPage(await browser.newContext({ viewport: narrow, reducedMotion: "reduce" }));
    await watcher.goto(`${house.url}/t/${made.table}`);
    await watcher.waitForSelector(".now h2");
    const cards = (page) => page.getByRole("region", { name: "Cards without a name" });
    for (const page of [host, guest]) await cards(page).waitFor();
    await whole(guest, "cards, narrow");
    await fits(guest, "cards");
    // they take no room from the table: on a screen of 800 px the hand is whole
    const hand = await host.locator(".hand").boundingBox();
    must(hand.y + hand.height <= wide.height, `the hand ends at ${hand.y + hand.height} of ${wide.height} px`);

    // One touch, and both read the same; so does whoever listens
    await cards(guest).getByRole("button", { name: "Stop" }).click();
    await guest
      .getByText(/^Somebody shows the card "Stop"\. Nobody moves until .+ lifts it\.$/)
      .first()
      .waitFor();
    await host.getByText('Somebody shows the card "Stop". Nobody moves until you lift it.').first().waitFor();
    await host.getByRole("status").getByText("Somebody shows the card").waitFor({ state: "attached" });
    const told = (heard) => heard.filter((frame) => frame.includes('"type":"care"'));
    must(
      told(hostHeard).join() === told(guestHeard).join() && told(hostHeard).length === 1,
      "both read the same bytes",
    );
    await audit(guest, "stopped");
    await audit(host, "stopped, who lifts it");
    await whole(guest, "stopped, narrow");
    must(!(await guest.getByRole("button", { name: 'Lift the "Stop"' }).count()), "a guest does not lift it");
    // whoever has scrolled down sees it, and why a move is held
    await guest.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await comes(
      async () => (await guest.locator(".shown").boundingBox()).y >= 0,
      `it stands at ${(await guest.locator(".shown").boundingBox()).y}`,
    );
    const mover = (await guest.locator(".now [data-main]").count()) ? guest : host;
    await comes(
      async () => (await mover.locator('.now .acts button:not([aria-disabled="true"])').count()) === 0,
      "nothing may be pressed, and it looks so",
    );
    await watcher.getByText("The players have stopped for a moment.").waitFor();

    // By keyboard alone the host lifts it, and makes a break
    await host.getByRole("button", { name: 'Lift the "Stop"' }).press("Enter");
    for (const page of [host, guest])
      await comes(
        async () =>
          !(await page
            .locator("main, .shown")
            .getByText(/Nobody moves until/)
            .count()),
        "it is lifted for all",
      );
    await comes(
      async () =>
        !(await watcher.getByText(/have stopped/).count()) &&
        (await mover.locator('.now .acts button:not([aria-disabled="true"])').count()) > 0,
      "a watcher learns of it, and buttons are open again",
    );
    await cards(host).getByRole("button", { name: "More", exact: true }).press("Enter");
    await cards(host).getByRole("button", { name: "A break of 10 minutes" }).press("Enter");
    for (const page of [host, guest])
      await page.getByText("A break: nobody moves for 10 more minutes.").first().waitFor();
    await cards(guest).getByRole("button", { name: "More", exact: true }).click();
    must(!(await guest.getByRole("button", { name: /break/ }).count()), "a guest makes no break, and ends none");
    await audit(guest, "in a break");
    await whole(guest, "in a break, narrow");
    await host.locator(".shown").getByRole("button", { name: "End the break" }).press("Enter");
    await comes(async () => !(await guest.locator(".shown").count()), "it is over for all");
    for (const page of [host, guest, watcher]) {
      must(page.troubles.length === 0, page.troubles.join("\n"));
      await page.context().close();
    }
  },

  async "room: moves taken back when all agree"({ house, browser }) {
    for (const game of ["bloodsport", "twenty-one"]) {
      const { table, tokens } = await seated(house, { game, seats: ["me", "open"], seed: 6, watchers: true });
      const open = async (viewport, seat) => {
        const page = await openPage(await browser.newContext({ viewport, reducedMotion: "reduce" }));
        const heard = frames(page);
        await page.goto(`${house.url}/t/${table}${seat < 0 ? "" : `#${tokens[seat]}`}`);
        await page.waitForSelector(".now h2");
        return [page, heard];
      };
      const [first] = await open(wide, -1);
      const asker = await playedOn(first, table, tokens);
      const [host] = await open(wide, asker);
      const [guest, guestHeard] = await open(narrow, 1 - asker);
      const box = (page) => page.getByRole("complementary", { name: "Taking back" });
      const told = host.locator("header.top");
      await host.getByRole("button", { name: "Ask to take back" }).waitFor();
      must(!(await guest.getByRole("button", { name: "Ask to take back" }).count()), "who moved last need not ask");

      // Asked and withdrawn: nothing has changed
      const before = await told.getAttribute("data-n");
      await host.getByRole("button", { name: "Ask to take back" }).press("Enter");
      await box(host)
        .getByText(/^You ask to take back the last (move|\d+ moves)\.$/)
        .waitFor();
      await box(host)
        .getByText(/^Waiting for .+\.$/)
        .waitFor();
      await box(guest)
        .getByText(/ would like to take back the last (move|\d+ moves)\.$/)
        .waitFor();
      await guest.getByRole("status").getByText("would like to take back").waitFor({ state: "attached" });
      await audit(guest, `${game}: asked`);
      await whole(guest, `${game}: asked, narrow`);
      await fits(guest, `${game}: asked`);
      await audit(host, `${game}: who asks`);
      await whole(host, `${game}: who asks`);
      must(!(await first.getByText(/take back/).count()), "a watcher is told nothing of it");
      await box(host).getByRole("button", { name: "Withdraw" }).press("Enter");
      await box(guest).getByText("withdrew the request to take back.").waitFor();
      await box(guest).getByRole("button", { name: "Close" }).click();
      await comes(async () => !(await guest.locator(".request").count()), "it is closed");
      must((await told.getAttribute("data-n")) === before, "and nothing has changed");

      // Agreed: both are back, and the story says so to everyone
      await host.getByRole("button", { name: "Ask to take back" }).click();
      await box(guest).getByRole("button", { name: "Agree" }).press("Enter");
      for (const page of [host, guest, first]) {
        await comes(
          async () => Number(await page.locator("header.top").getAttribute("data-n")) === Number(before) + 1,
          "the table went back",
        );
        must(!(await page.locator(".request").count()), "nothing is asked any more");
        await page
          .getByText(/By agreement, the last (move was|\d+ moves were) undone\./)
          .first()
          .waitFor({ state: "attached" });
      }
      must(!guestHeard.some((frame) => frame.includes(tokens[asker])), "no token in the other's frames");
      for (const page of [host, guest, first]) {
        must(page.troubles.length === 0, page.troubles.join("\n"));
        await page.context().close();
      }
    }
  },

  async "room: lines and veils, before and during a match"({ house, browser }) {
    const made = await fetch(`${house.url}/api/tables`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ game: "gamblers-heart", seats: ["me", "open", "open"], seed: 6, gather: true }),
    }).then((answer) => answer.json());
    const open = async (viewport, seat) => {
      const page = await openPage(await browser.newContext({ viewport, reducedMotion: "reduce" }));
      const heard = frames(page);
      await page.goto(house.url + made.seats[seat].path);
      return [page, heard];
    };
    const [[host, hostHeard], [guest]] = [await open(wide, 0), await open(narrow, 1)];
    const sheet = (page) => page.getByRole("region", { name: "Lines and veils" });
    for (const page of [host, guest]) {
      await page.getByRole("heading", { name: "Waiting for everyone" }).waitFor();
      await page.getByText("Lines and veils", { exact: true }).click();
      await sheet(page).getByText("Nobody learns who named it").waitFor();
    }

    // What one names, both read, in small letters; only who named it can take it back
    await sheet(guest).getByLabel("What should it be?").fill("Spiders");
    await sheet(guest).getByRole("button", { name: "A line: not at all" }).press("Enter");
    await sheet(guest).getByLabel("What should it be?").fill("Blood");
    await sheet(guest).getByRole("button", { name: "A veil: off screen" }).click();
    for (const page of [host, guest])
      for (const word of ["spiders", "blood"]) await sheet(page).getByText(word, { exact: true }).waitFor();
    must(
      !(await sheet(host)
        .getByRole("button", { name: /Take back/ })
        .count()),
      "the host takes nothing back",
    );
    const told = hostHeard.filter((frame) => frame.includes('"type":"lines"'));
    must(told.length === 2 && !told.join().includes("Spiders"), "the host's page is sent small letters, and no more");
    await sheet(guest).getByLabel("What should it be?").fill("x".repeat(81));
    await sheet(guest).getByText("Too long by 1 letter").waitFor();
    for (const page of [host, guest]) await audit(page, "lines and veils, waiting");
    await whole(guest, "lines and veils, narrow");

    // In the match they are behind "More"
    await press(host, "Begin");
    await guest.waitForSelector(".now h2:not(#gather)");
    await guest
      .getByRole("region", { name: "Cards without a name" })
      .getByRole("button", { name: "More", exact: true })
      .click();
    await sheet(guest).getByRole("button", { name: 'Take back "blood"' }).click();
    await comes(async () => !(await sheet(guest).getByText("blood", { exact: true }).count()), "it is taken back");
    await sheet(guest).getByText("No veils yet.").waitFor();
    await sheet(guest).getByText("spiders", { exact: true }).waitFor();
    await audit(guest, "lines and veils, in a match");
    await whole(guest, "lines and veils, narrow, in a match");
    await fits(guest, "lines and veils");
    for (const page of [host, guest]) {
      must(page.troubles.length === 0, page.troubles.join("\n"));
      await page.context().close();
    }
  },

  async "room: at a table of two the line beside the title ends before the buttons begin"({ house, browser }) {
    const page = await openPage(await browser.newContext({ viewport: wide }));
    for (const [game, seats, line] of [
      ["bloodsport", ["me", "open"], ".phases"],
      ["texarkana", ["careful", "me", "open"], ".bar"],
      ["texarkana", ["me", "open"], ".bar"],
    ]) {
      const made = await house.table(seats, 6, game);
      await page.goto(house.url + made.seats[seats.indexOf("me")].path);
      await page.getByRole("region", { name: "Cards without a name" }).waitFor();
      await page.locator(line).waitFor();
      if (seats[0] === "me" && game === "texarkana") {
        // whoever runs the game can take back and set right
        await page.locator(".now [data-choice]").first().click();
        await page.locator(".now [data-main]").click();
        await page.locator(".tools .undo").waitFor();
      }
      for (const width of [1280, 1440, 1600, 1759, 1760, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const gap = await page.evaluate((at) => {
          const [said, tools] = [at, ".tools"].map((one) => document.querySelector(one).getBoundingClientRect());
          return tools.left - said.right;
        }, line);
        must(gap >= 8, `${game}, ${width} wide: ${gap} px apart`);
      }
    }
    must(page.troubles.length === 0, page.troubles.join("\n"));
    await page.context().close();
  },

  async "room: a whisper, and a seat that is not heard"({ house, browser }) {
    const open = await invited(house, browser, { game: "gamblers-heart", seats: ["me", "open", "open"], seed: 6 });
    const [[host], [guest], [third, thirdHeard]] = [await open(wide, 0), await open(narrow, 1), await open(narrow, 2)];
    const whispers = (page) => page.getByRole("region", { name: "Whispers" });
    const more = (page) =>
      page
        .getByRole("region", { name: "Cards without a name" })
        .getByRole("button", { name: "More", exact: true })
        .click();
    for (const page of [host, guest]) await more(page);
    await whispers(guest).getByLabel("Your whisper").fill("Do you trust her?");
    await whispers(guest).getByRole("button", { name: "Whisper", exact: true }).press("Enter");
    await host
      .getByText(/whispers to you: Do you trust her\?/)
      .first()
      .waitFor();
    await whispers(guest)
      .getByText(/^To .+: Do you trust her\?$/)
      .waitFor();
    await audit(guest, "a whisper");
    await whole(guest, "a whisper, narrow");
    await fits(guest, "a whisper");
    await audit(host, "a whisper that came");
    must(!thirdHeard.join().includes("trust her"), "the third is sent nothing of it");

    // It is still there after a reload; of a seat that is not to be heard nothing is shown
    await host.reload();
    await host.waitForSelector(".now h2");
    await more(host);
    await whispers(host)
      .getByText(/whispers to you: Do you trust her\?/)
      .waitFor();
    await whispers(host).getByRole("combobox", { name: "To" }).selectOption("1");
    await whispers(host)
      .getByRole("button", { name: /^Do not show what .+ says$/ })
      .click();
    await comes(async () => !(await host.getByText("Do you trust her?").count()), "it is not shown any more");
    await whispers(guest).getByLabel("Your whisper").fill("Hello?");
    await whispers(guest).getByRole("button", { name: "Whisper", exact: true }).click();
    await whispers(guest)
      .getByText(/^To .+: Hello\?$/)
      .waitFor();
    must(!(await host.getByText("Hello?").count()), "nor what comes after that");
    await whispers(host)
      .getByRole("button", { name: /^Show what .+ says$/ })
      .click();
    await whispers(host)
      .getByText(/whispers to you: Hello\?/)
      .waitFor();
    for (const page of [host, guest, third]) {
      must(page.troubles.length === 0, page.troubles.join("\n"));
      await page.context().close();
    }
  },

  async "room: notes, one's own and everyone's"({ house, browser }) {
    const open = await invited(house, browser, { game: "gamblers-heart", seats: ["me", "open"], seed: 6 });
    const [[host, hostHeard], [guest]] = [await open(wide, 0), await open(narrow, 1)];
    const more = (page) =>
      page
        .getByRole("region", { name: "Cards without a name" })
        .getByRole("button", { name: "More", exact: true })
        .click();
    const notes = (page) => page.getByRole("region", { name: "Notes" });
    const own = (page) => notes(page).getByLabel(/^Your own/);
    const all = (page) => notes(page).getByLabel(/^Everyone's/);
    const save = (page) => notes(page).getByRole("button", { name: "Save" });
    for (const page of [host, guest]) await more(page);
    await own(guest).fill("He limps.\nReally.");
    await save(guest).press("Enter");
    await save(guest).waitFor({ state: "detached" });
    await all(host).fill("The bridge is gone.");
    await save(host).click();
    await comes(async () => (await all(guest).inputValue()) === "The bridge is gone.", "all read it");
    await audit(guest, "notes");
    await whole(guest, "notes, narrow");
    await fits(guest, "notes");

    // What is being typed stays when somebody else saves, and replaces theirs only knowingly
    await all(guest).fill("The bridge is back.");
    await all(host).fill("The bridge burns.");
    await save(host).click();
    await notes(guest).getByText("Somebody else changed this note").waitFor();
    await notes(guest).getByText("The bridge burns.", { exact: true }).waitFor();
    await guest.keyboard.press("Escape");
    await notes(guest).waitFor({ state: "detached" });
    await more(guest);
    must((await all(guest).inputValue()) === "The bridge is back.", "the draft stays");
    await save(guest).click();
    await comes(async () => (await all(host).inputValue()) === "The bridge is back.", "it is everyone's now");

    await guest.reload();
    await guest.waitForSelector(".now h2");
    await more(guest);
    await comes(async () => (await own(guest).inputValue()) === "He limps.\nReally.", "one's own is kept");
    must(!hostHeard.join().includes("limps"), "the other is sent nothing of it");
    for (const page of [host, guest]) {
      must(page.troubles.length === 0, page.troubles.join("\n"));
      await page.context().close();
    }
  },

  async "room: a handout for one, for all, and taken back"({ house, browser }) {
    const open = await invited(house, browser, { game: "gamblers-heart", seats: ["me", "open", "open"], seed: 6 });
    const [[host], [guest, heard], [third, thirdHeard]] = [
      await open(wide, 0),
      await open(narrow, 1),
      await open(narrow, 2),
    ];
    const more = (page) =>
      page
        .getByRole("region", { name: "Cards without a name" })
        .getByRole("button", { name: "More", exact: true })
        .click();
    const handouts = (page) => page.getByRole("region", { name: "Handouts" });
    await more(guest);
    await guest.getByRole("region", { name: "Notes" }).waitFor();
    must((await handouts(guest).count()) === 0, "who has none and gives none sees nothing of handouts");
    await guest.keyboard.press("Escape");
    await more(host);
    await handouts(host).getByText("A new handout").press("Enter");
    await handouts(host).getByLabel("Title").fill("A letter <b>for</b> you");
    await handouts(host).getByLabel("What it says").fill("Meet me at the mill.\nAlone.");
    await audit(host, "a handout in the making");
    await handouts(host).getByRole("button", { name: "Save" }).click();
    const made = handouts(host).locator("details").filter({ hasText: "A letter" });
    await made.getByText("nobody has it yet").waitFor();
    must(/you nobody/.test(await made.locator("summary").innerText()), "its title and who has it are two things");
    await host.keyboard.press("Escape");
    await more(host);
    await made.locator("summary").click();
    await made.getByRole("checkbox").nth(0).check();
    await made.getByRole("button", { name: "Save" }).click();

    const shown = (page) => page.locator(".handed");
    await shown(guest).getByText("Meet me at the mill.").waitFor();
    must((await shown(guest).locator("b").textContent()) === "A letter <b>for</b> you", "HTML is text");
    await audit(guest, "a handout that came");
    await whole(guest, "a handout, narrow");
    await fits(guest, "a handout");
    must(!thirdHeard.join().includes("mill"), "another seat is sent nothing of it");
    await made.getByRole("checkbox").nth(1).check();
    await made.getByRole("button", { name: "Save" }).click();
    await shown(third).getByText("Alone.").waitFor();
    must(heard.filter((frame) => String(frame).includes("mill")).length === 1, "who had it hears nothing of that");
    await shown(guest).getByRole("button", { name: "Close" }).click();
    await shown(guest).waitFor({ state: "detached" });
    must(await guest.locator(".now h2").evaluate((at) => at === document.activeElement), "the question has the focus");
    await guest.reload();
    await guest.waitForSelector(".now h2");
    await more(guest);
    await handouts(guest).locator("summary").click();
    await handouts(guest).getByText("Meet me at the mill.").waitFor();
    await audit(guest, "handouts");
    await fits(guest, "handouts");
    await made.getByRole("checkbox").nth(1).uncheck();
    await made.getByRole("button", { name: "Save" }).click();
    await shown(third).waitFor({ state: "detached" });
    await made.getByRole("button", { name: "Remove" }).click();
    await handouts(guest).waitFor({ state: "detached" });
    for (const page of [host, guest, third]) {
      must(page.troubles.length === 0, page.troubles.join("\n"));
      await page.context().close();
    }
  },

  async "room: a sign is seen for some seconds, by who wants to see it"({ house, browser }) {
    const open = await invited(house, browser, { game: "gamblers-heart", seats: ["me", "open"], seed: 6 });
    const [[host], [guest]] = [await open(wide, 0), await open({ width: 360, height: 640 }, 1)];
    const care = (page) => page.getByRole("region", { name: "Cards without a name" });
    const company = (page) => page.getByRole("group", { name: "People" });
    const signs = (page) => care(page).getByRole("button", { name: "Signs" });
    const top = async (button) => (await button.boundingBox()).y;
    const [stops, faces] = [await top(care(guest).getByRole("button", { name: "Stop" })), await top(signs(guest))];
    must(stops === faces, `the cards and the signs are one row on a phone: ${stops}, ${faces}`);
    await signs(guest).press("Enter");
    await whole(guest, "signs laid open, narrow");
    await fits(guest, "signs laid open");
    await audit(guest, "signs laid open");
    await care(guest).getByRole("button", { name: "Raise a glass" }).click();
    await company(host).locator(".sign svg").waitFor();
    await comes(
      async () => /raises a glass\./.test(await host.locator("p.hush[role=status]").innerText()),
      "it is said to who listens",
    );
    await audit(host, "a sign that came");
    await company(guest).locator(".sign").waitFor();
    await company(host).locator(".sign").waitFor({ state: "detached", timeout: 8000 });
    await guest.reload();
    await care(guest).getByRole("button", { name: "Nod" }).waitFor();
    await signs(guest).click();
    await care(guest).getByRole("button", { name: "Nod" }).waitFor({ state: "detached" });

    // Off by a setting; and not of somebody whose words are not shown
    await press(guest, "Menu");
    await guest.getByLabel("Show the signs that others make").uncheck();
    await guest.keyboard.press("Escape");
    const stop = care(host).getByRole("button", { name: "Stop" });
    const { x } = await stop.boundingBox();
    await signs(host).click();
    must((await stop.boundingBox()).x === x, "signs laid open beside the title move no card");
    await audit(host, "signs laid open, wide");
    await care(host).getByRole("button", { name: "Laugh" }).click();
    await company(host).locator(".sign").waitFor();
    must((await guest.locator(".sign").count()) === 0, "who wants to see none sees none");
    for (const page of [host, guest]) {
      must(page.troubles.length === 0, page.troubles.join("\n"));
      await page.context().close();
    }
  },

  async "room: my sheet on my phone, and this screen for all in the room"({ house, browser }) {
    const { table, tokens } = await seated(house, { game: "bloodsport", seats: ["me", "open"], seed: 6 });
    const context = await browser.newContext({ viewport: wide, reducedMotion: "reduce" });
    const page = await openPage(context);
    await page.goto(`${house.url}/t/${table}#${tokens[0]}`);
    await page.waitForSelector(".now h2");
    await press(page, "Menu");
    await press(page, "My sheet on my phone");
    const drawer = page.getByRole("dialog");
    await drawer.getByText("Show the code").click();
    await drawer.getByRole("img", { name: "Show the code" }).waitFor();
    await audit(page, "the way to a phone");
    await fits(page, "the way to a phone");

    // On the phone: the same seat, with its hand and its controls, and the table folded
    const phone = await openPage(
      await browser.newContext({ viewport: { width: 360, height: 640 }, reducedMotion: "reduce" }),
    );
    await phone.goto(`${house.url}/t/${table}#${tokens[0]}-own`);
    await phone.waitForSelector(".hand .card");
    must(new URL(phone.url()).hash === "#own-0", `no token stays in the address: ${phone.url()}`);
    must((await phone.locator(".table").count()) === 0, "the table is folded");
    await audit(phone, "a sheet on a phone");
    await whole(phone, "a sheet on a phone");
    await fits(phone, "a sheet on a phone", [[360, 640], ...WIDTHS]);
    await phone.locator("summary").filter({ hasText: "The table" }).press("Enter");
    await phone.locator(".table").waitFor();
    await whole(phone, "a sheet on a phone, the table unfolded");
    await phone.reload();
    await phone.waitForSelector(".hand .card");
    must((await phone.locator(".table").count()) === 0, "it is the same page after a reload");

    // On the large screen: what all may see, and not a byte more
    const hand = await phone.locator(".hand .card").evaluateAll((all) => all.map((one) => one.dataset.at ?? ""));
    const heard = frames(page);
    await drawer.getByRole("link", { name: "Show only the table here" }).click();
    await page.waitForURL(/#screen-0$/);
    await page.locator("small", { hasText: "You're watching" }).waitFor();
    await comes(() => heard.some((frame) => String(frame).startsWith('{"type":"turn"')), "the screen has its turn");
    const sent = heard.join();
    must(sent.includes('"seat":"watcher"') && !sent.includes('"seat":0,"protocol"'), "it is a watcher's");
    must(
      hand.every((card) => !card || !sent.includes(`"${card}"`)),
      `no card of the hand comes: ${hand}`,
    );
    must((await page.locator(".hand").count()) === 0, "no hand is shown");
    await audit(page, "the table's own screen");
    await whole(page, "the table's own screen");
    await press(page, "Menu");
    for (const secret of [/^Save/, "Six words", "A phrase"])
      must(
        (await drawer.getByRole("button", { name: secret }).count()) === 0,
        `no "${secret}" of a seat is offered there`,
      );
    await press(page, "My sheet on my phone");
    await drawer.getByRole("link", { name: "Show my seat here again" }).click();
    await page.waitForURL(/#seat-0$/);
    await page.waitForSelector(".hand .card");
    for (const one of [page, phone]) {
      must(one.troubles.length === 0, one.troubles.join("\n"));
      await one.context().close();
    }
  },

  ...Object.fromEntries(
    [
      ["bloodsport", ["me", "careful"]],
      ["gamblers-heart", ["careful", "me"]],
      ["texarkana", ["careful", "me"]],
      ["twenty-one", ["careful", "me"]],
    ].map(([game, seats]) => [
      `room: a sheet on a phone plays ${game}`,
      async ({ house, browser }) => {
        const made = await house.table(seats, 6, game);
        const at = seats.indexOf("me");
        const page = await openPage(
          await browser.newContext({ viewport: { width: 360, height: 640 }, reducedMotion: "reduce" }),
        );
        await page.goto(`${house.url}${made.seats[at].path}-own`);
        await page.waitForSelector(".now h2");
        let moves = 0;
        page.on("websocket", (line) => line.on("framesent", ({ payload }) => (moves += /"do":/.test(payload) ? 1 : 0)));
        await page.reload(); // its line is listened to from the beginning
        await page.waitForSelector(".now h2");
        for (let i = 0; i < 300 && moves < 20; i++) {
          await pressed(page);
          await page.waitForTimeout(100);
          if (i % 25 === 20) await whole(page, `${game} on a phone, ${i} presses on`);
        }
        must(moves >= 20, `the match goes on: ${moves} moves, ${await page.locator(".now").innerText()}`);
        await page.keyboard.press("Escape");
        await audit(page, `${game} on a phone`);
        await fits(page, `${game} on a phone`, [[360, 640]]);
        must(page.troubles.length === 0, page.troubles.join("\n"));
        await page.context().close();
      },
    ]),
  ),

  async "room: a clock is chosen when a table is made"({ house, browser }) {
    const page = await openPage(await browser.newContext({ viewport: narrow, reducedMotion: "reduce" }));
    await page.goto(house.url);
    const pits = page.getByRole("region", { name: "Bloodsport Gambler" });
    await pits.getByText("More ways to play").click();
    await pits.getByLabel("Time to think").selectOption("A day a move");
    await pits.getByLabel("When time runs out").selectOption("A bot takes the seat");
    await audit(page, "choosing a clock");
    await fits(page, "choosing a clock");
    await pits.getByRole("button", { name: "Invite a second player" }).click();
    await press(page, /^Begin now, with .+ \(bot \w+\) in the empty seats$/);
    await page.getByRole("list", { name: "Clocks" }).getByText("24 hours").waitFor();
    await people(page);
    await page
      .getByText("and time also runs while nobody is here. When time runs out, a bot takes the seat.")
      .waitFor();
    must(page.troubles.length === 0, page.troubles.join("\n"));
    await page.context().close();
  },

  async "room: a table is put on the list, and a stranger sits down from there"({ browser }) {
    const house = await House.open(program, ["--list"]);
    const open = async (viewport) => openPage(await browser.newContext({ viewport, reducedMotion: "reduce" }));
    const [host, guest, plain] = [await open(wide), await open(wide), await open(narrow)];
    await guest.goto(house.url);
    const list = (page) => page.getByRole("region", { name: "Open tables" });
    await list(guest).getByText("No table is waiting for people at the moment.").waitFor();

    // Private until its host says otherwise
    await host.goto(house.url);
    await host.getByRole("region", { name: "Bloodsport Gambler" }).getByText("More ways to play").click();
    await press(host, "Invite a second player");
    const says = host.getByLabel("What strangers should know about this table");
    await says.waitFor();
    await guest.waitForTimeout(5500);
    must(!(await list(guest).getByRole("listitem").count()), "a table is private unless it is listed");
    await says.fill("ä".repeat(61));
    await host.getByText("This line can have up to 120 bytes.").waitFor();
    await audit(host, "putting a table on the list");
    await says.fill("<b>Slow</b> evening, newcomers welcome");
    await says.press("Enter");
    await host.getByText("so strangers can sit down here").waitFor();
    const focused = (page) => page.evaluate(() => document.activeElement.textContent);
    must((await focused(host)) === "Take it off the list", `what undoes it has the focus: ${await focused(host)}`);

    // Found by whoever opens the page, and by whoever has it open
    const entry = list(guest).getByRole("listitem");
    await entry.getByText("<b>Slow</b> evening, newcomers welcome").waitFor();
    must((await entry.innerText()).includes("One of 2 seats is free."), await entry.innerText());
    await plain.goto(house.url);
    await list(plain).getByRole("listitem").waitFor();
    for (const page of [guest, plain]) await audit(page, "the list");
    await fits(plain, "the list");

    // Off and on again
    await press(host, "Take it off the list");
    await comes(async () => !(await list(guest).getByRole("listitem").count()), "it is off the list");
    await says.fill("Again");
    await press(host, "Put it on the list of open tables");
    await list(guest).getByRole("button", { name: "Sit down: Bloodsport Gambler" }).press("Enter");
    await guest.waitForSelector(".now h2");
    await host.waitForSelector(".now h2");
    must(/\/t\/[0-9a-f]{32}#seat-1$/.test(guest.url()), guest.url());

    // Whoever pressed later reads why, and the table is gone
    await plain.reload();
    await list(plain).getByText("No table is waiting").waitFor();
    for (const page of [host, guest, plain]) must(page.troubles.length === 0, page.troubles.join("\n"));
    for (const page of [host, guest, plain]) await page.context().close();
    await house.close();
  },

  async "room: what the server has of somebody, saved and removed"({ house, browser }) {
    const { table, tokens } = await seated(house, { game: "bloodsport", seats: ["me", "open"], seed: 6 });
    const open = async (viewport, hash) => {
      const page = await openPage(await browser.newContext({ viewport, reducedMotion: "reduce" }));
      await page.goto(`${house.url}/t/${table}${hash}`);
      await page.waitForSelector(".now h2");
      return page;
    };
    const [host, guest] = [await open(wide, `#${tokens[0]}`), await open(narrow, `#${tokens[1]}`)];
    const sheet = guest.getByRole("dialog");
    await guest.evaluate(
      ({ table, token }) =>
        new Promise((done) => {
          const socket = new WebSocket(`ws://${location.host}/ws`, "croupier.1");
          socket.onopen = () => {
            socket.send(JSON.stringify({ type: "hello", table, token, n: 0 }));
            socket.send(JSON.stringify({ do: "say", text: "Wolverine", id: "w" }));
          };
          socket.onmessage = ({ data }) => JSON.parse(data).type === "ok" && (socket.close(), done());
        }),
      { table, token: tokens[1] },
    );
    await press(guest, "Menu");
    await sheet.getByRole("button", { name: "What the server has of you" }).click();
    await audit(guest, "what the server has");
    await fits(guest, "what the server has");
    const [file] = await Promise.all([
      guest.waitForEvent("download"),
      sheet.getByRole("button", { name: "Save it as a file" }).click(),
    ]);
    const saved = JSON.parse(readFileSync(await file.path(), "utf8"));
    must(saved.table === table && saved.seat === 1 && saved.said[0].text === "Wolverine", JSON.stringify(saved));

    // One plain question; no is no
    await sheet.getByRole("button", { name: "Remove all of it" }).press("Enter");
    await sheet.getByText("It cannot be brought back.").waitFor();
    must(
      (await guest.evaluate(() => document.activeElement.textContent)) === "No, keep it",
      "the answer that keeps it has the focus",
    );
    await audit(guest, "the question");
    await sheet.getByRole("button", { name: "No, keep it" }).click();
    await sheet.getByRole("button", { name: "Remove all of it" }).click();
    await sheet.getByRole("button", { name: "Yes, remove it" }).click();
    await guest.getByText("It is removed. Your seat is nobody's any more.").waitFor();
    await audit(guest, "removed");
    must(
      !(await guest.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith("croupier.seat.")))),
      "its token is gone",
    );
    await host.reload();
    await host.waitForSelector(".now h2");
    await comes(
      async () => (await host.content()).includes("[These words were removed.]"),
      "the others read that words were removed",
    );
    must(!(await host.content()).includes("Wolverine"), "and not the words");
    for (const page of [host, guest]) await page.context().close();
  },

  async "room: the GM makes an exception, or does not"({ house, browser }) {
    // Somebody stands in the way who cannot be beaten at cards
    const log = [
      '{"croupier":2,"game":"gamblers-heart","edition":3,"rules":{"quests":1,"impose":"in-response","flashback":"two-fortune","favour":"on","log":"opened"},"seats":["me","me","me"],"level":"warn"}',
      '{"seat":0,"do":"tell-portent","text":"Fog."}',
      '{"seat":1,"do":"ready"}',
      '{"seat":2,"do":"ready"}',
      '{"seat":0,"do":"ready"}',
      '{"seat":1,"do":"name","person":"moses-tillery"}',
      '{"seat":2,"do":"name","person":"wendell-quick"}',
      '{"seat":1,"do":"soul","royalty":"king","suit":"hearts"}',
      '{"seat":2,"do":"soul","royalty":"king","suit":"hearts"}',
      '{"seat":1,"do":"patron","patron":"death"}',
      '{"seat":2,"do":"patron","patron":"death"}',
      '{"seat":1,"do":"high-ace"}',
      '{"seat":2,"do":"high-ace"}',
      '{"seat":0,"do":"step"}',
      '{"seat":0,"do":"step"}',
      '{"seat":0,"do":"obstacle"}',
      '{"seat":"chance","do":"obstacle-rolled","die":1,"which":3}',
    ];
    const made = await fetch(`${house.url}/api/import`, { method: "POST", body: log.join("\n") }).then((r) => r.json());
    const [gm, guest] = await Promise.all(
      [0, 1].map(async (seat) => {
        const page = await openPage(
          await browser.newContext({ viewport: seat ? narrow : wide, reducedMotion: "reduce" }),
        );
        await page.goto(house.url + made.seats[seat].path);
        await page.waitForSelector(".now h2");
        return page;
      }),
    );
    const wish = async () => {
      await press(guest, "Ask for an exception");
      const drawer = guest.getByRole("dialog");
      await drawer.getByText("can't be beaten at cards").waitFor();
      await whole(guest, "what may be wished for, narrow");
      await audit(guest, "what may be wished for");
      await drawer.getByRole("button", { name: /^Play cards/ }).click();
      await guest.getByText("You want an exception: Play cards").first().waitFor();
      await gm.getByText('The rules say: "').first().waitFor();
    };
    await wish();
    await audit(gm, "the question");
    must(!(await guest.getByRole("button", { name: "Allow it, this once" }).count()), "only the GM answers");
    await gm.getByRole("button", { name: "Refuse" }).click();
    for (const page of [gm, guest]) await page.getByText("The GM refused.").first().waitFor();
    must(!(await gm.getByRole("button", { name: "Allow it, this once" }).count()), "and once");
    await wish();
    await gm.getByRole("button", { name: "Allow it, this once" }).press("Enter");
    for (const page of [gm, guest]) await page.getByText("The GM makes an exception.").first().waitFor();
    await guest.locator(".request", { hasText: "You may, this once." }).waitFor();
    must((await gm.getByText("You may, this once.").count()) === 0, "which is for who asked");
    for (const page of [gm, guest]) await page.context().close();
  },

  async "room: six words bring a seat to another device"({ house, browser }) {
    const { table, tokens } = await seated(house, {
      game: "bloodsport",
      seats: ["me", "open"],
      seed: 6,
      watchers: true,
    });
    const open = async (viewport, hash) => {
      const page = await openPage(await browser.newContext({ viewport, reducedMotion: "reduce" }));
      const heard = frames(page);
      await page.goto(`${house.url}/t/${table}${hash}`);
      return [page, heard];
    };
    const [host, hostHeard] = await open(wide, `#${tokens[0]}`);
    const [first] = await open(wide, `#${tokens[1]}`);
    for (const page of [host, first]) await page.waitForSelector(".now h2");

    // Shown once, on demand, by the keyboard
    const sheet = (page) => page.getByRole("dialog");
    await press(first, "Menu");
    await sheet(first).getByRole("button", { name: "Get back from another device" }).press("Enter");
    await sheet(first).getByText("Six words open your seat on any other device").waitFor();
    must(!(await sheet(first).locator("ol").count()), "no words before they are asked for");
    await audit(first, "before the words");
    await sheet(first).getByRole("button", { name: "Show me six words" }).press("Enter");
    await sheet(first).getByText("Write them down now").waitFor();
    const words = await sheet(first).locator("li").allInnerTexts();
    must(words.length === 6 && words.every((word) => /^[a-z]{3,8}$/.test(word)), words.join());
    must((await sheet(first).innerText()).includes(`/t/${table}`), "with the address");
    await audit(first, "the words");
    await first.keyboard.press("Escape");
    must(!(await first.content()).includes(words.join(" ")), "nothing of them stays");

    // A phone that has no seat watches here; the words, as somebody would type them, open it
    const [phone] = await open({ width: 390, height: 844 }, "");
    await phone.getByText("You're watching.").waitFor();
    await press(phone, "Menu");
    await sheet(phone).getByRole("button", { name: "I have words for my seat" }).click();
    const field = sheet(phone).getByLabel("The six words of your seat");
    await field.fill("zone zone zone zone zone zone");
    await field.press("Enter");
    await sheet(phone).getByRole("alert").getByText("These words open no seat at this table.").waitFor();
    await audit(phone, "wrong words");
    await fits(phone, "wrong words");
    await field.fill(` ${words.slice(0, 3).join(", ").toUpperCase()}. ${words.slice(3).join("-")}.`);
    await field.press("Enter");
    await comes(async () => phone.url().endsWith("#seat-1"), "it sits in the seat");
    await phone.waitForSelector(".now h2");
    must(!(await phone.getByText("You're watching.").count()), "and watches no more");

    // The first device is told, has nothing left, and can take the seat back by the same words
    await first.getByText("This seat is open on another device now").waitFor();
    must(
      !(await first.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith("croupier.seat.")))),
      "its token is gone",
    );
    await audit(first, "the seat is elsewhere");
    await first.setViewportSize({ width: 390, height: 844 });
    await fits(first, "the seat is elsewhere");
    await first.getByLabel("The six words of your seat").fill(words.join(" "));
    await first.getByRole("button", { name: "Sit down" }).click();
    await first.waitForSelector(".now h2");
    await phone.getByText("This seat is open on another device now").waitFor();

    must(
      !hostHeard.some((frame) => words.filter((word) => frame.includes(word)).length === 6),
      "no words for the others",
    );
    for (const page of [host, first, phone]) {
      must(page.troubles.length === 0, page.troubles.join("\n"));
      await page.context().close();
    }

    // Where nobody may watch, the page without a seat asks for them
    const alone = await seated(house, { game: "kuhn", seats: ["me", "random"] });
    const stranger = await openPage(await browser.newContext({ viewport: narrow, reducedMotion: "reduce" }));
    await stranger.goto(`${house.url}/t/${alone.table}`);
    await stranger.getByRole("heading", { name: "I have words for my seat" }).waitFor();
    await audit(stranger, "no seat");
    await fits(stranger, "no seat");
    await stranger.getByLabel("The six words of your seat").fill("two words");
    await stranger.getByRole("button", { name: "Sit down" }).click();
    await stranger.getByRole("alert").waitFor();
    await stranger.context().close();
  },
};
