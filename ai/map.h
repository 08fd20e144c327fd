/* Numbers by keys of 128 bits: what is found while a tree is walked. All zeros is an empty map;
 * `resize` is as realloc() (0 bytes: frees), and the same in every call. */
#ifndef AI_MAP_H
#define AI_MAP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct map {
    struct map_row {
        uint64_t a, b;
        uint32_t to;
        bool used;
    } * row;
    uint32_t room, count; /* room: a power of two */
};

/* The number of the key; `fresh` becomes true where it is new, and its number is `count` before the
 * call. UINT32_MAX: no memory; nothing has changed. */
uint32_t map_take(struct map *, uint64_t a, uint64_t b, bool *fresh,
                  void *(*resize)(void *, size_t));
void map_free(struct map *, void *(*resize)(void *, size_t));

#endif
