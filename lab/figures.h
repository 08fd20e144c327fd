/* What many matches came to, as named figures. What is always true: a figure stands with the whole
 * numbers that it is made of and with its 95 % interval, and says by which method. */
#ifndef LAB_FIGURES_H
#define LAB_FIGURES_H

#include "lab/bootstrap.h"

enum figure_of { OF_SHARE, OF_MEAN, OF_P10, OF_MEDIAN, OF_P90, OF_KINDS };
extern const char *const figure_kinds[OF_KINDS]; /* "share", ... */

/* What is measured: a tally or "points" of a seat or (seat -1) the whole table; or a length. */
struct measure {
    const char *name;      /* "won", "points", "decisions", "entries" */
    int seat;              /* -1: the whole table's */
    int figure;            /* FIGURE_PAYOFF or a tally; of a length: -2 - enum lab_length */
    bool counts, bounded;  /* it has a mean; it has a share above 0 */
};

struct figure {
    enum figure_of of;
    const char *by;        /* "wilson", "normal", "bootstrap"; NULL: counted, without an interval */
    int64_t count;         /* of a share: in how many matches; of a mean: the sum; else 0 */
    struct estimate is;
};

enum { FIGURES_MAX = OF_KINDS, MEASURES_MAX = 3 + SEATS_MAX * (2 + LAB_TALLIES_MAX) };
enum { FIGURE_DECIDED = -9 }; /* how many decisions a seat made */

/* All that is measured, in the order in which it is told: the table's, then each seat's;
 * at most MEASURES_MAX. */
int lab_measures(const struct lab_shape *, struct measure *out);
/* The figures of a measure, at most FIGURES_MAX; how many. 0: there is no match, no memory for a
 * bootstrap, or it is a length of a shape without `spreads`. */
int lab_figures(const struct lab_shape *, const int64_t *totals, int setup, const struct measure *,
                struct figure *out);
/* The differences of a set-up from the first, on the same deals: of the mean, and of the share; how
 * many, at most 2. 0: there is no deal, or it is a length or a count of decisions. */
int lab_differences(const struct lab_shape *, const int64_t *totals, int setup,
                    const struct measure *, struct figure *out);
/* The one of lab_figures that is of this kind. False: there is none; *out stays. */
bool lab_figure(const struct lab_shape *, const int64_t *totals, int setup, const struct measure *,
                enum figure_of, struct figure *out);

#endif
