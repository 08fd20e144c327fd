/* Means and quantiles of what was counted, with intervals by the bootstrap: the matches are drawn
 * again from themselves many times (Efron, Annals of Statistics 7, 1979), and the middle 95 % of
 * what that gives is the interval. What is always true: the same counts give the same interval. */
#ifndef LAB_BOOTSTRAP_H
#define LAB_BOOTSTRAP_H

#include "lab/totals.h"

enum { QUANTILES = 3 };                          /* 10, 50 and 90 % */
enum { FIGURE_MEAN = QUANTILES, BOOT_FIGURES };  /* ... and the mean */

struct estimate { double value, low, high; }; /* the figure, and its 95 % interval */

/* Of at least one match. `out`: BOOT_FIGURES of them, in the unit of the values. False: there is no
 * memory; out stays. */
bool bootstrap(const struct lab_shape *, const struct histogram *, struct estimate *out);
/* Of any figure of counts: count[i] of `bins` matches came out as i. */
bool bootstrap_of(const int64_t *count, int bins, double (*figure)(const int64_t *count, void *arg),
                  void *arg, struct estimate *out);

#endif
