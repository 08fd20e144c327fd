### Why a move, a word or an undo is refused at any table, where the game itself says nothing, in English: the language of
### reference. What stands in quotes is typed or sent so. The form: docs/messages.md.

-list = { $joint ->
    [and] { " and " }
    [or] { " or " }
    [apart] ;{ " " }
   *[and-more] ,{ " " }
}

## ---- Pieces ----

table-part-chance = chance
table-part-watcher = the watcher
table-part-others = something else
table-part-dealer = the dealer
table-part-removed = [These words were removed.]

## ---- The story ----

# $moves number
table-tell-undone = { $moves ->
    [one] The last move was undone.
   *[other] The last { $moves } moves were undone.
}

# $moves number
table-tell-agreed = { $moves ->
    [one] By agreement, the last move was undone.
   *[other] By agreement, the last { $moves } moves were undone.
}

# $who text, $moves number
table-tell-back = { $moves ->
    [one] { $who } takes back the last move.
   *[other] { $who } takes back the last { $moves } moves.
}

# $who text
table-tell-waived = { $who } makes an exception.

# $by text, $what text, $who text
table-tell-denied = { $by } wanted an exception: { $what }. { $who } refused.

# $who text
table-tell-late = { $who } ran out of time.

# $who text, $words text
table-tell-marked = { $who } marked this for the story: "{ $words }"

## ---- Whose turn, and what is open ----

table-why-over = The match is over.
# $most number
table-why-ask = A question has an id and a list "of" 1 to { $most } lines.
# $who list
table-why-turn = It isn't your turn. Now it's up to { LIST($who) }.
# $who list
table-why-turn-chance = Chance has nothing to decide now. It's up to { LIST($who) }.
# $verbs list
table-why-closed = You can't do that now. You can { LIST($verbs, type: "or") }.
# $verbs list
table-why-closed-chance = Chance can't do that now. It can { LIST($verbs, type: "or") }.
# $arg text, $values list
table-why-value = You can't choose that now. For "{ $arg }", choose { LIST($values, type: "or") }.
# $arg text, $least number, $most number, $values list
table-why-some = You can't choose those now. For "{ $arg }", choose { $least } to { $most } of { LIST($values) }.
# $arg text, $most number, $values list
table-why-exactly = You can't choose those now. For "{ $arg }", choose { $most } of { LIST($values) }.
# $arg text
table-why-none = You can't choose those now. "{ $arg }" must stay empty.
# $arg text, $most number
table-why-high = You can't choose that now. The highest "{ $arg }" is { $most }.
# $arg text, $least number
table-why-low = You can't choose that now. The lowest "{ $arg }" is { $least }.
# $arg text
table-why-unknown = "{ $arg }" needs its value here, not a question mark.
table-why-extra = This move has an argument that it does not take.
table-why-no-move = There is no such move.
table-why-no-seat = There is no such seat.
table-why-full = The match has as many entries as it can hold.
# $near text
table-why-near = Did you mean { $near }?

## ---- Undo ----

table-why-undo-nothing = There is nothing to undo yet.
# $most number, $to number
table-why-undo-range = Undo goes back to an entry from 0 to { $most }, not to { $to }.
# $entry number
table-why-undo-same = Nothing has happened since entry { $entry } that is not undone already.
# $entry number
table-why-undo-undone = Entry { $entry } was itself undone.
table-why-undo-chance = You can't undo that: a card or die has fallen since.
table-why-undo-shown = You can't undo that: others have learned from it.
table-why-undo-other = You can't undo that: somebody else has moved since.
# $most number
table-why-undo-most = This match has been undone { $most } times, the most that a match allows.
table-why-undo-watcher = Watchers cannot undo.
table-why-undo-to = "undo" needs "to", the number of an entry.

## ---- What a master may correct ----

table-why-power-master = Only who runs the game can correct that.
table-why-back-master = Only who runs the game can take back what others did.
# $most number
table-why-back-most = The master has taken back { $most } times in this match, the most that a match allows.
table-why-power-none = There is nothing to correct at this moment.
# $most number
table-why-power-most = { $most } corrections have been made in this match, the most that a match allows.
table-why-waive-level = At this table the rules decide. Only at a table made with the level "warn" can the player who runs the game make exceptions.
table-why-waive-open = The rules allow that. Make the move.
table-why-waive-not = No exception can be made for that: the rules have no result for it.
# $most number
table-why-waive-most = Exceptions were requested { $most } times in this match, the most that a match allows.

## ---- Lessons ----

table-why-lesson-other = That can wait. The marked choice comes first.
table-why-lesson-undo = The lesson keeps to its path. Replay it from any step.
table-why-lesson-step = The lesson has no such step any more.
table-why-lesson-astray = This match has left its lesson.

## ---- Words and names ----

# $most number, $size number
table-why-words-long = You can say up to { $most } bytes at once, and this has { $size }.
table-why-words-none = There is nothing to say. Type some words.
table-why-words-utf8 = What you say must be UTF-8 text.
table-why-words-control = What you say cannot contain control characters, only line ends.
table-why-words-unseen = What you say needs a visible character.
table-why-words-players = Only players can say something. Leave out "text".
table-why-words-shown = "text" must be what was said with the move that this one opens.
table-why-words-room = This match has no room left for words.
table-why-words-kept = This match keeps no words.
# $most number
table-why-words-most = Players have spoken { $most } times between moves, the most that a match can hold.
table-why-words-watcher = Watchers cannot speak.
table-why-words-text = "say" needs "text".
# $entry number
table-why-mark-none = Entry { $entry } has no words that everyone can read.
table-why-mark-again = Those words are marked already.
table-why-text = "text" must be a text.
# $most number, $size number
table-why-name-long = A name can have up to { $most } bytes, and this one has { $size }.
table-why-name-utf8 = A name must be UTF-8 text.
table-why-name-control = A name cannot contain control characters.
table-why-name-blank = A name needs more than blanks and hyphens.
table-why-name-unseen = A name needs a visible character.
table-why-name-memory = There is not enough memory to compare this name with others.
table-why-name-closed = You can't give new names here.
# $name text
table-why-name-unknown = Nothing is called { $name }.
# $name text, $arg text
table-why-name-new = Nothing is called { $name }, and you can't name a new { $arg } now.
# $verb text
table-why-label-none = The move "{ $verb }" does not name anything.
table-why-label-own = "label" is only for things without a name of their own.
table-why-label-leave = Leave out "label": this was named without one.
# $name text
table-why-label-first = "label" must be { $name }, as it was first called.

## ---- A move that was typed or sent ----

# $arg text
table-why-number = "{ $arg }" must be a whole number.
# $arg text, $typed text
table-why-number-not = "{ $arg }" must be a whole number, not { $typed }.
# $arg text
table-why-number-large = "{ $arg }" is too large a number.
# $arg text, $name text
table-why-no-name = There is no { $arg } { $name }.
# $arg text
table-why-names = "{ $arg }" must be a list of names.
# $arg text
table-why-names-long = "{ $arg }" has a name in it that is too long.
# $name text
table-why-set = { $name } cannot be in a set.
# $name text
table-why-set-twice = { $name } is in the list twice.
# $arg text
table-why-hidden = "{ $arg }" cannot be hidden. Give its value, not a question mark.
# $arg text
table-why-name = "{ $arg }" must be a name.
table-why-seat-missing = The move does not say who makes it: "seat" is missing.
# $last number
table-why-seats = There is no such seat. Here the seats are 0 to { $last }, and chance.
table-why-seat-chance = Write the seat of chance as "chance".
table-why-do = The line does not say what to do: "do" must be a word.
# $name text
table-why-no-verb = There is no move { $name } in this game.
# $verb text, $name text, $args list
table-why-no-arg = "{ $verb }" takes no { $name }. It takes { LIST($args) }.
# $verb text, $name text
table-why-no-args = "{ $verb }" takes no { $name }. It takes nothing.
# $arg text
table-why-given-twice = "{ $arg }" is given twice.
# $verb text, $arg text
table-why-missing = "{ $verb }" needs "{ $arg }", which is missing.
table-why-line-long = There are too many words in the line.
table-why-line-backslash = In quotes, a backslash can only come before ", \ or n.
table-why-line-quote = A quote is not closed.
table-why-line-blank = A blank must follow a closing quote.
table-why-line-utf8 = The line is not UTF-8 text.
# $key text
table-why-line-twice = { $key } is in the line twice.
table-why-line-undone = The line names a seat but not what it does.
table-why-line-empty = The line is empty.

## ---- Messages of programs and pages ----

table-why-wire-n = "n" must be the number that came with the turn.
table-why-wire-entry = "n" is not the number of an entry yet.
# $now number, $then number
table-why-wire-stale = The table is at entry { $now }, and this move was made at entry { $then }.
# $most number
table-why-wire-id = "id" must be a text of 1 to { $most } bytes.
# $seat number
table-why-wire-seat = This is the wire of seat { $seat }.
table-why-wire-type = "type" must be "move".

## ---- The chronicle ----

table-part-chronicle-players = The players
# $who text, $points number
table-part-chronicle-got = { $points ->
    [one] { $who }: 1 point
   *[other] { $who }: { $points } points
}
table-part-chronicle-moments = The best moments
# $number number
table-part-chronicle-evening = Evening { $number }
table-part-chronicle-begin = How it began
table-part-chronicle-open = This match is not over yet.
