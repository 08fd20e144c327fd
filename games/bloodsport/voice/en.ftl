### All that people read of Bloodsport Gambler, in English: the language of reference. It declares the slots of each message
### ("# $who seat, $on fighter?": ? = may be hidden from the reader). The form: docs/messages.md.

### table fighter
### table weapon
### table secret
### table action
### table side left right
### table type discover special react sabotage
### table stat str dex best worst
### table deck fighters weapons secrets actions
### table target weapon secret sabotage fighter
### table result won lost caught
### table moment action bet uncover risk settle round
### table wager equal favourite underdog
### table odds left even right
### table phase deal action bet fight settle reset fate

## ---- Names ----

# How the reader is told of a seat: $as is you, other (the one other player) or numbered.
-seat = { $as ->
    [you] { $case ->
        [possessive] your
       *[plain] you
    }
    [other] { $case ->
        [possessive] the other gambler's
       *[plain] the other gambler
    }
   *[numbered] { $case ->
        [possessive] gambler { $number }'s
       *[plain] gambler { $number }
    }
}
# How a list is joined: a, b and c; a, b or c; and pieces that have commas of their own.
-list = { $joint ->
    [and] { " and " }
    [or] { " or " }
    [apart] ;{ " " }
   *[and-more] ,{ " " }
}
-type-discover = Discover
-type-special = Special
-type-react = React
-type-sabotage = Sabotage
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

# $type type, $risk number, $no-risk flag
bloodsport-part-kind = { $no-risk ->
    [yes] { NAME($type) }, No Risk
   *[no] { NAME($type) }, Risk { $risk }
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
    [weapon] the Weapon of { NAME($on) }
    [secret] the Secret of Fight { $number }
    [sabotage] Sabotage { $number }
   *[fighter] { NAME($on) }
}
# $weapon weapon, $stat stat, $damage number
bloodsport-part-weapon = { NAME($weapon) }, { NAME($stat) }, Damage { $damage }
# $die number, $one number, $two number, $high flag
bloodsport-part-roll = { $high ->
    [yes] { $die } (the higher of { $one } and { $two })
   *[no] { $die } (the lower of { $one } and { $two })
}
# $die number
bloodsport-part-die = { $die }
# $coin number, $on fighter
bloodsport-part-bet = { $coin } Coin on { NAME($on) }
# $coin number, $on fighter, $result result
bloodsport-part-slip-bet = { bloodsport-part-bet }, { NAME($result) }
# $need number, $percent number
bloodsport-part-caught = { $need ->
    [1] caught on 1, { $percent } %
    [6] always caught
   *[other] caught on 1 to { $need }, { $percent } %
}
# $chance number
bloodsport-part-price = { $chance ->
    [1] your last Chance
   *[other] 1 of your { $chance } Chance
}
# What is added to a die: a card's change, and the stat that the Weapon asks for.
# $n number
bloodsport-part-plus = { " + " }{ $n }
# $n number
bloodsport-part-minus = { " - " }{ $n }
# $stat stat, $n number
bloodsport-part-plus-stat = { " + " }{ NAME($stat) } { $n }
# $stat stat, $n number
bloodsport-part-minus-stat = { " - " }{ NAME($stat) } { $n }
# $on fighter, $die number, $add text, $stat text, $sum number, $low flag
bloodsport-part-sum = { $low ->
    [yes] { NAME($on) } { $die }{ $add }{ $stat } = { $sum }, which counts as 1
   *[no] { NAME($on) } { $die }{ $add }{ $stat } = { $sum }
}

## ---- Tell: what players do ----

# $who seat, $card action, $type type, $risk number, $no-risk flag
bloodsport-tell-card = { $who ->
    [you] You play { NAME($card) }, { bloodsport-part-kind }.
   *[other] { NAME($who, at: "start") } plays { NAME($card) }, { bloodsport-part-kind }.
}
# $who seat, $card action, $type type, $risk number, $no-risk flag, $on fighter
bloodsport-tell-card-on = { $who ->
    [you] You play { NAME($card) }, { bloodsport-part-kind }, on { NAME($on) }.
   *[other] { NAME($who, at: "start") } plays { NAME($card) }, { bloodsport-part-kind }, on { NAME($on) }.
}
# $who seat, $card action?, $on fighter, $side side, $fight number
bloodsport-tell-sabotage = { $card ->
    [hidden] { NAME($who, at: "start") } lays a Sabotage face down beside { NAME($on) }, { NAME($side) } in Fight { $fight }.
   *[other] { $who ->
        [you] You lay { NAME($card) } beside { NAME($on) }, { NAME($side) } in Fight { $fight }.
       *[other] { NAME($who, at: "start") } lays { NAME($card) } beside { NAME($on) }, { NAME($side) } in Fight { $fight }.
    }
}
# $who seat, $card action, $on fighter, $side side, $fight number
bloodsport-tell-sabotage-shown = { $who ->
    [you] You lay { NAME($card) } beside { NAME($on) }, { NAME($side) } in Fight { $fight }, for all to see.
   *[other] { NAME($who, at: "start") } lays { NAME($card) } beside { NAME($on) }, { NAME($side) } in Fight { $fight }, for all to see.
}
# $who seat, $what target, $on fighter, $number number, $both flag
bloodsport-tell-choose = { $who ->
    [you] { $both ->
        [yes] You choose { bloodsport-part-target }, to be shown to both.
       *[no] You choose { bloodsport-part-target }.
    }
   *[other] { $both ->
        [yes] { NAME($who, at: "start") } chooses { bloodsport-part-target }, to be shown to both.
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
    [you] You rat to the guards: 1 Chance less, Guard Level 1.
   *[other] { NAME($who, at: "start") } rats to the guards: 1 Chance less, Guard Level 1.
}
bloodsport-tell-stuck = You have nothing more to play in this phase.
# $who seat
bloodsport-tell-pass = { $who ->
    [you] You pass for this phase.
   *[other] { NAME($who, at: "start") } passes for this phase.
}
# $who seat
bloodsport-tell-bet-sealed = { NAME($who, case: "possessive", at: "start") } slip is sealed.
# $who seat, $fight number, $coin number, $on fighter
bloodsport-tell-bet = { $who ->
    [you] You write for Fight { $fight }: { bloodsport-part-bet }.
   *[other] { NAME($who, at: "start") } writes for Fight { $fight }: { bloodsport-part-bet }.
}
# $who seat, $fight number
bloodsport-tell-bet-none = { $who ->
    [you] You write for Fight { $fight }: no bet.
   *[other] { NAME($who, at: "start") } writes for Fight { $fight }: no bet.
}
# $who seat
bloodsport-tell-settle-sealed = { $who ->
    [you] You have settled with the moneylenders, in secret.
   *[other] { NAME($who, at: "start") } has settled with the moneylenders, in secret.
}
# $who seat
bloodsport-tell-settle-give-up = { $who ->
    [you] You have chosen to give up.
   *[other] { NAME($who, at: "start") } has chosen to give up.
}
# $who seat, $coin number
bloodsport-tell-settle = { $who ->
    [you] { $coin ->
        [0] You have chosen to skip.
       *[other] You have chosen to pay { $coin } Coin.
    }
   *[other] { $coin ->
        [0] { NAME($who, at: "start") } has chosen to skip.
       *[other] { NAME($who, at: "start") } has chosen to pay { $coin } Coin.
    }
}
# $who seat, $card action?
bloodsport-tell-discard = { $card ->
    [hidden] { NAME($who, at: "start") } discards a card face down.
   *[other] { $who ->
        [you] You discard { NAME($card) } face down.
       *[other] { NAME($who, at: "start") } discards { NAME($card) } face down.
    }
}
# $who seat
bloodsport-tell-go-on = { $who ->
    [you] You gamble on, free of Loans.
   *[other] { NAME($who, at: "start") } gambles on, free of Loans.
}
# $who seat
bloodsport-tell-start-over = { $who ->
    [you] You start over.
   *[other] { NAME($who, at: "start") } starts over.
}
# $who seat
bloodsport-tell-stop = { $who ->
    [you] You leave the table.
   *[other] { NAME($who, at: "start") } leaves the table.
}

## ---- Tell: what chance does ----

# $deck deck
bloodsport-tell-shuffle = The discarded { NAME($deck) } are shuffled into a new deck.
# $who seat, $card action?
bloodsport-tell-draw = { $card ->
    [hidden] { NAME($who, at: "start") } draws a card.
   *[other] { $who ->
        [you] You draw { NAME($card) }.
       *[other] { NAME($who, at: "start") } draws { NAME($card) }.
    }
}
# $fight number, $side side, $on fighter, $rank number
bloodsport-tell-fighter = Fight { $fight }, { NAME($side) }: { NAME($on) }, Rank { $rank }.
# $fight number, $side side, $on fighter, $rank number
bloodsport-tell-fighter-instead = Instead: Fight { $fight }, { NAME($side) }: { NAME($on) }, Rank { $rank }.
# $ratio number
bloodsport-tell-odds = { $ratio ->
    [1] Odds 1:1, no favourite.
   *[other] Odds { $ratio }:1.
}
# $weapon weapon?, $stat stat?, $damage number
bloodsport-tell-weapon-instead = { $weapon ->
    [hidden] Another Weapon is laid in its place, face down.
   *[other] { $stat ->
        [hidden] In its place: { NAME($weapon) }.
       *[other] In its place: { NAME($weapon) }, { NAME($stat) }, Damage { $damage }.
    }
}
# $secret secret?
bloodsport-tell-secret-instead = { $secret ->
    [hidden] Another Secret is laid in its place, face down.
   *[other] Another Secret is laid in its place: { NAME($secret) }.
}
# $who seat, $high number, $low number
bloodsport-tell-start = { $who ->
    [you] You go first, by { $high } to { $low }.
   *[other] { NAME($who, at: "start") } goes first, by { $high } to { $low }.
}
# $die number, $need number
bloodsport-tell-risk-works = Risk roll: { $die }, more than { $need }. It works.
# $who seat, $card action, $die number, $need number
bloodsport-tell-risk-caught = { $who ->
    [you] Risk roll: { $die }, not more than { $need }. You are caught: { NAME($card) } does nothing.
   *[other] Risk roll: { $die }, not more than { $need }. { NAME($who, at: "start") } is caught: { NAME($card) } does nothing.
}
# $guard number, $rose flag
bloodsport-tell-guard = { $rose ->
    [yes] Guard Level rises to { $guard }.
   *[no] Guard Level stays { $guard }.
}
# $who seat
bloodsport-tell-bet-void = { $who ->
    [you] Your bet on this Fight is lost.
   *[other] Any bet of theirs on this Fight is lost.
}
# What a card does, as its .text or the pack says it.
# $card action
bloodsport-tell-card-text = { TRAIT($card, "text") }
# $secret secret
bloodsport-tell-secret-text = { TRAIT($secret, "text") }
# $who seat, $card action
bloodsport-tell-toss = The guards take { NAME($card) } from { NAME($who, case: "possessive") } hand.
# $who seat, $what target, $on fighter, $number number
bloodsport-tell-look = { $who ->
    [you] You look at { bloodsport-part-target }.
   *[other] { NAME($who, at: "start") } looks at { bloodsport-part-target }.
}
# $who seat, $what target, $on fighter, $number number, $seen text
bloodsport-tell-look-see = { $who ->
    [you] You look at { bloodsport-part-target }: { $seen }.
   *[other] { NAME($who, at: "start") } looks at { bloodsport-part-target }: { $seen }.
}
# $secret secret
bloodsport-part-secret = { NAME($secret) }
# $card action, $type type, $risk number, $no-risk flag
bloodsport-part-card = { NAME($card) }, { bloodsport-part-kind }
# $weapon weapon
bloodsport-tell-take-weapon = { NAME($weapon) } is taken away.
# $secret secret
bloodsport-tell-take-secret = The Secret is taken away: { NAME($secret) }.
# $fight number
bloodsport-tell-uncover = Fight { $fight } begins.
# $left fighter, $left-weapon text, $right fighter, $right-weapon text
bloodsport-tell-arms = { NAME($left) } takes up { $left-weapon }; { NAME($right) }, { $right-weapon }.
# $secret secret
bloodsport-tell-secret = The Secret: { NAME($secret) }.
# $who seat, $on fighter, $card action, $type type, $risk number, $no-risk flag
bloodsport-tell-unveil = { NAME($who, case: "possessive", at: "start") } Sabotage beside { NAME($on) } is turned up: { bloodsport-part-card }.
bloodsport-tell-unveil-gone = Its Weapon is gone: nothing happens.
# $left fighter, $right fighter, $left-roll text, $right-roll text
bloodsport-tell-dice-first = Fight round 1: { NAME($left) } rolls { $left-roll }, { NAME($right) } { $right-roll }.
# $round number, $left-roll text, $right-roll text
bloodsport-tell-dice = Fight round { $round }: dice { $left-roll } and { $right-roll }.
# $on fighter, $roll text
bloodsport-tell-again = Again: { NAME($on) } rolls { $roll }.
# $left text, $right text
bloodsport-tell-sums = Now { $left }, { $right }.
# $left number, $right number
bloodsport-tell-even = { $left } to { $right }: nobody is hurt.
# $on fighter, $high number, $low number
bloodsport-tell-blow = { NAME($on) } wins the round { $high } to { $low }.
# $on fighter
bloodsport-tell-not-hurt = { NAME($on) } is hit, but not hurt.
# $on fighter, $damage number
bloodsport-tell-wounds = { $damage ->
    [one] { NAME($on) } takes 1 Wound.
   *[other] { NAME($on) } takes { $damage } Wounds.
}
# $on fighter, $damage number
bloodsport-tell-beaten = { $damage ->
    [one] { NAME($on) } takes 1 Wound and is beaten.
   *[other] { NAME($on) } takes { $damage } Wounds and is beaten.
}
# $on fighter, $damage number, $wounds number, $life number
bloodsport-tell-wounds-of = { $damage ->
    [one] { NAME($on) } takes 1 Wound ({ $wounds } of { $life }).
   *[other] { NAME($on) } takes { $damage } Wounds ({ $wounds } of { $life }).
}
# $on fighter, $fight number
bloodsport-tell-win = { NAME($on) } wins Fight { $fight }.
bloodsport-tell-both-beaten = Both Fighters are beaten.
# $round number
bloodsport-tell-last-round = That was round { $round }.
bloodsport-tell-no-end = Neither Fighter can beat the other any more.
# $fight number
bloodsport-tell-win-nobody = Nobody wins Fight { $fight }, and all bets on it are lost.
# $round number
bloodsport-tell-stalemate = Fight round { $round }: still nothing is decided.
# $who seat, $bets list
bloodsport-tell-slip = { NAME($who, case: "possessive", at: "start") } bets: { LIST($bets, type: "apart") }.
# $who seat
bloodsport-tell-slip-none = { $who ->
    [you] You have made no bets.
   *[other] { NAME($who, at: "start") } has made no bets.
}
# $who seat, $by number, $coin number
bloodsport-tell-gain = { $who ->
    [you] You gain { $by } Coin ({ $coin } now).
   *[other] { NAME($who, at: "start") } gains { $by } Coin ({ $coin } now).
}
# $who seat, $by number, $coin number
bloodsport-tell-lose = { $who ->
    [you] You lose { $by } Coin ({ $coin } left).
   *[other] { NAME($who, at: "start") } loses { $by } Coin ({ $coin } left).
}
# $who seat, $coin number
bloodsport-tell-even-money = { $who ->
    [you] You break even ({ $coin } Coin).
   *[other] { NAME($who, at: "start") } breaks even ({ $coin } Coin).
}
# $who seat
bloodsport-tell-gave-up = { $who ->
    [you] You give up. The moneylenders' patience ends here.
   *[other] { NAME($who, at: "start") } gives up. The moneylenders' patience ends here.
}
# $who seat, $boxes list, $open list
bloodsport-tell-paid = { $who ->
    [you] You pay { LIST($boxes) }; still open: { LIST($open) }.
   *[other] { NAME($who, at: "start") } pays { LIST($boxes) }; still open: { LIST($open) }.
}
# $who seat, $boxes list
bloodsport-tell-paid-off = { $who ->
    [you] You pay { LIST($boxes) }. Your Loans are paid off!
   *[other] { NAME($who, at: "start") } pays { LIST($boxes) }. { NAME($who, case: "possessive", at: "start") } Loans are paid off!
}
# $who seat, $chance number
bloodsport-tell-skipped = { $who ->
    [you] You skip the payment; { $chance } Chance left.
   *[other] { NAME($who, at: "start") } skips the payment; { $chance } Chance left.
}
# $who seat
bloodsport-tell-ruined = { $who ->
    [you] You cannot pay, and have no Chance left. The moneylenders' patience ends here.
   *[other] { NAME($who, at: "start") } cannot pay, and has no Chance left. The moneylenders' patience ends here.
}
# $who seat, $round number, $won flag
bloodsport-tell-over = { $who ->
    [you] { $won ->
        [yes] You have won in game round { $round }.
       *[no] You have lost in game round { $round }.
    }
   *[other] { $won ->
        [yes] { NAME($who, at: "start") } has won in game round { $round }.
       *[no] { NAME($who, at: "start") } has lost in game round { $round }.
    }
}
# $die number, $again number
bloodsport-tell-fate = { $again ->
    [0] The die of fate shows { $die }.
   *[other] The die of fate shows { $die } and { $again }, the higher counts.
}
# $die number, $again number, $coin number, $sum number
bloodsport-tell-fate-won = { $again ->
    [0] The die of fate shows { $die }, plus { $coin } Coin: { $sum }.
   *[other] The die of fate shows { $die } and { $again }, the higher counts, plus { $coin } Coin: { $sum }.
}
bloodsport-end-won-little = The receipt is dry before your purse is. You walk home by the long way, owning your shadow again and little else, and stop at the corner where tomorrow's fights are posted. Only to read.
bloodsport-end-won = There is enough left for a door with two locks and a name nobody here has ever owed under. Or for one very good knife, and a list. You take the night to think about it.
bloodsport-end-won-much = The pits go quiet when you come in, the way they do for a purse with its own bodyguard. By spring the desperate are asking where you sit. You find that you have rates.
bloodsport-end-lost-gone = Your seat at the rail stays empty, and your hat stays on it, and after a week somebody is wearing the hat.
bloodsport-end-lost-banished = They walk you to where the lamps stop and point at the trees. No one has to say how far. Behind you the gate is already being oiled.
bloodsport-end-lost-stripped = They take the house, then the good coat, then the good name. Every door with a table behind it has your likeness nailed up inside, and it is not a flattering one.
bloodsport-end-lost-hired = The coat they hand you is warm and has a crest on it. Your first name to collect is one you know. You practise knocking.
# $round number
bloodsport-tell-round = Game round { $round }.
# $guard number
bloodsport-tell-calm = The guards calm down: Guard Level { $guard }.
# $who seat, $coin number, $chance number, $left number
bloodsport-tell-standing = { $who ->
    [you] { $left ->
        [one] You have { $coin } Coin, { $chance } Chance and 1 payment to make.
       *[other] You have { $coin } Coin, { $chance } Chance and { $left } payments to make.
    }
   *[other] { $left ->
        [one] { NAME($who, at: "start") } has { $coin } Coin, { $chance } Chance and 1 payment to make.
       *[other] { NAME($who, at: "start") } has { $coin } Coin, { $chance } Chance and { $left } payments to make.
    }
}
# $who seat, $coin number, $chance number
bloodsport-tell-standing-free = { $who ->
    [you] You have { $coin } Coin, { $chance } Chance and no Loans.
   *[other] { NAME($who, at: "start") } has { $coin } Coin, { $chance } Chance and no Loans.
}

## ---- Ask: what the reader has to decide ----

# $time number, $coin number, $guard number
bloodsport-ask-action = Play a card, or pass for this phase. You have { $time } Time and { $coin } Coin; Guard Level is { $guard }.
# $time number, $coin number, $guard number
bloodsport-ask-pass = You have no card to play now. Pass for this phase? You have { $time } Time and { $coin } Coin; Guard Level is { $guard }.
# $card action
bloodsport-ask-card = { NAME($card) }: { TRAIT($card, "text") }
bloodsport-ask-look = Which card do you look at?
bloodsport-ask-aim = On what do you play it?
# $choice number, $choices number
bloodsport-ask-choice = This is choice { $choice } of { $choices }.
# $card action, $risk number, $guard number, $extra number, $later flag
bloodsport-ask-risk = { $extra ->
    [0] { $later ->
        [yes] { NAME($card) } has Risk { $risk }; Guard Level is { $guard } now, but this card rolls only when its Fight begins.
       *[no] { NAME($card) } has Risk { $risk }; Guard Level is { $guard }.
    }
   *[other] { $later ->
        [yes] { NAME($card) } has Risk { $risk }, { $extra } of it for what is shown; Guard Level is { $guard } now, but this card rolls only when its Fight begins.
       *[no] { NAME($card) } has Risk { $risk }, { $extra } of it for what is shown; Guard Level is { $guard }.
    }
}
# $risk number, $bare text, $paid text
bloodsport-ask-range = With nothing laid on it: { $bare }; with { $risk }: { $paid }.
# $time number, $coin number
bloodsport-ask-pay = You have { $time } Time and { $coin } Coin; each takes 1 off the Risk. How much do you lay on it?
# $guard number, $then moment, $fight number
bloodsport-ask-rat = { $then ->
    [bet] Guard Level is { $guard }. Do you rat to the guards, for 1 Chance, before bets are placed?
    [uncover] Guard Level is { $guard }. Do you rat to the guards, for 1 Chance, before Fight { $fight } begins?
    [risk] Guard Level is { $guard }. Do you rat to the guards, for 1 Chance, before this Sabotage rolls?
    [settle] Guard Level is { $guard }. Do you rat to the guards, for 1 Chance, before the moneylenders come?
    [round] Guard Level is { $guard }. Do you rat to the guards, for 1 Chance, before the next round?
   *[action] Guard Level is { $guard }. Do you rat to the guards, for 1 Chance?
}
# $fight number, $left fighter, $right fighter, $ratio number, $coin number
bloodsport-ask-bet = Fight { $fight }, { NAME($left) } against { NAME($right) }, odds { $ratio }:1. You have { $coin } Coin to bet with. Your wager?
# $left text, $right text
bloodsport-ask-react = React? { $left }, { $right }.
bloodsport-ask-nobody-hurt = Nobody would be hurt.
# $on fighter
bloodsport-ask-not-hurt = { NAME($on) } would be hit, but not hurt.
# $on fighter, $damage number
bloodsport-ask-beaten = { $damage ->
    [one] { NAME($on) } would take 1 Wound and be beaten.
   *[other] { NAME($on) } would take { $damage } Wounds and be beaten.
}
# $on fighter, $damage number, $wounds number, $life number
bloodsport-ask-wounds = { $damage ->
    [one] { NAME($on) } would take 1 Wound ({ $wounds } of { $life }).
   *[other] { NAME($on) } would take { $damage } Wounds ({ $wounds } of { $life }).
}
bloodsport-ask-bet-lost = Your bet here is already lost.
# $coin number, $on fighter
bloodsport-ask-bet-here = You have { bloodsport-part-bet }.
bloodsport-ask-no-react = You hold no React card.
# $chance number
bloodsport-ask-settle-broke = Skip this round's payment, or give up? You have no Coin left. Skipping costs { bloodsport-part-price }.
# $coin number, $chance number
bloodsport-ask-settle-poor = You have { $coin } Coin, too little for any payment, and skip this round's for { bloodsport-part-price }.
# $coin number, $chance number, $open list
bloodsport-ask-settle = { $chance ->
    [0] The moneylenders want one payment or more. You have { $coin } Coin and 0 Chance; still open: { LIST($open) }. What do you pay? Without a Chance you must.
   *[other] The moneylenders want one payment or more. You have { $coin } Coin and { $chance } Chance; still open: { LIST($open) }. What do you pay? To pay none costs 1 Chance.
}
# $won flag
bloodsport-ask-after = { $won ->
    [yes] Your Loans are paid off. Keep gambling, start over with new Loans, or leave the table?
   *[no] You have lost. Start over with new Loans, or leave the table?
}
bloodsport-ask-outcome = Your outcome stands, whatever comes.
# $cards number
bloodsport-ask-discard = You may discard cards, face down, one after the other; hands are filled up to { $cards } next round.

## ---- Label: what the reader may do ----

# $card action, $type type, $risk number, $no-risk flag
bloodsport-label-card = { NAME($card) }: { bloodsport-part-kind }. { TRAIT($card, "text") }
# $card action, $type type, $risk number, $no-risk flag, $on fighter
bloodsport-label-react = { NAME($card) }: { bloodsport-part-kind }, on { NAME($on) }. { TRAIT($card, "text") }
# $left number, $right number
bloodsport-label-scores = Scores would be { $left } to { $right }.
# $card action, $type type, $risk number, $no-risk flag, $weapon flag, $on fighter, $side side, $fight number
bloodsport-part-sabotage = { $weapon ->
    [yes] { NAME($card) }: { bloodsport-part-kind }, on the Weapon of { NAME($on) }, { NAME($side) } in Fight { $fight }
   *[no] { NAME($card) }: { bloodsport-part-kind }, on { NAME($on) }, { NAME($side) } in Fight { $fight }
}
# $card action, $type type, $risk number, $no-risk flag, $weapon flag, $on fighter, $side side, $fight number
bloodsport-label-sabotage = { bloodsport-part-sabotage }
# $card action, $type type, $risk number, $no-risk flag, $weapon flag, $on fighter, $side side, $fight number, $shown flag
bloodsport-label-sabotage-two = { $shown ->
    [yes] { bloodsport-part-sabotage }, shown for 1 more Risk
   *[no] { bloodsport-part-sabotage }, face down
}
# $what target, $on fighter, $number number, $both flag
bloodsport-label-look = { $both ->
    [yes] Look at { bloodsport-part-target } and show it to the other gambler, for 1 more Risk
   *[no] Look at { bloodsport-part-target }
}
# $on fighter, $number number, $both flag
bloodsport-label-look-sabotage = { $both ->
    [yes] Look at Sabotage { $number } beside { NAME($on) } and show it to the other gambler, for 1 more Risk
   *[no] Look at Sabotage { $number } beside { NAME($on) }
}
# $what target, $on fighter, $number number
bloodsport-label-aim = On { bloodsport-part-target }
# $time number, $coin number, $risk number, $guard number, $need number, $percent number
bloodsport-label-pay = { bloodsport-part-tokens }: Risk { $risk } and Guard Level { $guard }, { bloodsport-part-caught }
# $risk number, $guard number, $need number, $percent number
bloodsport-label-pay-nothing = Nothing: Risk { $risk } and Guard Level { $guard }, { bloodsport-part-caught }
# $guard number, $chance number
bloodsport-label-rat = Rat to the guards: Guard Level { $guard } becomes 1, for { bloodsport-part-price }
bloodsport-label-pass-phase = Pass for the rest of this phase
bloodsport-label-pass-round = Let this round of the fight go on
bloodsport-label-pass-rat = Keep quiet
bloodsport-label-pass-fight = No React for the rest of this Fight
bloodsport-label-bet-none = No bet on this Fight
# $coin number, $on fighter, $wager wager, $gain number, $percent number
bloodsport-label-bet = { $wager ->
    [favourite] { bloodsport-part-bet }, the favourite: wins { $gain } Coin, as far as you know { $percent } % of the time
    [underdog] { bloodsport-part-bet }, the underdog: wins { $gain } Coin, as far as you know { $percent } % of the time
   *[equal] { bloodsport-part-bet }: wins { $gain } Coin, as far as you know { $percent } % of the time
}
bloodsport-label-give-up = Give up: you lose now
# $boxes list, $coin number, $left number
bloodsport-label-settle = Pay { LIST($boxes) }: { $coin } Coin, leaves { $left }
# $chance number
bloodsport-label-skip = Skip this round's payment, for { bloodsport-part-price }
# $card action, $type type, $risk number, $no-risk flag
bloodsport-label-discard = Discard { NAME($card) }: { bloodsport-part-kind }
bloodsport-label-done = Keep the rest
bloodsport-label-go-on = Keep gambling, free of Loans
# $coin number, $chance number
bloodsport-label-start-over = Start over: { $coin } Coin, { $chance } Chance and new Loans
bloodsport-label-stop = Leave the table

## ---- Why: why not ----

# $card action
bloodsport-why-not-held = { NAME($card) } is not in your hand
# $card action
bloodsport-why-react-only = { NAME($card) } is a React card: it can be played in phase 4 only
# $card action, $type type
bloodsport-why-react-now = { NAME($card) } is a { NAME($type) } card: only React cards can be played in phase 4
# $card action, $type type
bloodsport-why-other-type = { NAME($card) } is a { NAME($type) } card
# $card action
bloodsport-why-nothing-to-see = there is nothing left that { NAME($card) } could show you
# $fight number
bloodsport-why-next-bet = the next bet is on fight-{ $fight }
# $coin number
bloodsport-why-coin-to-bet = you have { $coin } Coin left to bet with
# $coin number
bloodsport-why-favourite = a wager on this favourite is exactly { $coin } Coin, no more and no less
# $low number, $high number
bloodsport-why-wager = a wager is { $low } to { $high } Coin
bloodsport-why-give-up = you can give up once you have no Coin left
bloodsport-why-paid = that payment has been made before
# $sum number, $coin number
bloodsport-why-too-dear = that is { $sum } Coin, and you have { $coin }
bloodsport-why-skip-chance = skipping costs 1 Chance, and you have none
bloodsport-why-committed = the tokens are committed: no ratting till the card has resolved
bloodsport-why-rat-chance = ratting costs 1 Chance, and you have none
bloodsport-why-guard-low = Guard Level is 1 already: ratting would do nothing
# $time number
bloodsport-why-time = you have { $time } Time
# $coin number
bloodsport-why-coin = you have { $coin } Coin in hand
# $risk number
bloodsport-why-over-risk = the Risk is { $risk }: more tokens than that are not taken

## ---- Card: what a card is ----

# $on fighter, $rank number, $str number, $dex number, $life number
bloodsport-card-fighter = { NAME($on) }: Fighter, Rank { $rank }, STR { $str }, DEX { $dex }, LIFE { $life }.
# $weapon weapon, $stat stat, $damage number
bloodsport-card-weapon = { NAME($weapon) }: Weapon, { NAME($stat) }, Damage { $damage }.
# $secret secret
bloodsport-card-secret = { NAME($secret) }: Secret.
# $card action, $type type, $risk number, $no-risk flag
bloodsport-card-action = { NAME($card) }: { bloodsport-part-kind }.

## ---- Board: the table in words ----

# $round number, $phase phase, $guard number
bloodsport-board-round = { $phase ->
    [deal] Game round { $round }. Phase 1, set up. Guard Level { $guard }.
    [action] Game round { $round }. Phase 2, take action. Guard Level { $guard }.
    [bet] Game round { $round }. Phase 3, place bets. Guard Level { $guard }.
    [fight] Game round { $round }. Phase 4, watch fights. Guard Level { $guard }.
    [settle] Game round { $round }. Phase 5, settle up. Guard Level { $guard }.
    [reset] Game round { $round }. Phase 6, reset. Guard Level { $guard }.
   *[fate] Game round { $round }. The threads of fate. Guard Level { $guard }.
}
# $round number, $guard number
bloodsport-board-round-within = Game round { $round }. Guard Level { $guard }.
# $who seat, $coin number, $time number, $chance number
bloodsport-board-purse = { $who ->
    [you] You hold { $coin } Coin, { $time } Time, { $chance } Chance.
   *[other] { NAME($who, at: "start") } holds { $coin } Coin, { $time } Time, { $chance } Chance.
}
# $coin number, $hand number, $time number, $chance number
bloodsport-board-purse-hand = You hold { $coin } Coin, wagers included ({ $hand } in hand), { $time } Time, { $chance } Chance.
# $who seat, $coin number, $time number, $chance number
bloodsport-board-purse-wagered = { NAME($who, at: "start") } holds { $coin } Coin, wagers included, { $time } Time, { $chance } Chance.
# $cards number
bloodsport-board-cards = { $cards ->
    [one] 1 card in hand.
   *[other] { $cards } cards in hand.
}
bloodsport-board-free = Free of Loans, and still gambling.
# $open list
bloodsport-board-loans = Loan payments still open: { LIST($open) }.
bloodsport-board-no-loans = Loan payments still open: none.
# $who seat, $cut number
bloodsport-board-cut = { NAME($who, case: "possessive", at: "start") } next card this round has { $cut } less Risk.
# $fight number, $ratio number, $side odds
bloodsport-board-fight = { $side ->
    [left] Fight { $fight }, odds { $ratio }:1 for the left.
    [right] Fight { $fight }, odds { $ratio }:1 for the right.
   *[even] Fight { $fight }, odds { $ratio }:1, no favourite.
}
# $on fighter
bloodsport-board-won = Over: { NAME($on) } won.
bloodsport-board-nobody-won = Over: nobody won.
# $secret secret?, $open flag
bloodsport-board-secret = { $secret ->
    [hidden] Secret face down.
   *[other] { $open ->
        [yes] Secret: { NAME($secret) }. { TRAIT($secret, "text") }
       *[no] Secret you have seen: { NAME($secret) }. { TRAIT($secret, "text") }
    }
}
# $side side, $on fighter, $has list, $weapon text
bloodsport-board-fighter = { NAME($side, at: "start") }: { NAME($on) }, { LIST($has, type: "more") }; { $weapon }.
# $rank number, $str number, $dex number, $life number
bloodsport-part-stats = Rank { $rank }, STR { $str }, DEX { $dex }, LIFE { $life }
# $wounds number
bloodsport-part-wounds = { $wounds ->
    [one] 1 Wound
   *[other] { $wounds } Wounds
}
# $by text
bloodsport-part-rolls-with = rolls with { $by }
# $high flag
bloodsport-part-rolls-twice = { $high ->
    [yes] rolls twice for the higher
   *[no] rolls twice for the lower
}
# A change of a number, with a hyphen for a minus.
# $n number, $less flag
bloodsport-part-change = { $less ->
    [yes] -{ $n }
   *[no] +{ $n }
}
bloodsport-part-no-weapon = no Weapon yet
bloodsport-part-weapon-hidden = Weapon face down
# $by text
bloodsport-part-weapon-damage = Damage { $by }
# $stat stat
bloodsport-part-weapon-made = made to ask for { NAME($stat) }
# $weapon weapon, $stat stat, $damage number
bloodsport-part-weapon-seen = Weapon you have seen: { bloodsport-part-weapon }
# $pieces list
bloodsport-part-joined = { LIST($pieces, type: "more") }
# $left fighter, $right fighter, $wins number, $loses number, $nobody number
bloodsport-board-chances = { $nobody ->
    [0] As far as you know, { NAME($left) } wins { $wins } % of the time, { NAME($right) } { $loses } %.
   *[other] As far as you know, { NAME($left) } wins { $wins } % of the time, { NAME($right) } { $loses } %, nobody { $nobody } %.
}
# $left fighter, $right fighter, $wins number, $loses number, $nobody number
bloodsport-board-chances-dice = { $nobody ->
    [0] With these dice, { NAME($left) } wins { $wins } % of the time, { NAME($right) } { $loses } %.
   *[other] With these dice, { NAME($left) } wins { $wins } % of the time, { NAME($right) } { $loses } %, nobody { $nobody } %.
}
# $who seat, $number number, $on fighter, $says list, $time number, $coin number
bloodsport-board-sabotage = { NAME($who, case: "possessive", at: "start") } Sabotage (number { $number }) beside { NAME($on) }: { LIST($says, type: "more") }, with { bloodsport-part-tokens }.
# $who seat, $number number, $on fighter, $says list, $time number, $coin number, $risk text, $guard number
bloodsport-board-sabotage-risk = { NAME($who, case: "possessive", at: "start") } Sabotage (number { $number }) beside { NAME($on) }: { LIST($says, type: "more") }, with { bloodsport-part-tokens }; { $risk } if Guard Level stays { $guard }.
# $card action?
bloodsport-part-row = { $card ->
    [hidden] face down
   *[other] { NAME($card) }
}
bloodsport-part-row-gone = its Weapon is gone
# $side side, $fight number
bloodsport-part-row-moved = its Weapon is now { NAME($side) } in Fight { $fight }
bloodsport-part-no-risk = No Risk
bloodsport-board-hand = Your hand:
bloodsport-board-hand-empty = Your hand is empty.
# $card action, $type type, $risk number, $no-risk flag
bloodsport-board-card = { bloodsport-part-card }. { TRAIT($card, "text") }
# $bets list
bloodsport-board-slip = Your slip: { LIST($bets, type: "apart") }.
# $fight number, $coin number, $on fighter
bloodsport-part-slip = Fight { $fight }: { bloodsport-part-bet }
# $fight number
bloodsport-part-slip-none = Fight { $fight }: no bet
# $fight number, $coin number, $on fighter
bloodsport-part-slip-void = Fight { $fight }: { bloodsport-part-bet } (lost: you were caught)

## ---- Report: what a pack's Fights come to ----

bloodsport-report-head = Fights without cards, counted over all Fighters, Weapons and Secrets.
# $whole number, $tenths number
bloodsport-part-tenths = { $whole }.{ $tenths } %
# $whole number, $tenths number, $hundredths number, $loses flag
bloodsport-part-gain = { $loses ->
    [yes] loses { $whole }.{ $tenths }{ $hundredths }
   *[no] gains { $whole }.{ $tenths }{ $hundredths }
}
# $ratio number, $wins text, $even text, $gain text
bloodsport-report-favourite = Favourites at { $ratio }:1 win { $wins } of their Fights. A bet on one breaks even at { $even }, so it { $gain } Coin on average.
# $wins text, $even text, $gain text
bloodsport-report-underdog = Underdogs there win { $wins }. A bet of 1 Coin on one breaks even at { $even }, so it { $gain } Coin.
# $left text, $right text, $nobody text
bloodsport-report-equals = Between equals the left wins { $left }, the right { $right }, nobody { $nobody }.

## ---- Terms: what a word of the rules means; .same are other words for it ----

bloodsport-term-risk = Risk: how dangerous a card is. Each Time or Coin laid on it takes 1 off, down to 0. The card works if a die shows more than what is left of the Risk plus Guard Level.
    .same = risk-roll
bloodsport-term-guard-level = Guard Level: how alert the guards are, 1 to 3, the same for all. It adds to every Risk. Each time somebody is caught it rises by 1; after a round in which nobody was, it falls by 1.
    .same = guard, guards, level
bloodsport-term-caught = Caught: the Risk roll was too low. The card does nothing, one card of your hand is taken at random, any bet of yours on its Fight is lost, and Guard Level rises by 1.
bloodsport-term-rat = To rat to the guards costs 1 Chance and makes Guard Level 1. It is no use at Guard Level 1.
    .same = ratting
bloodsport-term-time = Time: laid on cards to lower their Risk, 1 each. What you keep stays; each round you are filled up to 6.
bloodsport-term-coin = Coin: for bets and payments, and to be laid on cards, where each lowers the Risk by 1. You begin with 16.
    .same = coins
bloodsport-term-chance = Chance: you begin with 3. One lets you skip a round's payment, or rat to the guards. In a roll, 33 % means one time in three.
    .same = chances
bloodsport-term-loan = Loans: two, of 3, 4 and 5 Coin and of 6, 7 and 8 Coin. Each round you make at least one payment, in any order, or skip for 1 Chance. All six made: you win.
    .same = loans, payment, payments, box, boxes, moneylenders, settle
bloodsport-term-rank = Rank: how good a Fighter is thought to be, 1 to 3. The difference in Rank makes the odds.
bloodsport-term-odds = Odds: 1:1, no favourite: bet 1 to 3 Coin, win as much. 2:1: bet exactly 2 on the favourite and win 1, or 1 to 3 on the other and win twice that. 3:1: exactly 3 on the favourite and win 1, or 1 to 3 on the other and win three times that. A bet that wins comes back too.
bloodsport-term-favourite = The favourite: the Fighter of higher Rank. A bet on it is exactly 2 Coin at 2:1, 3 at 3:1, and wins 1.
    .same = favorite
bloodsport-term-underdog = The underdog: the Fighter of lower Rank. A bet on it is 1 to 3 Coin and wins twice that at 2:1, three times that at 3:1.
bloodsport-term-bet = A bet: one Fighter of a Fight and an amount, written in phase 3, in secret. If that Fighter wins, you get the bet back and your winnings; if not, it is gone. 'what odds' tells the amounts.
    .same = wager, wagers, bets, betting, slip
bloodsport-term-str = STR: a Fighter's strength. It is added to the die if the Weapon asks for STR.
    .same = strength
bloodsport-term-dex = DEX: a Fighter's skill. It is added to the die if the Weapon asks for DEX.
    .same = dexterity
bloodsport-term-best = BEST: the Weapon adds the higher of STR and DEX to the die.
bloodsport-term-worst = WORST: the Weapon adds the lower of STR and DEX to the die.
bloodsport-term-life = LIFE: a Fighter with as many Wounds as Life has lost.
bloodsport-term-damage = Damage: the Wounds that a Weapon gives when its Fighter has the higher score.
bloodsport-term-wound = Wounds: a Fighter that has as many as its Life has lost the Fight. They go at the end of the round.
    .same = wounds
bloodsport-term-fighter = Fighters: two in each Fight, open from the start, with Rank, STR, DEX and LIFE.
    .same = fighters
bloodsport-term-weapon = A Weapon: one beside each Fighter, face down until the Fight begins. It tells which stat counts, and how many Wounds a blow gives.
    .same = weapons
bloodsport-term-secret = A Secret: one in each Fight, face down until the Fight begins; then it changes something for it.
    .same = secrets
bloodsport-term-discover = Discover cards are played in phase 2 and show you face-down cards.
bloodsport-term-special = Special cards are played in phase 2 and work at once.
bloodsport-term-sabotage = Sabotage cards are laid face down beside a Fighter in phase 2. Their Risk is rolled in phase 4, when that Fight begins, with the Guard Level of that moment.
bloodsport-term-react = React cards are played in phase 4, in the Fight that is going on, after the dice are rolled.
    .same = reacts
bloodsport-term-round = A round has six phases: set up, take action, place bets, watch fights, settle, reset. A game lasts at most 9.
    .same = rounds, phase, phases
bloodsport-term-fate = Fate: when you are done, a die is rolled, and a winner adds the Coin left. It says which ending you get.

## ---- How to play: a line is a paragraph, which the terminal wraps at 78 columns; together at most 40 lines ----

# $boxes list, $coin number, $chance number
bloodsport-how-aim =
    The aim
      You owe six payments: { LIST($boxes) } Coin. Make all six and you win. You start with { $coin } Coin, so win more on the Fights. You also have { $chance } Chance: each lets you skip one round's payment, or rat to the guards. When you can't pay and have no Chance to skip, you lose.
# $hand number, $time number
bloodsport-how-round =
    A game round
      1. Your hand is filled to { $hand } cards and your Time to { $time }. Three Fights are set up: Fighters are open, their Weapons and each Fight's Secret are face down.
      2. Play cards, as many as you like, then pass.
      3. Bet on any of the Fights, or on none.
      4. Watch the Fights. Sabotage rolls now, and you can play React cards.
      5. Bets are paid out. Then pay the moneylenders, at least one payment.
      6. Discard cards if you like. If nobody was caught, Guard Level falls by 1.
bloodsport-how-cards =
    Cards
      Discover shows you face-down cards. Special works at once. Sabotage waits face down on a Fighter until its Fight begins. React is for a Fight that is on.
# $level number
bloodsport-how-risk =
    Risk and guards
      Each Time or Coin that you spend on a card takes 1 off its Risk. Then roll a die: more than Risk plus Guard Level, and the card works. If not, you are caught: it does nothing, you lose a card at random and any bet on its Fight, and Guard Level rises by 1, up to { $level }. With Risk 0 and Guard Level 1, only a 1 is caught. Ratting to the guards costs 1 Chance and sets Guard Level to 1.
bloodsport-how-fights =
    Fights
      Each Fighter rolls a die and adds the stat that its Weapon uses: STR, DEX, or the BEST or WORST of the two. The higher score wounds the other by its Weapon's Damage, until one has as many Wounds as Life.
bloodsport-how-bets =
    Bets: a won bet comes back with its winnings. A lost bet is gone.
      1:1  bet 1 to 3 Coin on either, win the same
      2:1  2 on the favourite, win 1; or 1 to 3 on the underdog, win twice that
      3:1  3 on the favourite, win 1; or 1 to 3 on the underdog, win 3 times that

## ---- Found by their names: what the tables of the game have is said here ----

bloodsport-game-bloodsport = One or two gamblers, deep in debt, bet on three pit fights a round, cheat with cards under the eyes of the guards, and pay the moneylenders before their patience ends.

bloodsport-role-gambler = gambler

bloodsport-phase-deal = Phase 1: set up
bloodsport-phase-action = Phase 2: take action
bloodsport-phase-target = Name the targets
bloodsport-phase-pay = Time and Coin on the card
bloodsport-phase-risk = The Risk roll
bloodsport-phase-toss = Caught
bloodsport-phase-effect = The card's effect
bloodsport-phase-window = A word with the guards
bloodsport-phase-bet = Phase 3: place bets
bloodsport-phase-uncover = Phase 4: watch fights
bloodsport-phase-unveil = Phase 4: Sabotage is turned up
bloodsport-phase-dice = Phase 4: the Fighters roll
bloodsport-phase-react = Phase 4: Reacts
bloodsport-phase-slips = Phase 5: the bookie pays
bloodsport-phase-settle = Phase 5: the moneylenders
bloodsport-phase-settled = Phase 5: payments are shown
bloodsport-phase-fate = Threads of fate
bloodsport-phase-after = Done early
bloodsport-phase-discard = Phase 6: reset
bloodsport-phase-over = The game is over

bloodsport-verb-discover = play a Discover card; then name what to look at
bloodsport-verb-special = play a Special card; then name its targets, if it has any
bloodsport-verb-sabotage = lay a Sabotage beside a Fighter; shown to the other player for 1 more Risk
bloodsport-verb-react = play a React card in the present Fight
bloodsport-verb-look = name a face-down card to look at; shown to the other player too for 1 more Risk
bloodsport-verb-aim = name what the card just played is for
bloodsport-verb-pay = lay Time and Coin on the card, each takes 1 off its Risk
bloodsport-verb-rat = rat to the guards: 1 Chance for Guard Level 1
bloodsport-verb-pass = pass: in phase 2 for the phase, among Reacts for this fight round, in a window this once
bloodsport-verb-pass-fight = no React for the rest of this Fight
bloodsport-verb-bet = seal a wager, or none, on the next Fight
bloodsport-verb-settle = pay these boxes of the Loans; none: skip for 1 Chance; with no Coin left also give-up
bloodsport-verb-discard = discard a card face down
bloodsport-verb-done = keep the rest of the hand
bloodsport-verb-go-on = having won, go on gambling without Loans
bloodsport-verb-start-over = done early, start over: the outcome that counts stands
bloodsport-verb-stop = leave the game; the other goes on alone
bloodsport-verb-shuffle = the discards become the deck
bloodsport-verb-draw = an Action is dealt
bloodsport-verb-fighter = a Fighter comes in
bloodsport-verb-weapon = a Weapon is laid beside a Fighter
bloodsport-verb-secret = a Secret is laid
bloodsport-verb-start = the dice of seats 0 and 1, higher acts first
bloodsport-verb-risk = the Risk roll
bloodsport-verb-toss = a caught player's random card
bloodsport-verb-show-weapon = a look at a Weapon
bloodsport-verb-show-secret = a look at a Secret
bloodsport-verb-show-sabotage = a look at a Sabotage
bloodsport-verb-take-weapon = a Weapon is taken away, face up
bloodsport-verb-take-secret = a Secret is taken away, face up
bloodsport-verb-uncover = the Weapons and the Secret of a Fight are turned up
bloodsport-verb-unveil = the next Sabotage is turned up
bloodsport-verb-unveil-done = no Sabotage is left in this Fight
bloodsport-verb-dice = a die for each Fighter; again: the second of a Fighter that rolls twice, else 0
bloodsport-verb-again = a Fighter's roll is repeated
bloodsport-verb-slips = the betting slips of seats 0 (a) and 1 (b) are shown
bloodsport-verb-settled = both settlements are shown
bloodsport-verb-fate = the die of fate

bloodsport-rule-stock = unlimited: the bank never runs short; printed: it holds the 66 Coin of the box

bloodsport-tally-won = paid off the Loans
bloodsport-tally-lost = lost to the moneylenders
bloodsport-tally-fate-to-10 = won, with a fate up to 10
bloodsport-tally-fate-11-to-20 = won, with a fate of 11 to 20
bloodsport-tally-fate-21-up = won, with a fate of 21 or more

bloodsport-bot-careless = bets at random, plays no cards
bloodsport-bot-careful = bets on computed odds, buys Risk down, pays in time
