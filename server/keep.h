/* How long tables are kept. */
#ifndef SERVER_KEEP_H
#define SERVER_KEEP_H

#include "server/house.h"

/* Notes that somebody is at the table. keep_sweep removes, a few at a time, tables that nobody was
 * at for options.keep_days. */
void table_touch(struct house *, struct table *);
void keep_sweep(struct house *);
/* Somebody said hello. */
void table_came(struct house *, struct table *, int seat, const char *address);

#endif
