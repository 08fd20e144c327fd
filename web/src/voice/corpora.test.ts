/* Mozilla's sentences of PDF.js, in every language whose plurals voicec knows. What lies in our subset of Fluent
 * (docs/messages.md) is said alike by voice/voice.c, by the page's reader and by Fluent's own; what lies outside is refused
 * at its place, for a reason that Fluent's own parser confirms. CORPORA=FOLDER:FOLDER tries other files, such as those of
 * Firefox: a folder's name is the language. */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import * as F from "@fluent/syntax";
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { reader, type Slot } from "./reader";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const [voicec, voiceCases] = [`${root}build/tools/voicec`, `${root}build/tests/voice/voice_cases`];
const work = `${root}build/corpora`;
const LANGUAGE = /^(en|de|nl|sv|es|it|ca|fr|pt|pl|ru|uk|cs|sk|ar|ja|zh|ko)(-[A-Z]{2,})?$/;
const PLURALS = ["zero", "one", "two", "few", "many", "other"];
const NUMBERS = [0, 1, 2, 3, 5, 7, 11, 21, 100, 104, 1000000];

type Entry = F.Message | F.Term;
/** What a slot is, as far as its uses show: a number, a text, or one of these words. */
type Slots = Map<string, "number" | "text" | string[]>;

/** Every node below this one, with what holds it. */
function walk(node: F.BaseNode, visit: (node: F.BaseNode, by: F.BaseNode) => void) {
  for (const inner of Object.values(node).flat())
    if (inner instanceof F.BaseNode && !(inner instanceof F.Span)) {
      visit(inner, node);
      walk(inner, visit);
    }
}
/** How many selectors stand in one another. */
function deep(node: F.BaseNode): number {
  let most = 0;
  for (const value of Object.values(node).flat())
    if (value instanceof F.BaseNode && !(value instanceof F.Span)) most = Math.max(most, deep(value));
  return most + (node instanceof F.SelectExpression ? 1 : 0);
}
const keysOf = (node: F.SelectExpression) =>
  node.variants.map(({ key }) => (key instanceof F.Identifier ? key.name : key.value));

function slotsOf(entry: Entry): Slots {
  const slots: Slots = new Map();
  walk(entry, (node, by) => {
    if (!(node instanceof F.VariableReference)) return;
    const before = slots.get(node.id.name);
    if (!(by instanceof F.SelectExpression)) {
      if (!before) slots.set(node.id.name, "text");
    } else if (keysOf(by).some((k) => k !== "other" && (/^[\d-]/.test(k) || PLURALS.includes(k))))
      slots.set(node.id.name, "number");
    else if (before !== "number")
      slots.set(node.id.name, [...(Array.isArray(before) ? before : []), ...keysOf(by).filter((k) => k !== "other")]);
  });
  return slots;
}

/** With those of the messages that it speaks of, which stand above it. */
function allSlots(entry: F.Message, known: Map<string, Slots>): Slots {
  const slots = slotsOf(entry);
  walk(entry, (node) => {
    if (node instanceof F.MessageReference)
      for (const [name, slot] of known.get(node.id.name) ?? []) if (!slots.has(name)) slots.set(name, slot);
  });
  known.set(entry.id.name, slots);
  return slots;
}

const categoriesOf = new Map<string, Set<string>>();
/** The plurals of whole numbers. */
function categories(language: string): Set<string> {
  if (!categoriesOf.has(language)) {
    const plurals = new Intl.PluralRules(language);
    categoriesOf.set(language, new Set([...Array(201).keys(), 1000000].map((n) => plurals.select(n))));
  }
  return categoriesOf.get(language)!;
}

/** Why our subset does not have an entry, as the compiler says it: nothing where it has it. `above`: what it may speak of. */
function outside(entry: Entry, text: string, above: Map<string, Entry>, language: string): RegExp[] {
  const why: RegExp[] = [];
  const term = entry instanceof F.Term;
  const slots = slotsOf(entry);
  const has = categories(language);
  function select(node: F.SelectExpression) {
    const [by, keys] = [node.selector, keysOf(node)];
    const slot = by instanceof F.VariableReference && !term ? slots.get(by.id.name) : undefined;
    const words = keys.filter((k) => /^[a-z]/i.test(k));
    if (!(by instanceof F.VariableReference)) why.push(/^only a slot or TRAIT can be chosen by$/);
    if (new Set(keys).size < keys.length) why.push(/\] stands twice$/);
    if (keys.some((k) => !/^([a-z]|\d+$)/i.test(k))) why.push(/^expected (a variant's key|\] after a variant's key)$/);
    if (slot === "number" && words.some((k) => !has.has(k))) why.push(/^\$\S+ is never \[/);
    if (slot === "number" && words.some((k) => k !== "other") && [...has].some((k) => !words.includes(k)))
      why.push(/^\[\w+\] is missing: this language has it$/);
    if (deep(node) > 2) why.push(/^more than two selectors/);
  }
  walk(entry, (node, by) => {
    if (node instanceof F.Pattern && node.elements.length > 1) {
      if (node.elements.some((e) => e instanceof F.Placeable && e.expression instanceof F.SelectExpression))
        why.push(/^a selector is all of its message or variant/);
    } else if (node instanceof F.SelectExpression) select(node);
    else if (node instanceof F.Placeable && by instanceof F.Placeable) why.push(/^expected a message$/);
    else if (node instanceof F.VariableReference) {
      if (!term && Array.isArray(slots.get(node.id.name)) && !(by instanceof F.SelectExpression))
        why.push(/^\$\S+ is put by NAME\(/);
    } else if (node instanceof F.FunctionReference)
      why.push(term ? /^a term has no slots$/ : /x/, new RegExp(`^there is no function ${node.id.name}: `));
    else if (node instanceof F.NumberLiteral && by instanceof F.Placeable) {
      if (!/^\d{1,9}$/.test(node.value)) why.push(/^expected a term$/, /^this brace is not closed/);
    } else if (node instanceof F.StringLiteral) {
      const escapes = node.value.replace(/\\\\/g, "");
      if (/\\U/.test(escapes)) why.push(/^after a backslash stands/);
      if (/\\u(0000|[dD][89a-fA-F])/.test(escapes)) why.push(/is no character$/);
    } else if (node instanceof F.MessageReference) {
      const to =
        above.get(node.id.name) ??
        (node.id.name === entry.id.name && !entry.value?.elements.some((e) => e.equals(by)) ? entry : undefined);
      if (term) why.push(/^a term cannot speak of a message$/);
      else if (!(node.attribute ? to?.attributes.some((a) => a.id.name === node.attribute!.name) : to?.value))
        why.push(/^the message \S+ does not stand above this one$/, /^there is no function [A-Z]/);
    } else if (node instanceof F.TermReference) {
      if (!above.has(`-${node.id.name}`)) why.push(/^the term \S+ does not stand above this message$/);
      if (node.attribute) why.push(/^this brace is not closed/);
      if (node.arguments?.positional.length || node.arguments?.named.some((a) => a.value instanceof F.NumberLiteral))
        why.push(/^expected/);
    }
  });
  const own = text.slice(entry.comment ? entry.comment.span!.end : entry.span!.start, entry.span!.end);
  if (/^[.{]/m.test(own)) why.push(/stands further in$/, /^there is no text$/);
  if (long(entry)) why.push(/^a name has at most 63 letters$/);
  if (above.has(nameOf(entry))) why.push(/ stands twice$/);
  return why;
}
const long = (entry: Entry) => /"name":"[^"]{64,}"/.test(JSON.stringify(entry));
const nameOf = (entry: Entry) => (entry instanceof F.Term ? `-${entry.id.name}` : entry.id.name);

/** Declares the slots of these messages, with those of the messages that they speak of: what the English file is for ours. */
function reference(entries: Entry[]): string {
  const known = new Map<string, Slots>();
  const tables: string[] = [];
  const out: string[] = [];
  for (const entry of entries) {
    if (entry instanceof F.Term || known.has(entry.id.name) || long(entry)) continue;
    const slots = allSlots(entry, known);
    const types = [...slots].map(([name, slot]) => {
      if (!Array.isArray(slot)) return `$${name} ${slot}+`;
      tables.push(`### table words-${tables.length} ${[...new Set(slot)].join(" ")}`);
      return `$${name} words-${tables.length - 1}+`;
    });
    if (types.length) out.push(`# ${types.join(", ")}`);
    out.push(`${entry.id.name} =${entry.value ? " x" : ""}`, ...entry.attributes.map((a) => `    .${a.id.name} = x`));
  }
  return `${[...tables, ...out].join("\n")}\n`;
}

interface Tried {
  path: string;
  language: string;
  entries: Entry[];
  refused: string[];
}
/** Where the compiler and Fluent's parser do not agree on what lies in the subset. */
const disagreed: string[] = [];
/** Compiles a file, untouched but for what is refused. */
function compile(path: string, language: string): Tried {
  const text = readFileSync(path, "utf8");
  const tree = F.parse(text, {});
  const blank = (t: string, { start, end }: F.Span) =>
    t.slice(0, start) + t.slice(start, end).replace(/[^\n]/g, "#") + t.slice(end);
  let left = text;
  if (!/[\t\r]/.test(text))
    for (const junk of tree.body.filter((e) => e instanceof F.Junk)) left = blank(left, junk.span!);
  let entries = tree.body.filter((e): e is Entry => e instanceof F.Message || e instanceof F.Term);
  const refused: string[] = [];
  const foreign = /[\t\r]/.exec(text);
  if (foreign) entries = [];
  for (;;) {
    writeFileSync(`${work}/reference.ftl`, reference(entries));
    writeFileSync(`${work}/file.ftl`, left);
    const args = ["x", `${work}/reference.ftl`, `${work}/file.ftl`, language];
    const { status, stderr } = spawnSync(voicec, [...args, "--out", `${work}/table`, "--slots", `${work}/slots`], {
      encoding: "utf8",
    });
    if (status === 0) {
      spawnSync(voicec, [...args, "--module", `${work}/table.ts`]);
      break;
    }
    if (foreign) {
      const before = text.slice(0, foreign.index).split("\n");
      expect(stderr).toContain(`/file.ftl:${before.length}:${before.at(-1)!.length + 1}: a `);
      return { path, language, entries, refused: ["a tab or a carriage return: spaces and line feeds are all"] };
    }
    const [, line, column, why] = /\/file\.ftl:(\d+):(\d+): (.*)\n$/.exec(stderr) ?? [];
    const at = text.split("\n").slice(0, Number(line)).join("\n").length; // the end of that line
    const entry = entries.findLast((e) => e.span!.start <= at);
    if (!entry || !line) throw new Error(`${path}: ${stderr}`);
    expect(Number(column), `${path}: ${stderr}`).toBeLessThanOrEqual(text.split("\n")[Number(line) - 1]!.length + 1);
    const above = new Map(entries.slice(0, entries.indexOf(entry)).map((e) => [nameOf(e), e]));
    const reasons = outside(entry, text, above, language);
    if (!reasons.some((r) => r.test(why!)))
      disagreed.push(`${path}:${line}:${column}: ${why}: Fluent's parser: ${reasons.join(" or ") || "nothing wrong"}`);
    refused.push(why!);
    entries = entries.filter((e) => e !== entry);
    left = blank(left, entry.span!);
  }
  const above = new Map<string, Entry>();
  for (const entry of entries) {
    const reasons = outside(entry, text, above, language);
    if (reasons.length) disagreed.push(`${path}: ${nameOf(entry)}: compiles: Fluent's parser: ${reasons.join(" or ")}`);
    above.set(nameOf(entry), entry);
  }
  return { path, language, entries, refused };
}

type Given = Record<string, number | string>;
/** Every message and attribute of a file, with slots of many kinds. */
function casesOf(entries: Entry[]): { id: string; slots: Slots; given: Given }[] {
  const known = new Map<string, Slots>();
  return entries.flatMap((entry) => {
    if (entry instanceof F.Term) return [];
    const slots = allSlots(entry, known);
    const ids = [
      ...(entry.value ? [entry.id.name] : []),
      ...entry.attributes.map((a) => `${entry.id.name}.${a.id.name}`),
    ];
    const most = Math.max(
      1,
      ...[...slots.values()].map((s) => (s === "number" ? NUMBERS.length : s === "text" ? 1 : s.length)),
    );
    return ids.flatMap((id) =>
      Array.from({ length: most }, (_, i) => ({
        id,
        slots,
        given: Object.fromEntries(
          [...slots].map(([name, slot], k) => [
            name,
            slot === "number" ? NUMBERS[(i + k) % NUMBERS.length]! : slot === "text" ? "Ruth" : slot[i % slot.length]!,
          ]),
        ),
      })),
    );
  });
}

/** Says all of a file in three ways; how many sentences. */
function say({ path, language, entries }: Tried): number {
  const cases = casesOf(entries);
  if (!cases.length) return 0;
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(path, "utf8")));
  const wanted = cases.map(({ id, given }) => {
    const [message, attribute] = id.split(".");
    const found = bundle.getMessage(message!)!;
    const args = Object.entries(given).map(([name, v]) => [
      name,
      typeof v === "number" ? new FluentNumber(v, { useGrouping: false }) : v,
    ]);
    const wrong: Error[] = [];
    const said = bundle.formatPattern(
      attribute ? found.attributes[attribute]! : found.value!,
      Object.fromEntries(args),
      wrong,
    );
    expect([path, id, wrong]).toEqual([path, id, []]);
    return [id, said];
  });
  // voice.c
  const asked = cases.map(({ id, given }) => {
    const values = Object.entries(given).map(([name, v]) => `${name}=${v}`);
    return `= ${id} ${values.join("; ")} @0/2`.replace("  ", " ");
  });
  writeFileSync(`${work}/cases.txt`, `${asked.join("\n")}\n`);
  const { stdout, status, stderr } = spawnSync(
    voiceCases,
    [`${work}/slots`, `${work}/table`, `${work}/table`, `${work}/cases.txt`, "--print"],
    { encoding: "utf8", maxBuffer: 1 << 26 },
  );
  expect([path, status, stderr]).toEqual([path, 0, ""]);
  const printed = `\n${stdout}`.split("\n= ").slice(1);
  expect([path, printed.map((p, i) => [cases[i]?.id, /\nen: ([^]*?)\nde: /.exec(p)?.[1]])]).toEqual([path, wanted]);
  // the page's reader
  const [literal] = /".*"/.exec(readFileSync(`${work}/table.ts`, "utf8"))!;
  const voice = reader(JSON.parse(literal!.replace(/\\x/g, "\\u00")), language);
  const shown = cases.map(({ id, slots, given }) => {
    const values = Object.entries(given).map(([name, v]): [string, Slot] => [
      name,
      Array.isArray(slots.get(name)) ? { name: String(v), title: String(v) } : v,
    ]);
    return [id, voice.say(id, Object.fromEntries(values), { seat: 0, players: 2 })];
  });
  expect([path, shown]).toEqual([path, wanted]);
  expect([path, [...voice.ids].length]).toEqual([path, new Set(cases.map((c) => c.id)).size]);
  return wanted.length;
}

const folders = process.env.CORPORA?.split(":") ?? [`${root}web/node_modules/ng2-pdfjs-viewer/pdfjs/web/locale`];
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((f) => f.endsWith(".ftl"))
    .map((f) => ({ path: `${folder}/${f}`, language: LANGUAGE.exec(f.split("/")[0]!)?.[1] ?? "" }))
    .filter((f) => f.language),
);

test("Mozilla's sentences are said as Fluent says them, or refused for a true reason", () => {
  mkdirSync(work, { recursive: true });
  let [sentences, messages, whole] = [0, 0, 0];
  const refused: string[] = [];
  for (const { path, language } of files) {
    const tried = compile(path, language);
    sentences += say(tried);
    messages += tried.entries.length;
    whole += tried.refused.length ? 0 : 1;
    refused.push(...tried.refused);
  }
  const count = new Map<string, number>();
  for (const why of refused.map((w) => w.replace(/\$\S+|(term|message) \S+|\[\S+\]/g, "…")))
    count.set(why, (count.get(why) ?? 0) + 1);
  console.log(
    `${files.length} files (${whole} whole): ${messages} messages compile, ${sentences} sentences are said alike, ` +
      `${refused.length} messages are refused:\n` +
      [...count].map(([why, n]) => `${n} ${why}`).join("\n"),
  );
  expect(disagreed).toEqual([]);
  if (process.env.CORPORA) return;
  expect(files.length).toBeGreaterThanOrEqual(25);
  expect(messages).toBeGreaterThanOrEqual(8300);
  expect(sentences).toBeGreaterThanOrEqual(9400);
  expect(count.size).toBeGreaterThanOrEqual(5);
}, 300000);
