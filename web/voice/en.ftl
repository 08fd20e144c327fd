### The page's own words, in English: lobby, menus, dialogs, errors. What a game's screen says stands in games/GAME/voice.
### The form: docs/messages.md.

## ---- Lists ----

-list = { $joint ->
    [and] { " and " }
    [or] { " or " }
    [apart] ;{ " " }
   *[and-more] ,{ " " }
}

## ---- Before there is a table ----

page-wait-table = Setting up the table …
page-wait-broken = Part of this page did not arrive. Please load it again.
page-nowhere = Nothing here
page-nowhere-why = There is no page at this address. Was an invitation cut short? Copy the whole link.
page-to-lobby = To the lobby
