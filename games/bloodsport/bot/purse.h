/* What Coin is worth to who owes the moneylenders: the chance to pay off all Loans from here, each
 * box at the last moment and the smallest first, with a round's winnings as they mostly come. What
 * is always true: a chance, 0 to 1, that more Coin or more Chance never makes less. */
#ifndef GAMES_BLOODSPORT_PURSE_H
#define GAMES_BLOODSPORT_PURSE_H

#include "games/bloodsport/bloodsport.h"

enum { PURSE_COIN = 48 }; /* more Coin than that counts as so much */

struct purse {
    int left;                     /* boxes still unpaid */
    int box[BOXES], rest[BOXES];  /* those boxes, smallest first; what is to pay from each on */
    double settle[BOXES + 1][CHANCE_START + 1][PURSE_COIN + 1]; /* before the round is settled */
    double round[BOXES + 1][CHANCE_START + 1][PURSE_COIN + 1];  /* before the round's bets */
};

void bg_purse_fill(struct purse *, int paid_mask);
/* With so much Coin when the round is settled, and what a Coin more would add there. */
double bg_purse_settle(const struct purse *, int chance, double coin);
/* With so much Coin before the round's bets. */
double bg_purse_round(const struct purse *, int paid, int chance, double coin);
/* What one Coin more is worth before the round's bets; never 0. */
double bg_purse_slope(const struct purse *, int chance, int coin);

#endif
