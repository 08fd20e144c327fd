/* Cards: a KNOW_PLACE field, its sizes, masks, pools and barred places. */
#ifndef ENGINE_CARDS_H
#define ENGINE_CARDS_H

#include "engine/game.h"

/* mask[place] holds the seats that see into a place. A pool is a set of cards about which everyone
 * knows the same: barred[pool] has a bit for each place where none of them can lie. Everyone sees
 * into a place if its mask has the watcher's bit; it must then have every seat's. */
/* The cards whose place is `place`: the members i of at[0 .. n-1] with at[i] == place. */
struct set cards_at(const uint8_t *at, int n, int place);
/* Counts size[] and makes all cards one pool, barred from the empty places. Call it once, after the
 * first filling, which everyone knows. */
void cards_start(const struct field *, struct state *);
/* Moves one card to `to`, keeping size[] and barred[] true. */
void card_move(const struct field *, struct state *, int card, int to);
/* Moves every card of `from`, a mask of places, to `to`. Those from places that everyone sees into
 * become a new pool, barred from everywhere else. */
void cards_shuffle(const struct field *, struct state *, uint64_t from, int to);

#endif
