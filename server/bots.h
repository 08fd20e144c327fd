/* What bots think about, in threads of their own. What is always true: a job holds all that it
 * needs but the game's tables and data, which never change and outlive it; and where bots try their
 * moves, an answer comes a fixed time after the question, however many moves there were. */
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
    int think;                  /* enum bot_think */
    int64_t due_ms;             /* when the answer may be seen (now_ms); 0: when it is there */
    struct view view;
    struct options options;
    struct rng rng;
    struct move move;           /* the answer */
    struct job *next;           /* of those that were there before their time */
};

/* Sets `due_ms` for a question that is asked now: its pace by `think`, and none in a window in
 * which, as everybody can see, nothing can be achieved. */
void bots_pace(struct job *);

/* The job, from malloc, is theirs until it comes back from bots_take (NULL: none is done); then it
 * is the caller's, to be freed. */
void bots_ask(struct workers *, struct job *);
struct job *bots_take(struct workers *);
/* Keeps an answer that is there before its time, in a list; and the first whose time has come, or
 * NULL. */
void bots_keep(struct job **list, struct job *);
struct job *bots_due(struct job **list);
/* How long the loop may rest for them, at most `most` ms. */
int64_t bots_wait(const struct job *list, int64_t most);
void bots_drop(struct job **list);

#endif
