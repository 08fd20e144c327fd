/* Sets, and options as products of domains. Of an option and a domain only what their counts and
 * kinds name is ever read or written: zeroing whole structs was the hot spot of a match. */
#include "engine/engine.h"

/* The k-th set bit of w. */
static int bit_nth(uint64_t w, int k)
{
    int at = 0;
    for (int step = 32; step >= 8; step >>= 1) {
        int below = bits_count(w & ((1ull << step) - 1));
        if (k >= below) {
            k -= below;
            w >>= step;
            at += step;
        }
    }
    while (k-- > 0)
        w &= w - 1;
    return at + __builtin_ctzll(w);
}

int set_nth(const struct set *s, int k)
{
    int low = bits_count(s->word[0]);
    ENSURE(k >= 0 && k < low + bits_count(s->word[1]));
    return k < low ? bit_nth(s->word[0], k) : 64 + bit_nth(s->word[1], k - low);
}

struct set set_below(int n)
{
    ENSURE(n >= 0 && n <= THINGS_MAX);
    if (n >= 64)
        return (struct set){{~0ull, n == THINGS_MAX ? ~0ull : (1ull << (n - 64)) - 1}};
    return (struct set){{(1ull << n) - 1, 0}};
}

struct option *option_add(struct options *o, int seat, int verb)
{
    ENSURE(o->count < OPTIONS_MAX);
    struct option *at = &o->at[o->count++];
    at->seat = (uint8_t)seat;
    at->verb = (uint8_t)verb;
    at->flags = 0;
    at->args = 0;
    at->weight = 1;
    return at;
}

static struct domain *domain_add(struct option *o, uint32_t kind)
{
    ENSURE(o->args < ARGS_MAX);
    struct domain *d = &o->arg[o->args++];
    d->kind = kind;
    return d;
}

void arg_range(struct option *o, int lo, int hi)
{
    struct domain *d = domain_add(o, DOMAIN_RANGE);
    d->lo = lo;
    d->hi = hi;
}

void arg_is(struct option *o, int value)
{
    arg_range(o, value, value);
}

void arg_one(struct option *o, struct set of)
{
    domain_add(o, DOMAIN_ONE)->of = of;
}

void arg_other(struct option *o, int lo, int hi, int is)
{
    struct set of = set_none();
    for (int value = lo; value <= hi; value++)
        if (value != is)
            set_add(&of, value);
    arg_one(o, of);
}

void arg_subset(struct option *o, uint32_t of, int lo, int hi)
{
    struct domain *d = domain_add(o, DOMAIN_SUBSET);
    ENSURE(!(of >> 31));
    d->of = (struct set){{of, 0}};
    d->lo = lo;
    d->hi = hi;
}

/* How many masks of n bits have lo .. hi members. */
static uint64_t subsets_count(int n, int lo, int hi)
{
    uint64_t sum = 0, choose = 1;
    if (lo <= 0 && hi >= n)
        return 1ull << n;
    for (int k = 0; k <= n && k <= hi; k++) {
        if (k >= lo)
            sum += choose;
        choose = choose * (uint64_t)(n - k) / (uint64_t)(k + 1);
    }
    return sum;
}

/* The k-th mask, in rising order, among those within `of` of lo .. hi members. */
static uint32_t subset_nth(uint32_t of, int lo, int hi, uint64_t k)
{
    uint32_t mask = 0;
    for (int n = bits_count(of); n > 0; n--) {
        uint32_t top = 1u << (31 - __builtin_clz(of));
        uint64_t without = subsets_count(n - 1, lo, hi);
        if (k >= without) {
            k -= without;
            mask |= top;
            lo--;
            hi--;
        }
        of ^= top;
    }
    return mask;
}

uint64_t domain_size(const struct domain *d)
{
    if (d->kind == DOMAIN_RANGE)
        return d->hi < d->lo ? 0 : (uint64_t)((int64_t)d->hi - d->lo) + 1;
    if (d->kind == DOMAIN_ONE)
        return (uint64_t)set_count(&d->of);
    return subsets_count(bits_count(d->of.word[0]), d->lo, d->hi);
}

bool domain_has(const struct domain *d, int32_t value)
{
    if (d->kind == DOMAIN_RANGE)
        return value >= d->lo && value <= d->hi;
    if (d->kind == DOMAIN_ONE)
        return set_has(&d->of, value);
    int members = bits_count((uint32_t)value);
    return value >= 0 && !((uint32_t)value & ~d->of.word[0]) && members >= d->lo &&
           members <= d->hi;
}

static int32_t domain_nth(const struct domain *d, uint64_t k)
{
    if (d->kind == DOMAIN_RANGE)
        return (int32_t)(d->lo + (int64_t)k);
    if (d->kind == DOMAIN_ONE)
        return set_nth(&d->of, (int)k);
    return (int32_t)subset_nth((uint32_t)d->of.word[0], d->lo, d->hi, k);
}

uint64_t option_size(const struct option *o)
{
    uint64_t size = 1;
    for (int i = 0; i < o->args; i++)
        size *= domain_size(&o->arg[i]);
    return size;
}

uint64_t options_size(const struct options *o)
{
    uint64_t size = 0;
    for (uint32_t i = 0; i < o->count; i++)
        size += option_size(&o->at[i]);
    return size;
}

uint64_t options_weight(const struct options *o)
{
    uint64_t weight = 0;
    for (uint32_t i = 0; i < o->count; i++)
        weight += o->at[i].weight * option_size(&o->at[i]);
    return weight;
}

bool options_allow(const struct options *o, const struct move *m)
{
    for (uint32_t i = 0; i < o->count; i++) {
        const struct option *family = &o->at[i];
        if (family->verb != m->verb || family->seat != m->seat || m->zero)
            continue;
        int a = 0;
        while (a < family->args && domain_has(&family->arg[a], m->arg[a]))
            a++;
        if (a < family->args)
            continue;
        while (a < ARGS_MAX && m->arg[a] == 0)
            a++;
        if (a == ARGS_MAX)
            return true;
    }
    return false;
}

/* The k-th move of one family. */
static void option_nth(const struct option *o, uint64_t k, struct move *out)
{
    *out = (struct move){.seat = o->seat, .verb = o->verb};
    for (int i = o->args - 1; i > 0; i--) {
        uint64_t size = domain_size(&o->arg[i]);
        if (size > 1) {
            out->arg[i] = domain_nth(&o->arg[i], k % size);
            k /= size;
        } else {
            out->arg[i] = domain_nth(&o->arg[i], 0);
        }
    }
    if (o->args)
        out->arg[0] = domain_nth(&o->arg[0], k);
}

void options_nth(const struct options *o, uint64_t k, struct move *out)
{
    for (uint32_t i = 0; i < o->count; i++) {
        uint64_t size = option_size(&o->at[i]);
        if (k < size) {
            option_nth(&o->at[i], k, out);
            return;
        }
        k -= size;
    }
    ENSURE(!"a number below options_size");
}

void options_at_weight(const struct options *o, uint64_t w, struct move *out)
{
    for (uint32_t i = 0; i < o->count; i++) {
        const struct option *family = &o->at[i];
        uint64_t weight = family->weight * option_size(family);
        if (w < weight) {
            option_nth(family, family->weight == 1 ? w : w / family->weight, out);
            return;
        }
        w -= weight;
    }
    ENSURE(!"a point below options_weight");
}

void options_draw(const struct options *o, struct rng *r, struct move *out)
{
    uint64_t total = 0, point, upto[OPTIONS_MAX];
    uint32_t i = 0;
    for (uint32_t j = 0; j < o->count; j++)
        upto[j] = total += o->at[j].weight * option_size(&o->at[j]);
    ENSURE(total > 0);
    point = total == 1 ? 0 : rng_below(r, total);
    while (point >= upto[i])
        i++;
    point -= i ? upto[i - 1] : 0;
    option_nth(&o->at[i], o->at[i].weight == 1 ? point : point / o->at[i].weight, out);
}

bool move_equal(const struct move *a, const struct move *b)
{
    bool same = a->seat == b->seat && a->verb == b->verb && a->zero == b->zero;
    for (int i = 0; i < ARGS_MAX; i++)
        same &= a->arg[i] == b->arg[i];
    return same;
}

static bool is_name(const struct data *data, int table, int64_t value)
{
    const struct names *names = &data->names[table];
    return table < data->names_count && value >= 0 && value < names->count && names->at[value];
}

bool move_named(const struct game *game, const struct data *data, const struct move *m)
{
    for (int a = 0; a < ARGS_MAX && game->verbs[m->verb].arg[a].name; a++) {
        const struct arg_spec *spec = &game->verbs[m->verb].arg[a];
        uint32_t set = (uint32_t)m->arg[a];
        if (spec->show == SHOW_NAME && !is_name(data, spec->names, m->arg[a]))
            return false;
        for (int i = 0; spec->show == SHOW_SET && i < 32; i++)
            if (set >> i & 1 && !is_name(data, spec->names, i))
                return false;
    }
    return true;
}
