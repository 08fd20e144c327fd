/* What is to be decided, and which button does what. Always true: which moves there are, and what they and what is begun of them
 * are called, is the game's (table/making.ts); here stands where an answer is picked and which button comes first. */
import { begun, deed, NOTHING, open, row, type Deed, type Making, type Picked, type Plan } from "../table/making";
import { has, names } from "../table/options";
import type { Family } from "../table/wire";
import { say } from "../voice/voice";
import type { Board } from "./view";

export interface Now extends Making {
  board: Board;
  /** the question of the phase */
  ask: string;
  /** the question that stands above */
  asked?: string | undefined;
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

/** The verbs that words go with. */
const SPOKEN = new Set(
  [
    "attempt",
    "invoke",
    "challenge",
    "call",
    "declare",
    "narrate",
    "play",
    "assist",
    "allow",
    "no-cards",
    "change",
    "set-goal",
  ].concat(["enter", "leave", "bring", "dismiss", "clash", "judge", "scene", "close-scene", "close-session"]),
);
export const spoken = (of: Deed | null | undefined) => SPOKEN.has(of?.move?.do ?? "");
const ASKED = ["attempt", "invoke", "challenge", "call", "declare", "set-goal"] as const;
/** What is asked for beside a move that is little without words. */
export function wordsFor(verb: string, won: boolean): string {
  const asked = ASKED.find((name) => name === verb);
  if (verb === "narrate") return say(won ? "texarkana-page-goes" : "texarkana-page-comes");
  return asked ? say(`texarkana-page-${asked}-words`) : "";
}

/** Something is chosen first, and here. */
const first = (label: string, focus: string): Plan => ({ main: { label, focus } });

/** A card of the hand is chosen first. */
function hand(now: Now): Plan {
  const verb = CARD_VERBS[now.board.phase]!;
  const card = now.draft["card"];
  if (!card) return first(say("texarkana-page-choose-card"), HAND);
  const plan = begun(now, verb, { chance: now.board.odds(String(card))?.stand });
  /* its odds stand beside it */
  return verb === "play" ? { ...plan, title: now.title(verb) } : plan;
}

function keep(now: Now): Plan {
  const kept = now.draft["card"];
  const toss = now.board.look.find((other) => other !== kept);
  const title = say("texarkana-page-keep-which");
  if (!kept || !toss) return { ...hand({ ...now, draft: NOTHING }), title };
  const label = say("texarkana-page-keep-discard", now.board.said(toss));
  return { ...begun({ ...now, draft: { ...now.draft, card: toss } }, "toss", { label }), title };
}

function casting(now: Now): Plan {
  const { draft, board } = now;
  if (!draft["character"]) return first(say("texarkana-page-choose-character"), ".casting [data-choice]");
  const own = draft.do === "rate";
  const { will = 0, grit = 0, coin = 0, luck = 0 } = board.cards.characters?.[String(draft["character"])] ?? {};
  return {
    ...begun(now, own ? "rate" : "choose"),
    title: now.ask,
    more: own
      ? { label: say("texarkana-page-as-pack"), pick: { do: "choose" } }
      : {
          label: say("texarkana-page-own-figures"),
          pick: { do: "rate", will: Math.min(will, board.handMax), grit, coin, luck },
        },
  };
}

function trump(now: Now): Plan {
  const odds = now.board.odds(null);
  const stand = deed(now, "stand", { chance: odds?.stand });
  const it = open(now, "trump", { chance: odds?.trump });
  if (!it) return { main: stand };
  /* without odds neither of the two is what Enter takes */
  return { main: odds ? it : null, more: odds ? null : it, out: stand };
}

/** Who tells: what the success brings, or the failure costs, comes before. */
function tell(now: Now): Plan {
  const telling = deed(now, "narrate");
  if (has(now.options, "gain")) return { ...first(say("texarkana-page-choose-gain"), PANEL), out: telling };
  return now.said(null).move?.do === "take" ? { main: deed(now, "take"), out: telling } : { main: telling };
}

const phases: Record<string, (now: Now) => Plan> = {
  casting,
  keep,
  trump,
  tell,
  shed: hand,
  down: hand,
  card: (now) => {
    const plan = { out: open(now, "call-off"), ...hand(now) };
    return plan.back ? plan : { ...plan, title: say("texarkana-page-play-for", { aim: now.board.aim }) };
  },
  assist: (now) =>
    has(now.options, "assist")
      ? { out: deed(now, "pass"), ...hand(now) }
      : { title: `${now.ask} ${say("texarkana-page-cannot-assist")}`, main: deed(now, "pass") },
  free(now) {
    const [aim, wait] = [first(say("texarkana-page-choose-try"), PANEL), open(now, "wait")];
    /* where no goal is left, to wait moves the story on */
    const goals = names(now.options, { do: "attempt" }, "goal").some((goal) => goal !== "none");
    return goals || !wait ? { ...aim, out: wait } : { main: wait };
  },
  consent: (now) => row(now, { main: ["agree", "allow"], out: "refuse" }),
  after: (now) => row(now, { main: "next-session", out: "finish" }),
};

/** A test begins with a suit, each of which is a button of its own: this one's. */
export const attempted = (now: Now, field: string): Deed => deed({ ...now, draft: { ...now.draft, field } }, "attempt");
const attempt = (now: Now): Plan => ({ ...begun(now, "attempt"), main: null });

/** What is begun by a verb of its own; the rest by phase. `dealers`: plan_dealer.ts, which a Dealer's screen has. */
export function plan(now: Now, dealers?: Record<string, (now: Now) => Plan>): Plan {
  const { board, draft } = now;
  const begins = board.phase !== "casting" && draft.do !== null && has(now.options, draft.do);
  /* a name that is new has no label of the game's */
  const named = draft.do === "set-goal" && draft["goal"] ? { label: now.title("set-goal") } : {};
  if (begins) return draft.do === "attempt" ? attempt(now) : begun(now, draft.do!, named);
  return (dealers?.[board.phase] ?? phases[board.phase])?.(now) ?? { main: null };
}

/** Why a card of the hand cannot be used now, in a few words. */
export function whyNot(board: Board): string {
  const played = board.phase === "assist" && board.side(board.asked).played;
  return played ? say("texarkana-page-neither", board.said(played)) : say("texarkana-page-first");
}
