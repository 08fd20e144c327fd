/* Measures of a match, and of rounds of matches, against values worked out by hand. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "lab/drama.h"
#include "lab/skill.h"

static void near(double is, double wanted)
{
    if (fabs(is - wanted) > 1e-9)
        fail_msg("%.12f is not %.12f", is, wanted);
}

/* Five moments of two sides; side 1 wins. Both halves say the same, as if nothing were noise. */
static struct drama two_sides(void)
{
    static const double first[5] = {0.5, 0.6, 0.75, 0.4, 0.1};
    struct drama d = {.sides = 2, .moments = 5, .winners = 1u << 1};
    for (int i = 0; i < 5; i++) {
        d.at[i].when = (i + 1) / 6.0;
        for (int half = 0; half < 2; half++) {
            d.at[i].chance[half][0] = first[i];
            d.at[i].chance[half][1] = 1 - first[i];
        }
    }
    return d;
}

/* The winner is behind by 0, 0.2, 0.5, 0 and 0: 0.7 / 5. */
static void drama_by_hand(void **state)
{
    struct drama d = two_sides();
    (void)state;
    near(drama_behind(&d), 0.14);
    d.winners = 1; /* else side 0, behind by 0, 0, 0, 0.2 and 0.8: 1 / 5 */
    near(drama_behind(&d), 0.2);
}

/* The loser once had 0.75; the winner has more only at the fifth moment, with 0.9. If side 0 wins,
 * the loser's 0.9 is never passed. */
static void decisiveness_by_hand(void **state)
{
    struct drama d = two_sides();
    double threshold, when;
    (void)state;
    assert_true(drama_decided(&d, &threshold, &when));
    near(threshold, 0.75);
    near(when, 5 / 6.0);
    d.winners = 1;
    assert_true(drama_decided(&d, &threshold, &when));
    near(threshold, 0.9);
    near(when, 1);
    d.winners = 3;
    assert_false(drama_decided(&d, &threshold, &when)); /* nobody lost */
}

/* Three sides, one moment of 0.5, 0.3, 0.2. Sides 1 and 2 win: behind by 0.2 and 0.3. */
static void several_winners(void **state)
{
    struct drama d = {.sides = 3, .moments = 1, .winners = 6};
    static const double chance[3] = {0.5, 0.3, 0.2};
    double threshold, when;
    (void)state;
    for (int side = 0; side < 3; side++)
        d.at[0].chance[0][side] = d.at[0].chance[1][side] = chance[side];
    near(drama_behind(&d), 0.25);
    assert_true(drama_decided(&d, &threshold, &when));
    near(threshold, 0.5);
    near(when, 1);
}

/* One half says 0.6 to 0.4, the other 0.3 to 0.7, and side 1 wins. By the first half side 0 leads,
 * and in the other it is 0.4 behind side 1; by the other half side 1 leads: 0. So -0.2, where the
 * highest of either half would have made it more than nothing. */
static void noise_leads_nobody(void **state)
{
    struct drama d = {.sides = 2, .moments = 1, .winners = 2,
                      .at[0].chance = {{0.6, 0.4}, {0.3, 0.7}}};
    (void)state;
    near(drama_behind(&d), -0.2);
}

/* Rounds of 0.5, 0.3, 0.1: the line goes on to -0.1, which counts as 0; squares 0.25 + 0.09 + 0.01.
 * Of 0.1, 0.2, 0.3: 0.4, and 0.6 times 0.14. A round below 0 adds nothing: -0.5 and 0.5 go on to
 * 1.5, which counts as 1. A single round goes on as it is: 0.5, and half of 0.25. */
static void skill_trace_by_hand(void **state)
{
    static const double falls[] = {0.5, 0.3, 0.1}, rises[] = {0.1, 0.2, 0.3}, jumps[] = {-0.5, 0.5},
                        one[] = {0.5};
    (void)state;
    near(skill_trace(falls, 3), 0.35);
    near(skill_trace(rises, 3), 0.484);
    near(skill_trace(jumps, 2), 1);
    near(skill_trace(one, 1), 0.625);
}

/* Four deals of one round: more, more, the same, less: mean 1/4, variance (3/4 - 1/16) / 3. The
 * trace is y + (1 - y) y², so it changes by 1 + 2y - 3y² = 21/16. */
static void skill_of_deals(void **state)
{
    static const int deals[] = {1, 1, 0, -1};
    int64_t at[SKILL_NUMBERS] = {0};
    (void)state;
    for (int i = 0; i < 4; i++)
        skill_add(&deals[i], 1, at);
    assert_int_equal(skill_deals(at), 4);
    struct estimate is = skill_round(at, 1, 0, 1), whole = skill_whole(at, 1, 1);
    double half = 1.959963984540054 * sqrt(11 / 48.0);
    near(is.value, 0.25);
    near(is.high, 1); /* 0.25 + 0.938 */
    near(is.low, 0.25 - half);
    near(whole.value, 0.25 + 0.75 / 16);
    near(whole.low, 0);
    if (fabs(whole.high - whole.value - 21 / 16.0 * half) > 1e-5)
        fail_msg("%f", whole.high);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(drama_by_hand),       cmocka_unit_test(decisiveness_by_hand),
        cmocka_unit_test(several_winners),     cmocka_unit_test(noise_leads_nobody),
        cmocka_unit_test(skill_trace_by_hand), cmocka_unit_test(skill_of_deals),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
