/* The decks. */
#ifndef GAMES_BLOODSPORT_DECKS_H
#define GAMES_BLOODSPORT_DECKS_H

#include "games/bloodsport/state.h"

void bg_weapon_put(struct state *, int card, int place);
void bg_secret_put(struct state *, int card, int place);
void bg_action_put(struct state *, int card, int place);
/* Whether an Action can still be dealt, the discards being shuffled if need be. Of the other three
 * decks at most half lies on the table: one of them never runs out. */
bool bg_actions_left(const struct bloodsport *);
bool bloodsport_deck_needs_shuffle(const struct bloodsport *, int deck);
void bloodsport_deck_shuffle(struct state *, int deck);
void bg_swap_weapons(struct bloodsport *, int a, int b);
void bg_swap_fighters(struct bloodsport *, int a, int b);
void bg_swap_secrets(struct bloodsport *, int a, int b);
void bg_fighter_in(struct bloodsport *, int slot, int card);
void bg_round_cards_away(struct state *);
/* Chance's option of dealing from a deck, or of shuffling first. */
void bg_options_deal(const struct bloodsport *, int deck, int to, struct options *);

#endif
