### What the terminal says around a game, in English: the language of reference. The form: docs/messages.md.

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

terminal-ask-yes = Yes or no, Enter for yes:
terminal-ask-no = Yes or no, Enter for no:
terminal-why-yes-or-no = Please type yes or no.
# $most number
terminal-ask-usual = Your choice, 1 to { $most }, or Enter as the scenario has it:
terminal-ask-free = Your choice:
terminal-ask-name = A name, or Enter for the list:
# $most number, $enter number
terminal-ask-enter = Your choice, 1 to { $most }, or Enter for { $enter }:
# $most number
terminal-ask-choice = Your choice, 1 to { $most }:
# $count number
terminal-label-ways = ({ $count } ways)
# $move number
terminal-tell-undone = A choice is taken back: the match stands again as after move { $move }.
