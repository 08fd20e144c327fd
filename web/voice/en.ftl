### The page's own words, in English: lobby, menus, dialogs, errors. What a game's screen says stands in games/GAME/voice.
### The form: docs/messages.md.

-list = { $joint ->
    [and] { " and " }
    [or] { " or " }
    [apart] ;{ " " }
   *[and-more] ,{ " " }
}

## ---- Before there is a table ----

page-wait-table = The table is being laid.
page-wait-broken = The page did not load completely. Please reload it.
page-wait-house = No answer from the table. Trying again.
page-wait-seat = Sitting down at the table.
page-nowhere = Nothing here
page-nowhere-why = No table and no page has this address. Was an invitation cut short? Copy the whole link.
page-to-lobby = To the lobby
page-no-seat = No seat
page-no-seat-why = This browser has no seat at this table. Ask for an invitation link, or open it in the browser where you began.
page-no-table = The table could not be found.

## ---- Seats ----

# $start flag
page-seat-you = { $start ->
    [yes] You
   *[no] you
}
# $number number
page-seat-player = Player { $number }
# $role text, $number number
page-seat-of = { $role } { $number }
# $role text, $start flag
page-seat-the = { $start ->
    [yes] The { $role }
   *[no] the { $role }
}
# $role text, $start flag
page-seat-other = { $start ->
    [yes] The other { $role }
   *[no] the other { $role }
}
# $name text, $start flag
page-seat-bot = { $start ->
    [yes] The bot { $name }
   *[no] the bot { $name }
}
# $title text, $name text
page-seat-by-bot = { $title } (bot { $name })
page-seat-dealer = The dealer
page-seat-chance = Chance
page-wait-dealer = The dealer is at work.
# $names list
page-wait-for = Waiting for { LIST($names) }.
# $places number
page-warn-places = Your seat is open in { $places } places. If one of them isn't yours, somebody else can play for you.
# $who text, $places number
page-warn-places-of = The seat of { $who } is open in { $places } places.
page-warn-tried = Somebody tried to use your invitation after you, and was turned away.
# $who text
page-warn-tried-of = Somebody tried to use the invitation of { $who } after it had been used. Ask your guest whether they are in.

## ---- What goes wrong ----

page-fault-stale = The table moved on before your move arrived, so it wasn't played. This is the table now.
page-fault-late = Too late: others decide now.
page-fault-fast = That was too fast, so it wasn't played. Try again.
page-fault-seat = This seat is not known here.
page-fault-house = croupier does not answer. Is it still running?
page-here-full = This browser has no room left. Your last move was not made. Free some space, then make it again.
page-no-room = This browser has no room left for another table. Free some space, then try again.
page-here-forbidden = This browser does not let the page keep anything. Allow site data, or leave the private window, then try again.
page-here-elsewhere = This match is open in another window. Continue there, or close it and load this page again.
page-here-gone = This match is no longer in this browser.
page-here-missing = The rules of this game did not load. Connect once, then load the page again.
page-here-broken = This match cannot be read here. Nothing in it was changed.
# $status number
page-fault-answer = croupier answered with error { $status }.

## ---- Small parts of every screen ----

page-print = Print
page-close = Close
page-now = Now
page-now-more = More about this
page-rule = The rule behind this
page-story = What happened
page-story-log = The story so far
page-story-none = Nothing yet.
page-say = Say
page-say-all = Say to everyone at the table
page-say-hint = Say to everyone
page-words = Say with it
page-words-add = Say something with it
page-words-only = Only you see this
page-mark = Mark as a quote for the chronicle
page-marked = Marked as a quote for the chronicle
# $by number
page-words-long = { $by ->
    [one] Too long by 1 letter
   *[other] Too long by { $by } letters
}
# $left number
page-words-left = { $left ->
    [one] 1 letter left
   *[other] { $left } letters left
}
# $most number
page-name-long = A name has up to { $most } letters
page-name-new = A new name
page-name-choose = Choose one of the names
page-name-type = Choose or type a new name
page-name-pick = Choose a name
# $max number
page-step-of = up to { $max }
# $label text
page-step-less = Less { $label }
# $label text
page-step-more = More { $label }
# $face number
page-die-off = { $face }, does not count
# $n number
page-percent = { $n }%
    .bare = { "" }
page-percent-over = over 99%
    .bare = { "" }
page-percent-under = under 1%
    .bare = { "" }
page-unknown = unknown
page-hidden = hidden
page-none = none

## ---- At a table ----

page-cover-hand = Hand over the screen
page-cover-away = Everyone else looks away. Your cards come up when you press the button.
# $name text
page-cover-show = I am { $name }: show my table
# $who text
page-hand-over = Hand over to { $who }
# $n number, $of number
page-lesson-step = Step { $n } of { $of }
page-lesson-next = Next
page-lesson-do = Do it for me
page-lesson-leave = Skip the lesson
page-lesson-over = The lesson is over. You can play on from here.
page-lesson-again = Start again
page-lesson-close = Play on
page-lesson-replay = The lesson again, from a step
# $n number, $of number
page-lesson-go-on = Continue the lesson (step { $n } of { $of })
# $n number, $of number
page-mine-lesson = The lesson, step { $n } of { $of }.
page-mine-taught = A lesson.
page-how-words = The words of the rules
page-take-back = Take back
page-undo = Taking back
page-undo-ask = Ask to take back
# $who text, $moves number
page-undo-theirs = { $moves ->
    [one] { $who } would like to take back the last move.
   *[other] { $who } would like to take back the last { $moves } moves.
}
# $moves number
page-undo-yours = { $moves ->
    [one] You ask to take back the last move.
   *[other] You ask to take back the last { $moves } moves.
}
page-undo-agree = Agree
page-undo-refuse = Refuse
page-undo-withdraw = Withdraw
# $who text
page-undo-refused = { $who } refused. Nothing is taken back.
# $who text
page-undo-withdrawn = { $who } withdrew the request to take back.
page-undo-moved = The table has moved on. Nothing is taken back.
page-undo-lapsed = Not everyone answered in time. Nothing is taken back.
page-waive = Ask for an exception
page-waive-how = The rules refuse these moves. Whoever runs the game can allow one, just this once. Everyone is told.
# $what text
page-waive-yours = You want an exception: { $what }.
# $who text, $what text, $why text
page-waive-theirs = { $who } wants an exception: { $what }. The rules say: "{ $why }"
page-waive-allow = Allow it, this once
page-waive-moved = The table has moved on. No exception was made.
page-waive-lapsed = Nobody decided in time. No exception was made.
page-waive-allowed = You may, this once.
page-waive-refused = You may not: no exception was made.
page-powers = Set right
page-powers-how = Whoever runs the game can correct a number between moves. Everyone is told.
page-powers-back = Take back to a point
page-powers-back-how = Dice, cards and what others did go with it. What was seen stays seen, and everyone is told.
page-powers-back-from = From here on
# $what text
page-powers-back-after = After: { $what }
# $n number
page-powers-back-do = Take back from { $n } on
page-powers-none = There is nothing to correct at this moment.
page-people = People
# $name text
page-person-away = { $name } (away)
# $name text
page-person-open = { $name } (not here yet)
# $name text
page-person-left = { $name } (left)
# $name text
page-person-bot = { $name } (a bot plays)
page-how = How to play
page-menu = Menu
# The window's title where it is one's move.
# $name text
page-title-turn = Your turn: { $name }
page-care = Cards without a name
page-care-stop = Stop
page-care-slow-down = Slow down
page-care-go-on = Keep going
page-care-more = More
page-care-how = Nobody learns who shows a card. After "Stop", nobody moves until it is lifted.
page-care-lift = Lift the "Stop"
# $who text
page-card-stop = Somebody shows the card "Stop". Nobody moves until { $who } lifts it.
page-card-stop-you = Somebody shows the card "Stop". Nobody moves until you lift it.
page-card-slow-down = Somebody shows the card "Slow down".
page-card-go-on = Somebody shows the card "Keep going".
page-lines-and-veils = Lines and veils
page-lines-how = A line is what must not come up. A veil may happen, but only off screen.
page-lines-hidden = All of you read what is named here. Nobody learns who named it, unless others can tell from who is here.
page-lines-two = There are only two of you, so each knows who named what.
page-lines-what = What should it be?
page-lines-line = A line: not at all
page-lines-veil = A veil: off screen
page-lines = Lines
page-veils = Veils
page-lines-none = No lines yet.
page-veils-none = No veils yet.
page-lines-back = Take back
# $what text
page-lines-back-of = Take back "{ $what }"
page-notes = Notes
page-note-mine = Your own, which nobody else reads
page-note-table = Everyone's, which all of you read and change
page-note-save = Save
page-note-drop = Discard
page-note-others = Somebody else changed this note while you were typing. Saving yours replaces this:
page-handouts = Handouts
page-handouts-none = No handouts yet.
# $who text
page-handout-from = From { $who }
page-handout-new = A new handout
page-handout-title = Title
page-handout-text = What it says
page-handout-who = Who has it
# $who list
page-handout-to = for { LIST($who) }
page-handout-to-none = nobody has it yet
page-handout-remove = Remove
page-phone = My sheet on my phone
page-phone-how = Scan the code with your phone. It opens a page of this seat there, with what is yours and what you decide, and without the table. You can keep playing here, too.
page-phone-code = Show the code
page-phone-code-warns = Whoever scans it has your seat and sees what you see. Show it to nobody else.
page-phone-copy = Copy the link
page-phone-copied = Copied. Whoever has this link has your seat.
page-phone-here = Open it in this window
page-phone-whole = Show the whole table
page-phone-table = The table
page-screen = This screen for everyone
page-screen-how = With your sheet on your phone, this screen can show only what everyone may see, so that all in the room can look at it.
page-screen-show = Show only the table here
page-screen-is = This screen shows only what everyone may see. It is sent nothing of a seat.
page-screen-back = Show my seat here again
page-signs = Signs
page-signs-shown = Show the signs that others make
page-sign-nod = Nod
page-sign-laugh = Laugh
page-sign-wince = Wince
page-sign-applause = Applause
page-sign-glass = Raise a glass
page-sign-your-move = Your move
# $who text
page-sign-is-nod = { $who } nods.
# $who text
page-sign-is-laugh = { $who } laughs.
# $who text
page-sign-is-wince = { $who } winces.
# $who text
page-sign-is-applause = { $who } applauds.
# $who text
page-sign-is-glass = { $who } raises a glass.
# $who text
page-sign-is-your-move = { $who } says it's your move.
page-whispers = Whispers
page-whisper-how = Only the two of you read a whisper, and nobody else learns of it. The last 30 are kept.
page-whisper-to = To
page-whisper-what = Your whisper
page-whisper = Whisper
# $who text, $words text
page-whisper-yours = To { $who }: { $words }
# $who text, $words text
page-whisper-theirs = { $who } whispers to you: { $words }
# $who text
page-mute = Do not show what { $who } says
# $who text
page-unmute = Show what { $who } says
# $minutes number
page-break-is = { $minutes ->
    [one] A break: nobody moves for one more minute.
   *[other] A break: nobody moves for { $minutes } more minutes.
}
# $minutes number
page-break-make = A break of { $minutes } minutes
page-break-end = End the break
page-clock-all = Clocks
page-clock-you = You
page-clock-soon = hurry
page-clock-last = Your time is almost up: 10 seconds.
# $who text
page-clock-paused = { $who } has stopped the clocks.
page-clock-stop = Stop the clocks
page-clock-go = Start the clocks again
# $count number
page-clock-hours = { $count } hours
# $count number
page-clock-days = { $count } days
# $time text, $add number
page-clock-is-match = { $add ->
    [0] Everyone has { $time } for the whole match.
   *[other] Everyone has { $time } for the whole match, and { $add } seconds more after each move.
}
# $time text
page-clock-is-move = Each move may take { $time }.
# $time text
page-clock-is-slow = Each move may take { $time }, and time also runs while nobody is here.
# $time text
page-clock-is-both = The first { $time } of each move are free.
page-clock-then-least = When time runs out, the game makes the move that commits its player to least; where there is none, a bot makes that one move.
page-clock-then-bot = When time runs out, a bot takes the seat. Its player can take it back.
page-away = No answer from the table. What you did is kept. Trying again.
page-cannot-check = Why this cannot be checked
page-check = Check that it was fair
# $asked text
page-passed-change = You were not asked "{ $asked }" Nothing you could have done would have helped.
# $asked text
page-passed-never = You were not asked "{ $asked }", as you have set it.

## ---- What happens, shown one thing at a time ----

page-beats = What happens
# $left number
page-beats-left = { $left ->
    [one] 1 more
   *[other] { $left } more
}
page-beats-next = Next
page-beats-skip = Skip to the end
page-beats-open = All of it
# $count number, $last text
page-beats-fold = { $count ->
    [one] { $last }
   *[other] { $count } small things happen. The last: { $last }
}
# $text text, $more number
page-beats-more = { $more ->
    [one] { $text } 1 more thing in What happened.
   *[other] { $text } { $more } more things in What happened.
}
# $count number
page-beats-away = { $count ->
    [one] While you were away, 1 thing happened.
   *[other] While you were away, { $count } things happened.
}
page-beats-see = Show it
page-beats-leave = Leave it

## ---- Menu ----

page-speed = How fast things happen
page-speed-slow = Slow
page-speed-normal = Normal
page-speed-fast = Fast
page-speed-none = At once
page-sound = Sound
page-remarks = Bots make remarks
page-push = Tell me when it's my turn
page-push-what = Your browser then notifies you, also when this page is closed.
page-push-off = Stop telling me
page-push-on = When it's your turn and this page is closed, your browser notifies you.
page-push-turn = It is your turn at a croupier table
page-push-denied = Your browser does not allow this page to notify you. Allow it in the browser's settings, then try again.
page-push-fails = Your browser could not reach its push service. Try again later.

page-language = Language
page-look = Look
page-look-system = As the system
page-look-dark = Night
page-look-light = Daylight
page-look-contrast = High contrast
page-asking = Ask me whether to step in
page-asking-always = Always
page-asking-change = When it can help
page-asking-never = Never
page-asking-discard = Ask me what to discard
page-asking-how = If you are not asked, the story says so. A change counts from the next question, in this browser.
page-plain = Plain screen: every option and the table in words
page-log = The log
page-log-save-all = Save what happened
page-log-save-own = Save your log
page-made-save = Save what was made as a pack
page-made-what = Rooms and foes that were made here, for another table.
page-made-none = There is no room with foes in it that was made here.
page-log-save-whole = Save it to continue elsewhere
page-log-whole-here = Bring this file to a server or to another browser to continue the match there. It shows everything, the cards to come as well.
page-log-whole-house = Bring this file to croupier without a server, or to another server, to continue the match there. It shows everything, the cards to come as well.
page-log-lost = The log did not load.
page-keys = Keyboard
page-key-numbers = 1 to 9
page-key-arrows = Arrows
page-key-arrows-does = move within a group; change a number
page-key-arrows-plain = change what a list or a number says
page-key-enter = Enter
page-key-enter-does = the main button of the Now panel
page-key-enter-plain = makes the move whose button or number has the focus
page-key-enter-next = Enter, Space
page-key-enter-next-does = the next thing, while things happen
page-key-escape-skip-does = to the end of what happens; step back, close a drawer
page-key-repeat-does = repeats what was said last
page-key-zero-does = its last button: hold, pass, end the turn
page-key-escape = Escape
page-key-escape-plain = close a drawer
page-key-tab-does = to everything else
page-key-tab-plain = to each move, what it needs, and its button
page-key-help-does = this list
page-how-rules = The § in the Now panel opens the rules behind a decision.
page-rules = The rules behind this

## ---- People ----

page-is-here = here
page-is-away = away
page-is-open = not here yet
page-is-left = left
# $name text
page-is-left-by = { $name } has left
page-is-you = you
# $name text
page-is-bot = played by { $name }
page-person-name = Your name at tables
page-person-colour = Your colour
page-person-keep = Use this name and colour
page-colour-1 = Red
page-colour-2 = Orange
page-colour-3 = Yellow
page-colour-4 = Green
page-colour-5 = Turquoise
page-colour-6 = Blue
page-colour-7 = Violet
page-colour-8 = Pink
# $at text
page-invite-only-here = Links to { $at } open on this computer only. Start the server with --bind to let others in.
page-invite-at = Links lead to
# $at text
page-invite-to = Links lead to { $at }, where others in your network reach this computer.
page-invite-how = The first to open a link takes its seat, and nobody else can take it then. Send each link to one person.
# $who text
page-invite-copied = Copied: send it to { $who }.
# $who text
page-invite-copy = Copy the link for { $who }

page-invite-code = Show it as a QR code
# $who text
page-invite-code-of = QR code of the link for { $who }
page-chair-invite = Invite somebody to this seat
page-chair-new = Make a new link
# $who text
page-chair-change = Change who plays { $who }
page-chair-mine = Change who plays your seat
# $name text
page-chair-bot = Let { $name } play
# $name text
page-chair-bot-mine = Let { $name } play for me
page-chair-which = Bot
page-chair-back = No bot here
page-chair-back-mine = Play myself again
# $name text
page-chair-for-you = { $name } plays for you.
page-chair-free = Give the seat to somebody else
# $who text
page-chair-free-sure = { $who } loses the seat. Press again
page-chair-hand = Hand my seat to somebody else
page-chair-hand-how = Whoever opens this link takes your seat. Until then it is yours.
page-chair-leave = Leave the table
page-chair-leave-sure = Only a new link lets you back in. Press again
page-phrase = Get back from another device
page-phrase-what = Six words open your seat on any other device, at this table's address. This one then loses it, until you type the words here.
page-phrase-several = Each seat at this screen has words of its own.
page-phrase-make = Show me six words
page-phrase-again = Make other words
page-phrase-write = Write them down now: they are not shown again. Whoever reads them can take your seat.
page-phrase-at = The address to type them at:
page-phrase-new = New words replace the ones before.
page-phrase-have = I have words for my seat
page-phrase-words = The six words of your seat
page-phrase-sit = Sit down
page-data = What the server has of you
page-data-what = At this table that is your name and colour, all that you said, your own note, lines and veils, whispers and handouts, and where it notifies your browser. Nobody else gets it this way.
page-data-save = Save it as a file
page-data-remove-title = Remove it
page-data-goes = Your name and colour go, your words, notes, whispers and handouts, your six words, and the key to this seat in every browser.
page-data-stays = Your moves and what you named in the story stay, for they are the others' match too. So do lines and veils, without a name. At a table where nobody else has a seat, everything goes.
page-data-leaves = This match isn't over. If you remove your data you leave it, and if your own table is still waiting for people, it closes.
page-data-remove = Remove all of it
page-data-sure = Remove it for good? It cannot be brought back.
page-data-yes = Yes, remove it
page-data-no = No, keep it
page-data-gone-now = It is removed. Your seat is nobody's any more.
page-data-all-gone = It is removed, with the whole table.
page-gather = Waiting for everyone
page-watch-break = The players have a break.
page-watch-stop = The players have stopped for a moment.
page-watching = You're watching.
page-late-no = Watchers see the match as it happens.
page-watch-link = Watching
page-watch-copy-link = Copy the link for watchers
page-watch-copied-link = Copied: anyone with this link can watch.
page-watch-code = Show the link for watchers as a QR code
page-watch-code-of = QR code of the link for watchers
page-watch-all = Watch all of it again
# $count number
page-watchers = { $count ->
    [one] one watcher
   *[other] { $count } watchers
}
# $moves number
page-late-moves = { $moves ->
    [one] Watchers see the match one move late.
   *[other] Watchers see the match { $moves } moves late.
}
# $seconds number
page-late-seconds = { $seconds ->
    [one] Watchers see the match one second late.
   *[other] Watchers see the match { $seconds } seconds late.
}
page-gather-how = The match begins when all are here.
page-gather-links = Send each of the others their link.
page-gather-begin = Begin now
# $name text
page-gather-bots = Begin now, with { $name } in the empty seats
# $who text
page-gather-host = { $who } can begin earlier.
page-gather-shuffle = Your devices shuffle together with the server, so that nobody can choose the cards or dice alone.
# $who text
page-gather-again = { $who } left before the shuffle was complete. Everyone is shuffling again.
# $most number
page-listed-long = This line can have up to { $most } bytes.
page-listed = This table is on the list of open tables, so strangers can sit down here.
page-listed-off = Take it off the list
page-listed-text = What strangers should know about this table
page-listed-on = Put it on the list of open tables
page-listed-how = Anyone who opens this server's page then sees the table and can sit down, until the match begins or you take it off.

## ---- Fair dealing ----

page-fair = Fair dealing
# $seed text
page-fair-seeded = This table was dealt from seed { $seed }. It can be dealt again, and proves nothing about fairness.
page-fair-commit = Before the first card the dealer fixed every draw of this game by a secret seed, and published its hash:
page-fair-later = When the game is over the seed is shown. If it has this hash, no card or die was changed on the way.
# $count number
page-fair-shares = { $count ->
    [one] One player's device added a secret number of its own, so that the server could not choose the draws alone.
   *[other] The devices of { $count } players added secret numbers of their own, so that nobody could choose the draws alone.
}
page-fair-none = The dealer of this table did not commit to a seed.
page-fair-sealed = This table agreed to keep its secrets: nobody gets the seed or the whole log, so no draw can be made again. Your seat's log has all that you were shown.
page-fair-check = Check now
page-fair-checking = Dealing it all again
page-fair-holds = Holds.
page-fair-fails = Does not hold.
page-fair-by = This page has just checked that itself. To check it elsewhere, save the log and run "croupier verify" on it.
page-fair-save = Save the log
page-fair-save-own = Save the log of your seat
page-found-none = No seed was committed, so there is nothing to check.
# $seed text
page-found-seeded = Seeded with { $seed }: anyone can deal it again, but it says nothing about fairness.
page-found-no-hash = The commitment is not a hash.
page-found-unshown = The dealer has not shown the seed.
page-found-no-seed = What was shown is not a seed.
page-found-seed = The seed shown now is the one that was committed to before the first card.
page-found-other-seed = The seed shown now is not the one that was committed to.
# $seat number
page-found-share = The bytes that seat { $seat } added match their promise.
# $seat number
page-found-other-share = The bytes of seat { $seat } do not match their promise.
page-found-own = The number that this browser added was used.
page-found-other-own = The number that this browser added was not used.
page-found-late-own = This browser had a number ready, but the shuffle was closed without it.
# $line number
page-found-unlinked = Line { $line } of the log has no link to the one before.
# $line number
page-found-changed = Line { $line } of the log was changed after it was written.
# $lines number
page-found-chain = The log's { $lines } lines form one unbroken chain.
page-found-unreadable = The log's first line cannot be read.
page-found-other-dealer = The log names a different dealer from the one announced when the match began.
# $draws number
page-found-draws = { $draws ->
    [one] The log was replayed by the rules, and its one draw made again from the seed: it is the same.
   *[other] The log was replayed by the rules, and all { $draws } draws made again from the seed: they are the same.
}
page-found-beyond = Save the log and run croupier verify on it.
page-found-not-here = This page has no program to make the draws again. Save the log and run croupier verify on it.
# $why text
page-found-stopped = The log could not be replayed here: { $why }.
page-found-not-sent = The log could not be replayed here. The program for it did not load completely.
page-rules-missing = The rules did not arrive. Load the page again; if they still do not come, this server was built without them.

## ---- A match that can be read, not played on ----

page-told = This match can be read, not played on
page-told-reading = Reading it.
page-told-over = The match was over.
page-told-left = The match was not finished.
# $seat number
page-told-seat = Seat { $seat }
page-words-removed = [These words were removed.]
# $game text, $seat number, $seats number
page-own = { $game }, as seat { $seat } of { $seats } saw it. What was hidden from that seat is not in the file, so you can read it here but not play on from it.

## ---- Lobby ----

page-hall = A table for gamblers' games: alone, with bots, or with others.
page-hall-here = A table for gamblers' games, in this browser: alone, with bots, or with others at this screen.
page-here-play = Play without the server
page-here-back = Back to the server
page-hall-opening = The hall is being opened.
page-list = Open tables
page-list-waiting = Tables that wait for people
page-list-none = No table is waiting for people at the moment.
# $free number, $of number
page-list-free = { $free ->
    [one] One of { $of } seats is free.
   *[other] { $free } of { $of } seats are free.
}
# $language text, $time text
page-list-since = { $language }, open since { $time }.
page-list-watched = Anyone may watch.
page-list-sit = Sit down
# $who text
page-list-sit-as = Sit down as { $who }
page-mine = Your tables
# $count number
page-mine-older = { $count ->
    [one] One more table
   *[other] { $count } more tables
}
page-mine-gone = This table is no longer here.
page-mine-alone = alone
page-mine-against = against another player
# $name text
page-mine-against-bot = against the bot { $name }
# $who text
page-mine-as = as { $who }
# $who text, $others list
page-mine-with = as { $who }, with { LIST($others) }
# $game text
page-mine-yours = It is your move: { $game }
page-mine-over = Over.
# $phase text
page-mine-move = { $phase }: your move.
page-mine-won = Over: you won.
page-mine-lost = Over: you lost.
# $name text
page-mine-key-of = Key of { $name }
page-mine-key-what = Your tables on every device, without an account:
page-mine-key = make or bring a key
page-mine-look = Look
page-mine-go-on = Continue
page-mine-forget = Forget
# $author text
page-game-after = after { $author }
# $author text
page-game-by = after the game by { $author }
page-game-play = Play now
page-game-learn = Learn in five minutes
page-game-ways = More ways to play
page-game-bot = Play against a bot
page-game-which = Which bot
page-game-invite = Invite a second player
page-game-two = Two players at this screen
# $count number, $seats list
page-company = { $count ->
    [one] A bot plays { LIST($seats) }.
   *[other] Bots play { LIST($seats) }.
}
page-options = Table options
page-option-no = No
page-option-yes = Yes
page-hints = Hints
page-hints-none = No hints
page-hints-chances = My chances
page-hints-advice = Chances and advice
page-clock = Time to think
page-clock-none = No clock
page-clock-quick = 45 seconds a move
page-clock-calm = 3 minutes a move
page-clock-match = 20 seconds a move, and 20 minutes more for the whole match
page-clock-slow = A day a move
page-clock-how = For people only. The host can stop the clocks, and they stop when everyone has left, but not at a day a move.
page-clock-late = When time runs out
page-clock-late-least = The game makes the move that commits to least
page-clock-late-bot = A bot takes the seat
page-hints-how = For everyone at the table: no chances at all, your own as far as you can see, or also what a careful player would do.
page-level = Exceptions
page-level-enforce = The rules decide
page-level-warn = Whoever runs the game can allow them
page-level-how = With the second, players can ask for a move that the rules refuse. It needs a person, not a bot, who runs the game.
page-think = Bots
page-think-quick = Decide at once
page-think-normal = Try a few moves (0.4 s for each decision)
page-think-long = Try many moves (1.5 s for each decision)
page-think-how = The longer they try their moves, the stronger some of them play. A bot GM always decides at once.
page-looks = Watchers
page-looks-nobody = Nobody
page-looks-now = Anyone with the link
page-looks-moves = Anyone with the link, three moves late
page-looks-minute = Anyone with the link, a minute late
page-looks-how = Watchers see what everyone at the table sees, never a hand. Once the match is over, they can see all of it again.
# What a careful player would do, by the label of the move.
# $label text
page-advice = A careful player: { $label }
page-advice-take = Do that
# $min number, $max number
page-option-bound = ({ $min } to { $max })
page-bring = Bring a match
page-bring-how = A log that croupier wrote (JSON Lines): read it, or continue it.
page-seats = Seats
page-seats-choose = Choose who sits where
page-seats-me = You, at this screen
page-seats-open = Someone you invite
page-seats-person = At least one seat is for a person.
page-seats-begin = Start
page-bots = The bots

## ---- Doors: minutes are measured ----

page-door-short = 20 minutes
# $low number, $high number
page-door-seats = { $low } to { $high } players
page-door-easy = Easy
page-door-medium = Medium
page-door-hard = Hard
page-door-pits = Bet on pit fights, cheat a little, and pay your debts before your luck runs out.
page-door-pits-who = 1 or 2 players
page-door-pits-more = About 20 minutes alone, 25 for two. Easy: look, bet, watch, pay.
page-door-heart = Cast whatever you can say, bet on it, and lie about where your magic comes from.
page-door-heart-who = 1 to 8 players and a GM
page-door-heart-long = 15 minutes a Quest
page-door-heart-more = Few rules, hard choices.
page-door-border = A weird Western told with cards: play one, push your luck, and mind the Skulls.
page-door-border-who = 1 to 6 players and a Dealer
page-door-border-long = 15 minutes a story
page-door-border-more = One test to learn, then the story leads.
page-door-keep = Cross a ruined keep where every blow is a hand of blackjack, and your wounds are the cards you lost.
page-door-keep-who = 1 to 4 players and a GM
page-door-keep-more = A Short Errand takes about 20 minutes alone, The Evening Bell 100. "Play now" begins A Short Errand. Hard: a map, Skills and spells, one at a time.

## ---- A person's key ----

page-key = Your key
# $name text
page-key-of = Key of { $name }
page-key-make = Make a key
page-key-what = A key gives you your tables and characters on every device. There is no account: a key is a name and a long secret, made in this browser. Save it, and bring it to your other devices.
page-key-name = A name for it
page-key-name-why = Only a label, so that you know it: others may have the same, and the server never hears it.
page-key-mine = my tables
# $count number
page-key-along = { $count ->
    [one] Put the table of this browser under it
   *[other] Put the { $count } seats of this browser under it
}
page-key-bring = I have a key
page-key-file = The file of your key
page-key-paste = Or paste it
page-key-use = Use this key
page-key-keep = Keep your key
page-key-keep-now = Save your key now
page-key-warns = Whoever has it has your tables, so show it to nobody. If you lose it, nobody can make it again.
page-key-save = Save it as a file
page-key-copy = Copy it
# $file text
page-key-saved = Saved as { $file }.
page-key-copied = Copied. Paste it where only you can read it.
page-key-copy-by-hand = This browser does not let the page copy. Select the key above, and copy it by hand.
# $name text
page-key-here = The key of { $name } is in this browser now.
page-key-has = What is under it
# $tables number, $characters number
page-key-counts = Tables: { $tables }. Characters: { $characters }.
# $game text, $won number, $lost number, $ended number
page-key-results = { $game }: { $won } won, { $lost } lost, { $ended } ended without points.
page-key-tables = Your tables
page-key-asking = The server is being asked.
page-key-leave = Leave
page-key-out = Take it out of this browser
page-key-out-what = Taken out of this browser, the key and its tables stay on your other devices and in its file.
page-key-out-sure = You have not saved this key. Without it its tables are lost to you.
page-key-out-yes = Take it out all the same
page-key-is-out = The key and its tables are no longer in this browser.
page-key-up-what = You can have all that the server keeps of you as a file, and you can give the key up for good: every seat is left, all your data at each table is removed, and your characters go.
page-key-give = Save all of it as a file
page-key-given = Saved.
page-key-up = Give the key up
page-key-up-sure = Give it up for good? Nothing of it can be brought back, on any device.
page-key-up-yes = Yes, give it up
# $done number, $of number
page-key-erasing = Leaving table { $done } of { $of }.
page-key-is-up = The key is given up, and all of it is removed.
# $name text
page-key-file-of = Key for croupier: { $name }
page-key-file-warns = Whoever has this file has your tables. Keep it to yourself.
page-key-none = There is no key in this. A key begins with "croupier-key-1-".
page-key-newer = A newer croupier made this key. Reload this page, or ask the people who run the server to upgrade it.
page-key-cut = This key is not whole, or a digit of it is wrong. Copy it again from its first letter to its last.
page-key-other = This key is of another server. Use it there.
# $at text
page-key-other-at = This key is of another server. Use it at { $at }.

## ---- Characters that are made before a match, and kept ----

page-make = Make a character
# $game text
page-make-title = Characters for { $game }
page-make-kept = Kept in this browser
page-make-kept-key = Kept with your key
page-make-none = No characters are kept yet. Every table in this browser offers what you keep here.
# $name text
page-make-forget = Forget { $name }
page-make-file = From a file
page-make-not-json = This file is not JSON.
page-make-file-name = A name for your files
page-make-about = A line about it
page-make-optional = Optional. It stays in the file.
page-make-wanting = Once everything is chosen, you can play with it, keep it or save it.
page-make-play = Play with it
page-make-keep = Keep it in this browser
page-make-keep-key = Keep it with your key
page-make-save = Save it as a file
# $name text
page-make-shelved = { $name } is kept in this browser. "Bring a character" offers it at every table.
# $name text
page-make-keyed = { $name } is kept with your key. "Bring a character" offers it at every table, on each device that has the key.
page-make-not-kept = It could not be kept: this browser has no room for it, or keeps nothing.
# $file text, $game text
page-make-saved = Saved as { $file }. At a terminal: croupier play { $game } --character { $file }
page-make-bring = Bring a character

## ---- The lab ----

page-lab = The lab
page-lab-how = Exact chances: of dice, and of a situation in a game. Nothing here is rolled or estimated, unless it says so.
page-lab-of = What the chances are of
page-lab-reports = Reports
page-lab-reports-how = What our games are like, measured and worked out. "croupier playtest" makes such a report.
page-lab-report-open = Open a report of your own
page-lab-report-lost = The report didn't load. Check the connection and try again.
page-lab-report-wrong = That file isn't a report. Choose a page that "croupier playtest" or "croupier sweep" wrote.
page-lab-dice = Dice
page-lab-question = What is the chance?
page-lab-expression = Dice, such as 4d6kh3
page-lab-examples = Keep the highest, add a bonus, count successes, explode, compare:
page-lab-work = Work it out
page-lab-busy = This takes a moment.
page-lab-cancel = Cancel
page-lab-given-up = Cancelled. Fewer dice, or dice with fewer faces, take less time.
page-lab-lost = The lab didn't load. Check the connection and try again.
page-lab-missing = This page came without that part of the lab. Use "croupier odds" in a terminal.
page-lab-answer = The chances
page-lab-nothing = Choose what you know, then work it out.
page-lab-compare = Compare with another
page-lab-compare-how = Change the form and work it out. Both will stand side by side.
page-lab-compare-end = Stop comparing
page-lab-compared = The chances of both, and the difference
page-lab-first = First
page-lab-second = Second
# a column: how much more likely the second is, in points of percent
page-lab-points = Difference, points
page-lab-command = The same in a terminal:
page-lab-copy = Copy as command
page-lab-link = Copy link
page-lab-copied = Copied
page-lab-not-copied = The browser didn't let the page copy that. Select it and copy it yourself.
# $lo number, $hi number
page-lab-range = { $lo } to { $hi }
page-lab-unknown = Not known
page-lab-add = Add...
# $name text
page-lab-drop = Remove { $name }
page-lab-what = What
page-lab-chance = Chance
page-lab-decimal = Decimal
page-lab-fraction = Fraction
page-lab-result = Result
page-lab-results = All results
page-lab-least = At least
page-lab-most = At most
# $min text, $max text, $mean text, $sd text
page-lab-spread = From { $min } to { $max }, mean { $mean }, standard deviation { $sd }.
# $chance text
page-lab-highest = Highest bar: { $chance }
page-lab-quantiles = Quantiles:
# $count number
page-lab-rare = { $count ->
    [one] Show a result rarer than 0.005%
   *[other] Show { $count } results rarer than 0.005%
}
# $times number
page-lab-explodes = A die explodes up to { $times } times, and the last roll stands.
page-lab-holds = True
page-lab-left-higher = Left is higher
page-lab-equal = Equal
page-lab-right-higher = Right is higher
page-lab-hand = Hand, five faces
page-lab-die = The GM's die
page-lab-patron = A Patron is invoked and accepted
page-lab-left = Left Fighter
page-lab-right = Right Fighter
page-lab-secret = Secret
page-lab-str = STR
page-lab-dex = DEX
page-lab-life = Life
page-lab-weapon = Weapon
page-lab-card = Card played
page-lab-dv = DV, if known
page-lab-trump = Your trumps
page-lab-oppose = The Dealer's trumps, Skulls aside
page-lab-use-trump = You trump
page-lab-out = Cards that have left the deck
page-lab-target = Target
page-lab-have = Your cards
page-lab-against = The other hand
page-lab-edge = Edge spent well
page-lab-success = Success
page-lab-bust = You bust
page-lab-critical = Critical
page-lab-dealer-bust = The Dealer busts
page-lab-woe = Woe
page-lab-win = Win
page-lab-draw = Draw
page-lab-hold-win = Win if you hold now
page-lab-hold-draw = Draw if you hold now
page-lab-stand = Win with the Hand as it is
page-lab-left-wins = Left wins
page-lab-right-wins = Right wins
page-lab-none = Nobody wins
page-lab-win-patron = Win with a Patron
page-lab-before-dice = Win before the dice
page-lab-before-dice-patron = Win before the dice, with a Patron
page-lab-ahead = Ends ahead
page-lab-even = Ends even
page-lab-behind = Ends behind
page-lab-odds = What are the odds?
page-lab-no-odds = You aren't told any chance here.
page-lab-rounded = These are the chances that you can know here, to 0.01%.
page-lab-command-log = When the match is over, its log gives the same in a terminal:
page-lab-other = Another situation, in the lab
page-lab-fight = Fight
page-lab-duel = Duel
page-lab-hands = Hand
page-lab-with = With
page-lab-now = as it lies
page-lab-trumping = trumping
page-lab-reroll = Best rerolled

## ---- Credits ----

page-credits = Credits
page-credits-games = The games
page-credits-games-of = The games that croupier deals are published works of their authors. croupier is not affiliated with any of them, nor endorsed by them. It has the rules as a program, with its own words and cards. To learn the games as they were meant, get them from their authors.
# $game text, $author text
page-credits-by = { $game }, by { $author }
page-credits-texarkana = Texarkana, by its author on itch.io
page-credits-twenty-one = 21: A Blackjack-Souls RPG, by its author, 2016
page-credits-drawings = Drawings
page-credits-drawings-of = Icons by Lorc, Delapouite and others, simplified a little and coloured. Portraits, cards, dice and doors are our own. The icons' site and licence:
page-credits-letters = Letters
page-credits-letters-of = Atkinson Hyperlegible, by the Braille Institute of America; Pirata One, by Rodrigo Fuenzalida and Nicolas Massi; Limelight, by Sorkin Type; Holtwood One SC, by Vernon Adams; Cinzel, by Natanael Gama: all under the SIL Open Font License 1.1.
page-credits-programs = Programs
page-credits-programs-of = The page is made with Svelte, Vite and @noble/hashes, all under the MIT licence.

## ---- What many games say ----

page-back = Back
page-choose-first = Choose first
page-nothing = Nothing for now
page-your-move = It is your move.
page-sending = Your move is on its way.

## ---- The plain screen ----

page-plain-over = The game is over.
page-plain-floor = Anyone can begin something.
page-plain-first = First come, first served. After something has happened everyone is asked again.
page-plain-bots = Bots wait until all people have nothing for now.
page-plain-names = Names
# $low number, $high number
page-plain-range = { $low } to { $high }
page-plain-table = The table
page-plain-look-on = You are watching.

## ---- A match is watched ----

page-watch = Watch it again
page-watch-opening = The match is being opened.
page-watch-no-log = This file isn't a croupier log. A log holds a match, one move a line.
page-watch-gone = The log is no longer in this window. Open the file again.
# $game text
page-watch-no-game = This log is of a game called "{ $game }", which is not offered here.
# $line number
page-watch-cut = Line { $line } of this log is cut. Save the log again.
page-watch-not-here = This page came without the program that reads logs. Open the file with "croupier replay".
# $why text
page-watch-broken = This log can't be watched. { $why }
page-watch-own = This log is of one seat, and its match isn't over. You can read it here, and watch the match when it is over.
page-watch-sealed = The players of this match keep their secrets. You can read what this seat was shown.
page-watch-by = Seen by
page-watch-watcher = A watcher
# $who text
page-watch-you = { $who }, you
page-watch-open = All cards open
page-watch-moments = What mattered
page-watch-no-moments = Nothing has stood out so far.
page-watch-more = The match
page-watch-start = Before the first card.
page-watch-timeline = Timeline
# $n number, $count number
page-watch-at = Move { $n } of { $count }
page-watch-moment-before = What mattered before
page-watch-moment-after = What mattered next
page-watch-back = One step back
page-watch-forward = One step on
page-watch-play = Play
page-watch-pause = Pause
page-watch-speed = Speed
page-campaign-next = Begin the next evening
page-campaign-seat = Take my seat at the next evening
page-campaign-watch = Watch the next evening
page-campaign-begun = The next evening has begun.
page-campaign-begins = Everyone who sat here is told here that it has begun, and takes their seat without a link.
page-campaign-waits = Whoever runs the game or made the table begins the next evening. You will read it here, and keep your seat.
page-campaign-over = The evening is over.
page-campaign-save = Save the campaign as a file
page-watch-again = Play again
page-watch-again-what = The same game and options at a new table, with new cards.
page-watch-other = Same cards, other moves
# $n number
page-watch-other-what = From move { $n } on, at a new table against bots. The dealer and the cards stay the same.
page-watch-chronicle = Save the story
page-watch-chronicle-making = The story is being written.
page-watch-chronicle-what = The story of the match with its best moments, as a page to read and print.
page-watch-share = Share as a link
page-watch-share-what = Once everyone who played agrees, anyone with the link can watch the match.
page-watch-shared = Anyone with this link can watch the match now.
# $agreed number, $of number
page-watch-shares = { $agreed } of { $of } players agree. The link works once all do.
page-watch-copy = Copy the link
page-watch-copied = Copied.
page-watch-copy-by-hand = The link is selected: copy it from there.
page-watch-unshare = Stop sharing it
page-watch-unshared = You no longer share the match, so the link is dead.
page-review = How I played
page-review-what = Each decision is judged by what you could know then. Luck is counted apart.
# $graded number, $of number
page-review-progress = { $graded } of { $of } checks done.
page-review-all = Every decision
page-review-busy = Each check plays on many times from one of your decisions, or from a card or a die.
page-review-none = No decision lost much.
page-mine-watch = Watch it again
