/* The bot strong (strong.c). */
#ifndef GAMES_BLOODSPORT_STRONG_H
#define GAMES_BLOODSPORT_STRONG_H

#include "engine/game.h"

void bg_strong(const struct data *, const struct view *, const struct options *, struct rng *,
               struct move *out);

#endif
