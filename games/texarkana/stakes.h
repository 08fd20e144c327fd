/* What a side of a test may declare and wager, and what is burned. */
#ifndef GAMES_TEXARKANA_STAKES_H
#define GAMES_TEXARKANA_STAKES_H

#include "games/texarkana/pack/pack.h"
#include "games/texarkana/texarkana.h"

/* A trait that a side declares, before its card or after it; what it wagers; an Invocation. */
enum why tx_trait_why(const struct pack *, const struct texarkana *, int side, int trait,
                      bool before);
enum why tx_wager_why(const struct pack *, const struct texarkana *, int side, int which,
                      bool flaw);
enum why tx_invocation_why(const struct pack *, const struct texarkana *, int seat, int which);
/* The traits that a side may declare now: those that add a trump, or the others. */
struct set tx_traits_open(const struct pack *, const struct texarkana *, int side, bool trump);
/* Whether a side may still wager, and on which. */
struct set tx_characteristics_open(const struct pack *, const struct texarkana *, int side);
struct set tx_flaws_open(const struct pack *, const struct texarkana *, int side);
/* The played card is sure to be burned, or may be by choice. */
bool tx_burn_sure(const struct texarkana *);
bool tx_burn_choice(const struct texarkana *);

#endif
