### All that people read of 21, in English: the language of reference. It declares the slots of each message. The form:
### docs/messages.md. Figures come from the rows (docs/rules/twenty-one-rows.md), from the rules and from the table.

### table ability
### table school
### table skill
### table spell
### table gear
### table armor
### table slot
### table pocket
### table timed
### table mark
### table tag
### table suit
### table wound
### table byname
### table card
### table body
### table column
### table act none attack cast use ready swap try
### table how plain power-strike sweep power-sweep
### table source everyone spell gear ability
### table price free step edge
### table class melee ranged shield tool item incidental hand none
### table state well down fled unaware
### table ending none won lost left
### table did more less set soul
### table choice one best lowest
### table nearly exact under over
### table whose its their other
### table sure open win draw lose
### table rank a j q k joker number
### table blow none attack retaliation backlash
### table result draw success failure
### table ground floor wall dark rough door
### table bearing north-west north north-east west here east south-west south south-east

## ---- Names ----

# How the reader is told of somebody: $as is you, named, thing (called by what it is), numbered or nobody.
-seat = { $as ->
    [you] { $case ->
        [possessive] your
       *[plain] you
    }
    [named] { $case ->
        [possessive] { $name }'s
       *[plain] { $name }
    }
    [thing] { $case ->
        [possessive] the { $name }'s
       *[plain] the { $name }
    }
    [nobody] { $case ->
        [possessive] nobody's
       *[plain] nobody
    }
   *[numbered] { $case ->
        [possessive] Hero { $number }'s
       *[plain] Hero { $number }
    }
}
# How a list is joined: a, b and c; a, b or c; and pieces that have commas of their own.
-list = { $joint ->
    [and] { " and " }
    [or] { " or " }
    [apart] ;{ " " }
   *[and-more] ,{ " " }
}
-bearing-north = north
-bearing-north-east = north-east
-bearing-east = east
-bearing-south-east = south-east
-bearing-south = south
-bearing-south-west = south-west
-bearing-west = west
-bearing-north-west = north-west
-bearing-here = on the same square
-ability-strength = Strength
-ability-dexterity = Dexterity
-ability-endurance = Endurance
-ability-hope = Hope
-ability-wits = Wits
-ability-power = Power
-ability-none = none
-school-miracle = Miracle
    .many = Miracles
-school-sorcery = Sorcery
    .many = Sorceries
-school-pyromancy = Pyromancy
    .many = Pyromancies
-skill-influence = Influence
-skill-soul = Soul
    .text = while you are not over 21, one of your cards is worth 0 for good.
-skill-humanity = Humanity
-skill-overbear = Overbear
    .text = you draw a card, then your opponent draws one too, even after a hold.
-skill-weightlift = Weightlift
-skill-power-strike = Power Strike
    .text = you can attack with a weapon for 1 more Delay and 1 more Bonus Damage.
-skill-lean-into = Lean Into
-skill-riposte = Riposte
-skill-critical = Critical
-skill-flanking = Flanking
    .text = anyone you attack cannot retaliate, unless they have attacked you in this Conflict.
-skill-advantage = Advantage
-skill-sturdy = Sturdy
    .text = all your cards of this Deal, later ones too, are worth 1 less each.
-skill-recompense = Recompense
    .text = instead of a hit, a card that you choose from your own Damage Pile joins your hand.
-skill-vitality = Vitality
-skill-encumbrance = Encumbrance
-skill-light = Light
-skill-guidance = Guidance
    .text = until the Deal ends you see the top card of your deck.
-skill-optimism = Optimism
-skill-cheer = Cheer
    .text = while you have exactly 21, you and each ally may discard one Heart from the Damage Pile.
-skill-lucky-lady = Lucky Lady
-skill-lucky-lad = Lucky Lad
-skill-cheek = Cheek
    .text = in a contest that can cost you no Damage, discard one or two non-face cards from your hand, even over 21.
-skill-attunement = Attunement
-skill-power-spell = Power Spell
-skill-expert-spell = Expert Spell
    .text = when you begin a spell, each Edge you spend takes 1 off its Delay, and you have 1 less in its Deal.
-skill-linger-spell = Linger Spell
    .text = in the Deal of your own spell, if it lasts a number of turns, it lasts one more.
-skill-aura = Aura
    .text = in a contest, the first card you were dealt and the first your opponent was dealt swap what they are worth.
-skill-short-sword = Short Sword
-skill-broadsword = Broadsword
-skill-buckler = Buckler
-skill-magic-shield = Magic Shield
    .text = with the spell and a shield in hand, you take none of the cards that you have lost.
-skill-dagger = Dagger
    .text = when you defend with a Dagger, the second face card in your hand makes your opponent draw a card. It costs nothing.
-spell-heal = Heal
    .text = All face cards, or all others, leave your Damage Pile. You say which.
-spell-group-heal = Group Heal
    .text = All cards of one suit leave your Damage Pile and those of all allies, wherever they are. Jokers stay.
-spell-great-heal = Great Heal
    .text = Your Damage Pile and those of everyone adjacent are emptied, foes too.
-spell-force = Force
-spell-tranquility = Tranquility
-spell-soul-arrow = Soul Arrow
    .text = An attack on one target in sight.
-spell-magic-weapon = Magic Weapon
-spell-magic-shield = Magic Shield
-spell-hush = Hush
-spell-demons-prank = Demon's Prank
    .text = A noise on a square in sight. Unaware foes within 30 feet of it go towards it if they have no Wits, and are Stunned if they have no Endurance.
-spell-light = Light
    .text = You shed light for 30 feet, until you dismiss it.
-spell-fall-control = Fall Control
    .text = You fall as softly as you like, until the end of this Conflict or the next.
-spell-combustion = Combustion
    .text = An attack on everyone adjacent, allies too. If you bust or any of them beats you, you take your own red cards.
-spell-fireball = Fireball
-spell-firestorm = Firestorm
-spell-power-within = Power Within
    .text = +1 Edge in all your Deals, and a card of Damage after each, until you dismiss it.
-spell-flash-sweat = Flash Sweat
-gear-dagger = Dagger
-gear-rapier = Rapier
    .text = When you defend, you can use each Skill more than once. You pay each time.
-gear-scimitar = Scimitar
    .text = After an attack in your own turn you can Move with the feet you have left.
-gear-short-sword = Short Sword
-gear-broadsword = Broadsword
-gear-mace = Mace
    .text = If you attack and end with a Club in your hand, anyone you damage is Stunned.
-gear-spear = Spear
-gear-battleaxe = Battleaxe
-gear-greatsword = Greatsword
    .text = Or a sweep with Delay 1: +2 Edge, against everyone adjacent that you choose. You cannot retaliate.
-gear-shortbow = Shortbow
    .text = Any distance in sight.
-gear-longbow = Longbow
-gear-crossbow = Crossbow
    .text = Any distance in sight, in one hand.
-gear-buckler = Buckler
-gear-kite-shield = Kite Shield
    .text = All Clubs that you would take go to the discard.
-gear-greatshield = Greatshield
    .text = If you bust when you defend, you discard up to two of the cards that you would take.
-gear-talisman = Talisman
    .text = Needed in hand for Miracles.
-gear-pyromancy-flame = Pyromancy Flame
    .text = Needed in hand for Pyromancies.
-gear-catalyst = Catalyst
    .text = Needed in hand for Sorceries.
-gear-crescent-moon-grass = Crescent Moon Grass
    .text = One card that you choose leaves your Damage Pile.
-gear-half-moon-grass = Half Moon Grass
    .text = All face cards, or all others, leave your Damage Pile.
-gear-full-moon-grass = Full Moon Grass
    .text = Your Damage Pile is emptied.
-gear-throwing-knife = Throwing Knife
    .text = You throw it at one target in sight within 30 feet. In hand, it retaliates against ranged attacks.
-gear-firebomb = Firebomb
    .text = You throw it at one target in sight within 30 feet. Its fire also strikes all your foes adjacent to the target.
-gear-turpentine = Turpentine
    .text = Your melee weapons in hand and reserve burn until the Conflict ends: 1 Bonus Damage, as fire.
-gear-incidental = Incidental
    .text = Something that the story gave you.
-gear-two-handed = Two Handed
    .text = This hand holds what the other hand holds.
-gear-bare-hands = Bare Hands
    .text = A melee attack with Strength. Bare hands do not retaliate.
-gear-none = nothing
-armor-explorers-gear = Explorer's Gear
    .text = Items have no Delay, and one swap a turn is free.
-armor-shadow-gear = Shadow Gear
-armor-leather-armor = Leather Armor
-armor-chainmail = Chainmail
-armor-platemail = Platemail
-slot-left = Left
    .whole = Left hand
    .place = left hand
-slot-right = Right
    .whole = Right hand
    .place = right hand
-slot-reserve-left = Reserve Left
    .whole = Left reserve
    .place = left reserve
-slot-reserve-right = Reserve Right
    .whole = Right reserve
    .place = right reserve
-slot-both = Both
    .whole = Both hands
-pocket-pocket-1 = Pocket 1
-pocket-pocket-2 = Pocket 2
-pocket-pocket-3 = Pocket 3
-pocket-pocket-4 = Pocket 4
-timed-tranquility = Tranquility
-timed-magic-weapon = Magic Weapon
-timed-magic-shield = Magic Shield
-timed-hush = Hush
-timed-flash-sweat = Flash Sweat
-mark-stunned = Stunned
-mark-light = Light
-mark-power-within = Power Within
-mark-fall-control = Fall Control
-wound-none = nothing
-wound-short-breath = a short breath
-wound-burnt-hand = a burnt hand
-wound-bad-knee = a bad knee
-wound-long-scar = a long scar
-byname-none = nothing
-byname-soft-foot = Soft-Foot
-byname-silver-tongue = Silver-Tongue
-byname-hard-to-bury = Hard-to-Bury
-byname-the-reaper = the Reaper
-byname-giant-killer = Giant-Killer
-byname-last-standing = Last-Standing
-tag-social = Social
-tag-stealth = Stealth
-tag-fire = Fire
-tag-non-combat = Non Combat
-suit-hearts = Hearts
-suit-diamonds = Diamonds
-suit-clubs = Clubs
-suit-spades = Spades
-card-a-hearts = Ace of Hearts
-card-2-hearts = 2 of Hearts
-card-3-hearts = 3 of Hearts
-card-4-hearts = 4 of Hearts
-card-5-hearts = 5 of Hearts
-card-6-hearts = 6 of Hearts
-card-7-hearts = 7 of Hearts
-card-8-hearts = 8 of Hearts
-card-9-hearts = 9 of Hearts
-card-10-hearts = 10 of Hearts
-card-j-hearts = Jack of Hearts
-card-q-hearts = Queen of Hearts
-card-k-hearts = King of Hearts
-card-a-diamonds = Ace of Diamonds
-card-2-diamonds = 2 of Diamonds
-card-3-diamonds = 3 of Diamonds
-card-4-diamonds = 4 of Diamonds
-card-5-diamonds = 5 of Diamonds
-card-6-diamonds = 6 of Diamonds
-card-7-diamonds = 7 of Diamonds
-card-8-diamonds = 8 of Diamonds
-card-9-diamonds = 9 of Diamonds
-card-10-diamonds = 10 of Diamonds
-card-j-diamonds = Jack of Diamonds
-card-q-diamonds = Queen of Diamonds
-card-k-diamonds = King of Diamonds
-card-a-clubs = Ace of Clubs
-card-2-clubs = 2 of Clubs
-card-3-clubs = 3 of Clubs
-card-4-clubs = 4 of Clubs
-card-5-clubs = 5 of Clubs
-card-6-clubs = 6 of Clubs
-card-7-clubs = 7 of Clubs
-card-8-clubs = 8 of Clubs
-card-9-clubs = 9 of Clubs
-card-10-clubs = 10 of Clubs
-card-j-clubs = Jack of Clubs
-card-q-clubs = Queen of Clubs
-card-k-clubs = King of Clubs
-card-a-spades = Ace of Spades
-card-2-spades = 2 of Spades
-card-3-spades = 3 of Spades
-card-4-spades = 4 of Spades
-card-5-spades = 5 of Spades
-card-6-spades = 6 of Spades
-card-7-spades = 7 of Spades
-card-8-spades = 8 of Spades
-card-9-spades = 9 of Spades
-card-10-spades = 10 of Spades
-card-j-spades = Jack of Spades
-card-q-spades = Queen of Spades
-card-k-spades = King of Spades
-card-joker-1 = Joker
-card-joker-2 = Joker
-card-none = nothing
-body-hero-1 = H1
-body-hero-2 = H2
-body-hero-3 = H3
-body-hero-4 = H4
-body-foe-1 = F1
-body-foe-2 = F2
-body-foe-3 = F3
-body-foe-4 = F4
-body-foe-5 = F5
-body-foe-6 = F6
-body-foe-7 = F7
-body-foe-8 = F8

## ---- Parts: pieces that several messages use; never said alone ----

# $ability ability, $n number
twenty-one-part-ability = { NAME($ability) } { $n }
twenty-one-part-no-abilities = no Abilities
# $gear gear, $n number
twenty-one-part-stack = { $gear ->
    [none] empty
    [two-handed] on it too
   *[other] { $n ->
        [0] { NAME($gear) }
       *[other] { NAME($gear) } ({ $n })
    }
}
# $slot slot, $gear gear, $n number, $coated flag
twenty-one-part-in-slot = { $coated ->
    [yes] { TRAIT($slot, "place") } { twenty-one-part-stack } coated with { -gear-turpentine }
   *[no] { TRAIT($slot, "place") } { twenty-one-part-stack }
}
twenty-one-part-gm = The GM
twenty-one-part-bare = nothing in hand
# $pockets list
twenty-one-part-pockets = pockets: { LIST($pockets, type: "more") }
# $armor armor
twenty-one-part-armor = { NAME($armor) }
## ---- Cards: what things are ----

# $title text, $text text
twenty-one-card-told = { $title }: { $text }
# $title text, $run text, $text text
twenty-one-card-stage = { $title }, a stage of { $run }: { $text }
twenty-one-card-free = Free: the GM opens encounters and leads the story.
# $has list, $limit number
twenty-one-card-abilities = { LIST($has, type: "more") }; limit { $limit }.
# $limit number
twenty-one-card-no-abilities = No Abilities; limit { $limit }.
# $skills list of skill
twenty-one-card-skills = Skills: { LIST($skills) }.
# $spells list of spell
twenty-one-card-spells = Spells: { LIST($spells) }.
# $gear list
twenty-one-card-gear = Gear: { LIST($gear, type: "apart") }.
# $card card
twenty-one-card-joker = { NAME($card) }: worth 0, with no suit or colour. It makes the Deal critical.
# $card card
twenty-one-card-ace = { NAME($card) }: worth 1 or 11.
# $card card, $worth number, $face flag
twenty-one-card-worth = { $face ->
    [yes] { NAME($card) }: worth { $worth }, a face card.
   *[no] { NAME($card) }: worth { $worth }.
}
# What a Skill does, with what its row counts.
# $skill skill, $low number, $high number, $gain number, $pockets number
twenty-one-part-deed = { $skill ->
    [influence] one card you can see is worth { $high } more or { $low } less, even after a bust.
    [humanity] one face card of any hand that you can see is worth { $low } to { $high }, as you choose.
    [weightlift] each of your hands, with its reserve, carries { $gain } more Weight.
    [lean-into] every Club in either hand is worth { $high } more.
    [critical] { $high ->
        [one] in a contest, while you have exactly 21, your opponent draws a card, even after a hold.
       *[other] in a contest, while you have exactly 21, your opponent draws { $high } cards, even after a hold.
    }
    [riposte] { $high ->
        [one] once your opponent is bust for good, it loses one more card from its deck.
       *[other] once your opponent is bust for good, it loses { $high } more cards from its deck.
    }
    [advantage] in a contest your opponent loses { $high } Edge.
    [vitality] { $gain ->
        [one] your Damage Pile holds 1 more card.
       *[other] your Damage Pile holds { $gain } more cards.
    }
    [encumbrance] { $pockets ->
        [one] your armor can weigh { $gain } more, and has 1 more pocket.
       *[other] your armor can weigh { $gain } more, and has { $pockets } more pockets.
    }
    [light] one of your cards is worth { $high } more or { $low } less.
    [optimism] +{ $gain } Edge in every Deal outside a Conflict, or tagged non-combat.
    [lucky-lady] one Queen of any hand that you can see is worth { $low }.
    [lucky-lad] one Jack of any hand that you can see is worth { $low }.
    [attunement] { $gain ->
        [one] you know one more spell of a school that is open to you.
       *[other] you know { $gain } more spells of a school that is open to you.
    }
    [power-spell] in the Deal of your own spell, every target that takes a card takes { $high } more from its deck.
    [short-sword] when you attack with a Short Sword, one card of either hand is worth { $low } less.
    [broadsword] with a Broadsword, one of your cards is worth { $high } more.
    [buckler] when you defend with a Buckler, one of your opponent's cards is worth { $low } less.
   *[other] { TRAIT($skill, "text") }
}
# $source source, $ability ability
twenty-one-part-source = { $source ->
    [everyone] everyone's
    [spell] from a spell
    [gear] from gear
   *[ability] { NAME($ability) }
}
# $price price, $cost number
twenty-one-part-price = { $price ->
    [free] free
    [step] { $cost } Edge for each step
   *[edge] { $cost } Edge
}
# $skill skill, $source source, $ability ability, $price price, $cost number, $text text
twenty-one-card-skill = { NAME($skill) } ({ twenty-one-part-source }, { twenty-one-part-price }): { $text }
# $school school
twenty-one-part-school = { NAME($school) }
# $delay number
twenty-one-part-delay = Delay { $delay }
# $abilities list of ability, $target number
twenty-one-part-target = { LIST($abilities, type: "or") }, Target { $target }
# $abilities list of ability, $against list of ability
twenty-one-part-against = { LIST($abilities, type: "or") } against { LIST($against, type: "or") }
twenty-one-part-fire = fire
# $turns number
twenty-one-part-turns = { $turns ->
    [one] For 1 turn
   *[other] For { $turns } turns
}
# $spell spell, $turns number, $range number, $price number
twenty-one-part-spell-text = { $spell ->
    [force] Everyone within { $range } feet who loses is Stunned and pushed { $range } feet away. Allies defend with +1 Edge.
    [tranquility] { twenty-one-part-turns }, foes within 15 feet of you have half their Dexterity and half their Move.
    [magic-weapon] { twenty-one-part-turns }, you have +1 Edge when you attack with a weapon in hand, or defend with one that reaches.
    [magic-shield] { twenty-one-part-turns }, with a shield in hand, you can spend { $price } Edge to take none of the cards that you have lost.
    [hush] { twenty-one-part-turns }, you have +2 Edge in Deals tagged stealth.
    [flash-sweat] { twenty-one-part-turns }, red cards of fire Damage go to your discard, and fire gives you +1 Edge.
    [fireball] An attack on a square in sight within { $range } feet and all adjacent to it, allies too. If you are there yourself, you take your own red cards.
    [firestorm] An attack on everyone else within { $range } feet, allies too, seen or not.
   *[other] { TRAIT($spell, "text") }
}
# $spell spell, $has list, $text text
twenty-one-card-spell = { NAME($spell) } ({ LIST($has, type: "more") }): { $text }
# $class class
twenty-one-part-class = { $class ->
    [melee] melee weapon
    [ranged] ranged weapon
    [shield] shield
    [tool] tool
    [item] item
    [incidental] incidental item
    [hand] a hand
   *[none] no weapon
}
# $weight number
twenty-one-part-weight = Weight { $weight }
# $abilities list of ability
twenty-one-part-abilities = { LIST($abilities, type: "or") }
twenty-one-part-two-hands = two hands
# $stack number
twenty-one-part-stack-of = a stack is { $stack }
# $gear gear, $reach number, $attack signed, $defend signed, $bonus number, $cost number, $worth number
twenty-one-part-gear-text = { $gear ->
    [dagger] When you defend, you have { $defend } Edge, and the second face card in your hand makes the attacker draw a card.
    [short-sword] When you attack, you can spend { $cost } Edge to make one card of either hand worth { $worth } less.
    [broadsword] You can spend { $cost } Edge to make one of your cards worth { $worth } more.
    [spear] It reaches { $reach } feet.
    [battleaxe] When you attack, you have { $attack } Edge and { $bonus } Bonus Damage. You cannot retaliate.
    [longbow] Any distance in sight. When you attack, you have { $attack } Edge.
    [buckler] When you defend, you can spend { $cost } Edge to make one of the attacker's cards worth { $worth } less.
   *[other] { TRAIT($gear, "text") }
}
# $gear gear, $has list, $text text
twenty-one-card-thing = { NAME($gear) } ({ LIST($has, type: "more") }): { $text }
# $weight number, $pockets number
twenty-one-part-armor-has = { $pockets ->
    [one] Weight { $weight }, 1 pocket
   *[other] Weight { $weight }, { $pockets } pockets
}
# $armor armor, $limit number, $dexterity signed
twenty-one-part-armor-text = { $armor ->
    [shadow-gear] { $dexterity } Edge when you defend with Dexterity.
    [leather-armor] { $limit ->
        [one] Your Damage Pile holds 1 more card.
       *[other] Your Damage Pile holds { $limit } more cards.
    }
    [chainmail] { $limit ->
        [one] Your Damage Pile holds 1 more card.
       *[other] Your Damage Pile holds { $limit } more cards.
    }
    [platemail] { $limit ->
        [one] Your Damage Pile holds 1 more card, and each time you would take cards, you discard one of them.
       *[other] Your Damage Pile holds { $limit } more cards, and each time you would take cards, you discard one of them.
    }
   *[other] { TRAIT($armor, "text") }
}
# $armor armor, $weight number, $pockets number, $text text
twenty-one-card-armor = { NAME($armor) } (armor, { twenty-one-part-armor-has }): { $text }
# $row number, $column column
twenty-one-part-square = { $column ->
    [none] off the map
   *[other] { NAME($column) }{ $row }
}
# $row number, $column column, $to number, $along column, $one flag
twenty-one-part-lay = { $one ->
    [yes] { NAME($column) }{ $row }
   *[no] { NAME($column) }{ $row } to { NAME($along) }{ $to }
}
# $on text, $the flag
twenty-one-part-opponent = { $the ->
    [yes] the { $on }
   *[no] { $on }
}
# $gear gear
twenty-one-part-with = { $gear ->
    [bare-hands] bare-handed
   *[other] with { NAME($gear) }
}
# $gear gear, $how how
twenty-one-part-attack = { $how ->
    [power-strike] attack { twenty-one-part-with } as a { -skill-power-strike }
    [sweep] attack { twenty-one-part-with } as a sweep
    [power-sweep] attack { twenty-one-part-with } as a sweep and { -skill-power-strike }
   *[plain] attack { twenty-one-part-with }
}
# $gear gear
twenty-one-part-use = { $gear ->
    [throwing-knife] throw { NAME($gear) }
    [firebomb] throw { NAME($gear) }
   *[other] use { NAME($gear) }
}
# What somebody does, as after "to".
# $act act, $spell spell, $gear gear, $how how
twenty-one-part-act = { $act ->
    [attack] { twenty-one-part-attack }
    [cast] cast { NAME($spell) }
    [use] { twenty-one-part-use }
    [ready] take out { NAME($gear) }
    [swap] swap a hand for its reserve
   *[other] try something
}


## ---- Parts of tells ----

# Somebody does it: as after a name.
# $gear gear, $how how
twenty-one-part-attacks = { $how ->
    [power-strike] attacks { twenty-one-part-with } as a { -skill-power-strike }
    [sweep] attacks { twenty-one-part-with } as a sweep
    [power-sweep] attacks { twenty-one-part-with } as a sweep and { -skill-power-strike }
   *[plain] attacks { twenty-one-part-with }
}
# $gear gear
twenty-one-part-uses = { $gear ->
    [throwing-knife] throws { NAME($gear) }
    [firebomb] throws { NAME($gear) }
   *[other] uses { NAME($gear) }
}
# $act act, $spell spell, $gear gear, $how how
twenty-one-part-acts = { $act ->
    [attack] { twenty-one-part-attacks }
    [cast] casts { NAME($spell) }
    [use] { twenty-one-part-uses }
    [ready] takes out { NAME($gear) }
    [swap] swaps a hand for its reserve
   *[other] tries something
}
# The same at somebody.
# $gear gear, $how how, $on seat
twenty-one-part-attack-on = { $how ->
    [power-strike] attack { NAME($on) } { twenty-one-part-with } as a { -skill-power-strike }
   *[other] attack { NAME($on) } { twenty-one-part-with }
}
# $gear gear, $how how, $on seat
twenty-one-part-attacks-on = { $how ->
    [power-strike] attacks { NAME($on) } { twenty-one-part-with } as a { -skill-power-strike }
   *[other] attacks { NAME($on) } { twenty-one-part-with }
}
# $act act, $spell spell, $gear gear, $how how, $on seat
twenty-one-part-act-on = { $act ->
    [attack] { twenty-one-part-attack-on }
    [use] throw { NAME($gear) } at { NAME($on) }
   *[other] cast { NAME($spell) } at { NAME($on) }
}
# $act act, $spell spell, $gear gear, $how how, $on seat
twenty-one-part-acts-on = { $act ->
    [attack] { twenty-one-part-attacks-on }
    [use] throws { NAME($gear) } at { NAME($on) }
   *[other] casts { NAME($spell) } at { NAME($on) }
}
# What is not done.
# $act act, $spell spell, $gear gear
twenty-one-part-undone = { $act ->
    [attack] { $gear ->
        [bare-hands] the attack is lost
       *[other] the attack with { NAME($gear) } is lost
    }
    [cast] { NAME($spell) } is not cast
    [use] { NAME($gear) } is not used
    [ready] { NAME($gear) } stays in its pocket
    [swap] the swap is lost
   *[other] the act is lost
}
# $expert number
twenty-one-part-expert = { $expert ->
    [0] { "" }
   *[other] { " " }(Expert Spell, { $expert } Edge)
}
# $delay number, $expert number
twenty-one-part-delayed = { $expert ->
    [0] (Delay { $delay })
   *[other] (Delay { $delay }, Expert Spell for { $expert } Edge)
}
# $shown flag, $total number
twenty-one-part-total = { $shown ->
    [yes] { " " }(total { $total })
   *[no] { "" }
}
# $shown flag, $total number
twenty-one-part-now = { $shown ->
    [yes] : { $total }
   *[no] { "" }
}
# Of who was just named, or of somebody else.
# $whose whose, $owner seat
twenty-one-part-whose = { $whose ->
    [its] its
    [their] their
   *[other] { NAME($owner, case: "possessive") }
}
# $whose whose, $owner seat, $card card, $did did, $n number
twenty-one-part-altered = { $did ->
    [more] { twenty-one-part-whose } { NAME($card) } is worth { $n } more
    [less] { twenty-one-part-whose } { NAME($card) } is worth { $n } less
    [soul] { twenty-one-part-whose } { NAME($card) } is worth { $n } for good
   *[set] { twenty-one-part-whose } { NAME($card) } is worth { $n }
}
# $card card
twenty-one-part-the-card = the { NAME($card) }
# $whose whose, $owner seat, $from number, $to number
twenty-one-part-hand-goes = { twenty-one-part-whose } total goes from { $from } to { $to }
# $owner seat, $from number, $to number
twenty-one-part-edge-goes = { NAME($owner, case: "possessive") } Edge falls from { $from } to { $to }
# Which of some Abilities counts.
# $choice choice, $abilities list of ability
twenty-one-part-choice = { $choice ->
    [best] the best of { LIST($abilities) }
    [lowest] the lowest of { LIST($abilities) }
   *[one] { LIST($abilities) }
}
# $adds flag, $edge signed
twenty-one-part-edge = { $adds ->
    [yes] , Edge { $edge }
   *[no] { "" }
}

## ---- Tell: building ----

# $title text, $text text
twenty-one-tell-run = { $title }. { $text }
twenty-one-tell-free = A free table.
# $own flag, $player number, $title text
twenty-one-tell-hero = { $own ->
    [yes] You play { $title }.
   *[no] Player { $player } plays { $title }.
}
# $own flag, $player number, $name text
twenty-one-tell-called = { $own ->
    [yes] Your hero is called { $name }.
   *[no] Player { $player }'s hero is called { $name }.
}
# $own flag, $player number
twenty-one-tell-uncalled = { $own ->
    [yes] Your hero stays unnamed.
   *[no] Player { $player }'s hero stays unnamed.
}
# $who seat
twenty-one-tell-random = { $who ->
    [you] Your hero is built at random.
   *[other] { NAME($who, at: "start") } is built at random.
}
# $who seat, $one ability, $two ability
twenty-one-tell-group = { $who ->
    [you] You have { NAME($one) } and { NAME($two) }.
   *[other] { NAME($who, at: "start") } has { NAME($one) } and { NAME($two) }.
}
# $who seat, $ability ability, $to number
twenty-one-tell-raise = { $who ->
    [you] You raise { NAME($ability) } to { $to }.
   *[other] { NAME($who, at: "start") } raises { NAME($ability) } to { $to }.
}
# $who seat, $skill skill
twenty-one-tell-learn = { $who ->
    [you] You learn { NAME($skill) }.
   *[other] { NAME($who, at: "start") } learns { NAME($skill) }.
}
# $who seat, $spell spell
twenty-one-tell-learn-spell = { $who ->
    [you] You learn { NAME($spell) }.
   *[other] { NAME($who, at: "start") } learns { NAME($spell) }.
}
# $who seat, $school school
twenty-one-tell-attune = { $who ->
    [you] You are attuned to { NAME($school) }.
   *[other] { NAME($who, at: "start") } is attuned to { NAME($school) }.
}
# $who seat, $armor armor
twenty-one-tell-armor = { $who ->
    [you] You wear { NAME($armor) }.
   *[other] { NAME($who, at: "start") } wears { NAME($armor) }.
}
# $who seat, $gear gear
twenty-one-tell-take = { $who ->
    [you] You take { NAME($gear) }.
   *[other] { NAME($who, at: "start") } takes { NAME($gear) }.
}
# $who seat
twenty-one-tell-ready = { $who ->
    [you] You are ready.
   *[other] { NAME($who, at: "start") } is ready.
}

## ---- Tell: a turn ----

# $who seat, $act act, $spell spell, $gear gear, $how how, $expert number
twenty-one-tell-act = { $who ->
    [you] You { twenty-one-part-act }{ twenty-one-part-expert }.
   *[other] { NAME($who, at: "start") } { twenty-one-part-acts }{ twenty-one-part-expert }.
}
# A swap: the thing in a hand for that in its reserve, of which one may be nothing.
# $who seat, $gear gear, $in gear
twenty-one-tell-swap = { $who ->
    [you] { $gear ->
        [none] You draw { NAME($in) }.
       *[other] You swap { NAME($gear) } for { NAME($in) }.
    }
   *[other] { $gear ->
        [none] { NAME($who, at: "start") } draws { NAME($in) }.
       *[other] { NAME($who, at: "start") } swaps { NAME($gear) } for { NAME($in) }.
    }
}
# $who seat, $gear gear
twenty-one-tell-put-away = { $who ->
    [you] You put { NAME($gear) } away.
   *[other] { NAME($who, at: "start") } puts { NAME($gear) } away.
}
# $who seat, $act act, $spell spell, $gear gear, $how how, $expert number, $delay number
twenty-one-tell-begin = { $who ->
    [you] You begin to { twenty-one-part-act } { twenty-one-part-delayed }.
   *[other] { NAME($who, at: "start") } begins to { twenty-one-part-act } { twenty-one-part-delayed }.
}
twenty-one-tell-all-delay = Everyone delays, so it happens now.
# $who seat, $row number, $column column
twenty-one-tell-move = { $who ->
    [you] You move to { twenty-one-part-square }.
   *[other] { NAME($who, at: "start") } moves to { twenty-one-part-square }.
}
# $who seat
twenty-one-tell-flee = { $who ->
    [you] You flee.
   *[other] { NAME($who, at: "start") } flees.
}
# $who seat, $gear gear
twenty-one-tell-drop = { $who ->
    [you] You drop { NAME($gear) }.
   *[other] { NAME($who, at: "start") } drops { NAME($gear) }.
}
# $who seat, $mark mark
twenty-one-tell-dismiss = { $who ->
    [you] You dismiss { NAME($mark) }.
   *[other] { NAME($who, at: "start") } dismisses { NAME($mark) }.
}
# $who seat
twenty-one-tell-try = { $who ->
    [you] You try something.
   *[other] { NAME($who, at: "start") } tries something.
}
# $who seat
twenty-one-tell-end = { $who ->
    [you] You end the turn.
   *[other] { NAME($who, at: "start") } ends the turn.
}
# $who seat, $on seat, $act act, $spell spell, $gear gear, $how how
twenty-one-tell-aim = { $who ->
    [you] You { twenty-one-part-act-on }.
   *[other] { NAME($who, at: "start") } { twenty-one-part-acts-on }.
}
# $who seat, $on list of seat, $gear gear, $power flag
twenty-one-tell-sweep = { $who ->
    [you] { $power ->
        [yes] You sweep { twenty-one-part-with } at { LIST($on) }, as a { -skill-power-strike }.
       *[no] You sweep { twenty-one-part-with } at { LIST($on) }.
    }
   *[other] { $power ->
        [yes] { NAME($who, at: "start") } sweeps { twenty-one-part-with } at { LIST($on) }, as a { -skill-power-strike }.
       *[no] { NAME($who, at: "start") } sweeps { twenty-one-part-with } at { LIST($on) }.
    }
}
# $who seat, $spell spell, $row number, $column column
twenty-one-tell-square = { $who ->
    [you] You cast { NAME($spell) } on { twenty-one-part-square }.
   *[other] { NAME($who, at: "start") } casts { NAME($spell) } on { twenty-one-part-square }.
}

## ---- Tell: a Deal ----

# $who seat, $ability ability
twenty-one-tell-defend = { $who ->
    [you] You defend with { NAME($ability) }.
   *[other] { NAME($who, at: "start") } defends with { NAME($ability) }.
}
# $who seat, $total number
twenty-one-tell-hold = { $who ->
    [you] You hold at { $total }.
   *[other] { NAME($who, at: "start") } holds at { $total }.
}
# $who seat, $skill skill
twenty-one-tell-skill = { $who ->
    [you] You use { NAME($skill) }.
   *[other] { NAME($who, at: "start") } uses { NAME($skill) }.
}
# $who seat, $skill skill, $did list, $total number+, $edge number+, $other seat+, $other-total number+, $other-edge number+
twenty-one-tell-skill-did = { $who ->
    [you] You use { NAME($skill) }: { LIST($did) }.
   *[other] { NAME($who, at: "start") } uses { NAME($skill) }: { LIST($did) }.
}
# $who seat, $skill skill, $whose whose, $owner seat, $card card, $did did, $n number, $shown flag, $total number
twenty-one-tell-alter = { $who ->
    [you] You use { NAME($skill) }: { twenty-one-part-altered }{ twenty-one-part-total }.
   *[other] { NAME($who, at: "start") } uses { NAME($skill) }: { twenty-one-part-altered }{ twenty-one-part-total }.
}
# $who seat, $card card, $also card, $two flag, $shown flag, $total number
twenty-one-tell-cheek = { $who ->
    [you] { $two ->
        [yes] You use { -skill-cheek } and discard the { NAME($card) } and the { NAME($also) }{ twenty-one-part-now }.
       *[no] You use { -skill-cheek } and discard the { NAME($card) }{ twenty-one-part-now }.
    }
   *[other] { $two ->
        [yes] { NAME($who, at: "start") } uses { -skill-cheek } and discards the { NAME($card) } and the { NAME($also) }{ twenty-one-part-now }.
       *[no] { NAME($who, at: "start") } uses { -skill-cheek } and discards the { NAME($card) }{ twenty-one-part-now }.
    }
}
# $who seat, $card card, $shown flag, $total number
twenty-one-tell-recompense = { $who ->
    [you] You take the { NAME($card) } from your Damage Pile into your hand{ twenty-one-part-now }.
   *[other] { NAME($who, at: "start") } takes the { NAME($card) } from the Damage Pile into the hand{ twenty-one-part-now }.
}
# $who seat
twenty-one-tell-pass = { $who ->
    [you] You pass.
   *[other] { NAME($who, at: "start") } passes.
}
# $who seat, $card card
twenty-one-tell-discard = { $who ->
    [you] You discard the { NAME($card) }.
   *[other] { NAME($who, at: "start") } discards the { NAME($card) }.
}
# How many cards leave a Damage Pile is told behind it.
# $who seat
twenty-one-tell-faces = { $who ->
    [you] You choose face cards.
   *[other] { NAME($who, at: "start") } chooses face cards.
}
# $who seat
twenty-one-tell-others = { $who ->
    [you] You choose all but face cards.
   *[other] { NAME($who, at: "start") } chooses all but face cards.
}
# $who seat, $suit suit
twenty-one-tell-suit = { $who ->
    [you] You choose { NAME($suit) }.
   *[other] { NAME($who, at: "start") } chooses { NAME($suit) }.
}

## ---- Tell: the GM ----

twenty-one-tell-fight = The Conflict begins.
# $on seat
twenty-one-tell-call = The GM calls a Deal for { NAME($on) }.
# $target number, $choice choice, $abilities list of ability, $adds flag, $edge signed
twenty-one-tell-target = The GM calls for Target { $target }: { twenty-one-part-choice }{ twenty-one-part-edge }.
# $on seat
twenty-one-tell-oppose = The GM calls for a contest against { NAME($on) }.
# $on seat, $choice choice, $abilities list of ability, $adds flag, $edge signed
twenty-one-tell-test = For { NAME($on) }, the GM tests { twenty-one-part-choice }{ twenty-one-part-edge }.
twenty-one-tell-no-deal = The GM calls for no Deal.
# $on seat, $row number, $column column
twenty-one-tell-at = The GM places { NAME($on) } at { twenty-one-part-square }.
# $rows number, $columns number
twenty-one-tell-room = The GM opens a new room, { $rows } by { $columns } squares.
# $ground ground, $row number, $column column, $to number, $along column, $one flag
twenty-one-tell-lay = { $ground ->
    [floor] The GM clears { twenty-one-part-lay }.
    [wall] The GM puts a wall at { twenty-one-part-lay }.
    [dark] The GM puts out the light at { twenty-one-part-lay }.
    [rough] The GM makes { twenty-one-part-lay } rough ground.
   *[door] The GM puts a door at { twenty-one-part-lay }, shut.
}
# $row number, $column column, $to number, $along column, $one flag
twenty-one-tell-open = { $one ->
    [yes] The GM opens the door at { twenty-one-part-lay }.
   *[no] The GM opens the doors at { twenty-one-part-lay }.
}
# $who seat, $has list, $limit number
twenty-one-tell-made = The GM has made { NAME($who) }: { LIST($has, type: "apart") }. It can take { $limit } cards of Damage.
# $title text
twenty-one-tell-bring = The GM brings in a foe: { $title }.
# $on seat
twenty-one-tell-leave = The GM takes { NAME($on) } out of the Conflict.
# $on seat
twenty-one-tell-harm = The GM gives 1 card of Damage to { NAME($on) }.
# $on seat
twenty-one-tell-mend = The GM empties { NAME($on, case: "possessive") } Damage Pile.
# $was number, $to number
twenty-one-tell-set-feet = The GM corrects the feet left of this Move from { $was } to { $to }.
# $on seat, $gear gear, $was number, $to number
twenty-one-tell-set-stack = The GM corrects { NAME($on, case: "possessive") } { NAME($gear) } from { $was } to { $to }.
# $on seat
twenty-one-tell-stun = The GM Stuns { NAME($on) }.
# $on seat, $by number
twenty-one-tell-edge-more = The GM gives { $by } Edge to { NAME($on) } in the next Deal, by circumstance.
# $on seat, $by number
twenty-one-tell-edge-less = The GM takes { $by } Edge from { NAME($on) } in the next Deal, by circumstance.
# $on seat
twenty-one-tell-edge-none = The GM takes back { NAME($on, case: "possessive") } Edge by circumstance.
# $on seat, $aware flag
twenty-one-tell-alert = { $aware ->
    [yes] The GM makes { NAME($on) } unaware.
   *[no] The GM makes { NAME($on) } aware.
}
twenty-one-tell-peace = The GM ends the Conflict.
twenty-one-tell-onward = The run continues.
# $who seat, $title text
twenty-one-tell-approach = { $who ->
    [you] You try this: { $title }.
   *[other] { NAME($who, at: "start") } tries this: { $title }.
}
# $text text
twenty-one-tell-came = { $text }
# $who seat, $gear gear
twenty-one-tell-gift = { $who ->
    [you] You put it in a pocket: { NAME($gear) }.
   *[other] { NAME($who, at: "start") } puts it in a pocket: { NAME($gear) }.
}
# $gear gear
twenty-one-tell-gift-left = No pocket is free for it, so it stays behind: { NAME($gear) }.
# $text text
twenty-one-tell-scene = { $text }
twenty-one-tell-left-be = Nobody tries anything more.
twenty-one-tell-rest = Everyone rests.
twenty-one-tell-finish = The GM ends the match.

## ---- Tell: chance ----

# $order list of seat
twenty-one-tell-order = Turn Order: { LIST($order, type: "more") }.
# $who seat
twenty-one-tell-shuffle = { NAME($who, case: "possessive", at: "start") } discard is shuffled and becomes the deck.
# $who seat, $card card
twenty-one-tell-top = The top card of { NAME($who, case: "possessive") } deck is the { NAME($card) }.
# $card card
twenty-one-tell-bonus = Bonus Damage: the { NAME($card) }.
# $who seat, $card card
twenty-one-tell-within = { -mark-power-within } costs { NAME($who) } the { NAME($card) }.
# $card card
twenty-one-tell-wound = The card is the { NAME($card) }.
# $who seat, $card card, $shown flag, $total number
twenty-one-tell-draw = { $who ->
    [you] You draw the { NAME($card) }{ twenty-one-part-now }.
   *[other] { NAME($who, at: "start") } draws the { NAME($card) }{ twenty-one-part-now }.
}
# $who seat, $card card, $shown flag, $total number
twenty-one-tell-hit-draw = { $who ->
    [you] You hit and draw the { NAME($card) }{ twenty-one-part-now }.
   *[other] { NAME($who, at: "start") } hits and draws the { NAME($card) }{ twenty-one-part-now }.
}
# $who seat, $first card, $card card, $shown flag, $total number
twenty-one-tell-draw-two = { $who ->
    [you] You draw the { NAME($first) } and the { NAME($card) }{ twenty-one-part-now }.
   *[other] { NAME($who, at: "start") } draws the { NAME($first) } and the { NAME($card) }{ twenty-one-part-now }.
}
# $who seat, $on seat
twenty-one-tell-dagger = { $who ->
    [you] That is your second face card, so the { -gear-dagger } makes { NAME($on) } draw one.
   *[other] That is { NAME($who, case: "possessive") } second face card, so the { -gear-dagger } makes { NAME($on) } draw one.
}

## ---- Tell: how a Deal has come out ----

# $who seat, $total number, $target number
twenty-one-tell-reached = { $who ->
    [you] You reach Target { $target } with { $total }.
   *[other] { NAME($who, at: "start") } reaches Target { $target } with { $total }.
}
# $who seat, $total number, $target number
twenty-one-tell-missed = { $who ->
    [you] You miss Target { $target } with { $total }.
   *[other] { NAME($who, at: "start") } misses Target { $target } with { $total }.
}
# $who seat, $total number, $target number
twenty-one-tell-missed-bust = { $who ->
    [you] You bust at { $total } against Target { $target }.
   *[other] { NAME($who, at: "start") } busts at { $total } against Target { $target }.
}
# $who seat, $loser seat+
twenty-one-tell-win = { $who ->
    [you] You win.
   *[other] { NAME($who, at: "start") } wins.
}
# $who seat, $total number
twenty-one-tell-bust-at = { $who ->
    [you] You bust at { $total }.
   *[other] { NAME($who, at: "start") } busts at { $total }.
}
# $who seat, $total number, $loser seat+
twenty-one-tell-win-with = { $who ->
    [you] You win with { $total }.
   *[other] { NAME($who, at: "start") } wins with { $total }.
}
# $who seat, $total number, $other number, $loser seat+
twenty-one-tell-win-to = { $who ->
    [you] You win, { $total } to { $other }.
   *[other] { NAME($who, at: "start") } wins, { $total } to { $other }.
}
twenty-one-tell-draw-bust = Both bust: a draw.
# $total number
twenty-one-tell-draw-at = A draw at { $total }.
twenty-one-tell-critical = The Deal is critical.
twenty-one-tell-critical-late = The Deal is now critical.
# $who seat
twenty-one-tell-no-retaliation = { $who ->
    [you] You cannot retaliate.
   *[other] { NAME($who, at: "start") } cannot retaliate.
}
# $who seat
twenty-one-tell-bust = { $who ->
    [you] You bust.
   *[other] { NAME($who, at: "start") } busts.
}
# $on list of seat, $many flag
twenty-one-tell-undealt = { $many ->
    [yes] { LIST($on, at: "start") } win without a card.
   *[no] { LIST($on, at: "start") } wins without a card.
}
# $who seat, $gear gear, $cards list, $kept list of card+
twenty-one-tell-kept-gear = { NAME($who, case: "possessive", at: "start") } { NAME($gear) } stops { LIST($cards) }.
# $who seat, $cards list, $kept list of card+
twenty-one-tell-kept-spell = { NAME($who, case: "possessive", at: "start") } { -timed-flash-sweat } stops { LIST($cards) }.
# $who seat, $gear gear, $cards list, $kept list of card+
twenty-one-tell-kept-both = { NAME($who, case: "possessive", at: "start") } { NAME($gear) } and { -timed-flash-sweat } stop { LIST($cards) }.

## ---- Tell: what followed ----

# Who attacks whom stands before it.
# $edge number, $on seat, $on-edge number
twenty-one-tell-deal = A Deal, Edge { $edge } against { NAME($on, case: "possessive") } Edge { $on-edge }.
# $who seat, $edge number, $on seat, $on-edge number
twenty-one-tell-deal-of = A Deal for { NAME($who) }, Edge { $edge } against { NAME($on, case: "possessive") } Edge { $on-edge }.
# $who seat, $on list of seat
twenty-one-tell-deal-on = A Deal for { NAME($who) } against { LIST($on) }.
# $who seat, $edge number, $target number
twenty-one-tell-deal-target = A Deal for { NAME($who) }, Edge { $edge } against Target { $target }.
# $who seat, $edge number, $on list of seat
twenty-one-tell-deal-area = A Deal for { NAME($who) }, Edge { $edge }, against { LIST($on) }.
# $who seat, $edge number
twenty-one-tell-deal-next = { $who ->
    [you] You play against that hand with Edge { $edge }.
   *[other] { NAME($who, at: "start") } plays against that hand with Edge { $edge }.
}
# Over the limit there is until the Deal is over; who it is is out then.
# $pile number, $limit number, $over flag
twenty-one-part-on-pile = { $over ->
    [yes] limit { $limit }
   *[no] { $pile } of { $limit }
}
# $who seat, $n number, $pile number, $limit number, $over flag, $cards list, $drawn list of card+
twenty-one-tell-pile-more = { $who ->
    [you] { $n ->
        [one] You take 1 card of Damage ({ twenty-one-part-on-pile }): { LIST($cards) }.
       *[other] You take { $n } cards of Damage ({ twenty-one-part-on-pile }): { LIST($cards) }.
    }
   *[other] { $n ->
        [one] { NAME($who, at: "start") } takes 1 card of Damage ({ twenty-one-part-on-pile }): { LIST($cards) }.
       *[other] { NAME($who, at: "start") } takes { $n } cards of Damage ({ twenty-one-part-on-pile }): { LIST($cards) }.
    }
}
# $who seat, $n number, $limit number, $pile number+, $drawn list of card+
twenty-one-tell-pile-out = { $who ->
    [you] { $n ->
        [one] You take 1 card of Damage (limit { $limit }) and are Incapacitated.
       *[other] You take { $n } cards of Damage (limit { $limit }) and are Incapacitated.
    }
   *[other] { $n ->
        [one] { NAME($who, at: "start") } takes 1 card of Damage (limit { $limit }) and is Incapacitated.
       *[other] { NAME($who, at: "start") } takes { $n } cards of Damage (limit { $limit }) and is Incapacitated.
    }
}
# $who seat, $n number, $pile number, $limit number, $gone list of card+
twenty-one-tell-pile-less = { $n ->
    [one] 1 card leaves { NAME($who, case: "possessive") } Damage Pile ({ $pile } of { $limit }).
   *[other] { $n } cards leave { NAME($who, case: "possessive") } Damage Pile ({ $pile } of { $limit }).
}
# $who seat
twenty-one-tell-down = { $who ->
    [you] You are Incapacitated.
   *[other] { NAME($who, at: "start") } is Incapacitated.
}
# $who seat
twenty-one-tell-up = { $who ->
    [you] You are back.
   *[other] { NAME($who, at: "start") } is back.
}
# $who seat, $begins flag
twenty-one-tell-stunned = { $who ->
    [you] { $begins ->
        [yes] You are now { -mark-stunned }.
       *[no] You are no longer { -mark-stunned }.
    }
   *[other] { $begins ->
        [yes] { NAME($who, at: "start") } is now { -mark-stunned }.
       *[no] { NAME($who, at: "start") } is no longer { -mark-stunned }.
    }
}
# $who seat, $mark mark, $begins flag
twenty-one-tell-mark = { $who ->
    [you] { $begins ->
        [yes] You are now under { NAME($mark) }.
       *[no] You are no longer under { NAME($mark) }.
    }
   *[other] { $begins ->
        [yes] { NAME($who, at: "start") } is now under { NAME($mark) }.
       *[no] { NAME($who, at: "start") } is no longer under { NAME($mark) }.
    }
}
# $who seat, $timed timed, $turns number
twenty-one-tell-timed = { $turns ->
    [0] { NAME($timed) } ends for { NAME($who) }.
    [one] { NAME($timed) } lasts 1 turn for { NAME($who) }.
   *[other] { NAME($timed) } lasts { $turns } turns for { NAME($who) }.
}
# $who seat
twenty-one-tell-aware = { $who ->
    [you] You are now aware.
   *[other] { NAME($who, at: "start") } is now aware.
}
# $who seat, $row number, $column column
twenty-one-tell-pushed = { $who ->
    [you] You are pushed to { twenty-one-part-square }.
   *[other] { NAME($who, at: "start") } is pushed to { twenty-one-part-square }.
}
# $who seat, $act act, $spell spell, $gear gear
twenty-one-tell-delay-broken = Damage interrupts { NAME($who) }, and { twenty-one-part-undone }.
twenty-one-tell-delay-yours = Your Delay is over.
# $who seat
twenty-one-tell-delay-over = { NAME($who, case: "possessive", at: "start") } Delay is over.
# $who seat, $act act, $spell spell, $gear gear
twenty-one-tell-delay-aimless = { $who ->
    [you] You find no target, and { twenty-one-part-undone }.
   *[other] { NAME($who, at: "start") } finds no target, and { twenty-one-part-undone }.
}
# $who seat, $act act, $spell spell, $gear gear
twenty-one-tell-delay-lost = { $who ->
    [you] You cannot do it any more, and { twenty-one-part-undone }.
   *[other] { NAME($who, at: "start") } cannot do it any more, and { twenty-one-part-undone }.
}
twenty-one-tell-your-turn = Your turn.
# $who seat
twenty-one-tell-turn = { NAME($who, case: "possessive", at: "start") } turn.
# $defeats number, $most number
twenty-one-tell-defeat = Every hero is down: defeat { $defeats } of { $most }.
# $defeats number, $most number
twenty-one-tell-defeat-fled = No hero is left: defeat { $defeats } of { $most }.
# $turns number, $defeats number, $most number
twenty-one-tell-defeat-turns = { $turns } turns settled nothing: defeat { $defeats } of { $most }.
twenty-one-tell-again = Everyone rests, and starts again from the last fire.
twenty-one-tell-fight-won = The heroes have won.
# $title text, $text text
twenty-one-tell-place = { $title }: { $text }
# $text text
twenty-one-tell-ground = { $text }
twenty-one-tell-conflict-over = The Conflict is over.
# $ending ending
twenty-one-tell-end-of = { $ending ->
    [won] The run is won.
   *[lost] The run is lost.
}
# $text text
twenty-one-tell-closing = { $text }
# $title text, $text text
twenty-one-tell-closing-of = { $title }. { $text }
# $who seat, $wound wound
twenty-one-tell-bear-wound = { $who ->
    [you] You still have { NAME($wound) } from an earlier run.
   *[other] { NAME($who, at: "start") } still has { NAME($wound) } from an earlier run.
}
# $who seat, $byname byname
twenty-one-tell-bear-byname = People call { NAME($who) } { NAME($byname) }.
# $who seat, $wound wound
twenty-one-part-wounded = { NAME($who) } with { NAME($wound) }
# $of list
twenty-one-tell-wounded = The run leaves { LIST($of) }.
# $who seat, $wound wound
twenty-one-part-healed = { NAME($who) } of { NAME($wound) }
# $of list
twenty-one-tell-healed = Time has cured { LIST($of) }.
# $byname byname, $n number
twenty-one-part-byname-for = { $byname ->
    [soft-foot] for { $n } things done unseen
    [silver-tongue] for { $n } things done by talking
    [hard-to-bury] for { $n } falls in one run
    [the-reaper] for { $n } foes put down in one run
    [giant-killer] for the last blow at a foe that led the others
   *[last-standing] for winning a fight in which nobody else was left standing
}
# $who seat, $byname byname, $n number
twenty-one-part-named = { NAME($who) } { NAME($byname) }, { twenty-one-part-byname-for }
# $of list
twenty-one-tell-named = From now on people call { LIST($of, type: "apart") }.
# $who seat, $mark body
twenty-one-part-marked = { $mark ->
    [none] { NAME($who) }
   *[other] { NAME($who) } ({ NAME($mark) })
}
# $who seat, $mark body
twenty-one-part-marked-start = { $mark ->
    [none] { NAME($who, at: "start") }
   *[other] { NAME($who, at: "start") } ({ NAME($mark) })
}

## ---- Board: the Deal ----

twenty-one-part-why-soul = 0 for good: { -skill-soul }
# $n number
twenty-one-part-why-set = set to { $n }
# $change signed, $sturdy flag
twenty-one-part-why-change = { $sturdy ->
    [yes] { $change }, including { -skill-sturdy }
   *[no] { $change }
}
# $n number, $change signed, $sturdy flag
twenty-one-part-why-set-change = { twenty-one-part-why-set }, then { twenty-one-part-why-change }
# $card card
twenty-one-part-card = { NAME($card) }
# $card card, $n number
twenty-one-part-card-as = { NAME($card) } (as { $n })
# $card card, $why text
twenty-one-part-card-soul = { NAME($card) } ({ $why })
# $card card, $n number, $why text
twenty-one-part-card-counts = { NAME($card) } (counts { $n }: { $why })
# $total number
twenty-one-part-hand-total = total { $total }
twenty-one-part-hand-over = over 21
twenty-one-part-hand-held = held
# $who seat, $cards list, $has list
twenty-one-board-hand = { NAME($who, case: "possessive", at: "start") } hand: { LIST($cards, type: "more") }; { LIST($has, type: "more") }.
# $who seat
twenty-one-board-hand-empty = { NAME($who, case: "possessive", at: "start") } hand: no cards yet.
# $edge number
twenty-one-board-edge = { $edge } Edge left.
# $edge number, $skills list of skill
twenty-one-board-edge-used = { $edge } Edge left, { LIST($skills) } used.
# $card card
twenty-one-board-next-card = Next card: the { NAME($card) }.
# $nearly nearly, $percent number
twenty-one-part-percent = { $nearly ->
    [under] under 1%
    [over] over 99%
   *[exact] { $percent }%
}
# $who seat, $nearly nearly, $percent number
twenty-one-board-bust = { NAME($who, case: "possessive", at: "start") } next card: { twenty-one-part-percent } to bust.
    .bare = { "" }
# $who seat
twenty-one-board-bust-never = { NAME($who, case: "possessive", at: "start") } next card cannot bust.
    .bare = { "" }
# $who seat, $ability ability
twenty-one-part-tested = { $ability ->
    [none] { NAME($who) }
   *[other] { NAME($who) } with { NAME($ability) }
}
# $who seat, $ability ability, $target number
twenty-one-part-deal-target = { twenty-one-part-tested } against Target { $target }
# $who seat, $ability ability, $on text
twenty-one-part-deal = { twenty-one-part-tested } against { $on }
# $who seat, $ability ability, $all list of seat
twenty-one-part-deal-area = { twenty-one-part-tested } against { LIST($all) }, one after the other
# $act act, $spell spell, $gear gear, $how how
twenty-one-part-to-act = to { twenty-one-part-act }
# $tags list of tag
twenty-one-part-tagged = tagged { LIST($tags) }
# $has list
twenty-one-board-deal = The Deal: { LIST($has, type: "apart") }.
# $tags list of tag
twenty-one-board-tagged = Tagged { LIST($tags) }.
twenty-one-board-joker = A Joker makes it critical.
# $who seat, $cards list
twenty-one-board-laid = { $who ->
    [you] You are about to take { LIST($cards) }.
   *[other] { NAME($who, at: "start") } is about to take { LIST($cards) }.
}

## ---- Board: the story and everyone ----

# $title text
twenty-one-part-title = { $title }
# $title text, $run text
twenty-one-part-story-run = { $title }: { $run }
# $title text
twenty-one-part-story-free = { $title }: a free table
# $names list
twenty-one-board-story = { LIST($names, type: "more") }.
# $names list, $here text
twenty-one-board-story-here = { LIST($names, type: "more") }; here: { $here }.
# $won number, $defeats number, $most number
twenty-one-board-won = Conflicts won { $won }, defeats { $defeats } of { $most }.
# $text text
twenty-one-board-scene = Scene: { $text }
# $text text
twenty-one-board-fact = Remembered: { $text }
# $turns number
twenty-one-board-conflict = { $turns ->
    [one] A Conflict, 1 turn taken.
   *[other] A Conflict, { $turns } turns taken.
}
# $skill skill, $cost number, $most number
twenty-one-part-unpaid = { NAME($skill) } ({ $cost } Edge, you have up to { $most })
# $skills list
twenty-one-label-unpaid = You can never pay for { LIST($skills) }.
# $pieces list
twenty-one-part-joined = { LIST($pieces, type: "more") }
# $state state, $pile number, $limit number, $over flag
twenty-one-part-state = { $state ->
    [down] { $over ->
        [yes] Damage { $pile } (limit { $limit }), Incapacitated
       *[no] Damage { $pile } of { $limit }, Incapacitated
    }
    [fled] Damage { $pile } of { $limit }, fled
    [unaware] Damage { $pile } of { $limit }, unaware
   *[well] Damage { $pile } of { $limit }
}
# $mark mark
twenty-one-part-mark = { NAME($mark) }
# $edge signed
twenty-one-part-circumstance = Edge { $edge } by circumstance
# $timed timed, $turns number
twenty-one-part-timed = { $turns ->
    [one] { NAME($timed) } for 1 more turn
   *[other] { NAME($timed) } for { $turns } more turns
}
# $act act, $spell spell, $gear gear, $how how, $delay number
twenty-one-part-about = about to { twenty-one-part-act } (Delay { $delay } left)
# $who seat, $mark body, $has list
twenty-one-board-body = { twenty-one-part-marked-start }: { LIST($has, type: "apart") }.
# $skills list of skill
twenty-one-part-skills = Skills { LIST($skills) }
# $spells list of spell
twenty-one-part-spells = spells { LIST($spells) }
# $has list
twenty-one-board-sheet = { LIST($has, type: "apart") }.
# $gear list, $deck number, $discard number
twenty-one-board-gear = { LIST($gear, type: "apart") }; deck { $deck }, discard { $discard }.
# $cards list of card
twenty-one-board-pile = On your Damage Pile: { LIST($cards) }.
# $who seat
twenty-one-part-order-now = { NAME($who) } now
# $who seat
twenty-one-part-order-then = then { NAME($who) }
# $who seat
twenty-one-part-who = { NAME($who) }
# $who seat
twenty-one-part-who-start = { NAME($who, at: "start") }
# $order list
twenty-one-board-order = Turn Order: { LIST($order, type: "more") }.

## ---- Board: the map ----

twenty-one-part-room = A room of the GM's
# $n number
twenty-one-part-made-room = Room { $n }
# $title text, $feet number
twenty-one-board-map-drawn = { $title }, squares of { $feet } feet. ## is wall, + a door that is shut, . is floor, : is dark, , is rough; H1 to H4 are heroes, F1 to F8 all others, H- and F- the Incapacitated.
# $title text, $feet number, $dark flag
twenty-one-board-map = { $dark ->
    [yes] { $title }, squares of { $feet } feet. ## is wall, . is floor, : is dark; H1 to H4 are heroes, F1 to F8 all others, H- and F- the Incapacitated.
   *[no] { $title }, squares of { $feet } feet. ## is wall, . is floor; H1 to H4 are heroes, F1 to F8 all others, H- and F- the Incapacitated.
}
# $title text, $rows number, $column column, $feet number
twenty-one-board-map-size = { $title }: rows 1 to { $rows } from north to south, columns a to { NAME($column) } from west to east; squares of { $feet } feet.
# $who seat, $row number, $column column
twenty-one-board-stand = { $who ->
    [you] You are at { twenty-one-part-square }.
   *[other] { NAME($who, at: "start") } is at { twenty-one-part-square }.
}
# $bearing bearing, $feet number
twenty-one-board-way-wall = { $feet ->
    [0] { NAME($bearing, at: "start") }: a wall.
   *[other] { NAME($bearing, at: "start") }: a wall in { $feet } feet.
}
# $bearing bearing, $feet number
twenty-one-board-way-border = { $feet ->
    [0] { NAME($bearing, at: "start") }: the edge of the map.
   *[other] { NAME($bearing, at: "start") }: the edge of the map in { $feet } feet.
}
# $bearing bearing, $feet number, $who seat
twenty-one-board-way-body = { $feet ->
    [0] { NAME($bearing, at: "start") }: { NAME($who) }.
   *[other] { NAME($bearing, at: "start") }: { NAME($who) } in { $feet } feet.
}
# $who seat, $mark body
twenty-one-board-off-map = { twenty-one-part-marked-start }: off the map.
# $who seat, $mark body, $row number, $column column, $down flag
twenty-one-board-place = { $down ->
    [yes] { twenty-one-part-marked-start } at { twenty-one-part-square }, Incapacitated.
   *[no] { twenty-one-part-marked-start } at { twenty-one-part-square }.
}
# $feet number, $bearing bearing
twenty-one-part-away = { $feet } feet { NAME($bearing) }
twenty-one-part-adjacent = adjacent
twenty-one-part-in-sight = in sight
twenty-one-part-in-dark = unseen in the dark
twenty-one-part-behind = out of sight behind a wall
twenty-one-part-down = Incapacitated
# $who seat, $mark body, $row number, $column column, $has list
twenty-one-board-place-away = { twenty-one-part-marked-start } at { twenty-one-part-square }: { LIST($has, type: "more") }.

## ---- Titles, for pages ----


## ---- Ask: building ----

twenty-one-ask-start = Who is your hero?
    Take a ready one, get a random one, or build your own.
twenty-one-ask-name = You can name your own first.
twenty-one-ask-single-a = Which Ability gets your first single point?
# $twice flag
twenty-one-ask-single-b = { $twice ->
    [yes] Which Ability gets your second single point?
   *[no] Which Ability gets your second single point?
        It can't be the one that got the first.
}
# $n number
twenty-one-ask-skills = { $n ->
    [one] Which Skill do you learn?
        1 Skill left to choose.
   *[other] Which Skill do you learn?
        { $n } Skills left to choose.
}
twenty-one-ask-attune = Which school gets one more spell from { -skill-attunement }?
twenty-one-ask-spells = Which spells do you learn?
    Finish with done.
# $school school, $n number
twenty-one-part-spell-limit = { NAME($school) } { $n }
# $limits list
twenty-one-ask-spell-limits = Your limits: { LIST($limits, type: "more") }.
# $weight number
twenty-one-ask-armor = Which armor, if any?
    It can weigh up to { $weight }.
# $hand number, $both number
twenty-one-ask-gear = What do you carry?
    A hand and its reserve carry Weight { $hand }, both hands together { $both }. Finish with done.
# $skills list of skill
twenty-one-part-own-skills = { LIST($skills) }
# $spells list of spell
twenty-one-part-own-spells = { LIST($spells) }
# $pieces list
twenty-one-part-apart = { LIST($pieces, type: "apart") }
# $has list
twenty-one-ask-so-far = So far: { LIST($has, type: "apart") }.
# $gear gear, $school school
twenty-one-ask-no-tool = You have no { NAME($gear) } yet, and { NAME($school) } needs one in hand.

## ---- Ask: the story, peace, a turn ----

twenty-one-ask-run = Which run do you play, or do you lead a free table?
# $title text, $rest flag
twenty-one-ask-path = { $rest ->
    [yes] Where do you go now?
        You have rested at { $title }.
   *[no] Where do you go now?
        { $title } is done.
}
# $n number
twenty-one-ask-try = { $n ->
    [one] Who tries what? One thing can be tried.
   *[other] Who tries what? { $n } things can be tried.
}
twenty-one-ask-who-tries = Who tries it?
twenty-one-ask-free = What do you do?
    You can prepare, fight, try something, or wait for the others and the GM.
twenty-one-ask-free-gm = What do you do?
# $title text
twenty-one-ask-here = The scene is { $title }.
twenty-one-ask-here-room = The scene is a room of the GM's.
twenty-one-ask-no-scene = No scene is set up.
twenty-one-ask-nobody-left = Nobody is left to fight here.
twenty-one-ask-no-conflict = No Conflict is going on.
twenty-one-ask-not-begun = The Conflict has not begun.
twenty-one-ask-all-wait = Everyone else is waiting for you.
# $pile number, $limit number
twenty-one-ask-pile = Your Damage is { $pile } of { $limit } until you are healed or rest.
twenty-one-ask-enough = You have done enough here. The story must move on.
# $turns number, $defeat flag
twenty-one-ask-too-long = { $defeat ->
    [yes] After { $turns } turns the Conflict must end. It is a defeat.
   *[no] After { $turns } turns the Conflict must end.
}
# $who seat, $feet number
twenty-one-ask-turn = { $who ->
    [you] Your turn. You can move { $feet } feet, then act once.
   *[other] { NAME($who, case: "possessive", at: "start") } turn. It can move { $feet } feet, then act once.
}
# $who seat, $feet number
twenty-one-ask-turn-acted = { $who ->
    [you] Your turn. You have acted, and can still move { $feet } feet.
   *[other] { NAME($who, case: "possessive", at: "start") } turn. It has acted, and can still move { $feet } feet.
}
# $who seat, $feet number
twenty-one-ask-turn-unaware = { $who ->
    [you] Your turn. You can move { $feet } feet. You are unaware, so you can't act.
   *[other] { NAME($who, case: "possessive", at: "start") } turn. It can move { $feet } feet. It is unaware, so it can't act.
}
twenty-one-ask-lured = It is lured, and can only move towards the noise.
# $who seat, $mark body
twenty-one-part-foe = { twenty-one-part-marked }
# $who seat, $mark body, $row number, $column column, $feet number
twenty-one-part-foe-at = { twenty-one-part-marked } at { twenty-one-part-square }, { $feet } feet away
# $who seat, $mark body, $row number, $column column
twenty-one-part-foe-adjacent = { twenty-one-part-marked } at { twenty-one-part-square }, adjacent
# $foes list
twenty-one-ask-foes = In sight: { LIST($foes, type: "apart") }.
twenty-one-ask-no-foes = No foe is in sight.
# $act act, $spell spell, $gear gear, $how how
twenty-one-part-aimed = { $act ->
    [attack] { twenty-one-part-attack }
    [use] throw { NAME($gear) } at
   *[other] cast { NAME($spell) } at
}
# $who seat, $act act, $spell spell, $gear gear, $how how
twenty-one-ask-aim = { $who ->
    [you] Who do you { twenty-one-part-aimed }?
   *[other] Who does { NAME($who) } { twenty-one-part-aimed }?
}
# $who seat, $gear gear, $how how
twenty-one-ask-sweep = { $who ->
    [you] Who do you { twenty-one-part-attack }?
        Choose one or more.
   *[other] Who does { NAME($who) } { twenty-one-part-attack }?
        Choose one or more.
}
# $who seat, $spell spell
twenty-one-ask-square = { $who ->
    [you] Which square do you cast { NAME($spell) } on?
   *[other] Which square does { NAME($who) } cast { NAME($spell) } on?
}

## ---- Ask: a Deal ----

# $first seat, $who seat
twenty-one-ask-defence = { $who ->
    [you] Which Ability do you defend with?
        { NAME($first, at: "start") } attacks you.
   *[other] Which Ability does { NAME($who) } defend with?
        { NAME($first, at: "start") } attacks.
}
# $who seat, $edge number
twenty-one-ask-window = { $who ->
    [you] Use a Skill?
        You have { $edge } Edge.
   *[other] Use a Skill for { NAME($who) }?
        It has { $edge } Edge.
}
# $who seat, $edge number
twenty-one-ask-window-bust = { $who ->
    [you] Use a Skill, or bust?
        You have { $edge } Edge.
   *[other] Use a Skill for { NAME($who) }, or bust?
        It has { $edge } Edge.
}
# $who seat
twenty-one-ask-play = { $who ->
    [you] Hit or hold?
   *[other] Hit or hold for { NAME($who) }?
}
# $who seat, $total number
twenty-one-ask-total = { NAME($who, case: "possessive", at: "start") } total is { $total }.
# $who seat, $total number, $target number
twenty-one-ask-total-target = { NAME($who, case: "possessive", at: "start") } total is { $total }, the Target is { $target }.
# $who seat, $total number, $other seat, $theirs number
twenty-one-ask-totals = { NAME($who, case: "possessive", at: "start") } total is { $total }, { NAME($other, case: "possessive") } is { $theirs }.
# $who seat
twenty-one-ask-decided = { $who ->
    [you] You win as it stands.
   *[other] { NAME($who, at: "start") } wins as it stands.
}
twenty-one-ask-decided-lost = You lose as it stands.
twenty-one-ask-decided-draw = A draw as it stands.
twenty-one-ask-hold-stands = You have held. Pass, and the Deal is decided.
twenty-one-ask-later = Targets are dealt their cards after that hand.
# $who seat
twenty-one-ask-cheer = Use { -skill-cheer }?
    One Heart can leave { NAME($who, case: "possessive") } Damage Pile.
# $who seat
twenty-one-ask-no-riposte = { NAME($who, at: "start") } has no { -skill-riposte }. You are asked anyway, so that nobody can tell.
# $cost number, $edge number, $loser seat
twenty-one-ask-riposte = Use { -skill-riposte }, for { $cost } of { $edge } Edge?
    { NAME($loser, at: "start") } loses one more card.
# $loser seat, $pile number, $limit number, $cards number
twenty-one-ask-loser = { $cards ->
    [one] { NAME($loser, case: "possessive", at: "start") } Damage is { $pile } of { $limit }, and 1 card of the hand is lost.
   *[other] { NAME($loser, case: "possessive", at: "start") } Damage is { $pile } of { $limit }, and { $cards } cards of the hand are lost.
}
# $cost number, $edge number
twenty-one-ask-shield = Use { -spell-magic-shield }, for { $cost } of { $edge } Edge?
    Then no card is taken.
# $n number
twenty-one-ask-reduce = { $n ->
    [one] Discard 1 of these cards, or pass?
   *[other] Discard up to { $n } of these cards, or pass?
}
# $who seat, $cards list
twenty-one-ask-remedy = What leaves { NAME($who, case: "possessive") } Damage Pile?
    It holds { LIST($cards) }.

twenty-one-ask-remedy-suit = Which suit leaves your side's Damage Piles?

## ---- Ask: the GM ----

# $on seat, $low number, $high number
twenty-one-ask-call = Which Deal do you call for { NAME($on) }?
    A Target of { $low } to { $high }, a contest, or none.
# $on seat
twenty-one-ask-call-side = Which of { NAME($on, case: "possessive") } Abilities do you test in this contest?
# $on seat
twenty-one-ask-place = Where do you place { NAME($on) }?
# $who seat, $limit number
twenty-one-ask-make = What does { NAME($who) } have?
    It can take { $limit } cards of Damage.
twenty-one-ask-aside = Step in?
twenty-one-part-the-gm = the GM
# $who list
twenty-one-ask-waiting = Waiting for { LIST($who, type: "more") }.

## ---- Parts of labels ----

# When an act with a Delay is made; nothing without one.
# $delay number
twenty-one-part-later = { $delay ->
    [0] { "" }
    [one] . Delay 1: done after 1 other turn, unless you take Damage first.
   *[other] . Delay { $delay }: done after { $delay } other turns, unless you take Damage first.
}
# $free flag, $delay number
twenty-one-part-free = { $free ->
    [yes] , free once a turn
   *[no] { twenty-one-part-later }
}
# Of a hold; nothing where one could retaliate.
# $silent flag
twenty-one-part-silent = { $silent ->
    [yes] . You cannot retaliate.
   *[no] { "" }
}
# $edge number
twenty-one-part-edge-now = Edge { $edge }
# $bonus number
twenty-one-part-bonus = Bonus Damage { $bonus }
# $feet number
twenty-one-part-reach = reach { $feet } feet
twenty-one-part-any-distance = any distance in sight
# $feet number
twenty-one-part-feet-away = { $feet } feet away
# $pile number, $limit number
twenty-one-part-damage = Damage { $pile } of { $limit }
twenty-one-part-can-retaliate = can retaliate
twenty-one-part-cannot-retaliate = cannot retaliate

## ---- Labels: building ----

# $title text, $text text
twenty-one-label-hero = Play { $title }: { $text }
twenty-one-label-name = Name your hero
# $name text
twenty-one-label-called = Call your hero { $name }
twenty-one-label-random = Build one at random
# $wound wound, $byname byname
twenty-one-label-bear = { $wound ->
    [none] Be called { NAME($byname) }
   *[other] { $byname ->
        [none] Have { NAME($wound) }
       *[other] Have { NAME($wound) }, and be called { NAME($byname) }
    }
}
twenty-one-label-begin-bear = Bring a wound or a byname from an earlier run
# $wound wound
twenty-one-label-bear-wound = { $wound ->
    [none] No wound
   *[other] Have { NAME($wound) }
}
twenty-one-ask-wound = Which wound?
twenty-one-ask-byname = Which byname?
# $one ability, $two ability
twenty-one-label-group = Build: { NAME($one) } 1, { NAME($two) } 1
# $ability ability, $to number
twenty-one-label-raise = Raise { NAME($ability) } to { $to }
# $row text
twenty-one-label-learn = Learn { $row }
# $school school
twenty-one-label-attune = Know 1 more { NAME($school) }
# $row text
twenty-one-label-wear = Wear { $row }
# $slot slot, $row text
twenty-one-label-equip = { TRAIT($slot, "whole") }: { $row }
# $pocket pocket, $row text
twenty-one-label-stow = { NAME($pocket) }: { $row }
twenty-one-label-no-armor = No armor
twenty-one-label-ready = Finish your hero
twenty-one-label-done = Done

## ---- Labels: a turn ----

# $gear gear, $how how, $has list, $delay number
twenty-one-label-attack = { $how ->
    [power-strike] Attack { twenty-one-part-with } as a { -skill-power-strike } ({ LIST($has, type: "more") }){ twenty-one-part-later }
    [sweep] Attack { twenty-one-part-with } as a sweep ({ LIST($has, type: "more") }){ twenty-one-part-later }
    [power-sweep] Attack { twenty-one-part-with } as a sweep and { -skill-power-strike } ({ LIST($has, type: "more") }){ twenty-one-part-later }
   *[plain] Attack { twenty-one-part-with } ({ LIST($has, type: "more") }){ twenty-one-part-later }
}
# $row text
twenty-one-label-cast = Cast { $row }
# $expert number, $delay number
twenty-one-label-expert = { -skill-expert-spell }: { $expert } Edge less in its Deal, Delay { $delay }.
# $nearly nearly, $percent number
twenty-one-label-cast-chance = Without a Skill: { twenty-one-part-percent } to succeed.
    .bare = { "" }
# $gear gear, $row text
twenty-one-label-use = { $gear ->
    [throwing-knife] Throw { $row }
    [firebomb] Throw { $row }
   *[other] Use { $row }
}
# $n number
twenty-one-label-left = { $n } left.
# $delay number
twenty-one-label-delay = Delay { $delay }.
# $gear gear, $slot slot, $delay number
twenty-one-label-take-out = Take out { NAME($gear) } ({ TRAIT($slot, "place") }){ twenty-one-part-later }
# $gear gear, $in gear, $slot slot, $delay number, $free flag
twenty-one-label-swap = { $gear ->
    [none] Draw { NAME($in) } ({ TRAIT($slot, "place") }){ twenty-one-part-free }
   *[other] { $in ->
        [none] Put away { NAME($gear) } ({ TRAIT($slot, "place") }){ twenty-one-part-free }
       *[other] Swap { NAME($gear) } for { NAME($in) } ({ TRAIT($slot, "place") }){ twenty-one-part-free }
    }
}
# $row number, $column column, $feet number
twenty-one-label-move-feet = Move to { twenty-one-part-square } ({ $feet } feet)
# $row number, $column column, $feet number, $near list of seat
twenty-one-label-move-near = Move to { twenty-one-part-square } ({ $feet } feet), adjacent to { LIST($near) }
# $who seat, $mark body, $has list
twenty-one-label-aim = { twenty-one-part-marked-start }, { LIST($has, type: "more") }
twenty-one-label-flee = Flee (off the map, out of the Conflict)
# $gear gear
twenty-one-label-drop = Drop { NAME($gear) }, free
# $mark mark
twenty-one-label-dismiss = Dismiss { NAME($mark) }, free
twenty-one-label-try = Try something else
# $acted flag
twenty-one-label-end = { $acted ->
    [yes] End the turn
   *[no] End the turn without acting
}
# $gm flag
twenty-one-label-wait = { $gm ->
    [yes] Let them continue
   *[no] Wait
}
# $on list of seat
twenty-one-label-sweep = Attack { LIST($on) }
# $row number, $column column
twenty-one-label-square = { twenty-one-part-square }
# $row number, $column column, $who seat
twenty-one-label-square-of = { $who ->
    [you] { twenty-one-part-square } (you are there)
   *[other] { twenty-one-part-square } ({ NAME($who) } is there)
}

## ---- Labels: a Deal ----

# $ability ability, $n number
twenty-one-label-defend = Defend with { NAME($ability) } { $n }
# $nearly nearly, $percent number
twenty-one-label-hit = Hit ({ twenty-one-part-percent } to bust)
    .bare = Hit
twenty-one-label-hit-safe = Hit (you cannot bust)
    .bare = Hit
# $nearly nearly, $percent number, $success number
twenty-one-label-hit-target = Hit ({ twenty-one-part-percent } to bust, { $success }% to succeed if you hit below the Target)
    .bare = Hit
# $success number
twenty-one-label-hit-target-safe = Hit (you cannot bust, { $success }% to succeed if you hit below the Target)
    .bare = Hit
# $total number, $silent flag
twenty-one-label-hold = Hold at { $total }{ twenty-one-part-silent }
# $total number, $enough flag
twenty-one-label-hold-target = { $enough ->
    [yes] Hold at { $total }: enough
   *[no] Hold at { $total }: not enough
}
# $sure sure, $win number, $draw number, $lose number
twenty-one-part-odds = { $sure ->
    [win] certain win
    [draw] certain draw
    [lose] certain loss
   *[open] win { $win }%, draw { $draw }%, lose { $lose }%
}
# $total number, $sure sure, $win number, $draw number, $lose number, $silent flag
twenty-one-label-hold-odds = Hold at { $total }: { twenty-one-part-odds }{ twenty-one-part-silent }
    .bare = Hold at { $total }{ twenty-one-part-silent }
# $total number, $sure sure, $win number, $draw number, $lose number, $silent flag
twenty-one-label-hold-skill = Hold at { $total }: { twenty-one-part-odds } (if no Skill changes it){ twenty-one-part-silent }
    .bare = Hold at { $total }{ twenty-one-part-silent }
# $total number, $sure sure, $win number, $draw number, $lose number, $who seat, $skill flag, $silent flag
twenty-one-label-hold-play = { $who ->
    [you] { $skill ->
        [yes] Hold at { $total }: { twenty-one-part-odds } (if you hit until you tie and use no Skill){ twenty-one-part-silent }
       *[no] Hold at { $total }: { twenty-one-part-odds } (if you hit until you tie){ twenty-one-part-silent }
    }
   *[other] { $skill ->
        [yes] Hold at { $total }: { twenty-one-part-odds } (if { NAME($who) } hits until it ties you and uses no Skill){ twenty-one-part-silent }
       *[no] Hold at { $total }: { twenty-one-part-odds } (if { NAME($who) } hits until it ties you){ twenty-one-part-silent }
    }
}
    .bare = Hold at { $total }{ twenty-one-part-silent }
# $skill skill, $cost number, $text text
twenty-one-label-skill = { NAME($skill) }, { $cost } Edge: { $text }
# What a hand then counts.
# $who seat, $total number
twenty-one-label-then = { NAME($who, case: "possessive", at: "start") } total is then { $total }.
# $skill skill, $cost number, $whose whose, $owner seat, $card card, $did did, $n number, $shown flag, $total number
twenty-one-label-alter = { NAME($skill) }, { $cost } Edge: { twenty-one-part-altered }{ twenty-one-part-total }
# $cost number, $card card, $also card, $two flag
twenty-one-label-cheek = { $two ->
    [yes] { -skill-cheek }, { $cost } Edge: discard the { NAME($card) } and the { NAME($also) }
   *[no] { -skill-cheek }, { $cost } Edge: discard the { NAME($card) }
}
# $cost number, $card card
twenty-one-label-recompense = { -skill-recompense }, { $cost } Edge: take the { NAME($card) } from your Damage Pile into your hand
twenty-one-label-pass = Pass
# $card card
twenty-one-label-discard = Discard the { NAME($card) }
# $n number
twenty-one-label-faces = { $n ->
    [one] Discard all face cards (1 card)
   *[other] Discard all face cards ({ $n } cards)
}
# $n number
twenty-one-label-others = { $n ->
    [one] Discard all but face cards (1 card)
   *[other] Discard all but face cards, so Aces and Jokers too ({ $n } cards)
}
# $suit suit
twenty-one-label-suit = Discard all { NAME($suit) } from your side's Damage Piles

## ---- Labels: the GM, and what leads the story on ----

# $who seat, $mark body
twenty-one-label-call = Call a Deal for { twenty-one-part-marked }
# $who seat, $mark body
twenty-one-label-oppose = Call a contest against { twenty-one-part-marked }
# $who seat, $mark body
twenty-one-label-shift = Move { twenty-one-part-marked } to another square
# $who seat, $mark body
twenty-one-label-leave = Take { twenty-one-part-marked } out of the Conflict
# $who seat, $mark body
twenty-one-label-harm = Give { twenty-one-part-marked } 1 card of Damage
# $who seat, $mark body
twenty-one-label-mend = Empty the Damage Pile of { twenty-one-part-marked }
# $to number
twenty-one-label-set-feet = Set the feet left of this Move to { $to }
# $who seat, $mark body, $gear gear, $to number
twenty-one-label-set-stack = Set the { NAME($gear) } of { twenty-one-part-marked } to { $to }
# $who seat, $mark body
twenty-one-label-set-pockets = Correct the pockets of { twenty-one-part-marked }
# $who seat, $mark body, $gear gear, $is number
twenty-one-label-set-pocket = Correct the { NAME($gear) } of { twenty-one-part-marked }, now { $is }
# $who seat, $mark body
twenty-one-label-stun = Stun { twenty-one-part-marked }
# $who seat, $mark body, $edge signed
twenty-one-label-edge = Edge { $edge } for { twenty-one-part-marked } in the next Deal
# $who seat, $mark body
twenty-one-label-edge-none = No Edge by circumstance for { twenty-one-part-marked } in the next Deal
# $who seat, $mark body, $aware flag
twenty-one-label-alert = { $aware ->
    [yes] Make { twenty-one-part-marked } unaware
   *[no] Make { twenty-one-part-marked } aware
}
# $rows number, $columns number
twenty-one-label-room = Open a room of { $rows } by { $columns } squares
# $ground ground, $row number, $column column, $to number, $along column, $one flag
twenty-one-label-lay = { $ground ->
    [floor] Clear { twenty-one-part-lay }
    [wall] Put a wall at { twenty-one-part-lay }
    [dark] Put out the light at { twenty-one-part-lay }
    [rough] Make { twenty-one-part-lay } rough ground
   *[door] Put a door at { twenty-one-part-lay }, shut
}
# $row number, $column column, $to number, $along column, $one flag
twenty-one-label-open = { $one ->
    [yes] Open the door at { twenty-one-part-lay }
   *[no] Open the doors at { twenty-one-part-lay }
}
# $who seat, $mark body
twenty-one-label-make = Rebuild { twenty-one-part-marked } from parts
# $n number
twenty-one-label-limit = Let it take { $n } cards of Damage
twenty-one-label-dub = Give it a name
twenty-one-label-made = Put it on the table
# $row number, $column column
twenty-one-label-place = Place at { twenty-one-part-square }
# $title text, $text text
twenty-one-label-bring = Bring { $title }. { $text }
# $who seat, $title text, $choice choice, $abilities list of ability, $edge number, $on text, $the flag, $on_edge number, $text text
twenty-one-label-approach-against = { $title }, by { NAME($who) } ({ twenty-one-part-choice }, Edge { $edge }, against { twenty-one-part-opponent } with Edge { $on_edge }: the higher hand that is not over 21 wins, a draw does not). { $text }
# $who seat, $title text, $choice choice, $abilities list of ability, $edge number, $on text, $the flag, $on_edge number
twenty-one-label-approach-against-too = { $title }, by { NAME($who) } ({ twenty-one-part-choice }, Edge { $edge }, against { twenty-one-part-opponent } with Edge { $on_edge })
# $who seat, $title text, $choice choice, $abilities list of ability, $edge number, $target number, $nearly nearly, $percent number, $text text
twenty-one-label-approach = { $title }, by { NAME($who) } ({ twenty-one-part-choice }, Edge { $edge }, Target { $target }: { twenty-one-part-percent } to succeed without a Skill). { $text }
    .bare = { $title }, by { NAME($who) } ({ twenty-one-part-choice }, Edge { $edge }, Target { $target }). { $text }
# $choice choice, $abilities list of ability, $on text, $the flag, $on_edge number
twenty-one-part-takes-against = { $choice ->
    [best] the best of { LIST($abilities) }, against { twenty-one-part-opponent } with Edge { $on_edge }
    [lowest] the lowest of { LIST($abilities) }, against { twenty-one-part-opponent } with Edge { $on_edge }
   *[one] { LIST($abilities) }, against { twenty-one-part-opponent } with Edge { $on_edge }
}
# $choice choice, $abilities list of ability, $target number
twenty-one-part-takes = { $choice ->
    [best] the best of { LIST($abilities) }, Target { $target }
    [lowest] the lowest of { LIST($abilities) }, Target { $target }
   *[one] { LIST($abilities) }, Target { $target }
}
# $who seat, $title text, $choice choice, $abilities list of ability, $edge number, $target number, $nearly nearly, $percent number
twenty-one-label-approach-too = { $title }, by { NAME($who) } ({ twenty-one-part-choice }, Edge { $edge }, Target { $target }: { twenty-one-part-percent } to succeed without a Skill)
    .bare = { $title }, by { NAME($who) } ({ twenty-one-part-choice }, Edge { $edge }, Target { $target })
# $title text, $text text
twenty-one-label-begin-approach = { $title }. { $text }
# $target number, $choice choice, $abilities list of ability, $adds flag, $edge signed
twenty-one-label-target = Target { $target }, { twenty-one-part-choice }{ twenty-one-part-edge }
# $target number, $choice choice, $abilities list of ability, $adds flag, $edge signed, $tags list of tag
twenty-one-label-target-tags = Target { $target }, { twenty-one-part-choice }{ twenty-one-part-edge }, tagged { LIST($tags) }
# $choice choice, $abilities list of ability, $edge signed
twenty-one-label-test = { $choice ->
    [best] The best of { LIST($abilities) }, Edge { $edge }
    [lowest] The lowest of { LIST($abilities) }, Edge { $edge }
   *[one] { LIST($abilities) }, Edge { $edge }
}
twenty-one-label-no-deal = Call no Deal
twenty-one-label-peace = End the Conflict
twenty-one-label-onward = Continue the run
twenty-one-label-rest = All rest (empty Damage Piles, refill stacks, end spells)
twenty-one-label-finish = End the match
twenty-one-label-fight = Start the Conflict
# $title text, $text text
twenty-one-label-told = { $title }: { $text }
twenty-one-label-free = Play a free table: the GM opens encounters and leads the story
# $to text, $the flag
twenty-one-label-path = { $the ->
    [yes] Go to the { $to }
   *[no] Go to { $to }
}

## ---- Labels: moves in the making ----

twenty-one-label-begin-move = Move
twenty-one-label-begin-hero = Play a ready hero
twenty-one-label-begin-name = Name the hero you build (everyone can read it)
twenty-one-label-begin-group = Build your own hero
twenty-one-label-begin-learn = Learn a Skill
twenty-one-label-begin-spell = Learn a spell
twenty-one-label-begin-stow = Fill a pocket
twenty-one-label-begin-equip = Fill a hand or a reserve
twenty-one-label-begin-cast = Cast a spell
twenty-one-label-begin-ready = Take something out of a pocket
twenty-one-label-begin-use = Use an item
twenty-one-label-begin-swap = Swap a hand for its reserve
twenty-one-label-begin-drop = Drop something, free
twenty-one-label-begin-cheek = { -skill-cheek }: discard one or two non-face cards
twenty-one-label-begin-recompense = { -skill-recompense }: a card from your Damage Pile instead of a hit
twenty-one-label-begin-call = Call a Deal
twenty-one-label-begin-target = Call a Deal against a Target
twenty-one-label-begin-oppose = Call a contest
twenty-one-label-begin-shift = Move a hero or foe
twenty-one-label-begin-bring = Bring one more foe
twenty-one-label-begin-room = Open a room of your own
# $rows number
twenty-one-label-room-rows = A room of { $rows } rows
twenty-one-label-begin-lay = Change the ground
# $ground ground
twenty-one-label-lay-what = { $ground ->
    [floor] Clear squares
    [wall] Put up a wall
    [dark] Put out the light
    [rough] Make rough ground
   *[door] Put in a door
}
twenty-one-label-begin-make = Rebuild a foe from parts
twenty-one-label-begin-limit = Change how much Damage it can take
twenty-one-label-begin-leave = Take a hero or foe out of the Conflict
twenty-one-label-begin-harm = Give a hero or foe a card of Damage
# $is number
twenty-one-label-begin-set-feet = Correct the feet left of this Move, now { $is }
twenty-one-label-begin-set-stack = Correct what is left in a pocket
twenty-one-label-begin-mend = Empty a Damage Pile
twenty-one-label-begin-stun = Stun a hero or foe
twenty-one-label-begin-alert = Make a hero or foe aware or unaware
twenty-one-label-begin-edge = Give Edge by circumstance
twenty-one-label-begin-scene = Set up an encounter
# $row number
twenty-one-label-row = Row { $row }
# $row number
twenty-one-label-move-row = Move to row { $row }
# $row number, $column column, $foes list of seat
twenty-one-part-near = { twenty-one-part-square } is next to { LIST($foes) }
# $row number, $near list
twenty-one-label-move-row-near = Move to row { $row }: { LIST($near, type: "more") }
# $gear gear
twenty-one-label-attack-with = Attack { twenty-one-part-with }
# $slot slot
twenty-one-label-fill = { $slot ->
    [left] Fill the left hand
    [right] Fill the right hand
    [reserve-left] Fill the left hand's reserve
    [reserve-right] Fill the right hand's reserve
   *[both] Fill both hands with one thing
}
# $pocket pocket
twenty-one-label-fill-pocket = Fill { NAME($pocket) }
# $gear gear
twenty-one-label-take-out-one = Take out { NAME($gear) }
# $skill skill, $owner seat
twenty-one-label-alter-hand = { NAME($skill) } on a card of { NAME($owner, case: "possessive") } hand
# $skill skill, $card card
twenty-one-label-alter-card = { NAME($skill) } on the { NAME($card) }
# $abilities list of ability
twenty-one-label-abilities = { LIST($abilities) }
# $lowest flag
twenty-one-label-which = { $lowest ->
    [yes] The lowest
   *[no] The best
}

## ---- Labels: in a few words, for a button beside which the rest is said ----

# $delay number
twenty-one-part-short-delay = { $delay ->
    [0] { "" }
   *[other] , Delay { $delay }
}
twenty-one-label-short-wait = Nothing for now
# $gear gear, $how how, $delay number
twenty-one-label-short-attack = { $how ->
    [power-strike] Attack { twenty-one-part-with } as a { -skill-power-strike }{ twenty-one-part-short-delay }
    [sweep] Attack { twenty-one-part-with } as a sweep{ twenty-one-part-short-delay }
    [power-sweep] Attack { twenty-one-part-with } as a sweep and { -skill-power-strike }{ twenty-one-part-short-delay }
   *[plain] Attack { twenty-one-part-with }{ twenty-one-part-short-delay }
}
# $spell spell, $delay number, $expert number
twenty-one-label-short-cast = { $expert ->
    [0] Cast { NAME($spell) }{ twenty-one-part-short-delay }
   *[other] { $delay ->
        [0] Cast { NAME($spell) } now, for { $expert } Edge
       *[other] Cast { NAME($spell) }, Delay { $delay }, for { $expert } Edge
    }
}
# $gear gear
twenty-one-label-short-use = { $gear ->
    [throwing-knife] Throw { NAME($gear) }
    [firebomb] Throw { NAME($gear) }
   *[other] Use { NAME($gear) }
}
# $n number
twenty-one-label-short-left = ({ $n } left)
# $act act, $on seat
twenty-one-label-short-aim = { $act ->
    [attack] Attack { NAME($on) }
   *[other] Choose { NAME($on) }
}
# $row number, $column column
twenty-one-label-short-square = On { twenty-one-part-square }
# $skill skill, $cost number
twenty-one-label-short-skill = { $cost ->
    [0] { NAME($skill) }, free
   *[other] { NAME($skill) }, { $cost } Edge
}
# $did did, $n number, $shown flag, $total number
twenty-one-label-short-value = { $did ->
    [more] +{ $n }{ twenty-one-part-total }
    [less] −{ $n }{ twenty-one-part-total }
    [soul] { $n } for good{ twenty-one-part-total }
   *[set] worth { $n }{ twenty-one-part-total }
}
# $title text
twenty-one-label-short-run = Play { $title }
twenty-one-label-short-free = Lead a free table
# $title text
twenty-one-label-short-scene = Set up { $title }
# $title text
twenty-one-label-short-approach = { $title }
# $title text
twenty-one-label-short-bring = Bring { $title }
twenty-one-label-short-rest = All rest
# $edge signed
twenty-one-label-short-edge = Edge { $edge }
twenty-one-label-short-no-edge = No Edge

## ---- Ask: the next part of a move ----

twenty-one-ask-rows = How many rows?
twenty-one-ask-columns = How many columns?
twenty-one-ask-ground = What is there?
twenty-one-ask-to-row = To which row?
twenty-one-ask-to-column = To which column?
twenty-one-ask-row = Which row?
twenty-one-ask-column = Which column?
twenty-one-ask-with = With what?
twenty-one-ask-how = In which way?
twenty-one-ask-spell = Which spell?
twenty-one-ask-expert = How much Edge for less Delay ({ -skill-expert-spell })?
twenty-one-ask-skill = Which Skill?
twenty-one-ask-hand = In whose hand?
twenty-one-ask-card = Which card?
twenty-one-ask-value = What is it worth?
twenty-one-ask-also = Which other card? Name the same one again for none.
twenty-one-ask-abilities = Which Abilities are tested?
twenty-one-ask-take = The best of them, or the lowest?
twenty-one-ask-take-one = The best or the lowest? With one Ability they are the same.
twenty-one-ask-which-target = Which Target?
twenty-one-ask-edge = How much Edge more or less?
# $most number
twenty-one-ask-circumstance = How much Edge more or less in the next Deal, up to { $most }? 0 takes it back.
twenty-one-ask-tags = Which tags, if any?
twenty-one-ask-against = Against who?
twenty-one-ask-which-slot = Which hand or reserve?
twenty-one-ask-what = What goes there?
twenty-one-ask-pocket = Which pocket?
twenty-one-ask-into = What goes in?
twenty-one-ask-from = From which pocket?
twenty-one-ask-which-hand = Into which hand?
twenty-one-ask-sweep-at = Who do you attack?
twenty-one-ask-scene = Which scene do you set up?
twenty-one-ask-number = What should it be?
twenty-one-ask-who = Who?

## ---- Why not: building ----

twenty-one-why-gear-last = You fill hands and pockets last.
twenty-one-why-no-gear = You can't carry that.
twenty-one-why-taken = Something is there already.
twenty-one-why-no-more-pockets = Each pocket holds one stack, and the armor has no more pockets.
twenty-one-why-no-pockets = Without armor there are no pockets.
twenty-one-why-pocket-full = That pocket is full.
twenty-one-why-skills-later = You learn Skills once your Abilities are set.
twenty-one-why-universal = Everyone has { -skill-influence }, { -skill-soul } and { -skill-humanity } already.
twenty-one-why-given = That Skill comes with gear or a spell.
twenty-one-why-skill-known = You know that Skill already.
# $ability ability
twenty-one-why-points-used = You learn one Skill for each point, and every point of { NAME($ability) } has its Skill.
# $ability ability
twenty-one-why-no-point = You need a point of { NAME($ability) } to learn that Skill.
twenty-one-why-spells-later = You learn spells after your Skills.
twenty-one-why-no-magic = You need a point in { -ability-power }, { -ability-hope } or { -ability-wits } to learn spells.
twenty-one-why-spell-known = You know that spell already.
twenty-one-why-combustion = { -spell-combustion } comes free with { -ability-power } or { -ability-endurance }. You can't learn it otherwise.
twenty-one-why-raise = After the group you raise two single Abilities, and no more.
twenty-one-why-hero-first = You can take a ready hero only before you begin one.
# $title text
twenty-one-why-hero-taken = { $title } is played by somebody else.
twenty-one-why-done-start = You can't finish yet. First take a hero or choose a group of two Abilities.
twenty-one-why-done-single-a = You can't finish yet. First choose your first single Ability.
twenty-one-why-done-single-b = You can't finish yet. First choose your second single Ability.
twenty-one-why-done-skills = You can't finish yet. First learn a Skill for each point.
twenty-one-why-done-attune = You can't finish yet. First choose the school of your { -skill-attunement }.
twenty-one-why-done-nothing = There is nothing to finish now.
twenty-one-why-built = Heroes are built before the first scene.
twenty-one-why-name = You name a hero once, before you choose its group.
twenty-one-why-bear = A hero brings a wound or a byname once, after its name and before its group.
twenty-one-why-bear-name = A hero needs a name to have a wound or a byname.
twenty-one-why-group = You choose the group first, and only once.
twenty-one-why-attune = With { -skill-attunement } you name a school that is open to you, once.
# $limit number
twenty-one-why-armor = Your armor can weigh up to { $limit }, your Endurance ({ -skill-encumbrance } adds 1).
twenty-one-why-armor-later = You choose armor after Skills and spells.

## ---- Why not: the limits of a sheet, in a file too ----

# $most number
twenty-one-why-ability-most = No Ability can be above { $most }.
twenty-one-why-singles = The two single points can't both go to one Ability (single-twice is no).
# $points number
twenty-one-why-points = A hero has { $points } points: 1 in each Ability of one group, then 2 single ones.
twenty-one-why-skill-a-point = A hero knows one Skill of an Ability for each point in it.
twenty-one-why-miracles = A hero knows no more Miracles than { -ability-hope }.
twenty-one-why-sorceries = A hero knows no more Sorceries than { -ability-wits } + 1.
twenty-one-why-pyromancies = A hero knows no more Pyromancies than the lower of { -ability-endurance } and { -ability-power }.
twenty-one-why-attuned = A hero with { -skill-attunement } names a school, and no other hero does.
twenty-one-why-attuned-closed = { -skill-attunement } adds a spell only to a school that is open to the hero.
twenty-one-why-small = A pocket holds a stack of one item, or one incidental item.
twenty-one-why-reserve-heavy = An item in reserve can weigh no more than the higher of { -ability-endurance } and { -ability-strength }.
twenty-one-why-bow = A bow needs two hands.
twenty-one-why-hand-heavy = A hand and its reserve hold no more than the higher of { -ability-endurance } and { -ability-strength } ({ -skill-weightlift } adds 1).
twenty-one-why-both = Both hands together hold one weapon, shield or tool.
twenty-one-why-both-heavy = Both hands and their reserves together carry up to twice what one hand can (1 if that is 0).
twenty-one-why-armor-heavy = Armor can weigh no more than { -ability-endurance } ({ -skill-encumbrance } adds 1).
twenty-one-why-name-blank = A name needs more than blanks and hyphens.

## ---- Why not: the Deal ----

# $skill skill, $total number
twenty-one-why-bust = You can use { NAME($skill) } only before you bust, and you are at { $total }.
# $skill skill, $total number
twenty-one-why-not-21 = { NAME($skill) } needs exactly 21, and you have { $total }.
# $skill skill
twenty-one-why-needs-21 = { NAME($skill) } needs exactly 21.
# $skill skill
twenty-one-why-needs-contest = { NAME($skill) } needs an opponent. Against a Target you have none.
# $skill skill
twenty-one-why-needs-timed = You can use { NAME($skill) } only in the Deal of your own spell that lasts a number of turns.
# $skill skill
twenty-one-why-needs-spell = You can use { NAME($skill) } only in the Deal of your own spell.
# $skill skill
twenty-one-why-needs-safe = You can use { NAME($skill) } only in a Deal that can cost you no Damage.
# $skill skill, $low signed, $high signed, $one flag
twenty-one-why-change = { $one ->
    [yes] { NAME($skill) } changes a card by { $low }.
   *[no] { NAME($skill) } changes a card by { $low } or { $high }.
}
# $skill skill, $low number, $high number, $one flag
twenty-one-why-set = { $one ->
    [yes] { NAME($skill) } makes a card worth { $low }.
   *[no] { NAME($skill) } makes a card worth { $low } to { $high }.
}
twenty-one-why-not-in-hand = That card isn't in that hand.
# $skill skill
twenty-one-why-own-card = { NAME($skill) } works only on your own cards.
# $skill skill
twenty-one-why-their-card = { NAME($skill) } works only on your opponent's cards.
# $skill skill
twenty-one-why-face = { NAME($skill) } works only on a Jack, Queen or King.
# $skill skill
twenty-one-why-queen = { NAME($skill) } works only on a Queen.
# $skill skill
twenty-one-why-jack = { NAME($skill) } works only on a Jack.
twenty-one-why-soul = { -skill-soul } has made that card worth 0 for good.
# $skill skill
twenty-one-why-no-change = { NAME($skill) } would change nothing there.
# $skill skill
twenty-one-why-no-use = { NAME($skill) } would change nothing now.
twenty-one-why-no-deal = No Deal is going on. You use Skills in one.
twenty-one-why-expert = You use { -skill-expert-spell } as you begin a spell.
# $skill skill
twenty-one-why-passive = { NAME($skill) } works by itself.
# $skill skill
twenty-one-why-not-in-use = { NAME($skill) } needs its gear or spell in use.
# $skill skill
twenty-one-why-unknown = You don't know { NAME($skill) }.
# $skill skill
twenty-one-why-used = You have used { NAME($skill) }. Each Skill works once a Deal.
# $skill skill, $cost number, $edge number
twenty-one-why-cost = { NAME($skill) } costs { $cost } Edge, and you have { $edge }.
# $skill skill
twenty-one-why-instead = { NAME($skill) } takes the place of a hit, with a card from your own Damage Pile.
# $skill skill
twenty-one-why-when-bust = You can use { NAME($skill) } once your opponent is bust for good.
# $skill skill
twenty-one-why-when-taking = You can use { NAME($skill) } when you are about to take cards.
# $skill skill
twenty-one-why-not-now = You can't use { NAME($skill) } now. You are asked after cards are drawn, and when all have held.
twenty-one-why-cheek = { -skill-cheek } discards one or two non-face cards from your own hand.
# $skill skill
twenty-one-why-names-card = { NAME($skill) } needs a card. Use alter to name it.
twenty-one-why-hit-no-deal = No Deal is going on.
twenty-one-why-held = You've held, so you can't hit again.
twenty-one-why-skills-first = First use a Skill, or pass.
twenty-one-why-no-cards = Neither your deck nor your discard has a card left, so you must hold.
twenty-one-why-play-later = You hit or hold when you are asked.
twenty-one-why-defend-first = You choose how you defend before the first card.
twenty-one-why-defend = You defend with { -ability-strength }, { -ability-dexterity } or the Ability of a shield in hand. A spell names its own.
twenty-one-why-cheer = { -skill-cheer } discards one Heart from your own Damage Pile. Choose one, or pass.
twenty-one-why-reduce = You can discard only cards that you are about to take.
twenty-one-why-remedy = You can't discard that card. It isn't on the Damage Pile, or you heal by kind or suit.
twenty-one-why-discard = You discard a card when you are asked.
twenty-one-why-pass = There is nothing to pass on now.
twenty-one-why-kind = You choose that when a spell or herb heals by kind or suit.

## ---- Why not: the GM, and the story ----

twenty-one-why-gm = Only the GM can do that.
twenty-one-why-call = You call a Deal when somebody tries something, or with call.
twenty-one-why-oppose = A contest needs somebody else who still stands.
twenty-one-why-call-side = Say what this side of the contest tests. Use test.
twenty-one-why-no-ability = Name at least one Ability.
# $low number, $high number
twenty-one-why-target = A Target is { $low } to { $high }.
# $most number
twenty-one-why-call-edge = You can add or take up to { $most } Edge.
# $most number
twenty-one-why-circumstance = Edge by circumstance is −{ $most } to { $most }, for somebody who still stands.
twenty-one-why-desk = You can't correct anything while an act or a Deal is under way. Do it in a turn, or between fights.
# $moves number
twenty-one-why-moves = This match has had { $moves } moves. You can only end it.
twenty-one-why-no-rooms = A match of older rules has only the pack's maps and foes.
twenty-one-why-no-square = No square is free.
twenty-one-why-no-map = There is no map to change. Open a room, or a scene of the pack.
# $rows number, $columns number
twenty-one-why-room-size = A room that you draw has 2 to { $rows } rows and 2 to { $columns } columns.
twenty-one-why-make = You rebuild a foe that is here and has no Damage. Bring one first.
# $most number
twenty-one-why-make-most = A foe's Ability can be up to { $most }.
twenty-one-why-make-first = You do that while you rebuild a foe.
twenty-one-why-make-tool = It needs the tool of that spell's school first, in a hand or in reserve.
# $foes number
twenty-one-why-foes = There is room for { $foes } foes.
twenty-one-why-nobody = Nobody of that name is here.
twenty-one-why-pile-empty = That Damage Pile is empty.
twenty-one-why-no-conflict = No Conflict is going on.
# $who seat
twenty-one-why-out = { $who ->
    [you] You are out of the Conflict. Only those still in it can be changed.
   *[other] { NAME($who, at: "start") } is out of the Conflict. You can change only those still in it.
}
twenty-one-why-conflict = A Conflict is going on.
twenty-one-why-no-foe = One side has nobody here to fight.
twenty-one-why-run-scenes = A run opens its own scenes and rests. At a free table the GM does.
twenty-one-why-end-first = First the Conflict must end.
twenty-one-why-free-table = A free table has no run to continue.
twenty-one-why-path = The first player here chooses the way.
twenty-one-why-no-scene = There is nothing to try that way now. Scenes come by themselves on a run.
twenty-one-why-tried = That has been tried here. Try another way.
twenty-one-why-not-so = Nothing that has happened lets you try that.
# $skill skill
twenty-one-why-skill-wanted = Only a hero who knows { NAME($skill) } can try that.
twenty-one-why-run = You choose the run at the beginning.

## ---- Why not: a turn ----

# $rows number, $column column
twenty-one-why-off-map = That square is off the map. Rows are 1 to { $rows }, columns a to { NAME($column) }.
# $row number, $column column
twenty-one-why-wall = { twenty-one-part-square } is a wall.
# $who seat
twenty-one-why-there = { $who ->
    [you] You are there already.
   *[other] { NAME($who, at: "start") } is there already.
}
# $who seat
twenty-one-why-occupied = { $who ->
    [you] You stand there. A square has room for one.
   *[other] { NAME($who, at: "start") } stands there. A square has room for one.
}
# $who seat
twenty-one-why-lured = { $who ->
    [you] You are lured, and can only move towards the noise.
   *[other] { NAME($who, at: "start") } is lured, and can only move towards the noise.
}
twenty-one-why-no-feet = You have no feet of this Move left.
# $feet number
twenty-one-why-too-far = You can't get there with the { $feet } feet you have left. Foes and walls stop a Move.
twenty-one-why-square = You choose a square when you cast a spell that needs one.
# $away number, $range number
twenty-one-why-square-far = That square is { $away } feet away, and the spell reaches { $range }.
twenty-one-why-square-hidden = That square is out of sight behind a wall.
twenty-one-why-square-dark = You can't see that square. It is dark there.
twenty-one-why-place = First choose who you move or bring.
twenty-one-why-place-taken = Somebody stands there. A square has room for one.
# $who seat
twenty-one-why-self = { $who ->
    [you] You can't be your own target.
   *[other] { NAME($who, at: "start") } can't be its own target.
}
# $who seat
twenty-one-why-down = { $who ->
    [you] You are Incapacitated and can't be a target.
   *[other] { NAME($who, at: "start") } is Incapacitated and can't be a target.
}
# $who seat
twenty-one-why-fled = { $who ->
    [you] You have fled.
   *[other] { NAME($who, at: "start") } has fled.
}
# $who seat
twenty-one-why-ally = { $who ->
    [you] You are on the same side. Choose a foe.
   *[other] { NAME($who, at: "start") } is on the same side. Choose a foe.
}
# $who seat
twenty-one-why-hidden = { $who ->
    [you] You are out of sight behind a wall.
   *[other] { NAME($who, at: "start") } is out of sight behind a wall.
}
# $who seat, $away number, $reach number
twenty-one-why-far = { $who ->
    [you] You are { $away } feet away, and this reaches { $reach }.
   *[other] { NAME($who, at: "start") } is { $away } feet away, and this reaches { $reach }.
}
# $who seat
twenty-one-why-dark = { $who ->
    [you] You can't be seen in the dark.
   *[other] { NAME($who, at: "start") } can't be seen in the dark.
}
twenty-one-why-aim = You choose a target when you attack or cast a spell.
twenty-one-why-sweep = A sweep needs a list of targets. Use sweep.
twenty-one-why-sweep-none = A sweep needs at least one target.
twenty-one-why-attack = You attack in a Conflict. Use fight to begin one.
# $slot slot
twenty-one-why-empty-hand = The { TRAIT($slot, "place") } holds nothing to attack with. You can attack with bare hands.
twenty-one-why-bare = You need an empty hand to attack with bare hands.
# $gear gear
twenty-one-why-thrown = { NAME($gear) } is thrown. Use it.
# $gear gear
twenty-one-why-no-weapon = { NAME($gear) } isn't a weapon.
twenty-one-why-power-bare = { -skill-power-strike } needs a weapon.
twenty-one-why-power-strike = You need the Skill { -skill-power-strike } for that.
twenty-one-why-no-sweep = You can sweep only with { -gear-greatsword }.
# $feet number
twenty-one-why-reach = No foe is within its reach of { $feet } feet. Move closer first.
twenty-one-why-no-sight = No foe is in sight.
# $who seat, $spell spell
twenty-one-why-spell-unknown = { $who ->
    [you] You don't know { NAME($spell) }.
   *[other] { NAME($who, at: "start") } doesn't know { NAME($spell) }.
}
# $spell spell, $gear gear
twenty-one-why-tool = { NAME($spell) } needs a { NAME($gear) } in hand.
# $spell spell
twenty-one-why-cast-conflict = { NAME($spell) } needs a foe. Cast it in a Conflict.
# $spell spell
twenty-one-why-no-delay = { NAME($spell) } has no Delay outside a Conflict. Set expert to 0.
# $spell spell
twenty-one-why-expert-unknown = You need the Skill { -skill-expert-spell } to cast { NAME($spell) } with less Delay. Set expert to 0.
# $spell spell, $most number
twenty-one-why-expert-most = For { NAME($spell) }, expert is 0 to { $most }: no more than its Delay, or the Edge you would have.
# $spell spell
twenty-one-why-cast-nobody = Without a Delay, { NAME($spell) } needs a target at once.
twenty-one-why-hand-empty = That hand holds nothing.
twenty-one-why-pocket-empty = That pocket is empty.
# $gear gear
twenty-one-why-no-item = You can't use { NAME($gear) } as an item.
twenty-one-why-item-hand = You need an empty hand to use an item from a pocket. Drop something, which is free.
# $feet number
twenty-one-why-throw-nobody = Nobody is in sight within { $feet } feet to throw it at.
twenty-one-why-throw-conflict = You can throw it only in a Conflict.
twenty-one-why-coat = { -gear-turpentine } needs a melee weapon in hand or reserve.
twenty-one-why-healthy = Your Damage Pile is empty. There is nothing to heal.
twenty-one-why-which-hand = Name a hand to swap, left or right.
twenty-one-why-grip = That hand holds what the other hand holds. Swap the other.
twenty-one-why-swap-empty = Neither that hand nor its reserve holds anything.
twenty-one-why-swap-same = That hand and your reserve hold the same, so a swap changes nothing. Do something else.
twenty-one-why-swap-heavy = After that swap your hands would hold too much, or a bow in one hand.
twenty-one-why-hand-full = That hand isn't empty. Drop or swap what it holds.
twenty-one-why-flee = You flee from a Conflict, and none is going on.
twenty-one-why-flee-moved = You flee at the start of your Move, and you have moved this turn.
twenty-one-why-flee-border = To flee you must begin your Move on a square at the edge of the map.
twenty-one-why-other-moment = You can do that in a turn, or when nobody fights. Now something else is decided.
# $who seat
twenty-one-why-unaware = { $who ->
    [you] You are unaware, and can only move or end the turn.
   *[other] { NAME($who, at: "start") } is unaware, and can only move or end the turn.
}
twenty-one-why-acted = You have acted. You can act once a turn.
twenty-one-why-gm-people = Outside a Conflict the GM's foes do nothing by themselves.
twenty-one-why-feet-count = You move by squares only in a Conflict.
twenty-one-why-drop = There is nothing to drop. A hand that only grips holds nothing itself.
twenty-one-why-dismiss = You can dismiss only { -mark-light } and { -mark-power-within } that you are under.
twenty-one-why-try = You can try something once a turn.
twenty-one-why-lured-first = You are lured. Move first.
twenty-one-why-no-turn = No turn is going on.

## ---- The page: what its screen alone says of a Deal ----

twenty-one-page-beat-won = Won
twenty-one-page-beat-lost = Lost
twenty-one-page-beat-bust = Bust
twenty-one-page-beat-out = Out
# $defeats number, $most number
twenty-one-page-beat-defeat = Defeat { $defeats } of { $most }
# $n number
twenty-one-page-beat-foes-move = { $n ->
    [one] A foe moves.
   *[other] { $n } foes move.
}
# $n number
twenty-one-page-beat-move = { $n ->
    [one] Somebody moves.
   *[other] { $n } move.
}
# $n number
twenty-one-page-beat-pass = { $n } pass.
# $n number
twenty-one-page-beat-ends = { $n } turns end.
# $n number
twenty-one-page-beat-building = Heroes are made, in { $n } choices.
# $target number
twenty-one-page-beat-target = Target { $target }
# $skill text, $card text
twenty-one-page-how-much = { $skill }: what is the { $card } worth?

## ---- The page: names ----

# $ability ability
twenty-one-page-ability = { NAME($ability) }
# $school school
twenty-one-page-schools = { TRAIT($school, "many") }
# $suit suit
twenty-one-page-suit = { NAME($suit) }
# $tag tag
twenty-one-page-tag = { NAME($tag) }
# $rank rank, $n number, $suit suit
twenty-one-page-card = { $rank ->
    [a] Ace of { NAME($suit) }
    [j] Jack of { NAME($suit) }
    [q] Queen of { NAME($suit) }
    [k] King of { NAME($suit) }
    [joker] Joker
   *[number] { $n } of { NAME($suit) }
}
# $slot slot
twenty-one-page-slot = { TRAIT($slot, "whole") }
# $pocket pocket
twenty-one-page-pocket = { NAME($pocket) }
twenty-one-page-is-down = Incapacitated
twenty-one-page-is-fled = fled
twenty-one-page-is-unaware = unaware
# $pile number, $limit number
twenty-one-page-damage = Damage { $pile } of { $limit }
# $deck number, $discard number
twenty-one-page-deck = , deck { $deck }, discard { $discard }
# $n number
twenty-one-page-feet = { $n } feet
twenty-one-page-free-table = A free table
twenty-one-page-heroes = Heroes
twenty-one-page-foes-title = Foes
twenty-one-page-against-you = Against you
twenty-one-page-neutrals = On no side
twenty-one-page-skills = Skills
twenty-one-page-spells = Spells
twenty-one-page-abilities = Abilities
twenty-one-page-cards = Cards
twenty-one-page-pockets = Pockets

## ---- The page: a turn ----

twenty-one-page-sweep-how = A sweep strikes everyone adjacent that you choose.
# $of list
twenty-one-page-in-reach = in reach: { LIST($of, type: "more") }
twenty-one-page-aimed-later = aimed when the Delay is over
twenty-one-page-take-out-how = You can throw an item in hand without a Delay.
twenty-one-page-swap-how = A hand and its reserve change places: Delay 1, or free once a turn in { -armor-explorers-gear }.
twenty-one-page-try-how = Say what you try. The GM calls a Deal, against a Target or somebody here.
twenty-one-page-try-words = What you try
twenty-one-page-drop-how = It is gone until the next rest. This frees the hand and does not end your turn.
twenty-one-page-flee-how = You are out of this Conflict, and back with the others when it is over.
# $act text
twenty-one-page-whom = { $act }: which target?
# $who text
twenty-one-page-attack-whom = Attack { $who }
# $square text
twenty-one-page-move-how = You are on { $square }. You can move again while you have feet left, then act.
twenty-one-page-towards = Move towards
# $square text, $adjacent flag, $feet number
twenty-one-page-way = { $adjacent ->
    [yes] { $square }, adjacent
   *[no] { $square }, { $feet } feet away
}
# $you flag
twenty-one-page-unaware = { $you ->
    [yes] You haven't noticed the other side. You can't act until you are attacked or the GM makes you aware.
   *[no] It hasn't noticed the other side. It can't act until it is attacked or the GM makes it aware.
}
# $near flag
twenty-one-page-no-reach = { $near ->
    [yes] Nobody is in reach of an attack from here. Move nearer.
   *[no] Nobody is in reach of an attack from here.
}
twenty-one-page-no-square = There is no square that you can move to.
# $why text
twenty-one-page-not-now = Not now: { $why }
# $n number
twenty-one-page-minor = Hands, pockets and other acts ({ $n })
twenty-one-page-acts = Acts. One ends the turn.
twenty-one-page-targets = Targets
twenty-one-page-square-here = A square, here or on the map
twenty-one-page-any-square = Or any square, here or on the map
# $n number
twenty-one-page-squares = { $n ->
    [one] Choose a square (1 open)
   *[other] Choose a square ({ $n } open)
}
twenty-one-page-reach-move = in reach of your Move
twenty-one-page-reach-spell = in range
twenty-one-page-reach-free = free
# $square text, $who list
twenty-one-page-strikes = On { $square }? It strikes { LIST($who) }.
# $square text
twenty-one-page-strikes-nobody = On { $square }? It strikes nobody.
twenty-one-page-expert = { -skill-expert-spell }: Edge for less Delay
# $n number
twenty-one-page-edge-spent = { $n } Edge
# $who text, $n number
twenty-one-page-heal-of = { $who } { $n }
twenty-one-page-healed = What is healed
twenty-one-page-heal-enough = Heal no more

## ---- The page: the GM's desk ----

twenty-one-page-desk = The GM's desk
twenty-one-page-desk-moves = The GM's desk: correct something, bring a foe, end the Conflict
# $title text
twenty-one-page-play = Play { $title }
twenty-one-page-runs = Runs
twenty-one-page-free-how = You lead: scenes, Deals and rests as the story wants them.
# $places number, $text text
twenty-one-page-run = { $places ->
    [one] 1 place. { $text }
   *[other] { $places } places. { $text }
}
twenty-one-page-open-field = No scene is set up. This is an open field.
twenty-one-page-rival = Against
twenty-one-page-scenes = Scenes
twenty-one-page-correct = What do you correct?
twenty-one-page-correct-more = Correct something
twenty-one-page-correct-what = Where somebody is, Damage, awareness, one more foe
# $n number
twenty-one-page-acts-left = { $n ->
    [one] You have done much here. After 1 more act the story must move on.
   *[other] You have done much here. After { $n } more acts the story must move on.
}
twenty-one-page-room = Draw a room
twenty-one-page-room-what = Walls, doors, darkness, rough ground and foes. Nobody sees it until you put it in play.
twenty-one-page-room-how = What you draw stays in this browser until you put it in play. Foes come with it. Rebuild them between fights under "Correct something".
twenty-one-page-room-clear = Clear it
twenty-one-page-room-take = Take the room on the table
twenty-one-page-room-brush = What you put down
twenty-one-page-room-squares = Squares of the room. Arrow keys move, Enter puts down.
twenty-one-page-room-play = Put it in play
twenty-one-page-room-change = Change the room on the table
twenty-one-page-room-later = A new room opens at a free table, when nobody fights.
twenty-one-page-room-stopped = The table didn't take the next move. What came before it is in play.
# $n number
twenty-one-page-room-left = { $n ->
    [one] { $n } move to go
   *[other] { $n } moves to go
}
# $n number
twenty-one-page-room-moves = { $n ->
    [0] Nothing to change
    [one] { $n } move
   *[other] { $n } moves
}
# $square text
twenty-one-page-door-open = Open the door at { $square }
twenty-one-page-how-make = It begins with nothing. You give it Abilities, Skills, gear and a name.
twenty-one-page-ground-floor = floor
twenty-one-page-ground-wall = wall
twenty-one-page-ground-dark = dark
twenty-one-page-ground-rough = rough ground
twenty-one-page-ground-door = door, shut
twenty-one-page-what-more = What does it get?
twenty-one-page-add = Add it
twenty-one-page-set = Set it
twenty-one-page-armor = Armor
twenty-one-page-overrule = The GM can overrule anything. Everyone reads it in the story.
twenty-one-page-who = Who?
twenty-one-page-whom-else = Who? Press again for somebody else.
twenty-one-page-what = What you can do
twenty-one-page-circumstance = Edge by circumstance, in the next Deal
# $by signed
twenty-one-page-edge = Edge { $by }
# $who text
twenty-one-page-read-sheet = Read the sheet of { $who }
twenty-one-page-one-more = One more foe
# $kind text, $limit number
twenty-one-page-beast = { $kind } (Damage limit { $limit })
twenty-one-page-peace-how = Acts with a Delay that need no foe are completed.
# $n number
twenty-one-page-mend-how = { $n ->
    [one] 1 card leaves it.
   *[other] { $n } cards leave it.
}
twenty-one-page-how-shift = You choose the square next.
twenty-one-page-how-harm = It comes from its deck, and interrupts a Delay.
twenty-one-page-how-stun = No retaliation, Strength −1 and Dexterity −1, until its next turn.
twenty-one-page-how-aware = It notices the others.
twenty-one-page-how-unaware = It can't act or retaliate until it is attacked, in a Deal, or made aware.
twenty-one-page-how-leave = It leaves the map.
twenty-one-page-how-fight = The Turn Order is drawn for everyone here.
twenty-one-page-how-scene = An encounter of the pack: its map, its foes, where the heroes are.
twenty-one-page-how-call = Against a Target, or a contest with somebody here.
twenty-one-page-how-rest = Damage Piles are emptied, discards shuffled in, stacks refilled, spells ended.
twenty-one-page-how-finish = The match is over, even if the run is not.
# $stage text
twenty-one-page-onward-how = { $stage } is done, whether or not you fought there.
# $n number, $kind text
twenty-one-page-foes = { $n ->
    [1] { $kind }
   *[other] { $n } × { $kind }
}
# $who text, $edge number, $ability text
twenty-one-page-call-edge = { $who } has { $edge } Edge in it, from { $ability }.
# $target number, $percent number
twenty-one-page-call-chance = { $percent }% to reach { $target } with the cards left in its deck, before Edge.
    .bare = { "" }
# $who text, $holds number, $other text, $win number, $lose number, $draw number
twenty-one-page-call-contest = If { $who } hits up to { $holds } and { $other } plays on, before Edge: { $who } wins { $win }%, { $other } { $lose }%, draw { $draw }%.
    .bare = { "" }
twenty-one-page-against = Against what
twenty-one-page-target = Target
twenty-one-page-target-how = a total to reach
twenty-one-page-a-contest = Contest
twenty-one-page-contest-how = with somebody here
# $who text
twenty-one-page-tests = Abilities of { $who }
twenty-one-page-of-these = Of these
twenty-one-page-extra-edge = Extra Edge
twenty-one-page-tags = Tags

## ---- The page: a Deal ----

twenty-one-page-deal = The Deal
# $target number
twenty-one-page-deal-target = The Deal against Target { $target }
twenty-one-page-last-deal = The last Deal
twenty-one-page-yours = Your cards
twenty-one-page-your-hand = Your hand
# $who text
twenty-one-page-their-hand = The hand of { $who }
twenty-one-page-your-pile = Your Damage Pile
twenty-one-page-value = Value
twenty-one-page-one-card = One more card
# $n number
twenty-one-page-edge-after = After a hit you can still use { $n } Edge before a bust counts.
# $percent number
twenty-one-page-hit-on = { $percent }% to reach the Target if you keep hitting below it.
    .bare = { "" }
twenty-one-page-window-how = You can use each Skill once a Deal. The Deal moves on when all have passed.
# $who text, $total number
twenty-one-page-hold-open = { $who } has { $total } and can still hit.
# $target number, $reached flag
twenty-one-page-hold-target = { $reached ->
    [yes] Hold now: the Target { $target } is reached.
   *[no] Hold now: the Target { $target } is missed.
}
# $win number, $draw number, $lose number
twenty-one-page-hold = { $draw ->
    [0] Hold now, if nobody uses Edge: win { $win }%, lose { $lose }%.
   *[other] Hold now, if nobody uses Edge: win { $win }%, draw { $draw }%, lose { $lose }%.
}
    .bare = { "" }
# $target number
twenty-one-page-or-more = { $target } or more
twenty-one-page-no-bust = 21 or less
twenty-one-page-ahead = ahead
twenty-one-page-even = even
twenty-one-page-below = still below
twenty-one-page-behind = still behind
twenty-one-page-bust = over 21
twenty-one-page-held = held
twenty-one-page-next-card = Next card
# $skills list
twenty-one-page-used = Used: { LIST($skills, type: "more") }
# $who text, $blow blow
twenty-one-page-laid = { $blow ->
    [attack] The attack costs { $who }
    [retaliation] The retaliation costs { $who }
    [backlash] The fire costs { $who }
   *[none] Lost by { $who }
}
# $n number
twenty-one-page-bonus = Bonus Damage still to come: { $n }
# $targets list
twenty-one-page-area = Targets: { LIST($targets, type: "more") }
# $who text
twenty-one-page-settled = { $who } (settled)
twenty-one-page-area-later = The targets are dealt cards after the hold.
# $who text
twenty-one-page-stake-win = Win, and the cards of { $who } go onto its Damage Pile.
# $who text, $you flag
twenty-one-page-stake-lose = { $you ->
    [yes] Lose, and your cards of this Deal go onto your Damage Pile.
   *[no] Lose, and the cards of { $who } go onto its Damage Pile.
}
# $card text, $n number, $changed flag, $why text
twenty-one-page-counts = { $changed ->
    [yes] { $card }, worth { $n } ({ $why })
   *[no] { $card }, worth { $n }
}
twenty-one-page-you-win = You win.
# $who text
twenty-one-page-wins = { $who } wins.
# $result result
twenty-one-page-result = { $result ->
    [draw] A draw. Nobody takes anything.
    [success] The Target is reached.
   *[failure] The Target is missed.
}
twenty-one-page-critical = The Deal is critical.

## ---- The page: the map, the run, everyone ----

# $title text
twenty-one-page-map = The map: { $title }
twenty-one-page-wall = wall
twenty-one-page-dark = dark
# $feet number
twenty-one-page-square-feet = a square: { $feet } feet
twenty-one-page-order = Turn Order
# $who text
twenty-one-page-delay-over = { $who }: the Delay is over
twenty-one-page-delays = Delays
twenty-one-page-squares-of = Squares
twenty-one-page-map-words = The map in words
# $rows number, $last text
twenty-one-page-map-size = Rows 1 to { $rows }, columns a to { $last }.
# $square text
twenty-one-page-at = at { $square }
# $square text, $feet number, $seen flag
twenty-one-page-at-feet = { $seen ->
    [yes] at { $square }, { $feet } feet away
   *[no] at { $square }, { $feet } feet away, out of sight
}
# $won number
twenty-one-page-won = { $won } won
# $n number, $most number
twenty-one-page-defeats = { $n } of { $most } defeats
# $turn number
twenty-one-page-conflict = Conflict, turn { $turn }
twenty-one-page-decides = Decides now
# $title text
twenty-one-page-your-hero = You: { $title }
# $name text
twenty-one-page-bot = Bot { $name }
# $feet number
twenty-one-page-moves = Moves { $feet } feet.
# $n number
twenty-one-page-in-deck = Left in the deck: { $n }
twenty-one-page-deck-order = Nobody knows their order.
twenty-one-page-deck-none = None. The discard is shuffled at the next draw.
# $n number
twenty-one-page-in-discard = Discard: { $n }
twenty-one-page-road = The run
twenty-one-page-road-free = The GM sets up scenes, calls Deals and lets you rest.
twenty-one-page-road-none = The GM chooses the run.
# $title text
twenty-one-page-road-fire = The last fire: { $title }. If all fall, you wake there.
twenty-one-page-road-no-fire = No fire yet. If all fall, the run starts again.
# $n number
twenty-one-page-road-defeats = { $n ->
    [one] 1 more defeat ends the run.
   *[other] { $n } more defeats end the run.
}
twenty-one-page-road-last = The last place.
# $ways list
twenty-one-page-road-ways = From here to { LIST($ways, type: "or") }.
# $title text
twenty-one-page-a-fire = { $title } (a fire)
# $n number
twenty-one-page-road-left = { $n ->
    [one] The end is at least 1 place away.
   *[other] The end is at least { $n } places away.
}
twenty-one-page-ways = Ways
twenty-one-page-approaches = What can be tried
twenty-one-page-approach-who = Who tries it
# $edge number
twenty-one-page-approach-edge = Edge { $edge }
# $percent text
twenty-one-page-approach-chance = { $percent } to succeed
twenty-one-page-remembered = Remembered
twenty-one-page-scene-end = End the scene
twenty-one-page-fire = a fire: all rest
# $n number, $most number
twenty-one-page-defeated = Defeat { $n } of { $most }. You start here again.
twenty-one-page-ready = Ready to fight?
twenty-one-page-beaten = Everyone was out. You have rested, and wake at your last fire.
twenty-one-page-peace-spell = Outside a Conflict a spell has no Delay, and lasts for Deals instead of turns.
# $n number
twenty-one-page-gear = Hands and pockets ({ $n })
twenty-one-page-end = The end
twenty-one-page-waiting = Waiting
twenty-one-page-dealing = Cards are being dealt.
twenty-one-page-just = What just happened
twenty-one-page-since = Since your last turn
# $ending ending
twenty-one-page-over = { $ending ->
    [won] You have won the run.
    [lost] You have lost the run.
   *[left] The story ends here.
}
# $won number, $lost number
twenty-one-page-tally = Conflicts won: { $won }. Defeats: { $lost }.
twenty-one-page-every = All moves
twenty-one-page-aside = You can step in. Nobody waits for you.
twenty-one-page-idle = Nothing for you to do until then.

## ---- The page: a hero on paper ----

# $tool text, $reserve flag
twenty-one-page-lacks = { $reserve ->
    [yes] needs the { $tool } in hand, and it is in reserve
   *[no] needs a { $tool } in hand, and there is none
}
# $tool text, $school text
twenty-one-page-tool-there = The { $tool } for { $school } is in hand.
# $school text, $n number, $most number, $attuned flag
twenty-one-page-known = { $attuned ->
    [yes] { $school } { $n } of { $most }, attuned
   *[no] { $school } { $n } of { $most }
}
# $pile number, $most text
twenty-one-page-pile-of = Damage Pile: { $pile } of { $most }.
# $most text
twenty-one-page-pile-most = Damage limit: { $most } cards.
# $hand number, $both number
twenty-one-page-carries = A hand with its reserve carries Weight { $hand }, both hands on one thing { $both }.
twenty-one-page-pile = On the Damage Pile
# $place text, $title text
twenty-one-page-carried = { $place }: { $title }
# $n number
twenty-one-page-here = { $n } here
twenty-one-page-worn = Armor, hands, pockets
# $n number
twenty-one-page-empty-pockets = { $n ->
    [one] 1 empty pocket
   *[other] { $n } empty pockets
}
twenty-one-page-group = The group: +1 to both
twenty-one-page-group-how = +1 to both
# $of list
twenty-one-page-both = { LIST($of) }
# $ability text
twenty-one-page-point-back = Take back a point of { $ability }
# $ability text
twenty-one-page-point = A single point of { $ability }
twenty-one-page-not-twice = At this table the two single points cannot both go to one Ability.
# $n number
twenty-one-page-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
# $of list
twenty-one-page-no-points = No point in { LIST($of, type: "more") }, so no Skill of these.
twenty-one-page-closed = closed to you
# $tool text
twenty-one-page-tool-needed = needs a { $tool } in hand
twenty-one-page-beyond = free, beyond the limit
twenty-one-page-no-pockets = and no pockets
twenty-one-page-where = Where
# $n number, $most number
twenty-one-page-pockets-of = Pockets { $n } of { $most }
twenty-one-page-empty = empty
twenty-one-page-out = Take it out
# $place text
twenty-one-page-empty-it = Empty it: { $place }
twenty-one-page-for-strength = melee, defence, Weight in your hands
twenty-one-page-for-dexterity = light weapons, bows, defence
twenty-one-page-for-endurance = armor, Weight, Pyromancies
twenty-one-page-for-hope = Miracles, steady cards
twenty-one-page-for-wits = Sorceries, thrown items
twenty-one-page-for-power = quicker, longer, harder-hitting spells
twenty-one-page-class-melee = Melee weapons
twenty-one-page-class-ranged = Ranged weapons
twenty-one-page-class-shield = Shields
twenty-one-page-class-tool = Tools of magic
twenty-one-page-class-item = Items, in full stacks
twenty-one-page-class-incidental = Other things
twenty-one-page-part-points = Points
twenty-one-page-part-skills = Skills
twenty-one-page-part-spells = Spells
twenty-one-page-part-armor = Armor
twenty-one-page-part-gear = Gear
twenty-one-page-part-whole = The whole
twenty-one-page-limits-points = One group of two Abilities gets +1 each, then you have two single points. No Ability can be above 3.
twenty-one-page-limits-skills = One Skill for each point, of its Ability. Everyone has Influence, Soul and Humanity.
twenty-one-page-limits-whole = This is all of it. Nothing is sent before you take it.
# $weight number
twenty-one-page-limit-armor = Your armor can weigh up to { $weight }. Pockets come with it.
# $hand number, $both number, $pockets number
twenty-one-page-limit-gear = A hand with its reserve carries Weight { $hand }, one thing in both hands { $both } with the reserves. Pockets: { $pockets }.
# $of list, $free flag
twenty-one-page-limit-spells = { $free ->
    [yes] { LIST($of, type: "more") }. { -spell-combustion } is free.
   *[no] { LIST($of, type: "more") }.
}
twenty-one-page-want-group = Choose a group
# $n number
twenty-one-page-want-points = { $n ->
    [one] 1 single point left
   *[other] { $n } single points left
}
# $n number
twenty-one-page-want-skills = { $n ->
    [one] 1 Skill left to choose
   *[other] { $n } Skills left to choose
}
twenty-one-page-want-school = Choose a school for { -skill-attunement }
# $tool text
twenty-one-page-note-tool = Spells that you know need a { $tool } in hand.
# $of list
twenty-one-page-note-room = You can know one more spell: { LIST($of, type: "or") }.
twenty-one-page-note-hands = Your hands are empty.
twenty-one-page-note-armor = You wear no armor, so you have no pockets.
twenty-one-page-not-json = This file is not JSON. Save a character here, or with croupier character twenty-one --json.
twenty-one-page-not-saved = It could not be saved.
# $file text
twenty-one-page-saved = Saved as { $file }. Bring it to another table, or read it with: croupier character twenty-one --from { $file }
twenty-one-page-file-name = Its name in the file
twenty-one-page-save = Save this character
twenty-one-page-shelve = Keep it in this browser
# $name text
twenty-one-page-shelved = { $name } is kept in this browser. "Bring a character" offers it at every table.
# $name text
twenty-one-page-called = At this table it is called { $name }. The file can give it a name.
twenty-one-page-not-taken = A move was not taken.
twenty-one-page-no-rules = The rules don't answer.
twenty-one-page-too-late = This hero can't become that any more.
# $why text
twenty-one-page-stopped = { $why } What is built so far is kept. Choose the rest here, or undo moves.
twenty-one-page-this-hero = this hero
twenty-one-page-building = Your hero is being built.
twenty-one-page-which-hero = Which hero do you play?
twenty-one-page-let-chance = Let chance build it
twenty-one-page-chance = Let chance build your hero?
twenty-one-page-choose-file = Choose a file
twenty-one-page-fetching = Loading the rules.
# $title text
twenty-one-page-take-hero = Take { $title }
twenty-one-page-change = Change it
# $part text
twenty-one-page-on-to = Next: { $part }
# $ability text, $n number
twenty-one-page-has-ability = { $ability } { $n }
# $n number
twenty-one-page-hero-n = Hero { $n }
twenty-one-page-making = Making a hero
twenty-one-page-by-chance = Chance builds a hero.
twenty-one-page-being-made = A hero is being made.
# $who text, $of list
twenty-one-page-so-far = { $who } so far: { LIST($of, type: "more") }.
# $abilities text, $skills number
twenty-one-page-built = { $skills ->
    [0] Built so far: { $abilities }.
    [one] Built so far: { $abilities }, 1 Skill.
   *[other] Built so far: { $abilities }, { $skills } Skills.
}
twenty-one-page-hero-ways = How you get your hero
twenty-one-page-way-ready = A ready hero
twenty-one-page-way-own = Your own
twenty-one-page-way-bring = Bring a character
twenty-one-page-way-chance = By chance
twenty-one-page-ways-ready = from the pack, with its sheet
twenty-one-page-ways-own = step by step, with every limit
twenty-one-page-ways-bring = a file that was saved before
twenty-one-page-ways-chance = built at random, within the rules
# $title text
twenty-one-page-shown = This is the sheet of { $title }.
twenty-one-page-another = Look at another
twenty-one-page-sheet-first = Choose one to see its sheet.
twenty-one-page-chance-how = A group and two single Abilities, four Skills, spells, armor and gear, each drawn from what the rules allow. You see it when you have it.
twenty-one-page-bring-how = A file saved at another table ("Save this character"), or written by "croupier character twenty-one --json".
twenty-one-page-character = The character
# $why text
twenty-one-page-no-page-rules = { $why } Take a ready hero, let chance build one, or bring a file to croupier in a terminal.
twenty-one-page-steps = Steps
twenty-one-page-name = Name
twenty-one-page-name-how = Optional. Everyone at the table sees it.

## ---- The page: help ----

twenty-one-page-goes-1 = Whatever is risky is a Deal. Two cards each, all open. Hit or hold: nearest to 21 wins, over 21 you bust. Court cards count 10, an Ace 1 or 11, a Joker 0.
twenty-one-page-goes-2 = Your Edge pays for Skills, which bend cards. A bust counts only when nobody uses another.
twenty-one-page-goes-3 = Attack and win, and the other takes its cards of this Deal as Damage. Be attacked and win with a weapon in reach, and you retaliate: the attacker takes its own. At your limit you are out until healed.
twenty-one-page-goes-4 = In your turn you move, then act once: attack, cast, use an item. An act with a Delay happens some turns later, and is lost if you take Damage first. Between fights, rest and choose your way. If every hero falls, you go back to the last rest.
twenty-one-page-help-numbers = choose an act, a Skill or a target, numbered in order. Arrow keys lead to the map. Enter chooses a square, and Enter again does it.
twenty-one-page-help-windows = "Use a Skill?" comes wherever Skills can be used. "When it can help" asks only if a Skill could improve your result. To lose on purpose, choose "Always".
twenty-one-page-help-hint = Nothing is secret in 21. All hands, piles and decks are open, except for the order of a deck.

## ---- Terms: the words of the rules ----

twenty-one-part-example = For example:
twenty-one-term-deal = A Deal: a hand of Blackjack, against a Target or somebody else. Each side is dealt two cards, then they hit or hold in turn.
    .same = deals
    .example = { twenty-one-part-example } You win, 21 to 13.
twenty-one-term-target = A Target: a total to reach without a bust, 2 to 21. Hold below it and you fail.
    .same = targets
    .example = { twenty-one-part-example } Light has Target 12: reach 12 to 21.
twenty-one-term-contest = A contest: two hands. The higher total without a bust wins. Equal totals, or both over 21 at once, are a draw.
twenty-one-term-hit = Hit: draw one more card into your hand. After a hold nobody hits again.
    .example = { twenty-one-part-example } At 12 against 13 you hit.
twenty-one-term-hold = Hold: draw no more cards. Skills, and cards that others make you draw, still count.
    .example = { twenty-one-part-example } At 21 you hold.
twenty-one-term-bust = Bust: a total over 21 once everyone has passed on Skills. You lose at once.
    .same = busted
    .example = { twenty-one-part-example } A total of 25, unless a Skill mends it.
twenty-one-term-edge = Edge: what you spend on Skills in one Deal. It is the Ability tested, plus and minus what applies, never below 0. Unspent Edge is gone after the Deal.
    .example = { twenty-one-part-example } Soul Arrow tests Power: with Power 2 you have 2 Edge.
twenty-one-term-window = The pause for Skills ("Use a Skill?"): after the first cards, after each change, and when all have held, each side uses a Skill or passes, until all have passed in a row. You can be asked always, only where a Skill could help (the default), or never. To lose on purpose, choose always.
    .same = edge-window
twenty-one-term-skill = Edge Skills: you pay for them with Edge, and use each once a Deal. You have one for each point of an Ability, and three that everyone has.
    .same = skills, edge-skill
    .example = { twenty-one-part-example } Lucky Lad: a Jack is worth 2.
twenty-one-term-critical = A critical Deal: a Joker was drawn into one of its hands. Cards that are lost then bring Bonus Damage, 1 unless the table says otherwise.
    .same = joker
    .example = { twenty-one-part-example } The loser takes 1 more card of Damage.
twenty-one-term-damage-pile = The Damage Pile: cards that you have lost. At your limit you are Incapacitated. Armor and Vitality raise it.
    .same = pile, damage, limit
    .example = { twenty-one-part-example } You lose a Deal with a Jack and a 7: Damage 2 of 12.
twenty-one-term-bonus-damage = Bonus Damage: cards from the loser's own deck, added to the Damage if there is any.
    .same = bonus
    .example = { twenty-one-part-example } Power Strike adds 1.
twenty-one-term-incapacitated = Incapacitated: you cannot act, have no turn and cannot be a target, until you are healed below the limit.
    .same = down
    .example = { twenty-one-part-example } A Cellar Rat's limit is 2: two cards, and it is out.
twenty-one-term-retaliate = Retaliation: a defender who wins makes the attacker take its own cards. It takes a melee weapon in hand that reaches the attacker, or a bow or knife against a ranged attack. The Stunned cannot retaliate.
    .same = retaliation
    .example = { twenty-one-part-example } A Cellar Rat attacks, you win 17 to 15 with a Short Sword in hand, and it takes its own cards.
twenty-one-term-stunned = Stunned: no retaliation, Strength −1 and Dexterity −1, until your next turn starts.
    .same = stun
    .example = { twenty-one-part-example } A foe hits you with a Mace, with a Club in its hand.
twenty-one-term-delay = Delay 2: the act happens after 2 turns of others. Damage from somebody else interrupts it. You choose the target when it happens.
    .example = { twenty-one-part-example } Soul Arrow has Delay 1: one other turn, and it strikes.
twenty-one-term-turn = A turn: Move, then act once, which ends it. Dropping and dismissing are free.
    .same = move, act
    .example = { twenty-one-part-example } Move to c3, then cast Soul Arrow.
twenty-one-term-sight = In sight: the straight line between the middles of two squares runs through no wall. The dark hides what is more than 10 feet away.
    .same = line-of-sight, dark
twenty-one-term-reach = Reach: melee weapons reach adjacent squares (5 feet), a Spear 10 feet. Thrown items go 30 feet, bows as far as you can see.
    .same = range
twenty-one-term-unaware = Unaware: you cannot act or retaliate until you are attacked, in a Deal, or made aware by the GM.
    .same = aware, surprise
twenty-one-term-attack = Attacking: an act that can deal Damage. The attacker tests the Ability of the weapon, item or spell. The defender tests Strength, Dexterity or the Ability of a shield, or what the spell names.
    .same = defend, defence
twenty-one-term-area = An area act: you are dealt once and play until you hold. Then each target plays against your hand.
    .same = sweep, blast
twenty-one-term-weight = Weight: a hand and its reserve together carry up to the higher of Endurance and Strength. Both hands on one thing carry twice that. Armor can weigh up to Endurance.
twenty-one-term-reserve = A reserve: one item for each hand. You swap it in with Delay 1.
    .same = swap
twenty-one-term-pocket = A pocket: one stack of an item, or one incidental item. Armor has pockets. You need an empty hand to use what is in one.
    .same = pockets
twenty-one-term-strength = Strength: melee weapons, defence, Weight in your hands. Its Skills push and hit harder.
twenty-one-term-dexterity = Dexterity: light weapons, bows, defence. Its Skills punish mistakes.
twenty-one-term-endurance = Endurance: armor, Weight, Pyromancy. Its Skills take punishment.
twenty-one-term-hope = Hope: Miracles. Its Skills steady the cards, and cheer.
twenty-one-term-wits = Wits: Sorceries, thrown items. Its Skills are luck and cheek.
twenty-one-term-power = Power: spells. Its Skills make them quicker, longer and worse.
twenty-one-term-miracle = Miracles heal and calm. You need a Talisman in hand, and know up to your Hope.
    .same = miracles
twenty-one-term-sorcery = Sorceries are bolts, wards and tricks. You need a Catalyst in hand, and know up to your Wits + 1.
    .same = sorceries
twenty-one-term-pyromancy = Pyromancies burn. You need a Pyromancy Flame in hand, and know up to the lower of Endurance and Power.
    .same = pyromancies
twenty-one-term-gm = The GM plays the foes, calls Deals, and may correct anything. The GM is seat 0.
twenty-one-term-rest = A rest empties Damage Piles, shuffles discards in, refills stacks and ends spells.
twenty-one-term-conflict = A Conflict: everyone takes turns in an order drawn once. It ends when one side is out or has fled, or when the GM ends it.
    .same = turn-order
    .example = { twenty-one-part-example } You, Cellar Rat 1, Cellar Rat 2.
twenty-one-term-flee = To flee: start your Move on a square at the edge of the map and move off it.
twenty-one-term-fire = Fire: Combustion, Fireball, Firestorm, Firebombs, and weapons coated with Turpentine.
twenty-one-term-face = Face cards: Jack, Queen, King. Aces and Jokers are not.
    .same = faces
twenty-one-term-ace = An Ace counts 1 or 11, whichever is better. A Joker counts 0 and makes the Deal critical.
    .same = aces
    .example = { twenty-one-part-example } An Ace, a 2 and a 9 make 12, because with 11 they would make 22.
twenty-one-term-ability = Abilities: Strength, Dexterity, Endurance, Hope, Wits and Power. The one that is tested gives the Edge of a Deal.
    .same = abilities
    .example = { twenty-one-part-example } Osric Pale has Power 2.

## ---- A hero's sheet ----

twenty-one-sheet-nameless = A hero without a name
# $byname byname
twenty-one-part-byname = called { NAME($byname) }
# $wound wound
twenty-one-part-wound = { NAME($wound) }
# $byname byname
twenty-one-sheet-byname = Called { NAME($byname) }.
# $wound wound
twenty-one-sheet-wound = From an earlier run: { NAME($wound) }. The option wounds says what it costs.
# $ability ability, $n number
twenty-one-part-ability-points = { NAME($ability) } { $n }
# $abilities list
twenty-one-sheet-abilities = Abilities: { LIST($abilities, type: "more") }.
twenty-one-sheet-edge = Edge in a Deal: as much as the Ability that is tested, or the highest of several.
# $edge number, $abilities list of ability
twenty-one-sheet-defence = Defending: { $edge } ({ LIST($abilities, type: "or") }).
# $more number, $armor armor
twenty-one-sheet-nimble = { NAME($armor) } adds { $more } to Dexterity here.
# $more number
twenty-one-sheet-quiet = Outside a Conflict, Edge is { $more } higher (Optimism).
# $n number
twenty-one-part-just = { $n }
# $skill skill, $n number
twenty-one-part-skill-adds = { NAME($skill) } { $n }
# $armor armor, $n number
twenty-one-part-armor-adds = { NAME($armor) } { $n }
# $limit number
twenty-one-sheet-limit = Damage limit: { $limit } cards.
# $limit number, $of list
twenty-one-sheet-limit-of = Damage limit: { $limit } cards ({ LIST($of, type: "more") }).
# $left number, $right number, $limit number
twenty-one-sheet-weight = Weight: left hand and reserve { $left } of { $limit }, right hand and reserve { $right } of { $limit }.
# $all number, $most number, $left number, $right number, $limit number
twenty-one-sheet-weight-both = Weight: both hands and reserves { $all } of { $most }, left reserve { $left } of { $limit }, right reserve { $right } of { $limit }.
# $weight number, $limit number
twenty-one-sheet-armor-weight = Armor { $weight } of { $limit }.
# $filled number, $pockets number
twenty-one-sheet-pockets = Pockets: { $filled } of { $pockets } filled.
twenty-one-sheet-skills = Skills
# $most number
twenty-one-sheet-unpaid = This hero can never pay for it, with { $most } Edge at best.
# $school school, $n number, $limit number
twenty-one-part-school-known = { TRAIT($school, "many") } { $n } of { $limit }
# $combustion flag, $known list
twenty-one-sheet-spells = { $combustion ->
    [yes] Spells ({ LIST($known, type: "more") }, and Combustion)
   *[no] Spells ({ LIST($known, type: "more") })
}
# $edge number
twenty-one-sheet-casting = Casting Edge { $edge }.
# $gear gear
twenty-one-sheet-no-tool = It needs a { NAME($gear) }, and none is carried.
twenty-one-sheet-gear = Gear
twenty-one-sheet-no-armor = Armor: none.
# $armor text
twenty-one-sheet-armor = Armor: { $armor }
# $slot slot
twenty-one-sheet-slot-empty = { TRAIT($slot, "whole") }: empty.
# $pocket pocket
twenty-one-sheet-pocket-empty = { NAME($pocket) }: empty.
# $slot slot, $n number, $thing text
twenty-one-sheet-slot = { $n ->
    [1] { TRAIT($slot, "whole") }: { $thing }
   *[other] { TRAIT($slot, "whole") }: { $n } { $thing }
}
# $pocket pocket, $n number, $thing text
twenty-one-sheet-pocket = { $n ->
    [1] { NAME($pocket) }: { $thing }
   *[other] { NAME($pocket) }: { $n } { $thing }
}
# $edge number
twenty-one-sheet-attacking = Attacking Edge { $edge }.

## ---- How to play: a line is a paragraph, which the terminal wraps at 78 columns; together at most 40 lines ----

twenty-one-how-aim =
    The aim
      Heroes go through a run of scenes and fight what is there. Whatever is risky is a Deal: a hand of Blackjack. The cards that you lose are your Damage.
# $cards number
twenty-one-how-deal =
    A Deal
      Everyone has a deck of { $cards }. Two cards each, all open. Then hit or hold, in turn. Number cards count their number, J, Q and K 10, an Ace 1 or 11, a Joker 0. Over 21 you bust and lose. Against a Target, reach it without a bust. Against somebody, the higher total wins.
# $bonus number
twenty-one-how-critical = { $bonus ->
    [0] A Joker makes the Deal critical, and that is for the story alone.
    [one] A Joker makes the Deal critical: { $bonus } more card of Bonus Damage.
   *[other] A Joker makes the Deal critical: { $bonus } more cards of Bonus Damage.
}
# $influence number, $soul number, $humanity number
twenty-one-how-edge =
    Edge
      Your Edge in a Deal is the Ability that is tested, plus and minus what applies. After the first cards, after each change and at the end you can use a Skill for its Edge, each once a Deal, or pass. A total over 21 is a bust only when all have passed. Everyone has Influence ({ $influence } Edge: a card is worth 1 more or less), Soul ({ $soul }: a card of yours is worth 0) and Humanity ({ $humanity }: a face card is worth 1 to 5).
# $limit number
twenty-one-how-damage =
    Damage
      Hit by an attack, you take your cards of the Deal as Damage, and Bonus Damage from your deck. Win with a weapon in hand that reaches, and the attacker takes its own cards instead. At your limit ({ $limit } or more) you are Incapacitated until you are healed.
# $feet number, $square number
twenty-one-how-turn =
    A turn
      Move { $feet } feet, in squares of { $square }, round walls and foes. Then act once: attack, cast a spell, use an item, swap, try something. With Delay 2 it happens after 2 turns of others. Take Damage before that, and it is lost. Bows need sight.
twenty-one-how-gear =
    Magic and gear
      A spell needs its tool in hand. Blasts hit friends too. The higher of Strength and Endurance limits the Weight in your hands, Endurance that of your armor.
twenty-one-how-map =
    The map: columns are letters, rows numbers; ## is a wall, H1 a hero, F1 a foe.
    Type what edge, or what and any other word, to read what it means.

## ---- Found by their names: what the tables of the game have is said here ----

twenty-one-game-twenty-one = Heroes of six Abilities fight, cast and talk their way with hands of Blackjack, a deck each. Edge Skills bend the cards, and lost hands are Damage. For a GM and one to four players, or alone.

twenty-one-role-GM = GM
twenty-one-role-player = player

twenty-one-phase-story = Which run
twenty-one-phase-build = Build a hero
twenty-one-phase-chance-build = Chance builds a hero
twenty-one-phase-path = Which way
twenty-one-phase-free = Between fights
twenty-one-phase-call = The GM calls a Deal
twenty-one-phase-call-side = The GM calls a contest
twenty-one-phase-place = Place: where it goes
twenty-one-phase-order = The Turn Order
twenty-one-phase-turn = Turn: Move, then act
twenty-one-phase-aim = Choose the target
twenty-one-phase-square = Choose the square
twenty-one-phase-defence = Choose the Ability to defend with
twenty-one-phase-deal = Deal: cards are dealt
twenty-one-phase-window = Deal: use a Skill?
twenty-one-phase-play = Deal: hit or hold
twenty-one-phase-cheer = Discard a Heart
twenty-one-phase-riposte = Riposte
twenty-one-phase-bonus = Bonus Damage
twenty-one-phase-shield = Magic Shield
twenty-one-phase-reduce = Cards that you do not take
twenty-one-phase-within = The price of Power Within
twenty-one-phase-remedy = What is healed
twenty-one-phase-wound = A card of Damage
twenty-one-phase-over = The game is over
twenty-one-phase-try = A scene
twenty-one-phase-make = The GM makes a foe

twenty-one-verb-hero = play this hero as the pack has it
twenty-one-verb-random = build the hero at random, within the rules
twenty-one-verb-group = +1 to both Abilities of the group
twenty-one-verb-raise = +1 to a single Ability
twenty-one-verb-learn = learn a Skill of an Ability with a point for it
twenty-one-verb-attune = learn one more spell of this school
twenty-one-verb-spell = learn a spell
twenty-one-verb-armor = wear this armor
twenty-one-verb-equip = put something into a hand, both hands, or a hand's reserve
twenty-one-verb-stow = put a full stack of an item into a pocket
twenty-one-verb-name = name your hero; everyone reads it
twenty-one-verb-done = finish this step
twenty-one-verb-move = move to this square
twenty-one-verb-flee = leave the map, and the Conflict
twenty-one-verb-attack = attack with what a hand holds, or bare-handed
twenty-one-verb-cast = cast a spell; expert: Edge spent on less Delay
twenty-one-verb-use = use an item from a pocket or a hand
twenty-one-verb-ready = draw an item from a pocket into an empty hand
twenty-one-verb-swap = swap what a hand holds for its reserve
twenty-one-verb-drop = drop what is there
twenty-one-verb-dismiss = end one of your spells
twenty-one-verb-try = try something else, and say what: the GM calls a Deal, or none
twenty-one-verb-end-turn = end the turn
twenty-one-verb-wait = do nothing for now
twenty-one-verb-aim = choose the target
twenty-one-verb-sweep = choose the targets of a sweep
twenty-one-verb-square = choose the square of a spell or throw
twenty-one-verb-defend = choose the Ability to defend with
twenty-one-verb-hit = draw one more card
twenty-one-verb-hold = draw no more
twenty-one-verb-skill = use an Edge Skill
twenty-one-verb-alter = use an Edge Skill on a card: by how much, or what it is worth
twenty-one-verb-cheek = discard one or two non-face cards (for one, name it twice)
twenty-one-verb-recompense = instead of a hit, take a card from your Damage Pile
twenty-one-verb-pass = use no Skill now
twenty-one-verb-discard = discard this card
twenty-one-verb-kind = all face cards, or all others
twenty-one-verb-suit = all cards of this suit
twenty-one-verb-run = choose the run, or a free table
twenty-one-verb-path = choose the way
twenty-one-verb-scene = set up an encounter
twenty-one-verb-fight = start the Conflict
twenty-one-verb-call = ask a hero for a Deal
twenty-one-verb-target = call a Deal against a Target of 2 to 21
twenty-one-verb-oppose = call a contest; what each side tests comes next
twenty-one-verb-test = choose what this side of the contest tests, and its Edge
twenty-one-verb-no-deal = rule that this needs no Deal
twenty-one-verb-shift = move a hero or foe; the square comes next
twenty-one-verb-at = choose the square
twenty-one-verb-bring = add a foe; the square comes next
twenty-one-verb-leave = take a hero or foe out of the Conflict
twenty-one-verb-harm = give a hero or foe 1 card of Damage
twenty-one-verb-set-feet = correct the feet left of the Move
twenty-one-verb-set-stack = correct how many are left in a pocket
twenty-one-verb-mend = empty a Damage Pile
twenty-one-verb-stun = stun a hero or foe
twenty-one-verb-alert = make a foe aware, or unaware again
twenty-one-verb-peace = end the Conflict
twenty-one-verb-onward = continue the run from here
twenty-one-verb-rest = rest: piles emptied, stacks refilled, spells ended
twenty-one-verb-finish = end the match
twenty-one-verb-order = the next card of the Turn Order
twenty-one-verb-draw = a card into the hand of the Deal
twenty-one-verb-top = the top card of the deck is shown
twenty-one-verb-shuffle = the discard becomes the deck
twenty-one-verb-wound = a card from the deck as Damage
twenty-one-verb-room = open an empty room of so many rows and columns, without foes
twenty-one-verb-lay = make a rectangle of squares floor, wall, dark, rough ground or a door
twenty-one-verb-make = rebuild a foe from parts; they come next
twenty-one-verb-limit = set how many cards of Damage the foe can take
twenty-one-verb-bear = bring a wound, a byname or both from an earlier run
twenty-one-verb-dub = name the foe; everyone reads it
twenty-one-verb-approach = have a hero try this in the scene, by a Deal against its Target
twenty-one-verb-edge = give Edge in a hero's or foe's next Deal
# What a verb is called on a button, and what each part of a move is called.
twenty-one-title-hero = Play a ready hero
twenty-one-title-random = Build one at random
twenty-one-title-group = Build your own hero
twenty-one-title-raise = Raise an Ability
twenty-one-title-learn = Learn a Skill
twenty-one-title-attune = Know one more spell
twenty-one-title-spell = Learn a spell
twenty-one-title-armor = Wear armor
twenty-one-title-equip = Fill a hand or a reserve
twenty-one-title-stow = Fill a pocket
twenty-one-title-name = Name your hero
twenty-one-title-done = Done
twenty-one-title-move = Move
twenty-one-title-flee = Flee
twenty-one-title-attack = Attack
twenty-one-title-cast = Cast a spell
twenty-one-title-use = Use an item
twenty-one-title-ready = Take something out
twenty-one-title-swap = Swap a hand
twenty-one-title-drop = Drop something
twenty-one-title-dismiss = End a spell
twenty-one-title-try = Try something else
twenty-one-title-end-turn = End the turn
twenty-one-title-wait = Wait
twenty-one-title-aim = Choose the target
twenty-one-title-sweep = Choose the targets
twenty-one-title-square = Choose the square
twenty-one-title-defend = Defend
twenty-one-title-hit = Hit
twenty-one-title-hold = Hold
twenty-one-title-skill = Use a Skill
twenty-one-title-alter = Use a Skill on a card
twenty-one-title-cheek = Discard non-face cards
twenty-one-title-recompense = Take a card of Damage
twenty-one-title-pass = Pass
twenty-one-title-discard = Discard a card
twenty-one-title-kind = Faces or others
twenty-one-title-suit = Choose a suit
twenty-one-title-run = Choose the run
twenty-one-title-path = Choose the way
twenty-one-title-scene = Set up an encounter
twenty-one-title-fight = Start the Conflict
twenty-one-title-call = Call a Deal
twenty-one-title-target = Call a Target
twenty-one-title-oppose = Call a contest
twenty-one-title-test = Choose what is tested
twenty-one-title-no-deal = Call no Deal
twenty-one-title-shift = Move a hero or foe
twenty-one-title-at = Choose the square
twenty-one-title-bring = Bring one more foe
twenty-one-title-leave = Take out a hero or foe
twenty-one-title-harm = Give a card of Damage
twenty-one-title-set-feet = Correct the Move
twenty-one-title-set-stack = Correct a pocket
twenty-one-title-mend = Empty a Damage Pile
twenty-one-title-stun = Stun a hero or foe
twenty-one-title-alert = Make aware or unaware
twenty-one-title-edge = Give Edge
twenty-one-title-approach = Try it
twenty-one-title-room = Open a room
twenty-one-title-lay = Change the ground
twenty-one-title-make = Rebuild a foe
twenty-one-title-limit = How much Damage it can take
twenty-one-title-bear = From an earlier run
twenty-one-title-dub = Name it
twenty-one-title-peace = End the Conflict
twenty-one-title-onward = Continue the run
twenty-one-title-rest = Rest
twenty-one-title-finish = End the match
twenty-one-arg-hero = Hero
twenty-one-arg-group = Group
twenty-one-arg-ability = Ability
twenty-one-arg-skill = Skill
twenty-one-arg-school = School
twenty-one-arg-spell = Spell
twenty-one-arg-armor = Armor
twenty-one-arg-slot = Where
twenty-one-arg-gear = What
twenty-one-arg-number = Number
twenty-one-arg-pocket = Pocket
twenty-one-arg-row = Row
twenty-one-arg-column = Column
twenty-one-arg-with = With
twenty-one-arg-how = How
twenty-one-arg-expert = Edge for less Delay
twenty-one-arg-from = From
twenty-one-arg-hand = Hand
twenty-one-arg-mark = Spell
twenty-one-arg-at = Target
twenty-one-arg-card = Card
twenty-one-arg-value = Value
twenty-one-arg-also = Other card
twenty-one-arg-kind = Cards
twenty-one-arg-suit = Suit
twenty-one-arg-run = Run
twenty-one-arg-way = Way
twenty-one-arg-encounter = Encounter
twenty-one-arg-who = Who
twenty-one-arg-abilities = Abilities
twenty-one-arg-take = Best or lowest
twenty-one-arg-target = Target
twenty-one-arg-edge = Edge
twenty-one-arg-tags = Tags
twenty-one-arg-against = Against
twenty-one-arg-beast = Foe
twenty-one-arg-by = Edge
twenty-one-arg-approach = What to try
twenty-one-arg-foe = Foe
twenty-one-arg-rows = Rows
twenty-one-arg-columns = Columns
twenty-one-arg-ground = Ground
twenty-one-arg-to-row = To row
twenty-one-arg-to-column = To column
twenty-one-arg-wound = Wound
twenty-one-arg-byname = Byname

twenty-one-option-critical = Critical Deals
twenty-one-rule-critical = cards of Bonus Damage that a critical Deal adds; 0: it is for the story alone
twenty-one-option-foes-hidden = Hidden Skills
twenty-one-rule-foes-hidden = a foe's Skills are shown when first used, so everyone is asked about Skills each time
twenty-one-option-single-twice = Single points
twenty-one-rule-single-twice = both single points can go to one Ability
twenty-one-option-shared-decks = Foes' decks
twenty-one-rule-shared-decks = foes of one kind share one deck
twenty-one-option-feet = Feet a turn
twenty-one-rule-feet = how far you move in a turn
twenty-one-option-defence = The Ability in defence
twenty-one-rule-defence = the Ability in defence: the best by itself, or the defender chooses
twenty-one-value-defence-best = The best by itself
twenty-one-value-defence-ask = The defender chooses
twenty-one-option-difficulty = Difficulty
twenty-one-rule-difficulty = each foe has a limit 2 cards lower than on its sheet, the same, or 2 higher
twenty-one-value-difficulty-easy = Easy
twenty-one-value-difficulty-normal = Normal
twenty-one-value-difficulty-hard = Hard
twenty-one-option-wounds = What wounds cost
twenty-one-rule-wounds = not in the book: how many cards of Damage less a hero with a wound from an earlier run can take (0: wounds are told, and change nothing)
twenty-one-option-story = The story
twenty-one-rule-story = which of the pack's runs is played, or that the GM chooses
twenty-one-value-story-ask = The GM chooses
twenty-one-value-story-free = A free table

twenty-one-tally-run-won = run won
twenty-one-tally-run-lost = run lost
twenty-one-tally-left = ended without a result
twenty-one-tally-fights-won = Conflicts won
twenty-one-tally-defeats = defeats

twenty-one-bot-careless = hits below 16, seldom uses Edge, attacks what is near
twenty-one-bot-careful = hits by exact odds, weighs every Skill, chooses its targets
twenty-one-bot-strong = tries each hit, hold and last Skill to the end of the Deal, and counts the Damage

## ---- The lesson ----

twenty-one-lesson-rats = You are Osric Pale: a Catalyst for spells in the left hand, a Short Sword in the right. Two Cellar Rats are on the road. Start the Conflict.
twenty-one-lesson-order = You go first, then Cellar Rat 1, then Cellar Rat 2. In your turn you can move 30 feet, then act once.
twenty-one-lesson-move = A wall hides Cellar Rat 1 from here. Move to c3, 10 feet.
    .wrong = From there the wall is still in the way, or the rat is too near. Move to c3.
twenty-one-lesson-arrow = Now you see it, 45 feet away. Cast Soul Arrow. Delay 1: it strikes after 1 other turn.
twenty-one-lesson-deal = Cellar Rat 1 comes nearer and your spell strikes. A Deal: your Ace and 2 make 13, and so do its cards. Keep your 2 Edge for a Skill later, and pass.
    .wrong = You'll want that Edge in a moment. Pass.
twenty-one-lesson-hit = Come as near to 21 as you can without passing it. A draw hurts nobody. Hit.
twenty-one-lesson-ace = With the 9 you would have 22, so the Ace counts 1 and you have 12. Keep your Edge again.
twenty-one-lesson-needs = Cellar Rat 1 holds at 13. You need more: hit (31% to bust).
twenty-one-lesson-influence = 22, and over 21 you bust, but a Skill can still mend it. Influence costs 1 Edge: make your 2 worth 1 less.
    .wrong = Pass now and you bust. Use Influence on your 2 of Hearts.
twenty-one-lesson-hold = 21. Hold, and you are certain to win.
twenty-one-lesson-damage = You win, 21 to 13. The loser takes its own cards as Damage (2 of 2), and Cellar Rat 1 is Incapacitated.
twenty-one-lesson-second = Cellar Rat 2 is 10 feet away. Cast Soul Arrow again. If you take Damage before it strikes, it is lost.
twenty-one-lesson-attacked = It attacks first: 17 to 17, and it has 1 Edge. A hit is 67% to bust. Hold.
twenty-one-lesson-bitten = It uses Influence as well, and wins 18 to 17. You take your 2 cards as Damage (2 of 12), and the Soul Arrow is not cast.
twenty-one-lesson-sword = It stands next to you. Attack with the Short Sword.
twenty-one-lesson-thirteen = 13 to 5, and it can still hit. Hit too (37% to bust).
twenty-one-lesson-nineteen = 19. Hold.
twenty-one-lesson-turnabout = It reached 18 and used Influence on your 5: a draw at 18. Now it attacks, and holds at 15 against your 12. Hit.
twenty-one-lesson-fifteen = 15 to 15 would be a draw. You have one Skill left that costs nothing. Hit (52% to bust).
    .wrong = Hold, and it is a draw. Hit: you have a way out if it goes wrong.
twenty-one-lesson-jack = 25. Lucky Lad costs 0 Edge and makes a Jack worth 2: 17 to 15. Use it, then hold.
twenty-one-lesson-end = You win, and with a sword in reach you retaliate: the attacker takes its own cards (2 of 2). The road is clear. Where it goes is up to you.
