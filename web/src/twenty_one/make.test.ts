import { describe, expect, it } from "vitest";
import { armorClosed, draftFrom, draftOf, gearClosed, limitLine, notes, parts, singleOpen, skillClosed, spellClosed, wanting, withArmor, withGear, withGroup, withoutPocket, withoutSingle, withSchool, withSingle, withSkill, withSpell, type Draft } from "./make";
import { rowsBook } from "./rows.fixture";
import { blankSheet, nextMove, sheetWrong } from "./sheet";

const book = rowsBook();
const skills = (d: Draft, ...names: string[]) => names.reduce((to, name) => withSkill(to, name, book), d);
/* Endurance/Hope, then Power twice: Endurance 1, Hope 1, Power 2. */
const priest = () => withSingle(withSingle(withGroup(draftOf(blankSheet()), "endurance-hope", book, true), "power", book), "power", book);

describe("points (BJ-F1)", () => {
  it("are a group, then two singles", () => {
    const d = draftOf(blankSheet());
    expect([wanting("points", d, book, true), singleOpen(d, "hope", true)]).toEqual(["Choose a group", false]);
    const grouped = withGroup(d, "wits-power", book, true);
    expect([wanting("points", grouped, book, true), grouped.sheet.abilities.wits]).toEqual(["2 single points to give", 1]);
    expect(wanting("points", priest(), book, true)).toBe("");
    expect(priest().sheet.abilities).toEqual({ strength: 0, dexterity: 0, endurance: 1, hope: 1, wits: 0, power: 2 });
    expect(singleOpen(priest(), "hope", true)).toBe(false);
    expect(withoutSingle(priest(), "power", book).sheet.abilities.power).toBe(1);
  });
  it("may go to one Ability twice only where the table lets them: 3 is the way to that", () => {
    const one = withSingle(withGroup(draftOf(blankSheet()), "wits-power", book, true), "power", book);
    expect([singleOpen(one, "power", true), singleOpen(one, "power", false), singleOpen(one, "hope", false)]).toEqual([true, false, true]);
  });
  it("that the house has stay, and the rest goes on", () => {
    const kept = { ...blankSheet(), abilities: { ...blankSheet().abilities, wits: 1, power: 2 } };
    const d = draftOf(kept);
    expect([wanting("points", d, book, true), singleOpen(d, "power", true)]).toEqual(["1 single point to give", true]);
    expect(nextMove(withSingle(d, "hope", book).sheet, kept, "single-b", true)).toEqual({ do: "raise", ability: "hope" });
  });
});

describe("what follows from points", () => {
  it("is dropped where they no longer carry it", () => {
    const d = withSpell(withSpell(skills(priest(), "vitality", "cheer", "aura", "power-spell"), "heal", book), "fireball", book);
    expect(d.sheet.spells).toEqual(["heal", "fireball", "combustion"]);
    const without = withSingle(withoutSingle(withoutSingle(d, "power", book), "power", book), "strength", book); // Endurance 1, Hope 1, Strength 1
    expect([without.sheet.skills, without.sheet.spells]).toEqual([["vitality", "cheer"], ["heal"]]);
    const regrouped = withGroup(d, "strength-dexterity", book, true);
    expect([regrouped.sheet.skills, regrouped.sheet.abilities.power]).toEqual([["aura", "power-spell"], 2]);
  });
  it("BJ-F2: a Skill is open while its Ability has a point for it", () => {
    const d = skills(priest(), "vitality");
    expect(skillClosed(d.sheet, "sturdy", book)).toBe("BJ-F2: 1 point of Endurance, and as many Skills chosen");
    expect(skillClosed(d.sheet, "riposte", book)).toBe("BJ-F2: you have no point of Dexterity");
    expect([skillClosed(d.sheet, "vitality", book), skillClosed(d.sheet, "aura", book), wanting("skills", d, book, true)]).toEqual(["", "", "3 Skills to choose"]);
    expect(withSkill(d, "sturdy", book).sheet.skills).toEqual(["vitality"]);
    expect(skills(d, "vitality").sheet.skills).toEqual([]);
  });
  it("BJ-F3: spells by school, one more where Attunement says", () => {
    const d = withSpell(skills(priest(), "vitality", "cheer", "aura", "power-spell"), "heal", book);
    expect(spellClosed(d.sheet, "group-heal", book)).toBe("BJ-F3: 1 of this school may be known");
    expect(spellClosed(d.sheet, "hush", book)).toBe("");
    expect(limitLine("spells", d, book)).toBe("Miracles 1 of 1, Sorceries 0 of 1, Pyromancies 0 of 1; Combustion is free.");
    const wits = skills(withSingle(withSingle(withGroup(draftOf(blankSheet()), "wits-power", book, true), "endurance", book), "power", book), "attunement", "aura", "power-spell", "vitality");
    expect(wanting("spells", wits, book, true)).toBe("Choose a school for Attunement");
    expect(limitLine("spells", withSchool(wits, "pyromancy", book), book)).toBe("Miracles 0 of 0, Sorceries 0 of 2, Pyromancies 0 of 2; Combustion is free.");
    expect(spellClosed(wits.sheet, "heal", book)).toBe("BJ-F3: the school is closed to you");
    expect([parts(wits).includes("spells"), parts(draftOf(blankSheet())).includes("spells")]).toEqual([true, false]);
  });
  it("BJ-F4: armor and gear say why not; BJ-F6: pockets go with the armor", () => {
    const d = skills(priest(), "vitality", "cheer", "aura", "power-spell");
    expect(armorClosed(d.sheet, "chainmail", book)).toBe("BJ-F4: Weight 2; yours may weigh 1");
    expect(gearClosed(d.sheet, "left", "spear", book)).toMatch(/^BJ-F4: the left hand and its reserve would carry 2; they may carry 1/);
    expect(gearClosed(d.sheet, "both", "spear", book)).toBe("");
    expect(gearClosed(d.sheet, "pockets", "firebomb", book)).toMatch(/^BJ-F6/);
    const dressed = withGear(withGear(withArmor(d, "leather-armor", book), "pockets", "firebomb"), "left", "talisman");
    expect([dressed.sheet.pockets, gearClosed(dressed.sheet, "pockets", "turpentine", book)]).toEqual([["firebomb"], ""]);
    expect(withArmor(dressed, null, book).sheet.pockets).toEqual([]);
    expect(withoutPocket(dressed, 0).sheet.pockets).toEqual([]);
    expect(withGear(dressed, "both", "spear").sheet.slots).toMatchObject({ left: null, both: "spear" });
    expect(withGear(withGear(dressed, "both", "spear"), "right", "mace").sheet.slots).toMatchObject({ right: "mace", both: null });
  });
});

describe("a whole hero", () => {
  const whole = () => withGear(withSpell(withArmor(skills(priest(), "vitality", "cheer", "aura", "power-spell"), "leather-armor", book), "heal", book), "left", "talisman");
  it("is legal, and told what it leaves unused", () => {
    expect(sheetWrong(whole().sheet, book, true)).toBeNull();
    expect([wanting("whole", whole(), book, true), notes(whole().sheet, book)]).toEqual(["", ["Spells that you know need a Pyromancy Flame in hand.", "One more spell may be known: Sorcery, Pyromancy.", "2 pockets are empty."]]);
    expect(wanting("whole", priest(), book, true)).toMatch(/^BJ-F2/);
  });
  it("is the same draft when it comes from a file", () => {
    const d = draftFrom(whole().sheet, true);
    expect([d.group, d.singles, d.sheet]).toEqual(["endurance-hope", ["power", "power"], whole().sheet]);
    expect(withoutSingle(d, "power", book).sheet.skills).toEqual(["vitality", "cheer", "aura"]);
  });
});
