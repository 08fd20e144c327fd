import { expect, it } from "vitest";
import type { GameInfo } from "./api";
import { ownLines, mustBeOffered, readOwn } from "./own";

const header = '{"croupier":1,"game":"bloodsport","edition":1,"seats":["me","careful"],"for":0,"h":"0"}';
const log = [
  header,
  '{"n":1,"seat":"chance","do":"draw","to":"1","card":"?","digest":"a","h":"b"}',
  '{"n":2,"seat":0,"do":"settle","boxes":[3,4],"text":"Paid.\\nDone.","h":"c"}',
  '{"n":3,"seat":1,"do":"bet","fight":"fight-1","on":"?","coin":"?","h":"d"}',
  "",
].join("\n");

it("tells a seat's own log, and says what it leaves out", () => {
  const own = readOwn(log)!;
  expect(own).toMatchObject({ game: "bloodsport", seat: 0, seats: ["me", "careful"] });
  expect(ownLines(own, null)).toEqual([
    { n: 1, who: "The dealer", what: "draw, to 1, card unknown", words: "" },
    { n: 2, who: "You", what: "settle, boxes 3, 4", words: "Paid.\nDone." },
    { n: 3, who: "Player 2", what: "bet, fight fight 1, on unknown, coin unknown", words: "" },
  ]);
  expect(ownLines({ ...own, seat: 1 }, { master: true, roles: ["GM", "player"] } as GameInfo)[1]!.who).toBe("The GM");
});

it("leaves every other file to the house", () => {
  expect(readOwn(log.replace(',"for":0', ""))).toBeNull();
  expect(readOwn("not a log")).toBeNull();
  expect(readOwn("")).toBeNull();
});

it("says of which game a log is that is not offered", async () => {
  const games = [{ name: "bloodsport" }];
  await expect(mustBeOffered('{"croupier":1,"game":"bridge"}\n', games)).rejects.toThrow(
    'This log is of a game called "bridge", which is not offered here.',
  );
  await mustBeOffered(header, games);
  await expect(mustBeOffered(log.slice(0, -9), games)).rejects.toThrow("Line 4 of this log is cut.");
  for (const text of ["nothing of the kind", "", '{"cards":[]}'])
    await expect(mustBeOffered(text, games)).rejects.toThrow("This file isn't a croupier log.");
});
