/* What the server has of a person at a table: given to them as a file, and removed. What is always
 * true: a person gets and removes only what is of their own seat; the moves of the match stay, for
 * they are the others' record too. */
#ifndef SERVER_MINE_H
#define SERVER_MINE_H

#include "server/http.h"

/* GET /api/tables/ID/mine. */
void get_mine(struct request *, struct table *, int seat);
/* POST /api/tables/ID/erase. Answers once what was removed is gone from the database. */
void post_erase(struct request *, struct table *, int seat);

#endif
