### All that people read of Texarkana, in English: the language of reference. It declares the slots of each message
### ("# $who seat, $rank rank?": ? = may be hidden from the reader). The form: docs/messages.md.

### table character
### table npc
### table scenario
### table scene
### table closing
### table goal
### table buy
### table made
### table cast
### table trait
### table characteristic
### table flaw
### table invocation
### table suit hearts diamonds horns pistols clubs spades masks tomes skulls none
### table rank ace two three four five six seven eight nine ten jack queen king
### table resource will grit coin luck injury
### table mood even friendly wary angry afraid sad
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
    [or] { " or " }
    [apart] ;{ " " }
   *[and-more] ,{ " " }
}
# A suit, the letter that stands for it, and what it is used for.
-suit-hearts = Hearts
    .letter = H
    .field = talk, feeling, courage, winning people over, standing firm
-suit-diamonds = Diamonds
    .letter = D
    .field = trade, bargains, gambling, business
-suit-horns = Horns
    .letter = O
    .field = riding, beasts, wild country, survival
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
-mood-even = even
-mood-friendly = friendly
-mood-wary = wary
-mood-angry = angry
-mood-afraid = afraid
-mood-sad = sad
-mark-violence = violence
-mark-supernatural = the supernatural
-mark-burn-offered = the choice to burn the card for more
-mark-burn-asked = a burned card

## ---- Parts: pieces that several messages use; never said alone ----

# $rank rank, $suit suit
texarkana-part-card = the { NAME($rank) } of { NAME($suit) }
# $goal goal
texarkana-part-goal = { $goal ->
    [none] Something else
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
texarkana-card-lettered = { NAME($rank) } of { NAME($suit) } ({ TRAIT($suit, "letter") })
# $will number, $grit number, $coin number, $luck number
texarkana-card-figures = { texarkana-part-figures }
# $rank rank, $suit suit, $worth number
texarkana-card-card = { NAME($rank) } of { NAME($suit) }: worth { $worth }.
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
texarkana-card-uses = { $uses ->
    [one] Once a session.
   *[other] { $uses } times a session.
}
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
texarkana-sheet-figures = { texarkana-part-figures }. Injuries { $injuries }, and at { $out } you are out. Cards in hand: { $cards }.
texarkana-sheet-bare-hands = Bare hands: Damage 0.
# $suit suit
texarkana-sheet-where = Only in tests of { NAME($suit) }.
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
        [none] You attempt something with { NAME($suit) }.
       *[other] You attempt this with { NAME($suit) }: { NAME($goal) }.
    }
   *[other] { $goal ->
        [none] { NAME($who, at: "start") } attempts something with { NAME($suit) }.
       *[other] { NAME($who, at: "start") } attempts this with { NAME($suit) }: { NAME($goal) }.
    }
}
# $who seat, $invocation invocation
texarkana-tell-invoke = { $who ->
    [you] You invoke { NAME($invocation) }.
   *[other] { NAME($who, at: "start") } invokes { NAME($invocation) }.
}
texarkana-tell-beyond = The success brings more than agreed.
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
    [you] You refuse, and nothing happens.
   *[other] { NAME($who, at: "start") } refuses, and nothing happens.
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
    [you] You use { NAME($trait) }: { TRAIT($trait, "text") }
   *[other] { NAME($who, at: "start") } uses { NAME($trait) }: { TRAIT($trait, "text") }
}
# $who seat, $rank rank, $suit suit, $burn flag
texarkana-tell-play = { $who ->
    [you] { $burn ->
        [yes] You play and burn { texarkana-part-card }.
       *[no] You play { texarkana-part-card }.
    }
   *[other] { $burn ->
        [yes] { NAME($who, at: "start") } plays and burns { texarkana-part-card }.
       *[no] { NAME($who, at: "start") } plays { texarkana-part-card }.
    }
}
# $who seat
texarkana-tell-down = { $who ->
    [you] You play a card face down.
   *[other] { NAME($who, at: "start") } plays a card face down.
}
# $who seat, $rank rank, $suit suit
texarkana-tell-down-seen = { $who ->
    [you] You play { texarkana-part-card } face down.
   *[other] { NAME($who, at: "start") } plays { texarkana-part-card } face down.
}
# $who seat
texarkana-tell-call-off = { $who ->
    [you] You call off the test.
   *[other] { NAME($who, at: "start") } calls off the test.
}
# $who seat, $rank rank, $suit suit
texarkana-tell-assist = { $who ->
    [you] You assist with { texarkana-part-card } and burn it.
   *[other] { NAME($who, at: "start") } assists with { texarkana-part-card } and burns it.
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
texarkana-tell-cast = Also here: { LIST($cast, type: "apart") }.
# $says text
texarkana-tell-also = { $says }
texarkana-tell-close-scene = The scene closes.
texarkana-tell-no-cards = This needs no cards.
# $who seat, $suit suit, $named flag
texarkana-tell-declare = { $who ->
    [you] { $named ->
        [yes] Your trumps are { NAME($suit) }.
       *[no] Your trumps are { NAME($suit) } ({ TRAIT($suit, "field") }).
    }
   *[other] { $named ->
        [yes] { NAME($who, case: "possessive", at: "start") } trumps are { NAME($suit) }.
       *[no] { NAME($who, case: "possessive", at: "start") } trumps are { NAME($suit) } ({ TRAIT($suit, "field") }).
    }
}
# $npc cast, $who seat, $suit suit
texarkana-tell-opposes = { $who ->
    [you] { NAME($npc) } opposes you with { NAME($suit) }.
   *[other] { NAME($npc) } opposes them with { NAME($suit) }.
}
# $who seat
texarkana-tell-alone = { $who ->
    [you] Nobody opposes you.
   *[other] Nobody opposes them.
}
# $marks list of mark
texarkana-tell-marked = The test involves { LIST($marks) }.
# $risk list of resource, $n number
texarkana-tell-risk = { $n ->
    [one] { LIST($risk, at: "start") } is at risk.
   *[other] { LIST($risk, at: "start") } are at risk.
}
# $who seat, $says text
texarkana-tell-stakes = { $who ->
    [you] If you fail: { $says }
   *[other] If { NAME($who) } fails: { $says }
}
texarkana-tell-dv-secret = The Dealer sets the DV in secret.
# $who seat, $dv signed, $woe number
texarkana-tell-difficulty = { $who ->
    [you] { $woe ->
        [0] You set the DV at { $dv }.
       *[other] You set the DV at { $dv }, with { $woe } Woe hidden in it.
    }
   *[other] { $woe ->
        [0] { NAME($who, at: "start") } sets the DV at { $dv }.
       *[other] { NAME($who, at: "start") } sets the DV at { $dv }, with { $woe } Woe hidden in it.
    }
}
# $who seat, $which resource, $n number
texarkana-tell-stays = { $which ->
    [injury] { $n ->
        [0] { NAME($who, case: "possessive", at: "start") } { NAME($which, case: "sheet") } stay at { $n }, the least there can be.
       *[other] { NAME($who, case: "possessive", at: "start") } { NAME($which, case: "sheet") } stay at { $n }, the most there can be.
    }
   *[other] { $n ->
        [0] { NAME($who, case: "possessive", at: "start") } { NAME($which) } stays at { $n }, the least there can be.
       *[other] { NAME($who, case: "possessive", at: "start") } { NAME($which) } stays at { $n }, the most there can be.
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
# Nothing of it is left.
# $who seat, $from seat, $which resource
texarkana-tell-take-none = { $from ->
    [you] { NAME($who, at: "start") } would take { NAME($which) }, but you have none left.
   *[other] { NAME($who, at: "start") } would take { NAME($which) }, but { NAME($from) } has none left.
}
# $who seat, $suit suit
texarkana-tell-call = The Dealer asks { NAME($who) } for a test of { NAME($suit) }.
# $who seat
texarkana-tell-enter = { $who ->
    [you] You enter the scene.
   *[other] { NAME($who, at: "start") } enters the scene.
}
# $who seat
texarkana-tell-leave = { $who ->
    [you] You leave the scene.
   *[other] { NAME($who, at: "start") } leaves the scene.
}
# $npc npc
texarkana-tell-bring = { NAME($npc) } enters the scene.
# $npc cast
texarkana-tell-dismiss = { NAME($npc) } leaves the scene.
# $npc cast, $foe cast
texarkana-tell-clash = { NAME($npc) } fights { NAME($foe) }. One card decides.
# $suit suit, $other suit, $violence flag
texarkana-tell-allow = { $violence ->
    [yes] The Dealer allows it, with violence. Trumps are { NAME($suit) } against { NAME($other) }.
   *[no] The Dealer allows it. Trumps are { NAME($suit) } against { NAME($other) }.
}

## ---- Tell: what chance does ----

# $scenario scenario
texarkana-tell-story = { NAME($scenario) }. { TRAIT($scenario, "text") }
# $session number, $cards number
texarkana-tell-session = Session { $session }. All { $cards } cards are shuffled and dealt.
texarkana-tell-shuffle = The discards are shuffled into a new deck.
# $who seat, $rank rank, $suit suit, $total number, $trump flag
texarkana-tell-flip = { $who ->
    [you] { $trump ->
        [yes] You flip { texarkana-part-card }, a trump (total { $total }), and must flip again.
       *[no] You flip { texarkana-part-card } (total { $total }).
    }
   *[other] { $trump ->
        [yes] { NAME($who, at: "start") } flips { texarkana-part-card }, a trump (total { $total }), and must flip again.
       *[no] { NAME($who, at: "start") } flips { texarkana-part-card } (total { $total }).
    }
}
# $who seat, $rank rank, $suit suit, $red flag
texarkana-tell-flip-clash = { $who ->
    [you] { $red ->
        [yes] You flip { texarkana-part-card }. Red favours the Posse.
       *[no] You flip { texarkana-part-card }. Black goes against the Posse.
    }
   *[other] { $red ->
        [yes] { NAME($who, at: "start") } flips { texarkana-part-card }. Red favours the Posse.
       *[no] { NAME($who, at: "start") } flips { texarkana-part-card }. Black goes against the Posse.
    }
}
# $who seat, $rank rank, $suit suit
texarkana-tell-flip-tie = { $who ->
    [you] You flip { texarkana-part-card }.
   *[other] { NAME($who, at: "start") } flips { texarkana-part-card }.
}
texarkana-tell-equal = Equal again.
# $dv signed, $woe number
texarkana-tell-reveal = { $woe ->
    [0] The DV was { $dv }.
   *[other] The DV was { $dv }, with { $woe } Woe hidden in it: an Unsettling Presence.
}
# $who seat, $rank rank, $suit suit
texarkana-tell-turn-up = { $who ->
    [you] You reveal { texarkana-part-card }.
   *[other] { NAME($who, at: "start") } reveals { texarkana-part-card }.
}
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
# Less than 0.
# $n number
texarkana-part-below = −{ $n }
# $n signed
texarkana-part-traits = traits { $n }
# $n signed
texarkana-part-dv = DV { $n }
# $n signed
texarkana-part-woe = Woe { $n }
# A score, and what it is the sum of.
# $score text, $sum list
texarkana-part-score = { $score } ({ LIST($sum, type: "more") })
# $who seat, $mine text, $theirs text, $score number+, $total number+, $traits number+
# $other-score number+, $other-total number+, $other-traits number+, $dv number+, $woe number+
texarkana-tell-success = { $who ->
    [you] You succeed, { $mine } to { $theirs }.
   *[other] { NAME($who, at: "start") } succeeds, { $mine } to { $theirs }.
}
# $who seat, $mine text, $theirs text, $score number+, $total number+, $traits number+
# $other-score number+, $other-total number+, $other-traits number+, $dv number+, $woe number+
texarkana-tell-failure = { $who ->
    [you] You fail, { $mine } to { $theirs }.
   *[other] { NAME($who, at: "start") } fails, { $mine } to { $theirs }.
}
# $who seat, $total number, $other-total number+
texarkana-tell-bust-failure = { $who ->
    [you] You bust at { $total } and fail.
   *[other] { NAME($who, at: "start") } busts at { $total } and fails.
}
# $who seat, $total number, $other-total number+
texarkana-tell-bust-success = { $who ->
    [you] The Dealer busts at { $total }, so you succeed.
   *[other] The Dealer busts at { $total }, so { NAME($who) } succeeds.
}
texarkana-tell-both-bust = Both bust, so the scores decide.
# $who seat, $high text, $low text, $score number+, $total number+, $traits number+
# $other-score number+, $other-total number+, $other-traits number+, $dv number+, $woe number+
texarkana-tell-duel = { $who ->
    [you] You win, { $high } to { $low }.
   *[other] { NAME($who, at: "start") } wins, { $high } to { $low }.
}
# $who seat, $other seat, $total number, $other-total number+
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
texarkana-tell-better = The Dealer trumped and lost, so the success is better than agreed.
# $who seat, $woe flag
texarkana-tell-burned = { $woe ->
    [yes] The Woe burns { NAME($who, case: "possessive") } card.
   *[no] { NAME($who, case: "possessive", at: "start") } card is burned.
}
# $npc cast, $grit number
texarkana-tell-npc-hit = { NAME($npc) } is hit ({ $grit } Grit left).
# $npc cast
texarkana-tell-npc-out = { NAME($npc) } is out.
# $goal goal, $says text
texarkana-tell-goal-won = Goal won: { NAME($goal) }. { $says }
# $goal goal, $says text
texarkana-tell-goal-lost = Goal lost: { NAME($goal) }. { $says }
# $says text
texarkana-tell-fact = To remember: { $says }
# $goal goal
texarkana-tell-goal-opens = A new goal: { NAME($goal) }. { TRAIT($goal, "text") }
# $goal goal
texarkana-tell-goal-closes = No longer a goal: { NAME($goal) }.
# What the Dealer reads of what is to come: names of facts are the author's.
# $title text, $says text, $now flag
texarkana-ahead-scene = { $now ->
    [yes] Now: { $title }. { $says }
   *[no] { $title }. { $says }
}
# $cast list
texarkana-ahead-cast = There: { LIST($cast, type: "apart") }.
# $says text
texarkana-part-person = { $says }
# $says text
texarkana-part-fact = { $says }
# $says text
texarkana-part-fact-not = not { $says }
# $suit suit, $dv signed
texarkana-part-way = { NAME($suit) } ({ $dv })
# $suit suit, $npc text, $other suit, $dv signed
texarkana-part-way-against = { NAME($suit) } against { $npc } with { NAME($other) } ({ $dv })
# $title text, $ways list
texarkana-ahead-goal = Goal: { $title }. { LIST($ways, type: "apart") }.
# $facts list
texarkana-ahead-when = Only if: { LIST($facts) }.
# $facts list
texarkana-ahead-won-sets = Won, it remembers { LIST($facts) }.
# $facts list
texarkana-ahead-more-sets = Grander or burned, it remembers { LIST($facts) } as well.
# $facts list
texarkana-ahead-lost-sets = Lost, it remembers { LIST($facts) }.
# $title text, $place text
texarkana-ahead-won = "{ $title }" won leads to { $place }.
# $title text, $place text
texarkana-ahead-lost = "{ $title }" lost leads to { $place }.
# $place text
texarkana-ahead-otherwise = Otherwise it goes to { $place }.
# $place text
texarkana-ahead-instead = By what is remembered it may come to { $place } instead.
# $facts list, $says text
texarkana-ahead-also = Told as well if { LIST($facts) }: { $says }
# $facts list, $says text
texarkana-ahead-mood = If { LIST($facts) }: { $says }
# $title text
texarkana-ahead-buy = To buy: { $title }.
# $title text, $facts list
texarkana-ahead-buy-sets = To buy: { $title }. It remembers { LIST($facts) }.
# $facts list
texarkana-ahead-true = Remembered: { LIST($facts) }.
# $facts list
texarkana-ahead-open = Not so yet: { LIST($facts) }.
# $title text, $says text
texarkana-ahead-end = An ending: { $title }. { $says }
# $made made
texarkana-tell-set-goal = A goal is set: { NAME($made) }.
# $goal goal
texarkana-tell-made-won = Goal won: { NAME($goal) }.
# $goal goal
texarkana-tell-made-lost = Goal lost: { NAME($goal) }.
# $who seat, $buy buy, $says text
texarkana-tell-buy = { $who ->
    [you] You buy { NAME($buy) }. { $says }
   *[other] { NAME($who, at: "start") } buys { NAME($buy) }. { $says }
}
# $buy buy, $n signed
texarkana-tell-held = { NAME($buy) } adds { $n } to the score.
# $says text
texarkana-tell-mood = { $says }
# $npc cast
texarkana-tell-goes = { NAME($npc) } goes.
# $npc cast, $mood mood
texarkana-tell-mood-set = { NAME($npc) } is { NAME($mood) } now.
# $by seat, $who seat, $which resource, $was number, $to number
texarkana-tell-set-figure = { $by ->
    [you] You correct { NAME($who, case: "possessive") } { NAME($which, case: "sheet") } from { $was } to { $to }.
   *[other] { NAME($by, at: "start") } corrects { NAME($who, case: "possessive") } { NAME($which, case: "sheet") } from { $was } to { $to }.
}
# $by seat, $npc cast, $was number, $to number
texarkana-tell-set-grit = { $by ->
    [you] You correct the Grit of { NAME($npc) } from { $was } to { $to }.
   *[other] { NAME($by, at: "start") } corrects the Grit of { NAME($npc) } from { $was } to { $to }.
}
# $by seat, $was number, $to number
texarkana-tell-set-woe = { $by ->
    [you] You correct your Woe from { $was } to { $to }.
   *[other] { NAME($by, at: "start") } corrects the Woe from { $was } to { $to }.
}
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
# $who seat, $now number
texarkana-tell-burn-cost = { $who ->
    [you] The Woe burns your card: you lose 1 Will ({ $now } left).
   *[other] The Woe burns { NAME($who, case: "possessive") } card: they lose 1 Will ({ $now } left).
}
# $who seat, $characteristic characteristic, $now number
texarkana-tell-wager-cost = { $who ->
    [you] Your wager on { NAME($characteristic) } is lost: you lose 1 Luck ({ $now } left).
   *[other] { NAME($who, case: "possessive", at: "start") } wager on { NAME($characteristic) } is lost: they lose 1 Luck ({ $now } left).
}
# More than put anyone out there can be.
# $now number, $out number, $over flag
texarkana-part-injured = { $over ->
    [yes] { $now } now
   *[no] { $now } of { $out }
}
# $who seat, $by number, $now number, $out number, $over flag
texarkana-tell-injury = { $who ->
    [you] { $by ->
        [one] You take an Injury ({ texarkana-part-injured }).
       *[other] You take { $by } Injuries ({ texarkana-part-injured }).
    }
   *[other] { $by ->
        [one] { NAME($who, at: "start") } takes an Injury ({ texarkana-part-injured }).
       *[other] { NAME($who, at: "start") } takes { $by } Injuries ({ texarkana-part-injured }).
    }
}
# $who seat, $by number, $now number
texarkana-tell-heal = { $who ->
    [you] { $by ->
        [one] You recover from an Injury ({ $now } left).
       *[other] You recover from { $by } Injuries ({ $now } left).
    }
   *[other] { $by ->
        [one] { NAME($who, at: "start") } recovers from an Injury ({ $now } left).
       *[other] { NAME($who, at: "start") } recovers from { $by } Injuries ({ $now } left).
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
texarkana-tell-woe-gone = The Woe is used up, and the session ends. { $says }
# $says text
texarkana-tell-posse-out = The Posse is out, and the session ends. { $says }
texarkana-tell-closed = The Dealer closes the session.

## ---- Ask: what the reader has to decide ----

texarkana-ask-story = Which story do you play?
texarkana-ask-casting = Who are you?
    Take a ready character, or give one your own numbers.
# $will number
texarkana-ask-shed = Which card do you discard?
    You can hold as many as your Will, { $will }. Discards are face up, and a Skull gives the Dealer Woe.
texarkana-ask-keep = Which card do you discard?
    You keep the other.
# $suit suit
texarkana-ask-down = Which card do you play face down?
    Your trumps are { NAME($suit) }.
texarkana-ask-after = Play another session?
# $who seat, $other seat, $dealer flag
texarkana-ask-consent = { $dealer ->
    [yes] Do you allow the conflict, and with which trumps?
        { NAME($who, at: "start") } challenges { NAME($other) }.
   *[no] Do you accept the conflict?
        { NAME($who, at: "start") } challenges { NAME($other) }.
}

# $who seat, $goal goal, $suit suit
texarkana-ask-stakes = { $goal ->
    [none] { NAME($who, at: "start") } attempts something with { NAME($suit) } ({ TRAIT($suit, "field") }).
   *[other] { NAME($who, at: "start") } attempts this with { NAME($suit) } ({ TRAIT($suit, "field") }): { NAME($goal) }.
}
texarkana-ask-cards-needed = It needs cards if it would sway or harm somebody, is risky, is against time, needs a special skill, or touches the supernatural, the mind, terror or the occult.
# $suit suit, $npc cast, $opposition suit
texarkana-ask-listed = { $npc ->
    [none] By the story, trumps are { NAME($suit) } and nobody opposes: the one who would is out or gone.
   *[other] By the story, trumps are { NAME($suit) } and { NAME($npc) } opposes with { NAME($opposition) }.
}
# $suit suit, $dv signed
texarkana-ask-listed-unopposed = By the story, trumps are { NAME($suit) }, nobody opposes and the DV is { $dv }.
texarkana-ask-declare = What are the stakes?
    Choose the player's trumps, who opposes, what the test involves and what is at risk.

# $npc cast, $suit suit, $dv signed
texarkana-ask-rating = { NAME($npc) } has { NAME($suit) } { $dv }.
# $dv signed
texarkana-ask-listed-dv = The story says { $dv }.
texarkana-ask-dv-guide = −3 or −2 is low risk or little skill, −1 or 0 moderate, +1 or +2 high risk or expert work, +3 desperate.
texarkana-ask-dv = Which DV do you set?
# $woe number
texarkana-ask-dv-woe = { $woe ->
    [0] Which DV do you set?
        You have no Woe to hide in it.
   *[other] Which DV do you set, and how much of your { $woe } Woe do you hide in it?
        Each Woe adds 1, and a failure burns the card. If you hide all of it, the session ends with this test unless a Skull brings more.
}

texarkana-ask-card = Which card do you play?
# $who seat
texarkana-ask-call-off = Call the test off?
    { NAME($who, at: "start") } is about to play a card.
# $who seat, $rank rank, $suit suit
texarkana-ask-assist = Assist with a card of that suit or value?
    { NAME($who, at: "start") } played { texarkana-part-card }. Assisting burns your card: you lose 1 Will.
# $total number
texarkana-ask-total = Your cards total { $total }.
# $total number, $bonus signed
texarkana-ask-total-with = Your cards total { $total }, and traits add { $bonus }.
texarkana-ask-use = Use what your sheet has?
texarkana-ask-trump-or-not = Trump?
# $most number
texarkana-ask-trump = You flip a card and add it, and again after each trump. Over { $most } you bust.
texarkana-ask-trump-safe = You flip a card and add it, and again after each trump. You can't bust.

# $says text
texarkana-ask-failure = { $says }
# $risk list of resource
texarkana-ask-take = What does the failure cost?
    Take from what is at risk ({ LIST($risk) }), then tell the story.
# $dealer flag
texarkana-ask-tell = { $dealer ->
    [yes] How does it go wrong?
   *[no] You succeeded. How does it go?
}
# $dealer flag
texarkana-ask-take-more = { $dealer ->
    [yes] The failure is worse than agreed, so you can take 1 more of anything.
   *[no] They trumped and lost, so you can take 1 of anything from them.
}
# $gain number
texarkana-ask-gain = The success brings more than agreed: gain { $gain } of Grit, Coin or Luck.

texarkana-ask-free = What do you do?
    Choose a goal, or wait.
texarkana-ask-free-decided = What do you do?
    Nothing is left to do here. Wait, and the story moves on.
texarkana-ask-free-onward = What do you do?
    You can move on now: wait, or attempt what is left.
# $scene scene
texarkana-ask-begins = The story begins with { NAME($scene) }.
# $scene scene
texarkana-ask-goes-on = The story moves on to { NAME($scene) }.
# $closing closing
texarkana-ask-ends = The story ends with { NAME($closing) }: close the session.
# $waited flag
texarkana-ask-dealer = { $waited ->
    [yes] What do you do?
        Everyone waits for you.
   *[no] Do you step in, or wait?
}

# $cards list, $will number
texarkana-ask-hand = You have { LIST($cards) }. Will { $will }.
# $trumps list of suit, $dealers list of suit
texarkana-ask-agreed = Your trumps are { LIST($trumps) }, the Dealer's { LIST($dealers) }.
texarkana-ask-odds = Odds use only what you can see.

## ---- Label: what the reader may do ----

# $percent number, $sure sure
texarkana-part-chance = { $sure ->
    [over] over 99%
    [under] under 1%
   *[exact] { $percent ->
        [0] no chance
        [100] certain
       *[other] { $percent }%
    }
}
# $chance text
texarkana-part-odds = { $chance } to succeed
# $chance text, $trump text
texarkana-part-odds-trump = { $chance } to succeed, { $trump } if you trump
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
texarkana-label-burn-gain = (costs 1 Will, but if it succeeds, you gain { $gain } of Grit, Coin or Luck)
texarkana-label-woe = (gives the Dealer 1 Woe)
# $rank rank, $suit suit, $total number
texarkana-label-assist = Assist with { texarkana-part-card }: total { $total }
# $rank rank, $suit suit, $total number, $odds text
texarkana-label-assist-odds = Assist with { texarkana-part-card }: total { $total }, { $odds }
texarkana-label-pass = Do not assist
# $trump flag
texarkana-label-trump = { $trump ->
    [yes] Trump
   *[no] Do not trump
}
# $odds text, $bust text
texarkana-label-trump-odds = Trump: { $odds }, { $bust } to bust
# $odds text
texarkana-label-trump-safe = Trump: { $odds }, and you cannot bust
# $odds text
texarkana-label-stand-odds = Do not trump: { $odds }
# $character character, $will number, $grit number, $coin number, $luck number
texarkana-label-rate = { NAME($character) } with { texarkana-part-figures }
# $scenario scenario
texarkana-label-short-scenario = { $scenario ->
    [free] Play at a free table
   *[other] Play { NAME($scenario) }
}
# $character character
texarkana-label-short-choose = Play { NAME($character) }
texarkana-label-short-wait = Nothing for now
texarkana-label-short-stand = Go on
texarkana-label-short-no-trump = Do not trump
texarkana-label-short-narrate = Tell it
# $characteristic characteristic
texarkana-label-characteristic = Wager 1 Luck on { NAME($characteristic) }
# $flaw flaw
texarkana-label-flaw = Wager 1 Will on { NAME($flaw) }
# $trait trait
texarkana-label-use = Use { NAME($trait) }: { TRAIT($trait, "text") }
# $invocation invocation, $goal goal
texarkana-label-invoke = Invoke { NAME($invocation) }: { texarkana-part-goal }
# $goal goal, $suit suit
texarkana-label-attempt = { texarkana-part-goal }, with { NAME($suit) }: { TRAIT($suit, "field") }
# $buy buy, $price list, $brings list, $more flag
texarkana-label-buy = { $more ->
    [yes] Buy { NAME($buy) }, for { LIST($price) } ({ LIST($brings) }): { TRAIT($buy, "text") }
   *[no] Buy { NAME($buy) }, for { LIST($price) }: { TRAIT($buy, "text") }
}
# $buy buy, $price list
texarkana-label-short-buy = { NAME($buy) }, for { LIST($price) }
# $made made
texarkana-label-set-goal = Set this goal: { NAME($made) }
texarkana-label-make-goal = Set a goal of your own
# $npc cast, $mood mood
texarkana-label-mood = { NAME($npc) } is { NAME($mood) } now
# $who seat
texarkana-label-challenge = Challenge { NAME($who) }
# $free flag, $others flag
texarkana-label-wait = { $free ->
    [yes] { $others ->
        [yes] Wait for the others or the Dealer
       *[no] Wait for the Dealer
    }
   *[no] Wait
}
texarkana-label-agree = Agree
texarkana-label-refuse = Refuse
# $rank rank, $suit suit
texarkana-label-down = Play { texarkana-part-card } face down
texarkana-label-call-off = Call it off, free
# $amount number, $which resource
texarkana-label-gain = Gain { $amount } { NAME($which) }
texarkana-label-narrate = Tell it, or leave it
# $rank rank, $suit suit
texarkana-label-discard = Discard { texarkana-part-card }
# $who seat, $suit suit, $goal goal
texarkana-label-call = Ask { NAME($who) } for a test of { NAME($suit) }: { texarkana-part-goal }
# $who seat, $which resource, $by signed
texarkana-label-change = Change { NAME($who, case: "possessive") } { NAME($which, case: "sheet") } by { $by }
# $who seat, $which resource, $to number
texarkana-label-set-figure = Set { NAME($who, case: "possessive") } { NAME($which, case: "sheet") } to { $to }
# $npc cast, $to number
texarkana-label-set-grit = Set the Grit of { NAME($npc) } to { $to }
# $to number
texarkana-label-set-woe = Set your Woe to { $to }
# $who seat
texarkana-label-enter = Bring in { NAME($who) }
# $who seat
texarkana-label-leave = Send { NAME($who) } away
# $npc npc
texarkana-label-bring = Bring in { NAME($npc) }
# $npc cast
texarkana-label-dismiss = Send { NAME($npc) } away
# $npc cast, $foe cast
texarkana-label-clash = Set { NAME($npc) } against { NAME($foe) }, for the Posse
# $goal goal, $state state
texarkana-label-judge = { $state ->
    [won] Call it won without a test: { NAME($goal) }
   *[lost] Call it lost without a test: { NAME($goal) }
}
texarkana-label-no-cards = Do without cards
# $suit suit
texarkana-part-declare = Declare trumps { NAME($suit) }
# $npc cast, $suit suit
texarkana-part-opposed = { NAME($npc) } opposes with { NAME($suit) }
texarkana-part-unopposed = nobody opposes
# $marks list of mark
texarkana-part-marked = involves { LIST($marks) }
# $risk list of resource
texarkana-part-risk = at risk: { LIST($risk) }
texarkana-part-no-risk = nothing at risk
# $says list
texarkana-label-declare = { LIST($says, type: "apart") }
# $dv signed, $woe number, $allowed flag, $all flag
texarkana-label-difficulty = { $allowed ->
    [yes] { $all ->
        [yes] Set DV { $dv } and all { $woe } Woe (the session ends with this test unless a Skull brings more)
       *[no] Set DV { $dv } and { $woe } Woe
    }
   *[no] Set DV { $dv }
}
# $suit suit, $other suit, $violence flag
texarkana-label-allow = { $violence ->
    [yes] Allow it: { NAME($suit) } against { NAME($other) }, with violence
   *[no] Allow it: { NAME($suit) } against { NAME($other) }
}
# $amount number, $which resource
texarkana-label-take = { $which ->
    [injury] Inflict an Injury
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
    [yes] Close the session and end the match
   *[no] Close the session
}
texarkana-label-next-session = Play another session
texarkana-label-finish = End the match

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
# $says text
texarkana-board-fact = To remember: { $says }
# $number number, $state state, $goal goal, $fields list of suit
texarkana-board-goal = { $state ->
    [won] Goal { $number }, won: { NAME($goal) }. With { LIST($fields, type: "or") }.
    [lost] Goal { $number }, lost: { NAME($goal) }. With { LIST($fields, type: "or") }.
   *[open] Goal { $number }, open: { NAME($goal) }. With { LIST($fields, type: "or") }. { TRAIT($goal, "text") }
}
# $failed number, $tries number
texarkana-board-failed = Failed { $failed } of { $tries } times.
# $cast list
texarkana-board-cast = Also here: { LIST($cast, type: "apart") }.
# $buy buy, $price list, $brings list, $more flag
texarkana-board-buy = { $more ->
    [yes] To buy: { NAME($buy) }, for { LIST($price) } ({ LIST($brings) }). { TRAIT($buy, "text") }
   *[no] To buy: { NAME($buy) }, for { LIST($price) }. { TRAIT($buy, "text") }
}
# $n number, $which resource
texarkana-part-price = { $n } { NAME($which) }
# $n signed, $which resource
texarkana-part-brings = { $n } { NAME($which) }
texarkana-part-heals = 1 Injury healed
# $n signed, $suit suit
texarkana-part-bonus = { $suit ->
    [none] { $n } to your next score
   *[other] { $n } to your next score with { NAME($suit) }
}
# $buy buy, $n signed
texarkana-part-held = { NAME($buy) } for { $n }
# $npc cast, $grit number, $out flag, $mood mood
texarkana-part-npc-grit = { $out ->
    [yes] { NAME($npc) }, Grit { $grit }, out
   *[no] { $mood ->
        [even] { NAME($npc) }, Grit { $grit }
       *[other] { NAME($npc) }, { NAME($mood) }, Grit { $grit }
    }
}
# $suit suit, $n signed
texarkana-part-rating = { NAME($suit) } { $n }
# $npc cast, $grit number, $out flag, $mood mood, $ratings list
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
# $trumps list of suit, $others list of suit, $duel flag
texarkana-board-trumps = { $duel ->
    [yes] Trumps are { LIST($trumps) } against { LIST($others) }.
   *[no] Trumps are { LIST($trumps) }, the Dealer's { LIST($others) }.
}
# $npc cast
texarkana-board-against = { NAME($npc) } opposes.
# $who seat, $cards list, $total number, $bust flag
texarkana-board-side = { $bust ->
    [yes] { NAME($who, at: "start") }: { LIST($cards, type: "more") } (total { $total }, bust).
   *[no] { NAME($who, at: "start") }: { LIST($cards, type: "more") } (total { $total }).
}
# $who seat, $rank rank, $suit suit
texarkana-part-helped = helped by { texarkana-part-card } from { NAME($who) }
# $rank rank, $suit suit
texarkana-part-flipped = flipped { texarkana-part-card }
# $cards list
texarkana-board-hand = Your hand: { LIST($cards, type: "more") }.

## ---- Why: why not ----

# $rank rank, $suit suit
texarkana-why-not-in-hand = The { NAME($rank) } of { NAME($suit) } isn't in your hand. Choose a card that is.
texarkana-why-no-goal = There is no such goal here. Choose one of this scene.
texarkana-why-goal-over = That goal is won or lost already. Choose one that is open.
texarkana-why-goal-state = A goal can only be won or lost.
texarkana-why-no-stakes = You can't set stakes yet. You can once a player attempts something.
texarkana-why-trump-skulls = Skulls can't be a player's trumps: they are the Dealer's. Choose one of the other eight suits.
texarkana-why-trump-none = The player needs trumps. Choose one of the eight suits.
texarkana-why-trump-tomes = In an Invocation trumps are Tomes. Choose Tomes.
texarkana-why-opposed-by-half = That leaves half of the opposition open. Choose both an NPC and a suit, or neither.
texarkana-why-opposed-by-skulls = Nobody opposes with Skulls: they are the Dealer's trumps anyway. Choose one of the other eight suits.
texarkana-why-no-npc = There is no such NPC in the scene. Choose one who is here.
# $npc cast
texarkana-why-npc-out = { NAME($npc) } is out and can't oppose. Choose somebody else.
texarkana-why-dv-later = You can't set the DV yet. First set the stakes.
# $least signed, $most signed
texarkana-why-dv = That is no DV. Choose one from { $least } to { $most }.
texarkana-why-woe-off = This table plays without Woe. Leave it at 0.
texarkana-why-woe-invocation = You can't hide Woe in an Invocation. Leave it at 0.
texarkana-why-woe-violence = You can't hide Woe in violence. Leave it at 0.
# $woe number
texarkana-why-woe = You have { $woe } Woe. Hide as much of it as you like, or none.
texarkana-why-take-later = You can't take anything now. You can when a failure is told.
texarkana-why-take-duel = Nothing is at risk in a duel, and nobody trumped and lost.
texarkana-why-take-one = Beyond what was at risk you can take only 1.
texarkana-why-take-success = You can't take anything for a success.
texarkana-why-take-amount = You can take 1 to 3, but only 1 Injury.
texarkana-why-taken = You've already taken that.
# $which resource
texarkana-why-not-at-risk = { NAME($which, at: "start") } was not at risk. Take something that was.
# $most number
texarkana-why-tests = This session has had { $most } tests, the most there can be. It has to be closed.
# $most number
texarkana-why-scenes = This session has had { $most } scenes, the most there can be. Close it.
# $most number, $dealer flag
texarkana-why-acts = { $dealer ->
    [yes] This scene has had { $most } acts, the most there can be. Close it.
   *[no] This scene has had { $most } acts, the most there can be. The Dealer has to close it.
}
# $most number
texarkana-why-acts-between = There have been { $most } acts since the last scene, the most there can be. Open a scene, or close the session.
# $npc cast
texarkana-why-npc-no-fight = { NAME($npc) } is out and can't fight. Choose somebody else.
texarkana-why-npc-itself = An NPC can't fight itself. Choose two different ones.
# $who seat
texarkana-why-away = { NAME($who, at: "start") } is not in the scene.
# $who seat
texarkana-why-here = { NAME($who, at: "start") } is already in the scene.
# $who seat
texarkana-why-injured = { NAME($who, at: "start") } has too many Injuries and can't join the scene.
# $who seat
texarkana-why-no-will = { NAME($who, at: "start") } has no Will left and can't join the scene.
# $most number
texarkana-why-npcs = The scene has room for { $most } NPCs. Send one away first.
texarkana-why-change-later = You can't change a sheet now. You can between tests.
texarkana-why-over = The session is over.
texarkana-why-free-play = You can't do that now. You can in free play, between tests.
# $least signed, $most signed
texarkana-why-change = Change Will, Grit, Coin, Luck or Injuries of a player, by { $least } to { $most } and not by 0.
texarkana-why-scene-open = A scene is open. Close it first.
texarkana-why-no-such-scene = There is no such scene. Choose another.
texarkana-why-resting = You're already waiting. You can still step in.
texarkana-why-waited-for = You can't wait: everyone is waiting for you.
texarkana-why-no-scene = You can't do that yet: no scene is open.
texarkana-why-no-cards-late = It's too late for that. You can do it before the stakes are set.
texarkana-why-allow = Skulls are nobody's trumps in a duel. Choose one of the eight suits for each of the two.
# $most number
texarkana-why-sessions = The match has had { $most } sessions, the most there can be.
texarkana-why-call-off-dealer = You can't call a test off now. You can until a card is played.
texarkana-why-narrate = Only the player can tell a success.
texarkana-why-resting-test = You're already waiting. You can call the test off until a card is played.
texarkana-why-one-test = You can't start a test now. Wait until this one is over.
texarkana-why-you-injured = You have too many Injuries, and are out.
texarkana-why-you-no-will = You have no Will left, and are out of the scene.
texarkana-why-you-away = You're not in the scene. Only the Dealer can bring you in.
texarkana-why-field = Skulls are of no use to a player. Choose one of the other eight suits.
# $fields list of suit
texarkana-why-fields = You can't attempt that goal with that suit. You can with { LIST($fields, type: "or") }.
texarkana-why-no-invocation = Your sheet has no such Invocation.
texarkana-why-invoked = You've already used that Invocation this session.
texarkana-why-yourself = You can't challenge yourself. Choose another character.
texarkana-why-gain-later = Only a player who tells a success can gain by it.
texarkana-why-gain-none = This success brings no more than agreed.
texarkana-why-gain-which = You can't gain that. Choose Grit, Coin or Luck.
# $which resource, $most number
texarkana-why-gain-most = Your { NAME($which) } is { $most }, the most there can be. Choose something else.
texarkana-why-no-buy = That is not to be had here now. Choose something that is.
texarkana-why-bought = Somebody has already bought that.
texarkana-why-buy-held = You still have something for a test. Use it first, then buy the next.
texarkana-why-buys-off = This table does not sell that. Its option "buys" says what it sells.
texarkana-why-buy-nothing = That would bring you nothing: you have as much as there can be.
# $price list
texarkana-why-buy-price = You can't pay that. It costs { LIST($price) }.
texarkana-why-goals-full = This scene has as many goals as it can. Decide one of your own in the next.
texarkana-why-mood-same = It is in that mood already. Choose another.
# $left number
texarkana-why-gain = You can gain { $left } more.
texarkana-why-play-later = You can't play a card now. You can in a test of yours, once the stakes are set.
texarkana-why-burn = You can't keep this card from burning. Play and burn it.
texarkana-why-no-burn = You can't burn this card. The Dealer hasn't offered that.
# $rank rank, $suit suit, $with text
texarkana-why-assist-fit = The { NAME($rank) } of { NAME($suit) } has neither the suit nor the value of { $with }. Choose one that does, or pass.
texarkana-why-assist-yourself = You can't assist in your own test.
texarkana-why-assisted = You can't assist: somebody has, and only one can.
texarkana-why-assist-later = You can't assist now. You can when you're asked, after a card is played.
texarkana-why-no-trait = Your sheet has no such trait.
texarkana-why-trait-later = You can't use that now. You can in a test of yours.
texarkana-why-trait-declared = You've already used that in this test.
# $trait trait
texarkana-why-trait-used = { NAME($trait) } is used up for this session.
# $trait trait, $suit suit
texarkana-why-trait-field = { NAME($trait) } works only in tests of { NAME($suit) }.
texarkana-why-trait-before = You can't use that now. You can before you play your card.
texarkana-why-trait-after = You can't use that now. You can after you play your card, before you trump.
texarkana-why-wager-later = You can't wager now. You can in a test of yours, before you play your card.
texarkana-why-wager-one = You can wager on only one Characteristic or Flaw in a test.
texarkana-why-wagered = You've already wagered on that this session.
texarkana-why-no-flaw = Your sheet has no such Flaw.
texarkana-why-no-characteristic = Your sheet has no such Characteristic.
texarkana-why-wager-luck = You have no Luck to wager.
texarkana-why-trump-later = You can't trump yet. Play a card first.
texarkana-why-no-trump = You can't trump: no trump was played.
texarkana-why-call-off = You can't call the test off now. You can until you play your card.
# $character character
texarkana-why-character = { NAME($character) } is taken. Choose another character.
# $most number, $will number
texarkana-why-figures = Each number is 1 to { $most }, and Will 1 to { $will }.
texarkana-why-dealers = Only the Dealer can do that.

## ---- Begun: what moves have in common that begin alike ----

# $goal goal, $fields list of suit
texarkana-begun-goal = { $goal ->
    [none] Something else, with any suit
   *[other] { NAME($goal) }: with { LIST($fields, type: "or") }
}
# $who seat
texarkana-begun-call = Ask { NAME($who) } for a test
# $who seat
texarkana-begun-change = Change { NAME($who, case: "possessive") } Will, Grit, Coin, Luck or Injuries
texarkana-begun-set-figure = Correct a sheet
# $who seat
texarkana-begun-set-sheet = Correct { NAME($who, case: "possessive") } sheet
# $who seat, $which resource, $is number
texarkana-begun-set-which = Correct { NAME($who, case: "possessive") } { NAME($which, case: "sheet") }, now { $is }
texarkana-begun-set-grit = Correct the Grit of an NPC
# $npc cast, $is number
texarkana-begun-set-npc = Correct the Grit of { NAME($npc) }, now { $is }
# $is number
texarkana-begun-set-woe = Correct your Woe, now { $is }
# $goal goal
texarkana-begun-judge = Decide without a test: { NAME($goal) }
# $npc cast
texarkana-begun-clash = Set { NAME($npc) } against another NPC, for the Posse
# $npc cast
texarkana-begun-mood = Set the mood of { NAME($npc) }
# $invocation invocation
texarkana-begun-invoke = Invoke { NAME($invocation) }
# $label text
texarkana-begun-play = { $label }, or burn it
# $which resource
texarkana-begun-gain = Gain { NAME($which) }
# $which resource
texarkana-begun-take = Take { NAME($which) }
# $open flag
texarkana-begun-scene = { $open ->
    [yes] Open another scene
   *[no] Open a scene
}
texarkana-begun-bring = Bring in an NPC
texarkana-begun-unopposed = Nobody opposes
# $woe flag
texarkana-begun-difficulty = { $woe ->
    [yes] Set the DV, and the Woe hidden in it
   *[no] Set the DV
}

## ---- Next: what is asked next of such a move ----

texarkana-next-trump = Which trumps does the player have?
texarkana-next-opposition = Which suit opposes, if any?
texarkana-next-against = Who opposes?
texarkana-next-marks = What does the test involve?
texarkana-next-risk = What is at risk?
# $suit suit
texarkana-next-listed-opposition = { $suit ->
    [none] By the story: nobody opposes.
   *[other] By the story: { NAME($suit) }.
}
# $npc cast
texarkana-next-listed-against = { $npc ->
    [none] By the story: nobody.
   *[other] By the story: { NAME($npc) }.
}
# $marks list of mark, $any flag
texarkana-next-listed-marks = { $any ->
    [yes] By the story: { LIST($marks) }.
   *[no] By the story: nothing special.
}
# $risk list of resource, $any flag
texarkana-next-listed-risk = { $any ->
    [yes] By the story: { LIST($risk) }.
   *[no] By the story: nothing.
}
texarkana-next-who = Who takes the test?
texarkana-next-goal = What for?
texarkana-next-field = With which suit?
# $goal goal
texarkana-next-field-of = { $goal ->
    [none] With which suit?
   *[other] { TRAIT($goal, "text") } With which suit?
}
texarkana-next-number = What should it be?
texarkana-next-whose-grit = Whose Grit?
texarkana-next-whom = Whose sheet?
texarkana-next-which = Change what?
texarkana-next-by = By how much?
texarkana-next-will = How much Will?
texarkana-next-grit = How much Grit?
texarkana-next-coin = How much Coin?
texarkana-next-luck = How much Luck?
texarkana-next-character = Whose name, traits and gear?
texarkana-next-aim = What do you attempt?
texarkana-next-invocation = Which Invocation?
texarkana-next-aim-goal = For which goal?
texarkana-next-resource = What?
texarkana-next-amount = How much?
texarkana-next-buy = What do you buy?
texarkana-next-made = What is the goal called?
texarkana-next-mood = Which mood?
texarkana-next-judge = Which goal?
texarkana-next-outcome = Won or lost?
texarkana-next-ally = Who fights for the Posse?
texarkana-next-foe = Against which NPC?
texarkana-next-scene = Which scene?
texarkana-next-npc = Which NPC?
texarkana-next-dv = Which DV?
# $woe number
texarkana-next-woe = { $woe ->
    [0] How much Woe do you hide in it?
   *[other] How much Woe do you hide in it? If you hide all { $woe }, the session ends with this test unless a Skull brings more.
}

## ---- Terms: what a word of the rules means; .same are other words for it ----

texarkana-part-example = For example:
texarkana-term-dealer = The Dealer runs the story and plays everyone else in it (seat 0).
texarkana-term-posse = The Posse: the players' characters, one each.
texarkana-term-will = Will: how many cards you hold between tests. Burning a card costs 1. With no Will you are out of the scene.
    .example = { texarkana-part-example } With Will 4 you have a hand of 4 cards.
texarkana-term-grit = Grit: what a hit costs first. What a hit has left over at Grit 0 is an Injury.
    .example = { texarkana-part-example } With Grit 3, a hit for 2 leaves 1.
texarkana-term-coin = Coin: what your character can spend.
texarkana-term-luck = Luck: wagered on Characteristics, 1 each. Success gains 1, failure loses 1.
texarkana-term-injury = Injuries: with three (or as the table says) a character is out.
    .same = injuries
    .example = { texarkana-part-example } At Grit 1, a hit for 2 takes the Grit and is an Injury.
texarkana-term-buy = To buy: a story can offer something for Coin or Luck. The first who pays has it. What adds to a test is on sale only where the option "buys" says so.
    .same = buys, buying, price
texarkana-term-mood = Mood: how an NPC is just now, even, friendly, wary, angry, afraid or sad. It follows from what the story remembers, or the Dealer sets it, and it changes no number.
    .same = moods
texarkana-term-trump = Trumps: the suit that the Dealer names for your test. If you played a trump, you can flip a card and add it, and again after each trump.
    .same = trumps, trumping, chain
    .example = { texarkana-part-example } Ace 1, then 8, then 5: total 14.
texarkana-term-bust = Bust: a side that trumped and whose cards alone total over 21. If you bust, you fail. If the Dealer busts, you succeed. If both do, the scores decide.
    .same = busting
    .example = { texarkana-part-example } 6 + 8 + 9 = 23.
texarkana-term-dv = DV (difficulty value): −3 to +3, set in secret and shown after your cards. It is added to the Dealer's cards.
    .same = difficulty
    .example = { texarkana-part-example } The Dealer flips a 10. With DV −1 that is 9.
texarkana-term-woe = Woe: the Dealer's store. It begins at session + 1 + players and grows by Skulls. Each Woe hidden in a test adds 1 to the DV, and if that test fails, the card is burned. When the Woe is used up, the session ends.
    .example = { texarkana-part-example } The Dealer has 3 Woe, then 4, then 2.
texarkana-term-burn = To burn a card: it is not replaced, and you lose 1 Will. A card burns only once, even for two reasons.
    .same = burning
    .example = { texarkana-part-example } Will 4 becomes 3, and so does your hand.
texarkana-term-assist = Assist: after a card is played, one other character in the scene can burn a card of the same suit or value. Its value is added.
    .same = assisting
    .example = { texarkana-part-example } A 6 helps a 6.
texarkana-term-flip = Flip: turn up the top card, note it and discard it.
    .example = { texarkana-part-example } The Dealer flips the 10 of Diamonds.
texarkana-term-skulls = Skulls: the ninth suit. They are always the Dealer's trumps and never a player's, and feed the Dealer's Woe.
    .same = skull
    .example = { texarkana-part-example } You flip the 5 of Skulls: it ends your chain, and the Dealer gains 1 Woe.
texarkana-term-test = A test: cards are needed if what you attempt would sway or harm somebody, is risky, is against time, needs a special skill, or touches the supernatural, the mind, terror or the occult.
    .same = tests
    .example = { texarkana-part-example } Ask the barkeep about midnight, with Hearts.
texarkana-term-stakes = Stakes: what success would change and what failure brings, said before a card is played.
    .same = stake
    .example = { texarkana-part-example } If you fail, an hour is lost, and Luck is at risk.
texarkana-term-characteristic = Characteristic: wager 1 Luck on it in a test, once a session. If you succeed, you gain 1 Luck, and you look at two cards when you draw and keep one. If you fail, you lose 1 Luck.
    .same = characteristics
    .example = { texarkana-part-example } Cassius 'Two Coats' Bell wagers 1 Luck on Charming.
texarkana-term-flaw = Flaw: wager 1 Will on it in a test, once a session. If you succeed, you gain 1 Will and a card. If you fail, your card is burned.
    .same = flaws
    .example = { texarkana-part-example } Cassius 'Two Coats' Bell wagers 1 Will on Never Plain.
texarkana-term-invocation = Invocation: once a session each. Tomes are trumps, your card is burned, and no Woe can be hidden. If you fail, the Dealer gains 1 Woe.
    .same = invocations, invoke
texarkana-term-trait = Traits and gear: used in a test of their suit. They add to your score, add a trump suit or keep you from busting.
    .same = traits, gear
    .example = { texarkana-part-example } A Card to Spare adds 2, once.
texarkana-term-conflict = Conflict between characters: if both players and the Dealer agree, both play a card face down, and the higher total wins.
    .same = duel, challenge
texarkana-term-goal = Goals: what a scene is about. A test wins a goal or loses it, and either moves the story.
    .same = goals
    .example = { texarkana-part-example } Travel like honest people.
texarkana-term-value = Card value: an Ace is 1, a number what it shows, a Jack, Queen or King 10.
    .same = card-value, values, face
    .example = { texarkana-part-example } The 9 of Pistols is 9, the Queen of Tomes 10.
texarkana-term-grander = Grander, worse: trump and succeed, and you get more than was agreed. Trump and fail, and it goes worse.
    .same = worse, grander-than-agreed, worse-than-agreed
    .example = { texarkana-part-example } You ask for tickets and get good ones.
texarkana-term-presence = An Unsettling Presence: Woe hidden in the DV, 1 each. If the test fails, your card is burned.
    .same = unsettling-presence
    .example = { texarkana-part-example } The Dealer flips a 5. With DV −3 and 2 Woe that is 4. You fail, and your card is burned.

## ---- How to play: a line is a paragraph, which the terminal wraps at 78 columns; together at most 40 lines ----

# $will number
texarkana-how-aim =
    The aim
      You and the Dealer tell a story. Scenes have goals, and you win them by tests. Your hand is secret, so say nothing about it. You hold as many cards as your Will, up to { $will }.
texarkana-part-how-stakes = Choose a goal and a suit, and say what you attempt. The Dealer says what failure brings, and names your trumps.
texarkana-part-how-card = An Ace counts 1; a Jack, Queen or King counts 10.
texarkana-part-how-answer = The DV is shown. The Dealer flips a card, and must flip again after each trump: the opponent's suit, and always Skulls. The flipped cards and the DV are the Dealer's score.
texarkana-part-how-tell = Reach the Dealer's score and you succeed, and tell how it goes. If not, the Dealer tells it, and takes what was at risk.
texarkana-part-how-assist = One other character can burn a card of the same suit or value to assist.
texarkana-part-how-trump = If you played a trump, you can flip a card and add it, and again after each trump.
# $easy signed, $hard signed, $most number
texarkana-how-test =
    A test
      1. { texarkana-part-how-stakes }
      2. The Dealer sets the DV in secret, { $easy } to { $hard }.
      3. Play a card. { texarkana-part-how-card }
      4. { texarkana-part-how-assist }
      5. { texarkana-part-how-trump } Go over { $most } and you bust: you fail.
      6. { texarkana-part-how-answer }
      7. { texarkana-part-how-tell }
      Then you draw a card for the one you played.
texarkana-how-burn =
    Will and burned cards
      A burned card is not replaced, and you lose 1 Will. With no Will left you are out of the scene.
texarkana-how-woe =
    Woe
      Each Skull that is played or flipped gives the Dealer 1 Woe. The Dealer can hide Woe in a DV, and each adds 1 to that score. When the Dealer's Woe is used up, the session ends.
texarkana-how-sheet =
    Your sheet
      Once a session each, before your card: wager 1 Luck on a Characteristic, or 1 Will on a Flaw. Success gains 1, failure loses it. Traits and gear add to your score, or make another suit trump. In violence the loser of a test is hit: Grit falls, and a hit below 0 is an Injury.
# $injuries number
texarkana-how-injuries = { $injuries ->
    [one] With { $injuries } Injury you are out of the scene.
   *[other] With { $injuries } Injuries you are out of the scene.
}

## ---- Found by their names: what the tables of the game have is said here ----

texarkana-game-texarkana = A Posse of one to six and a Dealer tell a story of the weird West. You make tests with secret hands from a deck of nine suits: play, trump, and do not bust. Skulls feed the Dealer's Woe.

texarkana-role-dealer = dealer
texarkana-role-player = player

texarkana-phase-story = Which story
texarkana-phase-casting = Choose a character
texarkana-phase-deal = The session begins
texarkana-phase-free = Free play
texarkana-phase-shed = Will is lowered
texarkana-phase-stakes = The stakes
texarkana-phase-difficulty = The DV, in secret
texarkana-phase-card = Play a card
texarkana-phase-assist = Assist
texarkana-phase-trump = Trump or not
texarkana-phase-chain = Trumping
texarkana-phase-reveal = The DV is shown
texarkana-phase-answer = The Dealer's flip
texarkana-phase-tell = What comes of it
texarkana-phase-draw = Cards are drawn
texarkana-phase-keep = Keep one of two
texarkana-phase-consent = Does everyone agree
texarkana-phase-down = Play a card face down
texarkana-phase-turn-up = The cards are revealed
texarkana-phase-tie = A draw: both flip
texarkana-phase-clash = NPC against NPC
texarkana-phase-after = The session is over
texarkana-phase-over = The game is over

texarkana-verb-choose = play this character as the pack has it
texarkana-verb-rate = play a character with your own numbers, 1 to 10
texarkana-verb-attempt = attempt something with a suit, and say what you want and what it would change
texarkana-verb-invoke = attempt something by an Invocation, and say what it should do
texarkana-verb-challenge = set your character against another, if everyone agrees, and say why
texarkana-verb-wait = do nothing for now
texarkana-verb-agree = agree to the conflict
texarkana-verb-refuse = refuse the conflict: nothing happens
texarkana-verb-characteristic = wager 1 Luck on a Characteristic, once a session each
texarkana-verb-flaw = wager 1 Will on a Flaw, once a session each
texarkana-verb-use = use a Trait or a piece of gear
texarkana-verb-play = play a card face up; a burned one is not replaced
texarkana-verb-down = play a card face down
texarkana-verb-call-off = call the test off; nothing is spent
texarkana-verb-assist = burn a card of the same suit or value to help
texarkana-verb-pass = do not assist
texarkana-verb-trump = trump: flip cards and add them; over 21 you bust
texarkana-verb-stand = do not trump
texarkana-verb-narrate = say how it goes
texarkana-verb-toss = discard this one of the two cards, keep the other
texarkana-verb-shed = discard a card, because your Will fell
texarkana-verb-scenario = choose the story, or a free table
texarkana-verb-call = ask a character for a test
texarkana-verb-change = change a character's Will, Grit, Coin, Luck or Injuries
texarkana-verb-enter = bring a character into the scene
texarkana-verb-leave = take a character out of the scene
texarkana-verb-bring = bring an NPC into the scene
texarkana-verb-dismiss = take an NPC out of the scene
texarkana-verb-clash = set NPC against NPC: one flip, and red favours the Posse
texarkana-verb-judge = call a goal won or lost without a test
texarkana-verb-no-cards = rule that this needs no cards
texarkana-verb-declare = set the stakes: trumps, opposition and what is at risk; say what failure brings
texarkana-verb-difficulty = set the DV, −3 to +3, and Woe, in secret
texarkana-verb-allow = allow the conflict: a trump suit for the challenger and for the other
texarkana-verb-take = take what was at risk
texarkana-verb-scene = open a scene
texarkana-verb-close-scene = close the scene
texarkana-verb-next-session = begin another session
texarkana-verb-finish = end the match
texarkana-verb-close-session = end the session
texarkana-verb-shuffle = the discards become the deck; at the start of a session all cards do
texarkana-verb-draw = a card is drawn
texarkana-verb-look = one of the top two cards is looked at
texarkana-verb-flip = the top card is flipped and discarded
texarkana-verb-reveal = the DV and its Woe are shown
texarkana-verb-turn-up = both cards are revealed
texarkana-verb-buy = buy what the story offers, for Coin or Luck
texarkana-verb-set-goal = set a goal of your own, and say what failure would bring
texarkana-verb-mood = set how an NPC is just now; it changes no number
texarkana-verb-set-figure = correct a character's Grit, Coin, Luck or Injuries
texarkana-verb-set-grit = correct the Grit of an NPC
texarkana-verb-set-woe = correct the Dealer's Woe
texarkana-verb-gain = what the success brings beyond what was agreed
# What a verb is called on a button, and what each part of a move is called.
texarkana-title-choose = Play this character
texarkana-title-rate = Play with your own numbers
texarkana-title-attempt = Attempt something
texarkana-title-invoke = Use an Invocation
texarkana-title-challenge = Challenge a character
texarkana-title-wait = Wait
texarkana-title-agree = Agree
texarkana-title-refuse = Refuse
texarkana-title-characteristic = Wager on a Characteristic
texarkana-title-flaw = Wager on a Flaw
texarkana-title-use = Use a Trait or gear
texarkana-title-play = Play a card
texarkana-title-down = Play a card face down
texarkana-title-call-off = Call the test off
texarkana-title-assist = Assist
texarkana-title-pass = Do not assist
texarkana-title-trump = Trump
texarkana-title-stand = Do not trump
texarkana-title-narrate = Tell it
texarkana-title-toss = Discard one of the two
texarkana-title-shed = Discard a card
texarkana-title-scenario = Choose the story
texarkana-title-call = Ask for a test
texarkana-title-change = Change a sheet
texarkana-title-enter = Bring in a character
texarkana-title-leave = Send a character away
texarkana-title-bring = Bring in an NPC
texarkana-title-dismiss = Send an NPC away
texarkana-title-clash = Set NPC against NPC
texarkana-title-judge = Decide a goal
texarkana-title-no-cards = Do without cards
texarkana-title-declare = Set the stakes
texarkana-title-difficulty = Set the DV
texarkana-title-allow = Allow the conflict
texarkana-title-take = Take what was at risk
texarkana-title-buy = Buy something
texarkana-title-set-goal = Set a goal
texarkana-title-mood = Set a mood
texarkana-title-set-figure = Correct a sheet
texarkana-title-set-grit = Correct an NPC
texarkana-title-set-woe = Correct the Woe
texarkana-title-gain = Gain more
texarkana-title-scene = Open a scene
texarkana-title-close-scene = Close the scene
texarkana-title-next-session = Play another session
texarkana-title-finish = End the match
texarkana-title-close-session = Close the session
texarkana-arg-character = Character
texarkana-arg-will = Will
texarkana-arg-grit = Grit
texarkana-arg-coin = Coin
texarkana-arg-luck = Luck
texarkana-arg-goal = Goal
texarkana-arg-field = Suit
texarkana-arg-invocation = Invocation
texarkana-arg-pc = Character
texarkana-arg-characteristic = Characteristic
texarkana-arg-flaw = Flaw
texarkana-arg-trait = Trait or gear
texarkana-arg-card = Card
texarkana-arg-burn = Burn it
texarkana-arg-scenario = Story
texarkana-arg-number = Number
texarkana-arg-resource = What
texarkana-arg-by = By
texarkana-arg-npc = NPC
texarkana-arg-against = NPC
texarkana-arg-ally = For the Posse
texarkana-arg-foe = Against the Posse
texarkana-arg-result = Result
texarkana-arg-trump = Trumps
texarkana-arg-opposition = Opposed by
texarkana-arg-marks = Marks
texarkana-arg-risk = At risk
texarkana-arg-dv = DV
texarkana-arg-woe = Woe
texarkana-arg-other = Their trumps
texarkana-arg-violence = Violence
texarkana-arg-buy = What
texarkana-arg-mood = Mood
texarkana-arg-amount = How much
texarkana-arg-scene = Scene

texarkana-option-woe = The Dealer's Woe
texarkana-rule-woe = whether the Dealer has Woe; without it the Dealer or the story ends the session
texarkana-option-injuries-out = Injuries
texarkana-rule-injuries-out = with this many Injuries a character is out
texarkana-option-hand-max = The largest hand
texarkana-rule-hand-max = the highest Will, and so the largest hand
texarkana-option-skull-in-player-chain = A player's Skulls
texarkana-rule-skull-in-player-chain = a Skull that a player flips: it ends the flips, or is a trump too
texarkana-value-skull-in-player-chain-end = Ends the flips
texarkana-value-skull-in-player-chain-go-on = Is a trump too
texarkana-option-dealer-unopposed-trump = The Dealer's trumps
texarkana-rule-dealer-unopposed-trump = the Dealer's trumps where nobody opposes: Skulls alone, or the suit of the test too
texarkana-value-dealer-unopposed-trump-skulls = Skulls alone
texarkana-value-dealer-unopposed-trump-declared = Skulls and the suit of the test
texarkana-option-assist-match = Assistance
texarkana-rule-assist-match = assist by value: by number (10, J, Q, K alike), or by rank
texarkana-value-assist-match-number = By number
texarkana-value-assist-match-rank = By rank
texarkana-option-look-at-two = Won Characteristics
texarkana-rule-look-at-two = after a won Characteristic you look at two cards and keep one
texarkana-option-supernatural-burns = The supernatural
texarkana-rule-supernatural-burns = failing against the supernatural burns the card
texarkana-option-odds-shown = Chances of a card
texarkana-rule-odds-shown = players are shown the chance that each of their cards succeeds
texarkana-option-scenario = The story
texarkana-rule-scenario = which of the pack's stories is played, or that the Dealer chooses
texarkana-option-buys = What can be bought
texarkana-rule-buys = what Coin and Luck buy where the story offers it: nothing, all but help in a test, or that too
texarkana-value-buys-none = Nothing
texarkana-value-buys-story = What helps the story
texarkana-value-buys-tests = Help in tests too
texarkana-value-scenario-ask = The Dealer chooses
texarkana-value-scenario-free = A free table

texarkana-tally-goals-won = goals won
texarkana-tally-story-told = story told to its end
texarkana-tally-woe-gone = ended with the Dealer's Woe used up
texarkana-tally-posse-out = ended with the Posse out
texarkana-tally-closed = closed by the Dealer

texarkana-bot-careless = as a player any goal and any card; as the Dealer no Woe
texarkana-bot-careful = as a player by the odds; as the Dealer with Woe
texarkana-bot-strong = as a player goes for every goal of a scene, each character where it is strong; as the Dealer plays like careful
texarkana-bot-storyteller = as the Dealer saves its Woe for the last goal of a scene, and then spends up to three; as a player plays like careful

## ---- Page: what only the screen says ----

texarkana-page-beat-success = Success
texarkana-page-beat-failure = Failure
# $n number
texarkana-page-beat-draws = { $n } cards are drawn.
# $dv signed, $woe number
texarkana-page-beat-dv = { $woe ->
    [0] DV { $dv }
   *[other] DV { $dv } and { $woe } Woe
}
texarkana-page-choose-card = Choose a card
# $rank rank, $suit suit
texarkana-page-card = { NAME($rank) } of { NAME($suit) }
texarkana-page-choose-character = Choose a character
texarkana-page-choose-try = Choose what to attempt
# $mood mood
texarkana-page-mood = { NAME($mood) }
texarkana-page-set-goal-words = What failure would bring
texarkana-page-ahead = What lies ahead
texarkana-page-ahead-only = Only you can see this.
texarkana-page-to-buy = To buy
# $price list, $brings list, $more flag
texarkana-page-price = { $more ->
    [yes] { LIST($price) } ({ LIST($brings) })
   *[no] { LIST($price) }
}
# $buy text, $n signed
texarkana-page-held = Bought for a test: { $buy } ({ $n })
texarkana-page-choose-gain = Choose what you gain
texarkana-page-taken = Another plays this character
texarkana-page-first = First choose what to do
# $rank rank, $suit suit
texarkana-page-neither = Neither the suit nor the value of { texarkana-part-card }

texarkana-page-as-pack = As the pack has it
texarkana-page-own-figures = With your own numbers
texarkana-page-attempt-words = Your aim, and what it would change
# $invocation invocation
texarkana-page-invocation = Invocation: { NAME($invocation) }
texarkana-page-invoke-words = What it should do. Trumps are Tomes, the card is burned, and a failure gives the Dealer 1 Woe
texarkana-page-challenge-words = Why. It happens only if the other player and the Dealer agree
# $aim text
texarkana-page-play-for = Which card do you play? { $aim }
texarkana-page-cannot-assist = You have no card of that suit or value.
texarkana-page-keep-which = Two cards. Which do you keep?
# $rank rank, $suit suit
texarkana-page-keep-discard = Keep it, discard { texarkana-part-card }
texarkana-page-goes = How it goes, if you like
texarkana-page-comes = What comes of it, if you like
texarkana-page-call-words = What you ask for
texarkana-page-change = Change a sheet
texarkana-page-declare-words = What failure brings

texarkana-page-numbers = choose a card, a suit or an answer, numbered in order
texarkana-page-goes-1 = You and the Dealer tell a story of scenes, and each scene has goals. To win one, say what you want and with which suit. The Dealer says what failing costs, names your trumps and sets a secret DV.
texarkana-page-goes-2 = Play a card from your hand. If it is a trump, you can trump: flip a card and add it, and again after each trump. Over 21 you bust and fail.
texarkana-page-goes-3 = Then the Dealer flips a card and adds the DV. Be as high, and you succeed and tell it. Otherwise the Dealer tells it. Every Skull gives the Dealer Woe to use against you.
texarkana-page-goes-4 = Your hand has as many cards as you have Will: a burned card is gone, and 1 Will with it. When the Woe is used up, the session ends.
texarkana-page-hint = Your hand is yours alone to see. Everyone sees what you play, flip or burn.
texarkana-page-end = The end
texarkana-page-waiting = Waiting
texarkana-page-your-move = Your move
texarkana-page-your-move-dealer = Your move, Dealer
texarkana-page-aside = You can step in; nobody waits for you
texarkana-page-dealing = Cards are being dealt.
texarkana-page-idle = Nothing for you to do until then.
texarkana-page-every = All moves
texarkana-page-the-woe = The Dealer's Woe
texarkana-page-woe-not-yet = No Woe yet
texarkana-page-woe-none = No Woe at this table
# $n number
texarkana-page-scene-number = Scene { $n }
texarkana-page-between = Between scenes
texarkana-page-opens = The Dealer opens one.
texarkana-page-story-first = The Dealer chooses a story
texarkana-page-story-then = Then everyone chooses a character.
texarkana-page-you = You
texarkana-page-to-move = to move
# $bot text
texarkana-page-bot = bot { $bot }
# $who text
texarkana-page-who-to-move = { $who }, to move
# $who text
texarkana-page-sheet-mine = { $who }, you
texarkana-page-sheet = Sheet
texarkana-page-out = Out: no Will, or too many Injuries
texarkana-page-in-scene = In the scene
texarkana-page-known = To remember
texarkana-page-not-in-scene = Not in the scene
texarkana-page-no-character = No character yet.
texarkana-page-cards = Cards
# $damage number
texarkana-page-damage = Damage { $damage }
# $characteristic characteristic
texarkana-page-characteristic = Characteristic: { NAME($characteristic) }
# $flaw flaw
texarkana-page-flaw = Flaw: { NAME($flaw) }
texarkana-page-characters = Characters
texarkana-page-yours = You play this character.
texarkana-page-hand = Your hand
texarkana-page-two-cards = Two cards from the deck
# $n number
texarkana-page-hand-cards = { $n ->
    [one] 1 card, which nobody else sees.
   *[other] { $n } cards, which nobody else sees.
}
texarkana-page-hand-empty = No cards.
# $why text
texarkana-page-not-now-why = Not now: { $why }
# $bust text
texarkana-page-if-trump = if you trump, { $bust } to bust
texarkana-page-if-trump-safe = if you trump; you cannot bust
# $chance text, $trump text, $bust text
texarkana-page-odds-trump = { $chance } to succeed, { $trump } if you trump, { $bust } to bust.
texarkana-page-trump = Trump
texarkana-page-trump-said = Trump.
texarkana-page-seen = Only you see it.
texarkana-page-card-back = A card, face down.
texarkana-page-by-played = Played.
texarkana-page-by-burned = Played and burned.
texarkana-page-by-down = Face down.
texarkana-page-by-flipped = Flipped.
texarkana-page-by-draw = Flipped for the draw.
# $who seat
texarkana-page-by-laid = { $who ->
    [you] You played it.
   *[other] { NAME($who, at: "start") } played it.
}
# $who seat
texarkana-page-by-assist = { $who ->
    [you] You assist with it.
   *[other] { NAME($who, at: "start") } assists with it.
}
texarkana-page-scene = The scene
texarkana-page-state-open = Open
texarkana-page-state-won = Won
texarkana-page-state-lost = Lost
texarkana-page-with = With
# $says text
texarkana-page-failure = Failure: { $says }
# $n number
texarkana-page-tries = { $n ->
    [one] One attempt.
   *[other] { $n } attempts.
}
texarkana-page-importance-minor = minor
texarkana-page-importance-recurring = recurring
texarkana-page-importance-major = major
texarkana-page-importance-nemesis = nemesis
# $npc cast
texarkana-page-ratings = Ratings of { NAME($npc) }
texarkana-page-ratings-secret = Only you see the ratings
texarkana-page-test = The test
# $suit suit
texarkana-page-test-of = A test of { NAME($suit) }
# $goal text, $suit suit
texarkana-page-goal-with = { $goal }, with { NAME($suit) }
# $goal text, $invocation invocation
texarkana-page-goal-by = { $goal }, by { NAME($invocation) }
# $who seat, $other seat
texarkana-page-against = { NAME($who, at: "start") } against { NAME($other) }
texarkana-page-opponent = The opponent
texarkana-page-steps = Steps
texarkana-page-no-risk = Nothing is at risk, unless you trump and lose.
texarkana-page-dealers = the Dealer's
# $on text
texarkana-page-wagers = Wagers on { $on }
# $traits list of trait
texarkana-page-uses = Uses { LIST($traits) }
texarkana-page-no-card = No card yet
texarkana-page-no-flip = No flip yet
# $n number
texarkana-page-more = and { $n } more
texarkana-page-draw = Draw:
texarkana-page-sum = from cards
# $total number, $most number
texarkana-page-total = Cards { $total }, bust over { $most }.
texarkana-page-never-busts = Never busts
# $most number
texarkana-page-trumps = Trumps: over { $most } is a bust
texarkana-page-busts-if = Busts only if trumped
texarkana-page-dv-secret = DV and Woe: noted in secret
texarkana-page-dv-yours = Only you see DV and Woe
texarkana-page-bust = Bust
texarkana-page-clash-won = Red: it favours the Posse
texarkana-page-clash-lost = Not red: it does not favour the Posse
texarkana-page-odds-succeeds = Succeeds
texarkana-page-odds-fails = Fails
texarkana-page-odds-trumping = Succeeds if you trump
texarkana-page-odds-standing = Succeeds if you don't
# $bust text
texarkana-page-odds-bust = Trumping: { $bust } to bust, which fails unless the Dealer busts too.
texarkana-page-odds-safe = You cannot bust.
texarkana-page-with-card = With this card:
texarkana-page-as-it-stands = As it stands:
# $n number
texarkana-page-now = { $n } now
texarkana-page-story = Story
texarkana-page-step-in = Step in
texarkana-page-close-about = What is still open here counts as not won.
texarkana-page-session-about = The session is over then, even if goals are still open.
# $declared flag
texarkana-page-unopposed = { $declared ->
    [yes] Unopposed: Skulls and the declared suit are your trumps.
   *[no] Unopposed: only Skulls are your trumps.
}
# $mark mark
texarkana-page-mark = { NAME($mark, at: "start") }
# $mark mark
texarkana-page-mark-about = { $mark ->
    [violence] A success hits the NPC that opposes, a failure the character. No Woe may be hidden.
    [supernatural] Failing burns the played card.
    [burn-offered] The player may burn the card, for a success that is worth more.
   *[burn-asked] The played card is burned, whether you succeed or fail.
}
texarkana-page-mark-idle = At this table it burns nothing.
texarkana-page-woe = Woe
texarkana-page-costs = What the failure costs
texarkana-page-listed = by the story
# $who seat
texarkana-page-trumps-of = { NAME($who, case: "possessive", at: "start") } trumps
texarkana-page-duel-violence = The winner's weapon hits the loser.

## ---- The lesson ----

texarkana-lesson-hand = You are Cassius 'Two Coats' Bell. Will 4 means a hand of 4 cards, and only you see them.
texarkana-lesson-goals = The scene has three goals: learn where the train slows down, travel like honest people, and ask the barkeep about midnight. Won or lost, each moves the story.
texarkana-lesson-barkeep = A test begins with what you want, and how. Ask the barkeep about midnight, with Hearts: talk, feeling, courage.
    .wrong = That goal comes next. Ask the barkeep first.
texarkana-lesson-stakes = The stakes come first. If you fail, an hour is lost and Luck is at risk. Your trumps are Hearts, and you have none.
texarkana-lesson-dv = The Dealer has set the DV in secret, from −3 to +3. It is added to the card that the Dealer flips against you.
texarkana-lesson-nine = Each card shows its chance, from what you can see. The 9 of Pistols is 86% to succeed. Play it.
    .wrong = That card is less likely to succeed. Play the 9 of Pistols.
texarkana-lesson-plain = A Hearts card could trump now, and this one can't. A Card to Spare would add 2, once a session. Keep it for later.
texarkana-lesson-equal = The Dealer flips the 10 of Diamonds: 10, DV −1, so 9. You have 9, and as high is enough. Tell it in your words, or not at all.
texarkana-lesson-tickets = You gain 2 Luck (9 now), and the Queen of Tomes replaces your card. Next: travel like honest people, with Tomes.
texarkana-lesson-ace = Your trumps are Tomes. The Queen is safer (90% if you trump), but play the Ace, worth 1 and 59%, and see a trump at work.
texarkana-lesson-trump = Trump: you flip a card and add it, and again after each trump. Over 21 you bust.
    .wrong = A total of 1 is 10% to succeed. Trump.
texarkana-lesson-grand = The 8 of Tomes is a trump, so you flip again: the 5 of Skulls, total 14. The Dealer has 2, so you succeed, and grander than agreed.
texarkana-lesson-skull = With the Queen it would have been 23, a bust. And a Skull gives the Dealer 1 Woe (4 now).
texarkana-lesson-woe = The Dealer spends Woe against you, unseen. When it is used up, the session ends.
texarkana-lesson-train = One goal is left: learn where the train slows down. Try it with Clubs: fists and menace.
texarkana-lesson-six = Brakeman opposes you with Clubs, and nothing is at risk. The 6 of Clubs is 55% to succeed, 87% if you trump. Play it.
texarkana-lesson-tempt = 87% to succeed, 4% to bust. Trump.
texarkana-lesson-bust = The 8 of Clubs is a trump, so you flip again: the 9 of Diamonds. 6 + 8 + 9 = 23, and you bust. 4% does happen.
texarkana-lesson-worse = The Dealer had only 4 (5, DV −3, Woe +2). You trumped and lost, so the failure is worse than agreed.
texarkana-lesson-burn = Those 2 Woe were an Unsettling Presence: failing burns your card. It is not replaced, and you lose 1 Will (3 left).
texarkana-lesson-end = Two goals won, one lost, and some trains are harder to catch than others. Wait, and the story moves on.
