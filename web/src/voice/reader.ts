/* Says messages from the table that tools/voicec makes (voice/table.h), as voice/voice.c does: a message is an array of ops,
 * found by its name, and its slots come by name. Always true: what is missing is shown as {id}. */

/** A card or another thing of a pack, by its name in kebab-case, its title there and what it does. */
export interface Thing {
  name: string;
  title: string;
  text?: string;
}
/** Who reads: seat `seat` is "you", none of `players` if it is not below; see struct voice_reader. */
export interface Reader {
  seat: number;
  players: number;
  first?: number;
  master?: boolean;
  called?: readonly (string | undefined)[];
  /** they work out chances alone: where a message has a .bare, that is said */
  noOdds?: boolean;
  things?: readonly boolean[];
}
export type Slot = number | boolean | string | Thing | null | readonly (number | string | Thing)[];
type Words = Record<string, string | number>;

const WATCHER = 14;
const PLURAL = ["zero", "one", "two", "few", "many", "other"];
const [START, OR, MORE, APART] = [1, 2, 4, 8];
const SEATS = 0xfe;
const NONE = 0xff;

const raised = (s: string) => s.replace(/^./u, (c) => c.toUpperCase());
/** Digits, and before them the sign: a minus, not a hyphen. */
const figure = (n: unknown) => String(n).replace(/^-/, "−");
const spaced = (name: string) => name.replaceAll("-", " ");

/** A table of bytes, as the characters of a string, and the language it is in. */
export function reader(table: string, language: string) {
  const bytes = new Uint8Array(table.length);
  for (let i = 0; i < table.length; i++) bytes[i] = table.charCodeAt(i); // many times faster than to map the characters
  const at = new DataView(bytes.buffer);
  const utf8 = new TextDecoder();
  const plural = new Intl.PluralRules(language);
  const u8 = (p: number) => bytes[p]!;
  const u16 = (p: number) => at.getUint16(p, true);
  const u32 = (p: number) => at.getUint32(p, true);
  const pool = u32(20);
  const known = new Map<number, string>();
  /** The word that the two bytes at p speak of. */
  const word = (p: number) => {
    const from = pool + u16(p);
    let text = known.get(from);
    if (text === undefined) known.set(from, (text = utf8.decode(bytes.subarray(from, bytes.indexOf(0, from)))));
    return text;
  };
  const code: number[] = [];
  const bare: (number | undefined)[] = [];
  const messages = new Map<string, { code: number; slots: string[] }>();
  const terms = new Map<string, { code: number; traits: number }>();
  for (let i = 0, p = u32(12); i < u16(6); i++, p += 6) {
    const [id, ...slots] = word(p + 4).split(" ");
    code.push(u32(p));
    if (id!.endsWith(".bare")) bare[i - 1] = u32(p);
    messages.set(id!, { code: u32(p), slots });
  }
  for (let i = 0, p = u32(16); i < u16(8); i++, p += 8) terms.set(word(p + 4), { code: u32(p), traits: u16(p + 6) });

  /** n pairs of words at p. */
  const pairs = (p: number, n: number): Words => {
    const found: Words = {};
    for (; n > 0; n--, p += 4) found[word(p)] = word(p + 2);
    return found;
  };
  const named = (x: Slot | undefined): Thing =>
    typeof x === "object" && x && "name" in x
      ? x
      : { name: x === null ? "hidden" : String(x), title: spaced(String(x)) };
  /** The term of a thing; the second copy of a card, "keyhole-2", is called as the first. */
  const own = (kind: string, name: string) =>
    terms.get(`${kind}-${name}`) ?? terms.get(`${kind}-${name.replace(/-[2-9]$/, "")}`);
  const trait = (kind: string, name: string, key: string) => {
    const traits = own(kind, name)?.traits ?? 0xffff;
    return traits === 0xffff ? "" : String(pairs(pool + traits + 1, u8(pool + traits))[key] ?? "");
  };

  function say(id: string, given: Record<string, Slot>, who: Reader): string {
    const term = (name: string, words: Words) => (terms.has(name) ? run(terms.get(name)!.code, [], words) : undefined);
    const thing = (kind: string, x: Slot | undefined, words: Words) => {
      const { name, title } = named(x);
      const its = own(kind, name) ?? terms.get(kind);
      return its ? run(its.code, [], { ...words, title, ends: title.endsWith("s") ? "s" : "other" }) : title;
    };
    const seat = (n: number, words: Words) => {
      const name = n >= 0 && n < who.players ? who.called?.[n] : undefined;
      const as =
        n === who.seat
          ? "you"
          : who.master && n === 0
            ? "master"
            : name !== undefined
              ? who.things?.[n]
                ? "thing"
                : "named"
              : n >= who.players
                ? "nobody"
                : who.players === 2 && who.seat < WATCHER
                  ? "other"
                  : "numbered";
      return term("seat", { ...words, as, name: name ?? "", number: n + (who.first ?? 0) }) ?? "";
    };
    const list = (p: number, items: readonly (number | string | Thing)[]) =>
      items
        .map((x, i) => {
          const [flags, last, words] = [u8(p + 3), i + 2 === items.length, pairs(p + 7, u8(p + 6))];
          const joint =
            flags & APART ? "apart" : flags & MORE ? "and-more" : `${flags & OR ? "or" : "and"}${last ? "" : "-more"}`;
          const said =
            u8(p + 2) === NONE
              ? typeof x === "number"
                ? figure(x)
                : String(x)
              : u8(p + 2) === SEATS
                ? seat(Number(x), words)
                : thing(word(p + 4), x, words);
          return said + (i + 1 < items.length ? (term("list", { joint }) ?? "") : "");
        })
        .join("");

    /** What the op at p says, and how many bytes it takes. */
    function put(p: number, slots: (Slot | undefined)[], words: Words): [number, string] {
      const [op, slot] = [u8(p) & 0x7f, slots[u8(p + 1)]];
      switch (op) {
        case 2:
          return [2, figure(slot)];
        case 3:
          return [2, Number(slot) > 0 ? `+${slot}` : figure(slot)];
        case 4:
          return [2, String(slot)];
        case 5:
        case 6:
        case 7: {
          const its = pairs(p + 7, u8(p + 6));
          const said =
            op === 5
              ? seat(Number(slot), its)
              : op === 6
                ? thing(word(p + 4), slot, its)
                : list(p, Array.isArray(slot) ? slot : []);
          return [7 + 4 * u8(p + 6), u8(p + 3) & START ? raised(said) : said];
        }
        case 8:
          return [
            4 + u8(p + 3),
            run(
              (who.noOdds && bare[u16(p + 1)]) || code[u16(p + 1)]!,
              Array.from({ length: u8(p + 3) }, (_, i) => slots[u8(p + 4 + i)]),
              {},
            ),
          ];
        case 9:
          return [6 + 4 * u8(p + 5), run(u32(p + 1), [], pairs(p + 6, u8(p + 5)))];
        case 11:
          return [7, trait(word(p + 3), named(slot).name, word(p + 5)) || (named(slot).text ?? "")];
        default:
          return [3, String(words[word(p + 1)] ?? "")];
      }
    }
    /** Where the variant begins that the selector at p chooses: kind, slot, table, key, kind of thing, how many variants. */
    function choose(p: number, slots: (Slot | undefined)[], words: Words): number {
      const slot = slots[u8(p + 2)];
      const by = [
        () => slot,
        () => (slot === who.seat ? "you" : "other"),
        () => (slot ? "yes" : "no"),
        () => named(slot).name,
        () => trait(word(p + 6), named(slot).name, word(p + 4)),
        () => words[word(p + 4)] ?? "",
      ][u8(p + 1)]!();
      let other = 0;
      for (let n = u8(p + 8), q = p + 9; n > 0; n--, q += 5 + u16(q + 3)) {
        const [kind, key] = [u8(q) & 3, u16(q + 1)];
        if (
          kind === 0
            ? by === word(q + 1)
            : typeof by === "number" && (kind === 1 ? by === key : PLURAL[key] === plural.select(by))
        )
          return q + 5;
        if (u8(q) & 4) other = q + 5;
      }
      return other;
    }
    function run(p: number, slots: (Slot | undefined)[], words: Words): string {
      let out = "";
      while (u8(p)) {
        if (u8(p) === 1) {
          out += utf8.decode(bytes.subarray(p + 3, p + 3 + u16(p + 1)));
          p += 3 + u16(p + 1);
        } else if (u8(p) === 12) p = choose(p, slots, words);
        else {
          const [size, said] = put(p, slots, words);
          out += said;
          p += size;
        }
      }
      return out;
    }
    const message = (who.noOdds && messages.get(`${id}.bare`)) || messages.get(id);
    return message
      ? run(
          message.code,
          message.slots.map((name) => given[name]),
          {},
        )
      : `{${id}}`;
  }
  return { say, ids: messages.keys() };
}
