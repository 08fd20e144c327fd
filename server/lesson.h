/* Lessons of the house (table/pupil.h): the room that one takes while somebody learns at a table.
 * At any other table nothing here does anything. */
#ifndef SERVER_LESSON_H
#define SERVER_LESSON_H

#include "server/tables.h"
#include "table/pupil.h"

/* Where its match is in the lesson, if it is one and has kept to it. False: no memory. */
bool table_lesson_open(struct table *, struct text *why);
/* Whether the next move is the lesson's to make; one that has ended is forgotten. */
bool table_lesson_makes(struct table *);
/* Makes room for what is said and named with it. False: no memory. */
bool table_lesson_fits(struct table *);
/* Makes it. False: the lesson does not fit this match, and is forgotten. */
bool table_lesson_make(struct table *);
/* As pupil_judge, pupil_took and pupil_leave. */
int table_lesson_judge(const struct table *, const struct wire_seat *, const struct pairs *,
                       int *way, struct text *why);
void table_lesson_took(struct table *, int way);
bool table_lesson_leave(struct table *, int seat, const struct pairs *);
/* ,"lesson":{..} for the learner. */
void table_lesson_put(const struct table *, int seat, const char *language, struct text *out);

#endif
