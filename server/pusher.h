/* A process of its own that sends pushes. What is always true: it is started before the house opens
 * anything, so that none of the house's secrets is in its memory; it can read files and speak to
 * the internet, and can neither run programs, start others, nor write anywhere; and whatever a push
 * service answers, the house hears one number. */
#ifndef SERVER_PUSHER_H
#define SERVER_PUSHER_H

#include "server/pushto.h"

enum { PUSHES_MAX = 64 /* on their way at a time */ };

struct pusher;
/* NULL: it could not be started, and errno says why. `confined`: it gives its rights up. */
struct pusher *pusher_start(bool confined);
/* Ends it. NULL is fine. */
void pusher_stop(struct pusher *);
/* Sends one, under a number below PUSHES_MAX that is free. False: it cannot. */
bool pusher_send(struct pusher *, int number, const struct push_to *, const char *authorization);
/* The next answer: the status of HTTP, 0: there was none. False: not yet. */
bool pusher_answer(struct pusher *, int *number, int *status);
/* Whether it has ended, which it should not. */
bool pusher_gone(const struct pusher *);

#endif
