/* The chances of tests (exact.h) from decks of a few cards. What is always true: the expected
 * figures are counted by hand, and the counting stands beside them. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <math.h>
#include <string.h>

#include "games/texarkana/exact.h"

/* By hand: a deck of a 5 and a 6, no trumps: 5 against DV 0 succeeds where the 5 comes; with +1 to
 * the score always. A trump Ace goes on to one of them: 1 + 5 = 6 meets the 6, 1 + 6 = 7 meets the
 * 5: always; at DV +1 once of two. */
static void by_hand(void **state)
{
    struct test_model m;
    struct try tries[2] = {{.total = 5}, {.total = 1, .trumps = true}};
    (void)state;
    memset(&m, 0, sizeof m);
    set_add(&m.deck, 4);
    set_add(&m.deck, 5);
    m.dv[DV_MAX] = 1;
    tx_tries_solve(&m, tries, 2);
    assert_true(fabs(tries[0].success - 0.5) < 1e-12 && fabs(tries[1].success - 1) < 1e-12);
    m.bonus = 1;
    tx_tries_solve(&m, tries, 1);
    assert_true(fabs(tries[0].success - 1) < 1e-12);
    m.bonus = 0;
    m.dv[DV_MAX] = 0;
    m.dv[DV_MAX + 1] = 1;
    tx_tries_solve(&m, tries, 2);
    assert_true(fabs(tries[1].success - 0.5) < 1e-12);
    /* 19 with a chain of 5 or 6 is over 21: a bust; the Dealer has no trumps and cannot bust */
    tries[1].total = 19;
    tx_tries_solve(&m, tries, 2);
    assert_true(tries[1].success == 0 && fabs(tries[1].bust - 1) < 1e-12);
    m.never_bust = true;
    tx_tries_solve(&m, tries, 2);
    assert_true(fabs(tries[1].success - 1) < 1e-12 && tries[1].bust == 0);
}

/* By hand: a trump Ace, DV 3 and 8 Woe. The deck is the 9 and six tens of the Dealer's trumps and
 * two 4s; its first card ends the player's chain at 11 or less, which no answer lets succeed but a
 * bust: two trumps and a 4, or more. After a 4 (2 of 9) the other one is among the first two of
 * eight cards in 1 of 4; after a trump (7 of 9) one of two 4s is there in 1 - 6/8 x 5/7 = 13/28.
 * 2/9 x 3/4 + 7/9 x 15/28 = 7/12. */
static void far_over(void **state)
{
    struct test_model m;
    struct try a = {.total = 1, .trumps = true};
    (void)state;
    memset(&m, 0, sizeof m);
    for (int rank = 8; rank < 13; rank++) /* 9, 10, J, Q, K; 10, J */
        set_add(&m.deck, SUIT_PISTOLS * 13 + rank);
    set_add(&m.deck, SUIT_SKULLS * 13 + 9);
    set_add(&m.deck, SUIT_SKULLS * 13 + 10);
    set_add(&m.deck, SUIT_HEARTS * 13 + 3);
    set_add(&m.deck, SUIT_CLUBS * 13 + 3);
    m.trumps[SIDE_INITIATOR] = 1u << SUIT_MASKS;
    m.trumps[SIDE_OTHER] = 1u << SUIT_PISTOLS | 1u << SUIT_SKULLS;
    m.dv[DV_MAX + 3 + 8] = 1;
    tx_tries_solve(&m, &a, 1);
    assert_true(fabs(a.success - 7 / 12.0) < 1e-12 && a.bust == 0);
}

/* By hand: a trump Ace and a deck of seven trumps worth 10 and two 4s that are none. Two tens
 * before the first 4 are over 21: 7 of 9, then 6 of 8, which is 7/12. The longest makes 75. */
static void chain_far_over(void **state)
{
    struct test_model m;
    struct try a = {.total = 1, .trumps = true};
    (void)state;
    memset(&m, 0, sizeof m);
    for (int rank = 9; rank < 13; rank++) { /* 10, J, Q, K */
        set_add(&m.deck, SUIT_MASKS * 13 + rank);
        if (rank < 12)
            set_add(&m.deck, SUIT_PISTOLS * 13 + rank);
    }
    set_add(&m.deck, SUIT_HEARTS * 13 + 3);
    set_add(&m.deck, SUIT_CLUBS * 13 + 3);
    m.trumps[SIDE_INITIATOR] = 1u << SUIT_MASKS | 1u << SUIT_PISTOLS;
    m.dv[DV_MAX] = 1;
    tx_tries_solve(&m, &a, 1);
    assert_true(fabs(a.bust - 7 / 12.0) < 1e-12);
}

/* By hand: a deck of six trumps worth 10, one of 4 and two 4s that are none. All tens come before
 * the first of those two in 1 of 28 ways to lay 6 and 2: the chain makes 64 then, or 68 with the
 * other trump, and both count as the most there is. Some sum it has. */
static void chain_just_over(void **state)
{
    static struct outcomes o;
    struct test_model m;
    double sum = 0;
    (void)state;
    memset(&m, 0, sizeof m);
    for (int rank = 10; rank < 13; rank++) { /* J, Q, K */
        set_add(&m.deck, SUIT_MASKS * 13 + rank);
        set_add(&m.deck, SUIT_PISTOLS * 13 + rank);
    }
    set_add(&m.deck, SUIT_MASKS * 13 + 3);
    set_add(&m.deck, SUIT_HEARTS * 13 + 3);
    set_add(&m.deck, SUIT_CLUBS * 13 + 3);
    m.trumps[SIDE_INITIATOR] = 1u << SUIT_MASKS | 1u << SUIT_PISTOLS;
    tx_outcomes_count(&m, true, &o);
    for (int t = 0; t < OUTCOMES; t++)
        sum += o.chance[t];
    assert_true(fabs(o.chance[OUTCOMES - 1] - 1 / 28.0) < 1e-12 && fabs(sum - 1) < 1e-12);
}

/* By hand: four trumps, 1 to 4, and three 5s that are none; the Dealer has no trumps. All four come
 * before the first 5 in 1 of 35 ways to lay 4 and 3: 10 + 5, and a 5 answers, for nothing else is
 * left. */
static void four_and_an_answer(void **state)
{
    static struct outcomes o;
    struct test_model m;
    (void)state;
    memset(&m, 0, sizeof m);
    for (int rank = 0; rank < 4; rank++)
        set_add(&m.deck, SUIT_MASKS * 13 + rank);
    set_add(&m.deck, SUIT_HEARTS * 13 + 4);
    set_add(&m.deck, SUIT_CLUBS * 13 + 4);
    set_add(&m.deck, SUIT_PISTOLS * 13 + 4);
    m.trumps[SIDE_INITIATOR] = 1u << SUIT_MASKS;
    tx_outcomes_count(&m, true, &o);
    assert_true(fabs(o.chance[15] - 1 / 35.0) < 1e-12);
    for (int y = 0; y < OUTCOMES; y++)
        assert_true(fabs(o.joint[15][y] - (y == 5) / 35.0) < 1e-12);
}

/* By hand: a 2 and a 3 that are trumps, a 4 that is none: the 4 comes first, second or last. */
static void all_but_one(void **state)
{
    static struct outcomes o;
    struct test_model m;
    (void)state;
    memset(&m, 0, sizeof m);
    set_add(&m.deck, SUIT_MASKS * 13 + 1);
    set_add(&m.deck, SUIT_MASKS * 13 + 2);
    set_add(&m.deck, SUIT_HEARTS * 13 + 3);
    m.trumps[SIDE_INITIATOR] = 1u << SUIT_MASKS;
    tx_outcomes_count(&m, true, &o);
    for (int t = 0; t < OUTCOMES; t++) {
        double want = t == 4 || t == 9 ? 1 / 3.0 : t == 6 || t == 7 ? 1 / 6.0 : 0;
        assert_true(fabs(o.chance[t] - want) < 1e-12);
    }
}

/* Every chain has some sum: from the whole deck, with one suit as trumps to four, the most that a
 * side has. */
static void every_sum(void **state)
{
    static struct outcomes o;
    struct test_model m;
    (void)state;
    memset(&m, 0, sizeof m);
    for (int card = 0; card < CARDS; card++)
        set_add(&m.deck, card);
    for (int suit = 0; suit < 4; suit++) {
        double sum = 0;
        m.trumps[SIDE_INITIATOR] |= (uint16_t)(1u << suit);
        tx_outcomes_count(&m, true, &o);
        for (int t = 0; t < OUTCOMES; t++)
            sum += o.chance[t];
        assert_true(fabs(sum - 1) < 1e-10);
    }
}

/* By hand: DV 3 and 120 Woe, the most there is, against a deck of one card, a 4. 127 is enough, and
 * any more than that; 126 is not. */
static void far_above(void **state)
{
    struct test_model m;
    struct try a[] = {{.total = 126}, {.total = 127}, {.total = 128}, {.total = 200}};
    (void)state;
    memset(&m, 0, sizeof m);
    set_add(&m.deck, SUIT_HEARTS * 13 + 3);
    m.dv[DV_MAX + 3 + 120] = 1;
    tx_tries_solve(&m, a, 4);
    for (int i = 0; i < 4; i++)
        assert_true(fabs(a[i].success - (i > 0)) < 1e-12);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(by_hand), cmocka_unit_test(far_over),
        cmocka_unit_test(chain_far_over), cmocka_unit_test(chain_just_over),
        cmocka_unit_test(four_and_an_answer), cmocka_unit_test(all_but_one),
        cmocka_unit_test(every_sum), cmocka_unit_test(far_above),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
