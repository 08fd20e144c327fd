/* What the kinds of odds share: how a chance is printed. What is always true: what is neither
 * impossible nor sure is not written so. */
#ifndef CLI_ODDS_PRINT_H
#define CLI_ODDS_PRINT_H

#include <stdbool.h>

#include "cli/args.h"

struct game;

/* croupier odds dice; the second word is the expression. Gives an exit code. */
int odds_dice(const struct args *);
/* croupier odds GAME --log FILE. Gives an exit code. */
int odds_log(const struct game *, const struct args *);

/* A share, 0 to 1, as "16.6667%"; `none`, `all`: it is exactly 0, exactly 1. Gives `out`. */
const char *odds_percent(double share, bool none, bool all, char out[16]);
/* Prints the rest of a line: a bar, and the fraction ("1/6"; NULL: none) if it is short. */
void odds_bar(double share, const char *fraction);

#endif
