/* Many matches at one table, with programs or without. */
#ifndef CLI_TABLE_MANY_H
#define CLI_TABLE_MANY_H

#include "cli/crew.h"
#include "cli/sitting.h"

/* The seat at our own standard streams, or -1. */
int table_stdio_seat(const struct sitting *);
/* Plays `games` matches and prints the totals. `seed`: of the first, each next one has one more;
 * below 0: none. An exit code, after a line if it is not 0. */
int table_many(struct sitting *, const struct args *, long long seed, long long games);

#endif
