/* Worlds of an earlier view, played on as a seat read what happened since. What is always true:
 * only what that seat read decides whether a world goes on. */
#ifndef AI_WORLDS_H
#define AI_WORLDS_H

#include "ai/playout.h"

/* Whether a move is one that reads so: hidden arguments are ARG_HIDDEN. */
bool world_reads_as(const struct move *, const struct move *read);
/* One of the moves that are open in the world and read so, by weight. False: there is none; *out
 * stays. */
bool world_move_like(const struct playout *, const struct state *world, const struct move *read,
                     uint64_t seed, struct move *out);
/* Plays on as it was read; what others hid is what the bot would have chosen, where that reads so.
 * False: the world can't have become one that looks like `now`; it is then of no more use. */
bool world_follows(const struct playout *, struct state *world, const struct move *since, int count,
                   const struct view *now, uint64_t seed);

#endif
