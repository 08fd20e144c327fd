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
### table moment action bet uncover risk settle round
### table wager equal favourite underdog
### table phase deal action bet fight settle reset fate

## ---- Names ----

# How the reader is told of a seat: $as is you or anything else, which goes by its number.
-seat = { $as ->
    [you] { $case ->
        [possessive] your
        [own] yours
       *[plain] you
    }
   *[numbered] { $case ->
        [possessive] Gambler { $number }'s
        [own] Gambler { $number }'s
       *[plain] Gambler { $number }
    }
}
# How a list is joined: a, b and c; a, b or c; and pieces that have commas of their own.
-list = { $joint ->
    [and] { " and " }
    [or] { " or " }
    [apart] ;{ " " }
   *[and-more] ,{ " " }
}
# Fighters come from the pack: Brass Toad's, Saint of Knives'.
-fighter = { $case ->
    [possessive] { $ends ->
        [s] { $title }'
       *[other] { $title }'s
    }
   *[plain] { $title }
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
    [weapon] { NAME($on, case: "possessive") } Weapon
    [secret] Fight { $number }'s Secret
    [sabotage] Sabotage { $number } on { NAME($on) }
   *[fighter] { NAME($on) }
}
# $weapon weapon, $stat stat, $damage number
bloodsport-part-weapon = { NAME($weapon) } ({ NAME($stat) }, Damage { $damage })
# $coin number, $on fighter
bloodsport-part-bet = { $coin } Coin on { NAME($on) }
# By which dice somebody is caught.
# $need number, $percent number
bloodsport-part-on = { $need ->
    [1] on 1 ({ $percent }%)
    [2] on 1 or 2 ({ $percent }%)
    [6] on any roll
   *[other] on 1 to { $need } ({ $percent }%)
}
    .bare = { $need ->
        [1] on 1
        [2] on 1 or 2
        [6] on any roll
       *[other] on 1 to { $need }
    }
# $need number, $percent number
bloodsport-part-caught = caught { bloodsport-part-on }
# $chance number
bloodsport-part-price = { $chance ->
    [1] your last Chance
   *[other] 1 of your { $chance } Chance
}
# What is added to a die: a card's change, and the stat that the Weapon uses.
# $n number
bloodsport-part-plus = { " + " }{ $n }
# $n number
bloodsport-part-minus = { " − " }{ $n }
# $stat stat, $n number
bloodsport-part-plus-stat = { " + " }{ NAME($stat) } { $n }
# $stat stat, $n number
bloodsport-part-minus-stat = { " − " }{ NAME($stat) } { $n }
# $on fighter, $die number, $add text, $stat text, $sum number, $below signed, $low flag
bloodsport-part-sum = { $low ->
    [yes] { NAME($on) } { $die }{ $add }{ $stat } = { $below }, which counts as 1
   *[no] { NAME($on) } { $die }{ $add }{ $stat } = { $sum }
}

## ---- Tell: what players do ----

# $who seat, $card action, $type type, $risk number, $no-risk flag
bloodsport-tell-card = { $who ->
    [you] You play { NAME($card) } ({ bloodsport-part-kind }).
   *[other] { NAME($who) } plays { NAME($card) } ({ bloodsport-part-kind }).
}
# $who seat, $card action, $type type, $risk number, $no-risk flag, $on fighter
bloodsport-tell-card-on = { $who ->
    [you] You play { NAME($card) } ({ bloodsport-part-kind }) on { NAME($on) }.
   *[other] { NAME($who) } plays { NAME($card) } ({ bloodsport-part-kind }) on { NAME($on) }.
}
# $who seat, $card action?, $on fighter, $fight number
bloodsport-tell-sabotage = { $card ->
    [hidden] { NAME($who) } plays a Sabotage face down on { NAME($on) } (Fight { $fight }).
   *[other] { $who ->
        [you] You play { NAME($card) } face down on { NAME($on) } (Fight { $fight }).
       *[other] { NAME($who) } plays { NAME($card) } face down on { NAME($on) } (Fight { $fight }).
    }
}
# $who seat, $card action, $on fighter, $fight number
bloodsport-tell-sabotage-alone = { $who ->
    [you] You play { NAME($card) } on { NAME($on) } (Fight { $fight }).
   *[other] { NAME($who) } plays { NAME($card) } on { NAME($on) } (Fight { $fight }).
}
# $who seat, $card action, $on fighter, $fight number
bloodsport-tell-sabotage-shown = { $who ->
    [you] You play { NAME($card) } on { NAME($on) } (Fight { $fight }) and show it.
   *[other] { NAME($who) } plays { NAME($card) } on { NAME($on) } (Fight { $fight }) and shows it.
}
# $who seat, $what target, $on fighter, $number number
bloodsport-tell-choose = { $who ->
    [you] You choose { bloodsport-part-target }.
   *[other] { NAME($who) } chooses { bloodsport-part-target }.
}
# $who seat, $what target, $on fighter, $number number
bloodsport-tell-choose-both = { $who ->
    [you] You choose { bloodsport-part-target } and will show it.
   *[other] { NAME($who) } chooses { bloodsport-part-target } and will show it.
}
# $who seat
bloodsport-tell-pay-nothing = { $who ->
    [you] You spend nothing on it.
   *[other] { NAME($who) } spends nothing on it.
}
# $who seat, $time number, $left number
bloodsport-tell-pay-time = { $who ->
    [you] You spend { $time } Time ({ $left } left).
   *[other] { NAME($who) } spends { $time } Time ({ $left } left).
}
# $who seat, $coin number, $left number, $purse number+
bloodsport-tell-pay-coin = { $who ->
    [you] You spend { $coin } Coin ({ $left } left).
   *[other] { NAME($who) } spends { $coin } Coin ({ $left } left).
}
# $who seat, $coin number, $left number+, $purse number+
bloodsport-tell-pay-coin-secret = { NAME($who) } spends { $coin } Coin.
# $who seat, $time number, $coin number, $time-left number+, $coin-left number+, $purse number+
bloodsport-tell-pay = { $who ->
    [you] You spend { bloodsport-part-tokens }.
   *[other] { NAME($who) } spends { bloodsport-part-tokens }.
}
# $who seat, $chance number, $guard number
bloodsport-tell-rat = { $who ->
    [you] You rat to the guards for 1 Chance ({ $chance } left). Guard Level falls to { $guard }.
   *[other] { NAME($who) } rats to the guards for 1 Chance ({ $chance } left). Guard Level falls to { $guard }.
}
bloodsport-tell-stuck = You have no card to play in this phase.
# $who seat
bloodsport-tell-pass = { $who ->
    [you] You pass.
   *[other] { NAME($who) } passes.
}
# $who seat
bloodsport-tell-bet-sealed = { NAME($who) } has placed their bets.
# $who seat, $coin number, $on fighter, $fight number+
bloodsport-tell-bet = { $who ->
    [you] You bet { bloodsport-part-bet }.
   *[other] { NAME($who) } bets { bloodsport-part-bet }.
}
# $who seat, $fight number
bloodsport-tell-bet-none = { $who ->
    [you] You bet nothing on Fight { $fight }.
   *[other] { NAME($who) } bets nothing on Fight { $fight }.
}
# $who seat
bloodsport-tell-settle-sealed = { NAME($who) } has chosen what to pay.
# $who seat
bloodsport-tell-settle-give-up = { $who ->
    [you] You have chosen to give up.
   *[other] { NAME($who) } has chosen to give up.
}
# $who seat, $coin number
bloodsport-tell-settle = { $who ->
    [you] { $coin ->
        [0] You have chosen to skip this round's payment.
       *[other] You have chosen to pay { $coin } Coin.
    }
   *[other] { $coin ->
        [0] { NAME($who) } has chosen to skip this round's payment.
       *[other] { NAME($who) } has chosen to pay { $coin } Coin.
    }
}
# $who seat, $card action?
bloodsport-tell-discard = { $card ->
    [hidden] { NAME($who) } discards a card face down.
   *[other] { $who ->
        [you] You discard { NAME($card) } face down.
       *[other] { NAME($who) } discards { NAME($card) } face down.
    }
}
# $who seat
bloodsport-tell-go-on = { $who ->
    [you] You keep gambling, free of Loans.
   *[other] { NAME($who) } keeps gambling, free of Loans.
}
# $who seat
bloodsport-tell-start-over = { $who ->
    [you] You start over.
   *[other] { NAME($who) } starts over.
}
# $who seat
bloodsport-tell-stop = { $who ->
    [you] You leave the table.
   *[other] { NAME($who) } leaves the table.
}

## ---- Tell: what chance does ----

# $deck deck
bloodsport-tell-shuffle = The discarded { NAME($deck) } are shuffled into a new deck.
# $who seat, $card action?
bloodsport-tell-draw = { $card ->
    [hidden] { NAME($who) } draws a card.
   *[other] { $who ->
        [you] You draw { NAME($card) }.
       *[other] { NAME($who) } draws { NAME($card) }.
    }
}
# $fight number, $side side, $on fighter, $rank number
bloodsport-tell-fighter = Fight { $fight }, { NAME($side) }: { NAME($on) }, Rank { $rank }.
# $fight number, $side side, $on fighter, $rank number
bloodsport-tell-fighter-instead = Fight { $fight }, { NAME($side) }, is now { NAME($on) }, Rank { $rank }.
# $ratio number, $on fighter
bloodsport-tell-odds = { $ratio ->
    [1] Even odds (1:1).
   *[other] Odds { $ratio }:1 for { NAME($on) }.
}
# $weapon weapon?, $stat stat?, $damage number, $on fighter+
bloodsport-tell-weapon-instead = { $weapon ->
    [hidden] Another Weapon takes its place, face down.
   *[other] { $stat ->
        [hidden] { NAME($weapon) } takes its place.
       *[other] { NAME($weapon) } ({ NAME($stat) }, Damage { $damage }) takes its place.
    }
}
# $secret secret?, $fight number+
bloodsport-tell-secret-instead = { $secret ->
    [hidden] Another Secret takes its place, face down.
   *[other] The Secret { NAME($secret) } takes its place.
}
# $who seat, $other seat, $high number, $low number
bloodsport-tell-start = { $who ->
    [you] You roll { $high } to { NAME($other, case: "possessive") } { $low } and act first.
   *[other] { NAME($who) } rolls { $high } to { NAME($other, case: "possessive") } { $low } and acts first.
}
# $die number, $least number, $who seat+, $card action+
bloodsport-tell-risk-works = Risk roll { $die }, and { $least } or more was needed. It works.
# $who seat, $card action, $die number, $least number
bloodsport-tell-risk-caught = { $who ->
    [you] Risk roll { $die }, and { $least } or more was needed. You are caught, and { NAME($card) } does nothing.
   *[other] Risk roll { $die }, and { $least } or more was needed. { NAME($who) } is caught, and { NAME($card) } does nothing.
}
# $who seat, $card action, $die number
bloodsport-tell-risk-hopeless = { $who ->
    [you] Risk roll { $die }, and no roll was enough. You are caught, and { NAME($card) } does nothing.
   *[other] Risk roll { $die }, and no roll was enough. { NAME($who) } is caught, and { NAME($card) } does nothing.
}
# $guard number, $rose flag
bloodsport-tell-guard = { $rose ->
    [yes] Guard Level rises to { $guard }.
   *[no] Guard Level stays at { $guard }.
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
   *[other] { NAME($who) } looks at { bloodsport-part-target }.
}
# $who seat, $what target, $on fighter, $number number, $seen text, $weapon weapon+, $secret secret+, $card action+
bloodsport-tell-look-see = { $who ->
    [you] { bloodsport-part-target } is { $seen }.
   *[other] { NAME($who) } looks at { bloodsport-part-target }. It is { $seen }.
}
# $secret secret
bloodsport-part-secret = { NAME($secret) }
# $card action, $type type, $risk number, $no-risk flag
bloodsport-part-card = { NAME($card) } ({ bloodsport-part-kind })
# $weapon weapon, $on fighter+
bloodsport-tell-take-weapon = { NAME($weapon) } is taken away.
# $secret secret, $fight number+
bloodsport-tell-take-secret = The Secret { NAME($secret) } is taken away.
# $fight number, $left fighter, $right fighter
bloodsport-tell-uncover = Fight { $fight }: { NAME($left) } against { NAME($right) }.
# $on fighter, $weapon weapon, $stat stat, $damage number
bloodsport-tell-arms = { NAME($on) } wields { bloodsport-part-weapon }.
# $secret secret
bloodsport-tell-secret = The Secret is { NAME($secret) }.
# $who seat, $on fighter, $card action, $risk number, $no-risk flag
bloodsport-tell-unveil = { $no-risk ->
    [yes] { NAME($who, case: "possessive", at: "start") } Sabotage on { NAME($on) } is revealed: { NAME($card) } (No Risk).
   *[no] { NAME($who, case: "possessive", at: "start") } Sabotage on { NAME($on) } is revealed: { NAME($card) } (Risk { $risk }).
}
bloodsport-tell-unveil-gone = The Weapon it was meant for is gone, so nothing happens.
# $round number
bloodsport-tell-round-of-fight = Round { $round }.
# $on fighter, $die number
bloodsport-tell-roll = { NAME($on) } rolls { $die }.
# $on fighter, $one number, $two number, $same flag, $high flag, $die number+
bloodsport-tell-roll-two = { $same ->
    [yes] { NAME($on) } rolls { $one } twice.
   *[no] { $high ->
        [yes] { NAME($on) } rolls { $one } and { $two }, and the higher counts.
       *[no] { NAME($on) } rolls { $one } and { $two }, and the lower counts.
    }
}
# $on fighter, $die number
bloodsport-tell-again = { NAME($on) } rolls again and gets { $die }.
# $on fighter, $one number, $two number, $same flag, $high flag, $die number+
bloodsport-tell-again-two = { $same ->
    [yes] { NAME($on) } rolls again and gets { $one } twice.
   *[no] { $high ->
        [yes] { NAME($on) } rolls again and gets { $one } and { $two }, and the higher counts.
       *[no] { NAME($on) } rolls again and gets { $one } and { $two }, and the lower counts.
    }
}
# $left text, $right text
# $left-die number+, $left-add number+, $left-stat stat+, $left-by number+, $left-sum number+
# $right-die number+, $right-add number+, $right-stat stat+, $right-by number+, $right-sum number+
bloodsport-tell-sums = Now { $left }, { $right }.
# $left number, $right number
# $left-die number+, $left-add number+, $left-stat stat+, $left-by number+, $left-sum number+
# $right-die number+, $right-add number+, $right-stat stat+, $right-by number+, $right-sum number+
bloodsport-tell-even = { $left } to { $right }: nobody is hurt.
# $on fighter, $high number, $low number
# $left-die number+, $left-add number+, $left-stat stat+, $left-by number+, $left-sum number+
# $right-die number+, $right-add number+, $right-stat stat+, $right-by number+, $right-sum number+, $hit fighter+
bloodsport-tell-blow = { NAME($on) } wins the round { $high } to { $low }.
# $on fighter, $wounds number+, $life number+
bloodsport-tell-not-hurt = { NAME($on) } is hit but not hurt.
# $on fighter, $damage number, $wounds number+, $life number+
bloodsport-tell-wounds = { $damage ->
    [one] { NAME($on) } takes 1 Wound.
   *[other] { NAME($on) } takes { $damage } Wounds.
}
# $on fighter, $damage number, $wounds number+, $life number+
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
# $round number, $fight number
bloodsport-tell-last-round = After { $round } rounds nobody wins Fight { $fight }, and all bets on it are lost.
bloodsport-tell-no-end = Neither Fighter can beat the other any more.
# $fight number
bloodsport-tell-win-nobody = Nobody wins Fight { $fight }, and all bets on it are lost.
# $round number
bloodsport-tell-stalemate = Round { $round }, and still no winner.
# $who seat, $coin number, $on fighter, $gain number, $fight number+
bloodsport-tell-slip-won = { $who ->
    [you] { bloodsport-part-bet }: won, you gain { $gain } Coin.
   *[other] { NAME($who, case: "possessive", at: "start") } { bloodsport-part-bet }: won, they gain { $gain } Coin.
}
# $who seat, $coin number, $on fighter, $fight number+
bloodsport-tell-slip-lost = { $who ->
    [you] { bloodsport-part-bet }: lost.
   *[other] { NAME($who, case: "possessive", at: "start") } { bloodsport-part-bet }: lost.
}
# $who seat, $coin number, $on fighter, $fight number+
bloodsport-tell-slip-caught = { $who ->
    [you] { bloodsport-part-bet }: lost to the guards.
   *[other] { NAME($who, case: "possessive", at: "start") } { bloodsport-part-bet }: lost to the guards.
}
# $who seat
bloodsport-tell-slip-none = { $who ->
    [you] You made no bets.
   *[other] { NAME($who) } made no bets.
}
# $who seat, $by number, $coin number
bloodsport-tell-gain = { $who ->
    [you] You are up { $by } Coin ({ $coin } now).
   *[other] { NAME($who) } is up { $by } Coin ({ $coin } now).
}
# $who seat, $by number, $coin number
bloodsport-tell-lose = { $who ->
    [you] You are down { $by } Coin ({ $coin } left).
   *[other] { NAME($who) } is down { $by } Coin ({ $coin } left).
}
# $who seat, $coin number
bloodsport-tell-even-money = { $who ->
    [you] You break even ({ $coin } Coin).
   *[other] { NAME($who) } breaks even ({ $coin } Coin).
}
# $who seat
bloodsport-tell-gave-up = { $who ->
    [you] You give up. The moneylenders' patience ends here.
   *[other] { NAME($who) } gives up. The moneylenders' patience ends here.
}
# $who seat, $boxes list of number, $open list of number, $coin number+
bloodsport-tell-paid = { $who ->
    [you] You pay { LIST($boxes) } Coin. Still to pay: { LIST($open) }.
   *[other] { NAME($who) } pays { LIST($boxes) } Coin. Still to pay: { LIST($open) }.
}
# $who seat, $boxes list of number, $coin number+
bloodsport-tell-paid-off = { $who ->
    [you] You pay { LIST($boxes) } Coin. The Loans are paid off.
   *[other] { NAME($who) } pays { LIST($boxes) } Coin. The Loans are paid off.
}
# $who seat, $chance number
bloodsport-tell-skipped = { $who ->
    [you] You skip this round's payment for 1 Chance ({ $chance } left).
   *[other] { NAME($who) } skips this round's payment for 1 Chance ({ $chance } left).
}
# $who seat
bloodsport-tell-ruined = { $who ->
    [you] You cannot pay, and you have no Chance left. The moneylenders' patience ends here.
   *[other] { NAME($who) } cannot pay and has no Chance left. The moneylenders' patience ends here.
}
# $who seat, $round number, $won flag
bloodsport-tell-over = { $who ->
    [you] { $won ->
        [yes] You have won, in game round { $round }.
       *[no] You have lost, in game round { $round }.
    }
   *[other] { $won ->
        [yes] { NAME($who) } has won, in game round { $round }.
       *[no] { NAME($who) } has lost, in game round { $round }.
    }
}
# $die number, $again number, $counts number+
bloodsport-tell-fate = { $again ->
    [0] Fate rolls { $die }.
   *[other] Fate rolls { $die } and { $again }, and the higher counts.
}
# $who seat, $die number, $coin number, $sum number
bloodsport-tell-fate-won = { $who ->
    [you] Fate rolls { $die }, plus your { $coin } Coin: { $sum }.
   *[other] Fate rolls { $die }, plus their { $coin } Coin: { $sum }.
}
# $who seat, $die number, $again number, $coin number, $sum number, $counts number+
bloodsport-tell-fate-won-two = { $who ->
    [you] Fate rolls { $die } and { $again }, and the higher counts, plus your { $coin } Coin: { $sum }.
   *[other] Fate rolls { $die } and { $again }, and the higher counts, plus their { $coin } Coin: { $sum }.
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
bloodsport-tell-calm = The guards calm down. Guard Level { $guard }.
# $who seat, $coin number, $chance number, $left number
bloodsport-tell-standing = { $who ->
    [you] { $left ->
        [one] You have { $coin } Coin, { $chance } Chance and 1 payment to make.
       *[other] You have { $coin } Coin, { $chance } Chance and { $left } payments to make.
    }
   *[other] { $left ->
        [one] { NAME($who) } has { $coin } Coin, { $chance } Chance and 1 payment to make.
       *[other] { NAME($who) } has { $coin } Coin, { $chance } Chance and { $left } payments to make.
    }
}
# $who seat, $coin number, $chance number
bloodsport-tell-standing-free = { $who ->
    [you] You have { $coin } Coin, { $chance } Chance and no Loans.
   *[other] { NAME($who) } has { $coin } Coin, { $chance } Chance and no Loans.
}

## ---- Ask: what the reader has to decide ----

# $time number, $coin number, $guard number
bloodsport-ask-action = Play a card or pass?
    You have { $time } Time and { $coin } Coin. Guard Level { $guard }.
# $time number, $coin number, $guard number
bloodsport-ask-pass = Pass?
    You have no card to play now. You have { $time } Time and { $coin } Coin. Guard Level { $guard }.
# $card action
bloodsport-ask-look = Which card do you look at?
    ({ NAME($card) }: { TRAIT($card, "text") })
# $card action
bloodsport-ask-aim = What do you play { NAME($card) } on?
    ({ TRAIT($card, "text") })
# $choice number, $choices number
bloodsport-ask-choice = This is choice { $choice } of { $choices }.
# $card action, $risk number, $extra number
bloodsport-ask-risk = { $extra ->
    [0] How much do you spend on { NAME($card) } (Risk { $risk })?
        Each Time or Coin takes 1 off.
   *[other] How much do you spend on { NAME($card) } (Risk { $risk }, { $extra } of it for what you show)?
        Each Time or Coin takes 1 off.
}
# $risk number, $bare text, $paid text
bloodsport-ask-range = Spend nothing and you are caught { $bare }, spend { $risk } and only { $paid }.
bloodsport-ask-later = It rolls when its Fight begins, at the Guard Level of that moment.
# $time number, $coin number, $guard number
bloodsport-ask-pay = You have { $time } Time and { $coin } Coin. Guard Level { $guard }.
# $guard number, $then moment, $fight number
bloodsport-ask-rat = { $then ->
    [bet] Rat to the guards before bets are placed, for 1 Chance?
        Guard Level falls from { $guard } to 1.
    [uncover] Rat to the guards before Fight { $fight } begins, for 1 Chance?
        Guard Level falls from { $guard } to 1.
    [risk] Rat to the guards before this Sabotage rolls, for 1 Chance?
        Guard Level falls from { $guard } to 1.
    [settle] Rat to the guards before the moneylenders come, for 1 Chance?
        Guard Level falls from { $guard } to 1.
    [round] Rat to the guards before the next game round, for 1 Chance?
        Guard Level falls from { $guard } to 1.
   *[action] Rat to the guards, for 1 Chance?
        Guard Level falls from { $guard } to 1.
}
# $fight number, $left fighter, $right fighter, $ratio number, $favourite fighter, $coin number
bloodsport-ask-bet = { $ratio ->
    [1] Who wins Fight { $fight }, { NAME($left) } or { NAME($right) }?
        Even odds (1:1). You have { $coin } Coin to bet.
   *[other] Who wins Fight { $fight }, { NAME($left) } or { NAME($right) }?
        Odds { $ratio }:1 for { NAME($favourite) }. You have { $coin } Coin to bet.
}
bloodsport-ask-odds = Odds use only what you can see.
    .bare = { "" }
bloodsport-ask-react = React?
# $left number, $right number
bloodsport-ask-even = { $left } to { $right }: nobody would be hurt.
# $on fighter, $high number, $low number
bloodsport-ask-leads = { NAME($on) } leads { $high } to { $low }.
# $on fighter
bloodsport-ask-not-hurt = { NAME($on) } would be hit but not hurt.
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
bloodsport-ask-no-react = You have no React card.
# $left text, $right text
bloodsport-ask-sums = ({ $left }, { $right }.)
# $chance number
bloodsport-ask-settle-broke = Skip this round's payment, or give up?
    You have no Coin left. Skipping costs { bloodsport-part-price }.
# $coin number, $chance number
bloodsport-ask-settle-poor = Skip this round's payment?
    You have { $coin } Coin, too little for any payment. Skipping costs { bloodsport-part-price }.
# $coin number, $chance number, $open list
bloodsport-ask-settle = { $chance ->
    [0] Which payments do you make?
        Still to pay: { LIST($open) }. You have { $coin } Coin. You have no Chance left, so you can't skip.
   *[other] Which payments do you make?
        Still to pay: { LIST($open) }. You have { $coin } Coin. Skipping costs { bloodsport-part-price }.
}
# $won flag
bloodsport-ask-after = { $won ->
    [yes] Your Loans are paid off. Keep gambling, start over with new Loans, or leave the table?
   *[no] You have lost. Start over with new Loans, or leave the table?
}
bloodsport-ask-outcome = This result stands, whatever you do next.
# $cards number
bloodsport-ask-discard = Discard any cards?
    You draw back up to { $cards } next round.

## ---- Label: what the reader may do ----

# $card action, $type type, $risk number, $no-risk flag
bloodsport-label-card = { NAME($card) }. { bloodsport-part-kind }. { TRAIT($card, "text") }
# $card action, $type type, $risk number, $no-risk flag, $on fighter
bloodsport-label-react = { NAME($card) } on { NAME($on) } ({ bloodsport-part-kind }). { TRAIT($card, "text") }
# $left number, $right number
bloodsport-label-scores = Then it is { $left } to { $right }.
# $card action, $type type, $risk number, $no-risk flag, $weapon flag, $on fighter, $side side, $fight number
bloodsport-part-sabotage = { $weapon ->
    [yes] { NAME($card) } ({ bloodsport-part-kind }) on { NAME($on, case: "possessive") } Weapon (Fight { $fight }, { NAME($side) })
   *[no] { NAME($card) } ({ bloodsport-part-kind }) on { NAME($on) } (Fight { $fight }, { NAME($side) })
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
    [yes] { bloodsport-part-target }, shown to both for 1 more Risk
   *[no] { bloodsport-part-target }
}
# $what target, $on fighter, $number number
bloodsport-label-aim = On { bloodsport-part-target }
# $time number, $coin number, $need number, $percent number
bloodsport-label-pay = { bloodsport-part-tokens }: { bloodsport-part-caught }
# $need number, $percent number
bloodsport-label-pay-nothing = Nothing: { bloodsport-part-caught }
# $left number
bloodsport-label-rat = Rat, for 1 Chance ({ $left } left)
bloodsport-label-pass-phase = Pass
bloodsport-label-pass-round = Let it stand
bloodsport-label-pass-rat = Keep quiet
bloodsport-label-pass-fight = No more Reacts here
bloodsport-label-bet-none = No bet
# $coin number, $on fighter, $wager wager, $gain number, $percent number
bloodsport-label-bet = { $wager ->
    [favourite] { bloodsport-part-bet }, the favourite: { $percent }% to win { $gain } Coin
    [underdog] { bloodsport-part-bet }, the underdog: { $percent }% to win { $gain } Coin
   *[equal] { bloodsport-part-bet }: { $percent }% to win { $gain } Coin
}
    .bare = { $wager ->
        [favourite] { bloodsport-part-bet }, the favourite, to win { $gain } Coin
        [underdog] { bloodsport-part-bet }, the underdog, to win { $gain } Coin
       *[equal] { bloodsport-part-bet }, to win { $gain } Coin
    }
bloodsport-label-give-up = Give up, and lose now
# $boxes list, $coin number, $left number
bloodsport-label-settle = Pay { LIST($boxes) }, for { $coin } Coin ({ $left } left)
# $chance number
bloodsport-label-skip = Skip this round's payment, for { bloodsport-part-price }
# $card action, $type type, $risk number, $no-risk flag
bloodsport-label-discard = Discard { NAME($card) } ({ bloodsport-part-kind })
bloodsport-label-done = Keep the rest
bloodsport-label-go-on = Keep gambling, free of Loans
# $coin number, $chance number
bloodsport-label-start-over = Start over, with { $coin } Coin, { $chance } Chance and new Loans
bloodsport-label-stop = Leave the table

## ---- Why: why not ----

# $card action
bloodsport-why-not-held = { NAME($card) } isn't in your hand.
# $card action
bloodsport-why-react-only = { NAME($card) } is a React card. You can play it in phase 4, while a Fight is on.
# $card action, $type type
bloodsport-why-react-now = { NAME($card) } is a { NAME($type) } card. In phase 4 you can play only React cards.
# $card action, $type type
bloodsport-why-other-type = { NAME($card) } is a { NAME($type) } card. Play it as one.
# $card action
bloodsport-why-nothing-to-see = There is nothing left that { NAME($card) } could show you. Play another card, or pass.
# $fight number
bloodsport-why-next-bet = Bets go in order. The next one is on Fight { $fight }.
# $coin number
bloodsport-why-coin-to-bet = { $coin ->
    [0] You have no Coin left to bet. You can leave this Fight without a bet.
   *[other] You have only { $coin } Coin left to bet. Bet less, or nothing.
}
# $coin number
bloodsport-why-favourite = A bet on this favourite is exactly { $coin } Coin.
# $low number, $high number
bloodsport-why-wager = A bet on this Fighter is { $low } to { $high } Coin.
bloodsport-why-give-up = You can't give up yet. You can once you have no Coin left.
bloodsport-why-paid = You have already made that payment. Choose another.
# $sum number, $coin number
bloodsport-why-too-dear = Those payments come to { $sum } Coin, and you have { $coin }.
bloodsport-why-skip-chance = Skipping costs 1 Chance, and you have none. Make at least one payment.
bloodsport-why-committed = You've already spent on this card. You can rat once it has resolved.
bloodsport-why-rat-chance = Ratting costs 1 Chance, and you have none.
bloodsport-why-guard-low = Guard Level is already 1, so ratting would change nothing.
# $time number
bloodsport-why-time = You have only { $time } Time. Spend less.
# $coin number
bloodsport-why-coin = You have only { $coin } Coin to spend. Spend less.
# $risk number
bloodsport-why-over-risk = The Risk is { $risk }, so you can't spend more than that.
bloodsport-why-play-later = You can't play that now. You can in phase 2, when you are asked to play a card.
bloodsport-why-react-later = You can't react now. You can in phase 4, after the dice of a Fight are rolled.
bloodsport-why-bet-later = You can't bet now. You can in phase 3.
bloodsport-why-settle-later = You can't make payments now. You can in phase 5.
bloodsport-why-discard-later = You can't discard now. You can in phase 6.
bloodsport-why-pay-later = You can't spend Time or Coin now. You can while a card is being played.
bloodsport-why-look-later = You can't choose that now. You can while a card that needs it is being played.
bloodsport-why-after-later = You can't do that while you owe payments. You can once you have won or lost.

## ---- Card: what a card is ----

# $on fighter, $rank number, $str number, $dex number, $life number
bloodsport-card-fighter = { NAME($on) }. Fighter, Rank { $rank }, STR { $str }, DEX { $dex }, Life { $life }.
# $weapon weapon, $stat stat, $damage number
bloodsport-card-weapon = { NAME($weapon) }. Weapon, { NAME($stat) }, Damage { $damage }.
# $secret secret
bloodsport-card-secret = { NAME($secret) }. Secret.
# $card action, $type type, $risk number, $no-risk flag
bloodsport-card-action = { NAME($card) }. { bloodsport-part-kind }.

## ---- Board: the table in words ----

# $number number
bloodsport-board-seat = Gambler { $number }
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
    [you] You have { $coin } Coin, { $time } Time and { $chance } Chance.
   *[other] { NAME($who) } has { $coin } Coin, { $time } Time and { $chance } Chance.
}
# $coin number, $hand number, $time number, $chance number
bloodsport-board-purse-hand = You have { $coin } Coin ({ $hand } of it not bet), { $time } Time and { $chance } Chance.
# $who seat, $coin number, $time number, $chance number
bloodsport-board-purse-wagered = { NAME($who, at: "start") } has { $coin } Coin (bets included), { $time } Time and { $chance } Chance.
# $cards number
bloodsport-board-cards = { $cards ->
    [one] 1 card in hand.
   *[other] { $cards } cards in hand.
}
bloodsport-board-free = Free of Loans, and still gambling.
# $open list
bloodsport-board-loans = Still to pay: { LIST($open) }.
bloodsport-board-no-loans = The Loans are paid off.
# $who seat, $cut number
bloodsport-board-cut = { NAME($who, case: "possessive", at: "start") } next card this round has { $cut } less Risk.
# $fight number, $ratio number, $on fighter
bloodsport-board-fight = { $ratio ->
    [1] Fight { $fight }. Even odds (1:1).
   *[other] Fight { $fight }. Odds { $ratio }:1 for { NAME($on) }.
}
# $on fighter
bloodsport-board-won = { NAME($on) } won.
bloodsport-board-nobody-won = Nobody won.
# $secret secret?, $open flag
bloodsport-board-secret = { $secret ->
    [hidden] Secret face down.
   *[other] { $open ->
        [yes] The Secret is { NAME($secret) }. { TRAIT($secret, "text") }
       *[no] The Secret, which you have seen, is { NAME($secret) }. { TRAIT($secret, "text") }
    }
}
# $side side, $on fighter, $has list, $weapon text
bloodsport-board-fighter = { NAME($side, at: "start") }: { NAME($on) }, { LIST($has, type: "more") }. { $weapon }.
# $rank number, $str number, $dex number, $life number
bloodsport-part-stats = Rank { $rank }, STR { $str }, DEX { $dex }, Life { $life }
# $wounds number
bloodsport-part-wounds = { $wounds ->
    [one] 1 Wound
   *[other] { $wounds } Wounds
}
# $by signed
bloodsport-part-rolls-with = rolls with { $by }
# $high flag
bloodsport-part-rolls-twice = { $high ->
    [yes] rolls twice, and the higher counts
   *[no] rolls twice, and the lower counts
}
bloodsport-part-no-weapon = No Weapon yet
bloodsport-part-weapon-hidden = Weapon face down
# $by signed
bloodsport-part-weapon-damage = Damage { $by }
# $stat stat
bloodsport-part-weapon-made = uses { NAME($stat) }
# $weapon weapon, $stat stat, $damage number
bloodsport-part-weapon-seen = Weapon seen by you: { bloodsport-part-weapon }
# $weapon weapon, $stat stat, $damage number
bloodsport-part-weapon-open = Wields { bloodsport-part-weapon }
# $pieces list
bloodsport-part-joined = { LIST($pieces, type: "more") }
# $left fighter, $right fighter, $wins number, $loses number, $nobody number
bloodsport-board-chances = { $nobody ->
    [0] { NAME($left) } { $wins }% to win, { NAME($right) } { $loses }%.
   *[other] { NAME($left) } { $wins }% to win, { NAME($right) } { $loses }%, nobody { $nobody }%.
}
    .bare = { "" }
# $left fighter, $right fighter, $wins number, $loses number, $nobody number
bloodsport-board-chances-dice = { $nobody ->
    [0] With these dice { NAME($left) } { $wins }% to win, { NAME($right) } { $loses }%.
   *[other] With these dice { NAME($left) } { $wins }% to win, { NAME($right) } { $loses }%, nobody { $nobody }%.
}
    .bare = { "" }
# $who seat, $number number, $on fighter, $says list, $time number, $coin number
bloodsport-board-sabotage = Sabotage { $number }, { NAME($who, case: "own") }, on { NAME($on) }: { LIST($says, type: "more") }, { bloodsport-part-tokens } spent.
# $need number, $percent number, $guard number
bloodsport-board-sabotage-risk = { $need ->
    [6] Caught on any roll at Guard Level { $guard }.
   *[other] Caught { bloodsport-part-on } at Guard Level { $guard }.
}
bloodsport-board-sabotage-free = It has No Risk.
# $card action?
bloodsport-part-row = { $card ->
    [hidden] face down
   *[other] { NAME($card) }
}
bloodsport-part-row-gone = its Weapon is gone
# $side side, $fight number
bloodsport-part-row-moved = its Weapon is now in Fight { $fight }, { NAME($side) }
bloodsport-board-hand = Your hand:
bloodsport-board-hand-empty = Your hand is empty.
# $card action, $type type, $risk number, $no-risk flag
bloodsport-board-card = { bloodsport-part-card }. { TRAIT($card, "text") }
# $bets list
bloodsport-board-slip = Your bets: { LIST($bets, type: "apart") }.
# $fight number, $coin number, $on fighter
bloodsport-part-slip = { bloodsport-part-bet } (Fight { $fight })
# $fight number
bloodsport-part-slip-none = nothing (Fight { $fight })
# $fight number, $coin number, $on fighter
bloodsport-part-slip-void = { bloodsport-part-bet } (Fight { $fight }, lost to the guards)

## ---- Report: what a pack's Fights come to ----

bloodsport-report-head = Fights without cards, counted over all Fighters, Weapons and Secrets.
# $whole number, $tenths number
bloodsport-report-tenths = { $whole }.{ $tenths }%
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
bloodsport-report-equals = Between equals the Left Fighter wins { $left }, the Right Fighter { $right }, nobody { $nobody }.

## ---- Terms: what a word of the rules means; .same are other words for it ----

bloodsport-part-example = For example:
bloodsport-term-risk = Risk: how dangerous a card is. Each Time or Coin that you spend on it takes 1 off, down to 0. The card works if a die shows more than the Risk left plus Guard Level.
    .same = risk-roll
    .example = { bloodsport-part-example } Risk 0 and Guard Level 1: you need 2 or more.
bloodsport-term-guard-level = Guard Level: how alert the guards are, 1 to 3, the same for all. It adds to every Risk. Each time a gambler is caught it rises by 1. After a game round in which nobody was, it falls by 1.
    .same = guard, guards, level
    .example = { bloodsport-part-example } Caught once, Guard Level 1 becomes 2.
bloodsport-term-caught = Caught: the Risk roll was too low. The card does nothing, the guards take a random card from your hand, any bet of yours on its Fight is lost, and Guard Level rises by 1.
    .same = catch
    .example = { bloodsport-part-example } You rolled 3, and 5 or more was needed.
bloodsport-term-rat = Ratting to the guards costs 1 Chance and sets Guard Level to 1. You can't do it at Guard Level 1.
    .same = ratting
    .example = { bloodsport-part-example } Guard Level 2 becomes 1, and 2 of your 3 Chance are left.
bloodsport-term-time = Time: spend it on cards to lower their Risk, 1 each. You keep what you don't spend, and each game round fills it up to 6.
    .same = tokens
    .example = { bloodsport-part-example } 1 Time makes Keyhole (Risk 1) a card of Risk 0.
bloodsport-term-coin = Coin: for bets and payments, and to spend on cards, where each lowers the Risk by 1.
    .same = coins
    .example = { bloodsport-part-example } You start with 16 Coin and owe 33.
bloodsport-term-chance = Chance: one lets you skip a game round's payment, or rat to the guards. Of a roll, 33% means one time in three.
    .same = chances
    .example = { bloodsport-part-example } You have 3. With none left you must pay.
bloodsport-term-loan = Loans: two, of 3, 4 and 5 Coin and of 6, 7 and 8 Coin. Each game round you make at least one payment, in any order, or skip for 1 Chance. Make all six and you win.
    .same = loans, payment, payments, box, boxes, moneylenders, settle
    .example = { bloodsport-part-example } 3, 4, 5, 6, 7 and 8 Coin, each paid exactly and once.
bloodsport-term-rank = Rank: how good a Fighter is thought to be, 1 to 3. The difference in Rank makes the odds.
    .same = ranks
    .example = { bloodsport-part-example } Candle Thief has Rank 1, Widow of Nine Rank 2.
bloodsport-term-odds = Odds: at 1:1 there is no favourite, and you bet 1 to 3 Coin to win as much. At 2:1 you bet exactly 2 on the favourite to win 1, or 1 to 3 on the underdog to win twice that. At 3:1 you bet exactly 3 on the favourite to win 1, or 1 to 3 on the underdog to win three times that. A bet that wins comes back too.
    .same = ratio
    .example = { bloodsport-part-example } At 2:1 you bet 3 Coin on the underdog and win 6.
bloodsport-term-favourite = The favourite: the Fighter of higher Rank. A bet on it is exactly 2 Coin at 2:1, 3 at 3:1, and wins 1.
    .same = favorite
    .example = { bloodsport-part-example } Widow of Nine (Rank 2) against Candle Thief (Rank 1). With equal Ranks there is none.
bloodsport-term-underdog = The underdog: the Fighter of lower Rank. A bet on it is 1 to 3 Coin and wins twice that at 2:1, three times that at 3:1.
    .same = underdogs
    .example = { bloodsport-part-example } Candle Thief (Rank 1) against Widow of Nine (Rank 2).
bloodsport-term-bet = A bet: one Fighter of a Fight and an amount, chosen in secret in phase 3. If that Fighter wins, you get the bet back and your winnings. If not, it is lost. For the amounts, type what odds.
    .same = wager, wagers, bets, betting, slip
    .example = { bloodsport-part-example } 2 Coin on The Lodger in Cell Six, the favourite, to win 1.
bloodsport-term-str = STR: a Fighter's strength. It is added to the die if the Weapon uses STR.
    .same = strength
    .example = { bloodsport-part-example } A die of 5 and STR 4 make 9.
bloodsport-term-dex = DEX: a Fighter's skill. It is added to the die if the Weapon uses DEX.
    .same = dexterity
    .example = { bloodsport-part-example } A die of 3 and DEX 4 make 7.
bloodsport-term-best = BEST: the Weapon adds the higher of STR and DEX to the die.
    .same = highest
    .example = { bloodsport-part-example } With STR 1 and DEX 4, BEST is 4.
bloodsport-term-worst = WORST: the Weapon adds the lower of STR and DEX to the die.
    .same = lowest
    .example = { bloodsport-part-example } With STR 1 and DEX 4, WORST is 1.
bloodsport-term-life = Life: a Fighter with as many Wounds as Life is beaten.
    .same = lives
    .example = { bloodsport-part-example } Widow of Nine has Life 2: 2 Wounds beat it.
bloodsport-term-damage = Damage: the Wounds that a Weapon gives when its Fighter has the higher score.
    .same = harm
    .example = { bloodsport-part-example } Cannon Without Wheels (Damage 4) gives 4 Wounds at one blow.
bloodsport-term-wound = Wounds: a Fighter with as many Wounds as Life is beaten. They go at the end of the game round.
    .same = wounds
    .example = { bloodsport-part-example } Widow of Nine (Life 2) takes 5 Wounds and is beaten.
bloodsport-term-fighter = Fighters: two in each Fight, open from the start, with Rank, STR, DEX and Life.
    .same = fighters
    .example = { bloodsport-part-example } Candle Thief: Rank 1, STR 1, DEX 4, Life 2.
bloodsport-term-weapon = A Weapon: one for each Fighter, face down until the Fight begins. It says which stat counts, and how many Wounds a blow gives.
    .same = weapons
    .example = { bloodsport-part-example } Cannon Without Wheels: WORST, Damage 4.
bloodsport-term-secret = A Secret: one in each Fight, face down until the Fight begins. Then it changes something for that Fight.
    .same = secrets
    .example = { bloodsport-part-example } It Began Over a Chair: both Weapons do 1 more Damage.
bloodsport-term-discover = Discover cards are played in phase 2 and show you face-down cards.
    .same = discovers
    .example = { bloodsport-part-example } Keyhole looks at one Weapon or Secret.
bloodsport-term-special = Special cards are played in phase 2 and work at once.
    .same = specials
    .example = { bloodsport-part-example } Stopped Clock gains you 3 Time.
bloodsport-term-sabotage = Sabotage cards are played face down on a Fighter in phase 2. Their Risk is rolled in phase 4, when that Fight begins, at the Guard Level of that moment.
    .example = { bloodsport-part-example } Sorcerous Succor on Candle Thief: +1 STR and +1 DEX.
bloodsport-term-react = React cards are played in phase 4, while a Fight is on, after the dice are rolled.
    .same = reacts
    .example = { bloodsport-part-example } Hurl Flagon from Stands: a Fighter rolls again, and a 5 becomes a 1.
bloodsport-term-round = A game round has six phases: set up, take action, place bets, watch fights, settle up, reset. There are up to 9 game rounds.
    .same = rounds, phase, phases
bloodsport-term-fate = Fate: when a gambler has won or lost, a die is rolled, and a winner adds the Coin left. It decides the ending.
    .same = threads-of-fate, ending

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

bloodsport-game-bloodsport = One or two gamblers, deep in debt, bet on three pit fights a round, cheat under the eyes of the guards, and pay the moneylenders before their patience ends.

bloodsport-role-gambler = gambler

bloodsport-phase-deal = Phase 1: set up
bloodsport-phase-action = Phase 2: take action
bloodsport-phase-target = Choose the targets
bloodsport-phase-pay = Time and Coin on the card
bloodsport-phase-risk = The Risk roll
bloodsport-phase-toss = Caught
bloodsport-phase-effect = The card's effect
bloodsport-phase-window = A word with the guards
bloodsport-phase-bet = Phase 3: place bets
bloodsport-phase-uncover = Phase 4: watch fights
bloodsport-phase-unveil = Phase 4: Sabotage is revealed
bloodsport-phase-dice = Phase 4: the Fighters roll
bloodsport-phase-react = Phase 4: Reacts
bloodsport-phase-slips = Phase 5: the bookie pays
bloodsport-phase-settle = Phase 5: the moneylenders
bloodsport-phase-settled = Phase 5: payments are revealed
bloodsport-phase-fate = Threads of fate
bloodsport-phase-after = After the Loans
bloodsport-phase-discard = Phase 6: reset
bloodsport-phase-over = The game is over

bloodsport-verb-discover = play a Discover card, then choose what to look at
bloodsport-verb-special = play a Special card, then choose its targets, if it has any
bloodsport-verb-sabotage = play a Sabotage face down on a Fighter, or show it to the other gambler for 1 more Risk
bloodsport-verb-react = play a React card in the Fight that is on
bloodsport-verb-look = choose a face-down card to look at, and show it to the other gambler too for 1 more Risk
bloodsport-verb-aim = choose a target of the card you have just played
bloodsport-verb-pay = spend Time and Coin on the card: each takes 1 off its Risk
bloodsport-verb-rat = rat to the guards: 1 Chance for Guard Level 1
bloodsport-verb-pass = pass: in phase 2 for the phase, among Reacts for this fight round, in a window this once
bloodsport-verb-pass-fight = no more Reacts in this Fight
bloodsport-verb-bet = bet on the next Fight, or leave it without a bet
bloodsport-verb-settle = make these payments, or none to skip for 1 Chance, or give-up if you have no Coin left
bloodsport-verb-discard = discard a card face down
bloodsport-verb-done = keep the rest of the hand
bloodsport-verb-go-on = having won, keep gambling without Loans
bloodsport-verb-start-over = start over with new Loans, and your first result still counts
bloodsport-verb-stop = leave the table, and the other gambler plays on alone
bloodsport-verb-shuffle = the discards become the deck
bloodsport-verb-draw = an Action is dealt
bloodsport-verb-fighter = a Fighter comes in
bloodsport-verb-weapon = a Weapon is dealt to a Fighter, face down
bloodsport-verb-secret = a Secret is dealt to a Fight, face down
bloodsport-verb-start = the dice of seats 0 and 1, higher acts first
bloodsport-verb-risk = the Risk roll
bloodsport-verb-toss = a caught player's random card
bloodsport-verb-show-weapon = a look at a Weapon
bloodsport-verb-show-secret = a look at a Secret
bloodsport-verb-show-sabotage = a look at a Sabotage
bloodsport-verb-take-weapon = a Weapon is taken away, face up
bloodsport-verb-take-secret = a Secret is taken away, face up
bloodsport-verb-uncover = the Weapons and the Secret of a Fight are revealed
bloodsport-verb-unveil = the next Sabotage is revealed
bloodsport-verb-unveil-done = no Sabotage is left in this Fight
bloodsport-verb-dice = a die for each Fighter, and (again) the second of a Fighter that rolls twice, else 0
bloodsport-verb-again = a Fighter's roll is repeated
bloodsport-verb-slips = the betting slips of seats 0 (a) and 1 (b) are revealed
bloodsport-verb-settled = what both gamblers pay is revealed
bloodsport-verb-fate = the roll of fate
# What a verb is called on a button, and what each part of a move is called.
bloodsport-title-discover = Play a Discover card
bloodsport-title-special = Play a Special card
bloodsport-title-sabotage = Play a Sabotage
bloodsport-title-react = Play a React
bloodsport-title-look = Look at a card
bloodsport-title-aim = Choose a target
bloodsport-title-pay = Spend on the card
bloodsport-title-rat = Rat to the guards
bloodsport-title-pass = Pass
bloodsport-title-pass-fight = No more Reacts here
bloodsport-title-bet = Bet
bloodsport-title-settle = Pay the moneylenders
bloodsport-title-discard = Discard a card
bloodsport-title-done = Keep the rest
bloodsport-title-go-on = Keep gambling
bloodsport-title-start-over = Start over
bloodsport-title-stop = Leave the table
bloodsport-arg-card = Card
bloodsport-arg-on = On
bloodsport-arg-shown = Shown
bloodsport-arg-target = Target
bloodsport-arg-show = Show it too
bloodsport-arg-time = Time
bloodsport-arg-coin = Coin
bloodsport-arg-fight = Fight
bloodsport-arg-boxes = Payments

bloodsport-option-stock = The bank
bloodsport-rule-stock = the bank never runs short, or it holds the 66 Coin of the printed box
bloodsport-value-stock-unlimited = Never runs short
bloodsport-value-stock-printed = 66 Coin, as in the box

bloodsport-tally-won = paid off the Loans
bloodsport-tally-lost = lost to the moneylenders
bloodsport-tally-fate-to-10 = won, with a fate up to 10
bloodsport-tally-fate-11-to-20 = won, with a fate of 11 to 20
bloodsport-tally-fate-21-up = won, with a fate of 21 or more

bloodsport-bot-careless = bets at random, plays no cards
bloodsport-bot-careful = bets on computed odds, buys Risk down, pays in time
bloodsport-bot-strong = bets for its chance to pay off, rats where that pays, and spoils what you bet on

## ---- Page: what only the screen says ----

bloodsport-page-not-now = Not now
bloodsport-page-not-yours = Not your move
bloodsport-page-finish = Finish this card first
bloodsport-page-react-only = React: only while a Fight is on
bloodsport-page-only-react = Only React cards now
bloodsport-page-nothing-shown = Nothing left that it could show you
bloodsport-page-nothing-for = Nothing it could be used on
bloodsport-page-not-phase = Not in this phase
bloodsport-page-rat-chance = It costs 1 Chance, and you have none
bloodsport-page-rat-guard = Guard Level is 1 already
bloodsport-page-rat-moment = Not at this moment
# $card text
bloodsport-page-beside = { $card }: on which Fighter?
# $on text
bloodsport-page-lay = Play it on { $on }
bloodsport-page-choose-fighter = Choose a Fighter
# $card text, $on text
bloodsport-page-play-on = Play { $card } on { $on }
# $card text
bloodsport-page-play = Play { $card }
# $card text
bloodsport-page-discard = Discard { $card }
# $fight number
bloodsport-page-fight = Fight { $fight }
bloodsport-page-your-move = Your move
bloodsport-page-end = The end
bloodsport-page-waiting = Waiting
bloodsport-page-rat-title = Rat to the guards?
bloodsport-page-rat = Rat, for 1 Chance
bloodsport-page-pass = Pass for this phase
bloodsport-page-choose-card = Choose a card
# $target text
bloodsport-page-look-at = Look at: { $target }
# $target text
bloodsport-page-choose = Choose: { $target }
bloodsport-page-choose-one = Choose one
# $time number, $coin number
bloodsport-page-spend = { $time ->
    [0] { $coin ->
        [0] Spend nothing
       *[other] Spend { $coin } Coin
    }
   *[other] { $coin ->
        [0] Spend { $time } Time
       *[other] Spend { $time } Time and { $coin } Coin
    }
}
bloodsport-page-quiet = Keep quiet
# $bet number
bloodsport-page-bet-of = Your move: bet { $bet } of 3
# $coin number, $on text
bloodsport-page-bet = Bet { $coin } Coin on { $on }
# $coin number, $on text
bloodsport-page-seal = Seal { $coin } Coin on { $on }
bloodsport-page-no-bets = No bets this round
bloodsport-page-no-more-bets = No more bets this round
bloodsport-page-no-bet = No bet on this Fight
bloodsport-page-let-go = Let it stand
bloodsport-page-no-react = No more Reacts here
bloodsport-page-skip-pay = Skip, for 1 Chance
bloodsport-page-give-up = Give up
# $sum text
bloodsport-page-pay = Pay { $sum } Coin
bloodsport-page-choose-payment = Choose a payment
bloodsport-page-keep = Keep the rest
bloodsport-page-done = Done
bloodsport-page-keep-gambling = Keep gambling
bloodsport-page-start-over = Start over
bloodsport-page-leave = Leave the table
bloodsport-page-phases = Phases of a round
# $round number
bloodsport-page-round = Game round { $round }

## ---- The page: Fights, purses, the hand, the panel ----

# $who text
bloodsport-page-won = { $who } won
bloodsport-page-nobody-won = Nobody won
bloodsport-page-in-pit = In the pit now
# $side side
bloodsport-page-favours = { $side ->
    [left] favours the Left Fighter
   *[right] favours the Right Fighter
}
bloodsport-page-no-favourite = no favourite
# $side side, $who text, $rank number, $str number, $dex number, $life number
bloodsport-page-fighter = { $side ->
    [left] left: { $who }, Rank { $rank }, STR { $str }, DEX { $dex }, Life { $life }
   *[right] right: { $who }, Rank { $rank }, STR { $str }, DEX { $dex }, Life { $life }
}
# $wounds number
bloodsport-page-wounds = { $wounds ->
    [one] 1 Wound
   *[other] { $wounds } Wounds
}
# $wounds number, $life number
bloodsport-page-wounds-of = { $wounds ->
    [one] 1 Wound of { $life }
   *[other] { $wounds } Wounds of { $life }
}
# $wounds number
bloodsport-page-wounds-beaten = { $wounds ->
    [one] 1 Wound, beaten
   *[other] { $wounds } Wounds, beaten
}
bloodsport-page-role-favourite = Favourite
bloodsport-page-role-underdog = Underdog
bloodsport-page-role-even = Even
bloodsport-page-rank = Rank
bloodsport-page-str = STR
bloodsport-page-dex = DEX
bloodsport-page-life = Life
bloodsport-page-type-best = BEST
bloodsport-page-type-worst = WORST
bloodsport-page-weapon = Weapon
bloodsport-page-secret = Secret
bloodsport-page-none = none
bloodsport-page-seen = you saw it
bloodsport-page-seen-secret = you saw it
# $damage number
bloodsport-page-damage = Damage { $damage }
# $who text
bloodsport-page-weapon-none = No Weapon for { $who }
# $who fighter
bloodsport-page-weapon-back = { NAME($who, case: "possessive") } Weapon, face down
# $who fighter, $weapon text, $type text, $damage number
bloodsport-page-weapon-open = { NAME($who, case: "possessive") } Weapon: { $weapon }, { $type }, Damage { $damage }
# $who fighter, $weapon text, $type text, $damage number
bloodsport-page-weapon-seen = { NAME($who, case: "possessive") } Weapon: { $weapon }, { $type }, Damage { $damage }, seen by you alone
# $weapon text, $type text, $damage number
bloodsport-page-weapon-line = { $weapon }: { $type }, Damage { $damage }
# $fight number
bloodsport-page-secret-back = Fight { $fight }'s Secret, face down
bloodsport-page-secret-none = No Secret
# $secret text, $text text
bloodsport-page-secret-open = Secret: { $secret }. { $text }
bloodsport-page-secret-says = Secret:
# $low number, $win number
bloodsport-page-stake-exact = Bet exactly { $low } Coin to win { $win }
# $low number, $high number
bloodsport-page-stake-same = Bet { $low } to { $high } Coin, win the same
# $low number, $high number
bloodsport-page-stake-twice = Bet { $low } to { $high } Coin, win twice that
# $low number, $high number, $times number
bloodsport-page-stake-times = Bet { $low } to { $high } Coin, win { $times } times that
bloodsport-page-caught-always = caught on any roll
bloodsport-page-caught-never = never caught
# $need number, $share number
bloodsport-page-caught = { $need ->
    [1] caught on 1 ({ $share }%)
    [2] caught on 1 or 2 ({ $share }%)
   *[other] caught on 1 to { $need } ({ $share }%)
}
    .bare = { $need ->
        [1] caught on 1
        [2] caught on 1 or 2
       *[other] caught on 1 to { $need }
    }
# $caught text, $guard number
bloodsport-page-caught-here = { $caught } if Guard Level stays { $guard }
# $time number, $coin number
bloodsport-page-spent = { $time ->
    [0] { $coin ->
        [0] nothing spent
       *[other] { $coin } Coin
    }
   *[other] { $coin ->
        [0] { $time } Time
       *[other] { $time } Time and { $coin } Coin
    }
}
bloodsport-page-moved = its Weapon was moved
bloodsport-page-rows = Sabotage in this Fight, in the order played
bloodsport-page-row-mine = Your Sabotage, face down
# $card text
bloodsport-page-row-mine-known = Your Sabotage: { $card }
bloodsport-page-row-theirs = Their Sabotage, face down
# $card text
bloodsport-page-row-theirs-known = Their Sabotage: { $card }
# $who text
bloodsport-page-row-on = on { $who }
bloodsport-page-pick = Choose
# $coin number, $on text
bloodsport-page-bet-mine = Your bet: { $coin } on { $on }
# $coin number, $on text
bloodsport-page-bet-mine-lost = Your bet: { $coin } on { $on } (lost: caught)
# $coin number, $on text
bloodsport-page-bet-theirs = Their bet: { $coin } on { $on }
# $coin number, $on text
bloodsport-page-bet-theirs-lost = Their bet: { $coin } on { $on } (lost: caught)
bloodsport-page-odds-now = With these dice:
bloodsport-page-odds-known = From what you can see:
bloodsport-page-odds-seat = As this seat saw it:
bloodsport-page-odds-watcher = As watchers saw it:
bloodsport-page-side-left = left
bloodsport-page-side-right = right
bloodsport-page-nobody = nobody
bloodsport-page-purse-mine = Your purse
# $who text
bloodsport-page-purse-of = { $who }'s purse
bloodsport-page-you = You
bloodsport-page-to-move = to move
bloodsport-page-other = The other gambler
# $round number
bloodsport-page-won-in = Won in game round { $round }
# $round number
bloodsport-page-lost-in = Lost in game round { $round }
bloodsport-page-has-won = Has won and keeps gambling
bloodsport-page-has-again = Started over, and this does not count
bloodsport-page-has-left = Has left the table
bloodsport-page-coin = Coin
bloodsport-page-time = Time
bloodsport-page-chance = Chance
bloodsport-page-guard = Guard Level
bloodsport-page-cards = Cards in hand
# $coin number
bloodsport-page-to-bet = { $coin } free
# $left number
bloodsport-page-loans = { $left ->
    [0] Loans: all paid
    [one] Loans: 1 payment left
   *[other] Loans: { $left } payments left
}
bloodsport-page-payments = Payments
bloodsport-page-paid = paid:
bloodsport-page-unpaid = to pay:
bloodsport-page-hands-down = The hands lie face down: this is for everyone at the screen.
bloodsport-page-rat-guards = Rat to the guards
# $guard number
bloodsport-page-rat-price = 1 Chance, and Guard Level { $guard } becomes 1
bloodsport-page-hand = Your hand
# $cards number
bloodsport-page-hand-count = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
bloodsport-page-no-cards = No cards.
bloodsport-page-kind-discover = Discover
bloodsport-page-kind-special = Special
bloodsport-page-kind-react = React
bloodsport-page-kind-sabotage = Sabotage
# $risk number
bloodsport-page-risk = Risk { $risk }
bloodsport-page-no-risk = No Risk
# $card text, $kind text, $risk text, $text text
bloodsport-page-card = { $card }, { $kind }, { $risk }. { $text }
# $card text, $kind text, $risk text, $text text, $why text
bloodsport-page-card-off = { $card }, { $kind }, { $risk }. { $text } Not now: { $why }
# $by signed
bloodsport-page-rolls = rolls { $by }
bloodsport-page-rolls-higher = rolls twice, the higher counts
bloodsport-page-rolls-lower = rolls twice, the lower counts
# $by signed
bloodsport-page-weapon-by = Weapon { $by } Damage
bloodsport-page-nobody-yet = Nobody yet
bloodsport-page-face-down = face down
# $who fighter
bloodsport-page-of-weapon = { NAME($who, case: "possessive") } Weapon
# $who fighter, $weapon text
bloodsport-page-of-weapon-known = { NAME($who, case: "possessive") } Weapon ({ $weapon })
# $fight number
bloodsport-page-of-secret = Fight { $fight }'s Secret
# $row number
bloodsport-page-of-row = Sabotage { $row }
# $row number, $who text
bloodsport-page-of-row-on = Sabotage { $row } on { $who }
# $who text, $fight number
bloodsport-page-of-fighter = { $who } (Fight { $fight })
bloodsport-page-phase-1 = Set up
bloodsport-page-phase-2 = Take action
bloodsport-page-phase-3 = Place bets
bloodsport-page-phase-4 = Watch fights
bloodsport-page-phase-5 = Settle up
bloodsport-page-phase-6 = Reset
bloodsport-page-goes-1 = You owe the moneylenders six payments, and have too little Coin to make them. Each game round has three Fights to win the rest on: two Fighters, a Weapon face down for each, and a Secret.
bloodsport-page-goes-2 = Play cards, then pass. They look at what is face down, or help and harm a Fighter. Each Time or Coin you spend makes a card safer. Roll more than its Risk and Guard Level together, or you are caught: the card does nothing, a bet on its Fight is lost, and the guards are more alert.
bloodsport-page-goes-3 = Then bet. A favourite wins you 1 Coin, an underdog two or three times your bet. In a Fight each blow is a die plus the stat that the Weapon uses, and the higher total wounds. React cards work between the dice and the wound.
bloodsport-page-goes-4 = Make at least one payment each game round, or lose 1 Chance. Make all six and you win. If you can't pay and have no Chance, you lose.
bloodsport-page-numbers = choose a card, a Fight, a Fighter or a payment, numbered in order
bloodsport-page-windows = When others act, you can rat to the guards. It helps before the roll of a Sabotage that Guard Level 1 could save. Otherwise it can wait. You are asked to React wherever it could matter.
bloodsport-page-hint = Cards with a dashed edge are known to you alone.
# $least number
bloodsport-page-beat-needed = { $least } or more is needed
bloodsport-page-beat-hopeless = No roll is enough
bloodsport-page-beat-works = It works
bloodsport-page-beat-caught = Caught
bloodsport-page-beat-bet-won = Bet won
bloodsport-page-beat-bet-lost = Bet lost
bloodsport-page-beat-tossed = To the guards
bloodsport-page-beat-set-up = Cards are dealt and the Fights set up.
# $n number
bloodsport-page-beat-looks = { $n } cards are looked at.
# $n number
bloodsport-page-beat-bets = { $n } bets are placed.
# $n number
bloodsport-page-beat-discards = { $n } cards are discarded.
bloodsport-page-saving = Your move is being saved.
bloodsport-page-you-won = You won: the Loans are paid.
bloodsport-page-you-lost = You lost: the moneylenders have you.
bloodsport-page-nothing-to-do = Nothing for you to do until then.
# $guard number, $chance number
bloodsport-page-rat-says = Guard Level { $guard } becomes 1. It costs 1 of your { $chance } Chance. Without any you can no longer skip a payment.
bloodsport-page-discard-says = It goes face down. You draw back up to 6 next round.
bloodsport-page-which-fighter = On which Fighter
# $fight number, $side side
bloodsport-page-corner = { $side ->
    [left] Fight { $fight }, left
   *[right] Fight { $fight }, right
}
bloodsport-page-show-it = Show it to the other gambler, for 1 more Risk
bloodsport-page-show-too = Show it to the other gambler too, for 1 more Risk
# $first number, $second number
bloodsport-page-scores = If it works, the scores are { $first } to { $second }.
bloodsport-page-at-once = No Risk: it works at once.
# $risk number, $guard number
bloodsport-page-risk-says = Risk { $risk } and Guard Level { $guard }. Next you can spend Time and Coin, and each takes 1 off the Risk.
bloodsport-page-odds-caught = Caught
bloodsport-page-odds-works = Works
bloodsport-page-odds-wins = Wins
bloodsport-page-odds-loses = Loses
# $bare text, $bought text
bloodsport-page-risk-odds = With nothing spent: { $bare }. With the Risk bought off: { $bought }.
# $risk number, $guard number, $caught text
bloodsport-page-pay-odds = Risk { $risk } and Guard Level { $guard }: { $caught }.
# $risk number, $guard number, $caught text
bloodsport-page-pay-odds-later = Risk { $risk } and Guard Level { $guard }: { $caught } if Guard Level stays { $guard }.
bloodsport-page-pay-caught = If caught, the card does nothing, you lose a random card, and Guard Level rises.
bloodsport-page-pay-caught-bet = If caught, the card does nothing, you lose a random card and your bet on this Fight, and Guard Level rises.
# $cut number
bloodsport-page-risk-cut = Your next card this round has { $cut } less Risk.
bloodsport-page-which = Which
# $guard number, $by number, $chance number
bloodsport-page-safer = { $by ->
    [one] Guard Level { $guard } becomes 1, so every Risk roll is one sixth safer. You have { $chance } Chance.
   *[other] Guard Level { $guard } becomes 1, so every Risk roll is { $by } sixths safer. You have { $chance } Chance.
}
bloodsport-page-bet-on = Bet on
# $share text
bloodsport-page-wins = wins { $share }
# $coin number, $on text
bloodsport-page-too-poor = You don't have the { $coin } Coin for { $on }.
bloodsport-page-no-coin = You have no Coin left to bet.
bloodsport-page-bet-size = Bet
# $bet number, $win number
bloodsport-page-bet-odds = Win: your { $bet } back and { $win } more. Lose: { $bet } gone. Odds use only what you can see.
# $bets list
bloodsport-page-slip = Your slip so far: { LIST($bets, type: "apart") }.
# $fight number, $coin number, $on text
bloodsport-page-slip-bet = Fight { $fight }: { $coin } Coin on { $on }
# $fight number
bloodsport-page-slip-none = Fight { $fight }: no bet
bloodsport-page-react-hint = Or choose a React card from your hand.
# $coin number
bloodsport-page-leaves = Leaves you { $coin } Coin.
# $coin number, $chance number
bloodsport-page-you-have = You have { $coin } Coin and { $chance } Chance.
bloodsport-page-discard-hint = Choose cards from your hand to discard them, one at a time.

## ---- The lesson ----

bloodsport-lesson-debt = You owe the moneylenders six payments: 3, 4, 5, 6, 7 and 8 Coin. You have 16 Coin, and three Fights a game round to win the rest.
bloodsport-lesson-odds = Widow of Nine has Rank 2, Candle Thief has Rank 1. The higher Rank is the favourite: odds 2:1 for Widow of Nine.
bloodsport-lesson-keyhole = These are your 6 Action cards. Keyhole is a Discover and looks at one face-down card. Play it.
    .wrong = That card is good later. Play Keyhole first.
bloodsport-lesson-weapon = Every Fighter has a Weapon, face down. Look at Candle Thief's.
bloodsport-lesson-risk = Risk 1 and Guard Level 1: you are caught on 1 or 2 (33%). Each Time or Coin takes 1 off the Risk. Spend 1 Time.
    .wrong = That would work too, at another price. Spend 1 Time here.
bloodsport-lesson-cannon = A 5, and 2 or more was needed. It is Cannon Without Wheels (WORST, Damage 4): a poor Weapon for Candle Thief, but one hit beats Widow of Nine (Life 2).
bloodsport-lesson-succor = So help it to that one hit. Sorcerous Succor gives +1 STR and +1 DEX. Play it on Candle Thief.
bloodsport-lesson-later = A Sabotage rolls only when its Fight begins. Spend 2 Time now, and you are caught only on a 1 (17%).
bloodsport-lesson-greed = Your last 3 Time are for later. Play Mattress Under the Mail (Risk 3) on The Elder and spend nothing: caught on 1 to 4 (67%). See what the guards do.
    .wrong = That's the careful way. This once, spend nothing on Mattress Under the Mail.
bloodsport-lesson-pass = You could play more cards. Pass, and the betting begins.
bloodsport-lesson-underdog = A bet on this favourite is always 2 Coin and wins 1. The underdog is 25% to win and pays twice your bet. Bet 3 Coin on Candle Thief.
bloodsport-lesson-favourite = In Fight 2 take the favourite. Bet 2 Coin on The Lodger in Cell Six, 81% to win 1.
bloodsport-lesson-even = Fight 3 is even, 1:1, and your mattress is with The Elder. Bet 2 Coin on it.
bloodsport-lesson-blow = Your Sabotage worked, and both roll 5. Widow of Nine has 5 + 4 = 9, Candle Thief 5 + 2 = 7. Candle Thief would take 4 Wounds and be beaten.
bloodsport-lesson-flagon = A React works now, in the middle of a Fight. Hurl the flagon at Widow of Nine, so that it rolls again, and spend your 3 Time.
    .wrong = Candle Thief is about to be beaten. Play Hurl Flagon from Stands on Widow of Nine.
bloodsport-lesson-turn = The 5 becomes a 1. Now it is 5 to 7 for Candle Thief. Let it stand.
bloodsport-lesson-won = Widow of Nine takes 5 Wounds and is beaten: you win 6 Coin. Fight 2 is on, and you need no React there. Watch it, blow by blow.
bloodsport-lesson-lodger = The Lodger in Cell Six took a Wound, and another, then hit twice for 3 and won. The favourite wins you 1 Coin.
bloodsport-lesson-caught = In Fight 3 your mattress rolled 3, and 5 or more was needed. You are caught: the bet is lost, Tip the Rack Boy is gone, and Guard Level rises to 2. Watch the end.
bloodsport-lesson-rat = The Elder won, 7 to 6, but not for you. For 1 Chance you could rat, and Guard Level would be 1 again. Keep your Chance, and keep quiet.
bloodsport-lesson-pay = You are up 5 Coin (21 now). Each round you make one payment or more, or lose 1 Chance. Pay the 8 while you can.
    .wrong = Any payment counts, and all six must be made. Pay the 8 here: the small ones are easier on a bad night.
bloodsport-lesson-end = You have 13 Coin, 3 Chance and five payments to make. You know enough to be dangerous. Keep the rest and play on.
