/* What of a data file decides play. What is always true: two files that differ in prose, comments
 * or layout alone have the same hash here, and a match of the one replays with the other. */
#ifndef TABLE_PROSE_H
#define TABLE_PROSE_H

#include "engine/game.h"
#include "table/hash.h"

/* The hash of a data file's tree without its prose (struct game): out has HASH_BYTES. docs/log.md
 * has the bytes. */
void play_hash(const struct hash_ops *, const struct game *, const struct node *tree, uint8_t *out);
/* Whether a whole text with this hash is one of the game's earlier texts that plays as data with
 * the hash `play` does. */
bool play_hash_was(const struct game *, const uint8_t *sha256, const uint8_t *play);

#endif
