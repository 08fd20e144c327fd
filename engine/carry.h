/* A campaign: what goes on from one match to the next, of a game that has it. What is always true:
 * all of it goes by moves of the seats at the beginning of the next match, so that its log needs no
 * other, and each secret by its owner's. */
#ifndef ENGINE_CARRY_H
#define ENGINE_CARRY_H

#include "engine/engine.h"

/* The next of these moves. which: from 1, its arguments and words are those of that one of the
 * seat's moves of this verb in the match before; 0: it says nothing, and `move` is all. */
struct carried { struct move move; int which; };

struct game_carry {
    /* Whether another match follows upon this one, which is over; then sets what differs in
     * its `rules`. */
    bool (*again)(const struct data *, const struct state *then, struct rules *);
    /* The n-th move of the next match, from 0, whose state is `now`. False: it begins. */
    bool (*next)(const struct data *, const struct state *then, const struct state *now, int n,
                 struct carried *out);
};

#endif
