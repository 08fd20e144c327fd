/* A lesson with the match that it is played on, for the tests of lessons. */
#ifndef TESTS_LESSONS_LEARNER_H
#define TESTS_LESSONS_LEARNER_H

#include "table/lesson.h"
#include "table/native/pack.h"

struct learner {
    struct lesson lesson;
    struct lesson_run run;
    struct match match;
    struct pack_data pack;
    struct entry *entry;
    char *words;
    char reason[REASON_BYTES];
    struct text why;
};

/* At the beginning of the game's lesson, which it must have. */
void learner_open(struct learner *, const char *game);
void learner_close(struct learner *);
/* The moves that the lesson makes itself, up to the next step; what that is. */
int learner_on(struct learner *);

#endif
