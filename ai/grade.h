/* What a decision of a match was worth to one seat, by playouts over the worlds that fit what that
 * seat could know then. What is always true: nothing here sees the true world; a grade is a
 * function of the view, the move and the seed, whatever else is graded; alternatives are compared
 * in the same worlds with the same luck, and the worlds that judge an alternative are not those
 * that found it, so that no loss is made larger by having looked for it. Worth is in points: each
 * seat's aim (game_aim). Nothing here takes memory. */
#ifndef AI_GRADE_H
#define AI_GRADE_H

#include "ai/playout.h"

enum {
    GRADE_WORLDS_MAX = 1024,
    GRADE_MOVES_MAX = 16,
    GRADE_PAST_MAX = 16,  /* moves */
    GRADE_STARTS_MAX = 4
};

/* What a seat has seen of late: its views before moves by which others hid something, and all moves
 * since as it read them. */
struct grade_past {
    struct view from[GRADE_STARTS_MAX]; /* the earliest first */
    int back[GRADE_STARTS_MAX];         /* how many moves ago that was: 1 .. GRADE_PAST_MAX */
    int starts;                         /* 0: none */
    struct move since[GRADE_PAST_MAX + 1]; /* from the earliest view on; one move more for
                                              grade_other: the one that is judged */
};

struct grader {
    struct playout play;        /* its bot plays on from every alternative, and is the measure of
                                   skill */
    const struct policy *other; /* another bot, which is asked for an alternative; or NULL */
    uint64_t seed;
    int worlds; /* that judge: 2 .. GRADE_WORLDS_MAX */
    int first;  /* that find the best alternative: 1 .. GRADE_WORLDS_MAX */
    int moves;  /* that are looked at: 2 .. GRADE_MOVES_MAX */
    /* NULL, or the past of the view that is asked about: worlds are drawn at one of its views, the
     * earliest that can be, and what others hid since is what the bot would have chosen; if none
     * can, and without, they are drawn where we are, all that fit being equally likely. */
    const struct grade_past *past;
    int later; /* 1 if the view that is asked about is behind the one move more of the past; or 0 */
};

/* Means over worlds, and the variances of the means. */
struct grade {
    double before, after, best; /* what the match is worth to the seat if the bot chooses here; with
                                   what was played; with the best alternative */
    double before_var, gain_var, loss_var; /* of before; after - before; best - after */
    struct move move;        /* the best alternative: what was played if nothing looked better */
    bool better;             /* it is another move, and led where it was looked for */
    int worlds, fit, differ; /* worlds (`first` of them, if no alternative came to anything else
                                there); those in which the move was possible; those in which the
                                alternative came to another result */
    int moves;               /* that were looked at */
};

/* Each gives false, and leaves its results alone, if a world could not be found. `n` numbers the
 * decision, below 2^31. */

/* What the match is worth to the view's seat as it stands, by `worlds` playouts of stream n. */
bool grade_value(const struct grader *, const struct view *, uint64_t n, int worlds, double *mean,
                 double *variance);
/* Grades a move of the view's own seat, which is open there. */
bool grade_own(const struct grader *, const struct view *, const struct move *, uint64_t n,
               struct grade *out);
/* What a move of another seat changed for the view's seat; hidden arguments are ARG_HIDDEN. Worlds
 * in which it was not possible no longer count after it; where those are most, worlds that fit the
 * view after it (`then`) are taken. Nothing is graded: best is as after. */
bool grade_other(const struct grader *, const struct view *, const struct move *,
                 const struct view *then, uint64_t n, struct grade *out);

#endif
