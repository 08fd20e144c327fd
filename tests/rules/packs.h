/* What comes from files: packs and logs. */
#ifndef TESTS_RULES_PACKS_H
#define TESTS_RULES_PACKS_H

#include "engine/game.h"

/* The data of a pack file, or the game's own where path is "". Kept until packs_free. NULL:
 * `why`. */
const struct data *pack_get(const struct game *, const char *path, char *why);
/* Plays the log at `path` (from the folder of `file`) to its entry `until`, or to its end
 * (UINT32_MAX): then chance must have been as the header says. NULL: `why` says what was refused.
 * What it gives lasts till the next log is played. */
const struct data *log_play(const char *file, const char *path, uint32_t until,
                            const struct game **, struct state *, char *why);
void packs_free(void);

#endif
