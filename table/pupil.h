/* A match in which somebody learns (table/lesson.h): what the lesson makes, allows and says there,
 * for whoever keeps the match. What is always true: where the learner is follows from the entries
 * of the match, so that nothing of it is kept but that it is a lesson (struct log_head). Once it
 * has ended or was left, nothing here does anything. */
#ifndef TABLE_PUPIL_H
#define TABLE_PUPIL_H

#include "table/lesson.h"
#include "table/log.h"
#include "table/wire.h"

struct pupil {
    bool on;
    struct lesson lesson;
    struct lesson_run run;    /* at the first step after the last move */
    const struct node *until; /* played to this step as the table is made; NULL: it is reached */
    int way;                  /* on which way it is */
};

/* Where the match is in the lesson: `on`, if it is one by the lesson's rules and cards (`pack`
 * names those that it is played with; NULL: of its own), and has kept to it. */
void pupil_open(struct pupil *, const struct log_head *, const char *pack, const struct match *);
/* Plays to this step before anybody sees the table. */
void pupil_until(struct pupil *, const struct node *step, int way);
/* Whether the next move is the lesson's to make. */
bool pupil_makes(struct pupil *, const struct match *);
/* Makes it. False: the lesson does not fit this match, and has ended. */
bool pupil_make(struct pupil *, struct match *);
/* A message of this seat: a wire_code, `why` what the lesson says to another move than the one that
 * it waits for. `way`: for pupil_took, once it has been made. */
int pupil_judge(const struct pupil *, const struct match *, const struct wire_seat *,
                 const struct pairs *, int *way, struct text *why);
void pupil_took(struct pupil *, const struct match *, int way);
/* {"type":"leave-lesson"} of this seat: goes on without it. False: that is no such message, or not
 * from the learner. */
bool pupil_leave(struct pupil *, int seat, const struct pairs *);
/* ,"lesson":{..} for the learner (docs/protocol.md). */
void pupil_put(const struct pupil *, const struct match *, int seat, const char *language,
                struct text *out);

#endif
