/* Lines of a script that want a sentence, and what people called the things in it. */
#ifndef TESTS_RULES_SPEECH_H
#define TESTS_RULES_SPEECH_H

#include "tests/rules/looks.h"

/* Cuts ": TEXT" off the line, whose words it changes; no text: "". */
void speech_cut(struct words_of *, char *text, size_t size);
/* Why the seat of the move may not make it, which has the text in it. */
bool speech_refuses(const struct match_under_test *, const struct move *, const char *text,
                    char *why);
/* says SEAT tell|prompt|board|sheet: TEXT; says SEAT label|begun|next VERB ARGUMENT ...: TEXT. */
bool speech_line(struct match_under_test *, const struct words_of *, char *why);
/* called THING NAME [: TEXT]: people call it so from here on, and said that of it. */
bool called_line(struct match_under_test *, const struct words_of *, char *why);
/* asks QUESTION: TEXT; reads CHARACTER: TEXT: what the game answers to a page's question, and why a
 * character that is kept is refused; JSON without a blank behind a colon. */
bool asks_line(struct match_under_test *, const struct words_of *, char *why);

#endif
