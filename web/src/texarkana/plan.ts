/* What is to be decided, and what each button would do. Always true: a move stands on a button only as the options hold
 * it; what has been chosen but not sent is the draft, and lives nowhere else. */
import { fits, has, names } from "../table/options";
import type { Family, Move } from "../table/wire";
import { say } from "../voice/voice";
import { face, suitOf, thing, type Board, type Listed } from "./view";

/** What a person has begun, where one move is put together of several answers. */
export type Doing =
  | "attempt"
  | "invoke"
  | "challenge"
  | "characteristic"
  | "flaw"
  | "use"
  | "call"
  | "change"
  | "people"
  | "bring"
  | "dismiss"
  | "clash"
  | "judge"
  | "close"
  | "session"
  | "take"
  | "gain";
export interface Draft {
  doing: Doing | null;
  character: string | null;
  own: { will: number; grit: number; coin: number; luck: number } | null;
  goal: string | null;
  field: string | null;
  invocation: string | null;
  pc: string | null;
  card: string | null;
  burn: boolean;
  which: string | null;
  scenario: string | null;
  scene: string | null;
  resource: string | null;
  by: number;
  amount: number;
  move: string | null;
  npc: string | null;
  ally: string | null;
  foe: string | null;
  result: string | null;
  trump: string | null;
  other: string | null;
  opposition: string | null;
  against: string;
  marks: string[];
  risk: string[];
  violence: boolean;
  dv: number;
  woe: number;
}
export function blank(): Draft {
  return {
    doing: null,
    character: null,
    own: null,
    goal: null,
    field: null,
    invocation: null,
    pc: null,
    card: null,
    burn: false,
    which: null,
    scenario: null,
    scene: null,
    resource: null,
    by: 1,
    amount: 1,
    move: null,
    npc: null,
    ally: null,
    foe: null,
    result: null,
    trump: null,
    other: null,
    opposition: null,
    against: "none",
    marks: [],
    risk: [],
    violence: false,
    dv: 0,
    woe: 0,
  };
}

const MARK_BITS = ["violence", "supernatural", "burn-offered", "burn-asked"];

/** What a phase begins with: the scenario's own figures, where it has them. */
export function begin(board: Board, options: readonly Family[]): Draft {
  const draft = blank();
  const listed: Listed | undefined = board.facts.listed;
  if (board.phase === "stakes") {
    const trumps = names(options, { do: "declare" }, "trump");
    const field = board.v.field ?? "none";
    draft.trump = trumps.length === 1 ? trumps[0]! : (listed?.trump ?? (trumps.includes(field) ? field : null));
    if (listed && names(options, { do: "declare" }, "against").includes(listed.against) && listed.against !== "none") {
      draft.against = listed.against;
      draft.opposition = listed.opposition;
    }
    if (listed) {
      draft.marks = MARK_BITS.filter((_, bit) => (listed.marks >> bit) & 1);
      draft.risk = Object.keys(listed.cost);
    }
  }
  if (board.phase === "difficulty") draft.dv = listedDv(board);
  if (board.phase === "free") draft.scene = nextScene(board, options);
  return draft;
}

/** The NPC's rating in the suit it opposes with, or what the scenario says; 0 where nothing is said. */
export function listedDv(board: Board): number {
  const suit = board.side("other").declared;
  if (board.against && suit) return board.facts.ratings?.[board.against]?.[suit] ?? 0;
  const listed = board.facts.listed;
  return listed && listed.against === "none" ? listed.dv : 0;
}

function nextScene(board: Board, options: readonly Family[]): string | null {
  const open = names(options, { do: "scene" }, "scene");
  return board.to && open.includes(board.to) ? board.to : (open[0] ?? null);
}

export interface Act {
  label: string;
  move?: Move;
  /** the words go with the move */
  said?: boolean;
  draft?: Partial<Draft>;
  /** the phase begins anew: its draft forgets what was begun */
  anew?: boolean;
  /** nothing to send: shows where the choice is */
  focus?: string;
  off?: boolean;
  /** how likely it succeeds, where that is shown: the main button is never the less likely one */
  chance?: number | undefined;
}
export interface Words {
  label: string;
  hint: string;
}
export interface Plan {
  title: string;
  main: Act | null;
  more?: Act | null;
  out?: Act | null;
  /** Escape forgets the draft */
  back?: boolean;
  /** the move invites words */
  words?: Words | null;
}
export interface Now {
  board: Board;
  options: readonly Family[];
  draft: Draft;
  ask: string;
}

const HAND = ".hand [data-choice]";
const PANEL = ".now [data-choice]";

/** What the options hold is named by its deed; else the button says what is wanting. */
export function act(now: Now, label: string, move: Move, wanting: string, said = false): Act {
  const ready = fits(now.options, move);
  return { label: ready ? label : wanting, move, off: !ready, said };
}
export const simple = (now: Now, label: string, verb: string, said = false): Act => ({
  label,
  move: { do: verb },
  said,
  off: !has(now.options, verb),
});
/** What has been begun, and can be left again. */
export const begun = (title: string, main: Act, more: Partial<Plan> = {}): Plan => ({
  title,
  main,
  out: { label: say("page-back"), draft: blank(), anew: true },
  back: true,
  ...more,
});
export const wait = (now: Now): Act => simple(now, say("page-nothing"), "wait");
export const callOff = (now: Now): Act => simple(now, say("texarkana-label-call-off"), "call-off");
const chooseCard = (): Act => ({ label: say("texarkana-page-choose-card"), focus: HAND });
export const who = (seat: string | null) => Number(seat ?? -1);
export const suit = suitOf;
export const goal = (now: Now, name: string | null) => now.board.goalCalled(name ?? "none");
const card = (name: string) => face(name).word;

/* ---- Before a card lies: wagers and traits, for tests and duels ---- */

function declaring(now: Now): Plan | null {
  const { doing, which } = now.draft;
  const sheet = now.board.me?.character;
  const its = (of: readonly { title: string }[] | undefined) =>
    thing(which, of?.[Number(which?.slice(-1)) - 1]?.title ?? "");
  if (doing === "use") {
    const label = say("texarkana-page-use", { trait: its(sheet?.traits) });
    return begun(`${label}?`, act(now, label, { do: "use", trait: which ?? "" }, say("texarkana-page-choose-trait")));
  }
  if (doing !== "characteristic" && doing !== "flaw") return null;
  const label =
    doing === "flaw"
      ? say("texarkana-label-flaw", { flaw: its(sheet?.flaws) })
      : say("texarkana-label-characteristic", { characteristic: its(sheet?.characteristics) });
  return begun(`${label}?`, act(now, label, { do: doing, [doing]: which ?? "" }, say("texarkana-page-choose-wager")));
}

/* ---- Players ---- */

function casting(now: Now): Plan {
  const { draft, board } = now;
  if (!draft.character)
    return {
      title: now.ask,
      main: { label: say("texarkana-page-choose-character"), focus: ".casting [data-choice]" },
    };
  const sheet = board.cards.characters?.[draft.character];
  const label = say("texarkana-page-play-character", {
    character: thing(draft.character, sheet?.title ?? draft.character),
  });
  const move: Move = draft.own
    ? { do: "rate", ...draft.own, character: draft.character }
    : { do: "choose", character: draft.character };
  const own = {
    will: Math.min(sheet?.will ?? 5, board.handMax),
    grit: sheet?.grit ?? 1,
    coin: sheet?.coin ?? 1,
    luck: sheet?.luck ?? 1,
  };
  return begun(`${label}?`, act(now, label, move, say("texarkana-page-taken")), {
    more: {
      label: say(draft.own ? "texarkana-page-as-pack" : "texarkana-page-own-figures"),
      draft: { own: draft.own ? null : own },
    },
  });
}

function playerFree(now: Now): Plan {
  const { draft } = now;
  if (draft.doing === "attempt")
    return begun(
      say("texarkana-part-goal", { goal: goal(now, draft.goal) }),
      act(
        now,
        say("texarkana-page-attempt", { suit: suit(draft.field) }),
        { do: "attempt", goal: draft.goal ?? "", field: draft.field ?? "" },
        say("texarkana-page-choose-suit"),
        true,
      ),
      { words: { label: say("texarkana-page-attempt-words"), hint: "" } },
    );
  if (draft.doing === "invoke") {
    const invocation = thing(
      draft.invocation,
      now.board.me?.character?.invocations[Number(draft.invocation?.slice(-1)) - 1]?.title ?? "",
    );
    return begun(
      say("texarkana-page-invocation", { invocation }),
      act(
        now,
        say("texarkana-page-invoke", { invocation }),
        { do: "invoke", invocation: draft.invocation ?? "", goal: draft.goal ?? "" },
        say("texarkana-page-choose-what-for"),
        true,
      ),
      { words: { label: say("texarkana-page-invoke-words"), hint: say("texarkana-page-invoke-hint") } },
    );
  }
  if (draft.doing === "challenge") {
    const label = say("texarkana-label-challenge", { who: who(draft.pc) });
    return begun(
      `${label}?`,
      act(now, label, { do: "challenge", pc: draft.pc ?? "" }, say("texarkana-page-choose-who"), true),
      { words: { label: say("texarkana-page-challenge-words"), hint: say("texarkana-page-challenge-hint") } },
    );
  }
  return { title: now.ask, main: { label: say("texarkana-page-choose-try"), focus: PANEL }, out: wait(now) };
}

function playing(now: Now): Plan {
  const { board, draft, options } = now;
  if (!draft.card)
    return { title: say("texarkana-page-play-for", { aim: board.aim }), main: chooseCard(), out: callOff(now) };
  const burns = names(options, { do: "play", card: draft.card }, "burn");
  const burn = burns.length === 1 ? burns[0]! : draft.burn ? "yes" : "no";
  const label = say("texarkana-page-play", { ...card(draft.card), burn: burn === "yes" });
  return begun(
    `${label}?`,
    act(now, label, { do: "play", card: draft.card, burn }, say("texarkana-page-choose-card"), true),
  );
}

/** One card of the hand goes; `label`: the deed. */
function one(now: Now, verb: string, label: (of: ReturnType<typeof card>) => string): Plan {
  const { draft } = now;
  if (!draft.card) return { title: now.ask, main: chooseCard() };
  return begun(
    `${label(card(draft.card))}?`,
    act(now, label(card(draft.card)), { do: verb, card: draft.card }, say("texarkana-page-choose-card")),
  );
}

function assist(now: Now): Plan {
  const { draft, board, options } = now;
  const pass: Act = { label: say("texarkana-label-pass"), move: { do: "pass" } };
  if (draft.card) {
    const total = board.side(board.asked).total + board.worth(draft.card);
    return begun(
      say("texarkana-page-play", { ...card(draft.card), burn: true }),
      act(
        now,
        say("texarkana-page-assist", { total }),
        { do: "assist", card: draft.card },
        say("texarkana-page-choose-card"),
        true,
      ),
    );
  }
  const title = now.ask;
  return has(options, "assist")
    ? { title, main: chooseCard(), out: pass }
    : { title: `${title} ${say("texarkana-page-cannot-assist")}`, main: pass };
}

function trump(now: Now): Plan {
  const may = has(now.options, "trump");
  const odds = now.board.odds(null);
  const stand: Act = {
    label: may ? say("texarkana-label-trump", { trump: false }) : say("page-go-on"),
    move: { do: "stand" },
    chance: odds?.stand,
  };
  const title = `${say("texarkana-ask-total", { total: now.board.side(now.board.asked).total })} ${say(may ? "texarkana-ask-trump-or-not" : "texarkana-ask-use")}`;
  if (!may) return { title, main: stand };
  const trump: Act = {
    label: say("texarkana-label-trump", { trump: true }),
    move: { do: "trump" },
    chance: odds?.trump,
  };
  /* without odds neither of the two is what Enter takes */
  return { title, main: odds ? trump : null, more: odds ? null : trump, out: stand };
}

function keep(now: Now): Plan {
  const { draft, board } = now;
  const toss = board.look.find((other) => other !== draft.card);
  if (!draft.card || !toss) return { title: say("texarkana-page-keep-which"), main: chooseCard() };
  return begun(
    say("texarkana-page-keep", card(draft.card)),
    act(
      now,
      say("texarkana-page-keep-discard", card(toss)),
      { do: "toss", card: toss },
      say("texarkana-page-choose-card"),
    ),
  );
}

/* ---- Who tells ---- */

function tell(now: Now): Plan {
  const { draft, options, board } = now;
  const success = board.result === "success";
  const words: Words = {
    label: say(success ? "texarkana-page-goes" : "texarkana-page-comes"),
    hint: say("texarkana-page-optional"),
  };
  const which = draft.resource as "will" | null;
  if ((draft.doing === "gain" || draft.doing === "take") && which) {
    const label =
      draft.doing === "gain"
        ? say("texarkana-label-gain", { amount: draft.amount, which })
        : say("texarkana-label-take", { amount: draft.amount, which });
    return begun(
      `${label}?`,
      act(
        now,
        label,
        { do: draft.doing, resource: which, amount: draft.amount },
        say(draft.doing === "gain" ? "texarkana-page-choose-gain" : "texarkana-page-choose-cost"),
      ),
    );
  }
  const title =
    board.kind === "duel" ? say("texarkana-page-duel-won") : say("texarkana-ask-tell", { dealer: !success });
  const telling: Act = { label: say("texarkana-page-tell"), move: { do: "narrate" }, said: true };
  if (has(options, "gain"))
    return {
      title: `${title} ${say("texarkana-ask-gain", { gain: board.gainsLeft })}`,
      main: { label: say("texarkana-page-choose-gain"), focus: PANEL },
      out: telling,
      words,
    };
  const taking = has(options, "take") ? say("texarkana-page-take") : title;
  /* what the scenario has a failure cost is one key away, as are the stakes */
  const cost = Object.entries(board.facts.listed?.cost ?? {}).find(([what]) =>
    (board.riskLeft as string[]).includes(what),
  );
  const move: Move = { do: "take", resource: cost?.[0] ?? "", amount: cost?.[1] ?? 0 };
  if (cost && fits(options, move))
    return {
      title: taking,
      main: { label: say("texarkana-label-take", { amount: cost[1], which: cost[0] as "will" }), move },
      out: telling,
      words,
    };
  return { title: taking, main: telling, words };
}

function consent(now: Now): Plan {
  const { draft, options, ask } = now;
  const refuse: Act = { label: say("texarkana-label-refuse"), move: { do: "refuse" } };
  if (has(options, "agree"))
    return { title: ask, main: { label: say("texarkana-label-agree"), move: { do: "agree" } }, out: refuse };
  const { violence } = draft;
  const move: Move = {
    do: "allow",
    trump: draft.trump ?? "",
    other: draft.other ?? "",
    violence: violence ? "yes" : "no",
  };
  return {
    title: ask,
    out: refuse,
    main: act(
      now,
      say("texarkana-label-allow", { suit: suit(draft.trump), other: suit(draft.other), violence }),
      move,
      say("texarkana-page-choose-trumps"),
      true,
    ),
  };
}

/* ---- Each phase ---- */

/** `dealers`: plan_dealer.ts, which a Dealer's screen has. */
export function plan(now: Now, dealers?: (now: Now) => Plan | null): Plan {
  const { board, ask: title } = now;
  const dealer = board.seat === 0;
  const first = dealer ? dealers?.(now) : ["card", "down", "trump"].includes(board.phase) ? declaring(now) : null;
  if (first) return first;
  switch (board.phase) {
    case "casting":
      return casting(now);
    case "free":
      return playerFree(now);
    case "shed":
      return one(now, "shed", (of) => say("texarkana-label-discard", of));
    case "card":
      return playing(now);
    case "assist":
      return assist(now);
    case "trump":
      return trump(now);
    case "tell":
      return tell(now);
    case "keep":
      return keep(now);
    case "consent":
      return consent(now);
    case "down":
      return one(now, "down", (of) => say("texarkana-label-down", of));
    case "after":
      return {
        title,
        main: simple(now, say("texarkana-label-next-session"), "next-session"),
        out: { label: say("texarkana-label-finish"), move: { do: "finish" } },
      };
    default:
      return { title: title || say("page-your-move"), main: null };
  }
}

/** Which verb a card of the hand would go to, and so whether it is open now. */
export function cardVerb(phase: string): string | null {
  return (
    ({ card: "play", assist: "assist", down: "down", shed: "shed", keep: "toss" } as Record<string, string>)[phase] ??
    null
  );
}

/** Why a card cannot be used now, in a few words. */
export function whyNot(board: Board, mine: boolean): string {
  const played = board.phase === "assist" && mine ? board.side(board.asked).played : null;
  return played
    ? say("texarkana-page-neither", card(played))
    : say(mine ? "texarkana-page-first" : "texarkana-page-not-yours");
}
