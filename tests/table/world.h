/* Matches for tests: any registered game, played by chance or by given lines. What is always true:
 * a failure to set up ends the test program at once. */
#ifndef TESTS_TABLE_WORLD_H
#define TESTS_TABLE_WORLD_H

#include "games/registry.h"
#include "table/fair.h"
#include "table/log.h"
#include "table/match.h"
#include "table/native/fold.h"
#include "table/native/json.h"
#include "table/native/logfile.h"
#include "table/native/pack.h"
#include "table/native/sodium.h"

struct world {
    struct pack_data pack;
    struct match match;
    struct entry *entry;
    char *words;
    struct rng rng;
};

const struct game *game_named(const char *name);
/* A match with the default data and rules and the most seats (seats 0) or as many as said. */
void world_open(struct world *, const struct game *, int seats, uint64_t seed);
void world_close(struct world *);
/* One random move of a random seat of the turn; false when it is over. */
bool world_step(struct world *);
/* Plays a line ("0 bet", "1 cast spell=\"Old Moon\" text=\"Ha!\"", "0 say text=Ha!"); ends the
 * program with the reason if it is refused. */
void world_play(struct world *, const char *line);
/* The reason why a line is refused (static, until the next call); "" if it was played. */
const char *world_refuse(struct world *, const char *line);
/* Reads a log from memory as if it were the file `name`: the reason (static) why it is refused, or
 * ""; then `file` is open. */
const char *world_log(struct log_file *file, const char *name, const char *bytes, size_t size);
/* The same of logs of these games. */
const char *world_log_of(struct log_file *file, const struct game *const *games, int games_count,
                         const char *name, const char *bytes, size_t size);
/* A header for this match; seats are called "me", "random", ... */
void world_head(const struct world *, struct log_head *);

#endif
