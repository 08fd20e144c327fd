/* One match under test and the lines of a script that act on it. */
#ifndef TESTS_RULES_MATCH_H
#define TESTS_RULES_MATCH_H

#include "tests/rules/script.h"

struct match_under_test;

struct match_under_test *match_new(void);
void match_free(struct match_under_test *);
/* Forgets the match, its fixes and marks: a new case begins. */
void match_clear(struct match_under_test *);
/* Does one line of a script from that file. False: `why` (WHY_BYTES) says what came instead. */
bool match_line(struct match_under_test *, const char *file, const struct words_of *, char *why);

#endif
