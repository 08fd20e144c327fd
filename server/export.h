/* Sends the log of a table. */
#ifndef SERVER_EXPORT_H
#define SERVER_EXPORT_H

#include "server/http.h"

/* LOG_SHOWN: what the seat may know while the match is on, all once it is over, unless it keeps its
 * secrets. LOG_OWN: only what the seat may know, even after the match. LOG_WHOLE: everything, to
 * continue elsewhere; its last line says "stopped" and shows the dealer's seed. Only if nobody else
 * was ever let in. */
enum log_part { LOG_SHOWN, LOG_OWN, LOG_WHOLE };
/* Whether anyone with the table's address may have this part: what a watcher sees, or a match that
 * is shared. */
bool log_is_open(const struct table *, enum log_part);
/* Sends a table's log, as this seat (SEAT_WATCHER: anyone) may have it; or answers why not. */
void answer_log(struct request *, struct table *, int seat, enum log_part);

#endif
