/* The best play of Leduc hold'em as a table, made by tests/ai/leduc_table.c. */
#ifndef GAMES_LEDUC_TABLE_H
#define GAMES_LEDUC_TABLE_H

#include "engine/engine.h"

enum {
    LEDUC_ASKED = 6, /* twice the raises of the round, + 1 if seat 1 is asked */
    LEDUC_WAYS = 5,  /* to the board: no raise; 1, by seat 0 or 1; 2, the first by seat 0 or 1 */
    LEDUC_RANKS = 3,
    LEDUC_SECOND = LEDUC_ASKED * LEDUC_RANKS, /* rows of the first round; the second's follow */
    LEDUC_ROWS = LEDUC_SECOND + LEDUC_WAYS * LEDUC_ASKED * LEDUC_RANKS * LEDUC_RANKS,
    LEDUC_SHARES = 10000
};

/* In how many of LEDUC_SHARES it folds and raises; else it calls or checks. */
struct leduc_share {
    uint16_t fold, raise;
};
extern const struct leduc_share leduc_table[LEDUC_ROWS];

/* The row of a seat that is asked, in a state or a view of its own. */
int leduc_row(const struct state *, int seat);

#endif
