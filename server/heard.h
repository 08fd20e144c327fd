/* What a seat sends after its hello. */
#ifndef SERVER_HEARD_H
#define SERVER_HEARD_H

#include "table/codec.h"

struct conn;

/* Does what the message asks for, or answers it with an error message. The table may be lost by
 * it. */
void conn_heard(struct conn *, const struct pairs *);

#endif
