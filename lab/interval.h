/* Intervals that hold the true figure 95 times in 100. n is 1 or more. */
#ifndef LAB_INTERVAL_H
#define LAB_INTERVAL_H

/* So many standard errors to either side of a mean. */
extern const double INTERVAL_95;

/* The same where so many figures are looked at and none of them is to be off by chance, 95 times in
 * 100 (Bonferroni). */
double interval_among(int figures);

/* Of a share, 0 to 1: `hits` of n; a half counts as a half (Wilson, JASA 22, 1927). */
void interval_of_share(double hits, double n, double *low, double *high);

/* Of a mean of n numbers with this sum and sum of squares, by the normal distribution; of a single
 * number, that number alone. */
void interval_of_mean(double sum, double squares, double n, double *low, double *high);

/* Of a share of things that come n matches' worth at a time, and are alike within a match: sums
 * over the matches of how many there were, how many of those are counted, and products (a ratio
 * estimator: Cochran, Sampling Techniques, 1977, 6). `whole` is above 0; 0 to 1. */
struct ratio { double n, whole, part, whole_whole, whole_part, part_part; };
void interval_of_ratio(const struct ratio *, double *low, double *high);

#endif
