/* The chances of a Deal as its parties may know them. */
#ifndef GAMES_TWENTY_ONE_DEAL_ODDS_H
#define GAMES_TWENTY_ONE_DEAL_ODDS_H

#include "games/twenty_one/deal/exact.h"

/* What is at stake for who is asked: chances to bust, to win by holding now. Vague: win, draw and
 * success are not known (exact.h). */
struct deal_odds { bool hit, plays, target, vague; double bust, win, draw, success; };
struct deal_odds bj_odds_of(const struct twenty_one *, int party);

#endif
