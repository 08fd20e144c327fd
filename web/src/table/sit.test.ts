import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { seatAt, type Shelf } from "./seats";
import { comeBack, sitDown } from "./sit";

const table = "0123456789abcdef".repeat(2);
const invitation = "ab".repeat(32);

function shelf(): Shelf {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (i) => [...kept.keys()][i] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** A house where the first token that comes with the invitation has seat 1; `lose`: its answers are lost on the way. */
function house() {
  const it = { lose: false, taken: "", asked: 0, wished: [] as string[] };
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    const key = (init?.headers as Record<string, string>)["Authorization"]?.slice(7) ?? "";
    if (new URL(path, "http://x").pathname.endsWith("/back")) {
      const { phrase, token } = JSON.parse(String(init?.body)) as { phrase: string; token: string };
      if (phrase !== "six words")
        return new Response(JSON.stringify({ error: { code: "no-such-phrase", message: "They open no seat." } }), {
          status: 404,
        });
      it.wished.push((it.taken = token));
      if (it.lose) throw new TypeError("cut");
      return new Response(JSON.stringify({ table, seat: 1, token }));
    }
    if (new URL(path, "http://x").pathname.endsWith("/sit")) {
      it.asked++;
      const wish = (JSON.parse(String(init?.body)) as { token: string }).token;
      if (it.taken && it.taken !== wish && key === invitation)
        return new Response(JSON.stringify({ error: { code: "taken", message: "This invitation has been used." } }), {
          status: 409,
        });
      it.taken ||= wish;
      if (it.lose) throw new TypeError("cut");
      return new Response(JSON.stringify({ table, seat: 1, token: key === invitation ? wish : key }));
    }
    return key === it.taken || key !== invitation
      ? new Response(JSON.stringify({ table, seat: 1, game: "kuhn", seats: ["me", "open"] }))
      : new Response("{}", { status: 404 });
  });
  return it;
}

let at: ReturnType<typeof house>;
beforeEach(() => {
  at = house();
});
afterEach(() => vi.unstubAllGlobals());

it("exchanges an invitation for a seat, once", async () => {
  const on = shelf();
  const seat = await sitDown(on, table, invitation);
  expect(seat).toMatchObject({ seat: 1, token: at.taken, game: "kuhn", invitation });
  expect(seat.token).toMatch(/^[0-9a-f]{64}$/);
  expect(seat.token).not.toBe(invitation);
  expect(seatAt(on, table, 1)).toEqual(seat);
  expect(await sitDown(on, table, invitation)).toEqual(seat);
  expect(at.asked).toBe(1);
});

it("asks for the same again when the answer was lost", async () => {
  const on = shelf();
  at.lose = true;
  await expect(sitDown(on, table, invitation)).rejects.toThrow("does not answer");
  at.lose = false;
  expect((await sitDown(on, table, invitation)).token).toBe(at.taken);
});

it("is told when another came first", async () => {
  await sitDown(shelf(), table, invitation);
  await expect(sitDown(shelf(), table, invitation)).rejects.toThrow("has been used");
});

it("takes a seat's own token as it is", async () => {
  const seat = await sitDown(shelf(), table, "cd".repeat(32));
  expect(seat.token).toBe("cd".repeat(32));
  expect(seat.invitation).toBeUndefined();
});

it("comes back by words, with the same token when an answer was lost", async () => {
  const on = shelf();
  await expect(comeBack(on, table, "others")).rejects.toThrow("They open no seat");
  expect(on.length).toBe(0);
  at.lose = true;
  await expect(comeBack(on, table, "six words")).rejects.toThrow("does not answer");
  at.lose = false;
  const seat = await comeBack(on, table, "six words");
  expect(at.wished).toEqual([seat.token, seat.token]);
  expect(seatAt(on, table, 1)).toEqual(seat);
  expect(on.length).toBe(1);
  expect((await comeBack(on, table, "six words")).token).not.toBe(seat.token);
});
