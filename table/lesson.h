/* Lessons: a guided first round of a game on a fixed deal (docs/lessons.md), and where a learner is
 * in one. What is always true: the path is fixed. The learner's moves are those that the steps wait
 * for, everybody else's and chance's stand in the lesson's own log, so that neither a better bot
 * nor another dealer changes a lesson; and where the learner is follows from the moves made, so
 * that nothing else has to be kept. */
#ifndef TABLE_LESSON_H
#define TABLE_LESSON_H

#include "table/match.h"

enum {
    LESSON_STEPS_MAX = 22,  /* of one way through */
    LESSON_SAY_BYTES = 480, /* of one sentence of at most 240 letters */
    LESSON_WAYS = 2         /* how many moves a step may leave to choose from */
};

/* A lesson as its game has it; borrows from the game. */
struct lesson {
    const struct game *game;
    struct rules rules;
    int seats, learner; /* the learner's seat */
    int ways;           /* 2: one of its steps leaves a choice; else 1 */
    const struct node *before, *autos, *steps, *log, *log_of[LESSON_WAYS];
};

/* Where somebody is in it. */
struct lesson_run {
    const struct lesson *lesson;
    const struct node *step;   /* NULL: all are done */
    const struct node *before; /* the next of the moves that are made unseen; NULL: none is left */
    const struct node *log;    /* what chance or another seat does next */
    int way;                   /* which of the moves to choose from it was, from 1; 0: not yet */
    int made;                  /* how many of the moves that the step waits for were made */
};

enum lesson_turn {
    LESSON_MAKES, /* the lesson makes the next move itself: lesson_make */
    LESSON_SAYS,  /* a step to be read: lesson_next goes on */
    LESSON_WAITS, /* a step that waits for a move of the learner */
    LESSON_ENDS,  /* all has been said */
    LESSON_ASTRAY /* the match is none of this lesson */
};

/* False: the game has none. */
bool lesson_open(struct lesson *, const struct game *);
/* The bot of the other seats once the lesson is left. */
const struct policy *lesson_bot(const struct lesson *);
void lesson_begin(struct lesson_run *, const struct lesson *);
/* An enum lesson_turn: what comes next; the match is the one that the lesson was begun with. */
int lesson_turn(const struct lesson_run *, const struct match *);
/* Makes the next move and appends its entry. False: `why`, and the lesson is astray. */
bool lesson_make(struct lesson_run *, struct match *, struct text *why);
/* From a step that is to be read to the next; and past all that are, to one that waits for a move,
 * if any more does. */
void lesson_next(struct lesson_run *);
void lesson_read_all(struct lesson_run *);

/* The moves that the step waits for now: 0, 1 or, where it leaves a choice, 2. */
int lesson_awaits(const struct lesson_run *, const struct match *, struct move out[LESSON_WAYS]);
/* Which of them this is, from 1; 0: none. */
int lesson_way(const struct lesson_run *, const struct match *, const struct move *);
/* That one has been made. */
void lesson_took(struct lesson_run *, int way);
/* Makes it for the learner. `way`: one of those that lesson_awaits gives now. False: `why`, and
 * nothing has changed. */
bool lesson_take(struct lesson_run *, struct match *, int way, struct text *why);

/* Goes on by itself, all the learner's moves made, until the step with this id has its turn (NULL:
 * to the end); where there is a choice, this way. False: `why`; there is no such step on this way,
 * or the lesson is astray. */
bool lesson_to(struct lesson_run *, struct match *, const char *id, int way, struct text *why);
/* Where a match is that was played so far: the first step after the learner's last move. False: it
 * has left the path. */
bool lesson_follow(struct lesson_run *, const struct lesson *, const struct match *);

/* ---- What a step is ---- */

const char *lesson_id(const struct node *step);
/* The first step, and the next one on this way (0: any). */
const struct node *lesson_step(const struct lesson *, const struct node *after, int way);
/* The step with this id, and on which way it is said, 1 where on any. NULL: there is none. */
const struct node *lesson_named(const struct lesson *, const char *id, int *way);
/* Which step of its way it is, from 1, and how many that way has. */
int lesson_number(const struct lesson_run *);
int lesson_count(const struct lesson_run *);
/* The i-th thing that the step points at, NULL: there are no more. */
const char *lesson_point(const struct node *step, int i);
/* Appends what is said at a step, and to a move that is not the one it waits for. */
void lesson_say(const struct lesson *, const struct node *step, struct text *out);
void lesson_wrong(const struct lesson *, const struct node *step, struct text *out);
/* Why nothing is taken back in a lesson. Always false. */
bool lesson_undo(struct text *why);

#endif
