## The names of the bots, and what they say on a Quest, as Gambler or as GM

gamblers-heart-remark-random-name = Wirbel
gamblers-heart-remark-random-sits = Den Platz habe ich erwürfelt.
gamblers-heart-remark-random-over = Nächstes Mal andersherum.
gamblers-heart-outcry-random-cursed = Ach. Das macht das also.
gamblers-heart-outcry-random-blessed = Ich fühle mich leichter. Sieht man das?
gamblers-heart-outcry-random-lost = Wo geht es hier hinaus?
gamblers-heart-remark-random-raise = Mehr! Oder weniger. Nein, mehr.
gamblers-heart-outcry-random-fold = Ich hatte ein Gefühl. Jetzt ist es weg.
gamblers-heart-outcry-random-impose = Ich will sehen, was passiert.

gamblers-heart-remark-careless-name = Lotte Glück
gamblers-heart-remark-careless-sits = Das Glück ist da. Es kann losgehen.
gamblers-heart-remark-careless-over = Habe ich doch gesagt. Egal was, ich hab's gesagt.
gamblers-heart-outcry-careless-cursed = Das Glück ist kurz an der Luft.
gamblers-heart-outcry-careless-blessed = Seht ihr? Seht ihr?
gamblers-heart-outcry-careless-lost = Ich komme gleich nach!
gamblers-heart-outcry-careless-lost-broke = Kein Chip mehr. Na, schön war's.
gamblers-heart-outcry-careless-invoke = Patron, lass mich jetzt nicht hängen.
gamblers-heart-outcry-careless-impose = So viel Glück hat keiner. Außer mir.

gamblers-heart-remark-careful-name = Agnes Gerade
gamblers-heart-remark-careful-sits = Wollen wir fair bleiben? Ziemlich fair?
gamblers-heart-remark-careful-over = Etwa so, wie es zu erwarten war.
gamblers-heart-outcry-careful-cursed = Gut gerechnet, schlecht getroffen.
gamblers-heart-outcry-careful-blessed = Die Wahrheit ist oft der billigste Einsatz.
gamblers-heart-outcry-careful-lost = Geht ohne mich weiter. Punkt vor Strich.
gamblers-heart-outcry-careful-lost-broke = Die Bücher sind zu.
gamblers-heart-remark-careful-raise = Die Zahlen geben es her.
gamblers-heart-remark-careful-raise-2 = Nur damit es spannend bleibt.
gamblers-heart-outcry-careful-fold = Man muss wissen, wann Schluss ist.
gamblers-heart-outcry-careful-fold-2 = Nicht zu dem Preis.
gamblers-heart-outcry-careful-invoke = Das dürft ihr gern nachprüfen.
gamblers-heart-outcry-careful-impose = Das möchte ich sehen.

gamblers-heart-remark-strong-name = Die Professorin
gamblers-heart-remark-strong-sits = Fangt ruhig an. Ich schreibe mit.
gamblers-heart-remark-strong-over = Faszinierend. Ich hätte da Anmerkungen.
gamblers-heart-outcry-strong-cursed = Eine Lücke in meinem Beweis. Notiert.
gamblers-heart-outcry-strong-blessed = Quod erat demonstrandum.
gamblers-heart-outcry-strong-lost = Veröffentlicht es ohne mich.
gamblers-heart-outcry-strong-lost-broke = Die Mittel sind erschöpft.
gamblers-heart-remark-strong-raise = Heben wir das Niveau der Debatte.
gamblers-heart-remark-strong-raise-2 = Ich habe Gründe. Drei sogar.
gamblers-heart-outcry-strong-fold = Ich ziehe die Frage zurück.
gamblers-heart-outcry-strong-fold-2 = Ein eleganter Punkt. Für euch.
gamblers-heart-outcry-strong-invoke = Die Quelle nenne ich auf Wunsch.
gamblers-heart-outcry-strong-impose = Den Beleg, bitte.

gamblers-heart-remark-cautious-name = Die scheue Tess
gamblers-heart-remark-cautious-sits = Ist es hier sicher?
gamblers-heart-remark-cautious-over = Wir leben noch. Leben wir noch?
gamblers-heart-outcry-cautious-cursed = Ich wäre besser zu Hause geblieben.
gamblers-heart-outcry-cautious-blessed = Oh! Schön. Wo ist der Haken?
gamblers-heart-outcry-cautious-lost = Ich hab's gesagt. Leise, aber gesagt.
gamblers-heart-outcry-cautious-lost-broke = Das war mein Notgroschen.
gamblers-heart-outcry-cautious-fold = Lieber ein kleiner Verlust.
gamblers-heart-outcry-cautious-fold-2 = Nein, nein, nehmt ihr's.
gamblers-heart-remark-cautious-back-out = Ich hab's mir anders überlegt. Zweimal.

gamblers-heart-remark-liar-name = Der ehrliche Abel
gamblers-heart-remark-liar-sits = Ich habe hier noch keinen belogen. Bisher.
gamblers-heart-remark-liar-over = Glaubt mir: mein bestes Spiel.
gamblers-heart-outcry-liar-cursed = Man hat mich falsch zitiert!
gamblers-heart-outcry-liar-blessed = Die Wahrheit! Keiner staunt mehr als ich.
gamblers-heart-outcry-liar-lost = Sagt ihnen, ich war ein Held.
gamblers-heart-outcry-liar-lost-broke = Zu Hause habe ich mehr. Wirklich.
gamblers-heart-outcry-liar-invoke = Würde ich euch belügen?
gamblers-heart-outcry-liar-invoke-2 = Beim Grab meiner Mutter. Es geht ihr übrigens gut.
gamblers-heart-remark-liar-raise = Wenn ihr wüsstet, was ich hier habe.
gamblers-heart-remark-liar-raise-2 = Gebt auf, ich bin nicht nachtragend.
gamblers-heart-outcry-liar-fold = Den schenke ich euch. Aus Mitleid.
gamblers-heart-outcry-liar-impose = Mit Lügen kenne ich mich aus. Ich sammle sie.

gamblers-heart-remark-butcher-name = Madame Beil
gamblers-heart-remark-butcher-sits = Setzt euch. Es dauert nicht lange.
gamblers-heart-remark-butcher-over = Der Nächste!
gamblers-heart-outcry-butcher-cursed = Ich hatte schon Schlimmeres. Gut durch.
gamblers-heart-outcry-butcher-blessed = Gesegnet? Wischt das ab.
gamblers-heart-outcry-butcher-lost = Lasst mich hier. Ich beiße.
gamblers-heart-remark-butcher-raise = Mehr, oder ab nach Hause.
gamblers-heart-remark-butcher-raise-2 = Ich will Blut sehen.
gamblers-heart-outcry-butcher-fold = Behaltet den Knochen.
gamblers-heart-outcry-butcher-impose = Auf den Block damit!
gamblers-heart-outcry-butcher-impose-2 = Ich glaube kein Wort. Nie.

gamblers-heart-remark-gentle-name = Onkel Bram
gamblers-heart-remark-gentle-sits = Tee steht bereit. Lasst euch Zeit.
gamblers-heart-remark-gentle-over = Gut gespielt, ihr alle.
gamblers-heart-outcry-gentle-cursed = Ach, macht euch um mich keine Sorgen.
gamblers-heart-outcry-gentle-blessed = Wie nett. Ich gebe es weiter.
gamblers-heart-outcry-gentle-lost = Nehmt meinen Mantel, draußen ist es kalt.
gamblers-heart-outcry-gentle-fold = Der gehört euch, meine Lieben.
gamblers-heart-outcry-gentle-fold-2 = Ich will euch den Spaß nicht verderben.
gamblers-heart-outcry-gentle-invoke = Ich hoffe, das ist allen recht.

gamblers-heart-remark-solved-name = Die Uhr
gamblers-heart-remark-solved-sits = Tick.
gamblers-heart-remark-solved-over = Tack.
gamblers-heart-outcry-solved-cursed = Im Rahmen der Toleranz.
gamblers-heart-outcry-solved-blessed = Ebenfalls im Rahmen.
gamblers-heart-outcry-solved-lost = Bitte wieder aufziehen.
gamblers-heart-remark-solved-raise = Einmal in soundso vielen mache ich das.
gamblers-heart-outcry-solved-fold = Einmal in soundso vielen lasse ich es.
gamblers-heart-outcry-solved-invoke = Ein Zeiger, der zufällig geht, lässt sich nicht lesen.
gamblers-heart-outcry-solved-impose = Es hat geschlagen.
