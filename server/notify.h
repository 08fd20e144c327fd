/* A program of the host's is told when somebody who is away is waited for (docs/operations.md), and
 * sends what it likes: mail, a message to a phone. What is always true: no secret is in what it is
 * told, and neither a slow program nor many turns hold up a match. */
#ifndef SERVER_NOTIFY_H
#define SERVER_NOTIFY_H

#include "server/tables.h"

/* Runs the program for each person who is waited for and has been away for a while, once until they
 * come back. */
void notify_look(struct house *, struct table *);
/* Somebody is at that seat. */
void notify_came(struct table *, int seat);
/* Frees what is done. */
void notify_collect(struct house *);

#endif
