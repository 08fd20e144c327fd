/* A table at which somebody learns: what the lesson makes, allows and says there. What is always
 * true: where the learner is follows from the entries of the match, so that nothing of it is kept
 * but that it is a lesson (struct log_head). At any other table nothing here does anything. */
#ifndef SERVER_LESSON_H
#define SERVER_LESSON_H

#include "server/tables.h"
#include "table/lesson.h"
#include "table/wire.h"

struct table_lesson {
    struct lesson lesson;
    struct lesson_run run;    /* at the first step after the last move */
    const struct node *until; /* played to this step as the table is made; NULL: it is reached */
    int way;                  /* on which way it is */
};

/* Where its match is in the lesson, if it is one by the lesson's rules and cards, and has kept to
 * it. False: no memory. */
bool table_lesson_open(struct table *, struct text *why);
/* Plays to this step before anybody sees the table. */
void table_lesson_until(struct table *, const struct node *step, int way);
/* Whether the next move is the lesson's to make; one that has ended is forgotten. */
bool table_lesson_makes(struct table *);
/* Room for what is said and named with it. */
bool table_lesson_fits(struct table *);
/* False: the lesson does not fit this match, and is forgotten. */
bool table_lesson_make(struct table *);
/* A message of this seat: a wire_code, `why` what the lesson says to another move than the one that
 * it waits for. `way`: for table_lesson_took, once it has been made. */
int table_lesson_judge(const struct table *, const struct wire_seat *, const struct pairs *,
                       int *way, struct text *why);
void table_lesson_took(struct table *, int way);
/* Goes on without it. False: there is none, or it is not this seat's. */
bool table_lesson_leave(struct table *, int seat);
/* ,"lesson":{..} for the learner (docs/protocol.md). */
void table_lesson_put(const struct table *, int seat, const char *language, struct text *out);

#endif
