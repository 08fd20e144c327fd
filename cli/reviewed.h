/* A finished match, graded for some of its seats. What is always true: a seat's start value, luck
 * (dice and cards), skill and the rest add up to its result to the last millionth; what is found
 * does not depend on how many threads looked. */
#ifndef CLI_REVIEWED_H
#define CLI_REVIEWED_H

#include <stdatomic.h>

#include "ai/grade.h"
#include "table/match.h"

enum { REVIEW_UNIT = 1000000, REVIEW_THREADS_MAX = 64, REVIEW_START_TIMES = 8 };

/* A decision, in the eyes of one seat. All values are in millionths of a point. */
struct review_step {
    uint32_t line;  /* which move of the line of play, from 0 */
    uint32_t entry; /* its number in the match */
    uint8_t seat;   /* whose decision */
    bool judged;    /* false: too few worlds fitted; then its change counts as the rest, with all
                       next to it */
    struct grade grade;
    int64_t before, after, best;
    int64_t swing;   /* luck since the step before; of one not judged: what counts as the rest */
    uint32_t pieces; /* how many of the seat's pieces come before it */
};

/* What changes what a match is worth besides decisions. SHOWN: what another one hid; UNKNOWN: what
 * stands next to a decision that could not be judged. Both count as the rest. */
enum review_change { REVIEW_CARDS, REVIEW_DICE, REVIEW_SHOWN, REVIEW_UNKNOWN, REVIEW_CHANGES };

/* Moves of chance of one kind between two decisions, and what they changed. */
struct review_piece {
    uint32_t line, until; /* of the line of play: the first, and what is behind the last */
    enum review_change kind;
    bool asks, judged; /* another kind follows at once, so what the match is worth in between has to
                          be looked at; and was */
    int64_t value;     /* that */
    double variance;
    int64_t change;
};

struct review_seat {
    bool asked, stake; /* asked: the caller's; stake: the match can bring it something */
    int64_t start, result, luck, skill, rest; /* in millionths of a point */
    int64_t dice, cards;                      /* likewise, which luck is the sum of */
    double start_error, luck_error, skill_error, rest_error; /* standard errors, in points */
    double dice_error, cards_error;
    double spread; /* of results when the match begins: their standard deviation, in points */
    int32_t decisions,
        better;              /* its own; those where another move did better beyond three errors */
    double loss, loss_error; /* the sum over its decisions, in points */
    double proven;           /* the sum over those of `better` alone */
    struct review_step *step;
    uint32_t steps;
    struct review_piece *piece;
    uint32_t pieces;
};

struct review {
    const struct match *match;
    struct grader grader;
    int threads;               /* 1 to REVIEW_THREADS_MAX */
    const atomic_bool *stop;   /* set: nobody wants it any more; or NULL */
    atomic_uint *graded, *of;  /* decisions: done, and in all; or NULL */
    /* Made by review_make. */
    struct state *before;      /* each move of the line of play: the state it was made in */
    const struct entry **move; /* ... and the move */
    uint32_t *entry_of;
    uint32_t moves;
    struct review_seat seat[SEATS_MAX];
};

/* A loss in points as points out of a hundred of the chance to win: a standard deviation of the
 * results is taken for half a match that is even. */
double review_points(const struct review_seat *, double loss);
/* What its decisions lost, so many standard errors up: no less than those did that are beyond
 * doubt, though the others' errors may come to more than that below nothing. */
double review_lost(const struct review_seat *, double errors);
/* The same of each of its decisions, on average, out of a hundred; and the accuracy for such a
 * drop, from 0 to 100: our own, and lichess' (docs/review.md). */
double review_drop(const struct review_seat *, double errors);
double review_accuracy(double drop);
double review_lichess(double drop);
/* Who plays on: the bot of that name (NULL: careful, or random where there is none), and another
 * one that is asked for alternatives. False: there is no such bot. */
bool review_judge(struct grader *, const char *name);
/* Grades the match, which is over, for the seats that are asked. False: no memory, no world was
 * found, or stopped. review_free in any case. */
bool review_make(struct review *);
void review_free(struct review *);

#endif
