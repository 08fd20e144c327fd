/* A world that a view can not tell from the truth. What is always true: it has the same view, and the
 * game's check has passed it.
 *
 * Secret fields are filled in the order of the table. Elements that the view has are in place from the
 * start; may_be sees the others UNKNOWN until they are filled.
 *
 * Exactly even over consistent worlds (each as likely as any other) when the numbers that a field may
 * hold do not depend on hidden cards, nor the places of cards on earlier hidden fields:
 *  - cards: see engine/deal.c, exact but where its count grows too large;
 *  - numbers of neighbouring fields, drawn together: every element uniform in lo .. hi, all again if
 *    may_be forbids one (exact); if that keeps failing, one of all consistent fillings, counted out
 *    (exact); if those are too many to count, element by element uniform in may_be: complete enough to
 *    find a world, not even where the choices depend on one another.
 * Where `check` refuses the whole, all is drawn again, which keeps it even. A field with values outside
 * 0 .. 127 is never asked may_be: its values are anything in lo .. hi. */
#include "engine/engine.h"

#include "engine/deal.h"

enum {
    WORLD_TRIES = 256, REJECT_TRIES = 256, WALK_STEPS = 20000, WALK_DEPTH = 24, ORDERLY_TRIES = 64,
    NUMBERS_MAX = 1024
};

struct numbers {
    const struct game *g;
    const struct data *d;
    struct state *s;
    int count, steps;
    uint64_t found, target;
    struct { uint16_t field, i; } at[NUMBERS_MAX];
};

static bool asked(const struct game *g, const struct field *f) { return g->may_be && f->lo >= 0 && f->hi < THINGS_MAX; }

static const struct field *number_field(const struct numbers *n, int k) { return &n->g->fields[n->at[k].field]; }

static void number_set(struct numbers *n, int k, int64_t value)
{
    field_set(number_field(n, k), n->s, n->at[k].i, value);
}

static void numbers_forget(struct numbers *n, int upto)
{
    for (int k = 0; k < upto; k++)
        number_set(n, k, -1);  /* UNKNOWN in every byte */
}

/* What element k may hold now; only for fields that are asked. */
static struct set number_set_of(const struct numbers *n, int k)
{
    const struct field *f = number_field(n, k);
    struct set of = n->g->may_be(n->d, n->s, n->at[k].field, n->at[k].i);
    struct set hi = set_below(f->hi + 1), lo = set_below(f->lo);
    of.word[0] &= hi.word[0] & ~lo.word[0];
    of.word[1] &= hi.word[1] & ~lo.word[1];
    return of;
}

static int64_t number_any(const struct field *f, struct rng *r)
{
    ENSURE(f->lo <= f->hi);
    return f->lo + (int64_t)rng_below(r, (uint64_t)(f->hi - f->lo) + 1);
}

static bool numbers_reject(struct numbers *n, struct rng *r)
{
    for (int try = 0; try < REJECT_TRIES; try++) {
        int k = 0;
        for (; k < n->count; k++) {
            const struct field *f = number_field(n, k);
            int64_t value = number_any(f, r);
            if (asked(n->g, f)) {
                struct set of = n->g->may_be(n->d, n->s, n->at[k].field, n->at[k].i);
                if (!set_has(&of, (int)value))
                    break;
            }
            number_set(n, k, value);
        }
        if (k == n->count)
            return true;
        numbers_forget(n, k);
    }
    return false;
}

/* Walks all consistent fillings in order and stops in the one with number `target`. */
static bool numbers_walk(struct numbers *n, int k)
{
    if (k == n->count)
        return n->found++ == n->target;
    const struct field *f = number_field(n, k);
    bool ask = asked(n->g, f);
    struct set of = ask ? number_set_of(n, k) : set_none();
    for (int v = f->lo; v <= f->hi && n->steps > 0; v++) {
        if (ask && !set_has(&of, v))
            continue;
        n->steps--;
        number_set(n, k, v);
        if (numbers_walk(n, k + 1))
            return true;
    }
    number_set(n, k, -1);
    return false;
}

/* False if there is none, or if they were too many to count. */
static bool numbers_count_out(struct numbers *n, struct rng *r)
{
    if (n->count > WALK_DEPTH)
        return false;
    n->steps = WALK_STEPS;
    n->found = 0;
    n->target = UINT64_MAX;
    numbers_walk(n, 0);
    if (n->steps <= 0 || n->found == 0)
        return false;
    n->target = rng_below(r, n->found);
    n->steps = WALK_STEPS;
    n->found = 0;
    return numbers_walk(n, 0);
}

static bool numbers_in_order(struct numbers *n, struct rng *r)
{
    for (int try = 0; try < ORDERLY_TRIES; try++) {
        int k = 0;
        for (; k < n->count; k++) {
            const struct field *f = number_field(n, k);
            if (asked(n->g, f)) {
                struct set of = number_set_of(n, k);
                int size = set_count(&of);
                if (size == 0)
                    break;
                number_set(n, k, set_nth(&of, (int)rng_below(r, (uint64_t)size)));
            } else {
                number_set(n, k, number_any(f, r));
            }
        }
        if (k == n->count)
            return true;
        numbers_forget(n, k);
    }
    return false;
}

/* Fills the hidden numbers of the fields first .. last - 1. */
static bool numbers_fill(const struct game *g, const struct data *d, int first, int last, struct state *s,
                         struct rng *r)
{
    struct numbers n;
    n.g = g;
    n.d = d;
    n.s = s;
    n.count = 0;
    for (int f = first; f < last; f++)
        for (int i = 0; i < g->fields[f].count; i++)
            if (!field_known(&g->fields[f], s, i)) {
                ENSURE(n.count < NUMBERS_MAX);
                n.at[n.count].field = (uint16_t)f;
                n.at[n.count++].i = (uint16_t)i;
            }
    return n.count == 0 || numbers_reject(&n, r) || numbers_count_out(&n, r) || numbers_in_order(&n, r);
}

static bool world_try(const struct game *g, const struct data *d, int first, int seat, struct rng *r,
                      struct state *out)
{
    for (int f = first, next; f < g->field_count; f = next) {
        next = f + 1;
        if (g->fields[f].know == KNOW_PLACE) {
            if (!deal_cards(g, d, f, seat, out, r, DEAL_AS_FITS))
                return false;
        } else {
            while (next < g->field_count && g->fields[next].know != KNOW_PLACE)
                next++;
            if (!numbers_fill(g, d, f, next, out, r))
                return false;
        }
    }
    return g->check(d, out) == NULL;
}

bool resample(const struct game *g, const struct data *d, const struct view *v, struct rng *r, struct state *out)
{
    int first = g->field_count;
    while (first > 0 && g->fields[first - 1].know != KNOW_ALL)
        first--;
    for (int try = 0; try < WORLD_TRIES; try++) {
        state_copy(g, out, &v->state);
        if (v->seat == SEAT_CHANCE || world_try(g, d, first, v->seat, r, out))
            return true;
    }
    return false;
}
