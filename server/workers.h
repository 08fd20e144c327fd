/* Worker threads for what would hold up the loop. What is always true: a piece of work belongs to
 * one thread at a time, from workers_ask until workers_take gives it back, and the lock is never
 * held while it is done. */
#ifndef SERVER_WORKERS_H
#define SERVER_WORKERS_H

#include <stdbool.h>

/* The first member of a job. */
struct work {
    struct work *next;
    void (*run)(struct work *);  /* on a worker's thread */
    void (*drop)(struct work *); /* frees a job that nobody will take, done or not */
};

struct workers;
/* So many threads, 1 or more. `wake` is called on a worker's thread when something is done. NULL if
 * threads or memory cannot be had. */
struct workers *workers_open(int threads, void (*wake)(void *arg), void *arg);
/* Waits for running jobs and drops those not taken. NULL is fine. */
void workers_close(struct workers *);
/* Queues a job; cannot fail. */
void workers_ask(struct workers *, struct work *);
/* The next finished job, in order of completion; or NULL. */
struct work *workers_take(struct workers *);
/* The number of jobs asked for and not yet taken. */
int workers_waiting(struct workers *);

#endif
