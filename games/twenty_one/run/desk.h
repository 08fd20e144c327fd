/* Deals that the GM calls, and what the GM moves and overrules. */
#ifndef GAMES_TWENTY_ONE_RUN_DESK_H
#define GAMES_TWENTY_ONE_RUN_DESK_H

#include "games/twenty_one/state.h"

void call_ask(struct twenty_one *, int who);
void call_options(const struct pack *, const struct twenty_one *, int seat, struct options *);
void call_apply(const struct pack *, struct state *, const struct move *);
void call_side_options(const struct pack *, const struct twenty_one *, int seat, struct options *);
void call_side_apply(const struct pack *, struct state *, const struct move *);
/* Whether the GM may step in now, beside whose turn it is. */
bool gm_steps_in(const struct twenty_one *);
/* What it may do then, and let them go on. */
void aside_options(const struct pack *, const struct twenty_one *, struct options *);
void desk_options(const struct pack *, const struct twenty_one *, struct options *);
/* Edge by circumstance. */
void edge_options(const struct twenty_one *, struct options *);
void edge_give(struct twenty_one *, const struct move *);
void desk_apply(const struct pack *, struct state *, const struct move *);
void place_options(const struct pack *, const struct twenty_one *, int seat, struct options *);
void place_apply(const struct pack *, struct state *, const struct move *);
void wound_options(const struct pack *, const struct twenty_one *, int seat, struct options *);
void wound_apply(const struct pack *, struct state *, const struct move *);
void desk_back(const struct pack *, struct state *);

#endif
