/* Chains of cards counted in whole numbers, for fractions: from a deck in any order, cards of
 * trumps are flipped until another comes. */
#ifndef GAMES_TEXARKANA_ODDS_CHAIN_H
#define GAMES_TEXARKANA_ODDS_CHAIN_H

#include "engine/odds.h"
#include "games/texarkana/exact.h"

/* of[y]: in how many of `whole` ways, all alike, the chain with the card that ends it counts y; all
 * others come to more than 21, or to no end. */
struct chain_count { odds_weight of[BUST_OVER + 1], whole; };
struct chain_count tx_chain_count(const struct set *deck, uint16_t trumps);

/* A chain upon `total`, and the Dealer's after it: in how many of `whole` orders, against DVs from
 * lo to hi that are all alike, the player succeeds, and the Dealer is over 21. False: they share a
 * trump in the deck, or have more than two and three suits of them, or the deck can run out. */
struct test_whole { struct big success, over, whole; };
bool tx_test_whole(const struct set *deck, const uint16_t trumps[2], int total, int lo, int hi,
                   struct test_whole *out);

#endif
