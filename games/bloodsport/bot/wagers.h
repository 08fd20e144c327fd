/* The bets of a round chosen together, for what the Coin then in hand is worth. What is always
 * true: what is chosen is open, and the round's bets made before it stand. */
#ifndef GAMES_BLOODSPORT_WAGERS_H
#define GAMES_BLOODSPORT_WAGERS_H

#include "games/bloodsport/bot/mind.h"

/* The bet on the seat's next Fight, of the best three. `chance`: to pay off the Loans with so much
 * Coin when the round is settled, 0 to 1. */
void bg_best_wager(const struct mind *, const struct options *,
                   double (*chance)(const void *arg, double coin), const void *arg,
                   struct move *out);

#endif
