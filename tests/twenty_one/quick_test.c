/* The quick count by which bots of 21 play (BJ-I1). What is always true: it is near the exact one,
 * and right to the digit of decks of one or two cards. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <math.h>
#include <string.h>

#include "games/twenty_one/bot/mind.h"

static bool near(double a, double b)
{
    return fabs(a - b) < 1e-9;
}

/* The quick count against the exact one: draws from the deck as it is, or without putting back. */
static void quick_is_near(void **state)
{
    (void)state;
    static const struct means none = {0, 0, false};
    for (int mine = 2; mine <= 10; mine++) {
        struct playing h = (struct playing){.deck = bj_stock_of(ALL_CARDS)};
        h.least = (int16_t)(10 + mine);
        for (int total = 12; total <= BUST_OVER; total++) {
            struct match_up quick = bj_quick_against(&h, none, 0, total),
                            exact = bj_exact_against(&h, 0, total);
            assert_true(fabs(quick.win - exact.win) < 0.02 && fabs(quick.draw - exact.draw) < 0.02);
        }
    }
    /* With one point of Edge 12 .. 21 a bust by one is a 21. */
    struct means one = {1, 0, false};
    assert_int_equal(bj_mended(22, one), 21);
    assert_int_equal(bj_mended(23, one), 23);
    assert_int_equal(bj_mended(26, (struct means){0, 0, true}), 21);
    assert_int_equal(bj_mended(22, (struct means){0, 0, true}), 17);
}

/* BJ-E4: under Sturdy an Ace that is still to be drawn counts 10 where that fits, and else 0. */
static void aces_under_sturdy(void **state)
{
    enum { ACE = 0, TEN = 9 };
    static const struct means none = {0, 0, false};
    struct playing h = {.least = 11, .less = 1, .deck = bj_stock_of(CARD_BIT(ACE))};
    (void)state;
    struct match_up m = bj_quick_against(&h, none, 0, 20);
    assert_true(m.win == 1 && m.draw == 0); /* 21 */
    h.least = 10;
    m = bj_quick_against(&h, none, 0, 20);
    assert_true(m.win == 0 && m.draw == 1); /* 20 */
    h.least = 13;
    m = bj_quick_against(&h, none, 0, 20);
    assert_true(m.win == 0 && m.draw == 0); /* 23 is over: it counts 0, and 13 stays */
    h = (struct playing){
        .least = 1, .less = 1, .deck = bj_stock_of(CARD_BIT(ACE) | CARD_BIT(ACE + RANKS))};
    m = bj_quick_against(&h, none, 0, 20);
    assert_true(m.win == 1); /* 11, then 21 */
    m = bj_quick_against(&h, none, 2, 10);
    assert_true(m.win == 1); /* both are owed */
    h.least = 0;
    m = bj_quick_against(&h, none, 0, 20);
    assert_true(m.draw == 1); /* two Aces make 20 */
    /* the one in hand already counts 10: a second fits no more */
    h = (struct playing){
        .least = 5, .more = BIT(10), .less = 1, .deck = bj_stock_of(CARD_BIT(ACE))};
    m = bj_quick_against(&h, none, 0, 16);
    assert_true(m.win == 0 && m.draw == 0); /* 15 */
    /* BJ-E5: an Ace that counts 2 less is 0 or 9: with 5 it makes 14 */
    h = (struct playing){.least = 5, .more = BIT(9)};
    m = bj_quick_against(&h, none, 0, 14);
    assert_true(m.win == 0 && m.draw == 1);
    /* Of an Ace and a ten the Ace makes 21, and the ten 20, which hits on: then the Ace counts 0,
     * and the next ten is over. */
    h = (struct playing){
        .least = 11, .less = 1, .deck = bj_stock_of(CARD_BIT(ACE) | CARD_BIT(TEN))};
    m = bj_quick_against(&h, none, 0, 21);
    assert_true(m.win == 0 && near(m.draw, 0.5));
}

/* BJ-E4, BJ-I1: the same of the own hand: 10, and the Ace makes the 20 that is asked for; two make
 * it from nothing. */
static void own_aces_under_sturdy(void **state)
{
    struct playing h = {.least = 10, .less = 1, .deck = bj_stock_of(CARD_BIT(0))};
    struct outlook v = {.target = true, .goal = 20, .rough_from = BUST_OVER + 1, .mine = h};
    (void)state;
    assert_true(bj_outlook_go_on(&v, &h, true) == 1);
    h = (struct playing){.less = 1, .deck = bj_stock_of(CARD_BIT(0))};
    v = (struct outlook){.target = true, .goal = 20, .rough_from = BUST_OVER + 1, .mine = h};
    assert_true(bj_outlook_go_on(&v, &h, true) == 1);
    bj_playing_add(&h, 1); /* the first of them drawn */
    assert_true(bj_outlook_go_on(&v, &h, true) == 1);
    v.goal = 21;
    memset(v.known, 0, sizeof v.known);
    v.rough_from = BUST_OVER + 1;
    assert_true(bj_outlook_go_on(&v, &h, true) == 0); /* 20 is the most that Aces make */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(quick_is_near),
        cmocka_unit_test(aces_under_sturdy),
        cmocka_unit_test(own_aces_under_sturdy),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
