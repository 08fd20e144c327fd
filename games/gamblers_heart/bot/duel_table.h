/* How the duel is played well, as shares from the solver: made by tests/ai/duel_table.c, which says
 * how. What is always true: a share is one character, ']' for never to '}' for always; '~' stands
 * where nobody can come by the row's own Fortune. */
#ifndef GAMES_GAMBLERS_HEART_DUEL_TABLE_H
#define GAMES_GAMBLERS_HEART_DUEL_TABLE_H

#include "games/gamblers_heart/exact.h"

enum {
    ROW_FORTUNES = 13, ROW_STAKES = 3, ROW_WORTHS = 2,
    ROWS = ROW_FORTUNES * ROW_STAKES * ROW_WORTHS,
    ROW_KINDS = 2,        /* the spell fits the caster's own Patronage, or another one */
    ROW_COUNTS = REROLL_MAX + 1,
    ROW_LINES = 4,        /* whether the caster has raised (2), and the GM (1) */
    SHARE_NEVER = ']', SHARE_STEPS = '}' - ']', SHARE_NOWHERE = '~'
};

/* By what the caster has, or the GM's die less 1. */
struct duel_row {
    struct { char none, one, mask_of_one, mask_of_two; } reroll[ROW_KINDS][POINTS];
    char raise[ROW_COUNTS][ROW_KINDS][POINTS];
    char match[ROW_COUNTS][2][FACES]; /* raises, after the caster has (1) or has not */
    char fold[ROW_COUNTS][ROW_LINES][ROW_KINDS][POINTS];
    char gm_fold[ROW_COUNTS][ROW_LINES][FACES];
};

extern const char gh_duel_table[ROWS][sizeof(struct duel_row) + 1];

/* The Gamblers' Fortune, the Stake and the worth that row i was solved for, and the nearest row:
 * one for any Fortune, as a side that has all 40 has no row of its own. */
static inline int row_fortune(int i) { return 2 + 3 * (i / (ROW_STAKES * ROW_WORTHS)); }
static inline int row_stake(int i) { return 4 + 4 * (i / ROW_WORTHS % ROW_STAKES); }
static inline int row_worth(int i) { return i % ROW_WORTHS ? 16 : 4; }
static inline int row_near(int fortune, int stake, double worth)
{
    int last = ROW_FORTUNES - 1, f = fortune < 1 ? 0 : (fortune - 1) / 3,
        s = stake < 6 ? 0 : stake < 10 ? 1 : 2;
    f = f < last ? f : last;
    return (f * ROW_STAKES + s) * ROW_WORTHS + (worth >= 10);
}

#endif
