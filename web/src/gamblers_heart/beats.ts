/* What the back room makes of what is told: for each message a beat, what it lays over the shown table, and its picture. */
import { type Edits, EMPTY, marked, type Looks, type Rows, type Scene, side } from "../beats/rows";
import { toldOf } from "../table/line";
import type { GamblersHeartTells } from "../voice/made/tells";
import toldLines from "../voice/made/told_gamblers_heart";
import { say } from "../voice/voice";
import { type Book, faceName } from "./view";

const small = { kind: "step", weight: 0 } as const;
const quiet = { kind: "step", weight: 1 } as const;
const list = (faces: readonly string[]) => faces.map((face) => ({ face: faceName(face), look: "letters" as const }));
const fresh = (faces: readonly string[]) => list(faces).map((die) => ({ ...die, fresh: true }));
const caster = (x: Looks, who: number) => x.nameOf(who);
const gmSide = () => say("gamblers-heart-page-gm");
const patronOf = (x: Looks, name: string | null): string =>
  (x.cards as Book).patronages?.[name ?? ""]?.title ?? name ?? "";

/** The two of a duel: the dice of who casts, the die of the GM. */
const rolled = (was: Scene, x: Looks, who: number, faces: readonly string[], points: number, anew: boolean): Scene =>
  side({ ...was, mark: undefined }, 0, {
    title: caster(x, who),
    dice: anew ? fresh(faces) : list(faces),
    total: points,
  });
const gmRolls = (was: Scene, die: number | string): Scene =>
  side(was.sides.length ? was : side(was, 0, {}), 1, {
    title: gmSide(),
    dice: [{ face: die, look: "oxblood", fresh: true }],
    ...(typeof die === "number" ? { total: die } : {}),
  });
const compared = (was: Scene, points: number, die: number): Scene =>
  side(side(was, 0, { total: points, leads: points >= die }), 1, { total: die, leads: points < die });
const stakes = (stake: number): Edits => ({ stake });
const scales = (gamblers: number, gm: number): Scene => ({
  title: say("gamblers-heart-page-fortune"),
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

export const told = toldOf(toldLines);
export const rows: Rows<GamblersHeartTells> = {
  /* before the quest */
  "roll-portent": small,
  "tell-portent": small,
  portent: "turn",
  propose: quiet,
  agree: small,
  disagree: quiet,
  taken: "turn",
  kept: "turn",
  name: small,
  soul: { kind: "turn", weight: 1 },
  patron: { kind: "turn", weight: 1, hidden: ({ patron }) => patron === "?" },
  "patron-new": { kind: "turn", weight: 1 },
  "patron-again": { kind: "turn", weight: 1 },
  "roll-patron": small,
  "patron-rolled": { kind: "turn", weight: 1 },
  "patron-rolled-new": { kind: "turn", weight: 1 },
  "high-ace": "turn",
  retire: quiet,
  "go-on": quiet,
  "begin-anew": quiet,
  "stay-lost": quiet,

  /* the floor */
  "cast-known": { kind: "scene", on: () => ["duel"], scene: () => EMPTY },
  "cast-sized": { kind: "scene", on: () => ["duel"], scene: () => EMPTY },
  "cast-fits": { kind: "scene", on: () => ["duel"], scene: () => EMPTY },
  cast: { kind: "scene", on: () => ["duel"], scene: () => EMPTY },
  "spell-text": "say",
  act: "say",
  flashback: "scene",
  favour: "say",
  oracle: "say",
  "oracle-says": {
    kind: "throw",
    scene: ({ says }) => ({ sides: [{ dice: [{ face: says, look: "oxblood", fresh: true }] }] }),
  },
  "oracle-of": {
    kind: "throw",
    scene: ({ says, die, other }) => ({
      sides: [
        {
          dice: [
            { face: die, look: "oxblood", off: die !== says, fresh: true },
            { face: other, look: "oxblood", off: die === says, fresh: true },
          ],
        },
      ],
    }),
  },
  obstacle: {
    kind: "scene",
    scene: ({ die }) => ({ sides: [{ dice: die ? [{ face: die, look: "oxblood", fresh: true }] : [] }] }),
  },
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
      side({ ...was, title: say("gamblers-heart-page-stake", { to: stake }) }, 1, { title: x.nameOf(who) }),
  },
  refuse: { kind: "caught", weight: 2, scene: () => EMPTY },
  "refuse-why": "say",
  accept: quiet,
  "back-out": { kind: "lose", weight: 2, scene: () => EMPTY },
  hand: "throw",
  "hand-see": { kind: "throw", scene: ({ who, faces, points }, was, x) => rolled(was, x, who, faces, points, true) },
  "gm-die": { kind: "throw", weight: 1, scene: (_, was) => gmRolls(was, "?") },
  "gm-die-open": { kind: "throw", scene: ({ die }, was) => gmRolls(was, die) },
  "gm-die-see": { kind: "throw", scene: ({ die }, was) => gmRolls(was, die) },
  keep: quiet,
  reroll: quiet,
  turn: { kind: "turn", weight: 1 },
  "turn-same": { kind: "turn", weight: 1 },
  "hand-now": { kind: "throw", scene: ({ who, faces, points }, was, x) => rolled(was, x, who, faces, points, true) },
  raise: {
    kind: "raise",
    on: () => ["duel"],
    lay: ({ to }) => stakes(to),
    scene: ({ to }, was) => ({ ...was, title: say("gamblers-heart-page-stake", { to }) }),
  },
  stand: quiet,
  match: { kind: "raise", lay: ({ stake }) => stakes(stake) },
  stay: quiet,
  show: { kind: "turn", weight: 2 },
  "show-dice": {
    kind: "turn",
    weight: 3,
    scene: ({ who, faces, points, die }, was, x) =>
      compared(gmRolls(rolled(was, x, who, faces, points, false), die), points, die),
  },
  invoke: {
    kind: "invoke",
    scene: ({ patron }, was, x) => marked(was, patronOf(x, patron), "plain"),
  },
  "no-patron": { kind: "sum", scene: ({ points, die }, was) => compared(was, points, die) },
  reject: { kind: "caught", weight: 2 },
  fit: { kind: "say", weight: 2 },
  impose: "invoke",
  "hold-back": { kind: "sum", scene: ({ points, die }, was) => compared(was, points, die) },
  change: {
    kind: "turn",
    weight: 2,
    scene: ({ who, number, faces, points, die }, was, x) =>
      compared(
        side(rolled(was, x, who, faces, points, false), 0, {
          dice: list(faces).map((one, i) => ({ ...one, fresh: i === number - 1 })),
        }),
        points,
        die,
      ),
  },
  leave: { kind: "sum", scene: ({ points, die }, was) => compared(was, points, die) },
  works: {
    kind: "win",
    scene: ({ points, die }, was) => marked(compared(was, points, die), say("gamblers-heart-page-beat-works"), "good"),
  },
  fails: {
    kind: "lose",
    scene: ({ points, die }, was) => marked(compared(was, points, die), say("gamblers-heart-page-beat-fails"), "bad"),
  },
  nothing: { kind: "lose", weight: 2, scene: (_, was) => marked(was, say("gamblers-heart-page-beat-fails"), "bad") },
  barred: {
    kind: "lose",
    scene: ({ points, die }, was) => marked(compared(was, points, die), say("gamblers-heart-page-beat-fails"), "bad"),
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
  blessed: { kind: "win", weight: 2, on: ({ who }) => [`person-${who}`] },
  cursed: { kind: "lose", weight: 3, on: ({ who }) => [`person-${who}`] },
  lost: { kind: "lose", weight: 3, on: ({ who }) => [`person-${who}`] },
  "lost-broke": { kind: "lose", weight: 3, on: ({ who }) => [`person-${who}`] },
  "may-save": { kind: "say", weight: 2 },
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
  "ace-of": { kind: "turn", weight: 2 },
  fold: { kind: "lose", weight: 2, scene: () => EMPTY },
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
  "showdown-over": { kind: "scene", scene: () => EMPTY },
  held: { kind: "say", weight: 2 },
  victory: { kind: "win", scene: () => EMPTY },
  "victory-plain": { kind: "win", scene: () => EMPTY },
  defeat: { kind: "lose", scene: () => EMPTY },
  "defeat-none": { kind: "lose", scene: () => EMPTY },
  "defeat-plain": { kind: "lose", scene: () => EMPTY },
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
