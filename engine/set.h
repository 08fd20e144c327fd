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
/* How many bits are set. Where the machine may lack an instruction for it, the compiler calls a
 * function instead, which was a tenth of random play. */
static inline int bits_count(uint64_t w)
{
#if defined __POPCNT__ || defined __wasm__ || defined __aarch64__
    return __builtin_popcountll(w);
#else
    w -= w >> 1 & 0x5555555555555555u;
    w = (w & 0x3333333333333333u) + (w >> 2 & 0x3333333333333333u);
    w = (w + (w >> 4)) & 0x0f0f0f0f0f0f0f0fu;
    return (int)(w * 0x0101010101010101u >> 56);
#endif
}
static inline int set_count(const struct set *s)
{
    return bits_count(s->word[0]) + (s->word[1] ? bits_count(s->word[1]) : 0); /* rarely two */
}
/* The k-th member from below, k in 0 .. set_count - 1. */
int set_nth(const struct set *, int k);
/* The set 0 .. n - 1. */
struct set set_below(int n);

#endif
