/* Bots that try their moves. In Kuhn with `random` on both seats a king that bets gets 1.5 and one
 * that checks 0.75, a jack that bets -0.5 and one that checks -1.25 (grade_test.c has why); who
 * faces a bet with a king gets 2 from a call and -1 from a fold, with a jack -2 and -1, whatever
 * the other holds. So a search bets both, calls with the king and folds the jack, though the bot
 * that it begins with does the opposite. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <string.h>

#include "ai/race.h"
#include "ai/search.h"
#include "games/registry.h"
#include "table/bot.h"
#include "table/native/pack.h"

static const struct game *game_of(const char *name)
{
    for (int i = 0; i < games_count; i++)
        if (!strcmp(games_list[i]->name, name))
            return games_list[i];
    return NULL;
}

static void choose_first(const struct data *d, const struct view *v, const struct options *o,
                         struct rng *rng, struct move *out)
{
    (void)d, (void)v, (void)rng;
    options_nth(o, 0, out);
}

static void choose_last(const struct data *d, const struct view *v, const struct options *o,
                        struct rng *rng, struct move *out)
{
    (void)d, (void)v, (void)rng;
    options_nth(o, options_size(o) - 1, out);
}

static const struct policy first_bot = {"first", "", choose_first},
                           last_bot = {"last", "", choose_last};

/* ---- Races ---- */

/* A move is worth its first argument, but for luck that is the same for all in one trial; move 9
 * has luck of its own, of mean 0.2 and far larger. */
static double worth(void *arg, const struct move *move, uint64_t seed)
{
    int *tried = arg;
    tried[move->arg[0]]++;
    double luck = (double)(seed % 101);
    return luck + (move->arg[0] == 9 ? (seed % 2 ? 10 : -9.6) : move->arg[0]);
}

static void race_start(struct race *race, void *tried, const int *moves, int count)
{
    *race = (struct race){.worth = worth, .arg = tried, .errors = 1};
    for (int i = 0; i < count; i++) {
        const struct move move = {.arg = {moves[i]}};
        assert_true(race_add(race, &move));
        assert_false(race_add(race, &move));
    }
}

static void test_race(void **state)
{
    (void)state;
    static const int moves[] = {3, 1, 5, 4, 2};
    struct race race;
    int tried[10] = {0};
    race_start(&race, tried, moves, 5);
    assert_int_equal(race_best(&race), 0); /* nothing is known yet */
    for (uint64_t seed = 0; seed < 4; seed++)
        assert_true(race_try(&race, seed));
    race_drop(&race); /* of five, three are left: the first, 5 and 4 */
    for (uint64_t seed = 4; seed < 6; seed++)
        assert_true(race_try(&race, seed));
    race_drop(&race); /* two */
    assert_true(race_try(&race, 6));
    assert_int_equal(race.at[race_best(&race)].move.arg[0], 5);
    static const int times[10] = {0, 4, 4, 7, 6, 7};
    assert_memory_equal(tried, times, sizeof times);
}

static void test_race_doubt(void **state)
{
    (void)state;
    static const int moves[] = {0, 9};
    struct race race;
    int tried[10] = {0};
    race_start(&race, tried, moves, 2);
    /* A lead of 0.2 on average, give or take 9.8: 0.2 is more than 9.8 / sqrt(n) after 2401. */
    for (uint64_t seed = 0; seed < 100; seed++)
        race_try(&race, seed);
    assert_int_equal(race_best(&race), 0);
    for (uint64_t seed = 100; seed < 3000; seed++)
        race_try(&race, seed);
    assert_int_equal(race_best(&race), 1);
    race.errors = 2; /* 9604 would do */
    assert_int_equal(race_best(&race), 0);
    /* A trial won by 10, and three drawn: 2.5 is more than an error of 4.33 / 2. With one imagined
     * that it lost by as much it leads by nothing. */
    race.errors = 1;
    race.at[1] = (struct runner){.left = true, .n = 4, .lead = 10, .squares = 100, .most = 10};
    assert_int_equal(race_best(&race), 1);
    race.doubt = 1;
    assert_int_equal(race_best(&race), 0);
}

static bool never(void *arg)
{
    (void)arg;
    return false;
}

static void test_race_stopped(void **state)
{
    (void)state;
    static const int moves[] = {0, 1};
    struct race race;
    int tried[10] = {0};
    race_start(&race, tried, moves, 2);
    race.more = never;
    assert_false(race_try(&race, 1));
    assert_int_equal(tried[0] + tried[1], 0);
    assert_int_equal(race_best(&race), 0);
}

/* ---- A search ---- */

struct kuhn {
    const struct game *g;
    struct data data;
    struct state s;
};

static void play(struct kuhn *k, int seat, const char *verb, int a, int b)
{
    struct move move = {.seat = (uint8_t)seat, .arg = {a, b}};
    while (strcmp(k->g->verbs[move.verb].name, verb) != 0)
        move.verb++;
    assert_null(game_play(k->g, &k->data, &k->s, &move));
}

/* Seat 0 or 1 has `card` of jack, queen, king, the other the queen. */
static void kuhn_deal(struct kuhn *k, int card, bool facing_bet)
{
    struct complaint wrong;
    struct rules rules;
    k->g = game_of("kuhn");
    assert_true(data_open_default(k->g, NULL, &k->data, &wrong));
    rules_default(k->g, &rules);
    assert_null(k->g->init(&k->data, &rules, 2, &k->s));
    play(k, SEAT_CHANCE, "deal", 0, facing_bet ? 1 : card);
    play(k, SEAT_CHANCE, "deal", 1, facing_bet ? card : 1);
    if (facing_bet)
        play(k, 0, "bet", 0, 0);
}

static bool counted(void *arg)
{
    return (*(int *)arg)-- > 0;
}

static const char *found(const struct kuhn *k, int seat, const struct policy *bot,
                         uint64_t playouts, int asks, uint64_t *used)
{
    struct search search = {.play = {k->g, &k->data, bot_find(k->g, "random")},
                            .bot = {bot},
                            .bots = 1,
                            .playouts = playouts,
                            .more = asks ? counted : NULL,
                            .arg = &asks};
    struct options options;
    struct view view;
    struct move move;
    struct rng rng;
    rng_seed(&rng, 7, 0);
    redact(k->g, &k->s, seat, &view);
    options_clear(&options);
    k->g->options(&k->data, &view.state, seat, &options);
    *used = search_choose(&search, &view, &options, &rng, &move);
    assert_int_equal(move.seat, seat);
    assert_true(options_allow(&options, &move));
    return k->g->verbs[move.verb].name;
}

static void test_search(void **state)
{
    (void)state;
    static const struct {
        int card;
        bool facing_bet;
        const char *best;
    } cases[] = {{2, false, "bet"}, {0, false, "bet"}, {2, true, "call"}, {0, true, "fold"}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct kuhn k;
        uint64_t used;
        kuhn_deal(&k, cases[i].card, cases[i].facing_bet);
        for (int b = 0; b < 2; b++) {
            const struct policy *bot = b ? &first_bot : &last_bot;
            assert_string_equal(found(&k, cases[i].facing_bet, bot, 2000, 0, &used), cases[i].best);
            assert_int_equal(used, 2000);
        }
    }
}

/* Stopped at any time: what it has by then; nothing tried is what the bot does. */
static void test_stopped(void **state)
{
    (void)state;
    struct kuhn k;
    uint64_t used;
    kuhn_deal(&k, 2, true);
    const char *first = found(&k, 1, &first_bot, 1, 0, &used);
    assert_int_equal(used, 1);
    assert_string_not_equal(first, found(&k, 1, &last_bot, 1, 0, &used));
    for (int asks = 1; asks < 40; asks++) {
        found(&k, 1, &first_bot, 0, asks, &used);
        assert_int_equal(used, asks);
    }
    assert_string_equal(found(&k, 1, &first_bot, 0, 500, &used), "call");
    assert_string_equal(found(&k, 1, &last_bot, 0, 500, &used), "call");
}

/* Each game: a match in which one seat searches. Every move is open (search_choose's caller would
 * stop else), and where nobody can get anything nothing is tried. */
static void match(const char *name, int seats, uint64_t moves)
{
    static struct pack_data pack;
    const struct game *g = game_of(name);
    char reason[256];
    struct text why = text_over(reason, sizeof reason);
    assert_int_equal(pack_open(&pack, g, NULL, &why), 0);
    struct playout play = {g, &pack.data, bot_find(g, "careful")};
    struct search search = {.play = play, .bot = {play.bot}, .bots = 1, .playouts = 3};
    struct rules rules;
    struct state s;
    int seat;
    uint64_t tried[SEATS_MAX] = {0};
    rules_default(g, &rules);
    assert_null(g->init(&pack.data, &rules, seats, &s));
    for (uint64_t n = 0; n < moves && (seat = playout_next(&play, &s)) >= 0; n++) {
        struct options options;
        struct view view;
        struct move move;
        struct rng rng;
        rng_seed(&rng, 3, n);
        redact(g, &s, seat, &view);
        options_clear(&options);
        g->options(&pack.data, seat == SEAT_CHANCE ? &s : &view.state, seat, &options);
        if (seat == SEAT_CHANCE) {
            options_draw(&options, &rng, &move);
        } else {
            struct move again;
            struct rng same = rng;
            tried[seat] += search_choose(&search, &view, &options, &rng, &move);
            search_choose(&search, &view, &options, &same, &again);
            assert_true(move_equal(&move, &again));
            assert_memory_equal(&rng, &same, sizeof rng);
        }
        const char *no = game_play(g, &pack.data, &s, &move);
        assert_null(no);
    }
    for (seat = 0; seat < seats; seat++)
        assert_true(game_stake(g, seat) ? tried[seat] > 0 : !tried[seat]);
    pack_close(&pack);
}

static void test_matches(void **state)
{
    (void)state;
    match("bloodsport", 2, 150);
    match("gamblers-heart", 2, 120);
    match("texarkana", 2, 60);
    match("twenty-one", 2, 60);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_race),    cmocka_unit_test(test_race_doubt),
        cmocka_unit_test(test_race_stopped), cmocka_unit_test(test_search),
        cmocka_unit_test(test_stopped), cmocka_unit_test(test_matches),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
