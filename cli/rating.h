/* Elo of several players on one scale, from who got more how often (Bradley and Terry, 1952). What
 * is always true: ratings follow from the counts alone, the first player's is 0, and they are
 * bounded, because every two who met count as drawn once more than they were. */
#ifndef CLI_RATING_H
#define CLI_RATING_H

enum { RATED_MAX = 16 };

/* Of player i against j: how often i got more, and how often both got the same (both ways). */
struct results {
    double won[RATED_MAX][RATED_MAX], drawn[RATED_MAX][RATED_MAX];
};

/* Elo points of the first `count` players, at most RATED_MAX: 400 for a strength of ten times. */
void rating_fit(const struct results *, int count, double *elo);

#endif
