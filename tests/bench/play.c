/* Matches played for measuring. Always true: a bot gets a view and the options on it, as at a
 * table. */
#include "tests/bench/bench.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

double cpu_seconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* Wilson, 1927: the rates whose score test would not reject k of n at 5 %. z = 1.959964 */
struct share share_wilson(uint64_t k, uint64_t n)
{
    double z = 1.959964, size = (double)n, p = (double)k / size;
    double middle = (p + z * z / (2 * size)) / (1 + z * z / size);
    double half = z / (1 + z * z / size) * sqrt(p * (1 - p) / size + z * z / (4 * size * size));
    return (struct share){p, middle - half, middle + half};
}

const struct policy *policy_named(const struct game *g, const char *name)
{
    for (int i = 0; i < g->policy_count; i++)
        if (!strcmp(g->policies[i].name, name))
            return &g->policies[i];
    fprintf(stderr, "bench: %s has no bot '%s'\n", g->name, name);
    exit(2);
}

static void seat_choose(const struct bench *b, const struct policy *bot, const struct state *s,
                        int seat, struct rng *rng, struct move *out)
{
    struct options o;
    struct view view;
    redact(b->game, s, seat, &view);
    options_clear(&o);
    b->game->options(b->data, &view.state, seat, &o);
    if (bot)
        bot->choose(b->data, &view, &o, rng, out);
    else
        options_nth(&o, rng_below(rng, options_size(&o)), out);
}

/* Whoever of the turn is asked first, as at a table of bots. */
static int asked_first(const struct bench *b, const struct state *s, uint32_t turn)
{
    bool floor = b->game->phases[b->game->phase(b->data, s)].kind == PHASE_FLOOR;
    uint32_t others = turn & ~1u;
    return __builtin_ctz(b->game->master && floor && others ? others : turn);
}

void match_between(const struct bench *b, const struct lineup *bots, uint64_t seed,
                   struct match_end *out)
{
    match_watched(b, bots, seed, NULL, out);
}

void match_watched(const struct bench *b, const struct lineup *bots, uint64_t seed,
                   const struct onlooker *onlooker, struct match_end *out)
{
    const struct game *g = b->game;
    struct state s, before;
    struct rng dealer, rng[SEATS_MAX];
    const char *no = g->init(b->data, &b->rules, b->seats, &s);
    ENSURE(!no);
    rng_seed(&dealer, seed, 0);
    for (int seat = 0; seat < b->seats; seat++)
        rng_seed(&rng[seat], seed, (uint64_t)seat + 1);
    *out = (struct match_end){.round = -1};
    for (uint32_t turn; (turn = game_asked(g, b->data, &s)) != 0; out->moves++) {
        struct move m;
        if (turn == 1u << SEAT_CHANCE) {
            struct options o;
            options_clear(&o);
            g->options(b->data, &s, SEAT_CHANCE, &o);
            options_draw(&o, &dealer, &m);
        } else {
            int seat = asked_first(b, &s, turn);
            seat_choose(b, bots->at[seat], &s, seat, &rng[seat], &m);
        }
        if (onlooker)
            state_copy(g, &before, &s);
        g->apply(b->data, &s, &m);
        if (onlooker)
            onlooker->move(onlooker->at, &before, &m, &s);
        ENSURE(out->moves < g->moves_max);
    }
    g->payoff(b->data, &s, out->payoff);
    int round = field_find(g, "round");
    if (round >= 0 && g->fields[round].know == KNOW_ALL)
        out->round = field_value(&g->fields[round], &s, 0);
}
