/* Messages found by name: what people call a game's table names and rules terms. What is always
 * true: a name without a message says nothing. */
#ifndef VOICE_NAMED_H
#define VOICE_NAMED_H

#include "engine/game.h"
#include "voice/voice.h"

/* Says GAME-KIND-NAME, or what has this name in its attribute .same, in the language of `out`: kind
 * "phase" (its title: "Phase 2: take action"; what stands before a colon is the stage of the game),
 * "verb", "rule" and "bot" (what it does), "option" (of a rule: its title), "value" (RULE-WORD: one
 * of its values), "title" (of a verb that seats have: two or three words for a button), "arg" (of
 * such a verb: what a part of the move is called), "role", "tally" (as a list of totals has it),
 * "game" (of its own name: the game in two or three sentences), "term" (a word of the rules, with
 * its example) or "lesson" (what is said at that step of its lesson). */
void voice_tell_named(const struct game *, const char *kind, const char *name, struct text *out);
/* What a word of the rules means ("guard-level", kebab-case), with what the game adds to its
 * message. */
void voice_tell_term(const struct game *, const struct data *, const char *word, struct text *out);

#endif
