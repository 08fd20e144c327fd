/* What the pits make of what is told: for each message a beat, what it lays over the shown table, and its picture. */
import picture from "virtual:art/bloodsport";
import { EMPTY, marked, type Looks, type Rows, type Scene, type Seen, type Side, side } from "../beats/rows";
import { toldOf } from "../table/line";
import type { BloodsportTells } from "../voice/made/tells";
import toldLines from "../voice/made/told_bloodsport";
import { say } from "../voice/voice";
import { Board, type Cards, type Facts, humanise, partsOf, typeWords } from "./view";

const ALL = 65535;

const titleOf = (x: Looks, name: string): string => {
  const { fighters, weapons, secrets, actions } = x.cards as Cards;
  return (
    (fighters?.[name] ?? weapons?.[name] ?? secrets?.[name] ?? actions?.[name])?.title ??
    (name === "?" ? say("page-hidden") : humanise(name))
  );
};
/** A Fighter by face and name. */
const shown = (x: Looks, name: string): Side => {
  const face = picture(name);
  return { title: titleOf(x, name), ...(face ? { face } : {}) };
};
/** Where a Fighter stands: "left-1". */
const slotOf = (x: Looks, fighter: string): string | null =>
  Object.entries((x.view["fighter-at"] ?? {}) as Record<string, string>).find(([, name]) => name === fighter)?.[0] ??
  null;
const sideOf = (x: Looks, fighter: string): 0 | 1 => (slotOf(x, fighter)?.startsWith("right") ? 1 : 0);
const fightNow = (x: Looks): string => String(x.view["fight"] ?? "").slice(-1);
const purse = (who: number) => `purse-${who}`;
/** A bone die as the pits have it. */
const bone = (face: number) => ({ face, src: picture(`die-${face}`) });

/** The two of a Fight, without dice and sums. */
const bare = (was: Scene): Scene => ({
  ...was,
  mark: undefined,
  sides: was.sides.map(({ title, face, note, meter, out }): Side => ({
    ...(title ? { title } : {}),
    ...(face ? { face } : {}),
    ...(note ? { note } : {}),
    ...(meter ? { meter } : {}),
    ...(out ? { out } : {}),
  })),
});
function thrown(was: Scene, x: Looks, on: string, faces: readonly number[], high = true): Scene {
  const counts = high ? Math.max(...faces) : Math.min(...faces);
  const first = faces.indexOf(counts);
  const { total: _, parts: __, leads: ___, ...old } = was.sides[sideOf(x, on)] ?? {};
  const sides = [...was.sides];
  sides[sideOf(x, on)] = old;
  return side({ ...was, sides, mark: undefined }, sideOf(x, on), {
    ...shown(x, on),
    dice: faces.map((face, i) => ({ ...bone(face), off: i !== first, fresh: true })),
  });
}
function hurt(was: Scene, x: Looks, on: string, by: Partial<Side>): Scene {
  return side(was, sideOf(x, on), { ...shown(x, on), ...by });
}
/** One card that is played, and what it will roll against. */
const played = (card: string, note: string, x: Looks): Scene => {
  const kind = (x.cards as Cards).actions?.[card]?.type.toLowerCase();
  const face = picture(kind ? `kind-${kind}` : "") || picture("card-back");
  return { title: note, sides: [{ cards: [{ title: titleOf(x, card), face, fresh: true }] }] };
};
/** The guard beside the card that was caught. */
const guarded = (was: Scene, x: Looks, die: number, least: number | null, card: string, who: number): Scene =>
  marked(
    side(risk(was.sides.length ? was : played(card, x.nameOf(who), x), die, least), 1, { face: picture("caught") }),
    say("bloodsport-page-beat-caught"),
    "bad",
  );
const change = (by: number) => (by < 0 ? `\u2212${-by}` : `+${by}`);
/** A betting slip, and what it is worth now. */
const slip = (by: number, text: string): Scene =>
  marked(
    { art: picture("slip"), sides: [{ total: change(by), leads: by > 0, fresh: true }] },
    text,
    by > 0 ? "good" : "bad",
  );
const coins = (gained: number): Scene => ({
  sides: [{ face: picture("coin"), total: change(gained), leads: gained > 0, fresh: true }],
});
const risk = (was: Scene, die: number, least: number | null): Scene =>
  side({ ...was, sides: was.sides.slice(0, 1), there: false }, 0, {
    dice: [{ ...bone(die), fresh: true }],
    parts: least === null ? say("bloodsport-page-beat-hopeless") : say("bloodsport-page-beat-needed", { least }),
  });
interface Sums {
  "left-die": number;
  "left-add": number;
  "left-stat": string;
  "left-by": number;
  "left-sum": number;
  "right-die": number;
  "right-add": number;
  "right-stat": string;
  "right-by": number;
  "right-sum": number;
}
/** Both sums in figures: 4 + DEX 5 \u2212 2 = 7. */
const summed = (was: Scene, s: Sums): Scene =>
  (["left", "right"] as const).reduce(
    (scene, at, i) =>
      side(scene, i, {
        parts: partsOf({
          die: s[`${at}-die`],
          by: s[`${at}-by`],
          stat: s[`${at}-stat`],
          add: s[`${at}-add`],
        }),
        total: s[`${at}-sum`],
        leads: false,
      }),
    was,
  );
interface Wounded {
  on: string;
  wounds: number;
  life: number;
}
const wounded = {
  kind: "pile",
  on: ({ on }: Wounded, x: Looks) => [slotOf(x, on)],
  lay: ({ on, wounds }: Wounded, x: Looks) => ({ [`wounds.${slotOf(x, on)}`]: wounds }),
  scene: ({ on, wounds, life }: Wounded, was: Scene, x: Looks) =>
    hurt(was, x, on, { meter: { now: wounds, most: life } }),
} as const;
const lines = { weight: 0 as const, fold: "set-up" };

export const told = toldOf(toldLines);
export const rows: Rows<BloodsportTells> = {
  /* what players do */
  card: {
    kind: "play",
    on: ({ who }) => [purse(who), null],
    scene: ({ card, who }, _, x) => played(card, x.nameOf(who), x),
  },
  "card-on": {
    kind: "play",
    on: ({ on }, x) => [null, slotOf(x, on)],
    scene: ({ card, who }, _, x) => played(card, x.nameOf(who), x),
  },
  sabotage: { kind: "play", hidden: ({ card }) => card === "?", on: ({ who, on }, x) => [purse(who), slotOf(x, on)] },
  "sabotage-alone": { kind: "play", on: ({ on }, x) => [slotOf(x, on)] },
  "sabotage-shown": { kind: "play", on: ({ on }, x) => [slotOf(x, on)] },
  choose: { kind: "step", weight: 0, fold: "looks" },
  "choose-both": { kind: "step", weight: 0, fold: "looks" },
  "pay-nothing": { kind: "step", weight: 0 },
  "pay-time": {
    kind: "coins",
    on: ({ who }) => [purse(who)],
    lay: ({ who, left }) => ({ [`time.${who}`]: left }),
  },
  "pay-coin": { kind: "coins", on: ({ who }) => [purse(who)] },
  "pay-coin-secret": { kind: "coins", on: ({ who }) => [purse(who)] },
  pay: {
    kind: "coins",
    on: ({ who }) => [purse(who)],
    lay: ({ who, "time-left": left }) => ({ [`time.${who}`]: left }),
  },
  rat: {
    kind: "rise",
    on: ({ who }) => [purse(who)],
    lay: ({ who, chance, guard }) => ({ [`chance.${who}`]: chance, guard }),
  },
  stuck: "say",
  pass: { kind: "step", weight: 0, fold: "pass" },
  "bet-sealed": { kind: "step", weight: 0, fold: "bets" },
  bet: { kind: "step", weight: 0, fold: "bets" },
  "bet-none": { kind: "step", weight: 0, fold: "bets" },
  "settle-sealed": { kind: "step", weight: 0, fold: "settle" },
  "settle-give-up": { kind: "step", weight: 1 },
  settle: { kind: "step", weight: 0, fold: "settle" },
  discard: { kind: "take", weight: 0, hidden: ({ card }) => card === "?", fold: "discard" },
  "go-on": { kind: "scene", weight: 1 },
  "start-over": { kind: "scene", weight: 1 },
  stop: { kind: "scene", weight: 1 },

  /* what chance does */
  shuffle: { kind: "step", ...lines },
  draw: { kind: "deal", ...lines, on: ({ who }, x) => [who === x.me ? "hand" : purse(who)] },
  fighter: { kind: "turn", ...lines },
  "fighter-instead": { kind: "turn" },
  odds: { kind: "step", ...lines },
  "weapon-instead": { kind: "turn" },
  "secret-instead": { kind: "turn" },
  start: {
    kind: "throw",
    scene: ({ who, other, high, low }, _, x) => ({
      sides: [
        { title: x.nameOf(who), dice: [{ ...bone(high), fresh: true }], leads: true },
        { title: x.nameOf(other), dice: [{ ...bone(low), fresh: true }] },
      ],
    }),
  },
  "risk-works": {
    kind: "risk",
    scene: ({ die, least }, was) => marked(risk(was, die, least), say("bloodsport-page-beat-works"), "good"),
  },
  "risk-caught": {
    kind: "caught",
    scene: ({ die, least, card, who }, was, x) => guarded(was, x, die, least, card, who),
  },
  "risk-hopeless": {
    kind: "caught",
    scene: ({ die, card, who }, was, x) => guarded(was, x, die, null, card, who),
  },
  guard: { kind: "rise", on: () => ["guard"], lay: ({ guard }) => ({ guard }) },
  "bet-void": { kind: "take", on: ({ who }) => [purse(who)] },
  "card-text": { kind: "say" },
  "secret-text": { kind: "say" },
  toss: {
    kind: "take",
    on: () => ["hand"],
    scene: ({ card }, _, x) => played(card, say("bloodsport-page-beat-tossed"), x),
  },
  look: { kind: "step", weight: 0, fold: "looks" },
  "look-see": { kind: "turn", weight: ({ who }, x) => (who === x.me ? 2 : 1) },
  "take-weapon": { kind: "take", on: () => [] },
  "take-secret": { kind: "take", on: () => [] },

  /* a Fight */
  uncover: {
    kind: "scene",
    lay: ({ fight }) => ({ fight: `fight-${fight}`, "fight-round": 0, die: [0, 0] }),
    scene: ({ fight, left, right }, _, x) => ({
      title: say("bloodsport-page-fight", { fight }),
      sides: [shown(x, left), shown(x, right)],
      there: true,
    }),
  },
  arms: {
    kind: "turn",
    on: ({ on }, x) => [`weapon-${slotOf(x, on)}`],
    lay: ({ on, weapon }, x) => {
      const slot = slotOf(x, on);
      return slot ? { [`weapon-place.${slot}`]: [weapon], [`weapon-known.${slot}`]: ALL } : {};
    },
    scene: ({ on, weapon, stat, damage }, was, x) =>
      hurt(was, x, on, {
        note: say("bloodsport-page-weapon-line", { weapon: titleOf(x, weapon), type: typeWords(stat), damage }),
      }),
  },
  secret: {
    kind: "turn",
    on: (_, x) => [`secret-${fightNow(x)}`],
    lay: ({ secret }, x) => ({
      [`secret-place.fight-${fightNow(x)}`]: [secret],
      [`secret-known.fight-${fightNow(x)}`]: ALL,
    }),
  },
  unveil: {
    kind: "play",
    on: ({ on }, x) => [null, slotOf(x, on)],
    scene: ({ card }, _, x) => played(card, "", x),
  },
  "unveil-gone": "say",
  "round-of-fight": {
    kind: "step",
    weight: 1,
    lay: ({ round }) => ({ "fight-round": round, die: [0, 0] }),
    scene: (_, was) => bare(was),
  },
  roll: {
    kind: "throw",
    lay: ({ on, die }, x) => ({ [`die.${sideOf(x, on)}`]: die }),
    scene: ({ on, die }, was, x) => thrown(fightAgain(was, x), x, on, [die]),
  },
  "roll-two": {
    kind: "throw",
    lay: ({ on, one, two, high }, x) => ({ [`die.${sideOf(x, on)}`]: high ? Math.max(one, two) : Math.min(one, two) }),
    scene: ({ on, one, two, high }, was, x) => thrown(fightAgain(was, x), x, on, [one, two], !!high),
  },
  again: {
    kind: "throw",
    lay: ({ on, die }, x) => ({ [`die.${sideOf(x, on)}`]: die }),
    scene: ({ on, die }, was, x) => thrown(fightAgain(was, x), x, on, [die]),
  },
  "again-two": {
    kind: "throw",
    lay: ({ on, one, two, high }, x) => ({ [`die.${sideOf(x, on)}`]: high ? Math.max(one, two) : Math.min(one, two) }),
    scene: ({ on, one, two, high }, was, x) => thrown(fightAgain(was, x), x, on, [one, two], !!high),
  },
  sums: { kind: "sum", scene: (sums, was, x) => summed(fightAgain(was, x), sums) },
  even: {
    kind: "even",
    scene: (sums, was, x) => summed(fightAgain(was, x), sums),
  },
  blow: {
    kind: "blow",
    scene: (sums, was, x) => side(summed(fightAgain(was, x), sums), sideOf(x, sums.on), { leads: true }),
  },
  "not-hurt": { kind: "even", on: ({ on }, x) => [slotOf(x, on)] },
  wounds: wounded,
  beaten: {
    ...wounded,
    scene: (told, was, x) => side(wounded.scene(told, was, x), sideOf(x, told.on), { out: true }),
  },
  "wounds-of": wounded,
  win: {
    kind: "win",
    on: ({ on }, x) => [slotOf(x, on)],
    lay: ({ on, fight }, x) => ({ [`winner.${fight - 1}`]: sideOf(x, on) ? "right" : "left" }),
    scene: ({ on }, was, x) => marked(fightAgain(was, x), say("bloodsport-page-won", { who: titleOf(x, on) }), "good"),
  },
  "both-beaten": { kind: "pile", scene: (_, was) => ({ ...was, sides: was.sides.map((s) => ({ ...s, out: true })) }) },
  "last-round": {
    kind: "lose",
    lay: ({ fight }) => ({ [`winner.${fight - 1}`]: "nobody" }),
    scene: (_, was) => marked(was, say("bloodsport-page-nobody-won"), "bad"),
  },
  "no-end": "say",
  "win-nobody": {
    kind: "lose",
    lay: ({ fight }) => ({ [`winner.${fight - 1}`]: "nobody" }),
    scene: (_, was) => marked(was, say("bloodsport-page-nobody-won"), "bad"),
  },
  stalemate: { kind: "even" },

  /* the bookie and the moneylenders */
  "slip-won": {
    kind: "coins",
    weight: 2,
    on: ({ who }) => [purse(who)],
    scene: ({ gain }) => slip(gain, say("bloodsport-page-beat-bet-won")),
  },
  "slip-lost": {
    kind: "take",
    weight: 2,
    on: ({ who }) => [purse(who)],
    scene: ({ coin }) => slip(-coin, say("bloodsport-page-beat-bet-lost")),
  },
  "slip-caught": {
    kind: "take",
    weight: 2,
    on: ({ who }) => [purse(who)],
    scene: ({ coin }) => slip(-coin, say("bloodsport-page-beat-caught")),
  },
  "slip-none": { kind: "step", weight: 0, scene: () => EMPTY },
  gain: {
    kind: "coins",
    weight: 2,
    on: ({ who }) => [purse(who)],
    lay: ({ who, coin }) => ({ [`coin.${who}`]: coin }),
    scene: ({ by }) => coins(by),
  },
  lose: {
    kind: "take",
    weight: 2,
    on: ({ who }) => [purse(who)],
    lay: ({ who, coin }) => ({ [`coin.${who}`]: coin }),
    scene: ({ by }) => coins(-by),
  },
  "even-money": { kind: "step", weight: 1, lay: ({ who, coin }) => ({ [`coin.${who}`]: coin }) },
  "gave-up": "lose",
  paid: { kind: "coins", weight: 2, on: ({ who }) => [purse(who)] },
  "paid-off": { kind: "win", on: ({ who }) => [purse(who)] },
  skipped: {
    kind: "take",
    on: ({ who }) => [purse(who)],
    lay: ({ who, chance }) => ({ [`chance.${who}`]: chance }),
    scene: ({ who }, _, x) => owes(x, who, "skipped"),
  },
  ruined: { kind: "lose", scene: ({ who }, _, x) => owes(x, who, "ruined") },
  over: {
    kind: "scene",
    weight: 3,
    who: ({ who }) => who,
    scene: ({ who, won }, _, x) => (won ? { sides: [], art: picture("won") } : owes(x, who, "lost")),
  },
  fate: {
    kind: "throw",
    scene: ({ die, again }) => ({
      sides: [{ dice: fateDice(die, again) }],
    }),
  },
  "fate-won": {
    kind: "throw",
    scene: ({ die, coin, sum }) => ({
      sides: [{ dice: fateDice(die, 0), parts: `${die} + ${coin}`, total: sum, fresh: true }],
    }),
  },
  "fate-won-two": {
    kind: "throw",
    scene: ({ die, again, coin, sum }) => ({
      sides: [{ dice: fateDice(die, again), parts: `${Math.max(die, again)} + ${coin}`, total: sum, fresh: true }],
    }),
  },

  /* a round of the game */
  round: { kind: "scene", weight: 1, lay: ({ round }) => ({ round }), scene: () => EMPTY },
  calm: { kind: "step", weight: 1, on: () => ["guard"], lay: ({ guard }) => ({ guard }) },
  standing: { kind: "step", ...lines, lay: ({ who, chance }) => ({ [`chance.${who}`]: chance }) },
  "standing-free": { kind: "step", ...lines, lay: ({ who, chance }) => ({ [`chance.${who}`]: chance }) },
};

/** Whoever owes the moneylenders, and what that has come to. */
const owes = (x: Looks, who: number, what: string): Scene => ({
  sides: [{ title: x.nameOf(who), face: picture(what), fresh: true }],
});

function fateDice(die: number, again: number) {
  const faces = again ? [die, again] : [die];
  const best = Math.max(...faces);
  return faces.map((face, i) => ({ ...bone(face), off: i !== faces.indexOf(best), fresh: true }));
}

/** What small things with one word are summed up as. */
export const sums: Record<string, (of: readonly Seen[]) => string> = {
  "set-up": () => say("bloodsport-page-beat-set-up"),
  looks: (of) => say("bloodsport-page-beat-looks", { n: of.length }),
  bets: (of) => say("bloodsport-page-beat-bets", { n: of.length }),
  discard: (of) => say("bloodsport-page-beat-discards", { n: of.length }),
};

/** Chances are not shown while it is told how it came out. */
export const stale = ["fights.left", "fights.right", "fights.nobody", "fights.now", "sums"];

/** The picture of the Fight that goes on, after a card was shown in its place. */
function fightAgain(was: Scene, x: Looks): Scene {
  if (was.sides.length === 2) return was;
  const at = (x.view["fighter-at"] ?? {}) as Record<string, string>;
  const now = fightNow(x);
  const dice = (x.view["die"] ?? []) as (number | null)[];
  const board = new Board(x.view, x.cards as Cards, x.facts as Facts, x.me);
  const one = (where: "left" | "right"): Side => {
    const face = dice[where === "left" ? 0 : 1];
    const { wounds, life } = board.corner(Number(now) - 1, where);
    return {
      ...shown(x, at[`${where}-${now}`] ?? ""),
      ...(face ? { dice: [bone(face)] } : {}),
      ...(wounds ? { meter: { now: wounds, most: life } } : {}),
    };
  };
  return {
    title: say("bloodsport-page-fight", { fight: Number(now) }),
    sides: [one("left"), one("right")],
    there: true,
  };
}
