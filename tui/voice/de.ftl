### Was das Terminal um ein Spiel herum sagt, auf Deutsch. Was man tippt, bleibt englisch.

## ---- Vor und nach einer Partie ----

terminal-tell-you = { $seat }: du.
terminal-tell-bot = { $seat }: der Bot { $bot }.
terminal-tell-bot-first = { $seat }: der Bot { $bot } ({ $help }).
terminal-tell-game = { $game }, von { $author }.
terminal-tell-seeded = Gegeben aus der Zahl { $seed }: Das lässt sich wiederholen und beweist nichts über Fairness.
terminal-tell-committed = Jede Karte und jeder Würfel steht durch eine geheime Zahl schon fest. Das ist ihr Hash. Vergleiche ihn am Ende:
terminal-tell-saved-in = Deine Partie wird gespeichert, während du spielst, in { $file }
terminal-tell-type-talk = Bei jeder Frage kannst du tippen: how (wie man spielt), what NAME (ein Wort erklären), board (den Tisch sehen), say WORTE (zu allen sprechen) oder help (alles andere).
terminal-tell-type = Bei jeder Frage kannst du tippen: how (wie man spielt), what NAME (ein Wort erklären), board (den Tisch sehen) oder help (alles andere).
terminal-tell-type-help = Bei jeder Frage kannst du help tippen.
terminal-tell-saved = Deine Partie ist gespeichert. So spielst du weiter:
terminal-tell-sealed = Diese Partie behält ihre Geheimnisse. Die Zahl des Gebers würde sie verraten, also sieht sie niemand, und es gibt nichts zu prüfen.
terminal-tell-check-committed = Ihre letzte Zeile zeigt die Zahl des Gebers. So prüfst du, dass es die zu Beginn versprochene ist und dass jede Karte und jeder Würfel aus ihr kam:
terminal-tell-check-seeded = So prüfst du, dass jede Karte und jeder Würfel aus dieser Zahl kam:
terminal-tell-read-again = So liest du die Geschichte noch einmal:
terminal-ask-unfinished = Du hast eine unbeendete Partie: { $about }.
terminal-ask-continue = Spielst du sie weiter?
terminal-ask-teach = Liest du zuerst, wie man spielt?
terminal-ask-start = Drück Enter, um zu beginnen:

## ---- Bei einer Frage ----

terminal-ask-yes = Ja oder nein, Enter für ja:
terminal-ask-no = Ja oder nein, Enter für nein:
terminal-why-yes-or-no = Bitte tippe ja oder nein.
terminal-ask-usual = Deine Wahl, 1 bis { $most }, oder Enter, wie das Szenario es vorsieht:
terminal-ask-free = Deine Wahl:
terminal-ask-name = Ein Name, oder Enter für die Liste:
terminal-ask-enter = Deine Wahl, 1 bis { $most }, oder Enter für { $enter }:
terminal-ask-choice = Deine Wahl, 1 bis { $most }:
terminal-label-ways = ({ $count } Möglichkeiten)
terminal-tell-undone = Eine Wahl ist zurückgenommen: Die Partie steht wieder wie nach Zug { $move }.
