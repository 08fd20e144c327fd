/* See book.h. */
#include "web/wasm/book.h"

#include <string.h>

#include "engine/engine.h"

#define EXPORT(name) __attribute__((export_name(name)))

/* The book of `size` bytes is put where book_room says, once, after everything that begins a module
 * and before anything else is called. 0: it is damaged, or of another build. */
EXPORT("book_room") char *book_room(void);
EXPORT("book_room_size") uint32_t book_room_size(void);
EXPORT("book_open") int book_open(uint32_t size);

enum { SIZE_BYTES = 4 };

static char room[BOOK_BYTES_MAX];
static struct book_slot *wanted;

void book_wants(struct book_slot *slot)
{
    slot->next = wanted;
    wanted = slot;
}

char *book_room(void)
{
    return room;
}

uint32_t book_room_size(void)
{
    return sizeof room;
}

/* Fills the slot that this part is for, if there is one: a module of the lab neither teaches nor
 * speaks. */
static bool fill(const char *packed, uint32_t size)
{
    uint64_t digest = packed_digest(packed, size);
    struct book_slot *slot = wanted;
    while (slot && (slot->size != size || slot->digest != digest))
        slot = slot->next;
    if (!slot)
        return true;
    memcpy(slot->packed, packed, size);
    slot->full = !slot->node || unpack(slot->packed, size, slot->node, slot->count);
    return slot->full;
}

static bool fill_all(const char *at, const char *end)
{
    while (at < end) {
        const uint8_t *n = (const uint8_t *)at;
        if (end - at < SIZE_BYTES)
            return false;
        uint32_t size = n[0] | (uint32_t)n[1] << 8 | (uint32_t)n[2] << 16 | (uint32_t)n[3] << 24;
        at += SIZE_BYTES;
        if (size > (uint32_t)(end - at) || !fill(at, size))
            return false;
        at += size;
    }
    return true;
}

int book_open(uint32_t size)
{
    const uint32_t begins = sizeof BOOK_BEGINS - 1;
    ENSURE(size <= sizeof room);
    if (size < begins || memcmp(room, BOOK_BEGINS, begins) != 0 ||
        !fill_all(room + begins, room + size))
        return 0;
    const struct book_slot *slot = wanted;
    while (slot && slot->full)
        slot = slot->next;
    return !slot;
}
