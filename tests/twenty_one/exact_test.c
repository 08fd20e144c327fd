/* Exact chances of a Deal (BJ-I1), against the worked figures of the rules page and against decks
 * of one or two cards. What is always true: the figures were not taken from the program. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <math.h>
#include <string.h>

#include "engine/rng.h"
#include "games/twenty_one/deal/exact.h"

static const double NEAR = 1e-9;

static bool near(double a, double b) { return fabs(a - b) < NEAR; }

static struct playing fresh(void) { return (struct playing){.deck = bj_stock_of(ALL_CARDS)}; }

/* BJ-A3, BJ-B3: the worked figures of the rules page. */
static void success(void **state)
{
    static const struct { int target; double p; } worked[] = {
        {12, 1}, {15, 0.866063539}, {16, 0.796971378}, {17, 0.716414597}, {18, 0.619274653}};
    struct playing h = fresh();
    (void)state;
    for (size_t i = 0; i < sizeof worked / sizeof *worked; i++) {
        struct chances c = bj_exact_target(&h, 2, worked[i].target);
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
        assert_true(near(bj_exact_target(&h, 2, worked[i].target).critical, worked[i].p));
    /* of the cards that lie there a Joker makes it so, and no other */
    for (int kind = 1; kind < KINDS; kind++) {
        h = (struct playing){.least = 0};
        bj_playing_add(&h, kind);
        assert_true(bj_exact_target(&h, 0, 1).critical == 0);
    }
    bj_playing_add(&h, 0);
    assert_true(bj_exact_target(&h, 0, 1).critical == 1);
    /* 20 to a Target out of reach, a 2 and a Joker are left: over 21 at the 2, which is the first
     * card in one of two orders */
    h = (struct playing){.least = 20, .deck = bj_stock_of(CARD_BIT(1) | CARD_BIT(JOKER))};
    assert_true(near(bj_exact_target(&h, 0, BUST_OVER + 2).critical, 0.5));
    assert_true(near(bj_exact_target(&h, 0, BUST_OVER + 2).bust, 1));
}

/* BJ-A2, BJ-B3: the worked figures again, to 21, and decks of a few cards. */
static void all_totals(void **state)
{
    static const struct {
        int target;
        double p;
    } worked[] = {{15, 0.866063539}, {16, 0.796971378}, {17, 0.716414597},
                  {18, 0.619274653}, {20, 0.375332524}, {21, 0.179231222}};
    struct playing h = fresh();
    double sum;
    struct totals all;
    (void)state;
    for (size_t i = 0; i < sizeof worked / sizeof *worked; i++) {
        all = bj_exact_totals(&h, 2, worked[i].target);
        sum = 0;
        for (int total = 0; total < worked[i].target; total++)
            assert_true(all.of[total] == 0);
        for (int total = worked[i].target; total <= BUST_OVER; total++)
            sum += all.of[total];
        assert_true(near(sum, worked[i].p) && near(sum + all.of[BUST_OVER + 1], 1));
    }
    /* two Aces are 12, with a 9 they are 21 */
    h = (struct playing){.deck = bj_stock_of(CARD_BIT(0) | CARD_BIT(RANKS) | CARD_BIT(8))};
    all = bj_exact_totals(&h, 2, 21);
    assert_true(near(all.of[21], 1));
    /* 15, then of 6, King and Queen one makes 21: the discard is the deck */
    h = (struct playing){.deck = bj_stock_of(CARD_BIT(9) | CARD_BIT(4)),
                         .discard = bj_stock_of(CARD_BIT(5) | CARD_BIT(11) | CARD_BIT(12))};
    all = bj_exact_totals(&h, 2, 21);
    assert_true(near(all.of[21], 1.0 / 3) && near(all.of[BUST_OVER + 1], 2.0 / 3));
    /* nothing left to draw: it must hold */
    h.discard = bj_stock_of(0);
    all = bj_exact_totals(&h, 2, 21);
    assert_true(near(all.of[15], 1));
    /* 16 that lie there already, and a 5 or a 6 */
    h = (struct playing){.least = 16, .deck = bj_stock_of(CARD_BIT(4) | CARD_BIT(5))};
    all = bj_exact_totals(&h, 0, 17);
    assert_true(near(all.of[21], 0.5) && near(all.of[BUST_OVER + 1], 0.5));
}

/* BJ-A3: each rank counts what it says: alone in a deck it makes a hand of 10 that much more. */
static void values(void **state)
{
    (void)state;
    for (int rank = 0; rank < RANKS; rank++) {
        struct stock one = bj_stock_of(CARD_BIT(rank));
        int counts = rank == 0 ? 1 : rank >= 9 ? 10 : rank + 1;
        assert_int_equal(one.of[counts], 1);
        assert_int_equal(one.left, 1);
    }
    assert_int_equal(bj_stock_of(CARD_BIT(JOKER)).of[0], 1);
    assert_int_equal(bj_playing_total(&(struct playing){.least = 11, .more = BIT(10)}), 21);
    assert_int_equal(bj_playing_total(&(struct playing){.least = 12, .more = BIT(10)}), 12);
    assert_int_equal(bj_playing_total(&(struct playing){.least = 11, .more = BIT(10) | BIT(20)}),
                     21);
    assert_int_equal(bj_playing_total(&(struct playing){.least = 5}), 5);
    assert_int_equal(bj_playing_total(&(struct playing){.least = 16}), 16);
}

/* BJ-A2: the deck is empty, the discard has a five; then both are empty. */
static void reshuffled(void **state)
{
    struct playing h = {.least = 10, .discard = bj_stock_of(CARD_BIT(4))};
    (void)state;
    assert_true(near(bj_exact_target(&h, 0, 15).success, 1));
    assert_true(near(bj_exact_target(&h, 0, 16).success, 0)); /* one card, no more */
    assert_true(near(bj_exact_bust(&h), 0));
    h.least = 17;
    assert_true(near(bj_exact_bust(&h), 1));
    h.discard = bj_stock_of(0);
    assert_true(near(bj_exact_target(&h, 0, 18).success, 0));
    assert_true(near(bj_exact_bust(&h), 0));
    /* two cards are owed, and none is there: 17 stands */
    assert_true(near(bj_exact_target(&h, 2, 15).success, 1));
}

/* BJ-B2, BJ-B4: a nine and a ten are left: 12 must beat 20, and the nine does; 19 and 20 are as
 * they stand. */
static void contests(void **state)
{
    struct playing h = {.least = 12, .deck = bj_stock_of(CARD_BIT(8) | CARD_BIT(9))};
    (void)state;
    struct match_up m = bj_exact_against(&h, 0, 20);
    assert_true(near(m.win, 0.5) && near(m.draw, 0));
    m = bj_exact_against(&h, 0, 21);
    assert_true(near(m.win, 0) && near(m.draw, 0.5));
    h.least = 20;
    m = bj_exact_against(&h, 0, 19);
    assert_true(near(m.win, 1) && near(m.draw, 0));
    m = bj_exact_against(&h, 0, 20);
    assert_true(near(m.win, 0) && near(m.draw, 1));
    h.least = 22;
    m = bj_exact_against(&h, 0, 20);
    assert_true(near(m.win, 0) && near(m.draw, 0));
}

/* BJ-A3, BJ-E5: a hand as it lies: which Aces are free, and what is worth what. */
static struct playing of_hand(struct twenty_one *s, int cards, const int card[], const int change[])
{
    memset(s, 0, sizeof *s);
    memset(s->hand_set, NONE, sizeof s->hand_set);
    memset(s->hand, NONE, sizeof s->hand);
    for (int i = 0; i < cards; i++) {
        s->hand[i] = (uint8_t)card[i];
        s->hand_change[i] = (int8_t)change[i];
    }
    s->hand_n[FIRST] = (uint8_t)cards;
    s->sturdy[FIRST] = 1;
    s->critical[FIRST] = 1;
    return bj_playing_of(s, FIRST);
}

static void hands(void **state)
{
    enum { ACE = 0, TWO = 1, FIVE = 4, NINE = 8, TEN = 9 };
    static struct twenty_one s;
    (void)state;
    struct playing h =
        of_hand(&s, 4, (const int[]){ACE, TWO, FIVE, ACE + RANKS}, (const int[]){0, -1, 0, 0});
    assert_int_equal(h.least, 8); /* 1, 1, 5 and 1; one of the Aces may count 11, or both */
    assert_int_equal(h.more, BIT(10) | BIT(20));
    assert_int_equal(h.less, 1);
    assert_true(h.critical);
    h = of_hand(&s, 1, (const int[]){TEN}, (const int[]){1});
    assert_int_equal(h.more, 0);
    assert_int_equal(h.least, 11);
    h = of_hand(&s, 2, (const int[]){ACE, FIVE}, (const int[]){1, 0}); /* 2 or 12, and 5 */
    assert_int_equal(h.least, 7);
    assert_int_equal(bj_playing_total(&h), 17);
    h = of_hand(&s, 2, (const int[]){TEN, ACE}, (const int[]){0, 1});
    assert_int_equal(bj_playing_total(&h), 12);
    h = of_hand(&s, 3, (const int[]){FIVE, ACE, NINE}, (const int[]){0, 1, 0});
    assert_int_equal(h.least, 16);
    assert_int_equal(bj_playing_total(&h), 16);
}

/* BJ-E5: an Ace of changed value still counts the one or the other, whatever is drawn: with 1 more
 * 2 or 12. */
static void changed_aces(void **state)
{
    enum { ACE = 0, FOUR = 3, FIVE = 4, TEN = 9 };
    static struct twenty_one s;
    (void)state;
    struct playing h = of_hand(&s, 2, (const int[]){ACE, FIVE}, (const int[]){1, 0});
    h.less = 0;
    /* 12 + 5 + 4 = 21; 2 + 5 + 10 = 17, and then 21 */
    h.deck = bj_stock_of(CARD_BIT(FOUR) | CARD_BIT(TEN));
    h.discard = bj_stock_of(0);
    assert_true(near(bj_exact_bust(&h), 0));
    assert_true(near(bj_exact_target(&h, 0, 18).success, 1));
    assert_true(near(bj_exact_against(&h, 0, 20).win, 1));
    /* BJ-E4: Sturdy: 0 or 10, and 4: the ten counts 9, which makes 13; the four counts 3, which
     * makes 17 */
    h = of_hand(&s, 2, (const int[]){ACE, FIVE}, (const int[]){-1, -1});
    h.deck = bj_stock_of(CARD_BIT(FOUR) | CARD_BIT(TEN));
    h.discard = bj_stock_of(0);
    assert_int_equal(bj_playing_total(&h), 14);
    assert_true(near(bj_exact_bust(&h), 0));
    /* first the ten: 13, and then the four: 16 */
    assert_true(near(bj_exact_target(&h, 0, 17).success, 0.5));
    /* BJ-A3: under Sturdy two Aces make 20 */
    h = of_hand(&s, 2, (const int[]){ACE, ACE + RANKS}, (const int[]){-1, -1});
    assert_int_equal(bj_playing_total(&h), 20);
}

/* The highest total of not over 21 that some choice for each card makes, else the lowest: by all
 * choices. */
static int best_by_hand(const int low[], const int high[], int cards)
{
    int best = -1, least = 1000;
    for (int way = 0; way < 1 << cards; way++) {
        int sum = 0;
        for (int i = 0; i < cards; i++)
            sum += way >> i & 1 ? high[i] : low[i];
        best = sum <= 21 && sum > best ? sum : best;
        least = sum < least ? sum : least;
    }
    return best < 0 ? least : best;
}

/* What a card of this rank counts with this change; rank -1: a Joker. BJ-A3, BJ-E5 */
static void worth_by_hand(int rank, int change, int *low, int *high)
{
    int own = rank < 0 ? 0 : rank >= 9 ? 10 : rank + 1;
    *low = own + change < 0 ? 0 : own + change;
    *high = rank ? *low : 11 + change < 0 ? 0 : 11 + change;
}

/* BJ-A3, BJ-E3 to BJ-E5: any hand, with values set and changed, Souls and Sturdy, and one card
 * more. */
static void any_hand(void **state)
{
    static struct twenty_one s;
    struct rng rng;
    (void)state;
    rng_seed(&rng, 3, 0);
    for (int k = 0; k < 3000; k++) {
        int cards = 1 + (int)rng_below(&rng, 5), card[6], change[6], low[6], high[6],
            less = (int)rng_below(&rng, 2);
        for (int i = 0; i < cards; i++) {
            /* Aces */
            card[i] =
                rng_below(&rng, 2) ? (int)rng_below(&rng, 4) * RANKS : (int)rng_below(&rng, 52);
            change[i] = (int)rng_below(&rng, 6) - 3 - less;
        }
        of_hand(&s, cards, card, change);
        s.sturdy[FIRST] = (uint8_t)less;
        for (int i = 0; i < cards; i++) {
            worth_by_hand(card[i] % RANKS, change[i], &low[i], &high[i]);
            if (!rng_below(&rng, 5)) {
                s.hand_set[i] = (uint8_t)(1 + rng_below(&rng, 5));
                low[i] = high[i] = s.hand_set[i] + change[i] < 0 ? 0 : s.hand_set[i] + change[i];
            }
            if (!rng_below(&rng, 8)) {
                s.hand_soul[i] = 1;
                low[i] = high[i] = 0;
            }
        }
        struct playing h = bj_playing_of(&s, FIRST);
        assert_int_equal(bj_playing_total(&h), best_by_hand(low, high, cards));
        int next = (int)rng_below(&rng, RANKS + 1) - 1;
        worth_by_hand(next, -less, &low[cards], &high[cards]);
        int total = best_by_hand(low, high, cards + 1);
        h.deck = bj_stock_of(CARD_BIT(next < 0 ? JOKER : next));
        h.discard = bj_stock_of(0);
        assert_true(near(bj_exact_bust(&h), total > 21));
        for (int target = 2; target <= 21; target++)
            assert_true(
                near(bj_exact_target(&h, 1, target).success, total <= 21 && total >= target));
    }
}

/* BJ-E4: Sturdy: a card counts 1 less, an Ace 10 where that fits and else 0. */
static void sturdy(void **state)
{
    struct playing h = {.less = 1, .deck = bj_stock_of(CARD_BIT(0))};
    (void)state;
    h.least = 10;
    assert_true(near(bj_exact_target(&h, 0, 20).success, 1));
    assert_true(near(bj_exact_target(&h, 0, 21).success, 0));
    h.least = 11;
    assert_true(near(bj_exact_target(&h, 0, 21).success, 1));
    h.least = 12;
    assert_true(near(bj_exact_bust(&h), 0));
    assert_true(near(bj_exact_target(&h, 0, 13).success, 0));
    h = (struct playing){.least = 10, .less = 1, .deck = bj_stock_of(CARD_BIT(4))};
    assert_true(near(bj_exact_target(&h, 0, 14).success, 1));
    assert_true(near(bj_exact_target(&h, 0, 15).success, 0));
    h.deck = bj_stock_of(CARD_BIT(JOKER));
    assert_true(near(bj_exact_target(&h, 0, 11).success, 0));
}

/* BJ-B1: cards that are owed come first, all of them; a Joker is a card as any other. */
static void owed(void **state)
{
    struct playing h = {.least = 12, .deck = bj_stock_of(CARD_BIT(8) | CARD_BIT(9))};
    (void)state;
    assert_true(near(bj_exact_target(&h, 2, 15).bust, 1));
    h.deck = bj_stock_of(CARD_BIT(7) | CARD_BIT(9));
    assert_true(near(bj_exact_against(&h, 1, 15).win, 0.5)); /* the eight */
    h.deck = bj_stock_of(CARD_BIT(JOKER) | CARD_BIT(8));
    assert_true(near(bj_exact_against(&h, 0, 20).win, 1)); /* the Joker, then the nine */
    h.deck = bj_stock_of(CARD_BIT(8));
    assert_true(near(bj_exact_bust(&h), 0));
    h = (struct playing){.least = 22, .deck = bj_stock_of(CARD_BIT(JOKER) | CARD_BIT(4))};
    assert_true(near(bj_exact_bust(&h), 1));
}

/* BJ-E4: with Sturdy used once the ways are still counted; from a full deck under three of it they
 * are too many, which is said. */
static void vague(void **state)
{
    (void)state;
    for (int less = 0; less < 4; less++) {
        struct playing h = fresh();
        h.less = (int16_t)less;
        struct chances c = bj_exact_target(&h, 2, 21);
        assert_true(c.vague == (less > 1));
        assert_true(c.vague || near(c.success + c.bust, 1));
        assert_true(bj_exact_against(&h, 2, 21).vague == (less > 1));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(success), cmocka_unit_test(all_totals),   cmocka_unit_test(critical),
        cmocka_unit_test(values),  cmocka_unit_test(reshuffled),   cmocka_unit_test(contests),
        cmocka_unit_test(hands),   cmocka_unit_test(changed_aces), cmocka_unit_test(any_hand),
        cmocka_unit_test(sturdy),  cmocka_unit_test(owed),         cmocka_unit_test(vague),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
