/* Cards: a KNOW_PLACE field, its sizes, masks, pools and barred places. */
#ifndef ENGINE_CARDS_H
#define ENGINE_CARDS_H

#include "engine/game.h"

/* ---- Cards: a KNOW_PLACE field, its sizes, masks, pools and barred places ---- Knowledge belongs
 * to the place: who may see into it stands in mask[place]. A pool is a set of cards of which
 * everyone knows the same: barred[pool] has a bit for each place where no card of that pool can
 * lie. "Everyone sees into" a place means that the watcher's bit stands in its mask; every seat's
 * must then. */
/* The cards whose place is `place`: the members i of at[0 .. n-1] with at[i] == place. */
struct set cards_at(const uint8_t *at, int n, int place);
/* Counts the sizes from the places; makes all cards one pool, barred from the empty places (the
 * first filling is known to everyone). Call it once after the first filling. */
void cards_start(const struct field *, struct state *);
/* Moves one card to `to`, keeping size[] and barred[] true. */
void card_move(const struct field *, struct state *, int card, int to);
/* Every card of `from` (a mask of places) goes to place `to`. Cards of places that everyone sees
 * into become one new pool, barred from everywhere else. */
void cards_shuffle(const struct field *, struct state *, uint64_t from, int to);

#endif
