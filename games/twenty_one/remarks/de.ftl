## The names of the bots, and what they say in the Keep, as player or as GM. The first hero (combatant 0) sits at seat 1.
twenty-one-remark-seat-first = 1

twenty-one-remark-random-name = Münz
twenty-one-remark-random-sits = Bei Kopf bleibe ich.
twenty-one-remark-random-over = Zahl. Bis dann!
twenty-one-outcry-random-down = Das hat die Münze nicht kommen sehen.
twenty-one-outcry-random-flee = Die Münze sagt: lauf!
twenty-one-remark-random-win-with = Kopf!
twenty-one-remark-random-win-to = Wieder Kopf!
twenty-one-remark-random-bust-at = Zahl.
twenty-one-remark-random-missed-bust = Sie stand auf der Kante und fiel.

twenty-one-remark-careless-name = Rook der Hitzkopf
twenty-one-remark-careless-sits = Wo ist der Größte?
twenty-one-remark-careless-over = Gibt es einen tieferen Keller?
twenty-one-outcry-careless-down = Mir geht's gut! Ich liege nur!
twenty-one-outcry-careless-flee = Ich greife in die andere Richtung an!
twenty-one-remark-careless-win-with = Ha!
twenty-one-remark-careless-win-with-2 = Wer ist der Nächste?
twenty-one-remark-careless-win-to = Nicht mal hingesehen!
twenty-one-remark-careless-bust-at = Eine noch, und es hätte geklappt.
twenty-one-remark-careless-bust-at-2 = Erst schlagen, dann zählen.
twenty-one-remark-careless-missed-bust = Es war fast eine andere Zahl.

twenty-one-remark-careful-name = Schwester Zähle
twenty-one-remark-careful-sits = Vierundfünfzig Karten. Ich kenne sie alle.
twenty-one-remark-careful-over = Zählt durch. Sind alle da?
twenty-one-outcry-careful-down = Es war mitgezählt. Ich hatte gehofft, nicht.
twenty-one-outcry-careful-flee = Sich selbst abziehen ist auch Rechnen.
twenty-one-remark-careful-win-with = Ich hielt. Ihr nicht.
twenty-one-remark-careful-win-with-2 = Geduld summiert sich.
twenty-one-remark-careful-win-to = Genau so viel, nicht mehr.
twenty-one-remark-careful-win-to-2 = Die Summe stimmt.
twenty-one-remark-careful-bust-at = Ein Rest Pech bleibt immer.
twenty-one-remark-careful-reached = Genau erreicht.
twenty-one-remark-careful-missed-bust = Eins zu viel im Sinn.

twenty-one-remark-strong-name = Asche Vorteil
twenty-one-remark-strong-sits = Ich bin hier schon gestorben. Ich kenne den Weg.
twenty-one-remark-strong-over = Bis zum nächsten Feuer.
twenty-one-outcry-strong-down = Nicht das erste Mal. Nicht das letzte.
twenty-one-outcry-strong-flee = Das Feuer ist dort drüben.
twenty-one-remark-strong-win-with = Ihr wolltet eine Karte zu viel.
twenty-one-remark-strong-win-with-2 = Sie ziehen immer noch eine.
twenty-one-remark-strong-win-to = Gesehen. Erledigt.
twenty-one-remark-strong-win-to-2 = Bleib liegen.
twenty-one-remark-strong-bust-at = So geht diese Geschichte also.
twenty-one-remark-strong-reached = Wie beim letzten Mal.
twenty-one-remark-strong-missed-bust = Noch einmal von vorn.
