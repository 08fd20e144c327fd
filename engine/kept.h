/* A cache of costly figures for one reader. What is always true: a figure follows from its key and
 * the match's data alone, so the cache never changes an answer; and seats never share one, or the
 * time an answer takes would tell one seat what another asked. */
#ifndef ENGINE_KEPT_H
#define ENGINE_KEPT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { KEPT_KEY_BYTES = 64, KEPT_VALUE_BYTES = 24, KEPT_SLOTS = 4 };

/* All zero: empty. A slot holds the last figure put there. */
struct kept {
    struct {
        uint8_t key_size; /* 0: empty */
        uint8_t key[KEPT_KEY_BYTES], value[KEPT_VALUE_BYTES];
    } slot[KEPT_SLOTS];
};

/* True if the slot holds the figure of this key. Both functions take NULL for `kept` and then keep
 * nothing. Keys are compared as bytes, so they must have no padding. */
bool kept_get(const struct kept *, int slot, const void *key, size_t key_size, void *value,
              size_t value_size);
void kept_put(struct kept *, int slot, const void *key, size_t key_size, const void *value,
              size_t value_size);

#endif
