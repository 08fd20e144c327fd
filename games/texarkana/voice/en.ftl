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
# $will number, $grit number, $coin number, $luck number
texarkana-part-figures = Will { $will }, Grit { $grit }, Coin { $coin }, Luck { $luck }

## ---- Card: what a thing is ----

# $suit suit
texarkana-card-suit-title = { NAME($suit) }
# $suit suit
texarkana-card-suit-letter = { TRAIT($suit, "letter") }
# $suit suit
texarkana-card-suit-field = { TRAIT($suit, "field") }
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
