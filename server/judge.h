/* Checks a character against the limits of a table. */
#ifndef SERVER_JUDGE_H
#define SERVER_JUDGE_H

#include "server/http.h"

/* The body is a character: answers why this table's limits refuse it, or with advice for its maker.
 * Changes nothing. */
void post_character(struct request *, struct table *, int seat);

#endif
