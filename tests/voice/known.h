/* Languages and texts of the built-in games. */
#ifndef TESTS_VOICE_KNOWN_H
#define TESTS_VOICE_KNOWN_H

#include "engine/game.h"

struct voice_language;
/* The languages that a game speaks. */
const struct voice_language *known_voices(const char *game);
/* Reads the texts of its packs. */
void known_read(const struct game *, const struct data *);
/* Copies what is said, with underscores in the place of each text of the packs. */
void known_out(const char *said, char *rest);

#endif
