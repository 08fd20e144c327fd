/* L2, L3 and L8: what views keep, what resampling gives, what must hold after every move. */
#include <string.h>

#include "tests/conformance/conform.h"

const char *field_differs(const struct game *g, const struct state *a, const struct state *b)
{
    for (int i = 0; i < g->field_count; i++) {
        const struct field *f = &g->fields[i];
        if (memcmp(a->bytes + f->offset, b->bytes + f->offset, (size_t)f->count * f->width))
            return f->name;
    }
    return "nothing";
}

static bool domain_same(const struct domain *a, const struct domain *b)
{
    if (a->kind != b->kind)
        return false;
    if (a->kind != DOMAIN_ONE && (a->lo != b->lo || a->hi != b->hi))
        return false;
    return a->kind == DOMAIN_RANGE ||
           (a->of.word[0] == b->of.word[0] && a->of.word[1] == b->of.word[1]);
}

bool options_same(const struct options *a, const struct options *b)
{
    if (a->count != b->count)
        return false;
    for (uint32_t i = 0; i < a->count; i++) {
        const struct option *x = &a->at[i], *y = &b->at[i];
        if (x->seat != y->seat || x->verb != y->verb || x->flags != y->flags ||
            x->args != y->args || x->weight != y->weight)
            return false;
        for (int k = 0; k < x->args; k++)
            if (!domain_same(&x->arg[k], &y->arg[k]))
                return false;
    }
    return true;
}

static void try_cards(struct trial *t, const struct field *f, const struct state *s)
{
    int size[PLACES_MAX] = {0};
    for (int i = 0; i < f->count; i++) {
        int place = s->bytes[f->offset + i];
        if (place >= f->places) {
            law_broken(t, 8, "%s: card %d lies in place %d of %d", f->name, i, place, f->places);
            return;
        }
        size[place]++;
        if (f->pool || f->barred) {
            uint64_t barred[POOLS_MAX];
            int pool = s->bytes[f->pool + i];
            memcpy(barred, s->bytes + f->barred, sizeof barred);
            if (pool >= POOLS_MAX || barred[pool] >> place & 1)
                law_broken(t, 8, "%s: card %d of pool %d is barred from place %d where it lies",
                           f->name, i, pool, place);
        }
    }
    for (int p = 0; p < f->places; p++) {
        uint16_t mask;
        memcpy(&mask, s->bytes + f->mask + 2 * p, 2);
        if (size[p] != s->bytes[f->size + p])
            law_broken(t, 8, "%s: place %d holds %d cards, its size says %d", f->name, p, size[p],
                       s->bytes[f->size + p]);
        if (mask >> SEAT_WATCHER & 1 && (uint16_t)(mask | ~((1u << t->seats) - 1)) != 0xffff)
            law_broken(t, 8, "%s: the watcher sees into place %d, but not every seat does", f->name,
                       p);
    }
}

void try_invariants(struct trial *t, const struct state *s)
{
    const struct game *g = t->g;
    const char *wrong = g->check(t->d, s);
    law_try(t, 8);
    if (wrong)
        law_broken(t, 8, "check: %s", wrong);
    for (int i = 0; i < g->field_count; i++) {
        const struct field *f = &g->fields[i];
        if (f->know == KNOW_PLACE)
            try_cards(t, f, s);
        else if (f->know != KNOW_ALL)
            for (int k = 0; k < f->count; k++)
                if (field_value(f, s, k) < f->lo || field_value(f, s, k) > f->hi)
                    law_broken(t, 8, "%s: element %d is %d, outside %d .. %d", f->name, k,
                               (int)field_value(f, s, k), f->lo, f->hi);
    }
    int phase = g->phase(t->d, s);
    if (phase < 0 || phase >= g->phase_count)
        law_broken(t, 8, "phase %d of %d", phase, g->phase_count);
}

static void try_same_play(struct trial *t, int law, const struct view *v, const struct state *world,
                          const char *where)
{
    const struct game *g = t->g;
    uint32_t turn = g->turn(t->d, &t->state);
    if (g->phase(t->d, world) != g->phase(t->d, &t->state))
        law_broken(t, law, "seat %d: another phase on %s", v->seat, where);
    if (g->turn(t->d, world) != turn)
        law_broken(t, law, "seat %d: another turn on %s", v->seat, where);
    for (int k = 0; k < g->label_count; k++)
        for (int i = g->labels[k].first; i < g->labels[k].first + g->labels[k].count; i++)
            if (g->label_live(t->d, world, k, i) != g->label_live(t->d, &t->state, k, i))
                law_broken(t, law, "seat %d: another thing is in use on %s: value %d", v->seat,
                           where, i);
    if (v->seat < SEATS_MAX && turn >> v->seat & 1) {
        struct options a, b;
        options_clear(&a);
        options_clear(&b);
        g->options(t->d, &t->state, v->seat, &a);
        g->options(t->d, world, v->seat, &b);
        if (!options_same(&a, &b))
            law_broken(t, law, "seat %d: other options on %s, in phase %s", v->seat, where,
                       g->phases[g->phase(t->d, world)].name);
    }
}

/* Whether the view has what the field table lets this seat know, and nothing else. */
static void try_secrets(struct trial *t, const struct view *v)
{
    for (int i = 0; i < t->g->field_count; i++) {
        const struct field *f = &t->g->fields[i];
        for (int k = 0; k < f->count && f->know != KNOW_ALL; k++) {
            int owner = k / (f->stride ? f->stride : 1),
                at = f->know == KNOW_PLACE ? t->state.bytes[f->offset + k] : owner;
            uint16_t mask = f->know == KNOW_OWNER ? (uint16_t)(1u << owner) : 0;
            if (f->know != KNOW_OWNER)
                memcpy(&mask, t->state.bytes + f->mask + 2 * at, 2);
            bool sees = mask >> v->seat & 1;
            if (sees != field_known(f, &v->state, k) ||
                (sees && field_value(f, &v->state, k) != field_value(f, &t->state, k)))
                law_broken(t, 2, "seat %d: element %d of %s is not what the table lets it know",
                           v->seat, k, f->name);
        }
    }
}

static void try_view(struct trial *t, int seat)
{
    const struct game *g = t->g;
    struct view v, again;
    struct digest_form form;
    redact(g, &t->state, seat, &v);
    redact(g, &v.state, seat, &again);
    law_try(t, 2);
    t->r->views++;
    if (!state_equal(g, &v.state, &again.state))
        law_broken(t, 2, "seat %d: redacting again changes %s", seat,
                   field_differs(g, &v.state, &again.state));
    try_secrets(t, &v);
    try_same_play(t, 2, &v, &v.state, "the view");

    struct state world;
    memset(&world, 0x5a, sizeof world);
    law_try(t, 3);
    t->r->resamples++;
    digest_form_new(g, &form);
    if (!resample(g, t->d, &v, &t->rng, &world)) {
        law_broken(t, 3, "seat %d: no world fits the view", seat);
        return;
    }
    redact(g, &world, seat, &again);
    bool digests = t->r->resamples % 16 == 1; /* a third of all the time, were it each world */
    if (!state_equal(g, &v.state, &again.state) || view_key(g, &v) != view_key(g, &again) ||
        (digests &&
         state_digest(g, t->d, &form, &v.state) != state_digest(g, t->d, &form, &again.state)))
        law_broken(t, 3, "seat %d: a resampled world shows another %s", seat,
                   field_differs(g, &v.state, &again.state));
    if (g->check(t->d, &world))
        law_broken(t, 3, "seat %d: a resampled world: %s", seat, g->check(t->d, &world));
    try_same_play(t, 3, &v, &world, "a resampled world");
}

/* A window that a player may be spared is one for everyone who looks on, and its pass is open. */
static void try_window(struct trial *t, int seat)
{
    const struct words *words = t->g->words;
    struct view own, open;
    struct move pass = {0}, pass_open = {0};
    struct options o;
    bool matters = false, matters_open = false;
    if (!words || !words->window)
        return;
    redact(t->g, &t->state, seat, &own);
    redact(t->g, &t->state, SEAT_WATCHER, &open);
    open.seat = (uint8_t)seat;
    bool is = words->window(t->d, &own, &pass, &matters);
    law_try(t, 2);
    if (words->window(t->d, &open, &pass_open, &matters_open) != is || matters_open != matters ||
        !move_equal(&pass, &pass_open))
        law_broken(t, 2, "seat %d: its window is another for who looks on", seat);
    if (!is)
        return;
    options_clear(&o);
    if (t->g->turn(t->d, &t->state) >> seat & 1)
        t->g->options(t->d, &t->state, seat, &o);
    if (pass.seat != seat || !options_allow(&o, &pass))
        law_broken(t, 2, "seat %d: to pass its window is not open to it", seat);
}

void try_views(struct trial *t)
{
    for (int seat = 0; seat < t->seats; seat++) {
        try_view(t, seat);
        try_window(t, seat);
    }
    try_view(t, SEAT_WATCHER);
}
