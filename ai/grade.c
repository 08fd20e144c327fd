/* See grade.h. */
#include "ai/grade.h"

#include "ai/worlds.h"

enum {
    SEARCH_STREAM = 1 << 20,
    SINCE_TRIES = 4,
    DRAWS = 64,
    BOT_DRAWS = 2
};

/* ---- Worlds ---- */

/* World k of decision n, and the seed of all that happens in it. */
static bool world_of(const struct grader *g, const struct view *view, uint64_t n, uint64_t k,
                     struct state *world, uint64_t *seed)
{
    struct rng rng;
    rng_seed(&rng, g->seed, n << 24 | k);
    *seed = rng_next(&rng);
    const struct grade_past *past = g->past;
    for (int i = 0; past && i < past->starts * SINCE_TRIES; i++) {
        int start = i / SINCE_TRIES, back = past->back[start];
        uint64_t since = rng_next(&rng);
        if (resample(g->play.game, g->play.data, &past->from[start], &rng, world) &&
            world_follows(&g->play, world, &past->since[past->back[0] - back], back + g->later,
                          view, since))
            return true;
    }
    return resample(g->play.game, g->play.data, view, &rng, world);
}

/* What it comes to for `seat` if this move is made in the world. */
static int32_t result_of(const struct grader *g, const struct state *world, const struct move *move,
                         int seat, uint64_t seed)
{
    int32_t payoff[SEATS_MAX];
    struct state s;
    state_copy(g->play.game, &s, world);
    if (move)
        g->play.game->apply(g->play.data, &s, move);
    playout_run(&g->play, &s, seed, payoff);
    return payoff[seat];
}

/* ---- Sums ---- */

struct sums {
    double n, sum, squares;
};

static void sums_add(struct sums *s, double x)
{
    s->n++;
    s->sum += x;
    s->squares += x * x;
}

static double sums_mean(const struct sums *s)
{
    return s->n > 0 ? s->sum / s->n : 0;
}

/* Of the mean. */
static double sums_variance(const struct sums *s)
{
    double mean = sums_mean(s),
           of_one = s->n > 1 ? (s->squares - s->n * mean * mean) / (s->n - 1) : 0;
    return of_one > 0 ? of_one / s->n : 0;
}

bool grade_value(const struct grader *g, const struct view *view, uint64_t n, int worlds,
                 double *mean, double *variance)
{
    struct sums value = {0};
    struct state world;
    uint64_t seed;
    for (int k = 0; k < worlds; k++) {
        if (!world_of(g, view, n, (uint64_t)k, &world, &seed))
            return false;
        sums_add(&value, result_of(g, &world, NULL, view->seat, seed));
    }
    *mean = sums_mean(&value);
    *variance = sums_variance(&value);
    return true;
}

/* ---- A seat's own move ---- */

struct choice {
    struct move move[GRADE_MOVES_MAX];
    struct sums lead[GRADE_MOVES_MAX]; /* over what was played, which is the first move */
    struct sums played;
    int count;
    bool alike; /* whatever was played, it came to the same in each world that was looked at */
};

static void choice_add(struct choice *c, const struct move *move)
{
    for (int i = 0; i < c->count; i++)
        if (move_equal(&c->move[i], move))
            return;
    c->move[c->count++] = *move;
}

/* What was played, what bots would have played, and others: all of them, or a draw. */
static void choice_make(const struct grader *g, const struct view *view, const struct move *played,
                        uint64_t n, struct choice *c)
{
    struct options options;
    struct move move;
    struct rng rng;
    options_clear(&options);
    g->play.game->options(g->play.data, &view->state, view->seat, &options);
    uint64_t size = options_size(&options);
    c->count = 0;
    choice_add(c, played);
    for (uint64_t i = 0; i < BOT_DRAWS && c->count < g->moves; i++) {
        playout_choose(&g->play, &view->state, view->seat, g->seed + n, i, &move);
        choice_add(c, &move);
    }
    if (g->other && c->count < g->moves) {
        struct playout other = g->play;
        other.bot = g->other;
        playout_choose(&other, &view->state, view->seat, g->seed + n, 0, &move);
        choice_add(c, &move);
    }
    rng_seed(&rng, g->seed, n << 24 | SEARCH_STREAM);
    bool all = size <= (uint64_t)g->moves;
    for (uint64_t i = 0; i < (all ? size : DRAWS) && c->count < g->moves; i++) {
        options_nth(&options, all ? i : rng_below(&rng, size), &move);
        choice_add(c, &move);
    }
}

/* The one that came out best in worlds of its own, and better than what was played by no less than
 * the error of that; else what was played. */
static bool choice_best(const struct grader *g, const struct view *view, uint64_t n,
                        struct choice *c, int *best)
{
    struct state world;
    uint64_t seed;
    *best = 0;
    c->alike = true;
    for (int i = 0; i < c->count; i++)
        c->lead[i] = (struct sums){0};
    c->played = (struct sums){0};
    for (int k = 0; k < g->first; k++) {
        int32_t was = 0;
        if (!world_of(g, view, n, SEARCH_STREAM + 1 + (uint64_t)k, &world, &seed))
            return false;
        for (int i = 0; i < c->count; i++) {
            int32_t got = result_of(g, &world, &c->move[i], view->seat, seed);
            if (!i)
                was = got;
            c->alike = c->alike && got == was;
            sums_add(&c->lead[i], got - was);
        }
        sums_add(&c->played, was);
    }
    for (int i = 1; i < c->count; i++) {
        double lead = sums_mean(&c->lead[i]);
        if (lead > sums_mean(&c->lead[*best]) && lead * lead >= sums_variance(&c->lead[i]))
            *best = i;
    }
    return true;
}

bool grade_own(const struct grader *g, const struct view *view, const struct move *played,
               uint64_t n, struct grade *out)
{
    struct sums before = {0}, after = {0}, best = {0}, gain = {0}, loss = {0};
    struct choice choice;
    struct state world;
    uint64_t seed;
    int at, differ = 0;
    choice_make(g, view, played, n, &choice);
    if (!choice_best(g, view, n, &choice, &at))
        return false;
    if (choice.alike) {
        double mean = sums_mean(&choice.played);
        *out = (struct grade){.before = mean,
                              .after = mean,
                              .best = mean,
                              .before_var = sums_variance(&choice.played),
                              .move = *played,
                              .worlds = g->first,
                              .fit = g->first,
                              .moves = choice.count};
        return true;
    }
    for (int k = 0; k < g->worlds; k++) {
        struct move usual;
        if (!world_of(g, view, n, (uint64_t)k, &world, &seed))
            return false;
        playout_choose(&g->play, &world, view->seat, seed, 0, &usual);
        int32_t was = result_of(g, &world, played, view->seat, seed);
        int32_t its =
            move_equal(&usual, played) ? was : result_of(g, &world, &usual, view->seat, seed);
        int32_t top = !at ? was
                      : move_equal(&usual, &choice.move[at])
                          ? its
                          : result_of(g, &world, &choice.move[at], view->seat, seed);
        sums_add(&before, its);
        sums_add(&after, was);
        sums_add(&best, top);
        sums_add(&gain, was - its);
        sums_add(&loss, top - was);
        differ += top != was;
    }
    *out = (struct grade){.before = sums_mean(&before),
                          .after = sums_mean(&after),
                          .best = sums_mean(&best),
                          .before_var = sums_variance(&before),
                          .gain_var = sums_variance(&gain),
                          .loss_var = sums_variance(&loss),
                          .move = choice.move[at],
                          .better = at != 0,
                          .worlds = g->worlds,
                          .fit = g->worlds,
                          .differ = differ,
                          .moves = choice.count};
    return true;
}

/* ---- Another's move ---- */

bool grade_other(const struct grader *g, const struct view *view, const struct move *read,
                 const struct view *then, uint64_t n, struct grade *out)
{
    int32_t its[GRADE_WORLDS_MAX], was[GRADE_WORLDS_MAX];
    bool fits[GRADE_WORLDS_MAX];
    struct sums before = {0}, after = {0}, step = {0};
    struct state world;
    uint64_t seed;
    for (int k = 0; k < g->worlds; k++) {
        struct move usual, made;
        if (!world_of(g, view, n, (uint64_t)k, &world, &seed))
            return false;
        playout_choose(&g->play, &world, read->seat, seed, 0, &usual);
        its[k] = result_of(g, &world, &usual, view->seat, seed);
        made = usual;
        fits[k] = world_reads_as(&usual, read) ||
                  world_move_like(&g->play, &world, read, seed, &made);
        was[k] = !fits[k]                    ? 0
                 : move_equal(&made, &usual) ? its[k]
                                             : result_of(g, &world, &made, view->seat, seed);
        sums_add(&before, its[k]);
        if (fits[k])
            sums_add(&after, was[k]);
    }
    double mean = sums_mean(&after), share = after.n / before.n, variance;
    if (share < 0.5) { /* worlds that look as it does then are more than are left of these */
        struct grader after_it = *g;
        after_it.later = 1;
        if (!grade_value(&after_it, then, n | 1ull << 31, g->worlds, &mean, &variance))
            return false;
        *out = (struct grade){.before = sums_mean(&before),
                              .after = mean,
                              .best = mean,
                              .before_var = sums_variance(&before),
                              .gain_var = sums_variance(&before) + variance,
                              .move = *read,
                              .worlds = g->worlds,
                              .fit = (int)after.n};
        return true;
    }
    for (int k = 0; k < g->worlds; k++) /* a ratio of means: its error to the first order */
        sums_add(&step, (fits[k] ? (was[k] - mean) / share : 0) - its[k]);
    *out = (struct grade){.before = sums_mean(&before),
                          .after = mean,
                          .best = mean,
                          .before_var = sums_variance(&before),
                          .gain_var = sums_variance(&step),
                          .move = *read,
                          .worlds = g->worlds,
                          .fit = (int)after.n};
    return true;
}
