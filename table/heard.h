/* What has been said in a story, so that nothing is said twice. What is always true: of words that
 * it knows it says so, and as soon as it is full it knows no new ones. */
#ifndef TABLE_HEARD_H
#define TABLE_HEARD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { HEARD_MAX = 1024 };

struct heard {
    int count;
    uint64_t hash[HEARD_MAX];
};

static inline uint64_t heard_hash(const char *words, size_t n)
{
    uint64_t hash = 0xcbf29ce484222325u; /* FNV-1a */
    for (size_t i = 0; i < n; i++)
        hash = (hash ^ (uint8_t)words[i]) * 0x100000001b3u;
    return hash;
}

/* Whether these words have been said; from now on they have. */
static inline bool heard_before(struct heard *h, const char *words, size_t n)
{
    uint64_t hash = heard_hash(words, n);
    for (int i = 0; i < h->count; i++)
        if (h->hash[i] == hash)
            return true;
    if (h->count < HEARD_MAX)
        h->hash[h->count++] = hash;
    return false;
}

#endif
