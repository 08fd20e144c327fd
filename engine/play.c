/* Making moves. A move that is not open to its seat changes nothing. */
#include <string.h>

#include "engine/engine.h"

void rules_default(const struct game *g, struct rules *out)
{
    memset(out, 0, sizeof *out);
    out->edition = g->edition;
    for (int i = 0; i < g->rule_count; i++) {
        out->value[i] = g->rules[i].start;
        out->listed |= 1u << i;
    }
}

bool game_replays(const struct game *g, int edition, const char **played_by)
{
    *played_by = NULL;
    for (const struct edition_spec *at = g->editions; at && at->number; at++)
        if (at->number == edition) {
            *played_by = at->played_by;
            return !at->played_by;
        }
    return edition == g->edition;
}

bool data_open_default(const struct game *g, void *block, struct data *out, struct complaint *wrong)
{
    memset(out, 0, sizeof *out);
    memset(wrong, 0, sizeof *wrong);
    return g->data_open(out, block, g->source_count ? g->sources[0].tree : NULL, wrong);
}

uint32_t game_asked(const struct game *g, const struct data *d, const struct state *s)
{
    return g->turn(d, s) & ~(g->resting ? g->resting(d, s) : 0);
}

bool game_stake(const struct game *g, int seat)
{
    for (int i = 0; i < g->tally_count; i++)
        if (g->master && !seat ? g->tallies[i].worth_master : g->tallies[i].worth)
            return true;
    return false;
}

void game_aim(const struct game *g, const struct data *d, const struct state *s, int32_t *out)
{
    memset(out, 0, SEATS_MAX * sizeof *out);
    (g->aim ? g->aim : g->payoff)(d, s, out);
}

/* The nth of these seats, from 0, clockwise after this one; -1: after none. */
static int seat_after(uint32_t seats, int after, uint32_t nth)
{
    uint32_t left = after < 0 ? seats : seats & ~((2u << after) - 1);
    for (;; nth--) {
        left = left ? left : seats;
        if (!nth)
            return __builtin_ctz(left);
        left &= left - 1;
    }
}

static bool is_floor(const struct game *g, const struct data *d, const struct state *s)
{
    return g->phases[g->phase(d, s)].kind == PHASE_FLOOR;
}

int game_first(const struct game *g, const struct data *d, const struct state *s, uint32_t bots)
{
    uint32_t others = bots & ~(uint32_t)g->master;
    if (!others || !is_floor(g, d, s))
        return __builtin_ctz(bots);
    return seat_after(others, g->took ? g->took(d, s, &(uint32_t){0}) : -1, 0);
}

int game_follows(const struct game *g, const struct data *d, const struct state *s, uint32_t bots,
                 uint32_t people)
{
    uint32_t times = 0, others = bots & ~(uint32_t)g->master;
    int last = g->took && others && is_floor(g, d, s) ? g->took(d, s, &times) : -1;
    if (last < 0 || !times || !(people >> last & 1))
        return -1;
    return seat_after(others, last, times / 2 % (uint32_t)__builtin_popcount(others));
}

const char *game_play(const struct game *g, const struct data *d, struct state *s,
                      const struct move *m)
{
    struct options options;
    uint32_t turn = g->turn(d, s);
    if (!turn)
        return "the match is over";
    if (m->seat > SEAT_CHANCE || !(turn >> m->seat & 1))
        return turn >> SEAT_CHANCE & 1 ? "it is chance's turn" : "it is not this seat's turn";
    if (m->verb >= g->verb_count)
        return "this game has no such verb";
    options_clear(&options);
    g->options(d, s, m->seat, &options);
    if (!options_allow(&options, m)) {
        for (uint32_t i = 0; i < options.count; i++)
            if (options.at[i].verb == m->verb)
                return "this verb is open now, but not with these arguments";
        return "this is not open now";
    }
    g->apply(d, s, m);
    return NULL;
}

/* The members of a domain that are things; false: it has others. */
static bool things_of(const struct domain *d, struct set *out)
{
    *out = d->of;
    if (d->kind == DOMAIN_RANGE && d->lo >= 0 && d->hi < THINGS_MAX) {
        *out = set_none();
        for (int value = d->lo; value <= d->hi; value++)
            set_add(out, value);
    }
    return d->kind == DOMAIN_ONE || (d->kind == DOMAIN_RANGE && d->lo >= 0 && d->hi < THINGS_MAX);
}

static bool domain_same(const struct domain *a, const struct domain *b)
{
    struct set x, y;
    if (things_of(a, &x) && things_of(b, &y))
        return x.word[0] == y.word[0] && x.word[1] == y.word[1];
    return a->kind == b->kind && a->lo == b->lo && a->hi == b->hi &&
           (a->kind == DOMAIN_RANGE || a->of.word[0] == b->of.word[0]);
}

/* Leaves out of a family what another one allows, where they differ in one argument at most.
 * False: nothing is left. */
static bool family_without(struct option *family, const struct option *open)
{
    struct set of, less;
    int differs = -1;
    if (family->verb != open->verb || family->args != open->args)
        return true;
    for (int a = 0; a < family->args; a++)
        if (!domain_same(&family->arg[a], &open->arg[a])) {
            if (differs >= 0)
                return true;
            differs = a;
        }
    if (differs < 0 || !things_of(&family->arg[differs], &of) ||
        !things_of(&open->arg[differs], &less))
        return differs >= 0;
    of.word[0] &= ~less.word[0];
    of.word[1] &= ~less.word[1];
    family->arg[differs] = (struct domain){.kind = DOMAIN_ONE, .of = of};
    return set_count(&of);
}

/* A thing that nobody has named yet stays so. */
static void drop_unnamed(const struct game *g, const struct data *d, const struct state *s,
                         struct option *family)
{
    for (int a = 0; a < family->args; a++) {
        const struct arg_spec *spec = &g->verbs[family->verb].arg[a];
        for (int k = 0; spec->open && k < g->label_count; k++) {
            const struct label_spec *label = &g->labels[k];
            for (int i = 0; label->names == spec->names && i < label->count; i++)
                if (!g->label_live(d, s, k, label->first + i))
                    set_drop(&family->arg[a].of, label->first + i);
        }
    }
}

void game_waivers(const struct game *g, const struct data *d, const struct state *s, int seat,
                  struct options *out)
{
    struct options open;
    uint32_t kept = 0;
    options_clear(out);
    if (!g->lifted || seat <= 0 || seat >= SEATS_MAX || !(g->turn(d, s) >> seat & 1))
        return;
    options_clear(&open);
    g->options(d, s, seat, &open);
    g->lifted(d, s, seat, out);
    for (uint32_t i = 0; i < out->count; i++) {
        struct option *family = &out->at[i];
        bool left = true;
        for (uint32_t j = 0; left && j < open.count; j++)
            left = family_without(family, &open.at[j]);
        if (left)
            drop_unnamed(g, d, s, family);
        if (!left || !option_size(family))
            continue;
        family->flags = 0;
        if (kept != i)
            out->at[kept] = *family;
        kept++;
    }
    out->count = kept;
}

void state_copy(const struct game *g, struct state *to, const struct state *from)
{
    memcpy(to->bytes, from->bytes, g->state_size);
}

bool state_equal(const struct game *g, const struct state *a, const struct state *b)
{
    return memcmp(a->bytes, b->bytes, g->state_size) == 0;
}
