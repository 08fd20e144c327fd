/* What a review says of a seat and of its decisions, sentence by sentence. What is always true: the
 * language is the caller's, and nothing is kept between two calls, so that threads may ask. */
#ifndef CLI_REVIEW_SAID_H
#define CLI_REVIEW_SAID_H

#include "cli/reviewed.h"
#include "table/log.h"

enum { REVIEW_LINE_BYTES = 4096 };
/* What a sentence is: a seat's heading, a sum of its match, a heading, a decision, what is said of
 * that. */
enum review_part { REVIEW_SEAT, REVIEW_SUM, REVIEW_HEAD, REVIEW_MOVE, REVIEW_OF_MOVE };

struct review_said {
    const struct review *review;
    const struct log_head *head;
    const char *language; /* NULL: English */
    void (*put)(void *arg, enum review_part part, const char *line);
    void *arg;
};

/* How a decision did, by lichess' steps; what may be chance is small, whatever it lost. */
enum review_grade {
    REVIEW_NOT_JUDGED, REVIEW_FINE, REVIEW_SMALL, REVIEW_INACCURACY, REVIEW_MISTAKE, REVIEW_BLUNDER
};
enum review_grade review_grade(const struct review *, const struct review_step *);

static inline double review_points_of(int64_t units) { return (double)units / REVIEW_UNIT; }

/* Each puts its sentences: a seat's heading, the sums of its match, a decision and what is said of
 * it. */
void review_say_seat(const struct review_said *, int seat);
void review_say_sums(const struct review_said *, int seat);
void review_say_step(const struct review_said *, const struct review_step *);
/* A heading, or a sentence without slots. */
void review_say(const struct review_said *, enum review_part, int id, const void *slots);

#endif
