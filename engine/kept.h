/* Figures that cost much to work out and change seldom, kept for one reader from one look at a view
 * to the next. What is always true: a figure follows from its key and the match's data alone, so
 * that whoever has none kept gets the same; and what is kept for one seat is never looked up for
 * another, for how long an answer takes would tell the one what the other asked. */
#ifndef ENGINE_KEPT_H
#define ENGINE_KEPT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { KEPT_KEY_BYTES = 64, KEPT_VALUE_BYTES = 24, KEPT_SLOTS = 4 };

/* All zero: nothing is kept. A slot has the last figure that was put there. */
struct kept {
    struct {
        uint8_t key_size; /* 0: empty */
        uint8_t key[KEPT_KEY_BYTES], value[KEPT_VALUE_BYTES];
    } slot[KEPT_SLOTS];
};

/* True if the slot has the figure of this key. `kept` may be NULL in both: then nothing is kept.
 * Keys are compared as bytes and have no gaps. */
bool kept_get(const struct kept *, int slot, const void *key, size_t key_size, void *value,
              size_t value_size);
void kept_put(struct kept *, int slot, const void *key, size_t key_size, const void *value,
              size_t value_size);

#endif
