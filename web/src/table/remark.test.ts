/* What bots say: where, as another program has worked it out, and of what. */
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "../voice/voice";
import { due, mixed, nameOfBot, remarked, withRemarks } from "./remark";
import type { Hello, StoryLine } from "./wire";

const vectors = readFileSync(new URL("../../../tests/vectors/remarks.txt", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split(" ").map(Number));
const quiet = Array.from({ length: 500 }, (_, i) => i + 1).find((n) => !due(n))!;
const line = (n: number, id: string, ...slots: number[]): StoryLine => ({
  n,
  text: "It happens.",
  says: [[id, "It happens.", ...slots]],
});

describe("remarks", () => {
  beforeAll(() => Promise.all(["bloodsport-remarks", "twenty-one-remarks"].map(speak)));

  it("stand where the program has them", () => {
    const found = Array.from({ length: 500 }, (_, i) => i + 1).filter(due);
    expect(found.map((n) => [n, mixed(n) & 1])).toEqual(vectors);
  });
  it("come from the bot that the line is about", () => {
    const bots = ["", "careful"];
    const [n, turn] = vectors[0]!;
    const words = ["As reckoned.", "A little here, a little there."][turn!];
    expect(remarked(line(n!, "gain", 1, 4, 9), "bloodsport", bots, false).remark).toEqual({
      seat: 1,
      name: "Mother Tally",
      words,
    });
    expect(remarked(line(n!, "gain", 0, 4, 9), "bloodsport", bots, false).remark).toBeUndefined();
    expect(remarked(line(quiet, "gain", 1, 4, 9), "bloodsport", bots, false).remark).toBeUndefined();
    expect(remarked(line(quiet, "ruined", 1), "bloodsport", bots, false).remark?.words).toMatch(/^The sums were right/);
    expect(remarked({ ...line(quiet, "ruined", 1), to: 3 }, "bloodsport", bots, false).remark).toBeUndefined();
  });
  it("know that the first hero of 21 sits at seat 1", () => {
    expect(remarked(line(quiet, "down", 0), "twenty-one", ["", "strong"], false).remark?.name).toBe("Ash Vantage");
    expect(remarked(line(quiet, "down", 1), "twenty-one", ["", "strong"], false).remark).toBeUndefined();
  });
  it("tell bots of one kind apart", () => {
    const bots = ["strong", "careful", "careful:200", "careful"];
    const names = bots.map((_, at) => remarked(line(quiet, "ruined", at), "bloodsport", bots, false).remark?.name);
    expect(names.slice(1)).toEqual(["Mother Tally", "Mother Tally 2", "Mother Tally 3"]);
  });
  it("begin and end a match", () => {
    const seat = { role: "gambler" };
    const hello = {
      game: "bloodsport",
      who: [
        { seat: 0, name: "me", bot: false, ...seat },
        { seat: 1, name: "strong", bot: true, ...seat },
      ],
    } as unknown as Hello;
    const all = withRemarks([line(quiet, "round", 1)], hello, true);
    expect(all.map((one) => one.remark?.words)).toEqual([
      "Good evening. I only came to watch.",
      "A pleasure doing business with you.",
    ]);
    expect(nameOfBot("bloodsport", "me")).toBeUndefined();
  });
});
