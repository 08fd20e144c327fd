/* What pages are told of a game. */
#ifndef TABLE_DESCRIBE_H
#define TABLE_DESCRIBE_H

#include "engine/game.h"

/* Appends an object of /api/games (docs/protocol.md), in the language of the text. `think_most`,
 * an enum bot_think: the longest that bots here may try their moves. */
void describe_game(const struct game *, int think_most, struct text *out);

#endif
