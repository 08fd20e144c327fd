/* Intervals that hold the true figure 95 times in 100. */
#include "lab/interval.h"

#include <math.h>

const double INTERVAL_95 = 1.959963984540054;

void interval_of_share(double hits, double n, double *low, double *high)
{
    const double z = INTERVAL_95;
    double share = hits / n, middle = share + z * z / (2 * n);
    double half = z * sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    *low = (middle - half) / (1 + z * z / n);
    *high = (middle + half) / (1 + z * z / n);
}
