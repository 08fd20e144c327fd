/* What bots think with gives nothing away. For each phase of each game it is counted how often a
 * world that was drawn for a view is the true one. Where all n worlds that fit are equally
 * likely, that has the chance 1/n, whatever the truth is; and so have two draws of being the
 * same world. n need not be known: both are counted, and may not differ. The count is of
 * matches, for the views of one match share their secrets. That a leak would be seen is tried
 * with one. Then every bot of every game, and the search that tries its moves, is asked on the
 * true view, and on that of a world in which all that is hidden from it is another: with the
 * same luck it answers the same. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/search.h"
#include "games/registry.h"
#include "table/bot.h"
#include "table/native/pack.h"

enum {
    MATCHES = 48,
    WORLDS = 6,
    PAIRS = WORLDS * (WORLDS - 1) / 2,
    PHASES = 256,
    ONE_IN = 4,        /* of the moments of a match are looked at */
    MOMENTS_MAX = 400, /* of a match that are played */
    BOTS_MAX = 16,
    SEARCH_ONE_IN = 8, /* of the views that bots are asked on */
    SEARCH_PLAYOUTS = 6
};
static const double FAR =
    4.5; /* standard deviations; where all matches agree it is sqrt(MATCHES) */

struct phase_count {
    long views, hits, pairs; /* draws that are the truth; pairs of draws that are the same */
    double match;            /* share of hits less share of pairs, of this match */
    long match_views;
    double sum, squares; /* of the means of matches */
};

struct trial {
    const struct game *g;
    struct pack_data pack;
    struct phase_count phase[PHASES];
    long asked, searched, differ; /* bots; searches; worlds that were not the truth */
    bool leaks;         /* every other draw is the truth, to see that it is found */
    struct rng rng;
};

static void count_worlds(struct trial *t, const struct state *truth, const struct view *view)
{
    static struct state world[WORLDS];
    struct phase_count *p = &t->phase[t->g->phase(&t->pack.data, truth)];
    int hits = 0, pairs = 0;
    for (int i = 0; i < WORLDS; i++) {
        assert_true(resample(t->g, &t->pack.data, view, &t->rng, &world[i]));
        if (t->leaks && i & 1)
            state_copy(t->g, &world[i], truth);
        hits += state_equal(t->g, &world[i], truth);
        for (int j = 0; j < i; j++)
            pairs += state_equal(t->g, &world[i], &world[j]);
    }
    p->views++;
    p->match_views++;
    p->hits += hits;
    p->pairs += pairs;
    p->match += (double)hits / WORLDS - (double)pairs / PAIRS;
    t->differ += WORLDS - hits;
}

static void same_search(struct trial *t, const struct view *view, const struct options *here,
                        const struct view *other, const struct options *there)
{
    const struct policy *bot = bot_find(t->g, "random");
    struct search search = {.play = {t->g, &t->pack.data, bot},
                            .bot = {bot},
                            .bots = 1,
                            .playouts = SEARCH_PLAYOUTS};
    struct rng one, two;
    struct move a, b;
    rng_seed(&one, rng_next(&t->rng), 0);
    two = one;
    uint64_t used = search_choose(&search, view, here, &one, &a);
    assert_int_equal(used, search_choose(&search, other, there, &two, &b));
    assert_true(move_equal(&a, &b));
    assert_memory_equal(&one, &two, sizeof one);
    t->searched += used > 0;
}

/* Every bot, on the view of the truth and of another world, in which even what no view holds is
 * other bytes. */
static void ask_bots(struct trial *t, const struct view *view)
{
    const char *names[BOTS_MAX];
    int bots = bot_names(t->g, names, BOTS_MAX);
    struct options here, there;
    struct state world;
    struct view other;
    assert_true(resample(t->g, &t->pack.data, view, &t->rng, &world));
    memset(&other, 0xa5, sizeof other);
    redact(t->g, &world, view->seat, &other);
    options_clear(&here);
    options_clear(&there);
    t->g->options(&t->pack.data, &view->state, view->seat, &here);
    t->g->options(&t->pack.data, &other.state, view->seat, &there);
    for (int i = 0; i < bots; i++) {
        const struct policy *bot = bot_find(t->g, names[i]);
        struct rng one, two;
        struct move a = {0}, b = {0};
        rng_seed(&one, rng_next(&t->rng), (uint64_t)i);
        two = one;
        bot->choose(&t->pack.data, view, &here, &one, &a);
        bot->choose(&t->pack.data, &other, &there, &two, &b);
        a.seat = b.seat = view->seat;
        assert_true(move_equal(&a, &b));
        assert_memory_equal(&one, &two, sizeof one);
        t->asked++;
    }
    if (!rng_below(&t->rng, SEARCH_ONE_IN))
        same_search(t, view, &here, &other, &there);
}

static void look(struct trial *t, const struct state *s, int seats, int mover)
{
    struct view view;
    for (int seat = 0; seat < seats; seat++) {
        redact(t->g, s, seat, &view);
        if (view_hides(t->g, &view))
            count_worlds(t, s, &view);
        if (seat == mover && !t->leaks)
            ask_bots(t, &view);
    }
}

static void play(struct trial *t, int seats, uint64_t match)
{
    static const char *const bots[] = {"random", "careful"};
    struct playout playout = {t->g, &t->pack.data, bot_find(t->g, bots[match & 1])};
    struct rules rules;
    struct options options;
    struct move move;
    struct state s;
    int seat;
    rules_default(t->g, &rules);
    assert_null(t->g->init(&t->pack.data, &rules, seats, &s));
    for (int n = 0; n < MOMENTS_MAX && (seat = playout_next(&playout, &s)) >= 0; n++) {
        if (seat == SEAT_CHANCE) {
            options_clear(&options);
            t->g->options(&t->pack.data, &s, seat, &options);
            options_draw(&options, &t->rng, &move);
        } else {
            if (!rng_below(&t->rng, ONE_IN))
                look(t, &s, seats, seat);
            playout_choose(&playout, &s, seat, match, (uint64_t)n, &move);
        }
        t->g->apply(&t->pack.data, &s, &move);
    }
    for (int p = 0; p < PHASES; p++) {
        struct phase_count *c = &t->phase[p];
        double mean = c->match_views ? c->match / (double)c->match_views : 0;
        c->sum += mean;
        c->squares += mean * mean;
        c->match = 0;
        c->match_views = 0;
    }
}

/* The furthest that a phase is from what is expected, in standard deviations. */
static double furthest(const struct trial *t, bool print)
{
    double most = 0;
    for (int p = 0; p < t->g->phase_count; p++) {
        const struct phase_count *c = &t->phase[p];
        double off = c->squares > 0 ? c->sum / sqrt(c->squares) : 0;
        if (print && c->views)
            printf("  %s, %s: %ld views, true %.5f, expected %.5f (%+.1f)\n", t->g->name,
                   t->g->phases[p].name, c->views, (double)c->hits / (double)(c->views * WORLDS),
                   (double)c->pairs / (double)(c->views * PAIRS), off);
        most = fmax(most, fabs(off));
    }
    return most;
}

static void try_game(const char *name, int seats, bool secrets)
{
    static struct trial t;
    char reason[256];
    struct text why = text_over(reason, sizeof reason);
    for (int leaks = 0; leaks < 1 + secrets; leaks++) {
        memset(&t, 0, sizeof t);
        for (int i = 0; i < games_count; i++)
            if (!strcmp(games_list[i]->name, name))
                t.g = games_list[i];
        assert_non_null(t.g);
        assert_int_equal(pack_open(&t.pack, t.g, NULL, &why), 0);
        t.leaks = leaks;
        rng_seed(&t.rng, 11, (uint64_t)leaks);
        for (uint64_t match = 0; match < MATCHES; match++)
            play(&t, seats, match);
        double far = furthest(&t, !leaks);
        printf("%s%s: %ld bots asked, %ld searches, %ld other worlds, furthest %.1f\n", name,
               leaks ? ", with a leak" : "", t.asked, t.searched, t.differ, far);
        assert_true(leaks ? far > FAR : far < FAR);
        assert_true(leaks || (t.asked > MATCHES && t.searched > 0));
        assert_true((t.differ > 0) == secrets);
        pack_close(&t.pack);
    }
}

static void test_bloodsport(void **state)
{
    (void)state, try_game("bloodsport", 2, true);
}
static void test_gamblers_heart(void **state)
{
    (void)state, try_game("gamblers-heart", 3, true);
}
static void test_texarkana(void **state)
{
    (void)state, try_game("texarkana", 3, true);
}
static void test_twenty_one(void **state)
{
    (void)state, try_game("twenty-one", 2, false);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_bloodsport),
        cmocka_unit_test(test_gamblers_heart),
        cmocka_unit_test(test_texarkana),
        cmocka_unit_test(test_twenty_one),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
