/* L12 and L13: what a master may correct, and what a correction may change; and what a master may
 * let pass. */
#include <string.h>

#include "tests/conformance/conform.h"

enum { SOME = 12 };

static void powers_of(struct trial *t, const struct state *s, struct options *o)
{
    options_clear(o);
    if (t->g->powers)
        t->g->powers(t->d, s, o);
}

static void try_family(struct trial *t, const struct option *f)
{
    const struct verb_spec *verb = &t->g->verbs[f->verb];
    int args = 0;
    for (; args < ARGS_MAX && verb->arg[args].name; args++)
        if (verb->arg[args].secret || verb->arg[args].open)
            law_broken(t, 12, "%s has a secret argument, or one that names things", verb->name);
    if (f->seat || !verb->power || verb->text || f->args != args || f->weight != 1)
        law_broken(t, 12, "%s is no correction of the master's", verb->name);
    if (!option_size(f))
        law_broken(t, 12, "%s is offered with no possible argument", verb->name);
}

static void try_correction(struct trial *t, const struct move *m)
{
    const struct game *g = t->g;
    const char *name = g->verbs[m->verb].name;
    struct state after;
    state_copy(g, &after, &t->state);
    g->apply(t->d, &after, m);
    t->r->corrected++;
    if (state_equal(g, &after, &t->state))
        law_broken(t, 12, "%s changes nothing", name);
    if (g->turn(t->d, &after) != g->turn(t->d, &t->state) ||
        g->phase(t->d, &after) != g->phase(t->d, &t->state) ||
        game_asked(g, t->d, &after) != game_asked(g, t->d, &t->state))
        law_broken(t, 12, "%s changes whose turn it is, or the phase", name);
    for (int i = 0; i < g->field_count; i++) {
        const struct field *f = &g->fields[i];
        if (f->know != KNOW_ALL && memcmp(after.bytes + f->offset, t->state.bytes + f->offset,
                                          (size_t)f->count * f->width) != 0)
            law_broken(t, 12, "%s changes %s, which not all know", name, f->name);
    }
    for (int seat = 0; seat <= SEAT_WATCHER; seat++)
        if (state_tells(g, &t->state, &after, seat))
            law_broken(t, 12, "%s shows seat %d something hidden", name, seat);
    try_titled(t, m);
    try_invariants(t, &after);
}

void try_powers(struct trial *t)
{
    struct options o, seen;
    struct view view;
    struct move m;
    if (!t->g->powers)
        return;
    law_try(t, 12);
    if (!t->g->master)
        law_broken(t, 12, "there are corrections but no master");
    redact(t->g, &t->state, 0, &view);
    powers_of(t, &t->state, &o);
    powers_of(t, &view.state, &seen);
    if (!options_same(&o, &seen))
        law_broken(t, 12, "the master may correct something else on its view");
    for (uint32_t i = 0; i < o.count; i++)
        try_family(t, &o.at[i]);
    if (o.count && !t->g->turn(t->d, &t->state))
        law_broken(t, 12, "something may be corrected after the end");
    for (int k = 0; o.count && k < SOME; k++) {
        options_draw(&o, &t->rng, &m);
        try_correction(t, &m);
    }
}

/* A family first, for one of a thousand moves would leave none to the others. */
static bool any_of(struct trial *t, const struct options *o, struct move *out)
{
    struct options one = {.count = 1};
    if (!o->count)
        return false;
    one.at[0] = o->at[rng_below(&t->rng, o->count)];
    options_draw(&one, &t->rng, out);
    return true;
}

bool powers_any(struct trial *t, struct move *out)
{
    struct options o;
    powers_of(t, &t->state, &o);
    return any_of(t, &o, out);
}

/* ---- L13 ---- */

static void try_waived(struct trial *t, const struct options *open, const struct move *m)
{
    const struct verb_spec *verb = &t->g->verbs[m->verb];
    struct state after;
    for (int a = 0; a < ARGS_MAX && verb->arg[a].name; a++)
        if (verb->arg[a].secret)
            law_broken(t, 13, "%s has a secret argument", verb->name);
    if (verb->power || verb->text == TEXT_SECRET)
        law_broken(t, 13, "%s is a correction, or its words are secret", verb->name);
    if (options_allow(open, m))
        law_broken(t, 13, "%s is open all the same", verb->name);
    state_copy(t->g, &after, &t->state);
    t->g->apply(t->d, &after, m);
    t->r->waived++;
    try_titled(t, m);
    try_invariants(t, &after);
}

void try_waivers(struct trial *t)
{
    uint32_t turn = t->g->turn(t->d, &t->state);
    struct options o, seen, open;
    struct view view;
    struct move m;
    if (!t->g->lifted)
        return;
    law_try(t, 13);
    if (!t->g->powers)
        law_broken(t, 13, "a master lets pass what none may correct");
    redact(t->g, &t->state, SEAT_WATCHER, &view);
    for (int seat = 0; seat < t->seats; seat++) {
        game_waivers(t->g, t->d, &t->state, seat, &o);
        game_waivers(t->g, t->d, &view.state, seat, &seen);
        if (!options_same(&o, &seen))
            law_broken(t, 13, "seat %d may be let do something else on what all see", seat);
        if (o.count && (!seat || !(turn >> seat & 1)))
            law_broken(t, 13, "seat %d is let do something out of turn", seat);
        options_clear(&open);
        if (o.count)
            t->g->options(t->d, &t->state, seat, &open);
        for (int k = 0; o.count && k < SOME; k++)
            if (any_of(t, &o, &m))
                try_waived(t, &open, &m);
    }
}

bool waivers_any(struct trial *t, struct move *out)
{
    struct options o;
    uint32_t turn = t->g->turn(t->d, &t->state);
    for (int seat = 1; seat < t->seats; seat++) {
        game_waivers(t->g, t->d, &t->state, seat, &o);
        if (turn >> seat & 1 && any_of(t, &o, out))
            return true;
    }
    return false;
}
