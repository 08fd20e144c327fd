/* The chances of a Deal as its parties may know them. */
#ifndef GAMES_TWENTY_ONE_DEAL_ODDS_H
#define GAMES_TWENTY_ONE_DEAL_ODDS_H

#include "games/twenty_one/deal/exact.h"

/* What is at stake for who is asked: chances to bust, to win by holding now. */
struct deal_odds { bool hit, plays, target, dear; double bust, win, draw, success; };
/* Dear: a hand plays on for so high a total that counting it out takes too long; then win, draw,
 * success are not said. */
enum { EXACT_TOTAL_MOST = 18 };
struct deal_odds bj_odds_of(const struct twenty_one *, int party);

#endif
