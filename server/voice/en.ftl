### What the server says to people at its tables, in English: the language of reference. The form: docs/messages.md.

## ---- Messages that are refused ----

server-why-watched = This match can only be watched.
server-why-watcher = Watchers make no moves.
server-why-watcher-name = Watchers have no name at a table.
# $most number
server-why-name = A name can be seen, is one line, and has up to { $most } bytes.
# $most number
server-why-colour = A colour is a number from 0 (none) to { $most }.
server-why-words = The server has no memory left for words. Nothing was played or said.
server-why-too-fast = Too many messages a second. This one was not read.
server-why-too-many = Too many messages.
server-why-waiting = Too many messages are waiting for the one before them.
server-why-hello = No hello came within 10 seconds.
server-why-closing = The server is shutting down. Come back in a moment.
server-why-elsewhere = Another server has this table and cannot be reached at the moment. Try again soon.
server-why-quiet = This server has not heard from the database for a moment. Try again: another server may have this table by now.
server-why-player-memory = The server has no memory for another player.

## ---- Tables and seats ----

server-why-gathers = The match has not begun. The host can begin it.
server-why-begun = The match has begun.
server-why-host = Only the host of this table may do that.
server-why-host-stays = You made this table. Hand your seat to somebody by a new invitation, or let a bot play it.
server-why-no-clock = This match has no clocks to stop.
server-why-clock-does = "do" must be "pause" or "go-on".
server-why-pause = Only the host, and the player who runs the game for the others, may stop the clocks.
server-why-stopped = Somebody has shown the card "stop". Nobody moves until it is lifted.
server-why-break = The table has a break. Nobody moves until it is over.
server-why-care-does = "do" must be "go-on", "slow-down", "stop", "lift", "break" or "back".
# $most number
server-why-care-minutes = A break has "minutes", 1 to { $most }.
server-why-care-alone = Cards and breaks are for tables with several people.
server-why-care-leads = Only the player who runs the game may do that, or the host if no person runs it.
server-why-undo-does = "do" must be "ask", "agree", "refuse" or "withdraw".
server-why-undo-which = "of" and "to" must be those of the request that you answer.
server-why-undo-open = Somebody has asked already. Wait until that is decided.
# $most number
server-why-undo-asks = You have asked { $most } times in this match, as often as you may.
server-why-undo-refused = That was refused. You can ask again when somebody has moved.
server-why-undo-gone = Nobody is asking to take back that move any more.
server-why-undo-own = Only the player who asked can withdraw the request, and only the others answer it.
server-why-waive-which = "allow" must be true or false, and "id" that of the request that you answer.
server-why-waive-seat = You can only ask for a move of your own.
server-why-waive-nobody = Nobody sits there who runs the game, so nobody can make an exception.
server-why-waive-open = Somebody is asking for an exception already. Wait until that is decided.
server-why-waive-master = Only the player who runs the game answers that.
server-why-waive-gone = Nobody is asking for that exception any more.
server-why-veils-does = "do" must be "line", "veil" or "take-back".
# $most number
server-why-veils-text = "text" is what must not come up: one line of 1 to { $most } bytes.
server-why-veils-alone = Lines and veils are for tables with several people.
# $most number
server-why-veils-each = One seat names up to { $most } lines and veils. Take one back first.
# $most number
server-why-veils-all = This table has { $most } lines and veils, and has room for no more.
server-why-veils-own = You can only take back what you wrote yourself.
# $most number
server-why-whisper-text = "text" is what you whisper: one line of 1 to { $most } bytes.
server-why-whisper-to = "to" must be the number of another seat where somebody sits.
server-why-note-of = "of" must be "mine" or "table".
# $most number
server-why-note-text = "text" is what you note: up to { $most } bytes.
server-why-note-was = "was" must be the "version" of the table's note that you have read, or 0.
server-why-note-alone = A note of the table's is for tables with several people.
server-why-note-stale = Somebody else changed this note meanwhile. Read it, then save yours again.
server-why-sign = "sign" must be "nod", "laugh", "wince", "applause", "glass" or "your-move".
server-why-sign-alone = Signs are for tables with several people.
# $seconds number
server-why-sign-soon = You have just made a sign. Wait { $seconds } seconds.
server-why-handout-does = "do" must be "put" or "remove".
server-why-handout-alone = Handouts are for tables with several people.
server-why-handout-leads = Only the host, and the player who runs the game for the others, may give handouts.
server-why-handout-id = "id" must be the number of a handout that this seat has made.
# $most number
server-why-handouts-each = One seat makes up to { $most } handouts. Remove one first.
# $most number
server-why-handout-title = "title" is one line of 1 to { $most } bytes.
# $most number
server-why-handout-text = "text" is what the handout says: up to { $most } bytes.
server-why-handout-to = "to" is a list of the numbers of other seats.
server-why-lesson = A lesson is for one person. Leave it first.
server-why-seat-lost = You no longer have this seat. Ask the host for a new link.
# $last number
server-why-seat = "of" must be the number of a seat, 0 to { $last }.
server-why-seat-does = "do" must be "invite", "bot" with the name of a bot where a person plays, "back" where a bot plays for somebody, or "leave" for your own seat.
server-why-link = This link opens no table here. Ask for a new one.
# $most number
server-why-gallery-full = { $most } people already watch this table. Try again later.
server-why-invitation = This is an invitation. Exchange it once for a token: POST /api/tables/ID/sit.
server-why-not-alone = Somebody else was invited to this table, so nobody can take the match elsewhere.
server-why-not-shared = A match can be shared once it is over, if its players keep no secrets.
server-why-share = The body has one key, "share", which is true or false.
server-why-taken = This invitation has been used, and the seat is taken. If that was not you, ask the host for a new link.
server-why-seat-moved = This seat is open on another device now: somebody typed its words there. If that was not you, ask the host for a new link.
server-why-phrase-body = The body must be { "{}" }.
server-why-back-body = The body must be { "{" }"phrase":"..."{ "}" }, with "token" for your own 64 digits, 0 to 9 and a to f, if you like.
server-why-back-token = That token is in use. Choose another.
# $most number, $count number
server-why-phrase-count = { $count ->
    [one] A seat has { $most } words. You typed 1.
   *[other] A seat has { $most } words. You typed { $count }.
}
# $word text
server-why-phrase-word = "{ $word }" is none of the words that a seat can have. Check how it is spelled.
server-why-phrase = These words open no seat at this table. Newer words for a seat replace the old ones.
server-why-phrase-tries = Too many wrong words from your address. Wait a minute, then try again.
server-why-key = This is not a whole key. The secret of a key has 64 digits, 0 to 9 and a to f.
server-why-key-body = The body must be { "{" }"key":"..."{ "}" } with the 64 digits of your key, 0 to 9 and a to f, or with "" to take the seat out of it.
server-why-key-gone = This key was given up. Make a new one.
server-why-key-tries = Your address has tried too many unknown keys. Wait a minute, then try again.
server-why-key-end = The body must be { "{" }"end": true{ "}" }.
# $name number, $most number
server-why-key-character = A character to keep has a "game", a "name" of 1 to { $name } bytes, and a "file" that is JSON of up to { $most } bytes, or "forget": true.
# $most number
server-why-key-full = A key keeps up to { $most } characters. Remove one first.
server-why-key-often = Your address has kept or removed too much this hour. Try again later.
server-why-tables = Your address has made too many tables this hour. Try again later.
server-why-evening-maker = Only the GM, or the player who made the table, can begin the next evening.
server-why-evening-none = No evening follows on this match: it is no campaign, has not ended, or Black Jacknarok has ended it.
server-why-evening-taken = Somebody else has your seat there by now, or you gave it back. Ask the host for a new link.
server-why-requests = Too many requests from your address. Wait a second.
server-why-busy = Too many logs are being read. Try again in a moment.
server-why-not-told = The story of a match is told once it is over.
server-why-not-reviewed = A match can be reviewed once it is over, if its players keep no secrets.
server-why-reviews = Too many matches are being reviewed. Try again in a moment.
server-why-shuffle = A shuffle message has "commit" or "reveal", 64 hexadecimal digits, and comes from a seat whose hello had "shuffle".
server-why-shuffle-other = These are not the bytes that your seat committed to, or it is not yet time to reveal them.

## ---- Web Push ----

server-why-push-none = This server sends no pushes.
server-why-push-body = The body must be { "{" }"endpoint":"https://..."{ "}" }, with "off":true to end it.
# $most number
server-why-push-to = "endpoint" must be an address of up to { $most } bytes at a push service that this server knows.
server-why-push-over = Nobody is waited for at this table any more.

## ---- The list of open tables ----

server-why-list-none = This server has no list of open tables.
server-why-list-unread = The list cannot be read at the moment. Try again soon.
# $most number
server-why-list-each = Your address has { $most } tables on the list. Take one of them off first.
server-why-list-full = The list is full. Invite people by a link, or try again later.
# $most number
server-why-list-text = "text" is what strangers read of your table: one line of up to { $most } bytes.
server-why-list-open = "open" must be true, with a "text" if you like, or false.
server-why-list-begun = The match has begun, so strangers cannot come to it any more.
server-why-list-fast = You have changed that too often. Wait a minute.
server-why-list-taken = Somebody else was faster, and this table has no free seat any more. Choose another.
server-why-list-seats = Your address has taken too many seats this hour. Try again later.

## ---- What the server has of a person ----

server-why-erase = The body must be { "{" }"erase": true{ "}" }.
server-why-erase-busy = The table is busy. Try again in a moment.
server-why-erase-not = This build cannot rewrite the log of this table. Ask the operator of the server to remove the table.
