/* The deck and the hands. */
#ifndef GAMES_TEXARKANA_CARDS_H
#define GAMES_TEXARKANA_CARDS_H

#include "games/texarkana/state.h"

/* ---- deck.c ---- */
void card_put(struct state *, int card, int place);
bool deck_needs_shuffle(const struct texarkana *);
/* The discards become the deck. */
void deck_shuffle(struct state *);
/* Chance's option of turning up the top card; a shuffle where that comes first. */
void flip_options(const struct pack *, const struct texarkana *, int seat, struct options *);
/* The top card is turned up and discarded: for a side's total, or plain. A Skull feeds Woe. */
void flip_for(struct state *, int side, int card);
void flip_plain(struct state *, int card);
/* A card is laid open: played or assisting. */
void lay_open(struct state *, int side, int card);
void woe_gain(struct texarkana *, int by);
/* Adds within the limits of a sheet; what goes beyond is lost. */
void resource_add(struct texarkana *, int seat, int which, int by);

/* ---- hands.c: clean-up and replacement ---- */
void clean_up(struct state *);
/* Hands go down or up to Will; then on to what follows. */
void hands_settle(struct state *);
void shed_options(const struct pack *, const struct texarkana *, int seat, struct options *);
void shed_apply(const struct pack *, struct state *, const struct move *);
void draw_options(const struct pack *, const struct texarkana *, int seat, struct options *);
void draw_apply(const struct pack *, struct state *, const struct move *);
void keep_options(const struct pack *, const struct texarkana *, int seat, struct options *);
void keep_apply(const struct pack *, struct state *, const struct move *);

#endif
