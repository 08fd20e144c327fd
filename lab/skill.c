/* See skill.h. */
#include "lab/skill.h"

#include <math.h>

#include "lab/interval.h"

static double between(double x, double low, double high)
{
    return fmin(fmax(x, low), high);
}

double skill_trace(const double *round, int rounds)
{
    double area = 0, mean = 0, slope = 0, spread = 0, middle = (rounds - 1) / 2.0;
    for (int i = 0; i < rounds; i++) {
        area += fmax(round[i], 0) * fmax(round[i], 0);
        mean += round[i] / rounds;
        slope += (i - middle) * round[i];
        spread += (i - middle) * (i - middle);
    }
    double next = between(mean + (spread > 0 ? slope / spread : 0) * (rounds - middle), 0, 1);
    return next + (1 - next) * area;
}

void skill_add(const int *got, int rounds, int64_t *at)
{
    at[0]++;
    for (int i = 0; i < rounds; i++) {
        at[1 + i] += got[i];
        for (int k = 0; k < rounds; k++)
            at[1 + rounds + i * rounds + k] += (int64_t)got[i] * got[k];
    }
}

int64_t skill_deals(const int64_t *at)
{
    return at[0];
}

static double mean_of(const int64_t *at, int i, int of)
{
    return (double)at[1 + i] / (double)at[0] / of;
}

/* Of the means of two rounds. Where all deals of a round came to the same, the next one still may
 * not: as often as Wilson's interval of none allows. */
static double covariance(const int64_t *at, int rounds, int i, int k, int of)
{
    double n = (double)at[0], both = (double)at[1 + rounds + i * rounds + k] / n / of / of, low;
    double is = n > 1 ? (both - mean_of(at, i, of) * mean_of(at, k, of)) / (n - 1) : 0;
    if (i == k && is <= 0) {
        interval_of_share(0, n, &low, &is);
        is = is / INTERVAL_95 * is / INTERVAL_95;
    }
    return is;
}

static struct estimate about(double value, double variance)
{
    double half = INTERVAL_95 * sqrt(fmax(0, variance));
    return (struct estimate){value, value - half, value + half};
}

struct estimate skill_round(const int64_t *at, int rounds, int round, int of)
{
    struct estimate is = about(mean_of(at, round, of), covariance(at, rounds, round, round, of));
    is.low = fmax(is.low, -1);
    is.high = fmin(is.high, 1);
    return is;
}

/* The variance by how the trace changes with each round (the delta method). */
struct estimate skill_whole(const int64_t *at, int rounds, int of)
{
    static const double step = 1e-4;
    double round[SKILL_ROUNDS_MAX] = {0}, change[SKILL_ROUNDS_MAX], variance = 0;
    for (int i = 0; i < rounds; i++)
        round[i] = mean_of(at, i, of);
    for (int i = 0; i < rounds; i++) {
        double is = round[i], up, down;
        round[i] = is + step;
        up = skill_trace(round, rounds);
        round[i] = is - step;
        down = skill_trace(round, rounds);
        round[i] = is;
        change[i] = (up - down) / (2 * step);
    }
    for (int i = 0; i < rounds; i++)
        for (int k = 0; k < rounds; k++)
            variance += change[i] * change[k] * covariance(at, rounds, i, k, of);
    struct estimate whole = about(skill_trace(round, rounds), variance);
    whole.low = fmax(whole.low, 0);
    return whole;
}
