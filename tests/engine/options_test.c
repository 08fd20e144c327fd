/* Sets, domains, options: sizes, order and odds, each against a count made by hand or by nested
 * loops. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "engine/engine.h"

static void sets(void **state)
{
    struct set s = set_none();
    (void)state;
    const int member[] = {0, 5, 63, 64, 100, 127};
    for (int i = 0; i < 6; i++)
        set_add(&s, member[i]);
    assert_int_equal(set_count(&s), 6);
    for (int i = 0; i < 6; i++)
        assert_int_equal(set_nth(&s, i), member[i]);
    assert_false(set_has(&s, 128));
    assert_false(set_has(&s, -1));
    assert_false(set_has(&s, 1));
    set_drop(&s, 63);
    assert_int_equal(set_nth(&s, 2), 64);
    for (int n = 0; n <= THINGS_MAX; n++) {
        struct set below = set_below(n);
        assert_int_equal(set_count(&below), n);
        assert_false(set_has(&below, n));
        if (n)
            assert_int_equal(set_nth(&below, n - 1), n - 1);
    }
}

static struct domain subset_domain(uint32_t of, int lo, int hi)
{
    struct options o;
    options_clear(&o);
    struct option *f = option_add(&o, 0, 0);
    arg_subset(f, of, lo, hi);
    return f->arg[0];
}

static void subsets(void **state)
{
    (void)state;
    /* of 31 things, 2 or 3: 31 x 30 / 2 + 31 x 30 x 29 / 6 = 465 + 4495 */
    struct domain d = subset_domain(0x7fffffff, 2, 3);
    assert_int_equal(domain_size(&d), 4960);
    d = subset_domain(0x7fffffff, 0, 31);
    assert_true(domain_size(&d) == 1ull << 31);
    d = subset_domain(0, 0, 0);
    assert_int_equal(domain_size(&d), 1);
    assert_true(domain_has(&d, 0));
    d = subset_domain(0xf, 5, 9);
    assert_int_equal(domain_size(&d), 0);
    d = subset_domain(0xf, 0, 4);
    assert_false(domain_has(&d, -1));
    assert_false(domain_has(&d, INT32_MIN));
}

/* Every mask of 10 bits is tried against the domain; those in it are the moves, in rising order. */
static void subsets_in_order(void **state)
{
    static const struct {
        uint32_t of;
        int lo, hi;
    } tries[] = {
        {0x2d5, 0, 9}, {0x2d5, 1, 2}, {0x3ff, 5, 5}, {0x010, 0, 1}, {0x00f, 0, 3}, {0x2a8, 2, 4},
    };
    (void)state;
    for (size_t t = 0; t < sizeof tries / sizeof *tries; t++) {
        struct options o;
        struct move m;
        uint64_t k = 0;
        options_clear(&o);
        arg_subset(option_add(&o, 3, 2), tries[t].of, tries[t].lo, tries[t].hi);
        for (uint32_t mask = 0; mask < 1024; mask++) {
            int members = 0;
            for (int b = 0; b < 10; b++)
                members += mask >> b & 1;
            bool in = !(mask & ~tries[t].of) && members >= tries[t].lo && members <= tries[t].hi;
            assert_int_equal(domain_has(&o.at[0].arg[0], (int32_t)mask), in);
            if (in) {
                options_nth(&o, k++, &m);
                assert_int_equal(m.arg[0], mask);
                assert_int_equal(m.seat, 3);
                assert_int_equal(m.verb, 2);
            }
        }
        assert_int_equal(options_size(&o), k);
    }
}

static void products(struct options *o)
{
    struct set of = set_none();
    set_add(&of, 7);
    set_add(&of, 70);
    options_clear(o);
    struct option *a = option_add(o, SEAT_CHANCE, 1); /* 3 x 2 = 6 moves of weight 5 */
    a->weight = 5;
    arg_range(a, -1, 1);
    arg_one(a, of);
    option_add(o, SEAT_CHANCE, 2);                    /* 1 move of weight 1 */
    struct option *b = option_add(o, SEAT_CHANCE, 3); /* 1 x 4 = 4 moves of weight 2 */
    b->weight = 2;
    arg_is(b, 9);
    arg_subset(b, 6, 0, 2);
}

static void families_in_order(void **state)
{
    /* by hand: family, then arguments, the last fastest; masks within 6: 0, 2, 4, 6 */
    static const int want[11][3] = {
        {1, -1, 7}, {1, -1, 70}, {1, 0, 7}, {1, 0, 70}, {1, 1, 7}, {1, 1, 70},
        {2, 0, 0},  {3, 9, 0},   {3, 9, 2}, {3, 9, 4},  {3, 9, 6},
    };
    struct options o;
    struct move m, w;
    uint64_t at = 0;
    (void)state;
    products(&o);
    assert_int_equal(options_size(&o), 11);
    assert_int_equal(options_weight(&o), 6 * 5 + 1 + 4 * 2);
    for (int k = 0; k < 11; k++) {
        options_nth(&o, (uint64_t)k, &m);
        assert_int_equal(m.verb, want[k][0]);
        assert_int_equal(m.arg[0], want[k][1]);
        assert_int_equal(m.arg[1], want[k][2]);
        assert_int_equal(m.arg[2], 0);
        assert_true(options_allow(&o, &m));
        int weight = k < 6 ? 5 : k == 6 ? 1 : 2;
        for (int i = 0; i < weight; i++) {
            options_at_weight(&o, at++, &w);
            assert_true(move_equal(&m, &w));
        }
    }
}

static void others_refused(void **state)
{
    struct options o;
    struct move m;
    (void)state;
    products(&o);
    options_nth(&o, 0, &m);
    struct move bad = m;
    bad.arg[1] = 8;
    assert_false(options_allow(&o, &bad));
    bad = m, bad.arg[0] = 2;
    assert_false(options_allow(&o, &bad));
    bad = m, bad.arg[5] = 1;
    assert_false(options_allow(&o, &bad));
    bad = m, bad.zero = 1;
    assert_false(options_allow(&o, &bad));
    bad = m, bad.seat = 0;
    assert_false(options_allow(&o, &bad));
    bad = m, bad.verb = 4;
    assert_false(options_allow(&o, &bad));
}

/* Each move's share of 390,000 draws is 10,000 for each point of weight; 5 standard deviations are
 * 500 and a little at weight 1, 1,060 at weight 5. */
static void draws(void **state)
{
    int count[11] = {0};
    struct options o;
    struct rng r;
    (void)state;
    products(&o);
    rng_seed(&r, 1, 0);
    for (int i = 0; i < 390000; i++) {
        struct move m, w;
        options_draw(&o, &r, &m);
        int k = 0;
        do
            options_nth(&o, (uint64_t)k, &w);
        while (!move_equal(&m, &w) && ++k < 11);
        count[k]++;
    }
    for (int k = 0; k < 11; k++) {
        int weight = k < 6 ? 5 : k == 6 ? 1 : 2;
        assert_in_range(count[k], weight * 10000 - 500 - 120 * weight,
                        weight * 10000 + 500 + 120 * weight);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sets),
        cmocka_unit_test(subsets),
        cmocka_unit_test(subsets_in_order),
        cmocka_unit_test(families_in_order),
        cmocka_unit_test(others_refused),
        cmocka_unit_test(draws),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
