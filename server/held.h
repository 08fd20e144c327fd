/* Where a match was before the changes that are in flight. What is always true: there is one such
 * state of a table, and only as long as somebody may ask for it. */
#ifndef SERVER_HELD_H
#define SERVER_HELD_H

#include "server/tables.h"

/* The last entry on the disk, and the state after it. */
uint32_t table_n(const struct table *);
const struct state *table_state(const struct table *);
/* Keeps where the match is at, if nothing is in flight: to be called before it moves. False: there
 * is no memory. */
bool table_hold(struct table *);
/* No longer kept, unless something is in flight. */
void table_let_go(struct table *);

#endif
