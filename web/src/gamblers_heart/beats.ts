/* What the back room makes of what is told: for each message a beat, what it lays over the shown table, and its picture. */
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
import type { GamblersHeartTells } from "../voice/made/tells";
import toldLines from "../voice/made/told_gamblers_heart";
import { say } from "../voice/voice";
import { gambler, house, patronFace, picture } from "./faces";
import { Board, type Book, type Facts, faceName, GM } from "./view";

const small = { kind: "step", weight: 0 } as const;
const quiet = { kind: "step", weight: 1 } as const;
/** What has no picture, where another's might still lie there. */
const bare = { scene: () => EMPTY } as const;
/** How a poker die's faces are drawn: by their letter. */
const LETTERS: Record<string, string> = { nine: "9", ten: "10", jack: "j", queen: "q", king: "k", ace: "a" };
const list = (faces: readonly string[]) =>
  faces.map((face) => ({
    face: faceName(LETTERS[face] ?? face),
    look: "letters" as const,
    src: `${picture("dice-faces")}#face-${LETTERS[face] ?? face}`,
  }));
const fresh = (faces: readonly string[]) => list(faces).map((die) => ({ ...die, fresh: true }));
const gmSide = () => say("gamblers-heart-page-gm");
const shown = (x: Looks, who: number): Side => ({
  title: x.nameOf(who),
  face: gambler((who === x.me && (x.facts as Facts).people?.[who - 1]) || x.nameOf(who), who),
});
const theHouse = (x: Looks): Side => {
  const { facts = {}, fortune = 0 } = x.view as { facts?: { gm?: number }; fortune?: number };
  return { title: gmSide(), face: house(facts.gm ?? Number(fortune), Number(fortune)) };
};
/** A spell that ends before the dice: by whom, and what that looks like. */
const ended = (x: Looks, who: number, what: string): Scene => ({
  sides: [{ title: who ? x.nameOf(who) : gmSide(), face: picture(what), fresh: true }],
});
const gmDie = (face: number | string) => ({
  face,
  look: "oxblood" as const,
  ...(typeof face === "number" ? { src: `${picture("gm-die")}#face-${face}` } : {}),
});
const patronOf = (x: Looks, name: string | null): string =>
  (x.cards as Book).patronages?.[name ?? ""]?.title ?? name ?? "";

/** The two of a duel: the dice of who casts, the die of the GM. */
const both = (was: Scene, x: Looks): Scene => ({
  ...was,
  mark: undefined,
  there: true,
  sides: was.there ? was.sides : [{}, theHouse(x)],
});
const rolled = (was: Scene, x: Looks, who: number, faces: readonly string[], points: number, anew: boolean): Scene =>
  side(both(was, x), 0, { ...shown(x, who), dice: anew ? fresh(faces) : list(faces), total: points });
const gmRolls = (was: Scene, x: Looks, die: number | string): Scene =>
  side(both(was, x), 1, {
    ...theHouse(x),
    dice: [{ ...gmDie(die), fresh: true }],
    ...(typeof die === "number" ? { total: die } : {}),
  });
const duelOf = (x: Looks) => new Board(x.view, x.cards as Book, {}, x.facts as Facts, x.me).duel;
/** What both make, beside who made it; after a question, or a Patron's portrait, their dice come back to the table. After a
 *  fold nobody learns the die. */
function compared(was: Scene, x: Looks, points: number, die: number): Scene {
  if (!die) return was;
  const duel = duelOf(x);
  const scene = both(was, x);
  const [mine = {}, theirs = {}] = scene.sides;
  const sides: Side[] = [
    {
      ...(duel ? shown(x, duel.caster) : {}),
      dice: list(duel?.dice.filter((face) => face !== null) ?? []),
      ...mine,
      total: points,
      leads: points >= die,
      fresh: mine.fresh || mine.total !== points,
    },
    { dice: [gmDie(die)], ...theirs, total: die, leads: points < die, fresh: theirs.fresh || theirs.total !== die },
  ];
  return { ...scene, sides };
}
/** Who folds steps back, and both are still to be seen. */
function folded(x: Looks, who: number, stake: number): Scene {
  const duel = duelOf(x);
  const sides = [duel ? shown(x, duel.caster) : {}, theHouse(x)].map((one, i) => ({
    ...one,
    out: (who === GM) === !!i,
  }));
  return marked(
    { title: say("gamblers-heart-label-short-stake", { to: stake }), sides },
    say("gamblers-heart-page-beat-folds"),
    "plain",
  );
}
/** A die of a Hand lies otherwise than it did; its number counts from 1. */
const lies = ({ number, to }: { number: number; to: string }): Edits => ({
  [`die.${number - 1}`]: LETTERS[to] ?? to,
});
/** Rolled again, it alone is thrown: the others lie as they lay. */
const rerolled = {
  kind: "throw",
  lay: lies,
  scene: ({ who, number, to }: { who: number; number: number; to: string }, was: Scene, x: Looks): Scene => {
    const faces = [...((x.view["die"] ?? []) as string[])];
    faces[number - 1] = to;
    return side(both(was, x), 0, {
      ...shown(x, who),
      dice: list(faces).map((die, i) => ({ ...die, fresh: i === number - 1 })),
      total: undefined,
    });
  },
} as const;
const stakes = (stake: number): Edits => ({ stake });
const scales = (gamblers: number, gm: number): Scene => ({
  title: say("gamblers-heart-page-fortune"),
  art: picture("scales"),
  sides: [
    { title: say("gamblers-heart-page-gamblers-side"), total: gamblers, leads: gamblers > gm, fresh: true },
    { title: gmSide(), total: gm, leads: gm > gamblers, fresh: true },
  ],
});
const tips = {
  kind: "tip",
  on: () => ["fortune"],
  lay: ({ gamblers, gm }: { gamblers: number; gm: number }): Edits => ({ fortune: gamblers, "facts.gm": gm }),
  scene: ({ gamblers, gm }: { gamblers: number; gm: number }) => scales(gamblers, gm),
} as const;

/** the step of the duel that it is told of */
const revealed = (): Edits => ({ "told-phase": "show" });

export const told = toldOf(toldLines);
export const rows: Rows<GamblersHeartTells> = {
  /* what the evening before left */
  carry: "say",
  recall: quiet,
  fact: "say",
  "fact-too": "say",
  former: small,
  carried: small,
  "carried-cursed": quiet,
  "carried-lost": quiet,

  /* before the quest */
  "roll-portent": small,
  "tell-portent": small,
  portent: "turn",
  propose: quiet,
  agree: small,
  disagree: quiet,
  taken: "turn",
  kept: "turn",
  name: { ...small, ...bare },
  soul: { kind: "turn", weight: 1, ...bare },
  patron: {
    kind: "turn",
    weight: 1,
    hidden: ({ patron }) => patron === "?",
    scene: ({ who, patron }, _, x) => ({
      sides: [
        {
          title: x.nameOf(who),
          note: patron === "?" ? "" : patronOf(x, patron),
          face: patronFace(patron ?? "") || picture("back"),
          fresh: true,
        },
      ],
    }),
  },
  "patron-new": { kind: "turn", weight: 1 },
  "patron-again": { kind: "turn", weight: 1 },
  "roll-patron": { ...small, ...bare },
  "patron-rolled": { kind: "turn", weight: 1, ...bare },
  "patron-rolled-new": { kind: "turn", weight: 1 },
  "high-ace": {
    kind: "turn",
    scene: ({ who }, _, x) => ({ sides: [{ title: x.nameOf(who), face: picture("high-ace"), fresh: true }] }),
  },
  retire: quiet,
  "go-on": quiet,
  "begin-anew": quiet,
  "stay-lost": quiet,

  /* the floor */
  "cast-known": { kind: "scene", on: () => ["duel"], scene: ({ who }, _, x) => ({ sides: [shown(x, who)] }) },
  "cast-sized": { kind: "scene", on: () => ["duel"], scene: ({ who }, _, x) => ({ sides: [shown(x, who)] }) },
  "cast-fits": { kind: "scene", on: () => ["duel"], scene: ({ who }, _, x) => ({ sides: [shown(x, who)] }) },
  cast: { kind: "scene", on: () => ["duel"], scene: ({ who }, _, x) => ({ sides: [shown(x, who)] }) },
  "spell-text": "say",
  act: "say",
  flashback: "scene",
  favour: "say",
  "set-fortune": "say",
  "set-marks": "say",
  "set-alarms": "say",
  oracle: "say",
  "oracle-says": {
    kind: "throw",
    scene: ({ says }) => ({ sides: [{ dice: [{ ...gmDie(says), fresh: true }] }] }),
  },
  "oracle-of": {
    kind: "throw",
    scene: ({ says, die, other }) => ({
      sides: [
        {
          dice: [
            { ...gmDie(die), off: die !== says, fresh: true },
            { ...gmDie(other), off: die === says, fresh: true },
          ],
        },
      ],
    }),
  },
  obstacle: {
    kind: "scene",
    scene: ({ die }) => ({ sides: [{ dice: die ? [{ ...gmDie(die), fresh: true }] : [] }] }),
  },
  "write-obstacle": { kind: "scene", weight: 2, scene: () => EMPTY },
  press: { kind: "say", weight: 2 },
  "showdown-one": { kind: "scene", weight: 3 },
  showdown: { kind: "scene", weight: 3 },
  lasts: "say",
  lift: "say",
  happens: "say",
  "needs-spell": "say",
  dispute: "say",
  "pass-over": quiet,
  allow: quiet,
  "allow-gift": quiet,
  veto: { kind: "caught", weight: 2 },

  /* the duel */
  stake: {
    kind: "raise",
    lay: ({ stake }) => stakes(stake),
    scene: ({ stake, who }, was, x) =>
      side(
        { ...was, title: say("gamblers-heart-label-short-stake", { to: stake }) },
        1,
        who ? shown(x, who) : theHouse(x),
      ),
  },
  refuse: { kind: "caught", weight: 2, scene: ({ who }, _, x) => ended(x, who, "refused") },
  "refuse-why": "say",
  accept: quiet,
  "back-out": { kind: "lose", weight: 2, scene: ({ who }, _, x) => ended(x, who, "back-out") },
  hand: "throw",
  "hand-see": { kind: "throw", scene: ({ who, faces, points }, was, x) => rolled(was, x, who, faces, points, true) },
  "gm-die": { kind: "throw", weight: 1, scene: (_, was, x) => gmRolls(was, x, "?") },
  "gm-die-open": { kind: "throw", scene: ({ die }, was, x) => gmRolls(was, x, die) },
  "gm-die-see": { kind: "throw", scene: ({ die }, was, x) => gmRolls(was, x, die) },
  keep: quiet,
  reroll: quiet,
  turn: rerolled,
  "turn-same": rerolled,
  "hand-now": { kind: "sum", scene: ({ who, faces, points }, was, x) => rolled(was, x, who, faces, points, false) },
  raise: {
    kind: "raise",
    on: () => ["duel"],
    lay: ({ to }) => stakes(to),
    scene: ({ to }, was) => ({ ...was, title: say("gamblers-heart-label-short-stake", { to }) }),
  },
  stand: quiet,
  match: { kind: "raise", lay: ({ stake }) => stakes(stake) },
  stay: quiet,
  show: { kind: "turn", weight: 2, lay: revealed },
  "show-dice": {
    kind: "turn",
    weight: 3,
    lay: revealed,
    scene: ({ who, faces, points, die }, was, x) =>
      compared(gmRolls(rolled(was, x, who, faces, points, false), x, die), x, points, die),
  },
  invoke: {
    kind: "invoke",
    scene: ({ who, patron }, _, x) => ({
      sides: [shown(x, who), { title: patronOf(x, patron), face: patronFace(patron ?? ""), fresh: true }],
    }),
  },
  "no-patron": { kind: "sum", scene: ({ points, die }, was, x) => compared(was, x, points, die) },
  reject: { kind: "caught", weight: 2 },
  fit: { kind: "say", weight: 2 },
  impose: "invoke",
  "hold-back": { kind: "sum", scene: ({ points, die }, was, x) => compared(was, x, points, die) },
  change: {
    kind: "turn",
    weight: 2,
    lay: lies,
    scene: ({ who, number, faces, points, die }, was, x) =>
      compared(
        side(rolled(was, x, who, faces, points, false), 0, {
          dice: list(faces).map((one, i) => ({ ...one, fresh: i === number - 1 })),
        }),
        x,
        points,
        die,
      ),
  },
  leave: { kind: "sum", scene: ({ points, die }, was, x) => compared(was, x, points, die) },
  works: {
    kind: "win",
    scene: ({ points, die }, was, x) =>
      marked(compared(was, x, points, die), say("gamblers-heart-page-beat-works"), "good"),
  },
  fails: {
    kind: "lose",
    scene: ({ points, die }, was, x) =>
      marked(compared(was, x, points, die), say("gamblers-heart-page-beat-fails"), "bad"),
  },
  nothing: { kind: "lose", weight: 2, scene: (_, was) => marked(was, say("gamblers-heart-page-beat-fails"), "bad") },
  barred: {
    kind: "lose",
    scene: ({ points, die }, was, x) =>
      marked(compared(was, x, points, die), say("gamblers-heart-page-beat-fails"), "bad"),
  },

  /* Fortune */
  pay: tips,
  "pay-all": tips,
  gain: tips,
  "gain-all": tips,
  fortune: { kind: "step", weight: 1, on: () => ["fortune"], lay: tips.lay },
  broke: { kind: "lose", on: () => ["fortune"] },
  "gm-broke": { kind: "win", on: () => ["fortune"] },
  tip: { kind: "tip", on: () => ["fortune"] },
  "tipped-free": { kind: "win", weight: 2 },
  "tipped-back": { kind: "win", weight: 2 },
  "scales-left": "say",

  /* what befalls people */
  blessed: {
    kind: "win",
    weight: 2,
    on: ({ who }) => [`person-${who}`],
    scene: ({ who }, _, x) => ({ sides: [shown(x, who)] }),
  },
  cursed: {
    kind: "lose",
    weight: 3,
    on: ({ who }) => [`person-${who}`],
    scene: ({ who }, _, x) => ({ sides: [shown(x, who)] }),
  },
  lost: {
    kind: "lose",
    weight: 3,
    on: ({ who }) => [`person-${who}`],
    scene: ({ who }, _, x) => ({ sides: [shown(x, who)] }),
  },
  "lost-broke": {
    kind: "lose",
    weight: 3,
    on: ({ who }) => [`person-${who}`],
    scene: ({ who }, _, x) => ({ sides: [shown(x, who)] }),
  },
  "may-save": { kind: "say", weight: 2 },
  "come-back": {
    kind: "win",
    weight: 2,
    on: ({ who }) => [`person-${who}`],
    scene: ({ who }, _, x) => ({ sides: [shown(x, who)] }),
  },
  unveil: { kind: "invoke", weight: 2 },
  doom: { kind: "lose", weight: 3 },
  sacrifice: { kind: "invoke", weight: 3 },
  decline: quiet,
  resolves: "say",
  delays: "say",
  pass: { ...small, fold: "pass" },
  resolve: { kind: "win", weight: 2 },
  safe: { kind: "win", weight: 2 },
  peril: { kind: "rise", weight: 3 },
  vote: quiet,
  "close-vote": quiet,
  "last-call": "scene",
  jacknarok: { kind: "scene", weight: 3 },
  part: "say",
  ace: { kind: "turn", weight: 2 },
  "ace-person": { kind: "turn", weight: 2 },
  "evening-over": "say",
  fold: { kind: "lose", weight: 2, scene: ({ who, stake }, _, x) => folded(x, who, stake) },
  mark: {
    kind: "rise",
    on: () => ["quest"],
    lay: ({ marks }) => ({ marks }),
    scene: ({ marks, most }) => ({ sides: [{ meter: { now: marks, most }, fresh: true }] }),
  },
  alarm: {
    kind: "rise",
    weight: 3,
    on: () => ["quest"],
    lay: ({ alarms }) => ({ alarms }),
    scene: ({ alarms, most }) => ({ sides: [{ meter: { now: alarms, most }, fresh: true }] }),
  },
  met: {
    kind: "rise",
    on: () => ["quest"],
    lay: ({ marks }) => ({ marks }),
    scene: ({ marks, most }) => ({ sides: [{ meter: { now: marks, most }, fresh: true }] }),
  },
  "not-met": {
    kind: "rise",
    weight: 3,
    on: () => ["quest"],
    lay: ({ alarms }) => ({ alarms }),
    scene: ({ alarms, most }) => ({ sides: [{ meter: { now: alarms, most }, fresh: true }] }),
  },
  clue: { kind: "say", weight: 2 },
  "obstacle-fits": quiet,
  "obstacle-helps": quiet,
  "showdown-over": { kind: "scene", scene: () => EMPTY },
  held: { kind: "say", weight: 2 },
  victory: { kind: "win", scene: () => ({ art: picture("victory"), sides: [] }) },
  "victory-plain": { kind: "win", scene: () => ({ art: picture("victory"), sides: [] }) },
  defeat: { kind: "lose", scene: () => ({ art: picture("defeat"), sides: [] }) },
  "defeat-none": { kind: "lose", scene: () => ({ art: picture("defeat"), sides: [] }) },
  "defeat-plain": { kind: "lose", scene: () => ({ art: picture("defeat"), sides: [] }) },
  story: "say",
  "less-awful": "say",
  "even-worse": "say",
  step: { kind: "scene", weight: 2, lay: ({ step }) => ({ step }), scene: () => EMPTY },
  "step-plain": { kind: "scene", weight: 2, lay: ({ step }) => ({ step }), scene: () => EMPTY },
  "showdown-due": { kind: "rise", weight: 2 },
  quest: { kind: "scene", weight: 2 },
  repatron: "say",
  campaign: { kind: "scene", weight: 2 },
};

/** Odds are not shown while it is told how it came out. */
export const stale = ["odds", "duel"];

/** What small things with one word are summed up as. */
export const sums: Record<string, (of: readonly Seen[]) => string> = {
  pass: (of) => say("gamblers-heart-page-beat-pass", { n: of.length }),
};
