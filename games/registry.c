/* Every game of the program: the real ones first, then the toys. */
#include "games/registry.h"

extern const struct game bloodsport_game, gamblers_heart_game, texarkana_game, twenty_one_game;
extern const struct game null_game, kuhn_game, leduc_game;

const struct game *const games_list[] = {
    &bloodsport_game,
    &gamblers_heart_game,
    &texarkana_game,
    &twenty_one_game,
    &kuhn_game,
    &leduc_game,
    &null_game,
};
const int games_count = sizeof games_list / sizeof *games_list;
