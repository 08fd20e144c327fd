/* Randomness for simulation, resampling and bots: xoshiro256++, seeded through splitmix64. Never
 * used for a live table's draws (table/fair.h makes those). */
#ifndef ENGINE_RNG_H
#define ENGINE_RNG_H

#include <stdint.h>

struct rng { uint64_t word[4]; };

/* A generator for (seed, stream); different streams are independent in practice. */
void rng_seed(struct rng *, uint64_t seed, uint64_t stream);
uint64_t rng_next(struct rng *);
/* Uniform in 0 .. n - 1, n at least 1; Lemire's method with rejection (arXiv 1805.10941). */
uint64_t rng_below(struct rng *, uint64_t n);

#endif
