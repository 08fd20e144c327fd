/* Prints what a trial came to, on stdout. Functions with `out` append to it. */
#ifndef CLI_FIGURES_PRINT_H
#define CLI_FIGURES_PRINT_H

#include "cli/trial.h"
#include "lab/figures.h"

enum print_as { AS_WORDS, AS_JSON, AS_CSV };

void figures_print(const struct trial *, enum print_as);
/* What a measure is called, without its seat: "won". */
void measure_title(const struct trial *, const struct measure *, struct text *out);
/* A figure's value for people: "43.10%", "1.250", "12". */
void figure_said(const struct figure *, double value, struct text *out);
/* "a":1,"b":2 of a figure, in JSON. */
void figure_json(const struct figure *);
/* The head of a JSON answer, up to the comma: what was played. */
void trial_json(const struct trial *);
/* "seeds 1 to 1000" */
void trial_seeds(const struct trial *, long long done, struct text *out);

#endif
