/* The chances of a Deal as its parties may know them. */
#ifndef GAMES_TWENTY_ONE_DEAL_ODDS_H
#define GAMES_TWENTY_ONE_DEAL_ODDS_H

#include "games/twenty_one/deal/exact.h"

/* Chances for the player asked: to bust with a hit, to win by holding. Vague: win, draw and success
 * are unknown (exact.h). */
struct deal_odds { bool hit, plays, target, vague; double bust, win, draw, success; };
struct deal_odds bj_odds_of(const struct twenty_one *, int party);
/* A hand that is still to be dealt, against a Target. */
double bj_success_fresh(const struct twenty_one *, int who, int target);
/* What one more card does to a hand: it is ahead (or alone), or has the Target; even; behind; over
 * 21. Closed: it gets none. */
struct one_more { bool open; double ahead, even, behind, bust; };
struct one_more bj_one_more(const struct twenty_one *, int party);

#endif
