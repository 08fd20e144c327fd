### Die Worte der Seite auf Deutsch.

-list = { $joint ->
    [and] { " und " }
    [or] { " oder " }
    [apart] ;{ " " }
   *[and-more] ,{ " " }
}

page-wait-table = Der Tisch wird gedeckt …
page-wait-broken = Die Seite ist nicht vollständig angekommen. Bitte lade sie neu.
page-nowhere = Hier ist nichts
page-nowhere-why = Unter dieser Adresse gibt es keine Seite. Ist eine Einladung abgeschnitten? Kopiere den ganzen Link.
page-to-lobby = Zur Lobby
