/* Plays matches at random, in several styles, and tries every law at every move. */
#include "tests/conformance/conform.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* How a match is played: the styles reach states that even choice seldom does. */
enum { STEPS_IN_ONE_OF = 8, CORRECTS_ONE_OF = 24, CORRECTIONS_MAX = 200,
       WAIVES_ONE_OF = 40, WAIVED_MAX = 30 };
/* A long match is like its beginning: after so many moves the laws are tried at each so manieth. */
enum { LONG_MATCH = 500, LONG_EACH = 16, TOO_LONG = 1500, TOO_LONG_EACH = 256 };
enum { STYLE_EVEN, STYLE_VERBS, STYLE_LATE, STYLE_EARLY, STYLE_AGAIN, STYLES };

void law_try(struct trial *t, int law)
{
    t->r->tried[law]++;
}

void law_broken(struct trial *t, int law, const char *format, ...)
{
    struct report *r = t->r;
    va_list args;
    if (r->broken[law]++)
        return;
    int n = snprintf(r->first[law], sizeof r->first[law],
                     "seed %llu, move %llu: ", (unsigned long long)r->seed,
                     (unsigned long long)t->move_number);
    va_start(args, format);
    vsnprintf(r->first[law] + n, sizeof r->first[law] - (size_t)n, format, args);
    va_end(args);
}

bool move_any(struct trial *t, const struct options *o, int style, struct move *out)
{
    if (options_size(o) == 0)
        return false;
    bool plain = style == STYLE_EVEN || rng_below(&t->rng, 4) == 0 || o->at[0].seat == SEAT_CHANCE;
    if (plain) {
        options_draw(o, &t->rng, out);
        return true;
    }
    uint32_t pick = style == STYLE_LATE    ? o->count - 1
                    : style == STYLE_EARLY ? 0
                                           : (uint32_t)rng_below(&t->rng, o->count);
    if (style == STYLE_AGAIN) /* the verb that has been played least */
        for (uint32_t i = 0; i < o->count; i++)
            if (t->r->verb_seen[o->at[i].verb] < t->r->verb_seen[o->at[pick].verb])
                pick = i;
    uint64_t first = 0, size = option_size(&o->at[pick]);
    for (uint32_t i = 0; i < pick; i++)
        first += option_size(&o->at[i]);
    options_nth(o, size ? first + rng_below(&t->rng, size) : rng_below(&t->rng, options_size(o)),
                out);
    return true;
}

static bool match_start(struct trial *t)
{
    struct state other;
    const char *no;
    memset(&t->state, 0xa5, sizeof t->state);
    memset(&other, 0x3c, sizeof other);
    no = t->g->init(t->d, t->rules, t->seats, &t->state);
    if (no) {
        law_broken(t, 7, "init refuses: %s", no);
        return false;
    }
    t->g->init(t->d, t->rules, t->seats, &other);
    if (!state_equal(t->g, &t->state, &other))
        law_broken(t, 1, "init leaves %s as it was", field_differs(t->g, &t->state, &other));
    return true;
}

static void match_end(struct trial *t)
{
    int32_t got[SEATS_MAX];
    struct state after;
    struct move m = {0};
    for (int i = 0; i < SEATS_MAX; i++)
        got[i] = INT32_MIN;
    t->g->payoff(t->d, &t->state, got);
    for (int i = 0; i < t->seats; i++)
        if (got[i] == INT32_MIN)
            law_broken(t, 8, "payoff says nothing of seat %d", i);
    try_payoff(t, got);
    state_copy(t->g, &after, &t->state);
    for (m.verb = 0; m.verb < t->g->verb_count; m.verb++)
        if (!game_play(t->g, t->d, &after, &m) || !state_equal(t->g, &after, &t->state))
            law_broken(t, 7, "a move is accepted after the end");
}

/* L4: a reveal draws nothing, and dice and reveals are chance's alone. */
static void try_chance(struct trial *t, const struct options *o, const struct move *m)
{
    int kind = t->g->verbs[m->verb].chance;
    if (kind == CHANCE_DEAL)
        return;
    law_try(t, 4);
    if (m->seat != SEAT_CHANCE)
        law_broken(t, 4, "seat %d makes a %s", m->seat, t->g->verbs[m->verb].name);
    else if (kind == CHANCE_SHOWN && options_size(o) > 1)
        law_broken(t, 4, "a %s that shows something could be another", t->g->verbs[m->verb].name);
}

/* True if the match goes on. */
static bool match_step(struct trial *t, int style)
{
    const struct game *g = t->g;
    uint32_t turn = g->turn(t->d, &t->state);
    struct options o;
    struct move m;
    uint64_t each = t->move_number < LONG_MATCH ? 1
                    : t->move_number < TOO_LONG ? LONG_EACH
                                                : TOO_LONG_EACH;
    bool tries = t->move_number % each == 0;
    try_invariants(t, &t->state);
    if (tries)
        try_views(t);
    t->r->phase_seen[g->phase(t->d, &t->state) & 255] = 1;
    if (tries || !turn)
        try_powers(t);
    if (tries)
        try_waivers(t);
    if (!turn)
        return false;
    if (t->move_number == g->moves_max) {
        law_broken(t, 7, "the match is longer than %u moves", g->moves_max);
        return false;
    }
    if (tries) {
        try_moves(t);
        try_orders(t);
        try_dull(t);
    }
    /* Somebody may correct something at any time, and the match goes on from there. */
    if (t->corrections < CORRECTIONS_MAX && g->powers && !rng_below(&t->rng, CORRECTS_ONE_OF) &&
        powers_any(t, &m)) {
        g->apply(t->d, &t->state, &m);
        t->corrections++;
        t->r->verb_seen[m.verb] |= 1;
        return true;
    }
    if (t->waived < WAIVED_MAX && g->lifted && !rng_below(&t->rng, WAIVES_ONE_OF) &&
        waivers_any(t, &m)) {
        g->apply(t->d, &t->state, &m);
        t->waived++;
        return true;
    }
    /* Who may only step in does so now and then: a match of nothing but that would try nothing
     * else. */
    struct set seats = {
        {rng_below(&t->rng, STEPS_IN_ONE_OF) ? game_asked(g, t->d, &t->state) : turn, 0}};
    int seat = set_nth(&seats, (int)rng_below(&t->rng, (uint64_t)set_count(&seats)));
    options_clear(&o);
    g->options(t->d, &t->state, seat, &o);
    /* What ends a match stands last among the options, where chance may not come for 100,000
     * moves. */
    if (!move_any(t, &o, t->move_number < TOO_LONG ? style : STYLE_LATE, &m))
        return false;
    if (tries && seat != SEAT_CHANCE)
        try_titled(t, &m);
    try_chance(t, &o, &m);
    if (tries) {
        try_pairs(t, &m);
        try_told(t, &m);
    }
    if (game_play(g, t->d, &t->state, &m))
        return false;
    if (t->r->verb_seen[m.verb] < 255)
        t->r->verb_seen[m.verb]++;
    t->move_number++;
    return true;
}

static void try_begin(struct trial *t, const struct game *g, const struct data *d,
                      const struct rules *rules, int seats, struct report *r)
{
    memset(t, 0, sizeof *t);
    t->g = g;
    t->d = d;
    t->rules = rules;
    t->seats = seats;
    t->r = r;
}

int conform(const struct game *g, const struct data *d, const struct rules *rules, int seats,
            uint64_t first, uint64_t seeds, struct report *r)
{
    struct trial t;
    uint64_t before = 0, after = 0;
    try_begin(&t, g, d, rules, seats, r);
    for (int i = 1; i <= LAWS; i++)
        before += r->broken[i];
    r->seed = first;
    try_tables(&t);
    for (uint64_t k = 0; k < seeds; k++) {
        r->seed = first + k;
        rng_seed(&t.rng, r->seed, (uint64_t)seats);
        t.move_number = 0;
        t.corrections = t.waived = 0;
        if (!match_start(&t))
            break;
        while (match_step(&t, (int)(r->seed % STYLES)))
            ;
        if (!g->turn(d, &t.state))
            match_end(&t);
        r->matches++;
        r->moves += t.move_number;
        if (t.move_number > r->longest)
            r->longest = t.move_number;
    }
    for (int i = 1; i <= LAWS; i++)
        after += r->broken[i];
    return (int)(after - before);
}

void conform_worth(const struct game *g, const struct data *d, const struct rules *rules, int seats,
                   int matches, struct report *r)
{
    struct trial t;
    try_begin(&t, g, d, rules, seats, r);
    try_worth(&t, matches);
}
