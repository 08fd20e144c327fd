/* See bootstrap.h. Matches of one value are alike, so a resample of n matches is a draw of how many
 * fall on each value. Values that came about often are drawn one after the other, each a binomial
 * number; what is left falls on all others at once (struct rare). */
#include "lab/bootstrap.h"

#include <math.h>
#include <stdlib.h>

enum {
    RESAMPLES = 1000,
    OFTEN = 50,                      /* a value that came about more often is drawn by itself */
    GUIDED = 64, LONGEST = 3 * OFTEN /* of a Poisson number's table: more is next to impossible */
};

/* ---- Draws ---- */

static double uniform(struct rng *rng)
{
    return ((double)(rng_next(rng) >> 11) + 0.5) / 9007199254740992.0;
}

static double normal(struct rng *rng)
{
    return sqrt(-2 * log(uniform(rng))) * cos(6.283185307179586 * uniform(rng));
}

/* How many of n come about, each by chance p: counted by the gaps between them where few are
 * expected, else by the normal distribution, which is near enough then. */
static int64_t binomial(struct rng *rng, int64_t n, double p)
{
    if (p >= 1 || n <= 0)
        return n > 0 ? n : 0;
    if (p > 0.5)
        return n - binomial(rng, n, 1 - p);
    double expected = (double)n * p;
    if (expected > OFTEN) {
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

/* ---- Values that came about rarely ---- */

/* A Poisson number by inversion: upto[k] is the chance of k or fewer; guide[g] is the least number
 * that a uniform one of g / GUIDED or more can give. */
struct poisson { double upto[LONGEST + 1]; uint8_t guide[GUIDED]; };
_Static_assert(LONGEST <= UINT8_MAX, "");

static void poisson_begin(struct poisson *of, double mean)
{
    double chance = exp(-mean), sum = 0;
    int at = 0;
    for (int k = 0; k <= LONGEST; k++) {
        chance *= k ? mean / k : 1;
        of->upto[k] = sum += chance;
    }
    of->upto[LONGEST] = 1;
    for (int g = 0; g < GUIDED; g++) {
        while (of->upto[at] <= (double)g / GUIDED)
            at++;
        of->guide[g] = (uint8_t)at;
    }
}

static int poisson(struct rng *rng, const struct poisson *of)
{
    uint64_t bits = rng_next(rng);
    double at = (double)(bits >> 11) / 9007199254740992.0; /* below 1 */
    int k = of->guide[bits / (UINT64_MAX / GUIDED + 1)];
    while (of->upto[k] <= at)
        k++;
    return k;
}

/* All of them: `match` has the bin of each of their `n` matches. */
struct rare {
    int n, bins;
    int *bin, *match;
    double share; /* Poisson numbers have this share of the counts as their means */
    struct poisson of[OFTEN + 1]; /* by the count */
};

static bool rare_begin(struct rare *rare, const struct counted *from)
{
    int64_t all = 0;
    rare->n = rare->bins = 0;
    for (int i = 0; i < from->bins; i++)
        all += from->count[i] <= OFTEN ? from->count[i] : 0;
    rare->bin = malloc(((size_t)from->bins + (size_t)all + 1) * sizeof *rare->bin);
    if (!rare->bin)
        return false;
    rare->match = rare->bin + from->bins;
    for (int i = 0; i < from->bins; i++) {
        if (from->count[i] > OFTEN || !from->count[i])
            continue;
        rare->bin[rare->bins++] = i;
        for (int k = 0; k < from->count[i]; k++)
            rare->match[rare->n++] = i;
    }
    double fewer = rare->n - 2 * sqrt(rare->n);
    rare->share = fewer > 0 ? fewer / rare->n : 0;
    for (int count = 1; count <= OFTEN; count++)
        poisson_begin(&rare->of[count], rare->share * count);
    return true;
}

/* Lets `left` matches fall on them. Poisson numbers that add up to N are as N matches would fall,
 * whatever N is: if it is too many, all are drawn again, and what is missing is drawn match by
 * match. Next to always few are missing; if none fits, all are drawn so, which is as even. */
static void rare_draw(struct rng *rng, const struct rare *rare, const struct counted *from,
                      int64_t left, struct counted *to)
{
    int64_t more = -1;
    for (int tries = 0; tries < 8 && more < 0 && rare->share > 0; tries++) {
        more = left;
        for (int i = 0; i < rare->bins; i++) {
            int bin = rare->bin[i];
            more -= to->count[bin] = poisson(rng, &rare->of[from->count[bin]]);
        }
    }
    if (more < 0) {
        for (int i = 0; i < rare->bins; i++)
            to->count[rare->bin[i]] = 0;
        more = left;
    }
    for (; more > 0; more--)
        to->count[rare->match[rng_below(rng, (uint64_t)rare->n)]]++;
}

static void draw_again(struct rng *rng, const struct rare *rare, const struct counted *from,
                       struct counted *to)
{
    int64_t left = from->n, weight = from->n;
    for (int i = 0; i < from->bins; i++) {
        to->count[i] = 0;
        if (from->count[i] <= OFTEN)
            continue;
        to->count[i] = binomial(rng, left, (double)from->count[i] / (double)weight);
        left -= to->count[i];
        weight -= from->count[i];
    }
    rare_draw(rng, rare, from, left, to);
}

/* The values that came about, in memory of its own. */
static bool gather(const struct lab_shape *shape, const struct histogram *of, int **values,
                   struct counted *from, struct counted *to)
{
    int bins = 0;
    for (int i = 0; i < of->bins; i++)
        bins += of->count[i] > 0;
    size_t room = bins ? (size_t)bins : 1;
    *values = malloc(room * sizeof **values);
    int64_t *counts = malloc(2 * room * sizeof *counts);
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
    struct rare rare;
    struct rng rng;
    if (!counts)
        return false;
    for (int i = 0; i < bins; i++) {
        counts[i] = count[i];
        from.n += count[i];
    }
    to = (struct counted){NULL, counts + bins, bins, from.n};
    if (!rare_begin(&rare, &from)) {
        free(counts);
        return false;
    }
    rng_seed(&rng, 1979, (uint64_t)from.n);
    for (int k = 0; k < RESAMPLES; k++) {
        draw_again(&rng, &rare, &from, &to);
        all[k] = figure(to.count, arg);
    }
    qsort(all, RESAMPLES, sizeof *all, by_size);
    *out = (struct estimate){figure(count, arg), all[outside], all[RESAMPLES - 1 - outside]};
    free(rare.bin);
    free(counts);
    return true;
}

bool bootstrap(const struct lab_shape *shape, const struct histogram *of, struct estimate *out)
{
    double once[BOOT_FIGURES], (*all)[RESAMPLES] = malloc(BOOT_FIGURES * sizeof *all);
    struct counted from, to;
    struct rare rare = {.bin = NULL};
    struct rng rng;
    int *values;
    bool fine = gather(shape, of, &values, &from, &to) && all && rare_begin(&rare, &from);
    rng_seed(&rng, 1979, (uint64_t)from.n);
    for (int k = 0; fine && k < RESAMPLES; k++) {
        draw_again(&rng, &rare, &from, &to);
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
    free(rare.bin);
    free(all);
    return fine;
}
