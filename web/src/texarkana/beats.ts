/* What the border makes of what is told: for each message a beat, what it lays over the shown table, and its picture. */
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
import type { TexarkanaTells } from "../voice/made/tells";
import toldLines from "../voice/made/told_texarkana";
import { say } from "../voice/voice";
import picture, { cardFace, person, place } from "./faces";
import { Board, type Cards, type Facts } from "./view";

const small = { kind: "step", weight: 0 } as const;
const quiet = { kind: "step", weight: 1 } as const;
const DEALER = 0;
const sheet = ({ who }: { who: number }) => [`sheet-${who}`];

/** A card as it is printed: the rank short, the suit's name under it. */
function face(x: Looks, short: string, suit: string, rank = short) {
  const { suits } = x.cards as Cards;
  return { title: short || rank, note: suits?.[suit]?.title ?? suit, face: cardFace(short, suit) };
}
function printed(x: Looks, { rank, suit }: { rank: string; suit: string }) {
  const { ranks = {} } = x.cards as Cards;
  const short =
    Object.keys(ranks)
      .find((its) => ranks[its]!.word === rank)
      ?.toUpperCase() ?? "";
  return { ...face(x, short, suit, rank), fresh: true };
}
interface Shown {
  who: number;
  rank: string;
  suit: string;
}
/** Who it is, by face and name; the Dealer has the deck. */
const called = (x: Looks, who: number) => (who === DEALER ? say("texarkana-card-speaker", { who }) : x.nameOf(who));
function shown(x: Looks, who: number): Side {
  const character = who === DEALER ? null : new Board(x.view, x.cards as Cards, {} as Facts, x.me).sheet(who).character;
  return { title: called(x, who), face: character ? person(character.title) : picture("back") };
}
/** Whose side of a test somebody stands on: who attempts it, or who is against that. */
const sideOf = (x: Looks, who: number) =>
  new Board(x.view, x.cards as Cards, {} as Facts, x.me).fighters[0] === who ? "initiator" : "other";
/** A card of a message by its name. */
function named(x: Looks, { rank, suit }: { rank: string; suit: string }): string {
  const { ranks = {} } = x.cards as Cards;
  return `${Object.keys(ranks).find((its) => ranks[its]!.word === rank) ?? rank}-${suit}`;
}
/** What is played lies before who played it, and counts; in the hand it lies no more. */
const plays = (told: Shown, x: Looks): Edits => {
  const [at, card] = [sideOf(x, told.who), named(x, told)];
  const worth = (x.cards as Cards).ranks?.[card.slice(0, card.indexOf("-"))]?.worth;
  const place = `hand-${told.who}`;
  const { place: { [place]: hand } = {}, size: { [place]: size } = {} } = x.view as {
    place?: Record<string, string[]>;
    size?: Record<string, number>;
  };
  const from = hand?.indexOf(card) ?? -1;
  return {
    [`played.${at}`]: card,
    ...(worth === undefined ? {} : { [`total.${at}`]: worth }),
    ...(hand && from >= 0 ? { [`place.${place}`]: hand.toSpliced(from, 1) } : {}),
    ...(size ? { [`size.${place}`]: size - 1 } : {}),
  };
};
/** What lies there of a test that goes on after a question: played, and flipped since. */
const lying = (x: Looks, who: number) => {
  const at = sideOf(x, who);
  const played = (x.view["played"] as Record<string, string> | undefined)?.[at];
  const flips = (x.view[`${at}-flips`] ?? []) as string[];
  return [played, ...flips].flatMap((card) => {
    const cut = card?.indexOf("-") ?? -1;
    return cut > 0 ? [face(x, card!.slice(0, cut).toUpperCase(), card!.slice(cut + 1))] : [];
  });
};
const flips = (told: Shown & { total: number }, x: Looks): Edits => {
  const at = sideOf(x, told.who);
  const lie = (x.view[`${at}-flips`] ?? []) as string[];
  return { [`${at}-flips`]: [...lie, named(x, told)], [`total.${at}`]: told.total };
};
/** What came of a test, on the table as in the picture. */
const came = (result: "success" | "failure", x: Looks, scores?: Scores): Edits => ({
  result,
  "facts.came": x.text,
  ...(scores && {
    "facts.scores": [scores.score, scores["other-score"]],
    "total.initiator": scores.total,
    "total.other": scores["other-total"],
  }),
});
/** A token and how many of them come or go; a test that goes on stays in sight. */
const tokens = (was: Scene, which: string, by: number, x: Looks, who: number): Scene =>
  was.sides.some((one) => one.cards) ? was : token(which, by, x, who);
const token = (which: string, by: number, x: Looks, who: number): Scene => ({
  sides: [
    shown(x, who),
    { face: `${picture("tokens")}#${which}`, total: by < 0 ? `\u2212${-by}` : `+${by}`, leads: by > 0, fresh: true },
  ],
});
/** Who takes a test is on the left, who opposes on the right. */
const at = (was: Scene, x: Looks, who: number): [Scene, number] => {
  const title = called(x, who);
  const found = was.sides.findIndex((one) => one.title === title);
  if (found >= 0) return [was, found];
  return was.sides.length < 2
    ? [side(was, was.sides.length, shown(x, who)), was.sides.length]
    : [{ sides: [shown(x, who)] }, 0];
};
function laidDown(
  was: Scene,
  x: Looks,
  told: Shown,
  { total, alone = false, before = [] }: { total?: number; alone?: boolean; before?: ReturnType<typeof lying> } = {},
): Scene {
  const [scene, i] = at({ ...was, mark: undefined }, x, told.who);
  const known = (alone ? [] : (scene.sides[i]?.cards ?? before)).map((card) => ({ ...card, fresh: false }));
  return side(scene, i, {
    cards: [...known.slice(-3), printed(x, told)],
    ...(total === undefined ? {} : { total }),
  });
}
interface Scores {
  who: number;
  score: number;
  total: number;
  traits: number;
  "other-score": number;
  "other-total": number;
  "other-traits": number;
  dv: number;
  woe: number;
}
const plus = (n: number) => (n ? ` ${n < 0 ? "\u2212" : "+"} ${Math.abs(n)}` : "");
/** What a score is made of; nothing where it is the cards alone. */
const made = (total: number, ...more: number[]) => {
  const parts = more.map(plus).join("");
  return parts ? { parts: `${total}${parts}` } : {};
};
/** Both scores in figures; the Dealer's with the DV and the Woe in it. */
function scored(was: Scene, x: Looks, s: Scores, won: boolean): Scene {
  const [first, i] = at(was, x, s.who);
  const other = first.sides.length > 1 ? first : side(first, 1, shown(x, DEALER));
  const own = side(other, i, {
    ...made(s.total, s.traits),
    total: s.score,
    leads: won,
  });
  return side(own, 1 - i, {
    ...made(s["other-total"], s["other-traits"], s.dv, s.woe),
    total: s["other-score"],
    leads: !won,
  });
}
const good = (scene: Scene) => marked(scene, say("texarkana-page-beat-success"), "good");
const bad = (scene: Scene) => marked(scene, say("texarkana-page-beat-failure"), "bad");
function busted(was: Scene, x: Looks, who: number, total: number): Scene {
  const [scene, i] = at(was, x, who);
  return side(scene, i, { total, out: true });
}
interface Purse {
  who: number;
  which: string;
  now: number;
}
const held = ({ who, which, now }: Purse): Edits => ({ [`${which === "injury" ? "injuries" : which}.${who}`]: now });

export const told = toldOf(toldLines);
export const rows: Rows<TexarkanaTells> = {
  /* before a test, and around it */
  character: { kind: "turn", weight: 1 },
  attempt: { kind: "scene", weight: 2, scene: ({ who }, _, x) => ({ sides: [shown(x, who)] }) },
  invoke: { kind: "invoke", scene: ({ who }, _, x) => ({ sides: [shown(x, who)] }) },
  beyond: "say",
  challenge: {
    kind: "scene",
    scene: ({ who, other }, _, x) => ({ sides: [shown(x, who), shown(x, other)] }),
  },
  agree: quiet,
  refuse: quiet,
  characteristic: { kind: "invoke", weight: 1, on: sheet },
  flaw: { kind: "invoke", weight: 1, on: sheet },
  use: { kind: "invoke", on: sheet },
  play: { kind: "play", weight: 2, lay: plays, scene: (told, was, x) => laidDown(was, x, told) },
  down: {
    kind: "play",
    weight: 1,
    hidden: () => true,
    scene: ({ who }, was, x) => {
      const [scene, i] = at({ ...was, mark: undefined }, x, who);
      return side(scene, i, { cards: [{ title: "", face: picture("back"), fresh: true }] });
    },
  },
  "down-seen": { kind: "play", weight: 1, scene: (told, was, x) => laidDown(was, x, told) },
  "call-off": { kind: "say", weight: 2, scene: () => EMPTY },
  assist: { kind: "play", weight: 2 },
  trump: quiet,
  toss: { kind: "take", weight: 1 },
  shed: { kind: "take", weight: 0 },

  /* the Dealer */
  scenario: "scene",
  scene: { kind: "scene", scene: () => EMPTY },
  also: { kind: "say", weight: 2 },
  cast: quiet,
  "close-scene": { kind: "scene", weight: 1, scene: () => EMPTY },
  "no-cards": quiet,
  declare: quiet,
  opposes: quiet,
  alone: quiet,
  marked: quiet,
  risk: { kind: "raise", weight: 2 },
  stakes: { kind: "raise", weight: 2 },
  "dv-secret": { kind: "say", weight: 2 },
  difficulty: { kind: "rise", weight: 2 },
  stays: quiet,
  "set-figure": "say",
  "set-grit": "say",
  "set-woe": "say",
  take: { kind: "coins", weight: 1 },
  "take-none": quiet,
  call: { kind: "scene", weight: 2, scene: ({ who }, _, x) => ({ sides: [shown(x, who)] }) },
  enter: quiet,
  leave: quiet,
  bring: { kind: "play", weight: 2 },
  dismiss: quiet,
  clash: { kind: "scene", weight: 2, scene: () => EMPTY },
  allow: quiet,
  buy: { kind: "coins", weight: 2, on: () => ["buys"] },
  held: { kind: "raise", weight: 2 },
  mood: { kind: "say", weight: 2 },
  goes: { kind: "say", weight: 1 },
  "mood-set": { kind: "say", weight: 1 },
  "set-goal": { kind: "raise", weight: 2, on: () => ["goals"] },
  "made-won": { kind: "win" },
  "made-lost": { kind: "lose" },
  story: "scene",
  session: { kind: "scene", lay: ({ session }) => ({ session }), scene: () => EMPTY },

  /* the cards of a test */
  shuffle: small,
  flip: {
    kind: "turn",
    weight: 2,
    lay: flips,
    scene: (told, was, x) => laidDown(was, x, told, { total: told.total, before: lying(x, told.who) }),
  },
  "flip-clash": { kind: "turn", weight: 2, scene: (told, was, x) => laidDown(was, x, told) },
  "flip-tie": { kind: "turn", weight: 2, scene: (told, was, x) => laidDown(was, x, told) },
  equal: { kind: "even", weight: 2 },
  reveal: {
    kind: "rise",
    weight: 2,
    lay: ({ dv, woe }, x) => ({
      dv: dv + ((x.cards as Cards).limits?.dv ?? 0),
      "woe-in": woe,
      phase: "answer",
    }),
    scene: ({ dv, woe }, was) => ({ ...was, title: say("texarkana-page-beat-dv", { dv, woe }) }),
  },
  "turn-up": { kind: "turn", weight: 2, scene: (told, was, x) => laidDown(was, x, told, { alone: true }) },
  draw: { kind: "deal", weight: 0, fold: "draws", on: () => ["hand"] },
  look: { kind: "turn", weight: 1 },
  success: {
    kind: "win",
    lay: (told, x) => came("success", x, told),
    scene: (told, was, x) => good(scored(was, x, told, true)),
  },
  failure: {
    kind: "lose",
    lay: (told, x) => came("failure", x, told),
    scene: (told, was, x) => bad(scored(was, x, told, false)),
  },
  "bust-failure": {
    kind: "lose",
    lay: (_, x) => ({ ...came("failure", x), "busted.initiator": "yes" }),
    scene: ({ who, total }, was, x) => bad(busted(was, x, who, total)),
  },
  "bust-success": {
    kind: "win",
    lay: (_, x) => ({ ...came("success", x), "busted.other": "yes" }),
    scene: ({ "other-total": total }, was, x) => good(busted(was, x, DEALER, total)),
  },
  "both-bust": {
    kind: "lose",
    weight: 3,
    scene: (_, was) => bad({ ...was, sides: was.sides.map((one) => ({ ...one, out: true })) }),
  },
  duel: { kind: "win", scene: (told, was, x) => scored(was, x, told, true) },
  "bust-duel": { kind: "win", scene: ({ other, "other-total": total }, was, x) => busted(was, x, other, total) },
  "cannot-bust": {
    kind: "sum",
    scene: ({ who, total }, was, x) => side(at(was, x, who)[0], at(was, x, who)[1], { total }),
  },
  grander: { kind: "win", weight: 2 },
  worse: { kind: "lose", weight: 2 },
  better: { kind: "win", weight: 2 },

  /* what it brings */
  burned: { kind: "take", weight: 2, on: () => ["hand"] },
  "npc-hit": { kind: "blow", weight: 2 },
  "npc-out": { kind: "win", weight: 2 },
  "goal-won": { kind: "win" },
  "goal-lost": { kind: "lose" },
  fact: { kind: "rise", weight: 2, on: () => ["known"] },
  "goal-opens": { kind: "raise", weight: 2, on: () => ["goals"] },
  "goal-closes": { kind: "say", weight: 1 },
  gain: {
    kind: "coins",
    weight: 2,
    on: sheet,
    lay: held,
    scene: ({ who, by, which }, was, x) => tokens(was, which, by, x, who),
  },
  lose: {
    kind: "pile",
    weight: 2,
    on: sheet,
    lay: held,
    scene: ({ who, by, which }, was, x) => tokens(was, which, -by, x, who),
  },
  "burn-cost": { kind: "pile", weight: 2, on: sheet, lay: ({ who, now }) => ({ [`will.${who}`]: now }) },
  "wager-cost": { kind: "pile", weight: 2, on: sheet },
  injury: {
    kind: "pile",
    on: sheet,
    lay: ({ who, now }) => ({ [`injuries.${who}`]: now }),
    scene: ({ who, now, out }, _, x) => ({ sides: [{ ...shown(x, who), meter: { now, most: out }, fresh: true }] }),
  },
  heal: { kind: "rise", on: sheet, lay: ({ who, now }) => ({ [`injuries.${who}`]: now }) },
  out: {
    kind: "lose",
    on: sheet,
    scene: ({ who }, _, x) => ({ sides: [{ ...shown(x, who), out: true, fresh: true }] }),
  },
  woe: {
    kind: "rise",
    weight: 3,
    on: () => ["woe"],
    lay: ({ woe }) => ({ woe }),
    scene: ({ woe }, was) =>
      was.sides.some((one) => one.cards)
        ? was
        : { sides: [{ face: `${picture("woe")}#w${Math.max(0, Math.min(10, woe))}`, total: woe, fresh: true }] },
  },
  end: {
    kind: "scene",
    weight: 3,
    scene: (_, __, x) => ({
      sides: [],
      art: place(new Board(x.view, x.cards as Cards, {} as Facts, x.me).story.title),
    }),
  },
  "woe-gone": { kind: "lose", scene: () => ({ sides: [{ face: `${picture("woe")}#w0`, fresh: true }] }) },
  "posse-out": {
    kind: "lose",
    scene: (_, __, x) => ({
      sides: new Board(x.view, x.cards as Cards, {} as Facts, x.me).posse.map(({ seat }) => ({
        ...shown(x, seat),
        out: true,
        fresh: true,
      })),
    }),
  },
  closed: { kind: "scene", weight: 2, scene: () => EMPTY },
};

/** What small things with one word are summed up as. */
export const sums: Record<string, (of: readonly Seen[]) => string> = {
  draws: (of) => say("texarkana-page-beat-draws", { n: of.length }),
};
