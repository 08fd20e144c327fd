/* Numbers of up to 1,280 bits, against factors that are known and arithmetic of 64 bits. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "engine/big.h"
#include "engine/rng.h"

static void is(const struct big *n, const char *wanted)
{
    char text[BIG_DIGITS + 1];
    big_text(n, text);
    assert_string_equal(text, wanted);
}

static struct big factorial(int n)
{
    struct big out = big_of(1);
    for (int i = 2; i <= n; i++)
        big_times(&out, (uint32_t)i);
    return out;
}

static void texts(void **unused)
{
    struct big zero = big_of(0), one = big_of(1), round = big_of(1000000000);
    struct big most = {BIG_WORDS, {0}}, thirty = factorial(30);
    char text[BIG_DIGITS + 1];
    (void)unused;
    is(&zero, "0");
    is(&one, "1");
    is(&round, "1000000000");
    is(&thirty, "265252859812191058636308480000000");
    memset(most.word, 255, sizeof most.word);
    big_text(&most, text);
    assert_int_equal(strlen(text), BIG_DIGITS); /* 2^1280 - 1 = 2.08e385 */
    assert_memory_equal(text, "2081586", 7);
}

static void small_ones(void **unused)
{
    struct rng rng;
    (void)unused;
    rng_seed(&rng, 3, 0);
    for (int i = 0; i < 2000; i++) {
        uint64_t a = rng_next(&rng) >> rng_below(&rng, 60), b = rng_next(&rng) >> 34;
        uint32_t times = (uint32_t)(rng_next(&rng) >> 35) + 1;
        struct big x = big_of(a >> 1), y = big_of(b), sum = x, product = big_of(a >> 32), more = x;
        big_add(&sum, &y);
        struct big wanted = big_of((a >> 1) + b);
        assert_int_equal(big_compare(&sum, &wanted), 0);
        big_subtract(&sum, &x);
        assert_int_equal(big_compare(&sum, &y), 0);
        big_times(&product, times);
        wanted = big_of((a >> 32) * times);
        assert_int_equal(big_compare(&product, &wanted), 0);
        big_add_times(&more, &y, times);
        wanted = big_of((a >> 1) + b * times);
        if (a < (uint64_t)1 << 62)
            assert_int_equal(big_compare(&more, &wanted), 0);
        assert_int_equal(big_divide(&x, times), (a >> 1) % times);
        wanted = big_of((a >> 1) / times);
        assert_int_equal(big_compare(&x, &wanted), 0);
        struct big p = big_of(a), q = big_of(b);
        int order = big_compare(&p, &q);
        assert_true((order < 0) == (a < b) && (order > 0) == (a > b));
    }
}

/* 150! / 149! in lowest terms is 150 / 1; and 120! 97 / (120! 360). */
static void lowest(void **unused)
{
    struct big a = factorial(150), b = factorial(149), c = factorial(120), d = c, zero = big_of(0),
               e = factorial(100);
    (void)unused;
    assert_true(fabs(big_ratio(&a, &b) - 150) < 1e-11);
    assert_true(fabs(big_ratio(&b, &a) * 150 - 1) < 1e-14);
    big_lowest(&a, &b);
    is(&a, "150");
    is(&b, "1");
    big_times(&c, 97);
    big_times(&d, 360);
    big_lowest(&c, &d);
    is(&c, "97");
    is(&d, "360");
    big_lowest(&zero, &e);
    is(&zero, "0");
    is(&e, "1");
    for (int m = 1; m < 60; m++)
        for (int n = 1; n < 60; n++) {
            struct big p = big_of((uint64_t)m * 840), q = big_of((uint64_t)n * 840);
            int x = m, y = n;
            while (y) {
                int rest = x % y;
                x = y;
                y = rest;
            }
            struct big low = big_of((uint64_t)(m / x)), high = big_of((uint64_t)(n / x));
            big_lowest(&p, &q);
            assert_true(!big_compare(&p, &low) && !big_compare(&q, &high));
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(texts),
        cmocka_unit_test(small_ones),
        cmocka_unit_test(lowest),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
