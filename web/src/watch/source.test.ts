import { expect, it } from "vitest";
import { checkChain } from "../table/fair";
import { cutAt, readEnds } from "./source";

const head =
  '{"croupier":2,"game":"kuhn","edition":1,"seats":["me","open"],"rules":{},"fair":{"table":"aa","commit":"bb"}';
const log = [
  `${head},"h":"0123456789abcdef"}`,
  '{"n":1,"seat":"chance","do":"deal","to":0,"card":"king","digest":"00","h":"0123456789abcdef"}',
  '{"n":2,"seat":"chance","do":"deal","to":1,"card":"jack","digest":"00","h":"0123456789abcdef"}',
  '{"n":3,"seat":0,"do":"bet","digest":"00","h":"0123456789abcdef"}',
  '{"end":"over","payoff":[1,-1],"seed":"cc","reveals":[],"h":"0123456789abcdef"}',
  "",
].join("\n");

it("reads the ends of a log, and says what is none", () => {
  expect(readEnds(log).head.seats).toEqual(["me", "open"]);
  expect(readEnds(log).end?.seed).toBe("cc");
  expect(readEnds(`${head}}\n`).end).toBeNull();
  expect(readEnds('{"croupier":1,"game":"kuhn","edition":1,"seats":2}').head.seats).toEqual(["", ""]);
  for (const none of ["", "hello", "{}", '{"croupier":2}', "[1]"])
    expect(() => readEnds(none)).toThrow("This file isn't a croupier log.");
});

it("cuts a log so that the same dealer deals on", () => {
  expect(
    cutAt(log, 2, ["me", "careful"])
      .replaceAll(/,"h":"[0-9a-f]{16}"/g, "")
      .split("\n"),
  ).toEqual([
    '{"croupier":2,"game":"kuhn","edition":1,"seats":["me","careful"],"rules":{},"fair":{"table":"aa","commit":"bb"}}',
    '{"n":1,"seat":"chance","do":"deal","to":0,"card":"king","digest":"00"}',
    '{"n":2,"seat":"chance","do":"deal","to":1,"card":"jack","digest":"00"}',
    '{"end":"stopped","seed":"cc","reveals":[]}',
    "",
  ]);
  const open = log.split("\n").slice(0, 4).join("\n");
  expect(cutAt(open, 1, ["me", "x"]).trim().split("\n")).toHaveLength(3);
  expect(checkChain(cutAt(log, 3, ["me", "x"])).good).toBe(true);
});
