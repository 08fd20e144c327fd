### table fighter
### table weapon
### table secret
### table action
### table side none left right
### table kind discover special react sabotage
### table stat str dex best worst
### table deck fighters weapons secrets actions
### table target weapon secret sabotage fighter
### table result won lost caught
### table moment action bet uncover risk settle round

## ---- Names ----
# How the reader is told of a seat: $as is you, other (the one other player) or numbered; asked for by NAME($who).
-seat = { $as ->
    [master] the GM
    [named] { $name }
    [thing] the { $name }
    [nobody] nobody
    [you] { $case ->
        [possessive] your
       *[plain] you
    }
    [other] { $case ->
        [possessive] the other gambler’s
       *[plain] the other gambler
    }
   *[numbered] { $case ->
        [possessive] gambler { $number }’s
       *[plain] gambler { $number }
    }
}
# How a list is joined: a, b and c; a, b or c; and sentences in one line: a; b; c.
-list = { $joint ->
    [and] { " and " }
    [or] { " or " }
    [or-more] ,{ " " }
   *[and-more] ,{ " " }
}
# Things have no article in English; $title is the pack’s.
-fighter = { $case ->
    [possessive] { $ends ->
        [s] { $title }'
       *[other] { $title }'s
    }
   *[plain] { $title }
}
-fighter-none = nobody
-kind-discover = Discover
-kind-special = Special
-kind-react = React
-kind-sabotage = Sabotage
-stat-str = STR
-stat-dex = DEX
-stat-best = BEST
-stat-worst = WORST
-side-left = left
-side-right = right
-deck-fighters = Fighters
-deck-weapons = Weapons
-deck-secrets = Secrets
-deck-actions = Actions
-result-won = won
-result-lost = lost
-result-caught = lost to the guards

## ---- Parts: pieces that several messages use; never said alone ----
# $kind kind, $risk number, $no-risk flag
bloodsport-part-kind = { $no-risk ->
    [yes] { NAME($kind) }, No Risk
   *[no] { NAME($kind) }, Risk { $risk }
}
# $time number, $coin number
bloodsport-part-tokens = { $time ->
    [0] { $coin ->
        [0] nothing
       *[other] { $coin } Coin
    }
   *[other] { $coin ->
        [0] { $time } Time
       *[other] { $time } Time and { $coin } Coin
    }
}
# $what target, $on fighter, $number number
bloodsport-part-target = { $what ->
    [weapon] { NAME($on, case: "possessive") } Weapon
    [secret] the Secret of Fight { $number }
    [sabotage] Sabotage { $number }
   *[fighter] { NAME($on) }
}
# $weapon weapon, $stat stat, $damage number
bloodsport-part-weapon = { NAME($weapon) }, { NAME($stat) }, Damage { $damage }
# $card action, $kind kind, $risk number, $no-risk flag
bloodsport-part-card = { NAME($card) } ({ bloodsport-part-kind })
# $secret secret
bloodsport-part-secret = { NAME($secret) }
# $coin number, $on fighter
bloodsport-part-bet = { $coin } Coin on { NAME($on) }
# $need number, $percent number
bloodsport-part-caught = { $need ->
    [1] caught on a 1, { $percent }%
    [6] always caught
   *[other] caught on 1 to { $need }, { $percent }%
}
    .bare = { $need ->
        [1] caught on a 1
        [6] always caught
       *[other] caught on 1 to { $need }
    }

## ---- Tell: what players do ----
# $who seat, $card action, $kind kind, $risk number, $no-risk flag
bloodsport-tell-card = { $who ->
    [you] You play { NAME($card) } ({ bloodsport-part-kind }).
   *[other] { NAME($who, at: "start") } plays { NAME($card) } ({ bloodsport-part-kind }).
}
# $who seat, $card action, $kind kind, $risk number, $no-risk flag, $on fighter
bloodsport-tell-card-on = { $who ->
    [you] You play { NAME($card) } on { NAME($on) } ({ bloodsport-part-kind }).
   *[other] { NAME($who, at: "start") } plays { NAME($card) } on { NAME($on) } ({ bloodsport-part-kind }).
}
# $who seat, $card action?, $on fighter, $side side, $fight number
bloodsport-tell-sabotage = { $card ->
    [hidden] { NAME($who, at: "start") } lays a Sabotage face down beside { NAME($on) }, { NAME($side) } in Fight { $fight }.
   *[other] { $who ->
        [you] You lay { NAME($card) } beside { NAME($on) }, { NAME($side) } in Fight { $fight }.
       *[other] { NAME($who, at: "start") } lays { NAME($card) } beside { NAME($on) }, { NAME($side) } in Fight { $fight }.
    }
}
# $who seat, $what target, $on fighter, $number number, $both flag
bloodsport-tell-choose = { $who ->
    [you] { $both ->
        [yes] You choose { bloodsport-part-target }, for both of you to see.
       *[no] You choose { bloodsport-part-target }.
    }
   *[other] { $both ->
        [yes] { NAME($who, at: "start") } chooses { bloodsport-part-target }, for both to see.
       *[no] { NAME($who, at: "start") } chooses { bloodsport-part-target }.
    }
}
# $who seat, $time number, $coin number
bloodsport-tell-pay = { $who ->
    [you] You lay { bloodsport-part-tokens } on it.
   *[other] { NAME($who, at: "start") } lays { bloodsport-part-tokens } on it.
}
# $who seat
bloodsport-tell-rat = { $who ->
    [you] You rat to the guards: that’s 1 Chance gone, and the Guard Level is 1.
   *[other] { NAME($who, at: "start") } rats to the guards: that’s 1 Chance gone, and the Guard Level is 1.
}
# $who seat
bloodsport-tell-bet-sealed = { NAME($who, case: "possessive", at: "start") } slip is sealed.
# $who seat, $fight number, $coin number, $on fighter
bloodsport-tell-bet = { $who ->
    [you] Fight { $fight }: you bet { bloodsport-part-bet }.
   *[other] Fight { $fight }: { NAME($who) } bets { bloodsport-part-bet }.
}
# $who seat, $coin number
bloodsport-tell-settle = { $who ->
    [you] { $coin ->
        [0] You choose to skip the payment.
       *[other] You choose to pay { $coin } Coin.
    }
   *[other] { $coin ->
        [0] { NAME($who, at: "start") } chooses to skip the payment.
       *[other] { NAME($who, at: "start") } chooses to pay { $coin } Coin.
    }
}

## ---- Tell: what chance does ----
# $who seat, $card action?
bloodsport-tell-draw = { $card ->
    [hidden] { NAME($who, at: "start") } draws a card.
   *[other] { $who ->
        [you] You draw { NAME($card) }.
       *[other] { NAME($who, at: "start") } draws { NAME($card) }.
    }
}
# $ratio number
bloodsport-tell-odds = { $ratio ->
    [1] The odds are 1:1, with no favourite.
   *[other] The odds are { $ratio }:1.
}
# $who seat, $card action, $die number, $need number
bloodsport-tell-risk-caught = { $who ->
    [you] Risk roll: { $die }, and it takes more than { $need }. You’re caught, and { NAME($card) } does nothing.
   *[other] Risk roll: { $die }, and it takes more than { $need }. { NAME($who, at: "start") } is caught, and { NAME($card) } does nothing.
}
# What a card does, as its .text or the pack says it.
# $card action
bloodsport-tell-card-text = { TRAIT($card, "text") }
# $who seat, $what target, $on fighter, $number number, $seen text
bloodsport-tell-look-see = { $who ->
    [you] You look at { bloodsport-part-target }: { $seen }.
   *[other] { NAME($who, at: "start") } looks at { bloodsport-part-target }: { $seen }.
}
# $left number, $right number, $on fighter, $damage number
bloodsport-tell-wounds = { $damage ->
    [0] The scores are { $left } to { $right }: { NAME($on) } is hit, but not hurt.
    [one] The scores are { $left } to { $right }: { NAME($on) } takes 1 Wound.
   *[other] The scores are { $left } to { $right }: { NAME($on) } takes { $damage } Wounds.
}
# $who seat, $bets list
bloodsport-tell-slip = { NAME($who, case: "possessive", at: "start") } slip: { LIST($bets) }.
# $coin number, $on fighter, $result result
bloodsport-part-slip-bet = { $coin } Coin on { NAME($on) } ({ NAME($result) })
# $change number, $more flag, $coin number
bloodsport-tell-slip-sum = { $more ->
    [yes] That makes { $change } Coin more, { $coin } in all.
   *[no] That makes { $change } Coin less, { $coin } in all.
}
# $who seat, $boxes list of number, $open list of number
bloodsport-tell-paid = { $who ->
    [you] You pay { LIST($boxes) }. Still open: { LIST($open) }.
   *[other] { NAME($who, at: "start") } pays { LIST($boxes) }. Still open: { LIST($open) }.
}
# $who seat, $chance number
bloodsport-tell-skipped = { $who ->
    [you] { $chance ->
        [0] You skip the payment and have no Chance left.
       *[other] You skip the payment and have { $chance } Chance left.
    }
   *[other] { $chance ->
        [0] { NAME($who, at: "start") } skips the payment and has no Chance left.
       *[other] { NAME($who, at: "start") } skips the payment and has { $chance } Chance left.
    }
}
# $die number, $again number
bloodsport-tell-fate = { $again ->
    [0] The die of fate shows { $die }.
   *[other] The die of fate shows { $die } and { $again }, and the higher counts.
}

## ---- Ask: what the reader has to decide ----
# $time number, $coin number, $guard number
bloodsport-ask-action = Play a card, or pass for this phase. You have { bloodsport-part-tokens }; the Guard Level is { $guard }.
# $guard number, $chance number, $then moment, $fight number
bloodsport-ask-rat = { $then ->
    [bet] The Guard Level is { $guard }. Do you rat to the guards before bets are placed, for 1 of your { $chance } Chance?
    [uncover] The Guard Level is { $guard }. Do you rat to the guards before Fight { $fight } begins, for 1 of your { $chance } Chance?
    [risk] The Guard Level is { $guard }. Do you rat to the guards before this Sabotage rolls, for 1 of your { $chance } Chance?
    [settle] The Guard Level is { $guard }. Do you rat to the guards before the moneylenders come, for 1 of your { $chance } Chance?
    [round] The Guard Level is { $guard }. Do you rat to the guards before the next round, for 1 of your { $chance } Chance?
   *[action] The Guard Level is { $guard }. Do you rat to the guards, for 1 of your { $chance } Chance?
}

## ---- Label: what the reader may do; .short is for a button ----
# $time number, $coin number, $risk number, $guard number, $need number, $percent number
bloodsport-label-pay = Lay { bloodsport-part-tokens }: Risk { $risk } and Guard Level { $guard }, { bloodsport-part-caught }
    .short = Lay { bloodsport-part-tokens }
# $coin number, $on fighter, $gain number, $percent number
bloodsport-label-bet = Bet { bloodsport-part-bet }: wins { $gain } Coin, { $percent }% of the time as far as you know
    .bare = Bet { bloodsport-part-bet }: wins { $gain } Coin
    .short = Bet { bloodsport-part-bet }

## ---- Why: why not, said where it is refused ----

## ---- Board: the table in words ----
# $fight number, $ratio number, $favoured side
bloodsport-board-fight = { $favoured ->
    [left] Fight { $fight }: odds { $ratio }:1 on the left.
    [right] Fight { $fight }: odds { $ratio }:1 on the right.
   *[none] Fight { $fight }: odds 1:1, no favourite.
}
# What stands beside a Fighter, in one line of pieces: $has. $side left or right, $on the Fighter
# $side side, $on fighter, $has list
bloodsport-board-fighter = { NAME($side, at: "start") }: { NAME($on) }, { LIST($has, type: "more") }.
# $rank number, $str number, $dex number, $life number
bloodsport-part-stats = Rank { $rank }, STR { $str }, DEX { $dex }, LIFE { $life }
# $wounds number
bloodsport-part-wounds = { $wounds ->
    [one] 1 Wound
   *[other] { $wounds } Wounds
}
# $by signed
bloodsport-part-rolls-with = rolls with { $by }
# $weapon weapon?, $stat stat?, $damage number
bloodsport-part-armed = { $weapon ->
    [hidden] Weapon face down
   *[other] { $stat ->
        [hidden] { NAME($weapon) }
       *[other] { NAME($weapon) } ({ NAME($stat) }, Damage { $damage })
    }
}
# $who seat, $row number, $on fighter, $card action?
bloodsport-board-sabotage = { $card ->
    [hidden] { NAME($who, case: "possessive", at: "start") } Sabotage { $row }, beside { NAME($on) }: face down.
   *[other] { NAME($who, case: "possessive", at: "start") } Sabotage { $row }, beside { NAME($on) }: { NAME($card) }.
}
# $cards list of action
bloodsport-board-hand = Your hand: { LIST($cards) }.

# $seats list of seat
bloodsport-board-seats = At the table: { LIST($seats) }.

## ---- Terms: what a word of the rules means; .same are other words for it ----
# $risk number
bloodsport-term-risk = Risk: how dangerous a card is, { $risk } at most. Each Time or Coin you lay on it takes 1 off. The card works if a die shows more than the Risk that is left plus the Guard Level.
    .same = risk-roll
bloodsport-term-guard-level = Guard Level: how alert the guards are.
    .same = guard, guards, level
