/* A move chosen piece by piece out of a seat's options. What is always true: whatever is picked, at
 * least one open move agrees with it. */
#ifndef TABLE_PICK_H
#define TABLE_PICK_H

#include "engine/engine.h"

struct pick {
    const struct options *options;
    int verb;               /* -1: not yet */
    int args;               /* how many of arg[] are settled */
    uint64_t whole[4];      /* a set of verbs that stand as one item in a menu, however few their
                               moves */
    int32_t arg[ARGS_MAX];
};

enum { PICK_VALUES_MAX = 128 };

/* Nothing picked yet; borrows the options, one at least. */
void pick_start(struct pick *, const struct options *);
/* Whether a family holds a move that agrees with what is picked; and how many of its moves do. */
bool pick_agrees(const struct pick *, const struct option *);
uint64_t pick_ways(const struct pick *, const struct option *);
/* Whether this move can still come of it. */
bool pick_meets(const struct pick *, const struct move *);
/* How many moves are left. */
uint64_t pick_left(const struct pick *);
/* The first move that is left; and the k-th, below pick_ways, of a family that agrees. */
void pick_first(const struct pick *, struct move *out);
void pick_nth(const struct pick *, const struct option *, uint64_t k, struct move *out);
/* Picks the verb, or the next argument's value. False: that is not open, and nothing is picked. */
bool pick_verb(struct pick *, int verb);
bool pick_value(struct pick *, int32_t value);
/* The values that the next argument may have, each once, in the order of the options: how many. -1:
 * there is no argument left, or they are more than PICK_VALUES_MAX. */
int pick_values(const struct pick *, int32_t out[PICK_VALUES_MAX]);
/* Settles what leaves no choice. */
void pick_advance(struct pick *);

#endif
