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
    *low = (middle - half) / (1 + z * z / n);
    *high = (middle + half) / (1 + z * z / n);
}
