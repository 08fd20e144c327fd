/* See spsa.h. */
#include "lab/spsa.h"

#include <math.h>

static const double STABILITY = 5, DECAY = 0.602; /* Spall's advice for the gains */
static const double FIRST_STEP = 0.15;            /* of the range, at the first round */

static int within(const struct spsa *s, int i, double value)
{
    int whole = (int)floor(value + 0.5);
    return whole < s->lo[i] ? s->lo[i] : whole > s->hi[i] ? s->hi[i] : whole;
}

void spsa_start(struct spsa *s, int count, const int *lo, const int *hi, const int *from,
                uint64_t seed)
{
    *s = (struct spsa){.count = count};
    for (int i = 0; i < count; i++) {
        s->lo[i] = lo[i];
        s->hi[i] = hi[i];
        s->at[i] = within(&(struct spsa){.lo = {lo[i]}, .hi = {hi[i]}}, 0, from[i]);
    }
    rng_seed(&s->rng, seed, 1992);
}

void spsa_point(const struct spsa *s, int *out)
{
    for (int i = 0; i < s->count; i++)
        out[i] = within(s, i, s->at[i]);
}

void spsa_ask(struct spsa *s, int *plus, int *minus)
{
    for (int i = 0; i < s->count; i++) {
        double middle = floor(s->at[i]) + 0.5; /* whole numbers lie on both sides of it */
        if (middle > s->hi[i])
            middle = s->hi[i] - 0.5;
        s->sign[i] = rng_below(&s->rng, 2) ? 1 : -1;
        plus[i] = within(s, i, middle + 0.5 * s->sign[i]);
        minus[i] = within(s, i, middle - 0.5 * s->sign[i]);
    }
}

void spsa_tell(struct spsa *s, double plus, double minus)
{
    double slope = plus - minus;
    if (s->gain <= 0 && slope != 0) /* so that the first step is a part of the range */
        s->gain = pow(1 + STABILITY, DECAY) / fabs(slope);
    double step = s->gain * slope / pow(1 + STABILITY + s->round, DECAY);
    step = step > 2 ? 2 : step < -2 ? -2 : step;
    for (int i = 0; i < s->count; i++) {
        double range = s->hi[i] - s->lo[i];
        s->at[i] -= FIRST_STEP * range * step * s->sign[i];
        s->at[i] = s->at[i] < s->lo[i] ? s->lo[i] : s->at[i] > s->hi[i] ? s->hi[i] : s->at[i];
    }
    s->round++;
}
