/* What Coin and Luck buy (TX-G5). */
#ifndef GAMES_TEXARKANA_BUYS_H
#define GAMES_TEXARKANA_BUYS_H

#include "games/texarkana/state.h"

/* One that a scenario offers; NULL where it has no such thing. */
const struct buy *tx_buy_of(const struct pack *, const struct texarkana *, int which);
/* Whether it stands before everyone now, with its price. */
bool tx_buy_shown(const struct pack *, const struct texarkana *, int which);
/* Why this player cannot buy it. */
enum why tx_buy_why(const struct pack *, const struct texarkana *, int seat, int which);
/* What it adds to a test by the options of the table. */
int tx_buy_bonus(const struct texarkana *, const struct buy *);
void tx_buy(const struct pack *, struct texarkana *, int seat, int which);
/* What the fighter of the test has bought for it counts from when its suit is declared; it is gone
 * when the card is played. */
void tx_held_count(const struct pack *, struct texarkana *);
void tx_held_use(const struct pack *, struct texarkana *);

#endif
