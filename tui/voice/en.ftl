### What the terminal says around a game, in English: the language of reference. The form: docs/messages.md.

-list = { $joint ->
    [and] { " and " }
    [or] { " or " }
    [apart] ;{ " " }
   *[and-more] ,{ " " }
}

## ---- Before and after a match ----

# $seat text
terminal-tell-you = { $seat }: you.
# $seat text, $bot text
terminal-tell-bot = { $seat }: the bot { $bot }.
# $seat text, $bot text, $help text
terminal-tell-bot-first = { $seat }: the bot { $bot } ({ $help }).
# $game text, $author text
terminal-tell-game = { $game }, by { $author }.
# $seed text
terminal-tell-seeded = Dealt from seed { $seed }: it can be dealt again, so it proves nothing about fairness.
terminal-tell-committed = Every card and die is already fixed by a secret seed. This is the seed's hash. Compare it at the end:
# $file text
terminal-tell-saved-in = Your match is saved as you play, in { $file }
terminal-tell-type-talk = At any prompt, type how (how to play), what NAME (explain a word), board (see the table), say WORDS (talk to everyone) or help (everything else).
terminal-tell-type = At any prompt, type how (how to play), what NAME (explain a word), board (see the table) or help (everything else).
terminal-tell-type-help = Type help at any prompt.
terminal-tell-saved = Your match is saved. To continue:
terminal-tell-campaign-next = The campaign continues. For its next evening:
# $file text
terminal-tell-campaign-over = The campaign is over. { $file } now holds its last evening, and starts no other.
terminal-tell-sealed = This match keeps its secrets. The dealer's seed would reveal them, so nobody sees it, and there is nothing to verify.
terminal-tell-check-committed = Its last line shows the dealer's seed. To check that this is the seed promised at the start, and that every card and die came from it:
terminal-tell-check-seeded = To check that every card and die came from its seed:
terminal-tell-read-again = To read the story again:
# $about text
terminal-ask-unfinished = You have an unfinished match: { $about }.
terminal-ask-continue = Continue it?
terminal-ask-teach = Read how to play first?
terminal-ask-start = To start, press Enter:

## ---- At a prompt ----

terminal-ask-yes = Yes or no (Enter: yes):
terminal-ask-phrase = The six words of your seat:
terminal-ask-no = Yes or no (Enter: no):
terminal-why-yes-or-no = Please type yes or no.
# $most number
terminal-ask-usual = Choose 1 to { $most } (Enter: as the story has it):
# $label text
terminal-tell-advice = A careful player would choose: { $label }
terminal-ask-free = Your choice:
terminal-ask-name = A name, or Enter for the list:
# $most number, $enter number
terminal-ask-enter = Choose 1 to { $most } (Enter: { $enter }):
# $most number
terminal-ask-choice = Choose 1 to { $most }:
# $count number
terminal-label-ways = ({ $count } ways)
# $what text, $move text
terminal-tell-correct = { $what }, as in { $move }
terminal-why-correct-none = You cannot set anything right at this moment.
# $move number
terminal-tell-undone = Undone. You are back after move { $move }.

## ---- Lessons ----

# $game text, $steps number
terminal-tell-lesson = A lesson in { $game }, in { $steps } steps. What Enter takes is marked with <. None of it counts.
# $step number, $steps number
terminal-ask-lesson = Continue the lesson (step { $step } of { $steps })?
terminal-tell-lesson-changed = This lesson has changed since you left it, so it begins again.
terminal-tell-lesson-left = Your place in the lesson is saved. To continue:
terminal-ask-next = Press Enter to continue:
terminal-why-next = Press Enter first. You choose at a later step.
# $value text
terminal-ask-free-enter = Your choice (Enter: { $value }):
terminal-tell-skip-lesson = To play on without the lesson, type skip.
terminal-how-steps = To replay the lesson from a step, type step and its number.
# $most number
terminal-why-no-step = Choose a step from 1 to { $most }.
terminal-ask-play-on = Play on from here, against the usual bots?
terminal-tell-play-on = You play on. This match is not saved.
terminal-tell-taught = That was the lesson.
terminal-label-play-on = Play on from here
terminal-label-once-more = Start the lesson again
terminal-label-play-real = Play for real
terminal-label-how = Read how to play
terminal-label-enough = Leave
terminal-ask-learn = Learn it in five minutes, by playing?

## ---- Help ----

terminal-how-help = Type the number of your choice. Enter takes the one named in the prompt, or shows the list again. You can also type:
terminal-how-type-how = how: how to play, on one screen
terminal-how-type-board = board: the table as you see it
terminal-how-type-what = what NAME, or ? NAME: what a thing or a word of the rules is
terminal-how-type-log = log: the story so far
terminal-how-type-list = list: every choice that is open now, with its price and chances
terminal-how-type-back = back: return to the previous question
terminal-how-type-say = say WORDS: say something to everyone at the table, at any time
terminal-how-type-mark = mark: mark what was said last as a quote for the chronicle (mark 2: what was said before it)
terminal-how-type-with = 2 : WORDS: choose 2 and say WORDS with it, as with any move (pass : not today)
terminal-how-type-undo = undo: take back your last move, if nobody has learned from it
terminal-how-type-undo-many = undo 3: take back the last three moves of anyone, dice and cards included, if you run the game
terminal-how-type-correct = correct: what you may set right between moves, if you run the game
terminal-how-type-rules = rules: all moves and phases, as you can type them
terminal-how-type-ask = set ask WHEN: when you are asked whether to step in, always, never or change (only when it could help)
terminal-how-type-ask-all = set ask all: ask even where nothing is worth asking (set ask less: as before)
terminal-how-type-map = set map WHAT: show the map in words, drawn or both
terminal-how-type-hints = set hints WHAT: show none, chances (your own) or advice (also what a careful player would do)
terminal-how-type-ahead = ahead: as the master of a prepared story, what it holds from here on
terminal-how-type-sheet = sheet: your character's sheet as it is now, with what is used up
terminal-how-type-character = character: your character's sheet (character FILE saves it in a new file)
terminal-how-type-quit-fleeting = quit: leave, and nothing is saved
terminal-how-type-x = /x: show the card "stop". Nobody moves until it is lifted, and nobody learns who showed it
terminal-how-type-slow = /slow, /on: show the card "slow down" or "keep going", without a name as well
terminal-how-type-lift = /lift, /break MINUTES, /back: lift a "stop", begin a break and end it, if you run the game or made the table
terminal-how-type-lines = /line WHAT, /veil WHAT: what must not come up, or only off screen; nobody reads whose it is (/lines shows all, /take-back WHAT takes yours back)
terminal-how-type-whisper = /whisper 2 WORDS: say WORDS to seat 2 alone; nobody else learns of it
terminal-how-type-consent = undo asks the others once somebody has moved; /agree and /refuse answer who asks, /withdraw takes the request back
terminal-how-type-notes = /note WORDS: add a line to your own note; /note-all WORDS: to the one that all of you read (/notes shows both)
terminal-how-type-signs = /nod, /laugh, /wince, /applause, /glass, /your-move: make a sign that all at the table see (/signs: show none, or show them again)
terminal-how-type-handout = /handout TITLE: WORDS: prepare a handout, if you run the game or made the table; /give 1 2 3: handout 1 to seats 2 and 3 and to nobody else (/give 1 all, /give 1 none); /discard 1 removes it
terminal-how-type-handouts = /handouts: what you were handed
terminal-how-type-words = /words: six words that open your seat on another device
terminal-how-type-steps = steps: the steps of the lesson (step 3: replay it from the third)
terminal-how-type-skip = skip: leave the lesson, and play on if you like
terminal-how-type-quit-lesson = quit: leave, and continue the lesson later
terminal-how-type-quit = quit: leave, and continue your saved match later
terminal-why-no-how = This game has no page on how to play. Type rules for its phases and moves.

## ---- What something is ----

# $name text
terminal-tell-named = { $name }, as it was named in this match.
# $name text, $words text
terminal-tell-named-said = { $name }, as it was named in this match: { $words }
# $title text
terminal-tell-move = A move: { $title }.
# $name text
terminal-tell-plain = "{ $name }" is a name in this game, and there is nothing more to say about it.
# $names list
terminal-ask-which-of = Which of these? { LIST($names, type: "more") }
terminal-ask-what = Which? Type a name after it, as you read it, or a word of the rules: what NAME.
# $name text
terminal-why-no-name = There is no "{ $name }" in this game.
# $near text
terminal-ask-near = Did you mean { $near }?

## ---- Undo and back ----

# $most number
terminal-why-undo-many = Type how many moves to take back, from 1 to { $most }: undo 3. With no number, undo takes back your own last move.
terminal-why-undo-master = You cannot take back that many moves: only the player who runs the game may, as far as moves were made. With no number, undo takes back your own last move.
terminal-why-undo-none = You have made no choice yet that you could undo.
terminal-why-back-first = This is the first question of the move. To take back the move before, type undo.

## ---- Settings ----

terminal-tell-map-both = The map is now drawn and in words.
terminal-tell-map-drawn = The map is now drawn, without words.
terminal-tell-map-words = The map is now in words, not drawn.
terminal-why-map = Type set map words, set map drawn or set map both.
terminal-why-ask = Type set ask always, set ask change or set ask never.
terminal-why-ask-all = Type set ask all or set ask less.
terminal-why-hints = Type set hints none, set hints chances or set hints advice.
terminal-tell-ask-always = You are now asked every time whether you step in.
terminal-tell-ask-never = You are no longer asked whether you step in.
terminal-tell-ask-change = You are now asked whether you step in only when it could help.
terminal-tell-ask-all = You are now asked everything.
terminal-tell-ask-less = You are now asked only when there is something to decide.
terminal-tell-hints-none = No chances are shown from here on.
terminal-tell-hints-chances = Your chances are shown from here on.
terminal-tell-hints-advice = Your chances are shown from here on, and what a careful player would do.
terminal-why-list = There are too many choices for one list. Choose a kind first.

## ---- Your character ----

terminal-why-no-characters = This game has no saved characters.
terminal-why-no-character = You have no character, or have not made it yet.
terminal-how-keep = To save it in a new file: character FILE
# $file text
terminal-tell-kept = Saved in { $file }. To use it in another match, add --character { $file }
terminal-why-no-ahead = There is no prepared story that you lead, or it is over.
terminal-why-no-sheets = This game has no sheets. Type board to see what is yours.
terminal-why-no-sheet = There is no sheet yet.

## ---- Whose screen it is ----

terminal-tell-open = This game has no secrets. Everyone can look.
# $who text
terminal-tell-keyboard = The keyboard goes to { $who }.
terminal-ask-hide = Press Enter to hide this screen:
terminal-ask-alone = When nobody else is looking, press Enter:
terminal-ask-more = More follows. Press Enter:
terminal-part-only-you = Only you read:

## ---- Moves that nobody was asked about ----

terminal-tell-skip-never = (Passed, as you asked. To be asked, type set ask change or set ask always.)
terminal-tell-skip-change = (Nothing could help here, so you aren't asked. To be asked anyway, type set ask always.)
terminal-tell-skip-no-help = (Passed: nothing could help.)
terminal-tell-skip-asked = (Passed, as you asked.)

## ---- Choices ----

# $arg text
terminal-ask-which = { $arg }: which one?
# $arg text
terminal-ask-which-set = { $arg }: which ones?
terminal-ask-which-one = Which of these?
terminal-how-back = (Type back for the previous question.)
# $label text
terminal-ask-usual-move = Enter: as the story has it. { $label }
# $arg text
terminal-label-new = A new { $arg }, to be named now
terminal-part-new = a new one
# $count number
terminal-label-one-of = (1 of { $count } ways)
# $names list
terminal-ask-set = Type one or more of { LIST($names, type: "more") }.
# $names list
terminal-ask-set-or-none = Type one or more of { LIST($names, type: "more") }, or none.
# $count number
terminal-how-list = Type list for all { $count } choices.
# $least number, $most number
terminal-ask-number = Type a number from { $least } to { $most }.
# $arg text, $least number, $most number
terminal-ask-number-of = Type a number for "{ $arg }", from { $least } to { $most }.
# $least number, $most number, $first text, $second text, $example text
terminal-ask-two = Type a number from { $least } to { $most }, or both "{ $first }" and "{ $second }", such as { $example }.
# $arg text, $least number, $most number, $first text, $second text, $example text
terminal-ask-two-of = Type a number for "{ $arg }", from { $least } to { $most }, or for both "{ $first }" and "{ $second }", such as { $example }.

## ---- Long lists of names ----

# $count number
terminal-how-own-name = Type a name of your own, or part of a known one. Enter lists all { $count }.
# $letters text, $shown number, $count number
terminal-how-narrowed = { $shown ->
    [one] 1 of { $count } has "{ $letters }" in it. Type its number or other letters. Enter shows the whole list again.
   *[other] { $shown } of { $count } have "{ $letters }" in them. Type a number or other letters. Enter shows the whole list again.
}
# $first number, $last number, $count number
terminal-how-page = These are { $first } to { $last } of { $count }. Enter shows more. Type a number, or letters of a name or text. For more about one, type what NAME.
terminal-how-quotes = Put a new name in quotes, like this: "Ruth Delgado".
# $number number
terminal-ask-mean = Do you mean { $number }? Then type that number, or the whole name.
# $name text, $arg text
terminal-ask-new-name = Nothing is called "{ $name }" yet. Is that the name of a new { $arg }?

## ---- Words ----

terminal-how-name = Type a name as you want others to read it, up to 64 bytes. Type back, or press Enter, for the previous question.
terminal-how-words = Type what you say, as you want others to read it. Enter alone says nothing. Type back for the previous question.
terminal-ask-doubt-name = That reads like a command or a move, and here it would be a name. Is it the name?
terminal-ask-doubt-secret = That reads like a command or a move, and here it would be your secret. Keep it as that?
# $words text
terminal-ask-doubt-number = You are speaking now, not choosing. Do you want to say "{ $words }"?
terminal-ask-doubt-words = That reads like a command or a move, and here everyone at the table would read it. Say it?
# $command text
terminal-why-command-name = "{ $command }" is a command, and here you give a name. Type back first, or write more than that.
# $command text
terminal-why-command-words = "{ $command }" is a command, and here you speak. Type back first, or write more than that.
# $arg text
terminal-ask-new = Name of the new { $arg }, or Enter to go back:
terminal-ask-words = Your words, or Enter for none:
terminal-ask-words-secret = Your words, for nobody else, or Enter for none:
# $arg text
terminal-tell-say-more = You can say more about this new { $arg }.
terminal-why-say-nothing = Say what? Type the words after it: say I have been here before.
# $most number
terminal-why-mark-which = Mark what? mark is for what was said last, mark 2 for what was said before it, up to mark { $most }.
terminal-why-mark-nothing = Nobody has said anything there that everyone can read.
terminal-ask-say-secret = Everyone at the table would read that, and it would not be your secret. Say it?

## ---- What cannot be read ----

# $most number
terminal-why-choice = Choose a number from 1 to { $most }.
# $typed text
terminal-why-set = { $typed } is not among them. Press Enter to see them again.
# $least number, $most number
terminal-why-number = Choose a number from { $least } to { $most }.
# $seat number
terminal-why-seat = You speak for seat { $seat } here.
# $word text
terminal-why-none-of-these = "{ $word }" isn't one of these. Press Enter to see them again.
terminal-why-sentence = No move begins like that. To speak, type say and the words. To do something, type the number of a choice, and then you can add words.
# $word text, $near text
terminal-why-near = There is no command "{ $word }". Did you mean { $near }?
# $word text
terminal-why-no-command = There is no command "{ $word }". Type a number from the list, or help.
# $most number
terminal-why-line-long = That line is too long. A line has up to { $most } bytes.
terminal-why-line-utf8 = That line is not UTF-8 text.

## ---- The rules of a game, listed ----

terminal-part-rules = Rules:
# $name text, $least number, $most number, $value number
terminal-part-range = { $name }={ $least }..{ $most } (default { $value }):
# $name text, $words text, $value text
terminal-part-words = { $name }={ $words } (default { $value }):
terminal-part-seats = Seats:
# $role text
terminal-part-if-taken = { $role }, if taken
terminal-part-phases = Phases, in the order of a round:
# $title text
terminal-part-together = { $title } (all at once, in any order)
# $title text
terminal-part-floor = { $title } (anyone can begin)
terminal-part-moves = Moves of players and of chance. What is marked (secret) is only for those who may know it:
terminal-part-secret = (secret)
terminal-part-or-new = (or new)
# $title text
terminal-part-words-secret = { $title } (its words are secret)
# $title text
terminal-part-words-shown = { $title } (and the words said with it)
terminal-how-speak = Players can say something with any move, and between moves, for everyone to read.
terminal-how-or-new = (or new): by its name, or something new in your own words, where the rules let you.

## ---- The end of a match ----

# $game text, $author text, $seat text
terminal-tell-game-alone = { $game }, by { $author }. You play alone, as { $seat }.
# $moves number
terminal-tell-over = { $moves ->
    [one] The game is over after 1 move.
   *[other] The game is over after { $moves } moves.
}
# $tally text
terminal-tell-tally = At this table: { $tally }.
# $who text, $player text, $points number
terminal-tell-points = { $points ->
    [one] { $who } ({ $player }): { $points } point.
   *[other] { $who } ({ $player }): { $points } points.
}
# $who text, $player text, $tally text, $points number
terminal-tell-points-tally = { $points ->
    [one] { $who } ({ $player }): { $tally }. { $points } point.
   *[other] { $who } ({ $player }): { $tally }. { $points } points.
}
terminal-part-you = you
# $file text
terminal-tell-log = Your log: { $file }
# $game text
terminal-tell-character = A character for { $game }. At any prompt, type how (how to play), what NAME (explain a word), undo, quit or help (everything else).
# $moves number, $phase text
terminal-part-after = { $moves ->
    [one] After 1 move: { $phase }
   *[other] After { $moves } moves: { $phase }
}
terminal-part-unfinished = (unfinished)
terminal-part-stopped = (stopped early)
# $seat number, $points number
terminal-tell-got = Seat { $seat } got { $points }.
# $who text
terminal-tell-view = As { $who } sees it:
# $phase text, $moves number, $seats list
terminal-part-about = { $moves ->
    [one] { $phase }, 1 move, seats { LIST($seats, type: "more") }
   *[other] { $phase }, { $moves } moves, seats { LIST($seats, type: "more") }
}
# $round number, $phase text, $moves number, $seats list
terminal-part-about-round = { $moves ->
    [one] round { $round }, { $phase }, 1 move, seats { LIST($seats, type: "more") }
   *[other] round { $round }, { $phase }, { $moves } moves, seats { LIST($seats, type: "more") }
}

## ---- A match reviewed ----

# $whole text, $part text
terminal-part-decimal = { $whole }.{ $part }
# $who text, $player text, $points number
terminal-tell-review-seat = { $points ->
    [one] { $who } ({ $player }): { $points } point.
   *[other] { $who } ({ $player }): { $points } points.
}
terminal-tell-review-nothing = This seat gets the same however the match goes, so there is nothing to grade.
# $points text, $error text
terminal-tell-review-start = At the start the match was worth { $points } (±{ $error }).
# $points text, $error text
terminal-tell-review-luck-dice = Luck: { $points } (±{ $error }), all of it from dice.
# $points text, $error text
terminal-tell-review-luck-cards = Luck: { $points } (±{ $error }), all of it from cards.
# $points text, $error text, $dice text, $diceerror text, $cards text, $cardserror text
terminal-tell-review-luck = Luck: { $points } (±{ $error }). From dice { $dice } (±{ $diceerror }), from cards { $cards } (±{ $cardserror }).
# $points text, $error text, $bot text
terminal-tell-review-skill = Skill: { $points } (±{ $error }), measured against the bot { $bot }.
# $points text, $error text
terminal-tell-review-rest = What others did: { $points } (±{ $error }).
# $percent number, $low number, $high number, $lichess number
terminal-tell-review-accuracy = Accuracy: { $percent } of 100 (from { $low } to { $high }). On the scale of lichess: { $lichess }.
# $count number, $better number, $points text, $error text
terminal-tell-review-decisions = { $better ->
    [0] Decisions: { $count }. In none was another move better beyond doubt. Points lost: { $points } (±{ $error }).
   *[other] Decisions: { $count }. In { $better } of them another move was better beyond doubt. Points lost: { $points } (±{ $error }). Each decision is taken alone, so losses can overlap.
}
terminal-tell-review-worst = What lost most:
terminal-tell-review-all = Every decision:
# $move number, $phase text, $label text
terminal-tell-review-move = { $move }. { $label } ({ $phase })
# $count number, $worlds number
terminal-tell-review-fine = Nothing better was found among { $count } moves, each played out { $worlds } times.
# $label text
terminal-tell-review-perhaps = Perhaps better: { $label }.
# $label text
terminal-tell-review-small = A little better: { $label }.
# $label text
terminal-tell-review-inaccuracy = An inaccuracy. Better: { $label }.
# $label text
terminal-tell-review-mistake = A mistake. Better: { $label }.
# $label text
terminal-tell-review-blunder = A blunder. Better: { $label }.
# $worlds number, $hidden flag, $differ number, $best text, $played text
terminal-tell-review-why = { $hidden ->
    [yes] { $differ ->
        [one] Both moves were played out { $worlds } times, each time with other luck and another guess at what was hidden. The match came out differently once. On average the other move brought { $best }, the move played { $played }.
       *[other] Both moves were played out { $worlds } times, each time with other luck and another guess at what was hidden. The match came out differently in { $differ } of the { $worlds }. On average the other move brought { $best }, the move played { $played }.
    }
   *[no] { $differ ->
        [one] Both moves were played out { $worlds } times, each time with other luck. The match came out differently once. On average the other move brought { $best }, the move played { $played }.
       *[other] Both moves were played out { $worlds } times, each time with other luck. The match came out differently in { $differ } of the { $worlds }. On average the other move brought { $best }, the move played { $played }.
    }
}
# $loss text
terminal-tell-review-always = It lost { $loss } every time.
# $low text, $high text
terminal-tell-review-lost = It lost between { $low } and { $high } points.
# $low text, $high text
terminal-tell-review-doubt = That may be chance: it lost between { $low } and { $high } points.
# $gain text, $loss text
terminal-tell-review-either = That may be chance: anything from { $gain } points gained to { $loss } lost.

## ---- At a server's table ----

# $who text
terminal-ask-waiting-for = Waiting for { $who }:
terminal-ask-waiting = Waiting:
terminal-why-waiting = It isn't your turn yet. Meanwhile you can type say WORDS, board, log or quit.
terminal-why-hints-table = Whoever made this table chose what it tells of chances.
# $seat text, $name text
terminal-tell-here = { $seat }: { $name }.
# $seat text, $name text
terminal-tell-not-here = { $seat }: { $name }, who is away.
# $seat text
terminal-tell-free = { $seat }: still free.
# $seat text, $name text
terminal-tell-seat-left = { $seat }: { $name } has left.
terminal-part-somebody = somebody
terminal-tell-watch = You watch, and see what everyone may see.
terminal-tell-so-far = The match is under way. For the story so far, type log.
# $who text
terminal-tell-sits = { $who } has taken a seat.
# $seat text
terminal-tell-freed = { $seat } has nobody any more: the seat is open.
# $who text, $seat text
terminal-tell-left = { $who } has left. The seat is open: { $seat }.
# $who text, $bot text
terminal-tell-lent = The bot { $bot } plays for { $who } for now.
# $who text
terminal-tell-back = No bot plays for { $who } any more.
# $most number
terminal-ask-list = Which seat, 1 to { $most } (Enter: none)?
# $most number
terminal-why-list-row = Please type a number, 1 to { $most }, or press Enter to leave.
terminal-tell-list-none = No table is waiting for people at the moment. Try again later.
# $seat text, $free number, $of number
terminal-tell-list-seat = { $free ->
    [one] { $seat }. One of { $of } seats is free.
   *[other] { $seat }. { $free } of { $of } seats are free.
}
terminal-tell-gathers = The match begins when everyone is here.
terminal-tell-begins = The match begins.
terminal-tell-shuffle-again = Somebody left before the shuffle was complete. Everyone is shuffling again.
# $count number
terminal-tell-shuffled = { $count ->
    [one] One player's device shuffled together with the server, so that the server could not choose the cards or dice alone.
   *[other] The devices of { $count } players shuffled together with the server, so that nobody could choose the cards or dice alone.
}
# $used flag
terminal-tell-share-used = { $used ->
    [yes] Your own part of the shuffle was used.
   *[no] Your own part of the shuffle was NOT used: the server did not keep its word.
}
# $who text
terminal-tell-comes = { $who } is here.
# $who text
terminal-tell-goes = { $who } is away.
# $seat text, $name text
terminal-tell-called = { $seat } is called { $name }.
# $time text
terminal-tell-clock = Your clock runs: { $time } for this move.
# $who text
terminal-tell-clocks-stopped = { $who } has stopped the clocks.
terminal-tell-clocks-go = The clocks run again.
terminal-tell-card-go-on = Somebody shows the card "keep going".
terminal-tell-card-slow-down = Somebody shows the card "slow down".
terminal-tell-card-stop = Somebody shows the card "stop". Nobody moves until it is lifted.
terminal-tell-card-none = The "stop" is lifted. The match continues.
# $minutes number
terminal-tell-break = { $minutes ->
    [one] A break of one minute.
   *[other] A break of { $minutes } minutes.
}
terminal-tell-break-over = The break is over.
# $most number
terminal-why-break-minutes = Say how many minutes, from 1 to { $most }: /break 10
terminal-why-slash-lost = The connection is lost. Try again when it is back.
# $what text
terminal-tell-line = A line: { $what }
# $what text
terminal-tell-veil = A veil: { $what }
# $what text
terminal-tell-line-gone = Taken back: { $what }
# $what text
terminal-tell-line-own = Yours: { $what }
terminal-tell-note-kept = Your note is kept. /notes shows it.
terminal-tell-note-changed = The table has a new note. /notes shows it.
# $what text
terminal-tell-note-mine = Your note: { $what }
# $what text
terminal-tell-note-table = Everyone's note: { $what }
terminal-tell-notes-none = No notes yet.
# $who text
terminal-tell-sign-nod = { $who } nods.
# $who text
terminal-tell-sign-laugh = { $who } laughs.
# $who text
terminal-tell-sign-wince = { $who } winces.
# $who text
terminal-tell-sign-applause = { $who } applauds.
# $who text
terminal-tell-sign-glass = { $who } raises a glass.
# $who text
terminal-tell-sign-your-move = { $who } says it's your move.
terminal-tell-signs-off = Signs are no longer shown. /signs shows them again.
terminal-tell-signs-on = Signs are shown.
# $who text, $title text
terminal-tell-handout = A handout from { $who }: { $title }
# $id number, $title text, $seats text
terminal-tell-handout-given = Your handout { $id } (seats: { $seats }): { $title }
# $id number, $title text
terminal-tell-handout-kept = Your handout { $id }, which nobody has yet (/give { $id } all): { $title }
# $title text
terminal-tell-handout-gone = A handout is gone: { $title }
terminal-tell-handouts-none = No handouts yet.
terminal-why-handout-what = Say its title, then what it says: /handout A letter: Meet me at nine.
terminal-why-handout-give = Say which handout, and to which seats: /give 1 2 3, /give 1 all, /give 1 none
terminal-why-handout-discard = Say which handout: /discard 1
# $words text
terminal-tell-words = Write these words down now, they are not shown again: { $words }
terminal-tell-words-where = On another device they open your seat at this address, in a browser or with croupier join and --words. This one then loses it.
terminal-why-note-what = Say what to note: /note She limps.
# $file text
terminal-tell-mine-saved = What the server has of you at this table: { $file }
terminal-tell-erase = This removes your name, words, notes, whispers and handouts from the server, and the key to your seat, for good. Your moves stay. If nobody else has a seat, the whole table goes. To do it: /erase yes
terminal-why-words-watcher = Whoever watches has no seat to come back to.
terminal-tell-lines-none = No lines and no veils yet.
terminal-why-line-what = Say what: /line spiders
# $who text, $words text
terminal-tell-whisper = { $who } whispers to you: { $words }
# $who text, $words text
terminal-tell-whisper-own = You whisper to { $who }: { $words }
terminal-why-whisper = Say to which seat, and what: /whisper 2 Do you trust her?
# $moves number
terminal-tell-undo-yours = { $moves ->
    [one] You ask to take back the last move. All others must agree (/withdraw takes the request back).
   *[other] You ask to take back the last { $moves } moves. All others must agree (/withdraw takes the request back).
}
# $who text, $moves number
terminal-tell-undo-theirs = { $moves ->
    [one] { $who } would like to take back the last move. Type /agree or /refuse.
   *[other] { $who } would like to take back the last { $moves } moves. Type /agree or /refuse.
}
# $who text
terminal-tell-undo-refused = { $who } refused. Nothing is taken back.
# $who text
terminal-tell-undo-withdrawn = { $who } withdrew the request to take back.
terminal-tell-undo-moved = The table has moved on. Nothing is taken back.
terminal-tell-undo-lapsed = Not everyone answered in time. Nothing is taken back.
terminal-why-undo-nobody = Nobody is asking to take anything back.
# $move text
terminal-tell-may = Whoever runs the game can make an exception. To ask, type: may { $move }
terminal-why-may-none = No exception is possible at this moment.
terminal-why-may-nobody = Nobody at this screen runs the game, so nobody can make an exception.
# $what text, $why text
terminal-tell-may-asked = An exception: { $what }. The rules say: "{ $why }"
terminal-ask-may = Whoever runs the game: do you allow it, this once?
terminal-how-type-may = may: what you can ask for although the rules refuse it, and may MOVE to ask; /allow and /forbid answer it
# $what text
terminal-tell-waive-yours = You want an exception: { $what }.
# $who text, $what text, $why text
terminal-tell-waive-theirs = { $who } wants an exception: { $what }. The rules say: "{ $why }"
terminal-tell-waive-answer = Type /allow or /forbid.
terminal-tell-waive-moved = The table has moved on. No exception was made.
terminal-tell-waive-lapsed = Nobody decided in time. No exception was made.
terminal-tell-waive-allowed = You may, this once.
terminal-why-waive-nobody = Nobody wants an exception.
terminal-tell-tried = Somebody else came with your invitation, and was refused.
terminal-tell-lost = The connection is lost. It is tried again until it is back.
terminal-tell-connected = You are connected again.
terminal-key-file-of = Key for croupier:
terminal-key-file-warns = Whoever has this file has your tables. Keep it to yourself.
terminal-tell-seat-kept = Your seat stays yours. To continue:
terminal-tell-story = To read its story as a page:
# $file text
terminal-tell-story-saved = The story, as you were told it: { $file }
terminal-tell-evening-waits = You wait for the next evening. Ctrl-C leaves.
terminal-ask-evening-begin = The campaign continues. Begin the next evening?
terminal-ask-evening-wait = The campaign continues. Wait here for the next evening?
terminal-ask-evening-seat = The next evening has begun. Take your seat there?
