/* What a page asks of a move in the making (docs/protocol.md, "ask"). */
#ifndef SERVER_ASKED_H
#define SERVER_ASKED_H

#include "server/conn.h"

/* Answers the message, or says why it cannot be read. False: it is no such question. It changes
 * nothing. */
bool conn_asked(struct conn *, const struct pairs *);

#endif
