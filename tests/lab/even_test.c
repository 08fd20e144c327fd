/* How even a game is, of who won, and whether states come again: of counts made up so that the
 * figure can be worked out by hand. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "games/registry.h"
#include "lab/even.h"
#include "lab/picks.h"
#include "table/native/pack.h"

static const double Z = 1.959963984540054;

#define NEAR(a, b) assert_true(fabs((a) - (b)) < 1e-9)

/* Of 100 matches the first seat wins 70 and the second 30: a difference of 0.4 with variance 1 -
 * 0.16. */
static void two_seats(void **unused)
{
    static const int64_t winners[4] = {[1] = 70, [2] = 30};
    struct even e = {winners, 2};
    struct estimate balance = even_balance(&e), is;
    double half = Z * sqrt((1 - 0.16) / 100);
    (void)unused;
    assert_true(fabs(balance.value - 0.6) < 1e-9 && fabs(balance.low - (0.6 - half)) < 1e-6);
    assert_true(fabs(balance.high - (0.6 + half)) < 1e-6);
    assert_true(even_uniformity(&e, false, &is)); /* 1 or -1: 1 - (1 - 0.4^2), of both */
    NEAR(is.value, 0.16);
    assert_true(is.low < is.value && is.value < is.high && is.low > 0 && is.high < 0.5);
}

/* Of 12 matches the first seat wins 6, the second 3, the third 1; two are won by the second and the
 * third together, none by nobody. Won: 6, 5 and 3 of 12. */
static void three_seats(void **unused)
{
    static const int64_t winners[8] = {[1] = 6, [2] = 3, [4] = 1, [6] = 2};
    struct even e = {winners, 3};
    struct estimate balance = even_balance(&e), is;
    (void)unused;
    NEAR(balance.value, 1 - 3 / 12.0); /* the first and the third */
    /* It holds for three pairs at once: two sides of 0.05 / 3 lie 2.393980 deviations off. The
     * first won without the third in 6, the third without the first in 3. */
    NEAR(balance.low, fmax(0, 1 - (0.25 + 2.3939797998 * sqrt((0.75 - 0.0625) / 12))));
    NEAR(balance.high, 1); /* which may be none */
    /* One winner: 1, -1/2, -1/2; two: 1/2, 1/2, -1. The first: 6 of 1, 4 of -1/2, 2 of -1: 2 / 12,
     * squares 9 / 12. The second: 3 of 1, 7 of -1/2, 2 of 1/2: 0.5 / 12, 5.25 / 12. The third: 1, 9
     * of -1/2, 2 of 1/2: -2.5 / 12, 3.75 / 12. */
    assert_true(even_uniformity(&e, false, &is));
    NEAR(is.value, 1 - ((9 + 5.25 + 3.75) / 12 - (4 + 0.25 + 6.25) / 144) / 3);
}

/* Won together in 3 of 4: 1 or -1, of which the mean is 1/2. All or nobody is nothing to either of
 * two who win alone. */
static void together(void **unused)
{
    static const int64_t winners[4] = {[0] = 10, [3] = 30};
    struct even e = {winners, 2};
    struct estimate is;
    (void)unused;
    assert_true(even_uniformity(&e, true, &is));
    NEAR(is.value, 0.25);
    assert_true(even_uniformity(&e, false, &is));
    assert_true(is.value == 1 && even_balance(&e).value == 1);
}

/* 36 matches came out alike; Wilson has others in up to z^2 / (36 + z^2) = 0.09642 of them, and if
 * these have 1 where the rest has -1, the variance is 4 x 0.09642 x 0.90358. */
static void all_alike(void **unused)
{
    static const int64_t winners[4] = {[0] = 36};
    struct even e = {winners, 2};
    struct estimate is;
    double share = Z * Z / (36 + Z * Z);
    (void)unused;
    assert_true(even_uniformity(&e, true, &is) && is.value == 1 && is.high == 1);
    NEAR(is.low, 1 - 4 * share * (1 - share));
}

/* The states of two matches by name: A B A A, of which two were there before, and A B C D. */
static void states_again(void **unused)
{
    static const char *const matches[] = {"ABAA", "ABCD"};
    const struct game *kuhn = NULL;
    struct pack_data pack;
    struct picks picks;
    struct lab_record record = {.payoff = {3, -1}, .tally = {{1}}};
    struct text why = text_over((char[200]){0}, 200);
    int64_t numbers[4096] = {0}, *into = numbers;
    (void)unused;
    for (int i = 0; i < games_count; i++)
        kuhn = strcmp(games_list[i]->name, "kuhn") ? kuhn : games_list[i];
    assert_int_equal(pack_open(&pack, kuhn, NULL, &why), 0);
    struct lab_setup setup = {.game = kuhn, .data = &pack.data, .seats = 2};
    assert_true(picks_open(&picks, &setup, 1) && picks_numbers(&picks) <= 4096);
    picks.into = &into;
    for (int i = 0; i < 2; i++)
        for (const char *at = matches[i]; *at; at++) {
            struct state state = {0};
            state.bytes[0] = (uint8_t)*at;
            if (at[1])
                picks_move(&picks, &setup, &state, NULL, NULL);
            else
                picks_over(&picks, &setup, &record, &state);
        }
    struct pick_lengths l = picks_lengths(&picks, numbers, 0);
    assert_int_equal(l.again, PICK_AGAIN_UNIT / 2);
    assert_int_equal(l.again_again, (int64_t)PICK_AGAIN_UNIT * PICK_AGAIN_UNIT / 4);
    assert_true(l.apart == 8 && l.apart_apart == 32); /* 3 and -1, twice */
    assert_true(picks_winners(&picks, numbers, 0)[1] == 2 && l.nobody == 0);
    picks_close(&picks);
    pack_close(&pack);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(two_seats),
        cmocka_unit_test(three_seats),
        cmocka_unit_test(together),
        cmocka_unit_test(all_alike),
        cmocka_unit_test(states_again),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
