### The story of Gambler's Heart as it is told when all is over, in English. The form: docs/messages.md, What is over.

### untold roll-portent tell-portent propose agree disagree kept roll-patron press accept hand hand-see gm-die gm-die-open
### untold gm-die-see keep reroll turn turn-same hand-now stand match stay show no-patron fit hold-back leave held fortune
### untold set-fortune set-marks set-alarms obstacle-helps pass-over pass vote may-save close-vote last-call tip repatron showdown-due

-chapter = { "\u0002" }
-heading = { "\u0003" }
-read = { "\u0004" }
-para = { "\u0005" }

gamblers-heart-tell-portent = { -heading }The Portent
gamblers-heart-tell-taken = { -para }From then on { NAME($patron) } stood on the list instead of { NAME($instead) }.
gamblers-heart-tell-name = { $who ->
    [you] { -para }You were { NAME($person) }.
   *[other] { -para }Gambler { $number } was { NAME($person) }.
}
gamblers-heart-tell-soul = { NAME($who, case: "possessive", at: "start") } Soulcard was the { NAME($royalty) } of { NAME($suit) }.
gamblers-heart-tell-patron = { $patron ->
    [hidden] { NAME($who, at: "start") } chose a Patronage in secret.
   *[other] { NAME($who, at: "start") } chose a Patronage in secret: { NAME($patron) }.
}
gamblers-heart-tell-patron-new = { $patron ->
    [hidden] { -para }{ NAME($who, at: "start") } chose another Patronage in secret.
   *[other] { -para }{ NAME($who, at: "start") } chose another Patronage in secret: { NAME($patron) }.
}
gamblers-heart-tell-patron-again = { $patron ->
    [hidden] { -para }{ NAME($who, at: "start") } kept or changed a Patronage in secret.
   *[other] { -para }{ NAME($who, case: "possessive", at: "start") } Patronage was now, in secret, { NAME($patron) }.
}
gamblers-heart-tell-patron-rolled = { $patron ->
    [hidden] A die chose { NAME($who, case: "possessive") } Patronage, in secret.
   *[other] A die chose { NAME($who, case: "possessive") } Patronage, in secret: { NAME($patron) }.
}
gamblers-heart-tell-patron-rolled-new = { $patron ->
    [hidden] The die had to choose again.
   *[other] The die had to choose again: { NAME($patron) }.
}
gamblers-heart-tell-high-ace = { NAME($who, at: "start") } wrote a High Ace in secret.
gamblers-heart-tell-retire = { -para }{ NAME($who, at: "start") } retired.
gamblers-heart-tell-go-on = { -para }{ NAME($who, at: "start") } stayed in the story, cursed.
gamblers-heart-tell-begin-anew = { -para }{ NAME($who, at: "start") } stayed lost, and a new Gambler came.
gamblers-heart-tell-stay-lost = { -para }{ NAME($who, at: "start") } stayed lost for the time being.
gamblers-heart-tell-cast-known = { -para }{ NAME($who, at: "start") } cast { NAME($spell) }.
gamblers-heart-tell-cast-sized = { -para }{ NAME($who, at: "start") } cast { NAME($spell) }.
gamblers-heart-tell-cast-fits = { -para }{ NAME($who, at: "start") } cast { NAME($spell) }.
gamblers-heart-tell-cast = { -para }{ NAME($who, at: "start") } cast { NAME($spell) }.
gamblers-heart-tell-spell-text = { -read }{ TRAIT($spell, "text") }
gamblers-heart-tell-act = { $as ->
    [royalty] { $who ->
        [you] { -para }You drew on the { NAME($royalty) } of your Soulcard.
       *[other] { -para }{ NAME($who, at: "start") } drew on the { NAME($royalty) } of their Soulcard.
    }
    [suit] { $who ->
        [you] { -para }You drew on the { NAME($suit) } of your Soulcard.
       *[other] { -para }{ NAME($who, at: "start") } drew on the { NAME($suit) } of their Soulcard.
    }
    [cards] { -para }{ NAME($who, at: "start") } sat down to a game of cards.
   *[plain] { -para }{ NAME($who, at: "start") } acted without magic.
}
gamblers-heart-tell-flashback = { -para }{ NAME($who, at: "start") } called a Flashback.
gamblers-heart-tell-favour = { NAME($who, at: "start") } gave Fortune's Favour.
gamblers-heart-tell-oracle = { -para }{ NAME($who, at: "start") } asked the oracle.
gamblers-heart-tell-oracle-says = The oracle said { $says }: { gamblers-heart-part-oracle } for the Gamblers.
gamblers-heart-tell-oracle-of = The oracle said { $says }: { gamblers-heart-part-oracle } for the Gamblers.
gamblers-heart-tell-obstacle = { -heading }{ $title }{ -read }{ $text }
gamblers-heart-tell-obstacle-fits = { -read }{ $why }
gamblers-heart-tell-write-obstacle = { -heading }{ NAME($obstacle) }
gamblers-heart-tell-showdown-one = { $who ->
    [you] { -heading }Showdown{ -para }You were in it.
   *[other] { -heading }Showdown{ -para }{ NAME($who, at: "start") } was in it.
}
gamblers-heart-tell-showdown = { -heading }Showdown{ -para }{ LIST($seats, at: "start") } were in it.
gamblers-heart-tell-lasts = { NAME($spell) } endured.
gamblers-heart-tell-lift = { NAME($spell) } ended.
gamblers-heart-tell-happens = { $who ->
    [you] It happened as you said.
   *[other] It happened as { NAME($who) } said.
}
gamblers-heart-tell-needs-spell = The answer was that this needed a spell.
gamblers-heart-tell-dispute = { NAME($who, at: "start") } disputed it, because those were not ordinary people.
gamblers-heart-tell-allow = The Flashback was allowed.
gamblers-heart-tell-allow-gift = There was no Fortune left to gamble against it.
gamblers-heart-tell-veto = { NAME($who, at: "start") } vetoed the Flashback.
gamblers-heart-tell-stake = { NAME($who, at: "start") } set the Stake at { $stake }.
gamblers-heart-tell-refuse = { NAME($who, at: "start") } refused { NAME($spell) }, and nothing was lost.
gamblers-heart-tell-refuse-why = { $why ->
    [unseen] The target could not be seen, and nobody could tell where it was.
    [alike] It was too like a spell that had failed before.
    [unsuited] It did not fit { NAME($caster, case: "possessive") } Patronage.
   *[unstated] Its size and Patronage had not been given.
}
gamblers-heart-tell-back-out = { NAME($who, at: "start") } backed out, at no cost.
gamblers-heart-tell-raise = { NAME($who, at: "start") } raised the Stake from { $from } to { $to }.
gamblers-heart-tell-show-dice = { $gm ->
    [you] The dice were shown: { NAME($who) } had { LIST($faces) }, { gamblers-heart-part-kind }, and you had { $die }.
   *[other] The dice were shown: { NAME($who) } had { LIST($faces) }, { gamblers-heart-part-kind }, and the GM had { $die }.
}
gamblers-heart-tell-invoke = { NAME($who, at: "start") } invoked { NAME($patron) }.
gamblers-heart-tell-reject = { NAME($who, at: "start") } rejected it, because another Patronage fitted better.
gamblers-heart-tell-impose = { NAME($who, at: "start") } imposed Order.
gamblers-heart-tell-change = { NAME($who, at: "start") } changed die { $number } from { NAME($from) } to { NAME($to) }.
gamblers-heart-tell-unveil = { $truth ->
    [yes] { NAME($who, case: "possessive", at: "start") } Patronage was { NAME($patron) }. That had been the truth.
   *[no] { NAME($who, case: "possessive", at: "start") } Patronage was { NAME($patron) }. That had been a lie.
}
gamblers-heart-tell-doom = { $who ->
    [you] { -para }You were about to be lost.
   *[other] { -para }{ NAME($who, at: "start") } was about to be lost.
}
gamblers-heart-tell-sacrifice = { NAME($who, at: "start") } made the Sacrifice Play for { NAME($victim) }.
gamblers-heart-tell-decline = { NAME($who, at: "start") } did not step in.
gamblers-heart-tell-resolves = That ended the Showdown.
gamblers-heart-tell-delays = That only put off the end.
gamblers-heart-tell-resolve = The Showdown ended.
gamblers-heart-tell-safe = Nobody was in peril any more.
gamblers-heart-tell-peril = Still in peril: { LIST($seats) }.
gamblers-heart-tell-jacknarok = { -chapter }Black Jacknarok
gamblers-heart-tell-part = { -para }The crew parted, and the High Aces stayed secret.
gamblers-heart-tell-ace = { -para }{ NAME($who, case: "possessive", at: "start") } High Ace was shown.
gamblers-heart-tell-fold = { NAME($who, at: "start") } folded.
gamblers-heart-tell-works = { NAME($spell) } worked.
gamblers-heart-tell-fails = { NAME($spell) } failed.
gamblers-heart-tell-nothing = { NAME($spell) } did not happen.
gamblers-heart-tell-barred = { $who ->
    [you] { NAME($spell) } failed, and you could not cast it again in that Quest.
   *[other] { NAME($spell) } failed, and { NAME($who) } could not cast it again in that Quest.
}
gamblers-heart-tell-pay = The Gamblers lost { $paid } Fortune.
gamblers-heart-tell-pay-all = The Gamblers owed { $due } Fortune and lost the { $paid } they had.
gamblers-heart-tell-gain = The Gamblers gained { $paid } Fortune.
gamblers-heart-tell-gain-all = The Gamblers gained the last { $paid } Fortune that the GM had.
gamblers-heart-tell-blessed = { $who ->
    [you] You were blessed until the end of the Quest.
   *[other] { NAME($who, at: "start") } was blessed until the end of the Quest.
}
gamblers-heart-tell-cursed = { $who ->
    [you] You were cursed, and could no longer cast.
   *[other] { NAME($who, at: "start") } was cursed, and could no longer cast.
}
gamblers-heart-tell-broke = The Gamblers had no Fortune left.
gamblers-heart-tell-gm-broke = The GM had no Fortune left.
gamblers-heart-tell-lost = { $who ->
    [you] { $showdown ->
        [yes] You were lost in the Showdown.
       *[no] You were lost.
    }
   *[other] { $showdown ->
        [yes] { NAME($who, at: "start") } was lost in the Showdown.
       *[no] { NAME($who, at: "start") } was lost.
    }
}
gamblers-heart-tell-lost-broke = { $who ->
    [you] With no Fortune left, you were lost.
   *[other] With no Fortune left, { NAME($who) } was lost.
}
gamblers-heart-tell-mark = The obstacle was overcome.
gamblers-heart-tell-alarm = It raised alarm { $alarms } of { $most }.
gamblers-heart-tell-met = { -read }{ $text }
gamblers-heart-tell-not-met = { -read }{ $text }{ -para }That was alarm { $alarms } of { $most }.
gamblers-heart-tell-clue = { -para }They had found a clue. { -read }{ $text }
gamblers-heart-tell-showdown-over = The Showdown was over.
gamblers-heart-tell-victory = { -heading }Victory
gamblers-heart-tell-victory-plain = The CONTROL had lost what it came for.
gamblers-heart-tell-defeat = { -heading }Defeat
gamblers-heart-tell-defeat-none = { -heading }Defeat{ -para }No Gambler was left.
gamblers-heart-tell-defeat-plain = The CONTROL had what it came for.
gamblers-heart-tell-story = { -read }{ $text }
gamblers-heart-tell-less-awful = The defeat was less awful than feared.
gamblers-heart-tell-even-worse = The defeat was even worse than feared.
gamblers-heart-tell-step = { $step ->
    [arrival] { -chapter }Arrival
    [work] { -chapter }Act 2, the Work
    [conflict] { -chapter }Act 3, the Conflict
   *[other] { -chapter }{ NAME($step) }
}
gamblers-heart-tell-step-plain = { $step ->
    [arrival] { -para }The Gamblers had arrived where the Portent had sent them.
    [work] { -para }The Gamblers got to work.
   *[other] { -para }The CONTROL had noticed, and struck back.
}
gamblers-heart-tell-tipped-free = { $who ->
    [you] { -para }All agreed, and the Scales of Fate tipped. You were free of the curse.
   *[other] { -para }All agreed, and the Scales of Fate tipped. { NAME($who, at: "start") } was free of the curse.
}
gamblers-heart-tell-tipped-back = { $who ->
    [you] { -para }All agreed, and the Scales of Fate tipped. You were back.
   *[other] { -para }All agreed, and the Scales of Fate tipped. { NAME($who, at: "start") } was back.
}
gamblers-heart-tell-scales-left = The Scales of Fate were left alone.
gamblers-heart-tell-quest = { -chapter }Quest { $quest } of { $quests }
gamblers-heart-tell-campaign = { $won ->
    [one] { -para }The campaign was over: 1 Quest won, { $lost } lost.
   *[other] { -para }The campaign was over: { $won } Quests won, { $lost } lost.
}
gamblers-heart-tell-come-back = { -para }{ NAME($who, at: "start") } came back, and nobody asked how.
gamblers-heart-tell-carry = { -chapter }Evening { $evening }
gamblers-heart-tell-recall = { -read }{ $text }
gamblers-heart-tell-fact = { -para }This was to be remembered. { -read }{ $text }
gamblers-heart-tell-fact-too = { -para }So was this. { -read }{ $text }
gamblers-heart-tell-former = { -para }{ NAME($person) } was not with them any more.
gamblers-heart-tell-carried = { -para }Gambler { $number } was still { NAME($person) }.
gamblers-heart-tell-carried-cursed = { -para }Gambler { $number } was still { NAME($person) }, and still cursed.
gamblers-heart-tell-carried-lost = { -para }Gambler { $number } was { NAME($person) }, and was lost.
gamblers-heart-tell-ace-person = { -para }The High Ace of { NAME($person) } was shown.
gamblers-heart-tell-evening-over = { -para }Evening { $evening } was over, and the campaign was not.
