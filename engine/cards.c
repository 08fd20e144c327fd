/* Cards with places, and what everyone knows of where a face-down card can lie. What is barred is
 * made from public knowledge alone: masks, sizes, pools, which places a move joined, and the cards
 * that everyone saw. It never excludes the truth.
 *
 * "Everyone sees into" a place means that the watcher does: what the watcher sees, every seat must
 * see.
 *   - a card moves out of or into an open place: everyone knows which card, so its pool may lie
 * there;
 *   - a card moves between closed places: any pool that could lie in the one can now lie in the
 * other;
 *   - a place that is empty is barred for every pool.
 * A pool without cards is barred from everywhere. */
#include <string.h>

#include "engine/engine.h"

/* A bit for each of eight bytes that equals `byte`. */
static uint64_t bytes_equal(uint64_t word, uint64_t byte)
{
    const uint64_t low7 = 0x7f7f7f7f7f7f7f7fu;
    uint64_t x = word ^ byte * 0x0101010101010101u;
    uint64_t zero = ~(((x & low7) + low7) | x | low7) >> 7;
    return zero * 0x0102040810204080u >> 56; /* gathers the lowest bits of the bytes */
}

struct set cards_at(const uint8_t *at, int n, int place)
{
    struct set out = set_none();
    int i = 0;
    for (; i + 8 <= n; i += 8) {
        uint64_t word;
        memcpy(&word, at + i, 8);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
        word = __builtin_bswap64(word);
#endif
        out.word[i >> 6] |= bytes_equal(word, (uint64_t)place) << (i & 63);
    }
    for (; i < n; i++)
        out.word[i >> 6] |= (uint64_t)(at[i] == place) << (i & 63);
    return out;
}

static bool has_bars(const struct field *f)
{
    return f->barred || f->pool;
}

/* barred[] may stand first in the state, so that its offset is 0; a pool and what is barred are
 * never both at 0. */
static void barred_read(const struct field *f, const struct state *s, uint64_t *barred)
{
    memcpy(barred, s->bytes + f->barred, POOLS_MAX * sizeof *barred);
}

static void barred_write(const struct field *f, struct state *s, const uint64_t *barred)
{
    memcpy(s->bytes + f->barred, barred, POOLS_MAX * sizeof *barred);
}

static bool open_place(const struct field *f, const struct state *s, int place)
{
    uint16_t mask;
    memcpy(&mask, s->bytes + f->mask + 2 * (size_t)place, 2);
    return mask >> SEAT_WATCHER & 1;
}

static uint64_t all_places(const struct field *f)
{
    return ~0ull >> (64 - f->places);
}

void cards_start(const struct field *f, struct state *s)
{
    const uint8_t *at = s->bytes + f->offset;
    uint8_t *size = s->bytes + f->size;
    uint64_t barred[POOLS_MAX], empty = all_places(f);
    ENSURE(f->know == KNOW_PLACE && f->width == 1 && f->count <= THINGS_MAX);
    ENSURE(f->places >= 1 && f->places <= PLACES_MAX);
    memset(size, 0, f->places);
    for (int i = 0; i < f->count; i++) {
        ENSURE(at[i] < f->places);
        size[at[i]]++;
        empty &= ~(1ull << at[i]);
    }
    if (!has_bars(f))
        return;
    memset(s->bytes + f->pool, 0, f->count);
    for (int i = 0; i < POOLS_MAX; i++)
        barred[i] = i ? all_places(f) : empty;
    barred_write(f, s, barred);
}

void card_move(const struct field *f, struct state *s, int card, int to)
{
    uint8_t *at = s->bytes + f->offset, *size = s->bytes + f->size;
    int from = at[card];
    ENSURE(card >= 0 && card < f->count && to >= 0 && to < f->places && from < f->places &&
           size[from] > 0);
    if (from == to)
        return;
    at[card] = (uint8_t)to;
    size[from]--;
    size[to]++;
    if (!has_bars(f))
        return;
    uint64_t barred[POOLS_MAX];
    barred_read(f, s, barred);
    if (open_place(f, s, from) || open_place(f, s, to)) {
        barred[s->bytes[f->pool + card]] &= ~(1ull << to);
    } else {
        for (int i = 0; i < POOLS_MAX; i++)
            barred[i] &= ~((~barred[i] >> from & 1) << to);
    }
    if (size[from] == 0)
        for (int i = 0; i < POOLS_MAX; i++)
            barred[i] |= 1ull << from;
    barred_write(f, s, barred);
}

/* Two pools of which nearly the same is known become one, barred only from where neither can lie.
 * Gives the number that is free now. */
static int pools_merge(const struct field *f, uint8_t *pool, uint64_t *barred)
{
    int keep = 0, drop = 1, best = 65;
    for (int i = 0; i < POOLS_MAX; i++)
        for (int j = i + 1; j < POOLS_MAX; j++) {
            int apart = __builtin_popcountll(barred[i] ^ barred[j]);
            if (apart < best) {
                best = apart;
                keep = i;
                drop = j;
            }
        }
    barred[keep] &= barred[drop];
    for (int i = 0; i < f->count; i++)
        if (pool[i] == drop)
            pool[i] = (uint8_t)keep;
    return drop;
}

/* Makes the cards of `seen` a pool of their own, barred from everywhere but `to`. */
static void pool_new(const struct field *f, struct state *s, uint64_t *barred,
                     const struct set *seen, int to)
{
    uint8_t *pool = s->bytes + f->pool;
    uint32_t used = 0;
    int fresh = 0;
    for (int i = 0; i < f->count; i++)
        if (!set_has(seen, i))
            used |= 1u << pool[i];
    while (fresh < POOLS_MAX && used >> fresh & 1)
        fresh++;
    if (fresh == POOLS_MAX)
        fresh = pools_merge(f, pool, barred);
    for (int i = 0; i < f->count; i++)
        if (set_has(seen, i))
            pool[i] = (uint8_t)fresh;
    for (int i = 0; i < POOLS_MAX; i++)
        if (!(used >> i & 1))
            barred[i] = all_places(f);
    barred[fresh] = all_places(f) & ~(1ull << to);
}

/* Pools and barred places for cards_shuffle; at[] and size[] are still as before. */
static void shuffle_bars(const struct field *f, struct state *s, uint64_t from, int to)
{
    const uint8_t *at = s->bytes + f->offset, *pool = s->bytes + f->pool;
    uint64_t barred[POOLS_MAX], open = 0;
    struct set seen = set_none();
    barred_read(f, s, barred);
    for (int p = 0; p < f->places; p++)
        open |= (uint64_t)open_place(f, s, p) << p;
    for (int i = 0; i < f->count; i++)
        if (from >> at[i] & (open >> at[i] | open >> to) & 1)
            set_add(&seen, i);
    if (open >> to & 1) {
        for (int i = 0; i < f->count; i++)
            if (set_has(&seen, i))
                barred[pool[i]] &= ~(1ull << to);
    } else {
        for (int i = 0; i < POOLS_MAX; i++)
            if (~barred[i] & from & ~open)
                barred[i] &= ~(1ull << to);
        if (set_count(&seen))
            pool_new(f, s, barred, &seen, to);
    }
    for (int i = 0; i < POOLS_MAX; i++)
        barred[i] |= from;
    barred_write(f, s, barred);
}

void cards_shuffle(const struct field *f, struct state *s, uint64_t from, int to)
{
    uint8_t *at = s->bytes + f->offset, *size = s->bytes + f->size;
    ENSURE(to >= 0 && to < f->places && !(from & ~all_places(f)));
    from &= ~(1ull << to);
    if (has_bars(f))
        shuffle_bars(f, s, from, to);
    for (int i = 0; i < f->count; i++)
        if (from >> at[i] & 1)
            at[i] = (uint8_t)to;
    for (int p = 0; p < f->places; p++)
        if (from >> p & 1) {
            size[to] = (uint8_t)(size[to] + size[p]);
            size[p] = 0;
        }
}
