/* What bots think about, in threads of their own. What is always true: a job holds all that it
 * needs but the game's tables and data, which never change and outlive it. */
#ifndef SERVER_BOTS_H
#define SERVER_BOTS_H

#include "engine/engine.h"
#include "server/workers.h"

struct job {
    struct work work;
    void *table;                /* the asker's */
    uint32_t n;                 /* the last move that it knows of */
    const struct game *game;
    const struct data *data;
    const struct policy *policy;
    struct view view;
    struct options options;
    struct rng rng;
    struct move move;           /* the answer */
};

/* The job, from malloc, is theirs until it comes back from bots_take (NULL: none is done); then it
 * is the caller's, to be freed. */
void bots_ask(struct workers *, struct job *);
struct job *bots_take(struct workers *);

#endif
