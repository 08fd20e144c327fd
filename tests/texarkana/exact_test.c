/* The chances of tests: what the game works out (exact.h), what its own play gives, and what a
 * count of all orders of the deck gives that shares nothing with either but the deck. What is
 * always true: the count follows the rules page card by card: TX-C5, TX-D1 to TX-D4, TX-F1,
 * TX-H2. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "games/texarkana/cards.h"
#include "tests/texarkana/table.h"

enum {
    SET_UPS = 24, TRIALS = 20000, DECK_MOST = 40, PLAYER_TRUMPS_MOST = 4, DEALER_TRUMPS_MOST = 6
};

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
                sum += p * (go ? player_count(c, t)
                               : dealer_count(c, t, t > 21 && !c->never_bust, 0, false));
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
        /* 47 and 117 have no common factor: each once */
        int card = (int)((unsigned)(k * 47 + number * 13) % CARDS);
        if (s->place[card] != PLACE_DECK)
            continue;
        bool go[2] = {tx_goes_on(s, SIDE_INITIATOR, card), tx_goes_on(s, SIDE_OTHER, card)};
        bool keep = n < DECK_MOST && trumps[0] + go[0] <= PLAYER_TRUMPS_MOST &&
                    trumps[1] + go[1] <= DEALER_TRUMPS_MOST;
        if (!keep) {
            tx_card_put(&x->st, card, PLACE_DISCARD);
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

/* One card, trumping if it can: the game's figure, the count, and how often the game's own play
 * succeeds. */
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
    tx_test_model_now(pack_of(&x->pack.data), &all, &m);
    struct try a = {.total = card_value(card), .trumps = trump};
    tx_tries_solve(&m, &a, 1);
    double want = trump ? player_count(&c, card_value(card))
                        : dealer_count(&c, card_value(card), false, 0, false);
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
        struct set hand = tx_hand_of(look_at(&x.st), 1);
        int best = -1;
        int many = set_count(&hand);
        assert_true(many > 0);
        for (int k = 0; k < set_count(&hand) && best < 0; k++) /* a trump, if there is one */
            if (tx_is_trump(look_at(&x.st), SIDE_INITIATOR, set_nth(&hand, k)))
                best = set_nth(&hand, k);
        one_card(&x, set_nth(&hand, number % (many ? many : 1)), &flips);
        if (best >= 0)
            one_card(&x, best, &flips);
    }
    printf("%ld flips\n", flips);
    assert_true(flips >= 1000000);
    pack_close(&x.pack);
}

/* The rules page: Daisy's 9 of Hearts, trump Masks, against Pistols at -1, from a fresh deck less
 * that card. */
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
    tx_tries_solve(&m, &a, 1);
    assert_true(fabs(a.success - 0.847847798) < 5e-10);
}

/* ---- Tests without a table: any deck, any trumps, any guess of the difficulty ---- */

static double busts_count(struct count *c, int total)
{
    double sum = 0, all = c->n;
    for (int go = 0; go < 2; go++)
        for (int i = 0; i < 2; i++)
            for (int v = 1; v <= 10; v++) {
                int *left = &c->left[go][i][v];
                if (!*left)
                    continue;
                double p = *left / all;
                --*left;
                --c->n;
                sum += p * (go ? busts_count(c, total + v) : total + v > 21);
                ++*left;
                ++c->n;
            }
    return sum;
}

/* Cards of a few suits, at most so many that go on for the player and for the Dealer: low ones, or
 * a chain is over at once. */
static void any_test(struct rng *rng, int most, struct test_model *m, struct count *c)
{
    int go_on[2] = {0, 0};
    memset(m, 0, sizeof *m);
    memset(c, 0, sizeof *c);
    m->skull_goes_on = rng_below(rng, 2);
    m->never_bust = c->never_bust = !rng_below(rng, 4);
    m->bonus = c->bonus = (int)rng_below(rng, 7) - 3;
    uint64_t first = rng_below(rng, 8), second = rng_below(rng, 8); /* one suit now and then */
    m->trumps[SIDE_INITIATOR] = (uint16_t)(1 << first | 1 << second);
    m->trumps[SIDE_OTHER] = (uint16_t)(1 << rng_below(rng, 8) | 1 << SUIT_SKULLS);
    uint32_t mine = m->trumps[SIDE_INITIATOR] | (m->skull_goes_on ? 1u << SUIT_SKULLS : 0),
             theirs = m->trumps[SIDE_OTHER];
    int high = rng_below(rng, 2) ? 3 : 13, others = 0;
    for (int k = 0; k < CARDS; k++) {
        int card = (k * 47 + (int)rng_below(rng, CARDS)) % CARDS, rank = card % 13,
            suit = card / 13;
        bool go[2] = {mine >> suit & 1, theirs >> suit & 1};
        if (set_has(&m->deck, card) || go_on[0] + go[0] > most || go_on[1] + go[1] > 4 ||
            (go[0] && rank >= high) || (!go[0] && !go[1] && others++ >= 8))
            continue;
        go_on[0] += go[0];
        go_on[1] += go[1];
        set_add(&m->deck, card);
        c->left[go[0]][go[1]][rank < 10 ? rank + 1 : 10]++;
        c->n++;
    }
}

/* DV + Woe, each with its chance. */
static void guess_any(struct rng *rng, struct test_model *m)
{
    double all = 0;
    for (int k = 0; k < 3; k++)
        m->dv[rng_below(rng, rng_below(rng, 3) ? DVS : DVS + 30)] += 1 + (int)rng_below(rng, 3);
    for (int i = 0; i < DVS + WOE_MAX; i++)
        all += m->dv[i];
    for (int i = 0; i < DVS + WOE_MAX; i++)
        m->dv[i] /= all;
}

/* Up to `most` trumps of the player lie in the deck: what is worked out is so near to the count. */
static void tests_counted(int most, int times, double near)
{
    struct rng rng;
    struct count c;
    struct test_model m;
    rng_seed(&rng, (uint64_t)most, 0);
    for (int number = 0; number < times; number++) {
        any_test(&rng, most, &m, &c);
        guess_any(&rng, &m);
        struct try tries[4];
        for (int i = 0; i < 4; i++)
            tries[i] =
                (struct try){.total = 1 + (int)rng_below(&rng, i % 2 ? 26 : 10), .trumps = i < 2};
        tx_tries_solve(&m, tries, 4);
        for (int i = 0; i < 4; i++) {
            double want = 0,
                   busts = tries[i].trumps && !m.never_bust ? busts_count(&c, tries[i].total) : 0;
            for (int at = 0; at < DVS + WOE_MAX; at++) {
                c.difficulty = at - 3;
                if (m.dv[at] > 0)
                    want += m.dv[at] * (tries[i].trumps
                                            ? player_count(&c, tries[i].total)
                                            : dealer_count(&c, tries[i].total, false, 0, false));
            }
            if (fabs(tries[i].success - want) > near || fabs(tries[i].bust - busts) > near)
                fail_msg("%d: %.7f of success, %.7f of a bust; counted %.7f, %.7f", number,
                         tries[i].success, tries[i].bust, want, busts);
        }
    }
}

/* TX-C5, TX-D1 to TX-D4: chains of up to three cards are exact. */
static void short_chains(void **state)
{
    (void)state;
    tests_counted(3, 150, 1e-9);
}

/* Longer ones are right to what exact.h promises. */
static void long_chains(void **state)
{
    (void)state;
    tests_counted(6, 12, 2e-4);
}

/* ---- What a player knows of the difficulty ---- */

static void guess_is(const struct test_model *m, const double want[DVS], int sum)
{
    for (int at = 0; at < DVS + WOE_MAX; at++)
        if (fabs(m->dv[at] - (at < DVS ? want[at] / sum : 0)) > 1e-12)
            fail_msg("DV %d has the chance %f", at - 3, m->dv[at]);
}

/* TX-C2: by the guides a minor NPC is rated -3 or -2, a recurring one -1 or 0, a major one 1 or 2,
 * a nemesis 3; those are twice as likely as what lies next to them. Unopposed all seven are alike.
 * The Dealer, and who was told, know. */
static void guesses(void **state)
{
    static const double of[IMPORTANCES][DVS] = {
        {2, 2, 1, 0, 0, 0, 0}, {0, 1, 2, 2, 1, 0, 0}, {0, 0, 0, 1, 2, 2, 1}, {0, 0, 0, 0, 0, 1, 2}};
    static const int sums[IMPORTANCES] = {5, 6, 6, 3};
    static const double alike[DVS] = {1, 1, 1, 1, 1, 1, 1};
    static struct table x;
    struct view v;
    struct test_model m;
    int seen = 0;
    (void)state;
    table_open(&x);
    set_up(&x, 1); /* opposed, DV -2, no Woe */
    const struct pack *p = pack_of(&x.pack.data);
    struct texarkana *s = table_of(&x.st);
    for (int npc = 0; npc < p->npc_count; npc++) {
        s->cast[0] = (uint8_t)npc;
        redact(x.g, &x.st, 1, &v);
        tx_test_model_now(p, &v, &m);
        guess_is(&m, of[p->npc[npc].importance], sums[p->npc[npc].importance]);
        seen |= 1 << p->npc[npc].importance;
    }
    assert_int_equal(seen, 15);
    s->against = CAST_NONE;
    redact(x.g, &x.st, 1, &v);
    tx_test_model_now(p, &v, &m);
    guess_is(&m, alike, 7);
    s->dv = 5; /* DV 2 */
    s->woe_in = 4;
    s->bonus[SIDE_INITIATOR] = 2;
    s->never_bust[SIDE_INITIATOR] = 1;
    redact(x.g, &x.st, DEALER, &v);
    tx_test_model_now(p, &v, &m);
    for (int at = 0; at < DVS + WOE_MAX; at++)
        assert_true(m.dv[at] == (at == 9));
    assert_true(m.bonus == 2 && m.never_bust &&
                m.skull_goes_on == (s->rule_skull_chain == SKULL_GOES_ON));
    assert_true(m.trumps[SIDE_INITIATOR] == s->trumps[SIDE_INITIATOR] &&
                m.trumps[SIDE_OTHER] == s->trumps[SIDE_OTHER]);
    pack_close(&x.pack);
}

/* TX-B1: what may come is what lies in the deck as far as the seat knows: all but its own hand, the
 * discards and the table; where the deck is empty, the discards, which will be the deck. */
static void decks(void **state)
{
    static struct table x;
    struct view v;
    (void)state;
    table_open(&x);
    set_up(&x, 0);
    redact(x.g, &x.st, 1, &v);
    struct set deck = tx_deck_known(look_at(&v.state));
    const struct texarkana *s = look_at(&x.st);
    for (int card = 0; card < CARDS; card++)
        assert_int_equal(set_has(&deck, card),
                         s->place[card] == PLACE_DECK || s->place[card] == PLACE_HAND + 1);
    redact(x.g, &x.st, SEAT_CHANCE, &v);
    deck = tx_deck_known(look_at(&v.state));
    for (int card = 0; card < CARDS; card++)
        assert_int_equal(set_has(&deck, card), s->place[card] == PLACE_DECK);
    tx_card_put(&x.st, set_nth(&deck, 0), PLACE_HAND + 1);
    for (int card = 0; card < CARDS; card++)
        if (s->place[card] == PLACE_DECK)
            tx_card_put(&x.st, card, PLACE_DISCARD);
    redact(x.g, &x.st, 1, &v);
    deck = tx_deck_known(look_at(&v.state));
    for (int card = 0; card < CARDS; card++)
        assert_int_equal(set_has(&deck, card), s->place[card] == PLACE_DISCARD);
    /* TX-A3: those become the deck, all know; what was in a hand then is not in it, though the
     * Dealer never saw it. Of what is drawn from it since nobody else knows which it is. */
    tx_deck_shuffle(&x.st);
    redact(x.g, &x.st, DEALER, &v);
    deck = tx_deck_known(look_at(&v.state));
    for (int card = 0; card < CARDS; card++)
        assert_int_equal(set_has(&deck, card), s->place[card] == PLACE_DECK);
    int drawn = set_nth(&deck, 0);
    tx_card_put(&x.st, drawn, PLACE_HAND + 1);
    redact(x.g, &x.st, DEALER, &v);
    deck = tx_deck_known(look_at(&v.state));
    for (int card = 0; card < CARDS; card++)
        assert_int_equal(set_has(&deck, card), s->place[card] == PLACE_DECK || card == drawn);
    pack_close(&x.pack);
}

/* TX-D6: in the deck are 5s alone. 10 + 3 beats 5 + 3, so without Woe it is sure; but where Woe may
 * be hidden, all that the Dealer has may be in it. Of 6 Woe 5 + 3 + 6 is 14 to 13: not sure, and
 * told as not quite; of 5 it is sure. Who knows the DV is told what is so. */
static void not_quite_sure(void **state)
{
    static struct table x;
    struct view v;
    struct test_model m;
    (void)state;
    table_open(&x);
    set_up(&x, 0); /* unopposed */
    struct texarkana *s = table_of(&x.st);
    s->rule_woe = 1;
    for (int at = 0; at < 5; at++) {
        struct try tries[4] = {
            {.total = 10}, {.total = 10, .trumps = true}, {.total = 4}, {.total = 5}};
        s->woe = at == 0 ? 5 : 6;
        s->rule_woe = at != 2;
        s->marks = at == 3 ? 1 << MARK_VIOLENCE : 0;
        redact(x.g, &x.st, 1, &v);
        if (at == 4) { /* told */
            struct texarkana *known = table_of(&v.state);
            known->dv = 6;
            known->woe_in = 0;
        }
        tx_test_model_now(pack_of(&x.pack.data), &v, &m);
        m.deck = set_none();
        set_add(&m.deck, 4);
        set_add(&m.deck, 4 + 13);
        m.bonus = 3;
        m.trumps[0] = m.trumps[1] = 0;
        tx_tries_told(&v, &m, tries, 4);
        double want = at == 1 ? 0.9999 : 1;
        assert_true(fabs(tries[0].success - want) < 1e-12);
        assert_true(fabs(tries[1].success - 1) < 1e-12); /* 10 + 5 + 3 = 18 to 14 */
        assert_true(fabs(tries[2].success - (at == 4 ? 0 : 6 / 7.0)) < 1e-12); /* 7 to 8 at worst */
        /* 8 to 8: of one Woe it would fail */
        assert_true(fabs(tries[3].success - (at < 2 ? 0.9999 : 1)) < 1e-12);
        set_add(&m.deck, 1);
        set_drop(&m.deck, 4);
        tx_tries_told(&v, &m, tries, 1);
        /* a 2 or a 5: of 6 Woe 11 or 14 to 13, an even chance */
        assert_true(fabs(tries[0].success - want) < 1e-12);
        memset(m.dv, 0, sizeof m.dv);
        m.dv[DV_MAX] = 1;
        tries[0].total = 11; /* 14 to 14 at worst: quite sure */
        tx_tries_told(&v, &m, tries, 1);
        assert_true(tries[0].success == 1);
    }
    pack_close(&x.pack);
}

int main(void)
{
    const struct CMUnitTest worked_out[] = {
        cmocka_unit_test(daisy), cmocka_unit_test(short_chains), cmocka_unit_test(long_chains),
        cmocka_unit_test(guesses), cmocka_unit_test(decks), cmocka_unit_test(not_quite_sure),
    };
    const struct CMUnitTest played[] = {cmocka_unit_test(play_agrees)};
    int failed = cmocka_run_group_tests(worked_out, NULL, NULL);
    return failed ? failed : cmocka_run_group_tests(played, NULL, NULL);
}
