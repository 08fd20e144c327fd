/* What is to be decided, and which button does what. Always true: which moves there are, and what they and what is begun of them
 * are called, is the game's (table/making.ts); here stands where an answer is picked and which button comes first. */
import { begun, chosen, deed, open, type Deed, type Making, type Picked, type Plan } from "../table/making";
import { has, names } from "../table/options";
import type { Family } from "../table/wire";
import { say } from "../voice/voice";
import { face, thing, type Board } from "./view";

export interface Now extends Making {
  board: Board;
  /** the question of the phase */
  ask: string;
}
const HAND = ".hand [data-choice]";
const PANEL = ".now [data-choice]";
const CARD_VERBS: Record<string, string> = { card: "play", assist: "assist", down: "down", shed: "shed", keep: "toss" };
/** Which verb a card of the hand would go to. */
export const cardVerb = (phase: string): string | null => CARD_VERBS[phase] ?? null;

/** Where nothing is picked: nobody opposes, and the scene that the story moves on to is opened, or the first. */
export function lacking(board: Board, options: readonly Family[]): Partial<Picked> {
  const scenes = names(options, { do: "scene" }, "scene");
  return { against: "none", scene: scenes.find((name) => name === board.to) ?? scenes[0] };
}

/** What is asked for beside a move that is little without words, or a hint. */
export const wordsFor = (verb: string, won: boolean): { label: string; hint: string } | null => {
  const label = (words: string, hint = "") => ({ label: words, hint });
  switch (verb) {
    case "attempt":
      return label(say("texarkana-page-attempt-words"));
    case "invoke":
      return label(say("texarkana-page-invoke-words"), say("texarkana-page-invoke-hint"));
    case "challenge":
      return label(say("texarkana-page-challenge-words"), say("texarkana-page-challenge-hint"));
    case "call":
      return label(say("texarkana-page-call-words"));
    case "declare":
      return label(say("texarkana-page-failure-brings"));
    case "narrate":
      return label(say(won ? "texarkana-page-goes" : "texarkana-page-comes"), say("texarkana-page-optional"));
    default:
      return null;
  }
};

/** A card of the hand is chosen first. */
function hand(now: Now, out: Deed | null = null, title = now.ask): Plan {
  const { board, draft } = now;
  const verb = CARD_VERBS[board.phase]!;
  if (!draft["card"]) return { title, main: { label: say("texarkana-page-choose-card"), focus: HAND }, out };
  const card = String(draft["card"]);
  const more = { said: verb === "play" || verb === "assist", chance: board.odds(card)?.stand };
  if (verb !== "play") return begun(now, verb, more);
  /* without its odds: they stand beside it */
  const burn = chosen(now, verb).part["burn"] === "yes";
  const label = say("texarkana-label-play", { ...face(card).word, burn });
  return { ...begun(now, verb, { ...more, label }), title: now.title(verb) };
}

function keep(now: Now): Plan {
  const kept = now.draft["card"];
  const toss = now.board.look.find((other) => other !== kept);
  if (!kept || !toss) return hand(now, null, say("texarkana-page-keep-which"));
  const label = say("texarkana-page-keep-discard", face(toss).word);
  return begun({ ...now, draft: { ...now.draft, card: toss } }, "toss", { label });
}

function casting(now: Now): Plan {
  const { draft, board } = now;
  const character = draft["character"];
  if (typeof character !== "string")
    return {
      title: now.ask,
      main: { label: say("texarkana-page-choose-character"), focus: ".casting [data-choice]" },
    };
  const sheet = board.cards.characters?.[character];
  const own = draft.do === "rate";
  const figures: Partial<Picked> = sheet
    ? { will: Math.min(sheet.will, board.handMax), grit: sheet.grit, coin: sheet.coin, luck: sheet.luck }
    : {};
  const label = say("texarkana-page-play-character", { character: thing(character, sheet?.title ?? character) });
  return {
    ...begun(now, own ? "rate" : "choose", { label }),
    more: own
      ? { label: say("texarkana-page-as-pack"), pick: { do: "choose" } }
      : { label: say("texarkana-page-own-figures"), pick: { do: "rate", ...figures } },
  };
}

function trump(now: Now): Plan {
  const odds = now.board.odds(null);
  const may = has(now.options, "trump");
  const label = may ? say("texarkana-label-trump", { trump: false }) : say("page-go-on");
  const stand = deed(now, "stand", { label, chance: odds?.stand });
  if (!may) return { title: now.ask, main: stand };
  const it = deed(now, "trump", { label: say("texarkana-label-trump", { trump: true }), chance: odds?.trump });
  /* without odds neither of the two is what Enter takes */
  return { title: now.ask, main: odds ? it : null, more: odds ? null : it, out: stand };
}

/** Who tells: what the success brings, or the failure costs, comes before. */
function tell(now: Now): Plan {
  const telling = deed(now, "narrate", { said: true, label: say("texarkana-page-tell") });
  if (has(now.options, "gain"))
    return { title: now.ask, main: { label: say("texarkana-page-choose-gain"), focus: PANEL }, out: telling };
  return now.said(null).move?.do === "take"
    ? { title: now.ask, main: deed(now, "take"), out: telling }
    : { title: now.ask, main: telling };
}

const phases: Record<string, (now: Now) => Plan> = {
  casting,
  keep,
  trump,
  tell,
  shed: hand,
  down: hand,
  card: (now) => hand(now, open(now, "call-off"), say("texarkana-page-play-for", { aim: now.board.aim })),
  assist: (now) =>
    has(now.options, "assist")
      ? hand(now, deed(now, "pass"))
      : { title: `${now.ask} ${say("texarkana-page-cannot-assist")}`, main: deed(now, "pass") },
  free: (now) => ({
    title: now.ask,
    main: { label: say("texarkana-page-choose-try"), focus: PANEL },
    out: open(now, "wait"),
  }),
  consent: (now) => ({
    title: now.ask,
    main: open(now, "agree") ?? deed(now, "allow", { said: true }),
    out: open(now, "refuse"),
  }),
  after: (now) => ({ title: now.ask, main: deed(now, "next-session"), out: open(now, "finish") }),
};

/** What is begun by a verb of its own; the rest by phase. `dealers`: plan_dealer.ts, which a Dealer's screen has. */
export function plan(now: Now, dealers?: Record<string, (now: Now) => Plan>): Plan {
  const { board, draft } = now;
  const phase = dealers?.[board.phase] ?? phases[board.phase];
  const whole = board.phase === "casting" || draft.do === null || !has(now.options, draft.do);
  if (!whole) return begun(now, draft.do!, { said: !WAGERS.has(draft.do!) });
  return phase?.(now) ?? { title: now.ask || say("page-your-move"), main: null };
}
const WAGERS = new Set(["characteristic", "flaw", "use", "gain", "take"]);

/** Why a card cannot be used now, in a few words. */
export function whyNot(board: Board, mine: boolean): string {
  const played = board.phase === "assist" && mine ? board.side(board.asked).played : null;
  return played
    ? say("texarkana-page-neither", face(played).word)
    : say(mine ? "texarkana-page-first" : "texarkana-page-not-yours");
}
