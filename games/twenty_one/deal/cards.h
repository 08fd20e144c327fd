/* Decks, hands and what cards count. */
#ifndef GAMES_TWENTY_ONE_DEAL_CARDS_H
#define GAMES_TWENTY_ONE_DEAL_CARDS_H

#include "games/twenty_one/state.h"

void bj_decks_fill(struct twenty_one *, int who);
/* Whether any card can be drawn; what chance may draw: first a shuffle, if the deck is empty. */
bool bj_can_draw(const struct twenty_one *, int who);
void bj_deck_options(const struct twenty_one *, int who, int verb, struct options *);
void bj_deck_refill(struct twenty_one *, int who);
/* Takes the card out of the deck. */
void bj_deck_take(struct twenty_one *, int who, int card);
void bj_to_discard(struct twenty_one *, int who, uint64_t cards);
static inline int hand_at(int party, int i) { return party * HAND_MAX + i; }
void bj_hand_add(struct twenty_one *, int party, int card);
void bj_hand_drop(struct twenty_one *, int party, int card);
int bj_hand_find(const struct twenty_one *, int party, int card);
uint64_t bj_hand_cards(const struct twenty_one *, int party);
int bj_hand_total(const struct twenty_one *, int party);
/* What card i of the hand counts as now. */
int bj_card_counts(const struct twenty_one *, int party, int i);
/* Its value after this change, or now; an Ace has a low and a high value. */
void bj_card_values(const struct twenty_one *, int party, int i, int by, int *low, int *high);

#endif
