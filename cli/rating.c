/* See rating.h. The likeliest strengths, by minorization-maximization (Hunter, Annals of Statistics
 * 32, 2004). */
#include "cli/rating.h"

#include <math.h>
#include <stdbool.h>

enum { ROUNDS_MAX = 100000 };
static const double CLOSE_ENOUGH = 1e-9;

void rating_fit(const struct results *r, int count, double *elo)
{
    double strength[RATED_MAX], points[RATED_MAX] = {0}, met[RATED_MAX][RATED_MAX] = {{0}};
    for (int i = 0; i < count; i++) {
        strength[i] = 1;
        for (int j = 0; j < count; j++) {
            double n = r->won[i][j] + r->won[j][i] + r->drawn[i][j];
            if (i == j || n <= 0)
                continue;
            met[i][j] = n + 1;
            points[i] += r->won[i][j] + (r->drawn[i][j] + 1) / 2;
        }
    }
    bool moved = true;
    for (int round = 0; round < ROUNDS_MAX && moved; round++) {
        moved = false;
        for (int i = 0; i < count; i++) {
            double sum = 0;
            for (int j = 0; j < count; j++)
                sum += met[i][j] / (strength[i] + strength[j]);
            if (sum <= 0)
                continue;
            double next = points[i] / sum;
            moved = moved || fabs(next - strength[i]) > CLOSE_ENOUGH * strength[i];
            strength[i] = next;
        }
    }
    for (int i = 0; i < count; i++)
        elo[i] = strength[i] == strength[0] ? 0 : 400 * log10(strength[i] / strength[0]);
}
