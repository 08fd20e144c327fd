### Die Geschichte von Bloodsport Gambler, wie man sie erzählt, wenn alles vorbei ist, auf Deutsch. Die Form: docs/messages.md.

### untold choose choose-both pay-nothing pay-time pay-coin pay-coin-secret pay stuck pass bet-sealed bet bet-none
### untold settle-sealed settle-give-up settle shuffle weapon-instead secret-instead start secret-text
### untold calm draw fighter odds look take-weapon take-secret round-of-fight roll roll-two again again-two sums

-chapter = { "\u0002" }
-heading = { "\u0003" }
-read = { "\u0004" }
-para = { "\u0005" }

bloodsport-tell-card = { $who ->
    [you] Du spieltest „{ NAME($card) }“.
   *[other] { NAME($who) } spielte „{ NAME($card) }“.
}
bloodsport-tell-card-on = { $who ->
    [you] Du spieltest „{ NAME($card) }“ auf { NAME($on, case: "accusative") }.
   *[other] { NAME($who) } spielte „{ NAME($card) }“ auf { NAME($on, case: "accusative") }.
}
bloodsport-tell-sabotage = { $card ->
    [hidden] { -para }{ NAME($who) } legte verdeckt eine Sabotage gegen { NAME($on, case: "accusative") }.
   *[other] { $who ->
        [you] { -para }Du legtest verdeckt „{ NAME($card) }“ gegen { NAME($on, case: "accusative") }.
       *[other] { -para }{ NAME($who) } legte verdeckt „{ NAME($card) }“ gegen { NAME($on, case: "accusative") }.
    }
}
bloodsport-tell-sabotage-alone = { $who ->
    [you] { -para }Du legtest „{ NAME($card) }“ gegen { NAME($on, case: "accusative") }.
   *[other] { -para }{ NAME($who) } legte „{ NAME($card) }“ gegen { NAME($on, case: "accusative") }.
}
bloodsport-tell-sabotage-shown = { $who ->
    [you] { -para }Du legtest „{ NAME($card) }“ gegen { NAME($on, case: "accusative") }, und alle sahen es.
   *[other] { -para }{ NAME($who) } legte „{ NAME($card) }“ gegen { NAME($on, case: "accusative") }, und alle sahen es.
}
bloodsport-tell-rat = { $who ->
    [you] { -para }Du petztest für 1 Chance bei den Wachen, und die Wachstufe sank auf { $guard }.
   *[other] { -para }{ NAME($who) } petzte für 1 Chance bei den Wachen, und die Wachstufe sank auf { $guard }.
}
bloodsport-tell-discard = { $card ->
    [hidden] { NAME($who) } warf eine Karte ab.
   *[other] { $who ->
        [you] Du warfst „{ NAME($card) }“ ab.
       *[other] { NAME($who) } warf „{ NAME($card) }“ ab.
    }
}
bloodsport-tell-go-on = { $who ->
    [you] { -para }Du zocktest schuldenfrei weiter.
   *[other] { -para }{ NAME($who) } zockte schuldenfrei weiter.
}
bloodsport-tell-start-over = { $who ->
    [you] { -para }Du fingst von vorn an.
   *[other] { -para }{ NAME($who) } fing von vorn an.
}
bloodsport-tell-stop = { $who ->
    [you] { -para }Du verließest den Tisch.
   *[other] { -para }{ NAME($who) } verließ den Tisch.
}
bloodsport-tell-fighter-instead = { -para }In Kampf { $fight } trat stattdessen an: { NAME($on) }, Rang { $rank }.
bloodsport-tell-risk-works = Die Karte wirkte.
bloodsport-tell-risk-caught = { $who ->
    [you] Du würfeltest { $die } für „{ NAME($card) }“, brauchtest { $least } und wurdest erwischt.
   *[other] { NAME($who) } würfelte { $die } für „{ NAME($card) }“, brauchte { $least } und wurde erwischt.
}
bloodsport-tell-risk-hopeless = { $who ->
    [you] Du wurdest mit „{ NAME($card) }“ erwischt. Kein Wurf hätte gereicht.
   *[other] { NAME($who) } wurde mit „{ NAME($card) }“ erwischt. Kein Wurf hätte gereicht.
}
bloodsport-tell-guard = { $rose ->
    [yes] Die Wachstufe stieg auf { $guard }.
   *[no] Die Wachstufe lag schon bei { $guard }.
}
bloodsport-tell-bet-void = { $who ->
    [you] Deine Wette auf diesen Kampf war verloren.
   *[other] Jede Wette { NAME($who, case: "genitive") } auf diesen Kampf war verloren.
}
bloodsport-tell-toss = { $who ->
    [you] Die Wachen nahmen dir „{ NAME($card) }“ aus der Hand.
   *[other] Die Wachen nahmen { NAME($who) } „{ NAME($card) }“ aus der Hand.
}
bloodsport-tell-look-see = { $who ->
    [you] Du sahst { bloodsport-part-target }: { $seen }.
   *[other] { NAME($who) } sah { bloodsport-part-target }: { $seen }.
}
bloodsport-tell-uncover = { -heading }Kampf { $fight }: { NAME($left) } gegen { NAME($right, case: "accusative") }
bloodsport-tell-arms = { NAME($on, at: "start") } kam mit dieser Waffe: { NAME($weapon) } ({ NAME($stat) }, Schaden { $damage }).
bloodsport-tell-secret = Das Geheimnis war „{ NAME($secret) }“. Darauf stand: „{ TRAIT($secret, "text") }“
bloodsport-tell-card-text = Darauf stand: „{ TRAIT($card, "text") }“
bloodsport-tell-unveil = { $who ->
    [you] { -para }Deine Sabotage gegen { NAME($on, case: "accusative") } kam ans Licht: „{ NAME($card) }“.
   *[other] { -para }Die Sabotage { NAME($who, case: "genitive") } gegen { NAME($on, case: "accusative") } kam ans Licht: „{ NAME($card) }“.
}
bloodsport-tell-unveil-gone = Die Waffe, der sie galt, war weg, also geschah nichts.
bloodsport-tell-even = Bei { $left } zu { $right } wurde niemand verletzt.
bloodsport-tell-blow = { NAME($on, at: "start") } gewann eine Kampfrunde, { $high } zu { $low }.
bloodsport-tell-not-hurt = { NAME($on, at: "start") } wurde getroffen, aber nicht verletzt.
bloodsport-tell-wounds = { $damage ->
    [one] { NAME($on, at: "start") } erlitt 1 Wunde.
   *[other] { NAME($on, at: "start") } erlitt { $damage } Wunden.
}
bloodsport-tell-beaten = { $damage ->
    [one] { NAME($on, at: "start") } erlitt 1 Wunde und war besiegt.
   *[other] { NAME($on, at: "start") } erlitt { $damage } Wunden und war besiegt.
}
bloodsport-tell-wounds-of = { $damage ->
    [one] { NAME($on, at: "start") } erlitt 1 Wunde.
   *[other] { NAME($on, at: "start") } erlitt { $damage } Wunden.
}
bloodsport-tell-win = { NAME($on, at: "start") } gewann Kampf { $fight }.{ -para }
bloodsport-tell-both-beaten = Beide Kämpfer waren besiegt.
bloodsport-tell-last-round = Nach { $round } Kampfrunden hatte niemand Kampf { $fight } gewonnen, und alle Wetten darauf waren verloren.{ -para }
bloodsport-tell-no-end = Keiner der beiden Kämpfer konnte den anderen noch besiegen.
bloodsport-tell-win-nobody = Niemand gewann Kampf { $fight }, und alle Wetten darauf waren verloren.{ -para }
bloodsport-tell-stalemate = Es kam Kampfrunde { $round }, und noch immer hatte niemand gewonnen.
bloodsport-tell-slip-won = { $who ->
    [you] Du gewannst { bloodsport-part-win } mit { bloodsport-part-bet }.
   *[other] { NAME($who) } gewann { bloodsport-part-win } mit { bloodsport-part-bet }.
}
bloodsport-tell-slip-lost = { $who ->
    [you] Du verlorst { bloodsport-part-bet }.
   *[other] { NAME($who) } verlor { bloodsport-part-bet }.
}
bloodsport-tell-slip-caught = { $who ->
    [you] Du verlorst { bloodsport-part-bet } an die Wachen.
   *[other] { NAME($who) } verlor { bloodsport-part-bet } an die Wachen.
}
bloodsport-tell-slip-none = { $who ->
    [you] Du hattest nicht gewettet.{ -para }
   *[other] { NAME($who) } hatte nicht gewettet.{ -para }
}
bloodsport-tell-gain = { $who ->
    [you] Am Ende hattest du { bloodsport-part-by } mehr als vorher, zusammen { $coin }.{ -para }
   *[other] { NAME($who) } hatte am Ende { bloodsport-part-by } mehr als vorher, zusammen { $coin }.{ -para }
}
bloodsport-tell-lose = { $who ->
    [you] Am Ende hattest du { bloodsport-part-by } weniger als vorher, noch { $coin }.{ -para }
   *[other] { NAME($who) } hatte am Ende { bloodsport-part-by } weniger als vorher, noch { $coin }.{ -para }
}
bloodsport-tell-even-money = { $who ->
    [you] Unter dem Strich blieb es für dich bei { bloodsport-part-coin }.{ -para }
   *[other] Unter dem Strich blieb es für { NAME($who) } bei { bloodsport-part-coin }.{ -para }
}
bloodsport-tell-gave-up = { $who ->
    [you] { -para }Du gabst auf. Damit war die Geduld der Geldverleiher zu Ende.
   *[other] { -para }{ NAME($who) } gab auf. Damit war die Geduld der Geldverleiher zu Ende.
}
bloodsport-tell-paid = { $who ->
    [you] { -para }Du zahltest { LIST($boxes) } Münzen.
   *[other] { -para }{ NAME($who) } zahlte { LIST($boxes) } Münzen.
}
bloodsport-tell-paid-off = { $who ->
    [you] { -para }Du zahltest { LIST($boxes) } Münzen, und die Schulden waren getilgt.
   *[other] { -para }{ NAME($who) } zahlte { LIST($boxes) } Münzen, und die Schulden waren getilgt.
}
bloodsport-tell-skipped = { $who ->
    [you] { -para }Du ließest die Rate für 1 Chance aus.
   *[other] { -para }{ NAME($who) } ließ die Rate für 1 Chance aus.
}
bloodsport-tell-ruined = { $who ->
    [you] { -para }Du konntest nicht zahlen und hattest keine Chance mehr. Damit war die Geduld der Geldverleiher zu Ende.
   *[other] { -para }{ NAME($who) } konnte nicht zahlen und hatte keine Chance mehr. Damit war die Geduld der Geldverleiher zu Ende.
}
bloodsport-tell-over = { $who ->
    [you] { $won ->
        [yes] { -para }Du gewannst in Runde { $round }.
       *[no] { -para }Du verlorst in Runde { $round }.
    }
   *[other] { $won ->
        [yes] { -para }{ NAME($who) } gewann in Runde { $round }.
       *[no] { -para }{ NAME($who) } verlor in Runde { $round }.
    }
}
bloodsport-tell-fate = { $again ->
    [0] Das Schicksal würfelte { $die }.
   *[other] Das Schicksal würfelte { $die } und { $again }, und die höhere Zahl galt.
}
bloodsport-tell-fate-won = { $coin ->
    [0] Das Schicksal würfelte { $die }, und keine Münze kam dazu.
   *[other] Das Schicksal würfelte { $die }, mit { bloodsport-part-coin } dazu ergab das { $sum }.
}
bloodsport-tell-fate-won-two = { $coin ->
    [0] Das Schicksal würfelte { $die } und { $again }. Die höhere Zahl galt, und keine Münze kam dazu.
   *[other] Das Schicksal würfelte { $die } und { $again }. Die höhere Zahl galt, mit { bloodsport-part-coin } dazu ergab das { $sum }.
}
bloodsport-tell-round = { -chapter }Runde { $round }
bloodsport-tell-standing = { $who ->
    [you] { $left ->
        [one] Du hattest { bloodsport-part-coin } und noch 1 Rate zu zahlen.
       *[other] Du hattest { bloodsport-part-coin } und noch { $left } Raten zu zahlen.
    }
   *[other] { $left ->
        [one] { NAME($who) } hatte { bloodsport-part-coin } und noch 1 Rate zu zahlen.
       *[other] { NAME($who) } hatte { bloodsport-part-coin } und noch { $left } Raten zu zahlen.
    }
}
bloodsport-tell-standing-free = { $who ->
    [you] Du hattest { bloodsport-part-coin } und keine Schulden.
   *[other] { NAME($who) } hatte { bloodsport-part-coin } und keine Schulden.
}
