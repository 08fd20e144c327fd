### Was der Server den Leuten an seinen Tischen sagt, auf Deutsch.

## ---- Messages that are refused ----

server-why-watched = Bei dieser Partie kann man nur zusehen.
server-why-watcher = Wer zusieht, macht keine Züge.
server-why-watcher-name = Wer zusieht, hat am Tisch keinen Namen.
# $most number
server-why-name = Ein Name ist sichtbar, steht in einer Zeile und hat höchstens { $most } Bytes.
# $most number
server-why-colour = Eine Farbe ist eine Zahl von 0 (keine) bis { $most }.
server-why-words = Der Server hat keinen Speicher mehr für Worte. Es wurde nichts gespielt und nichts gesagt.
server-why-too-fast = Zu viele Nachrichten in der Sekunde. Diese wurde nicht gelesen.
server-why-too-many = Zu viele Nachrichten.
server-why-waiting = Zu viele Nachrichten warten auf die davor.
server-why-hello = Innerhalb von 10 Sekunden kam kein hello.
server-why-closing = Der Server wird gerade beendet. Komm gleich wieder.
server-why-elsewhere = Ein anderer Server hat diesen Tisch und ist gerade nicht erreichbar. Versuch es gleich noch einmal.
server-why-quiet = Dieser Server hat seit einem Augenblick nichts von der Datenbank gehört. Versuch es noch einmal: Vielleicht hat den Tisch inzwischen ein anderer Server.
server-why-player-memory = Der Server hat für weitere Spieler keinen Speicher.

## ---- Tables and seats ----

server-why-gathers = Die Partie hat noch nicht begonnen. Wer den Tisch aufgemacht hat, kann sie beginnen.
server-why-begun = Die Partie hat schon begonnen.
server-why-host = Das darf nur, wer den Tisch aufgemacht hat.
server-why-host-stays = Du hast diesen Tisch aufgemacht. Gib deinen Platz mit einer neuen Einladung weiter, oder lass einen Bot spielen.
server-why-no-clock = An diesem Tisch gibt es keine Uhren, die man anhalten kann.
server-why-clock-does = „do“ ist „pause“ oder „go-on“.
server-why-pause = Die Uhren anhalten darf nur, wer den Tisch aufgemacht hat oder das Spiel leitet.
server-why-stopped = Jemand hat die Karte „Halt“ gezeigt. Niemand zieht, bis sie aufgehoben ist.
server-why-break = Der Tisch macht Pause. Niemand zieht, bis sie vorbei ist.
server-why-care-does = „do“ ist „go-on“, „slow-down“, „stop“, „lift“, „break“ oder „back“.
# $most number
server-why-care-minutes = Eine Pause hat „minutes“, 1 bis { $most }.
server-why-care-alone = Karten und Pausen gibt es an Tischen mit mehreren Menschen.
server-why-care-leads = Das darf nur, wer das Spiel leitet, oder, wenn das kein Mensch tut, wer den Tisch aufgemacht hat.
server-why-undo-does = „do“ ist „ask“, „agree“, „refuse“ oder „withdraw“.
server-why-undo-which = „of“ und „to“ sind die der Bitte, auf die du antwortest.
server-why-undo-open = Es hat schon jemand gebeten. Warte, bis das entschieden ist.
server-why-undo-asks = Du hast in dieser Partie { $most }-mal gebeten, öfter geht es nicht.
server-why-undo-refused = Das wurde abgelehnt. Du kannst wieder bitten, wenn jemand gezogen hat.
server-why-undo-gone = Diesen Zug will niemand mehr zurücknehmen.
server-why-undo-own = Nur wer gebeten hat, kann die Bitte zurückziehen, und nur die anderen antworten.
server-why-waive-which = „allow“ ist true oder false, „id“ die der Bitte, auf die du antwortest.
server-why-waive-seat = Du kannst nur für einen eigenen Zug fragen.
server-why-waive-nobody = Es sitzt niemand da, der das Spiel leitet: Niemand kann eine Ausnahme machen.
server-why-waive-open = Es bittet schon jemand um eine Ausnahme. Warte, bis das entschieden ist.
server-why-waive-master = Darauf antwortet nur, wer das Spiel leitet.
server-why-waive-gone = Um diese Ausnahme bittet niemand mehr.
server-why-veils-does = „do“ ist „line“, „veil“ oder „take-back“.
# $most number
server-why-veils-text = „text“ sagt, was nicht vorkommen soll: eine Zeile von 1 bis { $most } Bytes.
server-why-veils-alone = Grenzen und Schleier sind für Tische mit mehreren Leuten.
# $most number
server-why-veils-each = Ein Platz nennt bis zu { $most } Grenzen und Schleier. Nimm erst etwas zurück.
# $most number
server-why-veils-all = Dieser Tisch hat { $most } Grenzen und Schleier, und für weitere ist kein Platz.
server-why-veils-own = Zurücknehmen kannst du nur, was du selbst geschrieben hast.
# $most number
server-why-whisper-text = „text“ ist, was du flüsterst: eine Zeile von 1 bis { $most } Bytes.
server-why-whisper-to = „to“ ist die Nummer eines anderen Platzes, an dem jemand sitzt.
server-why-note-of = „of“ ist „mine“ oder „table“.
# $most number
server-why-note-text = „text“ ist deine Notiz: bis zu { $most } Bytes.
server-why-note-was = „was“ ist die „version“ der Notiz des Tisches, die du gelesen hast, oder 0.
server-why-note-alone = Eine Notiz des Tisches gibt es nur mit mehreren Leuten.
server-why-note-stale = Jemand anders hat die Notiz inzwischen geändert. Lies sie und sichere deine noch einmal.
server-why-sign = „sign“ ist „nod“, „laugh“, „wince“, „applause“, „glass“ oder „your-move“.
server-why-sign-alone = Zeichen gibt es an Tischen mit mehreren Leuten.
# $seconds number
server-why-sign-soon = Du hast gerade ein Zeichen gemacht. Warte { $seconds } Sekunden.
server-why-handout-does = „do“ ist „put“ oder „remove“.
server-why-handout-alone = Handzettel gibt es nur an Tischen mit mehreren Leuten.
server-why-handout-leads = Handzettel gibt nur, wer den Tisch aufgemacht hat oder das Spiel leitet.
server-why-handout-id = „id“ ist die Nummer eines Handzettels, den dieser Platz gemacht hat.
# $most number
server-why-handouts-each = Ein Platz macht bis zu { $most } Handzettel. Entferne erst einen.
# $most number
server-why-handout-title = „title“ ist eine Zeile von 1 bis { $most } Bytes.
# $most number
server-why-handout-text = „text“ ist, was auf dem Handzettel steht: bis zu { $most } Bytes.
server-why-handout-to = „to“ ist eine Liste der Nummern anderer Plätze.
server-why-lesson = Eine Lektion ist für eine Person. Verlass sie zuerst.
server-why-seat-lost = Du hast diesen Platz nicht mehr. Lass dir einen neuen Link geben.
# $last number
server-why-seat = „of“ ist die Nummer eines Platzes, 0 bis { $last }.
server-why-seat-does = „do“ ist „invite“, „bot“ mit dem Namen eines Bots, wo ein Mensch spielt, „back“, wo ein Bot für jemanden spielt, oder „leave“ für den eigenen Platz.
server-why-link = Dieser Link öffnet hier keinen Tisch. Lass dir einen neuen geben.
# $most number
server-why-gallery-full = An diesem Tisch schauen schon { $most } zu. Versuch es später noch einmal.
server-why-invitation = Das ist eine Einladung. Tausche sie einmal gegen ein Token: POST /api/tables/ID/sit.
server-why-not-alone = An diesen Tisch wurde noch jemand eingeladen, darum kann niemand die Partie woandershin mitnehmen.
server-why-not-shared = Eine Partie lässt sich teilen, wenn sie vorbei ist und niemand Geheimnisse behält.
server-why-share = Der Inhalt hat einen Schlüssel, „share“, und der ist true oder false.
server-why-taken = Diese Einladung ist benutzt und der Platz besetzt. Wenn das nicht du warst, lass dir einen neuen Link geben.
server-why-seat-moved = Dieser Platz ist jetzt auf einem anderen Gerät offen: Dort wurden seine Wörter eingegeben. Wenn das nicht du warst, lass dir einen neuen Link geben.
server-why-phrase-body = Der Rumpf ist { "{}" }.
server-why-back-body = Der Rumpf ist { "{" }"phrase":"..."{ "}" }, auf Wunsch mit „token“: deinen eigenen 64 Ziffern, 0 bis 9 und a bis f.
server-why-back-token = Dieses Token ist vergeben. Wähle ein anderes.
# $most number, $count number
server-why-phrase-count = { $count ->
    [one] Ein Platz hat { $most } Wörter. Du hast 1 eingegeben.
   *[other] Ein Platz hat { $most } Wörter. Du hast { $count } eingegeben.
}
# $word text
server-why-phrase-word = „{ $word }“ ist keins der Wörter, die ein Platz haben kann. Ist es richtig geschrieben?
server-why-phrase = Diese Wörter öffnen keinen Platz an diesem Tisch. Neuere Wörter ersetzen die alten.
server-why-phrase-tries = Von deiner Adresse kamen zu viele falsche Wörter. Warte eine Minute und versuch es dann noch einmal.
server-why-key = Das ist kein ganzer Schlüssel. Das Geheimnis eines Schlüssels hat 64 Ziffern, 0 bis 9 und a bis f.
server-why-key-body = Der Rumpf ist { "{" }"key":"..."{ "}" } mit den 64 Ziffern deines Schlüssels, 0 bis 9 und a bis f, oder mit "", um den Platz herauszunehmen.
server-why-key-gone = Dieser Schlüssel wurde aufgegeben. Mach einen neuen.
server-why-key-tries = Von deiner Adresse kamen zu viele unbekannte Schlüssel. Warte eine Minute und versuch es dann noch einmal.
server-why-key-end = Der Rumpf ist { "{" }"end": true{ "}" }.
# $name number, $most number
server-why-key-character = Eine Figur zum Aufheben hat „game“, einen „name“ von 1 bis { $name } Byte und ein „file“, das JSON mit bis zu { $most } Byte ist, oder „forget“: true.
# $most number
server-why-key-full = Ein Schlüssel hebt bis zu { $most } Figuren auf. Nimm zuerst eine weg.
server-why-key-often = Von deiner Adresse wurde in dieser Stunde zu viel aufgehoben oder weggenommen. Versuch es später noch einmal.
server-why-tables = Von deiner Adresse kamen in dieser Stunde zu viele Tische. Versuch es später noch einmal.
server-why-evening-maker = Nur die Spielleitung oder wer den Tisch eröffnet hat, kann den nächsten Abend beginnen.
server-why-evening-none = Auf diese Partie folgt kein Abend: Sie gehört zu keiner Kampagne, ist nicht vorbei oder hat mit Black Jacknarok geendet.
server-why-evening-taken = Deinen Platz dort hat inzwischen jemand anders, oder du hast ihn aufgegeben. Bitte um einen neuen Link.
server-why-requests = Zu viele Anfragen von deiner Adresse. Warte eine Sekunde.
server-why-busy = Gerade werden zu viele Protokolle gelesen. Versuch es gleich noch einmal.
server-why-not-told = Die Geschichte einer Partie wird erzählt, wenn sie vorbei ist.
server-why-not-reviewed = Eine Partie lässt sich beurteilen, wenn sie vorbei ist und niemand Geheimnisse behält.
server-why-reviews = Gerade werden zu viele Partien beurteilt. Versuch es gleich noch einmal.
server-why-shuffle = Eine Nachricht "shuffle" hat "commit" oder "reveal", 64 hexadezimale Ziffern, und kommt von einem Platz, dessen "hello" ein "shuffle" hatte.
server-why-shuffle-other = Das sind nicht die Bytes, auf die sich dein Platz festgelegt hat, oder es ist noch nicht an der Zeit, sie zu zeigen.

## ---- Web Push ----

server-why-push-none = Dieser Server verschickt keine Nachrichten an Browser.
server-why-push-body = Der Inhalt ist { "{" }"endpoint":"https://..."{ "}" }, zum Beenden mit "off":true.
# $most number
server-why-push-to = „endpoint“ ist eine Adresse mit bis zu { $most } Byte bei einem Push-Dienst, den dieser Server kennt.
server-why-push-over = An diesem Tisch wird auf niemanden mehr gewartet.

## ---- Die Liste offener Tische ----

server-why-list-none = Dieser Server hat keine Liste offener Tische.
server-why-list-unread = Die Liste lässt sich gerade nicht lesen. Versuch es bald wieder.
# $most number
server-why-list-each = Von deiner Adresse stehen schon { $most } Tische auf der Liste. Nimm zuerst einen herunter.
server-why-list-full = Die Liste ist voll. Lade mit einem Link ein, oder versuch es später wieder.
# $most number
server-why-list-text = „text“ ist, was Fremde über deinen Tisch lesen: eine Zeile mit bis zu { $most } Byte.
server-why-list-open = „open“ ist true, wenn du willst mit einem „text“, oder false.
server-why-list-begun = Die Partie hat begonnen, Fremde können nicht mehr dazukommen.
server-why-list-fast = Du hast das zu oft geändert. Warte eine Minute.
server-why-list-taken = Jemand war schneller, an diesem Tisch ist kein Platz mehr frei. Nimm einen anderen.
server-why-list-seats = Von deiner Adresse wurden in dieser Stunde zu viele Plätze genommen. Versuch es später wieder.

## ---- Was der Server über jemanden hat ----

server-why-erase = Der Inhalt ist { "{" }"erase": true{ "}" }.
server-why-erase-busy = Am Tisch ist gerade viel los. Versuch es gleich noch einmal.
server-why-erase-not = Diese Version kann das Protokoll dieses Tisches nicht neu schreiben. Bitte die Leute, die den Server betreiben, den Tisch zu entfernen.
