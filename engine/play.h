/* Opening and playing a game by its tables. */
#ifndef ENGINE_PLAY_H
#define ENGINE_PLAY_H

#include "engine/game.h"

/* Opens a game's compiled-in data: sources[0], or a NULL tree if it has none. block: data_size
 * bytes aligned to 16, which the caller keeps as long as `out`; may be NULL if data_size is 0. */
bool data_open_default(const struct game *, void *block, struct data *out, struct complaint *wrong);
/* The default value of every rule, and the newest edition. */
void rules_default(const struct game *, struct rules *);
/* Whether this program replays matches of this edition. If not, *played_by is the version that did,
 * or NULL if unknown. */
bool game_replays(const struct game *, int edition, const char **played_by);
/* The seats being waited for: turn() without resting(). */
uint32_t game_asked(const struct game *, const struct data *, const struct state *);
/* Whether any tally is worth something to the seat. */
bool game_stake(const struct game *, int seat);
/* Each seat's aim (struct game); `out` has SEATS_MAX places. */
void game_aim(const struct game *, const struct data *, const struct state *, int32_t *out);
/* Which of these bots moves first: the lowest seat; on a floor the next after who took it last, and
 * the master last. bots: a mask of seats, not 0 and without chance. */
int game_first(const struct game *, const struct data *, const struct state *, uint32_t bots);
/* The bot that follows what one of these people has just done on a floor, before they are asked
 * again; -1: none. Each bot in its turn, so that half of what is done there is left to people. */
int game_follows(const struct game *, const struct data *, const struct state *, uint32_t bots,
                 uint32_t people);
/* Makes the move and returns NULL, or returns why it is not open (static text) and changes
 * nothing. */
const char *game_play(const struct game *, const struct data *, struct state *,
                      const struct move *);
/* The moves of a seat in turn() that the rules refuse, but the master may let pass once. */
void game_waivers(const struct game *, const struct data *, const struct state *, int seat,
                  struct options *out);
void state_copy(const struct game *, struct state *to, const struct state *from);
bool state_equal(const struct game *, const struct state *, const struct state *);

#endif
