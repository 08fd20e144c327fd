### The story of Bloodsport Gambler as it is told when all is over, in English. The form: docs/messages.md, What is over.

### untold choose choose-both pay-nothing pay-time pay-coin pay-coin-secret pay stuck pass bet-sealed bet bet-none
### untold settle-sealed settle-give-up settle shuffle weapon-instead secret-instead start secret-text
### untold calm draw fighter odds look take-weapon take-secret round-of-fight roll roll-two again again-two sums

-chapter = { "\u0002" }
-heading = { "\u0003" }
-read = { "\u0004" }
-para = { "\u0005" }

bloodsport-tell-card = { NAME($who, at: "start") } played { NAME($card) }.
bloodsport-tell-card-on = { NAME($who, at: "start") } played { NAME($card) } on { NAME($on) }.
bloodsport-tell-sabotage = { $card ->
    [hidden] { -para }{ NAME($who, at: "start") } played a Sabotage face down on { NAME($on) }.
   *[other] { -para }{ NAME($who, at: "start") } played { NAME($card) } face down on { NAME($on) }.
}
bloodsport-tell-sabotage-alone = { -para }{ NAME($who, at: "start") } played { NAME($card) } on { NAME($on) }.
bloodsport-tell-sabotage-shown = { -para }{ NAME($who, at: "start") } played { NAME($card) } on { NAME($on) }, for all to see.
bloodsport-tell-rat = { -para }{ NAME($who, at: "start") } ratted to the guards for 1 Chance, and Guard Level fell to { $guard }.
bloodsport-tell-discard = { $card ->
    [hidden] { NAME($who, at: "start") } discarded a card.
   *[other] { NAME($who, at: "start") } discarded { NAME($card) }.
}
bloodsport-tell-go-on = { -para }{ NAME($who, at: "start") } kept gambling, free of Loans.
bloodsport-tell-start-over = { -para }{ NAME($who, at: "start") } started over.
bloodsport-tell-stop = { -para }{ NAME($who, at: "start") } left the table.

bloodsport-tell-fighter-instead = { -para }{ NAME($on, at: "start") }, Rank { $rank }, came into Fight { $fight } instead.

bloodsport-tell-risk-works = The card worked.
bloodsport-tell-risk-caught = { $who ->
    [you] You rolled { $die } for { NAME($card) }, needed { $least } and were caught.
   *[other] { NAME($who, at: "start") } rolled { $die } for { NAME($card) }, needed { $least } and was caught.
}
bloodsport-tell-risk-hopeless = { $who ->
    [you] You were caught with { NAME($card) }. No roll could have helped.
   *[other] { NAME($who, at: "start") } was caught with { NAME($card) }. No roll could have helped.
}
bloodsport-tell-guard = { $rose ->
    [yes] Guard Level rose to { $guard }.
   *[no] Guard Level was already at { $guard }.
}
bloodsport-tell-bet-void = { $who ->
    [you] Your bet on this Fight was lost.
   *[other] Any bet of { NAME($who, case: "possessive") } on this Fight was lost.
}
bloodsport-tell-toss = The guards took { NAME($card) } from { NAME($who, case: "possessive") } hand.
bloodsport-tell-look-see = { NAME($who, at: "start") } saw { bloodsport-part-target }: { $seen }.
bloodsport-tell-uncover = { -heading }Fight { $fight }: { NAME($left) } against { NAME($right) }
bloodsport-tell-arms = { NAME($on, at: "start") } came with { NAME($weapon) } ({ NAME($stat) }, Damage { $damage }).
bloodsport-tell-secret = Their Secret was { NAME($secret) }: "{ TRAIT($secret, "text") }"
bloodsport-tell-card-text = It said: "{ TRAIT($card, "text") }"
bloodsport-tell-unveil = { -para }{ NAME($who, case: "possessive", at: "start") } Sabotage on { NAME($on) } was revealed: { NAME($card) }.
bloodsport-tell-unveil-gone = The Weapon that it was meant for was gone, so nothing happened.
bloodsport-tell-even = At { $left } to { $right } nobody was hurt.
bloodsport-tell-blow = { NAME($on, at: "start") } won a round, { $high } to { $low }.
bloodsport-tell-not-hurt = { NAME($on, at: "start") } was hit but not hurt.
bloodsport-tell-wounds = { $damage ->
    [one] { NAME($on, at: "start") } took 1 Wound.
   *[other] { NAME($on, at: "start") } took { $damage } Wounds.
}
bloodsport-tell-beaten = { $damage ->
    [one] { NAME($on, at: "start") } took 1 Wound and was beaten.
   *[other] { NAME($on, at: "start") } took { $damage } Wounds and was beaten.
}
bloodsport-tell-wounds-of = { $damage ->
    [one] { NAME($on, at: "start") } took 1 Wound.
   *[other] { NAME($on, at: "start") } took { $damage } Wounds.
}
bloodsport-tell-win = { NAME($on, at: "start") } won Fight { $fight }.{ -para }
bloodsport-tell-both-beaten = Both Fighters were beaten.
bloodsport-tell-last-round = After { $round } rounds nobody had won Fight { $fight }, and all bets on it were lost.{ -para }
bloodsport-tell-no-end = Neither Fighter could beat the other any more.
bloodsport-tell-win-nobody = Nobody won Fight { $fight }, and all bets on it were lost.{ -para }
bloodsport-tell-stalemate = Round { $round } came, and still nobody had won.
bloodsport-tell-slip-won = { NAME($who, at: "start") } won { $gain } Coin with { $coin } on { NAME($on) }.
bloodsport-tell-slip-lost = { NAME($who, at: "start") } lost { $coin } Coin on { NAME($on) }.
bloodsport-tell-slip-caught = { NAME($who, at: "start") } lost { $coin } Coin on { NAME($on) } to the guards.
bloodsport-tell-slip-none = { NAME($who, at: "start") } had made no bets.{ -para }
bloodsport-tell-gain = That left { NAME($who) } up by { $by } Coin, at { $coin }.{ -para }
bloodsport-tell-lose = That left { NAME($who) } down by { $by } Coin, at { $coin }.{ -para }
bloodsport-tell-even-money = That left { NAME($who) } where the round had begun, at { $coin } Coin.{ -para }
bloodsport-tell-gave-up = { -para }{ NAME($who, at: "start") } gave up, and the moneylenders' patience ended there.
bloodsport-tell-paid = { -para }{ NAME($who, at: "start") } paid { LIST($boxes) } Coin.
bloodsport-tell-paid-off = { -para }{ NAME($who, at: "start") } paid { LIST($boxes) } Coin, and the Loans were paid off.
bloodsport-tell-skipped = { -para }{ NAME($who, at: "start") } skipped the payment for 1 Chance.
bloodsport-tell-ruined = { -para }{ NAME($who, at: "start") } could not pay and had no Chance left, and the moneylenders' patience ended there.
bloodsport-tell-over = { $won ->
    [yes] { -para }{ NAME($who, at: "start") } won in game round { $round }.
   *[no] { -para }{ NAME($who, at: "start") } lost in game round { $round }.
}
bloodsport-tell-fate = { $again ->
    [0] Fate rolled { $die }.
   *[other] Fate rolled { $die } and { $again }, and the higher counted.
}
bloodsport-tell-fate-won = { $coin ->
    [0] Fate rolled { $die }, and there was no Coin to add.
   *[other] Fate rolled { $die }, and { $coin } Coin added to it came to { $sum }.
}
bloodsport-tell-fate-won-two = { $coin ->
    [0] Fate rolled { $die } and { $again }. The higher counted, and there was no Coin to add.
   *[other] Fate rolled { $die } and { $again }. The higher counted, and { $coin } Coin added to it came to { $sum }.
}
bloodsport-tell-round = { -chapter }Game round { $round }
bloodsport-tell-standing = { $left ->
    [one] { NAME($who, at: "start") } had { $coin } Coin, and 1 payment to make.
   *[other] { NAME($who, at: "start") } had { $coin } Coin, and { $left } payments to make.
}
bloodsport-tell-standing-free = { NAME($who, at: "start") } had { $coin } Coin, and no Loans.
