/* What card_move and cards_shuffle keep: sizes, pools and barred places, each step worked out by
 * hand. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "engine/engine.h"

enum { DECK, DISCARD, HAND_0, HAND_1, PLACES, CARDS = 20, OPEN = 0xffff };

struct pile {
    uint64_t barred[POOLS_MAX];
    uint16_t known[PLACES];
    uint8_t size[PLACES], pool[CARDS], place[CARDS];
};

static const struct field cards = {
    .name = "place",
    .offset = offsetof(struct pile, place),
    .count = CARDS,
    .width = 1,
    .know = KNOW_PLACE,
    .places = PLACES,
    .mask = offsetof(struct pile, known),
    .size = offsetof(struct pile, size),
    .pool = offsetof(struct pile, pool),
    .barred = offsetof(struct pile, barred),
};

static struct state state_now;
static struct pile *const pile = (struct pile *)state_now.bytes;

static int start(void **state)
{
    (void)state;
    memset(&state_now, 0, sizeof state_now);
    pile->known[DISCARD] = OPEN;
    pile->known[HAND_0] = 1;
    pile->known[HAND_1] = 2;
    cards_start(&cards, &state_now);
    return 0;
}

static void move(int card, int to)
{
    card_move(&cards, &state_now, card, to);
}

enum { D = 1 << DECK, X = 1 << DISCARD, A = 1 << HAND_0, B = 1 << HAND_1 };

static void starts(void **state)
{
    (void)state;
    assert_int_equal(pile->size[DECK], CARDS);
    assert_int_equal(pile->barred[0], X | A | B);     /* all is known to lie in the deck */
    assert_int_equal(pile->barred[1], D | X | A | B); /* no card is of this pool */
}

static void moves(void **state)
{
    (void)state;
    move(3, HAND_0);
    assert_int_equal(pile->size[DECK], CARDS - 1);
    assert_int_equal(pile->size[HAND_0], 1);
    assert_int_equal(pile->barred[0], X | B); /* some card is in hand 0 */
    move(3, DISCARD);
    assert_int_equal(pile->barred[0], A | B); /* card 3 lies open; hand 0 is empty */
    move(4, HAND_1);
    move(4, HAND_0); /* from hand to hand, unseen */
    assert_int_equal(pile->barred[0], B);
    move(4, HAND_0); /* to where it is: nothing */
    assert_int_equal(pile->size[HAND_0], 1);
    assert_int_equal(pile->barred[0], B);
}

static void shuffles(void **state)
{
    (void)state;
    move(0, HAND_0);
    move(1, HAND_1);
    for (int i = 2; i < CARDS; i++)
        move(i, DISCARD);
    assert_int_equal(pile->barred[0], D); /* the deck is empty */
    cards_shuffle(&cards, &state_now, X, DECK);
    /* everyone saw the 18 cards: they are a pool of their own that lies in the deck alone */
    assert_int_equal(pile->pool[0], 0);
    assert_int_equal(pile->pool[1], 0);
    for (int i = 2; i < CARDS; i++)
        assert_int_equal(pile->pool[i], 1);
    assert_int_equal(pile->barred[1], X | A | B);
    assert_int_equal(pile->barred[0], D | X); /* cards 0 and 1 are in the hands, nobody says
                                                 which */
    assert_int_equal(pile->size[DECK], CARDS - 2);
    assert_int_equal(pile->size[DISCARD], 0);
    move(5, HAND_0); /* drawn unseen: of pool 1, as pool 0 is not in the deck */
    assert_int_equal(pile->barred[0], D | X);
    assert_int_equal(pile->barred[1], X | B);
    /* hand 0 goes back into the deck unseen, the discard is empty: no new pool; both pools may be
     * there */
    cards_shuffle(&cards, &state_now, A | X, DECK);
    assert_int_equal(pile->barred[0], X | A);
    assert_int_equal(pile->barred[1], X | A | B);
    assert_int_equal(pile->size[HAND_0], 0);
    assert_int_equal(pile->place[5], DECK);
}

/* A card of pool 1 comes to lie open and goes back: pool 1 keeps its other cards. */
static void pools(void **state)
{
    (void)state;
    move(0, DISCARD);
    cards_shuffle(&cards, &state_now, X, DECK);
    assert_int_equal(pile->pool[0], 1);
    assert_int_equal(pile->barred[1], X | A | B);
    move(0, HAND_0);
    move(1, HAND_1);
    move(0, DISCARD);
    move(2, DISCARD);
    cards_shuffle(&cards, &state_now, X, DECK); /* pool 1 is empty again and serves anew */
    assert_int_equal(pile->pool[0], 1);
    assert_int_equal(pile->pool[2], 1);
    assert_int_equal(pile->barred[1], X | A | B);
    assert_int_equal(pile->barred[0], X | A); /* one of pool 0 or 1 was drawn to hand 1 */
    assert_int_equal(pile->barred[2], D | X | A | B);
}

/* Nine shuffles with a card kept out of each need nine pools: two become one, and nothing barred is
 * the truth. */
static void pools_run_out(void **state)
{
    (void)state;
    for (int k = 0; k < 9; k++) {
        move(2 * k, DISCARD);
        move(2 * k + 1, DISCARD);
        cards_shuffle(&cards, &state_now, X, DECK);
        for (int i = 0; i < CARDS; i++) {
            assert_in_range(pile->pool[i], 0, POOLS_MAX - 1);
            assert_int_equal(pile->barred[pile->pool[i]] >> pile->place[i] & 1, 0);
        }
        assert_int_equal(pile->pool[2 * k], pile->pool[2 * k + 1]);
        for (int i = 0; i < CARDS; i++) /* the fresh pool is of these two alone */
            if (i != 2 * k && i != 2 * k + 1)
                assert_int_not_equal(pile->pool[i], pile->pool[2 * k]);
        move(2 * k, HAND_0);
    }
    assert_int_equal(pile->size[HAND_0], 9);
}

static void finds(void **state)
{
    uint8_t at[THINGS_MAX];
    struct rng r;
    (void)state;
    rng_seed(&r, 5, 5);
    for (int n = 0; n <= THINGS_MAX; n++) {
        for (int i = 0; i < n; i++)
            at[i] =
                (uint8_t)(rng_below(&r, 4) ? rng_below(&r, 3) * 127 : 0xff); /* 0, 127, 254, 255 */
        static const int place[] = {0, 127, 254, 255, 1, 126, 128};
        for (int k = 0; k < 7; k++) {
            struct set got = cards_at(at, n, place[k]);
            for (int i = 0; i < THINGS_MAX; i++)
                assert_int_equal(set_has(&got, i), i < n && at[i] == place[k]);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(starts, start),        cmocka_unit_test_setup(moves, start),
        cmocka_unit_test_setup(shuffles, start),      cmocka_unit_test_setup(pools, start),
        cmocka_unit_test_setup(pools_run_out, start), cmocka_unit_test(finds),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
