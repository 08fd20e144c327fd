/* Matches judged by playouts: at moments all over a match, the chance of each side to win, and what
 * the move made there was worth against another that was open. What is always true: a judgement is
 * a function of the set-up, the seed and the number of the move; the playouts are those of
 * croupier review, of the true position instead of what one seat could know. Numbers add up like
 * those of lab/totals.h. */
#ifndef LAB_JUDGE_H
#define LAB_JUDGE_H

#include "lab/drama.h"
#include "lab/interval.h"
#include "lab/match.h"

enum {
    JUDGE_MOMENTS = 24,  /* a match: one in each of so many equal parts of it */
    JUDGE_PLAYOUTS = 24  /* of each move there, in two halves */
};

struct judge {
    const struct lab_setup *setup;  /* the first of `setups` */
    int setups;
    const struct policy *bot;       /* plays on, in every seat */
    long long first, matches;       /* seeds that are judged */
    int64_t *const *into;           /* where numbers are added, */
    size_t at;                      /* so many numbers on */
};

/* How many numbers that is. */
size_t judge_numbers(const struct game *, int setups);
/* To be called of each match that is over (struct lab_watch); it is played again to be judged. */
void judge_over(const struct judge *, const struct lab_setup *, const struct lab_record *);
/* Whether all players win or lose together: then there are two sides, they and the game. */
bool judge_together(const struct game *, int seats);

/* ---- Reading ---- */

struct judge_mean { double n, sum, squares; };
struct judge_sums { /* of all matches that were added to the list */
    struct judge_mean drama, decided, threshold; /* shares, by match */
    double won;              /* matches judged that side 0, or any side, won */
    /* By match: of the squares of what moves changed, in points, whole: all; part: chance's. */
    struct ratio luck;
    /* By match: decisions that were judged; part: those whose move was clearly better or worse than
     * the other. */
    struct ratio mattered;
    /* By match: decisions that were judged; part: the squares of the difference in points. */
    struct ratio worth;
};
/* Decisions in which the other move was of this verb, a master's left out; in how many of them it
 * would clearly have brought more, or fewer, points to who made it. */
struct judge_other { int64_t drawn, better, worse; };
struct judge_other judge_other_of(const struct judge *, const int64_t *list, int setup, int verb);
struct judge_sums judge_of(const struct judge *, const int64_t *list, int setup);

#endif
