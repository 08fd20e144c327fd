/* See purse.h. */
#include "games/bloodsport/bot/purse.h"

/* A round's winnings: even shares of a bell of this width, eight of them. Mean and width are those
 * of careful players, in 5,000 matches alone and beside another, by the Coin that they held. */
static const double SHARE[] = {-1.53, -0.89, -0.49, -0.16, 0.16, 0.49, 0.89, 1.53};
enum { SHARES = sizeof SHARE / sizeof *SHARE };
static const double MEAN_NONE = 0.25, MEAN_COIN = 0.2, MEAN_MOST = 2.6;
static const double WIDTH_NONE = 1, WIDTH_COIN = 0.4, WIDTH_MOST = 4.25;
static const double SLOPE_LEAST = 0.004;

static double least(double a, double b)
{
    return a < b ? a : b;
}

static double between(const double *at, double coin)
{
    if (coin <= 0)
        return at[0];
    if (coin >= PURSE_COIN)
        return at[PURSE_COIN];
    int whole = (int)coin;
    return at[whole] + (coin - whole) * (at[whole + 1] - at[whole]);
}

/* The best of paying the smallest box, skipping, and paying all. */
static double settled(const struct purse *p, int paid, int chance, int coin)
{
    if (coin >= p->rest[paid])
        return 1;
    double best = chance > 0 ? p->round[paid][chance - 1][coin] : 0;
    if (coin >= p->box[paid]) {
        double then = p->round[paid + 1][chance][coin - p->box[paid]];
        if (then > best)
            best = then;
    }
    return best;
}

void bg_purse_fill(struct purse *p, int paid_mask)
{
    p->left = 0;
    for (int box = 0; box < BOXES; box++)
        if (!(paid_mask >> box & 1))
            p->box[p->left++] = box + 3; /* BG-A2 */
    for (int paid = p->left - 1, sum = 0; paid >= 0; paid--)
        p->rest[paid] = sum += p->box[paid];
    for (int paid = p->left - 1; paid >= 0; paid--)
        for (int chance = 0; chance <= CHANCE_START; chance++) {
            double *at = p->settle[paid][chance];
            for (int coin = 0; coin <= PURSE_COIN; coin++)
                at[coin] = settled(p, paid, chance, coin);
            for (int coin = 0; coin <= PURSE_COIN; coin++) {
                double mean = least(MEAN_NONE + MEAN_COIN * coin, MEAN_MOST), sum = 0;
                double width = least(WIDTH_NONE + WIDTH_COIN * coin, WIDTH_MOST);
                for (int k = 0; k < SHARES; k++)
                    sum += between(at, coin + mean + width * SHARE[k]);
                p->round[paid][chance][coin] = sum / SHARES;
            }
        }
}

double bg_purse_settle(const struct purse *p, int chance, double coin)
{
    return p->left ? between(p->settle[0][chance], coin) : 1;
}

double bg_purse_round(const struct purse *p, int paid, int chance, double coin)
{
    return paid < p->left ? between(p->round[paid][chance], coin) : 1;
}

double bg_purse_slope(const struct purse *p, int chance, int coin)
{
    double slope = (bg_purse_round(p, 0, chance, coin + 2) -
                    bg_purse_round(p, 0, chance, coin - 2)) / 4;
    return slope > SLOPE_LEAST ? slope : SLOPE_LEAST;
}
