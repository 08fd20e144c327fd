### Die Schlitze stehen in sample.en.ftl.

## ---- Namen ----
-seat = { $as ->
    [master] die Spielleitung
    [named] { $name }
    [thing] das { $name }
    [nobody] niemand
    [you] { $case ->
        [dative] dir
       *[nominative] du
    }
    [other] { $case ->
        [dative] deinem Gegenüber
        [genitive] deines Gegenübers
       *[nominative] dein Gegenüber
    }
   *[numbered] { $case ->
        [genitive] von Zocker { $number }
       *[nominative] Zocker { $number }
    }
}
-list = { $joint ->
    [and] { " und " }
    [or] { " oder " }
    [or-more] ,{ " " }
   *[and-more] ,{ " " }
}
-fighter = { $title }
-fighter-none = niemand
-kind-discover = Spähen
-kind-special = Spezial
-kind-react = Reaktion
-kind-sabotage = Sabotage
-stat-str = STÄ
-stat-dex = GES
-stat-best = das HÖHERE
-stat-worst = das NIEDRIGERE
-side-left = links
-side-right = rechts
-deck-fighters = Kämpfer
-deck-weapons = Waffen
-deck-secrets = Geheimnisse
-deck-actions = Aktionen
-result-won = gewonnen
-result-lost = verloren
-result-caught = an die Wachen verloren
-fighter-putrid-snake-beast = { $case ->
    [accusative] die Faulige Schlangenbestie
    [dative] der Fauligen Schlangenbestie
    [genitive] der Fauligen Schlangenbestie
   *[nominative] die Faulige Schlangenbestie
}
    .gender = feminine
-fighter-somebodys-cousin = { $case ->
    [accusative] Irgendjemandes Vetter
    [dative] Irgendjemandes Vetter
    [genitive] von Irgendjemandes Vetter
   *[nominative] Irgendjemandes Vetter
}
    .gender = masculine
-fighter-candle-thief = { $case ->
    [accusative] die Kerzendiebin
    [dative] der Kerzendiebin
    [genitive] der Kerzendiebin
   *[nominative] die Kerzendiebin
}
    .gender = feminine
-fighter-half-a-minotaur = { $case ->
    [accusative] den Halben Minotaurus
    [dative] dem Halben Minotaurus
    [genitive] des Halben Minotaurus
   *[nominative] der Halbe Minotaurus
}
    .gender = masculine
-fighter-choir-of-rats = { $case ->
    [accusative] den Rattenchor
    [dative] dem Rattenchor
    [genitive] des Rattenchors
   *[nominative] der Rattenchor
}
    .gender = masculine
-fighter-grave-filler = { $case ->
    [accusative] den Grabschaufler
    [dative] dem Grabschaufler
    [genitive] des Grabschauflers
   *[nominative] der Grabschaufler
}
    .gender = masculine
-fighter-the-elder = { $case ->
    [accusative] den Ältesten
    [dative] dem Ältesten
    [genitive] des Ältesten
   *[nominative] der Älteste
}
    .gender = masculine
-fighter-widow-of-nine = { $case ->
    [accusative] die Neunfache Witwe
    [dative] der Neunfachen Witwe
    [genitive] der Neunfachen Witwe
   *[nominative] die Neunfache Witwe
}
    .gender = feminine
-fighter-demon-spawn = { $case ->
    [accusative] die Dämonenbrut
    [dative] der Dämonenbrut
    [genitive] der Dämonenbrut
   *[nominative] die Dämonenbrut
}
    .gender = feminine
-fighter-uncle-furnace = { $case ->
    [accusative] Onkel Hochofen
    [dative] Onkel Hochofen
    [genitive] von Onkel Hochofen
   *[nominative] Onkel Hochofen
}
    .gender = masculine
-fighter-saint-of-knives = { $case ->
    [accusative] den Messerheiligen
    [dative] dem Messerheiligen
    [genitive] des Messerheiligen
   *[nominative] der Messerheilige
}
    .gender = masculine
-weapon-live-goose = Lebende Gans
-action-keyhole = Schlüsselloch
    .text = Sieh dir eine Waffe oder ein Geheimnis an.
-action-needle-and-gin = Nadel und Gin
    .text = Bis zu 2 Wunden eines Kämpfers verschwinden.
-action-borrow-the-sun = Geliehene Sonne
    .text = Der Wurf eines Kämpfers ist in dieser Runde um 2 niedriger.
-action-stopped-clock = Angehaltene Uhr
-action-pear-cordial = Birnenlikör
-action-sawn-through = Angesägt
-action-wet-poster = Nasses Plakat

## ---- Teile ----
# $coin number
bloodsport-part-coin = { $coin ->
    [one] 1 Münze
   *[other] { $coin } Münzen
}
# $chance number
bloodsport-part-chance = { $chance ->
    [0] keine Chance
    [one] 1 Chance
   *[other] { $chance } Chancen
}
# $who seat
bloodsport-part-slip-of = { $who ->
    [you] Dein Wettschein
   *[other] Der Wettschein { NAME($who, case: "genitive") }
}
bloodsport-part-kind = { $no-risk ->
    [yes] { NAME($kind) }, ohne Risiko
   *[no] { NAME($kind) }, Risiko { $risk }
}
bloodsport-part-tokens = { $time ->
    [0] { $coin ->
        [0] nichts
       *[other] { bloodsport-part-coin }
    }
   *[other] { $coin ->
        [0] { $time } Zeit
       *[other] { $time } Zeit und { bloodsport-part-coin }
    }
}
bloodsport-part-target = { $what ->
    [weapon] die Waffe { NAME($on, case: "genitive") }
    [secret] das Geheimnis von Kampf { $number }
    [sabotage] Sabotage { $number }
   *[fighter] { NAME($on, case: "accusative") }
}
bloodsport-part-weapon = { NAME($weapon) } ({ NAME($stat) }, Schaden { $damage })
bloodsport-part-card = { NAME($card) } ({ bloodsport-part-kind })
bloodsport-part-secret = { NAME($secret) }
bloodsport-part-bet = { bloodsport-part-coin } auf { NAME($on, case: "accusative") }
bloodsport-part-caught = { $need ->
    [1] erwischt bei einer 1, { $percent } %
    [6] immer erwischt
   *[other] erwischt bei 1 bis { $need }, { $percent } %
}
    .bare = { $need ->
        [1] erwischt bei einer 1
        [6] immer erwischt
       *[other] erwischt bei 1 bis { $need }
    }

## ---- Was Spieler tun ----
bloodsport-tell-card = { $who ->
    [you] Du spielst { NAME($card) } ({ bloodsport-part-kind }).
   *[other] { NAME($who, at: "start") } spielt { NAME($card) } ({ bloodsport-part-kind }).
}
bloodsport-tell-card-on = { $who ->
    [you] Du spielst { NAME($card) } auf { NAME($on, case: "accusative") } ({ bloodsport-part-kind }).
   *[other] { NAME($who, at: "start") } spielt { NAME($card) } auf { NAME($on, case: "accusative") } ({ bloodsport-part-kind }).
}
bloodsport-tell-sabotage = { $card ->
    [hidden] { NAME($who, at: "start") } legt verdeckt eine Sabotage neben { NAME($on, case: "accusative") }, { NAME($side) } in Kampf { $fight }.
   *[other] { $who ->
        [you] Du legst { NAME($card) } neben { NAME($on, case: "accusative") }, { NAME($side) } in Kampf { $fight }.
       *[other] { NAME($who, at: "start") } legt { NAME($card) } neben { NAME($on, case: "accusative") }, { NAME($side) } in Kampf { $fight }.
    }
}
bloodsport-tell-choose = { $who ->
    [you] { $both ->
        [yes] Du wählst { bloodsport-part-target }, für euch beide sichtbar.
       *[no] Du wählst { bloodsport-part-target }.
    }
   *[other] { $both ->
        [yes] { NAME($who, at: "start") } wählt { bloodsport-part-target }, für beide sichtbar.
       *[no] { NAME($who, at: "start") } wählt { bloodsport-part-target }.
    }
}
bloodsport-tell-pay = { $who ->
    [you] Du legst { bloodsport-part-tokens } darauf.
   *[other] { NAME($who, at: "start") } legt { bloodsport-part-tokens } darauf.
}
bloodsport-tell-rat = { $who ->
    [you] Du petzt bei den Wachen: eine Chance weniger, und die Wachstufe ist 1.
   *[other] { NAME($who, at: "start") } petzt bei den Wachen: eine Chance weniger, und die Wachstufe ist 1.
}
bloodsport-tell-bet-sealed = { bloodsport-part-slip-of } ist versiegelt.
bloodsport-tell-bet = { $who ->
    [you] Kampf { $fight }: Du setzt { bloodsport-part-bet }.
   *[other] Kampf { $fight }: { NAME($who, at: "start") } setzt { bloodsport-part-bet }.
}
bloodsport-tell-settle = { $who ->
    [you] { $coin ->
        [0] Du willst die Rate auslassen.
       *[other] Du willst { bloodsport-part-coin } zahlen.
    }
   *[other] { $coin ->
        [0] { NAME($who, at: "start") } will die Rate auslassen.
       *[other] { NAME($who, at: "start") } will { bloodsport-part-coin } zahlen.
    }
}

## ---- Was der Zufall tut ----
bloodsport-tell-draw = { $card ->
    [hidden] { NAME($who, at: "start") } zieht eine Karte.
   *[other] { $who ->
        [you] Du ziehst { NAME($card) }.
       *[other] { NAME($who, at: "start") } zieht { NAME($card) }.
    }
}
bloodsport-tell-odds = { $ratio ->
    [1] Die Quote ist 1:1, ohne Favoriten.
   *[other] Die Quote ist { $ratio }:1.
}
bloodsport-tell-risk-caught = { $who ->
    [you] Risikowurf: { $die }; nötig ist mehr als { $need }. Du wirst erwischt, und { NAME($card) } bewirkt nichts.
   *[other] Risikowurf: { $die }; nötig ist mehr als { $need }. { NAME($who, at: "start") } wird erwischt, und { NAME($card) } bewirkt nichts.
}
bloodsport-tell-card-text = { TRAIT($card, "text") }
bloodsport-tell-look-see = { $who ->
    [you] Du siehst dir { bloodsport-part-target } an: { $seen }.
   *[other] { NAME($who, at: "start") } sieht sich { bloodsport-part-target } an: { $seen }.
}
bloodsport-tell-wounds = { $damage ->
    [0] Es steht { $left } zu { $right }: { NAME($on, at: "start") } wird getroffen, aber nicht verletzt.
    [one] Es steht { $left } zu { $right }: { NAME($on, at: "start") } erleidet 1 Wunde.
   *[other] Es steht { $left } zu { $right }: { NAME($on, at: "start") } erleidet { $damage } Wunden.
}
bloodsport-tell-slip = { bloodsport-part-slip-of }: { LIST($bets) }.
bloodsport-part-slip-bet = { bloodsport-part-coin } auf { NAME($on, case: "accusative") } ({ NAME($result) })
bloodsport-tell-slip-sum = { $more ->
    [yes] Das macht { $change } mehr, zusammen { bloodsport-part-coin }.
   *[no] Das macht { $change } weniger, zusammen { bloodsport-part-coin }.
}
bloodsport-tell-paid = { $who ->
    [you] Du zahlst { LIST($boxes) }. Noch offen: { LIST($open) }.
   *[other] { NAME($who, at: "start") } zahlt { LIST($boxes) }. Noch offen: { LIST($open) }.
}
bloodsport-tell-skipped = { $who ->
    [you] { $chance ->
        [0] Du lässt die Rate aus und hast keine Chance mehr.
       *[other] Du lässt die Rate aus und hast noch { bloodsport-part-chance }.
    }
   *[other] { $chance ->
        [0] { NAME($who, at: "start") } lässt die Rate aus und hat keine Chance mehr.
       *[other] { NAME($who, at: "start") } lässt die Rate aus und hat noch { bloodsport-part-chance }.
    }
}
bloodsport-tell-fate = { $again ->
    [0] Der Schicksalswürfel zeigt { $die }.
   *[other] Die Schicksalswürfel zeigen { $die } und { $again }; die höhere Zahl zählt.
}

## ---- Was zu entscheiden ist ----
bloodsport-ask-action = Spiel eine Karte oder passe für diese Phase. Du hast { bloodsport-part-tokens }; die Wachstufe ist { $guard }.
bloodsport-ask-rat = { $then ->
    [bet] Die Wachstufe ist { $guard }. Petzt du bei den Wachen, bevor gewettet wird? Das kostet 1 von { bloodsport-part-chance }.
    [uncover] Die Wachstufe ist { $guard }. Petzt du bei den Wachen, bevor Kampf { $fight } beginnt? Das kostet 1 von { bloodsport-part-chance }.
    [risk] Die Wachstufe ist { $guard }. Petzt du bei den Wachen, bevor für diese Sabotage gewürfelt wird? Das kostet 1 von { bloodsport-part-chance }.
    [settle] Die Wachstufe ist { $guard }. Petzt du bei den Wachen, bevor die Geldverleiher kommen? Das kostet 1 von { bloodsport-part-chance }.
    [round] Die Wachstufe ist { $guard }. Petzt du bei den Wachen, bevor die nächste Runde beginnt? Das kostet 1 von { bloodsport-part-chance }.
   *[action] Die Wachstufe ist { $guard }. Petzt du bei den Wachen? Das kostet 1 von { bloodsport-part-chance }.
}

## ---- Was man tun kann ----
bloodsport-label-pay = { bloodsport-part-tokens } darauf: Risiko { $risk } und Wachstufe { $guard }, { bloodsport-part-caught }
    .short = { bloodsport-part-tokens } darauflegen
# $gain number
bloodsport-part-gain = { $gain ->
    [one] 1 Münze
   *[other] { $gain } Münzen
}
bloodsport-label-bet = { bloodsport-part-bet } setzen: bringt { bloodsport-part-gain }, soweit du weißt in { $percent } % der Fälle
    .bare = { bloodsport-part-bet } setzen: bringt { bloodsport-part-gain }
    .short = { bloodsport-part-bet } setzen

## ---- Warum nicht ----
# $sum number
bloodsport-part-sum = { $sum ->
    [one] 1 Münze
   *[other] { $sum } Münzen
}

## ---- Der Tisch ----
bloodsport-board-fight = { $favoured ->
    [left] Kampf { $fight }: Quote { $ratio }:1 für links.
    [right] Kampf { $fight }: Quote { $ratio }:1 für rechts.
   *[none] Kampf { $fight }: Quote 1:1, kein Favorit.
}
bloodsport-board-fighter = { NAME($side, at: "start") }: { NAME($on) }, { LIST($has, type: "more") }.
bloodsport-part-stats = Rang { $rank }, STÄ { $str }, GES { $dex }, LEBEN { $life }
bloodsport-part-wounds = { $wounds ->
    [one] 1 Wunde
   *[other] { $wounds } Wunden
}
bloodsport-part-rolls-with = würfelt mit { $by }
bloodsport-part-armed = { $weapon ->
    [hidden] Waffe verdeckt
   *[other] { $stat ->
        [hidden] { NAME($weapon) }
       *[other] { NAME($weapon) } ({ NAME($stat) }, Schaden { $damage })
    }
}
bloodsport-board-sabotage = { $card ->
    [hidden] { $who ->
        [you] Deine Sabotage { $row } neben { NAME($on, case: "dative") }: verdeckt.
       *[other] Sabotage { $row } { NAME($who, case: "genitive") } neben { NAME($on, case: "dative") }: verdeckt.
    }
   *[other] { $who ->
        [you] Deine Sabotage { $row } neben { NAME($on, case: "dative") }: { NAME($card) }.
       *[other] Sabotage { $row } { NAME($who, case: "genitive") } neben { NAME($on, case: "dative") }: { NAME($card) }.
    }
}
bloodsport-board-hand = Deine Hand: { LIST($cards) }.

bloodsport-board-seats = Am Tisch: { LIST($seats) }.

## ---- Begriffe ----
bloodsport-term-risk = Risiko: wie gefährlich eine Karte ist, höchstens { $risk }. Jede Zeit und jede Münze, die du darauflegst, nimmt 1 davon weg. Die Karte gelingt, wenn der Würfel mehr zeigt als das übrige Risiko und die Wachstufe zusammen.
    .same = risikowurf
bloodsport-term-guard-level = Wachstufe: wie wachsam die Wachen sind.
    .same = wache, wachen
