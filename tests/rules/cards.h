/* What a pack says of its cards. */
#ifndef TESTS_RULES_CARDS_H
#define TESTS_RULES_CARDS_H

#include "tests/rules/script.h"

/* `card DECK NAME KEY=VALUE ...` and `tally DECK KEY=VALUE N`, or `N+` for at least N. */
bool cards_line(const struct data *, const struct words_of *, char *why);

#endif
