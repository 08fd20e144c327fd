/* Packs of cards in memory, each once, and those that the store keeps. */
#ifndef SERVER_PACKS_H
#define SERVER_PACKS_H

#include "server/house.h"

/* The game's data of this name (NULL: its first), or this text under it, opened once however many
 * tables share it; pack_leave() after use. NULL and `why`: it cannot be opened, or no memory. */
struct pack *pack_share(struct house *, const struct game *, const char *name, const char *text,
                        struct text *why);
/* NULL is fine. */
void pack_leave(struct house *, struct pack *);
/* What the games have compiled in, *packs of them, for store_open: malloc'd; NULL: no memory. Texts
 * are the games'. */
struct store_pack *packs_of_games(const struct game *const *games, int count, int *packs);
/* Reads those that the store keeps, once, at the start. False: `why`, the store's error or no
 * memory. */
bool packs_load(struct house *, struct text *why);
void packs_forget(struct house *);
/* A copy of the text with this hash, malloc'd; NULL: it is not kept, or no memory. `arg` is a
 * struct kept_packs. Any thread may call it. */
char *packs_find(void *arg, const struct game *, const uint8_t sha256[HASH_BYTES]);

#endif
