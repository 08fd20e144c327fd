/* One match under test and the lines of a script that act on it. */
#ifndef TESTS_RULES_MATCH_H
#define TESTS_RULES_MATCH_H

#include "tests/rules/script.h"

struct match_under_test;

struct match_under_test *match_new(void);
void match_free(struct match_under_test *);
/* Who looks at every move that is made, at those that are refused, and at sentences. */
struct watch {
    void (*played)(const struct game *, const struct data *, const struct state *before,
                   const struct state *after, const struct move *);
    void (*refused)(const struct game *, const struct data *, const struct state *,
                    const struct move *);
    struct text (*text)(void);   /* into which a line that wants a sentence says it for `said` */
    void (*said)(const struct text *);
};

/* Forgets the match, its fixes and marks: a new case begins. `watch` may be NULL. */
void match_clear(struct match_under_test *, const struct watch *watch);
/* Does one line of a script from that file. False: `why` (WHY_BYTES) says what came instead. */
bool match_line(struct match_under_test *, const char *file, const struct words_of *, char *why);

#endif
