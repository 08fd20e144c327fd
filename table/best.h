/* The best moments of a match: of each kind the one of which most is told that is seldom told. What
 * is always true: the choice follows from what one reader was told, and from nothing else; no
 * moment is chosen twice. */
#ifndef TABLE_BEST_H
#define TABLE_BEST_H

#include <stdbool.h>
#include <stdint.h>

enum {
    BEST_MAX = 12,
    BEST_FEW = 6,    /* with fewer kinds than that, the rarest have several */
    BEST_EACH = 5,
    BEST_KINDS = 32, /* kinds of moments, each a bit */
    BEST_KNOWN = 1024
};

struct best {
    struct { uint64_t of; uint32_t n; } often[BEST_KNOWN]; /* how often each thing was told */
    struct { uint32_t n, kinds, weight; } top[BEST_KINDS][BEST_EACH]; /* n: its entry; 0: none */
    uint32_t count[BEST_KINDS];                               /* moments of each kind */
    uint32_t chosen[BEST_MAX];
    int chosen_count;
};

/* First of every message of the match, moment or not: once more this was told, a number for the
 * message or for it and whom it was about. */
void best_told(struct best *, uint64_t of);
/* Then of every moment: entry n has moments of these kinds, and tells these things. */
void best_moment(struct best *, uint32_t n, uint32_t kinds, const uint64_t *of, int count);
void best_choose(struct best *);
bool best_is(const struct best *, uint32_t n);

#endif
