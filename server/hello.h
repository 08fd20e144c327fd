/* The first message of a connection. */
#ifndef SERVER_HELLO_H
#define SERVER_HELLO_H

#include "server/ws.h"
#include "table/codec.h"

/* Lets it sit or look on; or refuses it and closes; or keeps it waiting till its table has been
 * read (conn->waiter). */
void conn_hello(struct conn *, const struct pairs *);
/* From which entry on a reader is told: after the last that it says it knows. */
void conn_tell_from(struct conn *, const struct pairs *);

#endif
