/* How a game is opened and played on, by its tables alone. */
#ifndef ENGINE_PLAY_H
#define ENGINE_PLAY_H

#include "engine/game.h"

/* Opens the data that a game has compiled in (sources[0]; a NULL tree where it has none). block:
 * data_size bytes aligned to 16, kept by the caller as long as `out`; may be NULL where data_size
 * is 0. */
bool data_open_default(const struct game *, void *block, struct data *out, struct complaint *wrong);
/* The default value of every rule, and the newest edition. */
void rules_default(const struct game *, struct rules *);
/* Whether matches of this edition can be replayed. If not, *played_by is the croupier that could,
 * or NULL: not known. */
bool game_replays(const struct game *, int edition, const char **played_by);
/* Of turn() those who are waited for: all but resting(). */
uint32_t game_asked(const struct game *, const struct data *, const struct state *);
/* Whether anything that can come about in a match is worth something to the seat. */
bool game_stake(const struct game *, int seat);
/* What each seat played for; SEATS_MAX places. */
void game_aim(const struct game *, const struct data *, const struct state *, int32_t *out);
/* Of bots that are waited for, a mask without chance and not 0, who moves first: the lowest, but on
 * a floor a master after the others. */
int game_first(const struct game *, const struct data *, const struct state *, uint32_t bots);
/* Makes the move if it is open to its seat, else returns a reason (static text) and changes
 * nothing. */
const char *game_play(const struct game *, const struct data *, struct state *,
                      const struct move *);
void state_copy(const struct game *, struct state *to, const struct state *from);
bool state_equal(const struct game *, const struct state *, const struct state *);

#endif
