/* Packs of cards in memory, each once, and those that the store keeps. */
#ifndef SERVER_PACKS_H
#define SERVER_PACKS_H

#include "server/house.h"

struct pack *pack_share(struct house *, const struct game *, const char *name, const char *text,
                        struct text *why);
void pack_leave(struct house *, struct pack *);
/* What the games have compiled in, for store_open: malloc'd, or NULL. */
struct store_pack *packs_of_games(const struct game *const *games, int count, int *packs);
bool packs_load(struct house *, struct text *why);
void packs_forget(struct house *);
/* A copy of the text with this hash, malloc'd; NULL: it is not kept. `arg` is a struct
 * kept_packs. */
char *packs_find(void *arg, const struct game *, const uint8_t sha256[HASH_BYTES]);

#endif
