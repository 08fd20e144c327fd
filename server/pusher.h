/* A process of its own that sends pushes: this program once more, under another name. What is
 * always true: nothing of the house is in its memory, neither its arguments nor its environment; it
 * speaks to the internet, reads the system's files, and can neither run programs, start others, nor
 * write anywhere (confine.h); and whatever a push service answers, the house hears one number. */
#ifndef SERVER_PUSHER_H
#define SERVER_PUSHER_H

#include "server/pushto.h"

enum { PUSHES_MAX = 64 /* on their way at a time */ };

struct pusher;
/* As which argv[0] the program is that process: then its main is pusher_run(argc, argv). */
#define PUSHER_NAME "croupier-push"
int pusher_run(int argc, char **argv);
/* NULL: it could not be started, and errno says why. `more`: as push_to_read; `confined`: it gives
 * its rights up. */
struct pusher *pusher_start(const char *more, bool confined);
/* Ends it. NULL is fine. */
void pusher_stop(struct pusher *);
/* Sends one, under a number below PUSHES_MAX that is free. False: it cannot. */
bool pusher_send(struct pusher *, int number, const struct push_to *, const char *authorization);
/* The next answer: the status of HTTP, 0: there was none. False: not yet. */
bool pusher_answer(struct pusher *, int *number, int *status);
/* Whether it has ended, which it should not. */
bool pusher_gone(const struct pusher *);

#endif
