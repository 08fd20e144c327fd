## The names of the bots, and what they say on the border, as player or as Dealer

texarkana-remark-random-name = Steppenläufer
texarkana-remark-random-sits = Der Wind hat mich hergeweht.
texarkana-remark-random-over = Dann weht's mich wieder weiter.
texarkana-outcry-random-bust-failure = Hoppla. Zu viel Wind.
texarkana-outcry-random-out = Ich bleibe einfach ein bisschen liegen.
texarkana-remark-random-success = War ich das?
texarkana-remark-random-failure = Von drüben sah es leichter aus.
texarkana-remark-random-trump = Noch eine. Warum nicht?

texarkana-remark-careless-name = Jake Locker
texarkana-remark-careless-sits = Ist noch Platz? Geld habe ich keins.
texarkana-remark-careless-over = Die beste Geschichte, in der ich je aufgewacht bin.
texarkana-outcry-careless-bust-failure = Ich weiß nie, wann Schluss ist. Noch nie.
texarkana-outcry-careless-out = Begrabt mich ohne Stiefel. Sie drücken.
texarkana-remark-careless-success = Ein Kinderspiel!
texarkana-remark-careless-success-2 = Das schreib auf, Dealer.
texarkana-remark-careless-failure = Mir schien die Sonne ins Gesicht.
texarkana-remark-careless-failure-2 = Das Gleiche noch mal, bitte.
texarkana-remark-careless-duel = Nichts für ungut, mein Freund.

texarkana-remark-careful-name = Witwe Umsicht
texarkana-remark-careful-sits = Ich habe drei Männer begraben. Ich habe Zeit.
texarkana-remark-careful-over = Das wär's. Und Stiefel abputzen.
texarkana-outcry-careful-bust-failure = Ein Schritt zu weit. Ich weiß es doch besser.
texarkana-outcry-careful-out = Holt den Arzt, danach den Notar.
texarkana-remark-careful-success = Vorbereitung, mein Lieber.
texarkana-remark-careful-success-2 = Das habe ich vom zweiten Mann.
texarkana-remark-careful-failure = Die richtige Karte am falschen Tag.
texarkana-remark-careful-failure-2 = Der Herr hat's gegeben.
texarkana-remark-careful-trump = Nun, wenn ihr darauf besteht.
texarkana-remark-careful-worse = Ich hätte die Handschuhe anbehalten sollen.
texarkana-remark-careful-duel = Nächstes Mal mit mehr Anstand.

texarkana-remark-strong-name = Oberst Vance
texarkana-remark-strong-sits = Rühren. Wer hält die Anhöhe?
texarkana-remark-strong-over = Wegtreten.
texarkana-outcry-strong-bust-failure = Wir sind über die eigenen Linien hinaus.
texarkana-outcry-strong-out = Weitermachen. Das ist ein Befehl.
texarkana-remark-strong-success = Stellung genommen.
texarkana-remark-strong-success-2 = Nach Vorschrift. Sie ist von mir.
texarkana-remark-strong-failure = Ein taktischer Rückzug.
texarkana-remark-strong-failure-2 = Wir sammeln uns bei Einbruch der Nacht.
texarkana-remark-strong-trump = Die Reserve nach vorn.
texarkana-remark-strong-worse = Wer hat das befohlen? Ah.
texarkana-remark-strong-duel = Ihr habt gut gekämpft. Behaltet den Hut.

texarkana-remark-storyteller-name = Die alte Esperanza
texarkana-remark-storyteller-sits = Kommt näher. Es geschah nicht weit von hier.
texarkana-remark-storyteller-over = Und so erzählt man es noch heute.
texarkana-outcry-storyteller-bust-failure = Und dann, Kinder, ging es schief.
texarkana-outcry-storyteller-out = Jede Geschichte braucht ein Grab.
texarkana-remark-storyteller-success = Davon singen sie noch heute.
texarkana-remark-storyteller-failure = Eine traurige Strophe. Sie gehört dazu.
texarkana-remark-storyteller-trump = Und es fiel Karte um Karte.
texarkana-remark-storyteller-duel = Zwei gingen hinaus. Einer kam heim.
