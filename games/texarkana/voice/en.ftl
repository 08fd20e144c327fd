### All that people read of Texarkana, in English: the language of reference. It declares the slots of each message
### ("# $who seat, $rank rank?": ? = may be hidden from the reader). The form: docs/messages.md.

### table character
### table npc
### table scenario
### table scene
### table closing
### table goal
### table cast
### table trait
### table characteristic
### table flaw
### table invocation
### table suit hearts diamonds horns pistols clubs spades masks tomes skulls none
### table rank ace two three four five six seven eight nine ten jack queen king
### table resource will grit coin luck injury
### table mark violence supernatural burn-offered burn-asked
### table state absent open won lost
### table sure exact over under

## ---- Names ----

# How the reader is told of a seat: $as is you, master (the Dealer), named (by the character's $name) or numbered.
-seat = { $as ->
    [you] { $case ->
        [possessive] your
       *[plain] you
    }
    [master] { $case ->
        [possessive] the Dealer's
       *[plain] the Dealer
    }
    [named] { $case ->
        [possessive] { $name }'s
       *[plain] { $name }
    }
   *[numbered] { $case ->
        [possessive] player { $number }'s
       *[plain] player { $number }
    }
}
# How a list is joined: a, b and c; and pieces that have commas of their own.
-list = { $joint ->
    [and] { " and " }
    [apart] ;{ " " }
   *[and-more] ,{ " " }
}
# A suit, the letter that stands for it, and what it is used for.
-suit-hearts = Hearts
    .letter = H
    .field = talk, feeling, courage: winning people over, standing firm
-suit-diamonds = Diamonds
    .letter = D
    .field = trade, bargains, gambling, business
-suit-horns = Horns
    .letter = O
    .field = riding, beasts, wild country, getting by in it
-suit-pistols = Pistols
    .letter = P
    .field = shooting, keen eyes, tracks, finding things out
-suit-clubs = Clubs
    .letter = C
    .field = fists, muscle, menace, soldiering
-suit-spades = Spades
    .letter = S
    .field = tools, labour, machines, the work of hands
-suit-masks = Masks
    .letter = M
    .field = lies, stealth, disguise, slipping away
-suit-tomes = Tomes
    .letter = T
    .field = learning, faith, medicine, the occult
-suit-skulls = Skulls
    .letter = X
    .field = no field: Skulls are the Dealer's
-suit-none = no suit
-rank-ace = Ace
-rank-two = 2
-rank-three = 3
-rank-four = 4
-rank-five = 5
-rank-six = 6
-rank-seven = 7
-rank-eight = 8
-rank-nine = 9
-rank-ten = 10
-rank-jack = Jack
-rank-queen = Queen
-rank-king = King
-resource-will = Will
-resource-grit = Grit
-resource-coin = Coin
-resource-luck = Luck
-resource-injury = { $case ->
    [sheet] Injuries
   *[plain] an Injury
}
-mark-violence = violence
-mark-supernatural = the supernatural
-mark-burn-offered = you may burn the card for more, if it succeeds
-mark-burn-asked = the card is burned

## ---- Parts: pieces that several messages use; never said alone ----

# $rank rank, $suit suit
texarkana-part-card = { NAME($rank) } of { NAME($suit) }
# $goal goal
texarkana-part-goal = { $goal ->
    [none] Something of your own
   *[other] { NAME($goal) }
}
# $npc cast
texarkana-part-npc = { NAME($npc) }
# $will number, $grit number, $coin number, $luck number
texarkana-part-figures = Will { $will }, Grit { $grit }, Coin { $coin }, Luck { $luck }

## ---- Card: what a thing is ----

# $suit suit
texarkana-card-suit-title = { NAME($suit) }
# $suit suit
texarkana-card-suit-letter = { TRAIT($suit, "letter") }
# $suit suit
texarkana-card-suit-field = { TRAIT($suit, "field") }
# $rank rank, $suit suit
texarkana-card-title = { texarkana-part-card }
# $rank rank, $suit suit
texarkana-card-lettered = { texarkana-part-card } ({ TRAIT($suit, "letter") })
# $will number, $grit number, $coin number, $luck number
texarkana-card-figures = { texarkana-part-figures }
# $rank rank, $suit suit, $worth number
texarkana-card-card = { texarkana-part-card }: worth { $worth }.
# $suit suit
texarkana-card-suit = { NAME($suit) } ({ TRAIT($suit, "letter") }): { TRAIT($suit, "field") }.
# $which resource
texarkana-card-resource = { NAME($which, case: "sheet") }
# $character character, $will number, $grit number, $coin number, $luck number
texarkana-card-character = { NAME($character) }: { texarkana-part-figures }. { TRAIT($character, "text") }
# $title text, $damage number, $says text
texarkana-card-weapon = { $title }: Damage { $damage }. { $says }
# $trait trait, $gear flag
texarkana-card-trait = { $gear ->
    [yes] { NAME($trait) } (gear): { TRAIT($trait, "text") }
   *[no] { NAME($trait) }: { TRAIT($trait, "text") }
}
# $uses number
texarkana-card-uses = { $uses } a session.
# $characteristic characteristic
texarkana-card-characteristic = Characteristic, { NAME($characteristic) }: { TRAIT($characteristic, "text") }
# $flaw flaw
texarkana-card-flaw = Flaw, { NAME($flaw) }: { TRAIT($flaw, "text") }
# $invocation invocation
texarkana-card-invocation = Invocation, { NAME($invocation) }: { TRAIT($invocation, "text") }
# $npc npc, $grit number, $damage number
texarkana-card-npc = { NAME($npc) }: { TRAIT($npc, "text") } Grit { $grit }, Damage { $damage }.
# $scenario scenario
texarkana-card-scenario = { $scenario ->
    [free] A free table, without a scenario
   *[other] { NAME($scenario) }: { TRAIT($scenario, "text") }
}

# Who speaks at the table.
# $who seat
texarkana-card-speaker = { NAME($who, at: "start") }

## ---- Sheet: a character's sheet as it stands ----

# $who seat, $number number, $character character
texarkana-sheet-who = { $who ->
    [you] You are { NAME($character) }. { TRAIT($character, "text") }
   *[other] { NAME($character) }, player { $number }. { TRAIT($character, "text") }
}
# $will number, $grit number, $coin number, $luck number, $injuries number, $out number, $cards number
texarkana-sheet-figures = { texarkana-part-figures }; Injuries { $injuries }, and with { $out } you are out. Cards in hand: { $cards }.
texarkana-sheet-bare-hands = Bare hands: Damage 0.
# $suit suit
texarkana-sheet-where = Where { NAME($suit) } are declared.
# $left number, $uses number
texarkana-sheet-left = { $left } of { $uses } left this session.
texarkana-sheet-used = Used this session.


## ---- Tell: what players do ----

# $who seat, $character character, $will number, $grit number, $coin number, $luck number
texarkana-tell-character = { $who ->
    [you] You play { NAME($character) }: { texarkana-part-figures }.
   *[other] { NAME($who, at: "start") } plays { NAME($character) }: { texarkana-part-figures }.
}
# $who seat, $goal goal, $suit suit
texarkana-tell-attempt = { $who ->
    [you] { $goal ->
        [none] You try: something of the moment, by { NAME($suit) }.
       *[other] You try: { NAME($goal) }, by { NAME($suit) }.
    }
   *[other] { $goal ->
        [none] { NAME($who, at: "start") } tries: something of the moment, by { NAME($suit) }.
       *[other] { NAME($who, at: "start") } tries: { NAME($goal) }, by { NAME($suit) }.
    }
}
# $who seat, $invocation invocation
texarkana-tell-invoke = { $who ->
    [you] You invoke { NAME($invocation) }.
   *[other] { NAME($who, at: "start") } invokes { NAME($invocation) }.
}
texarkana-tell-beyond = The success brings more than was agreed.
# $who seat, $other seat
texarkana-tell-challenge = { $who ->
    [you] You challenge { NAME($other) }.
   *[other] { NAME($who, at: "start") } challenges { NAME($other) }.
}
# $who seat
texarkana-tell-agree = { $who ->
    [you] You agree.
   *[other] { NAME($who, at: "start") } agrees.
}
# $who seat
texarkana-tell-refuse = { $who ->
    [you] You refuse: nothing happened.
   *[other] { NAME($who, at: "start") } refuses: nothing happened.
}
# $who seat, $characteristic characteristic
texarkana-tell-characteristic = { $who ->
    [you] You wager 1 Luck on { NAME($characteristic) }.
   *[other] { NAME($who, at: "start") } wagers 1 Luck on { NAME($characteristic) }.
}
# $who seat, $flaw flaw
texarkana-tell-flaw = { $who ->
    [you] You wager 1 Will on { NAME($flaw) }.
   *[other] { NAME($who, at: "start") } wagers 1 Will on { NAME($flaw) }.
}
# $who seat, $trait trait
texarkana-tell-use = { $who ->
    [you] You declare { NAME($trait) }: { TRAIT($trait, "text") }
   *[other] { NAME($who, at: "start") } declares { NAME($trait) }: { TRAIT($trait, "text") }
}
# $who seat, $rank rank, $suit suit, $burn flag
texarkana-tell-play = { $who ->
    [you] { $burn ->
        [yes] You play { texarkana-part-card }, to be burned.
       *[no] You play { texarkana-part-card }.
    }
   *[other] { $burn ->
        [yes] { NAME($who, at: "start") } plays { texarkana-part-card }, to be burned.
       *[no] { NAME($who, at: "start") } plays { texarkana-part-card }.
    }
}
# $who seat
texarkana-tell-down = { $who ->
    [you] You lay a card face down.
   *[other] { NAME($who, at: "start") } lays a card face down.
}
# $who seat, $rank rank, $suit suit
texarkana-tell-down-seen = { $who ->
    [you] You lay { texarkana-part-card } face down.
   *[other] { NAME($who, at: "start") } lays { texarkana-part-card } face down.
}
# $who seat
texarkana-tell-call-off = { $who ->
    [you] You call the test off.
   *[other] { NAME($who, at: "start") } calls the test off.
}
# $who seat, $rank rank, $suit suit
texarkana-tell-assist = { $who ->
    [you] You assist with { texarkana-part-card }, which is burned.
   *[other] { NAME($who, at: "start") } assists with { texarkana-part-card }, which is burned.
}
# $who seat
texarkana-tell-trump = { $who ->
    [you] You trump.
   *[other] { NAME($who, at: "start") } trumps.
}
# $who seat, $rank rank, $suit suit
texarkana-tell-toss = { $who ->
    [you] You look at two cards and discard { texarkana-part-card }.
   *[other] { NAME($who, at: "start") } looks at two cards and discards { texarkana-part-card }.
}
# $who seat, $rank rank, $suit suit
texarkana-tell-shed = { $who ->
    [you] You discard { texarkana-part-card }.
   *[other] { NAME($who, at: "start") } discards { texarkana-part-card }.
}

## ---- Tell: what the Dealer does ----

# $scenario scenario
texarkana-tell-scenario = { $scenario ->
    [free] A free table.
   *[other] The story is { NAME($scenario) }.
}
# $scene scene, $number number
texarkana-tell-scene = { $scene ->
    [none] Scene { $number } opens.
   *[other] { NAME($scene) }. { TRAIT($scene, "text") }
}
# $cast list
texarkana-tell-cast = Here too: { LIST($cast, type: "more") }.
texarkana-tell-close-scene = The scene closes.
texarkana-tell-no-cards = No cards are needed for this.
# $suit suit, $named flag
texarkana-tell-declare = { $named ->
    [yes] Trump is { NAME($suit) }.
   *[no] Trump is { NAME($suit) } ({ TRAIT($suit, "field") }).
}
# $npc cast, $suit suit
texarkana-tell-opposes = { NAME($npc) } opposes by { NAME($suit) }.
# $marks list of mark
texarkana-tell-marked = Marked: { LIST($marks) }.
# $risk list of resource
texarkana-tell-risk = At risk: { LIST($risk) }.
texarkana-tell-no-risk = At risk: nothing.
# $says text
texarkana-tell-stakes = Failure: { $says }
texarkana-tell-difficulty-secret = The difficulty is set, in secret.
# $who seat, $dv signed, $woe number
texarkana-tell-difficulty = { $who ->
    [you] You note DV { $dv } and { $woe } Woe.
   *[other] { NAME($who, at: "start") } notes DV { $dv } and { $woe } Woe.
}
# $who seat, $which resource, $n number
texarkana-tell-stays = { $which ->
    [injury] { $n ->
        [0] { NAME($who, case: "possessive", at: "start") } { NAME($which, case: "sheet") } stay { $n }, the least there may be.
       *[other] { NAME($who, case: "possessive", at: "start") } { NAME($which, case: "sheet") } stay { $n }, the most there may be.
    }
   *[other] { $n ->
        [0] { NAME($who, case: "possessive", at: "start") } { NAME($which) } stays { $n }, the least there may be.
       *[other] { NAME($who, case: "possessive", at: "start") } { NAME($which) } stays { $n }, the most there may be.
    }
}
# $who seat, $beyond flag
texarkana-tell-take = { $who ->
    [you] { $beyond ->
        [yes] You take more than was at risk.
       *[no] You take what was at risk.
    }
   *[other] { $beyond ->
        [yes] { NAME($who, at: "start") } takes more than was at risk.
       *[no] { NAME($who, at: "start") } takes what was at risk.
    }
}
# $who seat, $suit suit
texarkana-tell-call = The Dealer asks for a test of { NAME($suit) } by { NAME($who) }.
# $who seat
texarkana-tell-enter = { $who ->
    [you] You come into the scene.
   *[other] { NAME($who, at: "start") } comes into the scene.
}
# $who seat
texarkana-tell-leave = { $who ->
    [you] You leave the scene.
   *[other] { NAME($who, at: "start") } leaves the scene.
}
# $npc npc
texarkana-tell-bring = { NAME($npc) } comes in.
# $npc cast
texarkana-tell-dismiss = { NAME($npc) } goes.
# $npc cast, $foe cast
texarkana-tell-clash = { NAME($npc) } against { NAME($foe) }: one card decides.
# $suit suit, $other suit, $violence flag
texarkana-tell-allow = { $violence ->
    [yes] The Dealer allows it: trump { NAME($suit) } against { NAME($other) }, with violence.
   *[no] The Dealer allows it: trump { NAME($suit) } against { NAME($other) }.
}

## ---- Tell: what chance does ----

# $scenario scenario
texarkana-tell-story = { NAME($scenario) }. { TRAIT($scenario, "text") }
# $session number, $cards number
texarkana-tell-session = Session { $session }: all { $cards } cards are shuffled and dealt.
texarkana-tell-shuffle = The discards are shuffled: they are the deck.
# $who seat, $rank rank, $suit suit, $total number, $trump flag
texarkana-tell-flip = { $who ->
    [you] { $trump ->
        [yes] You flip { texarkana-part-card }, a trump: total { $total }.
       *[no] You flip { texarkana-part-card }: total { $total }.
    }
   *[other] { $trump ->
        [yes] { NAME($who, at: "start") } flips { texarkana-part-card }, a trump: total { $total }.
       *[no] { NAME($who, at: "start") } flips { texarkana-part-card }: total { $total }.
    }
}
# $who seat, $rank rank, $suit suit, $red flag
texarkana-tell-flip-clash = { $who ->
    [you] { $red ->
        [yes] You flip { texarkana-part-card }, red: it favours the Posse.
       *[no] You flip { texarkana-part-card }: it goes against the Posse.
    }
   *[other] { $red ->
        [yes] { NAME($who, at: "start") } flips { texarkana-part-card }, red: it favours the Posse.
       *[no] { NAME($who, at: "start") } flips { texarkana-part-card }: it goes against the Posse.
    }
}
# $who seat, $rank rank, $suit suit
texarkana-tell-flip-tie = { $who ->
    [you] You flip { texarkana-part-card }.
   *[other] { NAME($who, at: "start") } flips { texarkana-part-card }.
}
texarkana-tell-equal = Again equal.
# $dv signed, $woe number
texarkana-tell-reveal = { $woe ->
    [0] The difficulty, DV, was { $dv }.
   *[other] The difficulty, DV, was { $dv }, with { $woe } Woe: an unsettling presence.
}
# $who seat, $rank rank, $suit suit
texarkana-part-has = { $who ->
    [you] You have { texarkana-part-card }
   *[other] { NAME($who, at: "start") } has { texarkana-part-card }
}
# $both list
texarkana-tell-turn-up = { LIST($both, type: "apart") }.
# $who seat, $rank rank, $suit suit
texarkana-tell-draw = { $who ->
    [you] You draw { texarkana-part-card }.
   *[other] { NAME($who, at: "start") } draws { texarkana-part-card }.
}
# $who seat, $rank rank, $suit suit
texarkana-tell-look = { $who ->
    [you] You look at { texarkana-part-card }.
   *[other] { NAME($who, at: "start") } looks at { texarkana-part-card }.
}

## ---- Tell: what followed at once ----

# $n number
texarkana-part-total = { $n }
# $n signed
texarkana-part-traits = traits { $n }
# $n signed
texarkana-part-dv = DV { $n }
# $n signed
texarkana-part-woe = Woe { $n }
# A score, and what it is the sum of.
# $score number, $sum list
texarkana-part-score = { $score } ({ LIST($sum, type: "more") })
# $who seat, $mine text, $theirs text
texarkana-tell-success = { $who ->
    [you] You succeed, { $mine } to { $theirs }.
   *[other] { NAME($who, at: "start") } succeeds, { $mine } to { $theirs }.
}
# $who seat, $mine text, $theirs text
texarkana-tell-failure = { $who ->
    [you] You fail, { $mine } to { $theirs }.
   *[other] { NAME($who, at: "start") } fails, { $mine } to { $theirs }.
}
# $who seat, $total number
texarkana-tell-bust-failure = { $who ->
    [you] You bust at { $total } and fail.
   *[other] { NAME($who, at: "start") } busts at { $total } and fails.
}
# $who seat, $total number
texarkana-tell-bust-success = { $who ->
    [you] The Dealer busts at { $total }, so you succeed.
   *[other] The Dealer busts at { $total }, so { NAME($who) } succeeds.
}
texarkana-tell-both-bust = Both bust, so the scores decide.
# $who seat, $high text, $low text
texarkana-tell-duel = { $who ->
    [you] You win, { $high } to { $low }.
   *[other] { NAME($who, at: "start") } wins, { $high } to { $low }.
}
# $who seat, $other seat, $total number
texarkana-tell-bust-duel = { $who ->
    [you] You bust at { $total }, so { NAME($other) } wins.
   *[other] { $other ->
        [you] { NAME($who, at: "start") } busts at { $total }, so you win.
       *[other] { NAME($who, at: "start") } busts at { $total }, so { NAME($other) } wins.
    }
}
# $who seat, $total number
texarkana-tell-cannot-bust = { $who ->
    [you] You have { $total } and cannot bust.
   *[other] { NAME($who, at: "start") } has { $total } and cannot bust.
}
# $who seat
texarkana-tell-grander = { $who ->
    [you] You trumped and won, so the success is grander than agreed.
   *[other] { NAME($who, at: "start") } trumped and won, so the success is grander than agreed.
}
# $who seat
texarkana-tell-worse = { $who ->
    [you] You trumped and lost, so the failure is worse than agreed.
   *[other] { NAME($who, at: "start") } trumped and lost, so the failure is worse than agreed.
}
texarkana-tell-better = The Dealer trumped and lost, so it is better than agreed.
# $who seat, $woe flag
texarkana-tell-burned = { $woe ->
    [yes] The Woe burns { NAME($who, case: "possessive") } card.
   *[no] { NAME($who, case: "possessive", at: "start") } card is burned.
}
# $npc cast, $grit number
texarkana-tell-npc-hit = { NAME($npc) } is hit: Grit { $grit }.
# $npc cast
texarkana-tell-npc-out = { NAME($npc) } is out.
# $goal goal, $says text
texarkana-tell-goal-won = { NAME($goal) }: won. { $says }
# $goal goal, $says text
texarkana-tell-goal-lost = { NAME($goal) }: lost. { $says }
# $who seat, $by number, $which resource, $now number
texarkana-tell-gain = { $who ->
    [you] You gain { $by } { NAME($which) } ({ $now } now).
   *[other] { NAME($who, at: "start") } gains { $by } { NAME($which) } ({ $now } now).
}
# $who seat, $by number, $which resource, $now number
texarkana-tell-lose = { $who ->
    [you] You lose { $by } { NAME($which) } ({ $now } left).
   *[other] { NAME($who, at: "start") } loses { $by } { NAME($which) } ({ $now } left).
}
# $who seat, $by number, $now number, $out number
texarkana-tell-injury = { $who ->
    [you] { $by ->
        [one] You take an Injury ({ $now } of { $out }).
       *[other] You take { $by } Injuries ({ $now } of { $out }).
    }
   *[other] { $by ->
        [one] { NAME($who, at: "start") } takes an Injury ({ $now } of { $out }).
       *[other] { NAME($who, at: "start") } takes { $by } Injuries ({ $now } of { $out }).
    }
}
# $who seat, $by number, $now number
texarkana-tell-heal = { $who ->
    [you] { $by ->
        [one] You are rid of an Injury ({ $now } left).
       *[other] You are rid of { $by } Injuries ({ $now } left).
    }
   *[other] { $by ->
        [one] { NAME($who, at: "start") } is rid of an Injury ({ $now } left).
       *[other] { NAME($who, at: "start") } is rid of { $by } Injuries ({ $now } left).
    }
}
# $who seat
texarkana-tell-out = { $who ->
    [you] You are out of the scene.
   *[other] { NAME($who, at: "start") } is out of the scene.
}
# $gain number, $woe number
texarkana-tell-woe = The Dealer gains { $gain } Woe ({ $woe } now).
# $closing closing
texarkana-tell-end = The end: { NAME($closing) }. { TRAIT($closing, "text") }
# $says text
texarkana-tell-woe-gone = The Woe is used up, and so ends the session. { $says }
# $says text
texarkana-tell-posse-out = The Posse is out, and so ends the session. { $says }
texarkana-tell-closed = The session is closed.

## ---- Ask: what the reader has to decide ----

texarkana-ask-story = Which story is played?
texarkana-ask-casting = Who are you? Choose a character, as it is or with figures of your own.
# $will number
texarkana-ask-shed = Your Will is { $will }: discard down to it, face up. A Skull gives the Dealer Woe.
texarkana-ask-keep = Two cards: which do you discard? The other is yours.
# $suit suit
texarkana-ask-down = Lay a card face down. Your trump is { NAME($suit) }.
texarkana-ask-after = The session is over. Another one?
# $who seat, $other seat, $dealer flag
texarkana-ask-consent = { $dealer ->
    [yes] { NAME($who, at: "start") } challenges { NAME($other) }. Do you allow it, and with which trumps?
   *[no] { NAME($who, at: "start") } challenges { NAME($other) }. Do you agree?
}

# $who seat, $goal goal, $suit suit
texarkana-ask-stakes = { $goal ->
    [none] { NAME($who, at: "start") } tries: { NAME($suit) } ({ TRAIT($suit, "field") }).
   *[other] { NAME($who, at: "start") } tries: { NAME($goal) }, by { NAME($suit) } ({ TRAIT($suit, "field") }).
}
texarkana-ask-cards-needed = Cards are needed if it would sway or harm somebody, is risky, is against time, asks for a special skill, or touches the supernatural, the mind, terror or the occult.
# $suit suit, $npc cast, $opposition suit
texarkana-ask-listed = { $npc ->
    [none] The scenario: trump { NAME($suit) }, unopposed, for who was to oppose is out or gone.
   *[other] The scenario: trump { NAME($suit) }, against { NAME($npc) } by { NAME($opposition) }.
}
# $suit suit, $dv signed
texarkana-ask-listed-unopposed = The scenario: trump { NAME($suit) }, unopposed, difficulty { $dv }.
texarkana-ask-declare = Declare the stakes: the trump suit for the player, then who opposes, what marks the test, and what is at risk.

# $npc cast, $suit suit, $dv signed
texarkana-ask-rating = { NAME($npc) } has { NAME($suit) } { $dv }.
# $dv signed
texarkana-ask-listed-dv = The scenario says { $dv }.
texarkana-ask-dv-guide = −3 or −2 is low risk or little skill, −1 or 0 moderate, +1 or +2 high risk or an expert's work, +3 desperate.
texarkana-ask-dv = Which DV, in secret?
# $woe number
texarkana-ask-dv-woe = { $woe ->
    [0] Which DV, in secret, and how much of your 0 Woe? Each adds 1; if the test fails, the card is burned.
   *[other] Which DV, in secret, and how much of your { $woe } Woe? Each adds 1; if the test fails, the card is burned. Hide all of it, and the session ends with this test unless a Skull brings more.
}

texarkana-ask-card = Which card?
# $who seat
texarkana-ask-call-off = { NAME($who, at: "start") } is about to play a card. You may still call the test off.
# $who seat, $rank rank, $suit suit
texarkana-ask-assist = { NAME($who, at: "start") } has played { texarkana-part-card }. Do you assist with a card of that suit or value? It is burned: 1 Will less.
# $total number
texarkana-ask-total = Your cards total { $total }.
# $total number, $bonus signed
texarkana-ask-total-with = Your cards total { $total }, with { $bonus } besides.
texarkana-ask-use = You may declare what your sheet has.
# $most number
texarkana-ask-trump = Do you trump? You flip on as long as trumps come; over { $most } is a bust.
texarkana-ask-trump-safe = Do you trump? You flip on as long as trumps come, and you cannot bust.

# $says text
texarkana-ask-failure = { $says }
# $risk list of resource
texarkana-ask-take = At risk: { LIST($risk) }. Take what the failure costs, then tell it.
# $dealer flag
texarkana-ask-tell = { $dealer ->
    [yes] Tell what comes of the failure.
   *[no] It is yours to tell how it goes.
}
# $dealer flag
texarkana-ask-take-more = { $dealer ->
    [yes] It is worse than agreed: you may take 1 more, of anything.
   *[no] They trumped and lost: you may take 1 of anything from them.
}
# $gain number
texarkana-ask-gain = It brings more than was agreed: gain { $gain } of Grit, Coin or Luck.

texarkana-ask-free = What do you do? Name a goal and a field of use, or wait.
texarkana-ask-free-decided = All goals here are decided: wait, and the story goes on.
texarkana-ask-free-onward = The story can go on from here: wait, or try what is still open.
# $scene scene
texarkana-ask-begins = The story begins with { NAME($scene) }.
# $scene scene
texarkana-ask-goes-on = The story goes on: { NAME($scene) } (a scene).
# $closing closing
texarkana-ask-ends = The story goes on: { NAME($closing) } (an ending: close the session).
# $waited flag
texarkana-ask-dealer = { $waited ->
    [yes] Everyone waits for you.
   *[no] You may step in, or wait.
}

# $cards list, $will number
texarkana-ask-hand = You hold { LIST($cards) }; Will { $will }.
# $will number
texarkana-ask-no-hand = You hold no card; Will { $will }.
# $trumps list of suit, $npc cast, $dealers list of suit
texarkana-ask-agreed = { $npc ->
    [none] Trump: { LIST($trumps) }; the Dealer's trumps: { LIST($dealers) }.
   *[other] Trump: { LIST($trumps) }; against you: { NAME($npc) }; the Dealer's trumps: { LIST($dealers) }.
}
texarkana-ask-odds = Chances are as far as you know.

## ---- Label: what the reader may do ----

# $percent number, $sure sure
texarkana-part-chance = { $sure ->
    [over] over 99 %
    [under] under 1 %
   *[exact] { $percent } %
}
# $chance text
texarkana-part-odds = success { $chance }
# $chance text, $trump text
texarkana-part-odds-trump = success { $chance }, if you trump { $trump }
# $rank rank, $suit suit, $burn flag
texarkana-label-play = { $burn ->
    [yes] Burn { texarkana-part-card }
   *[no] Play { texarkana-part-card }
}
# $rank rank, $suit suit, $burn flag, $odds text
texarkana-label-play-odds = { $burn ->
    [yes] Burn { texarkana-part-card }: { $odds }
   *[no] Play { texarkana-part-card }: { $odds }
}
# $gain number
texarkana-label-burn-gain = (1 Will less, and if it succeeds you gain { $gain } of Grit, Coin or Luck)
texarkana-label-woe = (the Dealer gains 1 Woe)
# $rank rank, $suit suit, $total number
texarkana-label-assist = Burn { texarkana-part-card }, for a total of { $total }
# $rank rank, $suit suit, $total number, $odds text
texarkana-label-assist-odds = Burn { texarkana-part-card }, for a total of { $total }: { $odds }
texarkana-label-pass = Do not assist
# $trump flag
texarkana-label-trump = { $trump ->
    [yes] Trump
   *[no] Do not trump
}
# $odds text, $bust text
texarkana-label-trump-odds = Trump: { $odds }, bust { $bust }
# $odds text
texarkana-label-trump-safe = Trump: { $odds }, you cannot bust
# $odds text
texarkana-label-stand-odds = Do not trump: { $odds }
# $character character, $will number, $grit number, $coin number, $luck number
texarkana-label-rate = { NAME($character) } with { texarkana-part-figures }
# $characteristic characteristic
texarkana-label-characteristic = Wager 1 Luck on your Characteristic: { NAME($characteristic) }
# $flaw flaw
texarkana-label-flaw = Wager 1 Will on your Flaw: { NAME($flaw) }
# $trait trait
texarkana-label-use = Declare { NAME($trait) }: { TRAIT($trait, "text") }
# $invocation invocation, $goal goal
texarkana-label-invoke = Invocation, { NAME($invocation) }: { texarkana-part-goal }
# $goal goal, $suit suit
texarkana-label-attempt = { texarkana-part-goal }, by { NAME($suit) }: { TRAIT($suit, "field") }
# $who seat
texarkana-label-challenge = Set yourself against { NAME($who) }
# $free flag, $others flag
texarkana-label-wait = { $free ->
    [yes] { $others ->
        [yes] Wait: others act, or the Dealer goes on
       *[no] Wait: the Dealer goes on
    }
   *[no] Wait
}
texarkana-label-agree = Agree
texarkana-label-refuse = Refuse: nothing happened
# $rank rank, $suit suit
texarkana-label-down = Lay down { texarkana-part-card }
texarkana-label-call-off = Call the test off; nothing is spent
# $amount number, $which resource
texarkana-label-gain = Gain { $amount } { NAME($which) }
texarkana-label-narrate = Tell it, or leave it untold
# $rank rank, $suit suit
texarkana-label-discard = Discard { texarkana-part-card }
# $who seat, $suit suit, $goal goal
texarkana-label-call = Ask { NAME($who) } for a test of { NAME($suit) }: { texarkana-part-goal }
# $who seat, $which resource, $by signed
texarkana-label-change = { NAME($who, case: "possessive", at: "start") } { NAME($which, case: "sheet") } { $by }
# $who seat
texarkana-label-enter = { NAME($who, at: "start") } comes into the scene
# $who seat
texarkana-label-leave = { NAME($who, at: "start") } leaves the scene
# $npc npc
texarkana-label-bring = { NAME($npc) } comes in
# $npc cast
texarkana-label-dismiss = { NAME($npc) } goes
# $npc cast, $foe cast
texarkana-label-clash = { NAME($npc) }, for the Posse, against { NAME($foe) }
# $goal goal, $state state
texarkana-label-judge = { $state ->
    [won] { NAME($goal) }: won, without a test
   *[lost] { NAME($goal) }: lost, without a test
}
texarkana-label-no-cards = No cards are needed
# $suit suit
texarkana-part-declare = Trump { NAME($suit) }
# $npc cast, $suit suit
texarkana-part-opposed = { NAME($npc) } opposes by { NAME($suit) }
texarkana-part-unopposed = unopposed
# $marks list of mark
texarkana-part-marked = marked: { LIST($marks) }
# $risk list of resource
texarkana-part-risk = at risk: { LIST($risk) }
texarkana-part-no-risk = at risk: nothing
# $says list
texarkana-label-declare = { LIST($says, type: "apart") }
# $dv signed, $woe number, $allowed flag, $all flag
texarkana-label-difficulty = { $allowed ->
    [yes] { $all ->
        [yes] DV { $dv } and { $woe } Woe, which is all of it: the session ends with this test unless a Skull brings more
       *[no] DV { $dv } and { $woe } Woe
    }
   *[no] DV { $dv }
}
# $suit suit, $other suit, $violence flag
texarkana-label-allow = { $violence ->
    [yes] Allow it: { NAME($suit) } against { NAME($other) }, with violence
   *[no] Allow it: { NAME($suit) } against { NAME($other) }
}
# $amount number, $which resource
texarkana-label-take = { $which ->
    [injury] An Injury
   *[other] Take { $amount } { NAME($which) }
}
# $scene scene
texarkana-label-scene = { $scene ->
    [none] Open the next scene
   *[other] Open { NAME($scene) }
}
texarkana-label-close-scene = Close the scene
# $story flag
texarkana-label-close-session = { $story ->
    [yes] Close the session, and so end the match
   *[no] Close the session
}
texarkana-label-next-session = Begin another session
texarkana-label-finish = Leave it at that

## ---- Board: the table in words ----

texarkana-board-before = Before the first session.
# $scenario scenario, $session number
texarkana-board-session = { $scenario ->
    [free] A free table, session { $session }.
   *[other] { NAME($scenario) }, session { $session }.
}
# $scene scene, $number number
texarkana-board-scene = { $scene ->
    [none] Scene { $number }.
   *[other] Scene: { NAME($scene) }.
}
texarkana-board-no-scene = No scene is open.
# $woe number
texarkana-board-woe = The Dealer has { $woe } Woe.
# $deck number, $discards number
texarkana-board-deck = Deck { $deck }, discards { $discards }.
# $says text
texarkana-board-woe-gone = The Woe is used up. { $says }
# $says text
texarkana-board-posse-out = The Posse is out. { $says }
texarkana-board-closed = The Dealer has closed the session.
# $n number
texarkana-board-goals-won = Goals won: { $n }.
# $number number, $state state, $goal goal, $fields list of suit
texarkana-board-goal = { $state ->
    [won] Goal { $number }, won: { NAME($goal) }. By { LIST($fields) }.
    [lost] Goal { $number }, lost: { NAME($goal) }. By { LIST($fields) }.
   *[open] Goal { $number }, open: { NAME($goal) }. By { LIST($fields) }.
}
# $failed number, $tries number
texarkana-board-failed = Failed { $failed } of { $tries } times.
# $cast list
texarkana-board-cast = Here too: { LIST($cast, type: "apart") }.
# $npc cast, $grit number, $out flag
texarkana-part-npc-grit = { $out ->
    [yes] { NAME($npc) }, Grit { $grit }, out
   *[no] { NAME($npc) }, Grit { $grit }
}
# $suit suit, $n signed
texarkana-part-rating = { NAME($suit) } { $n }
# $npc cast, $grit number, $out flag, $ratings list
texarkana-part-npc-rated = { texarkana-part-npc-grit } ({ LIST($ratings, type: "more") })
# $who seat, $character character, $says list
texarkana-board-pc = { $who ->
    [you] You are { NAME($character) }: { LIST($says, type: "apart") }.
   *[other] { NAME($who, at: "start") }: { LIST($says, type: "apart") }.
}
# $n number
texarkana-part-injuries = { $n ->
    [one] 1 Injury
   *[other] { $n } Injuries
}
# $n number
texarkana-part-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
texarkana-part-out = out
texarkana-part-away = not in the scene
# $who seat, $goal goal, $suit suit
texarkana-board-test = { $goal ->
    [none] The test: { NAME($who) }, { NAME($suit) }.
   *[other] The test: { NAME($who) }, { NAME($goal) }, by { NAME($suit) }.
}
# $who seat, $other seat
texarkana-board-duel = The test: { NAME($who) } against { NAME($other) }.
# $trumps list of suit, $others list of suit, $duel flag
texarkana-board-trumps = { $duel ->
    [yes] Trump: { LIST($trumps) }; for the other: { LIST($others) }.
   *[no] Trump: { LIST($trumps) }; the Dealer's trumps: { LIST($others) }.
}
# $npc cast
texarkana-board-against = Against: { NAME($npc) }.
# $who seat, $cards list, $total number, $bust flag
texarkana-board-side = { $bust ->
    [yes] { NAME($who, at: "start") }: { LIST($cards, type: "more") }; cards total { $total }, bust.
   *[no] { NAME($who, at: "start") }: { LIST($cards, type: "more") }; cards total { $total }.
}
# $who seat, $rank rank, $suit suit
texarkana-part-helped = helped by { texarkana-part-card } of { NAME($who) }
# $rank rank, $suit suit
texarkana-part-flipped = flipped { texarkana-part-card }
# $cards list
texarkana-board-hand = Your hand: { LIST($cards, type: "more") }.

## ---- Why: why not ----

# $rank rank, $suit suit
texarkana-why-not-in-hand = { texarkana-part-card } is not in your hand
texarkana-why-no-goal = the scene has no such goal
texarkana-why-goal-over = that goal is decided
texarkana-why-goal-state = a goal is won or lost
texarkana-why-no-stakes = stakes are declared when somebody tries something
texarkana-why-trump-skulls = Skulls cannot be declared for a player: they are the Dealer's
texarkana-why-trump-none = exactly one of the eight suits is trump for the player
texarkana-why-trump-tomes = for an Invocation Tomes are trumps
texarkana-why-opposed-by-half = a test is opposed by an NPC and a suit, or by neither
texarkana-why-opposed-by-skulls = an NPC opposes by one of the eight suits; Skulls are its trumps anyway
texarkana-why-no-npc = no such NPC is in the scene
# $npc cast
texarkana-why-npc-out = { NAME($npc) } is out
texarkana-why-dv-later = the DV is noted when stakes and trumps have been declared
# $least signed, $most signed
texarkana-why-dv = a DV is a whole number from { $least } to { $most }
texarkana-why-woe-off = this table plays without Woe
texarkana-why-woe-invocation = no Woe may be spent on an Invocation
texarkana-why-woe-violence = no Woe may be spent in violence
# $woe number
texarkana-why-woe = Woe is from 0 to the { $woe } that you have
texarkana-why-take-later = what a failure costs is taken when it is told
texarkana-why-take-duel = nothing is at risk in a duel, and nobody trumped and lost
texarkana-why-take-one = of what is taken beyond the stakes it is 1
texarkana-why-take-success = nothing is taken for a success
texarkana-why-take-amount = 1 to 3 can be taken, of Injuries 1
texarkana-why-taken = that has been taken already
# $which resource
texarkana-why-not-at-risk = { NAME($which) } was not at risk
# $most number
texarkana-why-tests = a session has no more than { $most } tests, and this one has had them
# $most number
texarkana-why-scenes = a session has no more than { $most } scenes: close it
# $most number, $dealer flag
texarkana-why-acts = { $dealer ->
    [yes] no more than { $most } things are done in a scene: close it
   *[no] no more than { $most } things are done in a scene: the Dealer closes it
}
# $most number
texarkana-why-acts-between = no more than { $most } things are done between scenes: open one, or close the session
# $npc cast
texarkana-why-npc-no-fight = { NAME($npc) } is out, and fights no more
texarkana-why-npc-itself = an NPC does not fight itself
# $who seat
texarkana-why-away = { NAME($who, at: "start") } is not in the scene
# $who seat
texarkana-why-no-card = { NAME($who, at: "start") } has no card in hand
# $who seat
texarkana-why-here = { NAME($who, at: "start") } is in the scene already
# $who seat
texarkana-why-injured = { NAME($who, at: "start") } has too many Injuries, and is out
# $who seat
texarkana-why-no-will = { NAME($who, at: "start") } has no Will left, and is out of the scene
# $most number
texarkana-why-npcs = a scene has room for { $most } NPCs: let one go first
texarkana-why-change-later = sheets are changed between tests
texarkana-why-over = the session is over
texarkana-why-free-play = that is for free play, between tests
# $least signed, $most signed
texarkana-why-change = a change is of Will, Grit, Coin, Luck or Injuries of a player, { $least } to { $most } and not 0
texarkana-why-scene-open = close the scene that is open first
texarkana-why-no-such-scene = there is no such scene to open
texarkana-why-resting = you have said so; you can still step in
texarkana-why-waited-for = everyone waits for you
texarkana-why-no-scene = no scene is open
texarkana-why-gain-players = what a success brings is for the player who tells it
texarkana-why-no-cards-late = that is said before the stakes are set
texarkana-why-allow = each of the two has one of the eight suits as trump; Skulls are nobody's
# $most number
texarkana-why-sessions = a match has no more than { $most } sessions
texarkana-why-call-off-dealer = a test can be called off until a card lies
texarkana-why-narrate = a success is the player's to tell
texarkana-why-resting-test = you have said so; until a card lies you can call the test off
texarkana-why-one-test = one test at a time
texarkana-why-you-injured = with so many Injuries you are out
texarkana-why-you-no-will = without Will you are out of the scene
texarkana-why-you-away = you are not in the scene
texarkana-why-you-no-card = without a card in hand you can start no test
texarkana-why-field = a field of use is one of the eight suits, Skulls are none
# $fields list of suit
texarkana-why-fields = that goal is tried by { LIST($fields) }
texarkana-why-no-invocation = your sheet has no such Invocation
texarkana-why-invoked = each Invocation once a session
texarkana-why-yourself = you cannot set yourself against yourself
texarkana-why-gain-later = that is for the player who tells a success
texarkana-why-gain-none = there is no more to gain than was agreed
texarkana-why-gain-which = what can be gained is Grit, Coin or Luck
# $which resource, $most number
texarkana-why-gain-most = your { NAME($which) } is { $most }, the most there may be
# $left number
texarkana-why-gain = there is { $left } to gain
texarkana-why-play-later = you play a card in a test of your own, once the stakes are set
texarkana-why-burn = this card must be burned
texarkana-why-no-burn = the Dealer has not offered to burn a card
# $rank rank, $suit suit, $with text
texarkana-why-assist-fit = { texarkana-part-card } has neither the suit nor the value of { $with }
texarkana-why-assist-yourself = you cannot assist in your own test
texarkana-why-assisted = only one may assist a test
texarkana-why-assist-later = you assist when you are asked, after the card is played
texarkana-why-no-trait = your sheet has no such trait
texarkana-why-trait-later = traits are declared in a test of your own
texarkana-why-trait-declared = that has been declared
# $trait trait
texarkana-why-trait-used = { NAME($trait) } is used up for this session
# $trait trait, $suit suit
texarkana-why-trait-field = { NAME($trait) } works where { NAME($suit) } are declared
texarkana-why-trait-before = a trait that adds a trump is declared before the card
texarkana-why-trait-after = that is declared after the card, before trumping
texarkana-why-wager-later = that is named in a test of your own, before the card is played
texarkana-why-wager-one = one Characteristic or Flaw a test
texarkana-why-wagered = each once a session
texarkana-why-no-flaw = your sheet has no such Flaw
texarkana-why-no-characteristic = your sheet has no such Characteristic
texarkana-why-wager-luck = a Characteristic wagers 1 Luck, and you have none
texarkana-why-trump-later = trumping comes after the card
texarkana-why-no-trump = neither the played nor an assisting card is a trump
texarkana-why-call-off = a test of your own can be called off until your card lies
# $character character
texarkana-why-character = { NAME($character) } is played by somebody else
# $most number, $will number
texarkana-why-figures = figures are from 1 to { $most }, Will to { $will }
texarkana-why-dealers = that is the Dealer's to do

## ---- Begun: what moves have in common that begin alike ----

# $goal goal, $fields list of suit
texarkana-begun-goal = { $goal ->
    [none] Something of your own, by any field of use
   *[other] { NAME($goal) }: by { LIST($fields) }
}
# $who seat
texarkana-begun-call = Ask { NAME($who) } for a test
# $who seat
texarkana-begun-change = Change the Will, Grit, Coin, Luck or Injuries of { NAME($who) }
# $goal goal
texarkana-begun-judge = { NAME($goal) }: won or lost, without a test
# $npc cast
texarkana-begun-clash = { NAME($npc) } fights for the Posse
# $invocation invocation
texarkana-begun-invoke = Invocation, { NAME($invocation) }
# $label text
texarkana-begun-play = { $label }; or burn it
# $which resource
texarkana-begun-gain = Gain { NAME($which) }
# $which resource
texarkana-begun-take = Take { NAME($which) }
# $open flag
texarkana-begun-scene = { $open ->
    [yes] Open another scene
   *[no] Open a scene
}
texarkana-begun-bring = An NPC comes into the scene
texarkana-begun-unopposed = Nobody opposes
# $woe flag
texarkana-begun-difficulty = { $woe ->
    [yes] Note the DV, and how much Woe is in it
   *[no] Note the DV
}

## ---- Next: what is asked next of such a move ----

texarkana-next-trump = Which suit is trump for the player?
texarkana-next-opposition = Which suit opposes, if any?
texarkana-next-against = Who opposes?
texarkana-next-marks = What marks the test?
texarkana-next-risk = What is at risk?
# $suit suit
texarkana-next-listed-opposition = { $suit ->
    [none] The scenario says: nobody opposes.
   *[other] The scenario says: { NAME($suit) }.
}
# $npc cast
texarkana-next-listed-against = { $npc ->
    [none] The scenario says: nobody.
   *[other] The scenario says: { NAME($npc) }.
}
# $marks list of mark, $any flag
texarkana-next-listed-marks = { $any ->
    [yes] The scenario says: { LIST($marks) }.
   *[no] The scenario says: none.
}
# $risk list of resource, $any flag
texarkana-next-listed-risk = { $any ->
    [yes] The scenario says: { LIST($risk) }.
   *[no] The scenario says: nothing.
}
texarkana-next-who = Who makes it?
texarkana-next-goal = A test of what?
texarkana-next-field = By which field of use?
texarkana-next-whom = Of whom?
texarkana-next-which = Which of these?
texarkana-next-by = By how much?
texarkana-next-will = How much Will?
texarkana-next-grit = How much Grit?
texarkana-next-coin = How much Coin?
texarkana-next-luck = How much Luck?
texarkana-next-character = Whose name, traits and gear?
texarkana-next-aim = What for?
texarkana-next-aim-goal = For which goal?
texarkana-next-resource = Which?
texarkana-next-amount = How much?
texarkana-next-judge = Which goal?
texarkana-next-outcome = Won, or lost?
texarkana-next-ally = Who fights for the Posse?
texarkana-next-foe = Against whom?
texarkana-next-scene = Which scene?
texarkana-next-npc = Which NPC?
texarkana-next-dv = Which DV, in secret?
# $woe number
texarkana-next-woe = { $woe ->
    [0] How much Woe do you hide in it?
   *[other] How much Woe do you hide in it? With all { $woe } the session ends with this test, unless a Skull brings more.
}

## ---- Terms: what a word of the rules means; .same are other words for it ----

texarkana-term-dealer = The Dealer runs the story and plays everyone else in it; seat 0.
texarkana-term-posse = The Posse: the players' characters, one each.
texarkana-term-will = Will: how many cards you hold between tests, 0 to 10. Burning a card costs 1. With none you are out of the scene.
texarkana-term-grit = Grit: what a hit costs first. What a hit has left over at Grit 0 is an Injury.
texarkana-term-coin = Coin: what your character has to spend, 0 to 10.
texarkana-term-luck = Luck: wagered on Characteristics, 1 each: success gains 1, failure loses 1.
texarkana-term-injury = Injuries: with three (or as the table says) a character is out.
    .same = injuries
texarkana-term-trump = Trumps: the suit that the Dealer names for a test. If a trump lies for you, you may trump: flip cards and add them, on and on while trumps come. A trump that is flipped must go on.
    .same = trumps, trumping, chain
texarkana-term-bust = Bust: a side that trumped and whose cards alone total over 21. You bust: failure. The Dealer busts: success. Both: compare as usual.
    .same = busting
texarkana-term-dv = DV, the difficulty: -3 to +3, noted in secret, shown after your cards. It is added to the Dealer's card.
    .same = difficulty
texarkana-term-woe = Woe: the Dealer's store. It begins at session + 1 + players and grows by Skulls. Hidden in a test each adds 1 to the DV, and if the test fails the card is burned. When it is used up the session ends.
texarkana-term-burn = To burn a card: it is not replaced, and Will is 1 less. A card burns once, whatever the causes.
    .same = burning
texarkana-term-assist = Assist: after a card is played, one other character in the scene may burn a card of the same suit or value; its value is added.
    .same = assisting
texarkana-term-flip = Flip: the top card is turned up, noted, and discarded.
texarkana-term-skulls = Skulls: the ninth suit. They are the Dealer's trumps always, no player's, and feed the Dealer's Woe.
    .same = skull
texarkana-term-test = A test: cards are needed if what you try would sway or harm somebody, is risky, is against time, asks for a special skill, or touches the supernatural, the mind, terror or the occult.
    .same = tests
texarkana-term-stakes = Stakes: what success would change and what failure brings, said before a card is played.
    .same = stake
texarkana-term-characteristic = A Characteristic wagers 1 Luck on a test, once a session each. Success: Luck 1 more, and you look at two cards when you draw and keep one. Failure: Luck 1 less.
    .same = characteristics
texarkana-term-flaw = A Flaw wagers 1 Will on a test, once a session each. Success: Will 1 more and a card more. Failure: the card is burned.
    .same = flaws
texarkana-term-invocation = An Invocation: once a session each. Tomes are trumps, the card is burned, no Woe may be spent; failing gives the Dealer 1 Woe.
    .same = invocations, invoke
texarkana-term-trait = Traits and gear: declared in a test whose declared suit is theirs. They add to the score, add a trump suit, or keep you from busting.
    .same = traits, gear
texarkana-term-conflict = Conflict between characters: if both players and the Dealer agree, both lay a card face down, and the higher total wins.
    .same = duel, challenge
