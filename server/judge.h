/* A character is held against the limits of a table. */
#ifndef SERVER_JUDGE_H
#define SERVER_JUDGE_H

#include "server/http.h"

/* The body is a character: refused by the limits of this table, or what whoever makes it should
 * know. It changes nothing. */
void post_character(struct request *, struct table *, int seat);

#endif
