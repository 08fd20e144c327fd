/* Deals that the GM calls, and what the GM moves and overrules. */
#ifndef GAMES_TWENTY_ONE_RUN_DESK_H
#define GAMES_TWENTY_ONE_RUN_DESK_H

#include "games/twenty_one/why.h"

void bj_call_ask(struct twenty_one *, int who);
/* Why a move of the GM's call is not open. */
int bj_call_why(const struct twenty_one *, const struct move *);
/* Whether the GM may step in now, beside whose turn it is. */
bool bj_gm_steps_in(const struct twenty_one *);
/* What it may do then, and let them go on. */
void bj_aside_options(const struct pack *, const struct twenty_one *, struct options *);
/* Why this verb of the desk is not open, on whom it names. */
int bj_desk_why(const struct pack *, const struct twenty_one *, int verb, int who);
/* Back to the turn or free play; a mover that is out of it ends its turn. */
void bj_desk_back(const struct pack *, struct twenty_one *);
void bj_desk_options(const struct pack *, const struct twenty_one *, struct options *);
/* Edge by circumstance. */
void bj_edge_options(const struct twenty_one *, struct options *);
void bj_edge_give(struct twenty_one *, const struct move *);
bj_why_rule bj_place_why;
bj_phase_options bj_call_options, bj_call_side_options, bj_place_options, bj_wound_options;
bj_phase_apply bj_call_apply, bj_call_side_apply, bj_desk_apply, bj_place_apply, bj_wound_apply;

#endif
