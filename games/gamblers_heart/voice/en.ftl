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
-size-unsaid = of a size not said
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
    [one] { NAME($kind) }, 1 point
   *[other] { NAME($kind) }, { $points } points
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
    [you] You propose a Patronage in the place of { NAME($instead) }: { NAME($patron) }.
   *[other] { NAME($who, at: "start") } proposes a Patronage in the place of { NAME($instead) }: { NAME($patron) }.
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
# $patron patron
gamblers-heart-tell-taken = It takes the place of { NAME($patron) }.
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
    [hidden] { NAME($who, at: "start") } chooses a Patronage, in secret.
   *[other] { $who ->
        [you] You choose your Patronage, in secret: { NAME($patron) }.
       *[other] { NAME($who, at: "start") } chooses a Patronage, in secret: { NAME($patron) }.
    }
}
# $who seat, $patron patron?
gamblers-heart-tell-patron-new = { $patron ->
    [hidden] { NAME($who, at: "start") } chooses another Patronage, in secret.
   *[other] { $who ->
        [you] You choose another Patronage, in secret: { NAME($patron) }.
       *[other] { NAME($who, at: "start") } chooses another Patronage, in secret: { NAME($patron) }.
    }
}
# $who seat, $patron patron?
gamblers-heart-tell-patron-again = { $patron ->
    [hidden] { NAME($who, at: "start") } answers, in secret.
   *[other] { $who ->
        [you] You answer, in secret: { NAME($patron) }.
       *[other] { NAME($who, at: "start") } answers, in secret: { NAME($patron) }.
    }
}
# $who seat
gamblers-heart-tell-roll-patron = { $who ->
    [you] You let a die choose.
   *[other] { NAME($who, at: "start") } lets a die choose.
}
# $who seat, $patron patron?
gamblers-heart-tell-patron-rolled = { $patron ->
    [hidden] { NAME($who, case: "possessive", at: "start") } Patronage is rolled, in secret.
   *[other] { NAME($who, case: "possessive", at: "start") } Patronage is rolled, in secret: { NAME($patron) }.
}
# $who seat, $patron patron?
gamblers-heart-tell-patron-rolled-new = { $patron ->
    [hidden] { NAME($who, case: "possessive", at: "start") } Patronage is rolled anew, in secret.
   *[other] { NAME($who, case: "possessive", at: "start") } Patronage is rolled anew, in secret: { NAME($patron) }.
}
# $who seat
gamblers-heart-tell-high-ace = { $who ->
    [you] You write your High Ace.
   *[other] { NAME($who, at: "start") } writes a High Ace, in secret.
}
# $who seat
gamblers-heart-tell-retire = { $who ->
    [you] You retire.
   *[other] { NAME($who, at: "start") } retires.
}
# $who seat
gamblers-heart-tell-go-on = { $who ->
    [you] You go on, cursed.
   *[other] { NAME($who, at: "start") } goes on, cursed.
}
# $who seat
gamblers-heart-tell-begin-anew = { $who ->
    [you] You stay lost, and you make a new Gambler.
   *[other] { NAME($who, at: "start") } stays lost, and a new Gambler comes.
}
# $who seat
gamblers-heart-tell-stay-lost = { $who ->
    [you] You stay lost for now, and may come back at this quest's end.
   *[other] { NAME($who, at: "start") } stays lost for now, and may come back at this quest's end.
}
## ---- Tell: the floor ----
# $who seat, $spell spell, $size size, $patron patron
gamblers-heart-tell-cast-known = { $who ->
    [you] You cast { NAME($spell) }, { NAME($size) }, said to fit { NAME($patron) }.
   *[other] { NAME($who, at: "start") } casts { NAME($spell) }, { NAME($size) }, said to fit { NAME($patron) }.
}
# $who seat, $spell spell, $size size
gamblers-heart-tell-cast-sized = { $who ->
    [you] You cast { NAME($spell) }, { NAME($size) }.
   *[other] { NAME($who, at: "start") } casts { NAME($spell) }, { NAME($size) }.
}
# $who seat, $spell spell, $patron patron
gamblers-heart-tell-cast-fits = { $who ->
    [you] You cast { NAME($spell) }, said to fit { NAME($patron) }.
   *[other] { NAME($who, at: "start") } casts { NAME($spell) }, said to fit { NAME($patron) }.
}
# $who seat, $spell spell
gamblers-heart-tell-cast = { $who ->
    [you] You cast { NAME($spell) }.
   *[other] { NAME($who, at: "start") } casts { NAME($spell) }.
}
# $spell spell
gamblers-heart-tell-spell-text = { TRAIT($spell, "text") }
# $who seat, $royalty royalty
gamblers-heart-tell-act-royalty = { $who ->
    [you] You act by your Soulcard's { NAME($royalty) }.
   *[other] { NAME($who, at: "start") } acts by their Soulcard's { NAME($royalty) }.
}
# $who seat, $suit suit
gamblers-heart-tell-act-suit = { $who ->
    [you] You act by your Soulcard's { NAME($suit) }.
   *[other] { NAME($who, at: "start") } acts by their Soulcard's { NAME($suit) }.
}
# $who seat
gamblers-heart-tell-act-cards = { $who ->
    [you] You sit down to a game of cards.
   *[other] { NAME($who, at: "start") } sits down to a game of cards.
}
# $who seat
gamblers-heart-tell-act-plain = { $who ->
    [you] You act, without magic.
   *[other] { NAME($who, at: "start") } acts, without magic.
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
# $who seat
gamblers-heart-tell-oracle = { $who ->
    [you] You ask the oracle.
   *[other] { NAME($who, at: "start") } asks the oracle.
}
# $says number
gamblers-heart-tell-oracle-says = The oracle says { $says }: { gamblers-heart-part-oracle } for the Gamblers.
# $says number, $die number, $other number, $high flag
gamblers-heart-tell-oracle-of = { $high ->
    [yes] The oracle says { $says }, the higher of { $die } and { $other }: { gamblers-heart-part-oracle } for the Gamblers.
   *[no] The oracle says { $says }, the lower of { $die } and { $other }: { gamblers-heart-part-oracle } for the Gamblers.
}
# $die number, $size size, $title text, $text text
gamblers-heart-tell-obstacle = The die shows { $die }: a { NAME($size) } obstacle. { $title }. { $text }
# $who seat, $gambler seat
gamblers-heart-tell-press = { $who ->
    [you] You turn to { NAME($gambler) }: what now?
   *[other] { NAME($who, at: "start") } turns to { NAME($gambler) }: what now?
}
# $who seat
gamblers-heart-tell-showdown-one = { $who ->
    [you] Showdown! In it: { NAME($who) }.
   *[other] Showdown! In it: { NAME($who) }.
}
# $seats list of seat
gamblers-heart-tell-showdown = Showdown! In it: { LIST($seats) }.
# $spell spell
gamblers-heart-tell-lasts = { NAME($spell) } goes on.
# $spell spell
gamblers-heart-tell-lift = { NAME($spell) } ends.
# $who seat
gamblers-heart-tell-happens = { $who ->
    [you] It happens as they say.
   *[other] It happens as they say.
}
gamblers-heart-tell-needs-spell = That takes a spell.
# $who seat
gamblers-heart-tell-dispute = { $who ->
    [you] You dispute it: those are no ordinary people.
   *[other] { NAME($who, at: "start") } disputes it: those are no ordinary people.
}
# $who seat, $gambler seat
gamblers-heart-tell-pass-over = { $who ->
    [you] You pass over { NAME($gambler) }.
   *[other] { NAME($who, at: "start") } passes over { NAME($gambler) }.
}
gamblers-heart-tell-allow = The Flashback is allowed.
# $who seat
gamblers-heart-tell-allow-gift = { $who ->
    [you] You have no Fortune to gamble with: it may work.
   *[other] { NAME($who, at: "start") } has no Fortune to gamble with: it may work.
}
# $who seat
gamblers-heart-tell-veto = { $who ->
    [you] You veto the Flashback.
   *[other] { NAME($who, at: "start") } vetoes the Flashback.
}
## ---- Tell: the duel ----
# $who seat, $stake number
gamblers-heart-tell-stake = { $who ->
    [you] You set a Stake of { $stake }.
   *[other] { NAME($who, at: "start") } sets a Stake of { $stake }.
}
# $who seat, $spell spell
gamblers-heart-tell-refuse = { $who ->
    [you] You refuse { NAME($spell) }:
   *[other] { NAME($who, at: "start") } refuses { NAME($spell) }:
}
# $why why, $caster seat
gamblers-heart-tell-refuse-why = { $why ->
    [unseen] { $caster ->
        [you] what it is cast on can be neither perceived nor found. Nothing is lost.
       *[other] what it is cast on can be neither perceived nor found. Nothing is lost.
    }
    [alike] { $caster ->
        [you] it is too like a spell that is barred. Nothing is lost.
       *[other] it is too like a spell that is barred. Nothing is lost.
    }
    [unsuited] { $caster ->
        [you] it does not suit the Patronage. Nothing is lost.
       *[other] it does not suit the Patronage. Nothing is lost.
    }
   *[unstated] { $caster ->
        [you] its size and what it fits have not been said. Nothing is lost.
       *[other] its size and what it fits have not been said. Nothing is lost.
    }
}
# $who seat
gamblers-heart-tell-accept = { $who ->
    [you] You accept.
   *[other] { NAME($who, at: "start") } accepts.
}
# $who seat
gamblers-heart-tell-back-out = { $who ->
    [you] You back out, at no cost.
   *[other] { NAME($who, at: "start") } backs out, at no cost.
}
# $who seat
gamblers-heart-tell-hand = { NAME($who, at: "start") } rolls five dice that nobody else sees.
# $who seat, $faces list of face, $kind kind, $points number
gamblers-heart-tell-hand-see = { $who ->
    [you] You roll five dice that nobody else sees: { LIST($faces) }: { gamblers-heart-part-kind }.
   *[other] { NAME($who, at: "start") } rolls five dice that nobody else sees: { LIST($faces) }: { gamblers-heart-part-kind }.
}
# $who seat
gamblers-heart-tell-gm-die = { NAME($who, at: "start") } rolls a die that nobody else sees.
# $who seat, $die number
gamblers-heart-tell-gm-die-open = { $who ->
    [you] You roll your die, for all to see: { $die }.
   *[other] { NAME($who, at: "start") } rolls a die, for all to see: { $die }.
}
# $who seat, $die number
gamblers-heart-tell-gm-die-see = { $who ->
    [you] You roll your die that nobody else sees: { $die }.
   *[other] { NAME($who, at: "start") } rolls a die that nobody else sees: { $die }.
}
# $who seat
gamblers-heart-tell-keep = { $who ->
    [you] You keep all five dice.
   *[other] { NAME($who, at: "start") } keeps all five dice.
}
# $who seat, $count number
gamblers-heart-tell-reroll = { $count ->
    [one] { NAME($who, at: "start") } rolls one die again.
   *[other] { NAME($who, at: "start") } rolls two dice again.
}
# $who seat, $faces list of face, $dice list, $count number
gamblers-heart-tell-reroll-see = { $who ->
    [you] You roll { gamblers-heart-part-dice } again.
   *[other] { NAME($who, at: "start") } rolls { gamblers-heart-part-dice } again.
}
# $number number, $from face, $to face
gamblers-heart-tell-turn = Die { $number } turns from { NAME($from) } to { NAME($to) }.
# $number number, $to face
gamblers-heart-tell-turn-same = Die { $number } shows { NAME($to) } once more.
# $faces list of face, $kind kind, $points number
gamblers-heart-tell-hand-now = Now you have { LIST($faces) }: { gamblers-heart-part-kind }.
# $who seat, $from number, $to number
gamblers-heart-tell-raise = { $who ->
    [you] You raise the Stake from { $from } to { $to }.
   *[other] { NAME($who, at: "start") } raises the Stake from { $from } to { $to }.
}
# $who seat
gamblers-heart-tell-stand = { $who ->
    [you] You leave the Stake as it is.
   *[other] { NAME($who, at: "start") } leaves the Stake as it is.
}
# $who seat
gamblers-heart-tell-match = { $who ->
    [you] You match the Stake.
   *[other] { NAME($who, at: "start") } matches the Stake.
}
# $who seat
gamblers-heart-tell-stay = { $who ->
    [you] You stay in.
   *[other] { NAME($who, at: "start") } stays in.
}
gamblers-heart-tell-show = The dice are shown.
# $who seat, $faces list of face, $kind kind, $points number, $gm seat, $die number
gamblers-heart-tell-show-dice = { $who ->
    [you] { $gm ->
        [you] You have { LIST($faces) }: { gamblers-heart-part-kind }; { NAME($gm, case: "possessive") } die shows { $die }.
       *[other] You have { LIST($faces) }: { gamblers-heart-part-kind }; { NAME($gm, case: "possessive") } die shows { $die }.
    }
   *[other] { $gm ->
        [you] { NAME($who, at: "start") } has { LIST($faces) }: { gamblers-heart-part-kind }; { NAME($gm, case: "possessive") } die shows { $die }.
       *[other] { NAME($who, at: "start") } has { LIST($faces) }: { gamblers-heart-part-kind }; { NAME($gm, case: "possessive") } die shows { $die }.
    }
}
## ---- Tell: the Patron ----
# $who seat, $patron patron
gamblers-heart-tell-invoke = { $who ->
    [you] You invoke a Patron: { NAME($patron) }.
   *[other] { NAME($who, at: "start") } invokes a Patron: { NAME($patron) }.
}
# $who seat
gamblers-heart-tell-no-patron = { $who ->
    [you] You invoke no Patron.
   *[other] { NAME($who, at: "start") } invokes no Patron.
}
# $who seat
gamblers-heart-tell-reject = { $who ->
    [you] You reject it: another fits better.
   *[other] { NAME($who, at: "start") } rejects it: another fits better.
}
# $who seat
gamblers-heart-tell-fit = { $who ->
    [you] You accept that it fits.
   *[other] { NAME($who, at: "start") } accepts that it fits.
}
# $who seat
gamblers-heart-tell-impose = { $who ->
    [you] ORDER IS IMPOSED.
   *[other] ORDER IS IMPOSED.
}
# $who seat
gamblers-heart-tell-hold-back = { $who ->
    [you] You hold back.
   *[other] { NAME($who, at: "start") } holds back.
}
# $who seat, $number number, $from face, $to face
gamblers-heart-tell-change = { $who ->
    [you] You turn die { $number } from { NAME($from) } to { NAME($to) }.
   *[other] { NAME($who, at: "start") } turns die { $number } from { NAME($from) } to { NAME($to) }.
}
# $who seat
gamblers-heart-tell-leave = { $who ->
    [you] You turn no die.
   *[other] { NAME($who, at: "start") } turns no die.
}
# $who seat, $patron patron, $truth flag
gamblers-heart-tell-unveil = { $truth ->
    [yes] { NAME($who, case: "possessive", at: "start") } true Patronage is { NAME($patron) }: it was the truth.
   *[no] { NAME($who, case: "possessive", at: "start") } true Patronage is { NAME($patron) }: it was a lie.
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
gamblers-heart-tell-resolve = The Showdown comes to its end.
gamblers-heart-tell-safe = Nobody is in peril any more.
# $seats list of seat
gamblers-heart-tell-peril = Still in peril: { LIST($seats) }.
# $who seat
gamblers-heart-tell-vote-none = { $who ->
    [you] You vote for no use.
   *[other] { NAME($who, at: "start") } votes for no use.
}
# $who seat, $gambler seat
gamblers-heart-tell-vote-back = { $who ->
    [you] You vote for bringing back { NAME($gambler) }.
   *[other] { NAME($who, at: "start") } votes for bringing back { NAME($gambler) }.
}
# $who seat, $gambler seat
gamblers-heart-tell-vote-free = { $who ->
    [you] You vote for freeing { NAME($gambler) }.
   *[other] { NAME($who, at: "start") } votes for freeing { NAME($gambler) }.
}
# $who seat
gamblers-heart-tell-close-vote = { $who ->
    [you] You close the vote.
   *[other] { NAME($who, at: "start") } closes the vote.
}
# $who seat, $seats list of seat
gamblers-heart-tell-last-call = { $who ->
    [you] You ask for the last time how to vote: { LIST($seats) }.
   *[other] { NAME($who, at: "start") } asks for the last time how to vote: { LIST($seats) }.
}
gamblers-heart-tell-jacknarok = Black Jacknarok!
gamblers-heart-tell-part = The crew parts, and the High Aces stay secret.
# $who seat
gamblers-heart-tell-ace = { NAME($who, case: "possessive", at: "start") } High Ace is shown.
# $who seat, $number number
gamblers-heart-tell-ace-of = { NAME($who, case: "possessive", at: "start") } seat shows High Ace number { $number }.
## ---- Tell: what a spell comes to ----
# $who seat
gamblers-heart-tell-fold = { $who ->
    [you] You fold.
   *[other] { NAME($who, at: "start") } folds.
}
# $spell spell
gamblers-heart-tell-works = { NAME($spell) } works.
# $spell spell
gamblers-heart-tell-fails = { NAME($spell) } fails.
# $spell spell
gamblers-heart-tell-nothing = { NAME($spell) } comes to nothing.
# $spell spell, $who seat
gamblers-heart-tell-barred = { $who ->
    [you] { NAME($spell) } fails, and is barred to you for this quest.
   *[other] { NAME($spell) } fails, and is barred to { NAME($who) } for this quest.
}
# $paid number, $gamblers number, $gm number
gamblers-heart-tell-pay = The Gamblers pay { $paid }. Fortune: Gamblers { $gamblers }, GM { $gm }.
# $paid number, $stake number, $gamblers number, $gm number
gamblers-heart-tell-pay-all = The Gamblers pay { $paid } of { $stake }, which is all there is. Fortune: Gamblers { $gamblers }, GM { $gm }.
# $paid number, $gamblers number, $gm number, $who seat
gamblers-heart-tell-gain = { $who ->
    [you] You pay { $paid }. Fortune: Gamblers { $gamblers }, GM { $gm }.
   *[other] The GM pays { $paid }. Fortune: Gamblers { $gamblers }, GM { $gm }.
}
# $paid number, $stake number, $gamblers number, $gm number, $who seat
gamblers-heart-tell-gain-all = { $who ->
    [you] You pay { $paid } of { $stake }, which is all there is. Fortune: Gamblers { $gamblers }, GM { $gm }.
   *[other] The GM pays { $paid } of { $stake }, which is all there is. Fortune: Gamblers { $gamblers }, GM { $gm }.
}
# $who seat
gamblers-heart-tell-blessed = { $who ->
    [you] You are blessed, till the quest's end.
   *[other] { NAME($who, at: "start") } is blessed, till the quest's end.
}
# $who seat
gamblers-heart-tell-cursed = { $who ->
    [you] You are cursed, and can cast no more spells.
   *[other] { NAME($who, at: "start") } is cursed, and can cast no more spells.
}
# $gamblers number, $gm number
gamblers-heart-tell-fortune = Fortune: Gamblers { $gamblers }, GM { $gm }.
gamblers-heart-tell-broke = The Gamblers have no Fortune left!
gamblers-heart-tell-gm-broke = The GM has no Fortune left: the next spell works without a gamble.
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
gamblers-heart-tell-may-save = { $who ->
    [you] You are cursed, and may be lost instead.
   *[other] { NAME($who, at: "start") } is cursed, and may be lost instead.
}
# $marks number, $most number
gamblers-heart-tell-mark = { $marks ->
    [one] What stood in the way is met: 1 mark of { $most }.
   *[other] What stood in the way is met: { $marks } marks of { $most }.
}
# $alarms number, $most number
gamblers-heart-tell-alarm = An alarm is raised: { $alarms } of { $most }.
gamblers-heart-tell-showdown-over = The Showdown is over.
# $who seat
gamblers-heart-tell-held = { NAME($who, case: "possessive", at: "start") } act still waits for its answer.
gamblers-heart-tell-victory = Victory.
gamblers-heart-tell-victory-plain = The CONTROL has lost what it came for.
gamblers-heart-tell-defeat = Defeat.
gamblers-heart-tell-defeat-none = Nobody is left: defeat.
gamblers-heart-tell-defeat-plain = The CONTROL has what it came for.
# $text text
gamblers-heart-tell-story = { $text }
gamblers-heart-tell-less-awful = Less awful than feared.
gamblers-heart-tell-even-worse = Even worse than feared.
# $step step
gamblers-heart-tell-step = { $step ->
    [arrival] Arrival.
    [work] Act 2, the Work.
    [conflict] Act 3, the Conflict.
   *[other] { NAME($step) }
}
# $step step
gamblers-heart-tell-step-plain = { $step ->
    [arrival] You get to where the Portent has sent you.
    [work] You are there, and go about it.
   *[other] The CONTROL has noticed, and strikes back.
}
gamblers-heart-tell-showdown-due = The alarms call for a Showdown of all.
gamblers-heart-tell-tip = The Gamblers may Tip the Scales of Fate.
# $who seat
gamblers-heart-tell-tipped-free = { $who ->
    [you] All agree, and the Scales tip: you are free of the curse.
   *[other] All agree, and the Scales tip: { NAME($who) } is free of the curse.
}
# $who seat
gamblers-heart-tell-tipped-back = { $who ->
    [you] All agree, and the Scales tip: you are back.
   *[other] All agree, and the Scales tip: { NAME($who) } is back.
}
gamblers-heart-tell-scales-left = The Scales are left alone.
# $quest number, $quests number
gamblers-heart-tell-quest = Quest { $quest } of { $quests }.
gamblers-heart-tell-repatron = Before it begins, each Gambler may choose another Patronage, in secret.
# $won number, $lost number
gamblers-heart-tell-campaign = { $won ->
    [one] The campaign is over: 1 quest won, { $lost } lost.
   *[other] The campaign is over: { $won } quests won, { $lost } lost.
}
## ---- Board: the table in words ----
# $seed seed
gamblers-heart-board-portent = { NAME($seed) }. { TRAIT($seed, "text") }
# What the quest maker's five dice say: the title of each table of the book, and the entry rolled.
# $place-of text, $place text, $means-of text, $means text, $aim-of text, $aim text, $agent-of text, $agent text, $edge-of text, $edge text
gamblers-heart-board-portent-dice = { $place-of } { $place }, { $means-of } { $means } { $aim-of } { $aim }. { $agent-of } { $agent }, { $edge-of } { $edge }.
