/* Exact chances of a Deal over the cards known to be left (BJ-I1). What is always true: draws are
 * without replacement, an empty deck is the reshuffled discard, and nothing is sampled. Edge is not
 * counted. */
#ifndef GAMES_TWENTY_ONE_EXACT_H
#define GAMES_TWENTY_ONE_EXACT_H

#include "games/twenty_one/state.h"

/* Cards by what they count: Jokers 0, Aces 1, 2 .. 9, and 10 for tens and faces. */
enum { KINDS = 11 };
struct stock { uint8_t of[KINDS], left; };

/* A hand that plays on: its lowest total; as bits, what its Aces may add (0 included); how much
 * less each further card counts (Sturdy); the cards left to draw, then the discard. */
struct playing { int16_t least, less; uint32_t more; bool critical; struct stock deck, discard; };

/* Vague: too many ways to count (Sturdy used twice), so the shares mean nothing. */
struct chances { double success, bust, critical; bool vague; };
struct match_up { double win, draw; bool vague; };
/* Shares of the totals that a hand may end with, all over 21 at BUST_OVER + 1; and how often it has
 * a Joker. */
struct totals { double of[BUST_OVER + 2], critical; bool vague; };

struct stock bj_stock_of(uint64_t cards);
/* The party's hand as it lies; and a hand of this combatant that is not yet dealt. */
struct playing bj_playing_of(const struct twenty_one *, int party);
struct playing bj_playing_fresh(const struct twenty_one *, int who);
int bj_playing_total(const struct playing *);
/* Adds a card of this kind. */
void bj_playing_add(struct playing *, int kind);
/* `owed` cards are dealt first, then it hits below the Target and holds at or above it. */
struct chances bj_exact_target(const struct playing *, int owed, int target);
/* Against a total that stands: hits below it, holds above; at it holds. */
struct match_up bj_exact_against(const struct playing *, int owed, int total);
/* The shares of the totals with which it ends if it hits below `holds`, once `owed` cards are
 * dealt. */
struct totals bj_exact_totals(const struct playing *, int owed, int holds);
/* The share of the totals from low to high. */
double bj_totals_between(const struct totals *, int low, int high);
/* The chance to bust with one hit. */
double bj_exact_bust(const struct playing *);

#endif
