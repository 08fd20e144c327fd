/* See race.h. Halving the field doubles the trials of what is left: to find the best of many, that
 * is as good as any schedule (Karnin, Koren and Somekh 2013). */
#include "ai/race.h"

bool race_add(struct race *r, const struct move *move)
{
    for (int i = 0; i < r->count; i++)
        if (move_equal(&r->at[i].move, move))
            return false;
    if (r->count == RACE_MOVES_MAX)
        return false;
    r->at[r->count++] = (struct runner){.move = *move, .left = true};
    return true;
}

bool race_try(struct race *r, uint64_t seed)
{
    double first = 0;
    for (int i = 0; i < r->count; i++) {
        struct runner *one = &r->at[i];
        if (!one->left)
            continue;
        if (r->more && !r->more(r->arg))
            return false;
        double worth = r->worth(r->arg, &one->move, seed);
        if (!i)
            first = worth;
        one->lead += worth - first;
        one->squares += (worth - first) * (worth - first);
        if (one->most < worth - first || one->most < first - worth)
            one->most = worth < first ? first - worth : worth - first;
        one->n++;
    }
    return true;
}

void race_drop(struct race *r)
{
    int left = 0;
    for (int i = 0; i < r->count; i++)
        left += r->at[i].left;
    for (int keep = left > 3 ? (left + 1) / 2 : 2; left > keep; left--) {
        int worst = 0;
        for (int i = 1; i < r->count; i++)
            if (r->at[i].left && (!worst || r->at[i].lead * r->at[worst].n <
                                                r->at[worst].lead * r->at[i].n))
                worst = i;
        r->at[worst].left = false;
    }
}

int race_best(const struct race *r)
{
    int best = 0;
    double top = 0;
    for (int i = 1; i < r->count; i++) {
        const struct runner *one = &r->at[i];
        if (!one->left || !one->n)
            continue;
        double n = one->n + r->doubt, mean = (one->lead - r->doubt * one->most) / n,
               squares = one->squares + r->doubt * one->most * one->most,
               variance = (squares / n - mean * mean) / n;
        if (mean > top && mean * mean > r->errors * r->errors * variance) {
            top = mean;
            best = i;
        }
    }
    return best;
}
