/* A chain of cards counted in whole numbers, for fractions: from a deck in any order, cards of
 * trumps are flipped until another comes. */
#ifndef GAMES_TEXARKANA_ODDS_CHAIN_H
#define GAMES_TEXARKANA_ODDS_CHAIN_H

#include "engine/odds.h"
#include "games/texarkana/exact.h"

/* of[y]: in how many of `whole` ways, all alike, the chain with the card that ends it counts y; all
 * others come to more than 21, or to no end. */
struct chain_count { odds_weight of[BUST_OVER + 1], whole; };
struct chain_count tx_chain_count(const struct set *deck, uint16_t trumps);

#endif
