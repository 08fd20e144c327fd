/* The log of a table, sent. */
#ifndef SERVER_EXPORT_H
#define SERVER_EXPORT_H

#include "server/http.h"

/* Sends a table's log, as this seat may have it; `own`: what it alone may know, also when it is
 * over. */
void answer_log(struct request *, struct table *, int seat, bool own);

#endif
