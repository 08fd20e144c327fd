/* croupier odds dice. What is always true: nothing is printed before all is worked out. */
#ifndef CLI_ODDS_DICE_H
#define CLI_ODDS_DICE_H

#include "cli/args.h"

/* The second word is the expression. Gives an exit code. */
int odds_dice(const struct args *);

#endif
