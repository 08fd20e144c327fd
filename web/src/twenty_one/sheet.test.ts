import { describe, expect, it } from "vitest";
import { rules } from "./rules.fixture";
import { blankSheet, limitsOf, nextMove, ofRows, PLACES, readSheet, sheetFile, type Sheet } from "./sheet";
import { rowsBook } from "./rows.fixture";

const book = rowsBook();

/* A knight: Strength 2, Dexterity 1, Endurance 1 (group Strength/Dexterity, singles Strength and Endurance). */
function knight(change: Partial<Sheet> = {}): Sheet {
  const sheet = blankSheet();
  sheet.abilities = { ...sheet.abilities, strength: 2, dexterity: 1, endurance: 1 };
  return {
    ...sheet,
    name: "Sir Ort",
    skills: ["power-strike", "lean-into", "riposte", "vitality"],
    armor: "leather-armor",
    slots: { ...sheet.slots, left: "broadsword", right: "mace", "reserve-left": "kite-shield" },
    pockets: ["half-moon-grass", "firebomb"],
    ...change,
  };
}
/* A mage: Wits 1, Power 2, Endurance 1, with Attunement. */
function mage(change: Partial<Sheet> = {}): Sheet {
  const sheet = blankSheet();
  sheet.abilities = { ...sheet.abilities, wits: 1, power: 2, endurance: 1 };
  return {
    ...sheet,
    skills: ["vitality", "attunement", "power-spell", "aura"],
    attuned: "sorcery",
    spells: ["soul-arrow", "hush", "light", "combustion", "fireball"],
    slots: { ...sheet.slots, left: "catalyst", right: "pyromancy-flame" },
    ...change,
  };
}

describe("the tool that a spell needs in hand", () => {
  it("is in a hand, in both, in reserve, or nowhere", async () => {
    const { slots } = blankSheet();
    const at = async (sheet: Sheet) => (await limitsOf(sheet, book, rules)).schools;
    const all = await at(mage());
    expect([all.sorcery.at, all.pyromancy.at, all.miracle.at]).toEqual(["hand", "hand", ""]);
    expect((await at(mage({ slots: { ...slots, both: "catalyst" } }))).sorcery.at).toBe("hand");
    expect((await at(mage({ slots: { ...slots, left: "mace", "reserve-left": "catalyst" } }))).sorcery.at).toBe(
      "reserve",
    );
    expect((await at(mage({ slots: { ...slots, left: "talisman" } }))).sorcery.at).toBe("");
    expect([all.miracle.tool, all.sorcery.tool, all.pyromancy.tool]).toEqual([
      "talisman",
      "catalyst",
      "pyromancy-flame",
    ]);
  });
});

describe("the rows", () => {
  it("are those of the page: 27 Skills, 17 spells, 25 pieces of gear, 5 armors", () => {
    expect([book.skills, book.spells, book.gear, book.armor].map((t) => Object.keys(t).length)).toEqual([
      27, 17, 25, 5,
    ]);
    expect(Object.keys(book.gear).filter((g) => / two hands,/.test(book.gear[g]!.text))).toEqual([
      "shortbow",
      "longbow",
    ]);
  });
});

describe("the limits of section F", () => {
  it("are asked of the rules", async () => {
    const { limits } = await limitsOf(knight(), book, rules);
    expect(limits).toEqual({ hand: 2, both: 4, armor: 1, pockets: 2, damage: 12, magic: false, free: false }); // 8 + 2 Vitality + 2 leather
    const { schools } = await limitsOf(mage(), book, rules);
    expect([schools.miracle.most, schools.sorcery.most, schools.pyromancy.most, schools.miracle.open]).toEqual([
      0,
      3,
      1,
      false,
    ]);
    expect([schools.pyromancy.known, schools.pyromancy.any, schools.miracle.any], "Combustion does not count").toEqual([
      1,
      true,
      false,
    ]);
  });
  it("two hands carry 1 where one carries 0; Weightlift and Encumbrance add 1", async () => {
    const weak = {
      ...knight({ skills: ["light"], armor: null, pockets: [] }),
      abilities: { ...blankSheet().abilities },
      slots: blankSheet().slots,
    };
    expect((await limitsOf(weak, book, rules)).limits).toMatchObject({ hand: 0, both: 1, pockets: 0 });
    expect((await limitsOf(knight({ skills: ["weightlift"] }), book, rules)).limits.hand).toBe(3);
    expect((await limitsOf(knight({ skills: ["encumbrance"] }), book, rules)).limits).toMatchObject({
      armor: 2,
      pockets: 3,
    });
  });
  it("are told of a foe too, whatever it has, and of Skills that come with gear nothing", async () => {
    const foe = {
      ...knight({ skills: ["magic-shield", "vitality"] }),
      abilities: { ...blankSheet().abilities, strength: 6 },
    };
    expect((await limitsOf(foe, book, rules)).limits).toMatchObject({ hand: 6, damage: 12 });
  });
});

describe("the moves that build it", () => {
  /* What the house makes of a move, told by hand. */
  async function build(want: Sheet): Promise<string[]> {
    const now = blankSheet();
    const said: string[] = [];
    let step = "start";
    for (let i = 0; i < 40 && step !== "done"; i++) {
      const move = await nextMove(want, now, step, true, rules);
      if (!move) throw new Error(`nothing at ${step}`);
      said.push(Object.values(move).join(" "));
      if (move.do === "group") for (const a of String(move["group"]).split("-")) now.abilities[a as "hope"]++;
      if (move.do === "raise") now.abilities[move["ability"] as "hope"]++;
      if (move.do === "learn") now.skills.push(String(move["skill"]));
      if (move.do === "spell") now.spells.push(String(move["spell"]));
      if (move.do === "equip") now.slots[move["slot"] as "left"] = String(move["gear"]);
      if (move.do === "stow") now.pockets.push(String(move["gear"]));
      if (move.do === "armor") now.armor = String(move["armor"]);
      const magic = now.abilities.power + now.abilities.hope + now.abilities.wits > 0;
      if (step === "start") step = "single-a";
      else if (step === "single-a") step = "single-b";
      else if (step === "single-b") step = "skills";
      else if (step === "skills" && now.skills.length === 4)
        step = now.skills.includes("attunement") ? "attune" : magic ? "spells" : "armor";
      else if (step === "attune") step = "spells";
      else if (step === "spells" && move.do === "done") step = "armor";
      else if (step === "armor") step = "gear";
      else if (step === "gear" && move.do === "done") step = "done";
    }
    return said;
  }
  it("stand in the order of the steps, each once", async () => {
    const first = await build(knight());
    expect(first.slice(0, 3)).toEqual(["group strength-dexterity", "raise strength", "raise endurance"]);
    expect(first.slice(3, 7).sort()).toEqual([
      "learn lean-into",
      "learn power-strike",
      "learn riposte",
      "learn vitality",
    ]);
    expect(first.slice(7)).toEqual([
      "armor leather-armor",
      "equip left broadsword",
      "equip right mace",
      "equip reserve-left kite-shield",
      "stow pocket-1 half-moon-grass",
      "stow pocket-2 firebomb",
      "done",
    ]);
    const second = await build(mage());
    expect(second.slice(0, 3)).toEqual(["group wits-power", "raise endurance", "raise power"]);
    expect(second.slice(3, 7).sort()).toEqual([
      "learn attunement",
      "learn aura",
      "learn power-spell",
      "learn vitality",
    ]);
    expect(second[7]).toBe("attune sorcery");
    expect(second.slice(8, 12).sort()).toEqual(["spell fireball", "spell hush", "spell light", "spell soul-arrow"]);
    expect(second.slice(12)).toEqual(["done", "done", "equip left catalyst", "equip right pyromancy-flame", "done"]);
  });
  it("are none where the hero has become something else", async () => {
    expect(await nextMove(mage({ attuned: null }), blankSheet(), "attune", true, rules)).toBeNull();
    expect(await nextMove(knight(), knight(), "single-b", true, rules)).toBeNull();
  });
});

describe("the file", () => {
  it("is read as it was written", async () => {
    const inOrder = (s: Sheet) => ({ ...s, skills: [...s.skills].sort(), spells: [...s.spells].sort() });
    for (const sheet of [knight(), mage(), knight({ slots: { ...blankSheet().slots, both: "spear" } })])
      expect(inOrder((await readSheet(await sheetFile(sheet, rules), true, rules)).sheet)).toEqual(inOrder(sheet));
    expect(Object.keys(JSON.parse(await sheetFile(knight(), rules)))).toEqual([
      "game",
      "name",
      "abilities",
      "skills",
      "armor",
      "left",
      "right",
      "reserve-left",
      "pockets",
    ]);
    const scarred = knight({ wound: "bad-knee", byname: "the-reaper" });
    expect(inOrder((await readSheet(await sheetFile(scarred, rules), true, rules)).sheet)).toEqual(inOrder(scarred));
    expect(JSON.parse(await sheetFile({ ...scarred, name: "" }, rules))).not.toHaveProperty("wound");
    expect(JSON.parse(await sheetFile(knight({ name: "  Sir \t Ort " }), rules))).toMatchObject({ name: "Sir Ort" });
  });
  it("takes what is left out as 0, empty, free", async () => {
    const file = {
      game: "twenty-one",
      abilities: { wits: 1, power: 2, endurance: 1 },
      skills: ["aura", "vitality", "linger-spell", "cheek"],
      spells: ["hush"],
    };
    const { sheet, group, singles } = await readSheet(JSON.stringify(file), true, rules);
    expect(sheet).toMatchObject({ name: "", pockets: [], armor: null });
    expect([[...sheet.spells].sort(), group, singles]).toEqual([
      ["combustion", "hush"],
      "wits-power",
      ["endurance", "power"],
    ]);
  });
  it("both singles to one Ability only where the table lets them", async () => {
    const file = JSON.stringify({
      game: "twenty-one",
      abilities: { wits: 1, power: 3 },
      skills: ["attunement", "aura", "linger-spell", "power-spell"],
      attuned: "sorcery",
    });
    expect((await readSheet(file, true, rules)).singles).toEqual(["power", "power"]);
    await expect(readSheet(file, false, rules)).rejects.toThrow(/^The two single points can't/);
  });
  it("says in one line what is wrong", async () => {
    const file = JSON.parse(await sheetFile(knight(), rules)) as Record<string, unknown>;
    const told = (change: Record<string, unknown> | string) =>
      readSheet(typeof change === "string" ? change : JSON.stringify({ ...file, ...change }), true, rules).then(
        () => "",
        (error: Error) => error.message,
      );
    expect(await told({})).toBe("");
    expect(await told("{")).toMatch(/not JSON/);
    expect(await told("[]")).toMatch(/must be a map/);
    expect(await told({ game: "texarkana" })).toMatch(/game must be twenty-one/);
    expect(await told({ luck: 3 })).toMatch(/luck/);
    expect(await told({ abilities: { luck: 1 } })).toMatch(/luck/);
    expect(await told({ abilities: { hope: 1.5 } })).toMatch(/hope must be a whole number/);
    expect(await told({ skills: ["backflip"] })).toMatch(/backflip/);
    expect(await told({ skills: ["riposte", "riposte"] })).toMatch(/riposte is listed twice/);
    expect(await told({ left: "two-handed" })).toMatch(/two-handed/);
    expect(await told({ armor: "__proto__" })).toMatch(/__proto__/);
    expect(await told({ name: "a\nb" })).toMatch(/name/);
    expect(await told({ name: "a\0b" })).toMatch(/zero/);
    expect(await told({ text: "x".repeat(601) })).toMatch(/600 bytes/);
    expect(await told({ text: "x".repeat(700_000) })).toMatch(/too long/);
    expect(await told({ armor: "platemail" })).toMatch(/^Armor can weigh no more than Endurance/);
    for (const place of PLACES) expect(await told({ [place]: 7 })).toMatch(new RegExp(place));
  });
});

describe("rows of a pack", () => {
  it("become a sheet; who holds one thing in both hands holds it once", () => {
    expect(
      ofRows({
        abilities: { strength: 1 },
        skills: [],
        spells: [],
        slots: { left: "longbow", right: "two-handed", "reserve-left": "mace" },
        pockets: [],
      }).slots,
    ).toEqual({ left: null, right: null, both: "longbow", "reserve-left": "mace", "reserve-right": null });
  });
});
