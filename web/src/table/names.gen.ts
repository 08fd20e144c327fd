// Made by scripts/types.mjs from the program's name tables; change those, not this.

// Bloodsport Gambler, edition 1
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
