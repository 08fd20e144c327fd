/* The chances of tests: what the game works out (exact.h), what its own play gives, and what a count of all orders of
 * the deck gives that shares nothing with either but the deck. What is always true: the count follows the rules page
 * card by card: TX-C5, TX-D1 to TX-D4, TX-F1, TX-H2. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "tests/texarkana/table.h"

enum { SET_UPS = 24, TRIALS = 20000, DECK_MOST = 40, PLAYER_TRUMPS_MOST = 4, DEALER_TRUMPS_MOST = 6 };

/* ---- The count: every order, by value and by what goes on for whom ---- */

struct count {
    int left[2][2][11], n;       /* [player's trump][Dealer's trump][value] */
    int bonus, difficulty;
    bool never_bust;
};

static double dealer_count(struct count *c, int mine, bool bust, int total, bool trumped)
{
    double sum = 0, all = c->n;
    for (int i = 0; i < 2; i++)
        for (int v = 1; v <= 10; v++) {
            int *go = &c->left[i][1][v], *stop = &c->left[i][0][v];
            if (*stop) {
                int y = total + v;
                bool other = trumped && y > 21;
                bool wins = mine + c->bonus >= y + c->difficulty;
                sum += *stop / all * (bust == other ? wins : other);
            }
            if (*go) {
                double p = *go / all;
                --*go;
                --c->n;
                sum += p * dealer_count(c, mine, bust, total + v, true);
                ++*go;
                ++c->n;
            }
        }
    return sum;
}

static double player_count(struct count *c, int total)
{
    double sum = 0, all = c->n;
    for (int i = 0; i < 2; i++)
        for (int v = 1; v <= 10; v++)
            for (int go = 0; go < 2; go++) {
                int *left = &c->left[go][i][v], t = total + v;
                if (!*left)
                    continue;
                double p = *left / all;
                --*left;
                --c->n;
                sum += p * (go ? player_count(c, t) : dealer_count(c, t, t > 21 && !c->never_bust, 0, false));
                ++*left;
                ++c->n;
            }
    return sum;
}

/* ---- A state in which a card is about to be played ---- */

/* A test whose deck is small, with few trumps, so that all its orders can be counted. */
static void set_up(struct table *x, int number)
{
    struct rules rules;
    struct texarkana *s = table_of(&x->st);
    bool opposed = number % 3 > 0;
    rng_seed(&x->rng, (uint64_t)number, 99);
    rules_default(x->g, &rules);
    rules.value[RULE_STORY] = STORY_FREE;
    rules.value[RULE_SKULL_CHAIN] = number % 4 == 3;
    rules.value[RULE_UNOPPOSED_TRUMP] = number % 6 == 3;
    assert_null(x->g->init(&x->pack.data, &rules, 2, &x->st));
    PLAY(x, 1, DO_RATE, 10, 5, 5, 5, 0);
    table_chance(x);
    PLAY(x, DEALER, DO_SCENE, 0);
    PLAY(x, DEALER, DO_BRING, 0);
    int suit = number % 8, other = number % 3 == 1 ? suit : (suit + 3) % 8;
    PLAY(x, 1, DO_ATTEMPT, GOAL_NONE, suit);
    PLAY(x, DEALER, DO_DECLARE, suit, opposed ? other : SUIT_NONE, opposed ? 0 : CAST_NONE, 0, 0);
    PLAY(x, DEALER, DO_DIFFICULTY, number % 7 - 3, number % 5 == 4 ? 2 : 0);
    s->bonus[SIDE_INITIATOR] = (int8_t)(number % 5 - 1);
    s->never_bust[SIDE_INITIATOR] = number % 7 == 6;
    int trumps[2] = {0, 0}, n = 0;
    for (int k = 0; k < CARDS; k++) {
        int card = (int)((unsigned)(k * 47 + number * 13) % CARDS); /* 47 and 117 have no common factor: each once */
        if (s->place[card] != PLACE_DECK)
            continue;
        bool go[2] = {goes_on(s, SIDE_INITIATOR, card), goes_on(s, SIDE_OTHER, card)};
        bool keep = n < DECK_MOST && trumps[0] + go[0] <= PLAYER_TRUMPS_MOST && trumps[1] + go[1] <= DEALER_TRUMPS_MOST;
        if (!keep) {
            card_put(&x->st, card, PLACE_DISCARD);
            continue;
        }
        n++;
        trumps[0] += go[0];
        trumps[1] += go[1];
    }
    assert_null(x->g->check(&x->pack.data, &x->st));
}

static void count_of(const struct texarkana *s, struct count *c)
{
    memset(c, 0, sizeof *c);
    uint32_t mine = s->trumps[SIDE_INITIATOR], theirs = s->trumps[SIDE_OTHER];
    if (s->rule_skull_chain == SKULL_GOES_ON)
        mine |= 1u << SUIT_SKULLS;
    for (int card = 0; card < CARDS; card++)
        if (s->place[card] == PLACE_DECK) {
            int rank = card % 13;
            c->left[mine >> card / 13 & 1][theirs >> card / 13 & 1][rank < 10 ? rank + 1 : 10]++;
            c->n++;
        }
    c->bonus = s->bonus[SIDE_INITIATOR];
    c->never_bust = s->never_bust[SIDE_INITIATOR];
    c->difficulty = s->dv - 3 + s->woe_in;
}

/* One card, trumping if it can: the game's figure, the count, and how often the game's own play succeeds. */
static void one_card(struct table *x, int card, long *flips)
{
    struct state before;
    state_copy(x->g, &before, &x->st);
    const struct texarkana *s = look_at(&x->st);
    bool trump = s->trumps[SIDE_INITIATOR] >> card / 13 & 1;
    struct count c;
    struct test_model m;
    struct view all;
    count_of(s, &c);
    redact(x->g, &x->st, SEAT_CHANCE, &all);
    test_model_now(pack_of(&x->pack.data), &all, &m);
    struct try a = {.total = card_value(card), .trumps = trump};
    tries_solve(&m, &a, 1);
    double want = trump ? player_count(&c, card_value(card)) : dealer_count(&c, card_value(card), false, 0, false);
    if (fabs(a.success - want) > 5e-5)
        fail_msg("the game works out %.6f, the count gives %.6f", a.success, want);
    int won = 0;
    for (int k = 0; k < TRIALS; k++) {
        state_copy(x->g, &x->st, &before);
        PLAY(x, 1, DO_PLAY, card, 0);
        if (look_at(&x->st)->phase == PHASE_TRUMP)
            PLAY(x, 1, trump ? DO_TRUMP : DO_STAND, 0);
        table_chance(x);
        won += look_at(&x->st)->result == RESULT_SUCCESS;
        *flips += look_at(&x->st)->flips[0] + look_at(&x->st)->flips[1];
    }
    state_copy(x->g, &x->st, &before);
    double sigma = sqrt(want * (1 - want) / TRIALS);
    if (fabs((double)won / TRIALS - want) > 4 * sigma + 1e-9)
        fail_msg("%d of %d succeeded, the count gives %.6f", won, TRIALS, want);
}

static void play_agrees(void **state)
{
    static struct table x;
    long flips = 0;
    (void)state;
    table_open(&x);
    for (int number = 0; number < SET_UPS; number++) {
        set_up(&x, number);
        struct set hand = hand_of(look_at(&x.st), 1);
        int best = -1;
        for (int k = 0; k < set_count(&hand) && best < 0; k++) /* a trump, if there is one */
            if (is_trump(look_at(&x.st), SIDE_INITIATOR, set_nth(&hand, k)))
                best = set_nth(&hand, k);
        one_card(&x, set_nth(&hand, number % set_count(&hand)), &flips);
        if (best >= 0)
            one_card(&x, best, &flips);
    }
    printf("%ld flips\n", flips);
    assert_true(flips >= 1000000);
    pack_close(&x.pack);
}

/* The rules page: Daisy's 9 of Hearts, trump Masks, against Pistols at -1, from a fresh deck less that card. */
static void daisy(void **state)
{
    struct test_model m;
    struct try a = {.total = 9};
    (void)state;
    memset(&m, 0, sizeof m);
    m.deck = set_below(CARDS);
    set_drop(&m.deck, 8);
    m.trumps[SIDE_INITIATOR] = 1u << SUIT_MASKS;
    m.trumps[SIDE_OTHER] = 1u << SUIT_PISTOLS | 1u << SUIT_SKULLS;
    m.dv[DV_MAX - 1] = 1;
    tries_solve(&m, &a, 1);
    assert_true(fabs(a.success - 0.847847798) < 5e-10);
}

/* By hand: a deck of a 5 and a 6, no trumps: 5 against DV 0 succeeds where the 5 comes; with +1 to the score always. A
 * trump Ace goes on to one of them: 1 + 5 = 6 meets the 6, 1 + 6 = 7 meets the 5: always; at DV +1 once of two. */
static void by_hand(void **state)
{
    struct test_model m;
    struct try tries[2] = {{.total = 5}, {.total = 1, .trumps = true}};
    (void)state;
    memset(&m, 0, sizeof m);
    set_add(&m.deck, 4);
    set_add(&m.deck, 5);
    m.dv[DV_MAX] = 1;
    tries_solve(&m, tries, 2);
    assert_true(fabs(tries[0].success - 0.5) < 1e-12 && fabs(tries[1].success - 1) < 1e-12);
    m.bonus = 1;
    tries_solve(&m, tries, 1);
    assert_true(fabs(tries[0].success - 1) < 1e-12);
    m.bonus = 0;
    m.dv[DV_MAX] = 0;
    m.dv[DV_MAX + 1] = 1;
    tries_solve(&m, tries, 2);
    assert_true(fabs(tries[1].success - 0.5) < 1e-12);
    /* 19 with a chain of 5 or 6 is over 21: a bust; the Dealer has no trumps and cannot bust */
    tries[1].total = 19;
    tries_solve(&m, tries, 2);
    assert_true(tries[1].success == 0 && fabs(tries[1].bust - 1) < 1e-12);
    m.never_bust = true;
    tries_solve(&m, tries, 2);
    assert_true(fabs(tries[1].success - 1) < 1e-12 && tries[1].bust == 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(by_hand),
        cmocka_unit_test(daisy),
        cmocka_unit_test(play_agrees),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
