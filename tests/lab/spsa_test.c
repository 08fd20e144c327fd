/* The tuner's method, against losses whose best point is known. What is always true: the noise
 * comes from a seed, so a run is the same every time. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdlib.h>

#include "lab/spsa.h"

enum { N = 4 };
static const int lo[N] = {0, -5, 1, 10}, hi[N] = {20, 5, 9, 30}, from[N] = {0, 5, 9, 30};
static const int best[N] = {13, -2, 4, 17};

/* The squared distance to the best point, each number by its range, with noise. */
static double loss(const int *at, struct rng *noise)
{
    double sum = 0;
    for (int i = 0; i < N; i++)
        sum += pow((double)(at[i] - best[i]) / (hi[i] - lo[i]), 2);
    return sum + 0.02 * ((double)rng_below(noise, 1000) / 500 - 1);
}

static void run(uint64_t seed, int rounds, int *out)
{
    struct spsa s;
    struct rng noise;
    int plus[N], minus[N];
    rng_seed(&noise, seed, 7);
    spsa_start(&s, N, lo, hi, from, seed);
    spsa_point(&s, out);
    for (int i = 0; i < N; i++)
        assert_int_equal(out[i], from[i]);
    for (int round = 0; round < rounds; round++) {
        spsa_ask(&s, plus, minus);
        for (int i = 0; i < N; i++) {
            assert_in_range(plus[i] - lo[i], 0, hi[i] - lo[i]);
            assert_in_range(minus[i] - lo[i], 0, hi[i] - lo[i]);
            assert_int_equal(abs(plus[i] - minus[i]), 1);
        }
        double up = loss(plus, &noise), down = loss(minus, &noise);
        spsa_tell(&s, up, down);
    }
    spsa_point(&s, out);
}

/* From a corner: on average over seeds it ends at least ten times nearer, by the loss without its
 * noise. */
static void finds_the_best(void **state)
{
    double before = 0, after = 0;
    (void)state;
    for (int i = 0; i < N; i++)
        before += pow((double)(from[i] - best[i]) / (hi[i] - lo[i]), 2);
    for (uint64_t seed = 1; seed <= 20; seed++) {
        int at[N];
        run(seed, 300, at);
        for (int i = 0; i < N; i++)
            after += pow((double)(at[i] - best[i]) / (hi[i] - lo[i]), 2) / 20;
    }
    assert_true(after < before / 10);
}

static void stays_where_all_is_alike(void **state)
{
    struct spsa s;
    int plus[N], minus[N], at[N];
    (void)state;
    spsa_start(&s, N, lo, hi, from, 1);
    for (int round = 0; round < 50; round++) {
        spsa_ask(&s, plus, minus);
        spsa_tell(&s, 3, 3);
    }
    spsa_point(&s, at);
    for (int i = 0; i < N; i++)
        assert_int_equal(at[i], from[i]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(finds_the_best),
        cmocka_unit_test(stays_where_all_is_alike),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
