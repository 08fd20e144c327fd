/* A Deal against a Target in which Edge is spent, and as well as it can be. What is always true: it
 * knows the three Skills that everyone has (BJ-E3), each used once, and no other. */
#ifndef GAMES_TWENTY_ONE_ODDS_EDGE_H
#define GAMES_TWENTY_ONE_ODDS_EDGE_H

#include "engine/odds.h"
#include "games/twenty_one/deal/exact.h"

struct edge_prices { int influence, soul, humanity; };
/* In how many of `whole` ways, all alike, a hand of these cards, as bits, comes to the Target: of a
 * deck that lacks no others. It takes some 1.5 MB of stack. */
odds_weight bj_edge_ways(uint64_t cards, int edge, int target, const struct edge_prices *,
                         odds_weight *whole);

#endif
