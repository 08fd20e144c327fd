/* xoshiro256++ (Blackman and Vigna), seeded through splitmix64. The same numbers on every machine.
 */
#include "engine/rng.h"

#include "engine/engine.h"

static uint64_t mixed(uint64_t x)
{
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return x ^ (x >> 31);
}

static uint64_t splitmix(uint64_t *at)
{
    return mixed(*at += 0x9e3779b97f4a7c15u);
}

static uint64_t turned(uint64_t x, int by)
{
    return (x << by) | (x >> (64 - by));
}

void rng_seed(struct rng *r, uint64_t seed, uint64_t stream)
{
    /* Both are scrambled before they meet, so that near seeds and near streams never overlap. */
    uint64_t at =
        mixed(seed + 0x9e3779b97f4a7c15u) ^ turned(mixed(stream + 0xd1b54a32d192ed03u), 32);
    for (int i = 0; i < 4; i++)
        r->word[i] = splitmix(&at);
}

uint64_t rng_next(struct rng *r)
{
    uint64_t *w = r->word, out = turned(w[0] + w[3], 23) + w[0], t = w[1] << 17;
    w[2] ^= w[0];
    w[3] ^= w[1];
    w[1] ^= w[2];
    w[0] ^= w[3];
    w[2] ^= t;
    w[3] = turned(w[3], 45);
    return out;
}

/* The upper and lower 64 bits of a x b; by hand, as wasm has no 128-bit product. */
static uint64_t product_high(uint64_t a, uint64_t b, uint64_t *low)
{
    uint64_t a0 = a & 0xffffffffu, a1 = a >> 32, b0 = b & 0xffffffffu, b1 = b >> 32;
    uint64_t mid = a1 * b0 + (a0 * b0 >> 32), mid2 = a0 * b1 + (mid & 0xffffffffu);
    *low = a * b;
    return a1 * b1 + (mid >> 32) + (mid2 >> 32);
}

uint64_t rng_below(struct rng *r, uint64_t n)
{
    ENSURE(n > 0);
    if (n <= 0xffffffffu) {
        uint64_t m = (rng_next(r) >> 32) * n;
        if ((uint32_t)m < n) {
            uint32_t least = (uint32_t) - (uint32_t)n % (uint32_t)n;
            while ((uint32_t)m < least)
                m = (rng_next(r) >> 32) * n;
        }
        return m >> 32;
    }
    uint64_t low, high = product_high(rng_next(r), n, &low);
    if (low < n) {
        uint64_t least = -n % n;
        while (low < least)
            high = product_high(rng_next(r), n, &low);
    }
    return high;
}
