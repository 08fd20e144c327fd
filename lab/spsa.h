/* Whole numbers within bounds, moved toward what a noisy loss likes best: discrete simultaneous
 * perturbation (Wang and Spall, American Control Conference 2011, after Spall, IEEE TAC 37, 1992).
 * What is always true: a round asks for two points, whatever the number of numbers, and every point
 * lies within the bounds. */
#ifndef LAB_SPSA_H
#define LAB_SPSA_H

#include "engine/rng.h"

enum { SPSA_MAX = 16 };

struct spsa {
    int count;                 /* of numbers, 1 to SPSA_MAX */
    int lo[SPSA_MAX], hi[SPSA_MAX];
    double at[SPSA_MAX];       /* between whole numbers */
    int sign[SPSA_MAX];        /* of the last perturbation */
    int round;                 /* rounds told so far */
    double gain;               /* set by the first gradients */
    struct rng rng;
};

/* No lo is above its hi; `from` is where it begins, moved within them. Points have `count`
 * places. */
void spsa_start(struct spsa *, int count, const int *lo, const int *hi, const int *from,
                uint64_t seed);
/* The whole point where it stands. */
void spsa_point(const struct spsa *, int *out);
/* The two points of the next round. */
void spsa_ask(struct spsa *, int *plus, int *minus);
/* What those were worth: less is better. */
void spsa_tell(struct spsa *, double plus, double minus);

#endif
