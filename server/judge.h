/* Checks a character against the limits of a table. */
#ifndef SERVER_JUDGE_H
#define SERVER_JUDGE_H

#include "server/http.h"

/* The body is a character: answers 200 with it and advice for its maker, or 422 and why this
 * table's limits refuse it. Changes nothing. */
void post_character(struct request *, struct table *, int seat);

#endif
