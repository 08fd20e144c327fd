/* The state of a match before the changes in flight. What is always true: a table keeps at most
 * one, and only while somebody may need it. */
#ifndef SERVER_HELD_H
#define SERVER_HELD_H

#include "server/tables.h"

/* The last entry on the disk, and the state after it. */
uint32_t table_n(const struct table *);
const struct state *table_state(const struct table *);
/* Keeps the present state if nothing is in flight; call it before a move. False: out of memory. */
bool table_hold(struct table *);
/* Drops it, unless something is in flight. */
void table_let_go(struct table *);

#endif
