/* Who is asked next, of people and bots. The game is tests/table/parley.h. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "tests/table/parley.h"
#include "tests/table/world.h"

static struct world w;

static int start(void **arg)
{
    (void)arg;
    world_open(&w, &parley_game, 0, 1);
    return 0;
}

static int end(void **arg)
{
    (void)arg;
    world_close(&w);
    return 0;
}

static void test_next(void **arg)
{
    (void)arg;
    assert_int_equal(match_next(&w.match, 0), 0);
    assert_int_equal(match_next(&w.match, 1), 1);     /* people before bots */
    assert_int_equal(match_next(&w.match, 1 | 2), 2);
    assert_int_equal(match_next(&w.match, 7), 1);     /* a master's bot last */
    assert_int_equal(match_next_without(&w.match, 1, 0), 1);
    /* whoever else is there */
    assert_int_equal(match_next_without(&w.match, 1, 1 << 1), 2);
    assert_int_equal(match_next_without(&w.match, 1, 1 << 1 | 1 << 2), 0);  /* then bots */
    /* and of them a master's last */
    assert_int_equal(match_next_without(&w.match, 1 | 1 << 2, 1 << 1), 2);
    assert_int_equal(match_next_without(&w.match, 0, 7), 0);                /* nobody is there */
    world_play(&w, "1 pass");
    assert_int_equal(match_next(&w.match, 7), 2);
    world_play(&w, "2 pass");
    assert_int_equal(match_next(&w.match, 7), 0);
    world_play(&w, "0 close no");
    assert_int_equal(match_next(&w.match, 7), SEAT_CHANCE);
    world_play(&w, "chance done");
    assert_int_equal(match_next(&w.match, 7), -1);
    struct game equals = parley_game; /* without a master the lowest bot is first */
    equals.master = false;
    struct match other = w.match;
    other.game = &equals;
    match_state_at(&other, 0, &other.state);
    assert_int_equal(match_next(&other, 7), 0);
}

static int last_took;
static uint32_t times_taken;

static int took(const struct data *d, const struct state *s, uint32_t *times)
{
    (void)d, (void)s;
    *times = times_taken;
    return last_took;
}

static int next_after(const struct match *match, int last, uint32_t times, uint32_t bots)
{
    last_took = last;
    times_taken = times;
    return match_next(match, bots);
}

/* Where it counts who took the floor: a bot follows a person, each in its turn, and bots take it
 * clockwise. */
static void test_follows(void **arg)
{
    (void)arg;
    struct game counts = parley_game;
    counts.took = took;
    struct match other = w.match;
    other.game = &counts;
    assert_int_equal(next_after(&other, -1, 1, 1 | 4), 1);
    assert_int_equal(next_after(&other, 1, 1, 1 | 4), 2);
    assert_int_equal(next_after(&other, 2, 1, 1 | 4), 1); /* what a bot did people follow */
    assert_int_equal(next_after(&other, 1, 0, 1 | 4), 1); /* and they begin */
    assert_int_equal(next_after(&other, 1, 1, 1), 1);     /* a master's bot follows nobody */
    assert_int_equal(next_after(&other, 0, 1, 2 | 4), 1);
    assert_int_equal(next_after(&other, 0, 2, 2 | 4), 2);
    assert_int_equal(next_after(&other, 0, 3, 2 | 4), 2);
    assert_int_equal(next_after(&other, 0, 4, 2 | 4), 1);
    assert_int_equal(next_after(&other, -1, 1, 7), 1); /* all bots: the next, the master last */
    assert_int_equal(next_after(&other, 1, 1, 7), 2);
    assert_int_equal(next_after(&other, 2, 1, 7), 1);
    world_play(&w, "1 pass");
    other = w.match;
    other.game = &counts;
    assert_int_equal(next_after(&other, 2, 1, 1 | 4), 2); /* nobody else is left */
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, start, end)

int main(void)
{
    const struct CMUnitTest tests[] = {TEST(test_next), TEST(test_follows)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
