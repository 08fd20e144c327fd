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
export type BloodsportField =
  | "fighter-deck" | "fighter-discard" | "weapon-known" | "secret-known" | "action-known" | "bet-known"
  | "coin" | "fate" | "blows" | "phase" | "seats" | "round" | "stock" | "guard" | "caught" | "first"
  | "actor" | "last" | "passed" | "passed-fight" | "waiting" | "then" | "time" | "chance" | "paid"
  | "risk-cut" | "status" | "outcome" | "outcome-round" | "bets-made" | "bets-void" | "fighter-at"
  | "odds" | "winner" | "wounds" | "mod-str" | "mod-dex" | "mod-life" | "mod-die" | "mod-twice"
  | "mod-damage" | "mod-type" | "fight" | "fight-round" | "secret-new" | "die" | "scored" | "round-die"
  | "round-twice" | "play-card" | "play-row" | "play-seat" | "play-extra" | "play-cut" | "play-on"
  | "play-want" | "play-named" | "play-target" | "play-shown" | "play-time" | "play-coin" | "step"
  | "sub" | "row-count" | "row-next" | "row-on" | "row-owner" | "row-time" | "row-coin" | "row-extra"
  | "row-cut" | "row-tie" | "row-done" | "weapon-size" | "secret-size" | "action-size" | "weapon-place"
  | "secret-place" | "action-place" | "bet" | "settle";
export type BloodsportRule =
  | "stock";

// Gambler's Heart, edition 2
export type GamblersHeartPhase =
  | "renew" | "repatron" | "portent" | "portent-dice" | "list" | "consent" | "make" | "patron-die"
  | "crew" | "scene" | "pressed" | "obstacle" | "act" | "oracle" | "flashback" | "price" | "answer"
  | "hand" | "gm-die" | "reroll" | "turn-dice" | "raise" | "match" | "fold" | "gm-fold" | "show"
  | "invoke" | "judge" | "change" | "impose" | "unveil" | "doom" | "sacrifice" | "after-loss"
  | "showdown" | "peril" | "tip" | "new-patron" | "resolution" | "aces" | "over";
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
  | "begin-anew" | "stay-lost";
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
}
export type GamblersHeartField =
  | "barred-ideas" | "barred-named" | "enduring-ideas" | "enduring-named" | "cast-ideas" | "cast-named"
  | "patron-known" | "die-known" | "gm-known" | "waiting" | "involved" | "spent" | "passed" | "safe"
  | "peril" | "due" | "agreed" | "victories" | "defeats" | "heard" | "stays" | "royalty-used"
  | "suit-used" | "phase" | "then" | "gamblers" | "quest" | "quests" | "impose" | "flashback" | "favour"
  | "sealed" | "step" | "fortune" | "beats" | "showdowns" | "actor" | "focus" | "pressed" | "backed"
  | "list" | "proposals" | "proposed" | "instead-of" | "spells-named" | "persons-named" | "made"
  | "status" | "person" | "royalty" | "suit" | "aces" | "last-known" | "moved-on" | "loss" | "vote"
  | "votes" | "caster" | "spell" | "size" | "fits" | "stake" | "initial-stake" | "caster-stake" | "gift"
  | "rerolled" | "turns-left" | "invoked" | "last-spell" | "victim" | "asked" | "portent" | "seed"
  | "obstacle" | "which" | "scene" | "planned" | "plans" | "marks" | "alarms" | "as" | "lean" | "oracle"
  | "tone" | "shown" | "held" | "patron" | "die" | "again" | "gm-die";
export type GamblersHeartRule =
  | "quests" | "impose" | "flashback" | "favour" | "log";

// Texarkana, edition 2
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
  | "reveal" | "turn-up" | "gain";
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
}
export type TexarkanaField =
  | "total" | "trumps" | "phase" | "seats" | "rule-woe" | "rule-injuries-out" | "rule-hand-max"
  | "rule-skull-in-player-chain" | "rule-dealer-unopposed-trump" | "rule-assist-match"
  | "rule-look-at-two" | "rule-supernatural-burns" | "rule-odds-shown" | "session" | "scenario" | "scene"
  | "scenes" | "to" | "ending" | "closing" | "called-off" | "woe" | "waiting" | "actor" | "in-scene"
  | "goals" | "goal-tries" | "goals-won" | "cast" | "cast-grit" | "cast-out" | "character" | "will"
  | "grit" | "coin" | "luck" | "injuries" | "trait-used" | "wagered" | "invoked" | "kind" | "fighter"
  | "test-goal" | "field" | "invocation" | "declared" | "against" | "marks" | "risk" | "taken" | "wager"
  | "traits" | "bonus" | "never-bust" | "played" | "burned" | "assisted" | "assistant" | "side"
  | "trumped" | "busted" | "flips" | "initiator-flips" | "other-flips" | "tie" | "ties" | "result"
  | "heights" | "size" | "dealer-rests" | "gains-left" | "takes-left" | "test-scene" | "duels" | "place"
  | "dv" | "woe-in";
export type TexarkanaRule =
  | "woe" | "injuries-out" | "hand-max" | "skull-in-player-chain" | "dealer-unopposed-trump"
  | "assist-match" | "look-at-two" | "supernatural-burns" | "odds-shown" | "scenario";

// 21, edition 2
export type TwentyOnePhase =
  | "story" | "build" | "chance-build" | "path" | "free" | "call" | "call-side" | "place" | "order"
  | "turn" | "aim" | "square" | "defence" | "deal" | "window" | "play" | "cheer" | "riposte" | "bonus"
  | "shield" | "reduce" | "within" | "remedy" | "wound" | "over";
export type TwentyOneVerb =
  | "hero" | "random" | "group" | "raise" | "learn" | "attune" | "spell" | "armor" | "equip" | "stow"
  | "name" | "done" | "move" | "flee" | "attack" | "cast" | "use" | "ready" | "swap" | "drop" | "dismiss"
  | "try" | "end-turn" | "wait" | "aim" | "sweep" | "square" | "defend" | "hit" | "hold" | "skill"
  | "alter" | "cheek" | "recompense" | "pass" | "discard" | "kind" | "suit" | "run" | "path" | "scene"
  | "fight" | "call" | "target" | "oppose" | "test" | "no-deal" | "shift" | "at" | "bring" | "leave"
  | "harm" | "mend" | "stun" | "alert" | "peace" | "onward" | "rest" | "finish" | "order" | "draw"
  | "top" | "shuffle" | "wound" | "edge";
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
}
export type TwentyOneField =
  | "deck" | "discard" | "pile" | "laid" | "skills" | "spells" | "used" | "moves" | "attacked"
  | "targets" | "settled" | "beaten-by" | "answers" | "window" | "passed" | "to-ask" | "turns-taken"
  | "phase" | "seats" | "rule-critical" | "rule-foes-hidden" | "rule-single-twice" | "rule-shared-decks"
  | "rule-feet" | "rule-defence" | "rule-difficulty" | "run" | "run-at" | "rested-at" | "encounter"
  | "defeats" | "fights-won" | "scenes" | "ending" | "fights" | "aftermath" | "acts" | "desk" | "waiting"
  | "actor" | "step" | "builder" | "kind" | "being" | "side" | "aware" | "row" | "column" | "deck-of"
  | "top" | "base-limit" | "abilities" | "attuned-to" | "armor" | "slots" | "slot-counts" | "pockets"
  | "pocket-counts" | "kit" | "coated" | "marks" | "turns-left" | "edge" | "conflict" | "order"
  | "delaying" | "delay-left" | "plan-kind" | "plan-what" | "plan-gear" | "plan-how" | "plan-expert"
  | "mover" | "feet" | "has-moved" | "has-acted" | "has-swapped" | "has-tried" | "has-dropped"
  | "act-kind" | "act-who" | "act-what" | "act-gear" | "act-how" | "act-expert" | "completion" | "at-row"
  | "at-column" | "deal" | "party" | "tested" | "target" | "tags" | "held" | "owed" | "owed-first"
  | "hand-count" | "hands" | "hand-set" | "hand-change" | "hand-soul" | "first-gone" | "sturdy"
  | "critical" | "playing" | "asked" | "cheerer" | "busted" | "result" | "stage" | "blow" | "loser"
  | "bonus" | "reduce" | "lingers" | "call-abilities" | "call-take" | "call-edge" | "desk-who"
  | "back-to" | "circumstance";
export type TwentyOneRule =
  | "critical" | "foes-hidden" | "single-twice" | "shared-decks" | "feet" | "defence" | "difficulty"
  | "story";
