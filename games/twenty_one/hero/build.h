/* A hero is built. */
#ifndef GAMES_TWENTY_ONE_HERO_BUILD_H
#define GAMES_TWENTY_ONE_HERO_BUILD_H

#include "games/twenty_one/state.h"

void bj_build_begin(const struct pack *, struct state *);
void bj_build_options(const struct pack *, const struct twenty_one *, int seat, struct options *);
void bj_build_apply(const struct pack *, struct state *, const struct move *);

#endif
