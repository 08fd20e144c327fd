/* See kept.h. */
#include "engine/kept.h"

#include <string.h>

#include "engine/engine.h"

static void check(int slot, size_t key_size, size_t value_size)
{
    ENSURE(slot >= 0 && slot < KEPT_SLOTS && key_size && key_size <= KEPT_KEY_BYTES &&
           value_size <= KEPT_VALUE_BYTES);
}

bool kept_get(const struct kept *kept, int slot, const void *key, size_t key_size, void *value,
              size_t value_size)
{
    check(slot, key_size, value_size);
    if (!kept || kept->slot[slot].key_size != key_size ||
        memcmp(kept->slot[slot].key, key, key_size))
        return false;
    memcpy(value, kept->slot[slot].value, value_size);
    return true;
}

void kept_put(struct kept *kept, int slot, const void *key, size_t key_size, const void *value,
              size_t value_size)
{
    check(slot, key_size, value_size);
    if (!kept)
        return;
    kept->slot[slot].key_size = (uint8_t)key_size;
    memcpy(kept->slot[slot].key, key, key_size);
    memcpy(kept->slot[slot].value, value, value_size);
}
