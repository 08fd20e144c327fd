/* See drama.h. */
#include "lab/drama.h"

static bool wins(const struct drama *d, int side)
{
    return d->winners >> side & 1;
}

static double gap(const struct drama *d, const double *find, const double *chance)
{
    double behind = 0;
    int leads = 0, winners = 0;
    for (int side = 1; side < d->sides; side++)
        leads = find[side] > find[leads] ? side : leads;
    for (int side = 0; side < d->sides; side++)
        if (wins(d, side)) {
            behind += chance[leads] - chance[side];
            winners++;
        }
    return winners ? behind / winners : 0;
}

double drama_behind(const struct drama *d)
{
    double sum = 0;
    for (int i = 0; i < d->moments; i++) {
        const struct drama_moment *at = &d->at[i];
        sum += gap(d, at->chance[0], at->chance[1]) / 2 + gap(d, at->chance[1], at->chance[0]) / 2;
    }
    return d->moments ? sum / d->moments : 0;
}

static double chance(const struct drama_moment *at, int side)
{
    return (at->chance[0][side] + at->chance[1][side]) / 2;
}

bool drama_decided(const struct drama *d, double *threshold, double *when)
{
    bool lost = false;
    *threshold = 0;
    *when = 1;
    for (int side = 0; side < d->sides; side++) {
        lost = lost || !wins(d, side);
        for (int i = 0; i < d->moments && !wins(d, side); i++)
            if (chance(&d->at[i], side) > *threshold)
                *threshold = chance(&d->at[i], side);
    }
    for (int i = d->moments; i-- > 0;)
        for (int side = 0; side < d->sides; side++)
            if (wins(d, side) && chance(&d->at[i], side) > *threshold)
                *when = d->at[i].when;
    return lost && d->moments;
}
