### Bloodsport Gambler auf Deutsch. Die Schlitze und ihre Arten stehen in en.ftl; der Fall einer Sache wird mit
### NAME($on, case: "dative") verlangt. Namen und Texte der Karten stehen in pits.de.ftl neben ihrem Pack.

## ---- Namen ----

-seat = { $as ->
    [you] { $case ->
        [accusative] dich
        [dative] dir
       *[nominative] du
    }
   *[numbered] { $case ->
        [genitive] von Zocker { $number }
       *[nominative] Zocker { $number }
    }
}
-list = { $joint ->
    [and] { " und " }
    [or] { " oder " }
    [apart] ;{ " " }
   *[and-more] ,{ " " }
}
# Kämpfer eines mitgebrachten Packs haben nur ihren Namen.
-fighter = { $case ->
    [genitive] von { $title }
   *[nominative] { $title }
}
-type-discover = Spähen
-type-special = Spezial
-type-react = Reaktion
-type-sabotage = Sabotage
-stat-str = STÄ
-stat-dex = GES
-stat-best = HÖCHSTES
-stat-worst = NIEDRIGSTES
-side-left = links
-side-right = rechts
-deck-fighters = Kämpfer
-deck-weapons = Waffen
-deck-secrets = Geheimnisse
-deck-actions = Aktionen

## ---- Teile ----

# $coin number
bloodsport-part-coin = { $coin ->
    [one] 1 Münze
   *[other] { $coin } Münzen
}
# $gain number
bloodsport-part-win = { $gain ->
    [one] 1 Münze
   *[other] { $gain } Münzen
}
# $by number
bloodsport-part-by = { $by ->
    [one] 1 Münze
   *[other] { $by } Münzen
}
# $sum number
bloodsport-part-total = { $sum ->
    [one] 1 Münze
   *[other] { $sum } Münzen
}
# $chance number
bloodsport-part-chance = { $chance ->
    [0] keine Chance
    [one] 1 Chance
   *[other] { $chance } Chancen
}
bloodsport-part-kind = { $no-risk ->
    [yes] { NAME($type) }, kein Risiko
   *[no] { NAME($type) }, Risiko { $risk }
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
# Wen oder was: Akkusativ.
bloodsport-part-target = { $what ->
    [weapon] die Waffe { NAME($on, case: "genitive") }
    [secret] das Geheimnis von Kampf { $number }
    [sabotage] Sabotage { $number } gegen { NAME($on, case: "accusative") }
   *[fighter] { NAME($on, case: "accusative") }
}
# Das Gleiche am Anfang, im Nominativ.
# $what target, $on fighter, $number number
bloodsport-part-target-start = { $what ->
    [weapon] Die Waffe { NAME($on, case: "genitive") }
    [secret] Das Geheimnis von Kampf { $number }
    [sabotage] Sabotage { $number } gegen { NAME($on, case: "accusative") }
   *[fighter] { NAME($on, at: "start") }
}
bloodsport-part-weapon = { NAME($weapon) } ({ NAME($stat) }, Schaden { $damage })
bloodsport-part-bet = { bloodsport-part-coin } auf { NAME($on, case: "accusative") }
bloodsport-part-on = { $need ->
    [1] bei 1 ({ $percent } %)
    [2] bei 1 oder 2 ({ $percent } %)
    [6] bei jedem Wurf
   *[other] bei 1 bis { $need } ({ $percent } %)
}
    .bare = { $need ->
        [1] bei 1
        [2] bei 1 oder 2
        [6] bei jedem Wurf
       *[other] bei 1 bis { $need }
    }
bloodsport-part-caught = erwischt { bloodsport-part-on }
bloodsport-part-price = { $chance ->
    [1] deine letzte Chance
   *[other] 1 von { $chance } Chancen
}
bloodsport-part-plus = { " + " }{ $n }
bloodsport-part-minus = { " − " }{ $n }
bloodsport-part-plus-stat = { " + " }{ NAME($stat) } { $n }
bloodsport-part-minus-stat = { " − " }{ NAME($stat) } { $n }
bloodsport-part-sum = { $low ->
    [yes] { NAME($on) } { $die }{ $add }{ $stat } = { $below }, was als 1 zählt
   *[no] { NAME($on) } { $die }{ $add }{ $stat } = { $sum }
}

## ---- Erzählt: was Spieler tun ----

bloodsport-tell-card = { $who ->
    [you] Du spielst „{ NAME($card) }“ ({ bloodsport-part-kind }).
   *[other] { NAME($who) } spielt „{ NAME($card) }“ ({ bloodsport-part-kind }).
}
bloodsport-tell-card-on = { $who ->
    [you] Du spielst „{ NAME($card) }“ ({ bloodsport-part-kind }) auf { NAME($on, case: "accusative") }.
   *[other] { NAME($who) } spielt „{ NAME($card) }“ ({ bloodsport-part-kind }) auf { NAME($on, case: "accusative") }.
}
bloodsport-tell-sabotage = { $card ->
    [hidden] { NAME($who) } spielt verdeckt eine Sabotage gegen { NAME($on, case: "accusative") } (Kampf { $fight }).
   *[other] { $who ->
        [you] Du spielst verdeckt „{ NAME($card) }“ gegen { NAME($on, case: "accusative") } (Kampf { $fight }).
       *[other] { NAME($who) } spielt verdeckt „{ NAME($card) }“ gegen { NAME($on, case: "accusative") } (Kampf { $fight }).
    }
}
bloodsport-tell-sabotage-alone = { $who ->
    [you] Du spielst „{ NAME($card) }“ gegen { NAME($on, case: "accusative") } (Kampf { $fight }).
   *[other] { NAME($who) } spielt „{ NAME($card) }“ gegen { NAME($on, case: "accusative") } (Kampf { $fight }).
}
bloodsport-tell-sabotage-shown = { $who ->
    [you] Du spielst „{ NAME($card) }“ gegen { NAME($on, case: "accusative") } (Kampf { $fight }) und zeigst die Karte vor.
   *[other] { NAME($who) } spielt „{ NAME($card) }“ gegen { NAME($on, case: "accusative") } (Kampf { $fight }) und zeigt die Karte vor.
}
bloodsport-tell-choose = { $who ->
    [you] Du wählst { bloodsport-part-target }.
   *[other] { NAME($who) } wählt { bloodsport-part-target }.
}
bloodsport-tell-choose-both = { $who ->
    [you] Du wählst { bloodsport-part-target } und wirst die Karte vorzeigen.
   *[other] { NAME($who) } wählt { bloodsport-part-target } und wird die Karte vorzeigen.
}
bloodsport-tell-pay-nothing = { $who ->
    [you] Du gibst nichts dafür aus.
   *[other] { NAME($who) } gibt nichts dafür aus.
}
bloodsport-tell-pay-time = { $who ->
    [you] Du gibst { $time } Zeit aus (noch { $left }).
   *[other] { NAME($who) } gibt { $time } Zeit aus (noch { $left }).
}
bloodsport-tell-pay-coin = { $who ->
    [you] Du gibst { bloodsport-part-coin } aus (noch { $left }).
   *[other] { NAME($who) } gibt { bloodsport-part-coin } aus (noch { $left }).
}
bloodsport-tell-pay-coin-secret = { NAME($who) } gibt { bloodsport-part-coin } aus.
bloodsport-tell-pay = { $who ->
    [you] Du gibst { bloodsport-part-tokens } aus.
   *[other] { NAME($who) } gibt { bloodsport-part-tokens } aus.
}
bloodsport-tell-rat = { $who ->
    [you] Du petzt für 1 Chance bei den Wachen (noch { $chance }). Die Wachstufe sinkt auf { $guard }.
   *[other] { NAME($who) } petzt für 1 Chance bei den Wachen (noch { $chance }). Die Wachstufe sinkt auf { $guard }.
}
bloodsport-tell-stuck = Du hast in dieser Phase keine Karte zu spielen.
bloodsport-tell-pass = { $who ->
    [you] Du passt.
   *[other] { NAME($who) } passt.
}
bloodsport-tell-bet-sealed = { NAME($who) } hat gewettet.
bloodsport-tell-bet = { $who ->
    [you] Du setzt { bloodsport-part-bet }.
   *[other] { NAME($who) } setzt { bloodsport-part-bet }.
}
bloodsport-tell-bet-none = { $who ->
    [you] Du setzt nichts auf Kampf { $fight }.
   *[other] { NAME($who) } setzt nichts auf Kampf { $fight }.
}
bloodsport-tell-settle-sealed = { NAME($who) } hat sich für eine Zahlung entschieden.
bloodsport-tell-settle-give-up = { $who ->
    [you] Du hast dich entschieden aufzugeben.
   *[other] { NAME($who) } hat sich entschieden aufzugeben.
}
bloodsport-tell-settle = { $who ->
    [you] { $coin ->
        [0] Du hast dich entschieden, die Rate dieser Runde auszulassen.
       *[other] Du hast dich entschieden, { bloodsport-part-coin } zu zahlen.
    }
   *[other] { $coin ->
        [0] { NAME($who) } hat sich entschieden, die Rate dieser Runde auszulassen.
       *[other] { NAME($who) } hat sich entschieden, { bloodsport-part-coin } zu zahlen.
    }
}
bloodsport-tell-discard = { $card ->
    [hidden] { NAME($who) } wirft verdeckt eine Karte ab.
   *[other] { $who ->
        [you] Du wirfst verdeckt „{ NAME($card) }“ ab.
       *[other] { NAME($who) } wirft verdeckt „{ NAME($card) }“ ab.
    }
}
bloodsport-tell-go-on = { $who ->
    [you] Du zockst schuldenfrei weiter.
   *[other] { NAME($who) } zockt schuldenfrei weiter.
}
bloodsport-tell-start-over = { $who ->
    [you] Du fängst von vorn an.
   *[other] { NAME($who) } fängt von vorn an.
}
bloodsport-tell-stop = { $who ->
    [you] Du verlässt den Tisch.
   *[other] { NAME($who) } verlässt den Tisch.
}

## ---- Erzählt: was der Zufall tut ----

bloodsport-tell-shuffle = Die abgelegten { NAME($deck) } werden zu einem neuen Stapel gemischt.
bloodsport-tell-draw = { $card ->
    [hidden] { NAME($who) } zieht eine Karte.
   *[other] { $who ->
        [you] Du ziehst „{ NAME($card) }“.
       *[other] { NAME($who) } zieht „{ NAME($card) }“.
    }
}
bloodsport-tell-fighter = Kampf { $fight }, { NAME($side) }: { NAME($on) }, Rang { $rank }.
bloodsport-tell-fighter-instead = Kampf { $fight }, { NAME($side) }, jetzt: { NAME($on) }, Rang { $rank }.
bloodsport-tell-odds = { $ratio ->
    [1] Gleiche Quote (1:1).
   *[other] Quote { $ratio }:1 für { NAME($on, case: "accusative") }.
}
bloodsport-tell-weapon-instead = { $weapon ->
    [hidden] Eine andere Waffe kommt verdeckt an ihre Stelle.
   *[other] { $stat ->
        [hidden] An ihre Stelle kommt: { NAME($weapon) }.
       *[other] An ihre Stelle kommt: { NAME($weapon) } ({ NAME($stat) }, Schaden { $damage }).
    }
}
bloodsport-tell-secret-instead = { $secret ->
    [hidden] Ein anderes Geheimnis kommt verdeckt an seine Stelle.
   *[other] An seine Stelle kommt das Geheimnis „{ NAME($secret) }“.
}
bloodsport-tell-start = { $who ->
    [you] Du würfelst { $high } gegen { $low } und handelst zuerst.
   *[other] { NAME($who) } würfelt { $high } gegen { $low } und handelt zuerst.
}
bloodsport-tell-risk-works = Risikowurf { $die }, und nötig war mindestens { $least }. Es gelingt.
bloodsport-tell-risk-caught = { $who ->
    [you] Risikowurf { $die }, und nötig war mindestens { $least }. Du wirst erwischt, und „{ NAME($card) }“ bewirkt nichts.
   *[other] Risikowurf { $die }, und nötig war mindestens { $least }. { NAME($who) } wird erwischt, und „{ NAME($card) }“ bewirkt nichts.
}
bloodsport-tell-risk-hopeless = { $who ->
    [you] Risikowurf { $die }, und kein Wurf hätte gereicht. Du wirst erwischt, und „{ NAME($card) }“ bewirkt nichts.
   *[other] Risikowurf { $die }, und kein Wurf hätte gereicht. { NAME($who) } wird erwischt, und „{ NAME($card) }“ bewirkt nichts.
}
bloodsport-tell-guard = { $rose ->
    [yes] Die Wachstufe steigt auf { $guard }.
   *[no] Die Wachstufe bleibt bei { $guard }.
}
bloodsport-tell-bet-void = { $who ->
    [you] Deine Wette auf diesen Kampf ist verloren.
   *[other] Jede Wette { NAME($who, case: "genitive") } auf diesen Kampf ist verloren.
}
bloodsport-tell-card-text = { TRAIT($card, "text") }
bloodsport-tell-secret-text = { TRAIT($secret, "text") }
bloodsport-tell-toss = { $who ->
    [you] Die Wachen nehmen dir „{ NAME($card) }“ aus der Hand.
   *[other] Die Wachen nehmen { NAME($who) } „{ NAME($card) }“ aus der Hand.
}
bloodsport-tell-look = { $who ->
    [you] Du siehst dir { bloodsport-part-target } an.
   *[other] { NAME($who) } sieht sich { bloodsport-part-target } an.
}
bloodsport-tell-look-see = { $who ->
    [you] { bloodsport-part-target-start }: { $seen }.
   *[other] { NAME($who) } sieht sich { bloodsport-part-target } an: { $seen }.
}
bloodsport-part-secret = „{ NAME($secret) }“
bloodsport-part-card = „{ NAME($card) }“ ({ bloodsport-part-kind })
bloodsport-tell-take-weapon = Eine Waffe kommt weg: { NAME($weapon) }.
bloodsport-tell-take-secret = Das Geheimnis „{ NAME($secret) }“ kommt weg.
bloodsport-tell-uncover = Kampf { $fight }: { NAME($left) } gegen { NAME($right, case: "accusative") }.
bloodsport-tell-arms = Waffe { NAME($on, case: "genitive") }: { bloodsport-part-weapon }.
bloodsport-tell-secret = Das Geheimnis ist „{ NAME($secret) }“.
bloodsport-tell-unveil = { $who ->
    [you] { $no-risk ->
        [yes] Deine Sabotage gegen { NAME($on, case: "accusative") } wird aufgedeckt: „{ NAME($card) }“ (kein Risiko).
       *[no] Deine Sabotage gegen { NAME($on, case: "accusative") } wird aufgedeckt: „{ NAME($card) }“ (Risiko { $risk }).
    }
   *[other] { $no-risk ->
        [yes] Die Sabotage { NAME($who, case: "genitive") } gegen { NAME($on, case: "accusative") } wird aufgedeckt: „{ NAME($card) }“ (kein Risiko).
       *[no] Die Sabotage { NAME($who, case: "genitive") } gegen { NAME($on, case: "accusative") } wird aufgedeckt: „{ NAME($card) }“ (Risiko { $risk }).
    }
}
bloodsport-tell-unveil-gone = Die Waffe, der sie galt, ist weg, also geschieht nichts.
bloodsport-tell-round-of-fight = Kampfrunde { $round }.
bloodsport-tell-roll = { NAME($on, at: "start") } würfelt { $die }.
bloodsport-tell-roll-two = { $same ->
    [yes] { NAME($on, at: "start") } würfelt zweimal { $one }.
   *[no] { $high ->
        [yes] { NAME($on, at: "start") } würfelt { $one } und { $two }, und die höhere Zahl gilt.
       *[no] { NAME($on, at: "start") } würfelt { $one } und { $two }, und die niedrigere Zahl gilt.
    }
}
bloodsport-tell-again = { NAME($on, at: "start") } würfelt noch einmal: { $die }.
bloodsport-tell-again-two = { $same ->
    [yes] { NAME($on, at: "start") } würfelt noch einmal, zweimal { $one }.
   *[no] { $high ->
        [yes] { NAME($on, at: "start") } würfelt noch einmal, { $one } und { $two }, und die höhere Zahl gilt.
       *[no] { NAME($on, at: "start") } würfelt noch einmal, { $one } und { $two }, und die niedrigere Zahl gilt.
    }
}
bloodsport-tell-sums = Jetzt steht es so: { $left }, { $right }.
bloodsport-tell-even = { $left } zu { $right }: Niemand wird verletzt.
bloodsport-tell-blow = { NAME($on, at: "start") } gewinnt die Kampfrunde { $high } zu { $low }.
bloodsport-tell-not-hurt = { NAME($on, at: "start") } wird getroffen, aber nicht verletzt.
bloodsport-tell-wounds = { $damage ->
    [one] { NAME($on, at: "start") } erleidet 1 Wunde.
   *[other] { NAME($on, at: "start") } erleidet { $damage } Wunden.
}
bloodsport-tell-beaten = { $damage ->
    [one] { NAME($on, at: "start") } erleidet 1 Wunde und ist besiegt.
   *[other] { NAME($on, at: "start") } erleidet { $damage } Wunden und ist besiegt.
}
bloodsport-tell-wounds-of = { $damage ->
    [one] { NAME($on, at: "start") } erleidet 1 Wunde ({ $wounds } von { $life }).
   *[other] { NAME($on, at: "start") } erleidet { $damage } Wunden ({ $wounds } von { $life }).
}
bloodsport-tell-win = { NAME($on, at: "start") } gewinnt Kampf { $fight }.
bloodsport-tell-both-beaten = Beide Kämpfer sind besiegt.
bloodsport-tell-last-round = Nach { $round } Kampfrunden gewinnt niemand Kampf { $fight }, und alle Wetten darauf sind verloren.
bloodsport-tell-no-end = Keiner der beiden Kämpfer kann den anderen noch besiegen.
bloodsport-tell-win-nobody = Niemand gewinnt Kampf { $fight }, und alle Wetten darauf sind verloren.
bloodsport-tell-stalemate = Kampfrunde { $round }, und noch immer hat niemand gewonnen.
bloodsport-tell-slip-won = { $who ->
    [you] { bloodsport-part-bet }: gewonnen, das bringt dir { bloodsport-part-win }.
   *[other] { NAME($who) }, { bloodsport-part-bet }: gewonnen, das bringt { bloodsport-part-win }.
}
bloodsport-tell-slip-lost = { $who ->
    [you] { bloodsport-part-bet }: verloren.
   *[other] { NAME($who) }, { bloodsport-part-bet }: verloren.
}
bloodsport-tell-slip-caught = { $who ->
    [you] { bloodsport-part-bet }: an die Wachen verloren.
   *[other] { NAME($who) }, { bloodsport-part-bet }: an die Wachen verloren.
}
bloodsport-tell-slip-none = { $who ->
    [you] Du hast nicht gewettet.
   *[other] { NAME($who) } hat nicht gewettet.
}
bloodsport-tell-gain = { $who ->
    [you] Du hast { bloodsport-part-by } mehr als vorher (jetzt { $coin }).
   *[other] { NAME($who) } hat { bloodsport-part-by } mehr als vorher (jetzt { $coin }).
}
bloodsport-tell-lose = { $who ->
    [you] Du hast { bloodsport-part-by } weniger als vorher (noch { $coin }).
   *[other] { NAME($who) } hat { bloodsport-part-by } weniger als vorher (noch { $coin }).
}
bloodsport-tell-even-money = { $who ->
    [you] Unter dem Strich bleibt es für dich bei { bloodsport-part-coin }.
   *[other] Unter dem Strich bleibt es für { NAME($who) } bei { bloodsport-part-coin }.
}
bloodsport-tell-gave-up = { $who ->
    [you] Du gibst auf. Hier endet die Geduld der Geldverleiher.
   *[other] { NAME($who) } gibt auf. Hier endet die Geduld der Geldverleiher.
}
bloodsport-tell-paid = { $who ->
    [you] Du zahlst { LIST($boxes) } Münzen. Noch zu zahlen: { LIST($open) }.
   *[other] { NAME($who) } zahlt { LIST($boxes) } Münzen. Noch zu zahlen: { LIST($open) }.
}
bloodsport-tell-paid-off = { $who ->
    [you] Du zahlst { LIST($boxes) } Münzen. Die Schulden sind getilgt.
   *[other] { NAME($who) } zahlt { LIST($boxes) } Münzen. Die Schulden sind getilgt.
}
bloodsport-tell-skipped = { $who ->
    [you] Du lässt die Rate dieser Runde für 1 Chance aus (noch { $chance }).
   *[other] { NAME($who) } lässt die Rate dieser Runde für 1 Chance aus (noch { $chance }).
}
bloodsport-tell-ruined = { $who ->
    [you] Du kannst nicht zahlen, und du hast keine Chance mehr. Hier endet die Geduld der Geldverleiher.
   *[other] { NAME($who) } kann nicht zahlen und hat keine Chance mehr. Hier endet die Geduld der Geldverleiher.
}
bloodsport-tell-over = { $who ->
    [you] { $won ->
        [yes] Du hast in Runde { $round } gewonnen.
       *[no] Du hast in Runde { $round } verloren.
    }
   *[other] { $won ->
        [yes] { NAME($who) } hat in Runde { $round } gewonnen.
       *[no] { NAME($who) } hat in Runde { $round } verloren.
    }
}
bloodsport-tell-fate = { $again ->
    [0] Das Schicksal würfelt { $die }.
   *[other] Das Schicksal würfelt { $die } und { $again }, und die höhere Zahl gilt.
}
bloodsport-tell-fate-won = { $who ->
    [you] Das Schicksal würfelt { $die }, dazu deine { bloodsport-part-coin }: { $sum }.
   *[other] Das Schicksal würfelt { $die }, dazu { bloodsport-part-coin } { NAME($who, case: "genitive") }: { $sum }.
}
bloodsport-tell-fate-won-two = { $who ->
    [you] Das Schicksal würfelt { $die } und { $again }, die höhere Zahl gilt, dazu deine { bloodsport-part-coin }: { $sum }.
   *[other] Das Schicksal würfelt { $die } und { $again }, die höhere Zahl gilt, dazu { bloodsport-part-coin } { NAME($who, case: "genitive") }: { $sum }.
}
bloodsport-end-won-little = Die Quittung ist trocken, ehe dein Beutel leer ist. Du gehst den langen Weg nach Hause, dein Schatten gehört wieder dir und sonst nicht viel, und an der Ecke, wo die Kämpfe von morgen aushängen, bleibst du stehen. Nur um zu lesen.
bloodsport-end-won = Es reicht für eine Tür mit zwei Schlössern und einen Namen, unter dem hier noch nie jemand Schulden hatte. Oder für ein sehr gutes Messer und eine Liste. Du nimmst dir die Nacht Zeit.
bloodsport-end-won-much = In den Gruben wird es still, wenn du hereinkommst, wie bei einem Beutel mit eigener Leibwache. Im Frühling fragen die Verzweifelten, wo du sitzt. Du stellst fest, dass du Zinsen nimmst.
bloodsport-end-lost-gone = Dein Platz an der Brüstung bleibt leer, dein Hut bleibt darauf liegen, und nach einer Woche trägt jemand den Hut.
bloodsport-end-lost-banished = Sie bringen dich dorthin, wo die Laternen enden, und zeigen auf die Bäume. Niemand muss sagen, wie weit. Hinter dir wird schon das Tor geölt.
bloodsport-end-lost-stripped = Sie nehmen das Haus, dann den guten Mantel, dann den guten Namen. An jeder Tür mit einem Tisch dahinter hängt innen dein Bildnis, und es schmeichelt dir nicht.
bloodsport-end-lost-hired = Der Mantel, den sie dir reichen, ist warm und trägt ein Wappen. Den ersten Namen auf deiner Liste kennst du. Du übst das Klopfen.
bloodsport-tell-round = Runde { $round }.
bloodsport-tell-calm = Die Wachen beruhigen sich. Wachstufe { $guard }.
bloodsport-tell-standing = { $who ->
    [you] { $left ->
        [one] Du hast { bloodsport-part-coin }, { bloodsport-part-chance } und noch 1 Rate zu zahlen.
       *[other] Du hast { bloodsport-part-coin }, { bloodsport-part-chance } und noch { $left } Raten zu zahlen.
    }
   *[other] { $left ->
        [one] { NAME($who) } hat { bloodsport-part-coin }, { bloodsport-part-chance } und noch 1 Rate zu zahlen.
       *[other] { NAME($who) } hat { bloodsport-part-coin }, { bloodsport-part-chance } und noch { $left } Raten zu zahlen.
    }
}
bloodsport-tell-standing-free = { $who ->
    [you] Du hast { bloodsport-part-coin }, { bloodsport-part-chance } und keine Schulden.
   *[other] { NAME($who) } hat { bloodsport-part-coin }, { bloodsport-part-chance } und keine Schulden.
}

## ---- Gefragt: was zu entscheiden ist ----

bloodsport-ask-action = Spielst du eine Karte, oder passt du?
    Du hast { $time } Zeit und { bloodsport-part-coin }. Wachstufe { $guard }.
bloodsport-ask-pass = Passt du?
    Du hast jetzt keine Karte zu spielen. Du hast { $time } Zeit und { bloodsport-part-coin }. Wachstufe { $guard }.
bloodsport-ask-look = Welche Karte siehst du dir an?
    ({ NAME($card) }: { TRAIT($card, "text") })
bloodsport-ask-aim = Worauf spielst du „{ NAME($card) }“?
    ({ TRAIT($card, "text") })
bloodsport-ask-choice = Das ist Wahl { $choice } von { $choices }.
bloodsport-ask-risk = { $extra ->
    [0] Wie viel gibst du für „{ NAME($card) }“ aus (Risiko { $risk })?
        Jede Zeit und jede Münze nimmt 1 davon weg.
   *[other] Wie viel gibst du für „{ NAME($card) }“ aus (Risiko { $risk }, davon { $extra } für das, was du vorzeigst)?
        Jede Zeit und jede Münze nimmt 1 davon weg.
}
bloodsport-ask-range = Gibst du nichts aus, wirst du { $bare } erwischt. Gibst du { $risk } aus, dann nur { $paid }.
bloodsport-ask-later = Gewürfelt wird, wenn der Kampf beginnt, mit der Wachstufe dieses Augenblicks.
bloodsport-ask-pay = Du hast { $time } Zeit und { bloodsport-part-coin }. Wachstufe { $guard }.
bloodsport-ask-rat = { $then ->
    [bet] Petzt du bei den Wachen, bevor gewettet wird, für 1 Chance?
        Die Wachstufe sinkt von { $guard } auf 1.
    [uncover] Petzt du bei den Wachen, bevor Kampf { $fight } beginnt, für 1 Chance?
        Die Wachstufe sinkt von { $guard } auf 1.
    [risk] Petzt du bei den Wachen, bevor für diese Sabotage gewürfelt wird, für 1 Chance?
        Die Wachstufe sinkt von { $guard } auf 1.
    [settle] Petzt du bei den Wachen, bevor die Geldverleiher kommen, für 1 Chance?
        Die Wachstufe sinkt von { $guard } auf 1.
    [round] Petzt du bei den Wachen, bevor die nächste Runde beginnt, für 1 Chance?
        Die Wachstufe sinkt von { $guard } auf 1.
   *[action] Petzt du bei den Wachen, für 1 Chance?
        Die Wachstufe sinkt von { $guard } auf 1.
}
bloodsport-ask-bet = { $ratio ->
    [1] Wer gewinnt Kampf { $fight }, { NAME($left) } oder { NAME($right) }?
        Gleiche Quote (1:1). Du hast { bloodsport-part-coin } zum Wetten.
   *[other] Wer gewinnt Kampf { $fight }, { NAME($left) } oder { NAME($right) }?
        Quote { $ratio }:1 für { NAME($favourite, case: "accusative") }. Du hast { bloodsport-part-coin } zum Wetten.
}
bloodsport-ask-odds = Die Aussichten beruhen nur auf dem, was du sehen kannst.
    .bare = { "" }
bloodsport-ask-react = Reagierst du?
bloodsport-ask-even = { $left } zu { $right }: Niemand würde verletzt.
bloodsport-ask-leads = { NAME($on, at: "start") } führt { $high } zu { $low }.
bloodsport-ask-not-hurt = { NAME($on, at: "start") } würde getroffen, aber nicht verletzt.
bloodsport-ask-beaten = { $damage ->
    [one] { NAME($on, at: "start") } würde 1 Wunde erleiden und wäre besiegt.
   *[other] { NAME($on, at: "start") } würde { $damage } Wunden erleiden und wäre besiegt.
}
bloodsport-ask-wounds = { $damage ->
    [one] { NAME($on, at: "start") } würde 1 Wunde erleiden ({ $wounds } von { $life }).
   *[other] { NAME($on, at: "start") } würde { $damage } Wunden erleiden ({ $wounds } von { $life }).
}
bloodsport-ask-bet-lost = Deine Wette hier ist schon verloren.
bloodsport-ask-bet-here = Du hast { bloodsport-part-bet } gesetzt.
bloodsport-ask-no-react = Du hast keine Reaktion auf der Hand.
bloodsport-ask-sums = (Summen: { $left }, { $right }.)
bloodsport-ask-settle-broke = Lässt du die Rate dieser Runde aus, oder gibst du auf?
    Du hast keine Münze mehr. Auslassen kostet { bloodsport-part-price }.
bloodsport-ask-settle-poor = Lässt du die Rate dieser Runde aus?
    Du hast { bloodsport-part-coin }, zu wenig für jede Rate. Auslassen kostet { bloodsport-part-price }.
bloodsport-ask-settle = { $chance ->
    [0] Welche Raten zahlst du?
        Noch zu zahlen: { LIST($open) }. Du hast { bloodsport-part-coin }. Du hast keine Chance mehr, also kannst du nicht auslassen.
   *[other] Welche Raten zahlst du?
        Noch zu zahlen: { LIST($open) }. Du hast { bloodsport-part-coin }. Auslassen kostet { bloodsport-part-price }.
}
bloodsport-ask-after = { $won ->
    [yes] Deine Schulden sind getilgt. Zockst du weiter, fängst du mit neuen Schulden von vorn an, oder verlässt du den Tisch?
   *[no] Du hast verloren. Fängst du mit neuen Schulden von vorn an, oder verlässt du den Tisch?
}
bloodsport-ask-outcome = Dieses Ergebnis gilt, was du auch weiter tust.
bloodsport-ask-discard = Wirfst du Karten ab?
    In der nächsten Runde ziehst du wieder auf { $cards } nach.

## ---- Was man tun kann ----

bloodsport-label-card = { NAME($card) }. { bloodsport-part-kind }. { TRAIT($card, "text") }
bloodsport-label-react = { NAME($card) } auf { NAME($on, case: "accusative") } ({ bloodsport-part-kind }). { TRAIT($card, "text") }
bloodsport-label-scores = Dann steht es { $left } zu { $right }.
bloodsport-part-sabotage = { $weapon ->
    [yes] { NAME($card) } ({ bloodsport-part-kind }) gegen die Waffe { NAME($on, case: "genitive") } (Kampf { $fight }, { NAME($side) })
   *[no] { NAME($card) } ({ bloodsport-part-kind }) gegen { NAME($on, case: "accusative") } (Kampf { $fight }, { NAME($side) })
}
bloodsport-label-sabotage = { bloodsport-part-sabotage }
bloodsport-label-sabotage-two = { $shown ->
    [yes] { bloodsport-part-sabotage }, vorgezeigt für 1 Risiko mehr
   *[no] { bloodsport-part-sabotage }, verdeckt
}
bloodsport-label-look = { $both ->
    [yes] { bloodsport-part-target-start }, beiden gezeigt für 1 Risiko mehr
   *[no] { bloodsport-part-target-start }
}
bloodsport-label-aim = Auf { bloodsport-part-target }
bloodsport-label-pay = { bloodsport-part-tokens }: { bloodsport-part-caught }
bloodsport-label-pay-nothing = Nichts: { bloodsport-part-caught }
bloodsport-label-rat = Petzen, für 1 Chance (noch { $left })
bloodsport-label-pass-phase = Passen
bloodsport-label-pass-round = So stehen lassen
bloodsport-label-pass-rat = Den Mund halten
bloodsport-label-pass-fight = Hier nicht mehr reagieren
bloodsport-label-bet-none = Nicht wetten
bloodsport-label-bet = { $wager ->
    [favourite] { bloodsport-part-bet }, Favorit: { $percent } % für { bloodsport-part-win } Gewinn
    [underdog] { bloodsport-part-bet }, Außenseiter: { $percent } % für { bloodsport-part-win } Gewinn
   *[equal] { bloodsport-part-bet }: { $percent } % für { bloodsport-part-win } Gewinn
}
    .bare = { $wager ->
        [favourite] { bloodsport-part-bet }, Favorit: { bloodsport-part-win } Gewinn
        [underdog] { bloodsport-part-bet }, Außenseiter: { bloodsport-part-win } Gewinn
       *[equal] { bloodsport-part-bet }: { bloodsport-part-win } Gewinn
    }
bloodsport-label-give-up = Aufgeben und jetzt verlieren
bloodsport-label-settle = { LIST($boxes) } zahlen, zusammen { bloodsport-part-coin } (noch { $left })
bloodsport-label-skip = { $chance ->
    [1] Die Rate dieser Runde auslassen, für deine letzte Chance
   *[other] Die Rate dieser Runde auslassen, für { bloodsport-part-price }
}
bloodsport-label-discard = { NAME($card) } abwerfen ({ bloodsport-part-kind })
bloodsport-label-done = Den Rest behalten
bloodsport-label-go-on = Schuldenfrei weiterzocken
bloodsport-label-start-over = Von vorn anfangen, mit { bloodsport-part-coin }, { bloodsport-part-chance } und neuen Schulden
bloodsport-label-stop = Den Tisch verlassen

## ---- Warum nicht ----

bloodsport-why-not-held = „{ NAME($card) }“ ist nicht in deiner Hand.
bloodsport-why-react-only = „{ NAME($card) }“ ist eine Reaktion. Du kannst sie in Phase 4 spielen, während ein Kampf läuft.
bloodsport-why-react-now = „{ NAME($card) }“ ({ NAME($type) }) ist keine Reaktion. In Phase 4 kannst du nur Reaktionen spielen.
bloodsport-why-other-type = „{ NAME($card) }“ ist eine Karte der Art { NAME($type) }. Spiel sie auch so.
bloodsport-why-nothing-to-see = Es ist nichts mehr da, was „{ NAME($card) }“ dir zeigen könnte. Spiel eine andere Karte, oder passe.
bloodsport-why-next-bet = Gewettet wird der Reihe nach. Als Nächstes kommt Kampf { $fight }.
bloodsport-why-coin-to-bet = { $coin ->
    [0] Du hast keine Münze mehr zum Wetten. Du kannst diesen Kampf ohne Wette lassen.
   *[other] Du hast nur noch { bloodsport-part-coin } zum Wetten. Setz weniger, oder nichts.
}
bloodsport-why-favourite = Auf diesen Favoriten setzt du genau { bloodsport-part-coin }.
bloodsport-why-wager = Auf diesen Kämpfer setzt du { $low } bis { $high } Münzen.
bloodsport-why-give-up = Du kannst noch nicht aufgeben. Du kannst es, sobald du keine Münze mehr hast.
bloodsport-why-paid = Diese Rate hast du schon gezahlt. Wähle eine andere.
bloodsport-why-too-dear = Diese Raten kosten zusammen { bloodsport-part-total }, und du hast { $coin }.
bloodsport-why-skip-chance = Auslassen kostet 1 Chance, und du hast keine. Zahle mindestens eine Rate.
bloodsport-why-committed = Für diese Karte hast du schon etwas ausgegeben. Petzen kannst du, wenn sie abgehandelt ist.
bloodsport-why-rat-chance = Petzen kostet 1 Chance, und du hast keine.
bloodsport-why-guard-low = Die Wachstufe ist schon 1, also würde Petzen nichts ändern.
bloodsport-why-time = Du hast nur { $time } Zeit. Gib weniger aus.
bloodsport-why-coin = Du hast nur { bloodsport-part-coin } zum Ausgeben. Gib weniger aus.
bloodsport-why-over-risk = Das Risiko ist { $risk }, also kannst du nicht mehr als das ausgeben.
bloodsport-why-play-later = Das kannst du jetzt nicht spielen. Du kannst es in Phase 2, wenn du nach einer Karte gefragt wirst.
bloodsport-why-react-later = Du kannst jetzt nicht reagieren. Du kannst es in Phase 4, nachdem in einem Kampf gewürfelt wurde.
bloodsport-why-bet-later = Du kannst jetzt nicht wetten. Du kannst es in Phase 3.
bloodsport-why-settle-later = Du kannst jetzt keine Raten zahlen. Du kannst es in Phase 5.
bloodsport-why-discard-later = Du kannst jetzt nichts abwerfen. Du kannst es in Phase 6.
bloodsport-why-pay-later = Du kannst jetzt weder Zeit noch Münzen ausgeben. Du kannst es, während eine Karte gespielt wird.
bloodsport-why-look-later = Das kannst du jetzt nicht wählen. Du kannst es, während eine Karte gespielt wird, die es verlangt.
bloodsport-why-after-later = Das kannst du nicht, solange du Raten schuldest. Du kannst es, wenn du gewonnen oder verloren hast.

## ---- Was eine Karte ist ----

bloodsport-card-fighter = { NAME($on, at: "start") }. Kämpfer, Rang { $rank }, STÄ { $str }, GES { $dex }, Leben { $life }.
bloodsport-card-weapon = { NAME($weapon) }. Waffe, { NAME($stat) }, Schaden { $damage }.
bloodsport-card-secret = { NAME($secret) }. Geheimnis.
bloodsport-card-action = { NAME($card) }. { bloodsport-part-kind }.

## ---- Der Tisch ----

bloodsport-board-seat = Zocker { $number }
bloodsport-board-round = { $phase ->
    [deal] Runde { $round }. Phase 1, Aufbau. Wachstufe { $guard }.
    [action] Runde { $round }. Phase 2, Karten spielen. Wachstufe { $guard }.
    [bet] Runde { $round }. Phase 3, Wetten. Wachstufe { $guard }.
    [fight] Runde { $round }. Phase 4, Kämpfe. Wachstufe { $guard }.
    [settle] Runde { $round }. Phase 5, Abrechnung. Wachstufe { $guard }.
    [reset] Runde { $round }. Phase 6, Aufräumen. Wachstufe { $guard }.
   *[fate] Runde { $round }. Die Fäden des Schicksals. Wachstufe { $guard }.
}
bloodsport-board-round-within = Runde { $round }. Wachstufe { $guard }.
bloodsport-board-purse = { $who ->
    [you] Du hast { bloodsport-part-coin }, { $time } Zeit und { bloodsport-part-chance }.
   *[other] { NAME($who) } hat { bloodsport-part-coin }, { $time } Zeit und { bloodsport-part-chance }.
}
bloodsport-board-purse-hand = Du hast { bloodsport-part-coin } (davon { $hand } nicht gesetzt), { $time } Zeit und { bloodsport-part-chance }.
bloodsport-board-purse-wagered = { NAME($who, at: "start") } hat { bloodsport-part-coin } (samt Wetten), { $time } Zeit und { bloodsport-part-chance }.
bloodsport-board-cards = { $cards ->
    [one] 1 Karte auf der Hand.
   *[other] { $cards } Karten auf der Hand.
}
bloodsport-board-free = Schuldenfrei, und noch immer am Zocken.
bloodsport-board-loans = Noch zu zahlen: { LIST($open) }.
bloodsport-board-no-loans = Die Schulden sind getilgt.
bloodsport-board-cut = { $who ->
    [you] Deine nächste Karte in dieser Runde hat { $cut } Risiko weniger.
   *[other] Die nächste Karte { NAME($who, case: "genitive") } in dieser Runde hat { $cut } Risiko weniger.
}
bloodsport-board-fight = { $ratio ->
    [1] Kampf { $fight }. Gleiche Quote (1:1).
   *[other] Kampf { $fight }. Quote { $ratio }:1 für { NAME($on, case: "accusative") }.
}
bloodsport-board-won = { NAME($on, at: "start") } hat gewonnen.
bloodsport-board-nobody-won = Niemand hat gewonnen.
bloodsport-board-secret = { $secret ->
    [hidden] Geheimnis verdeckt.
   *[other] { $open ->
        [yes] Das Geheimnis ist „{ NAME($secret) }“. { TRAIT($secret, "text") }
       *[no] Das Geheimnis, das du gesehen hast, ist „{ NAME($secret) }“. { TRAIT($secret, "text") }
    }
}
bloodsport-board-fighter = { NAME($side, at: "start") }: { NAME($on) }, { LIST($has, type: "more") }. { $weapon }.
bloodsport-part-stats = Rang { $rank }, STÄ { $str }, GES { $dex }, Leben { $life }
bloodsport-part-wounds = { $wounds ->
    [one] 1 Wunde
   *[other] { $wounds } Wunden
}
bloodsport-part-rolls-with = würfelt mit { $by }
bloodsport-part-rolls-twice = { $high ->
    [yes] würfelt zweimal, und die höhere Zahl gilt
   *[no] würfelt zweimal, und die niedrigere Zahl gilt
}
bloodsport-part-no-weapon = Noch keine Waffe
bloodsport-part-weapon-hidden = Waffe verdeckt
bloodsport-part-weapon-damage = Schaden { $by }
bloodsport-part-weapon-made = nutzt { NAME($stat) }
bloodsport-part-weapon-seen = Waffe, von dir gesehen: { bloodsport-part-weapon }
bloodsport-part-weapon-open = Waffe: { bloodsport-part-weapon }
bloodsport-part-joined = { LIST($pieces, type: "more") }
bloodsport-board-chances = { $nobody ->
    [0] { NAME($left, at: "start") } gewinnt in { $wins } % der Fälle, { NAME($right) } in { $loses } %.
   *[other] { NAME($left, at: "start") } gewinnt in { $wins } % der Fälle, { NAME($right) } in { $loses } %, niemand in { $nobody } %.
}
    .bare = { "" }
bloodsport-board-chances-dice = { $nobody ->
    [0] Mit diesen Würfeln gewinnt { NAME($left) } in { $wins } % der Fälle, { NAME($right) } in { $loses } %.
   *[other] Mit diesen Würfeln gewinnt { NAME($left) } in { $wins } % der Fälle, { NAME($right) } in { $loses } %, niemand in { $nobody } %.
}
    .bare = { "" }
bloodsport-board-sabotage = { $who ->
    [you] Sabotage { $number }, deine, gegen { NAME($on, case: "accusative") }: { LIST($says, type: "more") }, { bloodsport-part-tokens } ausgegeben.
   *[other] Sabotage { $number } { NAME($who, case: "genitive") } gegen { NAME($on, case: "accusative") }: { LIST($says, type: "more") }, { bloodsport-part-tokens } ausgegeben.
}
bloodsport-board-sabotage-risk = { $need ->
    [6] Bei Wachstufe { $guard } bei jedem Wurf erwischt.
   *[other] Bei Wachstufe { $guard } erwischt { bloodsport-part-on }.
}
bloodsport-board-sabotage-free = Sie hat kein Risiko.
bloodsport-part-row = { $card ->
    [hidden] verdeckt
   *[other] „{ NAME($card) }“
}
bloodsport-part-row-gone = ihre Waffe ist weg
bloodsport-part-row-moved = ihre Waffe ist jetzt in Kampf { $fight }, { NAME($side) }
bloodsport-board-hand = Deine Hand:
bloodsport-board-hand-empty = Deine Hand ist leer.
bloodsport-board-card = { NAME($card) } ({ bloodsport-part-kind }). { TRAIT($card, "text") }
bloodsport-board-slip = Deine Wetten: { LIST($bets, type: "apart") }.
bloodsport-part-slip = { bloodsport-part-bet } (Kampf { $fight })
bloodsport-part-slip-none = nichts (Kampf { $fight })
bloodsport-part-slip-void = { bloodsport-part-bet } (Kampf { $fight }, an die Wachen verloren)

## ---- Bericht: was die Kämpfe eines Packs ergeben ----

bloodsport-report-head = Kämpfe ohne Karten, gezählt über alle Kämpfer, Waffen und Geheimnisse.
bloodsport-report-tenths = { $whole },{ $tenths } %
bloodsport-part-gain = { $loses ->
    [yes] verliert { $whole },{ $tenths }{ $hundredths }
   *[no] gewinnt { $whole },{ $tenths }{ $hundredths }
}
bloodsport-report-favourite = Favoriten mit { $ratio }:1 gewinnen { $wins } ihrer Kämpfe. Eine Wette auf sie lohnt sich ab { $even }: Sie { $gain } Münzen im Mittel.
bloodsport-report-underdog = Außenseiter gewinnen dann { $wins }. Eine Wette von 1 Münze auf sie lohnt sich ab { $even }: Sie { $gain } Münzen im Mittel.
bloodsport-report-equals = Bei gleichem Rang gewinnt der linke Kämpfer { $left } der Kämpfe, der rechte { $right }, niemand { $nobody }.

## ---- Begriffe ----

bloodsport-part-example = Zum Beispiel:
bloodsport-term-risk = Risiko: wie gefährlich eine Karte ist. Jede Zeit und jede Münze, die du für sie ausgibst, nimmt 1 davon weg, bis auf 0. Die Karte gelingt, wenn ein Würfel mehr zeigt als das übrige Risiko und die Wachstufe zusammen.
    .same = risk-roll, risiko, risikowurf
    .example = { bloodsport-part-example } Bei Risiko 0 und Wachstufe 1 brauchst du mindestens eine 2.
bloodsport-term-guard-level = Wachstufe: wie wachsam die Wachen sind, 1 bis 3, für alle gleich. Sie kommt zu jedem Risiko hinzu. Jedes Mal, wenn jemand erwischt wird, steigt sie um 1. Nach einer Runde, in der niemand erwischt wurde, sinkt sie um 1.
    .same = guard, guards, level, wachstufe, wache, wachen
    .example = { bloodsport-part-example } Einmal erwischt, und aus Wachstufe 1 wird 2.
bloodsport-term-caught = Erwischt: Der Risikowurf war zu niedrig. Die Karte bewirkt nichts, die Wachen nehmen dir eine zufällige Karte aus der Hand, deine Wette auf ihren Kampf ist verloren, und die Wachstufe steigt um 1.
    .same = erwischt
    .example = { bloodsport-part-example } Du hast 3 gewürfelt, und nötig war 5.
bloodsport-term-rat = Bei den Wachen zu petzen kostet 1 Chance und setzt die Wachstufe auf 1. Bei Wachstufe 1 geht es nicht.
    .same = ratting, petzen
    .example = { bloodsport-part-example } Aus Wachstufe 2 wird 1, und von 3 Chancen bleiben dir 2.
bloodsport-term-time = Zeit: Du gibst sie für Karten aus, um ihr Risiko zu senken, je 1. Was du nicht ausgibst, behältst du, und jede Runde füllt sie auf 6 auf.
    .same = zeit
    .example = { bloodsport-part-example } Mit 1 Zeit hat „Schlüsselloch“ (Risiko 1) Risiko 0.
bloodsport-term-coin = Münzen: für Wetten und Raten, und um sie für Karten auszugeben, wo jede das Risiko um 1 senkt.
    .same = coins, münze, münzen
    .example = { bloodsport-part-example } Du beginnst mit 16 Münzen und schuldest 33.
bloodsport-term-chance = Chance: Mit einer kannst du die Rate einer Runde auslassen oder bei den Wachen petzen. Bei einem Wurf bedeuten 33 % einmal in drei Würfen.
    .same = chances, chancen
    .example = { bloodsport-part-example } Du hast 3. Ohne Chance musst du zahlen.
bloodsport-term-loan = Schulden: zwei Darlehen, von 3, 4 und 5 Münzen und von 6, 7 und 8 Münzen. In jeder Runde zahlst du mindestens eine Rate, in beliebiger Reihenfolge, oder lässt sie für 1 Chance aus. Mit allen sechs hast du gewonnen.
    .same = loans, payment, payments, box, boxes, moneylenders, settle, schulden, rate, raten, geldverleiher
    .example = { bloodsport-part-example } 3, 4, 5, 6, 7 und 8 Münzen, jede genau und einmal gezahlt.
bloodsport-term-rank = Rang: für wie gut ein Kämpfer gehalten wird, 1 bis 3. Aus dem Unterschied der Ränge folgt die Quote.
    .same = rang
    .example = { bloodsport-part-example } Die Kerzendiebin hat Rang 1, die Neunfache Witwe Rang 2.
bloodsport-term-odds = Quote: Bei 1:1 gibt es keinen Favoriten, und du setzt 1 bis 3 Münzen, um ebenso viel zu gewinnen. Bei 2:1 setzt du genau 2 auf den Favoriten, um 1 zu gewinnen, oder 1 bis 3 auf den Außenseiter, um das Doppelte zu gewinnen. Bei 3:1 setzt du genau 3 auf den Favoriten, um 1 zu gewinnen, oder 1 bis 3 auf den Außenseiter, um das Dreifache zu gewinnen. Eine Wette, die gewinnt, kommt auch zurück.
    .same = quote
    .example = { bloodsport-part-example } Bei 2:1 setzt du 3 Münzen auf den Außenseiter und gewinnst 6.
bloodsport-term-favourite = Der Favorit: der Kämpfer von höherem Rang. Eine Wette auf ihn ist genau 2 Münzen bei 2:1, 3 bei 3:1, und bringt 1 Münze Gewinn.
    .same = favorite, favorit
    .example = { bloodsport-part-example } die Neunfache Witwe (Rang 2) gegen die Kerzendiebin (Rang 1). Bei gleichem Rang gibt es keinen.
bloodsport-term-underdog = Der Außenseiter: der Kämpfer von niedrigerem Rang. Eine Wette auf ihn ist 1 bis 3 Münzen und gewinnt das Doppelte bei 2:1, das Dreifache bei 3:1.
    .same = außenseiter
    .example = { bloodsport-part-example } die Kerzendiebin (Rang 1) gegen die Neunfache Witwe (Rang 2).
bloodsport-term-bet = Eine Wette: ein Kämpfer eines Kampfes und ein Betrag, in Phase 3 geheim gewählt. Gewinnt der Kämpfer, bekommst du den Einsatz zurück und den Gewinn dazu. Wenn nicht, ist er verloren. Die Beträge nennt „what odds“.
    .same = wager, wagers, bets, betting, slip, wette, wetten
    .example = { bloodsport-part-example } 2 Münzen auf den Untermieter aus Zelle Sechs, den Favoriten, um 1 zu gewinnen.
bloodsport-term-str = STÄ: die Stärke eines Kämpfers. Sie wird zum Würfel gezählt, wenn die Waffe STÄ nutzt.
    .same = strength, stä, stärke
    .example = { bloodsport-part-example } Eine gewürfelte 5 und STÄ 4 sind 9.
bloodsport-term-dex = GES: das Geschick eines Kämpfers. Es wird zum Würfel gezählt, wenn die Waffe GES nutzt.
    .same = dexterity, ges, geschick
    .example = { bloodsport-part-example } Eine gewürfelte 3 und GES 4 sind 7.
bloodsport-term-best = HÖCHSTES: Die Waffe zählt das Höhere von STÄ und GES zum Würfel.
    .same = höchstes
    .example = { bloodsport-part-example } Bei STÄ 1 und GES 4 ist HÖCHSTES 4.
bloodsport-term-worst = NIEDRIGSTES: Die Waffe zählt das Niedrigere von STÄ und GES zum Würfel.
    .same = niedrigstes
    .example = { bloodsport-part-example } Bei STÄ 1 und GES 4 ist NIEDRIGSTES 1.
bloodsport-term-life = Leben: Ein Kämpfer mit so vielen Wunden wie Leben ist besiegt.
    .same = leben
    .example = { bloodsport-part-example } Die Neunfache Witwe hat Leben 2: 2 Wunden besiegen sie.
bloodsport-term-damage = Schaden: die Wunden, die eine Waffe schlägt, wenn ihr Kämpfer die höhere Summe hat.
    .same = schaden
    .example = { bloodsport-part-example } „Kanone ohne Räder“ (Schaden 4) schlägt mit einem Treffer 4 Wunden.
bloodsport-term-wound = Wunden: Ein Kämpfer mit so vielen Wunden wie Leben ist besiegt. Am Ende der Runde verschwinden sie.
    .same = wounds, wunde, wunden
    .example = { bloodsport-part-example } Die Neunfache Witwe (Leben 2) erleidet 5 Wunden und ist besiegt.
bloodsport-term-fighter = Kämpfer: zwei in jedem Kampf, von Anfang an offen, mit Rang, STÄ, GES und Leben.
    .same = fighters, kämpfer
    .example = { bloodsport-part-example } die Kerzendiebin: Rang 1, STÄ 1, GES 4, Leben 2.
bloodsport-term-weapon = Eine Waffe: eine für jeden Kämpfer, verdeckt, bis der Kampf beginnt. Sie sagt, welcher Wert zählt und wie viele Wunden ein Treffer schlägt.
    .same = weapons, waffe, waffen
    .example = { bloodsport-part-example } „Kanone ohne Räder“: NIEDRIGSTES, Schaden 4.
bloodsport-term-secret = Ein Geheimnis: eines in jedem Kampf, verdeckt, bis er beginnt. Dann ändert es etwas an diesem Kampf.
    .same = secrets, geheimnis, geheimnisse
    .example = { bloodsport-part-example } „Es begann mit einem Stuhl“: Beide Waffen haben 1 Schaden mehr.
bloodsport-term-discover = Mit Spähen siehst du dir in Phase 2 verdeckte Karten an.
    .same = spähen
    .example = { bloodsport-part-example } „Schlüsselloch“ zeigt dir eine Waffe oder ein Geheimnis.
bloodsport-term-special = Spezialkarten spielst du in Phase 2, und sie wirken sofort.
    .same = spezial
    .example = { bloodsport-part-example } „Angehaltene Uhr“ bringt dir 3 Zeit.
bloodsport-term-sabotage = Sabotage spielst du in Phase 2 verdeckt gegen einen Kämpfer. Für ihr Risiko wird in Phase 4 gewürfelt, wenn dieser Kampf beginnt, mit der Wachstufe dieses Augenblicks.
    .example = { bloodsport-part-example } „Hexenhilfe“ für die Kerzendiebin: 1 STÄ und 1 GES mehr.
bloodsport-term-react = Reaktionen spielst du in Phase 4, während ein Kampf läuft, nachdem gewürfelt wurde.
    .same = reacts, reaktion, reaktionen
    .example = { bloodsport-part-example } „Krug von den Rängen“: Ein Kämpfer würfelt noch einmal, und aus einer 5 wird eine 1.
bloodsport-term-round = Eine Runde hat sechs Phasen: Aufbau, Karten spielen, Wetten, Kämpfe, Abrechnung, Aufräumen. Es gibt höchstens 9 Runden.
    .same = rounds, phase, phases, runde, runden, phasen
bloodsport-term-fate = Schicksal: Wenn jemand gewonnen oder verloren hat, wird gewürfelt, und wer gewonnen hat, zählt die übrigen Münzen dazu. Das entscheidet über das Ende.
    .same = schicksal

## ---- Spielanleitung: eine Zeile ist ein Absatz, den das Terminal umbricht; zusammen höchstens 40 Zeilen ----

bloodsport-how-aim =
    Das Ziel
      Du schuldest sechs Raten: { LIST($boxes) } Münzen. Zahle alle sechs, und du gewinnst. Du beginnst mit { bloodsport-part-coin }, also gewinne bei den Kämpfen mehr. Du hast auch { bloodsport-part-chance }: Mit jeder kannst du die Rate einer Runde auslassen oder bei den Wachen petzen. Wenn du nicht zahlen kannst und keine Chance mehr hast, verlierst du.
bloodsport-how-round =
    Eine Runde
      1. Deine Hand wird auf { $hand } Karten aufgefüllt und deine Zeit auf { $time }. Drei Kämpfe werden aufgebaut: Die Kämpfer liegen offen, ihre Waffen und das Geheimnis jedes Kampfes verdeckt.
      2. Spiel Karten, so viele du willst, dann passe.
      3. Wette auf beliebige Kämpfe, oder auf keinen.
      4. Sieh den Kämpfen zu. Jetzt wird für Sabotage gewürfelt, und du kannst Reaktionen spielen.
      5. Wetten werden ausgezahlt. Dann zahle den Geldverleihern mindestens eine Rate.
      6. Wirf Karten ab, wenn du willst. Wurde niemand erwischt, sinkt die Wachstufe um 1.
bloodsport-how-cards =
    Karten
      Spähen zeigt dir verdeckte Karten. Spezial wirkt sofort. Sabotage wartet verdeckt bei einem Kämpfer, bis sein Kampf beginnt. Reaktionen sind für einen Kampf, der läuft.
bloodsport-how-risk =
    Risiko und Wachen
      Jede Zeit und jede Münze, die du für eine Karte ausgibst, nimmt 1 von ihrem Risiko weg. Dann würfle: mehr als Risiko und Wachstufe zusammen, und die Karte gelingt. Wenn nicht, wirst du erwischt: Sie bewirkt nichts, du verlierst eine zufällige Karte und jede Wette auf ihren Kampf, und die Wachstufe steigt um 1, höchstens auf { $level }. Bei Risiko 0 und Wachstufe 1 wirst du nur bei einer 1 erwischt. Bei den Wachen zu petzen kostet 1 Chance und setzt die Wachstufe auf 1.
bloodsport-how-fights =
    Kämpfe
      Jeder Kämpfer würfelt und zählt den Wert dazu, den seine Waffe nutzt: STÄ, GES, oder das HÖCHSTE oder NIEDRIGSTE der beiden. Die höhere Summe verwundet den anderen um den Schaden der Waffe, bis jemand so viele Wunden wie Leben hat.
bloodsport-how-bets =
    Wetten: Eine gewonnene Wette kommt mit ihrem Gewinn zurück. Eine verlorene ist weg.
      1:1  1 bis 3 Münzen auf einen von beiden, gewinnt ebenso viel
      2:1  2 auf den Favoriten, gewinnt 1; oder 1 bis 3 auf den Außenseiter, gewinnt das Doppelte
      3:1  3 auf den Favoriten, gewinnt 1; oder 1 bis 3 auf den Außenseiter, gewinnt das Dreifache

## ---- Was die Tabellen des Spiels nennen ----

bloodsport-game-bloodsport = Ein oder zwei Zocker, tief verschuldet, wetten in jeder Runde auf drei Grubenkämpfe, mogeln unter den Augen der Wachen und zahlen den Geldverleihern ihre Raten, ehe deren Geduld endet.

bloodsport-role-gambler = Zocker

bloodsport-phase-deal = Phase 1: Aufbau
bloodsport-phase-action = Phase 2: Karten spielen
bloodsport-phase-target = Ziele wählen
bloodsport-phase-pay = Zeit und Münzen für die Karte
bloodsport-phase-risk = Der Risikowurf
bloodsport-phase-toss = Erwischt
bloodsport-phase-effect = Die Wirkung der Karte
bloodsport-phase-window = Ein Wort mit den Wachen
bloodsport-phase-bet = Phase 3: Wetten
bloodsport-phase-uncover = Phase 4: Kämpfe
bloodsport-phase-unveil = Phase 4: Sabotage wird aufgedeckt
bloodsport-phase-dice = Phase 4: Die Kämpfer würfeln
bloodsport-phase-react = Phase 4: Reaktionen
bloodsport-phase-slips = Phase 5: Der Buchmacher zahlt aus
bloodsport-phase-settle = Phase 5: Die Geldverleiher
bloodsport-phase-settled = Phase 5: Die Zahlungen werden aufgedeckt
bloodsport-phase-fate = Die Fäden des Schicksals
bloodsport-phase-after = Nach den Schulden
bloodsport-phase-discard = Phase 6: Aufräumen
bloodsport-phase-over = Das Spiel ist aus

bloodsport-verb-discover = eine Spähkarte spielen, dann wählen, was du dir ansiehst
bloodsport-verb-special = eine Spezialkarte spielen, dann ihre Ziele wählen, falls sie welche hat
bloodsport-verb-sabotage = eine Sabotage verdeckt gegen einen Kämpfer spielen, oder vorgezeigt für 1 Risiko mehr
bloodsport-verb-react = in dem Kampf, der läuft, eine Reaktion spielen
bloodsport-verb-look = eine verdeckte Karte wählen, die du dir ansiehst, und für 1 Risiko mehr auch vorzeigst
bloodsport-verb-aim = ein Ziel der Karte wählen, die du gerade gespielt hast
bloodsport-verb-pay = Zeit und Münzen für die Karte ausgeben, jede nimmt 1 von ihrem Risiko weg
bloodsport-verb-rat = bei den Wachen petzen: 1 Chance für Wachstufe 1
bloodsport-verb-pass = passen: in Phase 2 für die Phase, bei Reaktionen für diese Kampfrunde, sonst dieses eine Mal
bloodsport-verb-pass-fight = in diesem Kampf nicht mehr reagieren
bloodsport-verb-bet = auf den nächsten Kampf wetten, oder ihn ohne Wette lassen
bloodsport-verb-settle = diese Raten zahlen, oder keine und für 1 Chance auslassen, oder aufgeben, wenn du keine Münze mehr hast
bloodsport-verb-discard = eine Karte verdeckt abwerfen
bloodsport-verb-done = den Rest der Hand behalten
bloodsport-verb-go-on = nach dem Sieg schuldenfrei weiterzocken
bloodsport-verb-start-over = mit neuen Schulden von vorn anfangen, und dein erstes Ergebnis zählt weiter
bloodsport-verb-stop = den Tisch verlassen, und die andere Person spielt allein weiter
bloodsport-verb-shuffle = die abgelegten Karten werden zum Stapel
bloodsport-verb-draw = eine Aktion wird gezogen
bloodsport-verb-fighter = ein Kämpfer kommt herein
bloodsport-verb-weapon = ein Kämpfer bekommt verdeckt eine Waffe
bloodsport-verb-secret = ein Kampf bekommt verdeckt ein Geheimnis
bloodsport-verb-start = die Würfel der Plätze 0 und 1, der höhere handelt zuerst
bloodsport-verb-risk = der Risikowurf
bloodsport-verb-toss = die zufällige Karte, die jemand verliert, der erwischt wird
bloodsport-verb-show-weapon = ein Blick auf eine Waffe
bloodsport-verb-show-secret = ein Blick auf ein Geheimnis
bloodsport-verb-show-sabotage = ein Blick auf eine Sabotage
bloodsport-verb-take-weapon = eine Waffe kommt offen weg
bloodsport-verb-take-secret = ein Geheimnis kommt offen weg
bloodsport-verb-uncover = die Waffen und das Geheimnis eines Kampfes werden aufgedeckt
bloodsport-verb-unveil = die nächste Sabotage wird aufgedeckt
bloodsport-verb-unveil-done = in diesem Kampf ist keine Sabotage mehr übrig
bloodsport-verb-dice = ein Würfel für jeden Kämpfer, und (again) der zweite, wo einer zweimal würfelt, sonst 0
bloodsport-verb-again = der Wurf eines Kämpfers wird wiederholt
bloodsport-verb-slips = die Wettscheine der Plätze 0 (a) und 1 (b) werden aufgedeckt
bloodsport-verb-settled = was beide zahlen, wird aufgedeckt
bloodsport-verb-fate = der Wurf des Schicksals
# Wie ein Verb auf einem Knopf heißt, und wie jeder Teil eines Zugs heißt.
bloodsport-title-discover = Eine Spähkarte spielen
bloodsport-title-special = Eine Spezialkarte spielen
bloodsport-title-sabotage = Eine Sabotage spielen
bloodsport-title-react = Eine Reaktion spielen
bloodsport-title-look = Eine Karte ansehen
bloodsport-title-aim = Ein Ziel wählen
bloodsport-title-pay = Für die Karte ausgeben
bloodsport-title-rat = Petzen
bloodsport-title-pass = Passen
bloodsport-title-pass-fight = Hier nicht mehr reagieren
bloodsport-title-bet = Wetten
bloodsport-title-settle = Raten zahlen
bloodsport-title-discard = Eine Karte abwerfen
bloodsport-title-done = Den Rest behalten
bloodsport-title-go-on = Weiterzocken
bloodsport-title-start-over = Von vorn anfangen
bloodsport-title-stop = Den Tisch verlassen
bloodsport-arg-card = Karte
bloodsport-arg-on = Auf
bloodsport-arg-shown = Vorgezeigt
bloodsport-arg-target = Ziel
bloodsport-arg-show = Auch vorzeigen
bloodsport-arg-time = Zeit
bloodsport-arg-coin = Münzen
bloodsport-arg-fight = Kampf
bloodsport-arg-boxes = Raten

bloodsport-option-stock = Die Bank
bloodsport-rule-stock = die Bank hat immer genug, oder sie hat die 66 Münzen der Schachtel
bloodsport-value-stock-unlimited = Hat immer genug
bloodsport-value-stock-printed = 66 Münzen wie in der Schachtel

bloodsport-tally-won = Schulden getilgt
bloodsport-tally-lost = an die Geldverleiher verloren
bloodsport-tally-fate-to-10 = gewonnen, mit einem Schicksal bis 10
bloodsport-tally-fate-11-to-20 = gewonnen, mit einem Schicksal von 11 bis 20
bloodsport-tally-fate-21-up = gewonnen, mit einem Schicksal ab 21

bloodsport-bot-careless = wettet zufällig, spielt keine Karten
bloodsport-bot-careful = wettet nach berechneten Aussichten, senkt sein Risiko, zahlt rechtzeitig
bloodsport-bot-strong = wettet so, dass er am ehesten alles abzahlt, petzt, wo es sich lohnt, und verdirbt dir deine Wetten

## ---- Seite: was nur der Bildschirm sagt ----

bloodsport-page-not-now = Jetzt nicht
bloodsport-page-not-yours = Du bist nicht am Zug
bloodsport-page-finish = Erst diese Karte zu Ende spielen
bloodsport-page-react-only = Reaktion: nur während eines Kampfes
bloodsport-page-only-react = Jetzt nur Reaktionskarten
bloodsport-page-nothing-shown = Sie könnte dir nichts mehr zeigen
bloodsport-page-nothing-for = Nichts, worauf sie wirken könnte
bloodsport-page-not-phase = Nicht in dieser Phase
bloodsport-page-rat-chance = Es kostet 1 Chance, und du hast keine
bloodsport-page-rat-guard = Die Wachstufe ist schon 1
bloodsport-page-rat-moment = Gerade nicht
bloodsport-page-beside = { $card }: gegen wen?
bloodsport-page-lay = Spielen gegen: { $on }
bloodsport-page-choose-fighter = Wähle einen Kämpfer
bloodsport-page-play-on = { $card } spielen auf: { $on }
bloodsport-page-play = { $card } spielen
bloodsport-page-discard = { $card } abwerfen
bloodsport-page-fight = Kampf { $fight }
bloodsport-page-your-move = Du bist am Zug
bloodsport-page-end = Das Ende
bloodsport-page-waiting = Warten
bloodsport-page-rat-title = Bei den Wachen petzen?
bloodsport-page-rat = Petzen, für 1 Chance
bloodsport-page-pass = Für diese Phase passen
bloodsport-page-choose-card = Wähle eine Karte
bloodsport-page-look-at = Ansehen: { $target }
bloodsport-page-choose = Wählen: { $target }
bloodsport-page-choose-one = Wähle etwas
bloodsport-page-spend = { $time ->
    [0] { $coin ->
        [0] Nichts ausgeben
       *[other] { bloodsport-part-coin } ausgeben
    }
   *[other] { $coin ->
        [0] { $time } Zeit ausgeben
       *[other] { $time } Zeit und { bloodsport-part-coin } ausgeben
    }
}
bloodsport-page-quiet = Den Mund halten
bloodsport-page-bet-of = Du bist am Zug: Wette { $bet } von 3
bloodsport-page-bet = { bloodsport-part-coin } setzen auf: { $on }
bloodsport-page-seal = { bloodsport-part-coin } verdeckt setzen auf: { $on }
bloodsport-page-no-bets = In dieser Runde nicht wetten
bloodsport-page-no-more-bets = In dieser Runde nicht mehr wetten
bloodsport-page-no-bet = Auf diesen Kampf nicht wetten
bloodsport-page-let-go = So stehen lassen
bloodsport-page-no-react = Hier nicht mehr reagieren
bloodsport-page-skip-pay = Rate auslassen, für 1 Chance
bloodsport-page-give-up = Aufgeben
bloodsport-page-pay = { $sum } Münzen zahlen
bloodsport-page-choose-payment = Wähle eine Rate
bloodsport-page-keep = Den Rest behalten
bloodsport-page-done = Fertig
bloodsport-page-keep-gambling = Weiterzocken
bloodsport-page-start-over = Von vorn anfangen
bloodsport-page-leave = Den Tisch verlassen
bloodsport-page-phases = Phasen einer Runde
bloodsport-page-round = Runde { $round }

## ---- Die Seite: Kämpfe, Börsen, Hand, Fragen ----

bloodsport-page-won = Sieg: { $who }
bloodsport-page-nobody-won = Niemand hat gewonnen
bloodsport-page-in-pit = Jetzt in der Grube
bloodsport-page-favours = { $side ->
    [left] links ist Favorit
   *[right] rechts ist Favorit
}
bloodsport-page-no-favourite = kein Favorit
bloodsport-page-fighter = { $side ->
    [left] links: { $who }, Rang { $rank }, STÄ { $str }, GES { $dex }, Leben { $life }
   *[right] rechts: { $who }, Rang { $rank }, STÄ { $str }, GES { $dex }, Leben { $life }
}
bloodsport-page-wounds = { $wounds ->
    [one] 1 Wunde
   *[other] { $wounds } Wunden
}
bloodsport-page-wounds-of = { $wounds ->
    [one] 1 Wunde von { $life }
   *[other] { $wounds } Wunden von { $life }
}
bloodsport-page-wounds-beaten = { $wounds ->
    [one] 1 Wunde, besiegt
   *[other] { $wounds } Wunden, besiegt
}
bloodsport-page-role-favourite = Favorit
bloodsport-page-role-underdog = Außenseiter
bloodsport-page-role-even = Gleichauf
bloodsport-page-rank = Rang
bloodsport-page-str = STÄ
bloodsport-page-dex = GES
bloodsport-page-life = Leben
bloodsport-page-type-best = HÖCHSTES
bloodsport-page-type-worst = NIEDRIGSTES
bloodsport-page-weapon = Waffe
bloodsport-page-secret = Geheimnis
bloodsport-page-none = nichts
bloodsport-page-seen = du hast sie gesehen
bloodsport-page-seen-secret = du hast es gesehen
bloodsport-page-damage = Schaden { $damage }
bloodsport-page-weapon-none = Keine Waffe: { $who }
bloodsport-page-weapon-back = Verdeckte Waffe: { NAME($who) }
bloodsport-page-weapon-open = Waffe ({ NAME($who) }): { $weapon }, { $type }, Schaden { $damage }
bloodsport-page-weapon-seen = Waffe ({ NAME($who) }): { $weapon }, { $type }, Schaden { $damage }, nur du hast sie gesehen
bloodsport-page-weapon-line = { $weapon }: { $type }, Schaden { $damage }
bloodsport-page-secret-back = Verdecktes Geheimnis von Kampf { $fight }
bloodsport-page-secret-none = Kein Geheimnis
bloodsport-page-secret-open = Geheimnis: { $secret }. { $text }
bloodsport-page-secret-says = Geheimnis:
bloodsport-page-stake-exact = Genau { $low } setzen, { $win } gewinnen
bloodsport-page-stake-same = { $low } bis { $high } setzen, einfacher Gewinn
bloodsport-page-stake-twice = { $low } bis { $high } setzen, doppelter Gewinn
bloodsport-page-stake-times = { $low } bis { $high } setzen, { $times }-facher Gewinn
bloodsport-page-caught-always = bei jedem Wurf erwischt
bloodsport-page-caught-never = nie erwischt
bloodsport-page-caught = { $need ->
    [1] erwischt bei 1 ({ $share } %)
    [2] erwischt bei 1 oder 2 ({ $share } %)
   *[other] erwischt bei 1 bis { $need } ({ $share } %)
}
    .bare = { $need ->
        [1] erwischt bei 1
        [2] erwischt bei 1 oder 2
       *[other] erwischt bei 1 bis { $need }
    }
bloodsport-page-caught-here = { $caught }, wenn die Wachstufe bei { $guard } bleibt
bloodsport-page-spent = { $time ->
    [0] { $coin ->
        [0] nichts ausgegeben
        [one] 1 Münze
       *[other] { $coin } Münzen
    }
   *[other] { $coin ->
        [0] { $time } Zeit
        [one] { $time } Zeit und 1 Münze
       *[other] { $time } Zeit und { $coin } Münzen
    }
}
bloodsport-page-moved = ihre Waffe wurde getauscht
bloodsport-page-rows = Sabotage in diesem Kampf, in der Reihenfolge, in der sie gespielt wurde
bloodsport-page-row-mine = Deine Sabotage, verdeckt
bloodsport-page-row-mine-known = Deine Sabotage: { $card }
bloodsport-page-row-theirs = Fremde Sabotage, verdeckt
bloodsport-page-row-theirs-known = Fremde Sabotage: { $card }
bloodsport-page-row-on = gegen: { $who }
bloodsport-page-pick = Wählen
bloodsport-page-bet-mine = Deine Wette: { $on }, { bloodsport-part-coin }
bloodsport-page-bet-mine-lost = Deine Wette: { $on }, { bloodsport-part-coin } (verloren: erwischt)
bloodsport-page-bet-theirs = Andere Wette: { $on }, { bloodsport-part-coin }
bloodsport-page-bet-theirs-lost = Andere Wette: { $on }, { bloodsport-part-coin } (verloren: erwischt)
bloodsport-page-odds-now = Mit diesen Würfeln:
bloodsport-page-odds-known = Soweit du weißt:
bloodsport-page-odds-seat = Wie dieser Platz es sah:
bloodsport-page-odds-watcher = Wie Zuschauer es sahen:
bloodsport-page-side-left = links
bloodsport-page-side-right = rechts
bloodsport-page-nobody = niemand
bloodsport-page-purse-mine = Deine Börse
bloodsport-page-purse-of = Börse: { $who }
bloodsport-page-you = Du
bloodsport-page-to-move = am Zug
bloodsport-page-other = Der andere Zocker
bloodsport-page-won-in = Gewonnen in Runde { $round }
bloodsport-page-lost-in = Verloren in Runde { $round }
bloodsport-page-has-won = Hat gewonnen und zockt weiter
bloodsport-page-has-again = Neu angefangen, das zählt nicht
bloodsport-page-has-left = Hat den Tisch verlassen
bloodsport-page-coin = Münzen
bloodsport-page-time = Zeit
bloodsport-page-chance = Chancen
bloodsport-page-guard = Wachstufe
bloodsport-page-cards = Karten auf der Hand
bloodsport-page-to-bet = { $coin } frei
bloodsport-page-loans = { $left ->
    [0] Schulden: alles bezahlt
    [one] Schulden: noch 1 Rate
   *[other] Schulden: noch { $left } Raten
}
bloodsport-page-payments = Raten
bloodsport-page-paid = bezahlt:
bloodsport-page-unpaid = offen:
bloodsport-page-hands-down = Die Hände liegen verdeckt: Das hier ist für alle am Bildschirm.
bloodsport-page-rat-guards = Bei den Wachen petzen
bloodsport-page-rat-price = 1 Chance, und aus Wachstufe { $guard } wird 1
bloodsport-page-hand = Deine Hand
bloodsport-page-hand-count = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
bloodsport-page-no-cards = Keine Karten.
bloodsport-page-kind-discover = Spähen
bloodsport-page-kind-special = Spezial
bloodsport-page-kind-react = Reaktion
bloodsport-page-kind-sabotage = Sabotage
bloodsport-page-risk = Risiko { $risk }
bloodsport-page-no-risk = Kein Risiko
bloodsport-page-card = { $card }, { $kind }, { $risk }. { $text }
bloodsport-page-card-off = { $card }, { $kind }, { $risk }. { $text } Jetzt nicht: { $why }
bloodsport-page-rolls = würfelt mit { $by }
bloodsport-page-rolls-higher = würfelt zweimal, und die höhere Zahl gilt
bloodsport-page-rolls-lower = würfelt zweimal, und die niedrigere Zahl gilt
bloodsport-page-weapon-by = Waffe: Schaden { $by }
bloodsport-page-nobody-yet = Noch niemand
bloodsport-page-face-down = verdeckt
bloodsport-page-of-weapon = Waffe: { NAME($who) }
bloodsport-page-of-weapon-known = Waffe: { NAME($who) } ({ $weapon })
bloodsport-page-of-secret = Geheimnis von Kampf { $fight }
bloodsport-page-of-row = Sabotage { $row }
bloodsport-page-of-row-on = Sabotage { $row } gegen: { $who }
bloodsport-page-of-fighter = { $who } (Kampf { $fight })
bloodsport-page-phase-1 = Aufbau
bloodsport-page-phase-2 = Karten spielen
bloodsport-page-phase-3 = Wetten
bloodsport-page-phase-4 = Kämpfe
bloodsport-page-phase-5 = Abrechnung
bloodsport-page-phase-6 = Aufräumen
bloodsport-page-goes-1 = Du schuldest den Geldverleihern sechs Raten und hast zu wenige Münzen dafür. Jede Runde hat drei Kämpfe, bei denen du den Rest gewinnst: zwei Kämpfer, je eine verdeckte Waffe und ein Geheimnis.
bloodsport-page-goes-2 = Spiel Karten, dann passe. Sie zeigen dir Verdecktes oder helfen und schaden einem Kämpfer. Jede Zeit und jede Münze, die du dafür ausgibst, macht eine Karte sicherer. Würfle mehr als ihr Risiko und die Wachstufe zusammen, sonst wirst du erwischt: Die Karte bewirkt nichts, eine Wette auf ihren Kampf ist verloren, und die Wachen werden wachsamer.
bloodsport-page-goes-3 = Dann wette. Ein Favorit bringt dir 1 Münze, ein Außenseiter das Zwei- oder Dreifache deiner Wette. Im Kampf ist jeder Schlag ein Würfel plus der Wert, den die Waffe nutzt, und die höhere Summe verwundet. Reaktionen wirken zwischen Würfel und Wunde.
bloodsport-page-goes-4 = Zahle in jeder Runde mindestens eine Rate, sonst verlierst du 1 Chance. Zahlst du alle sechs, gewinnst du. Kannst du nicht zahlen und hast keine Chance mehr, verlierst du.
bloodsport-page-numbers = wählen eine Karte, einen Kampf, eine Seite oder eine Rate, der Reihe nach gezählt
bloodsport-page-windows = Während andere handeln, kannst du bei den Wachen petzen. Das hilft, bevor für eine Sabotage gewürfelt wird, die Wachstufe 1 retten könnte, sonst kann es warten. Ob du reagierst, wirst du überall gefragt, wo es zählen könnte.
bloodsport-page-hint = Karten mit gestricheltem Rand kennst nur du.
bloodsport-page-beat-needed = { $least } oder mehr ist nötig
bloodsport-page-beat-hopeless = Kein Wurf reicht
bloodsport-page-beat-works = Es klappt
bloodsport-page-beat-caught = Erwischt
bloodsport-page-beat-bet-won = Wette gewonnen
bloodsport-page-beat-bet-lost = Wette verloren
bloodsport-page-beat-tossed = An die Wachen
bloodsport-page-beat-set-up = Karten werden ausgeteilt und die Kämpfe angesetzt.
bloodsport-page-beat-looks = { $n } Karten werden angesehen.
bloodsport-page-beat-bets = { $n } Wetten werden abgeschlossen.
bloodsport-page-beat-discards = { $n } Karten werden abgeworfen.
bloodsport-page-saving = Dein Zug wird gespeichert.
bloodsport-page-you-won = Du hast gewonnen: Die Schulden sind getilgt.
bloodsport-page-you-lost = Du hast verloren: Die Geldverleiher haben dich.
bloodsport-page-nothing-to-do = Bis dahin hast du nichts zu tun.
bloodsport-page-rat-says = Aus Wachstufe { $guard } wird 1. Das kostet { bloodsport-part-price }. Ohne Chance kannst du keine Rate mehr auslassen.
bloodsport-page-discard-says = Sie kommt verdeckt weg. In der nächsten Runde ziehst du wieder auf 6 nach.
bloodsport-page-which-fighter = Gegen wen
bloodsport-page-corner = { $side ->
    [left] Kampf { $fight }, links
   *[right] Kampf { $fight }, rechts
}
bloodsport-page-show-it = Zeig sie vor, für 1 Risiko mehr
bloodsport-page-show-too = Zeig sie auch vor, für 1 Risiko mehr
bloodsport-page-scores = Wenn sie wirkt, steht es { $first } zu { $second }.
bloodsport-page-at-once = Kein Risiko: Sie wirkt sofort.
bloodsport-page-risk-says = Risiko { $risk } und Wachstufe { $guard }. Gleich kannst du Zeit und Münzen ausgeben, jede nimmt 1 vom Risiko weg.
bloodsport-page-odds-caught = Erwischt
bloodsport-page-odds-works = Wirkt
bloodsport-page-odds-wins = Gewinnt
bloodsport-page-odds-loses = Verliert
bloodsport-page-risk-odds = Gibst du nichts aus: { $bare }. Ist das Risiko ganz weg: { $bought }.
bloodsport-page-pay-odds = Risiko { $risk } und Wachstufe { $guard }: { $caught }.
bloodsport-page-pay-odds-later = Risiko { $risk } und Wachstufe { $guard }: { $caught }, wenn die Wachstufe bei { $guard } bleibt.
bloodsport-page-pay-caught = Wirst du erwischt, wirkt die Karte nicht, du verlierst eine zufällige Karte, und die Wachstufe steigt.
bloodsport-page-pay-caught-bet = Wirst du erwischt, wirkt die Karte nicht, du verlierst eine zufällige Karte und deine Wette auf diesen Kampf, und die Wachstufe steigt.
bloodsport-page-risk-cut = Deine nächste Karte in dieser Runde hat { $cut } Risiko weniger.
bloodsport-page-which = Welche
bloodsport-page-safer = { $by ->
    [one] Aus Wachstufe { $guard } wird 1, jeder Risikowurf ist also ein Sechstel sicherer. Du hast { bloodsport-part-chance }.
   *[other] Aus Wachstufe { $guard } wird 1, jeder Risikowurf ist also { $by } Sechstel sicherer. Du hast { bloodsport-part-chance }.
}
bloodsport-page-bet-on = Setzen auf
bloodsport-page-wins = Sieg: { $share }
bloodsport-page-too-poor = { $coin ->
    [one] Dir fehlt die Münze für diese Wette: { $on }.
   *[other] Dir fehlen die { $coin } Münzen für diese Wette: { $on }.
}
bloodsport-page-no-coin = Du hast keine Münzen mehr zum Wetten.
bloodsport-page-bet-size = Einsatz
bloodsport-page-bet-odds = Sieg: deine { $bet } zurück und { $win } dazu. Niederlage: { $bet } weg. Die Aussichten beruhen nur auf dem, was du sehen kannst.
bloodsport-page-slip = Dein Wettschein bisher: { LIST($bets, type: "apart") }.
bloodsport-page-slip-bet = Kampf { $fight }: { $on }, { bloodsport-part-coin }
bloodsport-page-slip-none = Kampf { $fight }: keine Wette
bloodsport-page-react-hint = Oder wähle eine Reaktionskarte aus deiner Hand.
bloodsport-page-leaves = { $coin ->
    [one] Dir bleibt 1 Münze.
   *[other] Dir bleiben { $coin } Münzen.
}
bloodsport-page-you-have = Du hast { bloodsport-part-coin } und { bloodsport-part-chance }.
bloodsport-page-discard-hint = Wähle Karten aus deiner Hand, um sie einzeln abzuwerfen.

## ---- Die Lektion ----

bloodsport-lesson-debt = Du schuldest den Geldverleihern sechs Raten: 3, 4, 5, 6, 7 und 8 Münzen. Du hast 16 Münzen, und in jeder Runde drei Kämpfe, um den Rest zu gewinnen.
bloodsport-lesson-odds = Die Neunfache Witwe hat Rang 2, die Kerzendiebin Rang 1. Der höhere Rang ist der Favorit: Quote 2:1 für die Neunfache Witwe.
bloodsport-lesson-keyhole = Das sind deine 6 Aktionskarten. Schlüsselloch ist zum Spähen und zeigt dir eine verdeckte Karte. Spiel es.
    .wrong = Die Karte ist später gut. Spiel erst Schlüsselloch.
bloodsport-lesson-weapon = Jeder Kämpfer hat eine Waffe, die verdeckt liegt. Sieh dir die der Kerzendiebin an.
bloodsport-lesson-risk = Risiko 1 und Wachstufe 1: Bei 1 oder 2 wirst du erwischt (33 %). Jede Zeit und jede Münze nimmt 1 vom Risiko weg. Gib 1 Zeit aus.
    .wrong = Das ginge auch, zu einem anderen Preis. Gib hier 1 Zeit aus.
bloodsport-lesson-cannon = Eine 5, und nötig war mindestens 2. Es ist Kanone ohne Räder (NIEDRIGSTES, Schaden 4): schlecht für die Kerzendiebin, doch ein Treffer besiegt die Neunfache Witwe (Leben 2).
bloodsport-lesson-succor = Also verhilf ihr zu dem einen Treffer. Hexenhilfe gibt 1 STÄ und 1 GES mehr. Spiel sie auf die Kerzendiebin.
bloodsport-lesson-later = Für Sabotage wird erst gewürfelt, wenn ihr Kampf beginnt. Gib jetzt 2 Zeit aus, und du wirst nur bei einer 1 erwischt (17 %).
bloodsport-lesson-greed = Deine letzten 3 Zeit sind für später. Spiel Matratze unterm Kettenhemd (Risiko 3) auf den Ältesten und gib nichts aus: erwischt bei 1 bis 4 (67 %). Sieh, was die Wachen tun.
    .wrong = Das wäre vorsichtig. Gib dieses eine Mal nichts für Matratze unterm Kettenhemd aus.
bloodsport-lesson-pass = Du könntest weitere Karten spielen. Passe, und das Wetten beginnt.
bloodsport-lesson-underdog = Eine Wette auf diesen Favoriten ist immer 2 Münzen und gewinnt 1. Der Außenseiter gewinnt in 25 % der Fälle und zahlt das Doppelte. Setz 3 Münzen auf die Kerzendiebin.
bloodsport-lesson-favourite = In Kampf 2 nimm den Favoriten. Setz 2 Münzen auf den Untermieter aus Zelle Sechs: 81 % für 1 Münze Gewinn.
bloodsport-lesson-even = Kampf 3 ist ausgeglichen, 1:1, und deine Matratze liegt beim Ältesten. Setz 2 Münzen auf ihn.
bloodsport-lesson-blow = Deine Sabotage gelang, und beide würfeln 5. Die Neunfache Witwe hat 5 + 4 = 9, die Kerzendiebin 5 + 2 = 7. Sie würde 4 Wunden erleiden und wäre besiegt.
bloodsport-lesson-flagon = Reaktionen spielst du mitten im Kampf. Wirf den Krug auf die Neunfache Witwe, damit sie neu würfelt, und gib deine 3 Zeit aus.
    .wrong = Die Kerzendiebin ist gleich besiegt. Spiel Krug von den Rängen auf die Neunfache Witwe.
bloodsport-lesson-turn = Aus der 5 wird eine 1. Jetzt steht es 5 zu 7 für die Kerzendiebin. Lass es so stehen.
bloodsport-lesson-won = Die Neunfache Witwe erleidet 5 Wunden und ist besiegt: Du gewinnst 6 Münzen. Kampf 2 läuft, und dort brauchst du keine Reaktion. Sieh zu, Schlag für Schlag.
bloodsport-lesson-lodger = Der Untermieter aus Zelle Sechs erlitt eine Wunde und noch eine, traf dann zweimal für 3 und siegte. Der Favorit bringt dir 1 Münze Gewinn.
bloodsport-lesson-caught = In Kampf 3 würfelte deine Matratze 3, nötig war 5. Du bist erwischt: Die Wette ist verloren, Trinkgeld für den Waffenjungen ist weg, die Wachstufe steigt auf 2. Sieh das Ende an.
bloodsport-lesson-rat = Der Älteste gewann 7 zu 6, aber nicht für dich. Für 1 Chance könntest du petzen, und die Wachstufe wäre wieder 1. Behalt deine Chance und halt den Mund.
bloodsport-lesson-pay = Du hast 5 Münzen gewonnen (jetzt 21). In jeder Runde zahlst du mindestens eine Rate oder verlierst 1 Chance. Zahle die 8, solange du kannst.
    .wrong = Jede Rate zählt, und alle sechs sind fällig. Zahle hier die 8: Die kleinen sind leichter nach einer schlechten Nacht.
bloodsport-lesson-end = Du hast 13 Münzen, 3 Chancen und noch fünf Raten. Du weißt genug, um gefährlich zu sein. Behalt den Rest und mach weiter.
