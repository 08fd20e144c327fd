/* The decks. */
#ifndef GAMES_BLOODSPORT_DECKS_H
#define GAMES_BLOODSPORT_DECKS_H

#include "games/bloodsport/state.h"

void weapon_put(struct state *, int card, int place);
void secret_put(struct state *, int card, int place);
void action_put(struct state *, int card, int place);
/* Whether an Action can still be dealt, the discards being shuffled if need be. Of the other three decks at most half lies
 * on the table: one of them never runs out. */
bool actions_left(const struct bloodsport *);
bool bloodsport_deck_needs_shuffle(const struct bloodsport *, int deck);
void bloodsport_deck_shuffle(struct state *, int deck);
void swap_weapons(struct bloodsport *, int a, int b);
void swap_fighters(struct bloodsport *, int a, int b);
void swap_secrets(struct bloodsport *, int a, int b);
void fighter_in(struct bloodsport *, int slot, int card);
void round_cards_away(struct state *);
/* Chance's option of dealing from a deck, or of shuffling first. */
void options_deal(const struct bloodsport *, int deck, int to, struct options *);

#endif
