/* What many matches came to, as `table` prints it. */
#ifndef CLI_TOTALS_H
#define CLI_TOTALS_H

#include "cli/sitting.h"
#include "lab/totals.h"

/* Prints the totals of the first set-up on stdout. */
void totals_print(const struct lab_shape *, const int64_t *numbers, const struct sitting *,
                  bool json);

/* Appends what came about for a seat in a match that is over, as in "paid off the Loans; ...": of
 * the whole table's tallies (`shared`) or of the seat's own. Nothing: nothing did. */
void tallies_say(const struct match *, int seat, bool shared, struct text *out);

#endif
