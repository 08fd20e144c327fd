/* Whether the disk takes what it is given, and the database is whole. */
#ifndef SERVER_HEALTH_H
#define SERVER_HEALTH_H

#include "server/http.h"

/* What the store has said of the disk (empty: all is well); begins to read the whole database, and
 * takes what came of it. */
void disk_note(struct house *, const char *trouble);
/* Which file the database is, once it is open. */
void disk_remember(struct house *);
/* After a failure: tries whether the disk takes anything again, for nobody may have a move for
 * it. */
void disk_sweep(struct house *);
bool disk_check(struct house *);
void disk_collect(struct house *);
/* 200 if all is well, else 503 and why. */
void answer_health(struct request *);

#endif
