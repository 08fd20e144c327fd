/* What a sweep varies, and what came of it. */
#ifndef CLI_SWEEP_H
#define CLI_SWEEP_H

#include "cli/figures_print.h"

enum { KNOBS_MAX = 64, KNOB_VALUES_MAX = 64, KNOB_VALUE_BYTES = 32, KNOB_NAME_BYTES = 96 };

/* Something that has several values, and the set-up in which it has each. */
struct knob {
    char name[KNOB_NAME_BYTES];
    char value[KNOB_VALUES_MAX][KNOB_VALUE_BYTES];
    int setup[KNOB_VALUES_MAX];
    int count;
};

struct sweep {
    struct trial trial;
    struct measure measure;      /* what is looked at */
    enum figure_of of;
    struct knob knob[KNOBS_MAX];
    int knobs;
    bool heatmap;                /* of two knobs: cell[i][j] is a set-up */
    int cell[KNOB_VALUES_MAX][KNOB_VALUES_MAX];
};

/* What a set-up came to against the base, set-up 0; false: there was no match. */
struct swing {
    struct figure is, difference;
    bool clear;                  /* more than chance makes of any of so many values */
    bool same;                   /* no deal differed, so that nothing is known of the noise */
};
/* Whether the difference of one of so many values is clear, or none. */
void sweep_judge(struct swing *, int values);
bool sweep_swing(const struct sweep *, int setup, struct swing *out);
/* How it is marked: '+' clearly more, '-' clearly less, '~' noise, '=' the same in every deal. */
char sweep_sign(const struct swing *);
/* The same in words, with which way it goes: "clearly more". */
const char *sweep_verdict(const struct swing *);
/* Whether one value makes it clearly more, and another clearly less. */
bool sweep_changes_sign(const struct sweep *, const struct knob *);

/* Indexes of the knobs, what moves the figure most first. */
void sweep_order(const struct sweep *, int order[KNOBS_MAX]);
struct report;
/* Adds it all to a report. */
void sweep_report(const struct sweep *, struct report *);
/* Prints it on stdout. */
void sweep_print(const struct sweep *, enum print_as);

#endif
