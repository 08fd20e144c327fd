/* Who is away and is waited for is told (docs/operations.md): by a program of the host's, which
 * sends what it likes, mail or a message to a phone, and by Web Push (push.h). What is always true:
 * no secret is in what goes out, and neither a slow program nor many turns hold up a match. */
#ifndef SERVER_NOTIFY_H
#define SERVER_NOTIFY_H

#include "server/tables.h"

/* Tells each person who is waited for and has been away for a while, once until they come back. */
void notify_look(struct house *, struct table *);
/* Somebody is at that seat. */
void notify_came(struct table *, int seat);
/* Frees what is done. */
void notify_collect(struct house *);

#endif
