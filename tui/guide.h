/* What a game is, from its tables alone: table options, phases, moves; and text wrapped for a
 * reader. What is always true: nothing here needs a match. */
#ifndef TUI_GUIDE_H
#define TUI_GUIDE_H

#include <stdio.h>

#include "engine/game.h"

/* Columns to wrap at: of the terminal behind `out`, at most 100; 0 if it is none (then lines stay
 * whole). */
int guide_columns(FILE *out);
/* Prints text of several lines, each after `indent`, wrapped between words. A line that begins with
 * spaces or a number and a full stop goes on under its first word. */
void guide_wrap(FILE *out, const char *text, const char *indent);
/* Prints how the game is played, if it has words for that. */
/* The game in two or three sentences. */
void guide_about(FILE *out, const struct game *, const char *indent);
void guide_how(FILE *out, const struct game *, const struct data *, const struct rules *,
               const char *indent);
/* Prints the table options with their values and defaults. */
void guide_rules(FILE *out, const struct game *, const char *indent);
/* Prints roles, phases, and the players' and chance's moves with their arguments. */
void guide_moves(FILE *out, const struct game *, const char *indent);

#endif
