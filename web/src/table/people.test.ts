import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { aloud, called, saidOf } from "./called";
import { people, seatCalled, seatWarnings, seatTitle, waitingFor } from "./people";
import { listed, rulesBehind, rulesOf } from "./rules";
import type { Hello, Turn } from "./wire";

const hello = (...who: [string, string][]) =>
  ({
    who: who.map(([role, name], seat) => ({ seat, role, name, bot: !["me", "open"].includes(name) })),
  }) as unknown as Hello;
const turn = (asked: (number | "chance")[], waiting = "") => ({ turn: asked, waiting }) as unknown as Turn;

it("seats go by their role, and by a number where several have it", () => {
  const who = people(
    hello(["GM", "careful"], ["gambler", "me"], ["gambler", "open"], ["gambler", "careless"]),
    1,
    true,
  );
  expect(who.map((w) => w.called)).toEqual(["The GM (bot careful)", "You", "Gambler 2", "Gambler 3 (bot careless)"]);
  const named = people(
    hello(["GM", "careful"], ["gambler", "me"], ["gambler", "open"], ["gambler", "careless"]),
    1,
    true,
    ["The GM", "Ada", "Ruth", ""],
  );
  expect(named.map((w) => w.called)).toEqual(["The GM (bot careful)", "You", "Ruth", "Gambler 3 (bot careless)"]);
  expect(seatTitle(["GM", "gambler"], 1, true)).toBe("The gambler");
  expect(seatTitle(["dealer", "player"], 0, true, false)).toBe("the Dealer");
  /* whoever has a name in the story goes by it, in a game with a master as well */
  expect(seatCalled(["GM", "gambler"], 1, true, "Levi Castellan", false)).toBe("Levi Castellan");
  expect(seatCalled(["GM", "gambler"], 0, true, "The GM", false)).toBe("the GM");
  expect(seatCalled(["GM", "gambler"], 1, true, undefined)).toBe("The gambler");
  const dealt = people(hello(["dealer", "me"], ["player", "me"]), 1, true, ["The Dealer", "Ada"]);
  expect(waitingFor(turn([0]), dealt, 1, false)).toBe("Waiting for the Dealer.");
  expect(people(hello(["gambler", "me"], ["gambler", "open"]), 0, false).map((w) => w.called)).toEqual([
    "You",
    "The other gambler",
  ]);
  expect(people(hello(["gambler", "me"], ["gambler", "careful"]), 0, false)[1]!.called).toBe("The bot careful");
  /* as the story of that game calls them */
  const two = people(hello(["gambler", "me"], ["gambler", "careful"]), 0, false, ["Gambler 1", "Gambler 2"]);
  expect(two.map((w) => w.within)).toEqual(["you", "Gambler 2 (bot careful)"]);
});

it("says who is waited for; on a floor for people before bots", () => {
  const who = people(hello(["GM", "careful"], ["gambler", "me"], ["gambler", "open"], ["gambler", "open"]), 1, true);
  expect(waitingFor(turn([0]), who, 1, false)).toBe("Waiting for the GM (bot careful).");
  expect(waitingFor(turn([0, 2, 3]), who, 1, true)).toBe("Waiting for Gambler 2 and Gambler 3.");
  expect(waitingFor(turn([0, 2, 3]), who, 1, false)).toBe("Waiting for the GM (bot careful), Gambler 2 and Gambler 3.");
  expect(waitingFor(turn([0]), who, 1, true)).toBe("Waiting for the GM (bot careful).");
  const known = who.map((w) => (w.seat === 2 ? { ...w, person: "Ana" } : w));
  expect(waitingFor(turn([2]), known, 1, true)).toBe("Waiting for Ana.");
  expect(waitingFor(turn(["chance"]), who, 1, true)).toBe("The dealer is at work.");
  expect(waitingFor(turn([1]), who, 1, true)).toBe("");
});

it("things go by what people called them", () => {
  const labels = {
    spell: { "spell-61": { name: "Moonlit Door", said: "Now." } },
    person: { "person-3": { name: "Ada" } },
  };
  expect([
    called(labels, "spell-61"),
    called(labels, "person-3"),
    called(labels, "cold-rain"),
    called(undefined, "spell-61"),
  ]).toEqual(["Moonlit Door", "Ada", "cold rain", "spell 61"]);
  expect([saidOf(labels, "spell-61"), saidOf(labels, "person-3"), saidOf(undefined, "x")]).toEqual(["Now.", "", ""]);
});

it("tells a line aloud with its words", () => {
  const name = (seat: number) => `Gambler ${seat}`;
  expect(aloud({ n: 1, text: "A spell is cast.", seat: 2, words: "Open!" }, name)).toBe(
    "A spell is cast. Gambler 2: Open!",
  );
  expect(aloud({ n: 1, text: "", seat: 2, words: "Open!" }, name)).toBe("Gambler 2: Open!");
  expect(aloud({ n: 1, text: "", seat: 2, by: "Ada", words: "Open!" }, name)).toBe("Ada: Open!");
  /* words that were said earlier, and whose the sentence says */
  expect(aloud({ n: 1, text: "The High Ace of Ada is shown.", seat: 2, by: "", words: "A hangman." }, name)).toBe(
    "The High Ace of Ada is shown. A hangman.",
  );
  expect(aloud({ n: 1, text: "Only this." }, name)).toBe("Only this.");
});

it("finds the numbered rules behind a phase, each with its continuation", () => {
  const page =
    "# X\n- ZZ-A1 **One** `two`\n  three.\n- ZZ-A10 Ten.\n- ZZ-B2 Two.\n\n## Behind each decision\nBy phase.\n\n" +
    "- list: A10 A1\n- any other: B2\n";
  expect(rulesBehind(page, "list")).toEqual([
    { id: "ZZ-A10", text: "Ten." },
    { id: "ZZ-A1", text: "One two three." },
  ]);
  expect(rulesBehind(page, "make")).toEqual([{ id: "ZZ-B2", text: "Two." }]);
  expect(rulesBehind("", "make")).toEqual([]);
});

/* What the page of a game lists is a phase of the game and a rule of the page: nobody is shown an empty place. */
it("has the rules behind each decision on the page of each game", () => {
  const types = readFileSync(new URL("./names.gen.ts", import.meta.url), "utf8");
  const games = {
    bloodsport: "Bloodsport",
    "gamblers-heart": "GamblersHeart",
    texarkana: "Texarkana",
    "twenty-one": "TwentyOne",
  };
  for (const [game, prefix] of Object.entries(games)) {
    const phases = [...new RegExp(`${prefix}Phase =([^;]*);`).exec(types)![1]!.matchAll(/"([a-z-]+)"/g)].map(
      (m) => m[1]!,
    );
    const page = readFileSync(new URL(`../../../docs/rules/${game}.md`, import.meta.url), "utf8");
    const behind = listed(page, "Behind each decision");
    expect(behind.size, game).toBeGreaterThan(10);
    for (const [phase, ids] of behind) {
      expect([...phases, "show", "any other"], `${game}: ${phase}`).toContain(phase);
      const found = rulesBehind(page, phase);
      expect(found.map((rule) => rule.id.replace(/^[A-Z]+-/, "")).join(" "), `${game}: ${phase}`).toBe(ids.join(" "));
      for (const rule of found) expect(rule.text, rule.id).toMatch(/\w/);
    }
    const words = listed(page, "Behind each word");
    expect(words.size, game).toBeGreaterThan(15);
    for (const [word, ids] of words) expect(rulesOf(page, ids), `${game}: ${word}`).toHaveLength(ids.length);
  }
});

it("warns who holds a seat, and who invited them, of anyone else who is after it", () => {
  const calm = { seat: 1, windows: 2, places: 1, tried: 0, taken: 5 };
  expect(seatWarnings([calm], 1, () => "player 2")).toEqual([]);
  expect(seatWarnings([calm], 0, () => "player 2")).toEqual([]);
  const odd = { ...calm, places: 2, tried: 1 };
  expect(seatWarnings([odd], 1, () => "player 2")).toEqual([
    "Your seat is open in 2 places. If one of them isn't yours, somebody else can play for you.",
    "Somebody tried to use your invitation after you, and was turned away.",
  ]);
  expect(seatWarnings([odd], 0, () => "player 2")).toEqual([
    "The seat of player 2 is open in 2 places.",
    "Somebody tried to use the invitation of player 2 after it had been used. Ask your guest whether they are in.",
  ]);
});
