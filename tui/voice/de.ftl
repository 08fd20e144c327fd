### Was das Terminal um ein Spiel herum sagt, auf Deutsch. Was man tippt, bleibt englisch.

-list = { $joint ->
    [and] { " und " }
    [or] { " oder " }
    [apart] ;{ " " }
   *[and-more] ,{ " " }
}

## ---- Vor und nach einer Partie ----

terminal-tell-you = { $seat }: du.
terminal-tell-bot = { $seat }: der Bot { $bot }.
terminal-tell-bot-first = { $seat }: der Bot { $bot } ({ $help }).
terminal-tell-game = { $game }, von { $author }.
terminal-tell-seeded = Gegeben aus dem Startwert { $seed }: Das lässt sich wiederholen und beweist nichts über Fairness.
terminal-tell-committed = Jede Karte und jeder Würfel steht durch einen geheimen Startwert schon fest. Das ist sein Hash. Vergleiche ihn am Ende:
terminal-tell-saved-in = Deine Partie wird gespeichert, während du spielst, in { $file }
terminal-tell-type-talk = Bei jeder Frage kannst du tippen: how (wie man spielt), what NAME (ein Wort erklären), board (den Tisch sehen), say WORTE (zu allen sprechen) oder help (alles andere).
terminal-tell-type = Bei jeder Frage kannst du tippen: how (wie man spielt), what NAME (ein Wort erklären), board (den Tisch sehen) oder help (alles andere).
terminal-tell-type-help = Bei jeder Frage kannst du help tippen.
terminal-tell-saved = Deine Partie ist gespeichert. So spielst du weiter:
terminal-tell-campaign-next = Die Kampagne geht weiter. So beginnt der nächste Abend:
terminal-tell-campaign-over = Die Kampagne ist zu Ende. { $file } enthält jetzt ihren letzten Abend und beginnt keinen weiteren.
terminal-tell-sealed = Diese Partie behält ihre Geheimnisse. Der Startwert des Croupiers würde sie verraten, also sieht ihn niemand, und es gibt nichts zu prüfen.
terminal-tell-check-committed = Die letzte Zeile zeigt den Startwert des Croupiers. So prüfst du, ob es der zu Beginn versprochene ist und ob jede Karte und jeder Würfel aus ihm stammt:
terminal-tell-check-seeded = So prüfst du, ob jede Karte und jeder Würfel aus dem Startwert stammt:
terminal-tell-read-again = So liest du die Geschichte noch einmal:
terminal-ask-unfinished = Du hast eine angefangene Partie: { $about }.
terminal-ask-continue = Weiterspielen?
terminal-ask-teach = Erst lesen, wie man spielt?
terminal-ask-start = Drück Enter, um zu beginnen:

## ---- Bei einer Frage ----

terminal-ask-yes = Ja oder nein (Enter: ja):
terminal-ask-phrase = Die sechs Wörter deines Platzes:
terminal-ask-no = Ja oder nein (Enter: nein):
terminal-why-yes-or-no = Bitte tippe ja oder nein.
terminal-ask-usual = Wähle 1 bis { $most } (Enter: wie die Geschichte es vorsieht):
terminal-tell-advice = Ein vorsichtiger Spieler nähme: { $label }
terminal-ask-free = Deine Wahl:
terminal-ask-name = Ein Name, oder Enter für die Liste:
terminal-ask-enter = Wähle 1 bis { $most } (Enter: { $enter }):
terminal-ask-choice = Wähle 1 bis { $most }:
terminal-label-ways = ({ $count } Möglichkeiten)
terminal-tell-correct = { $what }, zum Beispiel { $move }
terminal-why-correct-none = Im Augenblick gibt es nichts, was du berichtigen darfst.
terminal-tell-undone = Zurückgenommen. Du bist wieder nach Zug { $move }.

## ---- Lektionen ----

terminal-tell-lesson = Eine Lektion in { $game }, in { $steps } Schritten. Was Enter wählt, ist mit < markiert. Nichts davon zählt.
terminal-ask-lesson = Weiter mit der Lektion (Schritt { $step } von { $steps })?
terminal-tell-lesson-changed = Diese Lektion wurde inzwischen geändert und beginnt von vorn.
terminal-tell-lesson-left = Dein Platz in der Lektion ist gespeichert. Um weiterzumachen:
terminal-ask-next = Weiter mit Enter:
terminal-why-next = Drück erst Enter. Wählen kannst du bei einem späteren Schritt.
terminal-ask-free-enter = Deine Wahl (Enter: { $value }):
terminal-tell-skip-lesson = Um ohne die Lektion weiterzuspielen, tippe skip.
terminal-how-steps = Um die Lektion ab einem Schritt zu wiederholen, tippe step und seine Nummer.
terminal-why-no-step = Wähle einen Schritt von 1 bis { $most }.
terminal-ask-play-on = Von hier aus weiterspielen, gegen die üblichen Bots?
terminal-tell-play-on = Du spielst weiter. Diese Partie wird nicht gespeichert.
terminal-tell-taught = Das war die Lektion.
terminal-label-play-on = Von hier aus weiterspielen
terminal-label-once-more = Die Lektion von vorn beginnen
terminal-label-play-real = Richtig spielen
terminal-label-how = Lesen, wie es geht
terminal-label-enough = Aufhören
terminal-ask-learn = In fünf Minuten lernen, beim Spielen?

## ---- Help ----

terminal-how-help = Tippe die Nummer deiner Wahl. Enter nimmt, was die Frage nennt, oder zeigt die Liste noch einmal. Außerdem kannst du tippen:
terminal-how-type-how = how: wie man spielt, auf einer Seite
terminal-how-type-board = board: der Tisch, wie du ihn siehst
terminal-how-type-what = what NAME oder ? NAME: was ein Ding oder ein Wort der Regeln ist
terminal-how-type-log = log: die Geschichte bisher
terminal-how-type-list = list: alles, was jetzt möglich ist, mit Preis und Aussichten
terminal-how-type-back = back: zurück zur vorigen Frage
terminal-how-type-say = say WORTE: jederzeit zu allen am Tisch sprechen
terminal-how-type-mark = mark: das zuletzt Gesagte als Zitat für die Chronik vormerken (mark 2: das davor)
terminal-how-type-with = 2 : WORTE: 2 wählen und WORTE dazu sagen, so bei jedem Zug (pass : heute nicht)
terminal-how-type-undo = undo: deinen letzten Zug zurücknehmen, wenn niemand daraus etwas erfahren hat
terminal-how-type-undo-many = undo 3: die letzten drei Züge aller zurücknehmen, Würfel und Karten mitgezählt, wenn du das Spiel leitest
terminal-how-type-correct = correct: was du zwischen zwei Zügen berichtigen darfst, wenn du das Spiel leitest
terminal-how-type-rules = rules: alle Züge und Phasen, wie du sie tippen kannst
terminal-how-type-ask = set ask WANN: fragen, ob du eingreifst: always (immer), never (nie) oder change (nur wenn es helfen könnte)
terminal-how-type-ask-all = set ask all: auch fragen, wo es sich nicht lohnt (set ask less: wie vorher)
terminal-how-type-map = set map WIE: die Karte in Worten (words), gezeichnet (drawn) oder beides (both)
terminal-how-type-hints = set hints WAS: keine Aussichten zeigen (none), deine (chances) oder auch, was ein vorsichtiger Spieler täte (advice)
terminal-how-type-ahead = ahead: was die vorbereitete Geschichte von hier an enthält, wenn du sie leitest
terminal-how-type-sheet = sheet: der Bogen deiner Figur, wie er jetzt ist, mit allem, was verbraucht ist
terminal-how-type-character = character: der Bogen deiner Figur (character DATEI speichert sie in einer neuen Datei)
terminal-how-type-quit-fleeting = quit: aufhören, ohne dass etwas gespeichert wird
terminal-how-type-x = /x: die Karte „Halt“ zeigen. Niemand zieht, bis sie aufgehoben ist, und niemand erfährt, wer sie gezeigt hat
terminal-how-type-slow = /slow, /on: die Karte „Langsamer“ oder „Weiter so“ zeigen, ebenso ohne Namen
terminal-how-type-lift = /lift, /break MINUTEN, /back: ein „Halt“ aufheben, eine Pause beginnen und beenden, wenn du das Spiel leitest oder den Tisch aufgemacht hast
terminal-how-type-lines = /line WAS, /veil WAS: was nicht vorkommen soll oder nur im Off; niemand liest, von wem es ist (/lines zeigt alles, /take-back WAS nimmt deins zurück)
terminal-how-type-whisper = /whisper 2 WORTE: sag WORTE nur zu Platz 2; sonst erfährt niemand davon
terminal-how-type-consent = undo bittet die anderen, wenn schon jemand gezogen hat; /agree und /refuse antworten darauf, /withdraw zieht die Bitte zurück
terminal-how-type-notes = /note WORTE: eine Zeile zu deiner eigenen Notiz; /note-all WORTE: zu der, die ihr alle lest (/notes zeigt beide)
terminal-how-type-signs = /nod, /laugh, /wince, /applause, /glass, /your-move: ein Zeichen, das alle am Tisch sehen (/signs: keine mehr zeigen, oder wieder)
terminal-how-type-handout = /handout TITEL: WORTE: einen Handzettel vorbereiten, wenn du das Spiel leitest oder den Tisch aufgemacht hast; /give 1 2 3: Handzettel 1 an Platz 2 und 3 und sonst niemanden (/give 1 all, /give 1 none); /discard 1 entfernt ihn
terminal-how-type-handouts = /handouts: was dir gegeben wurde
terminal-how-type-words = /words: sechs Wörter, die deinen Platz auf einem anderen Gerät öffnen
terminal-how-type-steps = steps: die Schritte der Lektion (step 3: sie ab dem dritten wiederholen)
terminal-how-type-skip = skip: die Lektion verlassen und weiterspielen, wenn du magst
terminal-how-type-quit-lesson = quit: aufhören und später mit der Lektion weitermachen
terminal-how-type-quit = quit: aufhören und die gespeicherte Partie später weiterspielen
terminal-why-no-how = Zu diesem Spiel gibt es keine Anleitung. Tippe rules für seine Phasen und Züge.

## ---- What something is ----

terminal-tell-named = { $name }, so in dieser Partie genannt.
terminal-tell-named-said = { $name }, so in dieser Partie genannt: { $words }
terminal-tell-move = Ein Zug: { $title }.
terminal-tell-plain = „{ $name }“ ist ein Name in diesem Spiel, und mehr gibt es dazu nicht zu sagen.
terminal-ask-which-of = Was davon? { LIST($names, type: "more") }
terminal-ask-what = Was? Tippe einen Namen dahinter, so wie du ihn liest, oder ein Wort der Regeln: what NAME.
terminal-why-no-name = „{ $name }“ gibt es in diesem Spiel nicht.
terminal-ask-near = Meinst du { $near }?

## ---- Undo and back ----

terminal-why-undo-many = Gib an, wie viele Züge zurückgenommen werden, von 1 bis { $most }: undo 3. Ohne Zahl nimmst du deinen eigenen letzten Zug zurück.
terminal-why-undo-master = So viele Züge kannst du nicht zurücknehmen: Das darf nur, wer das Spiel leitet, und nur, soweit gezogen wurde. Ohne Zahl nimmst du deinen eigenen letzten Zug zurück.
terminal-why-undo-none = Du hast noch nichts gewählt, was du zurücknehmen könntest.
terminal-why-back-first = Das ist die erste Frage dieses Zugs. Um den Zug davor zurückzunehmen, tippe undo.

## ---- Settings ----

terminal-tell-map-both = Die Karte kommt jetzt gezeichnet und in Worten.
terminal-tell-map-drawn = Die Karte kommt jetzt gezeichnet, ohne Worte.
terminal-tell-map-words = Die Karte kommt jetzt in Worten, nicht gezeichnet.
terminal-why-map = Tippe set map words, set map drawn oder set map both.
terminal-why-ask = Tippe set ask always, set ask change oder set ask never.
terminal-why-ask-all = Tippe set ask all oder set ask less.
terminal-why-hints = Tippe set hints none, set hints chances oder set hints advice.
terminal-tell-ask-always = Du wirst jetzt jedes Mal gefragt, ob du eingreifst.
terminal-tell-ask-never = Du wirst nicht mehr gefragt, ob du eingreifst.
terminal-tell-ask-change = Du wirst jetzt nur gefragt, ob du eingreifst, wenn es helfen könnte.
terminal-tell-ask-all = Du wirst jetzt alles gefragt.
terminal-tell-ask-less = Du wirst jetzt nur gefragt, wenn es etwas zu entscheiden gibt.
terminal-tell-hints-none = Aussichten werden nicht mehr gezeigt.
terminal-tell-hints-chances = Deine Aussichten werden ab jetzt gezeigt.
terminal-tell-hints-advice = Ab jetzt siehst du deine Aussichten und was ein vorsichtiger Spieler täte.
terminal-why-list = Für eine Liste sind das zu viele Möglichkeiten. Wähle zuerst eine Art.

## ---- Your character ----

terminal-why-no-characters = In diesem Spiel gibt es keine gespeicherten Figuren.
terminal-why-no-character = Du hast keine Figur, oder sie ist noch nicht fertig.
terminal-how-keep = Um sie in einer neuen Datei zu speichern: character DATEI
terminal-tell-kept = Gespeichert in { $file }. Für eine andere Partie nimm --character { $file }
terminal-why-no-ahead = Es gibt keine vorbereitete Geschichte, die du leitest, oder sie ist vorbei.
terminal-why-no-sheets = In diesem Spiel gibt es keine Bögen. Tippe board, um zu sehen, was du hast.
terminal-why-no-sheet = Es gibt noch keinen Bogen.

## ---- Whose screen it is ----

terminal-tell-open = Dieses Spiel hat keine Geheimnisse. Alle dürfen zusehen.
terminal-tell-keyboard = Die Tastatur geht an { $who }.
terminal-ask-hide = Drück Enter, um diesen Bildschirm zu verdecken:
terminal-ask-alone = Drück Enter, wenn sonst niemand hinsieht:
terminal-ask-more = Es geht weiter. Drück Enter:
terminal-part-only-you = Nur du liest:

## ---- Moves that nobody was asked about ----

terminal-tell-skip-never = (Gepasst, wie du wolltest. Um gefragt zu werden, tippe set ask change oder set ask always.)
terminal-tell-skip-change = (Nichts könnte hier helfen, also wirst du nicht gefragt. Um trotzdem gefragt zu werden, tippe set ask always.)
terminal-tell-skip-no-help = (Gepasst: Nichts könnte helfen.)
terminal-tell-skip-asked = (Gepasst, wie du wolltest.)

## ---- Choices ----

terminal-ask-which = Was für „{ $arg }“?
terminal-ask-which-set = Was alles für „{ $arg }“?
terminal-ask-which-one = Was davon?
terminal-how-back = (Mit back zur vorigen Frage.)
terminal-ask-usual-move = Enter: wie die Geschichte es vorsieht. { $label }
terminal-label-new = Etwas Neues für „{ $arg }“, das jetzt einen Namen bekommt
terminal-part-new = etwas Neues
terminal-label-one-of = (1 von { $count } Möglichkeiten)
terminal-ask-set = Tippe eines oder mehrere: { LIST($names, type: "more") }.
terminal-ask-set-or-none = Tippe eines oder mehrere: { LIST($names, type: "more") }, oder none für keines.
terminal-how-list = Tippe list für alle { $count } Möglichkeiten.
terminal-ask-number = Tippe eine Zahl von { $least } bis { $most }.
terminal-ask-number-of = Tippe eine Zahl für „{ $arg }“, von { $least } bis { $most }.
terminal-ask-two = Tippe eine Zahl von { $least } bis { $most }, oder „{ $first }“ und „{ $second }“ zusammen, etwa { $example }.
terminal-ask-two-of = Tippe eine Zahl für „{ $arg }“, von { $least } bis { $most }, oder „{ $first }“ und „{ $second }“ zusammen, etwa { $example }.

## ---- Long lists of names ----

terminal-how-own-name = Tippe einen eigenen Namen oder einen Teil eines bekannten. Enter zeigt alle { $count }.
terminal-how-narrowed = { $shown ->
    [one] 1 von { $count } enthält „{ $letters }“. Tippe die Nummer oder andere Buchstaben. Enter zeigt wieder die ganze Liste.
   *[other] { $shown } von { $count } enthalten „{ $letters }“. Tippe eine Nummer oder andere Buchstaben. Enter zeigt wieder die ganze Liste.
}
terminal-how-page = Das sind { $first } bis { $last } von { $count }. Enter zeigt weitere. Tippe eine Nummer, oder Buchstaben aus einem Namen oder Text. Mehr über eines sagt what NAME.
terminal-how-quotes = Setz einen neuen Namen in Anführungszeichen, so: "Ruth Delgado".
terminal-ask-mean = Meinst du { $number }? Dann tippe diese Nummer oder den ganzen Namen.
terminal-ask-new-name = Noch heißt nichts „{ $name }“. Soll das ein neuer Name für „{ $arg }“ sein?

## ---- Words ----

terminal-how-name = Tippe einen Namen, wie andere ihn lesen sollen, bis zu 64 Bytes. Mit back oder Enter geht es zur vorigen Frage.
terminal-how-words = Tippe, was du sagst, so wie andere es lesen sollen. Enter allein sagt nichts. Mit back geht es zur vorigen Frage.
terminal-ask-doubt-name = Das liest sich wie ein Befehl oder ein Zug, und hier wäre es ein Name. Ist das der Name?
terminal-ask-doubt-secret = Das liest sich wie ein Befehl oder ein Zug, und hier wäre es dein Geheimnis. Soll es das sein?
terminal-ask-doubt-number = Du sprichst gerade und wählst nicht. Willst du „{ $words }“ sagen?
terminal-ask-doubt-words = Das liest sich wie ein Befehl oder ein Zug, und hier würden es alle am Tisch lesen. Willst du es sagen?
terminal-why-command-name = „{ $command }“ ist ein Befehl, und hier gibst du einen Namen. Tippe zuerst back oder schreib mehr als das.
terminal-why-command-words = „{ $command }“ ist ein Befehl, und hier sprichst du. Tippe zuerst back oder schreib mehr als das.
terminal-ask-new = Neuer Name für „{ $arg }“, oder Enter für zurück:
terminal-ask-words = Deine Worte, oder Enter für keine:
terminal-ask-words-secret = Deine Worte, für niemanden sonst, oder Enter für keine:
terminal-tell-say-more = Du kannst mehr darüber sagen, was hier neu ist („{ $arg }“).
terminal-why-say-nothing = Was willst du sagen? Tippe die Worte dahinter: say Ich war schon einmal hier.
terminal-why-mark-which = Was willst du vormerken? mark gilt dem zuletzt Gesagten, mark 2 dem davor, bis mark { $most }.
terminal-why-mark-nothing = Dort hat niemand etwas gesagt, das alle lesen können.
terminal-ask-say-secret = Das würden alle am Tisch lesen, und es wäre nicht dein Geheimnis. Willst du es sagen?

## ---- What cannot be read ----

terminal-why-choice = Wähle eine Zahl von 1 bis { $most }.
terminal-why-set = { $typed } ist nicht dabei. Drück Enter, um sie noch einmal zu sehen.
terminal-why-number = Wähle eine Zahl von { $least } bis { $most }.
terminal-why-seat = Du sprichst hier für Platz { $seat }.
terminal-why-none-of-these = „{ $word }“ ist nicht dabei. Drück Enter, um sie noch einmal zu sehen.
terminal-why-sentence = So beginnt kein Zug. Um zu sprechen, tippe say und die Worte. Um etwas zu tun, tippe die Nummer einer Wahl, dann kannst du Worte dazu sagen.
terminal-why-near = Den Befehl „{ $word }“ gibt es nicht. Meinst du { $near }?
terminal-why-no-command = Den Befehl „{ $word }“ gibt es nicht. Tippe eine Nummer aus der Liste oder help.
terminal-why-line-long = Diese Zeile ist zu lang. Eine Zeile hat bis zu { $most } Bytes.
terminal-why-line-utf8 = Diese Zeile ist kein Text in UTF-8.

## ---- The rules of a game, listed ----

terminal-part-rules = Regeln:
terminal-part-range = { $name }={ $least }..{ $most } (Vorgabe { $value }):
terminal-part-words = { $name }={ $words } (Vorgabe { $value }):
terminal-part-seats = Plätze:
terminal-part-if-taken = { $role }, wenn besetzt
terminal-part-phases = Phasen, in der Reihenfolge einer Runde:
terminal-part-together = { $title } (alle zugleich, in beliebiger Reihenfolge)
terminal-part-floor = { $title } (alle können anfangen)
terminal-part-moves = Züge der Spieler und des Zufalls. Was mit (geheim) markiert ist, erfahren nur die, die es wissen dürfen:
terminal-part-secret = (geheim)
terminal-part-or-new = (oder neu)
terminal-part-words-secret = { $title } (die Worte dazu sind geheim)
terminal-part-words-shown = { $title } (und die Worte, die dazu gesagt wurden)
terminal-how-speak = Spieler können zu jedem Zug und zwischen den Zügen etwas sagen, was alle lesen.
terminal-how-or-new = (oder neu): mit seinem Namen, oder etwas Neues in deinen eigenen Worten, wo die Regeln das erlauben.

## ---- The end of a match ----

terminal-tell-game-alone = { $game }, von { $author }. Du spielst allein, als { $seat }.
terminal-tell-over = { $moves ->
    [one] Das Spiel ist nach 1 Zug vorbei.
   *[other] Das Spiel ist nach { $moves } Zügen vorbei.
}
terminal-tell-tally = An diesem Tisch: { $tally }.
terminal-tell-points = { $points ->
    [one] { $who } ({ $player }): { $points } Punkt.
   *[other] { $who } ({ $player }): { $points } Punkte.
}
terminal-tell-points-tally = { $points ->
    [one] { $who } ({ $player }): { $tally }. { $points } Punkt.
   *[other] { $who } ({ $player }): { $tally }. { $points } Punkte.
}
terminal-part-you = du
terminal-tell-log = Dein Protokoll: { $file }
terminal-tell-character = Eine Figur für { $game }. Bei jeder Frage kannst du tippen: how (wie man spielt), what NAME (ein Wort erklären), undo (zurücknehmen), quit (aufhören) oder help (alles andere).
terminal-part-after = { $moves ->
    [one] Nach 1 Zug: { $phase }
   *[other] Nach { $moves } Zügen: { $phase }
}
terminal-part-unfinished = (nicht beendet)
terminal-part-stopped = (vorzeitig beendet)
terminal-tell-got = Platz { $seat } bekam { $points }.
terminal-tell-view = So sieht es { $who }:
terminal-part-about = { $moves ->
    [one] { $phase }, 1 Zug, Plätze { LIST($seats, type: "more") }
   *[other] { $phase }, { $moves } Züge, Plätze { LIST($seats, type: "more") }
}
terminal-part-about-round = { $moves ->
    [one] Runde { $round }, { $phase }, 1 Zug, Plätze { LIST($seats, type: "more") }
   *[other] Runde { $round }, { $phase }, { $moves } Züge, Plätze { LIST($seats, type: "more") }
}

## ---- Eine Partie wird besprochen ----

terminal-part-decimal = { $whole },{ $part }
terminal-tell-review-seat = { $points ->
    [one] { $who } ({ $player }): { $points } Punkt.
   *[other] { $who } ({ $player }): { $points } Punkte.
}
terminal-tell-review-nothing = Dieser Platz bekommt immer dasselbe, wie die Partie auch ausgeht. Hier gibt es nichts zu bewerten.
terminal-tell-review-start = Zu Beginn war die Partie { $points } wert (±{ $error }).
terminal-tell-review-luck-dice = Glück: { $points } (±{ $error }), alles durch Würfel.
terminal-tell-review-luck-cards = Glück: { $points } (±{ $error }), alles durch Karten.
terminal-tell-review-luck = Glück: { $points } (±{ $error }). Durch Würfel { $dice } (±{ $diceerror }), durch Karten { $cards } (±{ $cardserror }).
terminal-tell-review-skill = Können: { $points } (±{ $error }), gemessen am Bot { $bot }.
terminal-tell-review-rest = Was andere taten: { $points } (±{ $error }).
terminal-tell-review-accuracy = Genauigkeit: { $percent } von 100 (von { $low } bis { $high }). Auf der Skala von lichess: { $lichess }.
terminal-tell-review-decisions = { $better ->
    [0] Entscheidungen: { $count }. Bei keiner war ein anderer Zug zweifelsfrei besser. Verlorene Punkte: { $points } (±{ $error }).
   *[other] Entscheidungen: { $count }. Bei { $better } davon war ein anderer Zug zweifelsfrei besser. Verlorene Punkte: { $points } (±{ $error }). Jede Entscheidung zählt für sich, darum können sich Verluste überschneiden.
}
terminal-tell-review-worst = Was am meisten kostete:
terminal-tell-review-all = Alle Entscheidungen:
terminal-tell-review-move = { $move }. { $label } ({ $phase })
terminal-tell-review-fine = Unter { $count } Zügen, jeder { $worlds }-mal zu Ende gespielt, fand sich kein besserer.
terminal-tell-review-perhaps = Vielleicht besser: { $label }.
terminal-tell-review-small = Etwas besser: { $label }.
terminal-tell-review-inaccuracy = Eine Ungenauigkeit. Besser: { $label }.
terminal-tell-review-mistake = Ein Fehler. Besser: { $label }.
terminal-tell-review-blunder = Ein grober Fehler. Besser: { $label }.
terminal-tell-review-why = { $hidden ->
    [yes] { $differ ->
        [one] Beide Züge wurden { $worlds }-mal zu Ende gespielt, jedes Mal mit anderem Glück und anders geratenem Verdecktem. Einmal ging die Partie anders aus. Im Mittel brachte der andere Zug { $best }, der gespielte { $played }.
       *[other] Beide Züge wurden { $worlds }-mal zu Ende gespielt, jedes Mal mit anderem Glück und anders geratenem Verdecktem. { $differ }-mal ging die Partie anders aus. Im Mittel brachte der andere Zug { $best }, der gespielte { $played }.
    }
   *[no] { $differ ->
        [one] Beide Züge wurden { $worlds }-mal zu Ende gespielt, jedes Mal mit anderem Glück. Einmal ging die Partie anders aus. Im Mittel brachte der andere Zug { $best }, der gespielte { $played }.
       *[other] Beide Züge wurden { $worlds }-mal zu Ende gespielt, jedes Mal mit anderem Glück. { $differ }-mal ging die Partie anders aus. Im Mittel brachte der andere Zug { $best }, der gespielte { $played }.
    }
}
terminal-tell-review-always = Er kostete jedes Mal { $loss }.
terminal-tell-review-lost = Er kostete zwischen { $low } und { $high } Punkten.
terminal-tell-review-doubt = Das kann Zufall sein: Er kostete zwischen { $low } und { $high } Punkten.
terminal-tell-review-either = Das kann Zufall sein: Von { $gain } Punkten Gewinn bis { $loss } Verlust ist alles möglich.

## ---- Am Tisch eines Servers ----

terminal-ask-waiting-for = Es wird gewartet auf { $who }:
terminal-ask-waiting = Bitte warten:
terminal-why-waiting = Du bist noch nicht am Zug. Bis dahin kannst du say WORTE, board, log oder quit eingeben.
terminal-why-hints-table = Was dieser Tisch über Chancen verrät, hat bestimmt, wer ihn aufgemacht hat.
terminal-tell-here = { $seat }: { $name }.
terminal-tell-not-here = { $seat }: { $name }, gerade nicht da.
terminal-tell-free = { $seat }: noch frei.
terminal-tell-seat-left = { $seat }: { $name } ist gegangen.
terminal-part-somebody = jemand
terminal-tell-watch = Du schaust zu und siehst, was alle sehen dürfen.
terminal-tell-so-far = Die Partie läuft schon. Was bisher geschah, zeigt log.
terminal-tell-sits = { $who } hat sich gesetzt.
terminal-tell-freed = { $seat } hat niemanden mehr: Der Platz ist frei.
terminal-tell-left = { $who } ist gegangen. Der Platz ist frei: { $seat }.
terminal-tell-lent = Für { $who } spielt vorerst der Bot { $bot }.
terminal-tell-back = Für { $who } spielt kein Bot mehr.
terminal-ask-list = Welcher Platz, 1 bis { $most } (Enter: keiner)?
terminal-why-list-row = Bitte eine Zahl von 1 bis { $most }, oder Enter zum Gehen.
terminal-tell-list-none = Gerade wartet kein Tisch auf Leute. Versuch es später wieder.
terminal-tell-list-seat = { $free ->
    [one] { $seat }. Einer von { $of } Plätzen ist frei.
   *[other] { $seat }. { $free } von { $of } Plätzen sind frei.
}
terminal-tell-gathers = Die Partie beginnt, wenn alle da sind.
terminal-tell-begins = Die Partie beginnt.
terminal-tell-shuffle-again = Jemand war weg, bevor fertig gemischt war. Alle mischen noch einmal.
# $count number
terminal-tell-shuffled = { $count ->
    [one] Das Gerät einer Person hat zusammen mit dem Server gemischt. So konnte der Server Karten und Würfel nicht allein bestimmen.
   *[other] Die Geräte von { $count } Personen haben zusammen mit dem Server gemischt. So konnte niemand Karten und Würfel allein bestimmen.
}
# $used flag
terminal-tell-share-used = { $used ->
    [yes] Dein eigener Beitrag zum Mischen wurde verwendet.
   *[no] Dein eigener Beitrag zum Mischen wurde NICHT verwendet: Der Server hat sein Wort nicht gehalten.
}
terminal-tell-comes = { $who } ist da.
terminal-tell-goes = { $who } ist nicht mehr da.
terminal-tell-called = { $seat } heißt { $name }.
terminal-tell-clock = Deine Uhr läuft: { $time } für diesen Zug.
terminal-tell-clocks-stopped = { $who } hat die Uhren angehalten.
terminal-tell-clocks-go = Die Uhren laufen weiter.
terminal-tell-card-go-on = Jemand zeigt die Karte „Weiter so“.
terminal-tell-card-slow-down = Jemand zeigt die Karte „Langsamer“.
terminal-tell-card-stop = Jemand zeigt die Karte „Halt“. Niemand zieht, bis sie aufgehoben ist.
terminal-tell-card-none = Das „Halt“ ist aufgehoben. Die Partie geht weiter.
# $minutes number
terminal-tell-break = { $minutes ->
    [one] Eine Minute Pause.
   *[other] { $minutes } Minuten Pause.
}
terminal-tell-break-over = Die Pause ist vorbei.
# $most number
terminal-why-break-minutes = Sag dazu, wie viele Minuten, 1 bis { $most }: /break 10
terminal-why-slash-lost = Die Verbindung ist weg. Versuch es noch einmal, wenn sie wieder da ist.
# $what text
terminal-tell-line = Eine Grenze: { $what }
# $what text
terminal-tell-veil = Ein Schleier: { $what }
# $what text
terminal-tell-line-gone = Zurückgenommen: { $what }
# $what text
terminal-tell-line-own = Von dir: { $what }
terminal-tell-note-kept = Deine Notiz ist gesichert. /notes zeigt sie.
terminal-tell-note-changed = Der Tisch hat eine neue Notiz. /notes zeigt sie.
# $what text
terminal-tell-note-mine = Deine Notiz: { $what }
# $what text
terminal-tell-note-table = Notiz für alle: { $what }
terminal-tell-notes-none = Noch keine Notizen.
# $who text
terminal-tell-sign-nod = { $who } nickt.
# $who text
terminal-tell-sign-laugh = { $who } lacht.
# $who text
terminal-tell-sign-wince = { $who } verzieht das Gesicht.
# $who text
terminal-tell-sign-applause = { $who } klatscht.
# $who text
terminal-tell-sign-glass = { $who } hebt das Glas.
# $who text
terminal-tell-sign-your-move = { $who } sagt: Du bist am Zug.
terminal-tell-signs-off = Zeichen werden nicht mehr gezeigt. /signs zeigt sie wieder.
terminal-tell-signs-on = Zeichen werden gezeigt.
# $who text, $title text
terminal-tell-handout = Ein Handzettel von { $who }: { $title }
# $id number, $title text, $seats text
terminal-tell-handout-given = Dein Handzettel { $id } (Plätze: { $seats }): { $title }
# $id number, $title text
terminal-tell-handout-kept = Dein Handzettel { $id }, den noch niemand hat (/give { $id } all): { $title }
# $title text
terminal-tell-handout-gone = Ein Handzettel ist fort: { $title }
terminal-tell-handouts-none = Noch keine Handzettel.
terminal-why-handout-what = Sag erst den Titel, dann, was darauf steht: /handout Ein Brief: Komm um neun.
terminal-why-handout-give = Sag, welchen Handzettel und an welche Plätze: /give 1 2 3, /give 1 all, /give 1 none
terminal-why-handout-discard = Sag, welchen Handzettel: /discard 1
# $words text
terminal-tell-words = Schreib diese Wörter jetzt auf, sie werden nicht noch einmal gezeigt: { $words }
terminal-tell-words-where = Auf einem anderen Gerät öffnen sie deinen Platz unter dieser Adresse, im Browser oder mit croupier join und --words. Dieses hier verliert ihn dann.
terminal-why-note-what = Sag, was: /note Sie hinkt.
terminal-tell-mine-saved = Was der Server an diesem Tisch über dich hat: { $file }
terminal-tell-erase = Das entfernt deinen Namen, deine Worte, Notizen, Geflüstertes und Handzettel vom Server, dazu den Schlüssel zu deinem Platz, endgültig. Deine Züge bleiben. Hat sonst niemand einen Platz, verschwindet der ganze Tisch. Wenn du das willst: /erase yes
terminal-why-words-watcher = Wer zusieht, hat keinen Platz, auf den er zurückkommen kann.
terminal-tell-lines-none = Noch keine Grenzen und keine Schleier.
terminal-why-line-what = Sag, was: /line Spinnen
# $who text, $words text
terminal-tell-whisper = { $who } flüstert dir zu: { $words }
# $who text, $words text
terminal-tell-whisper-own = Du flüsterst { $who } zu: { $words }
terminal-why-whisper = Sag, zu welchem Platz und was: /whisper 2 Traust du ihr?
terminal-tell-undo-yours = { $moves ->
    [one] Du bittest, den letzten Zug zurückzunehmen. Alle anderen müssen einverstanden sein (/withdraw zieht die Bitte zurück).
   *[other] Du bittest, die letzten { $moves } Züge zurückzunehmen. Alle anderen müssen einverstanden sein (/withdraw zieht die Bitte zurück).
}
# $who text, $moves number
terminal-tell-undo-theirs = { $moves ->
    [one] { $who } möchte den letzten Zug zurücknehmen. Tippe /agree (einverstanden) oder /refuse (abgelehnt).
   *[other] { $who } möchte die letzten { $moves } Züge zurücknehmen. Tippe /agree (einverstanden) oder /refuse (abgelehnt).
}
# $who text
terminal-tell-undo-refused = { $who } hat abgelehnt. Nichts wird zurückgenommen.
# $who text
terminal-tell-undo-withdrawn = { $who } hat die Bitte zurückgezogen.
terminal-tell-undo-moved = Der Tisch ist weiter. Nichts wird zurückgenommen.
terminal-tell-undo-lapsed = Nicht alle haben rechtzeitig geantwortet. Nichts wird zurückgenommen.
terminal-why-undo-nobody = Niemand bittet gerade, etwas zurückzunehmen.
terminal-tell-may = Wer das Spiel leitet, kann eine Ausnahme machen. Um darum zu bitten, tippe: may { $move }
terminal-why-may-none = Im Augenblick gibt es keine Ausnahme, um die du bitten kannst.
terminal-why-may-nobody = An diesem Bildschirm leitet niemand das Spiel: Niemand kann eine Ausnahme machen.
terminal-tell-may-asked = Eine Ausnahme: { $what }. Die Regeln sagen: „{ $why }“
terminal-ask-may = Wer das Spiel leitet: Erlaubst du das, dieses eine Mal?
terminal-how-type-may = may: worum du bitten kannst, obwohl die Regeln es ablehnen, und may MOVE, um zu bitten; /allow und /forbid antworten darauf
terminal-tell-waive-yours = Du möchtest eine Ausnahme: { $what }.
terminal-tell-waive-theirs = { $who } möchte eine Ausnahme: { $what }. Die Regeln sagen: „{ $why }“
terminal-tell-waive-answer = Tippe /allow oder /forbid.
terminal-tell-waive-moved = Der Tisch ist weiter. Es gab keine Ausnahme.
terminal-tell-waive-lapsed = Niemand hat rechtzeitig entschieden. Es gab keine Ausnahme.
terminal-tell-waive-allowed = Du darfst, dieses eine Mal.
terminal-why-waive-nobody = Niemand möchte gerade eine Ausnahme.
terminal-tell-tried = Jemand anders kam mit deiner Einladung und wurde abgewiesen.
terminal-tell-lost = Die Verbindung ist weg. Es wird versucht, bis sie wieder da ist.
terminal-tell-connected = Du bist wieder verbunden.
terminal-key-file-of = Schlüssel für croupier:
terminal-key-file-warns = Wer diese Datei hat, hat deine Tische. Behalt sie für dich.
terminal-tell-seat-kept = Dein Platz bleibt deiner. Weiter geht es mit:
terminal-tell-story = So liest du die Geschichte als Seite:
# $file text
terminal-tell-story-saved = Die Geschichte, wie du sie gehört hast: { $file }
terminal-tell-evening-waits = Du wartest auf den nächsten Abend. Strg-C beendet das Warten.
terminal-ask-evening-begin = Die Kampagne geht weiter. Den nächsten Abend beginnen?
terminal-ask-evening-wait = Die Kampagne geht weiter. Hier auf den nächsten Abend warten?
terminal-ask-evening-seat = Der nächste Abend hat begonnen. Deinen Platz dort einnehmen?
