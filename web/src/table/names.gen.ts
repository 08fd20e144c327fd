// Made by scripts/types.mjs from the program's name tables; change those, not this.

// Bloodsport Gambler, edition 2
export type BloodsportPhase =
  | "deal" | "action" | "target" | "pay" | "risk" | "toss" | "effect" | "window" | "bet" | "uncover"
  | "unveil" | "dice" | "react" | "slips" | "settle" | "settled" | "fate" | "after" | "discard" | "over";
export type BloodsportVerb =
  | "discover" | "special" | "sabotage" | "react" | "look" | "aim" | "pay" | "rat" | "pass"
  | "pass-fight" | "bet" | "settle" | "discard" | "done" | "go-on" | "start-over" | "stop" | "shuffle"
  | "draw" | "fighter" | "weapon" | "secret" | "start" | "risk" | "toss" | "show-weapon" | "show-secret"
  | "show-sabotage" | "take-weapon" | "take-secret" | "uncover" | "unveil" | "unveil-done" | "dice"
  | "again" | "slips" | "settled" | "fate";
/** The names of each verb's arguments. */
export interface BloodsportArguments {
  "discover": "card";
  "special": "card";
  "sabotage": "card" | "on" | "shown";
  "react": "card" | "on";
  "look": "target" | "show";
  "aim": "target";
  "pay": "time" | "coin";
  "rat": never;
  "pass": never;
  "pass-fight": never;
  "bet": "fight" | "on" | "coin";
  "settle": "boxes";
  "discard": "card";
  "done": never;
  "go-on": never;
  "start-over": never;
  "stop": never;
  "shuffle": "deck";
  "draw": "to" | "card";
  "fighter": "on" | "card";
  "weapon": "on" | "card";
  "secret": "fight" | "card";
  "start": "first" | "second";
  "risk": "die";
  "toss": "card";
  "show-weapon": "on" | "card";
  "show-secret": "fight" | "card";
  "show-sabotage": "row" | "card";
  "take-weapon": "on" | "card";
  "take-secret": "fight" | "card";
  "uncover": "fight" | "left" | "right" | "secret";
  "unveil": "row" | "card";
  "unveil-done": never;
  "dice": "left" | "left-again" | "right" | "right-again";
  "again": "on" | "die" | "again";
  "slips": "a-1" | "a-2" | "a-3" | "b-1" | "b-2" | "b-3";
  "settled": "a" | "b";
  "fate": "of" | "die" | "again";
}
/** What a seat may know of the state. */
export interface BloodsportView {
  "fighter-deck": string[];
  "fighter-discard": string[];
  "weapon-known": Record<string, number>;
  "secret-known": Record<string, number>;
  "action-known": Record<string, number>;
  "bet-known": number[];
  "coin": number[];
  "fate": number[];
  "blows": number;
  "phase": string | null;
  "seats": number | null;
  "round": number | null;
  "stock": string | null;
  "guard": number | null;
  "caught": string | null;
  "first": number | null;
  "actor": number | null;
  "last": number | null;
  "passed": string[];
  "passed-fight": string[];
  "waiting": string[];
  "then": string | null;
  "time": (number | null)[];
  "chance": (number | null)[];
  "paid": string[][];
  "risk-cut": (number | null)[];
  "status": (string | null)[];
  "outcome": (string | null)[];
  "outcome-round": (number | null)[];
  "bets-made": (number | null)[];
  "bets-void": string[][];
  "fighter-at": Record<string, string | null>;
  "odds": number[];
  "winner": (string | null)[];
  "wounds": Record<string, number | null>;
  "mod-str": Record<string, number>;
  "mod-dex": Record<string, number>;
  "mod-life": Record<string, number>;
  "mod-die": Record<string, number>;
  "mod-twice": Record<string, number>;
  "mod-damage": Record<string, number>;
  "mod-type": Record<string, string | null>;
  "fight": string | null;
  "fight-round": number | null;
  "secret-new": string | null;
  "die": (number | null)[];
  "scored": (number | null)[];
  "round-die": number[];
  "round-twice": number[];
  "play-card": string | null;
  "play-row": string | null;
  "play-seat": number | null;
  "play-extra": number | null;
  "play-cut": number | null;
  "play-on": string | null;
  "play-want": number | null;
  "play-named": number | null;
  "play-target": (string | null)[];
  "play-shown": number | null;
  "play-time": number | null;
  "play-coin": number | null;
  "step": number | null;
  "sub": number | null;
  "row-count": number | null;
  "row-next": number | null;
  "row-on": (string | null)[];
  "row-owner": (number | null)[];
  "row-time": (number | null)[];
  "row-coin": (number | null)[];
  "row-extra": (number | null)[];
  "row-cut": (number | null)[];
  "row-tie": (string | null)[];
  "row-done": (string | null)[];
  "weapon-size": Record<string, number | null>;
  "secret-size": Record<string, number | null>;
  "action-size": Record<string, number | null>;
  "weapon-place": Record<string, string[]>;
  "secret-place": Record<string, string[]>;
  "action-place": Record<string, string[]>;
  "bet": (string | null)[];
  "settle": (number | null | "?")[];
}
export type BloodsportField = keyof BloodsportView;
export type BloodsportRule =
  | "stock";

// Gambler's Heart, edition 5
export type GamblersHeartPhase =
  | "renew" | "repatron" | "portent" | "portent-dice" | "list" | "consent" | "make" | "patron-die"
  | "crew" | "scene" | "pressed" | "obstacle" | "act" | "oracle" | "flashback" | "price" | "answer"
  | "hand" | "gm-die" | "reroll" | "turn-dice" | "raise" | "match" | "fold" | "gm-fold" | "show"
  | "invoke" | "judge" | "change" | "impose" | "unveil" | "doom" | "sacrifice" | "after-loss"
  | "showdown" | "peril" | "tip" | "new-patron" | "resolution" | "aces" | "over" | "carry";
export type GamblersHeartVerb =
  | "roll-portent" | "seed" | "tell-portent" | "propose" | "agree" | "disagree" | "ready" | "name"
  | "soul" | "patron" | "roll-patron" | "high-ace" | "step" | "cast" | "cast-idea" | "act" | "flashback"
  | "wait" | "favour" | "oracle" | "obstacle" | "press" | "showdown" | "endure" | "lift" | "victory"
  | "defeat" | "happens" | "needs-spell" | "allow" | "veto" | "stake" | "refuse" | "accept" | "back-out"
  | "keep" | "reroll" | "raise" | "stand" | "match" | "fold" | "stay" | "invoke" | "no-patron" | "reject"
  | "fit" | "impose" | "hold-back" | "change" | "leave" | "doom" | "sacrifice" | "decline" | "resolves"
  | "delays" | "pass" | "resolve" | "peril" | "vote" | "close-vote" | "next-quest" | "jacknarok" | "part"
  | "retire" | "go-on" | "portent" | "patron-rolled" | "obstacle-rolled" | "oracle-rolled" | "hand"
  | "gm-die" | "turn" | "show" | "unveil" | "show-ace" | "dispute" | "pass-over" | "last-call" | "lasts"
  | "begin-anew" | "stay-lost" | "carry" | "recall" | "recall-quest" | "fate" | "carry-on" | "come-back"
  | "write-obstacle" | "set-fortune" | "set-marks" | "set-alarms";
/** The names of each verb's arguments. */
export interface GamblersHeartArguments {
  "roll-portent": never;
  "seed": "quest";
  "tell-portent": never;
  "propose": "instead-of" | "patron";
  "agree": never;
  "disagree": never;
  "ready": never;
  "name": "person";
  "soul": "royalty" | "suit";
  "patron": "patron";
  "roll-patron": never;
  "high-ace": never;
  "step": never;
  "cast": "spell" | "size" | "fits";
  "cast-idea": "spell";
  "act": "as";
  "flashback": never;
  "wait": never;
  "favour": never;
  "oracle": "lean";
  "obstacle": never;
  "press": "gambler";
  "showdown": "gamblers";
  "endure": never;
  "lift": "spell";
  "victory": never;
  "defeat": never;
  "happens": never;
  "needs-spell": never;
  "allow": never;
  "veto": never;
  "stake": "to";
  "refuse": "why";
  "accept": never;
  "back-out": never;
  "keep": never;
  "reroll": "count" | "dice";
  "raise": "to";
  "stand": never;
  "match": never;
  "fold": never;
  "stay": never;
  "invoke": "patron";
  "no-patron": never;
  "reject": never;
  "fit": never;
  "impose": never;
  "hold-back": never;
  "change": "die" | "face";
  "leave": never;
  "doom": "gambler";
  "sacrifice": never;
  "decline": never;
  "resolves": never;
  "delays": never;
  "pass": never;
  "resolve": never;
  "peril": "gamblers";
  "vote": "use";
  "close-vote": never;
  "next-quest": never;
  "jacknarok": never;
  "part": never;
  "retire": never;
  "go-on": never;
  "portent": "place" | "means" | "aim" | "agent" | "edge";
  "patron-rolled": "gambler" | "patron";
  "obstacle-rolled": "die" | "which";
  "oracle-rolled": "die" | "other";
  "hand": "a" | "b" | "c" | "d" | "e";
  "gm-die": "die";
  "turn": "die" | "face";
  "show": "a" | "b" | "c" | "d" | "e" | "gm";
  "unveil": "patron";
  "show-ace": "gambler" | "which";
  "dispute": never;
  "pass-over": never;
  "last-call": never;
  "lasts": "spell";
  "begin-anew": never;
  "stay-lost": never;
  "carry": "fortune" | "won" | "lost";
  "recall": "fact";
  "recall-quest": "quest";
  "fate": "gambler" | "status" | "loss" | "known" | "shown" | "former";
  "carry-on": never;
  "come-back": never;
  "write-obstacle": "size" | "obstacle" | "cards" | "helps";
  "set-fortune": "number";
  "set-marks": "number";
  "set-alarms": "number";
}
/** What a seat may know of the state. */
export interface GamblersHeartView {
  "barred-ideas": string[][];
  "barred-named": string[][];
  "enduring-ideas": string[];
  "enduring-named": string[];
  "cast-ideas": string[];
  "cast-named": string[];
  "facts": string[];
  "patron-known": number[];
  "die-known": number;
  "gm-known": number;
  "waiting": string[];
  "involved": string[];
  "spent": string[];
  "passed": string[];
  "safe": string[];
  "peril": string[];
  "due": string[];
  "agreed": string[];
  "victories": string[];
  "defeats": string[];
  "heard": string[];
  "stays": string[];
  "royalty-used": string[];
  "suit-used": string[];
  "played": string[];
  "phase": string | null;
  "then": string | null;
  "gamblers": number | null;
  "quest": number | null;
  "quests": number | null;
  "impose": string | null;
  "flashback": string | null;
  "favour": string | null;
  "sealed": string | null;
  "step": string | null;
  "fortune": number | null;
  "beats": number | null;
  "showdowns": number | null;
  "actor": string | null;
  "focus": string | null;
  "pressed": string | null;
  "backed": string | null;
  "list": (string | null)[];
  "proposals": number | null;
  "proposed": string | null;
  "instead-of": string | null;
  "spells-named": number | null;
  "persons-named": number | null;
  "made": (string | null)[];
  "status": (string | null)[];
  "person": (string | null)[];
  "royalty": (string | null)[];
  "suit": (string | null)[];
  "aces": (number | null)[];
  "ace-person": (string | null)[];
  "last-known": (string | null)[];
  "moved-on": (string | null)[];
  "loss": (string | null)[];
  "vote": (string | null)[];
  "votes": number | null;
  "caster": string | null;
  "spell": string | null;
  "size": string | null;
  "fits": string | null;
  "stake": number | null;
  "initial-stake": number | null;
  "caster-stake": number | null;
  "gift": string | null;
  "rerolled": number | null;
  "turns-left": number | null;
  "invoked": string | null;
  "last-spell": string | null;
  "victim": string | null;
  "asked": number | null;
  "portent": (number | null)[];
  "seed": string | null;
  "obstacle": string | null;
  "which": number | null;
  "scene": number | null;
  "planned": string | null;
  "plans": number | null;
  "marks": number | null;
  "alarms": number | null;
  "as": string | null;
  "lean": string | null;
  "oracle": number | null;
  "tone": string | null;
  "shown": number | null;
  "held": string | null;
  "evening": number | null;
  "evenings": number | null;
  "come-back": number | null;
  "won-before": number | null;
  "lost-before": number | null;
  "former": (number | null)[];
  "written-cards": string | null;
  "written-helps": string | null;
  "patron": (string | null)[];
  "die": (string | null)[];
  "again": string[] | "?";
  "gm-die": number | null | "?";
}
export type GamblersHeartField = keyof GamblersHeartView;
export type GamblersHeartRule =
  | "quests" | "impose" | "flashback" | "favour" | "log" | "evening" | "evenings" | "come-back";

// Texarkana, edition 4
export type TexarkanaPhase =
  | "story" | "casting" | "deal" | "free" | "shed" | "stakes" | "difficulty" | "card" | "assist"
  | "trump" | "chain" | "reveal" | "answer" | "tell" | "draw" | "keep" | "consent" | "down" | "turn-up"
  | "tie" | "clash" | "after" | "over";
export type TexarkanaVerb =
  | "choose" | "rate" | "attempt" | "invoke" | "challenge" | "wait" | "agree" | "refuse"
  | "characteristic" | "flaw" | "use" | "play" | "down" | "call-off" | "assist" | "pass" | "trump"
  | "stand" | "narrate" | "toss" | "shed" | "scenario" | "call" | "change" | "enter" | "leave" | "bring"
  | "dismiss" | "clash" | "judge" | "no-cards" | "declare" | "difficulty" | "allow" | "take" | "scene"
  | "close-scene" | "next-session" | "finish" | "close-session" | "shuffle" | "draw" | "look" | "flip"
  | "reveal" | "turn-up" | "gain" | "buy" | "mood" | "set-goal" | "set-figure" | "set-grit" | "set-woe";
/** The names of each verb's arguments. */
export interface TexarkanaArguments {
  "choose": "character";
  "rate": "will" | "grit" | "coin" | "luck" | "character";
  "attempt": "goal" | "field";
  "invoke": "invocation" | "goal";
  "challenge": "pc";
  "wait": never;
  "agree": never;
  "refuse": never;
  "characteristic": "characteristic";
  "flaw": "flaw";
  "use": "trait";
  "play": "card" | "burn";
  "down": "card";
  "call-off": never;
  "assist": "card";
  "pass": never;
  "trump": never;
  "stand": never;
  "narrate": never;
  "toss": "card";
  "shed": "card";
  "scenario": "scenario";
  "call": "pc" | "goal" | "field";
  "change": "pc" | "resource" | "by";
  "enter": "pc";
  "leave": "pc";
  "bring": "npc";
  "dismiss": "against";
  "clash": "ally" | "foe";
  "judge": "goal" | "result";
  "no-cards": never;
  "declare": "trump" | "opposition" | "against" | "marks" | "risk";
  "difficulty": "dv" | "woe";
  "allow": "trump" | "other" | "violence";
  "take": "resource" | "amount";
  "scene": "scene";
  "close-scene": never;
  "next-session": never;
  "finish": never;
  "close-session": never;
  "shuffle": never;
  "draw": "to" | "card";
  "look": "to" | "card";
  "flip": "card";
  "reveal": "dv" | "woe";
  "turn-up": "card" | "other";
  "gain": "resource" | "amount";
  "buy": "buy";
  "mood": "against" | "mood";
  "set-goal": "goal";
  "set-figure": "pc" | "resource" | "number";
  "set-grit": "against" | "number";
  "set-woe": "number";
}
/** What a seat may know of the state. */
export interface TexarkanaView {
  "facts": string[];
  "total": Record<string, number>;
  "trumps": Record<string, string[]>;
  "bought": string[];
  "phase": string | null;
  "seats": number | null;
  "rule-woe": string | null;
  "rule-injuries-out": number | null;
  "rule-hand-max": number | null;
  "rule-skull-in-player-chain": string | null;
  "rule-dealer-unopposed-trump": string | null;
  "rule-assist-match": string | null;
  "rule-look-at-two": string | null;
  "rule-supernatural-burns": string | null;
  "rule-odds-shown": string | null;
  "rule-buys": string | null;
  "session": number | null;
  "scenario": string | null;
  "scene": string | null;
  "scenes": number | null;
  "to": string | null;
  "ending": string | null;
  "closing": string | null;
  "called-off": number | null;
  "woe": number | null;
  "waiting": string[];
  "actor": string | null;
  "in-scene": string[];
  "goals": Record<string, string | null>;
  "goal-tries": Record<string, number | null>;
  "goals-won": number | null;
  "goal-made": Record<string, string | null>;
  "cast": Record<string, string | null>;
  "cast-grit": Record<string, number | null>;
  "cast-out": string[];
  "cast-mood": Record<string, string | null>;
  "character": (string | null)[];
  "will": (number | null)[];
  "grit": (number | null)[];
  "coin": (number | null)[];
  "luck": (number | null)[];
  "injuries": (number | null)[];
  "trait-used": (number | null)[];
  "wagered": string[][];
  "invoked": string[][];
  "held": (string | null)[];
  "kind": string | null;
  "fighter": Record<string, string | null>;
  "test-goal": string | null;
  "field": string | null;
  "invocation": string | null;
  "declared": Record<string, string | null>;
  "against": string | null;
  "marks": string[];
  "risk": string[];
  "taken": string[];
  "wager": Record<string, string | null>;
  "traits": Record<string, string[]>;
  "bonus": Record<string, number>;
  "never-bust": Record<string, string | null>;
  "played": Record<string, string | null>;
  "burned": Record<string, string | null>;
  "assisted": Record<string, string | null>;
  "assistant": Record<string, string | null>;
  "side": string | null;
  "trumped": Record<string, string | null>;
  "busted": Record<string, string | null>;
  "flips": Record<string, number | null>;
  "initiator-flips": (string | null)[];
  "other-flips": (string | null)[];
  "tie": Record<string, string | null>;
  "ties": number | null;
  "result": string | null;
  "heights": Record<string, string[]>;
  "size": Record<string, number | null>;
  "dealer-rests": string | null;
  "gains-left": number | null;
  "takes-left": number | null;
  "test-scene": number | null;
  "duels": number | null;
  "place": Record<string, string[]>;
  "dv": number | null | "?";
  "woe-in": number | null | "?";
}
export type TexarkanaField = keyof TexarkanaView;
export type TexarkanaRule =
  | "woe" | "injuries-out" | "hand-max" | "skull-in-player-chain" | "dealer-unopposed-trump"
  | "assist-match" | "look-at-two" | "supernatural-burns" | "odds-shown" | "scenario" | "buys";

// 21, edition 6
export type TwentyOnePhase =
  | "story" | "build" | "chance-build" | "path" | "free" | "call" | "call-side" | "place" | "order"
  | "turn" | "aim" | "square" | "defence" | "deal" | "window" | "play" | "cheer" | "riposte" | "bonus"
  | "shield" | "reduce" | "within" | "remedy" | "wound" | "over" | "try" | "make";
export type TwentyOneVerb =
  | "hero" | "random" | "group" | "raise" | "learn" | "attune" | "spell" | "armor" | "equip" | "stow"
  | "name" | "done" | "move" | "flee" | "attack" | "cast" | "use" | "ready" | "swap" | "drop" | "dismiss"
  | "try" | "end-turn" | "wait" | "aim" | "sweep" | "square" | "defend" | "hit" | "hold" | "skill"
  | "alter" | "cheek" | "recompense" | "pass" | "discard" | "kind" | "suit" | "run" | "path" | "scene"
  | "fight" | "call" | "target" | "oppose" | "test" | "no-deal" | "shift" | "at" | "bring" | "leave"
  | "harm" | "mend" | "stun" | "alert" | "peace" | "onward" | "rest" | "finish" | "order" | "draw"
  | "top" | "shuffle" | "wound" | "edge" | "set-feet" | "set-stack" | "approach" | "room" | "lay"
  | "make" | "limit" | "dub" | "bear";
/** The names of each verb's arguments. */
export interface TwentyOneArguments {
  "hero": "hero";
  "random": never;
  "group": "group";
  "raise": "ability";
  "learn": "skill";
  "attune": "school";
  "spell": "spell";
  "armor": "armor";
  "equip": "slot" | "gear";
  "stow": "pocket" | "gear";
  "name": "hero";
  "done": never;
  "move": "row" | "column";
  "flee": never;
  "attack": "with" | "how";
  "cast": "spell" | "expert";
  "use": "from";
  "ready": "pocket" | "hand";
  "swap": "hand";
  "drop": "slot";
  "dismiss": "mark";
  "try": never;
  "end-turn": never;
  "wait": never;
  "aim": "at";
  "sweep": "at";
  "square": "row" | "column";
  "defend": "ability";
  "hit": never;
  "hold": never;
  "skill": "skill";
  "alter": "skill" | "hand" | "card" | "value";
  "cheek": "card" | "also";
  "recompense": "card";
  "pass": never;
  "discard": "card";
  "kind": "kind";
  "suit": "suit";
  "run": "run";
  "path": "way";
  "scene": "encounter";
  "fight": never;
  "call": "who";
  "target": "abilities" | "take" | "target" | "edge" | "tags";
  "oppose": "against" | "tags";
  "test": "abilities" | "take" | "edge";
  "no-deal": never;
  "shift": "who";
  "at": "row" | "column";
  "bring": "beast";
  "leave": "who";
  "harm": "who";
  "mend": "who";
  "stun": "who";
  "alert": "who";
  "peace": never;
  "onward": never;
  "rest": never;
  "finish": never;
  "order": "who";
  "draw": "who" | "card";
  "top": "who" | "card";
  "shuffle": "who";
  "wound": "who" | "card";
  "edge": "who" | "by";
  "set-feet": "number";
  "set-stack": "who" | "pocket" | "number";
  "approach": "approach" | "who";
  "room": "rows" | "columns";
  "lay": "ground" | "row" | "column" | "to-row" | "to-column";
  "make": "who";
  "limit": "number";
  "dub": "foe";
  "bear": "wound" | "byname";
}
/** What a seat may know of the state. */
export interface TwentyOneView {
  "deck": Record<string, string[]>;
  "discard": Record<string, string[]>;
  "pile": Record<string, string[]>;
  "laid": string[];
  "skills": Record<string, string[]>;
  "used": Record<string, string[]>;
  "facts": string[];
  "spells": Record<string, string[]>;
  "moves": number;
  "attacked": Record<string, string[]>;
  "targets": string[];
  "settled": string[];
  "beaten-by": string[];
  "answers": string[];
  "window": string[];
  "passed": string[];
  "to-ask": string[];
  "turns-taken": number;
  "phase": string | null;
  "seats": number | null;
  "rule-critical": number | null;
  "rule-foes-hidden": string | null;
  "rule-single-twice": string | null;
  "rule-shared-decks": string | null;
  "rule-feet": number | null;
  "rule-defence": string | null;
  "rule-difficulty": string | null;
  "run": string | null;
  "run-at": number | null;
  "rested-at": number | null;
  "encounter": string | null;
  "defeats": number | null;
  "fights-won": number | null;
  "scenes": number | null;
  "ending": string | null;
  "fights": number | null;
  "aftermath": string | null;
  "acts": number | null;
  "desk": number | null;
  "waiting": string[];
  "actor": string | null;
  "step": string | null;
  "builder": string | null;
  "kind": Record<string, number | null>;
  "being": Record<string, string | null>;
  "side": Record<string, string | null>;
  "aware": Record<string, string | null>;
  "row": Record<string, string | null>;
  "column": Record<string, string | null>;
  "deck-of": Record<string, string | null>;
  "top": Record<string, string | null>;
  "base-limit": Record<string, number | null>;
  "abilities": (number | null)[];
  "attuned-to": Record<string, string | null>;
  "armor": Record<string, string | null>;
  "slots": (string | null)[];
  "slot-counts": (number | null)[];
  "pockets": (string | null)[];
  "pocket-counts": (number | null)[];
  "kit": (string | null)[];
  "coated": Record<string, string[]>;
  "marks": Record<string, string[]>;
  "turns-left": (number | null)[];
  "edge": Record<string, number | null>;
  "conflict": string | null;
  "order": (string | null)[];
  "delaying": (string | null)[];
  "delay-left": Record<string, number | null>;
  "plan-kind": Record<string, string | null>;
  "plan-what": Record<string, number | null>;
  "plan-gear": Record<string, string | null>;
  "plan-how": Record<string, number | null>;
  "plan-expert": Record<string, number | null>;
  "mover": string | null;
  "feet": number | null;
  "has-moved": string | null;
  "has-acted": string | null;
  "has-swapped": string | null;
  "has-tried": string | null;
  "has-dropped": number | null;
  "act-kind": string | null;
  "act-who": string | null;
  "act-what": number | null;
  "act-gear": string | null;
  "act-how": string | null;
  "act-expert": number | null;
  "completion": string | null;
  "at-row": string | null;
  "at-column": string | null;
  "deal": string | null;
  "party": Record<string, string | null>;
  "tested": Record<string, string | null>;
  "target": number | null;
  "tags": string[];
  "held": Record<string, string | null>;
  "owed": Record<string, number | null>;
  "owed-first": string | null;
  "hand-count": Record<string, number | null>;
  "hands": (string | null)[];
  "hand-set": (number | null)[];
  "hand-change": number[];
  "hand-soul": (number | null)[];
  "first-gone": Record<string, string | null>;
  "sturdy": Record<string, number | null>;
  "critical": Record<string, string | null>;
  "playing": string | null;
  "asked": string | null;
  "cheerer": string | null;
  "busted": Record<string, string | null>;
  "result": string | null;
  "stage": string | null;
  "blow": string | null;
  "loser": string | null;
  "bonus": number | null;
  "reduce": number | null;
  "lingers": string | null;
  "call-abilities": Record<string, string[]>;
  "call-take": Record<string, string | null>;
  "call-edge": Record<string, number>;
  "desk-who": string | null;
  "back-to": string | null;
  "circumstance": Record<string, number>;
  "tried": string[];
  "approach": string | null;
  "harm": number | null;
  "rule-wounds": number | null;
  "wound": (string | null)[];
  "byname": (string | null)[];
  "struck": (string | null)[];
  "deeds": (number | null)[];
}
export type TwentyOneField = keyof TwentyOneView;
export type TwentyOneRule =
  | "critical" | "foes-hidden" | "single-twice" | "shared-decks" | "feet" | "defence" | "difficulty"
  | "story" | "wounds";
