/* Intervals that hold the true figure 95 times in 100. */
#include "lab/interval.h"

#include <math.h>

const double INTERVAL_95 = 1.959963984540054;

double interval_among(int figures)
{
    double low = 0, high = 40, outside = 0.05 / (figures > 1 ? figures : 1);
    for (int i = 0; i < 60; i++) { /* erfc falls */
        double middle = (low + high) / 2;
        if (erfc(middle / sqrt(2)) > outside)
            low = middle;
        else
            high = middle;
    }
    return low;
}

void interval_of_share(double hits, double n, double *low, double *high)
{
    const double z = INTERVAL_95;
    double share = hits / n, middle = share + z * z / (2 * n);
    double half = z * sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    /* Rounding would leave the ends a little outside of what a share can be: "-0.0%". */
    *low = hits > 0 ? (middle - half) / (1 + z * z / n) : 0;
    *high = hits < n ? (middle + half) / (1 + z * z / n) : 1;
}

void interval_of_mean(double sum, double squares, double n, double *low, double *high)
{
    double mean = sum / n, variance = squares / n - mean * mean;
    double half = INTERVAL_95 * sqrt(variance > 0 && n > 1 ? variance / (n - 1) : 0);
    *low = mean - half;
    *high = mean + half;
}

void interval_of_ratio(const struct ratio *r, double *low, double *high)
{
    double ratio = r->part / r->whole;
    double squares = r->part_part - 2 * ratio * r->whole_part + ratio * ratio * r->whole_whole;
    double variance = r->n > 1 && squares > 0 ? squares * r->n / (r->n - 1) : 0;
    double half = INTERVAL_95 * sqrt(variance) / r->whole;
    *low = fmax(0, ratio - half);
    *high = fmin(1, ratio + half);
    if (r->part <= 0 || r->part >= r->whole) /* no match differs, and the next one still may */
        interval_of_share(r->part > 0 ? r->n : 0, r->n, low, high);
}
