/* What chance changed between the decisions of a reviewed match, by its kind. What is always true:
 * between two decisions without chance the match is worth the same, and so the changes by chance
 * and by decisions add up to the result to the last millionth. */
#ifndef CLI_REVIEW_LUCK_H
#define CLI_REVIEW_LUCK_H

#include "cli/reviewed.h"

/* Finds the pieces between the seat's steps, which review_free frees. False: no memory. */
bool review_pieces(const struct review *, struct review_seat *);
/* Adds up what chance changed. Given are start and result, all steps, and in `rest` what the
 * decisions of others changed. False: no memory. */
bool review_luck(struct review_seat *);

#endif
