/* Dealing the unknown cards of a view to the places where they can lie. Internal to engine/. */
#ifndef ENGINE_DEAL_H
#define ENGINE_DEAL_H

#include "engine/engine.h"

enum deal_how { DEAL_AS_FITS, DEAL_EXACT, DEAL_CHAIN };

/* Gives every UNKNOWN card of the KNOW_PLACE field at index `field` a place that `seat` does not
 * see into, filling each place to its size. False, with the cards still UNKNOWN, if there is no
 * such deal. how: DEAL_AS_FITS. Tests force the exact count with DEAL_EXACT (false also if it is
 * too large) or the Markov chain with DEAL_CHAIN. */
bool deal_cards(const struct game *, const struct data *, int field, int seat, struct state *,
                struct rng *, enum deal_how how);

#endif
