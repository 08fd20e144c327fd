/* Threads that think for bots. What is always true: a job holds all that it needs but the game's tables and
 * data, which never change and outlive it. */
#ifndef SERVER_BOTS_H
#define SERVER_BOTS_H

#include "engine/engine.h"

struct job {
    struct job *next;
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

struct bots;
/* `wake` is called on a thinking thread when there is an answer. NULL if threads can not be had. */
struct bots *bots_open(int threads, void (*wake)(void *arg), void *arg);
/* Waits for those that think; answers that were not taken are freed. */
void bots_close(struct bots *);
/* The job is theirs until it comes back. */
void bots_ask(struct bots *, struct job *);
/* An answered job, or NULL. The caller frees it. */
struct job *bots_take(struct bots *);
int bots_waiting(struct bots *);

#endif
