/* See even.h. */
#include "lab/even.h"

#include <math.h>

#include "lab/interval.h"

static double matches(const struct even *e)
{
    double n = 0;
    for (int set = 0; set < 1 << e->seats; set++)
        n += (double)e->winners[set];
    return n;
}

/* A difference of two shares of the same matches: so many had only the one, so many the other. */
static struct estimate lead(const struct even *e, int a, int b, double z)
{
    double n = matches(e), ahead = 0, behind = 0;
    for (int set = 0; set < 1 << e->seats; set++) {
        int won = set >> a & 1, other = set >> b & 1;
        ahead += won > other ? (double)e->winners[set] : 0;
        behind += won < other ? (double)e->winners[set] : 0;
    }
    double mean = (ahead - behind) / n, variance = (ahead + behind) / n - mean * mean;
    double half = z * sqrt(variance > 0 ? variance / n : 0);
    return (struct estimate){mean, mean - half, mean + half};
}

struct estimate even_balance(const struct even *e)
{
    double z = interval_among(e->seats * (e->seats - 1) / 2), most = 0, least = 0, furthest = 0;
    for (int a = 0; a < e->seats; a++)
        for (int b = a + 1; b < e->seats; b++) {
            struct estimate is = lead(e, a, b, z);
            most = fmax(most, fabs(is.value));
            furthest = fmax(furthest, fmax(fabs(is.low), fabs(is.high)));
            if (is.low > 0 || is.high < 0)
                least = fmax(least, fmin(fabs(is.low), fabs(is.high)));
        }
    return (struct estimate){1 - most, fmax(0, 1 - furthest), 1 - least};
}

/* Of the k winners the ranks are 1 to k and the mean (k + 1) / 2; of the others k + 1 to the last.
 * Rank r has 1 - 2 (r - 1) / (seats - 1). */
static double utility(const struct even *e, int winners, int seat)
{
    int won = __builtin_popcount((unsigned)winners);
    return (winners >> seat & 1 ? e->seats - won : -won) / (double)(e->seats - 1);
}

struct wish { const struct even *of; bool together; };

static double uniformity(const int64_t *winners, void *arg)
{
    const struct wish *wish = arg;
    struct even e = {winners, wish->of->seats};
    double variance = 0, n = matches(&e);
    int sides = wish->together ? 1 : e.seats;
    for (int side = 0; side < sides; side++) {
        double sum = 0, squares = 0;
        for (int set = 0; set < 1 << e.seats; set++) {
            double is = wish->together ? (set ? 1 : -1) : utility(&e, set, side);
            sum += (double)winners[set] * is;
            squares += (double)winners[set] * is * is;
        }
        variance += squares / n - sum / n * (sum / n);
    }
    return 1 - variance / sides;
}

bool even_uniformity(const struct even *e, bool together, struct estimate *out)
{
    struct wish wish = {e, together};
    double n = matches(e), low, high;
    bool same = false;
    for (int set = 0; set < 1 << e->seats; set++)
        same = same || (double)e->winners[set] == n;
    if (!bootstrap_of(e->winners, 1 << e->seats, uniformity, &wish, out))
        return false;
    interval_of_share(0, n, &low, &high);
    if (same && high < 0.5) /* what a share of 1 among -1, or the other way, would make of it */
        out->low = 1 - 4 * high * (1 - high);
    return true;
}
