// Gambler's Heart where it goes wrong: two lies, two curses, a Sacrifice Play, and the next quest gone on with cursed.
// Always true: no die decides what is looked at here, for Order is imposed on lies and the GM names who is in peril.
import { last, looks, main, now, out, phase, pick, sit } from "./gamblers_heart.mjs";
import { audit, must, narrow, shows, wide, comes } from "./judge.mjs";

const OWN = ["", "Time", "Death"];

/** Somebody of the name that is suggested, of a Soulcard, with a Patronage of the list in secret. */
async function make(page, royalty, patron) {
  await page.locator(".making").getByRole("button", { name: "Suggest one" }).click();
  await main(page, "I am");
  await page.locator(".making").getByRole("button", { name: royalty }).click();
  await page.locator(".making").getByRole("button", { name: "Spades" }).click();
  await main(page, `${royalty} of Spades`);
  await page
    .locator(".making")
    .getByRole("button", { name: new RegExp(`^${patron}`) })
    .click();
  await main(page, `${patron}, in secret`);
  await main(page, "Done");
}

/** A spell of the book, played to the reveal; then a lie, and Order imposed on it: cursed. */
async function lie(gm, liar) {
  await main(liar, "Cast a spell");
  const dialog = liar.getByRole("dialog");
  await dialog.getByRole("list", { name: "Spells from the book" }).getByRole("button").first().click();
  await dialog.locator("button.main").click();
  await phase(gm, "price");
  await now(gm).getByRole("button", { name: /^4/ }).click();
  await main(gm, "Stake 4");
  await main(liar, "Accept");
  await pick(liar, /^Keep all five/);
  await main(liar, "Leave the Stake");
  await main(gm, "Match");
  await pick(liar, /^Stay/); // put forward or not, by the dice
  await pick(gm, /^Stay/);
  await phase(liar, "invoke");
  await pick(liar, /Illusion/);
  await main(liar, "Claim Illusion, a lie");
  await phase(gm, "judge");
  await pick(gm, "IMPOSE ORDER");
  await phase(gm, "scene");
  await shows(liar, ".sheet", /cursed: no spells/, "the liar is cursed");
}

export const gamblersHeartCursed = {
  async "gambler's heart: the Sacrifice Play, and a quest gone on with cursed"({ house, browser }) {
    const made = await house.table(["me", "open", "open"], undefined, "gamblers-heart", { quests: 2 });
    const [gm, ada, ben] = await Promise.all(
      made.seats.map((seat) => sit(browser, house, seat, seat.seat === 2 ? narrow : wide)),
    );
    const pages = [gm, ada, ben];
    await main(gm, "Roll the quest maker");
    for (const who of pages) await main(who, "Play with these");
    await make(ada, "Queen", OWN[1]);
    await make(ben, "Jack", OWN[2]);
    await main(gm, "On to Arrival");
    await phase(ada, "scene");
    await lie(gm, ada);
    await lie(gm, ben);
    must(last(gm).view.fortune === 12, `two Stakes of 4 are paid: ${last(gm).view.fortune}`);

    // GH-B5: the GM has named Ben; Ada, cursed, is asked to go instead
    await pick(gm, "Call a Showdown");
    for (const box of await now(gm).getByRole("checkbox").all()) await box.check();
    await main(gm, "Call a Showdown of");
    if ((await phase(gm, "showdown", "peril")).phase === "showdown") await main(gm, "End the Showdown");
    await phase(gm, "peril");
    await now(gm).getByRole("checkbox").nth(1).check();
    await main(gm, "Declare lost:");
    await phase(ada, "sacrifice");
    await shows(
      ada,
      ".now",
      /Be lost instead of [^]*\?[^]*You are cursed, so you can make the Sacrifice Play/,
      "what is asked, and what it means",
    );
    await shows(ben, ".now", /Waiting/, "nobody else is asked");
    await audit(ada, "sacrifice");
    await looks(ada, "sacrifice");
    await comes(
      async () => (await now(ada).locator("[data-out]", { hasText: "Decline" }).count()) === 1,
      "it may be declined",
    );
    await now(ada).getByLabel("Describe it").fill("Take me. I know the way.");
    must((await now(ada).locator("[data-main]").count()) === 0, "to be lost is not what Enter does");
    await pick(ada, /Be lost instead of/);
    await phase(gm, "scene");
    await shows(ada, ".sheet", /You are lost/, "she went");
    await shows(ben, ".sheet", /cursed: no spells/, "he stays");
    for (const who of pages) await who.locator(".story").getByText("Take me. I know the way.").first().waitFor();

    await pick(gm, "On to the Work");
    await pick(gm, "On to the Work");
    await pick(gm, "On to the Conflict");
    await main(gm, "On to the Conflict");
    await pick(gm, "Defeat");
    await main(gm, "Defeat");
    await phase(gm, "resolution");
    await main(gm, "Move on to Quest");

    // GH-F7: cursed, he goes on as he is; she, lost, makes another
    await phase(ben, "renew");
    await shows(ben, ".now", /Stay, or retire\?[^]*You are cursed and cannot cast/, "what is asked, and what it means");
    await comes(
      async () => (await now(ben).locator("[data-out]", { hasText: "Retire: this Gambler is lost" }).count()) === 1,
      "he may retire",
    );
    await audit(ben, "renew");
    await looks(ben, "renew");
    await main(ben, "Stay, and stay cursed");
    await shows(ada, ".now", /Make a new Gambler, or stay lost this Quest\?/, "what is asked of the lost");
    await comes(
      async () => (await now(ada).locator("[data-out]", { hasText: "Stay lost for this Quest" }).count()) === 1,
      "she may stay lost",
    );
    await main(ada, "Make a new Gambler");
    await phase(ada, "make");
    await make(ada, "Queen", "Time");
    await shows(ben, ".sheet", /cursed: no spells/, "still cursed in the next quest");
    await phase(ben, "repatron");
    await main(ben, "Keep Death");
    await main(ada, "Keep Time");
    await main(gm, "Roll the quest maker");
    await main(gm, "On to Arrival");
    await phase(ben, "scene");
    await now(ada).locator("[data-main]", { hasText: "Cast a spell" }).waitFor();
    must(!last(ben).options.some((family) => /^cast/.test(family.do)), "no spell is offered to the cursed");
    must((await now(ben).getByText("Cast a spell").count()) === 0, "nor shown");
    await looks(ben, "cursed");
    await out(ben, "Nothing for now");
    for (const page of pages) {
      must(page.troubles.length === 0, page.troubles.join("\n"));
      await page.context().close();
    }
  },
};
