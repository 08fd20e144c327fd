/* How even a game is, of who won its matches. What is always true: these are figures of counts by
 * the set of seats that won, so nothing else of a match counts. Balance and OutcomeUniformity are
 * Ludii's (its module of metrics; C. Piette and others, General Board Game Concepts, IEEE CoG 2021,
 * arXiv 2107.01078). */
#ifndef LAB_EVEN_H
#define LAB_EVEN_H

#include "lab/bootstrap.h"

/* 2^seats counts: winners[set] matches were won by the seats of that mask, and no others. */
struct even { const int64_t *winners; int seats; };

/* 1 less the largest difference between the shares of matches that two of 2 seats or more won. The
 * interval is of the differences in the same matches, and so wide that it holds for all pairs at
 * once. */
struct estimate even_balance(const struct even *);
/* 1 less the variance of what a seat has of a match, on average over the seats: 1 for the first
 * rank, -1 for the last and even steps between; seats that won share the first ranks, and the
 * others the rest. `together`: there is one side, with 1 if any seat won and -1 if none did. The
 * interval is the bootstrap's; where all matches came out alike, as low as Wilson's interval of
 * none allows others to be. False: there is no memory. */
bool even_uniformity(const struct even *, bool together, struct estimate *out);

#endif
