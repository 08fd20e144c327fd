/* The log of a table, sent. */
#ifndef SERVER_EXPORT_H
#define SERVER_EXPORT_H

#include "server/http.h"

/* LOG_OWN: what the seat alone may know, also when it is over. LOG_WHOLE: everything, to go on with
 * elsewhere; its last line says "stopped" and shows the dealer's seed. Only where nobody else was
 * ever let in. */
enum log_part { LOG_SHOWN, LOG_OWN, LOG_WHOLE };
/* Sends a table's log, as this seat may have it. */
void answer_log(struct request *, struct table *, int seat, enum log_part);

#endif
