/* Sets of the numbers 0 .. 127. */
#ifndef ENGINE_SET_H
#define ENGINE_SET_H

#include "engine/game.h"

/* ---- Sets ---- */
static inline struct set set_none(void) { return (struct set){{0, 0}}; }
static inline void set_add(struct set *s, int i) { s->word[(unsigned)i >> 6] |= 1ull << (i & 63); }
static inline void set_drop(struct set *s, int i)
{
    s->word[(unsigned)i >> 6] &= ~(1ull << (i & 63));
}
static inline bool set_has(const struct set *s, int i)
{
    return i >= 0 && i < THINGS_MAX && (s->word[(unsigned)i >> 6] >> (i & 63) & 1);
}
static inline int set_count(const struct set *s)
{
    /* a second is rare */
    return __builtin_popcountll(s->word[0]) + (s->word[1] ? __builtin_popcountll(s->word[1]) : 0);
}
/* The k-th member from below, k in 0 .. set_count - 1. */
int set_nth(const struct set *, int k);
/* The set 0 .. n - 1. */
struct set set_below(int n);

#endif
