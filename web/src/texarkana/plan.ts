/* What is to be decided, and what each button would do. Always true: a move stands on a button only as the options hold
 * it; what has been chosen but not sent is the draft, and lives nowhere else. */
import { fits, has, names, span } from "../table/options";
import type { Family, Move } from "../table/wire";
import { face, resourceTitle, signed, type Board, type Listed } from "./view";

/** What a person has begun, where one move is put together of several answers. */
export type Doing = "attempt" | "invoke" | "challenge" | "characteristic" | "flaw" | "use" | "call" | "change" | "people" | "bring" | "dismiss"
  | "clash" | "judge" | "close" | "session" | "take" | "gain";
export interface Draft {
  doing: Doing | null;
  character: string | null; own: { will: number; grit: number; coin: number; luck: number } | null;
  goal: string | null; field: string | null; invocation: string | null; pc: string | null;
  card: string | null; burn: boolean; which: string | null;
  scenario: string | null; scene: string | null; resource: string | null; by: number; amount: number;
  move: string | null; npc: string | null; ally: string | null; foe: string | null; result: string | null;
  trump: string | null; other: string | null; opposition: string | null; against: string; marks: string[]; risk: string[]; violence: boolean;
  dv: number; woe: number;
}
export function blank(): Draft {
  return {
    doing: null, character: null, own: null, goal: null, field: null, invocation: null, pc: null, card: null, burn: false, which: null,
    scenario: null, scene: null, resource: null, by: 1, amount: 1, move: null, npc: null, ally: null, foe: null, result: null,
    trump: null, other: null, opposition: null, against: "none", marks: [], risk: [], violence: false, dv: 0, woe: 0,
  };
}

const MARK_BITS = ["violence", "supernatural", "burn-offered", "burn-asked"];

/** What a phase begins with: the scenario's own figures, where it has them. */
export function begin(board: Board, options: readonly Family[]): Draft {
  const draft = blank();
  const listed: Listed | undefined = board.facts.listed;
  if (board.phase === "stakes") {
    const trumps = names(options, { do: "declare" }, "trump");
    const field = String(board.v.field ?? "none");
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

/** TX-C2: the NPC's rating in the suit it opposes with, or what the scenario says; 0 where nothing is said. */
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
  /** nothing to send: shows where the choice is */
  focus?: string;
  off?: boolean;
  /** how likely it succeeds, where that is shown: the main button is never the less likely one */
  chance?: number | undefined;
}
export interface Words { label: string; hint: string }
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
export interface Now { board: Board; options: readonly Family[]; draft: Draft; prompt: string; person: (seat: number) => string }

const backAct: Act = { label: "Back", draft: blank() };
const HAND = ".hand [data-choice]";
const PANEL = ".now [data-choice]";

function act(now: Now, label: string, move: Move, wanting: string, said = false): Act {
  const ready = fits(now.options, move);
  return { label: ready ? label : wanting, move, off: !ready, said };
}
const who = (now: Now, seat: string | null) => (seat === null ? "" : now.person(Number(seat)));
const suit = (now: Now, name: string | null) => (name && name !== "none" ? now.board.suit(name).title : "");
const goal = (now: Now, name: string | null) => (name === null ? "" : now.board.goalTitle(name));
/** A long prompt is not a heading: its first sentence is. */
export function heading(prompt: string): [string, string] {
  const cut = prompt.length > 100 ? prompt.search(/[.?!:](\s|$)/) + 1 : 0;
  return cut > 0 ? [prompt.slice(0, cut), prompt.slice(cut).trim()] : [prompt, ""];
}

/* ---- Before a card lies: wagers and traits, for tests and duels ---- */

function declaring(now: Now): Plan | null {
  const { board, draft } = now;
  const which = draft.which ?? "";
  const nth = Number(which.slice(-1)) - 1;
  const sheet = board.me?.character;
  if (draft.doing === "use") {
    const title = sheet?.traits[nth]?.title ?? "a trait";
    return { title: `Declare ${title}?`, main: act(now, `Declare ${title}`, { do: "use", trait: which }, "Choose a trait"), out: backAct, back: true };
  }
  if (draft.doing === "characteristic" || draft.doing === "flaw") {
    const flaw = draft.doing === "flaw";
    const title = (flaw ? sheet?.flaws : sheet?.characteristics)?.[nth]?.title ?? "";
    return {
      title: `Wager 1 ${flaw ? "Will" : "Luck"} on ${title}?`, out: backAct, back: true,
      main: act(now, `Wager 1 ${flaw ? "Will" : "Luck"}`, flaw ? { do: "flaw", flaw: which } : { do: "characteristic", characteristic: which }, "Choose what to wager on"),
    };
  }
  return null;
}

/* ---- Players ---- */

function casting(now: Now): Plan {
  const { draft, board } = now;
  const title = draft.character ? (board.cards.characters?.[draft.character]?.title ?? draft.character) : "";
  if (!draft.character) return { title: now.prompt, main: { label: "Choose a character", focus: ".casting [data-choice]" } };
  const move: Move = draft.own ? { do: "rate", ...draft.own, character: draft.character } : { do: "choose", character: draft.character };
  const sheet = board.cards.characters?.[draft.character];
  const own = { will: Math.min(sheet?.will ?? 5, board.handMax), grit: sheet?.grit ?? 1, coin: sheet?.coin ?? 1, luck: sheet?.luck ?? 1 };
  return {
    title: `Play ${title}?`, back: true, main: act(now, `Play ${title}`, move, "Another plays this character"),
    more: draft.own ? { label: "As the pack has it", draft: { own: null } } : { label: "With figures of your own", draft: { own } }, out: backAct,
  };
}

function playerFree(now: Now): Plan {
  const { draft, options } = now;
  const nothing: Act = { label: "Nothing for now", move: { do: "wait" }, off: !has(options, "wait") };
  if (draft.doing === "attempt") {
    const move: Move = { do: "attempt", goal: draft.goal ?? "", field: draft.field ?? "" };
    return {
      title: goal(now, draft.goal), back: true, out: backAct, main: act(now, `Try it by ${suit(now, draft.field)}`, move, "Choose a field of use", true),
      words: { label: "Your aim, and what it would change", hint: "" },
    };
  }
  if (draft.doing === "invoke") {
    const title = now.board.me?.character?.invocations[Number(draft.invocation?.slice(-1)) - 1]?.title ?? "";
    const move: Move = { do: "invoke", invocation: draft.invocation ?? "", goal: draft.goal ?? "" };
    return {
      title: `Invocation: ${title}`, back: true, out: backAct, main: act(now, `Invoke ${title}`, move, "Choose what it is for", true),
      words: { label: "What it is to do", hint: "Tomes are trump; the card is burned; a failure gives the Dealer 1 Woe." },
    };
  }
  if (draft.doing === "challenge")
    return {
      title: `Against ${who(now, draft.pc)}?`, back: true, out: backAct, main: act(now, `Challenge ${who(now, draft.pc)}`, { do: "challenge", pc: draft.pc ?? "" }, "Choose whom", true),
      words: { label: "Why", hint: "It happens only if the other player and the Dealer agree." },
    };
  return { title: now.prompt, main: { label: "Choose what to try", focus: PANEL }, out: nothing };
}

function playing(now: Now): Plan {
  const { board, draft, options } = now;
  const begun = declaring(now);
  if (begun) return begun;
  const off: Act = { label: "Call it off", move: { do: "call-off" }, off: !has(options, "call-off") };
  if (!draft.card) return { title: `Play a card: ${board.aim}`, main: { label: "Choose a card", focus: HAND }, out: off };
  const burns = names(options, { do: "play", card: draft.card }, "burn");
  const burn = burns.length === 1 ? burns[0]! : draft.burn ? "yes" : "no";
  const title = board.cardTitle(draft.card);
  return {
    title: `${burn === "yes" ? "Burn" : "Play"} the ${title}?`, back: true, out: backAct,
    main: act(now, `${burn === "yes" ? "Burn" : "Play"} the ${title}`, { do: "play", card: draft.card, burn }, "Choose a card", true),
  };
}

function down(now: Now): Plan {
  const begun = declaring(now);
  if (begun) return begun;
  const { draft, board } = now;
  if (!draft.card) return { title: now.prompt, main: { label: "Choose a card", focus: HAND } };
  return { title: `Lay the ${board.cardTitle(draft.card)} face down?`, back: true, out: backAct, main: act(now, "Lay it face down", { do: "down", card: draft.card }, "Choose a card") };
}

function assist(now: Now): Plan {
  const { draft, board, options } = now;
  const pass: Act = { label: "Do not assist", move: { do: "pass" } };
  if (draft.card) {
    const total = board.side(board.asked).total + face(draft.card).value;
    return {
      title: `Burn the ${board.cardTitle(draft.card)}?`, back: true, out: backAct,
      main: act(now, `Assist: a total of ${total}`, { do: "assist", card: draft.card }, "Choose a card", true),
    };
  }
  const [title] = heading(now.prompt);
  return has(options, "assist") ? { title, main: { label: "Choose a card", focus: HAND }, out: pass } : { title: `${title} You have no card of that suit or value.`, main: pass };
}

function trump(now: Now): Plan {
  const begun = declaring(now);
  if (begun) return begun;
  const may = has(now.options, "trump");
  const odds = now.board.odds(null);
  const stand: Act = { label: may ? "Do not trump" : "Go on", move: { do: "stand" }, chance: odds?.stand };
  const total = now.board.side(now.board.asked).total;
  if (!may) return { title: `Your cards total ${total}. Declare what helps, or go on.`, main: stand };
  const trump: Act = { label: "Trump", move: { do: "trump" }, chance: odds?.trump };
  /* without odds neither of the two is what Enter takes */
  return { title: `Your cards total ${total}. Do you trump?`, main: odds ? trump : null, more: odds ? null : trump, out: stand };
}

function shed(now: Now): Plan {
  const { draft, board } = now;
  if (!draft.card) return { title: now.prompt, main: { label: "Choose a card", focus: HAND } };
  return { title: `Discard the ${board.cardTitle(draft.card)}?`, back: true, out: backAct, main: act(now, "Discard it", { do: "shed", card: draft.card }, "Choose a card") };
}

function keep(now: Now): Plan {
  const { draft, board } = now;
  const toss = board.look.find((card) => card !== draft.card);
  if (!draft.card || !toss) return { title: "Two cards: which do you keep?", main: { label: "Choose a card", focus: HAND } };
  return {
    title: `Keep the ${board.cardTitle(draft.card)}?`, back: true, out: backAct,
    main: act(now, `Keep it, discard the ${board.cardTitle(toss)}`, { do: "toss", card: toss }, "Choose a card"),
  };
}

/* ---- Who tells ---- */

function tell(now: Now): Plan {
  const { draft, options, board } = now;
  const success = board.result === "success";
  const words: Words = { label: success ? "How it goes" : "What comes of it", hint: "Optional." };
  if (draft.doing === "gain" && draft.resource) {
    const what = `${draft.amount} ${resourceTitle[draft.resource]}`;
    return { title: `Gain ${what}?`, back: true, out: backAct, main: act(now, `Gain ${what}`, { do: "gain", resource: draft.resource, amount: draft.amount }, "Choose what you gain") };
  }
  if (draft.doing === "take" && draft.resource) {
    const what = draft.resource === "injury" ? "an Injury" : `${draft.amount} ${resourceTitle[draft.resource]}`;
    return { title: `The failure costs ${what}?`, back: true, out: backAct, main: act(now, `Take ${what}`, { do: "take", resource: draft.resource, amount: draft.amount }, "Choose what it costs") };
  }
  const title = board.kind === "duel" ? "You win: tell how it goes" : success ? "Success: tell how it goes" : "Failure: tell what comes of it";
  const telling: Act = { label: "Tell it, and go on", move: { do: "narrate" }, said: true };
  if (has(options, "gain"))
    return { title: `${title}. There is ${board.gainsLeft} to gain beyond what was agreed`, main: { label: "Choose what you gain", focus: PANEL }, out: telling, words };
  /* what the scenario has a failure cost is one key away, as are the stakes */
  const cost = Object.entries(board.facts.listed?.cost ?? {}).find(([what]) => board.riskLeft.includes(what));
  if (cost && fits(options, { do: "take", resource: cost[0], amount: cost[1] })) {
    const what = cost[0] === "injury" ? "an Injury" : `${cost[1]} ${resourceTitle[cost[0]]}`;
    return { title: "Failure: take what was at risk, then tell it", main: { label: `Take ${what}, as the scenario has it`, move: { do: "take", resource: cost[0], amount: cost[1] } }, out: telling, words };
  }
  return { title: has(options, "take") ? "Failure: take what was at risk, then tell it" : title, main: telling, words };
}

function consent(now: Now): Plan {
  const { draft, options, board } = now;
  const refuse: Act = { label: "Refuse", move: { do: "refuse" } };
  if (has(options, "agree")) return { title: now.prompt, main: { label: "Agree", move: { do: "agree" } }, out: refuse };
  const move: Move = { do: "allow", trump: draft.trump ?? "", other: draft.other ?? "", violence: draft.violence ? "yes" : "no" };
  return {
    title: `Do you allow it: ${board.aim}?`, out: refuse,
    main: act(now, `Allow it: ${suit(now, draft.trump)} against ${suit(now, draft.other)}`, move, "Choose both trumps", true),
  };
}

/* ---- The Dealer ---- */

function dealerFree(now: Now): Plan {
  const { draft, options, board, prompt } = now;
  const back = true;
  const plans: Partial<Record<Doing, () => Plan>> = {
    call: () => {
      const move: Move = { do: "call", pc: draft.pc ?? "", goal: draft.goal ?? "", field: draft.field ?? "" };
      return {
        title: "Ask for a test", main: act(now, `Ask ${who(now, draft.pc)} for ${suit(now, draft.field)}`, move, "Choose who, for what, and how", true),
        words: { label: "What you ask for", hint: "" },
      };
    },
    change: () => {
      const named = `${who(now, draft.pc)}: ${draft.resource === "injury" ? "Injuries" : resourceTitle[draft.resource ?? ""] ?? ""} ${signed(draft.by)}`;
      return { title: "Change a sheet", main: act(now, named, { do: "change", pc: draft.pc ?? "", resource: draft.resource ?? "", by: draft.by }, "Choose whose, and what", true) };
    },
    people: () => {
      const verb = draft.move ?? "enter";
      return { title: "Who is in the scene", main: act(now, `${who(now, draft.pc)} ${verb === "enter" ? "comes in" : "leaves"}`, { do: verb, pc: draft.pc ?? "" }, "Choose who", true) };
    },
    bring: () => ({ title: "An NPC comes in", main: act(now, `${board.cards.npcs?.[draft.npc ?? ""]?.title ?? ""} comes in`, { do: "bring", npc: draft.npc ?? "" }, "Choose an NPC", true) }),
    dismiss: () => ({ title: "An NPC goes", main: act(now, `${board.npcTitle(draft.npc ?? "")} goes`, { do: "dismiss", against: draft.npc ?? "" }, "Choose an NPC", true) }),
    clash: () => ({
      title: "NPC against NPC: one flip, red favours the Posse",
      main: act(now, `${board.npcTitle(draft.ally ?? "")} against ${board.npcTitle(draft.foe ?? "")}`, { do: "clash", ally: draft.ally ?? "", foe: draft.foe ?? "" }, "Choose both", true),
    }),
    judge: () => ({
      title: "A goal is decided without a test",
      main: act(now, `${goal(now, draft.goal)}: ${draft.result}`, { do: "judge", goal: draft.goal ?? "", result: draft.result ?? "" }, "Choose a goal, and how it ends", true),
    }),
    close: () => ({ title: "Close the scene?", main: act(now, "Close the scene", { do: "close-scene" }, "Not now", true) }),
    session: () => ({ title: "End the session?", main: act(now, "End the session", { do: "close-session" }, "Not now", true) }),
  };
  const begun = draft.doing ? plans[draft.doing] : undefined;
  if (begun) return { out: backAct, back, ...begun() };
  const wait: Act | null = has(options, "wait") ? { label: "Nothing for now", move: { do: "wait" } } : null;
  if (board.sceneName === null) {
    const ends = board.to?.startsWith("ending") || !has(options, "scene");
    const end: Act = { label: ends ? "End the session: the story closes" : "End the session", ...(ends ? { move: { do: "close-session" }, said: true } : { draft: { doing: "session" as const } }) };
    const scene: Act = act(now, `Open ${board.sceneCalled(draft.scene ?? "")}`, { do: "scene", scene: draft.scene ?? "" }, "Choose a scene", true);
    return { title: prompt, main: ends ? end : scene, more: ends ? null : wait, out: ends ? wait : end };
  }
  const close: Act = { label: "Close the scene", move: { do: "close-scene" }, said: true, off: !has(options, "close-scene") };
  const ask: Act = { label: "Ask for a test", draft: { doing: "call" }, off: !has(options, "call") };
  if (board.to) return { title: prompt, main: close, out: wait };
  if (wait) return { title: prompt, main: wait, more: has(options, "call") ? ask : null, out: close };
  return { title: prompt, main: has(options, "call") ? ask : close, out: has(options, "call") ? close : null };
}

function stakes(now: Now): Plan {
  const { draft, board } = now;
  const opposed = draft.against !== "none";
  const move: Move = { do: "declare", trump: draft.trump ?? "", opposition: opposed ? (draft.opposition ?? "") : "none", against: draft.against, marks: draft.marks, risk: draft.risk };
  const versus = opposed ? ` against ${suit(now, draft.opposition)}` : ", unopposed";
  return {
    title: `${now.person(board.fighters[0] ?? 1)} tries: ${board.aim}`,
    main: act(now, `Declare ${suit(now, draft.trump)}${versus}`, move, draft.trump ? "Choose what it opposes with" : "Choose the trump suit", true),
    out: { label: "No cards needed", move: { do: "no-cards" }, said: true }, words: { label: "What failure brings", hint: "" },
  };
}

function difficulty(now: Now): Plan {
  const most = span(now.options, { do: "difficulty" }, "woe")?.max ?? 0;
  const woe = most ? ` and ${now.draft.woe === most ? `all ${most}` : now.draft.woe} Woe` : "";
  return {
    title: "How hard is it? Only you see this", out: { label: "Call it off", move: { do: "call-off" } },
    main: act(now, `Note DV ${signed(now.draft.dv)}${woe}`, { do: "difficulty", dv: now.draft.dv, woe: now.draft.woe }, "Choose a DV"),
  };
}

export function plan(now: Now): Plan {
  const { board, options, draft, prompt } = now;
  const dealer = board.seat === 0;
  switch (board.phase) {
    case "story":
      return { title: prompt, main: act(now, draft.scenario === "free" ? "Play at a free table" : `Play ${board.cards.scenarios?.[draft.scenario ?? ""]?.title ?? ""}`, { do: "scenario", scenario: draft.scenario ?? "" }, "Choose a story") };
    case "casting": return casting(now);
    case "free": return dealer ? dealerFree(now) : playerFree(now);
    case "shed": return shed(now);
    case "stakes": return stakes(now);
    case "difficulty": return difficulty(now);
    case "card":
      return dealer ? { title: prompt, main: has(options, "wait") ? { label: "Nothing for now", move: { do: "wait" } } : null, out: { label: "Call it off", move: { do: "call-off" }, off: !has(options, "call-off") } } : playing(now);
    case "assist": return assist(now);
    case "trump": return trump(now);
    case "tell": return tell(now);
    case "keep": return keep(now);
    case "consent": return consent(now);
    case "down": return down(now);
    case "after": return { title: prompt, main: { label: "Play another session", move: { do: "next-session" }, off: !has(options, "next-session") }, out: { label: "Leave it at that", move: { do: "finish" } } };
    default: return { title: prompt || `It is your move`, main: null };
  }
}

/** Which verb a card of the hand would go to, and so whether it is open now. */
export function cardVerb(phase: string): string | null {
  return ({ card: "play", assist: "assist", down: "down", shed: "shed", keep: "toss" } as Record<string, string>)[phase] ?? null;
}

/** Why a card cannot be used now, in a few words. */
export function whyNot(board: Board, mine: boolean): string {
  if (board.phase === "assist" && mine) {
    const played = board.side(board.asked).played;
    return played ? `Neither the suit nor the value of the ${board.cardTitle(played)}` : "Not now";
  }
  return mine ? "First choose what to do" : "Not your move";
}
