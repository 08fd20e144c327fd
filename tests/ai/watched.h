/* Matches of two bots, looked at move by move. */
#ifndef TESTS_AI_WATCHED_H
#define TESTS_AI_WATCHED_H

#include "engine/engine.h"

/* How often something was done of the times when it could be. */
struct share { int done, of; };

static inline void share_add(struct share *s, bool done)
{
    s->done += done;
    s->of++;
}

/* Plays matches of two seats; `see` is told of every move, with the state before it. */
void watched(const char *game, const char *first, const char *second, uint64_t matches,
             void (*see)(void *arg, const struct state *, const struct move *), void *arg);

#endif
