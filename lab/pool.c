/* See pool.h. Dice that are all kept are a power of one die. To keep some, the faces are walked
 * from one end on: how many dice show this face is all that counts, so that no roll is ever listed.
 */
#include "lab/pool.h"

bool face_passes(const struct face_test *test, long long value)
{
    switch (test->sign) {
    case TEST_NONE: return false;
    case TEST_EQUAL: return value == test->value;
    case TEST_OTHER: return value != test->value;
    case TEST_ABOVE: return value > test->value;
    case TEST_BELOW: return value < test->value;
    case TEST_LEAST: return value >= test->value;
    case TEST_MOST: return value <= test->value;
    }
    return false;
}

/* What a die that shows this is worth in the end. */
static long long worth(const struct pool *pool, long long value)
{
    return pool->count.sign ? face_passes(&pool->count, value) : value;
}

/* ---- One die ---- */

static bool one_die(const struct pool *pool, struct spread *out)
{
    unsigned long faces = (unsigned long)(pool->hi - pool->lo + 1), again = 0;
    spread_zero(out, pool->lo, (int)faces);
    for (long long f = pool->lo; f <= pool->hi; f++)
        again += face_passes(&pool->reroll, f);
    if (again == faces && !pool->reroll_once)
        return false;
    for (long long f = pool->lo; f <= pool->hi; f++) {
        bool stands = !face_passes(&pool->reroll, f);
        unsigned long weight = stands;
        if (again && pool->reroll_once) /* of faces squared: it stands, or is the second roll */
            weight = (stands ? faces : 0) + again;
        mpz_set_ui(out->weight[f - pool->lo], weight);
    }
    spread_total(out);
    spread_trim(out);
    return true;
}

static bool explodes(const struct pool *pool, long long value)
{
    return pool->explode.sign ? face_passes(&pool->explode, value) : value == pool->hi;
}

/* The faces that explode, or those that do not: as they are, or by what they are worth. */
static void faces_by_worth(const struct pool *pool, const struct spread *die, bool explode,
                           bool by_worth, struct spread *out)
{
    long long lo = die->lo, hi = die->lo + die->count - 1;
    if (by_worth && pool->count.sign) {
        lo = 0;
        hi = 1;
    }
    spread_zero(out, lo, (int)(hi - lo + 1));
    for (int i = 0; i < die->count; i++) {
        long long value = die->lo + i;
        if (explodes(pool, value) != explode)
            continue;
        long long at = (by_worth ? worth(pool, value) : value) - lo;
        mpz_add(out->weight[at], out->weight[at], die->weight[i]);
    }
    spread_total(out);
}

/* to += from, times a factor; `to` has room for it. */
static void add_times(struct spread *to, const struct spread *from, const mpz_t factor)
{
    for (int i = 0; i < from->count; i++)
        mpz_addmul(to->weight[from->lo - to->lo + i], from->weight[i], factor);
}

/* A die with all that it explodes into: of D, what may still follow, comes N D0 + E D, where N are
 * the faces that end it and E those that do not. */
static enum pool_wrong explode(const struct pool *pool, const struct spread *die, bool by_worth,
                               struct spread *out)
{
    struct spread ends, goes_on, after = {0};
    mpz_t scale;
    enum pool_wrong wrong = POOL_FINE;
    faces_by_worth(pool, die, false, by_worth, &ends);
    faces_by_worth(pool, die, true, by_worth, &goes_on);
    mpz_init_set_ui(scale, 1);
    spread_zero(out, ends.lo, ends.count); /* the last one stands, whatever it shows */
    add_times(out, &ends, scale);
    add_times(out, &goes_on, scale);
    spread_total(out);
    if (!mpz_sgn(ends.total))
        wrong = POOL_EXPLODES_ALL;
    for (int i = 0; i < POOL_EXPLODES_MAX && !wrong && mpz_sgn(goes_on.total); i++) {
        struct spread wide;
        mpz_mul(scale, scale, die->total);
        if (!spread_sum(&goes_on, out, &after)) {
            wrong = POOL_TOO_LARGE;
            break;
        }
        long long lo = after.lo < ends.lo ? after.lo : ends.lo;
        long long hi = after.lo + after.count;
        hi = hi > ends.lo + ends.count ? hi : ends.lo + ends.count;
        spread_zero(&wide, lo, (int)(hi - lo));
        for (int k = 0; k < after.count; k++)
            mpz_set(wide.weight[after.lo - lo + k], after.weight[k]);
        add_times(&wide, &ends, scale);
        spread_total(&wide);
        spread_free(&after);
        spread_move(out, &wide);
    }
    spread_trim(out);
    mpz_clear(scale);
    spread_free(&ends);
    spread_free(&goes_on);
    return wrong;
}

static void by_worth(const struct pool *pool, const struct spread *die, struct spread *out)
{
    spread_zero(out, 0, 2);
    for (int i = 0; i < die->count; i++) {
        mpz_t *to = &out->weight[worth(pool, die->lo + i)];
        mpz_add(*to, *to, die->weight[i]);
    }
    mpz_set(out->total, die->total);
    spread_trim(out);
}

/* ---- Dice that are kept ---- */

/* A walk over the faces, from the end that decides sooner. */
struct keeping {
    const struct spread *die;
    int dice, from, to, limbs;
    long long least, range; /* of what a die is worth */
    mpz_t *state;           /* packed: so many dice have shown the faces walked */
    mpz_t done;             /* packed: all that are kept have */
};

/* How many of the dice first .. end - 1 are kept. */
static int kept_of(const struct keeping *k, int first, int end)
{
    first = first > k->from ? first : k->from;
    end = end < k->to ? end : k->to;
    return end > first ? end - first : 0;
}

static void add_shifted(const struct keeping *k, mpz_t to, const mpz_t from, const mpz_t factor,
                        long long up)
{
    mpz_t product;
    mpz_init(product);
    mpz_mul(product, from, factor);
    mpz_mul_2exp(product, product, (mp_bitcnt_t)up * (mp_bitcnt_t)k->limbs * GMP_NUMB_BITS);
    mpz_add(to, to, product);
    mpz_clear(product);
}

/* `here`: the weight of this face, `later` of those still to be walked. Whoever had m dice before
 * has m + c now, if c of the others show it; with `to` or more, the rest may show what they like.
 */
static void walk_face(struct keeping *k, long long value, const mpz_t here, const mpz_t later)
{
    mpz_t ways, some, rest, all;
    mpz_inits(ways, some, rest, all, NULL);
    mpz_add(all, here, later);
    for (int m = k->to - 1; m >= 0; m--) {
        if (!mpz_sgn(k->state[m]))
            continue;
        int left = k->dice - m;
        mpz_pow_ui(rest, all, (unsigned long)left);
        mpz_pow_ui(some, later, (unsigned long)left);
        mpz_sub(rest, rest, some); /* c = 0 */
        mpz_set_ui(ways, 1);
        for (int c = 1; m + c < k->to; c++) {
            mpz_mul(ways, ways, here);
            mpz_mul_si(ways, ways, left - c + 1);
            mpz_divexact_ui(ways, ways, (unsigned long)c);
            mpz_pow_ui(some, later, (unsigned long)(left - c));
            mpz_submul(rest, some, ways);
            add_shifted(k, k->state[m + c], k->state[m], ways, value * kept_of(k, m, m + c));
        }
        add_shifted(k, k->done, k->state[m], rest, value * kept_of(k, m, k->to));
    }
    mpz_clears(ways, some, rest, all, NULL);
}

static bool keeping_fits(const struct keeping *k, double bits, double *steps)
{
    static const double steps_max = 2e9;
    double values = (double)(k->to - k->from) * (double)k->range + 1;
    double states = (double)k->to * k->to / 2 + 1;
    double own =
        k->die->count * states * (values * k->limbs / 2) * (bits / GMP_NUMB_BITS + 1);
    *steps -= own;
    return spread_fits(values, bits) && own < steps_max && *steps >= 0;
}

static enum pool_wrong keep(const struct pool *pool, const struct spread *die, double *steps,
                            struct spread *out)
{
    struct keeping k = {.die = die, .dice = pool->dice, .from = pool->from, .to = pool->to};
    double bits = spread_bits(die) * pool->dice;
    bool from_low = pool->to > pool->dice - pool->from;
    mpz_t later;
    if (from_low) {
        k.from = pool->dice - pool->to;
        k.to = pool->dice - pool->from;
    }
    long long most = pool->count.sign ? 1 : die->lo + die->count - 1;
    k.least = pool->count.sign ? 0 : die->lo;
    k.range = most - k.least;
    k.limbs = spread_limbs(bits);
    if (!keeping_fits(&k, bits, steps))
        return POOL_TOO_LARGE;
    struct spread states; /* its weights are the states */
    spread_zero(&states, 0, k.to);
    k.state = states.weight;
    mpz_set_ui(k.state[0], 1);
    mpz_init(k.done);
    mpz_init_set(later, die->total);
    for (int i = 0; i < die->count; i++) {
        int at = from_low ? i : die->count - 1 - i;
        if (!mpz_sgn(die->weight[at]))
            continue;
        mpz_sub(later, later, die->weight[at]);
        walk_face(&k, worth(pool, die->lo + at) - k.least, die->weight[at], later);
    }
    int kept = k.to - k.from;
    spread_unpack(k.done, k.limbs, k.least * kept, (int)k.range * kept + 1, out);
    spread_trim(out);
    spread_free(&states);
    mpz_clear(k.done);
    mpz_clear(later);
    return POOL_FINE;
}

/* ---- All of them ---- */

enum pool_wrong pool_spread(const struct pool *pool, double *steps, struct spread *out)
{
    struct spread die = {0}, whole = {0};
    enum pool_wrong wrong = one_die(pool, &die) ? POOL_FINE : POOL_REROLLS_ALL;
    bool some = pool->from > 0 || pool->to < pool->dice, apart = pool->explodes == EXPLODES_APART;
    if (!wrong && pool->explodes)
        wrong = explode(pool, &die, apart, &whole);
    if (!wrong && pool->explodes)
        spread_move(&die, &whole);
    if (!wrong && !some && pool->count.sign && !apart) {
        by_worth(pool, &die, &whole);
        spread_move(&die, &whole);
    }
    if (!wrong && some)
        wrong = keep(pool, &die, steps, out);
    else if (!wrong && !spread_times(&die, pool->dice, out))
        wrong = POOL_TOO_LARGE;
    spread_free(&die);
    spread_free(&whole);
    return wrong;
}
