### Die Gruben im Talgviertel (pits.yaml) auf Deutsch: Namen, Texte und Verse der Karten, Fall und Geschlecht der Kämpfer.
### Jeder Begriff heißt wie die Karte; was hier fehlt, steht englisch im Pack.

## ---- Kämpfer ----

-fighter-doomed-monstrosity = { $case ->
    [accusative] das Verfluchte Ungetüm
    [dative] dem Verfluchten Ungetüm
    [genitive] des Verfluchten Ungetüms
   *[nominative] das Verfluchte Ungetüm
}
    .gender = neuter
    .text = Genäht von drei Wundärzten, und keiner will sagen, welcher Teil von ihm ist. Winkt der Menge mit allem, was sich gerade löst.
-fighter-putrid-snake-beast = { $case ->
    [accusative] die Faulige Schlangenbestie
    [dative] der Fauligen Schlangenbestie
    [genitive] der Fauligen Schlangenbestie
   *[nominative] die Faulige Schlangenbestie
}
    .gender = feminine
    .text = Riecht wie eine Hochzeit im Abfluss. Häutet sich vor jedem Kampf, und irgendwer kauft die Haut immer.
-fighter-somebodys-cousin = { $case ->
    [accusative] Irgendjemandes Vetter
    [dative] Irgendjemandes Vetter
    [genitive] von Irgendjemandes Vetter
   *[nominative] Irgendjemandes Vetter
}
    .gender = masculine
    .text = Man hat ihm Suppe versprochen. Er hat seiner Mutter versprochen, die Deckung oben zu halten, was immer das ist.
-fighter-candle-thief = { $case ->
    [accusative] die Kerzendiebin
    [dative] der Kerzendiebin
    [genitive] der Kerzendiebin
   *[nominative] die Kerzendiebin
}
    .gender = feminine
    .text = Barfuß, Wachs bis zu den Ellbogen. Hat noch keinen Kampf am selben Ort beendet wie begonnen, auch nicht im selben Mantel.
-fighter-half-a-minotaur = { $case ->
    [accusative] den Halben Minotaurus
    [dative] dem Halben Minotaurus
    [genitive] des Halben Minotaurus
   *[nominative] der Halbe Minotaurus
}
    .gender = masculine
    .text = Die hintere Hälfte. Tritt gut, lenkt schlecht und hat noch nie auf einen Rat gehört.
-fighter-choir-of-rats = { $case ->
    [accusative] den Rattenchor
    [dative] dem Rattenchor
    [genitive] des Rattenchors
   *[nominative] der Rattenchor
}
    .gender = masculine
    .text = Elf Ratten in einer Mönchskutte. Über das Lied sind sie sich einig, über die Richtung nie.
-fighter-grave-filler = { $case ->
    [accusative] den Grabschaufler
    [dative] dem Grabschaufler
    [genitive] des Grabschauflers
   *[nominative] der Grabschaufler
}
    .gender = masculine
    .text = Wird je Loch bezahlt, also gräbt er, ehe er kämpft. Nimmt mit einem Auge höflich Maß.
-fighter-the-elder = { $case ->
    [accusative] den Ältesten
    [dative] dem Ältesten
    [genitive] des Ältesten
   *[nominative] der Älteste
}
    .gender = masculine
    .text = Ältester wovon, weiß niemand mehr. Hat zwei Arenen überlebt, vier Buchmacher und das meiste vom eigenen Skelett.
-fighter-widow-of-nine = { $case ->
    [accusative] die Neunfache Witwe
    [dative] der Neunfachen Witwe
    [genitive] der Neunfachen Witwe
   *[nominative] die Neunfache Witwe
}
    .gender = feminine
    .text = Neun Ringe an neun Fingern. Den zehnten Finger hat man dabei gesehen, wie er dich ansah.
-fighter-clerk-of-meats = { $case ->
    [accusative] den Fleischbeschauer
    [dative] dem Fleischbeschauer
    [genitive] des Fleischbeschauers
   *[nominative] der Fleischbeschauer
}
    .gender = masculine
    .text = Stempelt jede Wunde in dreifacher Ausfertigung. Bitte bluten Sie nicht außerhalb der Markierung.
-fighter-brass-toad = { $case ->
    [accusative] die Messingkröte
    [dative] der Messingkröte
    [genitive] der Messingkröte
   *[nominative] die Messingkröte
}
    .gender = feminine
    .text = Jemand hat sie in einem anderen Jahrhundert aufgezogen und den Schlüssel verschluckt. Seither sucht sie jemanden.
-fighter-twice-hanged-jory = { $case ->
    [accusative] den Zweimal Gehängten
    [dative] dem Zweimal Gehängten
    [genitive] des Zweimal Gehängten
   *[nominative] der Zweimal Gehängte
}
    .gender = masculine
    .text = Beide Male riss der Strick. Er trägt ihn als Halstuch und verlässt den Raum, wenn Zimmerleute hereinkommen.
-fighter-demon-spawn = { $case ->
    [accusative] die Dämonenbrut
    [dative] der Dämonenbrut
    [genitive] der Dämonenbrut
   *[nominative] die Dämonenbrut
}
    .gender = feminine
    .text = Geboren im Badehaus, aufgezogen vom Kessel. Schickt die Hälfte jeder Börse heim zur Mutter, noch brennend.
-fighter-lady-abattoir = { $case ->
    [accusative] Lady Schlachthof
    [dative] Lady Schlachthof
    [genitive] von Lady Schlachthof
   *[nominative] Lady Schlachthof
}
    .gender = feminine
    .text = Erst knickst sie. Es ist das Einzige an ihr, was Zeit braucht.
-fighter-uncle-furnace = { $case ->
    [accusative] Onkel Hochofen
    [dative] Onkel Hochofen
    [genitive] von Onkel Hochofen
   *[nominative] Onkel Hochofen
}
    .gender = masculine
    .text = Isst Kohle, weint Dampf. Man hält Kinder zu ihm hoch, das soll Glück bringen, und bekommt sie leicht versengt zurück.
-fighter-saint-of-knives = { $case ->
    [accusative] den Messerheiligen
    [dative] dem Messerheiligen
    [genitive] des Messerheiligen
   *[nominative] der Messerheilige
}
    .gender = masculine
    .text = Heiliggesprochen durch einen Schreibfehler, und viel zu gut bewaffnet, als dass es jemand zur Sprache brächte.
-fighter-what-is-left-of-the-palace = { $case ->
    [accusative] den Rest vom Palast
    [dative] dem Rest vom Palast
    [genitive] des Restes vom Palast
   *[nominative] der Rest vom Palast
}
    .gender = masculine
    .text = Der größte Teil der Leibwache und eine der Kronen. Er erwartet noch immer, dass du kniest, und weiß es einzurichten.
-fighter-the-lodger-in-cell-six = { $case ->
    [accusative] den Untermieter aus Zelle Sechs
    [dative] dem Untermieter aus Zelle Sechs
    [genitive] des Untermieters aus Zelle Sechs
   *[nominative] der Untermieter aus Zelle Sechs
}
    .gender = masculine
    .text = Die Zellen eins bis fünf sind schon eine Weile zu vermieten. Der Gang auch.

## ---- Waffen ----

-weapon-broken-sword = Zerbrochenes Schwert
    .text = Es war einmal eine längere Geschichte.
-weapon-tombstone-mallet = Grabsteinschlegel
    .text = Der Name ist abgewetzt. Es ist Platz für einen neuen.
-weapon-anchor-on-a-chain = Anker an der Kette
    .text = Irgendwo grübelt ein Schiff noch immer.
-weapon-bell-without-a-tower = Glocke ohne Turm
    .text = Läutet einmal für jeden von euch.
-weapon-triple-axe = Dreifachaxt
    .text = Für alle, denen zwei Äxte zu fein waren.
-weapon-fish-knife = Fischmesser
    .text = Jahre ehrlicher Arbeit haben es stumpf gemacht.
-weapon-pocketful-of-glass = Tasche voll Scherben
    .text = Einst ein Fenster, mit herrlichem Blick hierauf.
-weapon-bootlace-garrotte = Schnürsenkelschlinge
    .text = Kommt mit dem Stiefel. Der Stiefel kommt mit etwas vom Fuß.
-weapon-jar-of-wasps = Wespenglas
    .text = Auf dem Etikett steht Pflaumen. Das Etikett ist die erste Grausamkeit.
-weapon-umbrella-of-razors = Rasiermesserschirm
    .text = Nie im Haus öffnen. Nirgends schließen.
-weapon-loaded-candlestick = Gezinkter Leuchter
    .text = Außen Silber, innen Bosheit.
-weapon-heirloom-rapier = Erbrapier
    .text = Wurde in der Familie vererbt, zusammen mit den Schulden.
-weapon-scimitar = Krummsäbel
    .text = Gebogen, damit schlechte Nachrichten um die Ecke kommen.
-weapon-butchers-hook = Fleischerhaken
    .text = Hält einen Schinken, einen Mantel oder einen Streit.
-weapon-theatre-sword = Theaterschwert
    .text = Die Klinge gleitet ins Heft, vor aller Augen, unter Beifall.
-weapon-twelve-foot-ladder = Zwölf-Fuß-Leiter
    .text = Dreh dich zu schnell um, und du gewinnst, oder die erste Reihe.
-weapon-live-goose = Lebende Gans
    .text = Niemand führt sie. Jemand steht nur am nächsten.
-weapon-cannon-without-wheels = Kanone ohne Räder
    .text = Die Räder hat man gestohlen. Den Rest hat man versucht.

## ---- Geheimnisse ----

-secret-mutated-by-the-mirage = Von der Luftspiegelung verwandelt
    .text = Der linke Kämpfer würfelt jede Kampfrunde zweimal, und die höhere Zahl gilt.
    .flavour = Einen Augenblick standen zwei in dieser Ecke, und der zweite hatte geübt.
-secret-sang-until-sunrise = Sang bis Sonnenaufgang
    .text = Der rechte Kämpfer würfelt jede Kampfrunde zweimal, und die niedrigere Zahl gilt.
    .flavour = Vierzig Strophen, und eine neue über den Vermieter.
-secret-raised-on-hornets = Mit Hornissen großgezogen
    .text = Der rechte Kämpfer zählt zu jedem Wurf 1 hinzu.
    .flavour = So richtig zur Ruhe kommen sie nie.
-secret-married-this-morning = Heute Morgen verheiratet
    .text = Der linke Kämpfer hat 1 Leben mehr.
    .flavour = Daheim wartet jemand, und die Ziege ist bezahlt.
-secret-bad-tooth = Fauler Zahn
    .text = Der linke Kämpfer hat 1 STÄ und 1 GES weniger.
    .flavour = Inzwischen hat er einen Namen. Und Ansichten.
-secret-fell-down-the-fighters-stairs = Die Kämpfertreppe hinuntergefallen
    .text = Der linke Kämpfer kommt mit 1 Wunde herein.
    .flavour = Eine Lampe, neun Stufen und eine zehnte, die vor allem Glaubenssache ist.
-secret-it-began-over-a-chair = Es begann mit einem Stuhl
    .text = Beide Waffen machen 1 Schaden mehr.
    .flavour = Wer darauf saß, will jetzt keiner mehr sagen.
-secret-labelled-in-chalk = Mit Kreide beschriftet
    .text = Die beiden Kämpfer tauschen die Waffen, ehe sie beginnen.
    .flavour = Und dann regnete es natürlich auf die Ständer.
-secret-floor-of-eels = Boden voller Aale
    .text = Beide Kämpfer haben 2 GES weniger.
    .flavour = Der Sand war teuer diesen Monat. Die Aale nicht.
-secret-ham-grease = Schinkenfett
    .text = Die Waffe des rechten Kämpfers nutzt das NIEDRIGSTE von STÄ und GES.
    .flavour = Das Abendessen war gut. Das Abendessen ist überall.
-secret-leech-in-the-corner = Blutegel in der Ecke
    .text = Vor dem Wurf jeder Kampfrunde verschwindet 1 Wunde des rechten Kämpfers.
    .flavour = Er arbeitet umsonst und sah nie besser aus.
-secret-only-a-rumour = Nur ein Gerücht
    .text = Es geschieht nichts.
    .flavour = Aber du hättest hören sollen, wie gut es erzählt war.

## ---- Aktionen ----

-action-keyhole = Schlüsselloch
    .text = Sieh dir eine Waffe oder ein Geheimnis an.
    .flavour = Die Tür ist älter als der Einfall, sich um den eigenen Kram zu kümmern.
-action-tip-the-rack-boy = Trinkgeld für den Waffenjungen
    .text = Sieh dir bis zu zwei Waffen an.
    .flavour = Er ist neun Jahre alt, und die Gasse gehört ihm schon.
-action-marry-the-matchmaker = Heirate die Kupplerin
    .text = Sieh dir bis zu zwei Geheimnisse an.
    .flavour = Nur bis Donnerstag, und nur der Unterhaltung wegen.
-action-entrails-at-half-price = Innereien zum halben Preis
    .text = Sieh dir bis zu zwei Waffen oder Geheimnisse an.
    .flavour = Das Huhn ist von gestern, aber die Zukunft hat sich kaum verändert.
-action-take-in-their-laundry = Nimm ihre Wäsche an
    .text = Sieh dir bis zu drei Waffen oder Geheimnisse an, alle in einem Kampf.
    .flavour = Eine Schürze behält nichts für sich.
-action-follow-the-other-fool = Folge dem anderen Narren
    .text = Sieh dir bis zu zwei Sabotagekarten des anderen Zockers an.
    .flavour = Den Trick hat er von dir. Du hast ihn schlecht beigebracht, dem Himmel sei Dank.
-action-dust-the-racks = Die Waffenständer abstauben
    .text = Tausche zwei beliebige Waffen, wo immer sie liegen.
    .flavour = Du solltest sie abstauben. Du hast sie abgestaubt.
-action-wet-poster = Nasses Plakat
    .text = Ersetze einen beliebigen Kämpfer durch den nächsten vom Stapel. Die Quote bleibt wie angekündigt.
    .flavour = Noch ein Abend Regen, und das könnte jedes Gesicht sein.
-action-pickpockets-apprentice = Lehrling der Langfinger
    .text = Du bekommst 2 Münzen.
    .flavour = Sie wird in Lektionen bezahlt. Du meist in Flusen.
-action-stopped-clock = Angehaltene Uhr
    .text = Du bekommst 3 Zeit.
    .flavour = Es kostete einen Ziegel und war jede Minute wert.
-action-the-captains-birthday = Der Geburtstag des Hauptmanns
    .text = Die Wachstufe sinkt um 1, und deine nächste Karte in dieser Runde hat 1 Risiko weniger.
    .flavour = Er wird wieder vierzig. Bring eine Flasche mit, und meine es ernst.
-action-somebody-elses-coat = Ein fremder Mantel
    .text = Zieh 2 Aktionen.
    .flavour = Wer immer er ist, er hatte heute Abend etwas vor.
-action-hurl-flagon-from-stands = Krug von den Rängen
    .text = Ein Kämpfer würfelt noch einmal.
    .flavour = Trink ihn vorher aus. Wir sind keine Tiere.
-action-borrow-the-sun = Geliehene Sonne
    .text = Der Wurf eines Kämpfers ist in dieser Kampfrunde um 2 niedriger.
    .flavour = Bis hier herunter kommt sie einmal am Tag. Du hast einen Spiegel mitgebracht.
-action-shout-the-baptismal-name = Ruf beim Taufnamen
    .text = Der Wurf eines Kämpfers ist in dieser Kampfrunde um 2 höher.
    .flavour = Niemand hat ihn seit dem Brand benutzt. Vor dem Brand auch kaum jemand.
-action-spit-a-cherry-stone = Ein gespuckter Kirschkern
    .text = Ein Kämpfer erleidet 1 Wunde.
    .flavour = Hinters Ohr, auf vierzig Schritt. Geübt hast du an Bischöfen.
-action-needle-and-gin = Nadel und Gin
    .text = Bis zu 2 Wunden eines Kämpfers verschwinden.
    .flavour = Etwas davon ist für die Wunde.
-action-kick-over-the-brazier = Umgestoßenes Kohlenbecken
    .text = Beide Kämpfer würfeln noch einmal.
    .flavour = Einigen wir uns darauf, dass wir das nicht gesehen haben.
-action-sorcerous-succor = Hexenhilfe
    .text = Der Kämpfer hat 1 STÄ und 1 GES mehr.
    .flavour = Die Hexe rechnet nach Muskeln ab. Frag nicht, nach wessen.
-action-bedchamber-scorpion = Skorpion im Schlafgemach
    .text = Der Kämpfer erleidet 1 Wunde und hat 2 STÄ und 2 GES weniger.
    .flavour = Unter dem dritten Kissen, und er träumt von Füßen.
-action-pear-cordial = Birnenlikör
    .text = Der Kämpfer würfelt jede Kampfrunde zweimal, und die niedrigere Zahl gilt.
    .flavour = An die Birnen erinnern sich alle. An das nach den Birnen niemand.
-action-lead-in-the-slippers = Blei in den Pantoffeln
    .text = Der Kämpfer hat 2 GES weniger.
    .flavour = Manche Auftritte soll man hören.
-action-mattress-under-the-mail = Matratze unterm Kettenhemd
    .text = Der Kämpfer hat 1 Leben mehr.
    .flavour = Dafür ist ein ganzes Bett gestorben, nach etlichen, die darin lagen.
-action-night-with-a-whetstone = Nacht mit einem Wetzstein
    .text = Die Waffe macht 1 Schaden mehr.
    .flavour = Gegen Morgen hörtet ihr sie beide summen.
-action-sawn-through = Angesägt
    .text = Die Waffe macht 1 Schaden weniger.
    .flavour = Die ganze Parade über hat sie gehalten.
-action-a-handle-for-both-hands = Ein Griff für beide Hände
    .text = Die Waffe nutzt das HÖCHSTE von STÄ und GES.
    .flavour = Der Tischler war nüchtern, und alle erschraken.
