/* Dice of one kind, rolled together. What is always true: the dice are independent and alike; a
 * reroll comes before an explosion, an explosion before dice are kept, and what is kept is counted
 * or added last. */
#ifndef LAB_POOL_H
#define LAB_POOL_H

#include "lab/spread.h"

enum { POOL_DICE_MAX = 1000, POOL_FACES_MAX = 1000, POOL_EXPLODES_MAX = 20 };

enum test_sign { TEST_NONE, TEST_EQUAL, TEST_OTHER, TEST_ABOVE, TEST_BELOW, TEST_LEAST, TEST_MOST };
struct face_test {
    enum test_sign sign;
    long long value;
};
bool face_passes(const struct face_test *, long long value);

enum pool_explodes { EXPLODES_NOT, EXPLODES_APART, EXPLODES_ADDED };

struct pool {
    int dice;         /* 1 to POOL_DICE_MAX */
    long long lo, hi; /* its faces, each as likely as any other: POOL_FACES_MAX at most */
    struct face_test reroll;
    bool reroll_once;
    enum pool_explodes explodes; /* into dice of their own, or added to the die */
    struct face_test explode;    /* TEST_NONE: on the highest face that can be rolled */
    int from, to;                /* which are kept, the highest first: [from, to) of `dice`, one
                                    at least */
    struct face_test count;      /* TEST_NONE: they are added */
};

/* What a whole expression may take to keep dice, in steps of some tenths of a nanosecond: the first
 * value of `*steps` below. */
static const double POOL_STEPS_MAX = 8e9;
/* The distribution of what a pool gives, spread_free() after use; or why it cannot be worked out,
 * and then *out stays as it was. Takes as many of *steps as it needs. */
enum pool_wrong { POOL_FINE, POOL_REROLLS_ALL, POOL_EXPLODES_ALL, POOL_TOO_LARGE };
enum pool_wrong pool_spread(const struct pool *, double *steps, struct spread *out);

#endif
