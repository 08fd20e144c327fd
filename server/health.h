/* Whether the disk accepts writes and the database is intact. */
#ifndef SERVER_HEALTH_H
#define SERVER_HEALTH_H

#include "server/http.h"

/* Notes what the store said about the disk; empty: all is well. */
void disk_note(struct house *, const char *trouble);
/* Notes which file the database is, once it is open. */
void disk_remember(struct house *);
/* After a failure: tries whether the disk accepts writes again, as there may be no move to try
 * with. */
void disk_sweep(struct house *);
bool disk_check(struct house *);
void disk_collect(struct house *);
/* 200 if all is well, else 503 and why. */
void answer_health(struct request *);

#endif
