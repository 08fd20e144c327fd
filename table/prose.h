/* What of a data file decides play. What is always true: two files that differ in prose, comments
 * or layout alone have the same hash here, and a match of the one replays with the other. */
#ifndef TABLE_PROSE_H
#define TABLE_PROSE_H

#include "engine/game.h"
#include "table/hash.h"

/* Of a data file's tree without its prose (struct game). now: by today's edition of the rules;
 * before[k]: by editions older than the game's later[k], which knew neither what came with it nor
 * what came after it. docs/log.md has the bytes. */
struct play_hashes { uint8_t now[HASH_BYTES], before[LATERS_MAX][HASH_BYTES]; };
void play_hash(const struct hash_ops *, const struct game *, const struct node *tree,
               struct play_hashes *out);
/* Whether such data plays, by this edition of the rules, as data with the hash `play` does. */
bool play_hash_is(const struct game *, int edition, const struct play_hashes *,
                  const uint8_t *play);
/* Whether a whole text with this hash is one of the game's earlier texts, and such data plays as it
 * does by this edition. */
bool play_hash_was(const struct game *, int edition, const struct play_hashes *,
                   const uint8_t *sha256);

#endif
