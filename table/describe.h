/* What pages are told of a game. */
#ifndef TABLE_DESCRIBE_H
#define TABLE_DESCRIBE_H

#include "engine/game.h"

/* Appends an object of /api/games (docs/protocol.md), in the language of the text. */
void describe_game(const struct game *, struct text *out);

#endif
