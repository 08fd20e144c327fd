/* L4 and L5: two worlds that look alike, or two moves that read alike, leave views that look alike.
 */
#include <string.h>

#include "tests/conformance/conform.h"

enum { CANDIDATES = 12 };

void options_like(const struct options *from, const struct move *text, struct options *out)
{
    options_clear(out);
    for (uint32_t i = 0; i < from->count; i++) {
        const struct option *f = &from->at[i];
        bool fits = f->verb == text->verb;
        for (int a = 0; a < f->args && fits; a++)
            fits = text->arg[a] == ARG_HIDDEN || domain_has(&f->arg[a], text->arg[a]);
        if (!fits)
            continue;
        struct option *to = option_add(out, f->seat, f->verb);
        to->weight = f->weight;
        for (int a = 0; a < f->args; a++) {
            if (text->arg[a] != ARG_HIDDEN)
                arg_is(to, text->arg[a]);
            else
                to->arg[to->args++] = f->arg[a];
        }
    }
}

int move_alike(struct trial *t, const struct state *world, int mover, int seat,
               const struct move *text, const struct move * not, int tries, struct move *out)
{
    struct options all, like;
    options_clear(&all);
    t->g->options(t->d, world, mover, &all);
    options_like(&all, text, &like);
    uint64_t size = options_size(&like);
    bool whole = size <= (uint64_t)tries;
    for (uint64_t i = 0; i < (whole ? size : (uint64_t)tries); i++) {
        struct move reads;
        options_nth(&like, whole ? i : rng_below(&t->rng, size), out);
        move_redact(t->g, t->d, world, out, seat, &reads);
        if (move_equal(&reads, text) && !(not && move_equal(out, not)))
            return 1;
    }
    return whole ? 0 : -1;
}

/* L4 for one seat: the truth and a world with the same view. */
static void try_worlds(struct trial *t, int seat, const struct move *m)
{
    const struct game *g = t->g;
    struct view before, one, other;
    struct state world, after;
    struct move text, twin = *m;
    redact(g, &t->state, seat, &before);
    if (!resample(g, t->d, &before, &t->rng, &world))
        return; /* L3 has seen it */
    move_redact(g, t->d, &t->state, m, seat, &text);
    if (m->seat != seat &&
        move_alike(t, &world, m->seat, seat, &text, NULL, CANDIDATES, &twin) != 1)
        return;
    state_copy(g, &after, &t->state);
    if (game_play(g, t->d, &after, m) || game_play(g, t->d, &world, &twin))
        return; /* L2 or L7 has seen it */
    redact(g, &after, seat, &one);
    redact(g, &world, seat, &other);
    law_try(t, 4);
    t->r->pairs++;
    if (!state_equal(g, &one.state, &other.state))
        law_broken(t, 4, "seat %d: after a %s that reads the same, %s tells two worlds apart", seat,
                   g->verbs[m->verb].name, field_differs(g, &one.state, &other.state));
    try_invariants(t, &world);
}

/* L5: from one state, a move and another that differs in secret arguments only. */
static void try_secret_arguments(struct trial *t, const struct move *m)
{
    const struct game *g = t->g;
    struct move text = *m, twin;
    struct state after, other;
    bool secret = false;
    for (int a = 0; a < ARGS_MAX && g->verbs[m->verb].arg[a].name; a++)
        if (g->verbs[m->verb].arg[a].secret) {
            text.arg[a] = ARG_HIDDEN;
            secret = true;
        }
    if (!secret)
        return;
    struct options all, like;
    options_clear(&all);
    g->options(t->d, &t->state, m->seat, &all);
    options_like(&all, &text, &like);
    uint64_t size = options_size(&like);
    if (size < 2)
        return;
    do
        options_nth(&like, rng_below(&t->rng, size), &twin);
    while (move_equal(&twin, m));
    state_copy(g, &after, &t->state);
    state_copy(g, &other, &t->state);
    if (game_play(g, t->d, &after, m) || game_play(g, t->d, &other, &twin))
        return;
    uint32_t knows = g->witness(t->d, &t->state, m),
             knows_twin = g->witness(t->d, &t->state, &twin);
    for (int seat = 0; seat <= SEAT_WATCHER; seat++) {
        struct view one, two;
        if (seat >= t->seats && seat != SEAT_WATCHER)
            continue;
        bool witness = seat == m->seat || (knows >> seat & 1),
             witness_twin = seat == m->seat || (knows_twin >> seat & 1);
        redact(g, &after, seat, &one);
        redact(g, &other, seat, &two);
        bool same = state_equal(g, &one.state, &two.state);
        law_try(t, 5);
        t->r->secret_pairs++;
        if (!witness && !witness_twin && !same)
            law_broken(t, 5, "seat %d is no witness of a %s, but sees its secret in %s", seat,
                       g->verbs[m->verb].name, field_differs(g, &one.state, &two.state));
        if (witness && witness_twin && same)
            law_broken(t, 5, "seat %d is a witness of a %s, but its view does not tell the secret",
                       seat, g->verbs[m->verb].name);
    }
}

void try_pairs(struct trial *t, const struct move *m)
{
    for (int seat = 0; seat < t->seats; seat++)
        try_worlds(t, seat, m);
    try_worlds(t, SEAT_WATCHER, m);
    try_secret_arguments(t, m);
}
