### The story of Texarkana as it is told when all is over, in English. The form: docs/messages.md, What is over.

### untold beyond agree toss shed no-cards declare alone marked risk stakes dv-secret difficulty stays take take-none shuffle
### untold reveal draw look cannot-bust fact goal-closes held woe set-figure set-grit set-woe gain lose wager-cost close-scene
### untold characteristic flaw npc-hit goal-opens allow equal trump flip

-chapter = { "\u0002" }
-heading = { "\u0003" }
-read = { "\u0004" }
-para = { "\u0005" }

texarkana-tell-character = { NAME($who, at: "start") } played { NAME($character) }.
texarkana-tell-attempt = { $goal ->
    [none] { -para }{ NAME($who, at: "start") } tried something with { NAME($suit) }.
   *[other] { -para }{ NAME($who, at: "start") } tried this with { NAME($suit) }: { NAME($goal) }.
}
texarkana-tell-invoke = { NAME($who, at: "start") } invoked { NAME($invocation) }.
texarkana-tell-challenge = { -para }{ NAME($who, at: "start") } challenged { NAME($other) }.
texarkana-tell-refuse = { NAME($who, at: "start") } refused, and nothing happened.
texarkana-tell-use = { NAME($who, at: "start") } used { NAME($trait) }.
texarkana-tell-play = { $burn ->
    [yes] { NAME($who, at: "start") } played and burned { texarkana-part-card }.
   *[no] { NAME($who, at: "start") } played { texarkana-part-card }.
}
texarkana-tell-down = { NAME($who, at: "start") } played a card face down.
texarkana-tell-down-seen = { NAME($who, at: "start") } played { texarkana-part-card } face down.
texarkana-tell-call-off = { NAME($who, at: "start") } called off the test.
texarkana-tell-assist = { NAME($who, at: "start") } helped with { texarkana-part-card }, and burned it.
texarkana-tell-scenario = { $scenario ->
    [free] { -para }It was a free table.
   *[other] { "" }
}
texarkana-tell-scene = { $scene ->
    [none] { -heading }Scene { $number }
   *[other] { -heading }{ NAME($scene) }{ -read }{ TRAIT($scene, "text") }
}
texarkana-tell-cast = { -para }Also there: { LIST($cast, type: "apart") }.
texarkana-tell-also = { -read }{ $says }
texarkana-tell-opposes = { $who ->
    [you] Against you, with { NAME($suit) }, stood { NAME($npc) }.
   *[other] Against them, with { NAME($suit) }, stood { NAME($npc) }.
}
texarkana-tell-call = { -para }The Dealer asked { NAME($who) } for a test of { NAME($suit) }.
texarkana-tell-enter = { -para }{ NAME($who, at: "start") } came into the scene.
texarkana-tell-leave = { NAME($who, at: "start") } left the scene.
texarkana-tell-bring = { -para }{ NAME($npc) } came in.
texarkana-tell-dismiss = { NAME($npc) } left.
texarkana-tell-clash = { -para }{ NAME($npc) } fought { NAME($foe) }. One card decided.
texarkana-tell-story = { -heading }{ NAME($scenario) }{ -read }{ TRAIT($scenario, "text") }
texarkana-tell-session = { -chapter }Session { $session }
texarkana-tell-flip-clash = { $red ->
    [yes] { NAME($who, at: "start") } flipped { texarkana-part-card }. Red favoured the Posse.
   *[no] { NAME($who, at: "start") } flipped { texarkana-part-card }. Black went against the Posse.
}
texarkana-tell-flip-tie = { NAME($who, at: "start") } flipped { texarkana-part-card }.
texarkana-tell-turn-up = { NAME($who, at: "start") } revealed { texarkana-part-card }.
texarkana-tell-success = { NAME($who, at: "start") } succeeded, { $score } to { $other-score }.
texarkana-tell-failure = { NAME($who, at: "start") } failed, { $score } to { $other-score }.
texarkana-tell-bust-failure = { NAME($who, at: "start") } bust at { $total } and failed.
texarkana-tell-bust-success = The Dealer bust at { $total }, so { NAME($who) } succeeded.
texarkana-tell-both-bust = Both bust, so the scores decided.
texarkana-tell-duel = { NAME($who, at: "start") } won, { $score } to { $other-score }.
texarkana-tell-bust-duel = { NAME($who, at: "start") } bust at { $total }, so { NAME($other) } won.
texarkana-tell-grander = It was a grander success than agreed.
texarkana-tell-worse = It was a worse failure than agreed.
texarkana-tell-better = The Dealer had trumped and lost, so it was better still.
texarkana-tell-burned = { $woe ->
    [yes] The Woe burned { NAME($who, case: "possessive") } card.
   *[no] { NAME($who, case: "possessive", at: "start") } card was burned.
}
texarkana-tell-npc-out = { NAME($npc) } was out.
texarkana-tell-goal-won = { -read }{ $says }
texarkana-tell-goal-lost = { -read }{ $says }
texarkana-tell-set-goal = There was a new goal: { NAME($made) }.
texarkana-tell-made-won = They had done it: { NAME($goal) }.
texarkana-tell-made-lost = They had lost it: { NAME($goal) }.
texarkana-tell-buy = { -para }{ NAME($who, at: "start") } bought { NAME($buy) }. { -read }{ $says }
texarkana-tell-mood = { -read }{ $says }
texarkana-tell-goes = { NAME($npc) } went.
texarkana-tell-mood-set = { NAME($npc) } was { NAME($mood) } from then on.
texarkana-tell-burn-cost = The Woe burned { NAME($who, case: "possessive") } card.
texarkana-tell-injury = { $by ->
    [one] { NAME($who, at: "start") } took an Injury.
   *[other] { NAME($who, at: "start") } took { $by } Injuries.
}
texarkana-tell-heal = { $by ->
    [one] { NAME($who, at: "start") } recovered from an Injury.
   *[other] { NAME($who, at: "start") } recovered from { $by } Injuries.
}
texarkana-tell-out = { $who ->
    [you] You were out of the scene.
   *[other] { NAME($who, at: "start") } was out of the scene.
}
texarkana-tell-end = { -heading }The end: { NAME($closing) }{ -read }{ TRAIT($closing, "text") }
texarkana-tell-woe-gone = { -para }The Woe was used up, and the session ended. { -read }{ $says }
texarkana-tell-posse-out = { -para }The Posse was out, and the session ended. { -read }{ $says }
texarkana-tell-closed = { -para }The Dealer closed the session.
