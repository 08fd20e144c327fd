/* The plans of a turn: the Move, the Act, and what an Act asks for (target, square, what is healed). Always true: what is
 * chosen is not done before the main button. */
import { answers, has, members, names } from "../table/options";
import type { Family, Move } from "../table/wire";
import { titleOf } from "./cards";
import { act, type Act, type Asked, type Plan } from "./plan";
import { capital, COLUMNS, FEET, placeTitle, same, squareName, TOOL, type Board, type Body, type Square } from "./view";

export interface TurnDraft {
  square: Square | null;
  /** an act that is chosen: its key in actsOf */
  act: string;
  expert: number;
  at: string[];
  name: string;
}
export const blankTurn = (): TurnDraft => ({ square: null, act: "", expert: 0, at: [], name: "" });

/* ---- Squares ---- */
export function squaresOf(options: readonly Family[], verb: string): Square[] {
  const found = new Map<string, Square>();
  for (const f of options) {
    if (f.do !== verb) continue;
    for (const row of f["row"] as string[])
      for (const column of f["column"] as string[])
        found.set(`${row} ${column}`, { row: Number(row) - 1, column: COLUMNS.indexOf(column) });
  }
  return [...found.values()];
}
export const squareMove = (verb: string, s: Square): Move => ({
  do: verb,
  row: String(s.row + 1),
  column: COLUMNS[s.column]!,
});
export const distance = (a: Square, b: Square) =>
  Math.max(Math.abs(a.row - b.row), Math.abs(a.column - b.column)) * FEET;

/** As the crow flies, squared: of squares as many steps away, the one straight before is the nearest. */
const line = (a: Square, b: Square) => (a.row - b.row) ** 2 + (a.column - b.column) ** 2;

/** Squares that bring one near: for each foe that stands, the one nearest to it (of those, the nearest to oneself). */
export function waysNear(
  board: Board,
  open: readonly Square[],
  from: Body | null,
): { body: Body; square: Square; away: number }[] {
  if (!from?.square || !open.length) return [];
  return board.bodies
    .filter((b) => b.foe !== from.foe && b.being === "up" && b.square)
    .flatMap((body) => {
      const now = distance(from.square!, body.square!);
      const best = open
        .map((square) => ({
          square,
          away: distance(square, body.square!),
          far: distance(square, from.square!),
          line: line(square, body.square!),
        }))
        .sort((a, b) => a.away - b.away || a.far - b.far || a.line - b.line)[0]!;
      return best.away < now ? [{ body, square: best.square, away: best.away }] : [];
    })
    .sort((a, b) => a.away - b.away)
    .slice(0, 4);
}

/* ---- Acts ---- */
export interface ActChoice {
  key: string;
  kind: "attack" | "cast" | "use" | "ready" | "swap" | "try" | "drop" | "dismiss" | "flee";
  label: string;
  /** the price: Delay, Edge; "" if it is done at once */
  price: string;
  /** what the row says */
  text: string;
  move: Move;
  /** Edge that may be spent on less Delay */
  experts: number[];
  /** of an attack that is made at once: whom it reaches */
  reach: string[];
}
const HOW: Record<string, { label: string; text: string; delay: number }> = {
  plain: { label: "", text: "", delay: 0 },
  "power-strike": { label: " as a Power Strike", text: "Power Strike: 1 more Delay, 1 more Bonus Damage.", delay: 1 },
  sweep: { label: " as a sweep", text: "A sweep: everyone adjacent that you name.", delay: 0 },
  "power-sweep": {
    label: " as a sweep with a Power Strike",
    text: "A sweep with 1 more Delay and 1 more Bonus Damage.",
    delay: 1,
  },
};
/** Who stands where a weapon reaches now: those that the house would let one aim at, but for what the rows forbid. */
export function inReach(board: Board, self: Body | null, gear: string): Body[] {
  const row = board.gear(gear);
  const feet = gear === "bare-hands" ? FEET : row.class === "item" ? 30 : row.class === "melee" ? row.reach : Infinity;
  return board.bodies.filter(
    (b) =>
      self !== null &&
      b.foe !== self.foe &&
      b.being === "up" &&
      b.square &&
      self.square &&
      b.seen &&
      distance(self.square, b.square) <= feet,
  );
}
const delayWords = (n: number) => (n ? `Delay ${n}` : "");
/** The Delay that a row of the gear names. */
export function delayOf(text: string): number {
  return Number(/Delay (\d+)/.exec(text)?.[1] ?? 0);
}

export function actsOf(board: Board, options: readonly Family[], self: Body | null): ActChoice[] {
  const found: ActChoice[] = [];
  const held = (at: string) =>
    [...(self?.slots ?? []), ...(self?.pockets ?? [])].find((g) => g.at === at) ??
    (self?.slots.some((g) => g.at === at && g.gear === "two-handed")
      ? self.slots.find((g) => g.gear !== "two-handed")
      : undefined);
  const thing = (at: string) => {
    const got = held(at);
    return got?.gear === "two-handed"
      ? (self?.slots.find((g) => !g.at.startsWith("reserve") && g.gear !== "two-handed") ?? got)
      : got;
  };
  const put = (choice: Omit<ActChoice, "key" | "experts" | "reach"> & { experts?: number[]; reach?: string[] }) => {
    const key = JSON.stringify(choice.move);
    if (!found.some((c) => c.key === key)) found.push({ experts: [], reach: [], ...choice, key });
  };
  for (const f of options) {
    const list = (argument: string) => (f[argument] as string[] | undefined) ?? [];
    if (f.do === "attack")
      for (const hand of list("with"))
        for (const how of list("how")) {
          const got = thing(hand);
          const name =
            hand === "bare-hands" ? "bare hands" : got ? `the ${got.title}` : placeTitle[hand]!.toLowerCase();
          const text =
            hand === "bare-hands"
              ? board.gear("bare-hands").text || "Bare hands: Strength, arm's reach, no retaliation."
              : got
                ? board.gear(got.gear).text
                : "";
          const thrown = got && board.gear(got.gear).class === "item";
          const delay = (thrown ? 0 : delayOf(text)) + HOW[how]!.delay;
          const reached = delay ? [] : inReach(board, self, hand === "bare-hands" ? hand : (got?.gear ?? ""));
          put({
            kind: "attack",
            label: `Attack with ${name}${HOW[how]!.label}`,
            price: delay
              ? delayWords(delay)
              : reached.length
                ? `in reach: ${reached.map((b) => b.mark).join(", ")}`
                : "",
            text: [HOW[how]!.text, text].filter(Boolean).join(" "),
            move: { do: "attack", with: hand, how },
            reach: how === "plain" ? reached.map((b) => b.id) : [],
          });
        }
    else if (f.do === "cast")
      for (const name of list("spell")) {
        const row = board.spell(name);
        const experts = answers(options, { do: "cast", spell: name }, "expert")
          .map(Number)
          .sort((a, b) => a - b);
        put({
          kind: "cast",
          label: `Cast ${row.title}`,
          price: delayWords(row.delay),
          text: row.text,
          move: { do: "cast", spell: name },
          experts,
        });
      }
    else if (f.do === "use")
      for (const from of list("from")) {
        const got = thing(from);
        put({
          kind: "use",
          label: `Use ${got ? `the ${got.title}` : placeTitle[from]!}`,
          price: got && got.count > 1 ? `${got.count} left` : "",
          text: [`From ${placeTitle[from]!.toLowerCase()}.`, got ? board.gear(got.gear).text : ""].join(" "),
          move: { do: "use", from },
        });
      }
    else if (f.do === "ready")
      for (const pocket of list("pocket"))
        for (const hand of list("hand"))
          put({
            kind: "ready",
            label: `Draw the ${thing(pocket)?.title ?? pocket} into the ${hand} hand`,
            price: "",
            text: "An item in hand is thrown without Delay.",
            move: { do: "ready", pocket, hand },
          });
    else if (f.do === "swap")
      for (const hand of list("hand")) {
        const inHand = thing(hand)?.title;
        const kept = held(`reserve-${hand}`)?.title;
        put({
          kind: "swap",
          label: kept
            ? `Swap in the ${kept}${inHand ? ` for the ${inHand}` : ""}`
            : hand === "both"
              ? "Swap both hands"
              : `Put the ${inHand ?? `${hand} hand`} into reserve`,
          price: "",
          text: "What a hand holds for its reserve: Delay 1, or free once a turn in Explorer's Gear.",
          move: { do: "swap", hand },
        });
      }
    else if (f.do === "try")
      put({
        kind: "try",
        label: "Try something else",
        price: "",
        text: "Say what you try; the GM calls a Deal, a Target or a contest.",
        move: { do: "try" },
      });
    else if (f.do === "drop")
      for (const slot of list("slot"))
        put({
          kind: "drop",
          label: `Drop the ${thing(slot)?.title ?? slot}`,
          price: "free",
          text: "It is gone till the next rest. Dropping frees the hand and ends nothing.",
          move: { do: "drop", slot },
        });
    else if (f.do === "dismiss")
      for (const mark of list("mark"))
        put({
          kind: "dismiss",
          label: `End ${board.spell(mark).title}`,
          price: "free",
          text: "",
          move: { do: "dismiss", mark },
        });
    else if (f.do === "flee")
      put({
        kind: "flee",
        label: "Flee off the map",
        price: "",
        text: "You are out of this Conflict, and with the others again when it is over.",
        move: { do: "flee" },
      });
  }
  return found;
}
/** What one has and cannot use now, with what it needs. */
export function barredOf(board: Board, self: Body | null, acts: readonly ActChoice[]): string[] {
  if (!self?.aware || board.yes("has-acted")) return [];
  const hands = self.slots.filter((s) => s.at === "left" || s.at === "right");
  const spells = self.spells
    .filter((name) => !acts.some((a) => a.move["spell"] === name))
    .flatMap((name) => {
      const { school, title } = board.spell(name);
      const tool = TOOL[school];
      return tool && !hands.some((s) => s.gear === tool) ? [`${title} needs a ${board.gear(tool).title} in hand.`] : [];
    });
  const items = [...new Set(self.pockets.filter((p) => board.gear(p.gear).class === "item").map((p) => p.title))];
  return [
    ...spells,
    ...(hands.length > 1 && items.length ? [`From a pocket, with an empty hand: ${items.join(", ")}.`] : []),
  ];
}
export const MINOR: readonly string[] = ["ready", "swap", "drop", "dismiss", "try", "flee"];

/* ---- The plan of each phase ---- */
/** aim: whom the attack that is sent now will aim at, if the house asks */
export interface TurnAsked {
  x: Asked;
  draft: TurnDraft;
  set: (part: Partial<TurnDraft>) => void;
  words: string;
  aim?: (id: string) => void;
}

const backOf = (set: TurnAsked["set"]) => () => set(blankTurn());
const cleaned = (prompt: string) => prompt.split("\n")[0]!;

function turnPlan({ x, draft, set, words, aim }: TurnAsked): Plan {
  const { board, options } = x;
  const squares = squaresOf(options, "move");
  const self = board.mover;
  const back = backOf(set);
  const end: Act | null = has(options, "end-turn") ? act(x, "End the turn", { do: "end-turn" }) : null;
  const chosen = actsOf(board, options, self).find((a) => a.key === draft.act);
  const name = self && !(self.mine && self.hero) ? `${self.title}: ` : "";
  const title =
    `${name}${self && !self.aware ? "Unaware: a Move, but no Act." : board.yes("has-moved") ? "" : "Move, then one Act."} ${board.number("feet")} feet left.`.trim();
  const map = squares.length
    ? {
        open: squares,
        chosen: draft.square,
        pick: (square: Square) =>
          same(square, draft.square) ? void x.send(squareMove("move", square)) : set({ ...blankTurn(), square }),
        what: "in reach of your Move",
      }
    : null;
  if (chosen) {
    const move: Move = chosen.kind === "cast" ? { ...chosen.move, expert: draft.expert } : chosen.move;
    const whom =
      draft.at.find((id) => chosen.reach.includes(id)) ?? (chosen.reach.length === 1 ? chosen.reach[0]! : "");
    const run = () => {
      if (x.send(move, words) && whom) aim?.(whom);
    };
    const main = { ...act(x, whom ? `Attack ${board.named(whom)}` : doing(board, chosen, draft.expert), move), run };
    const bodies = chosen.reach.length
      ? {
          open: chosen.reach,
          chosen: whom ? [whom] : [],
          pick: (id: string) => (id === whom ? run() : set({ at: [id] })),
        }
      : null;
    return {
      title: `${name}${chosen.label}${bodies ? ": at whom" : ""}?`,
      main,
      out: { label: "Back", run: back },
      back,
      squares: bodies ? null : map,
      bodies,
    };
  }
  if (draft.square) {
    const at = draft.square;
    return {
      title: `${name}Move to ${squareName(at)}?`,
      main: act(x, `Move to ${squareName(at)}`, squareMove("move", at)),
      out: { label: "Back", run: back },
      back,
      squares: map,
    };
  }
  return { title, main: null, out: end, squares: map };
}
export function doing(board: Board, chosen: ActChoice, expert: number): string {
  const delay =
    chosen.kind === "cast"
      ? Math.max(0, board.spell(String(chosen.move["spell"])).delay - expert)
      : delayOf(chosen.price);
  const paid = expert ? `, ${expert} Edge` : "";
  return `${chosen.label}${delay ? ` (Delay ${delay}${paid})` : paid ? ` (now${paid})` : ""}`;
}

function aimPlan({ x, draft, set }: TurnAsked): Plan {
  const { board, options } = x;
  const sweep = has(options, "sweep");
  const open = sweep ? members(options, "sweep", "at") : names(options, { do: "aim" }, "at");
  const at = draft.at.filter((id) => open.includes(id));
  const pick = (id: string) => set({ at: sweep ? (at.includes(id) ? at.filter((o) => o !== id) : [...at, id]) : [id] });
  const doing = capital(
    board.act("", board.text("act-kind"), board.number("act-what"), board.text("act-gear"), board.text("act-how")),
  );
  const chosen = sweep ? at : at.length || open.length > 1 ? at : open;
  const main: Act = sweep
    ? act(
        x,
        chosen.length ? `Strike ${chosen.map((id) => board.named(id)).join(", ")}` : "Choose whom",
        { do: "sweep", at: chosen },
        chosen.length > 0,
      )
    : act(
        x,
        chosen[0] ? `${verbOf(doing)} ${board.named(chosen[0])}` : "Choose the target",
        { do: "aim", at: chosen[0] ?? "" },
        chosen.length === 1,
      );
  /* once more on the chosen one does it */
  const again = (id: string) => (!sweep && at[0] === id ? main.run() : pick(id));
  return {
    title: `${doing}: ${sweep ? "whom does it strike?" : "at whom?"}`,
    main,
    bodies: { open, chosen, pick: again },
  };
}
const verbOf = (doing: string) => (doing.startsWith("Attack") ? "Attack" : "Choose");

function squarePlan({ x, draft, set }: TurnAsked): Plan {
  const { board, options } = x;
  const open = squaresOf(options, "square");
  const at = draft.square && open.some((s) => same(s, draft.square)) ? draft.square : null;
  const spell = capital(board.act("", board.text("act-kind"), board.number("act-what"), "", ""));
  const area =
    board.text("act-kind") === "cast" &&
    !!board.spell(Object.keys(board.book.spells ?? {})[board.number("act-what")] ?? "").near;
  const struck =
    at && area ? board.bodies.filter((b) => b.being === "up" && b.square && distance(b.square, at) <= FEET) : [];
  const strikes = at && area ? ` It strikes ${struck.map((b) => board.named(b.id)).join(", ") || "nobody"}.` : "";
  return {
    title: at && area ? `${spell} on ${squareName(at)}?${strikes}` : `${spell}: on which square?`,
    main: act(
      x,
      at ? `On ${squareName(at)}` : "Choose a square on the map",
      at ? squareMove("square", at) : { do: "square" },
      at !== null,
    ),
    squares: {
      open,
      chosen: at,
      pick: (square) => (same(square, at) ? void x.send(squareMove("square", square)) : set({ square })),
      what: "in range",
    },
  };
}

/** What may be healed: verb and argument of the same name but for cards. */
export function remediesOf(
  board: Board,
  options: readonly Family[],
): { name: string; label: string; move: Move; takes: string[]; of?: string }[] {
  const self = board.body(board.text("act-who"));
  const pile = self?.pile ?? [];
  const side = self ? board.bodies.filter((b) => b.foe === self.foe) : []; // a suit leaves all their piles, wherever they are
  const face = (name: string) => /^[jqk]-/.test(name);
  return [
    ...names(options, { do: "kind" }, "kind").map((kind) => ({
      name: kind,
      label: kind === "face" ? "All face cards" : "All others",
      move: { do: "kind", kind } as Move,
      takes: pile.filter((c) => face(c) === (kind === "face")),
    })),
    ...names(options, { do: "suit" }, "suit").map((suit) => ({
      name: suit,
      label: capital(suit),
      move: { do: "suit", suit } as Move,
      takes: side.flatMap((b) => b.pile.filter((c) => c.endsWith(suit))),
      of:
        side
          .map((b) => [b, b.pile.filter((c) => c.endsWith(suit)).length] as const)
          .filter(([, n]) => n)
          .map(([b, n]) => `${capital(board.named(b.id))} ${n}`)
          .join(", ") || "nothing",
    })),
    ...names(options, { do: "discard" }, "card").map((card) => ({
      name: card,
      label: titleOf(card),
      move: { do: "discard", card } as Move,
      takes: [card],
    })),
  ];
}
function remedyPlan({ x, draft }: TurnAsked): Plan {
  const all = remediesOf(x.board, x.options);
  const chosen = all.find((r) => r.name === draft.name);
  const pass = has(x.options, "pass")
    ? act(x, "Nothing more", { do: "pass" })
    : has(x.options, "done")
      ? act(x, "Done", { do: "done" })
      : null;
  return {
    title: has(x.options, "suit")
      ? "Which suit leaves the Damage Piles of your side?"
      : x.turn.prompt && cleaned(x.turn.prompt).length < 90
        ? cleaned(x.turn.prompt)
        : "What leaves the Damage Pile?",
    main: chosen
      ? act(x, `Heal: ${chosen.label}`, chosen.move)
      : { label: "Choose what is healed", run: () => undefined, off: true },
    out: pass,
  };
}

export function planTurn(asked: TurnAsked): Plan {
  switch (asked.x.turn.phase) {
    case "aim":
      return aimPlan(asked);
    case "square":
      return squarePlan(asked);
    case "remedy":
      return remedyPlan(asked);
    default:
      return turnPlan(asked);
  }
}
