/* Matches played out by bots alone, from a whole state to the end. What is always true: a playout
 * is a function of its state and seed; bots are handed views, as at a table, in the order in which
 * a table asks them (game_first). A bot that makes a move which is not open stops the program. */
#ifndef AI_PLAYOUT_H
#define AI_PLAYOUT_H

#include "engine/engine.h"

struct playout {
    const struct game *game;
    const struct data *data;
    const struct policy *bot; /* in every seat */
};

/* Which seat is asked, SEAT_CHANCE, or -1: the match is over. */
int playout_next(const struct playout *, const struct state *);
/* The bot's move for a seat of the turn; the same for the same view, seed and n. */
void playout_choose(const struct playout *, const struct state *, int seat, uint64_t seed,
                    uint64_t n, struct move *out);
/* Plays the state on to its end. The same seed gives the n-th chance of each phase the same luck,
 * whatever was played before. payoff[SEATS_MAX]: each seat's aim, in points (game_aim). */
void playout_run(const struct playout *, struct state *, uint64_t seed, int32_t *payoff);

#endif
