// Whether the judge (judge.mjs) finds what is wrong on a page that is not drawn (openVeiled in house.mjs). Always true: what is
// planted is found by name, and the page is as little drawn after it as before.
import { openPage } from "./house.mjs";
import { audit, fits, must, narrow } from "./judge.mjs";

export const judged = {
  async "what is wrong is found, though nothing is drawn"({ house, browser }) {
    const context = await browser.newContext({ viewport: narrow, reducedMotion: "reduce" });
    const page = await openPage(context);
    await page.goto(house.url);
    await page.waitForSelector(".game");
    const found = (look) =>
      look.then(
        () => "nothing",
        (error) => error.message,
      );
    must((await found(audit(page, "the lobby"))) === "nothing", "nothing is wrong as yet");
    await page.evaluate(() => {
      const pale = document.querySelector("h1").appendChild(document.createElement("span"));
      pale.textContent = "pale";
      Object.assign(pale.style, { color: "#777", background: "#888" });
      const lid = document.body.appendChild(document.createElement("div"));
      Object.assign(lid.style, { position: "fixed", inset: "0", zIndex: "9" });
    });
    must(/color-contrast: .*\bspan/.test(await found(audit(page, "the lobby"))), "pale letters");
    must(/ under div/.test(await found(fits(page, "the lobby", [[360, 740]]))), "buttons under something");
    const opacity = await page.evaluate(() => getComputedStyle(document.body).opacity);
    must(opacity === "0", `and it is not drawn again: ${opacity}`);
    await context.close();
  },
};
