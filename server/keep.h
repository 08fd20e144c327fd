/* How long tables are kept. */
#ifndef SERVER_KEEP_H
#define SERVER_KEEP_H

#include "server/house.h"

/* Notes that somebody is at the table, once an hour or so; what the store cannot take now is noted
 * the next time. */
void table_touch(struct house *, struct table *);
/* Removes, a few at a time, tables that nobody was at for options.keep_days. */
void keep_sweep(struct house *);
/* Somebody said hello: that, and an event. */
void table_came(struct house *, struct table *, int seat, const char *address);

#endif
