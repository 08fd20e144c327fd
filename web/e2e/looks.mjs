// A table that anyone may watch: the link is where the others' links are, whoever opens it sees no hand, and all at the end.
import { openPage } from "./house.mjs";
import { audit, comes, must, narrow, whole, wide } from "./judge.mjs";

const press = (page, name) => page.getByRole("button", { name }).first().click();

export const looks = {
  async "watchers: a link beside the others', no hand, and all of it at the end"({ house, browser }) {
    const open = async (viewport) => openPage(await browser.newContext({ viewport, reducedMotion: "reduce" }));
    const host = await open(wide);
    await host.goto(house.url);
    const pits = host.getByRole("region", { name: "Bloodsport Gambler" });
    await pits.getByText("More ways to play").click();
    await pits.getByLabel(/^Watchers/).selectOption({ label: "Anyone with the link, three moves late" });
    await pits.getByRole("button", { name: "Invite a second player" }).click();
    await host.getByRole("heading", { name: "Waiting for everyone" }).waitFor();
    await host.getByText("Watchers see the match 3 moves late.").waitFor();
    await host.getByText("Show the link for watchers as a QR code").click();
    await host.getByRole("img", { name: "QR code of the link for watchers" }).waitFor();
    await audit(host, "a link for watchers");
    await whole(host, "a link for watchers");

    const frames = [];
    const watcher = await open(narrow);
    watcher.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => frames.push(String(payload))));
    await watcher.goto(new URL(host.url()).origin + new URL(host.url()).pathname);
    await watcher.getByText("Watchers see the match 3 moves late.").first().waitFor();
    await host.getByRole("group", { name: "People" }).getByText("one watcher").waitFor();
    await press(host, /^Begin now, with .+ \(bot \w+\) in the empty seats$/);
    await host.waitForSelector(".now h2:not(#gather)");
    await watcher.waitForSelector("header.top");
    await comes(
      async () => (await watcher.getByRole("heading", { name: "Waiting for everyone" }).count()) === 0,
      "it began",
    );
    await watcher.getByText("You're watching.").waitFor();
    must((await watcher.locator(".story form:visible").count()) === 0, "a watcher cannot talk");
    must(!frames.some((frame) => /"options":\[\{/.test(frame)), "a watcher has nothing to decide");
    await audit(watcher, "watching");
    await whole(watcher, "watching");
    await watcher.reload();
    await watcher.getByText("You're watching.").waitFor();
    must(
      (await watcher.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("croupier.seat."))))
        .length === 0,
      "and keeps no seat",
    );
    if (process.env.SHOTS) {
      await host.screenshot({ path: `${process.env.SHOTS}/host.png` });
      await watcher.screenshot({ path: `${process.env.SHOTS}/watcher.png` });
    }
    for (const page of [host, watcher]) {
      must(page.troubles.length === 0, page.troubles.join("\n"));
      await page.context().close();
    }
  },
};
