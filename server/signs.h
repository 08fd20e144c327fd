/* Signs that a seat makes at a table: a nod, a laugh. What is always true: all seats are sent the
 * same at once, and nothing keeps it: no log, no store, no watcher. */
#ifndef SERVER_SIGNS_H
#define SERVER_SIGNS_H

#include "server/tables.h"

enum { SIGN_MS = 2000 }; /* between two of one seat */

/* {"type":"sign","sign":..} (docs/protocol.md), refused with an error message where it cannot be.
 * False: another message. */
bool signs_message(struct conn *, const struct pairs *);

#endif
