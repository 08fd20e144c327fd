/* The plans of a turn: the Move, the Act, and what an Act asks for (target, square, what is healed). Always true: what is
 * chosen is not done before the main button. */
import { each } from "../table/each";
import { answers, has, members, names } from "../table/options";
import type { Family, Move } from "../table/wire";
import { say } from "../voice/voice";
import { act, back, heading, wanting, type Asked, type Plan } from "./plan";
import { COLUMNS, same, squareName, type Board, type Body, type Row, type Square } from "./view";
import { card, place, suit } from "./words";

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
const squareAt = (m: Move): Square => ({ row: Number(m["row"]) - 1, column: COLUMNS.indexOf(String(m["column"])) });
export const squaresOf = (options: readonly Family[], verb: string): Square[] => each(options, verb).map(squareAt);
export const squareMove = (verb: string, s: Square): Move => ({
  do: verb,
  row: String(s.row + 1),
  column: COLUMNS[s.column]!,
});
/** In squares. */
export const distance = (a: Square, b: Square) => Math.max(Math.abs(a.row - b.row), Math.abs(a.column - b.column));

/** As the crow flies, squared: of squares as many steps away, the one straight before is the nearest. */
const line = (a: Square, b: Square) => (a.row - b.row) ** 2 + (a.column - b.column) ** 2;

/** Squares that bring one near: for each foe that stands, the one nearest to it (of those, the nearest to oneself). */
export function waysNear(board: Board, open: readonly Square[], from: Body | null) {
  if (!from?.square || !open.length) return [];
  const by = (to: Square) => (a: Square, b: Square) =>
    distance(a, to) - distance(b, to) ||
    distance(a, from.square!) - distance(b, from.square!) ||
    line(a, to) - line(b, to);
  return board.bodies
    .filter((b) => b.foe !== from.foe && b.being === "up" && b.square)
    .map((body) => ({ body, square: open.toSorted(by(body.square!))[0]!, now: distance(from.square!, body.square!) }))
    .map((way) => ({ ...way, away: distance(way.square, way.body.square!) }))
    .filter((way) => way.away < way.now)
    .map(({ body, square, now, away }) => ({ body, square, now: now * board.step, away: away * board.step }))
    .sort((a, b) => a.away - b.away)
    .slice(0, 4);
}

/* ---- Acts ---- */
export interface ActChoice {
  key: string;
  kind: string;
  label: string;
  /** the price: Delay, Edge; "" if it is done at once */
  price: string;
  /** turns that it takes, before Edge is spent on it */
  delay: number;
  /** what the row says */
  text: string;
  move: Move;
  /** Edge that may be spent on less Delay */
  experts: number[];
  /** of an attack that is made at once: whom it reaches */
  reach: string[];
}
export const MINOR: readonly string[] = ["ready", "swap", "drop", "dismiss", "try", "flee"];
const POWER = ["power-strike", "power-sweep"];
const priced = (delay: number) => (delay ? say("twenty-one-page-delay", { delay }) : "");
const rowText = ({ has, text }: Row) => (has ? say("twenty-one-page-row", { has, text }) : text);

type Kit = (at: string) => { title: string; count: number; row: Row } | null;
/** What is in a hand, a reserve or a pocket; a hand that helps another holds what that one does. */
const kitOf = (board: Board, self: Body | null): Kit => {
  const all = [...(self?.slots ?? []), ...(self?.pockets ?? [])];
  const held = (at: string) => all.find((g) => g.at === at);
  const first = self?.slots.find((g) => !g.at.startsWith("reserve") && g.gear !== "two-handed");
  return (at) => {
    const got = at === "both" || held(at)?.gear === "two-handed" ? (first ?? held(at)) : held(at);
    return got ? { title: got.title, count: got.count, row: board.gear(got.gear) } : null;
  };
};
type Told = Partial<ActChoice> & { label: string };
const ACTS: Record<string, (board: Board, kit: Kit, move: Move, options: readonly Family[]) => Told> = {
  attack: (board, kit, { with: at, how }) => {
    const told = board.facts.attacks?.[String(at)];
    const [bare, power] = [at === "bare-hands", POWER.includes(String(how))];
    const row = bare ? board.gear("bare-hands") : kit(String(at))?.row;
    const delay = (power ? told?.power : told?.delay) ?? 0;
    const reach = delay ? [] : (told?.at ?? []);
    const manner = how as "plain";
    return {
      label: bare
        ? say("twenty-one-page-attack-bare", { how: manner })
        : say("twenty-one-page-attack", { gear: row?.title ?? place(String(at)), how: manner }),
      delay,
      price: priced(delay) || (reach.length ? say("twenty-one-page-in-reach", { of: reach.map(board.mark) }) : ""),
      text: [
        power ? board.skill("power-strike").text : "",
        how !== "plain" && how !== "power-strike" ? say("twenty-one-page-sweep-how") : "",
        row ? rowText(row) : "",
      ].join(" "),
      reach: how === "plain" ? reach : [],
    };
  },
  cast: (board, _, { spell }, options) => {
    const row = board.spell(String(spell));
    const experts = answers(options, { do: "cast", spell: spell! }, "expert").map(Number);
    return {
      label: say("twenty-one-page-cast", { spell: row.title }),
      price: priced(row.delay),
      delay: row.delay,
      text: rowText(row),
      experts: experts.sort((a, b) => a - b),
    };
  },
  use: (_, kit, { from }) => {
    const got = kit(String(from));
    return {
      label: say("twenty-one-page-use", { what: got?.title ?? place(String(from)) }),
      price: got && got.count > 1 ? say("twenty-one-page-left", { n: got.count }) : "",
      text: got ? rowText(got.row) : "",
    };
  },
  ready: (_, kit, { pocket, hand }) => ({
    label: say("twenty-one-page-take-out", { gear: kit(String(pocket))?.title ?? "", hand: place(String(hand)) }),
    text: say("twenty-one-page-take-out-how"),
  }),
  swap: (_, kit, { hand }) => {
    const [now, kept] = [kit(String(hand))?.title, kit(`reserve-${String(hand)}`)?.title];
    const where = place(String(hand));
    return {
      label: !kept
        ? say("twenty-one-page-put-away", { gear: now ?? where, hand: where })
        : now
          ? say("twenty-one-page-swap", { gear: now, kept, hand: where })
          : say("twenty-one-page-draw", { gear: kept, hand: where }),
      text: say("twenty-one-page-swap-how"),
    };
  },
  try: () => ({ label: say("twenty-one-label-try"), text: say("twenty-one-page-try-how") }),
  drop: (_, kit, { slot }) => ({
    label: say("twenty-one-page-drop", { gear: kit(String(slot))?.title ?? place(String(slot)) }),
    price: say("twenty-one-page-free"),
    text: say("twenty-one-page-drop-how"),
  }),
  dismiss: (board, _, { mark }) => ({
    label: say("twenty-one-page-dismiss", { spell: board.spell(String(mark)).title }),
    price: say("twenty-one-page-free"),
  }),
  flee: () => ({ label: say("twenty-one-label-flee"), text: say("twenty-one-page-flee-how") }),
};

export function actsOf(board: Board, options: readonly Family[], self: Body | null): ActChoice[] {
  const kit = kitOf(board, self);
  const found = new Map<string, ActChoice>();
  const blank = { price: "", delay: 0, text: "", experts: [], reach: [] };
  for (const kind of new Set(options.map((f) => f.do)))
    for (const move of ACTS[kind] ? each(options, kind, ["expert"]) : []) {
      const key = JSON.stringify(move);
      found.set(key, { ...blank, key, kind, move, ...ACTS[kind]!(board, kit, move, options) });
    }
  return [...found.values()];
}
/** What one has and cannot use now, with what it needs. */
export function barredOf(board: Board, self: Body | null, acts: readonly ActChoice[]): string[] {
  if (!self?.aware || board.yes("has-acted")) return [];
  const hands = self.slots.filter((s) => s.at === "left" || s.at === "right");
  const spells = self.spells
    .filter((name) => !acts.some((a) => a.move["spell"] === name))
    .map((name) => ({ spell: board.spell(name).title, tool: board.tool(board.spell(name).school) }))
    .flatMap(({ spell, tool }) =>
      tool && !hands.some((s) => s.title === tool) ? [say("twenty-one-page-needs", { spell, tool })] : [],
    );
  const items = [...new Set(self.pockets.filter((p) => board.gear(p.gear).class === "item").map((p) => p.title))];
  return [...spells, ...(hands.length > 1 && items.length ? [say("twenty-one-page-full-hands", { items })] : [])];
}

/* ---- The plan of each phase ---- */
/** aim: whom the attack that is sent now will aim at, if the house asks */
export interface TurnAsked {
  x: Asked;
  draft: TurnDraft;
  set: (part: Partial<TurnDraft>) => void;
  words: string;
  aim?: (id: string) => void;
}

function turnPlan({ x, draft, set, words, aim }: TurnAsked): Plan {
  const { board, options } = x;
  const open = squaresOf(options, "move");
  const chosen = actsOf(board, options, board.mover).find((a) => a.key === draft.act);
  const left = back(() => set(blankTurn()));
  const pick = (square: Square) =>
    same(square, draft.square) ? void x.send(squareMove("move", square)) : set({ ...blankTurn(), square });
  const what = say("twenty-one-page-reach-move");
  const squares = open.length ? { open, chosen: draft.square, pick, what } : null;
  if (chosen) {
    const { reach } = chosen;
    const move: Move = chosen.kind === "cast" ? { ...chosen.move, expert: draft.expert } : chosen.move;
    const whom = draft.at.find((id) => reach.includes(id)) ?? (reach.length === 1 ? reach[0]! : "");
    const run = () => {
      if (x.send(move, words) && whom) aim?.(whom);
    };
    const label = whom ? say("twenty-one-page-attack-whom", { who: board.named(whom) }) : doing(chosen, draft.expert);
    const again = (id: string) => (id === whom ? run() : set({ at: [id] }));
    return {
      title: reach.length ? say("twenty-one-page-whom", { act: chosen.label }) : `${chosen.label}?`,
      main: { ...act(x, label, move), run },
      ...left,
      squares: reach.length ? null : squares,
      bodies: reach.length ? { open: reach, chosen: whom ? [whom] : [], pick: again } : null,
    };
  }
  if (draft.square) {
    const label = say("twenty-one-page-move", { square: squareName(draft.square) });
    return { title: `${label}?`, main: act(x, label, squareMove("move", draft.square)), ...left, squares };
  }
  const acted = board.yes("has-acted") || board.yes("has-moved");
  const end = has(options, "end-turn") ? act(x, say("twenty-one-label-end", { acted }), { do: "end-turn" }) : null;
  return { title: heading(x), main: null, out: end, squares };
}
/** What is chosen, with the Delay that is left of it and the Edge that this takes. */
export const doing = ({ label, delay, kind }: ActChoice, expert: number): string =>
  delay || expert
    ? say("twenty-one-page-doing", { act: label, delay: Math.max(0, delay - (kind === "cast" ? expert : 0)), expert })
    : label;

function aimPlan({ x, draft, set }: TurnAsked): Plan {
  const { board, options } = x;
  const sweep = has(options, "sweep");
  const open = sweep ? members(options, "sweep", "at") : names(options, { do: "aim" }, "at");
  const at = draft.at.filter((id) => open.includes(id));
  const chosen = sweep || at.length || open.length > 1 ? at : open;
  const who = chosen.map((id) => board.named(id));
  const main = !chosen.length
    ? wanting(say("twenty-one-page-choose-target"))
    : sweep
      ? act(x, say("twenty-one-page-strike", { who }), { do: "sweep", at: chosen })
      : act(
          x,
          board.text("act-kind") === "attack"
            ? say("twenty-one-page-attack-whom", { who: who[0]! })
            : say("twenty-one-page-at-whom", { who: who[0]! }),
          { do: "aim", at: chosen[0]! },
        );
  const toggled = (id: string) => (at.includes(id) ? at.filter((o) => o !== id) : [...at, id]);
  /* once more on the chosen one does it */
  const pick = (id: string) => (!sweep && at[0] === id ? main.run() : set({ at: sweep ? toggled(id) : [id] }));
  return { title: heading(x), main, bodies: { open, chosen, pick } };
}

function squarePlan({ x, draft, set }: TurnAsked): Plan {
  const { board, options } = x;
  const open = squaresOf(options, "square");
  const at = draft.square && open.some((s) => same(s, draft.square)) ? draft.square : null;
  const struck = at ? (board.facts.strikes?.[squareName(at)] ?? []) : [];
  const pick = (square: Square) => (same(square, at) ? void x.send(squareMove("square", square)) : set({ square }));
  return {
    title: !at
      ? heading(x)
      : board.facts.strikes
        ? struck.length
          ? say("twenty-one-page-strikes", { square: squareName(at), who: struck.map((id) => board.named(id)) })
          : say("twenty-one-page-strikes-nobody", { square: squareName(at) })
        : say("twenty-one-page-on", { square: squareName(at), ask: true }),
    main: at
      ? act(x, say("twenty-one-page-on", { square: squareName(at), ask: false }), squareMove("square", at))
      : wanting(say("twenty-one-page-choose-square")),
    squares: { open, chosen: at, pick, what: say("twenty-one-page-reach-spell") },
  };
}

export interface Remedy {
  name: string;
  label: string;
  move: Move;
  takes: string[];
  of?: string;
}
/** What may be healed: verb and argument of the same name but for cards. */
export function remediesOf(board: Board, options: readonly Family[]): Remedy[] {
  const self = board.body(board.text("act-who"));
  const side = board.bodies.filter((b) => b.foe === self?.foe); // a suit leaves all their piles, wherever they are
  const face = (name: string) => /^[jqk]-/.test(name);
  const put = (move: Move, label: string, takes: string[]) => ({
    name: String(Object.values(move)[1]),
    label,
    move,
    takes,
  });
  return [
    ...each(options, "kind").map((m) =>
      put(
        m,
        say("twenty-one-page-heal-kind", { face: m["kind"] === "face" }),
        (self?.pile ?? []).filter((c) => face(c) === (m["kind"] === "face")),
      ),
    ),
    ...each(options, "suit").map((m) => {
      const its = side.map((b) => ({ b, cards: b.pile.filter((c) => c.endsWith(String(m["suit"]))) }));
      const of = its.flatMap(({ b, cards }) =>
        cards.length ? [say("twenty-one-page-heal-of", { who: board.named(b.id, true), n: cards.length })] : [],
      );
      const takes = its.flatMap(({ cards }) => cards);
      return { ...put(m, suit(String(m["suit"])), takes), of: of.join(", ") || say("twenty-one-page-heal-none") };
    }),
    ...each(options, "discard").map((m) => put(m, card(String(m["card"])), [String(m["card"])])),
  ];
}
function remedyPlan({ x, draft }: TurnAsked): Plan {
  const chosen = remediesOf(x.board, x.options).find((r) => r.name === draft.name);
  return {
    title: heading(x),
    main: chosen
      ? act(x, say("twenty-one-page-heal", { what: chosen.label }), chosen.move)
      : wanting(say("twenty-one-page-choose-heal")),
    out: has(x.options, "pass")
      ? act(x, say("twenty-one-page-heal-enough"), { do: "pass" })
      : has(x.options, "done")
        ? act(x, say("twenty-one-label-done"), { do: "done" })
        : null,
  };
}

const PLANS: Record<string, (asked: TurnAsked) => Plan> = { aim: aimPlan, square: squarePlan, remedy: remedyPlan };
export const planTurn = (asked: TurnAsked): Plan => (PLANS[asked.x.turn.phase] ?? turnPlan)(asked);
