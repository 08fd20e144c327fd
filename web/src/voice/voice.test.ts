/* The sentences of tests/voice/cases.txt, which voice/voice.c says too, said by the page's reader and by Fluent's own
 * (@fluent/bundle, with NAME, LIST and TRAIT as functions); and every file of sentences read by Fluent's own parser. */
import { FluentBundle, FluentNumber, FluentResource, FluentType } from "@fluent/bundle";
import { parse } from "@fluent/syntax";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import de from "./made/test/de";
import en from "./made/test/en";
import { type Reader, reader, type Slot } from "./reader";
import { say } from "./voice";

const root = new URL("../../../", import.meta.url);
const text = (path: string) => readFileSync(new URL(path, root), "utf8");
const TYPES = ["number", "seat", "flag", "thing", "text", "signed", "list"] as const;
const SEATS = 0xfe;

interface Declared {
  name: string;
  type: (typeof TYPES)[number];
  table: number;
}
const tables: string[] = [];
const declared = new Map<string, Declared[]>();
for (const line of text("web/src/voice/made/test/slots.txt").trim().split("\n")) {
  const [what, id, ...rest] = line.split(" ");
  if (what === "table") tables.push(id!);
  else
    declared.set(
      id!,
      rest.map((r) => {
        const [name, type, table] = r.split(":");
        return { name: name!, type: TYPES[Number(type)]!, table: Number(table) };
      }),
    );
}

interface Case {
  id: string;
  slots: string;
  who: Reader;
  said: Record<string, string>;
}
const cases: Case[] = [];
for (const line of text("tests/voice/cases.txt").split("\n")) {
  const head = /^= (\S+) ?(.*?) ?@(\d+)\/(\d+)(?:\/(.*))?$/.exec(line);
  if (head) {
    const called = head[5]?.split(",").map((c) => c.replace("~", "") || undefined);
    const who = {
      seat: Number(head[3]),
      players: Number(head[4]),
      master: !!called,
      called,
      things: head[5]?.split(",").map((c) => c.startsWith("~")),
    };
    cases.push({ id: head[1]!, slots: head[2]!, who, said: {} });
  } else if (line[2] === ":") cases.at(-1)!.said[line.slice(0, 2)] = line.slice(4);
}

/** "who=0; card=keyhole|Keyhole" as the values of slots: made of a slot and its text. */
function given<V>(
  id: string,
  slots: string,
  between: string,
  value: (slot: Declared, text: string) => V,
): Record<string, V> {
  return Object.fromEntries(
    slots
      .split(between)
      .filter((x) => x.trim())
      .map((x) => {
        const [, name, v] = /^\s*([^=]+)=(.*)$/.exec(x)!;
        return [
          name,
          value(
            declared.get(id)!.find((s) => s.name === name)!,
            v!.trim(),
          ),
        ];
      }),
  );
}
const pieces = (s: string, piece: (id: string, slots: string) => string) =>
  s.split("/").map((p) => {
    const [, id, slots] = /^\{(\S+) ?(.*)\}$/.exec(p)!;
    return piece(id!, slots!);
  });

/** The page's reader. */
function page(table: string, language: string) {
  const voice = reader(table, language);
  return (id: string, slots: string, who: Reader) => said(id, slots, ";", who);
  function said(id: string, slots: string, between: string, who: Reader): string {
    const inner = (s: string) => pieces(s, (i, r) => said(i, r, ",", who));
    const thing = (s: string) => ({ name: s.split("|")[0]!, title: s.split("|").at(-1)! });
    return voice.say(
      id,
      given(id, slots, between, (slot, s): Slot => {
        if (slot.type === "flag") return s === "yes";
        if (slot.type === "thing") return s === "?" ? null : thing(s);
        if (slot.type === "text") return s.startsWith("{") ? inner(s)[0]! : s;
        if (slot.type !== "list") return Number(s);
        return s.startsWith("{")
          ? inner(s)
          : s.split(",").map((x) => (slot.table === SEATS ? Number(x) : slot.table >= 0 ? thing(x) : x));
      }),
      who,
    );
  }
}

class List extends FluentType<string[]> {
  kind = "";
  toString() {
    return "?";
  }
}
/** Fluent's own. */
function fluent(path: string, language: string) {
  let kinds = new Map<string, { kind: string; title: string }>();
  let who: Reader = { seat: 0, players: 2 };
  type Args = Record<string, string | number>;
  const terms = () =>
    (bundle as unknown as { _terms: Map<string, { value: string; attributes: Record<string, string> }> })._terms;
  const term = (id: string, args: Args) =>
    terms().has(`-${id}`) ? bundle.formatPattern(terms().get(`-${id}`)!.value, args, []) : undefined;
  const own = (kind: string, word: string) =>
    [`${kind}-${word}`, `${kind}-${word.replace(/-[2-9]$/, "")}`].find((id) => terms().has(`-${id}`));
  const name = (x: string, options: Args) => {
    if (x === "you" || x.startsWith("seat-")) {
      const number = x === "you" ? who.seat : Number(x.slice(5));
      const called = who.called?.[number];
      const as =
        x === "you"
          ? "you"
          : who.master && !number
            ? "master"
            : number < who.players && called
              ? who.things?.[number]
                ? "thing"
                : "named"
              : number >= who.players
                ? "nobody"
                : who.players === 2 && who.seat < 14
                  ? "other"
                  : "numbered";
      return term("seat", { ...options, number, as, name: called ?? "" })!;
    }
    const { kind, title } = kinds.get(x) ?? { kind: "", title: x };
    const ends = title.endsWith("s") ? "s" : "other";
    return term(own(kind, x) ?? kind, { ...options, title, ends }) ?? title;
  };
  const word = (x: unknown) => String((x as FluentType<string>).valueOf());
  const functions = {
    NAME: ([x]: unknown[], { at, ...options }: Record<string, unknown>) => {
      const said = name(word(x), Object.fromEntries(Object.entries(options).map(([k, v]) => [k, word(v)])));
      return at && word(at) === "start" ? said.replace(/^./u, (c) => c.toUpperCase()) : said;
    },
    TRAIT: ([x, key]: unknown[]) =>
      terms().get(`-${own(kinds.get(word(x))!.kind, word(x))}`)?.attributes[word(key)] ?? "",
    LIST: ([x]: unknown[], { type, ...options }: Record<string, unknown>) => {
      const list = x as List;
      const how = type ? word(type) : "and";
      return list.value
        .map((item, i, all) => {
          const joint =
            how === "more" ? "and-more" : how === "apart" ? "apart" : `${how}${i + 2 === all.length ? "" : "-more"}`;
          return (
            (list.kind ? name(item, Object.fromEntries(Object.entries(options).map(([k, v]) => [k, word(v)]))) : item) +
            (i + 1 < all.length ? term("list", { joint }) : "")
          );
        })
        .join("");
    },
  };
  const bundle = new FluentBundle(language, { useIsolating: false, functions: functions as never });
  expect(bundle.addResource(new FluentResource(text(path)))).toEqual([]);
  function said(id: string, slots: string, between: string): string {
    const inner = (s: string) => pieces(s, (i, r) => said(i, r, ","));
    const seat = (s: string) => (Number(s) === who.seat ? "you" : `seat-${s}`);
    const args = given(id, slots, between, (slot, s) => {
      const named = (w: string) => {
        const [x, title] = w.split("|");
        kinds.set(x!, { kind: tables[slot.table]!, title: title ?? x! });
        return x!;
      };
      if (slot.type === "number" && Number(s) < 0) return s.replace("-", "−");
      if (slot.type === "number") return new FluentNumber(Number(s), { useGrouping: false });
      if (slot.type === "signed") return Number(s) > 0 ? `+${s}` : s.replace("-", "−");
      if (slot.type === "seat") return seat(s);
      if (slot.type === "flag") return s;
      if (slot.type === "thing") return s === "?" ? "hidden" : named(s);
      if (slot.type === "text") return s.startsWith("{") ? inner(s)[0]! : s;
      const list = new List(
        s.startsWith("{")
          ? inner(s)
          : s.split(",").map((x) => (slot.table === SEATS ? seat(x) : slot.table >= 0 ? named(x) : x)),
      );
      list.kind = slot.table === SEATS ? "seat" : (tables[slot.table] ?? "");
      return list;
    });
    const [message, attribute] = id.split(".");
    const found = bundle.getMessage(message!)!;
    const wrong: Error[] = [];
    const out = bundle.formatPattern(attribute ? found.attributes[attribute]! : found.value!, args, wrong);
    expect(wrong).toEqual([]);
    return out;
  }
  return (id: string, slots: string, reads: Reader) => {
    who = reads;
    kinds = new Map();
    return said(id, slots, ";");
  };
}

describe("what voice.c says", () => {
  test("there are cases, each said in a language", () => {
    expect(cases.length).toBeGreaterThan(50);
    for (const c of cases) expect(Object.keys(c.said).length, c.id).toBeGreaterThan(0);
  });
  test.each([
    ["the page", page(en, "en"), page(de, "de")],
    ["@fluent/bundle", fluent("tests/voice/sample.en.ftl", "en-GB"), fluent("tests/voice/sample.de.ftl", "de")],
  ])("%s says too", (_, english, german) => {
    for (const c of cases) {
      if (c.said.en !== undefined) expect(english(c.id, c.slots, c.who), c.id).toBe(c.said.en);
      if (c.said.de !== undefined) expect(german(c.id, c.slots, c.who), c.id).toBe(c.said.de);
    }
  });
  test("to whoever is told no chances what stands for them is said, in parts too", () => {
    const slots = { time: 1, coin: 0, risk: 2, guard: 1, need: 2, percent: 33 };
    const [told, bare] = [false, true].map((noOdds) =>
      reader(en, "en").say("bloodsport-label-pay", slots, { seat: 0, players: 2, noOdds }),
    );
    expect(told).toContain("caught on 1 to 2, 33%");
    expect(bare).toBe(told!.replace(", 33%", ""));
    const bet = { coin: 2, on: { name: "brass-toad", title: "Brass Toad" }, gain: 4, percent: 25 };
    expect(reader(en, "en").say("bloodsport-label-bet", bet, { seat: 0, players: 2, noOdds: true })).toBe(
      "Bet 2 Coin on Brass Toad: wins 4 Coin",
    );
  });
  test("a message that no table has is shown by its name", () => {
    expect(reader(en, "en").say("nothing-of-this", {}, { seat: 0, players: 1 })).toBe("{nothing-of-this}");
    expect(say("page-nowhere")).toBe("Nothing here");
  });
});

describe("types", () => {
  test("a slot that is forgotten or unknown, and an unknown message, do not compile", () => {
    // svelte-check fails where one of these is no error
    // @ts-expect-error there is no such message
    say("page-no-such-thing");
    // @ts-expect-error this message has no slots
    say("page-nowhere", { name: "x" });
  });
});

const files = [
  "web/voice",
  "tests/voice",
  ...readdirSync(new URL("games", root)).flatMap((g) => [`games/${g}/voice`, `games/${g}/past`]),
].flatMap((folder) => {
  try {
    return readdirSync(new URL(folder, root))
      .filter((f) => f.endsWith(".ftl"))
      .map((f) => `${folder}/${f}`);
  } catch {
    return []; // not a folder of a game
  }
});
test.each(files)("%s is Fluent, without junk", (path) => {
  const tree = parse(text(path), {});
  expect(tree.body.length).toBeGreaterThan(2);
  expect(
    tree.body.filter((entry) => entry.type === "Junk").map((junk) => (junk as { content: string }).content),
  ).toEqual([]);
});

test("every table calls a message by the name that the page knows it by", () => {
  /* others have parts of their own; the names of remarks are worked out (table/remark.ts) */
  const tables = import.meta.glob<{ default: string }>(["./made/*.en.ts", "!./made/*_remarks.en.ts"], { eager: true });
  const types = import.meta.glob<string>(["./made/*.ts", "!./made/*.??.ts", "!./made/messages.ts"], {
    eager: true,
    query: "?raw",
    import: "default",
  });
  const names = new Set(
    Object.values(types).flatMap((source) =>
      [...source.matchAll(/^ {2}"([^"]+)": .*?;(?: \/\/ (\w+))?$/gm)].map(([, id, short]) => short ?? id!),
    ),
  );
  expect(names.size).toBeGreaterThan(500);
  expect(Object.keys(tables).length).toBeGreaterThan(10);
  for (const [path, table] of Object.entries(tables)) {
    const ids = [...reader(table.default, "en").ids];
    /* what is said where no chances are told goes by the message that it stands for */
    expect([path, ids.filter((id) => !names.has(id.replace(/\.bare$/, "")))]).toEqual([path, []]);
  }
});
