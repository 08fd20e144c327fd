/* The fair dealer against values that verify.py --vectors printed (an independent program made from
 * docs/fairness.md), and against what chance must look like. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "tests/table/world.h"

static void assert_hex(const uint8_t *bytes, const char *want)
{
    char hex[2 * HASH_BYTES + 1];
    hash_hex(bytes, HASH_BYTES, hex);
    assert_string_equal(hex, want);
}

static void count_up(uint8_t *at, int n, int from)
{
    for (int i = 0; i < n; i++)
        at[i] = (uint8_t)(from + i);
}

static void test_points(void **arg)
{
    (void)arg;
    static const struct {
        uint64_t total, point[3];
    } cases[] = {
        {2, {0, 0, 1}},
        {3, {0, 0, 2}},
        {6, {1, 0, 4}},
        {52, {16, 3, 42}},
        {1000003, {311492, 76155, 825889}},
        /* Nearly half of all words are rejected here. */
        {(1ull << 63) + 1, {7131934254171250094u, 7548610922286436135u, 655890664761494301u}},
        {UINT64_MAX, {5746002915067380373u, 1404824417076504525u, 15234935144504709694u}},
    };
    struct fair fair = {.hash = &hash_sodium};
    count_up(fair.key, HASH_BYTES, 0);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        assert_true(fair_below(&fair, 0, cases[i].total) == cases[i].point[0]);
        assert_true(fair_below(&fair, 1, cases[i].total) == cases[i].point[1]);
        assert_true(fair_below(&fair, 1ull << 40, cases[i].total) == cases[i].point[2]);
    }
    assert_true(fair_below(&fair, 9, 1) == 0);
}

static void committed(struct fair_head *head, struct fair_reveal *reveal, bool share)
{
    uint8_t os[TABLE_ID_BYTES + FAIR_BYTES], bytes[FAIR_BYTES];
    count_up(os, TABLE_ID_BYTES, 100);
    count_up(os + TABLE_ID_BYTES, FAIR_BYTES, 0);
    count_up(bytes, FAIR_BYTES, 200);
    fair_committed(&hash_sodium, os, head, reveal);
    if (share)
        fair_add_share(&hash_sodium, 1, bytes, head, reveal);
}

static void test_keys(void **arg)
{
    (void)arg;
    struct world w;
    struct fair_head head;
    struct fair_reveal reveal;
    struct fair fair;
    uint8_t data[HASH_BYTES];
    world_open(&w, game_named("kuhn"), 0, 1);
    fair_seeded(&hash_sodium, 7, &head, &reveal);
    assert_hex(reveal.seed, "99ef8c0aa63b6b9026ae36a1a41779bcbe0064c339382a43e2030debfac76608");
    fair_open(&fair, &hash_sodium, &w.match, NULL, &head, &reveal);
    assert_hex(fair.key, "82e3d5f1b239c0bc98204d98fe5aca69a594215541872fcadc4f7d08db38387c");
    committed(&head, &reveal, true);
    assert_hex(head.commit, "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
    assert_hex(head.share_commit[1],
               "96b46f55995b0569f45e671e898dbe98f0c54224b81db4a108fa4392f3cf1f94");
    fair_open(&fair, &hash_sodium, &w.match, NULL, &head, &reveal);
    assert_hex(fair.key, "8baa4206043173ad0066d54959be2fcbdd3e83eba75764df14334509a2f2ebcb");
    world_close(&w);
    world_open(&w, game_named("null"), 0, 1);
    committed(&head, &reveal, false);
    memset(data, 0xaa, sizeof data);
    fair_open(&fair, &hash_sodium, &w.match, data, &head, &reveal);
    assert_hex(fair.key, "cca512d09a8d7f94076eb3d2c73ef3c3bff492f05049d96acd80e1eeeb6e8fa8");
    world_close(&w);
}

static void test_reveal(void **arg)
{
    (void)arg;
    char reason[REASON_BYTES];
    struct text why = text_over(reason, sizeof reason);
    struct fair_head head;
    struct fair_reveal reveal;
    committed(&head, &reveal, true);
    assert_true(fair_check_reveal(&hash_sodium, &head, &reveal, 2, &why));
    reveal.share[1][31] ^= 1;
    assert_false(fair_check_reveal(&hash_sodium, &head, &reveal, 2, &why));
    assert_string_equal(reason,
                        "the bytes of seat 1 at the end are not the ones that it committed to");
    reveal.share[1][31] ^= 1;
    reveal.seed[0] ^= 1;
    why = text_over(reason, sizeof reason);
    assert_false(fair_check_reveal(&hash_sodium, &head, &reveal, 2, &why));
    assert_string_equal(reason, "the seed at the end is not the one that the header commits to");
}

/* 60,000 throws of a die: chi-square with 5 degrees of freedom stays below 25.7 but once in 10,000
 * (tables of the distribution); the key is fixed, so this never flickers. */
static void test_uniform(void **arg)
{
    (void)arg;
    struct fair fair = {.hash = &hash_sodium};
    double chi = 0;
    int count[6] = {0};
    count_up(fair.key, HASH_BYTES, 3);
    for (uint64_t j = 0; j < 60000; j++)
        count[fair_below(&fair, j, 6)]++;
    for (int i = 0; i < 6; i++)
        chi += (count[i] - 10000.0) * (count[i] - 10000.0) / 10000.0;
    assert_true(chi < 25.7);
    assert_true(chi > 0.1); /* nor suspiciously even: below that once in 6,000 */
}

/* Three of Kuhn's moves of chance: two deals, of which the first has 3 outcomes and the second 2,
 * and a show with a single one, which takes no number. */
static void test_numbers(void **arg)
{
    (void)arg;
    struct world w;
    world_open(&w, game_named("kuhn"), 0, 1);
    world_play(&w, "chance deal 0 king");
    world_play(&w, "chance deal 1 queen");
    world_play(&w, "0 check");
    world_play(&w, "1 check");
    world_play(&w, "chance show king queen");
    assert_int_equal(w.match.entry[0].draw, 0);
    assert_int_equal(w.match.entry[1].draw, 1);
    assert_true(w.match.entry[2].draw == NO_DRAW);
    assert_true(w.match.entry[4].draw == NO_DRAW);
    assert_int_equal(w.match.draws, 2);
    world_close(&w);
}

/* A move of chance that is not the drawn one is found. */
static void test_verify(void **arg)
{
    (void)arg;
    char reason[REASON_BYTES];
    static const char *const deals[] = {"chance deal 0 jack", "chance deal 0 queen",
                                        "chance deal 0 king"};
    struct fair_head head;
    struct fair_reveal reveal;
    struct fair fair;
    int proven = 0;
    for (int i = 0; i < 3; i++) {
        struct text why = text_over(reason, sizeof reason);
        struct fair_drawn first;
        struct world w;
        world_open(&w, game_named("kuhn"), 0, 1);
        fair_seeded(&hash_sodium, 7, &head, &reveal);
        fair_open(&fair, &hash_sodium, &w.match, NULL, &head, &reveal);
        struct move drawn;
        fair_draw(&fair, &w.match, &drawn);
        world_play(&w, deals[i]);
        bool same = move_equal(&drawn, &w.match.entry[0].move);
        assert_int_equal(fair_verify(&fair, &w.match, &first, NULL, NULL, &why), same);
        assert_true(first.total == 3 && first.n == 1 && first.draw == 0);
        proven += same;
        if (!same)
            assert_ptr_equal(
                strstr(reason, "entry 1 is not what was drawn: chance deal to=0 card="), reason);
        world_close(&w);
    }
    assert_int_equal(proven, 1);
}

static void test_bot_streams(void **arg)
{
    (void)arg;
    uint8_t seed[FAIR_BYTES] = {1};
    struct rng a, b, again;
    fair_bot(&hash_sodium, seed, 0, &a);
    fair_bot(&hash_sodium, seed, 1, &b);
    fair_bot(&hash_sodium, seed, 0, &again);
    uint64_t word = rng_next(&a);
    assert_true(word == rng_next(&again));
    assert_true(word != rng_next(&b));
}

static void test_hex(void **arg)
{
    (void)arg;
    uint8_t out[2] = {9, 9};
    char hex[5];
    assert_true(hash_unhex("0fa0", 2, out));
    assert_true(out[0] == 0x0f && out[1] == 0xa0);
    hash_hex(out, 2, hex);
    assert_string_equal(hex, "0fa0");
    assert_false(hash_unhex("0FA0", 2, out));
    assert_false(hash_unhex("0fa", 2, out));
    assert_false(hash_unhex("0fa00", 2, out));
    assert_false(hash_unhex("0fg0", 2, out));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_points),      cmocka_unit_test(test_keys),
        cmocka_unit_test(test_reveal),      cmocka_unit_test(test_uniform),
        cmocka_unit_test(test_numbers),     cmocka_unit_test(test_verify),
        cmocka_unit_test(test_bot_streams), cmocka_unit_test(test_hex),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
