/* The deck and the hands. */
#ifndef GAMES_TEXARKANA_CARDS_H
#define GAMES_TEXARKANA_CARDS_H

#include "games/texarkana/state.h"

/* ---- deck.c ---- */
void tx_card_put(struct state *, int card, int place);
bool tx_deck_needs_shuffle(const struct texarkana *);
/* Shuffles the discards into a new deck. */
void tx_deck_shuffle(struct state *);
/* Chance's option of turning up the top card, or of a shuffle first. */
void tx_flip_options(const struct pack *, const struct texarkana *, int seat, struct options *);
/* The top card is turned up and discarded: for a side's total, or plain. A Skull feeds Woe. */
void tx_flip_for(struct state *, int side, int card);
void tx_flip_plain(struct state *, int card);
/* A card is laid open: played or assisting. */
void tx_lay_open(struct state *, int side, int card);
void tx_woe_gain(struct texarkana *, int by);
/* Adds within the limits of a sheet; any excess is lost. */
void tx_resource_add(struct texarkana *, int seat, int which, int by);

/* ---- hands.c: clean-up and replacement ---- */
void tx_clean_up(struct state *);
/* Brings hands down or up to Will, then goes on. */
void tx_hands_settle(struct state *);
void tx_shed_options(const struct pack *, const struct texarkana *, int seat, struct options *);
void tx_shed_apply(const struct pack *, struct state *, const struct move *);
void tx_draw_options(const struct pack *, const struct texarkana *, int seat, struct options *);
void tx_draw_apply(const struct pack *, struct state *, const struct move *);
void tx_keep_options(const struct pack *, const struct texarkana *, int seat, struct options *);
void tx_keep_apply(const struct pack *, struct state *, const struct move *);

#endif
