/* A world that a view cannot tell from the truth. What is always true: it has the same view, and
 * the game's check has passed it.
 *
 * Secret fields are filled in the order of the table. Elements that the view has are in place from
 * the start; may_be sees the others UNKNOWN until they are filled.
 *
 * Exactly even over consistent worlds (each as likely as any other) when what one field may hold
 * does not depend on what is hidden in another; hidden numbers that constrain one another belong in
 * one field:
 *  - cards: see engine/deal.c, exact but where its count grows too large;
 *  - the numbers of one field, drawn together: every element uniform in lo .. hi, all again if
 *    may_be forbids one (exact); or, of a field marked `apart`, each uniform in its may_be (exact);
 *    or one of all consistent fillings, counted out (exact), whichever is likely to be quicker; if
 *    there are too many for both, element by element uniform in may_be:
 * complete enough to find a world, not even where the choices depend on one another. Where `check`
 * refuses the whole, all is drawn again, which keeps it even. A field with values outside 0 .. 127
 * is never asked may_be: its values are anything in lo .. hi. */
#include "engine/engine.h"

#include "engine/deal.h"

enum {
    WORLD_TRIES = 256,
    ORDERLY_TRIES = 64,
    NUMBERS_MAX = 1024,
    REJECT_FEW = 4,
    REJECT_MANY = 256,
    WALK_SHORT = 64,
    WALK_LONG = 20000,
    WALK_DEPTH = 24
};

struct numbers {
    const struct game *g;
    const struct data *d;
    const struct field *f;
    struct state *s;
    bool ask; /* may_be is asked */
    int field, count, steps;
    uint64_t found, target;
    uint16_t at[NUMBERS_MAX]; /* the hidden elements */
};

static void number_set(struct numbers *n, int k, int64_t value)
{
    field_set(n->f, n->s, n->at[k], value);
}

static void numbers_forget(struct numbers *n, int upto)
{
    for (int k = 0; k < upto; k++)
        number_set(n, k, -1); /* UNKNOWN in every byte */
}

/* What element k may hold now. */
static struct set number_may_be(const struct numbers *n, int k)
{
    struct set of = n->g->may_be(n->d, n->s, n->field, n->at[k]);
    struct set hi = set_below(n->f->hi + 1), lo = set_below(n->f->lo);
    of.word[0] &= hi.word[0] & ~lo.word[0];
    of.word[1] &= hi.word[1] & ~lo.word[1];
    return of;
}

static int64_t number_any(const struct field *f, struct rng *r)
{
    ENSURE(f->lo <= f->hi);
    return f->lo + (int64_t)rng_below(r, (uint64_t)(f->hi - f->lo) + 1);
}

static bool numbers_reject(struct numbers *n, struct rng *r, int tries)
{
    for (int try = 0; try < tries; try++) {
        int k = 0;
        for (; k < n->count; k++) {
            int64_t value = number_any(n->f, r);
            if (n->ask) {
                struct set of = n->g->may_be(n->d, n->s, n->field, n->at[k]);
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
    struct set of = n->ask ? number_may_be(n, k) : set_none();
    for (int v = n->f->lo; v <= n->f->hi && n->steps >= 0; v++) {
        if (n->ask && !set_has(&of, v))
            continue;
        n->steps--;
        number_set(n, k, v);
        if (numbers_walk(n, k + 1))
            return true;
    }
    number_set(n, k, -1);
    return false;
}

/* False if there is none, or if they were too many for `steps`. */
static bool numbers_count_out(struct numbers *n, struct rng *r, int steps)
{
    if (n->count > WALK_DEPTH)
        return false;
    n->steps = steps;
    n->found = 0;
    n->target = UINT64_MAX;
    numbers_walk(n, 0);
    if (n->steps < 0 || n->found == 0)
        return false;
    n->target = rng_below(r, n->found);
    n->steps = steps;
    n->found = 0;
    return numbers_walk(n, 0);
}

static bool numbers_in_order(struct numbers *n, struct rng *r)
{
    for (int try = 0; try < ORDERLY_TRIES; try++) {
        int k = 0;
        for (; k < n->count; k++) {
            if (n->ask) {
                struct set of = number_may_be(n, k);
                int size = set_count(&of);
                if (size == 0)
                    break;
                number_set(n, k, set_nth(&of, (int)rng_below(r, (uint64_t)size)));
            } else {
                number_set(n, k, number_any(n->f, r));
            }
        }
        if (k == n->count)
            return true;
        numbers_forget(n, k);
    }
    return false;
}

/* Fills the hidden numbers of a field. */
static bool numbers_fill(const struct game *g, const struct data *d, int field, struct state *s,
                         struct rng *r)
{
    struct numbers n;
    n.g = g;
    n.d = d;
    n.s = s;
    n.f = &g->fields[field];
    n.field = field;
    n.ask = g->may_be && n.f->lo >= 0 && n.f->hi < THINGS_MAX;
    n.count = 0;
    for (int i = 0; i < n.f->count; i++)
        if (!field_known(n.f, s, i)) {
            ENSURE(n.count < NUMBERS_MAX);
            n.at[n.count++] = (uint16_t)i;
        }
    if (n.count && n.f->apart && n.ask)
        return numbers_in_order(&n, r); /* each even by itself: even together */
    return n.count == 0 || numbers_reject(&n, r, REJECT_FEW) ||
           numbers_count_out(&n, r, WALK_SHORT) || numbers_reject(&n, r, REJECT_MANY) ||
           numbers_count_out(&n, r, WALK_LONG) || numbers_in_order(&n, r);
}

static bool world_try(const struct game *g, const struct data *d, int first, int seat,
                      struct rng *r, struct state *out)
{
    for (int f = first; f < g->field_count; f++)
        if (g->fields[f].know == KNOW_PLACE ? !deal_cards(g, d, f, seat, out, r, DEAL_AS_FITS)
                                            : !numbers_fill(g, d, f, out, r))
            return false;
    return g->check(d, out) == NULL;
}

bool resample(const struct game *g, const struct data *d, const struct view *v, struct rng *r,
              struct state *out)
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
