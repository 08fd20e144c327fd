/* L9: what a log tells a seat its view shows. From the truth another world is made that looks the
 * same to the seat: two cards that it does not know change places, or a hidden number is another
 * one. If the move cannot read there as the seat has read it, the seat knows now that this is not
 * the world; then its view must have ceased to allow it.
 * L4 does not see this: it compares views after moves that read alike, and here none does. */
#include <string.h>

#include "tests/conformance/conform.h"

enum { TOLD_TRIES = 3, LIKE_MAX = 400 };

struct told {
    struct trial *t;
    const struct move *m, *text;
    int seat;
    struct view before, after;
    struct state played;
};

/* Whether the world fits the view: it passes `check`, looks the same, and no card lies where it is
 * barred from. */
static bool fits(const struct told *x, const struct state *world, const struct view *v)
{
    const struct game *g = x->t->g;
    struct view again;
    if (g->check(x->t->d, world))
        return false;
    for (int i = 0; i < g->field_count; i++) {
        const struct field *f = &g->fields[i];
        uint64_t barred[POOLS_MAX];
        if (f->know != KNOW_PLACE || !(f->pool || f->barred))
            continue;
        memcpy(barred, world->bytes + f->barred, sizeof barred);
        for (int card = 0; card < f->count; card++)
            if (barred[world->bytes[f->pool + card]] >> world->bytes[f->offset + card] & 1)
                return false;
    }
    redact(g, world, x->seat, &again);
    return state_equal(g, &again.state, &v->state);
}

static bool may_hold(const struct told *x, const struct state *world, int field, int i)
{
    const struct game *g = x->t->g;
    const struct field *f = &g->fields[field];
    if (!g->may_be || (f->know != KNOW_PLACE && (f->lo < 0 || f->hi >= THINGS_MAX)))
        return true;
    struct set of = g->may_be(x->t->d, world, field, i);
    return set_has(&of, (int)field_value(f, world, i));
}

/* `world` looked to the seat as the truth did, and `then` is what has become of it if the move told
 * nothing of this. */
static void try_world(const struct told *x, const struct state *world, const struct state *then,
                      const char *what, int i)
{
    struct move twin;
    if (!fits(x, world, &x->before) || !fits(x, then, &x->after))
        return;
    law_try(x->t, 9);
    x->t->r->told++;
    if (move_alike(x->t, world, x->m->seat, x->seat, x->text, NULL, LIKE_MAX, &twin) == 0)
        law_broken(x->t, 9,
                   "seat %d: a %s tells that %s %d is not elsewhere, but its view does not show it",
                   x->seat, x->t->g->verbs[x->m->verb].name, what, i);
}

static bool hidden(const struct told *x, const struct field *f, int i)
{
    return !field_known(f, &x->before.state, i) && !field_known(f, &x->after.state, i);
}

static void change(const struct field *f, struct state *s, int a, int b)
{
    int64_t value = field_value(f, s, a);
    field_set(f, s, a, field_value(f, s, b));
    field_set(f, s, b, value);
}

static void try_cards_changed(const struct told *x, int field, int a, int b)
{
    const struct field *f = &x->t->g->fields[field];
    struct state world, then;
    if (a == b || !hidden(x, f, a) || !hidden(x, f, b) ||
        field_value(f, &x->played, a) == field_value(f, &x->played, b) ||
        field_value(f, &x->t->state, a) == field_value(f, &x->t->state, b))
        return;
    state_copy(x->t->g, &world, &x->t->state);
    state_copy(x->t->g, &then, &x->played);
    change(f, &world, a, b);
    change(f, &then, a, b);
    if (may_hold(x, &world, field, a) && may_hold(x, &world, field, b) &&
        may_hold(x, &then, field, a) && may_hold(x, &then, field, b))
        try_world(x, &world, &then, f->name, a);
}

static void try_number(const struct told *x, int field, int i)
{
    const struct field *f = &x->t->g->fields[field];
    struct state world, then;
    int64_t value = f->lo + (int64_t)rng_below(&x->t->rng, (uint64_t)(f->hi - f->lo) + 1);
    if (!hidden(x, f, i) || field_value(f, &x->t->state, i) != field_value(f, &x->played, i) ||
        value == field_value(f, &x->played, i))
        return;
    state_copy(x->t->g, &world, &x->t->state);
    state_copy(x->t->g, &then, &x->played);
    field_set(f, &world, i, value);
    field_set(f, &then, i, value);
    if (may_hold(x, &world, field, i) && may_hold(x, &then, field, i))
        try_world(x, &world, &then, f->name, i);
}

/* A thing of the field that the move names, or any. */
static int thing(const struct told *x, const struct field *f)
{
    int32_t named = x->text->arg[rng_below(&x->t->rng, ARGS_MAX)];
    return named >= 0 && named < f->count && rng_below(&x->t->rng, 4)
               ? (int)named
               : (int)rng_below(&x->t->rng, f->count);
}

static void try_seat(struct trial *t, int seat, const struct move *m)
{
    struct move text;
    struct told x = {.t = t, .m = m, .text = &text, .seat = seat};
    const struct game *g = t->g;
    state_copy(g, &x.played, &t->state);
    if (game_play(g, t->d, &x.played, m))
        return; /* L7 has seen it */
    move_redact(g, t->d, &t->state, m, seat, &text);
    redact(g, &t->state, seat, &x.before);
    redact(g, &x.played, seat, &x.after);
    for (int i = 0; i < g->field_count; i++)
        for (int try = 0; try < TOLD_TRIES && g->fields[i].know != KNOW_ALL; try++) {
            const struct field *f = &g->fields[i];
            int a = thing(&x, f);
            if (f->know == KNOW_PLACE)
                try_cards_changed(&x, i, a, (int)rng_below(&t->rng, f->count));
            else
                try_number(&x, i, a);
        }
}

void try_told(struct trial *t, const struct move *m)
{
    for (int seat = 0; seat < t->seats; seat++)
        if (seat != m->seat) /* a seat knows what it does itself */
            try_seat(t, seat, m);
    try_seat(t, SEAT_WATCHER, m);
}
