/* Small games are compiled and solved. Counts are derived here by hand, values are the published
 * ones, and a best response is compared with the best of all pure strategies, each played out by
 * the game itself. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ai/cfr.h"
#include "games/registry.h"

static int live; /* pieces of memory */

static void *resize(void *at, size_t size)
{
    if (!size) {
        live -= at != NULL;
        free(at);
        return NULL;
    }
    live += at == NULL;
    return realloc(at, size);
}

static const struct game *game_of(const char *name)
{
    for (int i = 0; i < games_count; i++)
        if (!strcmp(games_list[i]->name, name))
            return games_list[i];
    return NULL;
}

static void data_of(const struct game *g, struct data *out)
{
    struct complaint wrong;
    assert_true(data_open_default(g, NULL, out, &wrong));
}

static void compile(const char *name, bool apart, struct small *out)
{
    const struct game *g = game_of(name);
    struct small_wish wish = {.resize = resize, .apart = apart};
    struct data data;
    struct rules rules;
    data_of(g, &data);
    rules_default(g, &rules);
    assert_null(small_compile(g, &data, &rules, &wish, out));
}

static void is_near(double got, double want, double by)
{
    if (!(fabs(got - want) <= by))
        fail_msg("%.12f is not within %g of %.12f", got, by, want);
}

/* Kuhn: 6 deals of two cards among three; a root, 3 first cards, 6 deals. In each deal check and
 * bet make 9 histories ("", c, b, cc, cb, bf, bc, cbf, cbc), 5 of them ends, and after cc, bc, cbc
 * the cards are shown: 3 more. Each seat chooses at two of them with one of three cards. */
static void kuhn_counted(void **state)
{
    struct small s;
    compile("kuhn", false, &s);
    assert_int_equal(s.histories, 1 + 3 + 6 * 12);
    assert_int_equal(s.ends, 6 * 5);
    for (int i = 0; i < 2; i++) {
        assert_int_equal(s.seat[i].nodes, 2);
        assert_int_equal(s.seat[i].sets, 2 * 3);
        assert_int_equal(s.seat[i].blocks, 5);
    }
    assert_int_equal(s.pairs, 30);
    assert_int_equal(s.alike, 0); /* every card of Kuhn beats another one */
    small_free(&s);
    assert_int_equal(live, 0);
    (void)state;
}

/* Leduc: a round of at most two raises has 6 histories at which somebody chooses ("", c, r, cr, rr,
 * crr), 3 for each seat, 4 ends by folding and 5 that go on. 30 deals; each that goes on has 4
 * boards and a second round of 4 folds and 5 showdowns. */
static void leduc_counted(void **state)
{
    struct small s, apart;
    compile("leduc", false, &s);
    compile("leduc", true, &apart);
    assert_int_equal(s.ends, 30 * (4 + 5 * 4 * (4 + 5)));
    assert_int_equal(apart.ends, s.ends);
    for (int i = 0; i < 2; i++) {
        /* six cards: 3 + 5 x 6 boards x 3; of the board's card itself nobody has a hand */
        assert_int_equal(apart.seat[i].nodes, 3 + 5 * 6 * 3);
        assert_int_equal(apart.seat[i].sets, 3 * 6 + 5 * 6 * 3 * 5);
        /* three ranks */
        assert_int_equal(s.seat[i].nodes, 3 + 5 * 3 * 3);
        assert_int_equal(s.seat[i].sets, (3 + 5 * 3 * 3) * 3);
    }
    assert_int_equal(s.alike, 3); /* the second jack, queen and king */
    assert_int_equal(apart.alike, 0);
    small_free(&s);
    small_free(&apart);
    assert_int_equal(live, 0);
    (void)state;
}

static void solve(const char *name, bool apart, enum cfr_way way, int iterations,
                  struct solved *out)
{
    struct small s;
    struct cfr cfr;
    compile(name, apart, &s);
    assert_true(cfr_start(&cfr, &s, way));
    cfr_run(&cfr, (uint64_t)iterations);
    assert_true(cfr_judge(&cfr, out));
    cfr_free(&cfr);
    small_free(&s);
    assert_int_equal(live, 0);
}

/* The first seat of Kuhn loses 1/18 (Kuhn, 1950). An error of a plan is at most twice its
 * exploitability. */
static void kuhn_solved(void **state)
{
    static const double near[CFR_WAYS] = {1e-4, 1e-4, 1e-6, 1e-10};
    for (int way = 0; way < CFR_WAYS; way++) {
        struct solved got;
        solve("kuhn", false, (enum cfr_way)way, 4000, &got);
        assert_true(got.exploitability >= -1e-15 && got.exploitability <= near[way]);
        is_near(got.value, -1.0 / 18, 2 * near[way]);
    }
    (void)state;
}

/* That of Leduc loses 0.0856 (Southey et al., 2005, and every solver since). */
static void leduc_solved(void **state)
{
    static const double near[CFR_WAYS] = {1e-3, 1e-3, 1e-3, 1e-3};
    static const int within[CFR_WAYS] = {500, 500, 1000, 1000};
    struct solved got, apart;
    for (int way = 0; way < CFR_WAYS; way++) {
        solve("leduc", false, (enum cfr_way)way, within[way], &got);
        assert_true(got.exploitability >= 0 && got.exploitability <= near[way]);
        is_near(got.value, -0.0856, 2 * near[way]);
    }
    solve("leduc", false, CFR_PREDICTIVE_DISCOUNTED, 8000, &got);
    solve("leduc", true, CFR_PREDICTIVE_DISCOUNTED, 8000, &apart);
    is_near(got.value, -0.0856, 5e-5);
    is_near(got.value, apart.value, 2 * (got.exploitability + apart.exploitability));
    (void)state;
}

/* In every equilibrium of Kuhn the first seat bets a king three times as often as a jack, at most a
 * third of the time with the jack, and never a queen (Kuhn, 1950). */
static void kuhn_as_published(void **state)
{
    struct small s;
    struct cfr cfr;
    double plan[64];
    compile("kuhn", false, &s);
    assert_true(s.seat[0].size <= 64);
    assert_true(cfr_start(&cfr, &s, CFR_PREDICTIVE_DISCOUNTED));
    cfr_run(&cfr, 3000);
    cfr_average(&cfr, 0, plan);
    const struct small_node *n = &s.seat[0].node[0]; /* check, bet; jack, queen, king as dealt */
    const double *bet = plan + n->at + n->width;
    is_near(bet[2], 3 * bet[0], 1e-4);
    is_near(bet[1], 0, 1e-4);
    assert_true(bet[0] <= 1.0 / 3 + 1e-4);
    cfr_free(&cfr);
    small_free(&s);
    (void)state;
}

/* ---- Best responses, by trying every pure strategy of Kuhn ---- */

enum { KUHN_CARDS = 3, KUHN_SETS = 6 };
struct table {
    const struct game *game;
    const struct data *data;
    int seat;     /* plays the strategy; the other takes each choice as likely */
    int strategy; /* bit: the second choice, at 2 x card + which of its turns it is */
    int card[2], turns[2];
};

static double worth(const struct table *at, const struct state *st)
{
    uint32_t turn = at->game->turn(at->data, st);
    if (!turn) {
        int32_t got[SEATS_MAX];
        at->game->payoff(at->data, st, got);
        return got[at->seat];
    }
    int seat = __builtin_ctz(turn);
    struct options open = {0};
    at->game->options(at->data, st, seat, &open);
    uint64_t count = options_size(&open);
    double sum = 0;
    for (uint64_t k = 0; k < count; k++) {
        struct table next = *at;
        struct state after = *st;
        struct move m;
        options_nth(&open, k, &m);
        double part = 1.0 / (double)count;
        if (seat == at->seat) {
            /* its first choice and that after check, bet are two sets; the second seat's after
             * check and after bet are told apart by what is open */
            int which = seat ? !strcmp(at->game->verbs[m.verb].name, "call") ||
                                   !strcmp(at->game->verbs[m.verb].name, "fold")
                             : at->turns[0];
            part = (at->strategy >> (2 * at->card[seat] + which) & 1) == (int)k;
        }
        if (seat == SEAT_CHANCE && !strcmp(at->game->verbs[m.verb].name, "deal"))
            next.card[m.arg[0]] = m.arg[1];
        if (seat < 2)
            next.turns[seat]++;
        at->game->apply(at->data, &after, &m);
        sum += part ? part * worth(&next, &after) : 0;
    }
    return sum;
}

static void response_is_the_best(void **state)
{
    const struct game *g = game_of("kuhn");
    struct rules rules;
    struct data data;
    struct state first = {0};
    struct small s;
    struct cfr cfr;
    double uniform[64], gain[64];
    data_of(g, &data);
    rules_default(g, &rules);
    assert_null(g->init(&data, &rules, 2, &first));
    compile("kuhn", false, &s);
    assert_true(cfr_start(&cfr, &s, CFR_PLUS)); /* before the first iteration a plan is uniform */
    for (int seat = 0; seat < 2; seat++) {
        double best = -100;
        for (int strategy = 0; strategy < 1 << KUHN_SETS; strategy++) {
            struct table at = {.game = g, .data = &data, .seat = seat, .strategy = strategy};
            double got = worth(&at, &first);
            best = got > best ? got : best;
        }
        cfr_average(&cfr, 1 - seat, uniform);
        is_near(small_response(&s, seat, uniform, gain), best, 1e-12);
    }
    cfr_free(&cfr);
    small_free(&s);
    (void)state;
}

/* ---- What cannot be solved ---- */

static int pieces_left;
static void *resize_little(void *at, size_t size)
{
    if (size && !pieces_left--) {
        pieces_left = 0;
        return NULL;
    }
    return resize(at, size);
}

static void refused(void **state)
{
    struct small s;
    struct data data;
    struct rules rules;
    const struct game *g = game_of("leduc"), *many = game_of("bloodsport");
    data_of(g, &data);
    rules_default(g, &rules);
    struct small_wish few = {.resize = resize, .histories_max = 1000, .apart = true};
    assert_non_null(strstr(small_compile(g, &data, &rules, &few, &s), "too large"));
    few.apart = false;
    assert_non_null(strstr(small_compile(g, &data, &rules, &few, &s), "too large"));
    assert_non_null(strstr(small_compile(many, NULL, NULL, &few, &s), "a game of two"));
    assert_int_equal(live, 0);
    /* wherever memory ends, it is said and all of it given back */
    bool said = true;
    g = game_of("kuhn");
    data_of(g, &data);
    for (int n = 0; said; n++) {
        struct small_wish little = {.resize = resize_little};
        pieces_left = n;
        const char *why = small_compile(g, &data, &rules, &little, &s);
        said = why != NULL;
        if (said) {
            assert_non_null(strstr(why, "memory"));
            assert_int_equal(live, 0);
        } else {
            assert_true(n > 10);
            small_free(&s);
        }
    }
    (void)state;
}

static void choose_random(const struct data *d, const struct view *view,
                          const struct options *open, struct rng *rng, struct move *out)
{
    (void)d, (void)view;
    options_nth(open, rng_below(rng, options_size(open)), out);
}

/* What the bots of the small games give up. Seats that bet, call and check as often as not, by hand
 * in Kuhn: against that in seat 1, seat 0 always bets, and gets (1.5 + 0.5 - 0.5)/3 with king,
 * queen and jack; in seat 0, seat 1 gets 1.75, 0.25 and -0.75. The value is -1/18. In Leduc such
 * seats were answered by a program with rules of its own: 2.0875 for seat 0, 2.6597222 for 1. */
static void bots_give_up(void **state)
{
    static const struct policy random_bot = {"random", NULL, choose_random};
    static const struct { const char *game; double random[2], drawn; } rows[] = {
        {"kuhn", {1.25 / 3 - 1.0 / 18, 1.5 / 3 + 1.0 / 18}, 0.01},
        {"leduc", {2.6597222 - 0.0856064, 2.0875 + 0.0856064}, 0.03},
    };
    for (unsigned r = 0; r < sizeof rows / sizeof *rows; r++) {
        const struct game *g = game_of(rows[r].game);
        struct small s;
        struct data data;
        struct rules rules;
        double value = r ? -0.0856064 : -1.0 / 18, lost[2];
        data_of(g, &data);
        rules_default(g, &rules);
        compile(rows[r].game, false, &s);
        assert_string_equal(g->policies[0].name, "perfect");
        struct bot_asked asked = {.game = g, .bot = &g->policies[0], .times = 10000};
        assert_true(bot_loses(&data, &rules, &s, &asked, lost));
        is_near(lost[0] + value, 0, rows[r].drawn / 2);
        is_near(lost[1] - value, 0, rows[r].drawn / 2);
        asked.bot = &random_bot;
        assert_true(bot_loses(&data, &rules, &s, &asked, lost));
        is_near(lost[0] + value, rows[r].random[0], rows[r].drawn);
        is_near(lost[1] - value, rows[r].random[1], rows[r].drawn);
        small_free(&s);
        assert_int_equal(live, 0);
    }
    (void)state;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(kuhn_counted),      cmocka_unit_test(leduc_counted),
        cmocka_unit_test(kuhn_solved),       cmocka_unit_test(leduc_solved),
        cmocka_unit_test(kuhn_as_published), cmocka_unit_test(response_is_the_best),
        cmocka_unit_test(refused),           cmocka_unit_test(bots_give_up),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
