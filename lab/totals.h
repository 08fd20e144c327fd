/* What many matches came to, as one list of whole numbers. What is always true: lists add up number
 * by number, so parts joined in any order are the same whole, and a part is a list like another:
 * what is sent, kept or joined needs to know only how long it is.
 *
 * One run can play every deal in several set-ups. The first is the base; of each other one it also
 * counts what was different in the same deal. */
#ifndef LAB_TOTALS_H
#define LAB_TOTALS_H

#include "lab/match.h"

/* What is measured of a whole match (struct lab_record): each is a number of moves. */
enum lab_length { LENGTH_ENTRIES, LENGTH_TURNS, LENGTH_DECISIONS, LENGTHS };

enum {
    /* Lengths are counted one by one up to EXACT, from there in steps of 1/512 or finer. */
    LENGTH_EXACT = 1024, LENGTH_OCTAVES = 12,
    LENGTH_BINS = LENGTH_EXACT + LENGTH_OCTAVES * LENGTH_EXACT / 2
};

/* A figure of a seat, or of the whole table: what a match was worth to it, or a tally. */
enum { FIGURE_PAYOFF = -1 }; /* else the index of a tally */

struct lab_shape {
    const struct game *game;
    int seats, setups;
    bool spreads; /* how often each payoff and length came about, for medians and bootstraps */
};

/* How many numbers the list has, all 0 at first. */
size_t totals_size(const struct lab_shape *);
/* Adds a match: the record of each set-up. One that was stopped counts as that alone. A payoff
 * outside payoff_lo .. payoff_hi of the game stops the program (L10). */
void totals_add(const struct lab_shape *, const struct lab_record *, int64_t *totals);

/* ---- Of one set-up ---- */

int64_t totals_matches(const struct lab_shape *, const int64_t *, int setup); /* to the end */
int64_t totals_stopped(const struct lab_shape *, const int64_t *, int setup);
int64_t totals_stopped_by(const struct lab_shape *, const int64_t *, int setup, int seat);
/* Sums over the matches that were played to the end: of a length, and of a seat's decisions. */
int64_t totals_length(const struct lab_shape *, const int64_t *, int setup, enum lab_length);
int64_t totals_decided(const struct lab_shape *, const int64_t *, int setup, int seat);
/* Of a figure: its sum, the sum of its squares, and in how many matches it was above 0. */
struct figure_sums { int64_t sum, squares, above; };
struct figure_sums totals_figure(const struct lab_shape *, const int64_t *, int setup, int seat,
                                 int figure);
/* How often a length, or a payoff, came about: count[i], of the list, is of the value value(i).
 * Only of a shape with `spreads`. */
struct histogram {
    const int64_t *count;
    int bins;
    int (*value)(const struct lab_shape *, int bin);
};
struct histogram totals_lengths(const struct lab_shape *, const int64_t *, int setup,
                                enum lab_length);
struct histogram totals_payoffs(const struct lab_shape *, const int64_t *, int setup, int seat);

/* ---- Of a set-up above the first, against the first on the same deals ---- */

/* Deals that both played to the end; the sum of differences and of their squares; in how many the
 * figure was above 0 in this set-up alone, and in the base alone. */
struct figure_pairs { int64_t deals, sum, squares, gained, lost; };
struct figure_pairs totals_pairs(const struct lab_shape *, const int64_t *, int setup, int seat,
                                 int figure);

#endif
