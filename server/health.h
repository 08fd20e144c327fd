/* Whether the disk accepts writes and the database is intact. */
#ifndef SERVER_HEALTH_H
#define SERVER_HEALTH_H

#include "server/http.h"

/* Notes what the store said about the disk, TROUBLE_BYTES of it at most; empty: all is well. */
void disk_note(struct house *, const char *trouble);
/* Notes which file the database is, once it is open. */
void disk_remember(struct house *);
/* After a failure: tries whether the disk accepts writes again, as there may be no move to try
 * with. */
void disk_sweep(struct house *);
/* Begins to read the whole database on a checker's thread. False: there is no memory. */
bool disk_check(struct house *);
/* Notes what that has found, once it is done. */
void disk_collect(struct house *);
/* 200 if all is well, else 503 and why. */
void answer_health(struct request *);

#endif
