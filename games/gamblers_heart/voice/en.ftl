### All that people read of Gambler's Heart, in English: the language of reference. It declares the slots of each message
### ("# $who seat, $patron patron?": ? = may be hidden from the reader). The form: docs/messages.md.
### table spell
### table patron
### table person
### table royalty
### table suit
### table seed
### table status free blessed cursed lost
### table size unsaid minor medium major
### table step portent crew arrival work conflict verdict resolution
### table as plain royalty suit cards
### table lean even good bad
### table why unseen alike unsuited unstated
### table face none nine ten jack queen king ace
### table kind nothing pair pairs three full four five
### table seen all you other
### table phase
### table help none two one
### table vote none back back-own free free-own
### table made nothing name soul patron all
### table tone none plain less-awful even-worse
### table does pass hold learn sway break save
### table obstacle
### table helps anything pass hold learn sway break save
## ---- Names ----
# How the reader is told of a seat: $as is you, master (the GM), named or numbered.
-seat = { $as ->
    [you] { $case ->
        [possessive] your
       *[plain] you
    }
    [master] { $case ->
        [possessive] the GM's
       *[plain] the GM
    }
    [named] { $case ->
        [possessive] { $name }'s
       *[plain] { $name }
    }
   *[numbered] { $case ->
        [possessive] Gambler { $number }'s
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
# A spell stands in quotes, but where it is the head of its own line.
-spell = { $form ->
    [bare] { $title }
   *[quoted] "{ $title }"
}
-status-free = free
-status-blessed = blessed
-status-cursed = cursed
-status-lost = lost
-size-unsaid = size not given
-size-minor = minor
-size-medium = medium
-size-major = major
-step-portent = the Portent
-step-crew = the Crew
-step-arrival = Arrival
-step-work = the Work
-step-conflict = the Conflict
-step-verdict = the end of the Conflict
-step-resolution = the Resolution
-face-none = none
-face-nine = 9
-face-ten = 10
-face-jack = J
-face-queen = Q
-face-king = K
-face-ace = A
-kind-nothing = nothing
-kind-pair = one pair
-kind-pairs = two pairs
-kind-three = three of a kind
-kind-full = a full house
-kind-four = four of a kind
-kind-five = five of a kind
## ---- Parts: pieces that several messages use; never said alone ----
# $kind kind, $points number
gamblers-heart-part-kind = { $points ->
    [one] { NAME($kind) } (1 point)
   *[other] { NAME($kind) } ({ $points } points)
}
# $faces list of face, $dice list, $count number
gamblers-heart-part-dice = { $count ->
    [one] { LIST($faces) } (die { LIST($dice) })
   *[other] { LIST($faces) } (dice { LIST($dice) })
}
# $says number
gamblers-heart-part-oracle = { $says ->
    [1] extremely unlucky
    [2] unlucky
    [3] unlucky
    [4] lucky
    [5] lucky
   *[6] extremely lucky
}
## ---- Tell: making Gamblers, and between quests ----
# $who seat
gamblers-heart-tell-roll-portent = { $who ->
    [you] You roll the quest maker's dice.
   *[other] { NAME($who, at: "start") } rolls the quest maker's dice.
}
# $who seat
gamblers-heart-tell-tell-portent = { $who ->
    [you] You tell the Portent.
   *[other] { NAME($who, at: "start") } tells the Portent.
}
gamblers-heart-tell-portent = The Portent.
# $who seat, $instead patron, $patron patron
gamblers-heart-tell-propose = { $who ->
    [you] You propose { NAME($patron) } as a Patronage instead of { NAME($instead) }.
   *[other] { NAME($who, at: "start") } proposes { NAME($patron) } as a Patronage instead of { NAME($instead) }.
}
# $who seat
gamblers-heart-tell-agree = { $who ->
    [you] You agree.
   *[other] { NAME($who, at: "start") } agrees.
}
# $who seat
gamblers-heart-tell-disagree = { $who ->
    [you] You disagree.
   *[other] { NAME($who, at: "start") } disagrees.
}
# $patron patron, $instead patron
gamblers-heart-tell-taken = The list now has { NAME($patron) } instead of { NAME($instead) }.
# $patron patron
gamblers-heart-tell-kept = The list keeps { NAME($patron) }.
# $who seat, $number number, $person person
gamblers-heart-tell-name = { $who ->
    [you] You are { NAME($person) }.
   *[other] Gambler { $number } is { NAME($person) }.
}
# $who seat, $royalty royalty, $suit suit
gamblers-heart-tell-soul = { NAME($who, case: "possessive", at: "start") } Soulcard is the { NAME($royalty) } of { NAME($suit) }.
# $who seat, $patron patron?
gamblers-heart-tell-patron = { $patron ->
    [hidden] { NAME($who, at: "start") } chooses a Patronage in secret.
   *[other] { $who ->
        [you] You choose your Patronage in secret: { NAME($patron) }.
       *[other] { NAME($who, at: "start") } chooses a Patronage in secret: { NAME($patron) }.
    }
}
# $who seat, $patron patron?
gamblers-heart-tell-patron-new = { $patron ->
    [hidden] { NAME($who, at: "start") } chooses another Patronage in secret.
   *[other] { $who ->
        [you] You choose another Patronage in secret: { NAME($patron) }.
       *[other] { NAME($who, at: "start") } chooses another Patronage in secret: { NAME($patron) }.
    }
}
# $who seat, $patron patron?
gamblers-heart-tell-patron-again = { $patron ->
    [hidden] { NAME($who, at: "start") } keeps or changes their Patronage in secret.
   *[other] { $who ->
        [you] Your Patronage, in secret: { NAME($patron) }.
       *[other] { NAME($who, case: "possessive", at: "start") } Patronage, in secret: { NAME($patron) }.
    }
}
# $who seat
gamblers-heart-tell-roll-patron = { $who ->
    [you] You let a die choose your Patronage.
   *[other] { NAME($who, at: "start") } lets a die choose their Patronage.
}
# $who seat, $patron patron?
gamblers-heart-tell-patron-rolled = { $patron ->
    [hidden] { NAME($who, case: "possessive", at: "start") } Patronage is rolled in secret.
   *[other] { NAME($who, case: "possessive", at: "start") } Patronage is rolled in secret: { NAME($patron) }.
}
# $who seat, $patron patron?
gamblers-heart-tell-patron-rolled-new = { $patron ->
    [hidden] { NAME($who, case: "possessive", at: "start") } Patronage is rolled again in secret.
   *[other] { NAME($who, case: "possessive", at: "start") } Patronage is rolled again in secret: { NAME($patron) }.
}
# $who seat
gamblers-heart-tell-high-ace = { $who ->
    [you] You write your High Ace in secret.
   *[other] { NAME($who, at: "start") } writes a High Ace in secret.
}
# $who seat
gamblers-heart-tell-retire = { $who ->
    [you] You retire.
   *[other] { NAME($who, at: "start") } retires.
}
# $who seat
gamblers-heart-tell-go-on = { $who ->
    [you] You stay in the story, cursed.
   *[other] { NAME($who, at: "start") } stays in the story, cursed.
}
# $who seat
gamblers-heart-tell-begin-anew = { $who ->
    [you] You stay lost, and make a new Gambler.
   *[other] { NAME($who, at: "start") } stays lost, and makes a new Gambler.
}
# $who seat
gamblers-heart-tell-stay-lost = { $who ->
    [you] You stay lost for now, and may come back at the end of this Quest.
   *[other] { NAME($who, at: "start") } stays lost for now, and may come back at the end of this Quest.
}
# $who seat, $fortune number
gamblers-heart-tell-come-back = { $who ->
    [you] You come back, and nobody asks how. It has cost { $fortune } Fortune.
   *[other] { NAME($who, at: "start") } comes back, and nobody asks how. It has cost { $fortune } Fortune.
}
## ---- Tell: what earlier evenings have left ----
# $evening number, $evenings number, $won number, $lost number
gamblers-heart-tell-carry = Evening { $evening } of { $evenings }. Quests won so far: { $won }. Quests lost: { $lost }.
# $text text
gamblers-heart-tell-recall = { $text }
# $text text
gamblers-heart-tell-fact = This will be remembered. { $text }
# $text text
gamblers-heart-tell-fact-too = So will this. { $text }
# $person person
gamblers-heart-tell-former = { NAME($person) } is not with you any more.
# $number number, $person person
gamblers-heart-tell-carried = Gambler { $number } is still { NAME($person) }.
# $number number, $person person
gamblers-heart-tell-carried-cursed = Gambler { $number } is still { NAME($person) }, and still cursed.
# $number number, $person person
gamblers-heart-tell-carried-lost = Gambler { $number } was { NAME($person) }, and is lost.
# $person person
gamblers-heart-tell-ace-person = The High Ace of { NAME($person) } is shown.
# $evening number, $won number, $lost number
gamblers-heart-tell-evening-over = { $won ->
    [one] Evening { $evening } is over: 1 Quest won so far, { $lost } lost. The campaign continues.
   *[other] Evening { $evening } is over: { $won } Quests won so far, { $lost } lost. The campaign continues.
}
## ---- Tell: the floor ----
# $who seat, $spell spell, $size size, $patron patron
gamblers-heart-tell-cast-known = { $who ->
    [you] You cast { NAME($spell) } ({ NAME($size) }, { NAME($patron) }).
   *[other] { NAME($who, at: "start") } casts { NAME($spell) } ({ NAME($size) }, { NAME($patron) }).
}
# $who seat, $spell spell, $size size
gamblers-heart-tell-cast-sized = { $who ->
    [you] You cast { NAME($spell) } ({ NAME($size) }).
   *[other] { NAME($who, at: "start") } casts { NAME($spell) } ({ NAME($size) }).
}
# $who seat, $spell spell, $patron patron
gamblers-heart-tell-cast-fits = { $who ->
    [you] You cast { NAME($spell) } ({ NAME($patron) }).
   *[other] { NAME($who, at: "start") } casts { NAME($spell) } ({ NAME($patron) }).
}
# $who seat, $spell spell
gamblers-heart-tell-cast = { $who ->
    [you] You cast { NAME($spell) }.
   *[other] { NAME($who, at: "start") } casts { NAME($spell) }.
}
# $spell spell
gamblers-heart-tell-spell-text = { TRAIT($spell, "text") }
# $who seat, $as as, $royalty royalty, $suit suit
gamblers-heart-tell-act = { $as ->
    [royalty] { $who ->
        [you] You draw on your Soul Royalty, { NAME($royalty) }.
       *[other] { NAME($who, at: "start") } draws on their Soul Royalty, { NAME($royalty) }.
    }
    [suit] { $who ->
        [you] You draw on your Soul Suit, { NAME($suit) }.
       *[other] { NAME($who, at: "start") } draws on their Soul Suit, { NAME($suit) }.
    }
    [cards] { $who ->
        [you] You sit down to a game of cards.
       *[other] { NAME($who, at: "start") } sits down to a game of cards.
    }
   *[plain] { $who ->
        [you] You act without magic.
       *[other] { NAME($who, at: "start") } acts without magic.
    }
}
# $who seat
gamblers-heart-tell-flashback = { $who ->
    [you] You call a Flashback.
   *[other] { NAME($who, at: "start") } calls a Flashback.
}
# $who seat
gamblers-heart-tell-favour = { $who ->
    [you] You give Fortune's Favour.
   *[other] { NAME($who, at: "start") } gives Fortune's Favour.
}
# $who seat, $was number, $to number
gamblers-heart-tell-set-fortune = { $who ->
    [you] You correct the Gamblers' Fortune from { $was } to { $to }.
   *[other] { NAME($who, at: "start") } corrects the Gamblers' Fortune from { $was } to { $to }.
}
# $who seat, $was number, $to number
gamblers-heart-tell-set-marks = { $who ->
    [you] You correct the marks from { $was } to { $to }.
   *[other] { NAME($who, at: "start") } corrects the marks from { $was } to { $to }.
}
# $who seat, $was number, $to number
gamblers-heart-tell-set-alarms = { $who ->
    [you] You correct the alarms from { $was } to { $to }.
   *[other] { NAME($who, at: "start") } corrects the alarms from { $was } to { $to }.
}
# $who seat
gamblers-heart-tell-oracle = { $who ->
    [you] You ask the oracle.
   *[other] { NAME($who, at: "start") } asks the oracle.
}
# $says number
gamblers-heart-tell-oracle-says = The oracle rolls { $says }: { gamblers-heart-part-oracle } for the Gamblers.
# $says number, $die number, $other number, $same flag, $high flag
gamblers-heart-tell-oracle-of = { $same ->
    [yes] The oracle rolls { $die } twice: { gamblers-heart-part-oracle } for the Gamblers.
   *[no] { $high ->
        [yes] The oracle rolls { $die } and { $other }, and the higher counts: { gamblers-heart-part-oracle } for the Gamblers.
       *[no] The oracle rolls { $die } and { $other }, and the lower counts: { gamblers-heart-part-oracle } for the Gamblers.
    }
}
# $die number, $size size, $title text, $text text
gamblers-heart-tell-obstacle = The die shows { $die }, a { NAME($size) } obstacle: { $title }. { $text }
# $who seat, $size size, $obstacle obstacle
gamblers-heart-tell-write-obstacle = { $who ->
    [you] You put a { NAME($size) } obstacle in the way: { NAME($obstacle) }.
   *[other] { NAME($who, at: "start") } puts a { NAME($size) } obstacle in the way: { NAME($obstacle) }.
}
# $does does
gamblers-heart-part-does = { $does ->
    [pass] getting by
    [hold] slowing it down
    [learn] finding out more
    [sway] winning people over
    [break] breaking it
   *[save] keeping people safe
}
# $royalty royalty
gamblers-heart-part-fits-royalty = { NAME($royalty) }
# $suit suit
gamblers-heart-part-fits-suit = { NAME($suit) }
# $patron patron
gamblers-heart-part-fits-patron = { NAME($patron) }
# $fits list
gamblers-heart-part-helps = { LIST($fits) }
# $helps text, $why text
gamblers-heart-tell-obstacle-fits = { $why } What helps: { $helps }.
# $helps text
gamblers-heart-tell-obstacle-helps = What helps: { $helps }.
# $who seat, $gambler seat
gamblers-heart-tell-press = { $who ->
    [you] You turn to { NAME($gambler) }: what now?
   *[other] { NAME($who, at: "start") } turns to { NAME($gambler) }: what now?
}
# $who seat
gamblers-heart-tell-showdown-one = { $who ->
    [you] Showdown! You are in it.
   *[other] Showdown! { NAME($who, at: "start") } is in it.
}
# $seats list of seat
gamblers-heart-tell-showdown = Showdown! { LIST($seats, at: "start") } are in it.
# $spell spell
gamblers-heart-tell-lasts = { NAME($spell) } endures.
# $spell spell
gamblers-heart-tell-lift = { NAME($spell) } ends.
# $who seat
gamblers-heart-tell-happens = { $who ->
    [you] It happens as you describe.
   *[other] It happens as { NAME($who) } describes.
}
gamblers-heart-tell-needs-spell = That needs a spell.
# $who seat
gamblers-heart-tell-dispute = { $who ->
    [you] You dispute it, because those are not ordinary people.
   *[other] { NAME($who, at: "start") } disputes it, because those are not ordinary people.
}
# $who seat, $gambler seat
gamblers-heart-tell-pass-over = { $who ->
    [you] You pass over { NAME($gambler) }.
   *[other] { NAME($who, at: "start") } passes over { NAME($gambler) }.
}
gamblers-heart-tell-allow = The Flashback is allowed.
# $who seat
gamblers-heart-tell-allow-gift = { $who ->
    [you] You have no Fortune to gamble with, so the spell works.
   *[other] { NAME($who, at: "start") } has no Fortune to gamble with, so the spell works.
}
# $who seat
gamblers-heart-tell-veto = { $who ->
    [you] You veto the Flashback.
   *[other] { NAME($who, at: "start") } vetoes the Flashback.
}
## ---- Tell: the duel ----
# $who seat, $stake number
gamblers-heart-tell-stake = { $who ->
    [you] You set the Stake at { $stake }.
   *[other] { NAME($who, at: "start") } sets the Stake at { $stake }.
}
# $who seat, $spell spell
gamblers-heart-tell-refuse = { $who ->
    [you] You refuse { NAME($spell) }, and nothing is lost.
   *[other] { NAME($who, at: "start") } refuses { NAME($spell) }, and nothing is lost.
}
# $why why, $caster seat
gamblers-heart-tell-refuse-why = { $why ->
    [unseen] { $caster ->
        [you] You cannot see the target or tell where it is.
       *[other] { NAME($caster, at: "start") } cannot see the target or tell where it is.
    }
    [alike] { $caster ->
        [you] It is too like a spell barred to { NAME($caster) }.
       *[other] It is too like a spell barred to { NAME($caster) }.
    }
    [unsuited] { $caster ->
        [you] It does not fit { NAME($caster, case: "possessive") } Patronage.
       *[other] It does not fit { NAME($caster, case: "possessive") } Patronage.
    }
   *[unstated] { $caster ->
        [you] Its size and Patronage were not given.
       *[other] Its size and Patronage were not given.
    }
}
# $who seat, $stake number+
gamblers-heart-tell-accept = { $who ->
    [you] You accept.
   *[other] { NAME($who, at: "start") } accepts.
}
# $who seat
gamblers-heart-tell-back-out = { $who ->
    [you] You back out at no cost.
   *[other] { NAME($who, at: "start") } backs out at no cost.
}
# $who seat
gamblers-heart-tell-hand = { NAME($who, at: "start") } rolls five dice in secret.
# $who seat, $faces list of face, $kind kind, $points number
gamblers-heart-tell-hand-see = { $who ->
    [you] You roll { LIST($faces) }: { gamblers-heart-part-kind }.
   *[other] { NAME($who, at: "start") } rolls { LIST($faces) } in secret: { gamblers-heart-part-kind }.
}
# $who seat
gamblers-heart-tell-gm-die = { NAME($who, at: "start") } rolls in secret.
# $who seat, $die number
gamblers-heart-tell-gm-die-open = { $who ->
    [you] You roll openly: { $die }.
   *[other] { NAME($who, at: "start") } rolls openly: { $die }.
}
# $who seat, $die number
gamblers-heart-tell-gm-die-see = { $who ->
    [you] You roll { $die } in secret.
   *[other] { NAME($who, at: "start") } rolls { $die } in secret.
}
# $who seat
gamblers-heart-tell-keep = { $who ->
    [you] You keep all five dice.
   *[other] { NAME($who, at: "start") } keeps all five dice.
}
# $who seat, $count number
gamblers-heart-tell-reroll = { $count ->
    [one] { NAME($who, at: "start") } rerolls one die.
   *[other] { NAME($who, at: "start") } rerolls two dice.
}
# $who seat, $from face, $to face, $number number+
gamblers-heart-tell-turn = { $who ->
    [you] You reroll { NAME($from) } and get { NAME($to) }.
   *[other] { NAME($who, at: "start") } rerolls { NAME($from) } and gets { NAME($to) }.
}
# $who seat, $to face, $number number+
gamblers-heart-tell-turn-same = { $who ->
    [you] You reroll { NAME($to) } and get { NAME($to) } again.
   *[other] { NAME($who, at: "start") } rerolls { NAME($to) } and gets { NAME($to) } again.
}
# $who seat, $faces list of face, $kind kind, $points number
gamblers-heart-tell-hand-now = { NAME($who, case: "possessive", at: "start") } Hand: { LIST($faces) }, { gamblers-heart-part-kind }.
# $who seat, $from number, $to number
gamblers-heart-tell-raise = { $who ->
    [you] You raise the Stake from { $from } to { $to }.
   *[other] { NAME($who, at: "start") } raises the Stake from { $from } to { $to }.
}
# $who seat, $stake number
gamblers-heart-tell-stand = { $who ->
    [you] You leave the Stake at { $stake }.
   *[other] { NAME($who, at: "start") } leaves the Stake at { $stake }.
}
# $who seat, $stake number
gamblers-heart-tell-match = { $who ->
    [you] You match the Stake of { $stake }.
   *[other] { NAME($who, at: "start") } matches the Stake of { $stake }.
}
# $who seat, $stake number+
gamblers-heart-tell-stay = { $who ->
    [you] You stay in.
   *[other] { NAME($who, at: "start") } stays in.
}
gamblers-heart-tell-show = The dice are revealed.
# $who seat, $faces list of face, $kind kind, $points number, $gm seat, $die number
gamblers-heart-tell-show-dice = { $who ->
    [you] { $gm ->
        [you] You have { LIST($faces) }, { gamblers-heart-part-kind }. The GM has { $die }.
       *[other] You have { LIST($faces) }, { gamblers-heart-part-kind }. The GM has { $die }.
    }
   *[other] { $gm ->
        [you] { NAME($who, at: "start") } has { LIST($faces) }, { gamblers-heart-part-kind }. You have { $die }.
       *[other] { NAME($who, at: "start") } has { LIST($faces) }, { gamblers-heart-part-kind }. The GM has { $die }.
    }
}
## ---- Tell: the Patron ----
# $who seat, $patron patron
gamblers-heart-tell-invoke = { $who ->
    [you] You invoke { NAME($patron) }.
   *[other] { NAME($who, at: "start") } invokes { NAME($patron) }.
}
# $who seat, $points number+, $die number+
gamblers-heart-tell-no-patron = { $who ->
    [you] You invoke no Patron.
   *[other] { NAME($who, at: "start") } invokes no Patron.
}
# $who seat
gamblers-heart-tell-reject = { $who ->
    [you] You reject it, because another Patronage fits better.
   *[other] { NAME($who, at: "start") } rejects it, because another Patronage fits better.
}
# $who seat
gamblers-heart-tell-fit = { $who ->
    [you] You accept it.
   *[other] { NAME($who, at: "start") } accepts it.
}
# $who seat
gamblers-heart-tell-impose = { $who ->
    [you] You impose Order.
   *[other] { NAME($who, at: "start") } imposes Order.
}
# $who seat, $points number+, $die number+
gamblers-heart-tell-hold-back = { $who ->
    [you] You do not impose Order.
   *[other] { NAME($who, at: "start") } does not impose Order.
}
# $who seat, $number number, $from face, $to face, $faces list of face+, $kind kind+, $points number+, $die number+
gamblers-heart-tell-change = { $who ->
    [you] You change die { $number } from { NAME($from) } to { NAME($to) }.
   *[other] { NAME($who, at: "start") } changes die { $number } from { NAME($from) } to { NAME($to) }.
}
# $who seat, $points number+, $die number+
gamblers-heart-tell-leave = { $who ->
    [you] You change no die.
   *[other] { NAME($who, at: "start") } changes no die.
}
# $who seat, $patron patron, $truth flag
gamblers-heart-tell-unveil = { $truth ->
    [yes] { NAME($who, case: "possessive", at: "start") } Patronage is { NAME($patron) }. That was the truth.
   *[no] { NAME($who, case: "possessive", at: "start") } Patronage is { NAME($patron) }. That was a lie.
}
## ---- Tell: losses, and the end ----
# $who seat
gamblers-heart-tell-doom = { $who ->
    [you] You are about to be lost.
   *[other] { NAME($who, at: "start") } is about to be lost.
}
# $who seat, $victim seat
gamblers-heart-tell-sacrifice = { $who ->
    [you] You make the Sacrifice Play for { NAME($victim) }.
   *[other] { NAME($who, at: "start") } makes the Sacrifice Play for { NAME($victim) }.
}
# $who seat
gamblers-heart-tell-decline = { $who ->
    [you] You do not step in.
   *[other] { NAME($who, at: "start") } does not step in.
}
gamblers-heart-tell-resolves = That resolves the Showdown.
gamblers-heart-tell-delays = That only delays the Showdown.
# $who seat
gamblers-heart-tell-pass = { $who ->
    [you] You pass for this Showdown.
   *[other] { NAME($who, at: "start") } passes for this Showdown.
}
gamblers-heart-tell-resolve = The Showdown ends.
gamblers-heart-tell-safe = Nobody is in peril now.
# $seats list of seat
gamblers-heart-tell-peril = Still in peril: { LIST($seats) }.
# $who seat, $gambler seat, $vote vote
gamblers-heart-tell-vote = { $vote ->
    [none] { $who ->
        [you] You vote to leave the Scales alone.
       *[other] { NAME($who, at: "start") } votes to leave the Scales alone.
    }
    [back] { $who ->
        [you] You vote to bring { NAME($gambler) } back.
       *[other] { NAME($who, at: "start") } votes to bring { NAME($gambler) } back.
    }
    [back-own] { $who ->
        [you] You vote to come back.
       *[other] { NAME($who, at: "start") } votes to come back.
    }
    [free] { $who ->
        [you] You vote to free { NAME($gambler) }.
       *[other] { NAME($who, at: "start") } votes to free { NAME($gambler) }.
    }
   *[free-own] { $who ->
        [you] You vote to be freed.
       *[other] { NAME($who, at: "start") } votes to be freed.
    }
}
# $who seat
gamblers-heart-tell-close-vote = { $who ->
    [you] You close the vote.
   *[other] { NAME($who, at: "start") } closes the vote.
}
# $who seat, $seats list of seat
gamblers-heart-tell-last-call = { $who ->
    [you] You ask for the last votes, from { LIST($seats) }.
   *[other] { NAME($who, at: "start") } asks for the last votes, from { LIST($seats) }.
}
gamblers-heart-tell-jacknarok = Black Jacknarok!
gamblers-heart-tell-part = The crew parts, and the High Aces stay secret.
# $who seat
gamblers-heart-tell-ace = { NAME($who, case: "possessive", at: "start") } High Ace is shown.
## ---- Tell: what a spell comes to ----
# $who seat, $stake number+
gamblers-heart-tell-fold = { $who ->
    [you] You fold.
   *[other] { NAME($who, at: "start") } folds.
}
# $spell spell, $stake number+, $points number+, $die number+
gamblers-heart-tell-works = { NAME($spell) } works.
# $spell spell, $stake number+, $points number+, $die number+
gamblers-heart-tell-fails = { NAME($spell) } fails.
# $spell spell, $stake number+
gamblers-heart-tell-nothing = { NAME($spell) } does not happen.
# $spell spell, $who seat, $stake number+, $points number+, $die number+
gamblers-heart-tell-barred = { $who ->
    [you] { NAME($spell) } fails. You cannot cast it, or anything too like it, again this Quest.
   *[other] { NAME($spell) } fails. { NAME($who, at: "start") } cannot cast it again this Quest.
}
# $paid number, $gamblers number, $gm number
gamblers-heart-tell-pay = The Gamblers lose { $paid } Fortune: Gamblers { $gamblers }, GM { $gm }.
# $paid number, $due number, $gamblers number, $gm number
gamblers-heart-tell-pay-all = The Gamblers owe { $due } Fortune and lose the { $paid } they have: Gamblers { $gamblers }, GM { $gm }.
# $paid number, $gamblers number, $gm number, $who seat
gamblers-heart-tell-gain = { $who ->
    [you] The Gamblers gain { $paid } Fortune: Gamblers { $gamblers }, GM { $gm }.
   *[other] The Gamblers gain { $paid } Fortune: Gamblers { $gamblers }, GM { $gm }.
}
# $paid number, $due number, $gamblers number, $gm number, $who seat
gamblers-heart-tell-gain-all = { $who ->
    [you] You owe { $due } Fortune, and the Gamblers gain the { $paid } you have: Gamblers { $gamblers }, GM { $gm }.
   *[other] The GM owes { $due } Fortune, and the Gamblers gain the { $paid } the GM has: Gamblers { $gamblers }, GM { $gm }.
}
# $who seat
gamblers-heart-tell-blessed = { $who ->
    [you] You win and are blessed until the end of the Quest.
   *[other] { NAME($who, at: "start") } wins and is blessed until the end of the Quest.
}
# $who seat
gamblers-heart-tell-cursed = { $who ->
    [you] You lose and are cursed, and can no longer cast.
   *[other] { NAME($who, at: "start") } loses and is cursed, and can no longer cast.
}
# $gamblers number, $gm number
gamblers-heart-tell-fortune = Fortune: Gamblers { $gamblers }, GM { $gm }.
gamblers-heart-tell-broke = The Gamblers have no Fortune left.
gamblers-heart-tell-gm-broke = The GM has no Fortune left, so the next spell works without a gamble.
## ---- Tell: what follows ----
# $who seat, $showdown flag
gamblers-heart-tell-lost = { $who ->
    [you] { $showdown ->
        [yes] You are lost in the Showdown.
       *[no] You are lost.
    }
   *[other] { $showdown ->
        [yes] { NAME($who, at: "start") } is lost in the Showdown.
       *[no] { NAME($who, at: "start") } is lost.
    }
}
# $who seat
gamblers-heart-tell-lost-broke = { $who ->
    [you] With no Fortune left, you are lost.
   *[other] With no Fortune left, { NAME($who) } is lost.
}
# $who seat, $victim seat
gamblers-heart-tell-may-save = { $who ->
    [you] You are cursed, and may be lost instead of { NAME($victim) }.
   *[other] { NAME($who, at: "start") } is cursed, and may be lost instead of { NAME($victim) }.
}
# $marks number, $most number
gamblers-heart-tell-mark = { $marks ->
    [one] The obstacle is overcome (1 of { $most }).
   *[other] The obstacle is overcome ({ $marks } of { $most }).
}
# $alarms number, $most number
gamblers-heart-tell-alarm = An alarm is raised ({ $alarms } of { $most }).
# $text text, $marks number, $most number
gamblers-heart-tell-met = { $text } That is mark { $marks } of { $most }.
# $text text, $alarms number, $most number
gamblers-heart-tell-not-met = { $text } That is alarm { $alarms } of { $most }.
# $text text
gamblers-heart-tell-clue = A clue: { $text }
gamblers-heart-tell-showdown-over = The Showdown is over.
# $who seat
gamblers-heart-tell-held = { NAME($who, case: "possessive", at: "start") } act still waits for its answer.
gamblers-heart-tell-victory = Victory: the Quest is won.
gamblers-heart-tell-victory-plain = The CONTROL has lost what it came for.
gamblers-heart-tell-defeat = Defeat: the Quest is lost.
gamblers-heart-tell-defeat-none = No Gambler is left. The Quest is lost.
gamblers-heart-tell-defeat-plain = The CONTROL has what it came for.
# $text text
gamblers-heart-tell-story = { $text }
gamblers-heart-tell-less-awful = The defeat is less awful than feared.
gamblers-heart-tell-even-worse = The defeat is even worse than feared.
# $step step
gamblers-heart-tell-step = { $step ->
    [arrival] Arrival.
    [work] Act 2, the Work.
    [conflict] Act 3, the Conflict.
   *[other] { NAME($step) }
}
# $step step
gamblers-heart-tell-step-plain = { $step ->
    [arrival] You arrive where the Portent sent you.
    [work] You get to work.
   *[other] The CONTROL has noticed, and strikes back.
}
gamblers-heart-tell-showdown-due = The alarms call for a Showdown of all the Gamblers.
gamblers-heart-tell-tip = The Gamblers may Tip the Scales of Fate.
# $who seat
gamblers-heart-tell-tipped-free = { $who ->
    [you] All agree, and the Scales tip. You are free of the curse.
   *[other] All agree, and the Scales tip. { NAME($who, at: "start") } is free of the curse.
}
# $who seat
gamblers-heart-tell-tipped-back = { $who ->
    [you] All agree, and the Scales tip. You are back.
   *[other] All agree, and the Scales tip. { NAME($who, at: "start") } is back.
}
gamblers-heart-tell-scales-left = The Scales are left alone.
# $quest number, $quests number
gamblers-heart-tell-quest = Quest { $quest } of { $quests }.
gamblers-heart-tell-repatron = Before it begins, each Gambler may choose another Patronage in secret.
# $won number, $lost number
gamblers-heart-tell-campaign = { $won ->
    [one] The campaign is over: 1 Quest won, { $lost } lost.
   *[other] The campaign is over: { $won } Quests won, { $lost } lost.
}
## ---- Ask: what the reader has to decide ----
# $fortune number
gamblers-heart-ask-renew-lost = Make a new Gambler, or stay lost this Quest?
    If you stay lost, the others may bring you back at its end, with at least { $fortune } Fortune.
# $fortune number
gamblers-heart-ask-come-back = Or come back at once, for { $fortune } Fortune.
gamblers-heart-ask-carry = What have the evenings before left?
    A campaign's file says all of this by itself. If you have none, say it yourself.
gamblers-heart-ask-renew-cursed = Stay, or retire?
    You are cursed and cannot cast. If you retire, this Gambler is lost and you make a new one.
# $patron patron
gamblers-heart-ask-repatron = Keep { NAME($patron) }, or choose another Patronage in secret?
    Nobody learns who changed.
gamblers-heart-ask-portent = What is The CONTROL planning, and where?
    Roll the quest maker's dice, take one of the book's Quests, or tell your own Portent.
# $patrons list of patron
gamblers-heart-ask-list = Play with these six, or propose one of your own?
    They are { LIST($patrons) }. Everyone must agree to a new one.
# $left number
gamblers-heart-ask-near-proposals = { $left ->
    [0] There is no room for another proposal.
    [one] There is room for 1 more proposal.
   *[other] There is room for { $left } more proposals.
}
# $patron patron, $instead patron
gamblers-heart-ask-consent = Agree to { NAME($patron) } instead of { NAME($instead) }?
    Everyone must, or the list stays as it is.
# $made made
gamblers-heart-ask-make = { $made ->
    [nothing] What is your Gambler's name (step 1 of 4)?
        Take one from the book, or your own.
    [name] What is your Soulcard (step 2 of 4)?
        Its Royalty and its Suit each give a small power for acts without magic.
    [soul] What is your Patronage (step 3 of 4)?
        It is the kind of being you won your magic from, and your secret. Choose one, or let a die choose.
   *[patron] Who did you beat at cards to win your magic (step 4 of 4)?
        This High Ace stays secret unless the campaign ends in Black Jacknarok.
}
gamblers-heart-ask-crew = Move on to Arrival?
    First let the Gamblers introduce themselves.
gamblers-heart-ask-floor = What do you do?
gamblers-heart-ask-floor-clear = What do you do?
    The way is clear.
# $title text, $size size
gamblers-heart-ask-floor-obstacle = { $size ->
    [minor] What do you do?
        { $title } ({ NAME($size) }) is in the way: any spell overcomes it, or an ordinary act with luck.
    [medium] What do you do?
        { $title } ({ NAME($size) }) is in the way: a medium or major spell overcomes it, or an ordinary act with luck.
   *[other] What do you do?
        { $title } ({ NAME($size) }) is in the way: a major spell overcomes it, or an ordinary act with luck.
}
gamblers-heart-ask-floor-showdown = What do you do in the Showdown?
    You can cast one spell, or pass for good. If everyone waits, the GM can end it.
gamblers-heart-ask-floor-outside = What do you do?
    A Showdown is on.
gamblers-heart-ask-pressed = The GM looks at you.
gamblers-heart-ask-backed = What do you do?
    Your spell did not settle it, so act without magic or call a Flashback.
gamblers-heart-ask-cursed = You are cursed, so you can't cast. You can act without magic or call a Flashback.
gamblers-heart-ask-no-spell = No spell is open to you in this Showdown. You can act without magic or call a Flashback.
gamblers-heart-ask-gift = The GM has no Fortune, so a spell cast now works without a gamble.
# $patron patron
gamblers-heart-ask-blessed = You are blessed, so you can cast only what fits { NAME($patron) }.
# A Patronage with its line on what it empowers.
# $patron patron
gamblers-heart-board-patron = { NAME($patron) }: { TRAIT($patron, "text") }
# $patron patron
gamblers-heart-board-patron-bare = { NAME($patron) }
# $fortune number
gamblers-heart-ask-flashback-poor = The Gamblers have { $fortune } Fortune, too little for a Flashback.
gamblers-heart-ask-flashback-helps = It gives an ordinary act against this obstacle two dice, and the higher counts (75% lucky, not 50%).
    .bare = It gives an ordinary act against this obstacle two dice, and the higher counts.
gamblers-heart-ask-flashback-used = One has already been called for this act of the Quest, so another buys only the story.
gamblers-heart-ask-flashback-story = No obstacle is in the way, so it buys only the story.
# $left number
gamblers-heart-ask-near-moves = { $left ->
    [one] This Quest has 1 move left before its end.
   *[other] This Quest has { $left } moves left before its end.
}
# $left number
gamblers-heart-ask-near-showdowns = { $left ->
    [0] This Quest has no room for another Showdown.
    [one] This Quest has room for 1 more Showdown.
   *[other] This Quest has room for { $left } more Showdowns.
}
# $left number
gamblers-heart-ask-near-names = { $left ->
    [0] This Quest has no room for another new spell. Cast one of the book, or one that has a name.
    [one] This Quest has room for 1 more new spell, on top of those in the book.
   *[other] This Quest has room for { $left } more new spells, on top of those in the book.
}
gamblers-heart-ask-gm-late = Victory or defeat?
    The Quest has no moves left.
# $step step
gamblers-heart-ask-gm = { $step ->
    [arrival] What happens?
        Set the scene, then move on to the Work.
    [work] What happens?
        Press a Gambler, ask the oracle, call a Showdown, or move on to the Conflict.
   *[other] What happens?
        Press a Gambler, ask the oracle, call a Showdown, or declare victory or defeat.
}
# $seats list of seat
gamblers-heart-ask-gm-due = The scenes call for a Showdown of { LIST($seats) }.
gamblers-heart-ask-gm-conflict = By the marks and alarms, the Conflict is due.
# $won flag
gamblers-heart-ask-gm-verdict = { $won ->
    [yes] By the marks and alarms, this is victory.
   *[no] By the marks and alarms, this is defeat.
}
# $title text, $size size
gamblers-heart-ask-gm-obstacle = { $title } ({ NAME($size) }) is in the way.
# $write flag
gamblers-heart-ask-gm-clear = { $write ->
    [yes] The way is clear, so you can roll an obstacle or write one.
   *[no] The way is clear, so you can roll an obstacle.
}
gamblers-heart-ask-gm-waited = Everyone is waiting for you.
gamblers-heart-ask-gm-wait = You can also wait for the Gamblers.
# $seats list of seat
gamblers-heart-ask-gm-showdown = Is the Showdown resolved?
    Still to cast or to pass: { LIST($seats) }.
gamblers-heart-ask-gm-showdown-late = Resolve the Showdown: this Quest has no moves left.
# $who seat
gamblers-heart-ask-react-act = Cast a spell first?
    { NAME($who, at: "start") } acts, and the GM is about to answer.
# $who seat
gamblers-heart-ask-react-pressed = Cast a spell first?
    The GM looks at { NAME($who) }.
# $who seat
gamblers-heart-ask-gm-pressed = Wait for { NAME($who) }, or pass over them?
gamblers-heart-ask-answer = Does it happen, does the oracle decide, or does it need a spell?
gamblers-heart-ask-answer-cards = Does it happen, or do you dispute that they are ordinary people?
# $who seat, $as as, $royalty royalty, $suit suit
gamblers-heart-ask-act = { $as ->
    [royalty] { NAME($who, at: "start") } draws on their Soul Royalty, { NAME($royalty) }: { TRAIT($royalty, "text") }
    [suit] { NAME($who, at: "start") } draws on their Soul Suit, { NAME($suit) }: { TRAIT($suit, "text") }
    [cards] { NAME($who, at: "start") } sits down to cards, and against ordinary people a Gambler always wins.
   *[plain] { NAME($who, at: "start") } acts without magic.
}
# $title text, $size size
gamblers-heart-ask-act-planned = { $title } ({ NAME($size) }) is in the way. A Flashback prepared for it, so the higher of two dice is fair.
# $title text, $size size
gamblers-heart-ask-act-helped = { $title } ({ NAME($size) }) is in the way. A power helps once in each act, so the higher of two dice is fair.
# $who seat
gamblers-heart-ask-veto-free = Allow the Flashback, or veto it?
    { NAME($who, at: "start") } calls it for free.
# $who seat, $price number
gamblers-heart-ask-veto-last = Allow the Flashback, or veto it?
    { NAME($who, at: "start") } calls it for the Gamblers' last { $price } Fortune, and you then name one who is about to be lost.
# $who seat, $price number, $fortune number
gamblers-heart-ask-veto = Allow the Flashback, or veto it?
    { NAME($who, at: "start") } calls it for { $price } of the Gamblers' { $fortune } Fortune.
gamblers-heart-ask-doom-showdown = Who is about to be lost?
    The Gamblers have no Fortune left. Name the one most in danger in the Showdown.
gamblers-heart-ask-doom = Who is about to be lost?
    The Gamblers have no Fortune left. Name the one the story is about.
# $victim seat
gamblers-heart-ask-sacrifice = Be lost instead of { NAME($victim) }?
    You are cursed, so you can make the Sacrifice Play, in the way you describe.
gamblers-heart-ask-after-loss = Does this loss resolve the Showdown, or only delay it?
    If it is delayed, those who have not cast still may.
# $seats list of seat, $count number
gamblers-heart-ask-peril = { $count ->
    [one] Is { LIST($seats) } still in peril, and so lost?
        The Showdown ends.
   *[other] Which of { LIST($seats) } are still in peril, and so lost?
        Name nobody if all are safe.
}
# $seats list of seat
gamblers-heart-ask-peril-helped = Spells that were cast helped { LIST($seats) }.
# $fortune number
gamblers-heart-ask-tip = How do you vote to Tip the Scales?
    You can bring back a lost Gambler or free a cursed one. Everyone must agree, and the Gamblers then have { $fortune } Fortune.
gamblers-heart-ask-tip-gm = Wait, or close the vote?
    You can close it once everyone has voted or been asked, and the Scales are then left alone.
# $votes list
gamblers-heart-ask-votes = Votes so far: { LIST($votes, type: "apart") }.
gamblers-heart-ask-no-votes = Nobody has voted yet.
# $who seat, $gambler seat, $vote vote
gamblers-heart-part-vote = { $vote ->
    [none] { NAME($who) } for leaving the Scales alone
    [back] { NAME($who) } for bringing back { NAME($gambler) }
    [back-own] { NAME($who) } for coming back
    [free] { NAME($who) } for freeing { NAME($gambler) }
   *[free-own] { NAME($who) } for being freed
}
# $left number
gamblers-heart-ask-near-votes = { $left ->
    [0] There is no room for another vote.
    [one] There is room for 1 more vote before the GM closes it.
   *[other] There is room for { $left } more votes before the GM closes it.
}
# $patron patron
gamblers-heart-ask-new-patron = Which Patronage is your next?
    Everyone knows { NAME($patron) }, so choose a different one in secret.
# $won flag, $quest number, $quests number
gamblers-heart-ask-next-quest = { $won ->
    [yes] Move on to Quest { $quest } of { $quests }, or end the campaign?
        This Quest was won. Black Jacknarok ends it and shows every High Ace.
   *[no] Move on to Quest { $quest } of { $quests }, or end the campaign?
        This Quest was lost. Black Jacknarok ends it and shows every High Ace.
}
# $won flag
gamblers-heart-ask-last-quest = { $won ->
    [yes] How does the campaign end?
        The last Quest was won. Black Jacknarok shows every High Ace. Otherwise they stay secret.
   *[no] How does the campaign end?
        The last Quest was lost. Black Jacknarok shows every High Ace. Otherwise they stay secret.
}
# $won flag
gamblers-heart-ask-evening-over = { $won ->
    [yes] Is this the end of the evening, or of the campaign?
        The last Quest was won. The campaign continues another evening, unless you call Black Jacknarok: then every High Ace is shown, and it ends.
   *[no] Is this the end of the evening, or of the campaign?
        The last Quest was lost. The campaign continues another evening, unless you call Black Jacknarok: then every High Ace is shown, and it ends.
}
## ---- Ask: the duel ----
# A chance in whole percents, for what is neither certain nor impossible; $start: it begins a sentence.
# $percent number
gamblers-heart-part-percent = { $percent }%
# $start flag
gamblers-heart-part-over = { $start ->
    [yes] Over 99%
   *[no] over 99%
}
# $wins text
gamblers-heart-ask-odds = { $wins } to win.
    .bare = { "" }
# A GM whose die beats nothing that who rolls the best dice again can have.
gamblers-heart-ask-odds-none = You win only if they rerolled badly.
# $wins text, $patron text
gamblers-heart-ask-odds-patron = { $wins } to win, { $patron } with a Patron.
    .bare = { "" }
# $wins text, $patron text, $counted text, $counted-patron text
gamblers-heart-ask-odds-gm = { $wins } to win, { $patron } if a Patron is accepted ({ $counted } and { $counted-patron } if they rerolled for a Patron).
    .bare = { "" }
# $gm flag, $gain number
gamblers-heart-ask-stakes = { $gm ->
    [yes] You gain or lose { $gain } Fortune.
   *[no] The Gamblers gain or lose { $gain } Fortune.
}
# $gm flag, $gain number, $loss number
gamblers-heart-ask-stakes-uneven = { $gm ->
    [yes] You gain { $gain } Fortune or lose { $loss }.
   *[no] The Gamblers gain { $gain } Fortune or lose { $loss }.
}
# $most number, $minor number, $medium number, $major number
gamblers-heart-ask-price = What is the Initial Stake, from 1 to { $most }, or do you refuse the spell?
    A minor spell costs about { $minor }, a medium one { $medium }, a major one { $major }.
# $gamblers number, $gm number
gamblers-heart-ask-price-gift = Allow the spell, or refuse it?
    You have no Fortune, so it works without a gamble, and the Gamblers then have { $gamblers } Fortune and you { $gm }.
# $patron patron
gamblers-heart-ask-price-blessed = They are blessed, so you can refuse a spell that does not fit { NAME($patron) }.
# $who seat, $spells list of spell
gamblers-heart-ask-price-barred = Barred to { NAME($who) }, with anything too like it: { LIST($spells) }.
gamblers-heart-ask-set = What should it be?
# $stake number
gamblers-heart-ask-accept = Accept a Stake of { $stake }?
gamblers-heart-ask-back-out = Backing out is free.
# $gamblers number, $gm number
gamblers-heart-ask-accept-gift = Cast it, or leave it?
    The GM has no Fortune, so your spell works without a gamble, and the Gamblers then have { $gamblers } Fortune and the GM { $gm }.
# $faces list of face, $kind kind, $points number
gamblers-heart-ask-reroll = Reroll one or two dice?
    You have { LIST($faces) }, { gamblers-heart-part-kind }.
gamblers-heart-part-keep-all = keep all five
# $faces list of face
gamblers-heart-part-reroll = reroll { LIST($faces) }
# $best text, $wins text
gamblers-heart-ask-best = Best: { $best }, { $wins } to win.
    .bare = { "" }
# $best text, $wins text, $patron text
gamblers-heart-ask-best-patron = Best: { $best }, { $wins } to win, { $patron } with a Patron.
    .bare = { "" }
# $best text, $wins text, $other text, $patron text
gamblers-heart-ask-best-other = Best: { $best }, { $wins } to win. With a Patron: { $other }, { $patron } to win.
    .bare = { "" }
# $who seat, $count number
gamblers-heart-ask-kept = { $count ->
    [0] { NAME($who, at: "start") } kept all five dice.
    [one] { NAME($who, at: "start") } rerolled one die.
   *[other] { NAME($who, at: "start") } rerolled two dice.
}
# $die number
gamblers-heart-ask-own-die = You have { $die }.
# $die number
gamblers-heart-ask-gm-die = The GM has { $die }.
# $most number
gamblers-heart-ask-raise = Raise the Stake, up to { $most }?
# $most number
gamblers-heart-ask-match = Raise the Stake, up to { $most }, or match it?
# $gm flag, $fortune number
gamblers-heart-ask-raise-cannot = { $gm ->
    [yes] Match the Stake?
        You have { $fortune } Fortune, so you can't raise.
   *[no] Leave the Stake?
        The Gamblers have { $fortune } Fortune, so you can't raise.
}
# $price number
gamblers-heart-ask-fold = Stay in, or fold for { $price } Fortune?
# $gm flag
gamblers-heart-ask-fold-ends = { $gm ->
    [yes] A fold lets the spell work.
   *[no] A fold ends the spell.
}
# $points number
gamblers-heart-part-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
# $points number, $die number, $wins flag, $gm flag
gamblers-heart-ask-standing = { $wins ->
    [yes] { $gm ->
        [yes] They are winning, { gamblers-heart-part-points } to your { $die }.
       *[no] You are winning, { gamblers-heart-part-points } to the GM's { $die }.
    }
   *[no] { $gm ->
        [yes] They are losing, { gamblers-heart-part-points } to your { $die }.
       *[no] You are losing, { gamblers-heart-part-points } to the GM's { $die }.
    }
}
# $wins flag, $kind kind
gamblers-heart-ask-turn = { $wins ->
    [yes] A changed die can win it ({ NAME($kind) }).
   *[no] No changed die can win.
}
gamblers-heart-ask-invoke = Invoke a Patron?
# $patron patron
gamblers-heart-ask-invoke-order = If the GM imposes Order, the truth wins and blesses you, and a lie loses and curses you. Your Patronage is { NAME($patron) }.
# $patron patron
gamblers-heart-ask-judge = Does { NAME($patron) } fit the spell best of the six?
gamblers-heart-ask-judge-order = You can also impose Order: a lie loses and is cursed, the truth wins and is blessed.
# $patron patron, $moved flag
gamblers-heart-ask-known = { $moved ->
    [yes] Their last known Patronage was { NAME($patron) }, and they have chosen another since.
   *[no] Their last known Patronage was { NAME($patron) }.
}
gamblers-heart-ask-change = Change one die?
    The Patron is accepted.
# $who seat, $patron patron
gamblers-heart-ask-impose = Impose Order?
    A lie loses and is cursed, the truth wins and is blessed. { NAME($who, at: "start") } invoked { NAME($patron) }.
## ---- Label: what the reader may do ----
gamblers-heart-label-roll-portent = Roll the quest maker's five dice
# $seed seed
gamblers-heart-label-seed = { NAME($seed) }. { TRAIT($seed, "text") }
gamblers-heart-label-tell-portent = Tell your own Portent
# $patron patron
gamblers-heart-label-propose = Propose your own instead of { NAME($patron) }
gamblers-heart-label-agree = Agree
gamblers-heart-label-disagree = Disagree, and keep the list
gamblers-heart-label-ready = Play with these six
# $person person
gamblers-heart-label-name = { NAME($person) }
gamblers-heart-label-name-own = A new name
# $royalty royalty, $suit suit
gamblers-heart-label-soul = { NAME($royalty) } of { NAME($suit) }. { TRAIT($suit, "text") }
# $patron patron
gamblers-heart-label-patron-keep = Keep { NAME($patron) }: { TRAIT($patron, "text") }
# $patron patron
gamblers-heart-label-patron-keep-bare = Keep { NAME($patron) }
gamblers-heart-label-roll-patron = Let a die choose one of the six in secret
gamblers-heart-label-high-ace = Write your High Ace
gamblers-heart-label-retire = Retire: this Gambler is lost, and you make a new one
gamblers-heart-label-go-on = Stay, and stay cursed
gamblers-heart-label-begin-anew = Make a new Gambler
# $fortune number
gamblers-heart-label-stay-lost = Stay lost this Quest: the others may bring you back at its end, with at least { $fortune } Fortune
# $step step
gamblers-heart-label-step = Move on to { NAME($step) }
# $spell spell, $size size, $fits text
gamblers-heart-label-cast = Cast { NAME($spell) }: { NAME($size) }, { $fits }
# $spell spell, $size size
gamblers-heart-label-cast-unsaid = Cast { NAME($spell) }: { NAME($size) }, and let the GM judge what it fits (a bot GM will refuse)
# $size size, $fits text
gamblers-heart-label-cast-own = Cast your own spell: { NAME($size) }, { $fits }
# $size size
gamblers-heart-label-cast-own-unsaid = Cast your own spell: { NAME($size) }, and let the GM judge what it fits (a bot GM will refuse)
# $patron patron
gamblers-heart-part-patron = { NAME($patron) }
# A Patronage with the first clause of the line on what it empowers.
# $patron patron, $gist text, $more flag
gamblers-heart-part-patron-gist = { $more ->
    [yes] { NAME($patron) } ({ $gist }, and more)
   *[no] { NAME($patron) } ({ $gist })
}
# $spell spell, $size size, $patron patron
gamblers-heart-label-cast-idea = { NAME($spell, form: "bare") } ({ NAME($size) }, { NAME($patron) }). { TRAIT($spell, "text") }
# $royalty royalty, $power text, $help help
gamblers-heart-label-act-royalty = { $help ->
    [two] Draw on your Soul Royalty, { NAME($royalty) }: { $power }. Two dice, and the higher counts: once in each act of the Quest
    [one] Draw on your Soul Royalty, { NAME($royalty) }: { $power }. It has already helped in this act of the Quest, so one die
   *[none] Draw on your Soul Royalty, { NAME($royalty) }: { $power }
}
# $suit suit, $power text, $help help
gamblers-heart-label-act-suit = { $help ->
    [two] Draw on your Soul Suit, { NAME($suit) }: { $power }. Two dice, and the higher counts: once in each act of the Quest
    [one] Draw on your Soul Suit, { NAME($suit) }: { $power }. It has already helped in this act of the Quest, so one die
   *[none] Draw on your Soul Suit, { NAME($suit) }: { $power }
}
gamblers-heart-label-act-cards = Play cards, or gamble by skill: ordinary people always lose
gamblers-heart-label-act-plain = Act without magic
gamblers-heart-label-flashback-free = Call a Flashback, for free.
# $price number
gamblers-heart-label-flashback-last = Call a Flashback, for your last { $price } Fortune: then one of you is lost.
# $price number, $fortune number
gamblers-heart-label-flashback = Call a Flashback, for { $price } of your { $fortune } Fortune.
# $fortune number
gamblers-heart-label-favour = Give Fortune's Favour: the Gamblers then have { $fortune } Fortune
# $lean lean, $lucky number, $unlucky number, $dire number
gamblers-heart-label-oracle = { $lean ->
    [even] Ask the oracle, one die: { $lucky }% lucky, { $unlucky }% unlucky, { $dire }% extremely unlucky
    [good] Ask the oracle, the higher of two dice: { $lucky }% lucky, { $unlucky }% unlucky, { $dire }% extremely unlucky
   *[bad] Ask the oracle, the lower of two dice: { $lucky }% lucky, { $unlucky }% unlucky, { $dire }% extremely unlucky
}
    .bare = { $lean ->
        [even] Ask the oracle, one die
        [good] Ask the oracle, the higher of two dice
       *[bad] Ask the oracle, the lower of two dice
    }
gamblers-heart-label-obstacle = Roll an obstacle: 50% minor, 33% medium, 17% major
    .bare = Roll an obstacle
# $size size, $obstacle obstacle
gamblers-heart-label-write-obstacle = Put this { NAME($size) } obstacle in the way: { NAME($obstacle) }
# $size size, $obstacle obstacle, $does does
gamblers-heart-label-write-obstacle-helps = Put this { NAME($size) } obstacle in the way: { NAME($obstacle) } (helps: { gamblers-heart-part-does })
gamblers-heart-label-write-obstacle-any = Write an obstacle of your own
# $gambler seat
gamblers-heart-label-press = Press { NAME($gambler) } to act now
# $gambler seat
gamblers-heart-label-doom = Name { NAME($gambler) }
# $seats list of seat
gamblers-heart-label-showdown = Call a Showdown of { LIST($seats) }
# $spell spell
gamblers-heart-label-lasts = Let { NAME($spell) } endure
# $spell spell
gamblers-heart-label-lift = End { NAME($spell) }
# $gambler seat
gamblers-heart-label-pass-over = Pass over { NAME($gambler) }: the story moves on without them
gamblers-heart-label-victory = Declare victory: the Quest is won
# $fortune number, $tone tone
gamblers-heart-label-defeat = { $tone ->
    [less-awful] Declare defeat: the Quest is lost, less awful than feared with { $fortune } Fortune
    [even-worse] Declare defeat: the Quest is lost, even worse than feared with { $fortune } Fortune
   *[other] Declare defeat: the Quest is lost, as badly as feared with { $fortune } Fortune
}
gamblers-heart-label-wait-answer = Wait, and let the others cast before you answer
# $gambler seat
gamblers-heart-label-wait-pressed = Leave it to { NAME($gambler) }
gamblers-heart-label-wait-act = Let the GM answer
gamblers-heart-label-wait-gm = Wait for the Gamblers
gamblers-heart-label-wait-alone = Wait for the GM
gamblers-heart-label-wait = Wait for the others and the GM
# $who seat
gamblers-heart-label-happens = Let it happen as { NAME($who) } describes
# $who seat
gamblers-heart-label-happens-met = Let it happen as { NAME($who) } describes: the obstacle is overcome
gamblers-heart-label-dispute = Dispute it: not ordinary people, so an act like any other
gamblers-heart-label-needs-spell = Ask for a spell
gamblers-heart-label-allow-gift = Let it work without a gamble
gamblers-heart-label-allow-free = Allow it
# $fortune number
gamblers-heart-label-allow = Allow it: the Gamblers then have { $fortune } Fortune
gamblers-heart-label-veto = Veto it
# $to number
gamblers-heart-label-set-fortune = Set the Gamblers' Fortune to { $to }
# $is number
gamblers-heart-label-begun-set-fortune = Correct the Gamblers' Fortune, now { $is }
# $to number
gamblers-heart-label-set-marks = Set the marks to { $to }
# $is number
gamblers-heart-label-begun-set-marks = Correct the marks, now { $is }
# $to number
gamblers-heart-label-set-alarms = Set the alarms to { $to }
# $is number
gamblers-heart-label-begun-set-alarms = Correct the alarms, now { $is }
# $stake number, $size size
gamblers-heart-label-stake = { $size ->
    [minor] Set the Stake at { $stake }, as for a minor spell
    [medium] Set the Stake at { $stake }, as for a medium spell
    [major] Set the Stake at { $stake }, as for a major spell
   *[other] Set the Stake at { $stake }
}
# $why why
gamblers-heart-label-refuse = { $why ->
    [unseen] Refuse: they cannot see the target or tell where it is
    [alike] Refuse: too like a spell barred to them
    [unsuited] Refuse: it does not fit the Patronage they are blessed with
   *[other] Refuse until they give its size and Patronage
}
gamblers-heart-label-accept-gift = Cast it without a gamble
# $stake number, $gain number, $loss number
gamblers-heart-label-accept = Accept the Stake of { $stake }: win { $gain } or lose { $loss }
# $gift flag
gamblers-heart-label-back-out = { $gift ->
    [yes] Leave it
   *[no] Back out, for free
}
# $wins text
gamblers-heart-label-keep = Keep all five: { $wins } to win
    .bare = Keep all five
# $wins text, $patron text
gamblers-heart-label-keep-patron = Keep all five: { $wins } to win, { $patron } with a Patron
    .bare = Keep all five
# $faces list of face, $dice list, $count number, $wins text
gamblers-heart-label-reroll = Reroll { gamblers-heart-part-dice }: { $wins } to win
    .bare = Reroll { gamblers-heart-part-dice }
# $faces list of face, $dice list, $count number, $wins text, $patron text
gamblers-heart-label-reroll-patron = Reroll { gamblers-heart-part-dice }: { $wins } to win, { $patron } with a Patron
    .bare = Reroll { gamblers-heart-part-dice }
# $to number, $gain number, $loss number, $fold number
gamblers-heart-label-raise = Raise to { $to }: win { $gain } or lose { $loss }, fold for { $fold }
# $stake number
gamblers-heart-label-stand = Leave the Stake at { $stake }
# $stake number
gamblers-heart-label-match = Match the Stake of { $stake }
# $price number
gamblers-heart-label-fold = Fold for { $price }: the spell does not happen
# $price number
gamblers-heart-label-fold-gm = Fold for { $price }: the spell works
gamblers-heart-label-stay = Stay in
gamblers-heart-label-stay-none = Stay in, and win only if they rerolled badly
# $wins text
gamblers-heart-label-stay-odds = Stay in: { $wins } to win
# $wins text, $patron text
gamblers-heart-label-stay-patron = Stay in: { $wins } to win, { $patron } with a Patron
# $wins text, $patron text, $counted text, $counted-patron text
gamblers-heart-label-stay-gm = Stay in: { $wins } to win, { $patron } if a Patron is accepted ({ $counted } and { $counted-patron } if they rerolled for a Patron)
# $fits text, $own flag, $said flag
gamblers-heart-label-invoke = { $own ->
    [yes] { $said ->
        [yes] Invoke { $fits }, the truth. The spell was cast to fit it
       *[no] Invoke { $fits }, the truth
    }
   *[no] { $said ->
        [yes] Claim { $fits }, a lie. The spell was cast to fit it
       *[no] Claim { $fits }, a lie
    }
}
# $points number, $die number, $wins flag
gamblers-heart-label-no-patron = { $wins ->
    [yes] Invoke nobody: the spell works, { $points } against { $die }
   *[no] Invoke nobody: the spell fails, { $points } against { $die }
}
gamblers-heart-label-reject = Reject it: another Patronage fits better
# $kind kind, $points number, $die number, $wins flag
gamblers-heart-label-fit = { $wins ->
    [yes] Accept it: with one die changed, at best { NAME($kind) }, { $points } against { $die }, and the spell works
   *[no] Accept it: with one die changed, at best { NAME($kind) }, { $points } against { $die }, and the spell fails
}
gamblers-heart-label-impose = IMPOSE ORDER: a lie loses and is cursed, the truth wins and is blessed
# $points number, $die number, $wins flag
gamblers-heart-label-hold-back = { $wins ->
    [yes] Do not impose Order: the spell works, { $points } against { $die }
   *[no] Do not impose Order: the spell fails, { $points } against { $die }
}
# $number number, $from face, $to face, $kind kind, $points number, $die number, $wins flag
gamblers-heart-label-change = { $wins ->
    [yes] Change die { $number } from { NAME($from) } to { NAME($to) }: { NAME($kind) }, { $points } against { $die }, and the spell works
   *[no] Change die { $number } from { NAME($from) } to { NAME($to) }: { NAME($kind) }, { $points } against { $die }, and the spell fails
}
# $points number, $die number, $wins flag
gamblers-heart-label-leave = { $wins ->
    [yes] Change no die: the spell works, { $points } against { $die }
   *[no] Change no die: the spell fails, { $points } against { $die }
}
# $victim seat
gamblers-heart-label-sacrifice = Be lost instead of { NAME($victim) }
# $victim seat
gamblers-heart-label-decline = Decline: { NAME($victim) } is lost, unless another steps in
gamblers-heart-label-resolves = Resolve the Showdown
gamblers-heart-label-delays = Delay the Showdown: those who have not cast still may
gamblers-heart-label-pass = Pass: cast nothing in this Showdown
gamblers-heart-label-resolve = End the Showdown, then name who is in peril
gamblers-heart-label-safe = Declare everyone safe
# $seats list of seat
gamblers-heart-label-peril = Declare lost: { LIST($seats) }
# $gambler seat, $vote vote
gamblers-heart-label-vote = { $vote ->
    [none] Leave the Scales alone
    [back] Bring back { NAME($gambler) }
    [back-own] Come back
    [free] Free { NAME($gambler) } of the curse
   *[free-own] Be free of the curse
}
gamblers-heart-label-close-vote = Close the vote, and leave the Scales alone
# $seats list of seat
gamblers-heart-label-last-call = Ask for the last votes, from { LIST($seats) }
# $quest number, $quests number
gamblers-heart-label-next-quest = Move on to Quest { $quest } of { $quests }
# $sealed flag
gamblers-heart-label-jacknarok = { $sealed ->
    [yes] End in Black Jacknarok: every High Ace is shown, the campaign ends and the whole log stays sealed
   *[no] End in Black Jacknarok: every High Ace is shown, the campaign ends and the whole log is open to all
}
gamblers-heart-label-part = End the campaign: the High Aces stay secret and the whole log stays sealed
gamblers-heart-label-part-evening = End the evening: the campaign continues another time, and the High Aces stay secret
# $fortune number
gamblers-heart-label-come-back = Come back, for { $fortune } Fortune of the Gamblers
# $fortune number, $won number, $lost number
gamblers-heart-label-carry = The Gamblers have { $fortune } Fortune. Quests won: { $won }. Lost: { $lost }
# $text text
gamblers-heart-label-recall = { $text }
# $seed seed
gamblers-heart-label-recall-quest = { NAME($seed) } has been played
# $who seat, $status status
gamblers-heart-label-fate = { NAME($who, at: "start") }: { NAME($status) }
gamblers-heart-label-carry-on = That is all: the evening begins
## ---- Label: moves in the making, and the question for their next part ----
# $count number
gamblers-heart-label-begun-reroll = { $count ->
    [one] Reroll one die
   *[other] Reroll two dice
}
# $number number, $face face, $kind kind, $points number, $die number
gamblers-heart-label-begun-change = Change die { $number } ({ NAME($face) }): at best { NAME($kind) }, { $points } against { $die }
# $most number
gamblers-heart-label-begun-stake = Set the Initial Stake, from 1 to { $most }
# $most number
gamblers-heart-label-begun-raise = Raise the Stake, up to { $most }
# $to number
gamblers-heart-label-begun-raise-one = Raise the Stake to { $to }
gamblers-heart-label-begun-lasts = Let an earlier spell endure
gamblers-heart-label-begun-press = Press a Gambler
gamblers-heart-label-begun-oracle = Ask the oracle
gamblers-heart-label-begun-showdown = Call a Showdown
gamblers-heart-label-begun-lift = End an enduring spell
## ---- Label: in a few words, for a button beside which the rest is said ----
# $seed seed
gamblers-heart-label-short-seed = Play { NAME($seed) }
gamblers-heart-label-short-tell-portent = Tell it
gamblers-heart-label-short-propose = Propose one
# $royalty royalty, $suit suit
gamblers-heart-label-short-soul = { NAME($royalty) } of { NAME($suit) }
# $patron patron
gamblers-heart-label-short-patron = { NAME($patron) }, in secret
gamblers-heart-label-short-high-ace = Done
gamblers-heart-label-short-act = Do it
gamblers-heart-label-short-wait = Nothing for now
gamblers-heart-label-short-roll-patron = Let a die choose
gamblers-heart-label-short-stay-lost = Stay lost for this Quest
# $to number
gamblers-heart-label-short-stake = Stake { $to }
gamblers-heart-label-short-refuse = Refuse it
# $price number
gamblers-heart-label-short-fold = Fold for { $price }
# $faces list of face
gamblers-heart-label-short-reroll = Reroll { LIST($faces) }
# $patron patron
gamblers-heart-label-short-fit = { NAME($patron) } fits
# $from face, $to face
gamblers-heart-label-short-change = Change { NAME($from) } to { NAME($to) }
gamblers-heart-label-short-impose = IMPOSE ORDER
gamblers-heart-label-short-decline = Decline
gamblers-heart-label-short-last-call = Ask one last time
gamblers-heart-label-short-jacknarok = Call Black Jacknarok
gamblers-heart-label-begun-cast = Cast your own spell: name it, and say what it does
gamblers-heart-label-begun-cast-idea = Cast a spell from the book
gamblers-heart-ask-cast-spell = Which spell?
gamblers-heart-ask-cast-size = How big is the spell?
gamblers-heart-ask-cast-fits = Which Patronage does it fit best?
gamblers-heart-ask-propose-instead = Instead of which?
gamblers-heart-ask-propose-patron = Which Patronage?
gamblers-heart-ask-soul-royalty = Which Royalty?
gamblers-heart-ask-soul-suit = And which Suit?
gamblers-heart-ask-reroll-count = How many dice do you reroll?
gamblers-heart-ask-reroll-dice = Which of them?
gamblers-heart-ask-change-die = Which die?
gamblers-heart-ask-change-face = To which face?
gamblers-heart-ask-stake-to = Which Stake?
gamblers-heart-ask-raise-to = Raise it to what?
gamblers-heart-ask-oracle-lean = What are the odds?
gamblers-heart-ask-write-size = How large is the obstacle?
gamblers-heart-ask-write-title = What is it called?
gamblers-heart-ask-write-cards = Can a game of cards get past it?
gamblers-heart-ask-write-helps = What does a spell have to do to help most?
gamblers-heart-ask-press-gambler = Who do you press?
gamblers-heart-ask-lift-spell = Which spell ends?
# $spell spell
gamblers-heart-ask-refuse-why = Why do you refuse { NAME($spell) }?
gamblers-heart-ask-lasts-spell = Which spell endures?
gamblers-heart-ask-seed-quest = Which of the book's Quests?
gamblers-heart-ask-showdown-seats = Who is in the Showdown?
gamblers-heart-ask-peril-seats = Who is still in peril?
gamblers-heart-ask-carry-fortune = How much Fortune do the Gamblers have?
gamblers-heart-ask-carry-won = How many Quests were won?
gamblers-heart-ask-carry-lost = How many Quests were lost?
gamblers-heart-ask-recall-fact = What is remembered?
gamblers-heart-ask-recall-quest = Which Quest has been played?
gamblers-heart-ask-fate-gambler = Whose fate?
gamblers-heart-ask-fate-status = How are they?
gamblers-heart-ask-fate-loss = How were they lost?
## ---- Board: the table in words ----
# $evening number, $evenings number
gamblers-heart-board-evening = Evening { $evening } of { $evenings }.
gamblers-heart-board-remembered = What is remembered:
# $seed seed
gamblers-heart-board-portent = { NAME($seed) }. { TRAIT($seed, "text") }
# What the quest maker's five dice say: the title of each table of the book, and the entry rolled.
# $place-of text, $place text, $means-of text, $means text, $aim-of text, $aim text, $agent-of text, $agent text, $edge-of text, $edge text
gamblers-heart-board-portent-dice = { $place-of } { $place }, { $means-of } { $means } { $aim-of } { $aim }. { $agent-of } { $agent }, { $edge-of } { $edge }.
# $quest number, $quests number, $act number, $step step
gamblers-heart-board-quest = Quest { $quest } of { $quests }. Act { $act }: { NAME($step) }.
# $won number, $lost number
gamblers-heart-board-verdicts = Won: { $won }. Lost: { $lost }.
gamblers-heart-board-late = The Quest has no moves left, only its end.
# $left number
gamblers-heart-board-beats = { $left ->
    [one] The Quest has 1 move left.
   *[other] The Quest has { $left } moves left.
}
# $gamblers number, $gm number
gamblers-heart-board-fortune = Fortune: Gamblers { $gamblers }, GM { $gm }.
gamblers-heart-board-gm-broke = The GM has no Fortune, so the next spell works without a gamble.
# $fortune number
gamblers-heart-board-tip = With { $fortune } Fortune or more at the end of the Quest, the Gamblers may Tip the Scales.
# $person person, $status status
gamblers-heart-board-you = You are { NAME($person) }, { NAME($status) }.
# $royalty royalty, $suit suit
gamblers-heart-board-soulcard = Soulcard: the { NAME($royalty) } of { NAME($suit) }.
# $royalty royalty, $suit suit
gamblers-heart-board-soulcard-lost = Soulcard: the { NAME($royalty) } of { NAME($suit) }, without power now.
# $royalty royalty
gamblers-heart-board-royalty = { NAME($royalty) }: { TRAIT($royalty, "text") }
# $suit suit
gamblers-heart-board-suit = { NAME($suit) }: { TRAIT($suit, "text") }
gamblers-heart-board-own-known = Patronage, known to all:
gamblers-heart-board-own-secret = Patronage, your secret:
# $spells list of spell
gamblers-heart-board-own-barred = Barred to you this Quest: { LIST($spells) }.
gamblers-heart-board-others = The others:
gamblers-heart-board-gamblers = The Gamblers:
# $person person, $number number, $has list
gamblers-heart-board-gambler = { NAME($person) }, seat { $number }: { LIST($has, type: "apart") }.
# $number number, $has list
gamblers-heart-board-gambler-unnamed = Gambler { $number }: { LIST($has, type: "apart") }.
# $status status
gamblers-heart-part-status = { NAME($status) }
# $status status, $royalty royalty, $suit suit
gamblers-heart-part-status-soul = { NAME($status) }, { NAME($royalty) } of { NAME($suit) }
# $patron patron
gamblers-heart-part-known = Patronage: { NAME($patron) }
# $patron patron, $moved flag
gamblers-heart-part-last-known = { $moved ->
    [yes] Patronage last known: { NAME($patron) }, and another since
   *[no] last known Patronage: { NAME($patron) }
}
# $spells list of spell
gamblers-heart-part-barred = barred: { LIST($spells) }
# $marks number, $marks-most number, $alarms number, $alarms-most number
gamblers-heart-board-marks = Marks { $marks } of { $marks-most }, alarms { $alarms } of { $alarms-most }.
# $spells list of spell
gamblers-heart-board-enduring = Enduring spells: { LIST($spells) }.
# $title text, $text text, $size size
gamblers-heart-board-obstacle = In the way: { $title } ({ NAME($size) }). { $text }
# $title text, $size size
gamblers-heart-board-obstacle-bare = In the way: { $title } ({ NAME($size) }).
gamblers-heart-board-planned = A Flashback has prepared for it.
# $has list
gamblers-heart-board-showdown = { LIST($has, type: "apart") }.
# $seats list of seat
gamblers-heart-part-showdown = Showdown of { LIST($seats) }
# $seats list of seat
gamblers-heart-part-spent = spell used: { LIST($seats) }
# $seats list of seat
gamblers-heart-part-passed = passed: { LIST($seats) }
# $seats list of seat
gamblers-heart-part-peril = in peril: { LIST($seats) }
gamblers-heart-board-no-gamble = The GM has no Fortune, so it works without a gamble.
# $stake number, $fold number
gamblers-heart-board-stake = The Stake is { $stake }, and a fold costs { $fold }.
# $who seat, $faces list of face, $kind kind, $points number, $seen seen
gamblers-heart-board-dice = { $seen ->
    [all] { NAME($who, case: "possessive", at: "start") } dice, open to all: { LIST($faces) }, { gamblers-heart-part-kind }.
    [you] { NAME($who, case: "possessive", at: "start") } dice, seen by you alone: { LIST($faces) }, { gamblers-heart-part-kind }.
   *[other] { NAME($who, case: "possessive", at: "start") } dice: { LIST($faces) }, { gamblers-heart-part-kind }.
}
# $who seat, $die number, $seen seen
gamblers-heart-board-die = { $seen ->
    [all] { NAME($who, case: "possessive", at: "start") } die: { $die }, open to all.
    [you] { NAME($who, case: "possessive", at: "start") } die: { $die }, seen by you alone.
   *[other] { NAME($who, case: "possessive", at: "start") } die: { $die }.
}
# $who seat, $count number
gamblers-heart-board-rerolled = { $who ->
    [you] { $count ->
        [one] You rerolled one die.
       *[other] You rerolled two dice.
    }
   *[other] { $count ->
        [one] { NAME($who, at: "start") } rerolled one die.
       *[other] { NAME($who, at: "start") } rerolled two dice.
    }
}
# $patron patron
gamblers-heart-board-invoked = Patron invoked: { NAME($patron) }.
# $seats list of seat, $phase phase
gamblers-heart-board-now = { $phase ->
    [renew] Waiting for { LIST($seats) } to say who they play next.
    [repatron] Waiting for { LIST($seats) } to choose a Patronage.
    [new-patron] Waiting for { LIST($seats) } to choose a Patronage.
    [portent] Waiting for { LIST($seats) } to tell the Portent.
    [list] Waiting for { LIST($seats) } to propose a Patronage or play with these six.
    [consent] Waiting for { LIST($seats) } to agree to the proposal, or not.
    [make] Waiting for { LIST($seats) } to make a Gambler.
    [crew] Waiting for { LIST($seats) } to move on to Arrival.
    [scene] Waiting for { LIST($seats) } to act.
    [showdown] Waiting for { LIST($seats) } to act in the Showdown.
    [pressed] Waiting for { LIST($seats) } to act now.
    [act] Waiting for { LIST($seats) } to answer the act.
    [flashback] Waiting for { LIST($seats) } to answer the Flashback.
    [price] Waiting for { LIST($seats) } to answer the spell.
    [answer] Waiting for { LIST($seats) } to accept or back out.
    [reroll] Waiting for { LIST($seats) } to reroll or keep the dice.
    [raise] Waiting for { LIST($seats) } to raise or leave the Stake.
    [match] Waiting for { LIST($seats) } to match or raise the Stake.
    [fold] Waiting for { LIST($seats) } to fold or stay in.
    [gm-fold] Waiting for { LIST($seats) } to fold or stay in.
    [invoke] Waiting for { LIST($seats) } to invoke a Patron, or nobody.
    [judge] Waiting for { LIST($seats) } to answer the invocation.
    [change] Waiting for { LIST($seats) } to change a die, or none.
    [impose] Waiting for { LIST($seats) } to impose Order, or not.
    [doom] Waiting for { LIST($seats) } to name who is about to be lost.
    [sacrifice] Waiting for { LIST($seats) } to decide on the Sacrifice Play.
    [after-loss] Waiting for { LIST($seats) } to say whether the loss resolves the Showdown.
    [peril] Waiting for { LIST($seats) } to name who is in peril.
    [tip] Waiting for { LIST($seats) } to vote on the Scales.
    [resolution] Waiting for { LIST($seats) } to end the Quest.
   *[other] Waiting for { LIST($seats) }.
}
## ---- Card: what a name stands for ----
# $spell spell, $size size, $patron patron
gamblers-heart-card-spell = { NAME($spell, form: "bare") } ({ NAME($size) }, { NAME($patron) }): { TRAIT($spell, "text") }
# $spell spell
gamblers-heart-card-named = { NAME($spell) }: { TRAIT($spell, "text") }
# $spell spell
gamblers-heart-card-named-bare = { NAME($spell) }
gamblers-heart-card-no-patron = No Patronage is named.
# $status status
gamblers-heart-card-status = { $status ->
    [free] Free: neither blessed nor cursed. They cast what they like.
    [blessed] Blessed: until the end of the Quest the GM rolls openly against them. They cannot invoke a Patron, and cast only what fits the Patronage that everyone now knows. Then they choose another in secret.
    [cursed] Cursed: caught in a lie. They cannot cast, in later Quests either, until the Gamblers Tip the Scales for them. They still act and have their Soulcard, and when another would be lost they may make the Sacrifice Play.
   *[other] Lost: out of the story. The Gamblers may Tip the Scales to bring them back, at the end of a later Quest too, if no new Gambler has taken their seat.
}
# $step step
gamblers-heart-card-step = { $step ->
    [portent] The Portent, Act 1: the GM tells what The CONTROL is planning, and where.
    [crew] The Crew, Act 1: the Gamblers are made and introduce themselves.
    [arrival] Arrival, Act 1: they get there, and the GM sets the scene. Spells can be cast from here on.
    [work] The Work, Act 2: with 4 marks the Conflict may begin. With 3 alarms it begins with a Showdown.
    [conflict] The Conflict, Act 3: The CONTROL strikes back. The GM declares victory or defeat.
    [verdict] The end of the Conflict, Act 3: the Quest is won or lost, and the Gamblers may Tip the Scales.
   *[other] The Resolution, Act 3: spells are barred no longer, and the Gamblers part, or move on to the next Quest.
}
# $beat flag
gamblers-heart-card-cards = { $beat ->
    [yes] A game of cards gets past it
   *[no] A game of cards is no use there
}
# $helps helps
gamblers-heart-card-helps = { $helps ->
    [pass] Get by
    [hold] Slow it down
    [learn] Find out more
    [sway] Win people over
    [break] Break it
    [save] Keep people safe
   *[anything] Nothing in particular
}
# $size size, $stake number
gamblers-heart-card-size = { $size ->
    [unsaid] Unsaid: the GM judges how big the spell is (a bot GM will refuse).
    [minor] Minor: one or two people, hardly noticed. A Stake of about { $stake }.
    [medium] Medium: a room, a building, a group. A Stake of about { $stake }.
   *[other] Major: it turns the whole Quest, or tampers with reality. A Stake of about { $stake }.
}
# $as as
gamblers-heart-card-as = { $as ->
    [plain] Plain: what any able person could do.
    [royalty] Royalty: your Soul Royalty helps. At an obstacle it gives two dice once in each act, and the higher counts.
    [suit] Suit: your Soul Suit helps. At an obstacle it gives two dice once in each act, and the higher counts.
   *[other] Cards: a game of cards, or of skilled gambling. Against ordinary people a Gambler always wins, but the GM may dispute that they are ordinary.
}
# $lean lean
gamblers-heart-card-lean = { $lean ->
    [even] Even: one die. 1 is extremely unlucky for the Gamblers, 2 and 3 unlucky, 4 and 5 lucky, 6 extremely lucky.
    [good] Good: likely to go well for the Gamblers. Two dice, and the higher counts.
   *[other] Bad: likely to go badly for the Gamblers. Two dice, and the lower counts.
}
# $why why
gamblers-heart-card-why = { $why ->
    [unseen] Unseen: the Gambler cannot see the target or tell where it is.
    [alike] Alike: it is too like a spell barred to the Gambler.
    [unsuited] Unsuited: it does not fit the Patronage the Gambler is blessed with.
   *[other] Unstated: its size and Patronage were not given.
}
# $who seat
gamblers-heart-board-speaker = { NAME($who, at: "start") }
# $kind kind
gamblers-heart-part-hand = { NAME($kind) }
## ---- Sheet: a Gambler that is kept, read by its owner ----

gamblers-heart-sheet-patron-rolled = Patronage: a d6 rolls it at the table, in secret.
# $says text
gamblers-heart-sheet-ace = High Ace, your secret: { $says }
gamblers-heart-sheet-no-ace = High Ace: not written.

## ---- Why: why a move is not open, and what is ----
gamblers-heart-why-gm = Only the GM can do that.
gamblers-heart-why-gamblers = Only Gamblers can do that, and you are the GM.
# $spell spell
gamblers-heart-why-spell = One spell at a time. You can move on once { NAME($spell) } is resolved.
gamblers-heart-why-loss = A loss is being resolved. You can move on after that.
gamblers-heart-why-flashback-gm = A Flashback waits for your answer. Allow or veto it first.
gamblers-heart-why-flashback = A Flashback waits for the GM's answer.
gamblers-heart-why-act-cards = A game of cards waits for your answer. Say that it happens, or dispute it.
gamblers-heart-why-act-gm = An act waits for your answer. Let it happen, ask the oracle, or say that it needs a spell.
gamblers-heart-why-act = An act waits for the GM's answer. Until then you can only cast a spell.
# $who seat
gamblers-heart-why-pressed-gm = { NAME($who, at: "start") } decides now. Let them move, or pass them over.
# $who seat
gamblers-heart-why-pressed = { NAME($who, at: "start") } decides now. Until they have moved you can only cast a spell.
gamblers-heart-why-before-arrival = You can't do that before Arrival. You can from there to the end of the Conflict.
gamblers-heart-why-after-conflict = You could do that only until the end of the Conflict.
gamblers-heart-why-late-gm = This Quest has no moves left. Declare victory or defeat, or resolve the Showdown if one is on.
gamblers-heart-why-late = This Quest has no moves left. Wait for the GM to end it.
gamblers-heart-why-cursed = You are cursed and can't cast until the Scales are tipped for you. You can act without magic.
gamblers-heart-why-lost = You are lost and can't cast.
gamblers-heart-why-own-act = Your own act waits for the GM's answer. You can cast once it has come.
gamblers-heart-why-backed = You've already cast here. You can act without magic or call a Flashback.
gamblers-heart-why-not-involved = Only those in the Showdown can cast, and you are not in it. You can act without magic.
gamblers-heart-why-passed = You've passed for this Showdown. You can act without magic.
gamblers-heart-why-spent = You've used your one spell of this Showdown. You can act without magic.
gamblers-heart-why-no-idea = That spell is not in the book. To cast it anyway, use cast.
# $spell spell
gamblers-heart-why-barred = { NAME($spell) } is barred to you this Quest, because you lost it to the GM's die. Cast one that is not too like it.
gamblers-heart-why-no-spell = There is no spell of that name. Give it a name in your own words.
# $patron patron
gamblers-heart-why-not-listed = { NAME($patron) } is not one of this table's Patronages. Choose one of the six.
# $title text
gamblers-heart-why-cards = { $title } can't be beaten at cards. You can act without magic, draw on your Soulcard, or cast.
# $price number, $fortune number
gamblers-heart-why-flashback-fortune = A Flashback costs { $price } Fortune, and the Gamblers have { $fortune }.
gamblers-heart-why-wait-pressed = The GM wants to know what you do now. Cast, act, or call a Flashback.
gamblers-heart-why-wait-gm = You don't need to wait: the one you look at decides. To move on without them, pass them over.
gamblers-heart-why-waited = You are already waiting. You can still act.
gamblers-heart-why-wait-all = Everyone else is waiting, so it is up to you to move on.
gamblers-heart-why-pass-no-showdown = You can pass only in a Showdown. To do nothing for now, wait.
gamblers-heart-why-pass-not-in = You are not in this Showdown. To do nothing for now, wait.
gamblers-heart-why-pass-no-spell = You have no spell left in this Showdown. To do nothing for now, wait.
# $person person
gamblers-heart-why-name-taken = { NAME($person) } is taken. Choose another name.
# $made made
gamblers-heart-why-make = { $made ->
    [nothing] Choose your name first (step 1 of 4).
    [name] Choose your Soulcard now (step 2 of 4).
    [soul] Choose your Patronage now, or let a die choose (step 3 of 4).
    [patron] Write your High Ace now (step 4 of 4).
   *[all] Your Gambler is already made.
}
gamblers-heart-why-six = Choose one of the six Patronages of this table.
gamblers-heart-why-known = Everyone knows that Patronage. Choose a different one.
gamblers-heart-why-propose-late = You can't propose Patronages any more: the first have been chosen.
# $most number
gamblers-heart-why-propose-room = { $most } Patronages have been proposed, and there is no room for more. Say that you are ready.
gamblers-heart-why-propose-instead = A new Patronage must take the place of one of this table's six.
gamblers-heart-why-propose-old = That Patronage has been proposed before. Propose a new one.
gamblers-heart-why-favour-off = Fortune's Favour is switched off at this table.
gamblers-heart-why-favour-broke = You have no Fortune to give.
gamblers-heart-why-showdown = A Showdown is on. Resolve it first.
gamblers-heart-why-verdict = The Conflict ends in victory or defeat. Declare one of them.
# $step step
gamblers-heart-why-not-conflict = You can declare victory or defeat only in the Conflict, and this is { NAME($step) }. Move on first.
gamblers-heart-why-seat = Name the seat of a Gambler.
# $who seat
gamblers-heart-why-seat-lost = { NAME($who, at: "start") } is lost. Name a Gambler who is not.
# $who seat
gamblers-heart-why-seat-outside = { NAME($who, at: "start") } is not in the Showdown. Name a Gambler who is.
# $most number
gamblers-heart-why-showdowns = A Quest has up to { $most } Showdowns, and this one has had them.
gamblers-heart-why-nobody = Name at least one Gambler for the Showdown.
gamblers-heart-why-obstacle-early = Obstacles come in the Work and the Conflict. Move on to the Work first.
# $title text
gamblers-heart-why-obstacle = { $title } is already in the way.
gamblers-heart-why-write-later = A match of older rules has only obstacles that are rolled.
gamblers-heart-why-write-size = Say how large it is: minor, medium or major.
gamblers-heart-why-press-showdown = A Showdown is on, and nobody can be pressed in it.
# $spell spell
gamblers-heart-why-lasts-last = { NAME($spell) } was cast last. To let it last, use endure.
# $spell spell
gamblers-heart-why-endures = { NAME($spell) } already endures.
# $spell spell
gamblers-heart-why-not-cast = { NAME($spell) } has not been cast this Quest.
gamblers-heart-why-not-enduring = That spell does not endure. Name one that does.
gamblers-heart-why-none-endures = No spell endures.
gamblers-heart-why-no-last = No spell has been cast this Quest.
gamblers-heart-why-sacrifice = Only a cursed Gambler can make the Sacrifice Play.
gamblers-heart-why-voted = You've already voted for that.
gamblers-heart-why-vote-free = Only a cursed Gambler can be freed.
gamblers-heart-why-vote-back = Only a lost Gambler can be brought back.
# $seats list of seat
gamblers-heart-why-close = You can close the vote once everyone has voted or been asked. Wait, or ask for the last votes, from { LIST($seats) }.
gamblers-heart-why-last-call = Everyone has voted or been asked. You can close the vote.
# $quest number, $quests number
gamblers-heart-why-last-quest = Quest { $quest } of { $quests } was the last. End the campaign, with Black Jacknarok or without.
gamblers-heart-why-no-showdown = No Showdown is on.
gamblers-heart-why-stake-early = You set the Initial Stake when a spell is cast, and none is waiting.
gamblers-heart-why-stake-gift = You have no Fortune, so there is no Stake. Allow the spell or refuse it.
# $most number, $minor number, $medium number, $major number
gamblers-heart-why-stake = The Initial Stake is 1 to { $most }: about { $minor } for a minor spell, { $medium } for a medium one, { $major } for a major one.
gamblers-heart-why-refuse-unsuited = Only a blessed Gambler's spell can be refused as unsuited, and this one is not blessed.
gamblers-heart-why-refuse-unstated = This spell's size and Patronage were given. You can refuse it for another reason.
# $gm flag
gamblers-heart-why-raise-early = { $gm ->
    [yes] You can raise once, after the Gambler has raised or left the Stake.
   *[no] Only the Gambler who cast the spell can raise, once, after the reroll.
}
# $gm flag, $fortune number, $stake number
gamblers-heart-why-raise-cannot = { $gm ->
    [yes] You have { $fortune } Fortune and the Stake is { $stake }, so you can't raise. Match it.
   *[no] The Gamblers have { $fortune } Fortune and the Stake is { $stake }, so you can't raise. Leave it.
}
# $most number
gamblers-heart-why-raise-double = You can raise to double the Stake: up to { $most }.
# $gm flag, $fortune number
gamblers-heart-why-raise-fortune = { $gm ->
    [yes] You can raise only as far as your Fortune: up to { $fortune }.
   *[no] You can raise only as far as the Gamblers' Fortune: up to { $fortune }.
}
# $stake number, $least number
gamblers-heart-why-raise-low = The Stake is already { $stake }. Raise it to at least { $least }.
gamblers-heart-why-fold-match = You can't fold yet. Match or raise, and you can once the Gambler has stayed in.
gamblers-heart-why-fold-raise = You can't fold yet. Raise or leave the Stake, and you can once the GM has answered.
gamblers-heart-why-fold-answer = Nothing is at stake yet. Backing out is free.
gamblers-heart-why-fold = You can't fold now. You can in a spell's duel, once the GM has answered your Stake.
gamblers-heart-why-reroll-late = You can't reroll now. You can once in each spell, before the raise.
# $most number
gamblers-heart-why-reroll-count = You can reroll up to { $most } dice. To reroll none, keep all five.
# $count number
gamblers-heart-why-reroll-dice = { $count ->
    [one] You said one die, so name one.
   *[other] You said { $count } dice, so name as many.
}
gamblers-heart-why-invoke-blessed = You are blessed, so you can't invoke a Patron until the end of the Quest.
gamblers-heart-why-invoke-early = You can invoke a Patron once in each spell, when the dice have been revealed.
gamblers-heart-why-impose-later = At this table Order is imposed after the die is changed. Reject or accept the Patron first.
gamblers-heart-why-impose = You can impose Order only when a Gambler invokes a Patron.
gamblers-heart-why-change-early = You can change a die only once the GM has accepted a Patron.
# $number number, $face face
gamblers-heart-why-change-same = Die { $number } is already { NAME($face) }. Change it to another face, or change none.
gamblers-heart-why-allow = You have Fortune, so this spell is gambled for. Set a Stake or refuse it.
gamblers-heart-why-cards-oracle = Against ordinary people a Gambler always wins at cards, with no roll and no spell. Say that it happens, or dispute it.
gamblers-heart-why-dispute = You can dispute only a game of cards.
gamblers-heart-why-dispute-none = No game of cards waits for your answer.
gamblers-heart-why-nobody-pressed = Nobody is pressed.
## ---- Terms: what a word of the rules means; .same are other words for it ----
gamblers-heart-part-example = For example:
gamblers-heart-term-fortune = Fortune: 40 points of luck, always. The Gamblers have 20 at first and the GM has the rest. What one side loses the other gains.
    .same = luck
    .example = { gamblers-heart-part-example } Gamblers 24, GM 16.
gamblers-heart-term-stake = The Stake: what a spell is gambled for, 1 to 15 Fortune. About 4 for a minor spell, 8 for a medium one, 12 for a major one. The loser pays it to the winner, up to what the loser has.
    .example = { gamblers-heart-part-example } "Tomorrow's Paper": 4.
gamblers-heart-term-raise = Raise: put the Stake up, as far as double, and no higher than your own side's Fortune. The Gambler can raise first, then the GM, once each.
    .example = { gamblers-heart-part-example } From 4 to 8.
gamblers-heart-term-fold = Fold: give up before the dice are revealed, for half the Stake, rounded up. If the Gambler folds the spell does not happen. If the GM folds it works. No dice are revealed, and the spell is not barred.
    .example = { gamblers-heart-part-example } The GM folds at 8: the Gamblers gain 4.
gamblers-heart-term-hand = The Hand: five poker dice with 9, 10, J, Q, K and A. Five of a kind is 6 points, four of a kind 5, a full house 4, three of a kind 3, two pairs 2, one pair 1, anything else nothing. It wins with at least as many points as the GM's die shows. Nothing never wins.
    .same = points, dice
    .example = { gamblers-heart-part-example } K, 10, 10, J and A: one pair, 1 point.
gamblers-heart-term-reroll = The reroll: once in each spell the Gambler can reroll one or two of the five dice. Everyone sees how many, but not which.
    .example = { gamblers-heart-part-example } Keep the 10s and reroll K and J.
gamblers-heart-term-patronage = Patronage: the kind of being your magic was won from. It is your secret. It does not limit what you cast, but you can invoke it for a spell that fits it.
    .same = patron, patronages
    .example = { gamblers-heart-part-example } Ada Vane's Patronage is Time.
gamblers-heart-term-soulcard = The Soulcard: a Royalty and a Suit, each with a small power for acts without magic. It works unless you are lost. At an obstacle each of the two gives two dice once in each act, and the higher counts.
    .same = soulcards
    .example = { gamblers-heart-part-example } Queen of Hearts: sleight of hand, and charm.
gamblers-heart-term-high-ace = The High Ace: who you once beat to win your magic. Nobody but you reads it before Black Jacknarok.
    .same = ace
gamblers-heart-term-black-jacknarok = Black Jacknarok: the end of a campaign, if the GM declares it. The High Aces of all the Gamblers, lost ones too, are shown to everyone.
    .same = jacknarok
gamblers-heart-term-blessed = Blessed: Order was imposed on a Gambler who had named the true Patronage. Until the end of the Quest the GM rolls openly against them. They cannot invoke a Patron, and cast only what fits the Patronage that everyone now knows.
    .same = blessing
    .example = { gamblers-heart-part-example } You invoked Time, and your Patronage was Time.
gamblers-heart-term-cursed = Cursed: Order was imposed on a lie. They cannot cast, in later Quests either, until the Gamblers Tip the Scales for them. They may make the Sacrifice Play.
    .same = curse
    .example = { gamblers-heart-part-example } You claimed Illusion, and your Patronage was Time.
gamblers-heart-term-lost = Lost: out of the story. A Gambler is lost when the Gamblers have no Fortune left, or when they are still in peril after a Showdown.
    .same = loss
    .example = { gamblers-heart-part-example } At Fortune 0 one Gambler is lost. Then the Gamblers have 10 and the GM 30.
gamblers-heart-term-sacrifice-play = The Sacrifice Play: when a Gambler is about to be lost, another who is cursed may be lost in their place. They are asked in turn, from the victim's left.
    .same = sacrifice
gamblers-heart-term-flashback = A Flashback: you say what was planned on the way here. It costs 2 Fortune, unless the GM vetoes it. Once in each act it gives an act at an obstacle two dice, and the higher counts. If it takes the last 2 Fortune, a Gambler is lost.
    .same = flashbacks
    .example = { gamblers-heart-part-example } Gamblers 24, then 22.
gamblers-heart-term-showdown = A Showdown: one or more Gamblers are about to go down. Each of them can cast one spell or pass, and nobody else can cast. Then the GM names who is still in peril. They are lost, and if Fortune is below 10, it becomes 10.
    .same = showdowns, peril
    .example = { gamblers-heart-part-example } Three alarms in the Work bring one.
gamblers-heart-term-tip-the-scales = Tip the Scales of Fate: at the end of a Quest with 30 Fortune or more the Gamblers may bring back one who is lost, or free one who is cursed. Everyone living must agree. Then they have 20 Fortune.
    .same = scales, tip, tip-the-scales-of-fate
gamblers-heart-term-repatronage = Repatronage: before each later Quest every Gambler may choose another Patronage in secret. Nobody learns who did.
gamblers-heart-term-impose-order = IMPOSE ORDER: the GM's answer to an invoked Patron. The Gambler's true Patronage is revealed to everyone. After a lie they are cursed and lose. After the truth they are blessed and win.
    .same = impose, order
    .example = { gamblers-heart-part-example } The Patronage was Time, and the Gambler had claimed Illusion. That was a lie.
gamblers-heart-term-invoke = Invoke the Patron: when the dice are revealed, the Gambler names a Patronage that fits the spell, true or not. If the GM agrees that it fits best, one die can be changed to any face. Once in each spell.
    .same = invoke-the-patron
    .example = { gamblers-heart-part-example } One pair of 10s becomes three of a kind.
gamblers-heart-term-oracle = The oracle: a die that says how something turns out for the Gamblers. 1 is extremely unlucky, 2 and 3 unlucky, 4 and 5 lucky, 6 extremely lucky. If it is likely to go well, two dice are rolled and the higher counts. If badly, the lower counts.
gamblers-heart-term-beat = A move of the story: a spell, an act, a Flashback or a roll of the GM's. A Quest has 96, and after that only its end is open.
    .same = beats, moves
gamblers-heart-term-mark = A mark: an obstacle was overcome. 4 marks in the Work lead to the Conflict, 2 in the Conflict to victory.
    .same = marks
gamblers-heart-term-alarm = An alarm: an obstacle was not overcome. With 3 alarms in the Work, the Conflict begins with a Showdown of all the Gamblers. With 2 in the Conflict, the Quest is lost. A GM who is a person may rule otherwise.
    .same = alarms
gamblers-heart-term-obstacle = An obstacle: what is in the way, minor, medium or major. A spell of at least its size overcomes it. So does an ordinary act that happens, or that the oracle rolls 4 or more for.
    .same = obstacles
gamblers-heart-term-favour = Fortune's Favour: the GM gives the Gamblers 1 Fortune, for an idea or a scene well played.
    .same = fortunes-favour
gamblers-heart-term-barred = Barred: a spell that was lost to the GM's die. Its Gambler cannot cast it, or one too like it, again this Quest.
    .same = bar
    .example = { gamblers-heart-part-example } "Closing Time", after four Kings lost to a 6.
gamblers-heart-term-enduring = An enduring spell lasts until the GM ends it. The GM can let any spell cast this Quest endure.
gamblers-heart-term-control = The CONTROL: the grey office that wants all chance gone from the world. The GM plays it.
    .same = the-control
gamblers-heart-term-metatron = METATRON: the angel who directs The CONTROL, and whose Order the GM can impose.
gamblers-heart-term-gm = The GM, the game master: tells the story's other half, sets Stakes and plays The CONTROL.
    .same = game-master
    .example = { gamblers-heart-part-example } The GM sets a Stake of 4 for "Tomorrow's Paper".
gamblers-heart-term-size = Minor, medium, major: how much a spell changes. A minor one is about one or two people, a medium one about a room or a group, a major one about the whole Quest or the world.
    .same = minor, medium, major, sizes
    .example = { gamblers-heart-part-example } "Tomorrow's Paper" is minor, "Still as a Photograph" medium.
gamblers-heart-term-match = Match: the GM leaves the Stake as the Gambler made it.
    .same = matching
    .example = { gamblers-heart-part-example } You raised to 8, and the GM matches the Stake of 8.
gamblers-heart-term-fits = Fits: every spell fits one Patronage best. If the GM does not agree that it is the one you invoked, no die is changed.
    .same = fit, fitting
    .example = { gamblers-heart-part-example } "Closing Time" fits Illusion: people are deceived about the hour.

## ---- How to play: a line is a paragraph, which the terminal wraps at 78 columns; together at most 40 lines ----

gamblers-heart-how-story =
    The story
      Gamblers who once won a sliver of magic at cards go on Quests against The CONTROL, which wants to end all chance in the world. One of you is the game master (GM), who says what happens and plays The CONTROL. A Quest has three acts: why and where to go, the work there, and the Conflict.
# $quests number
gamblers-heart-how-campaign = { $quests ->
    [one] This campaign is { $quests } Quest.
   *[other] This campaign is up to { $quests } Quests.
}
# $all number, $gamblers number, $gm number, $enough number
gamblers-heart-how-fortune =
    Fortune
      There are { $all } points of luck. The Gamblers start with { $gamblers } and the GM with { $gm }, and what one side loses the other gains. When the Gamblers have none, one of them is lost. When the GM has none, the next spell works without a gamble. With { $enough } or more at the end of a Quest, the Gamblers can bring back one who is lost, or free one who is cursed.
# $stake number
gamblers-heart-how-spell =
    A spell is anything you can say, and you gamble for it
      1. Say what it does. The GM sets a Stake of 1 to { $stake }: 4 for a small thing, 8 for a room full, 12 for the world upside down. Accept it, or back out for free.
      2. You roll five poker dice in secret, and the GM one plain die. You can reroll up to two of yours, once.
      3. You can raise the Stake, up to double, and then so can the GM. Then you can fold, and then the GM. A fold costs half the Stake.
      4. The dice are revealed. A pair is 1 point, two pairs 2, three of a kind 3, a full house 4, four of a kind 5, five of a kind 6. With at least as many points as the GM's die you win the Stake, and the spell works. Nothing at all never wins.
gamblers-heart-how-patron =
    The Patron, and the lie
      Your magic has a secret Patronage. When the dice are revealed you can invoke one that fits the spell, yours or not. If the GM agrees that it fits best, you change one die as you like.
# $late flag
gamblers-heart-how-impose = { $late ->
    [yes] But the GM can still IMPOSE ORDER after that, and your true Patronage is revealed. After a lie you are cursed: you lose the Stake and can't cast any more. After the truth you are blessed, and win.
   *[no] But the GM can IMPOSE ORDER instead, and your true Patronage is revealed. After a lie you are cursed: you lose the Stake and can't cast any more. After the truth you are blessed, and win.
}
gamblers-heart-how-plain =
    Without a spell
      Act without magic: the GM or a die decides.
# $fortune number
gamblers-heart-how-flashback = { $fortune ->
    [0] Call a Flashback, for free, to have planned for this.
   *[other] Call a Flashback, for { $fortune } Fortune, to have planned for this.
}
gamblers-heart-how-showdown = In a Showdown each of you in it has one spell, and anyone still in peril after it is lost.

## ---- Found by their names: what the tables of the game have is said here ----

gamblers-heart-game-gamblers-heart = A game master against gamblers with a sliver of magic: they can cast anything they can say, for a Stake, by poker dice, over 40 shared Fortune. A player who names a Patron may be lying.

gamblers-heart-role-GM = GM
gamblers-heart-role-gambler = gambler

gamblers-heart-phase-renew = Between Quests: the cursed
gamblers-heart-phase-repatron = Between Quests: Repatronage
gamblers-heart-phase-portent = Act 1: the Portent
gamblers-heart-phase-portent-dice = Act 1: the Portent
gamblers-heart-phase-list = Act 1: the list of Patronages
gamblers-heart-phase-consent = Act 1: a Patronage is proposed
gamblers-heart-phase-make = Act 1: the Crew
gamblers-heart-phase-patron-die = A Patronage is rolled
gamblers-heart-phase-crew = Act 1: the Crew
gamblers-heart-phase-scene = The Quest
gamblers-heart-phase-pressed = The Quest: one Gambler's move
gamblers-heart-phase-obstacle = The Quest: an obstacle
gamblers-heart-phase-act = An ordinary act
gamblers-heart-phase-oracle = The oracle
gamblers-heart-phase-flashback = A Flashback
gamblers-heart-phase-price = The duel: the Initial Stake
gamblers-heart-phase-answer = The duel: accept or back out
gamblers-heart-phase-hand = The duel: the dice
gamblers-heart-phase-gm-die = The duel: the GM's die
gamblers-heart-phase-reroll = The duel: the reroll
gamblers-heart-phase-turn-dice = The duel: the reroll
gamblers-heart-phase-raise = The duel: raise or leave the Stake
gamblers-heart-phase-match = The duel: match or raise
gamblers-heart-phase-fold = The duel: the Gambler may fold
gamblers-heart-phase-gm-fold = The duel: the GM may fold
gamblers-heart-phase-show = The duel: the reveal
gamblers-heart-phase-invoke = The duel: Invoke the Patron
gamblers-heart-phase-judge = The duel: the GM's answer
gamblers-heart-phase-change = The duel: a die can be changed
gamblers-heart-phase-impose = The duel: IMPOSE ORDER?
gamblers-heart-phase-unveil = The duel: the Patronage is revealed
gamblers-heart-phase-doom = Disaster: who is lost?
gamblers-heart-phase-sacrifice = Disaster: the Sacrifice Play
gamblers-heart-phase-after-loss = Showdown: after the loss
gamblers-heart-phase-showdown = Showdown
gamblers-heart-phase-peril = Showdown: who is in peril?
gamblers-heart-phase-tip = Act 3: Tip the Scales of Fate
gamblers-heart-phase-new-patron = Act 3: another Patronage
gamblers-heart-phase-resolution = Act 3: the Resolution
gamblers-heart-phase-aces = Black Jacknarok
gamblers-heart-phase-over = The campaign is over
gamblers-heart-phase-carry = What earlier evenings have left

gamblers-heart-verb-roll-portent = roll the quest maker's five dice
gamblers-heart-verb-seed = choose one of the book's Quests
gamblers-heart-verb-tell-portent = begin with your own Portent: say it
gamblers-heart-verb-propose = propose a Patronage in place of one on the list, and say what it empowers
gamblers-heart-verb-agree = agree to the Patronage proposed
gamblers-heart-verb-disagree = keep the list as it is
gamblers-heart-verb-ready = propose nothing
gamblers-heart-verb-name = name your Gambler
gamblers-heart-verb-soul = choose your Soulcard
gamblers-heart-verb-patron = choose your Patronage, in secret
gamblers-heart-verb-roll-patron = let a die choose your Patronage, in secret
gamblers-heart-verb-high-ace = say who you beat at cards: it stays secret until Black Jacknarok
gamblers-heart-verb-step = move on to the next part of the Quest
gamblers-heart-verb-cast = cast a spell: name it, and say what it does
gamblers-heart-verb-cast-idea = cast a spell from the book
gamblers-heart-verb-act = act without magic: say what you do
gamblers-heart-verb-flashback = call a Flashback, what you planned on the way here: say it
gamblers-heart-verb-wait = do nothing for now
gamblers-heart-verb-favour = Fortune's Favour, 1 Fortune for the Gamblers: say why
gamblers-heart-verb-oracle = let a die decide how it turns out
gamblers-heart-verb-obstacle = roll for an obstacle
gamblers-heart-verb-write-obstacle = write an obstacle of your own: say what is in the way
gamblers-heart-verb-press = ask what this Gambler does now
gamblers-heart-verb-showdown = begin a Showdown for these Gamblers
gamblers-heart-verb-endure = let the last spell endure
gamblers-heart-verb-lift = end an enduring spell
gamblers-heart-verb-victory = call the Quest won
gamblers-heart-verb-defeat = call the Quest lost
gamblers-heart-verb-happens = let it happen as they describe
gamblers-heart-verb-needs-spell = rule that it takes a spell
gamblers-heart-verb-allow = allow the Flashback
gamblers-heart-verb-veto = refuse the Flashback
gamblers-heart-verb-stake = set the Initial Stake, 1 to 15
gamblers-heart-verb-refuse = refuse the spell: unseen, too like a barred one, unsuited or unstated
gamblers-heart-verb-accept = accept the Stake
gamblers-heart-verb-back-out = back out for free
gamblers-heart-verb-keep = keep all five dice
gamblers-heart-verb-reroll = reroll one or two dice
gamblers-heart-verb-raise = raise the Stake, up to double
gamblers-heart-verb-stand = leave the Stake as it is
gamblers-heart-verb-match = match the Stake
gamblers-heart-verb-fold = fold, for half the Stake, rounded up
gamblers-heart-verb-stay = stay in
gamblers-heart-verb-invoke = invoke a Patron, true or not, and say why it fits
gamblers-heart-verb-no-patron = invoke no Patron
gamblers-heart-verb-reject = rule that this Patronage does not fit the spell best
gamblers-heart-verb-fit = accept that it fits: a die can be changed
gamblers-heart-verb-impose = IMPOSE ORDER: the Patronage is revealed
gamblers-heart-verb-hold-back = impose no Order
gamblers-heart-verb-change = change a die to another face
gamblers-heart-verb-leave = change no die
gamblers-heart-verb-doom = choose the Gambler who is about to be lost
gamblers-heart-verb-sacrifice = make the Sacrifice Play, and say how you are lost instead
gamblers-heart-verb-decline = make no Sacrifice Play
gamblers-heart-verb-resolves = rule that this loss resolves the Showdown
gamblers-heart-verb-delays = rule that this loss only delays it
gamblers-heart-verb-pass = cast nothing in this Showdown
gamblers-heart-verb-resolve = end the Showdown
gamblers-heart-verb-peril = choose those who are still in peril, and are lost
gamblers-heart-verb-vote = vote how to Tip the Scales, or not
gamblers-heart-verb-close-vote = close a vote without agreement
gamblers-heart-verb-next-quest = move on to the next Quest
gamblers-heart-verb-jacknarok = call Black Jacknarok: the High Aces are revealed, and the campaign ends
gamblers-heart-verb-part = end the campaign with the High Aces still secret
gamblers-heart-verb-retire = leave this Gambler behind for a new one
gamblers-heart-verb-go-on = keep this Gambler, still cursed
gamblers-heart-verb-portent = the quest maker's dice
gamblers-heart-verb-patron-rolled = a Patronage is rolled
gamblers-heart-verb-obstacle-rolled = the obstacle
gamblers-heart-verb-oracle-rolled = the oracle's dice; other: 0 where one is rolled
gamblers-heart-verb-hand = the Gambler's five dice
gamblers-heart-verb-gm-die = the GM's die
gamblers-heart-verb-turn = a die is rerolled
gamblers-heart-verb-show = both sides reveal their dice
gamblers-heart-verb-unveil = the Gambler's true Patronage is revealed
gamblers-heart-verb-dispute = rule that those are not ordinary people, so this is like any other act
gamblers-heart-verb-pass-over = move on without the Gambler who is pressed
gamblers-heart-verb-last-call = ask everyone who has not voted one last time
gamblers-heart-verb-lasts = let a spell cast earlier in this Quest endure
gamblers-heart-verb-begin-anew = make a new Gambler
gamblers-heart-verb-carry = say how the campaign stands: Fortune, Quests won and lost
gamblers-heart-verb-recall = say what is remembered of earlier evenings
gamblers-heart-verb-recall-quest = say which Quest of the book has been played
gamblers-heart-verb-fate = say how the last evening left a Gambler
gamblers-heart-verb-carry-on = begin this evening
gamblers-heart-verb-come-back = come back as the Gambler who was lost
gamblers-heart-verb-set-fortune = correct the Gamblers' Fortune
gamblers-heart-verb-set-marks = correct the marks of this act
gamblers-heart-verb-set-alarms = correct the alarms of this act
gamblers-heart-verb-stay-lost = stay lost for this Quest, to be brought back at its end
gamblers-heart-verb-show-ace = a High Ace is revealed
# What a verb is called on a button, and what each part of a move is called.
gamblers-heart-title-roll-portent = Roll the Portent
gamblers-heart-title-seed = Play a Quest of the book
gamblers-heart-title-tell-portent = Tell your own Portent
gamblers-heart-title-propose = Propose a Patronage
gamblers-heart-title-agree = Agree
gamblers-heart-title-disagree = Disagree
gamblers-heart-title-ready = Keep the list
gamblers-heart-title-name = Name your Gambler
gamblers-heart-title-soul = Choose your Soulcard
gamblers-heart-title-patron = Choose your Patronage
gamblers-heart-title-roll-patron = Roll your Patronage
gamblers-heart-title-high-ace = Write your High Ace
gamblers-heart-title-step = Move on
gamblers-heart-title-cast = Cast your own spell
gamblers-heart-title-cast-idea = Cast a spell from the book
gamblers-heart-title-act = Act without magic
gamblers-heart-title-flashback = Call a Flashback
gamblers-heart-title-wait = Wait
gamblers-heart-title-favour = Give Fortune's Favour
gamblers-heart-title-oracle = Ask the oracle
gamblers-heart-title-obstacle = Roll an obstacle
gamblers-heart-title-write-obstacle = Write an obstacle
gamblers-heart-title-press = Press a Gambler
gamblers-heart-title-showdown = Call a Showdown
gamblers-heart-title-endure = Let the last spell endure
gamblers-heart-title-lift = End an enduring spell
gamblers-heart-title-victory = Declare victory
gamblers-heart-title-defeat = Declare defeat
gamblers-heart-title-happens = Let it happen
gamblers-heart-title-needs-spell = Ask for a spell
gamblers-heart-title-allow = Allow it
gamblers-heart-title-veto = Veto it
gamblers-heart-title-stake = Set the Stake
gamblers-heart-title-refuse = Refuse the spell
gamblers-heart-title-accept = Accept the Stake
gamblers-heart-title-back-out = Back out
gamblers-heart-title-keep = Keep all five dice
gamblers-heart-title-reroll = Reroll dice
gamblers-heart-title-raise = Raise the Stake
gamblers-heart-title-stand = Leave the Stake
gamblers-heart-title-match = Match the Stake
gamblers-heart-title-fold = Fold
gamblers-heart-title-stay = Stay in
gamblers-heart-title-invoke = Invoke a Patron
gamblers-heart-title-no-patron = Invoke no Patron
gamblers-heart-title-reject = Reject the Patron
gamblers-heart-title-fit = Accept the Patron
gamblers-heart-title-impose = Impose Order
gamblers-heart-title-hold-back = Impose no Order
gamblers-heart-title-change = Change a die
gamblers-heart-title-leave = Change no die
gamblers-heart-title-doom = Name who is lost
gamblers-heart-title-sacrifice = Make the Sacrifice Play
gamblers-heart-title-decline = Decline
gamblers-heart-title-resolves = Resolve the Showdown
gamblers-heart-title-delays = Delay the Showdown
gamblers-heart-title-pass = Pass in the Showdown
gamblers-heart-title-resolve = End the Showdown
gamblers-heart-title-peril = Name who is in peril
gamblers-heart-title-vote = Vote
gamblers-heart-title-close-vote = Close the vote
gamblers-heart-title-next-quest = Move on to the next Quest
gamblers-heart-title-jacknarok = Call Black Jacknarok
gamblers-heart-title-part = End the campaign
gamblers-heart-title-retire = Retire
gamblers-heart-title-go-on = Stay
gamblers-heart-title-dispute = Dispute it
gamblers-heart-title-pass-over = Pass over them
gamblers-heart-title-last-call = Ask for the last votes
gamblers-heart-title-lasts = Let an earlier spell endure
gamblers-heart-title-begin-anew = Make a new Gambler
gamblers-heart-title-carry = How the campaign stands
gamblers-heart-title-recall = What is remembered
gamblers-heart-title-recall-quest = A Quest played before
gamblers-heart-title-fate = How a Gambler was left
gamblers-heart-title-carry-on = That is all
gamblers-heart-title-come-back = Come back
gamblers-heart-title-set-fortune = Correct the Fortune
gamblers-heart-title-set-marks = Correct the marks
gamblers-heart-title-set-alarms = Correct the alarms
gamblers-heart-title-stay-lost = Stay lost
gamblers-heart-arg-quest = Quest
gamblers-heart-arg-instead-of = Instead of
gamblers-heart-arg-patron = Patronage
gamblers-heart-arg-person = Name
gamblers-heart-arg-royalty = Royalty
gamblers-heart-arg-suit = Suit
gamblers-heart-arg-spell = Spell
gamblers-heart-arg-size = Size
gamblers-heart-arg-obstacle = Obstacle
gamblers-heart-arg-cards = Cards
gamblers-heart-arg-helps = What helps
gamblers-heart-arg-fits = Fits
gamblers-heart-arg-as = How
gamblers-heart-arg-lean = How likely
gamblers-heart-arg-gambler = Gambler
gamblers-heart-arg-gamblers = Gamblers
gamblers-heart-arg-number = Number
gamblers-heart-arg-to = Stake
gamblers-heart-arg-why = Why
gamblers-heart-arg-count = How many
gamblers-heart-arg-dice = Dice
gamblers-heart-arg-die = Die
gamblers-heart-arg-face = Face
gamblers-heart-arg-use = Vote
gamblers-heart-arg-fortune = Fortune
gamblers-heart-arg-won = Won
gamblers-heart-arg-lost = Lost
gamblers-heart-arg-fact = Remembered
gamblers-heart-arg-status = State
gamblers-heart-arg-loss = How lost
gamblers-heart-arg-known = Patronage last known
gamblers-heart-arg-shown = Still known
gamblers-heart-arg-former = Gamblers before

gamblers-heart-option-quests = Quests
gamblers-heart-rule-quests = the most Quests of a campaign, or of one evening of it
gamblers-heart-option-impose = IMPOSE ORDER
gamblers-heart-rule-impose = when the GM can IMPOSE ORDER: in response to the Patron, or after the die is changed
gamblers-heart-value-impose-in-response = In response to the Patron
gamblers-heart-value-impose-after-die = After the die is changed
gamblers-heart-option-flashback = Flashbacks
gamblers-heart-rule-flashback = what a Flashback costs
gamblers-heart-value-flashback-two-fortune = 2 Fortune
gamblers-heart-value-flashback-free = Nothing
gamblers-heart-option-favour = Fortune's Favour
gamblers-heart-rule-favour = whether the GM can give Fortune's Favour
gamblers-heart-option-log = The log afterwards
gamblers-heart-rule-log = whether the whole log and the seed are given out when the campaign is over
gamblers-heart-value-log-opened = Open to all
gamblers-heart-value-log-sealed = Sealed
gamblers-heart-option-evening = Evening of the campaign
gamblers-heart-rule-evening = which evening of a campaign this is: 1 begins one, later ones are set by the campaign itself, and 0 is a match by itself
gamblers-heart-option-evenings = Evenings meant
gamblers-heart-rule-evenings = after how many evenings a bot GM calls Black Jacknarok
gamblers-heart-option-come-back = To come back
gamblers-heart-rule-come-back = not in the book: the Fortune for which a Gambler lost on the evening before comes back (0: only by Tip the Scales)

gamblers-heart-tally-quests-won = Quests won by the Gamblers
gamblers-heart-tally-quests-lost = Quests won by the GM
gamblers-heart-tally-lost = lost out of the story
gamblers-heart-tally-cursed = cursed at the end

gamblers-heart-bot-careless = plays its part, but keeps its dice, never raises or folds, lies as often as not
gamblers-heart-bot-careful = plays its part by the odds: rerolls, raises, bluffs a little, folds, lies at a sensible rate
gamblers-heart-bot-strong = at each obstacle and in each duel does what wins the Quest most often
gamblers-heart-bot-cautious = plays like careful, but never lies or bluffs, and folds early
gamblers-heart-bot-liar = plays like careful, but swears by any Patron that would win the round, and raises on nothing
gamblers-heart-bot-butcher = as the GM imposes Order on a hunch, raises on nothing, and gives plain acts a bad chance; as a Gambler bluffs
gamblers-heart-bot-gentle = as the GM believes every Patron, folds early, and gives plain acts a good chance; as a Gambler never bluffs
gamblers-heart-bot-solved = plays like strong, but in a duel as it is solved for Fortune alone: hard to read

## ---- Page: what only the screen says ----
# $name text
gamblers-heart-page-i-am = I am { $name }
# $name text, $patron text
gamblers-heart-page-propose = Propose { $name } for { $patron }
gamblers-heart-page-act = What do you do, without a spell?
gamblers-heart-page-flashback = What was planned on the way here?
gamblers-heart-page-pass = Cast nothing in this Showdown, for good?
gamblers-heart-page-cast = Cast a spell
gamblers-heart-page-duel = The duel
gamblers-heart-page-desk-kicker = Your desk
# $royalty text, $suit text
gamblers-heart-page-soulcard = { $royalty } of { $suit }
gamblers-heart-page-say-first = Say it first
gamblers-heart-page-peril-title = Who is still in peril, and so lost?
gamblers-heart-page-gm = The GM
gamblers-heart-page-hidden = hidden
gamblers-heart-page-end = The end
gamblers-heart-page-waiting = Waiting
gamblers-heart-page-idle = There is nothing for you to do now.
gamblers-heart-page-until-then = There is nothing for you to do until then.
gamblers-heart-page-watching = You are watching.
gamblers-heart-page-you-lost = You are lost to this Quest. The Scales may bring you back.
gamblers-heart-page-busy = Saving your move.
gamblers-heart-page-steps = Steps of a Quest
gamblers-heart-page-step-portent = Portent
gamblers-heart-page-step-crew = Crew
gamblers-heart-page-step-arrival = Arrival
gamblers-heart-page-step-work = The Work
gamblers-heart-page-step-conflict = Conflict
gamblers-heart-page-step-verdict = Verdict
gamblers-heart-page-step-resolution = Resolution
gamblers-heart-page-gamblers = The Gamblers
gamblers-heart-page-others = The other Gamblers
# $quest number, $over flag, $won flag
gamblers-heart-page-ended = { $over ->
    [yes] { $won ->
        [yes] Quest { $quest }: Victory
       *[no] Quest { $quest }: Defeat
    }
   *[no] Quest { $quest }: not ended
}
# $gone list
gamblers-heart-page-gone = Lost: { LIST($gone) }.
gamblers-heart-page-none-gone = Nobody was lost.
gamblers-heart-page-tell = Describe it
gamblers-heart-page-say-with = Say something with it
gamblers-heart-page-other-moves = Other moves
gamblers-heart-page-every = All moves
gamblers-heart-page-act-royalty = Draw on your Soul Royalty
gamblers-heart-page-act-suit = Draw on your Soul Suit
# ---- The scales ----
gamblers-heart-page-fortune = Fortune
gamblers-heart-page-gamblers-side = Gamblers
# $gamblers number, $gm number
gamblers-heart-page-if-won = If the spell wins: { $gamblers } to { $gm }.
# $gamblers number, $gm number
gamblers-heart-page-if-lost = If it loses: { $gamblers } to { $gm }.
# ---- The scene ----
gamblers-heart-page-just-now = Just now
gamblers-heart-page-scene = The scene
gamblers-heart-page-quest = The Quest
# $evening number
gamblers-heart-page-evening = Evening { $evening }.
# $quest number, $quests number
gamblers-heart-page-quest-of = Quest { $quest } of { $quests }
gamblers-heart-page-remembered = What the factions remember
gamblers-heart-page-maker-portent = The quest maker's Portent
gamblers-heart-page-gm-portent = The GM's Portent
gamblers-heart-page-no-portent = The GM hasn't told the Portent yet.
# $size size
gamblers-heart-page-obstacle = In the way, { NAME($size) }
# $size size
gamblers-heart-page-obstacle-how = { $size ->
    [minor] Any spell overcomes it, or an ordinary act that goes well: 1 mark. If that fails, 1 alarm.
    [medium] A medium or major spell overcomes it, or an ordinary act that goes well: 1 mark. If that fails, 1 alarm.
   *[major] A major spell overcomes it, or an ordinary act that goes well: 1 mark. If that fails, 1 alarm.
}
# $helps text
gamblers-heart-page-helps = What helps: { $helps }.
gamblers-heart-page-write-put = Put it in the way
gamblers-heart-page-write-text = What is in the way
gamblers-heart-page-prepared = Written ahead
gamblers-heart-page-prepare = Keep it for later, in this browser
gamblers-heart-page-prepared-drop = Remove it from those written ahead
gamblers-heart-page-prepared-full = This browser has no room for another one. Remove one first.
gamblers-heart-page-cards-do = A game of cards would do.
gamblers-heart-page-planned = A Flashback prepared for it: two dice, and the higher counts.
gamblers-heart-page-clear = The way is clear.
# $now number
gamblers-heart-page-count-mark = Marks { $now }
# $now number
gamblers-heart-page-count-alarm = Alarms { $now }
# $of number, $conflict flag
gamblers-heart-page-leads-mark = { $conflict ->
    [yes] of { $of } obstacles overcome, then victory
   *[no] of { $of } obstacles overcome, then the Conflict
}
# $of number, $conflict flag
gamblers-heart-page-leads-alarm = { $conflict ->
    [yes] of { $of } obstacles not overcome, then defeat
   *[no] of { $of } obstacles not overcome, then the Conflict and a Showdown of all
}
# ---- The Gamblers ----
gamblers-heart-page-peril-safe = has cast, and is out of peril
gamblers-heart-page-peril-spent = has used their spell
gamblers-heart-page-peril-passed = has passed
gamblers-heart-page-peril-cursed = is cursed, and can't cast
gamblers-heart-page-peril-open = can cast or pass
# $state text
gamblers-heart-page-in-showdown = In the Showdown: { $state }
# $use text
gamblers-heart-page-votes = Votes: { $use }
# $spells list
gamblers-heart-page-barred = Barred: { LIST($spells) }
# $bot text
gamblers-heart-page-bot = bot { $bot }
gamblers-heart-page-loss-fortune = Lost to Fortune
gamblers-heart-page-loss-showdown = Lost in a Showdown
gamblers-heart-page-loss-sacrifice = Lost by the Sacrifice Play
gamblers-heart-page-loss-retired = Retired
gamblers-heart-page-made-nothing = choosing a name
gamblers-heart-page-made-name = choosing a Soulcard
gamblers-heart-page-made-soul = choosing a Patronage
gamblers-heart-page-made-patron = writing a High Ace
# $patron text, $moved flag
gamblers-heart-page-last-known = { $moved ->
    [yes] Once: { $patron }, another since
   *[no] Last known: { $patron }
}
gamblers-heart-page-unknown = Patronage unknown
gamblers-heart-page-deciding = Deciding
# ---- One's own Gambler ----
gamblers-heart-page-your-gambler = Your Gambler
gamblers-heart-page-you-are-blessed = You are blessed: cast only what fits your Patronage, and you cannot invoke
gamblers-heart-page-you-are-cursed = You are cursed: no spells, but the Sacrifice Play
gamblers-heart-page-you-are-lost = You are lost
# $royalty text, $suit text
gamblers-heart-page-your-soulcard = Soulcard: { $royalty } of { $suit }
gamblers-heart-page-powerless = Without power now.
gamblers-heart-page-own-known = your Patronage, known to all
gamblers-heart-page-own-secret = your Patronage, which only you see
gamblers-heart-page-ace-shown = shown to all
gamblers-heart-page-ace-secret = only you see this
# ---- Making a Gambler, and between Quests ----
gamblers-heart-page-to-choose = To choose
gamblers-heart-page-keep = Keep this Gambler
gamblers-heart-page-bring-secret = Everyone sees the name and the Soulcard. Patronage and High Ace come along, and only you see them.
gamblers-heart-page-patron-rolled-there = None chosen: a d6 rolls it at the table, in secret.
gamblers-heart-page-the-portent = The Portent
gamblers-heart-page-how-begins = How the Quest begins
gamblers-heart-page-way-roll = Roll the quest maker's dice
gamblers-heart-page-about-roll = Five dice: where, with what, to what end, and who leads
gamblers-heart-page-way-seed = One of the book's Quests
gamblers-heart-page-about-seed = With what happens in each act. Choose one to read its Portent
gamblers-heart-page-way-tell = Your own Portent
gamblers-heart-page-about-tell = In your own words
gamblers-heart-page-book-quests = The book's Quests
gamblers-heart-page-your-portent = Your Portent
gamblers-heart-page-patronages = The Patronages of this table
# $patron text, $other text
gamblers-heart-page-instead = { $patron } instead of { $other }.
gamblers-heart-page-which-goes = Instead of which?
gamblers-heart-page-new-patronage = The new Patronage
gamblers-heart-page-empowers = What it empowers
gamblers-heart-page-make-steps = Steps of making your Gambler
gamblers-heart-page-make-nothing = Name
gamblers-heart-page-make-name = Soulcard
gamblers-heart-page-make-soul = Patronage
gamblers-heart-page-make-patron = High Ace
gamblers-heart-page-name-help = Take a name from the book, or your own.
gamblers-heart-page-your-name = Your name
gamblers-heart-page-suggest = Suggest one
gamblers-heart-page-half-royalty = Royalty
gamblers-heart-page-half-suit = Suit
gamblers-heart-page-patron-about = You can lie about your Patronage. If you are caught in a lie, you are cursed.
gamblers-heart-page-ace-about = Who was it, where, and for what?
gamblers-heart-page-your-patronage = Your Patronage
gamblers-heart-page-your-ace = Your High Ace
gamblers-heart-page-yours = yours
# ---- Casting ----
gamblers-heart-page-its-name = Its name
gamblers-heart-page-few-words = A few words
gamblers-heart-page-size = Size
# $size size
gamblers-heart-page-size-of = { NAME($size) }
# $stake number
gamblers-heart-page-stake-about = Stake about { $stake }
gamblers-heart-page-fits-best = It fits best
gamblers-heart-page-how-it-goes = How it goes, if you like
gamblers-heart-page-what-it-does = What it does
gamblers-heart-page-of-book = From the book
gamblers-heart-page-own-spell = Make up your own
gamblers-heart-page-fits-filter = Fits
gamblers-heart-page-find = Find
# $n number
gamblers-heart-page-all-spells = Show all { $n } spells
gamblers-heart-page-any = any
# $title text, $size size
gamblers-heart-page-takes-size = { $size ->
    [minor] { $title } ({ NAME($size) }) is in the way. Any spell overcomes it.
    [medium] { $title } ({ NAME($size) }) is in the way. A medium or major spell overcomes it.
   *[other] { $title } ({ NAME($size) }) is in the way. A major spell overcomes it.
}
gamblers-heart-page-book-spells = Spells from the book
gamblers-heart-page-none-left = You have none of that kind left.
# $name text
gamblers-heart-page-cast-named = Cast { $name }
gamblers-heart-page-cast-it = Cast it
gamblers-heart-page-cast-name = Name it, or choose one from the book.
gamblers-heart-page-cast-unsaid = Choose its size and what it fits. A bot GM refuses a spell without them.
gamblers-heart-page-cast-closed = You can't cast that now.
# ---- The duel ----
gamblers-heart-page-duel-steps = Steps of the duel
gamblers-heart-page-duel-stake = Stake
gamblers-heart-page-duel-answer = Answer
gamblers-heart-page-duel-dice = Dice
gamblers-heart-page-duel-raise = Raise
gamblers-heart-page-duel-match = Match
gamblers-heart-page-duel-fold = Fold
gamblers-heart-page-duel-reveal = Reveal
gamblers-heart-page-duel-patron = Patron
gamblers-heart-page-duel-outcome = Outcome
# $who seat
gamblers-heart-page-casts = { $who ->
    [you] You cast
   *[other] { NAME($who, at: "start") } casts
}
# $patron text
gamblers-heart-page-fit = fits { $patron }
gamblers-heart-page-fit-unsaid = Patronage not given
gamblers-heart-page-beat-works = It works
gamblers-heart-page-beat-fails = It fails
gamblers-heart-page-beat-folds = Folded
# $n number
gamblers-heart-page-beat-pass = { $n } pass.
gamblers-heart-page-stake-label = Stake
# $stake number
gamblers-heart-page-began = It began at { $stake }.
# $to number
gamblers-heart-page-raised = The Gambler raised it to { $to }.
# $to number
gamblers-heart-page-gm-raised = The GM raised it to { $to }.
# $who seat
gamblers-heart-page-hand = { NAME($who, case: "possessive", at: "start") } Hand
# $who seat, $hand text, $points number
gamblers-heart-page-hand-is = { $points ->
    [one] { NAME($who, case: "possessive", at: "start") } Hand: { $hand } (1 point)
   *[other] { NAME($who, case: "possessive", at: "start") } Hand: { $hand } ({ $points } points)
}
# $gm seat
gamblers-heart-page-gm-die = { NAME($gm, case: "possessive", at: "start") } die
gamblers-heart-page-not-rolled = not rolled
# $die number, $face text
gamblers-heart-page-die = Die { $die }: { $face }
gamblers-heart-page-why = Why
gamblers-heart-page-guides = Guides
# $size size, $said flag
gamblers-heart-page-guide = { $said ->
    [yes] { NAME($size) }, as cast
   *[no] { NAME($size) }
}
gamblers-heart-page-sizes = Minor: one or two people, hardly noticed. Medium: a room, a building, a group. Major: it turns the Quest, or tampers with reality.
gamblers-heart-page-odds-win = You win
gamblers-heart-page-odds-lose = You lose
gamblers-heart-page-dice-reroll = Dice to reroll, up to two
gamblers-heart-page-die-rerolled = to be rerolled
# $faces list
gamblers-heart-page-best-both = Choose the best: { LIST($faces) }
# $patron flag, $count number, $faces list, $wins text
gamblers-heart-page-best = { $count ->
    [0] { $patron ->
        [yes] Best with a Patron: keep all five, { $wins } to win
       *[no] Best by the dice: keep all five, { $wins } to win
    }
   *[other] { $patron ->
        [yes] Best with a Patron: reroll { LIST($faces) }, { $wins } to win
       *[no] Best by the dice: reroll { LIST($faces) }, { $wins } to win
    }
}
gamblers-heart-page-patron-to-invoke = Patron to invoke
gamblers-heart-page-never-known = Their Patronage was never revealed.
gamblers-heart-page-die-to-turn = Die to change
gamblers-heart-page-new-face = New face
# $from text, $to text, $wins flag
gamblers-heart-page-best-turn = { $wins ->
    [yes] Best: change { $from } to { $to }, which wins
   *[no] Best: change { $from } to { $to }, which does not win
}
# ---- The floor and the desk ----
gamblers-heart-page-how = How
gamblers-heart-page-uses = Ways to Tip the Scales
gamblers-heart-page-gm-may = A GM who is a person may rule otherwise.
gamblers-heart-page-due = The scene calls for it
gamblers-heart-page-spells = Spells
gamblers-heart-page-before-answer = Before you answer
# ---- Help for newcomers ----
gamblers-heart-page-goes-1 = The Gamblers and the GM share one store of Fortune: what one side loses, the other gains. Say what your spell does. The GM names a Stake: take it, or back out for free.
gamblers-heart-page-goes-2 = You roll five poker dice in secret, the GM one plain die, and you reroll up to two. Raise if you like, and the GM may raise too. A fold costs half the Stake. Then the dice are revealed: have as many points as the GM's die shows, and the spell works.
gamblers-heart-page-goes-3 = Losing? Invoke a Patron, yours or not. If the GM accepts it, change one die. But the GM may impose Order: the truth wins and blesses you, a lie loses and you cast no more.
gamblers-heart-page-goes-4 = With no Fortune left, a Gambler is lost. When the GM has none, the next spell simply works. Your Patronage, your High Ace and two small powers are on your sheet.
gamblers-heart-page-help-numbers = choose a die, a Patronage, a Stake or a Gambler, in the order shown
gamblers-heart-page-help-hint = A dashed edge marks what only you know.

## ---- The lesson ----

gamblers-heart-lesson-scales = You play Ada Vane. The Gamblers have 20 Fortune and the GM has 20. What one side loses, the other gains.
gamblers-heart-lesson-secret = Your magic has a Patronage: Time. Only you know it.
gamblers-heart-lesson-cast = Whatever you can say, you can try to cast. Begin small, from the book: "Tomorrow's Paper", minor, which fits Time.
    .wrong = That spell is for later. Cast "Tomorrow's Paper" first.
gamblers-heart-lesson-stake = The GM sets the Stake at 4: the Gamblers gain or lose 4 Fortune. Backing out is free. Accept.
    .wrong = Backing out costs nothing, and brings nothing. Accept the Stake of 4.
gamblers-heart-lesson-reroll = You roll K, 10, 10, J and A: one pair (1 point). You need as many points as the GM's secret die shows. Reroll K and J, once.
gamblers-heart-lesson-bluff = A, 10, 10, 9 and A: two pairs (2 points), 33% to win. But the GM can't see your dice. Raise the Stake to 8.
    .wrong = You can leave it at 4. Raise to 8 here, and look as if you had more.
gamblers-heart-lesson-stay = The GM matches. Folding now would cost 4, half the Stake. Stay in.
gamblers-heart-lesson-folds = The GM folds and loses half the Stake. "Tomorrow's Paper" works: Gamblers 24, GM 16. Nobody will ever see that die.
gamblers-heart-lesson-larger = Now a medium spell that fits Time: "Still as a Photograph". The Stake will be 8. Cast it and accept.
gamblers-heart-lesson-again = K, 10, 10, 9 and Q: one pair again. Keep the 10s and reroll K and 9.
gamblers-heart-lesson-leave = K and 9 again. One pair is 17% to win, 50% with a Patron. Leave the Stake at 8.
gamblers-heart-lesson-hope = Half a chance is enough here, because you have a Patron that fits. Stay in.
gamblers-heart-lesson-truth = The GM has 2, and you are losing, 1 point to 2. The spell fits Time, and Time is your Patronage. Invoke it: it's the truth.
    .wrong = With no Patron the spell fails. Invoke Time, your own.
gamblers-heart-lesson-change = The GM accepts it, so you can change one die. Change the K to a 10.
gamblers-heart-lesson-swing = Three of a kind (3 points) to 2: the spell works. Gamblers 32, GM 8. With the GM at 0, your next spell works without a gamble.
gamblers-heart-lesson-closing = The GM has 8 left, and the next Stake is 8. Cast "Closing Time" (medium). It fits Illusion, which isn't yours.
gamblers-heart-lesson-kings = Q, K, K, 10 and K: three of a kind (3 points). Reroll Q and 10, 63% to win.
gamblers-heart-lesson-four = Four Kings (5 points), 83% to win. The GM has only 8 to lose, so a raise could win no more. Leave it.
    .wrong = A raise would only risk more: the GM can't lose what isn't there.
gamblers-heart-lesson-six = Only a 6 beats you. Stay in.
gamblers-heart-lesson-lie = It is a 6. Claim Illusion, and if the lie is believed a fifth King wins: GM 0. If Order is imposed, you lose and are cursed. Lie, or invoke nobody?
gamblers-heart-lesson-cursed = The GM imposes Order. Your Patronage is Time, and that was a lie. You lose 8 Fortune (Gamblers 24, GM 16), you are cursed, and you can no longer cast.
gamblers-heart-lesson-honest = You lose 8 Fortune (Gamblers 24, GM 16) and cannot cast "Closing Time" again this Quest. Your secret is safe, and the GM was waiting for a lie.
gamblers-heart-lesson-end = Here both ways cost 8 Fortune. A lie that is caught costs your magic as well, and some lies are believed.
