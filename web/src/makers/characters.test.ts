/* Characters as files: what the rules of each game say of them, asked of the modules that a page fetches. */
import { createHash, createHmac } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";
import { asker, type Asked } from "../table/asked";
import { moduleOf } from "../table/module.fixture";
import { arrived, bringAlong, broughtAlong, judge, readCharacter, type Ask } from "./characters";

const modules = new Map<string, Promise<Asked>>();
const rules: Ask = async (game, question) => {
  const module =
    modules.get(game) ??
    asker(moduleOf(game), (key, bytes) =>
      (key ? createHmac("sha256", key) : createHash("sha256")).update(bytes).digest(),
    );
  modules.set(game, module);
  return (await module)(question, "en");
};
const folder = new URL("../../../tests/fixtures/0.2/", import.meta.url);
const written = JSON.parse(readFileSync(new URL("characters.json", folder), "utf8")) as Record<
  string,
  { game: string; written: string }
>;
const KATE = { game: "gamblers-heart", name: "Kate", royalty: "king", suit: "clubs", "high-ace": "Ned" };
const DOC = { game: "texarkana", character: "doc-lucinda-wray" };

test("every kept file is read and written by the module as by the program", async () => {
  const names = readdirSync(new URL("characters", folder));
  expect(names.sort()).toEqual(Object.keys(written).sort());
  for (const name of names) {
    const { game, written: file } = written[name]!;
    const read = await readCharacter(game, readFileSync(new URL(`characters/${name}`, folder), "utf8"), {}, rules);
    expect(read.file, name).toBe(file);
    expect(read.character.game).toBe(game);
  }
});

test("what is no character is refused in one line", async () => {
  const bad: [string, unknown, RegExp][] = [
    ["gamblers-heart", { ...KATE, royalty: "knave" }, /^royalty must be king, queen, jack or ace, not "knave"$/],
    ["gamblers-heart", { ...KATE, luck: 3 }, /^unknown key "luck"/],
    ["gamblers-heart", { ...KATE, name: "a\nb" }, /^name must be one line/],
    ["gamblers-heart", DOC, /^unknown key "character"/],
    ["gamblers-heart", [], /must be a map/],
    ["texarkana", { ...DOC, will: 11 }, /^will must be a whole number from 1 to 10, not 11$/],
    ["texarkana", { ...DOC, will: null }, /^will must be a whole number/],
    ["texarkana", { ...DOC, game: "twenty-one" }, /^game must be texarkana/],
    ["twenty-one", { game: "twenty-one", abilities: { hope: 4 }, skills: [] }, /^No Ability can be above 3\.$/],
  ];
  for (const [game, of, why] of bad)
    await expect(readCharacter(game, JSON.stringify(of), {}, rules), JSON.stringify(of)).rejects.toThrow(why);
  await expect(readCharacter("texarkana", "{", {}, rules)).rejects.toThrow(/./);
});

test("it is judged by the options of the table", async () => {
  expect((await judge("texarkana", { ...DOC, will: 8 }, {}, rules)).character["will"]).toBe(8);
  await expect(judge("texarkana", { ...DOC, will: 8 }, { "hand-max": "6" }, rules)).rejects.toThrow(
    /from 1 to 6, not 8/,
  );
  await expect(judge("texarkana", DOC, { "hand-max": "60" }, rules)).rejects.toThrow(/hand-max/);
  await expect(judge("texarkana", DOC, { hats: "6" }, rules)).rejects.toThrow(/hats/);
});

test("a game without characters answers no such question", async () => {
  await expect(judge("bloodsport", KATE, {}, rules)).rejects.toThrow(/./);
});

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

test("one on its way is its own seat's, till it has arrived", () => {
  bringAlong(KATE);
  expect(broughtAlong("gamblers-heart", 1)).toEqual(KATE);
  expect(broughtAlong("texarkana", 1)).toBeNull();
  bringAlong(KATE, 2);
  expect(broughtAlong("gamblers-heart", 1)).toBeNull();
  expect(broughtAlong("gamblers-heart", 2)).toEqual(KATE);
  arrived("gamblers-heart");
  expect(broughtAlong("gamblers-heart", 2)).toBeNull();
});
