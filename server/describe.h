/* The answers that tell of games. */
#ifndef SERVER_DESCRIBE_H
#define SERVER_DESCRIBE_H

#include "server/house.h"

/* The answers that tell of games; malloc'd, or NULL. */
char *describe_games(const struct house *, const char *language, size_t *size);
/* The messages that tell a game's story, with their slots; malloc'd, or NULL. */
char *describe_tells(const struct game *, size_t *size);
char *describe_cards(const struct pack *, const char *language, size_t *size);

#endif
