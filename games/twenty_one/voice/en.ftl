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
### table card
### table body
### table column
### table act none attack cast use ready swap try
### table how plain power-strike sweep power-sweep
### table source everyone spell gear ability
### table price free step edge
### table class melee ranged shield tool item incidental hand none
### table state well down fled unaware
### table did more less set soul
### table choice one best lowest

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
-ability-strength = Strength
-ability-dexterity = Dexterity
-ability-endurance = Endurance
-ability-hope = Hope
-ability-wits = Wits
-ability-power = Power
-ability-none = none
-school-miracle = Miracle
-school-sorcery = Sorcery
-school-pyromancy = Pyromancy
-skill-influence = Influence
    .text = One card of any hand that you can see is worth 1 more or 1 less, also after a bust.
-skill-soul = Soul
    .text = While you are not over 21: one card of your own is worth 0 for good.
-skill-humanity = Humanity
    .text = One face card of any hand that you can see is worth 1 to 5, as you say.
-skill-overbear = Overbear
    .text = You draw a card into your hand, then your opponent draws one too, held or not.
-skill-weightlift = Weightlift
    .text = Each of your hands, its reserve with it, carries 1 more Weight.
-skill-power-strike = Power Strike
    .text = A way to attack with a weapon: 1 more Delay, 1 more Bonus Damage.
-skill-lean-into = Lean Into
    .text = Every Club that lies in either hand is worth 1 more.
-skill-riposte = Riposte
    .text = When your opponent has finally bust: one more card from its deck joins what it loses.
-skill-critical = Critical
    .text = In a contest, while you have exactly 21: your opponent draws two cards into the hand, held or not.
-skill-flanking = Flanking
    .text = Whom you attack cannot retaliate, unless it has attacked you in this Conflict.
-skill-advantage = Advantage
    .text = In a contest: your opponent has 1 Edge less.
-skill-sturdy = Sturdy
    .text = All your cards of this Deal, later ones too, are worth 1 less each.
-skill-recompense = Recompense
    .text = Instead of a hit, a card that you choose from your own Damage Pile joins your hand.
-skill-vitality = Vitality
    .text = Your Damage Pile holds 2 cards more.
-skill-encumbrance = Encumbrance
    .text = Your armor may weigh 1 more, and has one more pocket.
-skill-light = Light
    .text = One card of your own is worth 1 more or 1 less.
-skill-guidance = Guidance
    .text = Till the Deal ends the top card of your deck lies open.
-skill-optimism = Optimism
    .text = 1 Edge more in every Deal outside a Conflict, or tagged non-combat.
-skill-cheer = Cheer
    .text = While you have exactly 21: you and each ally may discard one Heart from the Damage Pile.
-skill-lucky-lady = Lucky Lady
    .text = One Queen of any hand that you can see is worth 2.
-skill-lucky-lad = Lucky Lad
    .text = One Jack of any hand that you can see is worth 2.
-skill-cheek = Cheek
    .text = In a contest that can cost you no Damage: discard one or two non-face cards of your hand, over 21 too.
-skill-attunement = Attunement
    .text = You know one more spell of a school that is open to you.
-skill-power-spell = Power Spell
    .text = In the Deal of your own spell: every target that takes a card takes 2 more from its deck.
-skill-expert-spell = Expert Spell
    .text = As you begin a spell: each Edge that you spend takes 1 off its Delay, and is missing in its Deal.
-skill-linger-spell = Linger Spell
    .text = In the Deal of your own spell that lasts a number of turns: it lasts one more.
-skill-aura = Aura
    .text = In a contest: the cards that each of you was dealt first switch what they are worth now.
-skill-short-sword = Short Sword
    .text = By a Short Sword, attacking: one card of either hand is worth 1 less.
-skill-broadsword = Broadsword
    .text = By a Broadsword: one card of your own is worth 2 more.
-skill-buckler = Buckler
    .text = By a Buckler, defending: one card of your opponent's is worth 2 less.
-skill-magic-shield = Magic Shield
    .text = By the spell, with a shield in hand: of the cards that you have lost you take none.
-skill-dagger = Dagger
    .text = By a Dagger, defending: at the second face card in your hand your opponent draws one. It costs nothing.
-spell-heal = Heal
    .text = All face cards, or all others, leave your Damage Pile; you say which.
-spell-group-heal = Group Heal
    .text = All cards of one suit leave your Damage Pile and those of all allies, wherever they are; Jokers stay.
-spell-great-heal = Great Heal
    .text = Your Damage Pile and that of everyone adjacent is emptied, foes too.
-spell-force = Force
    .text = Everyone within 15 feet who loses is Stunned and pushed 15 feet away. Allies defend with 1 Edge more.
-spell-tranquility = Tranquility
    .text = For 2 turns foes within 15 feet of you have half their Dexterity and half their Move.
-spell-soul-arrow = Soul Arrow
    .text = An attack on one in sight.
-spell-magic-weapon = Magic Weapon
    .text = For 2 turns 1 Edge more when you attack with a weapon in hand, or defend with one that reaches.
-spell-magic-shield = Magic Shield
    .text = For 2 turns, with a shield in hand: for 2 Edge you take none of the cards that you have lost.
-spell-hush = Hush
    .text = For 2 turns 2 Edge more in Deals tagged stealth.
-spell-demons-prank = Demon's Prank
    .text = A noise on a square in sight. Unaware foes within 30 feet of it without Wits go towards it; those without Endurance are Stunned.
-spell-light = Light
    .text = You shed light for 30 feet, till you dismiss it.
-spell-fall-control = Fall Control
    .text = You fall as softly as you like, till the end of this Conflict or the next.
-spell-combustion = Combustion
    .text = An attack on everyone adjacent, allies too. If you bust or any of them beats you, you take your own red cards.
-spell-fireball = Fireball
    .text = An attack on a square in sight within 15 feet and all adjacent to it, allies too. On it yourself you take your own red cards.
-spell-firestorm = Firestorm
    .text = An attack on everyone else within 30 feet, allies too, seen or not.
-spell-power-within = Power Within
    .text = 1 Edge more in all your Deals, and a card onto your Damage Pile after each, till you dismiss it.
-spell-flash-sweat = Flash Sweat
    .text = For 2 turns red cards of fire Damage go to your discard, and fire gives you 1 Edge more.
-gear-dagger = Dagger
    .text = Defending you have 1 Edge less, and at the second face card in your hand the attacker draws one.
-gear-rapier = Rapier
    .text = Defending you may use each Skill more than once, paid each time.
-gear-scimitar = Scimitar
    .text = After an attack in your own turn you can Move with the feet you have left.
-gear-short-sword = Short Sword
    .text = Attacking, for 1 Edge: one card of either hand is worth 1 less.
-gear-broadsword = Broadsword
    .text = For 1 Edge: one card of your own is worth 2 more.
-gear-mace = Mace
    .text = Attacking with a Club in your hand at the end: whom you damage is Stunned.
-gear-spear = Spear
    .text = It reaches 10 feet.
-gear-battleaxe = Battleaxe
    .text = Attacking: 1 Edge more and 1 Bonus Damage. You cannot retaliate.
-gear-greatsword = Greatsword
    .text = Or a sweep with Delay 1: 2 Edge more, against all adjacent that you choose. You cannot retaliate.
-gear-shortbow = Shortbow
    .text = Any distance in sight.
-gear-longbow = Longbow
    .text = Any distance in sight; attacking 1 Edge more.
-gear-crossbow = Crossbow
    .text = Any distance in sight, in one hand.
-gear-buckler = Buckler
    .text = Defending, for 1 Edge: one card of the attacker's is worth 2 less.
-gear-kite-shield = Kite Shield
    .text = Of cards that you would take all Clubs go to the discard.
-gear-greatshield = Greatshield
    .text = Defending and bust you discard up to two of the cards that you would take.
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
    .text = Thrown at one in sight within 30 feet. In hand it answers ranged attacks.
-gear-firebomb = Firebomb
    .text = Thrown at one in sight within 30 feet, and at all your foes adjacent to it; fire.
-gear-turpentine = Turpentine
    .text = Your melee weapons in hand and reserve burn till the Conflict ends: 1 Bonus Damage, fire.
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
    .text = 1 Edge more when you defend with Dexterity.
-armor-leather-armor = Leather Armor
    .text = Your Damage Pile holds 2 cards more.
-armor-chainmail = Chainmail
    .text = Your Damage Pile holds 4 cards more.
-armor-platemail = Platemail
    .text = Your Damage Pile holds 4 cards more, and each time you discard one of the cards that you would take.
-slot-left = Left
    .place = left hand
-slot-right = Right
    .place = right hand
-slot-reserve-left = Reserve Left
    .place = left reserve
-slot-reserve-right = Reserve Right
    .place = right reserve
-slot-both = Both
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
-card-none = no card
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
twenty-one-card-joker = { NAME($card) }: worth 0, no suit, no colour; it makes the Deal Critical.
# $card card
twenty-one-card-ace = { NAME($card) }: worth 1 or 11.
# $card card, $worth number, $face flag
twenty-one-card-worth = { $face ->
    [yes] { NAME($card) }: worth { $worth }, a face card.
   *[no] { NAME($card) }: worth { $worth }.
}
# $skill skill
twenty-one-part-deed = { TRAIT($skill, "text") }
# $source source, $ability ability
twenty-one-part-source = { $source ->
    [everyone] everyone's
    [spell] by a spell
    [gear] by gear
   *[ability] { NAME($ability) }
}
# $skill skill, $source source, $ability ability, $price price, $cost number
twenty-one-card-skill = { $price ->
    [free] { NAME($skill) } ({ twenty-one-part-source }, no price): { twenty-one-part-deed }
    [step] { NAME($skill) } ({ twenty-one-part-source }, { $cost } Edge a step): { twenty-one-part-deed }
   *[edge] { NAME($skill) } ({ twenty-one-part-source }, { $cost } Edge): { twenty-one-part-deed }
}
# $school school
twenty-one-part-school = { NAME($school) }
# $delay number
twenty-one-part-delay = Delay { $delay }
# $abilities list of ability, $target number
twenty-one-part-target = { LIST($abilities, type: "or") }, Target { $target }
# $abilities list of ability, $against list of ability
twenty-one-part-against = { LIST($abilities, type: "or") } against { LIST($against, type: "or") }
twenty-one-part-fire = fire
# $spell spell, $has list
twenty-one-card-spell = { NAME($spell) } ({ LIST($has, type: "more") }): { TRAIT($spell, "text") }
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
# $gear gear, $has list
twenty-one-card-thing = { NAME($gear) } ({ LIST($has, type: "more") }): { TRAIT($gear, "text") }
# $armor armor, $weight number, $pockets number
twenty-one-card-armor = { $pockets ->
    [one] { NAME($armor) } (armor, Weight { $weight }, 1 pocket): { TRAIT($armor, "text") }
   *[other] { NAME($armor) } (armor, Weight { $weight }, { $pockets } pockets): { TRAIT($armor, "text") }
}
# $row number, $column column
twenty-one-part-square = { $column ->
    [none] off the map
   *[other] { NAME($column) }{ $row }
}
# $gear gear
twenty-one-part-with = { $gear ->
    [bare-hands] bare hands
   *[other] the { NAME($gear) }
}
# $gear gear, $how how
twenty-one-part-attack = { $how ->
    [power-strike] attack with { twenty-one-part-with } as a Power Strike
    [sweep] attack with { twenty-one-part-with } as a sweep
    [power-sweep] attack with { twenty-one-part-with } as a sweep and Power Strike
   *[plain] attack with { twenty-one-part-with }
}
# $gear gear
twenty-one-part-use = { $gear ->
    [throwing-knife] throw a { NAME($gear) }
    [firebomb] throw a { NAME($gear) }
   *[other] use a { NAME($gear) }
}
# What somebody does, as after "to".
# $act act, $spell spell, $gear gear, $how how
twenty-one-part-act = { $act ->
    [attack] { twenty-one-part-attack }
    [cast] cast { NAME($spell) }
    [use] { twenty-one-part-use }
    [ready] take out a { NAME($gear) }
    [swap] swap a hand for its reserve
   *[other] try something
}


## ---- Parts of tells ----

# Somebody does it: as after a name.
# $gear gear, $how how
twenty-one-part-attacks = { $how ->
    [power-strike] attacks with { twenty-one-part-with } as a Power Strike
    [sweep] attacks with { twenty-one-part-with } as a sweep
    [power-sweep] attacks with { twenty-one-part-with } as a sweep and Power Strike
   *[plain] attacks with { twenty-one-part-with }
}
# $gear gear
twenty-one-part-uses = { $gear ->
    [throwing-knife] throws a { NAME($gear) }
    [firebomb] throws a { NAME($gear) }
   *[other] uses a { NAME($gear) }
}
# $act act, $spell spell, $gear gear, $how how
twenty-one-part-acts = { $act ->
    [attack] { twenty-one-part-attacks }
    [cast] casts { NAME($spell) }
    [use] { twenty-one-part-uses }
    [ready] takes out a { NAME($gear) }
    [swap] swaps a hand for its reserve
   *[other] tries something
}
# $expert number
twenty-one-part-expert = { $expert ->
    [0] { "" }
   *[other] { " " }(Expert Spell, { $expert } Edge)
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
# $owner seat, $card card, $did did, $n number
twenty-one-part-altered = { $did ->
    [more] { NAME($owner, case: "possessive") } { NAME($card) } is worth { $n } more
    [less] { NAME($owner, case: "possessive") } { NAME($card) } is worth { $n } less
    [soul] { NAME($owner, case: "possessive") } { NAME($card) } is worth { $n } for good
   *[set] { NAME($owner, case: "possessive") } { NAME($card) } is worth { $n }
}
# $owner seat, $from number, $to number
twenty-one-part-hand-goes = { NAME($owner, case: "possessive") } hand goes from { $from } to { $to }
# $owner seat, $from number, $to number
twenty-one-part-edge-goes = { NAME($owner, case: "possessive") } Edge goes from { $from } to { $to }
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
   *[no] The hero of player { $player } is called { $name }.
}
# $own flag, $player number
twenty-one-tell-uncalled = { $own ->
    [yes] Your hero goes by its number.
   *[no] The hero of player { $player } goes by its number.
}
# $who seat
twenty-one-tell-random = { $who ->
    [you] You leave the building to chance.
   *[other] { NAME($who, at: "start") } is built by chance.
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
    [you] You take a { NAME($gear) }.
   *[other] { NAME($who, at: "start") } takes a { NAME($gear) }.
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
# $who seat, $act act, $spell spell, $gear gear, $how how, $expert number, $delay number
twenty-one-tell-begin = { $who ->
    [you] You begin to { twenty-one-part-act }, Delay { $delay }{ twenty-one-part-expert }.
   *[other] { NAME($who, at: "start") } begins to { twenty-one-part-act }, Delay { $delay }{ twenty-one-part-expert }.
}
twenty-one-tell-all-delay = All delay, and so it is made now.
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
    [you] You drop the { NAME($gear) }.
   *[other] { NAME($who, at: "start") } drops the { NAME($gear) }.
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
# $who seat, $on seat
twenty-one-tell-aim = { $who ->
    [you] You aim at { NAME($on) }.
   *[other] { NAME($who, at: "start") } aims at { NAME($on) }.
}
# $who seat, $on list of seat
twenty-one-tell-sweep = { $who ->
    [you] You sweep at { LIST($on) }.
   *[other] { NAME($who, at: "start") } sweeps at { LIST($on) }.
}
# $who seat, $row number, $column column
twenty-one-tell-square = { $who ->
    [you] You aim at { twenty-one-part-square }.
   *[other] { NAME($who, at: "start") } aims at { twenty-one-part-square }.
}

## ---- Tell: a Deal ----

# $who seat, $ability ability
twenty-one-tell-defend = { $who ->
    [you] You defend with { NAME($ability) }.
   *[other] { NAME($who, at: "start") } defends with { NAME($ability) }.
}
# $who seat, $ability ability, $edge number, $first seat, $first-edge number
twenty-one-tell-defend-against = { $who ->
    [you] You defend with { NAME($ability) }, Edge { $edge }, against { NAME($first) } with Edge { $first-edge }.
   *[other] { NAME($who, at: "start") } defends with { NAME($ability) }, Edge { $edge }, against { NAME($first) } with Edge { $first-edge }.
}
# $who seat
twenty-one-tell-hit = { $who ->
    [you] You hit.
   *[other] { NAME($who, at: "start") } hits.
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
# $who seat, $skill skill, $did list
twenty-one-tell-skill-did = { $who ->
    [you] You use { NAME($skill) }: { LIST($did, type: "more") }.
   *[other] { NAME($who, at: "start") } uses { NAME($skill) }: { LIST($did, type: "more") }.
}
# $who seat, $skill skill, $owner seat, $card card, $did did, $n number, $shown flag, $total number
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
    [you] You take from the Damage Pile into the hand the { NAME($card) }{ twenty-one-part-now }.
   *[other] { NAME($who, at: "start") } takes from the Damage Pile into the hand the { NAME($card) }{ twenty-one-part-now }.
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
# $who seat
twenty-one-tell-faces = All face cards leave { NAME($who, case: "possessive") } Damage Pile.
# $who seat
twenty-one-tell-others = All cards that are not faces leave { NAME($who, case: "possessive") } Damage Pile.
# $suit suit
twenty-one-tell-suit = All { NAME($suit) } leave the Damage Piles of that side.

## ---- Tell: the GM ----

twenty-one-tell-fight = The Conflict begins.
# $on seat
twenty-one-tell-call = The GM calls a Deal for { NAME($on) }.
# $target number, $choice choice, $abilities list of ability, $adds flag, $edge signed
twenty-one-tell-target = The GM calls Target { $target }, { twenty-one-part-choice }{ twenty-one-part-edge }.
# $on seat
twenty-one-tell-oppose = The GM calls a contest against { NAME($on) }.
# $on seat, $choice choice, $abilities list of ability, $adds flag, $edge signed
twenty-one-tell-test = The GM calls for { NAME($on) }: { twenty-one-part-choice }{ twenty-one-part-edge }.
twenty-one-tell-no-deal = The GM calls for no Deal.
# $on seat, $row number, $column column
twenty-one-tell-at = The GM places { NAME($on) } at { twenty-one-part-square }.
# $title text
twenty-one-tell-bring = The GM brings one more: { $title }.
# $on seat
twenty-one-tell-leave = The GM takes { NAME($on) } out of it.
# $on seat
twenty-one-tell-harm = The GM harms { NAME($on) }.
# $on seat
twenty-one-tell-mend = The GM empties the Damage Pile of { NAME($on) }.
# $on seat
twenty-one-tell-stun = The GM Stuns { NAME($on) }.
# $on seat, $by number
twenty-one-tell-edge-more = The GM gives { $by } Edge to { NAME($on) } in the next Deal, by circumstance.
# $on seat, $by number
twenty-one-tell-edge-less = The GM takes { $by } Edge from { NAME($on) } in the next Deal, by circumstance.
# $on seat
twenty-one-tell-edge-none = The GM takes back the circumstance of { NAME($on) }.
# $on seat, $aware flag
twenty-one-tell-alert = { $aware ->
    [yes] The GM makes { NAME($on) } unaware.
   *[no] The GM makes { NAME($on) } aware.
}
twenty-one-tell-peace = The GM ends the Conflict.
twenty-one-tell-onward = The run goes on.
twenty-one-tell-rest = All rest.
twenty-one-tell-finish = The GM leaves it at that.

## ---- Tell: chance ----

# $who seat, $first flag
twenty-one-tell-order = { $first ->
    [yes] First in the Turn Order: { NAME($who) }.
   *[no] Then { NAME($who) }.
}
# $who seat
twenty-one-tell-shuffle = { NAME($who, case: "possessive", at: "start") } discard is shuffled and becomes the deck.
# $who seat, $card card
twenty-one-tell-top = On top of { NAME($who, case: "possessive") } deck lies the { NAME($card) }.
# $who seat, $card card
twenty-one-tell-bonus = Bonus Damage for { NAME($who) }: the { NAME($card) }.
# $who seat, $card card
twenty-one-tell-within = { -mark-power-within } costs { NAME($who) }: the { NAME($card) }.
# $who seat, $card card
twenty-one-tell-wound = For { NAME($who) }: the { NAME($card) }.
# $who seat, $card card, $shown flag, $total number
twenty-one-tell-draw = { $who ->
    [you] You draw the { NAME($card) }{ twenty-one-part-now }.
   *[other] { NAME($who, at: "start") } draws the { NAME($card) }{ twenty-one-part-now }.
}
# $who seat, $first card, $card card, $shown flag, $total number
twenty-one-tell-draw-two = { $who ->
    [you] You draw the { NAME($first) } and the { NAME($card) }{ twenty-one-part-now }.
   *[other] { NAME($who, at: "start") } draws the { NAME($first) } and the { NAME($card) }{ twenty-one-part-now }.
}
# $who seat, $on seat
twenty-one-tell-dagger = { $on ->
    [you] { NAME($who, case: "possessive", at: "start") } second face card: by the { -gear-dagger } you draw one.
   *[other] { NAME($who, case: "possessive", at: "start") } second face card: by the { -gear-dagger } { NAME($on) } draws one.
}

## ---- Tell: how a Deal has come out ----

# $who seat, $total number, $target number
twenty-one-tell-success = { $who ->
    [you] You succeed: { $total } against Target { $target }.
   *[other] { NAME($who, at: "start") } succeeds: { $total } against Target { $target }.
}
# $who seat, $total number, $target number
twenty-one-tell-failure = { $who ->
    [you] You fail: { $total } against Target { $target }.
   *[other] { NAME($who, at: "start") } fails: { $total } against Target { $target }.
}
# $who seat, $total number, $target number
twenty-one-tell-failure-bust = { $who ->
    [you] You fail: { $total }, bust, against Target { $target }.
   *[other] { NAME($who, at: "start") } fails: { $total }, bust, against Target { $target }.
}
# $who seat
twenty-one-tell-win-undealt = { $who ->
    [you] You win.
   *[other] { NAME($who, at: "start") } wins.
}
# $who seat, $total number, $other number
twenty-one-tell-win-bust = { $who ->
    [you] You win with { $total }, for { $other } is over 21.
   *[other] { NAME($who, at: "start") } wins with { $total }, for { $other } is over 21.
}
# $who seat, $total number, $other number
twenty-one-tell-win = { $who ->
    [you] You win { $total } to { $other }.
   *[other] { NAME($who, at: "start") } wins { $total } to { $other }.
}
twenty-one-tell-draw-bust = A draw: both are over 21.
# $total number
twenty-one-tell-draw-at = A draw at { $total }.
twenty-one-tell-critical = The Deal was Critical.
twenty-one-tell-critical-late = The Deal is Critical by that.
twenty-one-tell-no-retaliation = There is no retaliation.
# $who seat
twenty-one-tell-bust = { $who ->
    [you] You have bust.
   *[other] { NAME($who, at: "start") } has bust.
}
# $on list of seat, $many flag
twenty-one-tell-undealt = { $many ->
    [yes] Undealt, { LIST($on) } win.
   *[no] Undealt, { LIST($on) } wins.
}
# $who seat
twenty-one-tell-withstand = { $who ->
    [you] You withstand it.
   *[other] { NAME($who, at: "start") } withstands it.
}
# $who seat
twenty-one-tell-beaten = { $who ->
    [you] You are beaten.
   *[other] { NAME($who, at: "start") } is beaten.
}
# $who seat
twenty-one-tell-no-worse = { $who ->
    [you] You are no worse for it.
   *[other] { NAME($who, at: "start") } is no worse for it.
}
# $who seat, $gear gear, $cards list of card
twenty-one-tell-kept-gear = { NAME($who, case: "possessive", at: "start") } { NAME($gear) } keeps off { LIST($cards) }.
# $who seat, $cards list of card
twenty-one-tell-kept-spell = { NAME($who, case: "possessive", at: "start") } { -timed-flash-sweat } keeps off { LIST($cards) }.
# $who seat, $gear gear, $cards list of card
twenty-one-tell-kept-both = { NAME($who, case: "possessive", at: "start") } { NAME($gear) } and { -timed-flash-sweat } keep off { LIST($cards) }.

## ---- Tell: what followed ----

# $who seat, $on list of seat
twenty-one-tell-deal-on = The Deal: { NAME($who) } against { LIST($on) }.
# $who seat, $edge number, $target number
twenty-one-tell-deal-target = The Deal: { NAME($who) } with Edge { $edge } against Target { $target }.
# $who seat, $edge number, $on seat, $on-edge number
twenty-one-tell-deal = The Deal: { NAME($who) } with Edge { $edge } against { NAME($on) } with Edge { $on-edge }.
# $who seat, $edge number, $on list of seat
twenty-one-tell-deal-area = The Deal: { NAME($who) } with Edge { $edge }; against { LIST($on) }.
# $who seat, $edge number
twenty-one-tell-deal-next = { $who ->
    [you] You play against that, Edge { $edge }.
   *[other] { NAME($who, at: "start") } plays against that, Edge { $edge }.
}
# $who seat, $cards list of card, $pile number, $limit number
twenty-one-tell-pile-more = { $who ->
    [you] You take { LIST($cards) } onto the Damage Pile: { $pile } of { $limit }.
   *[other] { NAME($who, at: "start") } takes { LIST($cards) } onto the Damage Pile: { $pile } of { $limit }.
}
# $who seat, $n number, $pile number, $limit number
twenty-one-tell-pile-less = { $n ->
    [one] { NAME($who, case: "possessive", at: "start") } Damage Pile loses 1 card: { $pile } of { $limit }.
   *[other] { NAME($who, case: "possessive", at: "start") } Damage Pile loses { $n } cards: { $pile } of { $limit }.
}
# $who seat
twenty-one-tell-down = { $who ->
    [you] You are Incapacitated.
   *[other] { NAME($who, at: "start") } is Incapacitated.
}
# $who seat
twenty-one-tell-out = { $who ->
    [you] You are out of it.
   *[other] { NAME($who, at: "start") } is out of it.
}
# $who seat
twenty-one-tell-up = { $who ->
    [you] You stand again.
   *[other] { NAME($who, at: "start") } stands again.
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
    [one] { NAME($timed) } holds for { NAME($who) }, for 1 turn.
   *[other] { NAME($timed) } holds for { NAME($who) }, for { $turns } turns.
}
# $who seat, $timed timed
twenty-one-tell-timed-ends = { NAME($timed) } ends for { NAME($who) }.
# $who seat
twenty-one-tell-aware = { $who ->
    [you] You are aware now.
   *[other] { NAME($who, at: "start") } is aware now.
}
# $who seat, $row number, $column column
twenty-one-tell-pushed = { $who ->
    [you] You are pushed to { twenty-one-part-square }.
   *[other] { NAME($who, at: "start") } is pushed to { twenty-one-part-square }.
}
# $who seat, $act act, $spell spell, $gear gear, $how how
twenty-one-tell-delay-broken = Damage breaks { NAME($who, case: "possessive") } Delay, not to { twenty-one-part-act }.
# $who seat, $act act, $spell spell, $gear gear, $how how
twenty-one-tell-delay-over = { NAME($who, case: "possessive", at: "start") } Delay is over: to { twenty-one-part-act }.
# $who seat, $act act, $spell spell, $gear gear, $how how
twenty-one-tell-delay-lost = { NAME($who, case: "possessive", at: "start") } Delay comes to nothing, not to { twenty-one-part-act }.
# $who seat
twenty-one-tell-turn = { $who ->
    [you] It is your turn.
   *[other] It is the turn of { NAME($who) }.
}
# $lost flag
twenty-one-tell-defeat = { $lost ->
    [yes] All heroes are out: that was the last defeat that a run bears.
   *[no] All heroes are out: a defeat. All rest, and it begins again from the last rest.
}
# $lost flag
twenty-one-tell-defeat-turns = { $lost ->
    [yes] So many turns settled nothing: that was the last defeat that a run bears.
   *[no] So many turns settled nothing: a defeat. All rest, and it begins again from the last rest.
}
twenty-one-tell-fight-won = The heroes have won.
# $title text, $text text
twenty-one-tell-place = { $title }: { $text }
twenty-one-tell-conflict-over = The Conflict is over.
twenty-one-tell-won = The run is won.
twenty-one-tell-lost = The run is lost.
twenty-one-tell-over = The match is over.
# $text text
twenty-one-tell-closing = { $text }
