/* The list of games of one module: ONLY_GAME, which the build names. Always true: it stands in for
 * games/registry.c, whose list would bring every game into every module. */
#include "games/registry.h"

extern const struct game ONLY_GAME;

const struct game *const games_list[] = {&ONLY_GAME};
const int games_count = 1;
