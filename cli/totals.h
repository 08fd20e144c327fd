/* What many matches came to: whole numbers, so that parts added in any order are the same whole. */
#ifndef CLI_TOTALS_H
#define CLI_TOTALS_H

#include "cli/sitting.h"

enum { TALLIES_MAX = 16 };

struct totals {
    long long games, entries;           /* played to the end */
    long long stopped;                  /* by a program that left, came too late or was refused too
                                           often */
    struct {
        long long sum, above, stopped;  /* payoff; how often it was above 0; whose program stopped a
                                           match */
        long long hit[TALLIES_MAX], count[TALLIES_MAX]; /* matches with the tally; how often it came
                                                           about in all */
    } seat[SEATS_MAX];
};

/* Adds the match of the sitting, which is over. */
void totals_add(struct totals *, const struct sitting *);
void totals_join(struct totals *, const struct totals *part);
void totals_print(const struct totals *, const struct sitting *, bool json);

/* What came about for a seat in a match that is over, as in "paid off the Loans; ...": of the whole
 * table's tallies (`shared`) or of the seat's own. Nothing: nothing did. */
void tallies_say(const struct sitting *, int seat, bool shared, struct text *out);

#endif
