/* Any bytes as a game's data file: what the targets of all packs do alike. What is always true: the
 * reader either refuses them with a place inside the file and leaves nothing, or gives data that
 * `check` finds within its limits, and random play with it never breaks an invariant of the
 * rules. */
#ifndef TESTS_FUZZ_PACK_INPUT_H
#define TESTS_FUZZ_PACK_INPUT_H

#include "engine/engine.h"
#include "tests/fuzz/fuzz.h"

/* `block` has data_size bytes; at most `moves` moves are played. */
void fuzz_pack(const struct game *, void *block, int moves, void (*check)(const struct data *),
               const uint8_t *bytes, size_t size);
/* One line of least .. most bytes without controls. */
void fuzz_text(const char *text, size_t least, size_t most);
/* `count` names of at most `most` bytes that differ. */
void fuzz_names(const struct names *, int count, size_t most);

#endif
