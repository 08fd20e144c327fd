### The story of 21 as it is told when all is over, in English. The form: docs/messages.md, What is over.

### untold random group raise learn learn-spell attune armor take ready all-delay move end defend hold discard faces others
### untold lay suit call test no-deal at open set-feet set-stack edge-more edge-less edge-none onward left-be order shuffle top
### untold bonus wound draw hit-draw draw-two dagger critical-late no-retaliation deal deal-of deal-on deal-target deal-area deal-next
### untold timed pass swap skill skill-did alter cheek put-away delay-yours delay-over conflict-over within begin

-chapter = { "\u0002" }
-heading = { "\u0003" }
-read = { "\u0004" }
-para = { "\u0005" }

# Most who are bare-handed have no hands.
# $gear gear
twenty-one-part-armed = { $gear ->
    [bare-hands] { "" }
   *[other] { " " }with { NAME($gear) }
}
# $how how, $gear gear
twenty-one-part-attacked = { $how ->
    [power-strike] attacked{ twenty-one-part-armed } as a { -skill-power-strike }
    [sweep] attacked{ twenty-one-part-armed } as a sweep
    [power-sweep] attacked{ twenty-one-part-armed } as a sweep and { -skill-power-strike }
   *[plain] attacked{ twenty-one-part-armed }
}
# $gear gear
twenty-one-part-used = { $gear ->
    [throwing-knife] threw { NAME($gear) }
    [firebomb] threw { NAME($gear) }
   *[other] used { NAME($gear) }
}
# $act act, $spell spell, $gear gear, $how how
twenty-one-part-acted = { $act ->
    [attack] { twenty-one-part-attacked }
    [cast] cast { NAME($spell) }
    [use] { twenty-one-part-used }
    [ready] took out { NAME($gear) }
    [swap] changed hands
   *[other] tried something
}
# $act act, $spell spell, $gear gear
twenty-one-part-came-to-nothing = { $act ->
    [cast] { NAME($spell) } was not cast
    [use] { NAME($gear) } was not used
    [attack] the attack was lost
   *[other] it was lost
}

twenty-one-tell-run = { -heading }{ $title }{ -read }{ $text }
twenty-one-tell-free = { -para }It was a free table.
twenty-one-tell-hero = { $own ->
    [yes] { -para }You played { $title }.
   *[no] { -para }Player { $player } played { $title }.
}
twenty-one-tell-called = { $own ->
    [yes] Your hero was called { $name }.
   *[no] Player { $player }'s hero was called { $name }.
}
twenty-one-tell-uncalled = { $own ->
    [yes] Your hero stayed unnamed.
   *[no] Player { $player }'s hero stayed unnamed.
}
twenty-one-tell-act = { $act ->
    [ready] { "" }
    [swap] { "" }
   *[other] { NAME($who, at: "start") } { twenty-one-part-acted }.
}
twenty-one-tell-flee = { NAME($who, at: "start") } fled.
twenty-one-tell-drop = { NAME($who, at: "start") } dropped { NAME($gear) }.
twenty-one-tell-dismiss = { NAME($who, at: "start") } let go of { NAME($mark) }.
twenty-one-tell-try = { NAME($who, at: "start") } tried something.
twenty-one-tell-aim = { $act ->
    [attack] { NAME($who, at: "start") } attacked { NAME($on) }{ twenty-one-part-armed }.
   *[other] { NAME($who, at: "start") } { twenty-one-part-acted } at { NAME($on) }.
}
twenty-one-tell-square = { NAME($who, at: "start") } cast { NAME($spell) }.
twenty-one-tell-sweep = { $power ->
    [yes] { NAME($who, at: "start") } swept { twenty-one-part-with } at { LIST($on) }, as a { -skill-power-strike }.
   *[no] { NAME($who, at: "start") } swept { twenty-one-part-with } at { LIST($on) }.
}
twenty-one-tell-recompense = { NAME($who, at: "start") } took the { NAME($card) } back from the Damage Pile.
twenty-one-tell-fight = { -heading }The fight
twenty-one-tell-room = { -para }The heroes came into another room.
twenty-one-tell-made = One of the foes was { NAME($who) }, of the GM's own making.
twenty-one-tell-bring = { -para }A foe came: { $title }.
twenty-one-tell-leave = { NAME($on, at: "start") } was taken out of it.
twenty-one-tell-harm = { NAME($on, at: "start") } took 1 card of Damage.
twenty-one-tell-mend = All of { NAME($on, case: "possessive") } Damage was taken away.
twenty-one-tell-stun = { NAME($on, at: "start") } was { -mark-stunned }.
twenty-one-tell-alert = { $aware ->
    [yes] { NAME($on, at: "start") } was off guard again.
   *[no] { NAME($on, at: "start") } was put on guard.
}
twenty-one-tell-peace = { -para }The GM ended the Conflict.
twenty-one-tell-target = { -para }The GM called for a test of { twenty-one-part-choice }.
twenty-one-tell-oppose = { -para }The GM called for a contest against { NAME($on) }.
twenty-one-tell-approach = { -para }{ NAME($who, at: "start") } tried this: { $title }.
twenty-one-tell-came = { -read }{ $text }
twenty-one-tell-gift = { -para }{ NAME($who, at: "start") } pocketed { NAME($gear) }.
twenty-one-tell-gift-left = { -para }No pocket was free, so { NAME($gear) } stayed behind.
twenty-one-tell-scene = { -read }{ $text }
twenty-one-tell-rest = { -para }Everyone rested.
twenty-one-tell-finish = { -para }There the match ended.
twenty-one-tell-reached = { NAME($who, at: "start") } reached Target { $target } with { $total }.
twenty-one-tell-missed = { NAME($who, at: "start") } missed Target { $target } with { $total }.
twenty-one-tell-missed-bust = { NAME($who, at: "start") } went bust with { $total } against Target { $target }.
twenty-one-tell-win = { NAME($who, at: "start") } won.
twenty-one-tell-bust-at = { NAME($who, at: "start") } went bust with { $total }.
twenty-one-tell-win-with = { NAME($who, at: "start") } won with { $total }.
twenty-one-tell-win-to = { NAME($who, at: "start") } won, { $total } to { $other }.
twenty-one-tell-draw-bust = Both went bust.
twenty-one-tell-draw-at = It was a draw, at { $total }.
twenty-one-tell-critical = The Deal was critical.
twenty-one-tell-bust = { NAME($who, at: "start") } went bust.
twenty-one-tell-undealt = { LIST($on, at: "start") } won without drawing a card.
twenty-one-tell-kept-gear = { NAME($who, case: "possessive", at: "start") } { NAME($gear) } stopped { LIST($cards) }.
twenty-one-tell-kept-spell = { NAME($who, case: "possessive", at: "start") } { -timed-flash-sweat } stopped { LIST($cards) }.
twenty-one-tell-kept-both = { NAME($who, case: "possessive", at: "start") } { NAME($gear) } and { -timed-flash-sweat } stopped { LIST($cards) }.
twenty-one-tell-pile-more = { $over ->
    [yes] { $n ->
        [one] { NAME($who, at: "start") } took 1 card of Damage.
       *[other] { NAME($who, at: "start") } took { $n } cards of Damage.
    }
   *[no] { $n ->
        [one] { NAME($who, at: "start") } took 1 card of Damage ({ $pile } of { $limit }).
       *[other] { NAME($who, at: "start") } took { $n } cards of Damage ({ $pile } of { $limit }).
    }
}
twenty-one-tell-pile-out = { $who ->
    [you] { $n ->
        [one] You took 1 card of Damage and were Incapacitated.
       *[other] You took { $n } cards of Damage and were Incapacitated.
    }
   *[other] { $n ->
        [one] { NAME($who, at: "start") } took 1 card of Damage and was Incapacitated.
       *[other] { NAME($who, at: "start") } took { $n } cards of Damage and was Incapacitated.
    }
}
twenty-one-tell-pile-less = { $who ->
    [you] { $n ->
        [one] You were healed of 1 card of Damage.
       *[other] You were healed of { $n } cards of Damage.
    }
   *[other] { $n ->
        [one] { NAME($who, at: "start") } was healed of 1 card of Damage.
       *[other] { NAME($who, at: "start") } was healed of { $n } cards of Damage.
    }
}
twenty-one-tell-down = { $who ->
    [you] You were Incapacitated.
   *[other] { NAME($who, at: "start") } was Incapacitated.
}
twenty-one-tell-up = { $who ->
    [you] You were back.
   *[other] { NAME($who, at: "start") } was back.
}
twenty-one-tell-stunned = { $who ->
    [you] { $begins ->
        [yes] You were { -mark-stunned }.
       *[no] You were no longer { -mark-stunned }.
    }
   *[other] { $begins ->
        [yes] { NAME($who, at: "start") } was { -mark-stunned }.
       *[no] { NAME($who, at: "start") } was no longer { -mark-stunned }.
    }
}
twenty-one-tell-mark = { $who ->
    [you] { $begins ->
        [yes] You were under { NAME($mark) }.
       *[no] You were no longer under { NAME($mark) }.
    }
   *[other] { $begins ->
        [yes] { NAME($who, at: "start") } was under { NAME($mark) }.
       *[no] { NAME($who, at: "start") } was no longer under { NAME($mark) }.
    }
}
twenty-one-tell-aware = { NAME($who, at: "start") } noticed the danger.
twenty-one-tell-pushed = { $who ->
    [you] You were pushed back.
   *[other] { NAME($who, at: "start") } was pushed back.
}
twenty-one-tell-delay-broken = Damage interrupted { NAME($who) }, and { twenty-one-part-came-to-nothing }.
twenty-one-tell-delay-aimless = { NAME($who, at: "start") } found no target, and { twenty-one-part-came-to-nothing }.
twenty-one-tell-delay-lost = { NAME($who, at: "start") } could not do it any more, and { twenty-one-part-came-to-nothing }.
twenty-one-tell-your-turn = { -para }
twenty-one-tell-turn = { -para }
twenty-one-tell-defeat = { -para }Every hero was down. That was defeat { $defeats } of { $most }.
twenty-one-tell-defeat-fled = { -para }No hero was left. That was defeat { $defeats } of { $most }.
twenty-one-tell-defeat-turns = { -para }After { $turns } turns nothing was settled. That was defeat { $defeats } of { $most }.
twenty-one-tell-again = { -para }They woke, and started again.
twenty-one-tell-fight-won = { -para }The heroes won.
twenty-one-tell-place = { -chapter }{ $title }{ -read }{ $text }
twenty-one-tell-ground = { -read }{ $text }
twenty-one-tell-end-of = { $ending ->
    [won] The run was won.
   *[lost] The run was lost.
}
twenty-one-tell-closing = { -read }{ $text }
twenty-one-tell-closing-of = { -heading }{ $title }{ -read }{ $text }
twenty-one-tell-bear-wound = { NAME($who, at: "start") } still had { NAME($wound) } from an earlier run.
twenty-one-tell-bear-byname = People called { NAME($who) } { NAME($byname) }.
twenty-one-tell-wounded = { -para }The run left { LIST($of) }.
twenty-one-tell-healed = { -para }Time had cured { LIST($of) }.
twenty-one-tell-named = { -para }From then on people called { LIST($of, type: "apart") }.
