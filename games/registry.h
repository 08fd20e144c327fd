/* The list of games, the one place where they are named to the rest of the program. */
#ifndef GAMES_REGISTRY_H
#define GAMES_REGISTRY_H

#include "engine/game.h"

extern const struct game *const games_list[];
extern const int games_count;

#endif
