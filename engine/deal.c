/* Dealing the unknown cards of a view. What is always true: it finds a deal whenever there is one.
 *
 * A card may go to a place with room that the seat does not see into, that is not barred for its
 * pool and that the game's may_be allows it; may_be is asked once a card, before any unknown card
 * of the field is placed, so it cannot make one card of a field depend on another of the same
 * field (check can).
 *
 * Three ways, the first that does:
 *  1. A plain shuffle, taken if every card may lie where it fell. Exactly even. A few tries.
 *  2. An exact count: cards with the same allowed places are one kind, places that the same kinds
 *     may enter are one group; the number of ways to fill the groups kind by kind is summed up, and
 *     one way drawn by its weight. Exactly even, but for the rounding of a double.
 *  3. Where that count would be too large: some deal, by augmenting paths, then a long symmetric
 *     chain of exchanges along random cycles of cards. Every deal can be reached, and all are
 *     equally likely in the limit; after so many steps only nearly so. */
#include "engine/deal.h"

#include <string.h>

enum {
    TRIES = 8, /* of the plain shuffle */
    KINDS = 32,
    GROUPS = 16,
    TABLE = 8192,     /* sums kept by the exact count */
    WORK = 400000,    /* steps of the exact count before it gives up */
    CHAIN_STEPS = 100 /* times the number of cards */
};

struct deal {
    uint8_t *at;                  /* places of all cards of the field */
    int count, places;            /* unknown cards; places of the field */
    bool free_all;                /* every card may go to every place that has room */
    uint8_t card[THINGS_MAX];     /* those with the fewest places first */
    uint64_t allowed[THINGS_MAX]; /* by index in card[] */
    uint8_t room[PLACES_MAX];
};

/* ---- What may go where ---- */

static uint64_t places_with_room(const struct field *f, const struct state *s, int seat,
                                 struct deal *d)
{
    const uint8_t *size = s->bytes + f->size;
    uint64_t open = 0;
    int sum = 0;
    memcpy(d->room, size, f->places);
    for (int i = 0; i < f->count; i++) {
        if (d->at[i] < f->places) {
            if (d->room[d->at[i]]-- == 0)
                return 0;
        } else {
            d->card[d->count++] = (uint8_t)i;
        }
    }
    for (int p = 0; p < f->places; p++) {
        uint16_t mask;
        memcpy(&mask, s->bytes + f->mask + 2 * (size_t)p, 2);
        sum += d->room[p];
        if (d->room[p])
            open |= 1ull << p;
        if (d->room[p] && mask >> seat & 1)
            return 0;
    }
    return sum == d->count ? open : 0;
}

/* False if the sizes cannot be filled by the unknown cards at all. */
static bool deal_prepare(const struct game *g, const struct data *data, int field, int seat,
                         struct state *s, struct deal *d)
{
    const struct field *f = &g->fields[field];
    d->at = s->bytes + f->offset;
    d->count = 0;
    d->places = f->places;
    d->free_all = true;
    uint64_t open = places_with_room(f, s, seat, d), barred[POOLS_MAX] = {0};
    if (d->count == 0)
        return true;
    if (!open)
        return false;
    if (f->pool || f->barred)
        memcpy(barred, s->bytes + f->barred, sizeof barred);
    for (int i = 0; i < d->count; i++) {
        int card = d->card[i];
        uint64_t allowed = open;
        if (f->pool || f->barred)
            allowed &= ~barred[s->bytes[f->pool + card]];
        if (g->may_be)
            allowed &= g->may_be(data, s, field, card).word[0];
        d->allowed[i] = allowed;
        d->free_all &= allowed == open;
    }
    if (d->free_all)
        return true;
    for (int i = 1; i < d->count; i++) {
        uint8_t card = d->card[i];
        uint64_t allowed = d->allowed[i];
        int few = __builtin_popcountll(allowed), j = i;
        for (; j > 0 && __builtin_popcountll(d->allowed[j - 1]) > few; j--) {
            d->card[j] = d->card[j - 1];
            d->allowed[j] = d->allowed[j - 1];
        }
        d->card[j] = card;
        d->allowed[j] = allowed;
    }
    return true;
}

/* ---- 1: the plain shuffle ---- */

static int slots_make(const struct deal *d, uint64_t of, uint8_t *slot)
{
    int n = 0;
    for (int p = 0; p < d->places; p++)
        if (of >> p & 1)
            for (int k = 0; k < d->room[p]; k++)
                slot[n++] = (uint8_t)p;
    return n;
}

static void swap(uint8_t *a, uint8_t *b)
{
    uint8_t t = *a;
    *a = *b;
    *b = t;
}

static void shuffle(uint8_t *at, int n, struct rng *r)
{
    for (int i = n - 1; i > 0; i--)
        swap(&at[i], &at[rng_below(r, (uint64_t)i + 1)]);
}

static bool shuffle_try(struct deal *d, uint8_t *slot, struct rng *r)
{
    for (int i = 0; i < d->count; i++) {
        int left = d->count - i;
        if (left > 1)
            swap(&slot[i], &slot[i + (int)rng_below(r, (uint64_t)left)]);
        if (!(d->allowed[i] >> slot[i] & 1))
            return false;
    }
    for (int i = 0; i < d->count; i++)
        d->at[d->card[i]] = slot[i];
    return true;
}

/* ---- 2: the exact count ---- */

struct count {
    int kinds, groups;       /* without the last group, the roomiest: it takes what is left */
    uint64_t allowed[KINDS]; /* places */
    uint32_t enters[KINDS];  /* groups; bit `groups` is the last one */
    int cards[KINDS];
    uint64_t places[GROUPS + 1];
    int room[GROUPS + 1], stride[GROUPS + 1];
    int states, work;
    double over[THINGS_MAX + 1];     /* 1 / x! */
    double sum[TABLE];               /* by kind and room left; below 0: not yet known */
    uint8_t goes[KINDS][GROUPS + 1]; /* the way drawn */
    uint8_t trying[GROUPS + 1];
    double target;
    bool drawing;
};

static bool kinds_make(const struct deal *d, struct count *c)
{
    c->kinds = 0;
    for (int i = 0; i < d->count; i++) {
        int k = 0;
        while (k < c->kinds && c->allowed[k] != d->allowed[i])
            k++;
        if (k == KINDS)
            return false;
        if (k == c->kinds) {
            c->allowed[c->kinds++] = d->allowed[i];
            c->cards[k] = 0;
        }
        c->cards[k]++;
    }
    return true;
}

/* Groups of places, the roomiest moved to the end. */
static bool groups_make(const struct deal *d, struct count *c)
{
    uint32_t entered[GROUPS + 1];
    int n = 0, last = 0;
    for (int p = 0; p < d->places; p++) {
        uint32_t by = 0;
        int k = 0;
        if (!d->room[p])
            continue;
        for (int i = 0; i < c->kinds; i++)
            by |= (uint32_t)(c->allowed[i] >> p & 1) << i;
        while (k < n && entered[k] != by)
            k++;
        if (k == GROUPS + 1)
            return false;
        if (k == n) {
            entered[n] = by;
            c->places[n] = 0;
            c->room[n++] = 0;
        }
        c->places[k] |= 1ull << p;
        c->room[k] += d->room[p];
        if (c->room[k] > c->room[last])
            last = k;
    }
    c->groups = n - 1;
    uint32_t by = entered[last];
    uint64_t places = c->places[last];
    int room = c->room[last];
    entered[last] = entered[n - 1], c->places[last] = c->places[n - 1],
    c->room[last] = c->room[n - 1];
    entered[n - 1] = by, c->places[n - 1] = places, c->room[n - 1] = room;
    for (int i = 0; i < c->kinds; i++) {
        c->enters[i] = 0;
        for (int k = 0; k < n; k++)
            c->enters[i] |= (entered[k] >> i & 1) << k;
    }
    return true;
}

static double ways(struct count *c, int kind, int state);

/* Sums the ways over where `left` cards of a kind go among the groups from `group` on; `weight` is
 * the product of 1 / x! so far. When drawing, stops in the way that the target falls into. */
static double spread(struct count *c, int kind, int group, int left, int state, double weight)
{
    double sum = 0;
    if (--c->work < 0)
        return 0;
    if (group == c->groups) {
        if (left && !(c->enters[kind] >> group & 1))
            return 0;
        sum = weight * c->over[left] * ways(c, kind + 1, state);
        if (c->drawing && sum > 0) {
            c->trying[group] = (uint8_t)left;
            memcpy(c->goes[kind], c->trying, sizeof c->trying);
            c->target -= sum;
        }
        return sum;
    }
    int room = state / c->stride[group] % (c->room[group] + 1), most = 0;
    if (c->enters[kind] >> group & 1)
        most = room < left ? room : left;
    for (int x = 0; x <= most; x++) {
        if (c->drawing)
            c->trying[group] = (uint8_t)x;
        sum +=
            spread(c, kind, group + 1, left - x, state - x * c->stride[group], weight * c->over[x]);
        if (c->drawing && c->target < 0)
            break;
    }
    return sum;
}

/* The ways to fill the room that `state` leaves with the kinds from `kind` on. */
static double ways(struct count *c, int kind, int state)
{
    if (kind == c->kinds)
        return state == 0;
    double *sum = &c->sum[kind * c->states + state];
    if (*sum < 0) {
        bool drawing = c->drawing;
        c->drawing = false;
        *sum = spread(c, kind, 0, c->cards[kind], state, 1);
        c->drawing = drawing;
    }
    return *sum;
}

/* False if it would be too large; *none is set if there is no deal at all. */
static bool count_ways(const struct deal *d, struct count *c, bool *none)
{
    if (!kinds_make(d, c) || !groups_make(d, c))
        return false;
    c->states = 1;
    for (int k = 0; k < c->groups; k++) {
        c->stride[k] = c->states;
        c->states *= c->room[k] + 1;
        if (c->states * c->kinds > TABLE)
            return false;
    }
    if (c->states * c->kinds > TABLE)
        return false;
    for (int i = 0; i < c->states * c->kinds; i++)
        c->sum[i] = -1;
    c->over[0] = 1;
    for (int i = 1; i <= d->count; i++)
        c->over[i] = c->over[i - 1] / i;
    c->work = WORK;
    c->drawing = false;
    *none = !(ways(c, 0, c->states - 1) > 0);
    return c->work >= 0;
}

/* Draws how many cards of each kind go to each group. */
static void ways_draw(struct count *c, struct rng *r)
{
    int state = c->states - 1;
    c->work = 1 << 30;
    for (int kind = 0; kind < c->kinds; kind++) {
        double all = ways(c, kind, state);
        c->target = (double)(rng_next(r) >> 11) * 0x1p-53 * all;
        c->drawing = true;
        spread(c, kind, 0, c->cards[kind], state, 1);
        c->drawing = false;
        for (int k = 0; k < c->groups; k++)
            state -= c->goes[kind][k] * c->stride[k];
    }
}

static void deal_counted(struct deal *d, struct count *c, struct rng *r)
{
    uint8_t slot[GROUPS + 1][THINGS_MAX], mine[THINGS_MAX];
    int used[GROUPS + 1] = {0};
    for (int k = 0; k <= c->groups; k++)
        shuffle(slot[k], slots_make(d, c->places[k], slot[k]), r);
    for (int kind = 0; kind < c->kinds; kind++) {
        int n = 0, next = 0;
        for (int i = 0; i < d->count; i++)
            if (d->allowed[i] == c->allowed[kind])
                mine[n++] = d->card[i];
        shuffle(mine, n, r);
        for (int k = 0; k <= c->groups; k++)
            for (int x = 0; x < c->goes[kind][k]; x++)
                d->at[mine[next++]] = slot[k][used[k]++];
        ENSURE(next == n);
    }
}

/* ---- 3: augmenting paths and the chain ---- */

/* Finds a place for card i, moving placed ones aside where needed. `tried`: places not to ask
 * again. */
static bool place_find(struct deal *d, int i, uint64_t *tried)
{
    for (int p = 0; p < d->places; p++) {
        if (!(d->allowed[i] & ~*tried & 1ull << p))
            continue;
        *tried |= 1ull << p;
        if (d->room[p]) {
            d->room[p]--;
            d->at[d->card[i]] = (uint8_t)p;
            return true;
        }
        for (int j = 0; j < d->count; j++)
            if (d->at[d->card[j]] == p && j != i && place_find(d, j, tried)) {
                d->at[d->card[i]] = (uint8_t)p;
                return true;
            }
    }
    return false;
}

static bool deal_some(struct deal *d)
{
    for (int i = 0; i < d->count; i++) {
        uint64_t tried = 0;
        if (!place_find(d, i, &tried)) {
            for (int j = 0; j < d->count; j++)
                d->at[d->card[j]] = UNKNOWN;
            return false;
        }
    }
    return true;
}

/* Card by card along a random cycle, each takes the place of the next, if all may. A cycle and its
 * reverse are equally likely and any deal turns into any other by cycles, so the chain is even in
 * the limit. */
static void deal_chain(struct deal *d, struct rng *r)
{
    uint8_t order[THINGS_MAX];
    for (int i = 0; i < d->count; i++)
        order[i] = (uint8_t)i;
    for (int step = 0; step < CHAIN_STEPS * d->count && d->count > 1; step++) {
        int n = 1; /* a cycle of one moves nothing: without it the chain could keep in step */
        while (n < d->count && (rng_next(r) & 1))
            n++;
        bool all = true;
        for (int i = 0; i < n; i++)
            swap(&order[i], &order[i + (int)rng_below(r, (uint64_t)(d->count - i))]);
        for (int i = 0; i < n && all; i++)
            all = d->allowed[order[i]] >> d->at[d->card[order[(i + 1) % n]]] & 1;
        if (!all)
            continue;
        uint8_t first = d->at[d->card[order[0]]];
        for (int i = 0; i + 1 < n; i++)
            d->at[d->card[order[i]]] = d->at[d->card[order[i + 1]]];
        d->at[d->card[order[n - 1]]] = first;
    }
}

static bool deal_exact(struct deal *d, struct rng *r, bool *none)
{
    struct count c;
    if (!count_ways(d, &c, none))
        return false;
    if (!*none) {
        ways_draw(&c, r);
        deal_counted(d, &c, r);
    }
    return true;
}

bool deal_cards(const struct game *g, const struct data *data, int field, int seat, struct state *s,
                struct rng *r, enum deal_how how)
{
    struct deal d;
    uint8_t slot[THINGS_MAX];
    bool none = false;
    if (!deal_prepare(g, data, field, seat, s, &d))
        return false;
    if (d.count == 0)
        return true;
    if (how == DEAL_AS_FITS) {
        slots_make(&d, ~0ull, slot);
        for (int i = 0; i < TRIES; i++)
            if (shuffle_try(&d, slot, r))
                return true;
    }
    if (how != DEAL_CHAIN && deal_exact(&d, r, &none))
        return !none;
    if (how == DEAL_EXACT || !deal_some(&d))
        return false;
    deal_chain(&d, r);
    return true;
}
