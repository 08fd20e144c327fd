### Warum ein Zug, ein Wort oder ein Zurücknehmen abgelehnt wird, auf Deutsch. Was in Anführungszeichen steht, wird so getippt.

-list = { $joint ->
    [and] { " und " }
    [or] { " oder " }
    [apart] ;{ " " }
   *[and-more] ,{ " " }
}

## ---- Pieces ----

table-part-chance = der Zufall
table-part-watcher = wer zusieht
table-part-others = etwas anderes
table-part-dealer = der Croupier
table-part-removed = [Diese Worte wurden entfernt.]

## ---- The story ----

table-tell-undone = { $moves ->
    [one] Der letzte Zug wurde zurückgenommen.
   *[other] Die letzten { $moves } Züge wurden zurückgenommen.
}

table-tell-agreed = { $moves ->
    [one] Im Einvernehmen wurde der letzte Zug zurückgenommen.
   *[other] Im Einvernehmen wurden die letzten { $moves } Züge zurückgenommen.
}

# $who text
table-tell-back = { $moves ->
    [one] { $who } nimmt den letzten Zug zurück.
   *[other] { $who } nimmt die letzten { $moves } Züge zurück.
}
table-tell-waived = { $who } macht eine Ausnahme.
table-tell-denied = { $by } hat um eine Ausnahme gebeten: { $what }. { $who } hat abgelehnt.
table-tell-late = Für { $who } ist die Zeit um.
table-tell-marked = { $who } hat das für die Geschichte vorgemerkt: „{ $words }“

## ---- Whose turn, and what is open ----

table-why-over = Die Partie ist vorbei.
table-why-ask = Eine Frage hat eine id und eine Liste „of“ mit 1 bis { $most } Zeilen.
table-why-turn = Du bist nicht dran. An der Reihe: { LIST($who) }.
table-why-turn-chance = Der Zufall entscheidet jetzt nichts. An der Reihe: { LIST($who) }.
table-why-closed = Das geht jetzt nicht. Möglich ist { LIST($verbs, type: "or") }.
table-why-closed-chance = Das kann der Zufall jetzt nicht. Möglich ist { LIST($verbs, type: "or") }.
table-why-value = Das kannst du jetzt nicht wählen. Wähle für „{ $arg }“: { LIST($values, type: "or") }.
table-why-some = Diese kannst du jetzt nicht wählen. Wähle für „{ $arg }“ { $least } bis { $most } von { LIST($values) }.
table-why-exactly = Diese kannst du jetzt nicht wählen. Wähle für „{ $arg }“ genau { $most } von { LIST($values) }.
table-why-none = Diese kannst du jetzt nicht wählen. „{ $arg }“ muss leer bleiben.
table-why-high = Das kannst du jetzt nicht wählen. „{ $arg }“ darf höchstens { $most } sein.
table-why-low = Das kannst du jetzt nicht wählen. „{ $arg }“ muss mindestens { $least } sein.
table-why-unknown = Hier braucht „{ $arg }“ seinen Wert, kein Fragezeichen.
table-why-extra = Dieser Zug hat eine Angabe zu viel.
table-why-no-move = Diesen Zug gibt es nicht.
table-why-no-seat = Diesen Platz gibt es nicht.
table-why-full = Die Partie hat so viele Einträge, wie sie fassen kann.
table-why-near = Meinst du { $near }?

## ---- Undo ----

table-why-undo-nothing = Es gibt noch nichts zurückzunehmen.
table-why-undo-range = Zurück geht es zu einem Eintrag von 0 bis { $most }, nicht zu { $to }.
table-why-undo-same = Seit Eintrag { $entry } ist nichts geschehen, was nicht schon zurückgenommen ist.
table-why-undo-undone = Eintrag { $entry } ist selbst zurückgenommen.
table-why-undo-chance = Das kannst du nicht zurücknehmen: Seitdem ist eine Karte oder ein Würfel gefallen.
table-why-undo-shown = Das kannst du nicht zurücknehmen: Andere haben daraus etwas erfahren.
table-why-undo-other = Das kannst du nicht zurücknehmen: Seitdem hat jemand anderes gezogen.
table-why-undo-most = In dieser Partie wurde { $most }-mal zurückgenommen, öfter geht es nicht.
table-why-undo-watcher = Wer zusieht, kann nichts zurücknehmen.
table-why-undo-to = „undo“ braucht „to“, die Nummer eines Eintrags.

## ---- What a master may correct ----

table-why-power-master = Das kann nur berichtigen, wer das Spiel leitet.
table-why-back-master = Was andere getan haben, kann nur zurücknehmen, wer das Spiel leitet.
table-why-back-most = In dieser Partie hat die Spielleitung { $most }-mal zurückgenommen, öfter geht es nicht.
table-why-power-none = Im Augenblick gibt es nichts zu berichtigen.
table-why-power-most = In dieser Partie wurde { $most }-mal berichtigt, öfter geht es nicht.
table-why-waive-level = An diesem Tisch entscheiden die Regeln. Nur an einem Tisch mit der Stufe „warn“ kann Ausnahmen machen, wer das Spiel leitet.
table-why-waive-open = Das erlauben die Regeln. Mach den Zug.
table-why-waive-not = Davon gibt es keine Ausnahme: Die Regeln haben kein Ergebnis dafür.
table-why-waive-most = In dieser Partie wurde { $most }-mal um eine Ausnahme gebeten, öfter geht es nicht.

## ---- Lessons ----

table-why-lesson-other = Das hat Zeit. Erst kommt, was markiert ist.
table-why-lesson-undo = Die Lektion bleibt auf ihrem Weg. Du kannst sie ab jedem Schritt wiederholen.
table-why-lesson-step = Diesen Schritt hat die Lektion nicht mehr.
table-why-lesson-astray = Diese Partie hat ihre Lektion verlassen.

## ---- Words and names ----

table-why-words-long = Du kannst bis zu { $most } Bytes auf einmal sagen, und das sind { $size }.
table-why-words-none = Hier steht noch nichts. Tippe ein paar Wörter.
table-why-words-utf8 = Was du sagst, muss Text in UTF-8 sein.
table-why-words-control = Was du sagst, darf keine Steuerzeichen enthalten, nur Zeilenenden.
table-why-words-unseen = Was du sagst, braucht ein sichtbares Zeichen.
table-why-words-players = Nur Spieler können etwas sagen. Lass „text“ weg.
table-why-words-shown = „text“ muss sein, was mit dem Zug gesagt wurde, den dieser hier aufdeckt.
table-why-words-room = In dieser Partie ist kein Platz mehr für Worte.
table-why-words-kept = In dieser Partie werden keine Worte aufbewahrt.
table-why-words-most = Zwischen den Zügen wurde schon { $most }-mal gesprochen, mehr fasst eine Partie nicht.
table-why-words-watcher = Wer zusieht, kann nicht sprechen.
table-why-words-text = „say“ braucht „text“.
table-why-mark-none = Eintrag { $entry } hat keine Worte, die alle lesen können.
table-why-mark-again = Diese Worte sind schon vorgemerkt.
table-why-text = „text“ muss ein Text sein.
table-why-name-long = Ein Name darf bis zu { $most } Bytes haben, und dieser hat { $size }.
table-why-name-utf8 = Ein Name muss Text in UTF-8 sein.
table-why-name-control = Ein Name darf keine Steuerzeichen enthalten.
table-why-name-blank = Ein Name braucht mehr als Leerzeichen und Bindestriche.
table-why-name-unseen = Ein Name braucht ein sichtbares Zeichen.
table-why-name-memory = Der Speicher reicht nicht, um diesen Namen mit anderen zu vergleichen.
table-why-name-closed = Neue Namen kannst du hier nicht vergeben.
table-why-name-unknown = Nichts heißt { $name }.
table-why-name-new = Nichts heißt { $name }, und für „{ $arg }“ kannst du jetzt keinen neuen Namen vergeben.
table-why-label-none = Der Zug „{ $verb }“ benennt nichts.
table-why-label-own = „label“ ist nur für Dinge ohne eigenen Namen.
table-why-label-leave = Lass „label“ weg: Das wurde ohne „label“ benannt.
table-why-label-first = „label“ muss { $name } sein, wie es zuerst genannt wurde.

## ---- A move that was typed or sent ----

table-why-number = „{ $arg }“ muss eine ganze Zahl sein.
table-why-number-not = „{ $arg }“ muss eine ganze Zahl sein, nicht { $typed }.
table-why-number-large = „{ $arg }“ ist eine zu große Zahl.
table-why-no-name = { $name } gibt es für „{ $arg }“ nicht.
table-why-names = „{ $arg }“ muss eine Liste von Namen sein.
table-why-names-long = In „{ $arg }“ steht ein zu langer Name.
table-why-set = { $name } kann in keiner Auswahl stehen.
table-why-set-twice = { $name } steht zweimal in der Liste.
table-why-hidden = „{ $arg }“ kann nicht verdeckt sein. Gib den Wert an, kein Fragezeichen.
table-why-name = „{ $arg }“ muss ein Name sein.
table-why-seat-missing = Der Zug sagt nicht, wer ihn macht: „seat“ fehlt.
table-why-seats = Diesen Platz gibt es nicht. Hier gibt es die Plätze 0 bis { $last } und den Zufall, „chance“.
table-why-seat-chance = Schreib den Platz des Zufalls als „chance“.
table-why-do = Die Zeile sagt nicht, was zu tun ist: „do“ muss ein Wort sein.
table-why-no-verb = Den Zug { $name } gibt es in diesem Spiel nicht.
table-why-no-arg = Zu „{ $verb }“ gehört kein { $name }, sondern { LIST($args) }.
table-why-no-args = Zu „{ $verb }“ gehört nichts weiter, auch kein { $name }.
table-why-given-twice = „{ $arg }“ ist doppelt angegeben.
table-why-missing = Zu „{ $verb }“ fehlt „{ $arg }“.
table-why-line-long = Die Zeile hat zu viele Wörter.
table-why-line-backslash = In Anführungszeichen darf ein Backslash nur vor ", \ oder n stehen.
table-why-line-quote = Ein Anführungszeichen ist nicht geschlossen.
table-why-line-blank = Nach einem schließenden Anführungszeichen muss ein Leerzeichen stehen.
table-why-line-utf8 = Die Zeile ist kein Text in UTF-8.
table-why-line-twice = { $key } steht zweimal in der Zeile.
table-why-line-undone = Die Zeile nennt einen Platz, aber nicht, was er tut.
table-why-line-empty = Die Zeile ist leer.

## ---- Messages of programs and pages ----

table-why-wire-n = „n“ muss die Nummer sein, die mit dem Zug kam.
table-why-wire-entry = „n“ ist noch nicht die Nummer eines Eintrags.
table-why-wire-stale = Der Tisch steht bei Eintrag { $now }, und dieser Zug wurde bei Eintrag { $then } gemacht.
table-why-wire-id = „id“ muss ein Text von 1 bis { $most } Bytes sein.
table-why-wire-seat = Das ist die Leitung von Platz { $seat }.
table-why-wire-type = „type“ muss „move“ sein.

## ---- The chronicle ----

table-part-chronicle-players = Wer spielte
table-part-chronicle-got = { $points ->
    [one] { $who }: 1 Punkt
   *[other] { $who }: { $points } Punkte
}
table-part-chronicle-moments = Die besten Momente
table-part-chronicle-evening = Abend { $number }
table-part-chronicle-begin = Wie es begann
table-part-chronicle-open = Diese Partie ist noch nicht zu Ende.
