/* See figures.h. */
#include "lab/figures.h"

#include "lab/interval.h"

const char *const figure_kinds[OF_KINDS] = {"share", "mean", "p10", "median", "p90"};

static bool is_length(const struct measure *measure)
{
    return measure->figure <= -2 && measure->figure > FIGURE_DECIDED;
}

int lab_measures(const struct lab_shape *shape, struct measure *out)
{
    static const char *const lengths[LENGTHS] = {"entries", "turns", "decisions"};
    const struct game *game = shape->game;
    int count = 0;
    for (int i = 0; i < game->tally_count; i++)
        if (game->tallies[i].shared)
            out[count++] =
                (struct measure){game->tallies[i].name, -1, i, game->tallies[i].counts, true};
    for (int i = 0; i < LENGTHS; i++)
        out[count++] = (struct measure){lengths[i], -1, -2 - i, true, false};
    for (int seat = 0; seat < shape->seats; seat++) {
        out[count++] = (struct measure){"points", seat, FIGURE_PAYOFF, true, false};
        for (int i = 0; i < game->tally_count; i++)
            if (!game->tallies[i].shared)
                out[count++] =
                    (struct measure){game->tallies[i].name, seat, i, game->tallies[i].counts, true};
        out[count++] = (struct measure){"decisions", seat, FIGURE_DECIDED, true, false};
    }
    return count;
}

/* A mean of numbers with this sum and sum of squares. */
static struct estimate mean_of(double sum, double squares, double n)
{
    struct estimate is = {.value = sum / n};
    interval_of_mean(sum, squares, n, &is.low, &is.high);
    return is;
}

static struct figure share_figure(int64_t hits, double n)
{
    struct figure figure = {OF_SHARE, "wilson", hits, {.value = (double)hits / n}};
    interval_of_share((double)hits, n, &figure.is.low, &figure.is.high);
    return figure;
}

static struct figure_sums sums_of(const struct lab_shape *shape, const int64_t *totals, int setup,
                                  const struct measure *measure)
{
    if (is_length(measure))
        return (struct figure_sums){
            totals_length(shape, totals, setup, (enum lab_length)(-2 - measure->figure)), 0, 0};
    if (measure->figure == FIGURE_DECIDED)
        return (struct figure_sums){totals_decided(shape, totals, setup, measure->seat), 0, 0};
    return totals_figure(shape, totals, setup, measure->seat < 0 ? 0 : measure->seat,
                         measure->figure);
}

static int spread_figures(const struct lab_shape *shape, const int64_t *totals, int setup,
                          const struct measure *measure, struct figure *out)
{
    static const enum figure_of kinds[BOOT_FIGURES] = {OF_P10, OF_MEDIAN, OF_P90, OF_MEAN};
    struct estimate all[BOOT_FIGURES];
    bool length = is_length(measure);
    struct histogram counts =
        length ? totals_lengths(shape, totals, setup, (enum lab_length)(-2 - measure->figure))
               : totals_payoffs(shape, totals, setup, measure->seat);
    if (!bootstrap(shape, &counts, all))
        return 0;
    double n = (double)totals_matches(shape, totals, setup);
    int64_t sum = sums_of(shape, totals, setup, measure).sum;
    out[0] = (struct figure){OF_MEAN, "bootstrap", sum, all[FIGURE_MEAN]};
    out[0].is.value = (double)sum / n; /* of a long length it is exact, and its bins are not */
    for (int i = 0; i < QUANTILES && length; i++)
        out[1 + i] = (struct figure){kinds[i], "bootstrap", 0, all[i]};
    return length ? 1 + QUANTILES : 1;
}

int lab_figures(const struct lab_shape *shape, const int64_t *totals, int setup,
                const struct measure *measure, struct figure *out)
{
    double n = (double)totals_matches(shape, totals, setup);
    int count = 0;
    if (n < 1)
        return 0;
    struct figure_sums sums = sums_of(shape, totals, setup, measure);
    bool spread = is_length(measure) || measure->figure == FIGURE_PAYOFF;
    if (spread && shape->spreads)
        return spread_figures(shape, totals, setup, measure, out);
    if (is_length(measure))
        return 0; /* without its spread nobody knows how sure its mean is */
    if (measure->figure == FIGURE_DECIDED) { /* known exactly of these matches, and no more asked */
        double mean = (double)sums.sum / n;
        out[count++] = (struct figure){OF_MEAN, NULL, sums.sum, {mean, mean, mean}};
        return count;
    }
    if (measure->counts)
        out[count++] = (struct figure){OF_MEAN, "normal", sums.sum,
                                       mean_of((double)sums.sum, (double)sums.squares, n)};
    if (measure->bounded)
        out[count++] = share_figure(sums.above, n);
    return count;
}

int lab_differences(const struct lab_shape *shape, const int64_t *totals, int setup,
                    const struct measure *measure, struct figure *out)
{
    int count = 0;
    if (measure->figure <= -2)
        return 0;
    struct figure_pairs pairs =
        totals_pairs(shape, totals, setup, measure->seat < 0 ? 0 : measure->seat, measure->figure);
    double n = (double)pairs.deals;
    if (n < 1)
        return 0;
    if (measure->counts)
        out[count++] = (struct figure){OF_MEAN, "normal", pairs.sum,
                                       mean_of((double)pairs.sum, (double)pairs.squares, n)};
    if (measure->bounded)
        out[count++] =
            (struct figure){OF_SHARE, "normal", pairs.gained - pairs.lost,
                            mean_of((double)(pairs.gained - pairs.lost),
                                    (double)(pairs.gained + pairs.lost), n)};
    return count;
}

bool lab_figure(const struct lab_shape *shape, const int64_t *totals, int setup,
                const struct measure *measure, enum figure_of of, struct figure *out)
{
    struct figure all[FIGURES_MAX];
    int count = lab_figures(shape, totals, setup, measure, all);
    for (int i = 0; i < count; i++)
        if (all[i].of == of) {
            *out = all[i];
            return true;
        }
    return false;
}
