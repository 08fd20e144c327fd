/* A Deal counted in whole numbers, for fractions. What is always true: the weights of all ends sum
 * to `whole`. */
#ifndef GAMES_TWENTY_ONE_ODDS_COUNT_H
#define GAMES_TWENTY_ONE_ODDS_COUNT_H

#include "engine/odds.h"
#include "games/twenty_one/deal/exact.h"

/* By the total at the end, all over 21 at BUST_OVER + 1; and of hands with a Joker. */
struct bj_counted { odds_weight of[BUST_OVER + 2], critical, whole; };
/* Like bj_exact_totals, of a hand without Sturdy, from a deck that does not run out. */
struct bj_counted bj_count_totals(const struct playing *, int owed, int holds);
odds_weight bj_counted_between(const struct bj_counted *, int low, int high);

#endif
