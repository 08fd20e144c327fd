/* How a match came out, told on stdout in the language of this terminal. */
#ifndef CLI_RESULT_H
#define CLI_RESULT_H

#include "table/match.h"

/* The seat's name into `out`, as a sentence begins. A master is the only one, so without a
 * number. */
void result_seat(const struct game *, int seat, char *out, size_t size);
/* A line for what came about at the table, and one a seat. `match` is over; NULL: it keeps its
 * secrets, and only points are told. player[seat]: who sits there; NULL: you. payoff[seat]: its
 * points. */
void result_say(const struct match *match, const struct game *, int seats,
                const char *const player[], const int32_t *payoff);

#endif
