/* Threads that do what would hold up the loop. What is always true: a piece of work belongs to one
 * thread at a time, from workers_ask until workers_take gives it back, and the lock is never held
 * while it is done. */
#ifndef SERVER_WORKERS_H
#define SERVER_WORKERS_H

#include <stdbool.h>

/* The first member of whatever is to be done. */
struct work {
    struct work *next;
    void (*run)(struct work *);  /* on a worker's thread */
    void (*drop)(struct work *); /* frees it, done or not, if nobody takes it any more */
};

struct workers;
/* `wake` is called on a worker's thread when something is done. NULL if threads cannot be had. */
struct workers *workers_open(int threads, void (*wake)(void *arg), void *arg);
/* Waits for what is being done; what was not taken is dropped. NULL is fine. */
void workers_close(struct workers *);
void workers_ask(struct workers *, struct work *);
/* Something that is done, in the order in which it was; or NULL. */
struct work *workers_take(struct workers *);
/* How many were asked for and not yet taken. */
int workers_waiting(struct workers *);

#endif
