/* The answers that tell of games: JSON of *size bytes, malloc'd; NULL: no memory. `language`: of
 * voice_languages, NULL: English. */
#ifndef SERVER_DESCRIBE_H
#define SERVER_DESCRIBE_H

#include "server/house.h"

/* All games but toys. */
char *describe_games(const struct house *, const char *language, size_t *size);
/* The messages that tell a game's story, with their slots. */
char *describe_tells(const struct game *, size_t *size);
/* What the cards of a pack say; {}: the game has no words for them. */
char *describe_cards(const struct pack *, const char *language, size_t *size);

#endif
