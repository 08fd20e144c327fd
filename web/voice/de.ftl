### Die Worte der Seite auf Deutsch. Die Form: docs/messages.md.

-list = { $joint ->
    [and] { " und " }
    [or] { " oder " }
    [apart] ;{ " " }
   *[and-more] ,{ " " }
}

## ---- Bevor es einen Tisch gibt ----

page-wait-table = Der Tisch wird gedeckt.
page-wait-broken = Diese Seite ist nicht vollständig angekommen. Bitte lade sie neu.
page-wait-house = Der Tisch antwortet nicht. Neuer Versuch läuft.
page-wait-seat = Du nimmst am Tisch Platz.
page-nowhere = Hier ist nichts
page-nowhere-why = Unter dieser Adresse gibt es weder Tisch noch Seite. Fehlt ein Stück der Einladung? Kopiere den ganzen Link.
page-to-lobby = Zur Lobby
page-no-seat = Kein Platz
page-no-seat-why = Dieser Browser hat keinen Platz an diesem Tisch. Bitte um einen Einladungslink, oder öffne den Tisch in dem Browser, in dem du begonnen hast.
page-no-table = Der Tisch war nicht zu finden.

## ---- Plätze ----

page-seat-you = { $start ->
    [yes] Du
   *[no] du
}
page-seat-player = Person { $number }
page-seat-of = { $role } { $number }
page-seat-the = { $start ->
    [yes] { $role }
   *[no] { $role }
}
page-seat-other = { $start ->
    [yes] Dein Gegenüber
   *[no] dein Gegenüber
}
page-seat-bot = { $start ->
    [yes] Bot { $name }
   *[no] Bot { $name }
}
page-seat-by-bot = { $title } (Bot { $name })
page-seat-dealer = Croupier
page-seat-chance = Zufall
page-wait-dealer = Karten und Würfel sind am Zug.
page-wait-for = Am Zug: { LIST($names) }.
page-warn-places = Dein Platz ist an { $places } Orten geöffnet. Ist einer davon nicht deiner, kann jemand anderes für dich spielen.
page-warn-places-of = Dieser Platz ist an { $places } Orten geöffnet: { $who }.
page-warn-tried = Nach dir wollte noch jemand deine Einladung benutzen und wurde abgewiesen.
page-warn-tried-of = Jemand wollte eine Einladung noch einmal benutzen ({ $who }). Frag deinen Gast, ob er am Tisch sitzt.

## ---- Was schiefgeht ----

page-fault-stale = Der Tisch war schon weiter, als dein Zug ankam, also wurde er nicht gespielt. So steht es jetzt.
page-fault-late = Das kam zu spät. Jetzt entscheiden andere.
page-fault-fast = Das ging zu schnell und wurde nicht gespielt. Versuch es noch einmal.
page-fault-seat = Dieser Platz ist hier nicht bekannt.
page-fault-house = croupier antwortet nicht. Läuft es noch?
page-here-full = In diesem Browser ist kein Platz mehr. Dein letzter Zug wurde nicht gemacht. Schaff Platz und mach ihn noch einmal.
page-no-room = In diesem Browser ist kein Platz für einen weiteren Tisch. Schaff Platz und versuch es noch einmal.
page-here-forbidden = Dieser Browser lässt die Seite nichts behalten. Erlaube Websitedaten oder verlass das private Fenster und versuch es noch einmal.
page-here-elsewhere = Diese Partie ist in einem anderen Fenster offen. Spiel dort weiter, oder schließ es und lade diese Seite neu.
page-here-gone = Diese Partie ist nicht mehr in diesem Browser.
page-here-missing = Die Regeln dieses Spiels kamen nicht an. Geh einmal ins Netz und lade die Seite neu.
page-here-broken = Diese Partie kann hier nicht gelesen werden. Nichts an ihr wurde geändert.
page-fault-answer = croupier hat mit Fehler { $status } geantwortet.

## ---- Kleine Teile jedes Bildschirms ----

page-print = Drucken
page-close = Schließen
page-now = Jetzt
page-now-more = Mehr dazu
page-rule = Die Regel dahinter
page-story = Was geschah
page-story-log = Die Geschichte bisher
page-story-none = Noch nichts.
page-say = Sagen
page-say-all = Allen am Tisch etwas sagen
page-say-hint = Allen sagen
page-words = Dazu sagen
page-words-add = Etwas dazu sagen
page-words-only = Das siehst nur du
page-mark = Als Zitat für die Chronik vormerken
page-marked = Als Zitat für die Chronik vorgemerkt
page-words-long = { $by ->
    [one] Um 1 Zeichen zu lang
   *[other] Um { $by } Zeichen zu lang
}
page-words-left = { $left ->
    [one] Noch 1 Zeichen
   *[other] Noch { $left } Zeichen
}
page-name-long = Ein Name hat höchstens { $most } Zeichen
page-name-new = Ein neuer Name
page-name-choose = Wähle einen der Namen
page-name-type = Wähle einen Namen, oder tippe einen neuen
page-name-pick = Wähle einen Namen
page-step-of = bis { $max }
page-step-less = Weniger { $label }
page-step-more = Mehr { $label }
page-die-off = { $face }, zählt nicht
page-percent = { $n }{ "\u00A0" }%
    .bare = { "" }
page-percent-over = über 99{ "\u00A0" }%
    .bare = { "" }
page-percent-under = unter 1{ "\u00A0" }%
    .bare = { "" }
page-unknown = unbekannt
page-hidden = verdeckt
page-none = nichts

## ---- Am Tisch ----

page-cover-hand = Gib den Bildschirm weiter
page-cover-away = Alle anderen sehen weg. Deine Karten erscheinen, wenn du auf den Knopf drückst.
page-cover-show = { $name }: zeig mir meinen Tisch
page-hand-over = Weitergeben: { $who }
page-lesson-step = Schritt { $n } von { $of }
page-lesson-next = Weiter
page-lesson-do = Mach es für mich
page-lesson-leave = Lektion verlassen
page-lesson-over = Die Lektion ist zu Ende. Du kannst von hier aus weiterspielen.
page-lesson-again = Von vorn
page-lesson-close = Weiterspielen
page-lesson-replay = Die Lektion noch einmal, ab einem Schritt
page-lesson-go-on = Weiter mit der Lektion (Schritt { $n } von { $of })
page-mine-lesson = Die Lektion, Schritt { $n } von { $of }.
page-mine-taught = Eine Lektion.
page-how-words = Die Wörter der Regeln
page-take-back = Zurücknehmen
page-undo = Zurücknehmen
page-undo-ask = Um Zurücknahme bitten
# $who text, $moves number
page-undo-theirs = { $moves ->
    [one] { $who } möchte den letzten Zug zurücknehmen.
   *[other] { $who } möchte die letzten { $moves } Züge zurücknehmen.
}
# $moves number
page-undo-yours = { $moves ->
    [one] Du bittest, den letzten Zug zurückzunehmen.
   *[other] Du bittest, die letzten { $moves } Züge zurückzunehmen.
}
page-undo-agree = Einverstanden
page-undo-refuse = Ablehnen
page-undo-withdraw = Bitte zurückziehen
# $who text
page-undo-refused = { $who } hat abgelehnt. Nichts wird zurückgenommen.
# $who text
page-undo-withdrawn = { $who } hat die Bitte zurückgezogen.
page-undo-moved = Der Tisch ist weiter. Nichts wird zurückgenommen.
page-undo-lapsed = Nicht alle haben rechtzeitig geantwortet. Nichts wird zurückgenommen.
page-waive = Um eine Ausnahme bitten
page-waive-how = Diese Züge lehnen die Regeln ab. Wer das Spiel leitet, kann einen davon erlauben, nur dieses eine Mal. Alle erfahren es.
page-waive-yours = Du möchtest eine Ausnahme: { $what }.
page-waive-theirs = { $who } möchte eine Ausnahme: { $what }. Die Regeln sagen: „{ $why }“
page-waive-allow = Dieses eine Mal erlauben
page-waive-moved = Der Tisch ist weiter. Es gab keine Ausnahme.
page-waive-lapsed = Niemand hat rechtzeitig entschieden. Es gab keine Ausnahme.
page-waive-allowed = Du darfst, dieses eine Mal.
page-waive-refused = Du darfst nicht: Es gab keine Ausnahme.
page-powers = Berichtigen
page-powers-how = Wer das Spiel leitet, kann zwischen zwei Zügen eine Zahl berichtigen. Alle erfahren es.
page-powers-back = Bis zu einem Punkt zurücknehmen
page-powers-back-how = Würfel, Karten und was andere taten, gehen mit. Was gesehen wurde, bleibt gesehen, und alle erfahren es.
page-powers-back-from = Ab hier
page-powers-back-after = Nach: { $what }
page-powers-back-do = Ab { $n } zurücknehmen
page-powers-none = Im Augenblick gibt es nichts zu berichtigen.
page-people = Leute
# $name text
page-person-away = { $name } (gerade weg)
# $name text
page-person-open = { $name } (noch nicht da)
page-person-left = { $name } (gegangen)
# $name text
page-person-bot = { $name } (ein Bot spielt)
page-how = So geht es
page-menu = Menü
page-title-turn = Du bist dran: { $name }
page-care = Karten ohne Namen
page-care-stop = Halt
page-care-slow-down = Langsamer
page-care-go-on = Weiter so
page-care-more = Mehr
page-care-how = Niemand erfährt, wer eine Karte zeigt. Nach „Halt“ zieht niemand, bis es aufgehoben ist.
page-care-lift = Das „Halt“ aufheben
page-card-stop = Jemand zeigt die Karte „Halt“. Niemand zieht, bis { $who } es aufhebt.
page-card-stop-you = Jemand zeigt die Karte „Halt“. Niemand zieht, bis du es aufhebst.
page-card-slow-down = Jemand zeigt die Karte „Langsamer“.
page-card-go-on = Jemand zeigt die Karte „Weiter so“.
page-lines-and-veils = Grenzen und Schleier
page-lines-how = Eine Grenze ist, was nicht vorkommen soll. Was verschleiert ist, darf geschehen, aber nur im Off.
page-lines-hidden = Ihr alle lest, was hier steht. Niemand erfährt, von wem es ist, es sei denn, man sieht es daran, wer da ist.
page-lines-two = Ihr seid nur zu zweit, also weiß jeder, was vom anderen ist.
page-lines-what = Was soll es sein?
page-lines-line = Grenze: gar nicht
page-lines-veil = Schleier: nur im Off
page-lines = Grenzen
page-veils = Schleier
page-lines-none = Noch keine Grenzen.
page-veils-none = Noch keine Schleier.
page-lines-back = Zurücknehmen
page-lines-back-of = „{ $what }“ zurücknehmen
page-notes = Notizen
page-note-mine = Deine, die sonst niemand liest
page-note-table = Die für alle, die ihr alle lest und ändert
page-note-save = Sichern
page-note-drop = Verwerfen
page-note-others = Jemand anders hat die Notiz geändert, während du geschrieben hast. Wenn du sicherst, ersetzt deine diese:
page-handouts = Handzettel
page-handouts-none = Noch keine Handzettel.
# $who text
page-handout-from = Von { $who }
page-handout-new = Ein neuer Handzettel
page-handout-title = Titel
page-handout-text = Was darauf steht
page-handout-who = Wer ihn hat
# $who list
page-handout-to = für { LIST($who) }
page-handout-to-none = noch hat ihn niemand
page-handout-remove = Entfernen
page-phone = Mein Blatt auf meinem Telefon
page-phone-how = Lies den Code mit dem Telefon. Dort öffnet sich eine Seite dieses Platzes mit dem, was deins ist und was du entscheidest, ohne den Tisch. Du kannst auch hier weiterspielen.
page-phone-code = Den Code zeigen
page-phone-code-warns = Wer ihn liest, hat deinen Platz und sieht, was du siehst. Zeig ihn sonst niemandem.
page-phone-copy = Den Link kopieren
page-phone-copied = Kopiert. Wer diesen Link hat, hat deinen Platz.
page-phone-here = In diesem Fenster öffnen
page-phone-whole = Den ganzen Tisch zeigen
page-phone-table = Der Tisch
page-screen = Dieser Bildschirm für alle
page-screen-how = Wenn dein Blatt auf dem Telefon ist, kann dieser Bildschirm nur zeigen, was alle sehen dürfen, damit alle im Raum hinsehen können.
page-screen-show = Hier nur den Tisch zeigen
page-screen-is = Dieser Bildschirm zeigt nur, was alle sehen dürfen. Von einem Platz wird ihm nichts gesendet.
page-screen-back = Meinen Platz wieder hier zeigen
page-signs = Zeichen
page-signs-shown = Die Zeichen der anderen zeigen
page-sign-nod = Nicken
page-sign-laugh = Lachen
page-sign-wince = Das Gesicht verziehen
page-sign-applause = Klatschen
page-sign-glass = Das Glas heben
page-sign-your-move = Du bist am Zug
# $who text
page-sign-is-nod = { $who } nickt.
# $who text
page-sign-is-laugh = { $who } lacht.
# $who text
page-sign-is-wince = { $who } verzieht das Gesicht.
# $who text
page-sign-is-applause = { $who } klatscht.
# $who text
page-sign-is-glass = { $who } hebt das Glas.
# $who text
page-sign-is-your-move = { $who } sagt: Du bist am Zug.
page-whispers = Flüstern
page-whisper-how = Nur ihr beide lest das, und sonst erfährt niemand davon. Die letzten 30 bleiben erhalten.
page-whisper-to = Zu
page-whisper-what = Was du flüsterst
page-whisper = Flüstern
# $who text, $words text
page-whisper-yours = Zu { $who }: { $words }
# $who text, $words text
page-whisper-theirs = { $who } flüstert dir zu: { $words }
# $who text
page-mute = Nicht zeigen, was { $who } sagt
# $who text
page-unmute = Zeigen, was { $who } sagt
page-break-is = { $minutes ->
    [one] Pause: Noch eine Minute zieht niemand.
   *[other] Pause: Noch { $minutes } Minuten zieht niemand.
}
page-break-make = { $minutes } Minuten Pause
page-break-end = Die Pause beenden
page-clock-all = Uhren
page-clock-you = Du
page-clock-soon = gleich um
page-clock-last = Deine Zeit ist fast um: noch 10 Sekunden.
page-clock-paused = { $who } hat die Uhren angehalten.
page-clock-stop = Die Uhren anhalten
page-clock-go = Die Uhren weiterlaufen lassen
page-clock-hours = { $count } Stunden
page-clock-days = { $count } Tage
page-clock-is-match = { $add ->
    [0] Alle haben { $time } für die ganze Partie.
   *[other] Alle haben { $time } für die ganze Partie und nach jedem Zug { $add } Sekunden mehr.
}
page-clock-is-move = Jeder Zug darf { $time } dauern.
page-clock-is-slow = Jeder Zug darf { $time } dauern, und die Zeit läuft auch, während niemand da ist.
page-clock-is-both = Die ersten { $time } jedes Zuges sind frei.
page-clock-then-least = Ist die Zeit um, macht das Spiel den Zug, der am wenigsten festlegt; gibt es keinen, macht ein Bot diesen einen Zug.
page-clock-then-bot = Ist die Zeit um, übernimmt ein Bot den Platz. Man kann ihn zurücknehmen.
page-away = Der Tisch antwortet nicht. Was du getan hast, ist aufgehoben. Neuer Versuch läuft.
page-cannot-check = Warum sich das nicht prüfen lässt
page-check = Prüfen, ob es fair war
page-passed-change = Du wurdest nicht gefragt „{ $asked }“ Nichts hätte hier geholfen.
page-passed-never = Du wurdest nicht gefragt „{ $asked }“, wie du es eingestellt hast.

## ---- Was geschieht, eins nach dem anderen ----

page-beats = Was geschieht
page-beats-left = noch { $left }
page-beats-next = Weiter
page-beats-skip = Ans Ende springen
page-beats-open = Alles zeigen
page-beats-fold = { $count ->
    [one] { $last }
   *[other] { $count } kleine Dinge geschehen. Das letzte: { $last }
}
page-beats-more = { $more ->
    [one] { $text } Noch 1 Ereignis unter „Was geschah“.
   *[other] { $text } Noch { $more } Ereignisse unter „Was geschah“.
}
page-beats-away = { $count ->
    [one] Während du weg warst, ist etwas geschehen.
   *[other] Während du weg warst, sind { $count } Dinge geschehen.
}
page-beats-see = Zeigen
page-beats-leave = Lassen

## ---- Menü ----

page-speed = Wie schnell etwas geschieht
page-speed-slow = Langsam
page-speed-normal = Normal
page-speed-fast = Schnell
page-speed-none = Sofort
page-sound = Ton
page-remarks = Bots sagen etwas
page-push = Sag mir, wenn ich am Zug bin
page-push-what = Dein Browser meldet sich dann, auch wenn diese Seite geschlossen ist.
page-push-off = Sag es mir nicht mehr
page-push-on = Bist du am Zug und diese Seite ist geschlossen, meldet sich dein Browser.
page-push-turn = Du bist an einem croupier-Tisch am Zug
page-push-denied = Dein Browser erlaubt dieser Seite keine Meldungen. Erlaube sie in seinen Einstellungen und versuch es dann noch einmal.
page-push-fails = Dein Browser hat seinen Push-Dienst nicht erreicht. Versuch es später noch einmal.
page-language = Sprache
page-look = Aussehen
page-look-system = Wie das System
page-look-dark = Nacht
page-look-light = Tag
page-look-contrast = Hoher Kontrast
page-asking = Fragen, ob ich eingreife
page-asking-always = Immer
page-asking-change = Wenn es helfen kann
page-asking-never = Nie
page-asking-discard = Fragen, was ich abwerfe
page-asking-how = Wo du nicht gefragt wirst, sagt es die Geschichte. Eine Änderung gilt ab der nächsten Frage, in diesem Browser.
page-plain = Schlichter Bildschirm: alle Möglichkeiten und der Tisch in Worten
page-log = Das Protokoll
page-log-save-all = Speichern, was geschah
page-log-save-own = Dein Protokoll speichern
page-made-save = Gemachtes als Pack speichern
page-made-what = Räume und Gegner, die hier gemacht wurden, für einen anderen Tisch.
page-made-none = Hier wurde kein Raum mit Gegnern gemacht.
page-log-save-whole = Speichern, um woanders weiterzuspielen
page-log-whole-here = Bring diese Datei zu einem Server oder in einen anderen Browser, und die Partie geht dort weiter. Sie zeigt alles, auch die Karten, die noch kommen.
page-log-whole-house = Bring diese Datei zu croupier ohne Server oder zu einem anderen Server, und die Partie geht dort weiter. Sie zeigt alles, auch die Karten, die noch kommen.
page-log-lost = Das Protokoll kam nicht an.
page-keys = Tastatur
page-key-numbers = 1 bis 9
page-key-arrows = Pfeile
page-key-arrows-does = innerhalb einer Gruppe weiter; eine Zahl ändern
page-key-arrows-plain = ändern, was eine Liste oder Zahl sagt
page-key-enter = Eingabe
page-key-enter-does = der Hauptknopf unter Jetzt
page-key-enter-plain = macht den Zug, dessen Knopf oder Zahl gewählt ist
page-key-enter-next = Eingabe, Leertaste
page-key-enter-next-does = das Nächste, solange etwas geschieht
page-key-escape-skip-does = ans Ende dessen, was geschieht; einen Schritt zurück, Blatt schließen
page-key-repeat-does = sagt noch einmal, was zuletzt gesagt wurde
page-key-zero-does = der letzte Knopf dort: halten, passen, Zug beenden
page-key-escape = Escape
page-key-escape-plain = Blatt schließen
page-key-tab-does = zu allem anderen
page-key-tab-plain = zu jedem Zug, zu dem, was er braucht, und zu seinem Knopf
page-key-help-does = diese Liste
page-how-rules = Das § unter Jetzt öffnet die Regeln hinter einer Entscheidung.
page-rules = Die Regeln dahinter

## ---- Einladungen ----

page-is-here = da
page-is-away = gerade weg
page-is-open = noch nicht da
page-is-left = verlassen
page-is-left-by = { $name } ist gegangen
page-is-you = du
# $name text
page-is-bot = es spielt: { $name }
page-person-name = Dein Name am Tisch
page-person-colour = Deine Farbe
page-person-keep = Name und Farbe nehmen
page-colour-1 = Rot
page-colour-2 = Orange
page-colour-3 = Gelb
page-colour-4 = Grün
page-colour-5 = Türkis
page-colour-6 = Blau
page-colour-7 = Violett
page-colour-8 = Rosa
# $at text
page-invite-only-here = Links auf { $at } öffnen sich nur auf diesem Rechner. Starte den Server mit --bind, damit andere hineinkommen.
page-invite-at = Links führen zu
# $at text
page-invite-to = Links führen zu { $at }: Dort erreichen andere in deinem Netz diesen Rechner.
page-invite-how = Wer einen Link zuerst öffnet, hat den Platz, und niemand sonst kann ihn dann einnehmen. Schick jeden Link nur einer Person.
page-invite-copied = Kopiert. Schick den Link weiter: { $who }.
page-invite-copy = Link kopieren: { $who }

page-invite-code = Als QR-Code zeigen
# $who text
page-invite-code-of = QR-Code des Links: { $who }
page-chair-invite = Jemanden auf diesen Platz einladen
page-chair-new = Neuen Link machen
# $who text
page-chair-change = Ändern, wer hier spielt: { $who }
page-chair-mine = Ändern, wer auf deinem Platz spielt
# $name text
page-chair-bot = Spielen lassen: { $name }
# $name text
page-chair-bot-mine = Für mich spielen lassen: { $name }
page-chair-which = Bot
page-chair-back = Ohne Bot
page-chair-back-mine = Wieder selbst spielen
# $name text
page-chair-for-you = Für dich spielt: { $name }.
page-chair-free = Den Platz jemand anderem geben
# $who text
page-chair-free-sure = { $who } verliert den Platz. Noch einmal drücken
page-chair-hand = Meinen Platz weitergeben
page-chair-hand-how = Wer diesen Link öffnet, übernimmt deinen Platz. Bis dahin gehört er dir.
page-chair-leave = Den Tisch verlassen
page-chair-leave-sure = Zurück kommst du nur mit einem neuen Link. Noch einmal drücken
page-phrase = Von einem anderen Gerät zurückkommen
page-phrase-what = Sechs Wörter öffnen deinen Platz auf jedem anderen Gerät, unter der Adresse dieses Tischs. Dieses hier verliert ihn dann, bis du die Wörter hier eingibst.
page-phrase-several = Jeder Platz an diesem Bildschirm hat eigene Wörter.
page-phrase-make = Sechs Wörter zeigen
page-phrase-again = Andere Wörter machen
page-phrase-write = Schreib sie jetzt auf, sie werden nicht noch einmal gezeigt. Wer sie liest, kann deinen Platz nehmen.
page-phrase-at = Die Adresse, unter der du sie eingibst:
page-phrase-new = Neue Wörter ersetzen die alten.
page-phrase-have = Ich habe Wörter für meinen Platz
page-phrase-words = Die sechs Wörter deines Platzes
page-phrase-sit = Hinsetzen
page-data = Was der Server über dich hat
page-data-what = An diesem Tisch sind das dein Name und deine Farbe, alles, was du gesagt hast, deine eigene Notiz, deine Grenzen und Schleier, Geflüstertes und Handzettel, und wo er deinen Browser erreicht. Auf diesem Weg bekommt es sonst niemand.
page-data-save = Als Datei sichern
page-data-remove-title = Entfernen
page-data-goes = Name und Farbe verschwinden, auch deine Worte, Notizen, Geflüstertes und Handzettel, deine sechs Wörter und der Schlüssel zu diesem Platz in jedem Browser.
page-data-stays = Deine Züge und was du in der Geschichte benannt hast, bleiben: Es ist auch die Partie der anderen. Auch Grenzen und Schleier bleiben, ohne Namen. Hat sonst niemand einen Platz an diesem Tisch, verschwindet alles.
page-data-leaves = Diese Partie ist nicht vorbei. Du verlässt sie damit, und ein Tisch von dir, der noch auf Leute wartet, wird geschlossen.
page-data-remove = Alles entfernen
page-data-sure = Wirklich entfernen? Es lässt sich nicht zurückholen.
page-data-yes = Ja, entfernen
page-data-no = Nein, behalten
page-data-gone-now = Es ist entfernt. Dein Platz gehört niemandem mehr.
page-data-all-gone = Es ist entfernt, mit dem ganzen Tisch.
page-gather = Es fehlen noch welche
page-watch-break = Die Spieler machen gerade Pause.
page-watch-stop = Die Spieler haben kurz angehalten.
page-watching = Du schaust zu.
page-late-no = Zuschauer sehen die Partie, während sie läuft.
page-watch-link = Zuschauen
page-watch-copy-link = Den Link für Zuschauer kopieren
page-watch-copied-link = Kopiert: Wer diesen Link hat, kann zuschauen.
page-watch-code = Den Link für Zuschauer als QR-Code zeigen
page-watch-code-of = QR-Code des Links für Zuschauer
page-watch-all = Alles noch einmal ansehen
page-watchers = { $count ->
    [one] ein Zuschauer
   *[other] { $count } Zuschauer
}
page-late-moves = { $moves ->
    [one] Zuschauer sehen die Partie einen Zug später.
   *[other] Zuschauer sehen die Partie { $moves } Züge später.
}
page-late-seconds = { $seconds ->
    [one] Zuschauer sehen die Partie eine Sekunde später.
   *[other] Zuschauer sehen die Partie { $seconds } Sekunden später.
}
page-gather-how = Die Partie beginnt, wenn alle da sind.
page-gather-links = Schick jedem seinen Link.
page-gather-begin = Jetzt anfangen
# $name text
page-gather-bots = Jetzt anfangen; auf die leeren Plätze kommt { $name }
# $who text
page-gather-host = { $who } kann früher anfangen.
page-gather-shuffle = Eure Geräte mischen zusammen mit dem Server. So kann niemand allein Karten oder Würfel bestimmen.
# $who text
page-gather-again = { $who } war weg, bevor fertig gemischt war. Alle mischen noch einmal.
page-listed-long = Diese Zeile hat höchstens { $most } Byte.
page-listed = Dieser Tisch steht auf der Liste offener Tische. Fremde können sich dazusetzen.
page-listed-off = Von der Liste nehmen
page-listed-text = Was Fremde über diesen Tisch wissen sollen
page-listed-on = Auf die Liste offener Tische setzen
page-listed-how = Alle, die die Seite dieses Servers öffnen, sehen dann den Tisch und können sich dazusetzen, bis die Partie beginnt oder du ihn herunternimmst.

## ---- Faires Geben ----

page-fair = Faires Geben
page-fair-seeded = Dieser Tisch wurde aus dem Startwert { $seed } gegeben. Er lässt sich noch einmal geben und beweist nichts über Fairness.
page-fair-commit = Vor der ersten Karte hat der Croupier alles, was der Zufall bringt, mit einem geheimen Startwert festgelegt und dessen Hash veröffentlicht:
page-fair-later = Ist das Spiel vorbei, wird der Startwert gezeigt. Hat er diesen Hash, so wurde unterwegs keine Karte und kein Würfel geändert.
# $count number
page-fair-shares = { $count ->
    [one] Das Gerät einer Person hat eine geheime Zahl beigetragen. So konnte der Server die Ziehungen nicht allein bestimmen.
   *[other] Die Geräte von { $count } Personen haben geheime Zahlen beigetragen. So konnte niemand die Ziehungen allein bestimmen.
}
page-fair-none = Der Croupier dieses Tisches hat sich auf keinen Startwert festgelegt.
page-fair-sealed = Dieser Tisch hat beschlossen, seine Geheimnisse zu behalten: Niemand bekommt den Startwert oder das ganze Protokoll. So lässt sich keine Ziehung wiederholen. Das Protokoll deines Platzes hat alles, was dir gezeigt wurde.
page-fair-check = Jetzt prüfen
page-fair-checking = Alles wird noch einmal gegeben
page-fair-holds = Stimmt.
page-fair-fails = Stimmt nicht.
page-fair-by = Das hat diese Seite gerade selbst geprüft. Um es anderswo zu prüfen, speichere das Protokoll und prüfe es mit „croupier verify“.
page-fair-save = Protokoll speichern
page-fair-save-own = Das Protokoll deines Platzes speichern
page-found-none = Es wurde kein Startwert festgelegt, also gibt es nichts zu prüfen.
page-found-seeded = Gegeben aus dem Startwert { $seed }: Alle können es noch einmal geben, aber über Fairness sagt es nichts.
page-found-no-hash = Die Festlegung ist kein Hash.
page-found-unshown = Der Croupier hat den Startwert nicht gezeigt.
page-found-no-seed = Was gezeigt wurde, ist kein Startwert.
page-found-seed = Der gezeigte Startwert ist der, auf den sich der Croupier vor der ersten Karte festgelegt hat.
page-found-other-seed = Der gezeigte Startwert ist nicht der, auf den sich der Croupier festgelegt hat.
page-found-share = Die Bytes von Platz { $seat } entsprechen ihrem Versprechen.
page-found-other-share = Die Bytes von Platz { $seat } entsprechen ihrem Versprechen nicht.
page-found-own = Die Zahl, die dieser Browser beigetragen hat, wurde verwendet.
page-found-other-own = Die Zahl, die dieser Browser beigetragen hat, wurde nicht verwendet.
page-found-late-own = Dieser Browser hatte eine Zahl bereit, aber es wurde ohne sie gemischt.
page-found-unlinked = Zeile { $line } des Protokolls schließt nicht an die vorige an.
page-found-changed = Zeile { $line } des Protokolls wurde geändert, nachdem sie geschrieben war.
page-found-chain = Die { $lines } Zeilen des Protokolls bilden eine lückenlose Kette.
page-found-unreadable = Die erste Zeile des Protokolls ist nicht zu lesen.
page-found-other-dealer = Das Protokoll nennt einen anderen Croupier als den, der zu Beginn der Partie angekündigt wurde.
page-found-draws = { $draws ->
    [one] Das Protokoll wurde nach den Regeln nachgespielt und die eine Ziehung aus dem Startwert wiederholt. Sie ist gleich.
   *[other] Das Protokoll wurde nach den Regeln nachgespielt und alle { $draws } Ziehungen aus dem Startwert wiederholt. Sie sind gleich.
}
page-found-beyond = Speichere das Protokoll und prüfe es mit croupier verify.
page-found-not-here = Diese Seite hat kein Programm, um die Ziehungen zu wiederholen. Speichere das Protokoll und prüfe es mit croupier verify.
page-found-stopped = Das Protokoll ließ sich hier nicht nachspielen: { $why }.
page-found-not-sent = Das Protokoll ließ sich hier nicht nachspielen. Das Programm dafür kam nicht vollständig an.
page-rules-missing = Die Regeln kamen nicht an. Lade die Seite neu; kommen sie auch dann nicht, wurde dieser Server ohne sie gebaut.

## ---- Eine Partie, die man lesen, aber nicht fortsetzen kann ----

page-told = Diese Partie lässt sich lesen, aber nicht fortsetzen
page-told-reading = Die Datei wird gelesen.
page-told-over = Die Partie war zu Ende.
page-told-left = Die Partie wurde nicht zu Ende gespielt.
page-told-seat = Platz { $seat }
page-words-removed = [Diese Worte wurden entfernt.]
page-own = { $game }, wie Platz { $seat } von { $seats } es gesehen hat. Was diesem Platz verborgen war, steht nicht in der Datei. Du kannst die Partie hier lesen, aber nicht weiterspielen.

## ---- Lobby ----

page-hall = Ein Tisch für Glücksspieler: allein, mit Bots oder mit anderen.
page-hall-here = Ein Tisch für Glücksspieler, in diesem Browser: allein, mit Bots oder mit anderen an diesem Bildschirm.
page-here-play = Ohne den Server spielen
page-here-back = Zurück zum Server
page-hall-opening = Der Saal wird geöffnet.
page-list = Offene Tische
page-list-waiting = Tische, die auf Leute warten
page-list-none = Gerade wartet kein Tisch auf Leute.
page-list-free = { $free ->
    [one] Einer von { $of } Plätzen ist frei.
   *[other] { $free } von { $of } Plätzen sind frei.
}
page-list-since = { $language }, offen seit { $time }.
page-list-watched = Alle dürfen zuschauen.
page-list-sit = Hinsetzen
page-list-sit-as = Hinsetzen als { $who }
page-mine = Deine Tische
page-mine-older = { $count ->
    [one] Ein weiterer Tisch
   *[other] { $count } weitere Tische
}
page-mine-gone = Diesen Tisch gibt es hier nicht mehr.
page-mine-alone = allein
page-mine-against = gegen eine andere Person
page-mine-against-bot = gegen Bot { $name }
page-mine-as = als { $who }
page-mine-with = als { $who }, mit dabei: { LIST($others) }
page-mine-yours = Du bist dran: { $game }
page-mine-over = Vorbei.
page-mine-move = { $phase }: Du bist dran.
page-mine-won = Vorbei: du hast gewonnen.
page-mine-lost = Vorbei: du hast verloren.
page-mine-key-of = Schlüssel von { $name }
page-mine-key-what = Deine Tische auf jedem Gerät, ohne Konto:
page-mine-key = Schlüssel machen oder mitbringen
page-mine-look = Ansehen
page-mine-go-on = Weiterspielen
page-mine-forget = Vergessen
page-game-after = nach { $author }
page-game-by = nach dem Spiel von { $author }
page-game-play = Jetzt spielen
page-game-learn = In fünf Minuten lernen
page-game-ways = Anders spielen
page-game-bot = Gegen einen Bot spielen
page-game-which = Welcher Bot
page-game-invite = Eine zweite Person einladen
page-game-two = Zu zweit an diesem Bildschirm
page-company = { $count ->
    [one] Ein Bot spielt: { LIST($seats) }.
   *[other] Bots spielen: { LIST($seats) }.
}
page-options = Optionen des Tisches
page-option-no = Nein
page-option-yes = Ja
page-hints = Hinweise
page-hints-none = Keine Hinweise
page-hints-chances = Meine Aussichten
page-hints-advice = Aussichten und Rat
page-clock = Bedenkzeit
page-clock-none = Keine Uhr
page-clock-quick = 45 Sekunden je Zug
page-clock-calm = 3 Minuten je Zug
page-clock-match = 20 Sekunden je Zug und 20 Minuten dazu für die ganze Partie
page-clock-slow = Ein Tag je Zug
page-clock-how = Nur für Menschen. Wer den Tisch aufgemacht hat, kann die Uhren anhalten. Sie stehen, wenn alle gegangen sind, außer bei einem Tag je Zug.
page-clock-late = Wenn die Zeit um ist
page-clock-late-least = Das Spiel macht den Zug, der am wenigsten festlegt
page-clock-late-bot = Ein Bot übernimmt den Platz
page-hints-how = Für alle am Tisch: gar keine Aussichten, die eigenen, soweit du sie kennst, oder auch, was ein vorsichtiger Spieler täte.
page-level = Ausnahmen
page-level-enforce = Die Regeln entscheiden
page-level-warn = Wer das Spiel leitet, kann sie erlauben
page-level-how = Mit dem zweiten kann man um einen Zug bitten, den die Regeln ablehnen. Dafür muss ein Mensch das Spiel leiten, kein Bot.
page-think = Bots
page-think-quick = Entscheiden sofort
page-think-normal = Probieren ein paar Züge (0,4 s je Entscheidung)
page-think-long = Probieren viele Züge (1,5 s je Entscheidung)
page-think-how = Je länger sie Züge ausprobieren, desto besser spielen manche. Ein Bot als GM entscheidet immer sofort.
page-looks = Zuschauer
page-looks-nobody = Niemand
page-looks-now = Alle mit dem Link
page-looks-moves = Alle mit dem Link, drei Züge später
page-looks-minute = Alle mit dem Link, eine Minute später
page-looks-how = Zuschauer sehen, was alle am Tisch sehen, und nie eine Hand. Ist die Partie vorbei, können sie sie ganz noch einmal ansehen.
page-advice = Ein vorsichtiger Spieler: { $label }
page-advice-take = So machen
page-option-bound = ({ $min } bis { $max })
page-bring = Eine Partie mitbringen
page-bring-how = Ein Protokoll, das croupier geschrieben hat (JSON Lines): Lies es, oder spiel die Partie weiter.
page-seats = Plätze
page-seats-choose = Wer sitzt wo?
page-seats-me = Du, an diesem Bildschirm
page-seats-open = Jemand, den du einlädst
page-seats-person = Mindestens ein Platz ist für einen Menschen.
page-seats-begin = Beginnen
page-bots = Die Bots

## ---- Türen: die Minuten sind gemessen ----

page-door-short = 20 Minuten
page-door-seats = { $low } bis { $high } Personen
page-door-easy = Leicht
page-door-medium = Mittel
page-door-hard = Schwer
page-door-pits = Wette auf Grubenkämpfe, schummle ein wenig und zahl deine Schulden, bevor dich das Glück verlässt.
page-door-pits-who = 1 oder 2 Personen
page-door-pits-more = Etwa 20 Minuten allein, 25 zu zweit. Leicht: hinsehen, wetten, zuschauen, zahlen.
page-door-heart = Zaubere, was immer du sagen kannst, wette darauf, und lüg darüber, woher deine Magie kommt.
page-door-heart-who = 1 bis 8 und eine Spielleitung
page-door-heart-long = 15 Minuten je Quest
page-door-heart-more = Wenige Regeln, schwere Entscheidungen. Das Spiel spricht Englisch.
page-door-border = Ein unheimlicher Western in Karten: Spiel eine aus, fordere dein Glück heraus und hüte dich vor den Schädeln.
page-door-border-who = 1 bis 6 und ein Dealer
page-door-border-long = 15 Minuten je Geschichte
page-door-border-more = Eine Probe lernst du, dann führt die Geschichte. Das Spiel spricht Englisch.
page-door-keep = Zieh durch eine verfallene Burg, in der jeder Hieb ein Blatt Blackjack ist und jede Wunde eine verlorene Karte.
page-door-keep-who = 1 bis 4 und eine Spielleitung
page-door-keep-more = A Short Errand dauert allein etwa 20 Minuten, The Evening Bell 100. „Jetzt spielen“ beginnt A Short Errand. Schwer: ein Plan, Fertigkeiten und Zauber, eins nach dem anderen. Das Spiel spricht Englisch.

## ---- Der Schlüssel einer Person ----

page-key = Dein Schlüssel
page-key-of = Schlüssel von { $name }
page-key-make = Einen Schlüssel machen
page-key-what = Ein Schlüssel bringt dir deine Tische und Figuren auf jedes Gerät. Es gibt kein Konto: Ein Schlüssel ist ein Name und ein langes Geheimnis, das in diesem Browser entsteht. Speichere ihn und nimm ihn mit auf deine anderen Geräte.
page-key-name = Ein Name für ihn
page-key-name-why = Nur ein Etikett, damit du ihn erkennst: Andere können dasselbe haben, und der Server erfährt es nie.
page-key-mine = meine Tische
page-key-along = { $count ->
    [one] Den Tisch in diesem Browser dazulegen
   *[other] Die { $count } Plätze in diesem Browser dazulegen
}
page-key-bring = Ich habe einen Schlüssel
page-key-file = Die Datei deines Schlüssels
page-key-paste = Oder füge ihn ein
page-key-use = Diesen Schlüssel benutzen
page-key-keep = Bewahr deinen Schlüssel auf
page-key-keep-now = Speichere deinen Schlüssel jetzt
page-key-warns = Wer ihn hat, hat deine Tische, zeig ihn also niemandem. Wenn du ihn verlierst, kann niemand ihn noch einmal machen.
page-key-save = Als Datei speichern
page-key-copy = Kopieren
page-key-saved = Gespeichert als { $file }.
page-key-copied = Kopiert. Füge ihn ein, wo nur du ihn lesen kannst.
page-key-copy-by-hand = Dieser Browser lässt die Seite nicht kopieren. Markiere den Schlüssel oben und kopiere ihn von Hand.
page-key-here = Der Schlüssel von { $name } ist jetzt in diesem Browser.
page-key-has = Was er hat
page-key-counts = Tische: { $tables }. Figuren: { $characters }.
page-key-results = { $game }: { $won } gewonnen, { $lost } verloren, { $ended } ohne Punkte beendet.
page-key-tables = Deine Tische
page-key-asking = Der Server wird gefragt.
page-key-leave = Gehen
page-key-out = Aus diesem Browser nehmen
page-key-out-what = Aus diesem Browser genommen, bleibt der Schlüssel mit seinen Tischen auf deinen anderen Geräten und in seiner Datei.
page-key-out-sure = Du hast diesen Schlüssel nicht gespeichert. Ohne ihn sind seine Tische für dich verloren.
page-key-out-yes = Trotzdem herausnehmen
page-key-is-out = Der Schlüssel und seine Tische sind nicht mehr in diesem Browser.
page-key-up-what = Du kannst alles, was der Server über dich hat, als Datei haben, und du kannst den Schlüssel für immer aufgeben: Jeder Platz wird frei, alles von dir an jedem Tisch wird entfernt, und deine Figuren gehen.
page-key-give = Alles als Datei speichern
page-key-given = Gespeichert.
page-key-up = Den Schlüssel aufgeben
page-key-up-sure = Für immer aufgeben? Nichts davon lässt sich zurückholen, auf keinem Gerät.
page-key-up-yes = Ja, aufgeben
page-key-erasing = Tisch { $done } von { $of } wird verlassen.
page-key-is-up = Der Schlüssel ist aufgegeben, und alles ist entfernt.
page-key-file-of = Schlüssel für croupier: { $name }
page-key-file-warns = Wer diese Datei hat, hat deine Tische. Behalt sie für dich.
page-key-none = Darin ist kein Schlüssel. Ein Schlüssel beginnt mit „croupier-key-1-“.
page-key-newer = Ein neueres croupier hat diesen Schlüssel gemacht. Lade diese Seite neu, oder bitte die Leute, die den Server betreiben, ihn zu erneuern.
page-key-cut = Dieser Schlüssel ist nicht ganz, oder eine Ziffer stimmt nicht. Kopiere ihn noch einmal, vom ersten Buchstaben bis zum letzten.
page-key-other = Dieser Schlüssel gehört zu einem anderen Server. Benutze ihn dort.
page-key-other-at = Dieser Schlüssel gehört zu einem anderen Server. Benutze ihn auf { $at }.

## ---- Figuren, die vor der Partie entstehen und bleiben ----

page-make = Figur erschaffen
page-make-title = Figuren für { $game }
page-make-kept = In diesem Browser aufgehoben
page-make-kept-key = Mit deinem Schlüssel aufgehoben
page-make-none = Noch keine Figur ist aufgehoben. Was hier bleibt, bietet jeder Tisch in diesem Browser an.
page-make-forget = { $name } vergessen
page-make-file = Aus einer Datei
page-make-not-json = Diese Datei ist kein JSON.
page-make-file-name = Ein Name für deine Dateien
page-make-about = Eine Zeile dazu
page-make-optional = Freiwillig. Sie bleibt in der Datei.
page-make-wanting = Sobald alles gewählt ist, kannst du damit spielen, es aufheben oder speichern.
page-make-play = Damit spielen
page-make-keep = In diesem Browser behalten
page-make-keep-key = Mit deinem Schlüssel aufheben
page-make-save = Als Datei speichern
page-make-shelved = { $name } bleibt in diesem Browser. „Figur mitbringen“ bringt sie an jeden Tisch.
page-make-keyed = { $name } ist mit deinem Schlüssel aufgehoben. „Figur mitbringen“ bringt sie an jeden Tisch, auf jedem Gerät mit dem Schlüssel.
page-make-not-kept = Sie ließ sich nicht behalten: Der Browser hat keinen Platz dafür oder behält nichts.
page-make-saved = Gespeichert als { $file }. Im Terminal: croupier play { $game } --character { $file }
page-make-bring = Figur mitbringen

## ---- Das Labor ----

page-lab = Das Labor
page-lab-how = Genaue Chancen: von Würfeln und von einer Lage in einem Spiel. Hier wird nichts gewürfelt oder geschätzt, außer es steht dabei.
page-lab-of = Wovon die Chancen sind
page-lab-reports = Berichte
page-lab-reports-how = Wie unsere Spiele sind, gemessen und ausgerechnet, auf Englisch. „croupier playtest“ macht solche Berichte.
page-lab-report-open = Einen eigenen Bericht öffnen
page-lab-report-lost = Der Bericht ist nicht angekommen. Prüfe die Verbindung und versuche es noch einmal.
page-lab-report-wrong = Diese Datei ist kein Bericht. Wähle eine Seite, die „croupier playtest“ oder „croupier sweep“ geschrieben hat.
page-lab-dice = Würfel
page-lab-question = Wie stehen die Chancen?
page-lab-expression = Würfel, etwa 4d6kh3
page-lab-examples = Die höchsten behalten, etwas dazuzählen, Erfolge zählen, explodieren, vergleichen:
page-lab-work = Ausrechnen
page-lab-busy = Das dauert einen Moment.
page-lab-cancel = Abbrechen
page-lab-given-up = Abgebrochen. Weniger Würfel oder weniger Seiten gehen schneller.
page-lab-lost = Das Labor ist nicht angekommen. Prüfe die Verbindung und versuche es noch einmal.
page-lab-missing = Diese Seite kam ohne diesen Teil des Labors. Im Terminal rechnet ihn „croupier odds“.
page-lab-answer = Die Chancen
page-lab-nothing = Wähle, was du weißt, und lass es ausrechnen.
page-lab-compare = Mit einer anderen vergleichen
page-lab-compare-how = Ändere das Formular und lass es ausrechnen. Dann steht beides nebeneinander.
page-lab-compare-end = Nicht mehr vergleichen
page-lab-compared = Beide Chancen und der Unterschied
page-lab-first = Erste
page-lab-second = Zweite
# eine Spalte: um wie viel wahrscheinlicher die zweite ist, in Prozentpunkten
page-lab-points = Unterschied, Punkte
page-lab-command = Dasselbe im Terminal:
page-lab-copy = Befehl kopieren
page-lab-link = Link kopieren
page-lab-copied = Kopiert
page-lab-not-copied = Der Browser ließ die Seite das nicht kopieren. Markiere und kopiere es selbst.
page-lab-range = { $lo } bis { $hi }
page-lab-unknown = Nicht bekannt
page-lab-add = Hinzufügen...
page-lab-drop = { $name } entfernen
page-lab-what = Was
page-lab-chance = Chance
page-lab-decimal = Dezimal
page-lab-fraction = Bruch
page-lab-result = Ergebnis
page-lab-results = Alle Ergebnisse
page-lab-least = Mindestens
page-lab-most = Höchstens
page-lab-spread = Von { $min } bis { $max }, Mittel { $mean }, Standardabweichung { $sd }.
page-lab-highest = Höchster Balken: { $chance }
page-lab-quantiles = Quantile:
page-lab-rare = { $count ->
    [one] Ein Ergebnis unter 0,005 % zeigen
   *[other] { $count } Ergebnisse unter 0,005 % zeigen
}
page-lab-explodes = Ein Würfel explodiert bis zu { $times }-mal, der letzte Wurf bleibt liegen.
page-lab-holds = Wahr
page-lab-left-higher = Links ist höher
page-lab-equal = Gleich
page-lab-right-higher = Rechts ist höher
page-lab-hand = Hand, fünf Seiten
page-lab-die = Der Würfel der Spielleitung
page-lab-patron = Ein Patron ist angerufen und anerkannt
page-lab-left = Linker Kämpfer
page-lab-right = Rechter Kämpfer
page-lab-secret = Geheimnis
page-lab-str = STR
page-lab-dex = DEX
page-lab-life = Leben
page-lab-weapon = Waffe
page-lab-card = Gespielte Karte
page-lab-dv = DV, falls bekannt
page-lab-trump = Deine Trümpfe
page-lab-oppose = Trümpfe des Dealers außer Schädeln
page-lab-use-trump = Du trumpfst
page-lab-out = Karten, die nicht mehr im Stapel sind
page-lab-target = Zielwert
page-lab-have = Deine Karten
page-lab-against = Die andere Hand
page-lab-edge = Edge, gut ausgegeben
page-lab-success = Erfolg
page-lab-bust = Du überkaufst dich
page-lab-critical = Kritisch
page-lab-dealer-bust = Der Dealer überkauft sich
page-lab-woe = Unheil
page-lab-win = Sieg
page-lab-draw = Unentschieden
page-lab-hold-win = Sieg, wenn du jetzt hältst
page-lab-hold-draw = Unentschieden, wenn du jetzt hältst
page-lab-stand = Sieg mit der Hand, wie sie ist
page-lab-left-wins = Links gewinnt
page-lab-right-wins = Rechts gewinnt
page-lab-none = Niemand gewinnt
page-lab-win-patron = Sieg mit einem Patron
page-lab-before-dice = Sieg vor dem Wurf
page-lab-before-dice-patron = Sieg vor dem Wurf, mit einem Patron
page-lab-ahead = Liegt am Ende vorn
page-lab-even = Liegt am Ende gleichauf
page-lab-behind = Liegt am Ende hinten
page-lab-odds = Wie stehen die Chancen?
page-lab-no-odds = Hier erfährst du keine Chance.
page-lab-rounded = Das sind die Chancen, die du hier kennen kannst, auf 0,01 %.
page-lab-command-log = Wenn die Partie vorbei ist, gibt ihr Protokoll dasselbe im Terminal:
page-lab-other = Eine andere Lage, im Labor
page-lab-fight = Kampf
page-lab-duel = Duell
page-lab-hands = Hand
page-lab-with = Mit
page-lab-now = wie es liegt
page-lab-trumping = mit Trumpf
page-lab-reroll = Am besten neu gewürfelt

## ---- Mitwirkende ----

page-credits = Mitwirkende
page-credits-games = Die Spiele
page-credits-games-of = Die Spiele, die croupier gibt, sind veröffentlichte Werke. croupier steht mit denen, die sie gemacht haben, in keiner Verbindung und wird von ihnen nicht unterstützt. Es bringt die Regeln als Programm mit, dazu eigene Worte und Karten. Wer die Spiele kennenlernen will, wie sie gemeint sind, bekommt sie dort, wo sie herkommen.
page-credits-by = { $game }, von { $author }
page-credits-texarkana = Texarkana, zu finden auf itch.io
page-credits-twenty-one = 21: A Blackjack-Souls RPG, 2016
page-credits-drawings = Zeichnungen
page-credits-drawings-of = Symbole von Lorc, Delapouite und anderen, leicht vereinfacht und eingefärbt. Porträts, Karten, Würfel und Türen sind unsere eigenen. Herkunft und Lizenz der Symbole:
page-credits-letters = Schriften
page-credits-letters-of = Atkinson Hyperlegible, vom Braille Institute of America; Pirata One, von Rodrigo Fuenzalida und Nicolas Massi; Limelight, von Sorkin Type; Holtwood One SC, von Vernon Adams; Cinzel, von Natanael Gama: alle unter der SIL Open Font License 1.1.
page-credits-programs = Programme
page-credits-programs-of = Die Seite ist mit Svelte, Vite und @noble/hashes gemacht, alle unter der MIT-Lizenz.

## ---- Was viele Spiele sagen ----

page-back = Zurück
page-choose-first = Erst wählen
page-nothing = Vorerst nichts
page-your-move = Du bist am Zug.
page-sending = Dein Zug ist unterwegs.

## ---- Der schlichte Bildschirm ----

page-plain-over = Das Spiel ist vorbei.
page-plain-floor = Wer etwas tun will, fängt an.
page-plain-first = Wer zuerst kommt, ist dran. Wenn etwas geschehen ist, werden alle wieder gefragt.
page-plain-bots = Bots warten, bis alle Menschen vorerst nichts tun.
page-plain-names = Namen
page-plain-range = { $low } bis { $high }
page-plain-table = Der Tisch
page-plain-look-on = Du siehst zu.

## ---- Eine Partie wird noch einmal angesehen ----

page-watch = Noch einmal ansehen
page-watch-opening = Die Partie wird geöffnet.
page-watch-no-log = Diese Datei ist kein Protokoll von croupier. Ein Protokoll enthält eine Partie, einen Zug je Zeile.
page-watch-gone = Das Protokoll ist nicht mehr in diesem Fenster. Öffne die Datei noch einmal.
page-watch-no-game = Dieses Protokoll gehört zu einem Spiel namens „{ $game }“, das es hier nicht gibt.
page-watch-cut = Zeile { $line } dieses Protokolls ist abgeschnitten. Sichere das Protokoll noch einmal.
page-watch-not-here = Diese Seite kam ohne das Programm, das Protokolle liest. Öffne die Datei mit „croupier replay“.
page-watch-broken = Dieses Protokoll lässt sich nicht ansehen. { $why }
page-watch-own = Dieses Protokoll gehört zu einem Platz, und die Partie ist nicht zu Ende. Du kannst es hier lesen und die Partie ansehen, wenn sie vorbei ist.
page-watch-sealed = In dieser Partie behalten alle ihre Geheimnisse. Du kannst lesen, was dieser Platz gesehen hat.
page-watch-by = Gesehen von
page-watch-watcher = Wer zusieht
page-watch-you = { $who }, du
page-watch-open = Alle Karten offen
page-watch-moments = Was zählte
page-watch-no-moments = Noch ist nichts Besonderes geschehen.
page-watch-more = Die Partie
page-watch-start = Vor der ersten Karte.
page-watch-timeline = Zeitleiste
page-watch-at = Zug { $n } von { $count }
page-watch-moment-before = Was davor zählte
page-watch-moment-after = Was danach zählt
page-watch-back = Einen Schritt zurück
page-watch-forward = Einen Schritt weiter
page-watch-play = Abspielen
page-watch-pause = Anhalten
page-watch-speed = Tempo
page-campaign-next = Den nächsten Abend beginnen
page-campaign-seat = Meinen Platz einnehmen
page-campaign-watch = Beim nächsten Abend zusehen
page-campaign-begun = Der nächste Abend hat begonnen.
page-campaign-begins = Alle, die hier saßen, lesen hier, dass er begonnen hat, und nehmen ihren Platz ohne Link ein.
page-campaign-waits = Den nächsten Abend beginnt die Spielleitung oder wer den Tisch eröffnet hat. Du liest es hier und behältst deinen Platz.
page-campaign-over = Der Abend ist zu Ende.
page-campaign-save = Die Kampagne als Datei speichern
page-watch-again = Noch einmal spielen
page-watch-again-what = Dasselbe Spiel mit denselben Regeln an einem neuen Tisch, mit neuen Karten.
page-watch-other = Gleiche Karten, andere Züge
page-watch-other-what = Ab Zug { $n } an einem neuen Tisch gegen Bots. Croupier und Karten bleiben dieselben.
page-watch-chronicle = Die Geschichte speichern
page-watch-chronicle-making = Die Geschichte wird geschrieben.
page-watch-chronicle-what = Die Geschichte der Partie mit ihren besten Momenten, als Seite zum Lesen und Drucken.
page-watch-share = Als Link teilen
page-watch-share-what = Sobald alle zustimmen, die gespielt haben, kann mit dem Link jeder die Partie ansehen.
page-watch-shared = Mit diesem Link kann jetzt jeder die Partie ansehen.
page-watch-shares = { $agreed } von { $of } stimmen zu. Der Link gilt, sobald alle zustimmen.
page-watch-copy = Link kopieren
page-watch-copied = Kopiert.
page-watch-copy-by-hand = Der Link ist markiert: Kopiere ihn von dort.
page-watch-unshare = Nicht mehr teilen
page-watch-unshared = Du teilst die Partie nicht mehr, und der Link ist ungültig.
page-review = Wie ich gespielt habe
page-review-what = Jede Entscheidung wird danach beurteilt, was du damals wissen konntest. Das Glück wird getrennt gezählt.
page-review-progress = { $graded } von { $of } Prüfungen fertig.
page-review-all = Jede Entscheidung
page-review-busy = Jede Prüfung spielt viele Male weiter, von einer deiner Entscheidungen aus oder von einer Karte oder einem Wurf.
page-review-none = Keine Entscheidung hat viel gekostet.
page-mine-watch = Noch einmal ansehen
