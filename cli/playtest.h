/* The figures of a playtest report. What is always true: each stands with how it was counted, and
 * what a game lacks for one is said instead. */
#ifndef CLI_PLAYTEST_H
#define CLI_PLAYTEST_H

#include "cli/report.h"
#include "cli/trial.h"
#include "lab/judge.h"
#include "lab/picks.h"

/* All borrowed; what the functions below find goes into `report`. */
struct playtest {
    const struct trial *trial;
    const struct picks *picks;
    const struct judge *judge;
    const int64_t *list;     /* the picks' numbers */
    const char *bot[TRIAL_SETUPS_MAX]; /* who plays all seats of a set-up */
    double pace;             /* seconds that people take for a decision */
    struct report *report;
};

void playtest_outcomes(const struct playtest *); /* outcomes, points, lengths */
void playtest_picks(const struct playtest *);    /* builds, picks */
void playtest_measures(const struct playtest *); /* Ludii's, and skill */
void playtest_judged(const struct playtest *);   /* of matches that were judged */
/* Plays the deals of a skill trace, if it is asked for. 0, or an exit code after a line. */
int playtest_trace(const struct args *, int seats);
void playtest_traced(const struct playtest *);   /* what came of them */
/* Plays the deals of other table options, if any. 0, or an exit code after a line. */
int playtest_sensitivity(const struct args *, int seats);
void playtest_sensitive(const struct playtest *); /* what came of them, and closes them */
void playtest_solved(const struct playtest *);    /* best play, where it can be worked out */
void playtest_says(const struct playtest *);     /* the sentences that the report opens with */

/* Rows of Ludii's measures; whether seats win each for itself, and whether they get different
 * points. */
bool playtest_alone(const struct playtest *);
bool playtest_has_apart(const struct playtest *);
void playtest_balance(const struct playtest *, int setup, struct report_row *);
void playtest_uniformity(const struct playtest *, int setup, struct report_row *);
void playtest_tree(const struct playtest *, int setup, struct report_row *);
void playtest_apart(const struct playtest *, int setup, struct report_row *);
void playtest_again(const struct playtest *, int setup, struct report_row *);
void playtest_space(const struct playtest *, int setup, struct report_row *);

/* Appends what people call a verb of a game. */
void playtest_verb(const struct game *, int verb, struct text *out);
/* A row of the figure that was added last, of these bots. */
struct report_row *playtest_row(const struct playtest *, int setup, const char *label);
/* Makes it a share, count of n, with Wilson's interval. */
void playtest_share(struct report_row *, int64_t count, int64_t n);
/* Makes it how often a slot was taken where it was open. */
void playtest_taken(struct report_row *, const struct pick_counts *);

#endif
