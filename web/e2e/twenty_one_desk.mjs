// The page of 21 with a GM and two players in three windows: a hero built step by step and kept as a file, one brought as a
// file; a free table with a scene, Deals that the GM calls, a fight with a Delay, and what the GM puts right in it.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { folderFor, hear, openPage, program } from "./house.mjs";
import { audit, must, narrow, reachable, whole, wide, comes } from "./judge.mjs";

const patient = { timeout: 6000 };
const now = (page) => page.locator(".now");
const making = (page) => page.locator(".making");
const main = (page, words) =>
  now(page).locator("[data-main]:not([aria-disabled=true])", { hasText: words }).click(patient);
const pick = (page, name) => now(page).getByRole("button", { name }).first().click(patient);
const choose = (page, name) => making(page).getByRole("button", { name }).first().click(patient);
const last = (page) => page.heard.findLast((f) => f.view);
const told = (page, words) => page.locator(".story").getByText(words).first().waitFor(patient);

/** A window at a seat, with all that it was told. */
export async function sit(browser, house, seat, viewport) {
  const context = await browser.newContext({ viewport, reducedMotion: "reduce", acceptDownloads: true });
  const page = await openPage(context);
  page.heard = [];
  hear(page, (message) => page.heard.push(message));
  await page.goto(house.url + seat.path);
  await page.waitForSelector(".now h2");
  return page;
}
async function until(page, is, what) {
  for (let i = 0; i < 400; i++) {
    if (last(page) && is(last(page))) return last(page);
    await page.waitForTimeout(15);
  }
  throw new Error(`${what}: ${last(page)?.phase} ${JSON.stringify(last(page)?.turn)} ${await now(page).innerText()}`);
}
const asked = (page, ...phases) =>
  until(page, (t) => phases.includes(t.phase) && t.options?.length > 0, `not asked in ${phases.join(" or ")}`);

/** A plain step of whoever is asked, where nothing of it is what is looked at: made in the page at once. */
async function plain(page) {
  const heard = page.heard.length;
  const phase = last(page).phase;
  const sent = await page.evaluate((at) => {
    const panel = document.querySelector(".now");
    const lit = (e) => (e && e.getAttribute("aria-disabled") !== "true" ? e : null);
    const called = (words) => [...panel.querySelectorAll("button")].find((b) => words.test(b.textContent) && lit(b));
    const words = { free: /Nothing for now/, play: /^Hold/, turn: /^End the turn/ }[at];
    const main = words ? called(words) : lit(panel.querySelector("[data-main]"));
    (main ?? (words ? null : lit(panel.querySelector("[data-choice]"))))?.click(); // a choice is not sent yet
    return !!main;
  }, phase);
  /* till it is heard: else the next press might meet a table that has moved on */
  for (let i = 0; i < 600 && sent && page.heard.length === heard; i++) await page.waitForTimeout(10);
  await page.waitForTimeout(sent ? 5 : 20);
}
/** Goes on plainly till it is so. */
async function goOn(pages, is, what) {
  for (let i = 0; i < 1500; i++) {
    const together = new Set(pages.map((p) => last(p).n)).size === 1;
    if (together && is(last(pages[0]))) return;
    const next = together && pages.find((p) => last(p).options?.length > 0);
    if (next) await plain(next);
    else await pages[0].waitForTimeout(10);
  }
  throw new Error(`${what}: ${last(pages[0]).phase} ${await now(pages[0]).innerText()}`);
}

/* ---- Two heroes ---- */
/** What may be chosen is answered beside the page: it is closed when the answer is here. */
const closed = (page, name) =>
  making(page).locator("[aria-disabled=true]").and(making(page).getByRole("button", { name })).first().waitFor(patient);

/** A mage, every step with its limit; the file that it leaves. */
async function build(page, folder, at) {
  await choose(page, /^Your own/);
  await choose(page, /^(1 |2 |3 )?Wits and Power/);
  for (const a of ["Endurance", "Power"]) await choose(page, `A single point of ${a}`);
  await closed(page, "A single point of Hope"); // four points and no more
  await at(page, "points");
  await main(page, "Next: Skills");
  must(!/Riposte/.test(await making(page).innerText()), "no Skills without a point");
  for (const skill of ["Vitality", "Attunement", "Power Spell"]) await choose(page, new RegExp(`^${skill}`));
  await now(page).getByText("1 Skill left to choose").waitFor(patient);
  await closed(page, /^Lucky Lad\b/); // one Skill for one point of Wits
  await comes(
    async () => /A hero knows one Skill of an Ability/.test(await making(page).innerText()),
    "and the rule that says so",
  );
  await choose(page, /^Expert Spell/);
  await at(page, "skills");
  await main(page, "Next: Spells");
  await comes(async () => /Choose a school/.test(await now(page).innerText()), "Attunement wants a school");
  await making(page).getByRole("group", { name: "Attunement" }).getByRole("button", { name: "Sorceries" }).click();
  for (const spell of ["Soul Arrow", "Hush", "Demon's Prank"]) await choose(page, new RegExp(`^${spell}`));
  await making(page).getByText("Sorceries 3 of 3, Pyromancies 0 of 1. Combustion is free").waitFor(patient); // BJ-F3
  await at(page, "spells");
  await main(page, "Next: Armor");
  await closed(page, /^Platemail/);
  await comes(
    async () => /Armor can weigh no more than Endurance/.test(await making(page).innerText()),
    "why Platemail is closed",
  );
  await choose(page, /^Leather Armor/);
  await at(page, "armor");
  await main(page, "Next: Gear");
  await choose(page, /^Catalyst/);
  await choose(page, /^Right hand/);
  await closed(page, /^Shortbow/);
  await comes(async () => /A bow needs two hands\./.test(await making(page).innerText()), "why a bow is closed");
  await choose(page, /^Short Sword/);
  await choose(page, /^Pockets/);
  await choose(page, /^Half Moon Grass/);
  await at(page, "gear");
  await main(page, "Next: The whole");
  await making(page).getByText("1 empty pocket").first().waitFor(patient);
  await at(page, "whole");
  const field = making(page).getByLabel("Name", { exact: true });
  await field.fill("-");
  await now(page).getByText("A name needs more than blanks and hyphens.").first().waitFor(patient);
  await field.fill("Ottilie  Wren");
  const download = page.waitForEvent("download");
  await choose(page, "Save this character");
  const file = join(folder, (await download).suggestedFilename());
  await (await download).saveAs(file);
  await main(page, "Take Ottilie Wren");
  await until(page, (t) => t.view.builder !== "hero-1", "the mage is built");
  const saved = JSON.parse(readFileSync(file, "utf8"));
  const { view } = last(page);
  must(
    file.endsWith("ottilie-wren.json") && saved.name === "Ottilie Wren" && saved.attuned === "sorcery",
    readFileSync(file, "utf8"),
  );
  must(
    ["soul-arrow", "hush", "demons-prank", "combustion"].every(
      (s) => view.spells["hero-1"].includes(s) && saved.spells.includes(s),
    ),
    "her spells, at the table and in the file",
  );
  must(
    JSON.stringify(view.slots.slice(0, 4)) === '["catalyst","short-sword",null,null]' &&
      view.armor["hero-1"] === "leather-armor" &&
      view.pockets[0] === "half-moon-grass",
    "what she carries",
  );
  /* the program reads it, and finds it lawful */
  const read = JSON.parse(
    execFileSync(program, ["character", "twenty-one", "--from", file, "--json"], { encoding: "utf8" }),
  );
  must(
    JSON.stringify(read.skills) === JSON.stringify(saved.skills) && read.left === "catalyst",
    "the program reads the same hero",
  );
}

/** A character that the program has made; before it one that breaks a rule. */
async function bring(page, folder, at) {
  const text = execFileSync(program, ["character", "twenty-one", "--random", "--seed", "11", "--json"], {
    encoding: "utf8",
  });
  const hero = JSON.parse(text);
  const bad = join(folder, "bad.json");
  const good = join(folder, "good.json");
  writeFileSync(bad, JSON.stringify({ ...hero, abilities: { ...hero.abilities, hope: 4 } }));
  writeFileSync(good, JSON.stringify({ ...hero, name: "Bo <i>Ash</i>" }));
  await choose(page, /^Bring a character/);
  await making(page).locator("input[type=file]").setInputFiles(bad);
  await making(page)
    .getByRole("alert")
    .getByText(/^bad\.json: No Ability can be above 3\.$/)
    .waitFor(patient);
  await at(page, "bring-bad");
  await making(page).locator("input[type=file]").setInputFiles(good);
  await now(page).getByText("Take Bo <i>Ash</i>?").waitFor(patient);
  must((await making(page).getByRole("alert").count()) === 0, "nothing is wrong with the other");
  await at(page, "bring");
  await main(page, "Take Bo <i>Ash</i>");
  await until(page, (t) => t.phase === "free", "the brought hero is built");
  const { view } = last(page);
  const own = view.skills["hero-2"].filter((s) => !["influence", "soul", "humanity"].includes(s));
  must(
    [...own].sort().join() === [...hero.skills].sort().join() && (view.armor["hero-2"] ?? undefined) === hero.armor,
    `as in the file: ${own} and ${hero.skills}`,
  );
}

/* ---- The evening ---- */

export async function deskEvening(pages, at) {
  const [gm, ann, ben] = pages;
  const folder = folderFor("sheets");
  await at(gm, "story");
  await pick(gm, /A free table/);
  await main(gm, "Lead a free table");
  await asked(ann, "build");
  await choose(ann, /Mother Quill/);
  await comes(
    async () =>
      /buried the whole village/.test(await making(ann).innerText()) &&
      /Group Heal/.test(await making(ann).innerText()),
    "a ready hero is shown before she is taken",
  );
  await at(ann, "ready");
  await build(ann, folder, at);
  await asked(ben, "build");
  await bring(ben, folder, at);
  await asked(ann, "free");
  for (const page of pages) {
    const { facts, labels } = await until(page, (t) => t.phase === "free", "both heroes are there");
    must(
      facts.bodies["hero-1"].title === "Ottilie Wren" && facts.bodies["hero-2"].title === "Bo <i>Ash</i>",
      `named for all: ${JSON.stringify(facts.bodies)}`,
    );
    must(
      labels.hero["called-1"].name === "Ottilie Wren" && labels.hero["called-2"].name === "Bo <i>Ash</i>",
      JSON.stringify(labels),
    );
  }
  for (const page of [gm, ben]) await told(page, /Ottilie Wren is ready/);
  await at(ann, "free-player");
  await calls(pages, at);
  await scene(pages, at);
  await fight(pages, at);
}

/** A Target for one who tries something, a contest for both. */
async function calls([gm, ann, ben], at) {
  await pick(ann, /Try something else/);
  await now(ann).getByLabel("What you try").fill("To read the <b>milestone</b> without\nbeing seen to.");
  await main(ann, "Try something else");
  await asked(gm, "call");
  await now(gm).getByText("To read the <b>milestone</b>").waitFor(patient);
  for (const a of [/^Wits/, /^Power/]) await pick(gm, a);
  await pick(gm, "The lowest");
  await now(gm).getByRole("group", { name: "Target" }).getByRole("button", { name: /^12/ }).click();
  await now(gm).getByRole("button", { name: "More Extra Edge" }).click();
  await now(gm)
    .getByRole("checkbox", { name: /Social/ })
    .check(patient);
  // Wits 1 is the lower; with 1 more it is 2 Edge. 12 is always reached (the rules page).
  must(
    /2 Edge in it, from Wits/.test(await now(gm).innerText()) && /100% to reach 12/.test(await now(gm).innerText()),
    `Edge and chances: ${await now(gm).innerText()}`,
  );
  await now(gm).getByRole("button", { name: "Say something with it" }).click();
  await now(gm).getByLabel("Say with it").fill("It is the side that nobody was meant to read.");
  await at(gm, "call-target");
  await main(gm, "Target 12, the lowest of Wits and Power, Edge +1");
  for (const page of [ann, ben]) await told(page, "It is the side that nobody");
  const deal = await until(
    ann,
    (t) => t.view.deal === "target" && ["window", "play"].includes(t.phase),
    "the Deal is open",
  );
  must(
    deal.view.target === 12 &&
      deal.view.tags.join() === "social" &&
      deal.view.tested.first === "wits" &&
      deal.view.edge["hero-1"] === 2,
    "as it was called",
  );
  await goOn([gm, ann, ben], (t) => t.phase === "free", "the Deal ends");
  must(last(gm).view.result === "success" || last(gm).view.result === "failure", "a result");
  await goOn([gm, ann, ben], (t) => t.phase === "free" && t.turn[0] === 0, "the GM is asked");

  await at(gm, "desk");
  await pick(gm, /Call a Deal/);
  await pick(gm, /H2 /);
  await main(gm, "Call a Deal for");
  await asked(gm, "call");
  await pick(gm, /^Contest/);
  await pick(gm, /H1 /);
  await main(gm, "contest against");
  await until(gm, (t) => t.phase === "call-side", "what each side tests");
  await pick(gm, /^Dexterity/);
  await main(gm, "Dexterity");
  await until(gm, (t) => t.phase === "call-side" && t.view.playing === "second", "the second side");
  await pick(gm, /^Power/);
  must(
    /Bo <i>Ash<\/i> wins \d+%, Ottilie Wren \d+%, draw \d+%/.test((await now(gm).innerText()).replace(/\s+/g, " ")),
    `the chances of both: ${await now(gm).innerText()}`,
  );
  await at(gm, "call-contest");
  await main(gm, "Power");
  const contest = await until(
    gm,
    (t) => t.view.deal === "contest" && ["window", "play"].includes(t.phase),
    "the contest is open",
  );
  must(contest.view.party.first === "hero-2" && contest.view.tested.second === "power", "who tests what");
  await goOn([gm, ann, ben], (t) => t.phase === "free" && t.turn.includes(2), "the contest ends");
  await asked(ben, "free");
  await pick(ben, /Try something else/);
  await main(ben, "Try something else");
  await asked(gm, "call");
  await now(gm).getByRole("button", { name: "Call no Deal" }).click(patient);
  await goOn([gm, ann, ben], (t) => t.phase === "free" && t.turn[0] === 0, "none is dealt");
}

/** A scene is set up, a foe put elsewhere, another brought. */
async function scene([gm, ann, ben], at) {
  await main(gm, "Set up an encounter");
  await pick(gm, "Rats on the Road");
  await at(gm, "scenes");
  await main(gm, "Set up Rats on the Road");
  await until(gm, (t) => t.view.encounter === "rats-on-the-road", "the scene");
  await goOn([gm, ann, ben], (t) => t.phase === "free" && t.turn[0] === 0, "the GM is asked");
  await pick(gm, /Correct something/);
  await pick(gm, /F1 /);
  await at(gm, "correct");
  await pick(gm, /^(\d )?Move /);
  await asked(gm, "place");
  await now(gm).locator("select").selectOption("d3");
  await at(gm, "place");
  await main(gm, "On d3");
  await until(gm, (t) => t.view.row["foe-1"] === "3" && t.view.column["foe-1"] === "d", "the foe stands on d3");
}

/** The fight: a spell with a Delay is begun, goes on without a turn, the GM mends and ends. */
async function fight([gm, ann, ben], at) {
  const pages = [gm, ann, ben];
  await asked(ann, "free");
  await now(ann).getByRole("button", { name: "Start the Conflict" }).click(patient);
  await goOn(pages, (t) => t.phase === "turn" && t.view.mover === "hero-1", "her turn");
  /* the GM steps into it, and nobody waits for that */
  must(
    last(gm).turn.join() === "1" && last(gm).options.length === 0 && last(gm).aside.length > 0,
    "the GM may step in",
  );
  await now(gm).getByText("The GM's desk").click(patient);
  await pick(gm, /H1 /);
  await at(gm, "aside");
  await pick(gm, /^Edge \+2$/);
  await until(
    ann,
    (t) => t.view.circumstance["hero-1"] === 2 && t.phase === "turn" && t.turn[0] === 1,
    "Edge by circumstance, in her turn",
  );
  for (const page of pages) await told(page, /The GM gives 2 Edge to (.*) in the next Deal, by circumstance\./);
  await pick(ann, /^(\d )?Cast Soul Arrow/);
  await main(ann, "Cast Soul Arrow");
  const begun = await until(ann, (t) => t.view["plan-kind"]["hero-1"] === "cast", "a spell with Delay is noted");
  must(begun.view.delaying.includes("hero-1") && begun.view["delay-left"]["hero-1"] === 1, "Delay 1");
  await at(ann, "delay");
  await goOn(
    pages,
    (t) => (t.phase === "aim" && t.turn[0] === 1) || t.view["plan-kind"]["hero-1"] === "none",
    "it goes on",
  );
  must(last(ann).phase === "aim", "after a turn of another she aims");
  await goOn(pages, (t) => t.phase === "turn" && t.turn[0] === 0, "a foe's turn");
  const mover = last(gm).view.mover;
  await now(gm).getByText("The GM's desk").click();
  await pick(gm, /H2 /);
  await at(gm, "override");
  await pick(gm, /^Stun /);
  await until(gm, (t) => t.view.marks["hero-2"].includes("stunned"), "an override");
  must(last(gm).view.mover === mover && last(gm).phase === "turn", "the foe's turn goes on");
  for (const page of pages) await told(page, /The GM Stuns (Bo <i>Ash<\/i>|you)\./);
  /* who was put right stays chosen */
  const right = async (who, what, is) => {
    const chosen = now(gm).locator(".who [aria-pressed=true]");
    if (await chosen.count()) {
      if (!who.test(await chosen.innerText())) {
        await chosen.click(patient);
        await pick(gm, who);
      }
    } else await pick(gm, who);
    await pick(gm, what);
    await until(gm, is, String(what));
  };
  await right(/H2 /, /^Give .* Damage/, (t) => t.view.pile["hero-2"].length === 1 && t.phase === "turn");
  await right(/H2 /, /^Empty the Damage Pile/, (t) => t.view.pile["hero-2"].length === 0);
  await right(/F4 /, /^Make .* unaware/, (t) => t.view.aware["foe-4"] === "no");
  await right(/F4 /, /^Make .* aware/, (t) => t.view.aware["foe-4"] === "yes");
  const beast = last(gm).options.find((f) => f.do === "bring").beast[1];
  await now(gm).getByLabel("One more foe").selectOption(beast);
  await pick(gm, /^Bring /);
  await asked(gm, "place");
  await now(gm).locator("select").selectOption("r7");
  await main(gm, "On r7");
  await until(
    gm,
    (t) => t.view.being["foe-5"] === "up" && t.view.column["foe-5"] === "r" && t.view.order.includes("foe-5"),
    "one more foe, at the bottom of the order",
  );
  await now(gm).getByText("The GM's desk").click(); // folded again after the square
  await right(/F5 /, /^Take .* out/, (t) => t.view.being["foe-5"] === "fled");
  await pick(gm, /End the Conflict/);
  await until(gm, (t) => t.view.conflict === "no", "peace");
  await goOn(pages, (t) => t.phase === "free" && t.turn[0] === 0, "the GM is asked");
  const before = last(gm).n;
  await pick(gm, /All rest/);
  await main(gm, "All rest");
  await until(
    gm,
    (t) => t.n > before && t.view.pile["hero-1"].length === 0 && !t.view.marks["hero-2"].length,
    "all are rested",
  );
  await goOn(pages, (t) => t.phase === "free" && t.turn[0] === 0, "the GM is asked");
  await pick(gm, /End the match/);
  await main(gm, "End the match");
  for (const page of pages) await page.getByText("The game is over.").waitFor(patient);
  await at(ann, "end");
}

export const twentyOneDesk = {
  async "21: a GM and two players: a hero built, one brought; called Deals, a fight with a Delay, the GM's desk"({
    house,
    browser,
  }) {
    const made = await house.table(["me", "open", "open"], 7, "twenty-one");
    const pages = [];
    for (const seat of made.seats) pages.push(await sit(browser, house, seat, seat.seat === 2 ? narrow : wide));
    await deskEvening(pages, async (page, where) => {
      const at = `21, ${where}, ${page.viewportSize().width} px`;
      if (/gear|bring-bad|call-target|override/.test(where)) await audit(page, at);
      await whole(page, at);
      if (!/place|scene|correct|delay|override|end/.test(where)) await reachable(page, at); // squares of the map are as small as the map is
    });
    for (const page of pages) {
      must(page.troubles.length === 0, page.troubles.join("\n"));
      await page.context().close();
    }
  },

  async "21: two heroes by lot, of one name"({ house, browser }) {
    const made = await house.table(["me", "open", "open"], 7, "twenty-one");
    const pages = [];
    for (const seat of made.seats) pages.push(await sit(browser, house, seat, wide));
    const [gm, ann, ben] = pages;
    await pick(gm, /A free table/);
    await main(gm, "Lead a free table");
    for (const page of [ann, ben]) {
      await asked(page, "build");
      await choose(page, /^By chance/);
      await making(page).getByLabel("Name", { exact: true }).fill("x".repeat(41));
      await now(page).getByText("Name must be at most 40 bytes long, not 41").first().waitFor(patient);
      await making(page).getByLabel("Name", { exact: true }).fill("Mara Vint");
      await main(page, "Let chance build it");
    }
    const { facts } = await until(gm, (t) => t.phase === "free", "both are built");
    must(
      facts.bodies["hero-1"].title === "Mara Vint 1" && facts.bodies["hero-2"].title === "Mara Vint 2",
      JSON.stringify(facts.bodies),
    );
    await told(gm, /Player 1's hero is called Mara Vint/);
    await told(ben, /Your hero is called Mara Vint/);
    for (const page of pages) {
      must(page.troubles.length === 0, page.troubles.join("\n"));
      await page.context().close();
    }
  },
};
