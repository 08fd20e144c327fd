/* Decks, hands and what cards count. */
#ifndef GAMES_TWENTY_ONE_DEAL_CARDS_H
#define GAMES_TWENTY_ONE_DEAL_CARDS_H

#include "games/twenty_one/state.h"

void decks_fill(struct twenty_one *, int who);
/* Whether a card can be drawn at all; what chance may draw: a shuffle first where the deck is empty. */
bool can_draw(const struct twenty_one *, int who);
void deck_options(const struct twenty_one *, int who, int verb, struct options *);
void deck_refill(struct twenty_one *, int who);
/* Takes the card out of the deck. */
void deck_take(struct twenty_one *, int who, int card);
void to_discard(struct twenty_one *, int who, uint64_t cards);
static inline int hand_at(int party, int i) { return party * HAND_MAX + i; }
void hand_add(struct twenty_one *, int party, int card);
void hand_drop(struct twenty_one *, int party, int card);
int hand_find(const struct twenty_one *, int party, int card);
uint64_t hand_cards(const struct twenty_one *, int party);
int hand_total(const struct twenty_one *, int party);
/* What card i of the hand counts as now. */
int card_counts(const struct twenty_one *, int party, int i);
/* Its value if it were changed by so much, or its value now: low as low, high as high (an Ace has two). */
void card_values(const struct twenty_one *, int party, int i, int by, int *low, int *high);

#endif
