// A GM of 21 draws a room in its browser, puts it in play, rebuilds a foe, opens a door and saves the pack; a player sees nothing of it
// before, and all of it then.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { folderFor, program } from "./house.mjs";
import { audit, comes, must, narrow, wide } from "./judge.mjs";
import { sit } from "./twenty_one_desk.mjs";

const patient = { timeout: 10_000 };
const press = (page, name) => page.getByRole("button", { name }).first().click(patient);
const square = (page, at) => page.locator(`.rooms [data-at="${at}"]`);
const told = (page, words) => page.locator(".story").getByText(words).first().waitFor(patient);

/** `look`: called with what the page shows, for pictures. */
export async function drawn({ browser, house, look = async () => {} }) {
  const made = await house.table(["me", "open"], 3, "twenty-one", { story: "free" });
  const [gm, player] = [await sit(browser, house, made.seats[0], wide), await sit(browser, house, made.seats[1], wide)];
  await player
    .locator(".making")
    .getByRole("button", { name: /^By chance/ })
    .first()
    .click(patient);
  await player.locator(".now [data-main]:not([aria-disabled=true])", { hasText: "Let chance build it" }).click(patient);
  await gm.getByRole("button", { name: /Draw a room/ }).waitFor(patient);
  const heard = player.heard.length;
  await press(gm, /Draw a room/);
  for (let c = 0; c < 10; c++) await square(gm, `3 ${c}`).click(patient);
  await press(gm, "door, shut");
  await square(gm, "3 4").click(patient);
  /* by the keyboard: two squares of rough ground */
  await press(gm, "rough ground");
  await square(gm, "5 2").focus();
  await square(gm, "5 2").click(patient);
  await gm.keyboard.press("ArrowRight");
  await gm.keyboard.press("Enter");
  await gm.getByRole("group", { name: "What you put down" }).getByRole("button", { name: "Foe" }).click(patient);
  await square(gm, "1 4").click(patient);
  await look(gm, "drawn");
  await audit(gm, "a room that is drawn");
  await gm.reload();
  await press(gm, /Draw a room/);
  must(/door/.test(await square(gm, "3 4").getAttribute("aria-label")), "it is kept in the browser");
  must(
    player.heard.slice(heard).every((m) => !m.events?.length),
    "nobody has heard of it",
  );
  await press(gm, "Put it in play");
  await told(player, "The GM opens a new room, 8 by 10 squares.");
  await told(player, "The GM puts a door at e4, shut.");
  await comes(async () => (await player.locator(".map .door").count()) > 1, "the player's map has the door");
  await comes(async () => (await gm.locator(".map .rough").count()) > 2, "and rough ground");
  await press(gm, /Correct something/);
  await gm.getByRole("button", { name: /F1/ }).first().click(patient);
  await press(gm, /Rebuild/);
  await press(gm, /Raise Strength to 1/);
  await gm
    .getByLabel("What does it get?")
    .selectOption({ label: "Mace" })
    .catch(() => undefined);
  await gm.getByLabel("Name it").fill("Marrow of the Gate");
  await gm.locator("form", { hasText: "Name it" }).getByRole("button").click(patient);
  await comes(async () => (await gm.getByLabel("Name it").count()) === 0, "it has its name");
  await look(gm, "make");
  await gm.setViewportSize(narrow);
  await look(gm, "make-narrow");
  await gm.setViewportSize(wide);
  await press(gm, /Put it on the table/);
  await told(player, /The GM has made Marrow of the Gate: Strength 1/);
  await press(gm, /Correct something/);
  await press(gm, "Open the door at e4");
  await told(player, "The GM opens the door at e4.");
  await look(gm, "open");
  await press(gm, /^Back$/);
  await press(gm, /End the match/);
  await gm.locator(".now [data-main]:not([aria-disabled=true])", { hasText: "End the match" }).click(patient);
  await told(player, /ends the match/);
  await press(gm, "Menu");
  const download = gm.waitForEvent("download");
  await press(gm, "Save what was made as a pack");
  const file = join(folderFor("rooms"), "made.yaml");
  await (await download).saveAs(file);
  must(
    /a valid pack/.test(execFileSync(program, ["pack", "twenty-one", "--check", file], { encoding: "utf8" })),
    "the pack is valid",
  );
  await gm.context().close();
  await player.context().close();
}

export const twentyOneRooms = { "21: a GM draws a room and saves it": drawn };
