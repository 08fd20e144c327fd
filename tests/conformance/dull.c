/* L11: an option that says nothing does so. */
#include "tests/conformance/conform.h"

enum { MOVES_COMPARED = 60 };

/* Whether `less` differs from `was` in some of the bytes in which `more` does, in the same way, and
 * in no others. */
static bool changes_less(const struct game *g, const struct state *was, const struct state *less,
                         const struct state *more)
{
    int few = 0, many = 0;
    for (int i = 0; i < g->state_size; i++) {
        if (less->bytes[i] != was->bytes[i]) {
            few++;
            if (less->bytes[i] != more->bytes[i])
                return false;
        }
        many += more->bytes[i] != was->bytes[i];
    }
    return few < many;
}

/* The moves of another seat, without those that say nothing. */
static void moves_of(struct trial *t, const struct state *s, int seat, struct options *out)
{
    struct options all;
    options_clear(&all);
    options_clear(out);
    t->g->options(t->d, s, seat, &all);
    for (uint32_t i = 0; i < all.count; i++)
        if (!(all.at[i].flags & OPTION_DULL))
            out->at[out->count++] = all.at[i];
}

/* While a phase goes on, what others may do stays as it is. */
static void try_others(struct trial *t, int seat, const struct state *after, const char *verb)
{
    const struct game *g = t->g;
    uint32_t turn = g->turn(t->d, &t->state), then = g->turn(t->d, after);
    if (g->phase(t->d, &t->state) != g->phase(t->d, after) || then != (turn & ~(1u << seat)))
        return;
    for (int other = 0; other < t->seats; other++) {
        struct options was, is;
        if (!(then >> other & 1))
            continue;
        moves_of(t, &t->state, other, &was);
        moves_of(t, after, other, &is);
        if (!options_same(&was, &is))
            law_broken(t, 11, "seat %d says nothing by %s, and seat %d may then do other things",
                       seat, verb, other);
    }
}

static void try_one(struct trial *t, int seat, const struct options *o, const struct option *dull)
{
    const struct game *g = t->g;
    const char *verb = g->verbs[dull->verb].name;
    struct options one = {.count = 1};
    struct state after, other;
    struct move m, x;
    one.at[0] = *dull;
    law_try(t, 11);
    t->r->dull++;
    for (uint32_t i = 0; i < o->count; i++)
        if (o->at[i].flags & OPTION_SAFE && !(dull->flags & OPTION_SAFE))
            law_broken(t, 11, "%s says nothing, but it is for longer than %s", verb,
                       g->verbs[o->at[i].verb].name);
    if (option_size(dull) != 1) {
        law_broken(t, 11, "%s says nothing, but there are several moves of it", verb);
        return;
    }
    options_nth(&one, 0, &m);
    state_copy(g, &after, &t->state);
    if (game_play(g, t->d, &after, &m))
        return; /* L7 has seen it */
    try_others(t, seat, &after, verb);
    uint64_t size = options_size(o);
    for (uint64_t k = 0; k < size && k < MOVES_COMPARED; k++) {
        options_nth(o, size <= MOVES_COMPARED ? k : rng_below(&t->rng, size), &x);
        state_copy(g, &other, &t->state);
        if (!move_equal(&x, &m) && !game_play(g, t->d, &other, &x) &&
            changes_less(g, &t->state, &other, &after))
            law_broken(t, 11, "%s says nothing, but %s changes less", verb, g->verbs[x.verb].name);
    }
}

void try_dull(struct trial *t)
{
    uint32_t turn = t->g->turn(t->d, &t->state);
    for (int seat = 0; seat < t->seats; seat++) {
        struct options o;
        int count = 0;
        if (!(turn >> seat & 1))
            continue;
        options_clear(&o);
        t->g->options(t->d, &t->state, seat, &o);
        for (uint32_t i = 0; i < o.count; i++)
            if (o.at[i].flags & OPTION_DULL) {
                count++;
                try_one(t, seat, &o, &o.at[i]);
            }
        if (count > 1)
            law_broken(t, 11, "seat %d has %d ways to say nothing", seat, count);
    }
}
