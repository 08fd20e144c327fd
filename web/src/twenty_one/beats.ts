/* What the keep makes of what is told: for each message a beat, what it lays over the shown table, and its picture. */
import {
  type Edits,
  EMPTY,
  marked,
  type Looks,
  type Rows,
  type Scene,
  type Seen,
  type Side,
  side,
} from "../beats/rows";
import { toldOf } from "../table/line";
import type { TwentyOneView } from "../table/names.gen";
import type { TwentyOneTells } from "../voice/made/tells";
import toldLines from "../voice/made/told_twenty_one";
import { say } from "../voice/voice";
import { cardOf } from "./cards";
import picture, { portrait } from "./faces";
import { BODIES, Board, HEROES, type Book, type Facts } from "./view";

/** Seats of this game's tells are people in the fight: heroes first, each of a player, then foes, of the GM. */
const isHero = (who: number): boolean => who < HEROES.length;
export const seatOf = (who: number): number => (isHero(who) ? who + 1 : 0);
const idOf = (who: number): string => BODIES[who] ?? "";
const board = (x: Looks) =>
  new Board(x.view, x.cards as unknown as Book, { bodies: {}, ...x.facts } as unknown as Facts, x.me);
/** Who plays against a hero in a scene comes as the Deal begins. */
const boardWith = (x: Looks, who: number) =>
  board(x).body(idOf(who)) || !x.then ? board(x) : board({ ...x, view: x.then.view, facts: x.then.facts ?? {} });
const named = (x: Looks, who: number) => boardWith(x, who).named(idOf(who), true);
/** Somebody of the fight by face and name. */
function shown(x: Looks, who: number): Side {
  const body = boardWith(x, who).body(idOf(who));
  const face = body && portrait(body);
  return { title: named(x, who), ...(face ? { face } : {}) };
}

const small = { kind: "step", weight: 0 } as const;
const quiet = { kind: "step", weight: 1 } as const;
const building = { kind: "step", weight: 0, fold: "building" } as const;
const onBody = ({ who }: { who: number }) => [`body-${idOf(who)}`];
const onOther = ({ on }: { on: number }) => [`body-${idOf(on)}`];

/** Who of a Deal stands where in its picture: who is told of first is on the left. */
function handOf(was: Scene, x: Looks, who: number): [Scene, number] {
  const title = named(x, who);
  const at = was.sides.findIndex((one) => one.title === title);
  if (at >= 0) return [was, at];
  if (was.sides.length < 2) return [side(was, was.sides.length, shown(x, who)), was.sides.length];
  return [{ sides: [shown(x, who)] }, 0];
}
const faces = (names: readonly string[], fresh: boolean) =>
  names
    .filter((name) => name && name !== "?")
    .map((name) => ({ title: `${cardOf(name).rank} ${cardOf(name).mark}`, fresh }));
/** A Deal that goes on after a question is shown as it lies on the table: both hands, and what they make. */
function resumed(was: Scene, x: Looks): Scene {
  const { deal = "none", party, hands = [], "hand-count": counts } = x.view as unknown as TwentyOneView;
  if (was.sides.length || !party || !counts || deal === "none") return was;
  const totals = (x.facts as Partial<Facts>).hands ?? [];
  const room = hands.length / 2;
  const sides = PARTIES.flatMap((at, i): Side[] => {
    const who = BODIES.indexOf(party[at] as (typeof BODIES)[number]);
    const cards = faces((hands as string[]).slice(i * room, i * room + (counts[at] ?? 0)), false);
    const total = totals[i]?.total;
    return who < 0 || !cards.length ? [] : [{ ...shown(x, who), cards, ...(total ? { total } : {}) }];
  });
  return { ...was, sides };
}
function drawn(before: Scene, x: Looks, who: number, names: readonly string[], total: number): Scene {
  const was = resumed(before, x);
  const [scene, at] = handOf({ ...was, mark: undefined }, x, who);
  const cards = faces(names, true);
  const known = (scene.sides[at]?.cards ?? []).map((card) => ({ ...card, fresh: false }));
  return side(scene, at, { cards: [...known, ...cards], ...(total ? { total } : {}) });
}
function totalled(was: Scene, x: Looks, who: number, total: number, leads: boolean): Scene {
  const [scene, at] = handOf(resumed(was, x), x, who);
  const sides = scene.sides.map((one) => ({ ...one, leads: false }));
  return side({ ...scene, sides }, at, { total, leads });
}
const verdict = (was: Scene, good: boolean): Scene =>
  marked(was, say(good ? "twenty-one-page-beat-won" : "twenty-one-page-beat-lost"), good ? "good" : "bad");
/** Whether it is good for this seat that somebody wins: they or their side, but not against them. */
function good(x: Looks, who: number): boolean {
  if (seatOf(who) === x.me) return true;
  const { first, second } = (x.view["party"] ?? {}) as Record<string, string>;
  const other = BODIES.indexOf((first === idOf(who) ? second : first) as never);
  return isHero(who) === (x.me !== 0) && seatOf(other) !== x.me;
}

/** No Deal lies on the table, nor what the last one came to. */
const cleared: Edits = { deal: "none", result: "none" };
const movesNow = (who: number): Edits => ({ ...cleared, ...(who < 0 ? {} : { mover: idOf(who) }) });
/** Who is about to play: the Deal that follows says no more than against whom. */
const facing = (who: number, on?: number): Edits => ({
  ...cleared,
  "party.first": idOf(who),
  "party.second": on === undefined ? "none" : idOf(on),
});
const PARTIES = ["first", "second"] as const;
const empty = (at: (typeof PARTIES)[number]): Edits => ({
  [`hand-count.${at}`]: 0,
  [`held.${at}`]: "no",
  [`busted.${at}`]: "no",
  [`facts.hands.${PARTIES.indexOf(at)}`]: {} as never,
});
/** A Deal begins on the table, with no card yet. */
const opened = (kind: "contest" | "target" | "area", [who, on]: readonly number[], target = 0): Edits => ({
  ...facing(who!, on),
  "tested.first": "none", // what the last Deal tested
  "tested.second": "none",
  deal: kind,
  target,
  "facts.deal": "",
  ...empty("first"),
  ...empty("second"),
});
const edges = (...of: readonly (readonly [who: number, edge: number])[]): Edits =>
  Object.fromEntries(of.map(([who, edge]) => [`edge.${idOf(who)}`, edge]));
/** Whoever has just come is there from now on. */
function entered(x: Looks, who: number): Edits {
  const id = idOf(who);
  if (!x.then || board(x).body(id)) return {};
  const { view, facts } = x.then as unknown as { view: TwentyOneView; facts?: Partial<Facts> };
  return Object.fromEntries(
    [
      ...(["being", "side", "kind", "base-limit"] as const).map((field) => [
        `${field}.${id}`,
        (view[field] as Record<string, unknown> | undefined)?.[id],
      ]),
      [`facts.bodies.${id}`, facts?.bodies?.[id]],
    ].filter(([, value]) => value !== undefined),
  ) as Edits;
}
/** Against several a hand is played once, and each of them against it. */
const openedOn = (who: number, on: readonly number[]): Edits =>
  on.length > 1 ? opened("area", [who]) : opened("contest", [who, ...on]);
/** Who plays first: whoever was told of as they aimed. */
const firstOf = (x: Looks): number =>
  BODIES.indexOf(((x.view["party"] as Record<string, string>) ?? {})["first"] as never);
/** The next of several, against a hand that lies there. */
function nextAgainst(was: Scene, x: Looks, who: number): Scene {
  const scene = resumed(was, x);
  const first = firstOf(x);
  const hand = first < 0 ? undefined : scene.sides.find((one) => one.title === named(x, first));
  return { sides: [...(hand ? [{ ...hand, leads: false }] : []), { ...shown(x, who), fresh: true }] };
}
/** What is drawn lies in its hand; what each card counts the house tells with the next turn. */
function dealtTo(x: Looks, who: number, names: readonly string[], total: number): Edits {
  const { party, hands = [], "hand-count": counts } = x.view as unknown as TwentyOneView;
  const i = PARTIES.findIndex((at) => party[at] === idOf(who));
  if (i < 0 || x.view["deal"] === "none") return {};
  const at = PARTIES[i]!;
  const had = counts[at] ?? 0;
  const room = hands.length / 2;
  return {
    [`hand-count.${at}`]: had + names.length,
    ...Object.fromEntries(names.map((name, k) => [`hands.${i * room + had + k}`, name])),
    ...(total ? { [`facts.hands.${i}.total`]: total } : {}),
  };
}

const heldBy = (x: Looks, who: number): Edits => {
  const { first } = x.view["party"] as Record<string, string>;
  return { [`held.${first === idOf(who) ? "first" : "second"}`]: "yes" };
};

interface Card {
  who: number;
  card: string;
  total: number;
}
const deals = {
  kind: "deal",
  weight: 1,
  fold: "draws",
  on: onBody,
  lay: ({ who, card, total }: Card, x: Looks) => dealtTo(x, who, [card], total),
  scene: ({ who, card, total }: Card, was: Scene, x: Looks) => drawn(was, x, who, [card], total),
} as const;
interface Pile {
  who: number;
  n: number;
  pile: number;
  limit: number;
  drawn?: string[];
}
const pile = {
  kind: "pile",
  on: onBody,
  lay: ({ who, pile, drawn = [] }: Pile, x: Looks): Edits => {
    const lies = ((x.view["pile"] as Record<string, string[]> | undefined)?.[idOf(who)] ?? []).concat(drawn);
    return { [`pile.${idOf(who)}`]: lies.slice(0, pile) };
  },
  scene: ({ who, pile, limit, drawn = [] }: Pile, _: Scene, x: Looks): Scene => ({
    sides: [
      {
        ...shown(x, who),
        cards: faces(drawn, true),
        meter: { now: pile, most: limit },
        fresh: true,
      },
    ],
  }),
} as const;
interface Square {
  row: number;
  column: string;
}
const square = (who: number, { row, column }: Square): Edits => ({
  [`row.${idOf(who)}`]: String(row),
  [`column.${idOf(who)}`]: column,
});
const begun = { kind: "play", weight: 1, on: onBody, lay: () => cleared, scene: () => EMPTY } as const;

export const told = toldOf(toldLines);
/** A defeat: every hero, the fire that they wake at, and how many there may be. */
const fallen = ({ defeats, most }: { defeats: number; most: number }, _: Scene, x: Looks): Scene =>
  marked(
    {
      art: picture("bonfire-0"),
      sides: board(x).heroes.map((hero) => ({
        title: board(x).named(hero.id, true),
        face: portrait(hero),
        out: hero.being !== "up",
        fresh: true,
      })),
    },
    say("twenty-one-page-beat-defeat", { defeats, most }),
    "bad",
  );

export const rows: Rows<TwentyOneTells> = {
  run: "scene",
  free: "scene",
  /* a scene without foes */
  scene: "scene",
  approach: { kind: "play", weight: 2, on: onBody },
  came: { kind: "scene", weight: 2, lay: () => cleared, scene: () => EMPTY },
  gift: { kind: "take", weight: 1, on: onBody },
  "gift-left": quiet,
  "left-be": quiet,
  hero: building,
  called: building,
  uncalled: building,
  random: building,
  group: building,
  raise: building,
  learn: building,
  "learn-spell": building,
  attune: building,
  armor: building,
  take: building,
  ready: building,

  /* a turn */
  "your-turn": { kind: "scene", weight: 1, lay: (_, x) => movesNow(x.me - 1), scene: () => EMPTY },
  turn: { kind: "step", weight: 1, on: onBody, lay: ({ who }) => movesNow(who), scene: () => EMPTY },
  act: begun,
  begin: begun,
  "all-delay": quiet,
  move: { kind: "walk", fold: "walk", on: onBody, lay: (to) => square(to.who, to) },
  flee: { kind: "take", weight: 2, on: onBody },
  drop: quiet,
  swap: quiet,
  "put-away": quiet,
  dismiss: quiet,
  try: quiet,
  end: { ...small, fold: "end" },
  aim: {
    kind: "play",
    weight: 2,
    on: ({ who, on }) => [`body-${idOf(who)}`, `body-${idOf(on)}`],
    lay: ({ who, on }) => facing(who, on),
    scene: () => EMPTY,
  },
  sweep: { kind: "play", weight: 2, on: onBody, lay: ({ who }) => facing(who), scene: () => EMPTY },
  square: { kind: "play", weight: 2, on: onBody, scene: () => EMPTY },
  defend: { kind: "play", weight: 1, on: onBody },
  "delay-yours": { kind: "scene", weight: 1, lay: () => cleared, scene: () => EMPTY },
  "delay-over": { kind: "play", weight: 1, on: onBody, lay: () => cleared },
  "delay-broken": { kind: "take", weight: 2, on: onBody },
  "delay-aimless": { kind: "take", weight: 1, on: onBody },
  "delay-lost": { kind: "take", weight: 1, on: onBody },

  /* a Deal */
  deal: {
    kind: "scene",
    weight: 1,
    lay: ({ edge, on, "on-edge": other }, x) =>
      firstOf(x) < 0
        ? {}
        : { ...entered(x, on), ...opened("contest", [firstOf(x), on]), ...edges([firstOf(x), edge], [on, other]) },
    scene: ({ on }, _, x) => ({ sides: [firstOf(x), on].filter((who) => who >= 0).map((who) => shown(x, who)) }),
  },
  "deal-of": {
    kind: "scene",
    weight: 1,
    lay: ({ who, edge, on, "on-edge": other }, x) => ({
      ...entered(x, on),
      ...opened("contest", [who, on]),
      ...edges([who, edge], [on, other]),
    }),
    scene: ({ who, on }, _, x) => ({ sides: [shown(x, who), shown(x, on)] }),
  },
  "deal-on": {
    kind: "scene",
    weight: 1,
    lay: ({ who, on }) => openedOn(who, on),
    scene: ({ who, on }, _, x) => ({ sides: [who, ...on].map((one) => shown(x, one)) }),
  },
  "deal-target": {
    kind: "scene",
    weight: 1,
    lay: ({ who, edge, target }) => ({ ...opened("target", [who], target), ...edges([who, edge]) }),
    scene: ({ who, target }, _, x) => ({
      title: say("twenty-one-page-beat-target", { target }),
      sides: [shown(x, who)],
    }),
  },
  "deal-area": {
    kind: "scene",
    weight: 1,
    lay: ({ who, edge }) => ({ ...opened("area", [who]), ...edges([who, edge]) }),
    scene: ({ who }, _, x) => ({ sides: [shown(x, who)] }),
  },
  "deal-next": {
    kind: "scene",
    weight: 1,
    lay: ({ who }) => ({ result: "none", "party.second": idOf(who), ...empty("second") }),
    scene: ({ who }, was, x) => nextAgainst(was, x, who),
  },
  top: { kind: "turn", weight: 1, on: onBody },
  bonus: { kind: "turn", weight: 1 },
  within: { kind: "turn", weight: 1 },
  wound: { kind: "turn", weight: 1 },
  draw: deals,
  "hit-draw": deals,
  "draw-two": {
    ...deals,
    lay: ({ who, first, card, total }, x) => dealtTo(x, who, [first, card], total),
    scene: ({ who, first, card, total }, was, x) => drawn(was, x, who, [first, card], total),
  },
  hold: {
    kind: "step",
    weight: 1,
    on: onBody,
    lay: ({ who }, x) => heldBy(x, who),
    scene: ({ who, total }, was, x) => totalled(was, x, who, total, false),
  },
  skill: { kind: "play", weight: 1, on: onBody },
  "skill-did": {
    kind: "play",
    weight: 1,
    on: onBody,
    lay: ({ who, total }, x) => dealtTo(x, who, [], total),
    scene: ({ who, total }, was, x) => (total ? totalled(was, x, who, total, false) : was),
  },
  alter: {
    kind: "play",
    weight: 1,
    on: onBody,
    lay: ({ owner, total }, x) => dealtTo(x, owner, [], total),
    scene: ({ owner, total }, was, x) => (total ? totalled(was, x, owner, total, false) : was),
  },
  cheek: { kind: "play", weight: 1, on: onBody },
  recompense: { kind: "play", weight: 1, on: onBody },
  pass: { ...small, fold: "pass" },
  discard: { kind: "take", weight: 1 },
  faces: small,
  others: small,
  suit: small,
  dagger: { kind: "play", weight: 1 },
  reached: {
    kind: "win",
    weight: 2,
    scene: ({ who, total }, was, x) => verdict(totalled(was, x, who, total, true), true),
  },
  missed: {
    kind: "lose",
    weight: 2,
    scene: ({ who, total }, was, x) => verdict(totalled(was, x, who, total, false), false),
  },
  "missed-bust": {
    kind: "lose",
    weight: 2,
    scene: ({ who, total }, was, x) => verdict(totalled(was, x, who, total, false), false),
  },
  win: { kind: "blow", weight: 2, on: onBody, scene: ({ who }, was, x) => verdict(was, good(x, who)) },
  "bust-at": {
    kind: "caught",
    weight: 2,
    on: onBody,
    scene: ({ who, total }, was, x) =>
      marked(totalled(was, x, who, total, false), say("twenty-one-page-beat-bust"), "bad"),
  },
  bust: {
    kind: "caught",
    weight: 2,
    on: onBody,
    scene: (_, was) => marked(was, say("twenty-one-page-beat-bust"), "bad"),
  },
  "win-with": {
    kind: "blow",
    weight: 2,
    on: onBody,
    scene: ({ who, total }, was, x) => verdict(totalled(was, x, who, total, true), good(x, who)),
  },
  "win-to": {
    kind: "blow",
    weight: 2,
    on: onBody,
    scene: ({ who, total, other }, was, x) => {
      const won = totalled(was, x, who, total, true);
      const at = won.sides.findIndex((one) => one.title === named(x, who));
      return verdict(won.sides.length > 1 ? side(won, 1 - at, { total: other, leads: false }) : won, good(x, who));
    },
  },
  "draw-bust": { kind: "even", weight: 2 },
  "draw-at": {
    kind: "even",
    weight: 2,
    scene: ({ total }, was) => ({ ...was, sides: was.sides.map((one) => ({ ...one, total, leads: false })) }),
  },
  critical: { kind: "say", weight: 2 },
  "critical-late": { kind: "say", weight: 2 },
  "no-retaliation": quiet,
  undealt: quiet,
  "kept-gear": quiet,
  "kept-spell": quiet,
  "kept-both": quiet,

  /* what it does */
  "pile-more": pile,
  "pile-out": {
    ...pile,
    weight: 3,
    scene: (told, was, x) => marked(pile.scene(told, was, x), say("twenty-one-page-beat-out"), "bad"),
  },
  "pile-less": {
    ...pile,
    kind: "rise",
    weight: 2,
    scene: (told, was, x) => pile.scene({ ...told, drawn: [] }, was, x),
  },
  down: {
    kind: "lose",
    weight: 3,
    scene: ({ who }, _, x) =>
      marked({ sides: [{ ...shown(x, who), out: true, fresh: true }] }, say("twenty-one-page-beat-out"), "bad"),
    on: onBody,
    lay: ({ who }) => ({ [`being.${idOf(who)}`]: "down" }),
  },
  up: { kind: "win", weight: 2, on: onBody, lay: ({ who }) => ({ [`being.${idOf(who)}`]: "up" }) },
  stunned: { kind: "rise", weight: 2, on: onBody },
  mark: { kind: "rise", weight: 1, on: onBody },
  timed: { kind: "rise", weight: 1, on: onBody },
  aware: { kind: "rise", weight: 1, on: onBody, lay: ({ who }) => ({ [`aware.${idOf(who)}`]: "yes" }) },
  pushed: { kind: "walk", weight: 1, on: onBody, lay: (to) => square(to.who, to) },

  /* the GM and the way through the keep */
  fight: { kind: "scene", weight: 2, scene: () => EMPTY },
  order: { ...quiet, lay: ({ order }) => ({ conflict: "yes", order: order.map(idOf) }) },
  shuffle: small,
  call: quiet,
  target: quiet,
  oppose: quiet,
  test: quiet,
  "no-deal": quiet,
  at: { kind: "walk", weight: 1, on: onOther, lay: (to) => square(to.on, to) },
  bring: { kind: "play", weight: 2 },
  room: "scene",
  lay: small,
  open: small,
  made: { kind: "play", weight: 2, on: onBody },
  leave: { kind: "take", weight: 2, on: onOther },
  harm: { kind: "say", weight: 1, on: onOther },
  mend: { kind: "say", weight: 1, on: onOther },
  "set-feet": "say",
  "set-stack": "say",
  stun: { kind: "say", weight: 1, on: onOther },
  "edge-more": quiet,
  "edge-less": quiet,
  "edge-none": quiet,
  alert: { kind: "rise", weight: 1, on: onOther },
  peace: "scene",
  onward: "scene",
  rest: "scene",
  finish: "scene",
  defeat: { kind: "lose", scene: fallen },
  "defeat-fled": { kind: "lose", scene: fallen },
  "defeat-turns": { kind: "lose", scene: fallen },
  again: "scene",
  "fight-won": {
    kind: "win",
    scene: (_, __, x) =>
      marked(
        {
          sides: board(x).heroes.map((hero) => ({
            title: board(x).named(hero.id, true),
            face: portrait(hero),
            fresh: true,
          })),
        },
        say("twenty-one-page-beat-won"),
        "good",
      ),
  },
  place: { kind: "scene", weight: 2, scene: () => EMPTY },
  ground: { kind: "scene", weight: 1 },
  "conflict-over": { kind: "scene", weight: 1, lay: () => ({ ...cleared, conflict: "no" }), scene: () => EMPTY },
  "end-of": {
    kind: "scene",
    weight: 2,
    scene: ({ ending }) => ({ sides: [], art: picture(ending === "won" ? "the-end" : "bonfire-0") }),
  },
  "bear-wound": quiet,
  "bear-byname": quiet,
  wounded: { kind: "say", weight: 2 },
  healed: { kind: "say", weight: 2 },
  named: { kind: "say", weight: 2 },
  closing: { kind: "scene", weight: 3 },
  "closing-of": { kind: "scene", weight: 3 },
};

/** How many move, by whose they are. */
const moves = (of: readonly Seen[]): string => {
  const who = new Set(of.map((one) => Number(one.slots["who"])));
  const foes = ![...who].some(isHero);
  return say(foes ? "twenty-one-page-beat-foes-move" : "twenty-one-page-beat-move", { n: who.size });
};
/** What small things with one word are summed up as. */
export const sums: Record<string, (of: readonly Seen[]) => string> = {
  walk: moves,
  pass: (of) => say("twenty-one-page-beat-pass", { n: of.length }),
  end: (of) => say("twenty-one-page-beat-ends", { n: of.length }),
  building: (of) => say("twenty-one-page-beat-building", { n: of.length }),
};
