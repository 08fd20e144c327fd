/* What a game's odds come to (engine/odds.h), as text for programs: on a terminal, and in the page.
 * What is always true: a fraction is in lowest terms. */
#ifndef LAB_ANSWER_H
#define LAB_ANSWER_H

#include "engine/odds.h"
#include "lab/grown.h"

enum { ANSWER_EXACT_BYTES = 2 * BIG_DIGITS + 2 };

/* "1/6"; false: the figure is not known exactly. */
bool answer_exact(const struct odds_figure *, char out[ANSWER_EXACT_BYTES]);
/* Adds it as a JSON object, without a line end. */
void answer_json(const struct game *, const struct odds_answer *, struct grown *);
/* Adds what may be asked of the game as a JSON object (docs/lab.md). */
void answer_options_json(const struct game *, const struct data *, struct grown *);

#endif
