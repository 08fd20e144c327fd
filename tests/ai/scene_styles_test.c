/* Styles of Texarkana: a storyteller spends Woe at the last goal of a scene and nowhere else, and
 * there always; careful spends it by chance, wherever that is. Both keep one. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <stdio.h>

#include "games/texarkana/state.h"
#include "games/texarkana/test.h"
#include "tests/ai/watched.h"

enum { MATCHES = 60 };

/* Woe spent where there was more than one: at the last open goal of a scene of several; before. */
struct counts { struct share last, before; };

static void see(void *arg, const struct state *state, const struct move *m)
{
    const struct texarkana *s = look_at(state);
    struct counts *c = arg;
    int open = 0, absent = 0;
    if (s->phase != PHASE_DIFFICULTY || m->seat != DEALER || !tx_woe_allowed(s) || s->woe < 2)
        return;
    for (int goal = 0; goal < GOALS_MAX; goal++) {
        open += s->goal[goal] == GOAL_OPEN;
        absent += s->goal[goal] == GOAL_ABSENT;
    }
    share_add(open == 1 && absent < GOALS_MAX - 1 ? &c->last : &c->before, m->arg[1] > 0);
    assert_true(s->woe - m->arg[1] >= 1);
}

static void test_dealer(void **state)
{
    (void)state;
    struct counts usual = {0}, teller = {0};
    watched("texarkana", "careful", "careful", MATCHES, see, &usual);
    watched("texarkana", "storyteller", "careful", MATCHES, see, &teller);
    printf("careful: %d of %d at last goals, %d of %d before\n", usual.last.done, usual.last.of,
           usual.before.done, usual.before.of);
    printf("storyteller: %d of %d at last goals, %d of %d before\n", teller.last.done,
           teller.last.of, teller.before.done, teller.before.of);
    assert_true(usual.last.of > 10 && usual.before.of > 10);
    assert_true(usual.before.done > 0 && usual.last.done < usual.last.of);
    assert_true(teller.last.of > 10 && teller.before.of > 10);
    assert_int_equal(teller.before.done, 0);
    assert_int_equal(teller.last.done, teller.last.of);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_dealer)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
