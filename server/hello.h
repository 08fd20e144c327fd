/* The first message of a connection. */
#ifndef SERVER_HELLO_H
#define SERVER_HELLO_H

#include "server/ws.h"
#include "table/codec.h"

/* Seats the connection or lets it watch; or refuses and closes it; or keeps it waiting until its
 * table has been read (conn->waiter). */
void conn_hello(struct conn *, const struct pairs *);
/* Sets the entry after which a reader is told: the last that it says it knows, or none, where there
 * is no such entry. */
void conn_tell_from(struct conn *, const struct pairs *);

#endif
