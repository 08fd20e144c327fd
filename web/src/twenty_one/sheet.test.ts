import { describe, expect, it } from "vitest";
import { armorLimit, blankSheet, bothLimit, counted, damageLimit, gearWrong, groupIn, handLimit, nameWrong, nextMove, ofRows, PLACES, pocketCount, readSheet, schoolOpen, sheetFile, sheetWrong, spellLimit, toolAt, type Sheet } from "./sheet";
import { rowsBook } from "./rows.fixture";

const book = rowsBook();

/* A knight: Strength 2, Dexterity 1, Endurance 1 (group Strength/Dexterity, singles Strength and Endurance). */
function knight(change: Partial<Sheet> = {}): Sheet {
  const sheet = blankSheet();
  sheet.abilities = { ...sheet.abilities, strength: 2, dexterity: 1, endurance: 1 };
  return { ...sheet, name: "Sir Ort", skills: ["power-strike", "lean-into", "riposte", "vitality"], armor: "leather-armor", slots: { ...sheet.slots, left: "broadsword", right: "mace", "reserve-left": "kite-shield" }, pockets: ["half-moon-grass", "firebomb"], ...change };
}
/* A mage: Wits 1, Power 2, Endurance 1, with Attunement. */
function mage(change: Partial<Sheet> = {}): Sheet {
  const sheet = blankSheet();
  sheet.abilities = { ...sheet.abilities, wits: 1, power: 2, endurance: 1 };
  return { ...sheet, skills: ["vitality", "attunement", "power-spell", "aura"], attuned: "sorcery", spells: ["soul-arrow", "hush", "light", "combustion", "fireball"], slots: { ...sheet.slots, left: "catalyst", right: "pyromancy-flame" }, ...change };
}
const wrong = (sheet: Sheet, twice = true) => sheetWrong(sheet, book, twice) ?? "";

describe("the tool that a spell needs in hand", () => {
  it("is in a hand, in both, in reserve, or nowhere (BJ-G1)", () => {
    const { slots } = blankSheet();
    expect(["sorcery", "pyromancy", "miracle"].map((school) => toolAt(mage(), school))).toEqual(["in hand", "in hand", ""]);
    expect(toolAt(mage({ slots: { ...slots, both: "catalyst" } }), "sorcery")).toBe("in hand");
    expect(toolAt(mage({ slots: { ...slots, left: "mace", "reserve-left": "catalyst" } }), "sorcery")).toBe("in reserve");
    expect(toolAt(mage({ slots: { ...slots, left: "talisman" } }), "sorcery")).toBe("");
  });
});

describe("the rows", () => {
  it("are those of the page: 27 Skills, 17 spells, 25 pieces of gear, 5 armors", () => {
    expect([book.skills, book.spells, book.gear, book.armor].map((t) => Object.keys(t).length)).toEqual([27, 17, 25, 5]);
    expect(Object.keys(book.gear).filter((g) => / two hands,/.test(book.gear[g]!.text))).toEqual(["shortbow", "longbow"]);
  });
});

describe("the limits of section F", () => {
  it("let a legal knight and a legal mage be", () => {
    expect(wrong(knight())).toBe("");
    expect(wrong(mage())).toBe("");
    expect([handLimit(knight()), bothLimit(knight()), armorLimit(knight()), pocketCount(knight(), book), damageLimit(knight(), book)]).toEqual([2, 4, 1, 2, 12]); // 8 + 2 Vitality + 2 leather
    expect([spellLimit(mage(), "miracle"), spellLimit(mage(), "sorcery"), spellLimit(mage(), "pyromancy"), schoolOpen(mage(), "miracle")]).toEqual([0, 3, 1, false]);
    expect(counted(mage(), book, "pyromancy")).toEqual(["fireball"]);
  });
  it("BJ-F1: four points, a group and two singles, none above 3, not both to one where the table forbids it", () => {
    const points = (abilities: Partial<Sheet["abilities"]>) => ({ ...knight(), abilities: { ...blankSheet().abilities, ...abilities } });
    expect(wrong(points({ strength: 4 }))).toMatch(/^BJ-F1: Strength is 4/);
    expect(wrong(points({ strength: 2, endurance: 2 }))).toMatch(/^BJ-F1/);
    expect(wrong(points({ strength: 1, dexterity: 1, hope: 1 }))).toMatch(/^BJ-F1/);
    expect(groupIn(points({ strength: 3, dexterity: 1 }), true)).toBe("strength-dexterity");
    expect(groupIn(points({ strength: 3, dexterity: 1 }), false)).toBeNull();
    expect(wrong(points({ strength: 3, dexterity: 1 }), false)).toMatch(/^BJ-F1: at this table/);
    // 1 1 1 1 in two groups: either leaves the other's two as singles
    expect(groupIn(points({ strength: 1, dexterity: 1, endurance: 1, hope: 1 }), false)).toBe("strength-dexterity");
  });
  it("BJ-F2: one Skill a point, of its Ability", () => {
    expect(wrong(knight({ skills: ["lean-into", "power-strike", "riposte"] }))).toMatch(/^BJ-F2: one Skill for each point/);
    expect(wrong(knight({ skills: ["lean-into", "power-strike", "overbear", "vitality"] }))).toMatch(/^BJ-F2: 3 Skills of Strength/);
    expect(wrong(knight({ skills: ["lean-into", "power-strike", "light", "vitality"] }))).toBe("BJ-F2: 1 Skill of Hope, with no points of it");
    expect(wrong(knight({ skills: ["influence", "power-strike", "riposte", "vitality"] }))).toMatch(/^BJ-F2: Influence is everyone's/);
  });
  it("BJ-F3: spells by school, Attunement, Combustion free", () => {
    expect(wrong(knight({ spells: ["heal"] }))).toMatch(/^BJ-F3: spells are for who has/);
    expect(wrong(mage({ spells: ["soul-arrow", "hush", "light", "magic-weapon", "combustion"] }))).toMatch(/^BJ-F3: 4 of the school Sorcery, where 3/);
    expect(wrong(mage({ spells: ["heal", "combustion"] }))).toMatch(/^BJ-F3: 1 of the school Miracle, where 0/);
    expect(wrong(mage({ spells: ["fireball", "firestorm", "combustion"] }))).toMatch(/^BJ-F3: 2 of the school Pyromancy, where 1/);
    expect(wrong(mage({ spells: ["hush"] }))).toMatch(/^BJ-F3: Combustion comes free/);
    expect(wrong(mage({ attuned: null }))).toMatch(/^BJ-F3: a school is named/);
    expect(wrong(mage({ attuned: "miracle" }))).toMatch(/^BJ-F3: Attunement adds to a school that is open; Miracle/);
  });
  it("BJ-F4: hands, reserves, two hands, armor; BJ-F6: pockets", () => {
    const held = (slots: Partial<Sheet["slots"]>) => gearWrong(knight({ slots: { ...blankSheet().slots, ...slots } }), book) ?? "";
    expect(held({ left: "broadsword", "reserve-left": "spear" })).toMatch(/^BJ-F4: the left hand and its reserve would carry 3; they may carry 2/);
    expect(held({ "reserve-right": "greatsword" })).toMatch(/^BJ-F4: Greatsword weighs 4; a reserve carries 2/);
    expect(held({ both: "greatsword" })).toBe("");
    expect(held({ both: "greatsword", "reserve-left": "mace" })).toMatch(/^BJ-F4: both hands with both reserves would carry 5; they may carry 4/);
    expect(held({ left: "shortbow" })).toMatch(/^BJ-F4: Shortbow: a bow needs both hands/);
    expect(held({ both: "longbow", "reserve-left": "mace", "reserve-right": "dagger" })).toBe("");
    expect(held({ both: "firebomb" })).toMatch(/^BJ-F4: two hands hold one weapon/);
    expect(held({ both: "spear", left: "dagger" })).toMatch(/^BJ-F4: both hands hold one thing/);
    const weak = { ...knight({ skills: ["power-strike", "riposte", "light", "advantage"], armor: null, pockets: [], slots: { ...blankSheet().slots, both: "broadsword" } }), abilities: { ...blankSheet().abilities } };
    expect([handLimit(weak), bothLimit(weak), gearWrong(weak, book)]).toEqual([0, 1, null]); // 1 where the limit is 0
    expect(handLimit(knight({ skills: ["weightlift"] }))).toBe(3);
    expect(wrong(knight({ armor: "platemail" }))).toMatch(/^BJ-F4: Platemail weighs 3; armor may weigh 1/);
    expect(wrong(knight({ armor: null }))).toMatch(/^BJ-F6: 2 pockets are filled; here there are 0/);
    expect(wrong(knight({ pockets: ["mace"] }))).toMatch(/^BJ-F6: a pocket holds a stack/);
    expect([armorLimit, (s: Sheet) => pocketCount(s, book)].map((f) => f(knight({ skills: ["encumbrance"] })))).toEqual([2, 3]);
  });
});

describe("the moves that build it", () => {
  /* What the house makes of a move (BJ-F5), told by hand. */
  function build(want: Sheet): string[] {
    const now = blankSheet();
    const said: string[] = [];
    let step = "start";
    let named = false;
    for (let i = 0; i < 40 && step !== "done"; i++) {
      const move = nextMove(want, now, step, true, named);
      if (!move) throw new Error(`nothing at ${step}`);
      said.push(Object.values(move).join(" "));
      if (move.do === "name") {
        named = true;
        continue;
      }
      if (move.do === "group") for (const a of String(move["group"]).split("-")) now.abilities[a as "hope"]++;
      if (move.do === "raise") now.abilities[move["ability"] as "hope"]++;
      if (move.do === "learn") now.skills.push(String(move["skill"]));
      if (move.do === "spell") now.spells.push(String(move["spell"]));
      if (move.do === "equip") now.slots[move["slot"] as "left"] = String(move["gear"]);
      if (move.do === "stow") now.pockets.push(String(move["gear"]));
      const magic = now.abilities.power + now.abilities.hope + now.abilities.wits > 0;
      if (step === "start") step = "single-a";
      else if (step === "single-a") step = "single-b";
      else if (step === "single-b") step = "skills";
      else if (step === "skills" && now.skills.length === 4) step = now.skills.includes("attunement") ? "attune" : magic ? "spells" : "armor";
      else if (step === "attune") step = "spells";
      else if (step === "spells" && move.do === "done") step = "armor";
      else if (step === "armor") step = "gear";
      else if (step === "gear" && move.do === "done") step = "done";
    }
    return said;
  }
  it("stand in the order of the steps, each once", () => {
    expect(build(knight())).toEqual(["name Sir Ort", "group strength-dexterity", "raise strength", "raise endurance", "learn power-strike", "learn lean-into", "learn riposte", "learn vitality",
      "armor leather-armor", "equip left broadsword", "equip right mace", "equip reserve-left kite-shield", "stow pocket-1 half-moon-grass", "stow pocket-2 firebomb", "done"]);
    expect(build(mage())).toEqual(["group wits-power", "raise endurance", "raise power", "learn vitality", "learn attunement", "learn power-spell", "learn aura", "attune sorcery",
      "spell soul-arrow", "spell hush", "spell light", "spell fireball", "done", "done", "equip left catalyst", "equip right pyromancy-flame", "done"]);
  });
  it("begin with the name, where there is one and it has none yet", () => {
    expect(nextMove(knight({ name: "  Sir \t Ort " }), blankSheet(), "start", true)).toEqual({ do: "name", hero: "Sir Ort" });
    expect(nextMove(knight(), blankSheet(), "start", true, true)).toEqual({ do: "group", group: "strength-dexterity" });
    expect(nextMove(knight({ name: " " }), blankSheet(), "start", true)).toEqual({ do: "group", group: "strength-dexterity" });
    expect(nextMove(knight(), knight({ skills: [] }), "skills", true)).toEqual({ do: "learn", skill: "power-strike" });
    expect([nameWrong(""), nameWrong("Mara"), nameWrong("  ")]).toEqual(["", "", ""]);
    expect([nameWrong("- -"), nameWrong("é".repeat(20)), nameWrong("é".repeat(21))]).toEqual(["A name has more in it than hyphens", "", "A name has at most 40 bytes"]);
  });
  it("are none where the hero has become something else", () => {
    expect(nextMove(mage({ attuned: null }), blankSheet(), "attune", true)).toBeNull();
    expect(nextMove(knight(), knight(), "single-b", true)).toBeNull();
  });
});

describe("the file", () => {
  it("is read as it was written", () => {
    for (const sheet of [knight(), mage(), knight({ slots: { ...blankSheet().slots, both: "spear" } })]) expect(readSheet(sheetFile(sheet), book, true)).toEqual({ sheet });
    expect(Object.keys(JSON.parse(sheetFile(knight())))).toEqual(["game", "name", "abilities", "skills", "armor", "left", "right", "reserve-left", "pockets"]);
  });
  it("takes what is left out as 0, empty, free", () => {
    const file = { game: "twenty-one", abilities: { wits: 1, power: 2, endurance: 1 }, skills: ["aura", "vitality", "linger-spell", "cheek"], spells: ["hush"] };
    const read = readSheet(JSON.stringify(file), book, true);
    expect("sheet" in read && read.sheet).toMatchObject({ name: "", spells: ["hush", "combustion"], pockets: [], armor: null });
  });
  it("says in one line what is wrong", () => {
    const file = JSON.parse(sheetFile(knight())) as Record<string, unknown>;
    const told = (change: Record<string, unknown> | string) => {
      const read = readSheet(typeof change === "string" ? change : JSON.stringify({ ...file, ...change }), book, true);
      return "wrong" in read ? read.wrong : "";
    };
    expect(told("{")).toMatch(/not JSON/);
    expect(told("[]")).toMatch(/no character of 21/);
    expect(told({ game: "texarkana" })).toMatch(/no character of 21/);
    expect(told({ luck: 3 })).toBe('"luck" is no part of a character');
    expect(told({ abilities: { luck: 1 } })).toBe('"abilities": there is no luck');
    expect(told({ abilities: { hope: 1.5 } })).toMatch(/hope is a whole number/);
    expect(told({ skills: ["backflip"] })).toBe('"skills": there is no backflip');
    expect(told({ skills: ["riposte", "riposte"] })).toBe('Riposte stands twice in "skills"');
    expect(told({ left: "two-handed" })).toBe('"left": there is no two-handed');
    expect(told({ armor: "__proto__" })).toMatch(/there is no __proto__/);
    expect(told({ name: "a\nb" })).toMatch(/"name" is one line/);
    expect(told({ text: "x".repeat(17000) })).toMatch(/at most 16 KB/);
    expect(told({ armor: "platemail" })).toMatch(/^BJ-F4/);
    for (const place of PLACES) expect(told({ [place]: 7 })).toMatch(new RegExp(`"${place}": a name is wanted`));
  });
});

describe("rows of a pack", () => {
  it("become a sheet; who holds one thing in both hands holds it once", () => {
    expect(ofRows({ abilities: { strength: 1 }, skills: [], spells: [], slots: { left: "longbow", right: "two-handed", "reserve-left": "mace" }, pockets: [] }).slots)
      .toEqual({ left: null, right: null, both: "longbow", "reserve-left": "mace", "reserve-right": null });
  });
});
