/* Moves raced against one another: each is tried in the same trials as the first, and judged by how
 * far it leads that one. What is always true: the first is never dropped, and another is better
 * only if it leads by more than the error of its lead. */
#ifndef AI_RACE_H
#define AI_RACE_H

#include "engine/engine.h"

enum { RACE_MOVES_MAX = 32 };

struct runner {
    struct move move;
    double lead, squares; /* over the first in the same trials: the sum, and that of squares */
    double most;          /* the largest lead or arrears in one trial */
    int n;                /* trials */
    bool left;            /* it still runs */
};

struct race {
    struct runner at[RACE_MOVES_MAX];
    int count;
    /* What a move comes to, in points, in the trial of this seed: with the same luck for each. */
    double (*worth)(void *arg, const struct move *, uint64_t seed);
    bool (*more)(void *arg); /* whether another may be tried; NULL: always */
    void *arg;
    double errors; /* by how many standard errors another has to lead */
    int doubt;     /* trials imagined besides, each lost by as much as any was won or lost */
};

/* Lets a move run; false: it does so already, or no more can. */
bool race_add(struct race *, const struct move *);
/* One trial for all that are left; false: it was cut short. */
bool race_try(struct race *, uint64_t seed);
/* Leaves the first and the better half, two at least. */
void race_drop(struct race *);
/* The index of the one with the largest lead, of those that are left; 0, the first, unless another
 * is better. */
int race_best(const struct race *);

#endif
