/* Coin: what bets are worth, what the bank holds, what is still to pay. */
#ifndef GAMES_BLOODSPORT_MONEY_H
#define GAMES_BLOODSPORT_MONEY_H

#include "games/bloodsport/bloodsport.h"

/* Coin of a bet 0 .. 6, and the side (enum on) it is on. */
int bg_bet_coin(int bet);
int bg_bet_on(int bet);
/* Coin that is not wagered; only from a state or the owner's view. */
int bg_coin_in_hand(const struct bloodsport *, int seat);
/* Wagers that may be laid on a side of a Fight: lo .. hi Coin, before what the player holds. */
void bg_wager_range(const struct bloodsport *, int fight, int on, int *lo, int *hi);
/* What a winning wager brings beside itself. */
int bg_payout(int odds, int on, int coin);
/* Coin in the bank; large where the table has no limit. */
int bg_bank_coin(const struct bloodsport *);
/* Of who has not paid all. */
int bg_smallest_unpaid(int paid_mask);
int bg_boxes_sum(int mask);

#endif
