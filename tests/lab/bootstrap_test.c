/* Matches drawn again from themselves: how many fall on each value, against the binomial numbers
 * that these are, worked out here; and how often an interval has the true mean. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "engine/rng.h"
#include "lab/bootstrap.h"

enum { BINS = 40, TIMES = 1000, MOST = 400 };

/* What was drawn, of every resample: the figure of counts is a pretext. */
struct drawn { int times, bins; int64_t n, at[TIMES + 1][BINS]; };

static double note(const int64_t *count, void *arg)
{
    struct drawn *d = arg;
    int64_t sum = 0;
    assert_true(d->times <= TIMES); /* and once for what came about */
    memcpy(d->at[d->times++], count, (size_t)d->bins * sizeof *count);
    for (int i = 0; i < d->bins; i++) {
        assert_true(count[i] >= 0);
        sum += count[i];
    }
    assert_int_equal(sum, d->n);
    return 0;
}

static struct drawn *draw(const int64_t *count, int bins)
{
    struct drawn *d = calloc(1, sizeof *d);
    struct estimate unused;
    d->bins = bins;
    for (int i = 0; i < bins; i++)
        d->n += count[i];
    assert_true(bootstrap_of(count, bins, note, d, &unused));
    assert_int_equal(d->times, TIMES + 1);
    assert_memory_equal(d->at[TIMES], count, (size_t)bins * sizeof *count);
    return d;
}

/* Mean n p and variance n p (1 - p) of one value, covariance -n p q of two: each within 5 of its
 * own standard errors. */
static void moments(const int64_t *count, int bins)
{
    struct drawn *d = draw(count, bins);
    double n = (double)d->n;
    for (int i = 0; i < bins; i++) {
        double p = (double)count[i] / n, variance = n * p * (1 - p), mean = 0, square = 0;
        for (int k = 0; k < TIMES; k++) {
            double off = (double)d->at[k][i] - n * p;
            mean += off / TIMES;
            square += off * off / TIMES;
        }
        double fourth = variance * (1 + 3 * variance); /* at most, near enough */
        assert_true(fabs(mean) <= 5 * sqrt(variance / TIMES) + 1e-9);
        assert_true(fabs(square - variance) <= 5 * sqrt(fourth / TIMES) + 1e-9);
        for (int j = 0; j < i; j++) {
            double q = (double)count[j] / n, both = 0, wide = n * p * n * q;
            for (int k = 0; k < TIMES; k++)
                both += ((double)d->at[k][i] - n * p) * ((double)d->at[k][j] - n * q) / TIMES;
            assert_true(fabs(both + n * p * q) <= 6 * sqrt((wide + variance + 1) / TIMES));
        }
    }
    free(d);
}

/* How often a value came so many times, against its binomial number: chi squared, of cells in which
 * 10 or more are expected, below its mean and 5 deviations. */
static void shape(const int64_t *count, int bins, int bin)
{
    struct drawn *d = draw(count, bins);
    double p = (double)count[bin] / (double)d->n, chi = 0, wanted = 0, sum = 0;
    int cells = 0, got = 0, all = 0;
    for (int k = 0; k <= MOST && all < TIMES; k++) {
        double n = (double)d->n, come = lgamma(n + 1) - lgamma(k + 1) - lgamma(n - k + 1);
        wanted += k > n ? 0 : TIMES * exp(come + k * log(p) + (n - k) * log1p(-p));
        for (int t = 0; t < TIMES; t++)
            got += d->at[t][bin] == k;
        if (wanted < 10 || TIMES - sum - wanted < 10)
            continue;
        chi += (got - wanted) * (got - wanted) / wanted;
        sum += wanted;
        all += got;
        wanted = got = 0;
        cells++;
    }
    wanted = TIMES - sum;
    chi += (TIMES - all - wanted) * (TIMES - all - wanted) / wanted;
    assert_true(cells >= 2 && chi < cells + 5 * sqrt(2.0 * cells));
    free(d);
}

static void rare_values(void **unused)
{
    int64_t count[BINS];
    (void)unused;
    for (int i = 0; i < BINS; i++)
        count[i] = i; /* 780 matches, and a value that never came */
    moments(count, BINS);
    shape(count, BINS, 3);
    shape(count, BINS, 39);
}

static void few_matches(void **unused)
{
    static const int64_t two[3] = {1, 0, 1}, five[3] = {1, 1, 3}, nine[2] = {8, 1};
    (void)unused;
    moments(two, 3);
    moments(five, 3);
    shape(five, 3, 2);
    moments(nine, 2);
    shape(nine, 2, 1);
}

/* Of values that came often, and what is left between them. */
static void both_kinds(void **unused)
{
    static const int64_t count[8] = {1, 300, 2, 50, 51, 5, 900, 20};
    (void)unused;
    moments(count, 8);
    shape(count, 8, 0);
    shape(count, 8, 2);
    shape(count, 8, 3);
    shape(count, 8, 4);
    shape(count, 8, 7);
}

static int itself(const struct lab_shape *shape, int bin)
{
    (void)shape;
    return bin;
}

/* 60 numbers, each the sum of two of 0 .. 9: in 95 of 100 such samples the interval has 9; of 400,
 * with Student's correction missing, 92.5 to 97. */
static void covers(void **unused)
{
    struct estimate all[BOOT_FIGURES];
    struct rng rng;
    int inside = 0, samples = 400;
    (void)unused;
    rng_seed(&rng, 5, 0);
    for (int i = 0; i < samples; i++) {
        int64_t count[19] = {0};
        struct histogram of = {count, 19, itself};
        for (int k = 0; k < 60; k++)
            count[rng_below(&rng, 10) + rng_below(&rng, 10)]++;
        assert_true(bootstrap(NULL, &of, all));
        inside += all[FIGURE_MEAN].low <= 9 && 9 <= all[FIGURE_MEAN].high;
    }
    assert_in_range(inside, samples * 925 / 1000, samples * 97 / 100);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rare_values), cmocka_unit_test(few_matches),
        cmocka_unit_test(both_kinds),  cmocka_unit_test(covers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
