/* See bootstrap.h. Matches of one value are alike, so a resample of n matches is a draw of how many
 * fall on each value: binomial numbers, one value after the other. */
#include "lab/bootstrap.h"

#include <math.h>
#include <stdlib.h>

enum { RESAMPLES = 1000 };

/* ---- Draws ---- */

static double uniform(struct rng *rng)
{
    return ((double)(rng_next(rng) >> 11) + 0.5) / 9007199254740992.0;
}

static double normal(struct rng *rng)
{
    return sqrt(-2 * log(uniform(rng))) * cos(6.283185307179586 * uniform(rng));
}

/* How many of n come about, each by chance p: counted by the gaps between them where that is
 * quick, else by the normal distribution, which is near enough where that many are expected. */
static int64_t binomial(struct rng *rng, int64_t n, double p)
{
    if (p >= 1 || n <= 0)
        return n > 0 ? n : 0;
    if (p > 0.5)
        return n - binomial(rng, n, 1 - p);
    double expected = (double)n * p;
    if (expected > 50) {
        double drawn = floor(expected + sqrt(expected * (1 - p)) * normal(rng) + 0.5);
        return drawn < 0 ? 0 : drawn > (double)n ? n : (int64_t)drawn;
    }
    int64_t hits = 0;
    double at = 0, scale = log1p(-p);
    for (;;) {
        at += floor(log(uniform(rng)) / scale) + 1;
        if (at > (double)n)
            return hits;
        hits++;
    }
}

/* ---- Figures of counts ---- */

struct counted {
    const int *value;
    int64_t *count;
    int bins;
    int64_t n;
};

static void figures_of(const struct counted *of, double out[BOOT_FIGURES])
{
    static const int hundredths[QUANTILES] = {10, 50, 90};
    double sum = 0;
    int64_t below = 0;
    int at = 0;
    for (int i = 0; i < of->bins; i++) {
        sum += (double)of->count[i] * of->value[i];
        below += of->count[i];
        while (at < QUANTILES && below * 100 >= of->n * hundredths[at])
            out[at++] = of->value[i];
    }
    out[FIGURE_MEAN] = sum / (double)of->n;
}

static int by_size(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static void draw_again(struct rng *rng, const struct counted *from, struct counted *to)
{
    int64_t left = from->n, weight = from->n;
    for (int i = 0; i < from->bins; i++) {
        to->count[i] =
            from->count[i] ? binomial(rng, left, (double)from->count[i] / (double)weight) : 0;
        left -= to->count[i];
        weight -= from->count[i];
    }
}

/* The values that came about, in memory of its own. */
static bool gather(const struct lab_shape *shape, const struct histogram *of, int **values,
                   struct counted *from, struct counted *to)
{
    int bins = 0;
    for (int i = 0; i < of->bins; i++)
        bins += of->count[i] > 0;
    *values = malloc((size_t)bins * sizeof **values);
    int64_t *counts = malloc(2 * (size_t)bins * sizeof *counts);
    *from = (struct counted){*values, counts, bins, 0};
    if (!*values || !counts)
        return false;
    for (int i = 0, at = 0; i < of->bins; i++) {
        if (!of->count[i])
            continue;
        (*values)[at] = of->value(shape, i);
        counts[at++] = of->count[i];
        from->n += of->count[i];
    }
    *to = (struct counted){*values, counts + bins, bins, from->n};
    return true;
}

static const int outside = RESAMPLES / 40; /* 2.5 % lie below, as many above */

bool bootstrap_of(const int64_t *count, int bins, double (*figure)(const int64_t *, void *),
                  void *arg, struct estimate *out)
{
    double all[RESAMPLES];
    int64_t *counts = malloc(2 * (size_t)bins * sizeof *counts);
    struct counted from = {NULL, counts, bins, 0}, to;
    struct rng rng;
    if (!counts)
        return false;
    for (int i = 0; i < bins; i++) {
        counts[i] = count[i];
        from.n += count[i];
    }
    to = (struct counted){NULL, counts + bins, bins, from.n};
    rng_seed(&rng, 1979, (uint64_t)from.n);
    for (int k = 0; k < RESAMPLES; k++) {
        draw_again(&rng, &from, &to);
        all[k] = figure(to.count, arg);
    }
    qsort(all, RESAMPLES, sizeof *all, by_size);
    *out = (struct estimate){figure(count, arg), all[outside], all[RESAMPLES - 1 - outside]};
    free(counts);
    return true;
}

bool bootstrap(const struct lab_shape *shape, const struct histogram *of, struct estimate *out)
{
    double once[BOOT_FIGURES], (*all)[RESAMPLES] = malloc(BOOT_FIGURES * sizeof *all);
    struct counted from, to;
    struct rng rng;
    int *values;
    bool fine = gather(shape, of, &values, &from, &to) && all;
    rng_seed(&rng, 1979, (uint64_t)from.n);
    for (int k = 0; fine && k < RESAMPLES; k++) {
        draw_again(&rng, &from, &to);
        figures_of(&to, once);
        for (int f = 0; f < BOOT_FIGURES; f++)
            all[f][k] = once[f];
    }
    if (fine)
        figures_of(&from, once);
    for (int f = 0; fine && f < BOOT_FIGURES; f++) {
        qsort(all[f], RESAMPLES, sizeof **all, by_size);
        out[f] = (struct estimate){once[f], all[f][outside], all[f][RESAMPLES - 1 - outside]};
    }
    free(values);
    free(from.count);
    free(all);
    return fine;
}
