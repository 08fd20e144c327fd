/* See search.h. Moves run in heats, each of twice as many playouts as the one before: then the
 * worse half goes, and others come in, so that half as many have been tried as the root of all
 * playouts is. Moves of a wide choice are drawn verb by verb. */
#include "ai/search.h"

#include "ai/race.h"

enum { HEAT = 16, DRAWS = 64 };
static const double ERRORS = 2;

struct seeker {
    const struct search *s;
    const struct view *view;
    const struct options *options;
    struct rng *rng;
    struct race race;
    struct state world; /* of this trial */
    uint64_t used;
};

static bool more(void *arg)
{
    const struct seeker *k = arg;
    const struct search *s = k->s;
    return (!s->playouts || k->used < s->playouts) && (!s->more || s->more(s->arg));
}

static double worth(void *arg, const struct move *move, uint64_t seed)
{
    struct seeker *k = arg;
    const struct game *g = k->s->play.game;
    int32_t payoff[SEATS_MAX];
    struct state state;
    state_copy(g, &state, &k->world);
    g->apply(k->s->play.data, &state, move);
    playout_run(&k->s->play, &state, seed, payoff);
    k->used++;
    return payoff[k->view->seat];
}

/* Tries all that are left in one world. False: there is no time or no world for that. */
static bool try_on(struct seeker *k)
{
    return resample(k->s->play.game, k->s->play.data, k->view, k->rng, &k->world) &&
           race_try(&k->race, rng_next(k->rng));
}

/* ---- Which moves ---- */

void search_bots(struct search *s, const struct policy *own)
{
    const struct game *g = s->play.game;
    s->bot[0] = own;
    s->bots = 1;
    for (int i = g->policy_count; i-- > 0 && s->bots < SEARCH_BOTS_MAX;)
        if (&g->policies[i] != own)
            s->bot[s->bots++] = &g->policies[i];
}

static void ask(struct seeker *k, const struct policy *bot, struct move *out)
{
    bot->choose(k->s->play.data, k->view, k->options, k->rng, out);
    out->seat = k->view->seat;
}

/* Up to `count` moves in all: the next bots', then all others, or a draw of them. */
static void let_in(struct seeker *k, int count)
{
    uint64_t size = options_size(k->options);
    struct move move;
    count = count < RACE_MOVES_MAX ? count : RACE_MOVES_MAX;
    if (size <= (uint64_t)count)
        for (uint64_t i = 0; i < size; i++) {
            options_nth(k->options, i, &move);
            race_add(&k->race, &move);
        }
    for (int i = 0; i < DRAWS && k->race.count < count && (uint64_t)k->race.count < size; i++) {
        struct options family;
        options_clear(&family);
        family.count = 1;
        family.at[0] = k->options->at[rng_below(k->rng, k->options->count)];
        options_draw(&family, k->rng, &move);
        race_add(&k->race, &move);
    }
}

static int root(uint64_t n)
{
    int r = 0;
    while ((uint64_t)(r + 1) * (uint64_t)(r + 1) <= n && r < 2 * RACE_MOVES_MAX)
        r++;
    return r;
}

uint64_t search_choose(const struct search *s, const struct view *view,
                       const struct options *options, struct rng *rng, struct move *out)
{
    struct seeker k = {.s = s, .view = view, .options = options, .rng = rng};
    struct move move;
    bool tries = true;
    ENSURE(s->bots > 0 && s->bots <= SEARCH_BOTS_MAX && (s->playouts || s->more));
    k.race.worth = worth;
    k.race.errors = ERRORS;
    k.race.doubt = 1;
    k.race.more = more;
    k.race.arg = &k;
    ask(&k, s->bot[0], out);
    if (options_size(options) == 1 || !game_stake(s->play.game, view->seat))
        return 0;
    race_add(&k.race, out);
    for (int i = 1; i < s->bots; i++) {
        ask(&k, s->bot[i], &move);
        race_add(&k.race, &move);
    }
    for (uint64_t end = HEAT; tries; end *= 3) {
        let_in(&k, root(end) / 2);
        while (k.used < end && tries)
            tries = try_on(&k);
        if (tries)
            race_drop(&k.race);
    }
    *out = k.race.at[race_best(&k.race)].move;
    return k.used;
}
