/* Exact chances of a Deal (BJ-I1), against the worked figures of the rules page and against decks of one or two cards.
 * What is always true: the figures were not taken from the program. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <math.h>

#include "games/twenty_one/exact.h"

static const double NEAR = 1e-9;

static bool near(double a, double b) { return fabs(a - b) < NEAR; }

static struct playing fresh(void) { return (struct playing){.deck = shoe_of(ALL_CARDS)}; }

/* BJ-A3, BJ-B3: the worked figures of the rules page. */
static void success(void **state)
{
    static const struct { int target; double p; } worked[] = {
        {12, 1}, {15, 0.866063539}, {16, 0.796971378}, {17, 0.716414597}, {18, 0.619274653}};
    struct playing h = fresh();
    (void)state;
    for (size_t i = 0; i < sizeof worked / sizeof *worked; i++) {
        struct chances c = exact_target(&h, 2, worked[i].target);
        assert_true(near(c.success, worked[i].p));
        assert_true(near(c.success + c.bust, 1)); /* it hits on till one or the other */
    }
}

/* BJ-B5: the worked figures of the rules page. */
static void critical(void **state)
{
    static const struct { int target; double p; } worked[] = {
        {12, 0.081722734}, {15, 0.094912656}, {18, 0.110776507}};
    struct playing h = fresh();
    (void)state;
    for (size_t i = 0; i < sizeof worked / sizeof *worked; i++)
        assert_true(near(exact_target(&h, 2, worked[i].target).critical, worked[i].p));
}

/* BJ-A3: each rank counts what it says: alone in a deck it makes a hand of 10 that much more. */
static void values(void **state)
{
    (void)state;
    for (int rank = 0; rank < RANKS; rank++) {
        struct shoe one = shoe_of(CARD_BIT(rank));
        int counts = rank == 0 ? 1 : rank >= 9 ? 10 : rank + 1;
        assert_int_equal(one.of[counts], 1);
        assert_int_equal(one.left, 1);
    }
    assert_int_equal(shoe_of(CARD_BIT(JOKER)).of[0], 1);
    assert_int_equal(playing_total(&(struct playing){.hard = 10, .aces = 1}), 21);
    assert_int_equal(playing_total(&(struct playing){.hard = 11, .aces = 1}), 12);
    assert_int_equal(playing_total(&(struct playing){.hard = 9, .aces = 2}), 21);
    assert_int_equal(playing_total(&(struct playing){.hard = 5}), 5);
    assert_int_equal(playing_total(&(struct playing){.hard = 16}), 16);
}

/* BJ-A2: the deck is empty, the discard has a five; then both are empty. */
static void reshuffled(void **state)
{
    struct playing h = {.hard = 10, .discard = shoe_of(CARD_BIT(4))};
    (void)state;
    assert_true(near(exact_target(&h, 0, 15).success, 1));
    assert_true(near(exact_target(&h, 0, 16).success, 0)); /* one card, no more */
    assert_true(near(exact_bust(&h), 0));
    h.hard = 17;
    assert_true(near(exact_bust(&h), 1));
    h.discard = shoe_of(0);
    assert_true(near(exact_target(&h, 0, 18).success, 0));
    assert_true(near(exact_bust(&h), 0));
    assert_true(near(exact_target(&h, 2, 15).success, 1)); /* two cards are owed, and none is there: 17 stands */
}

/* BJ-B2, BJ-B4: a nine and a ten are left: 12 must beat 20, and the nine does; 19 and 20 are as they stand. */
static void contests(void **state)
{
    struct playing h = {.hard = 12, .deck = shoe_of(CARD_BIT(8) | CARD_BIT(9))}, other = {.hard = 18};
    (void)state;
    struct match_up m = exact_against(&h, 0, 20);
    assert_true(near(m.win, 0.5) && near(m.draw, 0));
    m = exact_against(&h, 0, 21);
    assert_true(near(m.win, 0) && near(m.draw, 0.5));
    h.hard = 20;
    m = exact_against(&h, 0, 19);
    assert_true(near(m.win, 1) && near(m.draw, 0));
    m = exact_against(&h, 0, 20);
    assert_true(near(m.win, 0) && near(m.draw, 1));
    h.hard = 22;
    m = exact_against(&h, 0, 20);
    assert_true(near(m.win, 0) && near(m.draw, 0));
    assert_true(near(exact_hold(&h, &other, true, 0, 0.5), 0));
    h.hard = 12;
    assert_true(near(exact_hold(&h, &other, true, 0, 0.5), 0));
    assert_true(near(exact_hit(&h, &other, true, 0, 0.5), 0.5)); /* the nine */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(success), cmocka_unit_test(critical), cmocka_unit_test(values),
        cmocka_unit_test(reshuffled), cmocka_unit_test(contests),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
