/* Grades of single decisions against values derived by hand, and playouts against a table of bots.
 * In Kuhn with `random` on both seats each choice is even. A king that bets gets 1 from a fold and
 * 2 from a call: 1.5. A king that checks gets 1 from a check; after a bet it folds (-1) or calls
 * (2): 0.5; together 0.75. So before the choice it is 1.125, and a check loses 0.75 against a bet.
 * A jack that bets gets 1 or -2: -0.5; that checks -1, or after a bet -1 or -2, -1.5: together
 * -1.25. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ai/grade.h"
#include "games/registry.h"
#include "table/bot.h"
#include "table/native/pack.h"

enum { WORLDS = 1024, SPAN = 4 };

static const struct game *game_of(const char *name)
{
    for (int i = 0; i < games_count; i++)
        if (!strcmp(games_list[i]->name, name))
            return games_list[i];
    return NULL;
}

/* Kuhn where the seats have these cards of jack, queen, king. */
static void dealt(const struct game *g, const struct data *d, int first, int second,
                  struct state *s)
{
    struct rules rules;
    rules_default(g, &rules);
    assert_null(g->init(d, &rules, 2, s));
    for (int seat = 0; seat < 2; seat++) {
        struct move move = {.seat = SEAT_CHANCE, .arg = {seat, seat ? second : first}};
        while (strcmp(g->verbs[move.verb].name, "deal") != 0)
            move.verb++;
        assert_null(game_play(g, d, s, &move));
    }
}

/* The move of seat 0 with this verb. */
static struct move opening(const struct game *g, const struct data *d, const struct state *s,
                           const char *verb)
{
    struct options o;
    struct move move;
    options_clear(&o);
    g->options(d, s, 0, &o);
    for (uint64_t k = 0; k < options_size(&o); k++) {
        options_nth(&o, k, &move);
        if (!strcmp(g->verbs[move.verb].name, verb))
            return move;
    }
    fail_msg("no %s", verb);
    return move;
}

static void grader_make(struct grader *grader, const struct game *g, struct data *data)
{
    struct complaint wrong;
    assert_true(data_open_default(g, NULL, data, &wrong));
    *grader = (struct grader){.play = {g, data, bot_find(g, "random")},
                              .seed = 5,
                              .worlds = WORLDS,
                              .first = 64,
                              .moves = 4};
}

/* Four standard errors of a mean of results that span SPAN points. */
static double far(double variance)
{
    return 4 * sqrt(variance) + SPAN * 1e-9;
}

static void kuhn_case(int card, const char *verb, double before, double after, double best)
{
    const struct game *g = game_of("kuhn");
    struct grader grader;
    struct data data;
    struct state s;
    struct view view;
    struct grade grade, again;
    grader_make(&grader, g, &data);
    dealt(g, &data, card, 1, &s);
    struct move move = opening(g, &data, &s, verb);
    redact(g, &s, 0, &view);
    assert_true(grade_own(&grader, &view, &move, 1, &grade));
    assert_true(fabs(grade.before - before) < far(grade.before_var));
    assert_true(fabs(grade.after - grade.before - (after - before)) < far(grade.gain_var));
    assert_true(fabs(grade.best - grade.after - (best - after)) < far(grade.loss_var));
    assert_true(grade.before_var > 0 && grade.before_var < SPAN * SPAN / (double)WORLDS);
    assert_true(grade.better == (best > after) && grade.moves == 2 && grade.worlds == WORLDS);
    assert_true(grade_own(&grader, &view, &move, 1, &again));
    assert_true(move_equal(&again.move, &grade.move));
    assert_true(again.before == grade.before && again.best == grade.best);
    grader.seed = 6;
    assert_true(grade_own(&grader, &view, &move, 1, &again));
    assert_true(again.before != grade.before);
}

static void test_own(void **state)
{
    (void)state;
    kuhn_case(2, "check", 1.125, 0.75, 1.5);
    kuhn_case(2, "bet", 1.125, 1.5, 1.5);
    kuhn_case(0, "check", -0.875, -1.25, -0.5);
    kuhn_case(0, "bet", -0.875, -0.5, -0.5);
}

/* Seat 1 has the queen, and seat 0 checks, with the jack or the king. After a check seat 1 gets, by
 * a check, 1 from a jack or -1 from a king: 0; by a bet 1 if that folds, else 2 or -2: 1.5 and
 * -0.5, together 0.5. So a check leaves it 0.25. After a bet it folds, -1, or calls, 2 or -2: -0.5.
 * Before either that is -0.125, and what seat 0 really holds changes nothing. */
static void test_other(void **state)
{
    (void)state;
    const struct game *g = game_of("kuhn");
    struct grader grader;
    struct data data;
    struct grade grade[2];
    grader_make(&grader, g, &data);
    for (int king = 0; king < 2; king++) {
        struct state s;
        struct view view, then;
        dealt(g, &data, king ? 2 : 0, 1, &s);
        struct move move = opening(g, &data, &s, "check");
        redact(g, &s, 1, &view);
        g->apply(&data, &s, &move);
        redact(g, &s, 1, &then);
        assert_true(grade_other(&grader, &view, &move, &then, 1, &grade[king]));
        assert_true(fabs(grade[king].before + 0.125) < far(grade[king].before_var));
        assert_true(fabs(grade[king].after - grade[king].before - 0.375) <
                    far(grade[king].gain_var));
    }
    assert_true(grade[0].before == grade[1].before && grade[0].after == grade[1].after);
}

/* Of every game: a playout asks whom a table of bots alone would ask. */
static void test_order(void **state)
{
    (void)state;
    static struct pack_data pack;
    for (int i = 0; i < games_count; i++) {
        const struct game *g = games_list[i];
        char reason[REASON_BYTES];
        struct text why = text_over(reason, sizeof reason);
        struct rules rules;
        struct match match;
        struct rng rng;
        int seat, seats = g->seats_max < 3 ? g->seats_max : 3;
        assert_int_equal(pack_open(&pack, g, NULL, &why), 0);
        rules_default(g, &rules);
        struct entry *entry = malloc(match_capacity(g) * sizeof *entry);
        assert_true(
            match_start(&match, g, &pack.data, &rules, seats, entry, match_capacity(g), &why));
        struct playout play = {g, &pack.data, bot_find(g, "random")};
        rng_seed(&rng, 3, (uint64_t)i);
        while ((seat = match_next(&match, UINT16_MAX)) >= 0) {
            struct options options;
            struct move move;
            assert_int_equal(playout_next(&play, &match.state), seat);
            options_clear(&options);
            g->options(&pack.data, &match.state, seat, &options);
            options_draw(&options, &rng, &move);
            g->apply(&pack.data, &match.state, &move);
        }
        assert_int_equal(playout_next(&play, &match.state), -1);
        free(entry);
        pack_close(&pack);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_own),
        cmocka_unit_test(test_other),
        cmocka_unit_test(test_order),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
