/* The move that is ready: what Enter alone makes, and what the scenario has. What is always true:
 * where another may be far better, none is. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "tests/texarkana/table.h"

static struct table x;

static int flags_of(int seat, int verb)
{
    struct options o;
    options_clear(&o);
    x.g->options(&x.pack.data, &x.st, seat, &o);
    for (uint32_t i = 0; i < o.count; i++)
        if (o.at[i].verb == verb)
            return o.at[i].flags;
    fail_msg("%s is not open", x.g->verbs[verb].name);
    return 0;
}

/* TX-D1: who plays a trump may trump or stand. Either may be by far the worse, so Enter alone takes
 * neither. */
static void enter_takes_no_side(void **state)
{
    (void)state;
    table_trump(&x);
    assert_int_equal(flags_of(1, DO_TRUMP), 0);
    assert_int_equal(flags_of(1, DO_STAND), 0);
}

/* With goals open the Dealer may close the scene on who waits: Enter alone does not wait. With none
 * it does. */
static void enter_gives_no_scene_away(void **state)
{
    (void)state;
    table_begin(&x, 3, STORY_FIRST, 3);
    table_run(&x, 1, PHASE_FREE);
    PLAY(&x, DEALER, DO_SCENE, 0);
    assert_int_equal(flags_of(1, DO_WAIT), 0);
    for (int goal = 0; goal < GOALS_MAX; goal++)
        if (look_at(&x.st)->goal[goal] == GOAL_OPEN)
            PLAY(&x, DEALER, DO_JUDGE, goal, GOAL_WON);
    assert_int_equal(flags_of(1, DO_WAIT), OPTION_SAFE);
    table_scene(&x);
    assert_int_equal(flags_of(1, DO_WAIT), OPTION_SAFE);
}

static bool usual(int seat, struct move *out)
{
    struct view view;
    redact(x.g, &x.st, seat, &view);
    return x.g->words->usual(&x.pack.data, &view, out);
}

/* As the scenario has it: the next scene, the stakes, the DV, what a failure costs; the Dealer's
 * alone. */
static void as_the_scenario_has_it(void **state)
{
    struct move m;
    (void)state;
    table_begin(&x, 3, STORY_FIRST, 3);
    table_run(&x, 1, PHASE_FREE);
    assert_true(usual(DEALER, &m));
    assert_int_equal(m.verb, DO_SCENE);
    assert_int_equal(m.arg[0], 0);
    PLAY(&x, DEALER, DO_SCENE, 0);
    assert_false(usual(DEALER, &m)); /* who closes a scene gives goals away */
    const struct goal *g = tx_goal_of(x.pack.block, look_at(&x.st), 0);
    const struct way *w = &g->way[0];
    PLAY(&x, 1, DO_ATTEMPT, 0, w->field);
    assert_false(usual(1, &m));
    assert_true(usual(DEALER, &m));
    assert_int_equal(m.verb, DO_DECLARE);
    assert_int_equal(m.arg[0], w->field);
    assert_int_equal(m.arg[1], w->opposition);
    assert_int_equal(m.arg[2], w->against);
    assert_int_equal(m.arg[3], w->marks);
    assert_null(game_play(x.g, &x.pack.data, &x.st, &m));
    assert_true(usual(DEALER, &m));
    assert_int_equal(m.verb, DO_DIFFICULTY);
    assert_int_equal(
        m.arg[0],
        w->against == CAST_NONE
            ? w->difficulty
            : pack_of(&x.pack.data)->npc[look_at(&x.st)->cast[w->against]].rating[w->opposition]);
    assert_int_equal(m.arg[1], 0);
    /* a goal has said where the story goes: once both players have let the rest go, the scene is
     * closed */
    table_begin(&x, 3, STORY_FIRST, 3);
    table_run(&x, 1, PHASE_FREE);
    PLAY(&x, DEALER, DO_SCENE, 0);
    assert_true(g->success_to != NONE);
    PLAY(&x, DEALER, DO_JUDGE, 0, GOAL_WON);
    assert_false(usual(DEALER, &m));
    PLAY(&x, 1, DO_WAIT, 0);
    assert_false(usual(DEALER, &m));
    PLAY(&x, 2, DO_WAIT, 0);
    assert_true(usual(DEALER, &m));
    assert_int_equal(m.verb, DO_CLOSE_SCENE);
    table_scene(&x);
    PLAY(&x, 1, DO_ATTEMPT, GOAL_NONE, SUIT_CLUBS);
    assert_false(usual(DEALER, &m));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(enter_takes_no_side),
        cmocka_unit_test(enter_gives_no_scene_away),
        cmocka_unit_test(as_the_scenario_has_it),
    };
    table_open(&x);
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    pack_close(&x.pack);
    return failed;
}
