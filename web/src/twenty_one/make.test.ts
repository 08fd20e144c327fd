import { describe, expect, it } from "vitest";
import {
  draftFrom,
  draftOf,
  limitLine,
  make,
  notes,
  parts,
  wanting,
  withArmor,
  withGear,
  withGroup,
  withoutPocket,
  withoutSingle,
  withSchool,
  withSingle,
  withSkill,
  withSpell,
  type Draft,
  type Made,
} from "./make";
import { rowsBook } from "./rows.fixture";
import { rules } from "./rules.fixture";
import { blankSheet, nextMove, readSheet, sheetFile } from "./sheet";

const book = rowsBook();
/** Each wish begins from what the limits carried of those before, as on the page. */
async function wished(from: Draft, ...wishes: ((d: Draft) => Draft)[]): Promise<Made> {
  let made = await make(from, true, rules);
  for (const wish of wishes) made = await make(wish(made.draft), true, rules);
  return made;
}
const group = (name: string) => (d: Draft) => withGroup(d, name);
const single = (a: Parameters<typeof withSingle>[1]) => (d: Draft) => withSingle(d, a);
const skills = (...names: string[]) => names.map((name) => (d: Draft) => withSkill(d, name));
const spell = (name: string) => (d: Draft) => withSpell(d, name);
const blank = () => draftOf(blankSheet());
/* Endurance/Hope, then Power twice: Endurance 1, Hope 1, Power 2. */
const PRIEST = [group("endurance-hope"), single("power"), single("power")];
const FOUR = skills("vitality", "cheer", "aura", "power-spell");

describe("points", () => {
  it("are a group, then two singles", async () => {
    const none = await wished(blank());
    expect([wanting("points", none), none.raise]).toEqual(["Choose a group", []]);
    const grouped = await wished(blank(), group("wits-power"));
    expect([wanting("points", grouped), grouped.draft.sheet.abilities.wits, grouped.raise.length]).toEqual([
      "2 single points left",
      1,
      6,
    ]);
    const priest = await wished(blank(), ...PRIEST);
    expect([wanting("points", priest), priest.raise]).toEqual(["", []]);
    expect(priest.draft.sheet.abilities).toEqual({
      strength: 0,
      dexterity: 0,
      endurance: 1,
      hope: 1,
      wits: 0,
      power: 2,
    });
    const less = await make(withoutSingle(priest.draft, "power"), true, rules);
    expect(less.draft.sheet.abilities.power).toBe(1);
  });
  it("may go to one Ability twice only where the table lets them: 3 is the way to that", async () => {
    const one = withSingle(withGroup(blank(), "wits-power"), "power");
    expect((await make(one, true, rules)).raise).toContain("power");
    const once = await make(one, false, rules);
    expect(once.raise).toEqual(["strength", "dexterity", "endurance", "hope", "wits"]);
    expect((await make(withSingle(one, "power"), false, rules)).draft.singles).toEqual(["power"]);
  });
  it("that the house has stay, and the rest goes on", async () => {
    const kept = { ...blankSheet(), abilities: { ...blankSheet().abilities, wits: 1, power: 2 } };
    const made = await wished(draftOf(kept));
    expect([wanting("points", made), made.raise.includes("power")]).toEqual(["1 single point left", true]);
    const more = await wished(made.draft, single("hope"));
    expect(more.draft.sheet.abilities).toMatchObject({ wits: 1, power: 2, hope: 1 });
    expect(await nextMove(more.draft.sheet, kept, "single-b", true, rules)).toEqual({ do: "raise", ability: "hope" });
  });
});

describe("what follows from points", () => {
  it("is dropped where they no longer carry it", async () => {
    const priest = await wished(blank(), ...PRIEST, ...FOUR, spell("heal"), spell("fireball"));
    expect(priest.draft.sheet.spells).toEqual(["heal", "fireball", "combustion"]);
    const without = await wished(
      priest.draft,
      (d) => withoutSingle(d, "power"),
      (d) => withoutSingle(d, "power"),
      single("strength"),
    ); // Endurance 1, Hope 1, Strength 1
    expect([without.draft.sheet.skills, without.draft.sheet.spells]).toEqual([["vitality", "cheer"], ["heal"]]);
    const regrouped = await wished(priest.draft, group("strength-dexterity"));
    expect([regrouped.draft.sheet.skills, regrouped.draft.sheet.abilities.power]).toEqual([["aura", "power-spell"], 2]);
  });
  it("a Skill is open while its Ability has a point for it", async () => {
    const made = await wished(blank(), ...PRIEST, ...skills("vitality"));
    expect(made.closed.skills["sturdy"]).toMatch(/^A hero knows one Skill of an Ability/);
    expect(made.closed.skills["riposte"]).toMatch(/^A hero knows one Skill of an Ability/);
    expect([made.closed.skills["vitality"], made.closed.skills["aura"], wanting("skills", made)]).toEqual([
      undefined,
      undefined,
      "3 Skills left to choose",
    ]);
    expect((await wished(made.draft, ...skills("sturdy"))).draft.sheet.skills).toEqual(["vitality"]);
    expect((await wished(made.draft, ...skills("vitality"))).draft.sheet.skills).toEqual([]);
    expect((await wished(made.draft, ...skills("soul"))).draft.sheet.skills, "everyone has it").toEqual(["vitality"]);
  });
  it("spells by school, one more where Attunement says", async () => {
    const made = await wished(blank(), ...PRIEST, ...FOUR, spell("heal"));
    expect(made.closed.spells["group-heal"]).toMatch(/^A hero knows no more Miracles than Hope/);
    expect(made.closed.spells["hush"]).toBeUndefined();
    expect(limitLine("spells", made)).toBe(
      "Miracles 1 of 1, Sorceries 0 of 1, Pyromancies 0 of 1. Combustion is free.",
    );
    const wits = await wished(
      blank(),
      group("wits-power"),
      single("endurance"),
      single("power"),
      ...skills("attunement", "aura", "power-spell", "vitality"),
    );
    expect(wanting("spells", wits)).toBe("Choose a school for Attunement");
    expect(wits.closed.spells["heal"]).toMatch(/^A hero knows no more Miracles/);
    expect([wits.schools.miracle.open, wits.schools.pyromancy.open]).toEqual([false, true]);
    const attuned = await wished(wits.draft, (d) => withSchool(d, "pyromancy"));
    expect(limitLine("spells", attuned)).toBe(
      "Miracles 0 of 0, Sorceries 0 of 2, Pyromancies 0 of 2. Combustion is free.",
    );
    expect((await wished(wits.draft, (d) => withSchool(d, "miracle"))).draft.sheet.attuned, "closed to it").toBeNull();
    expect([
      parts(wits).includes("spells"),
      parts(await wished(blank())).includes("spells"),
      parts(null).includes("spells"),
    ]).toEqual([true, false, false]);
  });
  it("armor and gear say why not; pockets go with the armor", async () => {
    const made = await wished(blank(), ...PRIEST, ...FOUR);
    expect(made.closed.armor["chainmail"]).toMatch(/^Armor can weigh no more/); // Weight 2, Endurance 1
    expect(made.closed.left["spear"]).toMatch(/^A hand and its reserve/); // Weight 2, 1 a hand
    expect(made.closed.both["spear"]).toBeUndefined();
    expect(made.closed.both["shortbow"]).toBeUndefined();
    expect(made.closed.left["shortbow"]).toBe("A bow needs two hands.");
    expect(made.closed.pockets["firebomb"]).toMatch(/^Without armor/);
    expect(limitLine("gear", made)).toBe(
      "A hand with its reserve carries Weight 1, one thing in both hands 2 with the reserves. Pockets: 0.",
    );
    const dressed = await wished(
      made.draft,
      (d) => withArmor(d, "leather-armor"),
      (d) => withGear(d, "pockets", "firebomb"),
      (d) => withGear(d, "left", "talisman"),
    );
    expect([dressed.draft.sheet.pockets, dressed.closed.pockets["turpentine"], dressed.limits.damage]).toEqual([
      ["firebomb"],
      undefined,
      12,
    ]); // 8 + 2 Vitality + 2 leather
    expect(dressed.closed.pockets["mace"]).toMatch(/^A pocket holds/);
    expect(
      (await wished(dressed.draft, (d) => withGear(d, "pockets", "turpentine"))).closed.pockets["firebomb"],
    ).toMatch(/^Each pocket holds one stack/);
    expect((await wished(dressed.draft, (d) => withArmor(d, null))).draft.sheet.pockets).toEqual([]);
    expect((await wished(dressed.draft, (d) => withoutPocket(d, 0))).draft.sheet.pockets).toEqual([]);
    const spear = await wished(dressed.draft, (d) => withGear(d, "both", "spear"));
    expect(spear.draft.sheet.slots).toMatchObject({ left: null, both: "spear" });
    expect((await wished(spear.draft, (d) => withGear(d, "right", "mace"))).draft.sheet.slots).toMatchObject({
      right: "mace",
      both: null,
    });
    expect(
      (await wished(made.draft, (d) => withGear(d, "left", "spear"))).draft.sheet.slots.left,
      "too heavy",
    ).toBeNull();
  });
});

describe("a whole hero", () => {
  const whole = () =>
    wished(
      blank(),
      ...PRIEST,
      ...FOUR,
      (d) => withArmor(d, "leather-armor"),
      spell("heal"),
      (d) => withGear(d, "left", "talisman"),
    );
  it("is legal, and told what it leaves unused", async () => {
    const made = await whole();
    expect([wanting("whole", made), notes(made, book)]).toEqual([
      "",
      [
        "Spells that you know need a Pyromancy Flame in hand.",
        "You can know one more spell: Sorceries or Pyromancies.",
        "2 empty pockets",
      ],
    ]);
    expect(wanting("whole", await wished(blank(), ...PRIEST))).toMatch(/^A hero knows one Skill of an Ability/);
  });
  it("is the same draft when it comes from a file", async () => {
    const made = await whole();
    const d = draftFrom(await readSheet(await sheetFile(made.draft.sheet, rules), true, rules), blankSheet());
    expect([d.group, d.singles]).toEqual(["endurance-hope", ["power", "power"]]);
    const again = await wished(d);
    const inOrder = (x: Made) => ({
      ...x.draft.sheet,
      skills: [...x.draft.sheet.skills].sort(),
      spells: [...x.draft.sheet.spells].sort(),
    });
    expect(inOrder(again)).toEqual(inOrder(made)); // a file has both in the order of the tables
    expect((await wished(again.draft, (x) => withoutSingle(x, "power"))).draft.sheet.skills).toHaveLength(3);
  });
  it("may have a name of 40 bytes that is more than hyphens", async () => {
    const named = async (name: string) =>
      (await make({ ...blank(), sheet: { ...blankSheet(), name } }, true, rules)).unnamed;
    expect([await named(""), await named("  Mara   Vint "), await named("x".repeat(40))]).toEqual(["", "", ""]);
    expect(await named("x".repeat(41))).toMatch(/at most 40 bytes/);
    expect(await named(" - ")).toMatch(/blanks and hyphens/);
  });
});
